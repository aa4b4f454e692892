"""What a client is told when its request cannot be answered."""

import logging

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from stammtisch.core.refusal import Refusal
from stammtisch.server.refusals import CONFLICT, HouseRefusal
from stammtisch.server.snapshot import fault
from stammtisch.store.log import StoreError
from stammtisch.wire import Problem

log = logging.getLogger("stammtisch")

CUT_OFF = "client disconnected prematurely"  # what Litestar says of it


def refused(_: Request, refusal: Refusal) -> Response[Problem]:  # type: ignore[type-arg]
    status = refusal.status if isinstance(refusal, HouseRefusal) else CONFLICT
    return Response(Problem(refusal.why, fault(refusal)), status_code=status)


def unavailable(_: Request, error: StoreError) -> Response[Problem]:  # type: ignore[type-arg]
    log.warning("a request was answered with 503, the store failed: %s", error)
    return refused(_, HouseRefusal("no-store", status=503))


def unreadable(_: Request, error: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    return Response(Problem(f"not understood: {error}"), status_code=400)


def problem(_: Request, error: HTTPException) -> Response[Problem]:  # type: ignore[type-arg]
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    detail = extra.get("message", "") if isinstance(extra, dict) else ""
    if error.detail == CUT_OFF:
        return Response(Problem("the request was cut off"), status_code=400)
    if error.status_code >= 500:
        log.error("a request failed and was answered with %s", error.status_code, exc_info=error)
    told = Problem(detail or error.detail, fault(in_words(error.status_code)))
    return Response(told, status_code=error.status_code, headers=error.headers)


def in_words(status: int) -> HouseRefusal:
    """The message for an error that has none of its own."""
    if status == 401:
        return HouseRefusal("unknown-secret")
    if status == 404:
        return HouseRefusal("nothing-there")
    return HouseRefusal("failed") if status >= 500 else HouseRefusal("not-understood")


def failed(_: Request, error: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    log.error("a request failed and was answered with 500", exc_info=error)
    return Response(Problem("something went wrong here", fault(HouseRefusal("failed"))), status_code=500)


HANDLERS: ExceptionHandlersMap = {
    Refusal: refused,
    StoreError: unavailable,
    RecursionError: unreadable,
    UnicodeError: unreadable,
    HTTPException: problem,
    Exception: failed,
}
