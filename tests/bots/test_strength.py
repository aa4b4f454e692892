"""The rule bots beat random ones at a table of four, the seat going round; at Keezen a duo beats a duo."""

import pytest

from stammtisch.bots import bot
from stammtisch.bots.bot import Bot
from stammtisch.core.game import TABLE, Game, Moves, State
from stammtisch.core.option import Value
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.foppen.view import FoppenView
from stammtisch.games.frantic import GAME as FRANTIC
from stammtisch.games.keezen import GAME as KEEZEN
from stammtisch.games.mezza import GAME as MEZZA
from stammtisch.lab.playouts import Setting, play
from stammtisch.lab.tally import wilson

pytestmark = pytest.mark.compiled

FOPPEN_DEALS = 0.45
MEZZA_GAMES = 0.40
KEEZEN_MATCHES = 0.85
FRANTIC_MATCHES = 0.45


def match(game: Game, number: int, options: dict[str, Value] | None = None) -> tuple[State, int]:
    seat = number % 4
    bots: list[Bot | None] = [None] * 4
    bots[seat] = bot(game.name, "rule")
    return play(Setting(game, options or {}, 4, bots), 2026, number, Moves()), seat


def share(points: list[int], seat: int) -> float:
    """Most points win; those who share them share the win."""
    best = max(points)
    return 1 / points.count(best) if points[seat] == best else 0.0


def deals_won(matches: int) -> tuple[float, int]:
    won = 0.0
    deals = 0
    for number in range(matches):
        state, seat = match(FOPPEN, number)
        view = FOPPEN.view(state, TABLE)
        assert isinstance(view, FoppenView)
        won += sum(share(row, seat) for row in view.table.sheet)
        deals += len(view.table.sheet)
    return won, deals


def games_won(games: int) -> tuple[float, int]:
    won = 0.0
    for number in range(games):
        state, seat = match(MEZZA, number)
        won += share([-place for place in state.places()], seat)
    return won, games


def frantic_won(matches: int) -> tuple[float, int]:
    """To the short limit."""
    won = 0.0
    for number in range(matches):
        state, seat = match(FRANTIC, number, {"length": "short"})
        won += share([-place for place in state.places()], seat)
    return won, matches


def matches_won(matches: int) -> tuple[float, int]:
    """By a duo, the two taking turns with the colours."""
    won = 0.0
    for number in range(matches):
        bots: list[Bot | None] = [None] * 4
        bots[number % 2] = bots[number % 2 + 2] = bot("keezen", "rule")
        places = play(Setting(KEEZEN, {}, 4, bots), 2026, number, Moves()).places()
        won += share([-place for place in places[:2]], number % 2)
    return won, matches


def test_the_rule_bot_wins_far_more_than_its_share_of_foppen_deals() -> None:
    won, deals = deals_won(24)

    assert wilson(won, deals)[0] >= FOPPEN_DEALS


def test_the_rule_bot_wins_far_more_than_its_share_of_mezza_games() -> None:
    won, games = games_won(80)

    assert wilson(won, games)[0] >= MEZZA_GAMES


def test_two_rule_bots_beat_two_random_ones_at_keezen() -> None:
    won, matches = matches_won(40)

    assert wilson(won, matches)[0] >= KEEZEN_MATCHES


def test_the_rule_bot_wins_far_more_than_its_share_of_frantic_matches() -> None:
    won, matches = frantic_won(60)

    assert wilson(won, matches)[0] >= FRANTIC_MATCHES


@pytest.mark.soak
def test_the_rule_bots_keep_their_strength_over_two_thousand() -> None:
    won, deals = deals_won(250)
    assert deals == 2000
    assert wilson(won, deals)[0] >= FOPPEN_DEALS

    won, games = games_won(2000)
    assert wilson(won, games)[0] >= MEZZA_GAMES

    won, matches = matches_won(1000)
    assert wilson(won, matches)[0] >= KEEZEN_MATCHES

    won, matches = frantic_won(1000)
    assert wilson(won, matches)[0] >= FRANTIC_MATCHES
