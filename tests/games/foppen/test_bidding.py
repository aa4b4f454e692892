"""The game with bidding cards: who has decided, who may know it, and what it earns."""

import pytest
from ledger import rule

from stammtisch.core.game import TABLE, Moves
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.examples import after as after_moves
from stammtisch.examples import told
from stammtisch.games.foppen import GAME
from stammtisch.games.foppen.moves import BID, EXPIRE_BIDS, STAY
from stammtisch.games.foppen.state import FoppenState
from stammtisch.games.foppen.table import BIDDING, PLAYING

LAST_TRICK = "4 seats; bids=true; stone S3; S0 on turn; S0 hand B9; S1 hand B3 G2; S2 hand B4 Y6; S3 hand R4"
LAST_PLAYS = "S0 play B9; S1 play B3; S2 play B4"


def after(given: str, when: str = "") -> FoppenState:
    state = after_moves(GAME, given, when)
    assert isinstance(state, FoppenState)
    return state


@rule("O-071")
def test_between_deal_and_first_card_all_may_decide_at_once() -> None:
    state = after("4 seats; bids=true; first_dealer=3; seed 1")

    table = state.table
    assert (table.phase, state.acting(), table.undecided, table.bidders) == (BIDDING, 0b1111, 0b1111, 0)
    assert [state.legal(seat) for seat in range(4)] == [[BID, STAY]] * 4


@rule("O-071")
def test_the_start_player_leads_once_the_last_has_decided() -> None:
    state = after("4 seats; bids=true; first_dealer=3; seed 1", "S2 bid; S0 stay; S3 bid")
    assert (state.table.phase, state.acting()) == (BIDDING, 0b0010)
    assert state.legal(2) == []

    state.apply(1, STAY)

    assert (state.table.phase, state.acting(), state.table.bidders) == (PLAYING, 0b0001, 0b1100)


@rule("O-070", "O-071", "H-004", "H-005")
@pytest.mark.parametrize(
    ("seat", "words", "why"),
    [
        (0, "play G2", "O-071"),
        (1, "play 1", "O-071"),
        (1, "bid", "H-004"),
        (1, "stay", "H-004"),
        (0, "deal", "H-005"),
        (0, "expire bids", "H-005"),
        (TABLE, "expire turn", "H-004"),
        (TABLE, "bid", "H-004"),
        (0, "bid", ""),
        (0, "stay", ""),
        (TABLE, "expire bids", ""),
    ],
)
def test_each_refusal_while_bids_are_out_names_its_rule(seat: int, words: str, why: str) -> None:
    assert after("3 seats; bids=true; bidding; S1 bid").why_not(seat, GAME.parse(words)) == why


@rule("O-071", "H-004")
def test_a_bid_comes_too_late_once_cards_are_played() -> None:
    state = after("3 seats; bids=true; S0 on turn")

    assert state.why_not(0, BID) == state.why_not(1, STAY) == "H-004"


@rule("O-072")
def test_sealed_decisions_are_whispered_and_turned_when_the_last_is_in() -> None:
    state = after("3 seats; bids=true; first_dealer=2; seed 1", "S1 bid; S0 stay; S2 bid")

    assert told(state) == [
        "choose S1 [bid] to S1 (O-072)",
        "choose S0 [stay] to S0 (O-072)",
        "choose S2 [bid] to S2 (O-072)",
        "bids table S1 S2 (O-072)",
    ]


@rule("O-072")
def test_open_decisions_are_told_at_once() -> None:
    state = after("3 seats; bids=true; bid_mode=open; first_dealer=2; seed 1", "S1 bid; S0 stay; S2 stay")

    assert told(state) == [
        "decide S1 bid (O-071)",
        "decide S0 stay (O-071)",
        "decide S2 stay (O-071)",
        "bids table S1 (O-072)",
    ]


@rule("O-072")
def test_only_a_sealed_decision_of_a_player_is_a_secret() -> None:
    sealed = after("3 seats; bids=true; bidding; S1 bid")
    face_up = after("3 seats; bids=true; bid_mode=open; bidding; S1 bid")

    assert [sealed.sealed(seat, BID) for seat in (0, 1, 2, TABLE)] == [True, True, True, False]
    assert [face_up.sealed(seat, BID) for seat in (0, TABLE)] == [False, False]
    assert not after("3 seats; bids=true; S0 on turn").sealed(0, BID)


@rule("O-083")
def test_the_clock_of_the_bids_runs_from_the_deal() -> None:
    state = after("3 seats; bids=true; first_dealer=2; seed 1", "S1 bid; S0 stay")
    clock = state.deadlines()[0]

    assert len(state.deadlines()) == 1
    assert (clock.name, clock.action, clock.seconds, clock.since, clock.running) == ("bids", EXPIRE_BIDS, 60, 0, True)


@rule("O-083")
def test_the_clock_of_later_bids_runs_from_their_own_deal() -> None:
    state = after(
        "3 seats; bids=true; S0 on turn; S0 hand B9; S1 hand B3; S2 hand B4 R2; stone S2",
        "S0 play B9; S1 play B3; deal; S1 bid",
    )

    assert state.deadlines()[0].since == 3


@rule("O-083")
def test_the_seconds_of_the_bids_are_the_tables_own_and_0_is_no_clock() -> None:
    assert after("3 seats; bids=true; window_seconds=9; bidding").deadlines()[0].seconds == 9
    assert after("3 seats; bids=true; window_seconds=0; bidding").deadlines() == []
    assert after("3 seats; bids=true; window_seconds=0; S0 on turn").deadlines()[0].name == "turn"


@rule("O-083", "O-072")
def test_who_has_not_decided_in_time_stays() -> None:
    state = after("4 seats; bids=true; first_dealer=3; seed 1", "S1 bid; expire bids")

    table = state.table
    assert (table.phase, table.bidders, table.undecided, state.acting()) == (PLAYING, 0b0010, 0, 0b0001)
    assert told(state)[1:] == [
        "expire table S0 S2 S3 (O-083)",
        "choose S0 [stay] to S0 (O-072)",
        "choose S2 [stay] to S2 (O-072)",
        "choose S3 [stay] to S3 (O-072)",
        "bids table S1 (O-072)",
    ]


@rule("O-073")
def test_the_same_cards_played_with_and_without_bids_make_the_same_tricks() -> None:
    plain = GAME.table({"first_dealer": 0}, 4, HashRng(seed_of(4)))
    bid = GAME.table({"first_dealer": 0, "bids": True}, 4, HashRng(seed_of(4)))
    for state in (plain, bid):
        state.start()
        state.events = []
    for seat in range(4):
        bid.apply(seat, BID)
    del bid.events[:]  # type: ignore[union-attr]
    chance = QuickRng(4)
    while not any(plain.scores()):
        (seat,) = [seat for seat in range(4) if plain.legal(seat)]
        assert bid.legal(seat) == plain.legal(seat)
        action = plain.pick(seat, chance, Moves())
        plain.apply(seat, action)
        bid.apply(seat, action)

    assert [line for line in told(bid) if not line.startswith("score")] == [
        line for line in told(plain) if not line.startswith("score")
    ]
    assert bid.scores() != plain.scores()


@rule("O-074", "O-075", "O-076", "O-077")
@pytest.mark.parametrize(
    ("bids", "row"),
    [
        ("", [10, -2, -6, -4]),
        ("S0 bid", [20, -2, -6, -4]),
        ("S0 bid; S2 bid", [25, -2, -12, -4]),
        ("S1 bid; S2 bid", [10, -4, -12, -4]),
        ("S0 bid; S1 bid; S2 bid; S3 bid", [35, -4, -12, -8]),
    ],
)
def test_a_bid_counts_for_the_points(bids: str, row: list[int]) -> None:
    state = after(f"{LAST_TRICK}; {bids}", LAST_PLAYS)

    assert state.table.sheet == [row]


@rule("O-074", "O-077", "O-078", "O-060", "O-061", "O-062")
@pytest.mark.parametrize(
    ("bids", "lead", "rules"),
    [
        ("", "B9", ["O-061", "O-060"]),
        ("S0 bid; S1 bid", "B9", ["O-074", "O-077"]),
        ("", "B2", ["O-062", "O-060"]),
        ("S0 bid; S1 bid", "B2", ["O-078", "O-077"]),
    ],
)
def test_points_are_told_with_their_rule(bids: str, lead: str, rules: list[str]) -> None:
    state = after(f"{LAST_TRICK}; {bids}".replace("B9", lead), LAST_PLAYS.replace("B9", lead))
    scores = [event for event in state.events or [] if event.kind == "score"]

    assert [event.rule for event in scores[:2]] == rules
    assert [event.said for event in scores] == [[str(each), str(each)] for each in state.table.sheet[0]]


@rule("O-080")
def test_a_bid_is_cleared_at_the_next_deal() -> None:
    state = after(f"{LAST_TRICK}; S0 bid", f"{LAST_PLAYS}; deal")

    assert (state.table.phase, state.table.bidders, state.table.undecided) == (BIDDING, 0, 0b1111)
