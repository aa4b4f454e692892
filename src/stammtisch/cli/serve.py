"""`stammtisch serve`."""

from typing import Annotated

from cyclopts import Parameter

from stammtisch.cli.app import app

Proxies = Annotated[str, Parameter(name="--trusted-proxies", env_var="STAMMTISCH_TRUSTED_PROXIES")]
HostNames = Annotated[str, Parameter(name="--host-name", env_var="STAMMTISCH_HOSTS")]


@app.command
def serve(
    *,
    host: str = "0.0.0.0",
    port: int = 8765,
    database: str | None = None,
    workers: int = 1,
    drain: bool = False,
    retention_days: int = 0,
    prune_days: int = 0,
    message_rate: float = 10.0,
    trusted_proxies: Proxies = "",
    host_names: HostNames = "",
    open: bool = False,
) -> None:
    """Open live tables for browsers and bots.

    Parameters
    ----------
    host
        The address to listen at; everybody on this network if not given.
    port
        The port; 0 takes any that is free.
    database
        sqlite:///file or postgresql://…; an SQLite file in your data folder if not given.
    workers
        How many processes; more than one need PostgreSQL.
    drain
        Open no new tables and stop when the running matches are over.
    retention_days
        Forget names and talk of visitors who have not been here for so long; 0 keeps them.
    prune_days
        Delete finished tables that were not used for so long, and keep the records of their matches; 0 keeps all.
    message_rate
        How many messages a second one connection may go on sending.
    trusted_proxies
        Proxies whose X-Forwarded-For is believed, as in 127.0.0.1,10.0.0.0/8; nobody's if not given.
    host_names
        Public names of this server, as in cards.example.org; its addresses and own names are known.
    open
        Show the start page in this machine's browser.
    """
    from stammtisch.server.serve import serve as run

    run(
        host,
        port,
        database,
        workers,
        drain,
        retention_days,
        prune_days,
        message_rate,
        open,
        trusted_proxies,
        host_names,
    )
