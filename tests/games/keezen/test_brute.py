"""The plain generator keeps the rulebook's own examples, and the engine agrees with it, play by play."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from games.keezen.brute import COLOURS, Board, Play, Position, pawns, plays, read, tidy, write
from games.keezen.positions import KINDS, position
from ledger import rule

from stammtisch.core.game import TABLE, State
from stammtisch.core.rng import QuickRng
from stammtisch.core.rulebook import Example, load
from stammtisch.games.keezen import GAME

POSITIONS = 2_002
MANY_POSITIONS = 200_200
ONE_MOVE = re.compile(r"(Blue|Green|Yellow|Red) to play\. ")
ONLY = re.compile(r"the only legal play is ((?:[AJQK]|\d+): [^,.]+)")


def _examples() -> Iterator[tuple[str, Example]]:
    """The examples about one play from one position; the others are about the table."""
    for entry in load("stammtisch.games.keezen").rules.values():
        for example in entry.examples:
            if ONE_MOVE.match(example.given):
                yield entry.id, example


EXAMPLES = list(_examples())


@pytest.mark.parametrize("example", [example for _, example in EXAMPLES], ids=[id for id, _ in EXAMPLES])
def test_the_generator_keeps_the_rulebooks_example(example: Example) -> None:
    check(read(example.given), example.when, example.then)


def test_most_of_the_rulebook_is_about_one_play() -> None:
    assert len(EXAMPLES) >= 150


def check(position: Position, when: str, then: str) -> None:
    """Whether a play is legal and what it leads to, or which are, as an example says it."""
    may = {play.words: play for play in plays(position)}
    if when == "legal plays are listed":
        listed = then.removeprefix("Exactly {").partition("}")[0]
        assert set(may) == set(listed.split("|"))
    elif when == "lays down the hand":
        assert bool(may) == then.startswith("Illegal: ")
        if only := ONLY.search(then):
            assert set(may) == {only[1]}
    else:
        words = when.removeprefix("plays ").partition(";")[0]
        assert (words in may) == then.startswith("Legal -> ")
        if words in may:
            _check_result(position, may[words], then)
        if "It is the only legal play" in then:
            assert set(may) == {words}


def _check_result(position: Position, play: Play, then: str) -> None:
    result, _, remark = then.removeprefix("Legal -> ").partition(".")
    board, _, captured = result.partition("; captured: ")
    assert play.board == position.board | pawns(board)
    assert ", ".join(play.captured) == captured.replace("none", "")
    if listed := re.search(r"The event lists ([^.]+)", remark):
        assert play.walked[0][2:] == listed[1].split(", ")


@pytest.mark.parametrize("example", [example for _, example in EXAMPLES], ids=[id for id, _ in EXAMPLES])
def test_a_position_is_read_as_it_is_written(example: Example) -> None:
    position = read(example.given)

    assert read(write(position)) == position


@rule("K-022", "K-024", "K-040", "K-045", "K-074")
@pytest.mark.compiled
@pytest.mark.parametrize("kind", KINDS)
def test_the_engine_agrees_with_the_generator(kind: str) -> None:
    agree(kind, POSITIONS // len(KINDS), seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_the_engine_agrees_with_the_generator_for_long(kind: str) -> None:
    agree(kind, MANY_POSITIONS // len(KINDS), seed=2)


def agree(kind: str, number: int, seed: int) -> None:
    """What is legal, and of each play the board afterwards, what was captured and which squares were walked."""
    rng = Random(f"{kind} {seed}")
    for _ in range(number):
        given = position(kind, rng)
        state = GAME.position(write(given), QuickRng(1))
        may = {play.words: play for play in plays(given)}
        seat = COLOURS.index(given.turn)
        actions = {GAME.text(action): action for action in state.legal(seat)}
        assert set(actions) == (set(may) or {"fold"}), write(given)
        for words, play in may.items():
            after = state.clone()
            after.events = []
            after.apply(seat, actions[words])
            assert _outcome(after) == (play.board, play.captured, play.walked), f"{write(given)} {words}"


def _outcome(state: State) -> tuple[Board, list[str], list[list[str]]]:
    screen = GAME.view(state, TABLE).screen()
    seats = screen["seats"]
    assert isinstance(seats, list)
    board = tidy({colour: seat["pawns"] for colour, seat in zip(COLOURS, seats, strict=True)})
    events = state.events or []
    captured = [" ".join(event.said) for event in events if event.kind == "capture"]
    return board, captured, [event.said for event in events if event.kind == "walk"]
