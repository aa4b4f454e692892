"""Metrics for operators, in Prometheus' text format."""

from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest

from stammtisch.server.tables import Tables


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
        tables.on_append = self.appends.observe

    def text(self) -> bytes:
        hosted = self.tables.hosted.values()
        for phase in ("waiting", "playing", "over"):
            self.in_memory.labels(phase).set(sum(1 for each in hosted if each.table.phase == phase))
        self.sockets.set(sum(len(each.guests) for each in hosted))
        return generate_latest(self.registry)
