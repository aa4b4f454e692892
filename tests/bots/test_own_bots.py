"""Bots that people write themselves: found by name, checked in every move, and named in every error."""

import sys
from pathlib import Path

import pytest

from stammtisch.bots import bot, seated
from stammtisch.bots.bot import NO_CALL, BadChoice, Bot, BotFailed, called, choice
from stammtisch.core.game import View
from stammtisch.core.rng import QuickRng, Rng
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.foppen.moves import EXPIRE_TURN
from stammtisch.lab.playouts import Setting, play_many
from stammtisch.lab.simulate import simulate

pytestmark = pytest.mark.once

MODULE = """
from stammtisch.bots.bot import Bot

class First(Bot):
    def choose(self, view, rng):
        return view.legal[0]

class Wrong(Bot):
    def choose(self, view, rng):
        return 99999

NOTHING = 7
"""


class Fixed(Bot):
    """Always the same, whether or not it may be done."""

    def __init__(self, action: int) -> None:
        super().__init__("stubborn", calls=True)
        self.action = action

    def choose(self, view: View, rng: Rng) -> int:
        return self.action

    def call(self, view: View, rng: Rng) -> int:
        return self.action


class Broken(Bot):
    def choose(self, view: View, rng: Rng) -> int:
        raise KeyError("no such card")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of bots, which one is in."""
    (tmp_path / "mine.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    return tmp_path


@pytest.mark.parametrize(
    ("action", "chose"),
    [(EXPIRE_TURN, r"'expire turn' \(\d+\)"), (99999, "99999, which is no action"), (-7, "-7, which is no action")],
)
def test_what_a_bot_may_not_do_ends_the_simulation_with_its_name_and_the_move(action: int, chose: str) -> None:
    setting = Setting(FOPPEN, {}, 3, [None, Fixed(action), None])

    with pytest.raises(BadChoice, match=rf"^the bot 'stubborn' in seat 1 at ply \d+ chose {chose}; it may: 'play "):
        play_many(setting, 1, 0, 1)


def test_an_error_of_a_bot_says_whose_it_is() -> None:
    with pytest.raises(BotFailed, match=r"^the bot 'Broken' in seat 2 at ply \d+ failed: KeyError: ") as failed:
        simulate(FOPPEN, seats=3, games=1, bots=["random", "random", Broken()])

    assert isinstance(failed.value.__context__, KeyError)


def test_a_call_is_checked_too() -> None:
    state = FOPPEN.position("3 seats; seed 1")
    view = FOPPEN.view(state, 0)

    with pytest.raises(BadChoice, match=r"the bot 'stubborn' in seat 0 at ply 0 chose 'play G2' .*; it may: nothing"):
        called(Fixed(FOPPEN.parse("play G2")), FOPPEN, view, QuickRng(1))
    assert called(Fixed(NO_CALL), FOPPEN, view, QuickRng(1)) == NO_CALL


def test_a_bot_of_ones_own_is_found_by_module_and_class(here: Path) -> None:
    mine = seated("foppen", "mine:First")
    view = FOPPEN.view(FOPPEN.position("3 seats; S0 on turn; seed 1".replace("S0 on turn; ", "")), 0)

    assert mine.name == "First"
    if view.legal:
        assert choice(mine, FOPPEN, view, QuickRng(1)) == view.legal[0]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("genius", "there is no bot 'genius' for foppen; there are random, rule, and your own as module:Class"),
        ("yours:First", "there is no module 'yours' here"),
        ("mine:Second", "the module 'mine' has no 'Second'"),
        ("mine:NOTHING", "mine:NOTHING is no bot"),
    ],
)
def test_what_is_no_bot_is_said_in_a_sentence(here: Path, name: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        seated("foppen", name)


def test_an_error_of_its_module_is_not_taken_for_a_missing_bot(here: Path) -> None:
    (here / "torn.py").write_text("import os\nos.nothing\n")

    with pytest.raises(AttributeError, match="'os' has no attribute 'nothing'"):
        seated("foppen", "torn:First")


def test_a_server_never_runs_a_module_by_name(here: Path) -> None:
    with pytest.raises(ValueError, match="there is no bot 'mine:First'"):
        bot("foppen", "mine:First")
    assert "mine" not in sys.modules


def test_ones_own_bot_plays_in_one_process_and_in_several_alike(here: Path) -> None:
    by_name = simulate(FOPPEN, seats=3, games=12, bots="mine:First,random,random", workers=2)
    by_hand = simulate(FOPPEN, seats=3, games=12, bots=[seated("foppen", "mine:First"), "random", "random"])

    assert by_name.seats[0].points.total == by_hand.seats[0].points.total
    assert (by_name.workers, by_hand.workers, by_hand.bots[0]) == (2, 1, "First")
    with pytest.raises(ValueError, match="name it as module:Class"):
        simulate(FOPPEN, seats=3, games=12, bots=[Broken()], workers=2)
