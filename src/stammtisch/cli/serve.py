"""`stammtisch serve`."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stammtisch.cli.app import app
from stammtisch.core.refusal import Wrong

Proxies = Annotated[str, Parameter(name="--trusted-proxies", env_var="STAMMTISCH_TRUSTED_PROXIES")]
HostNames = Annotated[str, Parameter(name="--host-name", env_var="STAMMTISCH_HOSTS")]

LAST_PORT = 65535


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
    copies: Path | None = None,
    open: bool = False,
) -> None:
    """Open live tables for browsers and bots."""
    check_port(port)
    second = checked_folder(copies)
    needed()(
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
        second,
    )


def needed() -> Callable[..., None]:
    """What runs the server; `Wrong` if its packages are missing."""
    try:
        from stammtisch.server.serve import serve as run
    except ModuleNotFoundError as error:
        install = "pip install 'stammtisch[server]'"
        why = f"live tables need more packages ({error.name}): {install}"
        raise Wrong(why, "error-packages", {"name": str(error.name), "install": install}) from None
    return run


def check_port(port: int) -> None:
    if not 0 <= port <= LAST_PORT:
        why = f"a port is a number from 0 to {LAST_PORT}, not {port}"
        raise Wrong(why, "error-port", {"last": str(LAST_PORT), "port": str(port)})


def checked_folder(copies: Path | None) -> str:
    """The second place, such as a USB stick, for copies of tournaments."""
    if copies is not None and not copies.is_dir():
        raise Wrong(f"{copies} is no folder", "error-copies", {"folder": str(copies)})
    return str(copies.absolute()) if copies is not None else ""
