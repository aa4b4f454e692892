"""What may be done in a round: its start and end, its clock, its forms, the ranking."""

from stammtisch.tournament import entries
from stammtisch.tournament.checks import is_early
from stammtisch.tournament.clock import Clock
from stammtisch.tournament.decide import Sure, decides, entrant, result_checked, round_of, table_of
from stammtisch.tournament.people import Member
from stammtisch.tournament.refusals import DeskRefusal, Question
from stammtisch.tournament.rounds import Result
from stammtisch.tournament.state import Tournament


@decides(entries.Start)
def start(t: Tournament, member: Member, asked: entries.Start, sure: Sure, at: int) -> entries.Body:
    """The next round, once the one before is closed; one drawn in advance may start before its forms are in."""
    round_of(t, asked.round)
    if asked.round != t.next_round():
        raise DeskRefusal("next", f"the next round is {t.next_round()}", n=t.next_round())
    running = t.running()
    if running is not None:
        if t.settings.method == "swiss":
            raise DeskRefusal("close-first", f"close round {running.n} first", "T-011", n=running.n)
        if t.clock is not None and not t.clock.over(at) and "running" not in sure:
            raise Question("running", f"the clock of round {running.n} still runs", n=running.n)
    if t.confirmed and "confirmed" not in sure:
        raise Question("confirmed", "the ranking is confirmed; play another round all the same?", "T-012")
    if t.outdated() and "outdated" not in sure:
        raise Question("outdated", "people or settings are others since this round was drawn; draw again?", "T-023")
    return asked


@decides(entries.CloseRound)
def close_round(t: Tournament, member: Member, asked: entries.CloseRound, sure: Sure, at: int) -> entries.Body:
    """Closed when all tables have handed in, or were ruled upon (T-011)."""
    round = round_of(t, asked.round)
    if round.state != "running":
        raise DeskRefusal("not-running", f"round {asked.round} is not being played", n=asked.round)
    if missing := round.missing():
        told = ", ".join(map(str, missing))
        raise DeskRefusal("missing", f"these tables have no result: {told}", "T-011", tables=told, n=len(missing))
    if t.settings.second_look and "unseen" not in sure:
        unseen = [number for number, each in sorted(round.tables.items()) if len(each.seen) < 2]
        if unseen:
            told = ", ".join(map(str, unseen))
            raise Question("unseen", f"nobody has looked a second time at tables {told}", tables=told)
    return asked


@decides(entries.BreakOff)
def break_off(t: Tournament, member: Member, asked: entries.BreakOff, sure: Sure, at: int) -> entries.Body:
    """Asked back where all its results are in: a round that was played counts (T-026)."""
    round = round_of(t, asked.round)
    if not round.begun():
        raise DeskRefusal("not-started", f"round {asked.round} has not started", n=asked.round)
    if round.state == "closed" and "break-closed" not in sure:
        raise Question(
            "break-closed", f"round {asked.round} is closed and counts; take it out?", "T-026", n=asked.round
        )
    return asked


@decides(entries.EndAfter)
def end_after(t: Tournament, member: Member, asked: entries.EndAfter, sure: Sure, at: int) -> entries.Body:
    """Not below a round that is closed or being played, and never more than were settled (T-012)."""
    least = max([n for n in t.started() if t.rounds[n].state != "broken"], default=0)
    if not least <= asked.rounds <= t.settings.rounds:
        why = f"the number of rounds can be lowered to {least} at least"
        raise DeskRefusal("end-after", why, "T-012", least=least, most=t.settings.rounds)
    return asked


def _clock(t: Tournament) -> Clock:
    if t.clock is None:
        raise DeskRefusal("no-clock", "no clock runs", "T-027")
    return t.clock


@decides(entries.Pause)
def pause(t: Tournament, member: Member, asked: entries.Pause, sure: Sure, at: int) -> entries.Body:
    if _clock(t).paused is not None:
        raise DeskRefusal("paused", "the clock is paused already")
    if _clock(t).over(at):
        raise DeskRefusal("time-over", "the time is over")
    return asked


@decides(entries.Resume)
def resume(t: Tournament, member: Member, asked: entries.Resume, sure: Sure, at: int) -> entries.Body:
    if _clock(t).paused is None:
        raise DeskRefusal("not-paused", "the clock is not paused")
    return asked


@decides(entries.AddTime)
def add_time(t: Tournament, member: Member, asked: entries.AddTime, sure: Sure, at: int) -> entries.Body:
    _clock(t)
    running = t.running()
    if asked.table and (running is None or asked.table not in running.tables):
        raise DeskRefusal(
            "no-table", f"there is no table {asked.table}", round=running.n if running else 0, table=asked.table
        )
    if asked.table and not asked.why:
        raise DeskRefusal("reason", "extra time for one table needs a reason", "T-027")
    return asked


@decides(entries.EndTime)
def end_time(t: Tournament, member: Member, asked: entries.EndTime, sure: Sure, at: int) -> entries.Body:
    if _clock(t).over(at):
        raise DeskRefusal("time-over", "the time is over")
    return asked


@decides(entries.Enter)
def enter(t: Tournament, member: Member, asked: entries.Enter, sure: Sure, at: int) -> entries.Body:
    """From a phone only the own table's result; the role says whose phone it is."""
    if member.role == "entrant":
        _, table = table_of(t, asked.round, asked.table)
        if member.entrant not in table.seating.who:
            raise DeskRefusal("not-yours", "that is not your table", table=asked.table)
        if any(form.source == "phone" and t.members.get(form.by) is member for form in table.forms):
            raise DeskRefusal("same-phone", "this phone has sent the result already; the others send theirs", "T-010")
        return by_phone(t, asked, member.entrant, sure, at)
    if asked.source != "paper":
        raise DeskRefusal("source", "the desk enters what is on paper")
    form = _entered(t, asked, sure, at)
    _, table = table_of(t, form.round, form.table)
    says_so = table.result is not None and table.result.same(Result(form.scores, form.ended, form.parts))
    if table.ruled and not says_so and member.role != "director":
        raise DeskRefusal("ruled", "the direction has decided about this table", "T-013", table=form.table)
    if _is_early(t, form, at):
        if member.role != "director":
            raise DeskRefusal("early", "the direction decides whether this counts; set it aside", "T-016")
        if not form.why.strip():
            raise DeskRefusal("early-why", "the direction says why this counts", "T-016")
    return form


def _is_early(t: Tournament, form: entries.Enter, at: int) -> bool:
    round, table = table_of(t, form.round, form.table)
    return is_early(t, round, table, Result(form.scores, form.ended, form.parts), at)


def by_phone(t: Tournament, asked: entries.Enter, entrant: int, sure: Sure, at: int) -> entries.Enter:
    """A form from the phone of an entrant; 0 for anybody else who opened the link of the form, and then it waits for
    the desk (T-009). Two that differ are a dispute, not a question to one of them."""
    if not t.settings.phones:
        raise DeskRefusal("no-phones", "results are handed in on paper here")
    _, table = table_of(t, asked.round, asked.table)
    mine = [each for each in table.forms if each.source == "phone" and each.entrant == entrant]
    if table.state == "in" or mine:
        raise DeskRefusal("handed-in", "your result is in; tell the desk if it is wrong", table=asked.table)
    form = entries.Enter(asked.round, asked.table, asked.scores, asked.ended, asked.parts, "phone", entrant)
    if _is_early(t, form, at):
        raise DeskRefusal("early-phone", "nobody has eight, and the signal has not been given: tell the desk", "T-016")
    return _entered(t, form, {*sure, "second"}, at)


def _entered(t: Tournament, asked: entries.Enter, sure: Sure, at: int) -> entries.Enter:
    if asked.ended == "absent":
        raise DeskRefusal("use-leave", "mark the duo as absent instead", "T-024", n=0)
    round, _, _ = result_checked(t, asked, sure, at)
    if round.state == "closed":
        raise DeskRefusal("closed", f"round {round.n} is closed: correct the result, with a reason", "T-025", n=round.n)
    return asked


@decides(entries.SetAside)
def set_aside(t: Tournament, member: Member, asked: entries.SetAside, sure: Sure, at: int) -> entries.Body:
    _, table = table_of(t, asked.round, asked.table)
    if table.state in ("in", "disputed"):
        raise DeskRefusal("handed-in", "this table has a result, or is disputed", table=asked.table)
    return asked


@decides(entries.Seen)
def seen(t: Tournament, member: Member, asked: entries.Seen, sure: Sure, at: int) -> entries.Body:
    _, table = table_of(t, asked.round, asked.table)
    if table.state not in ("in", "waiting"):
        raise DeskRefusal("no-form", f"table {asked.table} has no form to look at", table=asked.table)
    if table.state == "in" and any(t.members.get(who) is member for who in table.seen):
        raise DeskRefusal("seen", "somebody else looks at what you have entered", table=asked.table)
    return asked


@decides(entries.Dispute)
def dispute(t: Tournament, member: Member, asked: entries.Dispute, sure: Sure, at: int) -> entries.Body:
    round, table = table_of(t, asked.round, asked.table)
    if not round.begun() or round.state == "broken":
        raise DeskRefusal("not-started", f"round {asked.round} has not started", n=asked.round)
    if member.role == "entrant" and (member.entrant not in table.seating.who or round.state == "closed"):
        raise DeskRefusal("not-yours", "that is not your table, or the round is closed", table=asked.table)
    if member.role == "entrant" and table.ruled:
        raise DeskRefusal("ruled", "the direction has decided about this table", "T-013", table=asked.table)
    if table.state == "disputed":
        raise DeskRefusal("disputed", f"table {asked.table} is disputed already", "T-028", table=asked.table)
    return asked


@decides(entries.Correct)
def correct(t: Tournament, member: Member, asked: entries.Correct, sure: Sure, at: int) -> entries.Body:
    """The desk corrects what it wrote down; what is disputed the direction decides (T-013, T-025)."""
    _, table = table_of(t, asked.round, asked.table)
    if (table.state == "disputed" or table.ruled) and member.role != "director":
        raise DeskRefusal("role", "the direction decides what is disputed", "T-013", role=member.role)
    if table.state in ("open", "asked", "waiting") and member.role != "director":
        raise DeskRefusal("no-form", f"table {asked.table} has no result to correct", table=asked.table)
    result_checked(t, asked, sure, at)
    return asked


@decides(entries.Online)
def online(t: Tournament, member: Member, asked: entries.Online, sure: Sure, at: int) -> entries.Body:
    round, table = table_of(t, asked.round, asked.table)
    if round.state not in ("drawn", "running") or table.state != "open":
        raise DeskRefusal("handed-in", "this table has a result, or the round is over", table=asked.table)
    return asked


@decides(entries.Lot)
def lot(t: Tournament, member: Member, asked: entries.Lot, sure: Sure, at: int) -> entries.Body:
    for n in asked.order:
        entrant(t, n)
    return asked


@decides(entries.Confirm)
def confirm(t: Tournament, member: Member, asked: entries.Confirm, sure: Sure, at: int) -> entries.Body:
    """Once the last round is closed, or the direction has ended the tournament (T-012)."""
    open_rounds = [n for n in t.started() if t.rounds[n].state == "running"]
    if open_rounds or not t.started():
        raise DeskRefusal("open-rounds", "close the rounds first", "T-011", n=(open_rounds or [1])[0])
    if t.next_round() and "early-end" not in sure:
        raise Question(
            "early-end",
            f"{t.next_round() - 1} of {t.settings.rounds} rounds are played; is it over?",
            "T-012",
            n=t.next_round() - 1,
            of=t.settings.rounds,
        )
    return asked


@decides(entries.Reveal)
def reveal(t: Tournament, member: Member, asked: entries.Reveal, sure: Sure, at: int) -> entries.Body:
    """After the ranking is confirmed (T-014)."""
    if not t.confirmed:
        raise DeskRefusal("not-confirmed", "confirm the ranking first", "T-014")
    return asked


@decides(entries.Archive)
def archive(t: Tournament, member: Member, asked: entries.Archive, sure: Sure, at: int) -> entries.Body:
    if not t.confirmed and "archive" not in sure:
        raise Question("archive", "the ranking is not confirmed; put the tournament away all the same?")
    return asked
