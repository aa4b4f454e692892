"""What is asked, what is read, and what a play would do."""

import json

import pytest
from ledger import rule

from stammtisch.core.game import TABLE
from stammtisch.core.play import one_of
from stammtisch.core.rng import QuickRng
from stammtisch.core.said import Said
from stammtisch.examples import after
from stammtisch.games.keezen import GAME
from stammtisch.games.keezen.view import KeezenView
from stammtisch.words import LANGUAGES, Company, Words

NAMES = ["Anna", "Ben", "Clara", "Daan"]
HELPS = "Blue H1, H2, H3, H4"
MIDST = (
    "Green to play. Board: Green H1, H2, H3, H4; Red 46; Blue 0, 5. Hand: 5, J, 10. Blue hand of 2. Yellow folded."
    " Red hand of 1. dealer Red."
)


def view(given: str, seat: int = 0) -> KeezenView:
    found = GAME.view(after(GAME, given), seat)
    assert isinstance(found, KeezenView)
    return found


def lines(said: list[Said]) -> list[str]:
    return [str(each) + (" twice" if each.twice else "") for each in said]


@rule("K-021", "K-025", "K-026", "K-096")
@pytest.mark.parametrize(
    ("given", "seat", "said"),
    [
        ("Blue to play. Board: Blue 10. Hand: 5.", 0, "play S0 (K-021)"),
        ("Blue to play. Board: Blue 10. Hand: 5.", 1, "turn S0"),
        ("Blue to play. Board: Blue 10. Hand: 5.", TABLE, "turn S0"),
        ("Blue to play. Hand: 5.", 0, "fold S0 (K-025)"),
        (MIDST, 1, "help S1 Red (K-096)"),
        (MIDST, 2, "out S1 (K-026)"),
        (MIDST, 3, "turn S1"),
        ("over by time. Yellow folded.", 2, "over S15"),
    ],
)
def test_what_a_seat_is_asked(given: str, seat: int, said: str) -> None:
    assert str(view(given, seat).asked()) == said


def test_the_facts_are_all_that_the_screen_shows() -> None:
    found = lines(view(MIDST, 1).facts())

    assert found[:10] == [
        "deal S3 4 1 (K-013)",
        "home S15 Blue Yellow 0 Green Red 4 (K-094)",
        "seat S0 Blue 2 0 5 (K-003)",
        "seat S1 Green 0 H1 H2 H3 H4 (K-003)",
        "seat S2 Yellow 4 (K-003)",
        "seat S3 Red 3 46 (K-003)",
        "folded S2 (K-026)",
        "helps S1 Red (K-096)",
        found[8],
        "sizes S15 2 3 0 1 (K-104)",
    ]
    assert [word[:-1] for word in found[8].split()[2:-1]] == ["5", "10", "J"]
    assert found[10].startswith("pile S15 S0 ")
    assert found[11:] == ["left S15 32 (K-014)"]
    assert [each.kind for each in view(MIDST, TABLE).facts()].count("hand") == 0


@rule("K-031", "K-034", "K-038")
def test_a_screen_says_what_the_cards_in_hand_do() -> None:
    does = view("Blue to play. Hand: A, 4, 7, J, Q. queen_steps=14.").screen()["does"]

    assert [(each["rank"], each["does"], each["steps"], each["rule"]) for each in does] == [
        ("A", "ace", 1, "K-031"),
        ("4", "four", -4, "K-038"),
        ("7", "seven", 7, "K-037"),
        ("J", "jack", 0, "K-033"),
        ("Q", "steps", 14, "K-034"),
    ]
    assert view("Blue to play. Hand: 5. Board: Blue 10.", TABLE).screen()["does"][0].keys() == does[0].keys()


@rule("K-040", "K-045", "K-046", "K-047", "K-048", "K-076", "K-078")
@pytest.mark.parametrize(
    ("board", "words", "does"),
    [
        ("Blue 10", "5: 10>15", ["walk S0 Blue 10 15 5 (K-040)"]),
        ("Blue 62", "3: 62>H2", ["walk S0 Blue 62 H2 3 (K-043)"]),
        ("Blue 2", "4: 2>62", ["back S0 Blue 2 62 4 (K-038)"]),
        ("Blue 10; Red 15", "5: 10>15", ["walk S0 Blue 10 15 5 (K-040)", "capture S0 Red 15 (K-045)"]),
        ("Blue 10, 15", "5: 10>15", ["walk S0 Blue 10 15 5 (K-040)", "capture-own S0 Blue 15 (K-046) twice"]),
        (
            "Blue 10; Yellow 15",
            "5: 10>15",
            ["walk S0 Blue 10 15 5 (K-040)", "capture-partner S0 Yellow 15 (K-047) twice"],
        ),
        ("Red 0", "K: enter", ["enter S0 Blue 0 (K-032)", "capture S0 Red 0 (K-048)"]),
        ("Yellow 0", "K: enter", ["enter S0 Blue 0 (K-032)", "capture-partner S0 Yellow 0 (K-047) twice"]),
        ("Blue 9; Red 5", "J: 9xRed 5", ["swap S0 Blue 9 Red 5 (K-060)"]),
        (
            "Blue 9, 20; Red 10",
            "7: 9>10 + 20>26",
            ["walk S0 Blue 9 10 1 (K-040)", "capture S0 Red 10 (K-076)", "walk S0 Blue 20 26 6 (K-040)"],
        ),
        (
            "Blue 61, H2, H3, H4; Yellow 40, 44",
            "7: 61>H1 + Yellow 40>44",
            [
                "walk S0 Blue 61 H1 3 (K-043)",
                "walk S0 Yellow 40 44 4 (K-078)",
                "capture-partner S0 Yellow 44 (K-047) twice",
            ],
        ),
        (
            f"{HELPS}; Yellow 10, 15",
            "5: 10>15",
            ["walk S0 Yellow 10 15 5 (K-096)", "capture-own S0 Yellow 15 (K-046) twice"],
        ),
    ],
)
def test_what_a_play_would_do_to_the_pawns(board: str, words: str, does: list[str]) -> None:
    hand = "3, 5, 7, J" if words[0] in "357J" else "4, 5, 7, K"
    found = view(f"Blue to play. Board: {board}. Hand: {hand}.")

    assert GAME.parse(words) in found.legal
    assert lines(found.would(GAME.parse(words))) == does


def test_a_hand_that_is_laid_down_does_nothing_to_the_pawns() -> None:
    assert view("Blue to play. Hand: 5.").would(GAME.parse("fold")) == []


@pytest.mark.parametrize("seed", range(3))
def test_what_a_play_would_do_is_what_it_does(seed: int) -> None:
    rng = QuickRng(seed)
    state = GAME.table({}, 4, QuickRng(seed))
    state.start()
    while not state.over():
        seat = int(one_of(state.acting(), rng))
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        foretold = [_event(each) for each in GAME.view(state, seat).would(action)]
        told = state.listen()
        state.apply(seat, action)
        assert [
            (each.kind, each.said[0], each.said[-1])
            for each in told
            if each.kind in ("enter", "walk", "swap", "capture")
        ] == foretold


def _event(said: Said) -> tuple[str, str, str]:
    """The kind of event that is foretold, with the first and the last of what it says."""
    kind = {"back": "walk", "capture-own": "capture", "capture-partner": "capture"}.get(said.kind, said.kind)
    return kind, said.said[0], said.said[2 if kind == "walk" else -1]


@pytest.mark.once
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_can_be_worded(language: str) -> None:
    words, rng = Words(language), QuickRng(1)
    state = GAME.table({}, 4, QuickRng(1))
    state.start()
    while not state.over():
        seat = int(one_of(state.acting(), rng))
        for who in (seat, (seat + 1) % 4, TABLE):
            found, company = GAME.view(state, who), Company(NAMES, who)
            assert words.asked("keezen", found, company)
            assert all(words.facts("keezen", found, company))
            for action in found.legal[:5]:
                assert words.move("keezen", GAME.said(action))
                assert len(words.would("keezen", found, action, company)) == len(found.would(action))
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("K: enter", "enter K"),
        ("5: 10>15", "walk 5 10 15"),
        ("J: 10xGreen 20", "swap J 10 Green 20"),
        ("7: 10>13 + 20>24", "split 7 10 13 20 24"),
        ("7: 61>H1 + Yellow 40>44", "rest 7 61 H1 Yellow 40 44"),
        ("fold", "fold"),
        ("time", "time"),
    ],
)
def test_a_move_in_tokens_begins_with_its_verb(words: str, said: str) -> None:
    assert GAME.said(GAME.parse(words)) == said.split()


def test_what_all_plays_of_a_hand_would_do_stays_small() -> None:
    others = "Green 17, 22, 27, 31; Yellow 33, 36, 39, 44; Red 49, 52, 57, 60"
    found = view(f"Blue to play. Board: Blue 5, 12, 20, 30; {others}. Hand: 7, J, 9, 10, 8.")
    told = [[[each.kind, *each.said, each.rule] for each in found.would(action)] for action in found.legal]

    assert len(found.legal) == 136
    assert len(json.dumps(told, separators=(",", ":"))) < 16_384
