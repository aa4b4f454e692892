"""Positions as text: read, filled, checked and written."""

import pytest
from ledger import rule

from stammtisch.core.bits import members
from stammtisch.core.game import TABLE, Moves
from stammtisch.core.option import Value
from stammtisch.core.play import one_of
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.examples import after
from stammtisch.games.keezen import GAME
from stammtisch.games.keezen.cards import RANK, ranks
from stammtisch.games.keezen.state import KeezenState

OPTIONS: list[dict[str, Value]] = [
    {},
    {"home_stop": "deepest_free_only", "queen_steps": 14, "round_seconds": 0},
    {"deal_rotation": "dealer_rotates_every_hand", "own_start_swap_source": False, "talk": "free"},
]


def read(text: str, seed: int = 1) -> KeezenState:
    state = GAME.position(text, QuickRng(seed))
    assert isinstance(state, KeezenState)
    return state


def says(text: str) -> list[str]:
    return GAME.clauses(GAME.diagram(read(text)))


def pile(state: KeezenState) -> list[tuple[int, str]]:
    return [(int(state.table.pile[i]) >> 6, RANK[(state.table.pile[i] & 63) >> 2]) for i in range(state.table.piled)]


@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "strict", "loose"])
def test_a_position_that_was_written_is_read_as_the_same(options: dict[str, Value]) -> None:
    state = GAME.table(options, 4, HashRng(seed_of(1)))
    state.start()
    chance, found = QuickRng(1), Moves()
    while not state.over():
        if chance.below(12) == 0:
            _reads_back(state)
        seat = one_of(state.acting(), chance)
        state.apply(seat, state.pick(seat, chance, found))
    _reads_back(state)


def _reads_back(state: object) -> None:
    assert isinstance(state, KeezenState)
    again = read(GAME.diagram(state))
    assert GAME.diagram(again) == GAME.diagram(state)
    assert [again.legal(seat) for seat in (0, 1, 2, 3, TABLE)] == [state.legal(seat) for seat in (0, 1, 2, 3, TABLE)]
    assert (again.acting(), again.scores(), again.table.left) == (state.acting(), state.scores(), state.table.left)
    assert pile(again) == pile(state)


def test_the_rulebooks_notation_is_read() -> None:
    state = read("Blue to play. Board: Blue 10, H3 (it came there by a swap); Red 13. Hand: 5, J.")

    assert GAME.diagram(state).startswith("Blue to play. Board: Blue 10, H3; Red 13. Blue hand: 5, J. Green hand: ")
    assert [len(members(state.hands[seat])) for seat in range(4)] == [2, 2, 2, 2]
    assert (state.table.piled, state.table.left) == (12, 32)


def test_clauses_may_also_stand_between_semicolons() -> None:
    assert GAME.clauses("Blue to play; Board: Blue 10; Red 13; Hand: 5") == [
        *("4 seats", "Blue to play", "Blue 10", "Red 13", "Hand: 5", "Green yard", "Yellow yard")
    ]
    assert read("Blue to play; Red 13; Board: Blue 10; Hand: 5").legal(0) == read(
        "Blue to play. Board: Blue 10; Red 13. Hand: 5."
    ).legal(0)


def test_a_seed_is_a_fresh_deal() -> None:
    state = GAME.table({}, 4, HashRng(seed_of(7)))
    state.start()

    assert GAME.diagram(read("4 seats; seed 7")) == GAME.diagram(state)


@rule("K-036")
def test_suits_are_left_open() -> None:
    hands = {int(read("Blue to play. Board: Blue 10. Hand: 5, 5.", seed).hands[0]) for seed in range(20)}

    assert len(hands) > 1
    assert [ranks(hand) for hand in hands] == [["5", "5"]] * len(hands)


@rule("K-018")
@pytest.mark.parametrize(
    ("text", "then"),
    [
        ("Blue to play.", "dealer Red; deck 4; hand 1"),
        ("Green to play.", "dealer Blue; deck 1; hand 1"),
        ("Green to play. dealer Red. hand 3.", "dealer Red; deck 4; hand 3"),
        ("Green to play. deck 6.", "dealer Green; deck 6; hand 1"),
        ("dealer Yellow.", "Red to play; deck 3"),
        ("hand 2. deck 1. deal_rotation=dealer_rotates_every_hand.", "dealer Green; Yellow to play"),
        ("hand 2. dealer Blue. deal_rotation=dealer_rotates_every_hand.", "dealer Blue; Green to play; deck 2"),
        ("Red folded. Blue to play. Hand: 2, 3.", "Red hand of 0; Red folded"),
        ("Blue to play. hand 2.", "deck 4; hand 2"),
    ],
)
def test_what_is_left_open_follows_from_what_is_said(text: str, then: str) -> None:
    assert set(then.split("; ")) <= set(says(text))


@rule("K-014", "K-028")
def test_a_pile_says_how_many_cards_are_left_in_each_hand() -> None:
    state = read("Yellow to play. dealer Blue. pile: Green 7, Yellow 2, Red K, Blue 5, Green 7.")

    assert [len(members(state.hands[seat])) for seat in range(4)] == [4, 3, 4, 4]
    assert pile(state) == [(1, "7"), (2, "2"), (3, "K"), (0, "5"), (1, "7")]


@rule("K-108", "K-109")
def test_a_position_may_be_over() -> None:
    won = read("over by win. Board: Blue H1, H2, H3, H4; Yellow H1, H2, H3, H4; Red 20. Red hand: 5.")
    timed = read("over by time. Board: Blue H1.")

    assert (won.over(), won.winners(), won.legal(3)) == (True, [0, 2], [])
    assert (timed.over(), timed.winners(), timed.deadlines()) == (True, [], [])
    assert GAME.diagram(timed).startswith("over by time. Board: Blue H1. ")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Blue to play. Board: Blue 1, 2, 3, 4, 5. Hand: 5.", r"Blue has four pawns, not 5 \(K-003\)"),
        ("Blue to play. Board: Blue 10; Red 10. Hand: 5.", r"two pawns stand on 10; .* \(K-011\)"),
        ("Blue to play. Board: Blue 10, 10. Hand: 5.", r"two pawns stand on 10"),
        ("Blue to play. Board: Blue H2, H2. Hand: 5.", r"two pawns stand on H2"),
        ("Blue to play. Board: Blue Green H1. Hand: 5.", r"a pawn of Blue cannot stand on Green H1: .* \(K-095\)"),
        ("Blue to play. Board: Blue 64. Hand: 5.", r"no square '64'"),
        ("Blue to play. Board: Blue H5. Hand: 5.", r"no square 'H5'"),
        ("Blue to play. Board: Pink 4. Hand: 5.", r"not understood in a position: 'Board: Pink 4'"),
        ("Blue to play. Board: Blue 4; Blue 5. Hand: 5.", r"not understood in a position: 'Blue 5'"),
        ("Blue to play. Hand: 2, 3, 5, 6, 8, 9.", r"hand 1 of a pack is 5 cards, not 6 \(K-014\)"),
        ("Blue to play. Hand: 2, 3, 5, 6, 8. hand 2.", r"hand 2 of a pack is 4 cards, not 5"),
        ("Blue to play. Green hand of 6.", r"hand 1 of a pack is 5 cards, not 6"),
        ("Blue to play. Green hand of -1.", r"Green cannot hold -1 cards"),
        ("Blue to play. Green hand of many.", r"'many' is not a number"),
        ("Blue to play. Hand: 7, 7, 7. Red hand: 7, 7.", r"there are four 7 in the pack, not more \(K-002\)"),
        ("Blue to play. Hand: 7, 7, 7, 7, 7.", r"there are four 7 in the pack"),
        ("Blue to play. Hand: 5, joker.", r"Keezen has no card 'joker'"),
        ("Blue to play. Hand: 5s.", r"Keezen has no card '5s'"),
        ("Blue to play. Blue hand of 0.", r"Blue holds no cards and is not to play \(K-027\)"),
        ("Blue to play. Blue folded.", r"Blue holds no cards"),
        ("Blue to play. Red folded. Red hand: 5.", r"Red has laid down the hand and holds no cards \(K-025\)"),
        ("Blue to play. hand 4.", r"a pack has hands 1 to 3"),
        ("Blue to play. deck 0.", r"packs are counted from 1"),
        ("Blue to play. deck -4.", r"packs are counted from 1 \(K-014\): not hand 1 of -4"),
        ("Blue to play. deck -1.", r"packs are counted from 1 \(K-014\): not hand 1 of -1"),
        ("Blue to play. deck two.", r"'two' is not a number"),
        ("Blue to play. deck 2. dealer Blue.", r"Green deals hand 1 of pack 2, not Blue \(K-017\)"),
        ("Blue to play. dealer Pink.", r"Keezen has no colour 'Pink'"),
        ("Blue to play. pile: Pink 7.", r"Keezen has no colour 'Pink'"),
        ("Blue to play. pile: Blue 7, Blue 2. Hand: 2, 3.", r"Blue was dealt 5 cards; 2 on the pile leave 3 \(K-014\)"),
        ("Blue to play. Board: Blue H1, H2, H3, H4; Yellow H1, H2, H3, H4.", r"'over by win' .* \(K-107\)"),
        ("over by win. Board: Blue H1.", r"nobody has won before .* \(K-107\)"),
        ("over by win. Blue to play.", r"nobody is to play when it is over \(K-108\)"),
        ("Blue to play. Red to play.", r"one is to play at a time, not Blue and Red \(K-021\)"),
        ("Blue to play. queen_steps=13.", r"queen_steps cannot be '13'; it takes 12, 14"),
        ("Blue to play. jokers=true.", r"there is no option 'jokers'"),
        ("Blue to play. The weather is fine.", r"not understood in a position: 'The weather is fine'"),
        ("5 seats. Blue to play.", r"Keezen is for 4 players, not 5"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(text)


@rule("K-108")
def test_two_winners_cannot_be() -> None:
    home = "; ".join(f"{colour} H1, H2, H3, H4" for colour in ("Blue", "Green", "Yellow", "Red"))

    with pytest.raises(ValueError, match=r"only one duo can have its eight pawns home \(K-108\)"):
        read(f"over by win. Board: {home}.")


@rule("K-020")
def test_a_view_is_written_with_the_hands_that_are_known() -> None:
    state = after(GAME, "Green to play. dealer Blue. Board: Blue 10. Blue hand: 5. Green hand: A.")

    assert "Blue hand: 5. Green hand of 1. Yellow hand of 1." in GAME.view(state, 0).diagram()
    assert "Blue hand of 1. Green hand of 1." in GAME.view(state, TABLE).diagram()
