"""Every law of the contract, for every game of the house, at all its tables and all examples of its rulebook."""

import laws
import pytest
from facts import difference, truth
from tables import Options, share_of, whole
from tables import tables as tables_of

from stammtisch.core.game import Game, Moves
from stammtisch.core.play import playout
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES

pytestmark = pytest.mark.compiled

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
TABLES = [table for game in GAMES.values() for table in tables_of(game)]
NAMES = [f"{game.name}-{seats}-{'-'.join(options)}" for game, seats, options in TABLES]
tables = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)


@tables
def test_facts_reach_to_the_depth_of_a_state(game: Game, seats: int, options: Options) -> None:
    one, other = laws.dealt(game, seats, options, 1), laws.dealt(game, seats, options, 1)
    assert truth(one) == truth(other)
    other.rng.below(2)
    assert difference(truth(one), truth(other)).startswith(".rng.")


@tables
def test_a_match_replays_from_its_header_and_moves(game: Game, seats: int, options: Options) -> None:
    laws.replay(game, seats, options, 1)


@tables
def test_every_match_makes_progress_and_ends(game: Game, seats: int, options: Options) -> None:
    for seed in range(3):
        laws.progress(game, seats, options, seed)


@tables
def test_stubborn_players_end_a_match_too(game: Game, seats: int, options: Options) -> None:
    laws.stubborn(game, seats, options, 1)


@games
def test_a_call_leaves_the_clocks_alone(game: Game) -> None:
    laws.everywhere(laws.calls_wait, game, every=40)


@tables
def test_the_clock_alone_ends_a_match(game: Game, seats: int, options: Options) -> None:
    laws.ticking(game, seats, options, 1)


@games
def test_every_window_can_be_closed_by_the_clock(game: Game) -> None:
    laws.everywhere(laws.clock, game, every=200)


@games
def test_who_hears_the_same_sees_the_same(game: Game) -> None:
    laws.everywhere(laws.alike, game, every=100)


@games
def test_a_sealed_choice_is_secret(game: Game) -> None:
    laws.everywhere(laws.secret, game, every=20)


@games
def test_a_screen_follows_from_the_view_and_a_view_holds_no_secret(game: Game) -> None:
    laws.everywhere(laws.shown, game, every=80)


@games
def test_what_a_seat_imagines_can_be_played_to_its_end(game: Game) -> None:
    laws.everywhere(laws.imagined_ends, game, every=400)


@games
def test_memory_is_true(game: Game) -> None:
    laws.everywhere(laws.memory, game, every=60)


@games
def test_every_action_has_words_of_its_own(game: Game) -> None:
    laws.names(game)


@games
def test_no_spelling_in_touches_begins_another(game: Game) -> None:
    laws.touches(game)


@games
def test_a_clone_is_equal_and_independent(game: Game) -> None:
    laws.everywhere(laws.clone, game, every=60)


@games
def test_moves_are_listed_in_order_to_those_who_are_asked(game: Game) -> None:
    laws.everywhere(laws.orderly, game, every=10)


@games
def test_only_apply_changes_a_state(game: Game) -> None:
    laws.everywhere(laws.looking, game, every=60)


@games
def test_nothing_is_lost_or_made(game: Game) -> None:
    laws.everywhere(laws.conservation, game, every=20, seeds=2)


@games
def test_a_refusal_agrees_with_the_legal_moves(game: Game) -> None:
    laws.everywhere(laws.agreement, game, every=200)


@games
def test_what_is_touched_leads_on_or_says_why_not(game: Game) -> None:
    laws.everywhere(laws.touched, game, every=60)


@games
def test_a_pick_is_a_random_index_into_the_legal_moves(game: Game) -> None:
    laws.everywhere(laws.pick, game, every=15)


@games
def test_a_position_can_be_written_and_read(game: Game) -> None:
    laws.everywhere(laws.written, game, every=60)


@games
def test_states_and_views_survive_a_pickle(game: Game) -> None:
    at = tables_of(game)
    laws.everywhere(laws.pickled, game, every=25, at=[at[0], at[-1]])


@games
def test_what_a_seat_knows_can_be_written_and_read(game: Game) -> None:
    laws.everywhere(laws.known, game, every=400)


EVERYWHERE = [
    *((laws.calls_wait, 40), (laws.clock, 200), (laws.alike, 100), (laws.secret, 20), (laws.shown, 80)),
    *((laws.imagined_ends, 400), (laws.memory, 60), (laws.clone, 60), (laws.orderly, 10), (laws.looking, 60)),
    *((laws.conservation, 20), (laws.agreement, 200), (laws.touched, 60), (laws.pick, 15), (laws.written, 60)),
    (laws.known, 400),
]


@pytest.mark.soak
@pytest.mark.parametrize(("law", "every"), EVERYWHERE, ids=[law.__name__ for law, _ in EVERYWHERE])
@pytest.mark.parametrize("game", [game for game in GAMES.values() if share_of(game) > 1], ids=lambda game: game.name)
def test_a_large_game_keeps_the_laws_at_all_tables_and_examples(game: Game, law: laws.Law, every: int) -> None:
    laws.everywhere(law, game, every, share=1)


SOAK = 100_000  # matches in all
SAMPLED = 250  # one match in so many is looked at by all laws
AT_MOMENTS = [
    *(laws.alike, laws.secret, laws.shown, laws.memory, laws.clone, laws.orderly, laws.looking),
    *(laws.conservation, laws.pick, laws.written, laws.pickled, laws.known),
]


@pytest.mark.soak
@tables
def test_many_matches_end_whole_and_keep_the_laws(game: Game, seats: int, options: Options) -> None:
    found = Moves()
    for seed in range(SOAK // len(TABLES)):
        rng = QuickRng(seed)
        state = laws.dealt(game, seats, options, seed)
        if seed % SAMPLED == 0:
            for moment in laws.moments(game, state, rng, 50):
                for law in AT_MOMENTS:
                    laws.hold(law, game, moment, f"{seats} seats, {options}, seed {seed}")
        playout(state, rng, found, laws.ENDLESS)
        assert state.over(), f"{game.name}, {seats} seats, {options}, seed {seed} does not end"
        whole(game, state)
