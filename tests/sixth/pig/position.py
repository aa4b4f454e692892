"""The position as text, both ways: `3 seats; points 5 0 12; total 4; S1 on turn; vote by S0; S2 voted yes`."""

from stammtisch.games.pig.state import PigState
from stammtisch.games.pig.table import NOBODY, ROLLING, SNATCHING, TIMED, WON, PigTable

from stammtisch.core.bits import BIT, members
from stammtisch.core.notation import Clauses, number_of, seat_of

BALLOTS = ["", " yes", " no"]


def diagram(table: PigTable, ballots: list[int]) -> str:
    """A ballot that is not known stands there as a vote alone."""
    found = [f"{table.seats} seats", *table.terms.unusual, _numbers("points", table.points)]
    if any(table.toasts):
        found.append(_numbers("toasts", table.toasts))
    if table.target != table.terms.target:
        found.append(f"raised to {table.target}")
    found += [f"total {table.total}", f"die {table.die}", f"S{table.turn} on turn"]
    sets = {"snatch": table.waiting, "proposed": table.proposed, "paused": table.paused, "grabbed": table.grabbed}
    found += [f"{name} {_seats(seats)}" for name, seats in sets.items() if seats]
    if table.ayes:
        found.append(f"ayes {table.ayes}")
    if table.proposer != NOBODY:
        found.append(f"vote by S{table.proposer}")
        found += [f"S{seat} voted{BALLOTS[ballots[seat]]}" for seat in members(table.voted)]
    if table.pauser != NOBODY:
        found.append(f"pause of S{table.pauser}")
    if table.over():
        found.append("won" if table.phase == WON else "time")
    return "; ".join(found)


def _numbers(name: str, numbers: list[int]) -> str:
    return " ".join([name, *[str(each) for each in numbers]])


def _seats(seats: int) -> str:
    return " ".join(f"S{seat}" for seat in members(seats))


def arrange(state: PigState, clauses: Clauses) -> None:
    table = state.table
    table.points = _read_numbers(clauses, "points", table.seats)
    table.toasts = _read_numbers(clauses, "toasts", table.seats)
    table.target = clauses.number("raised to", table.target)
    table.total = clauses.number("total", 0)
    table.die = clauses.number("die", 0)
    table.turn = clauses.seat("on turn", table.seats) or 0
    table.waiting = _read_seats(clauses, "snatch", table.seats)
    table.proposed = _read_seats(clauses, "proposed", table.seats)
    table.paused = _read_seats(clauses, "paused", table.seats)
    table.grabbed = _read_seats(clauses, "grabbed", table.seats)
    table.ayes = clauses.number("ayes", 0)
    _read_vote(state, clauses)
    pauser = clauses.after("pause of")
    table.pauser = NOBODY if pauser is None else seat_of(pauser, table.seats)
    table.phase = SNATCHING if table.waiting else ROLLING
    table.phase = WON if clauses.flag("won") else TIMED if clauses.flag("time") else table.phase
    clauses.done()
    if table.phase == ROLLING and max(table.points) >= table.target:
        raise ValueError("who has reached the target has won (1-4)")


def _read_vote(state: PigState, clauses: Clauses) -> None:
    """How a seat voted, if it is said; else chance (2-3)."""
    table = state.table
    proposer = clauses.after("vote by")
    table.proposer = NOBODY if proposer is None else seat_of(proposer, table.seats)
    for seat in range(table.seats):
        ballot = clauses.after(f"S{seat} voted")
        if ballot is None:
            continue
        if ballot not in ("", "yes", "no") or table.proposer in (NOBODY, seat):
            raise ValueError(f"S{seat} cannot have voted {ballot!r} (2-2)")
        table.voted |= int(BIT[seat])
        state.ballots[seat] = ["", "yes", "no"].index(ballot) or 1 + int(state.rng.below(2))


def _read_numbers(clauses: Clauses, name: str, seats: int) -> list[int]:
    words = clauses.after(name)
    found = [0] * seats if words is None else [number_of(word) for word in words.split()]
    if len(found) != seats or min(found) < 0:
        raise ValueError(f"{name} has a number for each of {seats} seats")
    return found


def _read_seats(clauses: Clauses, name: str, seats: int) -> int:
    return sum(int(BIT[seat_of(word, seats)]) for word in (clauses.after(name) or "").split())
