"""Why not: the rule against a card, a pawn or a square that somebody touches."""

import pytest
from ledger import rule

from stammtisch.core.game import TABLE, house
from stammtisch.core.rng import QuickRng
from stammtisch.examples import after
from stammtisch.games.keezen import GAME

HELPS = "Blue H1, H2, H3, H4"


def why_not(board: str, hand: str, touches: str, more: str = "") -> str:
    state = GAME.position(f"Blue to play. Board: {board}. Hand: {hand}. {more}", QuickRng(1))
    return GAME.why_not_touch(state, 0, touches.split(", "))


@pytest.mark.parametrize(
    ("board", "hand", "card", "says"),
    [
        ("Blue 14, 62; Green 16", "8, 10, 2", "8", "K-053"),
        ("Blue 14, 62; Green 16", "8, 10, 2", "10", "K-053"),
        ("Blue 14, 62; Green 16", "8, 10, 2", "5", "H-003"),
        ("Blue 14, 62; Green 16", "8, 10, 2", "2", ""),
        ("Green 30", "7, 4, J, K", "7", "K-042"),
        ("Green 30", "7, 4, J, K", "4", "K-042"),
        ("Green 30", "7, 4, J, K", "J", "K-042"),
        ("Green 30", "7, 4, J, K", "K", ""),
        ("Blue 10", "J, 2", "J", "K-060"),
        ("Blue 10; Green 16", "J, 2", "J", "K-062"),
        ("Blue H2; Green 20", "J, A", "J", "K-064"),
        ("Blue 0", "K, 2", "K", "K-049"),
        ("Blue 0, 1, 2, 3", "K, 2", "K", "K-032"),
        ("Blue 62, 63", "8, A", "8", "K-044"),
        ("Blue 62", "Q, A", "Q", "K-044"),
        ("Blue H2", "4, A", "4", "K-089"),
        ("Blue 0, 2", "4, 5", "4", ""),
        ("Blue 0, 62, H2; Green 16", "2, 3", "3", ""),
        ("Blue 14; Green 16", "7, A", "7", "K-053"),
        ("Blue 61, H2, H3, H4; Yellow H1, H2, H3, H4", "7, 3", "7", "K-044"),
    ],
)
def test_a_card_that_cannot_be_played_is_refused_by_the_rule_that_stops_most_pawns(
    board: str, hand: str, card: str, says: str
) -> None:
    assert why_not(board, hand, f"hand:{card}") == says


@pytest.mark.parametrize(
    ("board", "touches", "says"),
    [
        ("Blue 14, 30; Green 16", "hand:5, pawn:14", "K-053"),
        ("Blue 14, 30; Green 16", "hand:5, pawn:30", ""),
        ("Blue 14, 30; Green 16", "hand:5, pawn:Green 16", "K-039"),
        ("Blue 14, 30; Green 16", "hand:5, pawn:16", "K-039"),
        ("Blue 14, 30; Yellow 20", "hand:5, pawn:Yellow 20", "K-098"),
        ("Blue 14, 30; Yellow 20", "hand:5, pawn:Yellow yard", "K-042"),
        ("Blue 14, 30", "hand:5, pawn:yard", "K-042"),
        ("Blue 14, 30", "hand:5, pawn:40", "H-003"),
        ("Blue 14, 30", "hand:K, pawn:14", "K-032"),
        ("Blue 14, 30", "hand:K, pawn:yard", ""),
        ("Blue 14, 30", "hand:J, pawn:14", "K-060"),
        ("Blue 14, 30; Green 20", "hand:J, pawn:14, take:Green 20", ""),
        ("Blue 14, 30; Green 16", "hand:J, pawn:14, take:Green 16", "K-062"),
        ("Blue 14, 30; Green 16", "hand:J, pawn:14, take:Blue 30", "K-061"),
        ("Blue 14, 30; Green 16", "hand:J, pawn:14, take:Green yard", "K-065"),
        ("Blue 14, 30", "hand:5, pawn:14, to:20", "K-035"),
        ("Blue 14, 62", "hand:5, pawn:62, to:3", "K-043"),
        (f"{HELPS}; Yellow 40", "hand:5, pawn:Blue H1", "K-096"),
        (f"{HELPS}; Yellow 40", "hand:5, pawn:40", ""),
        ("Blue 14, 40; Green 16", "hand:7, pawn:14, to:17", "K-053"),
        ("Blue 14, 40; Green 16", "hand:7, pawn:14, to:15", ""),
        ("Blue 14, 63; Green 16", "hand:7, pawn:14, to:15", "K-044"),
        ("Blue 14, 63; Green 16", "hand:7, pawn:14, to:15, pawn:63", "K-044"),
        ("Blue 14; Green 16", "hand:7, pawn:14, to:15", "K-072"),
        ("Blue 14, 40; Green 16", "hand:7, pawn:14, to:15, pawn:Green 16", "K-039"),
        ("Blue 14, 40; Green 16", "hand:7, pawn:14, to:15, pawn:14", "K-073"),
        ("Blue 14, 40; Yellow 20", "hand:7, pawn:14, to:15, pawn:Yellow 20", "K-098"),
        ("Blue 10, 13", "hand:7, pawn:10, to:13, pawn:13", "K-077"),
        ("Blue 61, H2, H3, H4; Yellow 46; Red 48", "hand:7, pawn:61, to:H1, pawn:Yellow 46", "K-053"),
        ("Blue 61, H2, H3, H4; Yellow 40", "hand:7, pawn:61, to:H1, pawn:Yellow 40", ""),
        ("Blue 61, H2, H3, H4; Yellow 40", "hand:7, pawn:61, to:H1, pawn:Yellow 40, to:Yellow 43", "K-080"),
        ("Blue 14", "say:fold", "K-022"),
        ("Blue 14", "say:time", "H-005"),
        ("Blue 14", "pawn:14", "H-005"),
        ("Blue 14", "hand:5, pawn:99", "K-001"),
    ],
)
def test_a_pawn_or_a_square_is_refused_by_what_stops_it(board: str, touches: str, says: str) -> None:
    assert why_not(board, "5, 7, J, K", touches) == says


@rule("K-026", "K-027")
def test_who_is_not_on_turn_is_told_so_whatever_is_touched() -> None:
    state = after(GAME, "Blue to play. Board: Red 20. Hand: 2, 9. Green hand: 5. Yellow hand of 0.", "S0 fold")

    assert [GAME.why_not_touch(state, seat, ["hand:5"]) for seat in (0, 2, 3, TABLE)] == [
        *("K-026", "K-027", "H-002", "H-004")
    ]
    assert GAME.why_not_touch(after(GAME, "over by time."), 0, ["hand:5"]) == "H-001"


@pytest.mark.parametrize("seed", range(6))
def test_every_beginning_of_a_play_is_open_or_refused_by_a_rule_that_exists(seed: int) -> None:
    known = {*GAME.rulebook().rules, *house().rules}
    rng = QuickRng(seed)
    state = GAME.table({}, 4, rng)
    state.start()
    for _ in range(60):
        seat = int(state.acting()).bit_length() - 1
        legal = state.legal(seat)
        begun = [touches[:n] for touches in map(GAME.touches, legal) for n in range(1, len(touches) + 1)]
        for action in [rng.below(GAME.actions) for _ in range(20)]:
            for n in range(1, len(GAME.touches(action)) + 1):
                touches = GAME.touches(action)[:n]
                says = GAME.why_not_touch(state, seat, touches)
                assert (says == "") == (touches in begun), touches
                assert not says or says in known, touches
        state.apply(seat, legal[rng.below(len(legal))])
