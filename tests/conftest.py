"""Coroutines as tests, and databases for them."""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from store.database import Server, running_server


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    asyncio.run(pyfuncitem.obj(**given))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    with running_server() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/folder/tables.db"


@pytest.fixture
def postgres_url(postgres: Server) -> Iterator[str]:
    url = asyncio.run(postgres.empty())
    yield url
    asyncio.run(postgres.drop(url))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))
