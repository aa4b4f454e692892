"""Whatever is asked in whatever order: the desk refuses or does it, and the log alone says the same afterwards."""

import msgspec
import pytest

from stammtisch.tournament import entries, views
from stammtisch.tournament.local import LocalDesk
from stammtisch.tournament.ranking import explained, ranked
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.rehearse import Invented
from stammtisch.tournament.settings import Settings
from stammtisch.tournament.state import Tournament

pytestmark = pytest.mark.once


def anything(desk: LocalDesk, chance: Invented) -> entries.Body:
    """A request that may make sense."""
    t, below = desk.tournament, chance.below
    n, other, round, table = (1 + below(top) for top in (14, 14, 5, 7))
    pawns, ended = chance.pawns()
    likely = [
        entries.Start(t.next_round() or 1),
        entries.CloseRound((t.started() or [1])[-1]),
        entries.Enter((t.started() or [1])[-1], table, pawns, ended),
        entries.Enter((t.started() or [1])[-1], 1 + below(4), pawns, ended),
        entries.Draw(),
    ]
    seldom = [
        entries.Register((entries.Given((chance.person(), chance.person()), table=below(9)),), present=bool(below(2))),
        entries.Amend(n, entries.Given((chance.person(), chance.person()), apart=(other,))),
        entries.Presence((n, other), bool(below(3))),
        entries.Pin(round, n, other, bool(below(4))),
        entries.Swap(round, n, other),
        entries.Late(n, bool(below(2))),
        entries.Leave(n, bool(below(2))),
        entries.Back(n),
        entries.BreakOff(round, "alarm"),
        entries.EndAfter(round),
        entries.Pause(),
        entries.Resume(),
        entries.AddTime(60 * below(10), below(3), "why"),
        entries.EndTime(),
        entries.SetAside(round, table, "late", pawns),
        entries.Seen(round, table),
        entries.Dispute(round, table),
        entries.Correct(round, table, pawns, ended, "seen"),
        entries.Lot((n, other), "hat"),
        entries.Confirm(),
        entries.Reveal(below(4)),
        entries.Settle(Settings(points="nk", method="swiss" if below(2) else "advance")),
        entries.Undo(max(1, t.n - below(6))),
        entries.Print("forms", round),
    ]
    return likely[below(len(likely))] if below(2) else seldom[below(len(seldom))]


def seen(t: Tournament, at: int) -> bytes:
    parts = [views.hall(t, at), views.desk(t, "director", at, views.Around())]
    return msgspec.json.encode([*parts, *(views.phone(t, n, at) for n in t.entrants)])


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(4, 200))])
def test_the_log_alone_says_what_the_desk_says(seed: int) -> None:
    chance, desk = Invented(seed), LocalDesk("NK", Settings(), f"{seed}")
    given = [entries.Given((f"A {n}", f"B {n}")) for n in range(1, 8 + seed % 3)]
    desk.do(entries.Register(tuple(given), present=True))
    desk.do(entries.Draw())
    done = 0
    for _ in range(250):
        started = {n: desk.tournament.rounds[n].layout for n in desk.tournament.started()}
        asked = anything(desk, chance)
        try:
            desk.do(asked, *(("second", "early", "late", "outdated", "running", "fixed") if chance.below(3) else ()))
            done += 1
        except DeskRefusal:
            pass
        if not isinstance(asked, entries.Undo | entries.Late):
            now = {n: desk.tournament.rounds[n].layout for n in started if n in desk.tournament.rounds}
            assert now == started, "rounds that have started never change"
        desk.wait(chance.below(9))
    again = Tournament(desk.tournament.id)
    for entry in desk.log:
        again.apply(entry, text=desk.texts.get(entry.n, ""))

    assert done > 30
    assert seen(again, desk.at) == seen(desk.tournament, desk.at)
    for row in ranked(again).rows:
        assert explained(again, ranked(again), row.n) is not None
