"""The files of the browser client, which the build puts into the package. They are read and compressed at the start."""

import gzip
import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

FOLDER = Path(__file__).parent.parent / "web"
FOREVER = "max-age=31536000, immutable"  # for files whose names contain a hash
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
WHOLE = "already_compressed"  # the option of handlers that compress their answers themselves


@get("/", media_type=MediaType.TEXT, include_in_schema=False)
async def no_page() -> str:
    return "The tables are open, but this server was installed without its pages; docs/protocol.md has the interface.\n"


class File:
    """One file as it is sent."""

    def __init__(self, path: Path) -> None:
        self.data = path.read_bytes()
        self.zipped = gzip.compress(self.data, mtime=0)
        self.kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.headers = {"Cache-Control": FOREVER} if path.parent.name == "assets" else {}

    def response(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        data = self.zipped if takes_gzip(request) else self.data
        return zipped_response(request, data, self.kind, self.headers)


def takes_gzip(request: Request[Any, Any, Any]) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def zipped_response(
    request: Request[Any, Any, Any], data: bytes, kind: str = "application/json", headers: dict[str, str] | None = None
) -> Response[bytes]:
    """A response with data that are compressed already if the client takes it."""
    headers = {**(headers or {}), "Vary": "Accept-Encoding"}
    if takes_gzip(request):
        headers["Content-Encoding"] = "gzip"
    return Response(b"" if request.method == "HEAD" else data, media_type=kind, headers=headers)


def page_handlers() -> list[HTTPRouteHandler]:
    """The start page at /, and all other files by their names."""
    if not (FOLDER / "index.html").exists():
        return [no_page]
    paths = [path for path in FOLDER.rglob("*") if path.is_file()]
    files = {f"/{path.relative_to(FOLDER).as_posix()}": File(path) for path in paths}
    files["/"] = files["/index.html"]

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], opt={WHOLE: True}, include_in_schema=False, name="pages")
    async def page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
        if path not in files:
            raise NotFoundException("there is no such page")
        return files[path].response(request)

    return [page]
