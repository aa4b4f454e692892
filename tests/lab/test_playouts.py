"""A match of a seed is the same match whoever asks for it, and in whatever order."""

import pytest

from stammtisch.bots import bot
from stammtisch.core.game import Game, Moves
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.mezza import GAME as MEZZA
from stammtisch.lab.playouts import Setting, dealt, generator, play, play_many

pytestmark = pytest.mark.once


def setting(game: Game) -> Setting:
    return Setting(game, {}, 4, [bot(game.name, "rule"), None, None, None])


@pytest.mark.parametrize("game", [FOPPEN, MEZZA])
def test_match_five_is_the_same_alone_and_among_others(game: Game) -> None:
    together = play_many(setting(game), 7, 0, 8)

    assert play_many(setting(game), 7, 5, 1) == [together[5]]
    assert len({tuple(numbers) for numbers, _ in together}) == 8
    assert play_many(setting(game), 8, 0, 8) != together


@pytest.mark.parametrize("game", [FOPPEN, MEZZA])
def test_a_row_holds_plies_scores_places_winners_and_the_ending(game: Game) -> None:
    state = play(setting(game), 7, 3, Moves())

    assert state.over()
    won = [int(seat in state.winners()) for seat in range(state.seats)]
    assert play_many(setting(game), 7, 3, 1) == [([state.ply, *state.scores(), *state.places(), *won], state.ending())]


@pytest.mark.parametrize("game", [FOPPEN, MEZZA])
def test_the_deal_does_not_depend_on_who_plays(game: Game) -> None:
    by_chance = Setting(game, {}, 4, [None] * 4)

    assert game.diagram(dealt(by_chance, 7, 3)) == game.diagram(dealt(setting(game), 7, 3))
    assert game.diagram(dealt(by_chance, 7, 3)) != game.diagram(dealt(by_chance, 7, 4))


def test_generators_differ_by_seed_number_and_purpose() -> None:
    asked = [(seed, number, what) for seed in (0, 1, -1, 10**30) for number in range(500) for what in ("deal", "play")]

    streams = set()
    for seed, number, what in asked:
        rng = generator(seed, number, what)
        streams.add(tuple(int(rng.below(1 << 30)) for _ in range(3)))

    assert len(streams) == len(asked)
