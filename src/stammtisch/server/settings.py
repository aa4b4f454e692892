"""How a server is started: what every worker process is told."""

import msgspec


class ServerSettings(msgspec.Struct, frozen=True):
    database: str
    drain: bool = False  # sends SIGTERM to `process` when no match is left
    retention_days: int = 0
    prune_days: int = 0
    message_rate: float = 10.0
    workers: int = 1
    trusted_proxies: str = ""
    host_names: str = ""
    host: str = ""  # where it listens
    copies: str = ""  # a folder for copies of tournaments
    choose_copies: bool = (
        False  # a page that is open at this machine may choose another, which the file `kept` remembers
    )
    kept: str = ""
    process: int = 0
