"""The ranking, and why each stands where it does (T-017, T-018)."""

from collections.abc import Callable, Sequence
from fractions import Fraction

import msgspec

from stammtisch.tournament.state import Tournament
from stammtisch.tournament.tally import CRITERIA, OF_PLACES, Sums, counting, tallied

Group = list[Sums]
Criterion = Callable[[Group], dict[int, Fraction] | None]
"""A value for each in a group of level entrants, or None where it does not apply to the group."""


class Row(msgspec.Struct, frozen=True):
    """A row of the ranking. `values` are what each criterion says, as text; the mutual meeting only where it was asked.

    `decided` names the criterion that puts the entrant behind the one above; empty for the first, and for a shared
    place."""

    place: int
    n: int
    shared: bool
    values: dict[str, str]
    decided: str = ""
    free: bool = False
    disputed: bool = False
    missing: bool = False
    corrected: bool = False
    stopped: bool = False


class Ranking:
    """The rows in order, with the sums that they are made of."""

    def __init__(self, rows: list[Row], sums: dict[int, Sums], rounds: list[int]) -> None:
        self.rows = rows
        self.sums = sums
        self.rounds = rounds

    def order(self) -> list[int]:
        return [row.n for row in self.rows]


def shown(value: Fraction) -> str:
    """With one decimal where it is no whole number; the sum itself stays exact."""
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.1f}"


def ranked(t: Tournament, live: bool = False) -> Ranking:
    """The ranking after the closed rounds, or with `live` as it stands; computed once for all who look."""
    key = "live ranking" if live else "ranking"
    if key not in t.computed:
        t.computed[key] = _ranked(t, live)
    found: Ranking = t.computed[key]
    return found


def _ranked(t: Tournament, live: bool) -> Ranking:
    rounds = counting(t, live)
    sums = tallied(t, rounds)
    opponents = {n: _opponents(each, sums) for n, each in sums.items()}
    competing = [each for n, each in sums.items() if not t.entrants[n].given.stand_in]
    mutual = dict[int, Fraction]()
    rules = _criteria(t, opponents, mutual)
    rows = list[Row]()
    for group in _split(competing, list(rules.items()), ""):
        rows += _rows(t, group, rules, mutual, len(rows))
    return Ranking(_drawn_by_lot(t, rows), sums, [each.n for each in rounds])


def _criteria(t: Tournament, opponents: dict[int, Fraction], mutual: dict[int, Fraction]) -> dict[str, Criterion]:
    def among(group: Group) -> dict[int, Fraction] | None:
        found = _mutual(group)
        mutual.update(found or {})
        return found

    low = t.format.best == "low"
    by: dict[str, Criterion] = {
        "points": lambda group: {each.n: each.points for each in group},
        "won": lambda group: {each.n: each.won for each in group},
        "difference": lambda group: {each.n: each.difference for each in group},
        "mutual": among,
        "opponents": lambda group: {each.n: opponents[each.n] for each in group},
        "score": lambda group: {each.n: -each.score if low else each.score for each in group},
    }
    return {name: by[name] for name in names_of(t)}


def names_of(t: Tournament) -> Sequence[str]:
    """The criteria of this tournament in their order."""
    if t.format.scored == "pawns":
        return CRITERIA
    return [name for name in OF_PLACES if name != "score" or t.format.scored == "points"]


def _mutual(group: Group) -> dict[int, Fraction] | None:
    """Pawns in the games among the level entrants, if all of them have met."""
    numbers = {each.n for each in group}
    met = {each.n: {other for game in each.games for other in game.others} & numbers for each in group}
    if any(len(met[n]) < len(numbers) - 1 for n in numbers):
        return None
    return {
        each.n: Fraction(sum(game.score for game in each.games if numbers.issuperset(game.others))) for each in group
    }


def _opponents(own: Sums, sums: dict[int, Sums]) -> Fraction:
    """The final pawns of all opponents met, one after the other; a free round counts as the average of them."""
    return own.factor * sum((sums[n].pawns for game in own.games for n in game.others if n in sums), Fraction(0))


class Level(msgspec.Struct):
    """Entrants who share a place, and what puts them behind those before."""

    group: Group
    decided: str


def _split(group: Group, rules: list[tuple[str, Criterion]], why: str) -> list[Level]:
    """Put a group in order by the first criterion that tells them apart, then those still level by the next."""
    if len(group) < 2 or not rules:
        return [Level(sorted(group, key=lambda each: each.n), why)] if group else []
    (name, rule), *rest = rules
    values = rule(group)
    if values is None:
        return _split(group, rest, why)
    found = list[Level]()
    for value in sorted(set(values.values()), reverse=True):
        level = [each for each in group if values[each.n] == value]
        found += _split(level, rest, name if found else why)
    return found


def _rows(
    t: Tournament,
    level: Level,
    rules: dict[str, Criterion],
    mutual: dict[int, Fraction],
    before: int,
) -> list[Row]:
    found = list[Row]()
    for i, each in enumerate(level.group):
        values = {
            name: (rule([each]) or {}).get(each.n, Fraction(0)) for name, rule in rules.items() if name != "mutual"
        }
        if "score" in values and t.format.best == "low":
            values["score"] = -values["score"]
        told = {name: shown(value) for name, value in values.items()}
        if each.n in mutual:
            told["mutual"] = shown(mutual[each.n])
        marks = {"free": each.free, "disputed": each.disputed, "missing": each.missing, "corrected": each.corrected}
        stopped = t.entrants[each.n].here == "stopped"
        decided = "" if i else level.decided
        found.append(Row(before + 1, each.n, len(level.group) > 1, told, decided, **marks, stopped=stopped))
    return found


def _drawn_by_lot(t: Tournament, rows: list[Row]) -> list[Row]:
    """Shared places that the organisers have settled, in the order of the lot."""
    for order in t.lots:
        places = {row.place for row in rows if row.n in order}
        if len(places) != 1 or not all(row.shared for row in rows if row.n in order):
            continue
        shared = [row for row in rows if row.place in places]
        first = sorted((row for row in shared if row.n in order), key=lambda row: order.index(row.n))
        rest = [row for row in shared if row.n not in order]
        start, at = rows.index(shared[0]), shared[0].place
        new = [
            msgspec.structs.replace(row, place=at + i, shared=False, decided="lot" if i else row.decided)
            for i, row in enumerate(first)
        ]
        new += [msgspec.structs.replace(row, place=at + len(first), shared=len(rest) > 1) for row in rest]
        rows[start : start + len(shared)] = new
    return rows


class Step(msgspec.Struct, frozen=True):
    """One criterion between an entrant and its neighbour: `says` is level, decided, skipped or unused."""

    name: str
    says: str
    mine: str = ""
    theirs: str = ""
    rule: str = "T-018"


class PlayedRound(msgspec.Struct, frozen=True):
    """A round of an entrant as it counts; `points` as text."""

    round: int
    how: str
    table: int
    seat: int
    others: tuple[int, ...]
    score: int
    against: int
    won: bool
    ended: str
    points: str
    corrected: bool


class Explained(msgspec.Struct, frozen=True):
    """Why an entrant has its place: against the one above (of the first, the one below), criterion by criterion, and
    all its rounds."""

    row: Row
    other: Row | None
    steps: list[Step]
    rounds: list[PlayedRound]
    level: list[int]  # all with the same points


def explained(t: Tournament, ranking: Ranking, n: int) -> Explained | None:
    """Why am I fourth?"""
    at = next((i for i, row in enumerate(ranking.rows) if row.n == n), None)
    if at is None:
        return None
    row = ranking.rows[at]
    other = ranking.rows[at - 1] if at else ranking.rows[1] if len(ranking.rows) > 1 else None
    level = [each.n for each in ranking.rows if each.values["points"] == row.values["points"]]
    rounds = [
        PlayedRound(**{**msgspec.structs.asdict(each), "points": shown(each.points)}) for each in ranking.sums[n].rounds
    ]
    return Explained(row, other, _steps(t, row, other), rounds, level)


def _steps(t: Tournament, row: Row, other: Row | None) -> list[Step]:
    found, settled = list[Step](), other is None
    behind = None if other is None or other.place == row.place else max(row, other, key=lambda each: each.place)
    decided = behind.decided if behind is not None else ""
    for name in names_of(t):
        mine, theirs = row.values.get(name, ""), other.values.get(name, "") if other else ""
        if settled:
            found.append(Step(name, "unused", mine, theirs))
        elif name == decided:
            found.append(Step(name, "decided", mine, theirs))
            settled = True
        elif name == "mutual" and (not mine or not theirs):
            found.append(Step(name, "skipped"))
        else:
            found.append(Step(name, "level", mine, theirs))
    if decided == "lot":
        found.append(Step("lot", "decided"))
    return found
