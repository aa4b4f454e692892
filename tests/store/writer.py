"""A server process to be killed: it appends to all tables at once, or takes in whole logs, and says on its output what
was acknowledged."""

import asyncio
import os
import sys
from uuid import uuid4

from stammtisch.store import open_store
from stammtisch.store.log import Appended, Entry, Store

TABLES = ("t1", "t2", "t3", "t4")
PLAYERS = 2
LONG = 1500  # entries of a log that is taken in


async def play(store: Store, table: str) -> None:
    """Append for ever, in a race with others for each number."""
    who = uuid4().hex
    n = (await store.read(table, 0))[-1].n
    request = 0
    while True:
        request += 1
        body = f"{who}/{request}".encode()
        while await store.append(Entry(table, n + 1, 0, who, request, "move", body)) is Appended.TAKEN:
            n = (await store.read(table, n))[-1].n
        n += 1
        os.write(1, b"%s %d %s\n" % (table.encode(), n, body))


def long_log(table: str) -> tuple[list[Entry], dict[int, str]]:
    log = [Entry(table, n, n, table, 0, "move", b"%d" % n) for n in range(1, LONG + 1)]
    return log, {entry.n: f"line {entry.n}" for entry in log[::3]}


async def take_in(url: str) -> None:
    """One log after the other, for ever."""
    store = await open_store(url)
    while True:
        log, texts = long_log(uuid4().hex)
        assert await store.take_in(log, texts, ("closed", b"{}")) is Appended.DONE
        os.write(1, b"%s\n" % log[0].table.encode())


async def main(url: str) -> None:
    store = await open_store(url)
    for table in TABLES:
        await store.open_table(Entry(table, 1, 0, "", 0, "open", b""), True, b"")
    await asyncio.gather(*(play(store, table) for table in TABLES for _ in range(PLAYERS)))


if __name__ == "__main__":
    asyncio.run((take_in if "take-in" in sys.argv else main)(sys.argv[1]))
