"""How the bot votes, for itself and for somebody who is away."""

import pytest
from ledger import rule

from stammtisch.bots import bot
from stammtisch.bots.bot import NO_CALL
from stammtisch.core.rng import QuickRng
from stammtisch.games.fritsen import GAME

GIVEN = "4 seats; S0 on turn; pile b1 5H; S0 hand 7H 4C 2D"


def answers(words: str) -> list[str]:
    """What seats 1 to 3 say, one after the other, to what seat 0 puts to the vote."""
    state = GAME.position(GIVEN, QuickRng(1))
    GAME.play(state, 0, words)
    found: list[str] = []
    for seat in (1, 2, 3):
        chosen = bot("fritsen", "rule").call(GAME.view(state, seat), QuickRng(1))
        found.append("" if chosen == NO_CALL else GAME.text(chosen))
    return found


@rule("2-30")
def test_it_helps_to_remove_nobody_and_keeps_the_seat_it_plays() -> None:
    assert answers("remove S1") == ["vote no", "", ""]


@rule("2-30")
@pytest.mark.parametrize(
    ("people", "covered", "votes", "said"),
    [
        ((0, 1), (), "remove S2", ""),  # one of two
        ((0, 1), (), "remove S2; vote yes", "vote yes"),
        ((0, 1), (), "remove S2; vote no", ""),
        ((0,), (), "remove S2", "vote yes"),
        ((0, 1), (2,), "remove S3; vote yes", "vote yes"),  # two of three
        ((0,), (2,), "remove S3", ""),  # who is away has not agreed
        ((0, 1), (2,), "remove S2; vote yes", ""),  # the seat of somebody who is away
        ((0, 1, 2), (), "remove S2; vote yes", ""),  # a person
    ],
)
def test_people_decide_whether_a_bot_goes_and_bots_help_against_no_person(
    people: tuple[int, ...], covered: tuple[int, ...], votes: str, said: str
) -> None:
    state = GAME.position("5 seats; S0 on turn; pile b1 5H; S0 hand 7H 4C 2D", QuickRng(1))
    for seat, words in zip((0, 1), votes.split("; "), strict=False):
        GAME.play(state, seat, words)
    view = GAME.view(state, 4)
    view.people = sum(1 << seat for seat in people)
    view.covered = sum(1 << seat for seat in covered)
    chosen = bot("fritsen", "rule").call(view, QuickRng(1))

    assert ("" if chosen == NO_CALL else GAME.text(chosen)) == said


@rule("2-1", "2-3")
@pytest.mark.parametrize(("words", "said"), [("report 2-1 S1", "vote yes"), ("report 2-13 S2", "vote yes")])
def test_else_it_votes_with_the_larger_side(words: str, said: str) -> None:
    assert answers(words) == [said] * 3


@rule("2-5", "2-3")
@pytest.mark.parametrize(
    ("people", "votes", "said"),
    [
        ((0, 1), "silly S1", ""),  # a no may still come
        ((0, 1), "silly S1; vote no", ""),  # a tie
        ((0,), "silly S1", "vote yes"),
        ((0, 1, 4), "silly S1; vote yes", "vote yes"),
        ((1, 4), "silly S1; vote no; vote no", "vote no"),  # a bot asked, or somebody who left since
        ((0, 1, 4), "unclear erik; reading 2", ""),
        ((0, 1, 4), "unclear erik; reading 2; reading 2", "reading 2"),
        ((), "silly S1", "vote yes"),  # a simulation
    ],
)
def test_with_people_at_the_table_a_bot_waits_for_more_than_half_of_them(
    people: tuple[int, ...], votes: str, said: str
) -> None:
    state = GAME.position("7 seats; acted 0 1 0 0 0 0 0; S0 on turn; pile b1 5H; S0 hand 7H 4C 2D", QuickRng(1))
    for seat, words in zip((0, 1, 4), votes.split("; "), strict=False):
        GAME.play(state, seat, words)
    view = GAME.view(state, 2)
    view.people = sum(1 << seat for seat in people)
    chosen = bot("fritsen", "rule").call(view, QuickRng(1))

    assert ("" if chosen == NO_CALL else GAME.text(chosen)) == said


@rule("1W", "1X")
@pytest.mark.parametrize(
    ("votes", "people", "named"),
    [
        ("roles", (0, 1), "role S2"),  # nobody has named anybody yet: itself
        ("roles S0>S1", (0, 1), "role S1"),
        ("roles S0>S1 S1>S0", (0, 1), "role S2"),  # two minds
        ("roles S3>S3 S0>S1", (0,), "role S1"),  # what another bot says counts for nothing
        ("frits S2; roles S3>S3", (0, 1), "role S0"),
        ("roles S0>S1", (), "role S3"),  # a simulation
    ],
)
def test_bots_name_for_frits_and_willem_whom_the_people_name(votes: str, people: tuple[int, ...], named: str) -> None:
    view = GAME.view(GAME.position(f"4 seats; {votes}", QuickRng(1)), 2)
    view.people = sum(1 << seat for seat in people)

    assert GAME.text(bot("fritsen", "rule").choose(view, QuickRng(1))) == named


@rule("2-4")
def test_a_bot_decides_no_tie_if_anybody_else_can() -> None:
    """Frits and Willem decline; the oldest takes what stands first."""
    for decider, said in (("frits", "decline"), ("willem", "decline"), ("oldest", "reading 1")):
        state = GAME.position(f"3 seats; S1 on turn; oldest=1; decides {decider} erik", QuickRng(1))
        seat = {"frits": 2, "willem": 0, "oldest": 1}[decider]
        view = GAME.view(state, seat)
        if seat == 1:  # it is on turn too, and may lay a card instead
            view.legal = [each for each in view.legal if GAME.text(each).startswith("reading")]
        assert GAME.text(bot("fritsen", "rule").choose(view, QuickRng(1))) == said
