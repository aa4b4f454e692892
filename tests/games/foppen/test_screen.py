"""What is asked, what is read, and what a card would do."""

import pytest
from facts import facts, same
from ledger import rule

from stammtisch.core.game import TABLE
from stammtisch.core.play import one_of
from stammtisch.core.rng import QuickRng
from stammtisch.core.said import Said
from stammtisch.examples import after
from stammtisch.games.foppen import GAME
from stammtisch.words import LANGUAGES, Company, Words

NAMES = ["Anna", "Ben", "Clara", "Daan"]
YELLOW_LED = "4 seats; stone S3; trick S0 Y8; S1 on turn; S1 hand Y3 Y9 G5 1; S2 hand Y4 G6"
BIDDING = "4 seats; bids=true; bidding; S0 stay; S1 bid"
SCORED = "3 seats; deal 2; stone S1; S0 hand of 0; S1 hand G2; S2 hand R4 1; sheet 5 5 5, 10 -2 -5; scored"


def lines(said: list[Said]) -> list[str]:
    return [str(each) for each in said]


@rule("O-010", "O-012", "O-013", "O-017", "O-036", "O-074")
@pytest.mark.parametrize(
    ("given", "seat", "said"),
    [
        (BIDDING, 2, "bid S2 (O-074)"),
        (BIDDING, 0, "wait S15 S2 S3"),
        (BIDDING, TABLE, "wait S15 S2 S3"),
        (BIDDING + "; S2 stay", 1, "turn S3"),
        ("4 seats; S1 on turn", 1, "lead S1 (O-010)"),
        ("4 seats; trick S0 1; S1 on turn", 1, "set S1 (O-036)"),
        ("4 seats; trick S3 1, S0 1; S1 on turn", 1, "set S1 (O-036)"),
        (YELLOW_LED, 1, "follow S1 Y (O-012)"),
        ("4 seats; trick S3 1, S0 R8; S1 on turn; S1 hand Y3 R4", 1, "follow S1 R (O-012)"),
        ("4 seats; trick S0 B8; S1 on turn; S1 hand Y3 1", 1, "discard S1 B (O-013)"),
        (YELLOW_LED, 2, "turn S1"),
        (YELLOW_LED, 3, "sit S1 (O-017)"),
        (YELLOW_LED, TABLE, "turn S1"),
        (SCORED, 0, "scored S15 (O-065)"),
        (SCORED, 1, "scored S15 (O-065)"),
        (SCORED.replace("deal 2", "deal 6").replace("scored", "over"), 0, "over S15"),
    ],
)
def test_what_a_seat_is_asked(given: str, seat: int, said: str) -> None:
    assert str(GAME.view(after(GAME, given), seat).asked()) == said


@rule("O-071")
def test_bids_are_no_race_and_to_stay_is_to_let_it_go() -> None:
    view = GAME.view(after(GAME, BIDDING), 2)

    assert (view.asked().race, view.asked().decline) == (False, "stay")
    assert GAME.parse(view.asked().decline) in view.legal
    assert GAME.view(after(GAME, YELLOW_LED), 1).asked().decline == ""


def test_the_facts_are_all_that_the_screen_shows() -> None:
    state = after(
        GAME,
        "4 seats; bids=true; deal 3; dealer S1; stone S3; S0 bid; S2 bid; last trick S1 R2, S2 R3, S0 R9; "
        "trick S0 Y8, S1 B2; S2 on turn; S0 hand G2; S2 hand G5 Y3 1; sheet 1 0 3 4, 0 -2 0 0",
    )

    assert lines(GAME.view(state, 2).facts()) == [
        "deal S1 3 8",
        "trick S15 S0 Y8 S1 B2",
        "last S15 S1 R2 S2 R3 S0 R9",
        "winning S0 (O-015)",
        "fopped S1 (O-026)",
        "stone S3 (O-017)",
        "hand S2 G5 Y3 1 (O-009)",
        "sizes S15 1 2 3 3 (O-069)",
        "points S15 1 -2 3 4 (O-067)",
        "bids S15 bid stay bid stay (O-072)",
    ]


@rule("O-009")
def test_when_a_hand_is_scored_the_cards_left_and_the_points_are_read() -> None:
    assert lines(GAME.view(after(GAME, SCORED), TABLE).facts()) == [
        "deal S2 2 6",
        "stone S1 (O-017)",
        "sizes S15 0 1 2 (O-069)",
        "points S15 15 3 0 (O-067)",
        "shown S0 (O-009)",
        "shown S1 G2 (O-009)",
        "shown S2 R4 1 (O-009)",
        "scored S15 10 -2 -5",
    ]


@rule("O-072")
@pytest.mark.parametrize(
    ("seat", "bids"),
    [(0, "stay decided open open"), (1, "decided bid open open"), (TABLE, "decided decided open open")],
)
def test_a_sealed_bid_is_read_to_its_own_seat_alone(seat: int, bids: str) -> None:
    assert lines(GAME.view(after(GAME, BIDDING), seat).facts())[-1] == f"bids S15 {bids} (O-072)"


@rule("O-015", "O-025", "O-026", "O-028", "O-038")
@pytest.mark.parametrize(
    ("given", "move", "does"),
    [
        ("4 seats; S1 on turn; S1 hand G2 1", "play G2", []),
        (YELLOW_LED, "play Y9", ["winning S1 (O-015)"]),
        (YELLOW_LED, "play Y3", ["fopped S1 (O-025)"]),
        ("4 seats; trick S0 B8; S1 on turn; S1 hand G20 1", "play G20", ["fopped S1 (O-026)"]),
        ("4 seats; trick S0 1; S1 on turn; S1 hand G20 1", "play 1", ["fopped S1 (O-038)"]),
        ("4 seats; trick S3 Y8, S0 G2; S1 on turn; S1 hand Y3 1", "play Y3", []),
        ("4 seats; trick S2 Y8, S3 G2, S0 Y9; S1 on turn; S1 hand Y3", "play Y3", ["win S0 (O-015)", "fop S3 (O-026)"]),
        ("4 seats; trick S2 Y8, S3 Y4, S0 Y9; S1 on turn; S1 hand Y3", "play Y3", ["win S0 (O-015)", "fop S1 (O-025)"]),
        ("4 seats; trick S2 Y8, S3 Y4, S0 Y7; S1 on turn; S1 hand Y9", "play Y9", ["win S1 (O-015)", "fop S3 (O-025)"]),
        ("3 seats; stone S2; trick S0 1; S1 on turn; S1 hand G20 1", "play 1", ["win S0 (O-038)", "fop S1 (O-038)"]),
    ],
)  # fmt: skip
def test_what_a_card_would_do(given: str, move: str, does: list[str]) -> None:
    assert lines(GAME.view(after(GAME, given), 1).would(GAME.parse(move))) == does


@rule("O-073")
def test_a_bid_would_do_nothing_yet() -> None:
    view = GAME.view(after(GAME, BIDDING), 2)

    assert [view.would(action) for action in view.legal] == [[], []]


@pytest.mark.parametrize("seats", [3, 5])
def test_what_a_card_would_do_is_what_it_does(seats: int) -> None:
    rng = QuickRng(seats)
    state = GAME.table({}, seats, QuickRng(seats))
    state.start()
    while not state.over():
        seat = int(one_of(state.acting(), rng))
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        view = GAME.view(state, seat)
        foretold = [(each.kind, each.seat, each.rule) for each in view.would(action)]
        events = state.listen()
        state.apply(seat, action)
        told = [(each.kind, each.seat, each.rule) for each in events if each.kind in ("win", "fop")]
        assert told == [each for each in foretold if each[0] in ("win", "fop")]


@pytest.mark.parametrize("mode", ["sealed", "open"])
def test_what_is_said_follows_from_the_view(mode: str) -> None:
    rng = QuickRng(3)
    state = GAME.table({"bids": True, "bid_mode": mode}, 4, QuickRng(3))
    state.start()
    while not state.over():
        for seat in (0, 2, TABLE):
            view = GAME.view(state, seat)
            other = GAME.view(view.imagine(rng), seat)
            same(facts(view.asked()), facts(other.asked()), "what is asked")
            same(facts(view.facts()), facts(other.facts()), "what is read")
            for action in view.legal[:3]:
                same(facts(view.would(action)), facts(other.would(action)), "what a card would do")
        seat = int(one_of(state.acting(), rng))
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.once
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_way_can_be_said(language: str) -> None:
    words, rng = Words(language), QuickRng(5)
    state = GAME.table({"bids": True}, 4, QuickRng(5))
    state.start()
    while not state.over():
        for seat in (0, 2, TABLE):
            view, company = GAME.view(state, seat), Company(NAMES, seat)
            said = [words.asked("foppen", view, company), *words.facts("foppen", view, company)]
            said += [line for action in view.legal[:3] for line in words.would("foppen", view, action, company)]
            assert all(line[0].isupper() and line[-1] == "." for line in said), said
        seat = int(one_of(state.acting(), rng))
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.once
def test_a_view_in_sentences() -> None:
    state = after(GAME, YELLOW_LED + "; bids=true; S0 bid; totals 10 -5 0 -4")
    view, company, words = GAME.view(state, 1), Company(NAMES, 1), Words("en")

    assert words.asked("foppen", view, company) == "Your turn: follow yellow, or play a One."
    assert words.facts("foppen", view, company) == [
        "Hand 1 of 8; Daan deals.",
        "In the trick: Anna yellow 8.",
        "Anna is winning the trick.",
        "Anna would be fopped.",
        "Daan has the stone and sits out.",
        "Your hand: green 5, yellow 3, yellow 9, a One.",
        "Cards in hand: Anna 3, you 4, Clara 2, Daan 4.",
        "Points: Anna +10, you −5, Clara 0, Daan −4.",
        "Bids: Anna bid, you no bid, Clara no bid, Daan no bid.",
    ]
    assert words.would("foppen", view, GAME.parse("play Y9"), company) == ["That card wins so far."]
