"""Whole tournaments as the specification asks: 7 to 60 duos, a power cut in round 3, two late duos, one that leaves,
one dispute, one correction; the ranking is that of a sheet made here by hand."""

from collections import defaultdict
from fractions import Fraction

import msgspec
import pytest
from ledger import rule

from stammtisch.tournament import entries, views
from stammtisch.tournament.drawing import report
from stammtisch.tournament.file import read, written
from stammtisch.tournament.local import LocalDesk
from stammtisch.tournament.ranking import ranked, shown
from stammtisch.tournament.refusals import DeskRefusal, Question
from stammtisch.tournament.rehearse import Invented
from stammtisch.tournament.rounds import Layout, TableOfRound
from stammtisch.tournament.settings import Settings
from stammtisch.tournament.state import Tournament

pytestmark = pytest.mark.once


class Sheet:
    """What a helper with paper and pencil would write down: of each round who played whom with how many pawns, who was
    free and who was not there."""

    def __init__(self) -> None:
        self.games: dict[int, dict[int, tuple[int, int, int]]] = defaultdict(dict)  # round, duo: other, pawns, theirs
        self.free: dict[int, set[int]] = defaultdict(set)

    def write(self, round: int, who: tuple[int, ...], pawns: tuple[int, ...]) -> None:
        (a, b), (x, y) = who, pawns
        self.games[round][a], self.games[round][b] = (b, x, y), (a, y, x)

    def ranking(self, duos: list[int], rounds: int) -> list[tuple[int, int, str]]:
        """Place, duo and points."""
        factor, pawns = dict[int, Fraction](), dict[int, Fraction]()
        for duo in duos:
            free = sum(duo in self.free[r] for r in range(1, rounds + 1))
            factor[duo] = Fraction(rounds, rounds - free)
            pawns[duo] = factor[duo] * sum(games[duo][1] for games in self.games.values() if duo in games)
        keys = {duo: self._key(duo, factor[duo], pawns) for duo in duos}
        order = sorted(duos, key=lambda duo: (keys[duo], -duo), reverse=True)
        groups = list[list[int]]()
        for duo in order:
            if groups and keys[groups[-1][0]][:3] == keys[duo][:3]:
                groups[-1].append(duo)
            else:
                groups.append([duo])
        found, place = list[tuple[int, int, str]](), 1
        for group in groups:
            own = {duo: (self._mutual(duo, group), keys[duo][3]) for duo in group}
            group.sort(key=lambda duo: (own[duo], -duo), reverse=True)
            for i, duo in enumerate(group):
                at = place + next(j for j, other in enumerate(group) if own[other] == own[duo])
                found.append((at, duo, shown(pawns[duo])))
                assert i < len(group)
            place += len(group)
        return found

    def _key(
        self, duo: int, factor: Fraction, pawns: dict[int, Fraction]
    ) -> tuple[Fraction, Fraction, Fraction, Fraction]:
        games = [games[duo] for games in self.games.values() if duo in games]
        won = factor * sum(own == 8 for _, own, _ in games)
        difference = factor * sum(own - theirs for _, own, theirs in games)
        return pawns[duo], won, difference, factor * sum(pawns[other] for other, _, _ in games)

    def _mutual(self, duo: int, group: list[int]) -> int:
        met = [{g[d][0] for g in self.games.values() if d in g} & set(group) for d in group]
        if any(len(each) < len(group) - 1 for each in met):
            return 0
        return sum(g[duo][1] for g in self.games.values() if duo in g and g[duo][0] in group)


def restarted(desk: LocalDesk) -> None:
    """The laptop was switched off: all there is is the log, and it says the same."""
    before = msgspec.json.encode(views.hall(desk.tournament, desk.at))
    copy = read(written(desk.tournament, desk.log, desk.texts))
    assert (copy.log, copy.texts) == (desk.log, desk.texts)
    again = Tournament(desk.tournament.id)
    for entry in copy.log:
        again.apply(entry, text=copy.texts.get(entry.n, ""))
    desk.tournament = again
    assert msgspec.json.encode(views.hall(again, desk.at)) == before


def hand_in(desk: LocalDesk, sheet: Sheet, invented: Invented, n: int, table: TableOfRound) -> None:
    if table.state == "in":
        return
    pawns, ended = invented.pawns()
    desk.do(entries.Enter(n, table.seating.table, pawns, ended))
    sheet.write(n, table.seating.who, pawns)


@rule("T-001", "T-005", "T-009", "T-013", "T-023", "T-024", "T-025", "T-028", "T-029")
@pytest.mark.parametrize("duos", [7, 8, 23, 24, 60])
def test_a_whole_tournament_comes_out_as_on_paper(duos: int) -> None:
    desk, sheet, invented = LocalDesk("NK", Settings(), f"{duos}"), Sheet(), Invented(duos)
    names = [entries.Given((f"Anna {n}", f"Bas {n}")) for n in range(1, duos + 1)]
    desk.do(entries.Register(tuple(names), present=True))
    desk.do(entries.Draw())
    for n in range(1, 6):
        if desk.tournament.next_round() == n and _outdated(desk, n):
            started = [desk.tournament.rounds[r].layout for r in desk.tournament.started()]
            desk.do(entries.Draw())
            assert [desk.tournament.rounds[r].layout for r in desk.tournament.started()] == started
        desk.do(entries.Start(n))
        if n == 1:
            _two_come_late(desk, duos)
        sheet.free[n] = set(desk.tournament.rounds[n].free)
        if n == 3:
            desk.wait(20)
            left = desk.tournament.clock.left(desk.at) if desk.tournament.clock else 0
            restarted(desk)
            assert desk.tournament.clock is not None
            assert desk.tournament.clock.left(desk.at) == left == 25 * 60_000
            gone = next(iter(desk.tournament.rounds[3].tables.values())).seating.who[0]
            desk.do(entries.Leave(gone, True, "train"))
            table = desk.tournament.rounds[3].table_of(gone)
            assert table is not None
            sheet.write(3, table.seating.who, tuple(4 if each == gone else 8 for each in table.seating.who))
        round = desk.tournament.rounds[n]
        desk.at = round.started + 46 * 60_000
        for table in list(round.tables.values()):
            hand_in(desk, sheet, invented, n, table)
        if n == 2:
            _disputed_then_ruled(desk, sheet)
        desk.do(entries.CloseRound(n))
    table = desk.tournament.rounds[1].tables[2]
    desk.do(entries.Correct(1, 2, (8, 5), "won", "read wrongly"))
    sheet.write(1, table.seating.who, (8, 5))
    desk.do(entries.Confirm())
    restarted(desk)
    rows = ranked(desk.tournament).rows
    everybody = sorted(desk.tournament.entrants)

    assert len(everybody) == duos + 2
    assert [(row.place, row.n, row.values["points"]) for row in rows] == sheet.ranking(everybody, 5)
    meetings = next(each for each in report(desk.tournament) if each.name == "meetings")
    assert meetings.count == 0 or duos < 9


def _outdated(desk: LocalDesk, n: int) -> bool:
    layout = desk.tournament.rounds[n].layout
    there = {each for seating in layout.tables for each in seating.who} | set(layout.free)
    return there != set(desk.tournament.playing())


def _two_come_late(desk: LocalDesk, duos: int) -> None:
    """The first takes the free place if there is one; both have missed what they have missed."""
    layout = desk.tournament.rounds[1].layout
    desk.wait(5)
    desk.do(entries.Register((entries.Given(("Late", "Later")), entries.Given(("Latest", "Last")))))
    if layout.free:
        desk.do(entries.Late(duos + 1, now=True))
        table = desk.tournament.rounds[1].table_of(duos + 1)
        assert table is not None
        assert set(table.seating.who) == {layout.free[0], duos + 1}
    else:
        with pytest.raises(DeskRefusal, match="no place is free"):
            desk.do(entries.Late(duos + 1, now=True))
        desk.do(entries.Late(duos + 1))
    desk.do(entries.Late(duos + 2))
    kept = desk.tournament.rounds[1].layout
    assert set(layout.tables) <= set(kept.tables)
    with pytest.raises(Question, match="draw again"):
        _start_unchanged(desk)


def _start_unchanged(desk: LocalDesk) -> None:
    """What was drawn for fewer duos does not start without a word."""
    desk.wait(60)
    try:
        desk.do(entries.Start(2))
    finally:
        desk.wait(-60)


def _disputed_then_ruled(desk: LocalDesk, sheet: Sheet) -> None:
    table = desk.tournament.rounds[2].tables[1]
    assert table.result is not None
    other = entries.Enter(2, 1, (8, 1) if table.result.scores != (8, 1) else (1, 8), "won")
    with pytest.raises(Question, match="says otherwise"):
        desk.do(other)
    desk.do(other, "second", "late")
    assert desk.tournament.rounds[2].tables[1].state == "disputed"
    with pytest.raises(DeskRefusal, match="no result"):
        desk.do(entries.CloseRound(2))
    desk.do(entries.Correct(2, 1, (7, 6), "time", "board inspected"))
    sheet.write(2, table.seating.who, (7, 6))
    line = desk.tournament.log[-1]
    assert (line.before, line.after, line.who, line.why) == ("disputed", "7-6 time", "director", "board inspected")


@rule("T-023", "T-024")
def test_undo_restores_the_layout_exactly_and_stays_in_the_log() -> None:
    desk = LocalDesk("NK", Settings(), "undo")
    desk.do(entries.Register(tuple(entries.Given((f"A {n}", f"B {n}")) for n in range(1, 10)), present=True))
    desk.do(entries.Draw())
    before = [desk.tournament.rounds[n].layout for n in desk.tournament.rounds]
    again = desk.do(entries.Draw())
    assert [desk.tournament.rounds[n].layout for n in desk.tournament.rounds] != before
    assert any(desk.tournament.rounds[n].changed for n in desk.tournament.rounds)

    desk.do(entries.Undo(again, "too late"))

    assert [desk.tournament.rounds[n].layout for n in desk.tournament.rounds] == before
    assert [(line.kind, line.undone) for line in desk.tournament.log][-2:] == [("drawn", True), ("undo", False)]
    with pytest.raises(DeskRefusal, match="undone already"):
        desk.do(entries.Undo(again))


@rule("T-005")
def test_a_draw_with_chips_is_stored_as_drawn_and_second_meetings_are_told() -> None:
    desk = LocalDesk("NK", Settings(), "chips")
    desk.do(entries.Register(tuple(entries.Given((f"A {n}", f"B {n}")) for n in range(1, 9)), present=True))
    desk.do(entries.Draw())
    desk.do(entries.Start(1))
    first = desk.tournament.rounds[1].layout
    desk.do(entries.Chips(Layout(2, first.tables, ())))

    assert (desk.tournament.rounds[2].method, desk.tournament.rounds[2].layout.tables) == ("chips", first.tables)
    counts = {each.name: each.count for each in report(desk.tournament)}
    assert counts["meetings"] >= 4
    with pytest.raises(DeskRefusal, match="has started"):
        desk.do(entries.Chips(first))
