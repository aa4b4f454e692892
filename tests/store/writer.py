"""A server process to be killed: it appends to all tables at once and says on its output what was acknowledged."""

import asyncio
import os
import sys
from uuid import uuid4

from stammtisch.store import open_store
from stammtisch.store.log import Appended, Entry, Store

TABLES = ("t1", "t2", "t3", "t4")
PLAYERS = 2


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


async def main(url: str) -> None:
    store = await open_store(url)
    for table in TABLES:
        await store.open_table(Entry(table, 1, 0, "", 0, "open", b""), True, b"")
    await asyncio.gather(*(play(store, table) for table in TABLES for _ in range(PLAYERS)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
