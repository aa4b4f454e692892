"""Metrics for operators, in Prometheus' text format."""

import asyncio
import time
from collections import deque

from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest

from stammtisch.server.tables import Tables

TICK = 0.1  # seconds between two looks at the event loop
MINUTE = 600  # ticks


class Metrics:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.registry = CollectorRegistry()
        self.appends = Histogram(
            "stammtisch_append_seconds",
            "Time until an entry is on disk.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
            registry=self.registry,
        )
        self.in_memory = Gauge("stammtisch_tables", "Tables in memory, by phase.", ["phase"], registry=self.registry)
        self.sockets = Gauge("stammtisch_sockets", "Open sockets.", registry=self.registry)
        self.set_aside = Gauge("stammtisch_tables_set_aside", "Tables that have failed.", registry=self.registry)
        self.longest_pause = Gauge(
            "stammtisch_loop_pause_seconds",
            "Longest pause of the event loop in the last minute.",
            registry=self.registry,
        )
        self.pauses: deque[float] = deque([0.0], MINUTE)
        tables.on_append = self.appends.observe

    async def watch_loop(self) -> None:
        """Until cancelled."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(TICK)
            self.pauses.append(max(0.0, time.monotonic() - began - TICK))

    def text(self) -> bytes:
        hosted = self.tables.hosted.values()
        for phase in ("waiting", "playing", "over"):
            self.in_memory.labels(phase).set(sum(1 for each in hosted if each.table.phase == phase))
        self.sockets.set(sum(len(each.guests) for each in hosted))
        self.set_aside.set(len(self.tables.aside))
        self.longest_pause.set(max(self.pauses))
        return generate_latest(self.registry)
