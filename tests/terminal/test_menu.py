"""Many moves are chosen step by step, by numbers or by as much of the words as is needed."""

import builtins
import io

import laws
import pytest
from ledger import rule
from rich.console import Console

from stammtisch.core.game import Game, State
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.keezen import GAME as KEEZEN
from stammtisch.terminal.chapter import chapter_of
from stammtisch.terminal.menu import Choice, menu
from stammtisch.terminal.paint import Look
from stammtisch.terminal.person import Person
from stammtisch.terminal.table import besides
from stammtisch.words import Company, Words

pytestmark = pytest.mark.once

NAMES = ["Anna", "Ben", "Clara", "Daan"]
SEVEN = "Blue to play. Board: Blue 10, 20, 30, 61; Green 12, 31; Yellow 34. Hand: 7, J, 3, 9, K."


def _menu(game: Game, state: State, actions: list[int] | None = None, language: str = "en") -> list[Choice]:
    seat = int(state.acting()).bit_length() - 1
    view = game.view(state, seat)
    look = Look(game.name, Words(language), Company(NAMES, seat), chapter_of(game.name))
    return menu(game, view, look, view.legal if actions is None else actions)


def _choices(position: str, typed: list[int], language: str = "en") -> list[str]:
    """The lines of the menu after some choices by number."""
    state = KEEZEN.position(position, QuickRng(1))
    found = _menu(KEEZEN, state, None, language)
    for number in typed:
        found = _menu(KEEZEN, state, found[number - 1].actions, language)
    return [choice.label for choice in found]


def test_few_moves_are_all_shown() -> None:
    assert _choices("Blue to play. Board: Blue 10, 20. Hand: 2, 3.", []) == [
        "2: 10 → 12",
        "2: 20 → 22",
        "3: 10 → 13",
        "3: 20 → 23",
    ]


def test_moves_stand_in_the_order_of_the_hand() -> None:
    assert _choices("Blue to play. Board: Blue 60. Hand: A, 4, K.", []) == [
        "A: put a pawn on",
        "A: 60 → 61",
        "4: 60 → 56",
        "K: put a pawn on",
    ]


def test_many_are_chosen_by_card_then_pawn_then_square() -> None:
    alone = ["3: 10 → 13", "3: 20 → 23", "3: 30 → 33", "3: 61 → H1", "9: 10 → 19", "9: 20 → 29", "9: 30 → 39"]

    first = _choices(SEVEN, [])

    assert first == [*alone[:4], "7: … 75 moves", *alone[4:], "J: … 12 moves"]
    assert _choices(SEVEN, [5]) == ["7: 10 … 19 moves", "7: 20 … 19 moves", "7: 30 … 19 moves", "7: 61 … 18 moves"]
    assert _choices(SEVEN, [5, 1]) == ["7: 10 → 17", *[f"7: 10 → {to} … 3 moves" for to in range(11, 17)]]
    assert _choices(SEVEN, [5, 1, 3]) == [f"7: 10 → 12 + {to} ×G" for to in ("20 → 25", "30 → 35", "61 → H3")]


def test_many_calls_are_named_by_what_they_are_about() -> None:
    fritsen = GAMES["fritsen"]
    state = laws.dealt(fritsen, 4, {"roles": "random", "dirty_fritsen": False}, 5)
    seat = int(state.acting()).bit_length() - 1
    lines = [choice.label for choice in _menu(fritsen, state, list(state.calls(seat)), "nl")]
    assert "Meld: een regel overtreden … 4 zetten" in lines
    assert not [line for line in lines if line[0].isdecimal()]


def test_where_a_verb_stands_last_it_names_several_moves() -> None:
    fritsen = GAMES["fritsen"]
    state = fritsen.position("3 seats; referee=table; S0 on turn; pile b1 5H; S0 hand TC QD 2S", QuickRng(1))
    view = fritsen.view(state, 0)
    named: dict[str, tuple[str, str]] = {}
    for language in ("en", "nl", "de"):
        look = Look("fritsen", Words(language), Company(NAMES, 0), chapter_of("fritsen"))
        lines = _menu(fritsen, state, list(view.calls), language)
        named[language] = besides(fritsen, view, look).split(" · ")[0], lines[1].label

    assert named == {
        "en": ("Also: Lay … 24 moves", "Q♦ … 8 moves"),
        "nl": ("Ook: Leg … 24 zetten", "V♦ … 8 zetten"),
        "de": ("Außerdem: … legen: 24 Züge", "D♦ … 8 Züge"),
    }


def test_leaving_for_good_is_not_offered_first() -> None:
    fritsen = GAMES["fritsen"]
    state = laws.dealt(fritsen, 4, {"roles": "random", "dirty_fritsen": False}, 5)
    seat = int(state.acting()).bit_length() - 1
    view = fritsen.view(state, seat)
    look = Look("fritsen", Words("en"), Company(NAMES, seat), chapter_of("fritsen"))
    leave = look.words.move("fritsen", ["resign"])
    assert fritsen.parse("resign") in view.calls
    assert leave not in besides(fritsen, view, look)


def test_a_menu_is_short() -> None:
    state = KEEZEN.position(SEVEN, QuickRng(1))

    def longest(actions: list[int]) -> int:
        found = _menu(KEEZEN, state, actions)
        return max(len(found), *[longest(each.actions) for each in found if len(each.actions) > 1], 0)

    assert longest(state.legal(0)) <= chapter_of("keezen").few


def test_moves_that_begin_with_different_touches_are_all_shown() -> None:
    state = FOPPEN.position("3 seats; seed 4", QuickRng(1))

    found = _menu(FOPPEN, state)

    assert len(found) > chapter_of("keezen").few
    assert [choice.actions for choice in found] == [
        [action] for action in state.legal(int(state.acting()).bit_length() - 1)
    ]


def _played(position: str, typed: list[str], monkeypatch: pytest.MonkeyPatch, language: str = "en") -> tuple[str, str]:
    """The move that a person makes by typing these lines, and all that was shown."""
    state: State = KEEZEN.position(position, QuickRng(1))
    out = io.StringIO()
    seat = int(state.acting()).bit_length() - 1
    console = Console(file=out, width=80, color_system=None)
    person = Person(KEEZEN, seat, Words(language), Company(NAMES, seat), console)
    lines = iter(typed)
    monkeypatch.setattr(builtins, "input", lambda prompt: next(lines))
    action = person.choose(state)
    assert not list(lines), "all that was typed was read"
    return KEEZEN.text(action), " ".join(out.getvalue().split())


@pytest.mark.parametrize(
    "typed",
    [
        ["7: 10>12 + 20>25"],
        ["7: 10 → 12 + 20 → 25"],
        ["7 10 12 20"],
        ["7: b10 12 b20"],
        ["7:", "7 10", "3", "1"],
        ["5", "1", "3", "1"],
        ["5", "2", "", "5", "1", "3", "1"],
    ],
)
def test_a_divided_seven_is_typed_as_one_likes(typed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert _played(SEVEN, typed, monkeypatch)[0] == "7: 10>12 + 20>25"


@pytest.mark.parametrize("typed", ["J: 10xGreen 12", "j 10 12", "J: 10 G12", "jack 10 green 12", "J: 10 ⇄ Green 12"])
def test_a_swap_too(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _played(SEVEN, [typed], monkeypatch)[0] == "J: 10xGreen 12"


def test_cards_have_their_local_names(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _played(SEVEN, ["boer 10 groen 12"], monkeypatch, "nl")[0] == "J: 10xGreen 12"
    assert _played("Blue to play. Board: Green 20. Hand: K, A, 2.", ["könig"], monkeypatch, "de")[0] == "K: enter"


@rule("K-030")
@pytest.mark.parametrize(
    ("typed", "played", "asked"),
    [
        (["3", "3"], "4: 10>6", True),
        (["3", "3:", "1"], "3: 10>13", True),
        (["3", "1"], "3: 10>13", True),
        (["4"], "4: 20>16", False),
        (["4:", "1"], "4: 10>6", False),
        (["2"], "3: 20>23", False),
    ],
)
def test_a_number_that_may_have_meant_a_card_is_asked_about(
    typed: list[str], played: str, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, shown = _played("Blue to play. Board: Blue 10, 20. Hand: 3, 4.", typed, monkeypatch)

    assert made == played
    assert ("Line 3 is 4: 10 → 6. Type 3 again to play it, or 3: for your card." in shown) == asked


def test_nothing_is_asked_within_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _played(SEVEN, ["5", "1", "4", "3"], monkeypatch)[0] == "7: 10>13 + 61>H2"


@rule("K-046", "K-047", "K-048")
def test_who_would_capture_is_told_whom(monkeypatch: pytest.MonkeyPatch) -> None:
    position = "Blue to play. Board: Blue 10, 13; Yellow 15; Red 0. Hand: 5, 3, K."

    made, shown = _played(position, ["5: 10", "5: 10"], monkeypatch)

    assert made == "5: 10>15"
    assert "Type 5: 10 again to do it all the same." in shown

    assert "3: 10 → 13 ×B" in shown
    assert "5: 10 → 15 ×Y" in shown
    assert "K: put a pawn on ×R" in shown


def test_a_card_that_cannot_be_played_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    position = "Blue to play. Board: Blue 14, 62; Green 16. Hand: 8, 10, 2, K, K. own_start_swap_source=false."

    shown = _played(position, ["8:", "? 10", "8: 14>22", "5:", "2: 14>17", "abracadabra", "2: 62"], monkeypatch)[1]

    assert "8: not now. Green stands on 16. Nobody passes a pawn on its own start square. K-053" in shown
    assert "10: not now. Green stands on 16. Nobody passes a pawn on its own start square. K-053" in shown
    assert "8: 14 → 22: not now. Green stands on 16. Nobody passes a pawn on its own start square. K-053" in shown
    assert "5: not now. You do not have that. H-003" in shown
    assert "2: 14>17: not now. A number card goes forward by its number, with one pawn. K-035" in shown
    assert "“abracadabra” is no move here." in shown


def test_a_question_mark_names_all_cards_that_cannot_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = _played("Blue to play. Board: Green 30. Hand: 7, 4, J, K.", ["?", "1"], monkeypatch)[1]

    assert "a 4, a 7, a jack: not now. Out of the yard only with an ace or a king. K-042" in shown
