"""Views are made once per change, and what is sent is byte for byte what each visitor may know."""

import random

import pytest
from server_tables import WATCHER, Log

from stammtisch import wire
from stammtisch.core.game import TABLE, Game
from stammtisch.games import GAMES
from stammtisch.server.recording import Recording
from stammtisch.server.snapshot import Standing, match_seen, snapshot_for
from stammtisch.server.views import FRESH, Views

pytestmark = pytest.mark.once
NAMES = {"p0": "Anna", "p1": "Bram"}
HERE = {"p0", "p2", WATCHER}
ACTIONS = [60, pytest.param(2000, marks=pytest.mark.soak)]


def people(log: Log) -> list[str]:
    return [*(chair.who for chair in log.table.chairs), WATCHER, "another"]


def message(views: Views, log: Log, who: str, after: int, later: int = 0) -> bytes:
    return views.message(who, after, log.at() + later, NAMES, lambda: HERE)


def expected(log: Log, who: str, after: int, later: int = 0) -> bytes:
    return wire.encode(snapshot_for(who, log.table, after, log.at() + later, NAMES, HERE))


@pytest.mark.parametrize("actions", ACTIONS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_message_is_what_its_visitor_may_know(game: Game, actions: int) -> None:
    rng = random.Random(5)
    log = Log(game, rng)
    views = Views(log.table)
    log.ask(WATCHER, wire.Mute(1, "p1", True))
    for _ in range(actions):
        whom = people(log)
        rng.shuffle(whom)  # whoever is told first, the others are told the same
        for who in whom:
            after = rng.choice([log.table.n, log.table.n - 1, log.table.n - 3, 0])
            assert message(views, log, who, after) == expected(log, who, after)
        if not log.options():
            log = Log(game, rng)
            views = Views(log.table)
        log.act(*rng.choice(log.options()))


def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose view is made from now on."""
    seats: list[int] = []

    def noted(match: Recording, seat: int, stands: Standing, knows: bool) -> wire.Match:
        seats.append(seat)
        return match_seen(match, seat, stands, knows)

    monkeypatch.setattr("stammtisch.server.views.match_seen", noted)
    return seats


def test_a_view_is_made_once_for_a_change_and_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log(GAMES["foppen"], random.Random(1))
    views, made = Views(log.table), looked(monkeypatch)
    for _ in range(3):
        for who in ("p0", "p1", WATCHER, "another"):
            message(views, log, who, log.table.n - 1)
    assert sorted(made) == [0, 1, TABLE]
    log.act(*log.options()[0])
    message(views, log, "p0", log.table.n - 1)
    assert sorted(made) == [0, 0, 1, TABLE]


def test_names_and_presence_are_told_anew_after_a_change_of_theirs() -> None:
    log = Log(GAMES["foppen"], random.Random(1))
    views = Views(log.table)
    message(views, log, "p0", 0)
    views.forget()
    changed = {"p0": "Cora"}
    told = views.message("p0", 0, log.at(), changed, lambda: {"p0"})
    assert told == wire.encode(snapshot_for("p0", log.table, 0, log.at(), changed, {"p0"}))


def test_the_time_left_is_never_much_older_than_the_message() -> None:
    log = Log(GAMES["keezen"], random.Random(1))
    assert log.table.clocks
    views = Views(log.table)
    assert message(views, log, "p0", 0) == message(views, log, "p0", 0, FRESH)
    assert message(views, log, "p0", 0, FRESH + 1) == expected(log, "p0", 0, FRESH + 1)
