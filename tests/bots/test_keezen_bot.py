"""The judgement of Keezen's rule bot, position by position."""

import pytest

from stammtisch.bots.bot import Advice
from stammtisch.core.bits import members
from stammtisch.core.rng import QuickRng
from stammtisch.games.keezen import GAME
from stammtisch.games.keezen.bot import KeezenBot, after
from stammtisch.games.keezen.table import KeezenTable
from stammtisch.games.keezen.view import KeezenView


def advice(position: str) -> Advice:
    state = GAME.position(position, QuickRng(1))
    return KeezenBot("rule").advise(GAME.view(state, members(state.acting())[0]))


@pytest.mark.parametrize(
    ("board", "hand", "does", "why"),
    [
        ("Blue 61", "3, 5", "5: 61>H3", "keezen-why-home"),
        ("Blue 61, H2, H3, H4; Yellow 40", "7, 2", "7: 61>H1 + Yellow 40>44", "keezen-why-home"),
        ("Blue 20; Green 50", "A, 2", "A: enter", "keezen-why-enter"),
        ("Blue 0, 20; Green 26", "5, 6", "6: 20>26", "keezen-why-capture"),
        ("Blue 0, 20; Yellow 26", "9, 6", "9: 20>29", "keezen-why-walk"),
        ("Blue 2; Red 62", "J, 2", "J: 2xRed 62", "keezen-why-swap"),
        ("Blue 40, 50; Green 20", "4, J", "4: 40>36", "keezen-why-least"),
        ("Blue 30, 50; Green 41; Red 53", "7", "7: 30>34 + 50>53", "keezen-why-capture"),
        ("Blue 30, 50; Green 16; Red 48", "7", "7: 30>37", "keezen-why-walk"),
        ("Blue 10", "5, J", "5: 10>15", "why-only"),
    ],
)
def test_a_play_is_chosen_with_the_reason_a_player_would_give(board: str, hand: str, does: str, why: str) -> None:
    found = advice(f"Blue to play. Board: {board}. Hand: {hand}.")

    assert (GAME.text(found.action), found.why) == (does, why)
    assert set(found.rules) <= set(GAME.rulebook().rules)


def test_what_it_expects_of_a_play_is_what_happens() -> None:
    rng = QuickRng(7)
    state = GAME.table({}, 4, rng)
    state.start()
    for _ in range(600):
        if state.over():
            break
        view = GAME.view(state, members(state.acting())[0])
        assert isinstance(view, KeezenView)
        action = view.legal[rng.below(len(view.legal))]
        pawns = places(after(view, action))
        state.apply(view.seat, action)
        now = GAME.view(state, 0)
        assert isinstance(now, KeezenView)
        assert places(now.table) == pawns, GAME.text(action)


def places(table: KeezenTable) -> list[list[int]]:
    return [[int(table.pawn(colour, i)) for i in range(4)] for colour in range(4)]
