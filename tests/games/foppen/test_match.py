"""From the end of a hand to the end of the match."""

import pytest
from facts import facts
from games.foppen.facts import all_cards
from ledger import rule

from stammtisch.core.bits import members
from stammtisch.core.game import TABLE, Moves, State
from stammtisch.core.option import Value
from stammtisch.core.play import playout
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.examples import after as after_moves
from stammtisch.examples import told
from stammtisch.games.foppen import GAME
from stammtisch.games.foppen.cards import DECK, names
from stammtisch.games.foppen.moves import DEAL
from stammtisch.games.foppen.scoring import points
from stammtisch.games.foppen.state import FoppenState
from stammtisch.games.foppen.table import FINISHED, NOBODY, PLAYING, SCORED

LAST_TRICK = "4 seats; deal 3; dealer S0; stone S3; S0 on turn; S0 hand B9; S1 hand B3 Y7; S2 hand B4; S3 hand G8"
LAST_PLAYS = "S0 play B9; S1 play B3; S2 play B4"
OPTIONS: list[dict[str, Value]] = [{}, {"bids": True}, {"bids": True, "bid_mode": "open", "first_dealer": 1}]


def after(given: str, when: str = "") -> FoppenState:
    state = after_moves(GAME, given, when)
    assert isinstance(state, FoppenState)
    return state


def held(state: FoppenState) -> object:
    """All that a state holds, chance left out."""
    found = facts(state)
    assert isinstance(found, dict)
    return {name: fact for name, fact in found.items() if name not in ("rng", "events")}


@rule("O-050", "O-051", "O-053", "O-061", "O-063")
def test_a_hand_is_scored_when_the_trick_is_complete_and_somebody_is_out() -> None:
    state = after(LAST_TRICK, "S0 play B9; S1 play B3")
    assert (state.table.phase, state.table.sheet) == (PLAYING, [])

    state.apply(2, GAME.parse("play B4"))

    assert (state.table.phase, state.acting(), state.table.deals) == (SCORED, 1 << TABLE, 3)
    assert state.table.sheet == [[10, -7, 10, -8]]
    assert state.scores() == [10, -7, 10, -8]
    assert state.places() == [1, 3, 1, 4]


@rule("O-009", "O-060", "O-061")
def test_the_end_of_a_hand_shows_what_is_left_and_tells_the_points() -> None:
    state = after(LAST_TRICK + "; totals 5 0 -2 1", LAST_PLAYS)

    assert told(state)[3:] == [
        "win S0 (O-015)",
        "fop S1 (O-025)",
        "show S0 (O-009)",
        "score S0 10 15 (O-061)",
        "show S1 Y7 (O-009)",
        "score S1 -7 -7 (O-060)",
        "show S2 (O-009)",
        "score S2 10 8 (O-061)",
        "show S3 G8 (O-009)",
        "score S3 -8 -7 (O-060)",
    ]


@rule("O-083")
def test_the_score_may_be_read_until_the_table_deals() -> None:
    state = after(LAST_TRICK, LAST_PLAYS)
    clock = state.deadlines()[0]

    assert len(state.deadlines()) == 1
    assert (clock.name, clock.action, clock.seconds, clock.since, clock.running) == ("deal", DEAL, 20, 3, True)
    assert state.legal(TABLE) == [DEAL]
    assert [state.legal(seat) for seat in range(4)] == [[], [], [], []]


@rule("O-083")
def test_0_seconds_to_read_the_score_deal_at_once() -> None:
    state = after("score_seconds=0; " + LAST_TRICK, LAST_PLAYS)

    assert [(clock.seconds, clock.action) for clock in state.deadlines()] == [(0, DEAL)]


@rule("H-004", "H-005", "O-070")
@pytest.mark.parametrize(
    ("seat", "words", "why"),
    [
        (1, "play Y7", "H-004"),
        (1, "play G2", "H-004"),
        (0, "bid", "O-070"),
        (0, "deal", "H-005"),
        (TABLE, "expire turn", "H-004"),
        (TABLE, "deal", ""),
    ],
)
def test_between_two_hands_only_the_table_acts(seat: int, words: str, why: str) -> None:
    assert after(LAST_TRICK, LAST_PLAYS).why_not(seat, GAME.parse(words)) == why


@rule("O-065", "O-020")
def test_the_start_player_deals_next_and_the_seat_to_his_left_starts() -> None:
    state = after(LAST_TRICK, LAST_PLAYS)
    assert (state.table.dealer, state.table.stone) == (1, 1)

    state.apply(TABLE, DEAL)

    table = state.table
    assert (table.dealer, table.turn, table.leader, table.stone, table.last_leader) == (1, 2, 2, NOBODY, NOBODY)
    assert (state.table.phase, state.table.deals, state.table.gone) == (PLAYING, 3, 0)
    assert sum(int(each) for each in state.hands) == DECK
    assert told(state)[-5] == "dealer S1 (O-065)"


@rule("O-066", "O-067", "H-001")
def test_the_match_is_over_when_each_has_started_twice() -> None:
    state = after(LAST_TRICK.replace("deal 3", "deal 8") + "; totals 5 0 5 1", LAST_PLAYS)

    assert (state.table.phase, state.acting(), state.over(), state.deadlines()) == (FINISHED, 0, True, [])
    assert told(state)[-1] == "over table S0 S2 (O-067)"
    assert state.why_not(1, GAME.parse("play Y7")) == state.why_not(TABLE, DEAL) == "H-001"
    assert state.legal(TABLE) == []


@rule("O-066")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "sealed", "open"])
def test_a_whole_match_keeps_the_rules_of_count_and_order(options: dict[str, Value], seats: int) -> None:
    state = GAME.table(options, seats, HashRng(seed_of(seats)))
    assert isinstance(state, FoppenState)
    state.events = []
    state.start()
    chance = QuickRng(seats)
    dealers, starters = [int(state.table.dealer)], []
    while not state.over():
        _is_whole(state)
        seat = members(state.acting())[0]
        if state.table.phase == PLAYING and sum(len(names(each)) for each in state.hands) == 60:
            starters.append(seat)
        if seat == TABLE:
            dealers.append(int(state.table.dealer))
        state.apply(seat, state.pick(seat, chance, Moves()))
        if state.table.phase >= SCORED:
            _is_scored(state)

    assert sorted(starters) == sorted([*range(seats)] * 2)
    assert starters == [(dealer + 1) % seats for dealer in dealers]
    assert [(dealer + 1) % seats for dealer in dealers[:-1]] == dealers[1:]
    assert len(state.table.sheet) == state.table.deals == 2 * seats
    assert state.scores() == [sum(row[seat] for row in state.table.sheet) for seat in range(seats)]


def _is_whole(state: FoppenState) -> None:
    """Every card is in one hand or played; no seat leads without a card; winner and fopped differ."""
    assert all_cards(state) == names(DECK)
    if state.table.phase == PLAYING:
        assert state.hands[state.table.turn]
        assert state.table.turn != state.table.stone
        assert state.legal(state.table.turn)
        assert state.table.last_leader == NOBODY or state.table.stone != state.table.leader


def _is_scored(state: FoppenState) -> None:
    bids = len(members(state.table.bidders))
    for seat, hand in enumerate(state.hands):
        bid = seat in members(state.table.bidders)
        assert state.table.sheet[-1][seat] == points(hand, seat == state.table.stone, bid, bids)
    assert any(hand == 0 for hand in state.hands)


@rule("O-005")
@pytest.mark.parametrize(
    ("given", "values"),
    [
        ("3 seats; S0 on turn; S0 hand G3 G4; S1 hand R2 B3; S2 hand Y14 Y13", [0.5, 1.0, 0.0]),
        ("3 seats; S0 on turn; S0 hand G3 G4; S1 hand R2 B5; S2 hand Y14 Y13", [0.5, 0.5, 0.0]),
        ("3 seats; S0 on turn; S0 hand G3 G4; S1 hand R2 B3; S2 hand Y14 Y13; totals 0 -3 21", [0.5, 0.0, 1.0]),
        ("3 seats; bids=true; bidding; totals -1 4 0", [0.0, 1.0, 0.5]),
        ("3 seats; deal 2; S0 hand of 0; S1 hand G20; S2 hand R2; totals 10 40 30; scored", [0.0, 1.0, 0.5]),
        ("5 seats; bids=true; bidding; totals 3 2 1 1 0", [1.0, 0.75, 0.25, 0.25, 0.0]),
    ],
)
def test_a_seat_stands_as_well_as_the_share_of_others_behind_it(given: str, values: list[float]) -> None:
    state = after(given)

    assert [state.value(seat) for seat in range(state.seats)] == values


@pytest.mark.parametrize(
    "given",
    [
        "4 seats; bids=true; bidding; S1 bid; dealer S2; deal 2; totals 1 2 3 4",
        LAST_TRICK + "; last trick S1 R2, S2 R3, S0 R4; S3 void R; totals 1 2 3 4",
        "5 seats; deal 9; stone S2; trick S1 Y3, S3 G4; S4 on turn",
    ],
)
def test_a_clone_has_the_same_facts_and_the_same_future(given: str) -> None:
    state = after(given)
    state.apply(members(state.acting())[0], state.legal(members(state.acting())[0])[0])
    copy = state.clone()

    assert held(copy) == held(state)
    assert copy.table.terms is state.table.terms
    assert copy.events is None

    playout(state, QuickRng(3), Moves(), 10_000)
    playout(copy, QuickRng(3), Moves(), 10_000)
    assert held(copy) == held(state)


def test_what_happens_to_a_state_does_not_happen_to_its_clone() -> None:
    state = after(LAST_TRICK)
    copy = state.clone()
    before = held(copy)

    playout(state, QuickRng(3), Moves(), 40)

    assert held(copy) == before != held(state)


def test_a_clone_draws_from_its_own_chance() -> None:
    state = after(LAST_TRICK, LAST_PLAYS)
    copy: State = state.clone()

    assert copy.rng is not state.rng
    state.rng.below(7)
    copy.apply(TABLE, DEAL)
    state.apply(TABLE, DEAL)
    assert GAME.diagram(copy) != GAME.diagram(state)
