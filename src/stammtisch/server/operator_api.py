"""The REST API of the server itself: addresses, statistics, metrics, health."""

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from stammtisch import wire
from stammtisch.server.addresses import client_of
from stammtisch.server.dependencies import TABLES
from stammtisch.server.reachable import reachable
from stammtisch.server.tables import Tables


@get("/api/addresses")
async def addresses(state: State, request: Request) -> wire.Addresses:  # type: ignore[type-arg]
    """Where others can open these pages."""
    port = int((request.scope.get("server") or ("", 0))[1] or 0)
    client = client_of(request)
    return wire.Addresses(reachable(state.host, port, state.public, bool(state.trusted), client))


@get("/api/statistics")
async def statistics(state: State) -> wire.Statistics:
    """The number of tables, by phase and by game; counted at most every ten seconds."""
    found: wire.Statistics = await state.statistics.newest()
    return found


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: State) -> bytes:
    text: bytes = state.metrics.text()
    return text


@get("/health/live", include_in_schema=False)
async def alive() -> dict[str, str]:
    return {"status": "up"}


@get("/health/ready", dependencies=TABLES, include_in_schema=False)
async def ready(state: State, tables: Tables) -> Response[dict[str, str | list[str]]]:
    """503 and the reason while this process cannot do its work. Tables that are set aside are no such reason."""
    trouble: str = await state.health.trouble()
    status = trouble or ("draining" if tables.drain else "ready")
    return Response({"status": status, "set_aside": sorted(tables.aside)}, status_code=503 if trouble else 200)


HANDLERS = [addresses, statistics, metrics, alive, ready]
