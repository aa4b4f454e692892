"""What is told of a match that is over, counted from its record."""

from collections import Counter
from importlib.util import find_spec
from typing import Any

import pytest

from stammtisch.bots import bot
from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, Game
from stammtisch.core.option import Value
from stammtisch.core.play import one_of
from stammtisch.core.record import BACK, Line, Record, Recorder, action_line
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES
from stammtisch.summary import Summary, chapter_of, summary_of

pytestmark = pytest.mark.once
SEED = KEY = bytes(range(32))
MINUTE = 60_000

games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
told_by_the_game = pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if find_spec(f"{game.package}.summary")], ids=lambda game: game.name
)


def played(game: Game) -> Recorder:
    """A whole match of bots, an action a minute."""
    recorder = Recorder(game, {}, max(game.seats), SEED, KEY)
    play_out(recorder)
    return recorder


def play_out(recorder: Recorder) -> None:
    game = recorder.game
    rng, player = QuickRng(5), bot(game.name, "rule")
    while not recorder.state.over():
        state = recorder.state
        seat = one_of(state.acting(), rng)
        action = state.legal(seat)[0] if seat == TABLE else player.choose(game.view(state, seat), rng)
        recorder.play(int(seat), action, len(recorder.record.actions) * MINUTE)
    recorder.finish()


def told(record: Record) -> list[Event]:
    return [event for events in record.events_seen_by(TABLE) for event in events]


def figures(summary: Summary) -> dict[str, list[int]]:
    return {tally.name: tally.figures for tally in summary.tallies}


def by_seat(record: Record, kind: str, rules: tuple[str, ...] = ()) -> list[int]:
    found = Counter(event.seat for event in told(record) if event.kind == kind and (not rules or event.rule in rules))
    return [found[seat] for seat in range(record.header["seats"])]


@told_by_the_game
def test_a_summary_tells_of_every_game_what_happened(game: Game) -> None:
    recorder = played(game)
    summary = summary_of(game, recorder.record, SEED)

    assert set(figures(summary)) == set(chapter_of(game).tallies + chapter_of(game).numbers) != set()
    assert len(summary.points) == summary.spans + 1
    assert {len(point) for point in summary.points} == {len(recorder.state.sides())}
    assert 2 <= len(summary.moments) <= 3
    steps = recorder.record.actions
    for moment in summary.moments:
        assert repr(moment.event) in map(repr, steps[moment.n].events_seen_by(TABLE))
        assert 1 <= moment.span <= summary.spans
    assert summary.ms == (len(steps) - 1) * MINUTE


def test_mezza_counts_turns_seized_piles_taken_and_cards_left() -> None:
    recorder = played(GAMES["mezza"])
    summary = summary_of(GAMES["mezza"], recorder.record, SEED)

    assert figures(summary)["taken"] == by_seat(recorder.record, "take")
    assert figures(summary)["seized"] == by_seat(recorder.record, "lay", ("M-120",))
    assert sum(figures(summary)["taken"]) > 0
    assert summary.points[0] == [9] * 7
    out = [seat for seat, turn in enumerate(figures(summary)["out"]) if turn]
    assert [summary.points[figures(summary)["out"][seat]][seat] for seat in out] == [0] * len(out)


def test_keezen_counts_captures_on_both_sides_and_pawns_home() -> None:
    recorder = played(GAMES["keezen"])
    summary = summary_of(GAMES["keezen"], recorder.record, SEED)

    assert figures(summary)["captures"] == by_seat(recorder.record, "capture")
    assert sum(figures(summary)["captured"]) == sum(figures(summary)["captures"]) > 0
    assert figures(summary)["folds"] == by_seat(recorder.record, "fold")
    assert summary.points[-1] == recorder.state.result().points
    assert summary.spans == len([event for event in told(recorder.record) if event.kind == "dealer"])


def test_foppen_has_a_point_for_each_hand() -> None:
    recorder = played(GAMES["foppen"])
    summary = summary_of(GAMES["foppen"], recorder.record, SEED)

    assert summary.points[0] == [0] * 6
    assert summary.points[-1] == recorder.state.scores()
    assert summary.spans == 12
    assert figures(summary)["fopped"] == by_seat(recorder.record, "fop")


@pytest.mark.parametrize("limit", [10, 500])
@pytest.mark.rule("F-029")
def test_a_round_of_frantic_that_is_over_with_the_deal_counts(limit: int) -> None:
    """Nobody has had a turn, and the match may be over with it."""
    game = GAMES["frantic"]
    options: dict[str, Value] = {"length": "custom", "points_limit": limit}
    deals = (Recorder(game, options, 4, n.to_bytes(32), KEY) for n in range(5000))
    recorder = next(dealt for dealt in deals if any(event.kind == "round" for event in told(dealt.record)))
    lost = [int(event.said[0]) for event in told(recorder.record) if event.kind == "score"]
    assert recorder.state.over() == (max(lost) >= limit)
    play_out(recorder)

    summary = summary_of(game, recorder.record, bytes.fromhex(recorder.seed.value))
    assert summary.points[:2] == [[0] * 4, lost]
    assert summary.points[-1] == recorder.state.result().points
    assert summary.spans == sum(event.kind == "round" for event in told(recorder.record))
    if recorder.state.over() and summary.spans == 1:
        assert [moment.span for moment in summary.moments] == [1]


def test_what_was_taken_back_does_not_count() -> None:
    """One goes back to the deal once all is over, and plays the same again."""
    game = GAMES["foppen"]
    recorder = played(game)
    once, lines = recorder.record, list(recorder.record.lines[:-1])
    again = [_line(lines, TABLE, f"{BACK} 0", [])]
    for line in once.actions[1:]:
        again.append(_line([*lines, *again], line.open["seat"], line.words_seen_by(line.open["seat"]), line.facts()))
    twice = Record([*lines, *again])

    summary = summary_of(game, twice, SEED)
    assert figures(summary) == figures(summary_of(game, once, SEED))
    assert summary.points == summary_of(game, once, SEED).points
    assert min(moment.n for moment in summary.moments) > len(once.actions)


def _line(before: list[Line], seat: int, words: str, facts: list[dict[str, Any]]) -> Line:
    whole = [{"what": [], **fact} for fact in facts]
    return action_line(before[-1].hash, KEY, len(before) - 1, seat, words, False, before[-1].open["ms"], whole)
