"""No hidden card in any byte to the wrong client: what a seat cannot see may be exchanged and it is told the same."""

import random
import zlib

import pytest
from facts import look
from server_tables import WATCHER, Log
from tables import facts_of

from stammtisch import wire
from stammtisch.core.game import TABLE, Game
from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES
from stammtisch.server.decide import decide, why

pytestmark = pytest.mark.compiled

FAR = 80  # actions before the cards are exchanged, at most
ON = 12  # actions after it


def some_way(log: Log, rng: random.Random) -> None:
    for _ in range(rng.randrange(FAR)):
        if not log.options():
            return
        log.act(*rng.choice(log.options()))


def answer(log: Log, who: str, words: str) -> str:
    """What somebody is answered who wants to do that."""
    try:
        return decide(log.table, who, wire.Do(1, words), log.at()).kind()
    except Refusal as refusal:
        return f"{refusal.rule}: {refusal.why}"


def reason(log: Log, who: str, touches: list[str]) -> str:
    """What somebody is answered who asks why these things cannot be touched."""
    try:
        why(log.table, who, wire.Why(1, touches=touches), log.at())
    except Refusal as refusal:
        return f"{refusal.rule}: {refusal.why}"
    return ""


def alike(game: Game, one: Log, other: Log, seat: int) -> bool:
    assert one.table.match is not None
    assert other.table.match is not None
    return look(game, one.table.match.state, seat) == look(game, other.table.match.state, seat)


def exchanged(game: Game, rng: random.Random) -> int:
    """Two tables that differ in what one seat cannot see go on alike; how often it was told the same of both."""
    one = Log(game, rng)
    some_way(one, rng)
    other = one.twin()
    assert one.table.match is not None
    assert other.table.match is not None
    seat = rng.choice([*range(one.table.match.seats), TABLE])
    who = WATCHER if seat == TABLE else f"p{seat}"
    other.table.match.state = game.view(one.table.match.state, seat).imagine(QuickRng(rng.getrandbits(32)))
    compared = 0
    for _ in range(ON):
        assert one.told(who) == other.told(who)
        action = rng.randrange(game.actions)
        words, touches = game.text(action), game.touches(action)[: rng.randrange(1, 4)]
        assert answer(one, who, words) == answer(other, who, words)
        assert reason(one, who, touches) == reason(other, who, touches)
        compared += 1
        both = sorted(set(one.options()) & set(other.options()))
        if not both:
            break
        done = rng.choice(both)
        one.act(*done)
        other.act(*done)
        if not alike(game, one, other, seat):
            return compared
    if not one.table.match.state.over():
        assert one.record(seat) == other.record(seat)
    return compared


@pytest.mark.parametrize("deals", [100, pytest.param(50_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_exchanging_what_a_seat_cannot_see_changes_no_byte_it_is_sent(game: str, deals: int) -> None:
    """So many deals in all, shared by the games."""
    rng = random.Random(zlib.crc32(game.encode()) + deals)
    own = -(-deals // len(GAMES))
    compared = sum(exchanged(GAMES[game], rng) for _ in range(own))
    assert compared > getattr(facts_of(game), "COMPARED", 3) * own
