"""Known numbers of plays from tricky positions, to depth 1, 2 and 3.

The number to depth n is the number of different sequences of n turns by the players in turn, with the cards given. A
turn is one play, where two cards of equal rank are one and the two orders of a divided seven are two, as the rulebook
lists them; or, for who has no play, laying down the hand, which is one turn. Players without cards are passed over. A
sequence ends when a duo has won, and is then not counted to greater depths. Each holds a card at the start, so that
nobody is dealt new ones within three turns.

The numbers were computed by the plain generator; the engine must count the same.
"""

import pytest
from games.keezen.brute import COLOURS, counted, read

from stammtisch.core.bits import members
from stammtisch.core.game import State
from stammtisch.core.rng import QuickRng
from stammtisch.games.keezen import GAME

pytestmark = pytest.mark.compiled

COUNTS: dict[str, tuple[str, list[int]]] = {
    "two equal cards are one play": (
        "Blue to play. Board: Blue 10, 20; Green 30. "
        "Hand: 5, 5, J. Green hand: 2, 3. Yellow hand: K, A. Red hand: K, 9.",
        [4, 8, 16],
    ),
    "four pawns and a seven": (
        "Blue to play. Board: Blue 10, 20, 30, 40; Red 49, 55. "
        "Hand: 7, 7. Green hand: A, K. Yellow hand: K, 4. Red hand: 7, J.",
        [76, 152, 152],
    ),
    "a seven among homes with gaps": (
        "Blue to play. Board: Blue 54, 61, H1, H3; Red 47, 50. "
        "Hand: 7, A, 2. Green hand: K, 5. Yellow hand: A, 6. Red hand: 7, Q.",
        [15, 15, 15],
    ),
    "the rest of a seven is the partner's": (
        "Blue to play. Board: Blue 61, H2, H3, H4; Yellow 27, 40, H1; Green 44, 60; Red 48. "
        "Hand: 7, A. Green hand: 7, J. Yellow hand: 7, 4. Red hand: 7, A.",
        [3, 27, 407],
    ),
    "a helping player": (
        "Blue to play. Board: Blue H1, H2, H3, H4; Yellow 32, 20, 33; Green 16, 25; Red 48, 60. "
        "Hand: 7, J, K. Green hand: 4, J. Yellow hand: 7, 3. Red hand: J, 8.",
        [44, 376, 14561],
    ),
    "every start is protected": (
        "Blue to play. Board: Blue 0, 13, 45; Green 16, 30; Yellow 32, 14, 61; Red 48, 63. "
        "Hand: 3, 4, J. Green hand: 4, Q. Yellow hand: 7, J. Red hand: 5, A.",
        [16, 49, 1873],
    ),
    "foreign pawns on every start": (
        "Green to play. Board: Blue 16, 1; Green 32, 10; Yellow 48, 2; Red 0, 47. "
        "Hand: A, K, 4. Yellow hand: A, 4. Red hand: K, 7. Blue hand: J, K.",
        [6, 30, 300],
    ),
    "jacks all round": (
        "Red to play. Board: Blue 0, 5, 6; Green 16, 20, H4; Yellow 33, 34; Red 48, 49, 50. "
        "Hand: J, 2. Blue hand: J, 4. Green hand: J, 7. Yellow hand: J, A.",
        [18, 335, 8901],
    ),
    "fours past the start": (
        "Yellow to play. Board: Yellow 33, 35, 36; Blue 34, 37; Green 31; Red 30. "
        "Hand: 4, 8. Red hand: 4, 5. Blue hand: 4, 7. Green hand: 4, 2.",
        [6, 11, 164],
    ),
    "one hand is laid down": (
        "Blue to play. Board: Green 20, 21; Red 52. "
        "Hand: 2, 9, J, Q. Green hand: 7, 4. Yellow hand: 3, 8. Red hand: 6, K.",
        [1, 15, 15],
    ),
    "the next play may win": (
        "Blue to play. Board: Blue H1, H2, H3, H4; Yellow 30, H2, H3, H4; Green 40; Red 13, 14. "
        "Hand: 7, 2, 4. Green hand: 5, J. Yellow hand: 6, 2. Red hand: A, 8.",
        [2, 4, 8],
    ),
    "only the deepest home square": (
        "Blue to play. Board: Blue 58, 61, 62, H4; Yellow 28, 30, H3. "
        "Hand: 7, 4, 3. Green hand: A, K. Yellow hand: 7, 2. Red hand: K, 5. home_stop=deepest_free_only.",
        [10, 20, 40],
    ),
    "a queen of fourteen": (
        "Green to play. Board: Green 2, 3, 18, 60; Blue 0, 16; Yellow 20. "
        "Hand: Q, 7. Yellow hand: Q, J. Red hand: Q, A. Blue hand: Q, 4. queen_steps=14.",
        [59, 328, 328],
    ),
    "the own start holds fast": (
        "Blue to play. Board: Blue 0, 62; Green 16, 20; Yellow 32, 50; Red 48, 5. "
        "Hand: J, 7. Green hand: J, 4. Yellow hand: J, 3. Red hand: J, A. own_start_swap_source=false.",
        [14, 58, 309],
    ),
    "a seven that captures its own": (
        "Red to play. Board: Red 40, 41, 43, 46; Green 44, 15; Blue 47. "
        "Hand: 7, 8. Blue hand: 7, K. Green hand: 7, 5. Yellow hand: A, K.",
        [64, 114, 924],
    ),
    "crowded before one home": (
        "Yellow to play. Board: Yellow 25, 28, 30, H4; Blue 26, 27; Green 29, 31; Red 24, 33. "
        "Hand: 7, 4, J. Red hand: 7, 2. Blue hand: 7, 5. Green hand: 7, 3.",
        [46, 717, 7207],
    ),
}

each_position = pytest.mark.parametrize(("given", "counts"), COUNTS.values(), ids=COUNTS)


@each_position
def test_the_generator_counts_as_many(given: str, counts: list[int]) -> None:
    position = read(given)

    assert all(position.hands[colour] for colour in COLOURS), "each holds a card"
    assert [counted(position, depth) for depth in (1, 2, 3)] == counts


@each_position
def test_the_engine_counts_as_many(given: str, counts: list[int]) -> None:
    state = GAME.position(given, QuickRng(1))

    assert [_counted(state, depth) for depth in (1, 2, 3)] == counts


def _counted(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    found = 0
    for seat in members(state.acting()):
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            found += _counted(after, depth - 1)
    return found
