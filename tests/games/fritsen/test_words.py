"""Fritsen in sentences: names of cards, toasts, special cards, the page of one minute, and what is never said."""

import io

import pytest
from ledger import rule
from rich.console import Console

from stammtisch.core.event import Event
from stammtisch.core.game import TABLE
from stammtisch.core.rng import QuickRng
from stammtisch.examples import after
from stammtisch.games.fritsen import GAME
from stammtisch.games.fritsen.terminal import CHAPTER
from stammtisch.games.fritsen.view import FritsenView
from stammtisch.lessons import lesson_of
from stammtisch.terminal import table
from stammtisch.terminal.paint import Look
from stammtisch.words import LANGUAGES, Company, Words
from stammtisch.words.language import catalogue

pytestmark = pytest.mark.once

NAMES = ["Anna", "Ben", "Clara", "Daan", "Eva", "Finn", "Greta", "Hugo", "Ida", "Joost"]
BOARD = "S0 on turn; glass b2 by S1; pile a2 X; pile b1 9S; pile c1 QD; pile b2 KC; pile c2 JS; pile c3 QC QH QS"
QUOTED = {"en": "“kut Lisa”", "nl": "‘kut Lisa’", "de": "„kut Lisa“"}

languages = pytest.mark.parametrize("language", LANGUAGES)


def told(given: str, when: str, kind: str) -> list[Event]:
    return [event for event in after(GAME, given, when).events or [] if event.kind == kind]


def sentences(events: list[Event], language: str) -> list[str]:
    return [Words(language).event("fritsen", event, Company(NAMES)) for event in events]


@rule("P2-1", "P2-2", "P2-4", "P2-5", "P2-7", "P2-9")
@pytest.mark.parametrize(
    ("top", "card", "said"),
    [
        ("AH", "KD", "Frits op Lisa!"),
        ("KC", "AH", "Lisa op Frits!"),
        ("QC", "QS", "Kim op Kim!"),
        ("JC", "QD", "Chantal op Joris!"),
        ("QH", "JC", "Joris op Chantal!"),
        ("QS", "6D", "Thierry op Kim!"),
        ("JS", "6D", "Thierry op Caroline!"),
    ],
)
def test_special_cards_have_their_names_when_they_meet(top: str, card: str, said: str) -> None:
    laid = told(f"3 seats; S0 on turn; pile b1 {top}; S0 holds {card}", f"S0 lay {card} b1", "lay")

    assert [sentence.endswith(said) for sentence in sentences(laid, "nl")] == [True]


@rule("P2-8")
def test_without_pro_moves_a_six_and_a_jack_have_no_names() -> None:
    laid = told("3 seats; pro_moves=false; S0 on turn; pile b1 5D; S0 holds 6D", "S0 lay 6D b1", "lay")

    assert sentences(laid, "nl") == ["Anna legt ruiten 6 op ruiten 5 (b1)."]


@rule("P2-10")
def test_a_block_is_jesse_klaver_on_thierry() -> None:
    given = "3 seats; S0 on turn; pile b1 QS; S0 hand 4C 8C 6D; S2 holds 3C"

    (block,) = sentences(told(given, "S0 lay 6D b1; S2 block", "block"), "en")
    assert block == "Clara blocks on b1: Jesse Klaver on Thierry!"


@rule("1D")
@languages
def test_toasts_stay_dutch_and_stand_in_quotation_marks(language: str) -> None:
    drinks = told("3 seats; S0 on turn; pile b1 AH; S0 holds KD", "S0 lay KD b1", "drink")

    assert all(QUOTED[language] in sentence for sentence in sentences(drinks, language))


@rule("P11-1", "P2-3", "P2-6")
@pytest.mark.parametrize(
    ("hand", "special"),
    [("3C AS AH TD JD", 3), ("9S 4C 5C 8D TD", 1), ("X X 4C 5C 8D", 2), ("6H 9C JD QS KH", 5), ("2H 3H 4C 5C 8D", 0)],
)
def test_the_screen_counts_the_special_cards_of_the_own_hand(hand: str, special: int) -> None:
    view = GAME.view(GAME.position(f"3 seats; dirty; S0 hand {hand}", QuickRng(1)), 0)

    assert isinstance(view, FritsenView)
    assert view.screen()["special"] == special


@rule("P0-1")
@languages
def test_the_page_of_one_minute_and_the_lesson_are_enough_to_begin(language: str) -> None:
    words, lesson = Words(language), lesson_of(GAME)

    assert [part.name for part in lesson.minute[:2]] == ["aim", "turn"]
    assert all(words.say(f"fritsen-minute-{part.name}") for part in lesson.minute)
    assert {step.rule for step in lesson.steps} >= {"5-1", "2-67", "2-73", "5-10", "2-95", "2-97"}


@rule("2-2")
@languages
def test_the_forbidden_word_is_never_said_by_the_software(language: str) -> None:
    assert "adt" not in catalogue(GAME.package, language).lower()


@languages
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_table_fits_a_terminal_for_every_number_of_players(seats: int, width: int, language: str) -> None:
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    state = GAME.position(f"{seats} seats; {BOARD}", QuickRng(1))
    for seat in (0, 1, TABLE):
        view = GAME.view(state, seat)
        look = Look("fritsen", Words(language), Company(NAMES[:seats], seat), CHAPTER, False, width)
        table.show(GAME, view, look, console, view.legal)

    assert isinstance(console.file, io.StringIO)
    assert max(len(line.rstrip()) for line in console.file.getvalue().splitlines()) <= width


@rule("2-3", "2-5", "2-8", "2-30")
@languages
def test_whatever_is_voted_on_is_drawn(language: str) -> None:
    given = "4 seats; referee=table; untidy=true; drink_confirm=true; S0 on turn; pile b1 5D; S0 hand 7D KC 2C 4S 8S"
    state = after(GAME, given, "S0 lay 7D b1; S0 last")
    motions = set()
    for seat in range(4):
        for action in state.calls(seat):
            opened = state.clone()
            opened.apply(seat, action)
            view = GAME.view(opened, seat)
            assert isinstance(view, FritsenView)
            if vote := view.screen()["vote"]:
                motions.add(vote["what"][0])
                assert CHAPTER.picture(view, Look("fritsen", Words(language), Company(NAMES[:4], seat), CHAPTER))
    assert {"silly", "remove", "erik", "false-call", "2-24"} <= motions
