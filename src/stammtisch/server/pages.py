"""The files of the browser client, which the build puts into the package."""

from pathlib import Path

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import InternalServerException
from litestar.static_files import create_static_files_router

from stammtisch.wire import Problem

FOLDER = Path(__file__).parent.parent / "web"


@get("/", media_type=MediaType.TEXT, include_in_schema=False)
async def no_page() -> str:
    return "The tables are open, but this server was installed without its pages; docs/protocol.md has the interface.\n"


def not_found(_: Request, __: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    """For paths that the file system rejects."""
    return Response(Problem("there is no such page"), status_code=404)


def page_handlers() -> list[Router]:
    """The start page at /, and its files under /assets. Their names contain a hash, so they are cached for ever."""
    if not (FOLDER / "index.html").exists():
        return [Router("/", route_handlers=[no_page])]
    forever = CacheControlHeader(max_age=31_536_000, immutable=True)
    return [
        create_static_files_router("/assets", [FOLDER / "assets"], cache_control=forever, include_in_schema=False),
        create_static_files_router(
            "/",
            [FOLDER],
            html_mode=True,
            name="pages",
            include_in_schema=False,
            exception_handlers={InternalServerException: not_found, ValueError: not_found},
        ),
    ]
