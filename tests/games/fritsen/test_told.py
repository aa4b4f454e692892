"""What is told names a rule of the booklet, has words, and says what was said."""

import pytest
from laws import anything
from ledger import rule

from stammtisch.core.event import Event
from stammtisch.core.game import State
from stammtisch.core.option import Value
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.games.fritsen import GAME
from stammtisch.games.fritsen.state import FritsenState
from stammtisch.games.fritsen.words import CHAPTER

EVERYTHING: dict[str, Value] = {
    "referee": "table", "russisch": True, "efteling": True, "laf": True, "kanonskogel": True, "untidy": True,
    "mischief": True, "dealer": "manual", "false_call": "one", "show_turn": False,
}  # fmt: skip
TABLES: list[dict[str, Value]] = [{}, EVERYTHING, {**EVERYTHING, "referee": "auto", "show_turn": True}]


@pytest.mark.parametrize("options", TABLES)
def test_whatever_is_told_names_a_rule_that_there_is_and_has_words(options: dict[str, Value]) -> None:
    for seed in range(6):
        state = GAME.table(options, 3 + seed % 3, HashRng(seed_of(seed)))
        events, rng = state.listen(), QuickRng(seed)
        state.start()
        while not state.over() and state.ply < 250:
            state.apply(*anything(GAME, state, rng))
        assert [event for event in events if not _is_known(event)] == []
        assert _without_number(state) == []


def _is_known(event: Event) -> bool:
    return event.rule in GAME.rulebook().rules and event.kind in CHAPTER.events


def _without_number(state: State) -> list[str]:
    """What has no value on the table; compiled there is no such thing."""
    assert isinstance(state, FritsenState)
    return [name for name, value in getattr(state.table, "__dict__", {}).items() if value is None]


def test_every_example_tells_by_rules_and_in_words_that_there_are_and_leaves_numbers() -> None:
    for each in GAME.rulebook().rules.values():
        for example in each.examples:
            if not example.not_run_because and example.then != "refused":
                state = GAME.position(example.given, QuickRng(1))
                events = state.listen()
                for said in filter(None, example.when.split("; ")):
                    who, _, words = said.partition(" ")
                    seated = who[1:].isdigit() and who[0] == "S"
                    GAME.play(state, int(who[1:]) if seated else 15, words if seated else said)
                assert [event for event in events if not _is_known(event)] == [], example.given
                assert _without_number(state) == [], example.given


@rule("1N")
def test_a_vote_is_told_as_it_was_cast() -> None:
    state = GAME.position("4 seats; S0 on turn", QuickRng(1))
    events = state.listen()
    for seat, words in [(1, "remove S2"), (0, "vote no"), (3, "vote yes")]:
        GAME.play(state, seat, words)

    assert [(event.seat, event.said) for event in events if event.kind == "vote"] == [(0, ["no"]), (3, ["yes"])]


@rule("2-78")
def test_where_few_cells_are_offered_the_others_are_no_moves() -> None:
    given = "2 seats; S0 on turn; drawn; pile b1 5H; S0 hand 2C 4C"
    everywhere = GAME.position(given, QuickRng(1))
    few = GAME.position(f"{given}; cells=few", QuickRng(1))

    assert GAME.may(everywhere, 0) == ["lay 2C c1", "lay 4C c1", "lay 2C b2", "lay 4C b2"]
    assert GAME.may(few, 0) == ["lay 2C c1", "lay 4C c1"]


@rule("2-78")
def test_of_cells_beside_the_same_piles_the_first_is_offered() -> None:
    """d2 and c3 both adjoin c2 alone."""
    given = "2 seats; board_columns=4; cells=few; S0 on turn; drawn; pile b1 5H; pile c1 9S; pile c2 JC; S0 hand 2D 2S"
    few = GAME.position(given, QuickRng(1))

    assert [words for words in GAME.may(few, 0) if "2D" in words] == ["lay 2D d1", "lay 2D b2", "lay 2D d2"]


def test_a_match_has_no_secret_actions_and_knows_nothing_of_a_private_limit() -> None:
    state = GAME.position("2 seats; S0 on turn", QuickRng(1))
    words = [GAME.text(action) for action in range(GAME.actions)]

    assert not [words[action] for action in range(GAME.actions) if state.sealed(0, action)]
    assert not [each for each in words if "limit" in each]
    assert not {"limit", "symbolic"} & {*GAME.view(state, 0).screen()}
