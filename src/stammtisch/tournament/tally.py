"""What each entrant has brought home in the rounds that count: sums with the average of free rounds (T-017, T-022)."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from stammtisch.tournament.formats import HOME
from stammtisch.tournament.rounds import Result, Round
from stammtisch.tournament.state import Tournament

CRITERIA = ("points", "won", "difference", "mutual", "opponents")  # of Keezen, in their order (T-018)
OF_PLACES = ("points", "score", "won")  # place points, points of the game where there are any, tables won


class Played(msgspec.Struct, frozen=True):
    """A round of an entrant. `how` is played, free, missed, absent, open or disputed."""

    round: int
    how: str
    table: int = 0
    seat: int = 0
    others: tuple[int, ...] = ()
    score: int = 0
    against: int = 0  # pawns of the opponent
    won: bool = False
    ended: str = ""
    points: Fraction = Fraction(0)
    corrected: bool = False


class Sums:
    """The sums of one entrant. `factor` is what its free rounds make of them."""

    def __init__(self, n: int, rounds: list[Played], factor: Fraction, pawns: Fraction, points: Fraction) -> None:
        self.n = n
        self.rounds = rounds
        self.factor = factor
        self.pawns = pawns
        self.points = points
        games = [each for each in rounds if each.how in ("played", "absent") and each.table]
        self.games = games
        self.won = factor * sum(each.won for each in games)
        self.difference = factor * sum(each.score - each.against for each in games)
        self.score = factor * sum(each.score for each in games)
        self.free = any(each.how == "free" for each in rounds)
        self.disputed = any(each.how == "disputed" for each in rounds)
        self.missing = any(each.how == "open" for each in rounds)
        self.corrected = any(each.corrected for each in rounds)


def counting(t: Tournament, live: bool = False) -> list[Round]:
    """The rounds that count: closed ones, and with `live` also those that are played; none that was broken off
    (T-026)."""
    wanted = ("closed", "running") if live else ("closed",)
    return [t.rounds[n] for n in t.started() if t.rounds[n].state in wanted]


def tallied(t: Tournament, rounds: Sequence[Round]) -> dict[int, Sums]:
    """The sums of all who are ranked, and of stand-ins, whose games count for their opponents."""
    seats = {round.n: {n: table for table in round.tables.values() for n in table.seating.who} for round in rounds}
    found = dict[int, Sums]()
    for n, entrant in t.entrants.items():
        own = list[Played]()
        for round in rounds:
            table = seats[round.n].get(n)
            if table is not None:
                seat = table.seating.who.index(n)
                others = tuple(each for each in table.seating.who if each != n)
                base = Played(round.n, table.state, table.seating.table, seat, others, corrected=table.corrected)
                own.append(_scored(t, base, table.result, n in round.absent) if table.result else base)
            elif n in round.free:
                own.append(Played(round.n, "free"))
            else:
                own.append(Played(round.n, "absent" if n in round.absent else "missed"))
        if any(each.how != "missed" for each in own) or entrant.here == "present":
            if entrant.here == "stopped":
                own = [msgspec.structs.replace(each, how="absent") if each.how == "missed" else each for each in own]
            found[n] = _summed(t, n, [_open(each) for each in own])
    return found


def _open(each: Played) -> Played:
    """A table whose result does not count yet."""
    return msgspec.structs.replace(each, how="open") if each.how in ("waiting", "asked") else each


def _scored(t: Tournament, base: Played, result: Result, absent: bool) -> Played:
    score = result.scores[base.seat]
    how = "absent" if absent else "played"
    if t.format.scored == "pawns":
        won = score == HOME
        points = t.settings.counted().points(score, won, won and result.ended == "won")
        against = sum(result.scores) - score
        return msgspec.structs.replace(
            base, how=how, score=score, against=against, won=won, ended=result.ended, points=points
        )
    points, place = place_points(ranks(result.scores, t.format.scored, t.format.best), base.seat)
    return msgspec.structs.replace(base, how=how, score=score, won=place == 1, ended=result.ended, points=points)


def ranks(scores: Sequence[int], scored: str, best: str) -> list[int]:
    """The place of each at a table; of equal scores the same."""
    if scored == "order":
        return list(scores)
    better = [sum((other > mine) if best == "high" else (other < mine) for other in scores) for mine in scores]
    return [each + 1 for each in better]


def place_points(places: Sequence[int], seat: int) -> tuple[Fraction, int]:
    """100 x (k - place) / (k - 1), so that tables of unequal sizes compare; those level share their places."""
    level = sum(each == places[seat] for each in places)
    middle = places[seat] + Fraction(level - 1, 2)
    return Fraction(100) * (len(places) - middle) / (len(places) - 1), places[seat]


def _summed(t: Tournament, n: int, rounds: list[Played]) -> Sums:
    """A free round is worth the own average: the sum x rounds / rounds played, exactly (T-022)."""
    free = sum(each.how == "free" for each in rounds)
    pawns = Fraction(sum(each.score for each in rounds)) if t.format.scored == "pawns" else Fraction(0)
    points = sum((each.points for each in rounds), Fraction(0))
    if not free or t.settings.free == "average":
        played = len(rounds) - free
        factor = Fraction(len(rounds), played) if played else Fraction(0)
        return Sums(
            n, rounds, factor if free else Fraction(1), *(each * (factor if free else 1) for each in (pawns, points))
        )
    given = HOME if t.settings.free == "win" else t.settings.free_pawns
    worth = t.settings.counted().points(given, t.settings.free == "win", 0)
    found = Sums(n, rounds, Fraction(1), pawns + free * given, points + free * worth)
    found.won += free if t.settings.free == "win" else 0
    return found
