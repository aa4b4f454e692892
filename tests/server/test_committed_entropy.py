"""A table where everybody commits to his entropy before anybody reveals his."""

import asyncio
import json
from collections.abc import Callable

import pytest
from serving import until
from serving_here import serving_here

from stammtisch import wire
from stammtisch.client import Refused, visit
from stammtisch.core.read import read
from stammtisch.core.record import canonical, commitment_to, digest
from stammtisch.core.refusal import Refusal
from stammtisch.core.verify import verify
from stammtisch.games import GAMES
from stammtisch.server import entries, reveals
from stammtisch.server.decide import decide
from stammtisch.server.opening import open_table
from stammtisch.server.table import Table
from stammtisch.store.log import Entry

pytestmark = pytest.mark.once
OWN = {who: f"{i:02x}" * 32 for i, who in enumerate(["anna", "bert"], 1)}


class Lobby:
    """Anna and Bert at a committed table, with a bot."""

    def __init__(self, **settings: object) -> None:
        self.table = Table("table")
        self.log: list[Entry] = []
        asked = {"game": "mezza", "seats": 3, "bots": ["", "random"], "committed": True, **settings}
        self.append("anna", open_table(wire.NewTable(**asked)))  # type: ignore[arg-type]
        self.append("bert", entries.Admit())
        self.ask("bert", wire.Sit(1, 1))

    def ask(self, who: str, asked: wire.Request, at: int = 0) -> None:
        self.append(who, decide(self.table, who, asked, at), at)

    def append(self, who: str, body: entries.Body, at: int = 0) -> None:
        entry = Entry("table", self.table.n + 1, at, who, 0, body.kind(), body.encode())
        self.table.apply(entry, body)
        self.log.append(entry)

    def commit(self, who: str) -> None:
        self.ask(who, wire.Ready(2, commitment=commitment_to(OWN[who])))

    def reveal(self, who: str) -> None:
        self.ask(who, wire.Reveal(3, OWN[who]))

    def ready(self) -> list[bool]:
        return [bool(chair.commitment) for chair in self.table.chairs]


def test_the_match_begins_when_all_have_revealed_what_they_committed_to() -> None:
    lobby = Lobby()
    lobby.commit("anna")
    with pytest.raises(Refusal, match="nothing to reveal now"):
        lobby.reveal("anna")
    lobby.commit("bert")
    lobby.reveal("bert")
    assert lobby.table.phase == "waiting"

    lobby.reveal("anna")

    assert lobby.table.match is not None
    header = lobby.table.match.record().header
    assert header["entropy"] == list(OWN.values())
    assert header["commitments"] == [commitment_to(each) for each in OWN.values()]
    twin = Table("table")
    for entry in lobby.log:
        twin.apply(entry)
    assert twin.match is not None
    assert twin.match.record().encode() == lobby.table.match.record().encode()


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (wire.Ready(9, OWN["bert"]), "asks for a promise"),
        (wire.Ready(9, OWN["bert"], commitment_to(OWN["bert"])), "asks for a promise"),
        (wire.Ready(9, commitment=commitment_to(OWN["anna"])), "another seat has sent that promise"),
        (wire.Reveal(9, OWN["bert"]), "nothing to reveal now"),
    ],
)
def test_who_does_not_commit_or_takes_anothers_commitment_is_refused(asked: wire.Request, says: str) -> None:
    lobby = Lobby()
    lobby.commit("anna")

    with pytest.raises(Refusal, match=says):
        lobby.ask("bert", asked)


def test_once_all_have_committed_nothing_else_can_be_revealed() -> None:
    lobby = Lobby()
    lobby.commit("anna")
    lobby.commit("bert")

    with pytest.raises(Refusal, match="not what you promised"):
        lobby.ask("bert", wire.Reveal(9, "ff" * 32))
    with pytest.raises(Refusal, match="all have promised"):
        lobby.ask("bert", wire.Ready(9, commitment="ff" * 32))
    lobby.reveal("bert")
    with pytest.raises(Refusal, match="revealed your random number already"):
        lobby.reveal("bert")


def stands_up(lobby: Lobby) -> None:
    lobby.ask("bert", wire.Stand(4))


def sits_elsewhere(lobby: Lobby) -> None:
    lobby.ask("bert", wire.Sit(4, 2))


def changes_the_game(lobby: Lobby) -> None:
    lobby.ask("anna", wire.Again(4, "mezza", {}, 3))


@pytest.mark.parametrize("does", [stands_up, sits_elsewhere, changes_the_game])
def test_who_has_seen_what_others_revealed_cannot_have_another_deal_with_it(does: Callable[[Lobby], None]) -> None:
    lobby = Lobby()
    lobby.commit("anna")
    lobby.commit("bert")
    lobby.reveal("anna")

    does(lobby)

    assert lobby.ready() == [False] * 3
    assert [chair.entropy for chair in lobby.table.chairs] == [""] * 3
    assert lobby.table.revealing_since is None
    assert lobby.table.settings.committed


def test_who_does_not_reveal_in_time_is_named_and_all_begin_again() -> None:
    lobby = Lobby()
    lobby.commit("anna")
    lobby.commit("bert")
    lobby.reveal("anna")
    with pytest.raises(Refusal, match="time left"):
        reveals.too_late(lobby.table, reveals.TIME - 1)

    lobby.append("", reveals.too_late(lobby.table, reveals.TIME), reveals.TIME)

    assert lobby.table.withheld == [1]
    assert lobby.ready() == [False] * 3
    lobby.commit("anna")
    assert lobby.table.withheld == []
    lobby.commit("bert")
    lobby.reveal("bert")
    lobby.reveal("anna")
    assert lobby.table.match is not None


def test_another_table_takes_entropy_as_ever_and_the_lobby_can_ask_for_commitments() -> None:
    lobby = Lobby(committed=False)
    with pytest.raises(Refusal, match="random number of your own"):
        lobby.commit("anna")
    lobby.ask("anna", wire.Ready(2, OWN["anna"]))
    lobby.ask("bert", wire.Ready(2, OWN["bert"]))
    assert lobby.table.match is not None
    assert "commitments" not in lobby.table.match.record().header

    lobby = Lobby(committed=False)
    lobby.ask("anna", wire.Again(4, "mezza", {}, 3, committed=True))
    lobby.commit("anna")
    assert lobby.ready() == [True, False, False]


async def test_clients_commit_and_reveal_by_themselves_and_the_record_can_be_verified(sqlite_url: str) -> None:
    async with serving_here(sqlite_url) as (url, _), visit(url, "Anna") as anna, visit(url, "Bert") as bert:
        opened = await anna.open_table("mezza", seats=3, bots=["", "random"], committed=True)
        await bert.join(opened.code)
        async with anna.at(opened.table) as first, bert.at(opened.table) as second:
            await second.sit(1)
            await asyncio.wait_for(first.ready(), 120)
            shown = await asyncio.wait_for(until(second, lambda now: now.table.chairs[0].ready), 120)
            await asyncio.wait_for(second.ready(), 120)
            await asyncio.wait_for(until(first, lambda now: now.match is not None), 120)
        record = await anna.record(opened.table)

    header = read(record).header
    assert header["commitments"][0] == shown.table.chairs[0].commitment
    verdict = verify(record, GAMES)
    assert verdict.ok
    assert "2 seats committed to their entropy" in str(verdict)
    assert not verify(forged(record), GAMES).ok


def forged(record: bytes) -> bytes:
    """The header with other entropy, and the chain written anew."""
    line, *_ = record.splitlines()
    header = {name: value for name, value in json.loads(line).items() if name != "hash"}
    header["entropy"][0] = "ee" * 32
    return canonical({**header, "hash": digest(canonical(header))}) + b"\n"


async def test_the_server_ends_what_is_not_revealed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reveals, "TIME", 0)
    monkeypatch.setattr(reveals, "EVERY", 0.01)
    async with serving_here(sqlite_url) as (url, _), visit(url, "Anna") as anna, visit(url, "Bert") as bert:
        opened = await anna.open_table("mezza", seats=3, bots=["", "random"], committed=True)
        await bert.join(opened.code)
        async with anna.at(opened.table) as first, bert.at(opened.table) as second:
            await second.sit(1)
            await second.request(wire.Ready(7, commitment=commitment_to(OWN["bert"])))
            with pytest.raises(Refused, match="asks for a promise"):
                await first.request(wire.Ready(7, OWN["anna"]))
            await asyncio.wait_for(first.ready(), 120)
            withheld = await asyncio.wait_for(until(first, lambda now: 1 in now.table.withheld), 120)

    assert [chair.ready for chair in withheld.table.chairs] == [False] * 3
