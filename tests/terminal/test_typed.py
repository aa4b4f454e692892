"""Whatever is typed, the match goes on: every word of every game, and garbage, at the prompt and behind `?`."""

import builtins
import io
import re
from collections.abc import Iterator

import laws
import pytest
from nim import GAME as NIM
from rich.console import Console

from stammtisch.core.game import TABLE, Game
from stammtisch.core.play import one_of
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES
from stammtisch.terminal.person import COMMANDS, Left, Person
from stammtisch.terminal.play import NAMES
from stammtisch.words import LANGUAGES, Company, Words, spelled

pytestmark = pytest.mark.once

GARBAGE = ["", ":", "::", "?", "? ?", ">", "+ +", "1 2 3 4", "99999999999", "-1", "½", "0x", "²", "\x00", "{ $n }"]
GARBAGE += ["[bold]", "x" * 500]


def _words(game: Game, words: Words) -> list[str]:
    """Every word that moves, touches and catalogue have, once; and each move that is legal at the start, cut short."""
    texts = [game.text(action) for action in range(0, game.actions, max(1, game.actions // 4000))]
    tokens = {token for text in texts for token in re.split(r"[\s:>+]+", text)}
    touches = {touch.partition(":")[2] for action in range(0, game.actions, 97) for touch in game.touches(action)}
    verbs = set(spelled(game.name)["move"])
    local = {
        token
        for text in texts[:40]
        for token in words.move(game.name, game.said(game.parse(text)), Company(NAMES)).split()
    }
    return sorted({*tokens, *touches, *verbs, *local, *texts[:: max(1, len(texts) // 20)]})


def _typed(game: Game, words: Words) -> Iterator[str]:
    for each in [*_words(game, words), *GARBAGE, *[f"{command} x" for command in COMMANDS]]:
        yield f"? {each}"
        yield f"{each}:"
        yield each.upper()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*GAMES.values(), NIM], ids=lambda game: game.name)
def test_nothing_that_is_typed_ends_a_match(game: Game, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, game.name, game)
    words = Words(language)
    lines = iter([*_typed(game, words), "quit"])
    monkeypatch.setattr(builtins, "input", lambda prompt: next(lines))

    with pytest.raises(Left):
        _play(game, words)
    assert next(lines, None) is None


def _play(game: Game, words: Words) -> None:
    """One match after another, in which one person has all seats."""
    rng, seats = QuickRng(3), game.seats[-1]
    consoles = [Console(file=io.StringIO(), width=80, color_system=None) for _ in range(seats)]
    people = [Person(game, seat, words, Company(NAMES, seat), consoles[seat]) for seat in range(seats)]
    while True:
        state = laws.dealt(game, seats, {}, 5)
        while not state.over():
            seat = int(one_of(state.acting(), rng))
            action = state.legal(TABLE)[0] if seat == TABLE else people[seat].choose(state)
            assert state.why_not(seat, action) == ""
            state.apply(seat, action)
