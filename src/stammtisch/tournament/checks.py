"""What a form may say, and what is asked back before it counts (T-007, T-008, T-010, T-016)."""

from collections.abc import Iterator

from stammtisch.tournament.formats import HOME, OF_COLOUR
from stammtisch.tournament.refusals import DeskRefusal, Question
from stammtisch.tournament.rounds import Result, Round, TableOfRound
from stammtisch.tournament.state import Tournament

LATE = 10 * 60_000  # milliseconds after the signal


def check(t: Tournament, table: TableOfRound, result: Result) -> None:
    """`DeskRefusal` for a form that cannot be right."""
    seats = len(table.seating.who)
    if len(result.scores) != seats:
        raise DeskRefusal("scores", f"this table has {seats} results, not {len(result.scores)}", "T-010", seats=seats)
    {"pawns": _pawns, "points": _points, "order": _order}[t.format.scored](t, result)


def _pawns(t: Tournament, result: Result) -> None:
    if any(not 0 <= each <= OF_COLOUR for each in result.parts):
        raise DeskRefusal("colour", "a colour has 0 to 4 pawns", "T-016")
    if any(not 0 <= each <= HOME for each in result.scores):
        raise DeskRefusal("pawns", "a duo has 0 to 8 pawns", "T-016")
    if result.parts:
        _add_up(result)
    eights = result.scores.count(HOME)
    if eights > 1:
        raise DeskRefusal("both-eight", "only one duo can have eight", "T-016")
    if result.ended == "won" and not eights:
        raise DeskRefusal("no-eight", "a round is won with eight pawns", "T-007")


def _add_up(result: Result) -> None:
    if len(result.parts) != 2 * len(result.scores):
        raise DeskRefusal("colours", "each duo has two colours", "T-010")
    for i, total in enumerate(result.scores):
        a, b = result.parts[2 * i : 2 * i + 2]
        if a + b != total:
            why = f"{a} + {b} = {a + b}, not {total}"
            raise DeskRefusal("sum", why, "T-010", a=a, b=b, sum=a + b, total=total)


def _points(t: Tournament, result: Result) -> None:
    if not t.format.negative and any(each < 0 for each in result.scores):
        raise DeskRefusal("negative", "nobody has less than 0 points in this game")
    limit = t.settings.limit
    if limit and result.ended == "won" and max(result.scores) < limit:
        raise DeskRefusal("limit", f"nobody has {limit} points: was it time?", limit=limit)


def _order(t: Tournament, result: Result) -> None:
    """Each place once; those level share a place, and the next one is left out."""
    places = sorted(result.scores)
    if any(
        place < 1 or place > i + 1 or ((place != places[i - 1] if i else place != 1) and place != i + 1)
        for i, place in enumerate(places)
    ):
        raise DeskRefusal("order", "each place is taken once, or shared and the next left out")


def is_early(t: Tournament, round: Round, table: TableOfRound, result: Result, at: int) -> bool:
    """Whether nobody has won, and the signal has not been given: the direction says why it counts (T-016)."""
    clock = t.clock if t.running() is round and t.format.scored == "pawns" else None
    return clock is not None and HOME not in result.scores and not clock.over(at, table.seating.table)


def questions(t: Tournament, round: Round, table: TableOfRound, result: Result, at: int) -> Iterator[Question]:
    """What is asked back; it counts once somebody is sure."""
    clock = t.clock if t.running() is round else None
    if table.state in ("in", "waiting"):
        said = [each.result for each in table.forms] + ([table.result] if table.result else [])
        if not all(each.same(result) for each in said):
            yield Question("second", "there is a form of this table that says otherwise", "T-028")
    if t.format.scored == "pawns" and result.ended != "absent":
        if HOME in result.scores and result.ended == "time":
            yield Question("eight-time", "a duo with eight has won; was it time all the same?", "T-007")
        if is_early(t, round, table, result, at):
            yield Question("early", "nobody has eight, and the signal has not been given", "T-016")
    if clock is not None and clock.left(at, table.seating.table) < -LATE:
        minutes = -clock.left(at, table.seating.table) // 60_000
        yield Question("late", f"this comes {minutes} minutes after the signal", "", minutes=minutes)
