"""The match: who deals and plays, what is told, how it ends."""

import pytest
from ledger import rule

from stammtisch.core.bits import members
from stammtisch.core.game import TABLE, Game
from stammtisch.core.option import Value
from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.examples import after as after_moves
from stammtisch.examples import told
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.keezen import GAME
from stammtisch.games.keezen.board import COLOURS, YARD
from stammtisch.games.keezen.cards import CARDS, FULL, NAME, RANK, names, ranks
from stammtisch.games.keezen.moves import FOLD, TIME
from stammtisch.games.keezen.state import KeezenState
from stammtisch.games.keezen.table import PLAYING, TIMED, WON

ALL_HOME = "Blue H1, H2, H3, H4"
LAST_CARD = "Board: Blue 10. Hand: 5. Green hand of 0. Yellow hand of 0. Red hand of 0."
ROTATES: dict[str, Value] = {"deal_rotation": "dealer_rotates_every_hand"}


def dealt(seed: int = 1, options: dict[str, Value] | None = None) -> KeezenState:
    state = GAME.table(options or {}, 4, HashRng(seed_of(seed)))
    state.events = []
    state.start()
    assert isinstance(state, KeezenState)
    return state


def after(given: str, when: str = "") -> KeezenState:
    state = after_moves(GAME, given, when)
    assert isinstance(state, KeezenState)
    return state


def legal(state: KeezenState, seat: int) -> list[str]:
    return [GAME.text(action) for action in state.legal(seat)]


def fold_all(state: KeezenState) -> None:
    """Nobody has a pawn out, so whoever holds neither ace nor king lays down the hand: here all do."""
    for _ in range(4):
        state.hands[state.table.turn] &= ~0xF00000000000F
        state.apply(state.table.turn, FOLD)


@rule("K-002", "K-003", "K-012", "K-014")
def test_a_game_begins_with_all_pawns_in_their_yards_and_five_cards_each() -> None:
    state = dealt()

    assert [int(state.table.pawn(colour, i)) for colour in range(4) for i in range(4)] == [YARD] * 16
    assert [len(members(state.hands[seat])) for seat in range(4)] == [5] * 4
    assert told(state)[0] == "dealer S0 1 1 (K-012)"
    assert told(state)[2] == f"hand S1 5 [{' '.join(names(state.hands[1]))}] to S1 (K-014)"


@rule("K-002")
def test_a_pack_has_every_rank_four_times() -> None:
    assert len(NAME) == len(set(NAME)) == CARDS
    assert ranks(FULL) == [rank for rank in RANK for _ in range(4)]


@rule("K-015", "K-016")
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left_and_then_from_the_rest() -> None:
    state = dealt()
    pack = [int(card) for card in state.stock]
    for seat, first in ((1, 0), (2, 1), (3, 2), (0, 3)):
        assert members(state.hands[seat]) == sorted(pack[first:20:4])

    fold_all(state)

    assert [int(card) for card in state.stock] == pack, "nothing is shuffled between the hands of a pack"
    for seat, first in ((1, 20), (2, 21), (3, 22), (0, 23)):
        assert members(state.hands[seat]) == sorted(pack[first:36:4])


@rule("K-016")
def test_any_card_may_be_dealt_first() -> None:
    assert len({int(dealt(seed).stock[0]) for seed in range(60)}) > 25


@rule("K-013", "K-014", "K-017", "K-018")
@pytest.mark.parametrize(
    ("options", "dealers"),
    [({}, [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0]), (ROTATES, [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0])],
)
def test_the_deal_passes_on_after_a_pack_or_after_each_hand(options: dict[str, Value], dealers: list[int]) -> None:
    state = dealt(1, options)
    for n, dealer in enumerate(dealers):
        assert (int(state.table.dealer()), int(state.table.deck), int(state.table.round)) == (dealer, n // 3, n % 3)
        assert state.table.turn == (dealer + 1) % 4
        assert [len(members(state.hands[seat])) for seat in range(4)] == [(5, 4, 4)[n % 3]] * 4
        assert state.table.left == (32, 16, 0)[n % 3]
        fold_all(state)


@rule("K-028")
def test_the_pile_is_gathered_in_when_the_pack_is_shuffled() -> None:
    state = dealt()
    fold_all(state)
    assert state.table.piled == len({int(card) for card in state.table.pile[: state.table.piled]})
    fold_all(state)
    fold_all(state)

    assert (state.table.deck, state.table.piled) == (1, 0)


def played(state: KeezenState) -> str:
    return NAME[state.table.pile[state.table.piled - 1] & 63]


@rule("K-036")
def test_of_equal_cards_the_lowest_is_played() -> None:
    state = after("Blue to play. Board: Blue 10. Hand: 3, 5.")
    for suits in range(1, 16):
        at = state.clone()
        at.hands[0] = sum(1 << NAME.index("3" + "cdhs"[suit]) for suit in members(suits))
        at.apply(0, GAME.parse("3: 10>13"))
        assert played(at) == "3" + "cdhs"[members(suits)[0]]


@rule("K-021", "K-028", "K-045")
def test_a_play_tells_the_card_the_way_and_what_it_captured() -> None:
    state = after("Blue to play. Board: Blue 10; Red 13. Hand: 3.", "S0 3: 10>13")
    card = played(state)

    assert card[0] == "3"
    assert told(state) == [f"play S0 {card} (K-035)", "walk S0 Blue 10 11 12 13 (K-040)", "capture S0 Red 13 (K-045)"]


@pytest.mark.parametrize(
    ("given", "words", "lines"),
    [
        ("Board: Red 0. Hand: K.", "K: enter", ["enter S0 Blue 0 (K-032)", "capture S0 Red 0 (K-048)"]),
        ("Board: Red 5. Hand: A.", "A: enter", ["enter S0 Blue 0 (K-031)"]),
        ("Board: Blue 2. Hand: 4.", "4: 2>62", ["walk S0 Blue 2 1 0 63 62 (K-038)"]),
        ("Board: Blue 62. Hand: 3.", "3: 62>H2", ["walk S0 Blue 62 63 H1 H2 (K-043)"]),
        ("Board: Blue H1. Hand: A.", "A: H1>H2", ["walk S0 Blue H1 H2 (K-040)"]),
        ("Board: Blue 9, 10. Hand: A.", "A: 9>10", ["walk S0 Blue 9 10 (K-040)", "capture S0 Blue 10 (K-046)"]),
        (
            "Board: Blue 9; Yellow 10. Hand: A.",
            "A: 9>10",
            ["walk S0 Blue 9 10 (K-040)", "capture S0 Yellow 10 (K-047)"],
        ),
        (f"Board: {ALL_HOME}; Yellow 9. Hand: A.", "A: 9>10", ["walk S0 Yellow 9 10 (K-096)"]),
        ("Board: Blue 9; Red 5. Hand: J.", "J: 9xRed 5", ["swap S0 Blue 9 Red 5 (K-060)"]),
        ("Board: Blue 0; Red 5. Hand: J.", "J: 0xRed 5", ["swap S0 Blue 0 Red 5 (K-063)"]),
        (f"Board: {ALL_HOME}; Yellow 9; Red 5. Hand: J.", "J: 9xRed 5", ["swap S0 Yellow 9 Red 5 (K-100)"]),
        (
            "Board: Blue 9, 20; Red 10. Hand: 7.",
            "7: 9>10 + 20>26",
            ["walk S0 Blue 9 10 (K-040)", "capture S0 Red 10 (K-076)", "walk S0 Blue 20 21 22 23 24 25 26 (K-040)"],
        ),
        (
            "Board: Blue 58, H2, H3, H4; Yellow 40; Red 41. Hand: 7.",
            "7: 58>H1 + Yellow 40>41",
            [
                "walk S0 Blue 58 59 60 61 62 63 H1 (K-043)",
                "walk S0 Yellow 40 41 (K-078)",
                "capture S0 Red 41 (K-076)",
                "help S0 Yellow (K-096)",
            ],
        ),
        (
            "Board: Blue 63, H2, H3, H4; Yellow 0. Hand: 7.",
            "7: 63>H1 + Yellow 0>6",
            ["walk S0 Blue 63 H1 (K-043)", "walk S0 Yellow 0 1 2 3 4 5 6 (K-078)", "help S0 Yellow (K-096)"],
        ),
    ],
)
def test_what_a_card_does_is_told_with_its_rule(given: str, words: str, lines: list[str]) -> None:
    state = after(f"Blue to play. {given}", f"S0 {words}")

    assert told(state)[1:] == lines


@rule("K-060")
def test_the_first_of_all_exchanges_is_one() -> None:
    state = after("Green to play. Board: Green 0; Blue 1. Hand: J.", "S1 J: 0xBlue 1")

    assert told(state)[1:] == ["swap S1 Green 0 Blue 1 (K-060)"]


@rule("K-025", "K-026")
def test_a_hand_laid_down_is_told_and_its_seat_waits() -> None:
    state = after("Blue to play. Board: Red 20. Hand: 2, 9. Green hand: 5.", "S0 fold")

    assert [(line.split()[0], line.split()[-1]) for line in told(state)] == [("fold", "(K-025)")]
    assert state.events
    assert [card[:-1] for card in state.events[0].said] == ["2", "9"]
    assert (state.table.folded, state.table.turn) == (1, 1)
    with pytest.raises(Refusal, match=r"\(K-026\); it may: nothing$"):
        GAME.check(state, 0, FOLD)
    state.apply(1, FOLD)
    assert (state.table.folded, state.table.turn) == (3, 2)


@rule("K-094", "K-109")
def test_pawns_home_are_counted_for_the_duo_with_gaps_or_without() -> None:
    state = after("Blue to play. Board: Blue 20, H1, H3; Yellow 40, 41, 42, H4. Hand: 5.")

    assert state.scores() == [3, 0, 3, 0]
    assert state.places() == [1, 1, 1, 1]


@rule("K-107", "K-108")
def test_a_duo_wins_with_its_eighth_pawn_and_nothing_more_is_played() -> None:
    given = f"Blue to play. Board: {ALL_HOME}; Yellow 30, H2, H3, H4; Green H4; Red H1, H2, H3, H4. Hand: 2, 5."
    state = after(given, "S0 2: 30>H1")

    assert (state.table.ended, state.acting(), state.deadlines()) == (WON, 0, [])
    assert (state.scores(), state.places(), state.winners()) == ([8, 5, 8, 5], [1, 3, 1, 3], [0, 2])
    assert told(state)[-1] == "over table S0 S2 (K-107)"
    assert [state.value(seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]
    with pytest.raises(Refusal, match="H-001"):
        GAME.play(state, 1, "fold")


@rule("K-106", "K-109", "K-110")
def test_the_time_ends_the_game_without_a_winner() -> None:
    state = after(
        "Blue to play. Board: Blue 20, 61, H3, H4; Yellow H4; Green H1, H2. Hand: 7.", "S0 7: 61>H1 + 20>24; time"
    )

    assert (state.table.ended, state.acting(), state.legal(TABLE)) == (TIMED, 0, [])
    assert (state.scores(), state.places(), state.winners()) == ([4, 2, 4, 2], [1, 1, 1, 1], [])
    assert told(state)[-2:] == ["time table (K-109)", "over table (K-109)"]


@rule("K-106", "K-109")
def test_the_only_clock_is_that_of_the_whole_game() -> None:
    clocks = dealt().deadlines()

    assert [(each.name, each.action, each.seconds, each.since, each.running) for each in clocks] == [
        ("round", TIME, 2700, 0, True)
    ]
    assert dealt(1, {"round_seconds": 0}).deadlines() == []
    assert dealt(1, {"round_seconds": 0}).why_not(TABLE, TIME) == "H-004"
    assert dealt().why_not(1, TIME) == "H-005"


@rule("K-030")
def test_what_is_played_is_final() -> None:
    assert GAME.no_undo_rule == "K-030"
    assert not FOPPEN.no_undo_rule


@rule("K-103")
@pytest.mark.parametrize(
    ("game", "options", "quiet"),
    [(GAME, {}, "K-103"), (GAME, {"talk": "free"}, ""), (FOPPEN, {}, "")],
    ids=["keezen", "free", "foppen"],
)
def test_only_phrases_are_said_unless_the_table_settles_otherwise(
    game: Game, options: dict[str, Value], quiet: str
) -> None:
    assert game.no_chat_rule(game.settle(options)) == quiet


@rule("K-004")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_keezen_is_for_four(seats: int) -> None:
    with pytest.raises(ValueError, match=f"Keezen is for 4 players, not {seats}"):
        GAME.table({}, seats, QuickRng(1))


@rule("K-020", "K-101")
def test_value_follows_the_way_that_pawns_have_made() -> None:
    even = after("Blue to play. Hand: 5.")
    ahead = after("Blue to play. Board: Blue 63; Red 48. Hand: 5.")

    assert [even.value(seat) for seat in range(4)] == [0.5] * 4
    assert [ahead.value(seat) for seat in range(4)] == [0.5 + 63 / 1088, 0.5 - 63 / 1088] * 2
    assert after("Blue to play. Board: Blue 1, 3. Hand: 5.").value(0) == 0.5 + 6 / 1088
    assert COLOURS[ahead.table.turn] == "Blue"
    assert ahead.table.ended == PLAYING
