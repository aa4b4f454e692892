"""Whatever is typed, the match goes on: every word of every game, and garbage, at the prompt and behind `?`."""

import builtins
import io
import re
from collections.abc import Iterator
from itertools import cycle

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
from stammtisch.terminal.typed import locally, meant
from stammtisch.words import LANGUAGES, Company, Words, spelled

GARBAGE = ["", ":", "::", "?", "? ?", ">", "+ +", "1 2 3 4", "99999999999", "-1", "½", "0x", "²", "\x00", "{ $n }"]
GARBAGE += ["[bold]", "x" * 500]


def _id(each: Game | str) -> str:
    return each if isinstance(each, str) else each.name


def _words(game: Game, words: Words) -> list[str]:
    """Every word that moves have, in the notation and in the reader's language, and some whole moves."""
    texts = [game.text(action) for action in range(game.actions)]
    some = texts[:: max(1, len(texts) // 20)]
    tokens = {token for text in texts for token in re.split(r"[\s:>+]+", text)}
    local = [words.move(game.name, game.said(game.parse(text)), Company(NAMES)) for text in some]
    return sorted({*tokens, *spelled(game.name)["move"], *some, *[token for move in local for token in move.split()]})


def _typed(game: Game, words: Words) -> Iterator[str]:
    for n, each in enumerate([*_words(game, words), *GARBAGE, *[f"{command} x" for command in COMMANDS]]):
        yield f"? {each}"
        yield f"{each}:"
        yield each.upper()
        if n % 15 == 0:  # elsewhere in the match other things are asked
            yield "1"


@pytest.mark.parametrize(("game", "language"), [*zip([*GAMES.values(), NIM], cycle(LANGUAGES), strict=False)], ids=_id)
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


@pytest.mark.parametrize(("language", "line"), [("en", "Lay 8"), ("nl", "leg 8"), ("de", " 8  legen"), ("de", "lay 8")])
def test_a_move_is_typed_as_it_is_said_or_in_the_notation(language: str, line: str) -> None:
    mezza = GAMES["mezza"]
    actions = [mezza.parse(words) for words in ("lay 8", "lay 9", "take")]
    assert meant(mezza, line, actions, Words(language)) == actions[:1]


LOCALLY = [
    ("foppen", ("play G7", "play G8", "play R7"), "nl", "speel G7"),
    ("foppen", ("play G7", "play G8", "play R7"), "de", "g7 spielen"),
    ("foppen", ("play 1", "play G8"), "nl", "Speel een 1"),
    ("mezza", ("lay 8 8", "lay 8", "add 8"), "nl", "leg 8 8"),
    ("frantic", ("play B5", "draw"), "de", "B5 spielen"),
    ("fritsen", ("toast Frits", "toast dubbelfrits"), "nl", "proost op Frits"),
    ("fritsen", ("toast Frits", "toast dubbelfrits"), "de", "auf frits anstoßen"),
    ("fritsen", ("vote yes", "vote no"), "nl", "stem voor"),
    ("fritsen", ("lay QD b1", "lay JD b1"), "nl", "leg VD op b1"),
    ("fritsen", ("lay QD b1", "lay JD b1"), "nl", "v♦ b1"),
    ("fritsen", ("lay QD b1", "lay JD b1"), "de", "DD b1"),
    ("fritsen", ("lay QD b1", "lay JD b1"), "de", "QD auf b1 legen"),
    ("keezen", ("K: enter", "5: 10>15"), "nl", "H: op"),
    ("keezen", ("K: enter", "5: 10>15"), "de", "k: rein"),
    ("keezen", ("Q: 10>22", "5: 10>15"), "nl", "v: 10 22"),
    ("keezen", ("Q: 10>22", "5: 10>15"), "de", "D: 10>22"),
]


@pytest.mark.parametrize(("game", "moves", "language", "line"), LOCALLY)
def test_a_local_verb_goes_with_the_notation(game: str, moves: tuple[str, ...], language: str, line: str) -> None:
    played = GAMES[game]
    actions = [played.parse(words) for words in moves]
    assert meant(played, line, actions, Words(language)) == actions[:1]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Lay 7H on b1"), ("nl", "Leg 7H op b1"), ("de", "7H auf b1 legen")]
)
def test_the_help_shows_a_move_as_it_is_typed(language: str, said: str) -> None:
    assert locally(GAMES["fritsen"], "lay 7H b1", Words(language)) == said


@pytest.mark.parametrize("line", ["resign", "Stop met dit potje"])
def test_who_would_leave_for_good_is_asked_once_more(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where nothing else is asked of one."""
    fritsen = GAMES["fritsen"]
    state = fritsen.position("3 seats; S0 on turn; pile b1 7H; S0 hand 8H 9C; S1 hand of 4; S2 hand of 4", QuickRng(1))
    seat = 1
    out = io.StringIO()
    person = Person(fritsen, seat, Words("nl"), Company(["Ben", "Clara", "Dora"], seat), Console(file=out, width=80))
    typed = iter([line, line])
    monkeypatch.setattr(builtins, "input", lambda prompt: next(typed))

    assert person.choose(state) == fritsen.parse("resign")
    assert out.getvalue().count("je kaarten gaan onder de dichte stapel") == 1


@pytest.mark.parametrize("line", ["remove Anna", "doet niet serieus mee anna"])
def test_a_player_is_named_in_what_is_typed(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fritsen = GAMES["fritsen"]
    state = laws.dealt(fritsen, 3, {"roles": "random", "dirty_fritsen": False}, 5)
    seat = int(one_of(state.acting(), QuickRng(1)))
    other = (seat + 1) % 3
    names = ["Ben", "Clara", "Dora"]
    names[other] = "Anna"
    console = Console(file=io.StringIO(), width=80, color_system=None)
    person = Person(fritsen, seat, Words("nl"), Company(names, seat), console)
    monkeypatch.setattr(builtins, "input", lambda prompt: line)

    assert person.choose(state) == fritsen.parse(f"remove S{other}")
