"""What is refused says what is at fault, in tokens that every reader's catalogue words."""

import ast
import asyncio
import re
from pathlib import Path

import pytest
from serving import serving

from stammtisch import server
from stammtisch.client import Refused, visit
from stammtisch.core.game import TABLE, Game
from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES
from stammtisch.server import connection
from stammtisch.server.examples import examples_of
from stammtisch.server.refusals import HouseRefusal
from stammtisch.server.snapshot import refused
from stammtisch.words import LANGUAGES, Company, Words

pytestmark = pytest.mark.once


def test_a_refusal_names_the_cards_at_fault() -> None:
    foppen = GAMES["foppen"]
    state = foppen.position("4 seats; trick S0 G14; S1 on turn; S1 hand G7 R11 1", QuickRng(1))
    with pytest.raises(Refusal) as error:
        foppen.play(state, 1, "play R11")

    sent = refused(7, error.value)
    assert (sent.request, sent.rule) == (7, "O-012")
    assert error.value.because is not None
    said = Words("en").told("foppen", "because", error.value.because, Company(["Anna", "Ben"], 1))
    assert said == "Green was led, and you hold green 7."


def test_what_the_server_refuses_is_a_sentence_in_every_language() -> None:
    refusal = HouseRefusal("seat-taken")

    assert refusal.why == "somebody sits there already"
    assert refusal.because is not None
    said = [Words(each).told("foppen", "because", refusal.because, Company([])) for each in LANGUAGES]
    assert said == ["Somebody sits there already.", "Daar zit al iemand.", "Da sitzt schon jemand."]


def test_whatever_a_person_is_refused_can_be_read_in_every_language() -> None:
    """By a rule of the game, or by a message of the house; only what nobody is told is plain English."""
    plain = []
    for file in sorted(Path(server.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                by_itself = file.name in ("autoplay.py", "hosts.py", "reveals.py")
                if not by_itself and len(node.args) < 2 and not isinstance(node.args[0], ast.Starred):
                    plain.append(f"{file.name}:{node.lineno}")
    assert plain == []


def test_the_reason_of_a_close_frame_is_a_message_of_the_catalogue_and_fits() -> None:
    kinds = set(re.findall(r'Closing\(\w+, "([a-z-]+)"\)', Path(connection.__file__).read_text("utf-8")))
    assert len(kinds) > 5
    for kind in [*kinds, "set-aside", "no-table", "other-version", "no-store", "failed"]:
        reason = HouseRefusal(kind).reason
        assert reason == f"{kind}: {HouseRefusal(kind).why}"
        assert len(reason.encode()) <= 123


def test_a_wrong_code_is_refused_by_a_message_of_the_catalogue(tmp_path: Path) -> None:
    async def work(url: str) -> Refused:
        async with visit(url) as anna:
            with pytest.raises(Refused) as error:
                await anna.join("MALZ 47")
            return error.value

    with serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path) as running:
        found = asyncio.run(work(running.url))
    assert found.because is not None
    assert found.because.kind == "code-unknown"
    assert str(found) == "that code opens no table; ask for a new one"


def test_an_example_tells_what_is_asked_what_happens_and_what_may_be_done() -> None:
    foppen = GAMES["foppen"]
    shown = examples_of(foppen, foppen.rulebook().rules["O-012"])[0]

    assert shown.seat == 1
    assert shown.asked is not None
    assert shown.asked.kind == "follow"
    may, may_not = shown.judged
    assert [move.words for move in may.moves] == ["play Y3", "play Y9", "play 1"]
    assert may_not.refused is not None
    assert may_not.refused.because is not None
    assert may_not.refused.because.said == ["Y", "Y3", "Y9"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_example_with_a_table_says_something_to_people(game: Game) -> None:
    for rule in game.rulebook().rules.values():
        for shown in examples_of(game, rule):
            if shown.before is not None:
                assert shown.asked is not None, rule.id
                assert shown.facts, rule.id
                assert shown.seat == TABLE or shown.seat < max(game.seats)
