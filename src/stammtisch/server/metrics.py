"""What an operator wants to watch, in Prometheus' text format."""

from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest

from stammtisch.server.hall import Hall


class Metrics:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.registry = CollectorRegistry()
        self.appends = Histogram(
            "stammtisch_append_seconds",
            "Time until an entry is on disk.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
            registry=self.registry,
        )
        self.tables = Gauge("stammtisch_tables", "Tables in memory, by phase.", ["phase"], registry=self.registry)
        self.sockets = Gauge("stammtisch_sockets", "Open sockets.", registry=self.registry)
        hall.on_append = self.appends.observe

    def text(self) -> bytes:
        held = self.hall.held.values()
        for phase in ("waiting", "playing", "over"):
            self.tables.labels(phase).set(sum(1 for each in held if each.room.phase == phase))
        self.sockets.set(sum(len(each.guests) for each in held))
        return generate_latest(self.registry)
