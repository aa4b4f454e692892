"""What holds for every bot: it is given a view and answers with something legal and a reason."""

import pytest

from stammtisch.bots import BOTS, bot
from stammtisch.bots.bot import Advice, Bot
from stammtisch.bots.random import RandomBot
from stammtisch.core.game import Game, Moves, State, View
from stammtisch.core.option import Value
from stammtisch.core.rng import QuickRng, Rng
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.mezza import GAME as MEZZA
from stammtisch.lab.playouts import Setting, play

pytestmark = pytest.mark.compiled

TABLES: list[tuple[Game, int, dict[str, Value]]] = [
    (FOPPEN, 3, {}),
    (FOPPEN, 4, {"bids": True}),
    (FOPPEN, 6, {"bids": True, "bid_mode": "open"}),
    (MEZZA, 2, {"short": True}),
    (MEZZA, 4, {}),
    (MEZZA, 7, {}),
]


class Watched(Bot):
    """Asks another bot, and notes what passed between them."""

    def __init__(self, inner: Bot) -> None:
        super().__init__("watched")
        self.inner = inner
        self.views: list[View] = []
        self.reasons: set[str] = set()

    def choose(self, view: View, rng: Rng) -> int:
        self.views.append(view)
        advice = self.inner.advise(view)
        chosen = self.inner.choose(view, rng)
        assert advice.action in view.legal
        assert chosen in view.legal
        self.reasons.add(advice.why)
        return chosen

    def advise(self, view: View) -> Advice:
        return self.inner.advise(view)


def watched(game: Game, seats: int, options: dict[str, Value], name: str, games: int = 4) -> Watched:
    watching = Watched(bot(game.name, name))
    for number in range(games):
        play(Setting(game, options, seats, [watching] * seats), 1, number, Moves())
    return watching


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_every_view_with_a_legal_move(
    game: Game, seats: int, options: dict[str, Value], name: str
) -> None:
    watching = watched(game, seats, options, name)

    assert {int(view.seat) for view in watching.views} == set(range(seats))
    assert all(why == "why-any" or why == "why-only" or why.startswith(f"{game.name}-why-") for why in watching.reasons)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_bot_is_given_nothing_that_holds_a_state_or_its_chance(
    game: Game, seats: int, options: dict[str, Value]
) -> None:
    views = watched(game, seats, options, "rule", games=1).views

    for view in views:
        held = [getattr(view, name) for name in dir(view) if not name.startswith("__")]
        assert not any(isinstance(each, State | Rng) for each in held)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_rule_bot_decides_alike_in_every_state_it_may_be_looking_at(
    game: Game, seats: int, options: dict[str, Value]
) -> None:
    rule = bot(game.name, "rule")

    for view in watched(game, seats, options, "rule", games=1).views:
        imagined = view.imagine(QuickRng(int(view.ply)))
        assert rule.advise(game.view(imagined, view.seat)).action == rule.advise(view).action


@pytest.mark.parametrize("game", [FOPPEN, MEZZA])
def test_the_random_bot_chooses_as_chance_would_without_a_view(game: Game) -> None:
    by_views = play(Setting(game, {}, 4, [RandomBot("random")] * 4), 5, 0, Moves())
    by_chance = play(Setting(game, {}, 4, [None] * 4), 5, 0, Moves())

    assert game.diagram(by_views) == game.diagram(by_chance)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="there is no bot 'genius' for foppen; there are random, rule"):
        bot("foppen", "genius")
