"""Coroutines as tests, and databases for them; without some games, and what the tests of each cost."""

import asyncio
import inspect
import os
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from store.database import Server, running_server

from stammtisch import client


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    asyncio.run(pyfuncitem.obj(**given))
    return True


SPENT: dict[str, float] = defaultdict(float)
SPENT_BY_FILE: dict[str, float] = defaultdict(float)
GAMES = [home.parent.name for home in Path(__file__).parent.parent.glob("src/stammtisch/games/*/__init__.py")]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = set(config.getoption("--without").split(","))
    without = [item for item in items if left_out & _games_named(item)]
    if without:
        config.hook.pytest_deselected(items=without)
        items[:] = [item for item in items if not left_out & _games_named(item)]
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(0))  # long counts take as long as they take


def _games_named(item: pytest.Item) -> set[str]:
    """The games that a test has in its name or in that of its file."""
    return {game for game in GAMES if re.search(rf"(?<![a-z]){game}(?![a-z])", item.nodeid)}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--without", default="", metavar="GAME,...", help="without the tests named after these games")
    parser.addoption("--by-game", action="store_true", help="processor time by game, with that of child processes")
    parser.addoption("--by-file", action="store_true", help="the same by file, from the most")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    before = sum(os.times()[:4])
    try:
        return (yield)
    finally:
        spent = sum(os.times()[:4]) - before
        SPENT_BY_FILE[item.nodeid.partition("::")[0]] += spent
        named = _games_named(item)
        SPENT[named.pop() if len(named) == 1 else "all games, or none"] += spent


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for game, seconds in sorted(SPENT.items()) if config.getoption("--by-game") else ():
        terminalreporter.write_line(f"{seconds:7.1f} s of processor time: {game}")
    most = sorted(SPENT_BY_FILE.items(), key=lambda each: -each[1]) if config.getoption("--by-file") else []
    for file, seconds in most:
        terminalreporter.write_line(f"{seconds:7.1f} s of processor time: {file}")


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """On a busy machine an answer may take its time."""
    client.ANSWER_WITHIN = 300


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
