"""Duos by choice in games whose players are each for themselves."""

import pytest

from stammtisch.server.desk_online import _of_duos
from stammtisch.tournament import entries
from stammtisch.tournament.formats import FORMATS, format_of
from stammtisch.tournament.local import LocalDesk
from stammtisch.tournament.paper.content import content
from stammtisch.tournament.ranking import ranked
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.settings import Settings
from stammtisch.words import Words

pytestmark = pytest.mark.once

NAMES = tuple(entries.Given((f"Anna {n}", f"Bas {n}")) for n in range(1, 10))


def opened(game: str, size: int = 2) -> LocalDesk:
    desk = LocalDesk("Duos", Settings(game, 3, size=size, duos=True), "x")
    desk.do(entries.Register(NAMES, present=True))
    desk.do(entries.Draw())
    return desk


@pytest.mark.parametrize("game", [game for game, each in FORMATS.items() if each.players == 1])
def test_a_table_has_as_many_duos_as_the_game_has_room_for(game: str) -> None:
    low, high = format_of(Settings(game, duos=True)).sizes
    one, most = FORMATS[game].sizes
    assert one <= 2 * low <= 2 * high <= most
    desk = opened(game)

    for n in (1, 2, 3):
        layout = desk.tournament.rounds[n].layout
        assert sorted(each for table in layout.tables for each in table.who) == list(range(1, 10))
        assert {len(table.who) for table in layout.tables} <= set(range(low, high + 1))
        assert not layout.free  # nine duos sit at tables of two and three
    with pytest.raises(DeskRefusal, match="places"):
        desk.do(entries.Settle(Settings(game, 3, size=high + 1, duos=True)))


def test_points_of_both_are_one_number_and_one_place_in_the_ranking() -> None:
    desk = opened("foppen")
    desk.do(entries.Start(1))
    desk.wait(46)
    for number, table in desk.tournament.rounds[1].tables.items():
        desk.do(entries.Enter(1, number, tuple(range(40, 40 - len(table.seating.who), -1)), "time"))
    desk.do(entries.CloseRound(1))

    assert len(ranked(desk.tournament).rows) == 9
    form = content(desk.tournament, "forms", 1, Words("en").say, "")
    assert form["scored"] == "points of both"
    assert form["items"][0]["sides"][0]["both"].startswith("Anna")
    assert form["items"][0]["sides"][0]["number"].startswith("duo")


def test_the_list_and_the_number_of_names_fit_each_other() -> None:
    desk = opened("mezza")
    with pytest.raises(DeskRefusal, match="another number of names"):
        desk.do(entries.Settle(Settings("mezza", 3, size=4)))
    with pytest.raises(DeskRefusal, match="2 names"):
        desk.do(entries.Register((entries.Given(("Carla",)),)))
    desk.do(entries.Settle(Settings("frantic", 3, size=2, duos=True)))


def test_an_online_table_adds_points_and_takes_the_later_place() -> None:
    """Partners sit across: of four seats 0 and 2, 1 and 3."""
    assert _of_duos(opened("foppen").tournament, [10, 7, -3, 5], 2) == ([7, 12], [[0, 2], [1, 3]])
    assert _of_duos(opened("mezza").tournament, [1, 2, 4, 3], 2)[0] == [2, 1]
    assert _of_duos(opened("mezza").tournament, [1, 2, 3, 4, 4, 4], 3)[0] == [1, 1, 1]
