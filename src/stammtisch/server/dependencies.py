"""What handlers of the REST API ask for: the tables, and the visitor who sends the request."""

from typing import Annotated

from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotAuthorizedException
from litestar.params import HeaderParameter

from stammtisch.server.tables import Tables
from stammtisch.store.log import Visitor

Secret = Annotated[str | None, HeaderParameter(name="Authorization", description="Bearer, and the visitor's secret.")]


async def provide_tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


async def provide_visitor(tables: Tables, authorization: Secret = None) -> Visitor:
    """The visitor who sends the request, by the secret that the browser keeps."""
    scheme, _, secret = (authorization or "").partition(" ")
    visitor = await tables.visitor(secret) if scheme == "Bearer" and secret else None
    if visitor is None:
        raise NotAuthorizedException("nobody is known by that secret")
    return visitor


TABLES = {"tables": Provide(provide_tables)}
VISITOR = {**TABLES, "visitor": Provide(provide_visitor)}
