"""What forms, disputes, rulings and corrections do to a round (T-010, T-013, T-025, T-028)."""

from stammtisch.store.log import Entry
from stammtisch.tournament import entries
from stammtisch.tournament.rounds import Handed, Result, TableOfRound
from stammtisch.tournament.state import Tournament, actor, applies
from stammtisch.tournament.told import Change, score


def _table(t: Tournament, round: int, number: int) -> TableOfRound:
    found = t.table(round, number)
    assert found is not None, f"round {round} has no table {number}"
    return found


@applies(entries.Enter)
def _enter(t: Tournament, entry: Entry, body: entries.Enter) -> Change:
    """Forms that differ leave the table disputed; a result is never overwritten by a second form (T-028)."""
    table, result = _table(t, body.round, body.table), Result(body.scores, body.ended, body.parts)
    before, by = _stands(table), actor(entry)[0]
    form = Handed(entry.n, entry.at, by, result, body.source, body.entrant)
    table.forms.append(form)
    if table.state == "disputed":
        pass
    elif table.state == "in" and table.result is not None and table.result.same(result):
        _look(table, by)
    elif table.state == "in" or not all(each.result.same(result) for each in table.forms):
        table.state, table.result = "disputed", None
        t.withdraw()
    elif body.source == "paper" or _both(table):
        table.settle(result, by)
    else:
        table.state = "waiting"
    return before, score(result) if table.state == "in" else f"{score(result)} {table.state}"


def _both(table: TableOfRound) -> bool:
    """Whether all entrants of a table have sent the form by their phones."""
    return {each.entrant for each in table.forms if each.source == "phone"} >= set(table.seating.who)


def _look(table: TableOfRound, by: str) -> None:
    if by not in table.seen:
        table.seen.append(by)


def _stands(table: TableOfRound) -> str:
    return score(table.result) if table.state == "in" else table.state if table.state != "open" else ""


@applies(entries.SetAside)
def _set_aside(t: Tournament, entry: Entry, body: entries.SetAside) -> Change:
    table = _table(t, body.round, body.table)
    before = _stands(table)
    table.state, table.question = "asked", body.question
    table.reason = score(Result(body.scores, body.ended, body.parts)) if body.scores else ""
    return before, _stands(table)


@applies(entries.Seen)
def _seen(t: Tournament, entry: Entry, body: entries.Seen) -> Change:
    """Also the desk's yes to what an online table or one phone has sent (T-030)."""
    table, by = _table(t, body.round, body.table), actor(entry)[0]
    before = _stands(table)
    if table.state == "waiting":
        table.settle(table.forms[-1].result, by)
    _look(table, by)
    return before, _stands(table)


@applies(entries.Dispute)
def _dispute(t: Tournament, entry: Entry, body: entries.Dispute) -> Change:
    table = _table(t, body.round, body.table)
    before = _stands(table)
    table.state, table.result, table.reason = "disputed", None, body.why
    t.withdraw()
    return before, "disputed"


@applies(entries.Correct)
def _correct(t: Tournament, entry: Entry, body: entries.Correct) -> Change:
    """A correction after the ranking was confirmed withdraws that visibly; one by the direction is final (T-013)."""
    table, who = _table(t, body.round, body.table), actor(entry)[0]
    before, member = _stands(table), t.role(who)
    table.settle(Result(body.scores, body.ended, body.parts), who)
    table.ruled = member is not None and member.role == "director"
    table.corrected, table.reason = True, body.why
    t.withdraw()
    return before, _stands(table)


@applies(entries.Lot)
def _lot(t: Tournament, entry: Entry, body: entries.Lot) -> Change:
    before = t.lots[-1] if t.lots else ()
    t.lots.append(body.order)
    return " ".join(map(str, before)), " ".join(map(str, body.order))


@applies(entries.Online)
def _online(t: Tournament, entry: Entry, body: entries.Online) -> Change:
    table = _table(t, body.round, body.table)
    before, table.online = table.online, body.live
    return before, body.live
