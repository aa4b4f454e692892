"""The deal and the tricks: who may act, what is refused, what is told."""

import pytest
from ledger import rule

from stammtisch.core.bits import count
from stammtisch.core.game import TABLE, Moves
from stammtisch.core.option import Value
from stammtisch.core.play import playout
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.examples import after as after_moves
from stammtisch.examples import told
from stammtisch.games.foppen import GAME
from stammtisch.games.foppen.cards import DECK, NO_CARD, NO_SUIT, cards, names
from stammtisch.games.foppen.match import singles
from stammtisch.games.foppen.moves import DEAL, EXPIRE_TURN
from stammtisch.games.foppen.state import FoppenState
from stammtisch.games.foppen.table import NOBODY

YELLOW_LED = "4 seats; stone S3; trick S0 Y8; S1 on turn; S1 hand Y3 G5 1; S2 hand Y4 G6"


def after(given: str, when: str = "") -> FoppenState:
    state = after_moves(GAME, given, when)
    assert isinstance(state, FoppenState)
    return state


def fresh(options: dict[str, Value], seats: int) -> FoppenState:
    state = GAME.table(options, seats, HashRng(seed_of(9)))
    assert isinstance(state, FoppenState)
    state.events = []
    state.start()
    return state


@rule("O-081", "O-025", "O-026", "O-027", "O-035", "O-039")
def test_the_printed_tricks_a_to_e_follow_one_another() -> None:
    state = after(
        "4 seats; stone S3; S1 on turn; S0 hand G2 G9 G14 Y14 B5; S1 hand R2 R11 Y2 B8 1; S2 hand R3 Y3 Y8 Y11 B6 B10;"
        "S3 hand R4 R5 1",
        "S1 play B8; S2 play B10; S0 play B5; S2 play Y11; S3 play R5; S1 play Y2;"
        "S2 play B6; S0 play G14; S1 play R11;"
        "S2 play Y8; S3 play 1; S0 play Y14; S0 play G9; S1 play 1; S2 play Y3",
    )

    assert [line for line in told(state) if line.startswith(("win", "fop"))] == [
        "win S2 (O-015)",
        "fop S0 (O-025)",
        "win S2 (O-015)",
        "fop S3 (O-026)",
        "win S2 (O-015)",
        "fop S1 (O-026)",
        "win S0 (O-015)",
        "fop S3 (O-025)",
        "win S0 (O-015)",
        "fop S2 (O-026)",
    ]


@rule("O-001")
@pytest.mark.parametrize("seats", [0, 1, 2, 7, 8])
def test_a_table_for_too_few_or_too_many_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"Foppen is for 3–6 players, not {seats}"):
        GAME.table({}, seats, QuickRng(1))


@rule("O-006", "O-002")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_whole_pack_is_dealt_evenly(seats: int) -> None:
    state = fresh({}, seats)
    hands = [int(each) for each in state.hands]

    assert [count(hand) for hand in hands] == [60 // seats] * seats
    assert sum(hands) == DECK
    assert state.table.gone == 0


@rule("O-006", "O-007")
def test_the_cards_go_round_from_the_left_of_the_dealer() -> None:
    state = fresh({"first_dealer": 1}, 4)
    pack = singles(DECK)
    HashRng(seed_of(9)).shuffle(pack, 0)

    assert [sum(pack[i] for i in range(n, 60, 4)) for n in range(4)] == [state.hands[seat] for seat in (2, 3, 0, 1)]


@rule("O-007", "O-008", "O-020")
@pytest.mark.parametrize(("dealer", "starts"), [(0, 1), (2, 3), (3, 0)])
def test_the_seat_left_of_the_named_dealer_leads_and_nobody_is_fopped(dealer: int, starts: int) -> None:
    state = fresh({"first_dealer": dealer}, 4)

    assert (state.table.dealer, state.table.turn, state.table.leader) == (dealer, starts, starts)
    table = state.table
    assert (table.stone, table.last_leader, table.suit, table.deals) == (NOBODY, NOBODY, NO_SUIT, 0)
    assert [int(card) for card in state.table.trick] == [int(card) for card in state.table.last] == [NO_CARD] * 4
    assert [int(void) for void in state.table.voids] == [0] * 4


@rule("O-008")
def test_a_drawn_dealer_is_the_first_thing_the_deals_chance_decides() -> None:
    drawn = [int(after(f"5 seats; seed {seed}").table.dealer) for seed in range(40)]

    assert drawn == [int(HashRng(seed_of(seed)).below(5)) for seed in range(40)]
    assert set(drawn) == {0, 1, 2, 3, 4}


@rule("O-008")
def test_a_dealer_who_has_no_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 4 to deal first at a table of 4"):
        GAME.table({"first_dealer": 4}, 4, QuickRng(1))
    assert fresh({"first_dealer": 4}, 5).table.dealer == 4


@rule("O-006", "O-008", "O-009")
def test_a_deal_tells_the_dealer_and_whispers_each_hand_to_its_seat() -> None:
    state = fresh({"first_dealer": 2}, 3)
    hands = [" ".join(names(each)) for each in state.hands]

    assert told(state) == [
        "dealer S2 (O-008)",
        f"hand S0 20 [{hands[0]}] to S0 (O-006)",
        f"hand S1 20 [{hands[1]}] to S1 (O-006)",
        f"hand S2 20 [{hands[2]}] to S2 (O-006)",
    ]


def test_when_nobody_listens_nothing_is_told() -> None:
    state = GAME.table({"bids": True}, 3, QuickRng(1))
    state.start()
    playout(state, QuickRng(2), Moves(), 10_000)

    assert state.over()
    assert state.events is None


@rule("O-010", "O-012", "O-013", "O-039")
@pytest.mark.parametrize(
    ("trick", "card", "why"),
    [
        ("empty", "Y3", "O-010"),
        ("S0 1", "1", "O-010"),
        ("S0 Y8", "Y3", "O-012"),
        ("S0 Y8", "1", "O-039"),
        ("S0 B8", "Y3", "O-013"),
        ("S0 B8", "1", "O-039"),
    ],
)
def test_a_card_is_told_with_the_rule_that_allows_it(trick: str, card: str, why: str) -> None:
    state = after(f"4 seats; trick {trick}; S1 on turn; S1 hand Y3 G5 1", f"S1 play {card}")

    assert told(state) == [f"play S1 {card} ({why})"]


@rule("O-011", "O-017", "O-018")
def test_play_goes_round_without_the_seat_that_is_fopped() -> None:
    state = after("5 seats; stone S0; S3 on turn; S3 hand B4 G2; S4 hand B5 G3; S1 hand B6 G4; S2 hand B7 G5")
    order = []
    while state.table.last_leader == NOBODY:
        order.append(int(state.table.turn))
        assert state.acting() == 1 << state.table.turn
        state.apply(state.table.turn, state.legal(state.table.turn)[-1])

    assert order == [3, 4, 1, 2]
    assert state.table.stone == 3


@rule("O-016", "O-019")
def test_after_a_trick_the_table_is_clear_and_the_winner_leads() -> None:
    state = after(
        "4 seats; S0 on turn; S0 hand B4 G2; S1 hand G20 R2; S2 hand B9 R3; S3 hand R16 Y2",
        "S0 play B4; S1 play G20; S2 play B9; S3 play R16",
    )

    table = state.table
    assert (table.turn, table.leader, table.last_leader, table.stone, table.suit) == (2, 2, 0, 3, NO_SUIT)
    assert [int(card) for card in state.table.trick] == [NO_CARD] * 4
    assert sum(1 << int(card) for card in state.table.last) == cards("B4 G20 B9 R16")
    assert not cards("B4 G20 B9 R16") & ~state.table.gone


@rule("O-017")
def test_who_sat_out_has_no_card_in_the_last_trick() -> None:
    state = after(
        "3 seats; stone S0; S1 on turn; S1 hand R4 G2; S2 hand G19 G3; S0 hand B2 B3", "S1 play R4; S2 play G19"
    )

    assert state.table.last[0] == NO_CARD
    assert state.hands[0] == cards("B2 B3")


@rule("O-028", "O-038", "O-042", "O-043")
@pytest.mark.parametrize(
    ("played", "wins", "fopped", "by"),
    [
        ("B6 Y9 R9 G14", 0, 2, "O-026"),
        ("B6 Y9 R9 B7", 3, 2, "O-026"),
        ("B2 B3 G20 B4", 3, 2, "O-026"),
        ("R7 1 R12 1", 2, 3, "O-025"),
        ("1 G5 G18 B10", 2, 3, "O-026"),
        ("1 G5 G18 G3", 2, 0, "O-025"),
        ("1 1 G5 G18", 3, 1, "O-025"),
        ("1 1 1 B2", 3, 2, "O-025"),
        ("B2 1 G2 Y2", 0, 3, "O-026"),
        ("B2 1 1 1", 0, 3, "O-025"),
    ],
)
def test_the_highest_of_the_colour_wins_and_the_worst_is_fopped(played: str, wins: int, fopped: int, by: str) -> None:
    plays = played.split()
    hands = "; ".join(f"S{seat} hand {card} Y{seat + 10}" for seat, card in enumerate(plays))
    moves = "; ".join(f"S{seat} play {card}" for seat, card in enumerate(plays))

    state = after(f"4 seats; S0 on turn; {hands}", moves)

    assert told(state)[-2:] == [f"win S{wins} (O-015)", f"fop S{fopped} ({by})"]
    assert (state.table.best, state.table.worst, state.table.turn, state.table.stone) == (wins, fopped, wins, fopped)


@rule("O-038")
def test_of_ones_alone_the_first_wins_and_the_last_is_fopped() -> None:
    state = after(
        "4 seats; S1 on turn; S1 hand 1 G2; S2 hand 1 G3; S3 hand 1 G4; S0 hand 1 G5",
        "S1 play 1; S2 play 1; S3 play 1; S0 play 1",
    )

    assert told(state)[-2:] == ["win S1 (O-038)", "fop S0 (O-038)"]
    assert (state.table.turn, state.table.stone) == (1, 0)


@rule("O-036", "O-037")
def test_the_colour_stays_open_until_a_coloured_card_lies() -> None:
    assert after("4 seats; trick S0 1, S1 1; S2 on turn").table.suit == NO_SUIT
    assert after("4 seats; trick S0 1, S1 1; S2 on turn; S2 hand Y8 1", "S2 play Y8").table.suit == 2
    assert after("4 seats; trick S0 1, S1 R7; S2 on turn; S2 hand Y8 1", "S2 play Y8").table.suit == 1


@rule("O-012", "O-044")
def test_a_discard_shows_that_its_seat_is_void_and_a_one_does_not() -> None:
    state = after(
        "4 seats; S0 on turn; S0 hand B6 G2; S1 hand 1 G3; S2 hand G19 G4; S3 hand B7 G5",
        "S0 play B6; S1 play 1; S2 play G19; S3 play B7; S3 play G5; S0 play G2; S1 play G3",
    )

    assert [int(each) for each in state.table.voids] == [0, 0, 0b1000, 0]


@rule("O-012")
def test_what_a_seat_is_void_in_adds_up_and_is_forgotten_at_the_next_deal() -> None:
    state = after(
        "3 seats; stone S2; S0 on turn; S0 hand B6 Y4; S1 hand G3 G4; S2 hand R2 R3; S1 void R",
        "S0 play B6; S1 play G3",
    )
    assert state.table.voids[1] == 0b1010

    state.apply(state.table.turn, state.legal(state.table.turn)[0])
    state.apply(state.table.turn, state.legal(state.table.turn)[0])
    state.apply(TABLE, DEAL)

    assert [int(each) for each in state.table.voids] == [0, 0, 0]


@rule("O-082", "O-012", "O-017", "H-002", "H-003", "H-004", "H-005")
@pytest.mark.parametrize(
    ("seat", "words", "why"),
    [
        (1, "play G5", "O-012"),
        (1, "play G9", "H-003"),
        (1, "play Y8", "H-003"),
        (2, "play Y4", "H-002"),
        (0, "play 1", "H-002"),
        (3, "play 1", "O-017"),
        (1, "bid", "O-070"),
        (3, "stay", "O-070"),
        (1, "deal", "H-005"),
        (1, "expire turn", "H-005"),
        (3, "expire bids", "H-005"),
        (TABLE, "deal", "H-004"),
        (TABLE, "expire bids", "H-004"),
        (TABLE, "bid", "H-004"),
        (TABLE, "play G5", "H-004"),
        (1, "play Y3", ""),
        (1, "play 1", ""),
        (TABLE, "expire turn", ""),
    ],
)
def test_each_refusal_names_its_rule(seat: int, words: str, why: str) -> None:
    assert after(YELLOW_LED).why_not(seat, GAME.parse(words)) == why


@rule("O-082")
def test_a_wrong_card_changes_nothing_and_is_explained() -> None:
    state = after(YELLOW_LED)
    before = GAME.diagram(state)

    with pytest.raises(
        ValueError, match="seat 1 may not 'play G5' now: A player who has a card of the led colour must"
    ) as said:
        GAME.play(state, 1, "play G5")

    assert str(said.value).endswith("(O-012); it may: play Y3, play 1")
    assert (GAME.diagram(state), state.events, state.ply) == (before, [], 0)


@rule("O-083")
def test_the_clock_of_a_turn_starts_anew_with_each_card() -> None:
    state = after(YELLOW_LED, "S1 play Y3")
    clock = state.deadlines()[0]

    assert len(state.deadlines()) == 1
    assert (clock.name, clock.action, clock.seconds, clock.since, clock.running) == ("turn", EXPIRE_TURN, 60, 1, True)
    assert state.legal(TABLE) == [EXPIRE_TURN]


@rule("O-083")
def test_the_seconds_of_a_turn_are_the_tables_own_and_0_is_no_clock() -> None:
    assert after("turn_seconds=7; " + YELLOW_LED).deadlines()[0].seconds == 7
    assert after("turn_seconds=0; " + YELLOW_LED).deadlines() == []
    assert after("turn_seconds=0; " + YELLOW_LED).legal(TABLE) == []


@rule("O-083")
def test_when_the_time_is_up_the_seat_on_turn_plays_by_the_clock() -> None:
    state = after("4 seats; trick S0 Y8; S1 on turn; S1 hand Y3 Y12 1", "expire turn")

    assert told(state) == ["expire table S1 (O-083)", "play S1 Y12 (O-012)"]
    assert (state.table.turn, state.ply) == (2, 1)


@rule("O-014")
def test_legal_moves_are_those_of_the_seat_on_turn_alone() -> None:
    state = after(YELLOW_LED)

    assert [GAME.text(action) for action in state.legal(1)] == ["play Y3", "play 1"]
    assert [state.legal(seat) for seat in (0, 2, 3)] == [[], [], []]
    assert not state.over()


@pytest.mark.parametrize(
    ("given", "seat"),
    [
        (YELLOW_LED, 1),
        (YELLOW_LED, TABLE),
        ("3 seats; S0 on turn", 0),
        ("3 seats; bids=true; bidding", 2),
        ("3 seats; bids=true; bidding", TABLE),
        ("3 seats; deal 2; S0 hand of 0; S1 hand of 2; S2 hand of 1; totals 10 -4 -5; scored", TABLE),
    ],
)
def test_a_random_move_is_drawn_from_the_legal_ones(given: str, seat: int) -> None:
    state = after(given)
    legal = state.legal(seat)
    for seed in range(8):
        rng, same = QuickRng(seed), QuickRng(seed)
        assert state.pick(seat, rng, Moves()) == legal[same.below(len(legal))]
        assert rng.below(1000) == same.below(1000)


def test_every_action_is_counted() -> None:
    assert after(YELLOW_LED).ply == 0
    assert after(YELLOW_LED, "S1 play Y3; S2 play Y4").ply == 2
    assert after("3 seats; bids=true; bidding", "S0 bid; expire bids").ply == 2
