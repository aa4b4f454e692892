"""What each role sees of a tournament."""

from collections.abc import Callable

from stammtisch.tournament import advice, messages
from stammtisch.tournament.advice import NO_COPY, Copied
from stammtisch.tournament.clock import WARNINGS
from stammtisch.tournament.decide import OF_TABLE, UNDOABLE
from stammtisch.tournament.drawing import report
from stammtisch.tournament.people import Entrant
from stammtisch.tournament.ranking import Ranking, names_of, ranked
from stammtisch.tournament.rounds import Round, TableOfRound, place_of
from stammtisch.tournament.state import Line, Tournament

Naming = Callable[[str], str]
LOGGED = 20  # lines of the log in a view of the desk


class Around:
    """Facts that are not in the log: names of visitors, who is connected, the last copy, the number of hall screens."""

    def __init__(
        self,
        name: Naming = lambda who: who,
        here: frozenset[str] = frozenset(),
        copied: Copied = NO_COPY,
        screens: int = 0,
    ) -> None:
        self.name = name
        self.here = here
        self.copied = copied
        self.screens = screens


def entrant_seen(t: Tournament, each: Entrant, desk: bool = False) -> messages.EntrantSeen:
    given = each.given
    if not desk:
        return messages.EntrantSeen(each.n, each.name, each.here, stand_in=given.stand_in)
    names = () if each.wiped else given.names
    return messages.EntrantSeen(
        each.n,
        each.name,
        each.here,
        names,
        "" if each.wiped else given.team,
        each.since,
        given.table,
        given.apart,
        given.stand_in,
        "" if each.wiped else given.note,
        t.entrant_code(each.n),
    )


def table_seen(
    t: Tournament, round: Round, each: TableOfRound, desk: bool = False, results: bool = True
) -> messages.TableSeen:
    """A hidden ranking could be added up from the results of all tables."""
    number = each.seating.table
    forms = [messages.FormSeen(f.n, f.at, f.by, f.result, f.source, f.entrant) for f in each.forms]
    return messages.TableSeen(
        number,
        each.seating.who,
        each.state,
        each.result if results else None,
        each.corrected,
        len(each.seen),
        forms if desk else [],
        each.question if desk else "",
        each.reason if desk else "",
        t.form_code(round.n, number) if desk else "",
        each.online,
    )


def round_seen(t: Tournament, round: Round, desk: bool = False, results: bool = True) -> messages.RoundSeen:
    return messages.RoundSeen(
        round.n,
        round.state,
        round.method,
        round.seed,
        round.checksum,
        round.started,
        [table_seen(t, round, each, desk, results) for _, each in sorted(round.tables.items())],
        round.free,
        sorted(round.changed),
        round.missing() if round.begun() else [],
        sorted((a, b) for n, a, b in t.pins if n == round.n),
    )


def clock_seen(t: Tournament, at: int, table: int = 0) -> messages.ClockSeen | None:
    running = t.running()
    if t.clock is None or running is None:
        return None
    return messages.ClockSeen(
        running.n,
        t.clock.left(at, table),
        t.clock.length,
        t.clock.paused is not None,
        t.clock.over(at, table),
        t.clock.signal(table),
        {str(number): extra for number, extra in t.clock.extra.items()},
        WARNINGS,
    )


def ranking_seen(t: Tournament, ranking: Ranking) -> messages.RankingSeen:
    return messages.RankingSeen(ranking.rounds, list(names_of(t)), ranking.rows)


def who_did(t: Tournament, who: str, name: Naming) -> str:
    """A duo's phone is the duo; on another laptop nobody knows the name of a helper."""
    member = t.role(who)
    if member is not None and member.entrant in t.entrants:
        return t.entrants[member.entrant].name
    return name(who) or who[:6]


def log_seen(t: Tournament, lines: list[Line], around: Around) -> list[messages.LogLine]:
    return [
        messages.LogLine(
            each.n,
            each.at,
            each.who,
            who_did(t, each.who, around.name),
            each.kind,
            dict(each.what),
            each.before,
            each.after,
            each.why,
            each.undone,
            not each.undone and t.is_last(each.n, UNDOABLE, OF_TABLE),
        )
        for each in lines
    ]


def hall(t: Tournament, at: int) -> messages.Hall:
    ranking = ranked(t)
    hidden = t.hides_ranking()
    last = min(t.settings.prizes, len(ranking.rows))
    prizes = [row for row in ranking.rows if t.revealed and t.revealed <= row.place <= last]
    return messages.Hall(
        t.id,
        t.n,
        at,
        t.name,
        t.place,
        t.day,
        t.language,
        t.phase,
        t.rehearsal,
        t.settings,
        [entrant_seen(t, each) for each in t.entrants.values()],
        [round_seen(t, t.rounds[n], results=not hidden) for n in t.shown_rounds()],
        clock_seen(t, at),
        None if hidden else ranking_seen(t, ranking),
        t.screen,
        prizes,
        t.withdrawn,
        t.outdated(),
    )


def desk(t: Tournament, who: str, at: int, around: Around) -> messages.DeskSeen:
    member = t.members[who]
    ranking, running = ranked(t), t.running()
    live = ranked(t, live=True) if running is not None else ranking
    return messages.DeskSeen(
        t.id,
        t.n,
        at,
        t.name,
        t.place,
        t.day,
        t.language,
        t.phase,
        t.rehearsal,
        member.role,
        t.settings,
        bool(t.started()),
        [entrant_seen(t, each, desk=True) for each in t.entrants.values()],
        [round_seen(t, t.rounds[n], desk=True) for n in sorted(t.rounds)],
        t.next_round(),
        clock_seen(t, at),
        ranking_seen(t, ranking),
        ranking_seen(t, live),
        report(t),
        t.screen,
        t.revealed,
        advice.next_step(t, at),
        advice.forgotten(t, around.screens, around.copied, at),
        advice.steps(t),
        log_seen(t, list(reversed(t.log[-LOGGED:])), around),
        [
            messages.MemberSeen(each, around.name(each) or each[:6], found.role, found.entrant, each in around.here)
            for each, found in t.members.items()
        ],
        sorted(t.printed),  # type: ignore[arg-type]
        around.copied.at,
        t.withdrawn,
        t.wiped,
    )


def phone(t: Tournament, n: int, at: int) -> messages.Phone:
    ranking = ranked(t)
    live = ranked(t, live=True)
    running = t.running()
    round = running.n if running is not None else t.next_round()
    mine = t.rounds[round].table_of(n) if round in t.shown_rounds() else None
    own = [_of_round(t, live, each, n) for each in t.shown_rounds()]
    met = {other for each in own for other in each.others}
    entering = mine is not None and running is not None and mine.state in ("open", "waiting", "asked")
    sent = mine is not None and any(form.entrant == n for form in mine.forms)
    hidden = t.hides_ranking()
    return messages.Phone(
        t.id,
        t.n,
        at,
        t.name,
        t.language,
        t.phase,
        t.settings,
        entrant_seen(t, t.entrants[n]),
        [entrant_seen(t, t.entrants[each]) for each in sorted(met)],
        own,
        round,
        table_seen(t, t.rounds[round], mine) if mine is not None else None,
        clock_seen(t, at, mine.seating.table if mine is not None else 0),
        None if hidden or not ranking.rounds else next((row for row in ranking.rows if row.n == n), None),
        len(ranking.rows),
        entering and not sent and t.settings.phones,
        t.outdated(),
    )


def _of_round(t: Tournament, live: Ranking, round: int, n: int) -> messages.MyRound:
    found = t.rounds[round]
    table, seat = place_of(found.layout, n)
    at = found.tables.get(table)
    others = tuple(each for each in at.seating.who if each != n) if at else ()
    played = next((each for each in live.sums[n].rounds if each.round == round), None) if n in live.sums else None
    how = played.how if played else "free" if n in found.free else "drawn" if not found.begun() else found.state
    scores = at.result.scores if at is not None and at.result is not None else ()
    won, ended = (played.won, played.ended) if played else (False, "")
    corrected, changed = bool(at and at.corrected), n in found.changed
    return messages.MyRound(round, how, table, seat, others, scores, won, ended, corrected, changed)
