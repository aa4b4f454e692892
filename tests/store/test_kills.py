"""kill -9 at random moments under load: what was acknowledged is there, nothing is doubled, and there is no gap."""

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from store.writer import TABLES, long_log

from stammtisch.store import open_store
from stammtisch.store.log import Entry

pytestmark = pytest.mark.once

KILLS = [10, pytest.param(1000, marks=pytest.mark.soak)]
WRITER = Path(__file__).with_name("writer.py")
SOURCE = Path(__file__).parents[2] / "src"

Ack = tuple[str, int, bytes]


def started(url: str, *work: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "STAMMTISCH_ENGINE": "plain"}
    return subprocess.Popen([sys.executable, WRITER, url, *work], stdout=subprocess.PIPE, env=environment)


def parsed(lines: list[bytes]) -> list[Ack]:
    """The acknowledgements; the last line may be cut."""
    whole = [line.split() for line in lines if line.endswith(b"\n")]
    return [(table.decode(), int(n), body) for table, n, body in whole]


def killed(process: subprocess.Popen[bytes], after: int) -> list[Ack]:
    """What it had acknowledged when it was killed, `after` acknowledgements or a few more."""
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(after)]
    process.kill()
    with process.stdout:
        lines += process.stdout.readlines()
    assert process.wait() == -9, f"the writer ended by itself after {lines[-1:]}"
    return parsed(lines)


async def logs(url: str) -> dict[str, list[Entry]]:
    store = await open_store(url)
    try:
        return {table: await store.read(table, 0) for table in TABLES}
    finally:
        await store.close()


def check(acknowledged: list[Ack], log: dict[str, list[Entry]]) -> None:
    for table, entries in log.items():
        assert [entry.n for entry in entries] == list(range(1, len(entries) + 1)), f"{table} has a gap"
        bodies = [entry.body for entry in entries]
        assert len(set(bodies)) == len(bodies), f"{table} has an entry twice"
    for table, n, body in acknowledged:
        assert log[table][n - 1].body == body, f"{table} {n} was acknowledged and is not there"


@pytest.mark.parametrize("kills", KILLS)
def test_sqlite_keeps_what_was_acknowledged_when_its_only_server_is_killed(sqlite_url: str, kills: int) -> None:
    rng = random.Random(kills)
    acknowledged: list[Ack] = []
    for _ in range(kills):
        acknowledged += killed(started(sqlite_url), rng.randrange(40))
        check(acknowledged, asyncio.run(logs(sqlite_url)))

    assert len(acknowledged) > kills


@pytest.mark.parametrize("kills", KILLS)
def test_postgres_keeps_what_was_acknowledged_when_one_of_two_servers_is_killed(postgres_url: str, kills: int) -> None:
    rng = random.Random(kills)
    acknowledged: list[Ack] = []
    with servers(postgres_url) as running:
        for _ in range(kills):
            acknowledged += killed(running.pop(0), rng.randrange(80))
            running.append(started(postgres_url))
        for process in running:
            acknowledged += killed(process, 1)
    check(acknowledged, asyncio.run(logs(postgres_url)))

    assert len(acknowledged) > kills


@pytest.mark.parametrize("kills", KILLS)
def test_a_log_that_was_being_taken_in_is_there_whole_or_not_at_all(url: str, kills: int) -> None:
    rng = random.Random(kills)
    acknowledged: set[str] = set()
    looked: set[str] = set()
    for _ in range(kills):
        taking = started(url, "take-in")
        assert taking.stdout is not None
        lines = [taking.stdout.readline()]
        time.sleep(rng.random() / 20)  # amid one of the next
        taking.kill()
        with taking.stdout:
            lines += taking.stdout.readlines()
        assert taking.wait() == -9
        acknowledged |= {line.decode().strip() for line in lines if line.endswith(b"\n")}
        asyncio.run(whole(url, acknowledged, looked))


async def whole(url: str, acknowledged: set[str], looked: set[str]) -> None:
    store = await open_store(url)
    try:
        rows = {row.id for row in await store.tables("closed", False, 1_000_000)}
        assert acknowledged <= rows
        for table in rows - looked:
            looked.add(table)
            log, texts = long_log(table)
            assert await store.read(table, 0) == log
            assert {line.n: line.text for line in await store.chat(table, 0, len(log))} == texts
    finally:
        await store.close()


@contextmanager
def servers(url: str) -> Iterator[list[subprocess.Popen[bytes]]]:
    running = [started(url), started(url)]
    try:
        yield running
    finally:
        for process in running:
            process.kill()
            process.wait()
