"""A database of the release before: tables in every phase, and what that release showed of them.

`python tests/server_before.py`, run with the source of that release on the path, writes both files anew.
"""

import asyncio
import contextlib
import json
import re
import sqlite3
import tempfile
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from serving import serving, until

from stammtisch import wire
from stammtisch.client import Seat, Visitor, visit

FOLDER = Path(__file__).parent / "server" / "release_before"
NAMES = ("Anna", "Bert", "Cora")
OPTIONS: dict[str, dict[str, Any]] = {
    "foppen": {"turn_seconds": 0, "window_seconds": 0, "score_seconds": 0},
    "mezza": {"turn_seconds": 0, "window_seconds": 0, "swap_seconds": 0, "short": True, "stall_limit": 40},
    "keezen": {"round_seconds": 3600},
}
# fmt: off
KINDS = {
    "open", "admit", "sit", "stand", "put-bot", "hand-over", "cover", "take-back", "ready", "line", "said", "mute",
    "renamed", "pause", "resume", "again", "back", "propose", "agree",
}
# fmt: on
numbers = count(1)
Wanted = Callable[[wire.Changed], bool]


def shown(now: dict[str, Any]) -> dict[str, Any]:
    """The facts of a view that every later release has to show of the same log."""
    table, match = now["table"], now["match"]
    facts = {name: table[name] for name in ("game", "version", "options", "listed", "phase", "match", "paused")}
    facts |= {name: table[name] for name in ("proposal", "agreed", "commitment")}
    facts |= {"n": now["n"], "seat": now["seat"], "muted": now["muted"]}
    facts["chairs"] = [[chair[name] for name in ("who", "name", "bot", "ready")] for chair in table["chairs"]]
    if match:
        facts |= {name: match[name] for name in ("ply", "acting", "over", "scores", "head")}
        facts["legal"] = sorted(move["words"] for move in match["legal"])
        facts["held clocks"] = [[each["name"], each["left"]] for each in match["windows"] if not each["running"]]
    return facts


def restore(database: Path) -> None:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.executescript((FOLDER / "tables.sql").read_text("utf-8"))


def dumped(database: Path) -> str:
    """As SQL, with the bodies of the entries as text."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        lines = "\n".join(connection.iterdump()) + "\n"
    return re.sub(r"X'(7B22(?:[0-9A-F]{2})*)'", _as_text, lines)


def _as_text(found: re.Match[str]) -> str:
    text = bytes.fromhex(found[1]).decode().replace("'", "''")
    return f"CAST('{text}' AS BLOB)"


async def ask(seat: Seat, kind: Callable[..., Any], *fields: object) -> None:
    await seat.request(kind(next(numbers), *fields))


async def play(seats: list[Seat], enough: Wanted) -> None:
    """Each plays the first legal move until it is enough."""

    async def one(seat: Seat) -> None:
        async for now in seat:
            if now.match is None or now.match.over or enough(now):
                return
            if now.match.legal:
                with contextlib.suppress(Exception):  # another was first
                    await seat.do(now.match.legal[0].words)

    await asyncio.gather(*(one(seat) for seat in seats))


async def opened(people: list[Visitor], game: str, stack: contextlib.AsyncExitStack, **settings: Any) -> list[Seat]:
    """A new table where two sit beside bots and the third watches."""
    settings = {"pace": 0, "cover_seconds": 0, "options": OPTIONS[game], **settings}
    table = await people[0].open_table(game, **settings)
    for visitor in people[1:]:
        await visitor.join(table.code)
    seats = [await stack.enter_async_context(visitor.at(table.table)) for visitor in people]
    await seats[1].sit(1)
    return seats


async def identity(visitor: Visitor, table: str) -> str:
    """The id of a visitor, as the others learn it from what is said."""
    async with visitor.at(table) as seat:
        await seat.say("hallo")
        return next(heard.who for heard in reversed(seat.heard) if heard.text == "hallo")


async def asked(seat: Seat) -> wire.Match:
    """The match, once a seat may move."""
    now = await until(seat, lambda now: bool(now.match and now.match.legal))
    assert now.match is not None
    return now.match


async def first_asked(*seats: Seat) -> tuple[Seat, wire.Match]:
    """Whichever of them may move first."""
    waiting = {asyncio.create_task(asked(seat)): seat for seat in seats}
    done, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    found = done.pop()
    return waiting[found], found.result()


async def foppen_paused(people: list[Visitor], stack: contextlib.AsyncExitStack) -> str:
    """In mid-match and paused, with talk, a seat covered and given back, and a vote for and one against going back."""
    settings = {"seats": 3, "bots": ["", "rule"], "options": {**OPTIONS["foppen"], "turn_seconds": 60}}
    anna, bert, cora = await opened(people, "foppen", stack, **settings, cover_seconds=1)
    await anna.say("goeden avond")
    await ask(bert, wire.Mute, await identity(people[2], cora.table), True)
    await anna.ready()
    await bert.ready()
    await play([anna, bert], lambda now: bool(now.match and now.match.ply >= 8))
    await bert.__aexit__()
    await until(anna, lambda now: now.table.chairs[1].bot == "rule")
    bert = await stack.enter_async_context(people[1].at(anna.table))
    await until(bert, lambda now: not now.table.chairs[1].bot)
    for yes in (True, False):
        mover, match = await first_asked(anna, bert)
        await mover.do(match.legal[0].words)
        await ask(mover, wire.Undo, match.ply)
        await ask(bert if mover is anna else anna, wire.Agree, yes)
    await ask(anna, wire.Pause)
    await ask(anna, wire.Resume)
    await first_asked(anna, bert)
    await ask(bert, wire.Pause)
    return anna.table


async def mezza_voting(people: list[Visitor], stack: contextlib.AsyncExitStack) -> str:
    """In mid-match, going back is being voted on; one seat was left, taken by another, handed over and taken back."""
    anna, bert, cora = await opened(people, "mezza", stack, seats=4, bots=["", "", "rule"], pace=0.2)
    await ask(anna, wire.PutBot, 2, "random")
    await anna.ready()
    await bert.ready()
    await ask(bert, wire.Stand)
    await cora.sit(1)
    await ask(anna, wire.Agree, True)
    await ask(cora, wire.HandOver)
    while True:
        match = await asked(anna)
        words = [move.words for move in match.legal]
        await anna.do("pass" if "pass" in words else words[0])
        if "pass" in words:
            await ask(anna, wire.Undo, match.ply)
            break
    await ask(cora, wire.TakeBack)
    while not (await people[0].ask("GET", f"/api/tables/{anna.table}"))["table"]["proposal"]:
        mover, match = await first_asked(anna, cora)
        await mover.do(match.legal[-1].words)
        if match.legal[-1].words != "pass":
            await ask(mover, wire.Undo, match.ply)
    return anna.table


async def keezen_paused(people: list[Visitor], stack: contextlib.AsyncExitStack) -> str:
    """In mid-match, with the clock of the whole round held."""
    anna, bert, _ = await opened(people, "keezen", stack, seats=4, bots=["", "rule", "rule"])
    await anna.ready()
    await bert.ready()
    await anna.say(":hello")
    await play([anna, bert], lambda now: bool(now.match and now.match.ply >= 24))
    await ask(anna, wire.Pause)
    return anna.table


async def mezza_over(people: list[Visitor], stack: contextlib.AsyncExitStack) -> str:
    anna, bert, _ = await opened(people, "mezza", stack, seats=3, bots=["", "rule"])
    await anna.ready()
    await bert.ready()
    await play([anna, bert], lambda now: False)
    return anna.table


async def another_waiting(people: list[Visitor], stack: contextlib.AsyncExitStack) -> str:
    """A match is over, another game was chosen, and one of two is ready."""
    anna, bert, _ = await opened(people, "mezza", stack, seats=3, bots=["", "rule"])
    await anna.ready()
    await bert.ready()
    await play([anna, bert], lambda now: False)
    await ask(anna, wire.Again, "foppen", {}, 3)
    await bert.ready()
    return anna.table


async def listed_lobby(people: list[Visitor], stack: contextlib.AsyncExitStack) -> str:
    seats = await opened(people, "keezen", stack, seats=4, bots=["", "random"], listed=True)
    return seats[0].table


TABLES = [foppen_paused, mezza_voting, keezen_paused, mezza_over, another_waiting, listed_lobby]


async def fill(url: str) -> dict[str, Any]:
    """Open the tables; the secrets of the visitors, and what each of them is shown of each table."""
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(visit(url, name)) for name in NAMES]
        tables = {make.__name__: await make(people, stack) for make in TABLES}
        await people[1].ask("PATCH", "/api/visitors/me", {"name": "Berend"})
        return {
            "secrets": [visitor.secret for visitor in people],
            "tables": {name: await _seen(people, table) for name, table in tables.items()},
        }


async def _seen(people: list[Visitor], table: str) -> dict[str, Any]:
    views = [await visitor.ask("GET", f"/api/tables/{table}") for visitor in people]
    seen: dict[str, Any] = {"id": table, "shown": [shown(view) for view in views]}
    if views[0]["match"]:
        seen["records"] = [sha256(await visitor.record(table)).hexdigest() for visitor in people]
    return seen


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        database = Path(name) / "tables.sqlite"
        with serving(f"sqlite:///{database}", Path(name), "--message-rate", "10000") as server:
            expected = asyncio.run(asyncio.wait_for(fill(server.url), 120))
            assert server.stop() == 0
        with contextlib.closing(sqlite3.connect(database)) as connection:
            kinds = {kind for (kind,) in connection.execute("SELECT DISTINCT kind FROM entries")}
        assert kinds == KINDS, f"not written: {KINDS - kinds}"
        (FOLDER / "tables.sql").write_text(dumped(database), "utf-8")
    (FOLDER / "shown.json").write_text(json.dumps(expected, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
