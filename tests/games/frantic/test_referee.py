"""The referee keeps the ledger's own examples, and plays whole matches without losing a card."""

import tomllib
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from games.frantic.referee.match import Playing, begun, limit_of
from games.frantic.referee.pack import EVENTS, PACK, is_black, is_multi, symbol_of
from games.frantic.referee.position import holds, play, read
from games.frantic.referee.table import Asked, Chance

pytestmark = pytest.mark.once

EXAMPLES: list[dict[str, str]] = tomllib.loads(Path(__file__).with_name("ledger.toml").read_text("utf-8"))["example"]


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["rule"] for example in EXAMPLES])
def test_the_referee_keeps_the_ledgers_example(example: dict[str, str]) -> None:
    playing = read(example["given"])
    play(playing, example["when"])
    holds(playing, example["then"])


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_referee_plays_a_match_and_loses_no_card(seats: int) -> None:
    random = Random(seats)
    match = begun(Chance(random), seats, limit_of(seats))
    playing = Playing(match, fresh=True)
    while playing.asked:
        assert match.table.every_card() == sorted(PACK)
        seat, words = chosen(playing.asked, random)
        playing.act(seat, words)

    assert match.over
    assert max(match.totals) >= match.limit
    assert match.totals == [sum(points) for points in zip(*match.history, strict=True)]
    assert all(sorted(table.event_pile + table.revealed) == sorted(EVENTS) for table in match.past)


def chosen(asked: Asked, random: Random) -> tuple[int, str]:
    """A seat, then a verb, then one of its moves: what is rare among the moves is not rare in play. Playing a black
    card, one that shows a symbol and one that fits anywhere are verbs of their own."""
    seat = random.choice(sorted(asked))
    moves: dict[str, list[str]] = {}
    for words in asked[seat]:
        verb, _, card = words.partition(" ")
        sort = f"{is_black(card)} {symbol_of(card)} {is_multi(card)}" if verb == "play" else ""
        moves.setdefault(f"{verb} {sort}", []).append(words)
    return seat, random.choice(moves[random.choice(sorted(moves))])


def test_the_pack_is_that_of_the_box() -> None:
    counted = Counter(PACK)

    assert len(PACK) == 125
    assert len(counted) == 67
    assert len(EVENTS) == len(set(EVENTS)) == 20
