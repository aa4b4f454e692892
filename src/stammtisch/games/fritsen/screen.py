"""What a screen draws: all of it from the open table and the cards of the seat that looks on."""

from typing import TypedDict

from mypy_extensions import i64

from stammtisch.core.bits import BIT, count, has, members
from stammtisch.core.vecs import vec
from stammtisch.games.fritsen import drinks, scoring
from stammtisch.games.fritsen.board import CELL, NO_CELL
from stammtisch.games.fritsen.cards import JOKER, NAME, NO_KIND, SPECIAL, names
from stammtisch.games.fritsen.deeds import (
    DEEDS,
    SETTLED,
    card_of_act,
    cell_of_act,
    deed_of,
    seat_of_act,
    slot_of,
)
from stammtisch.games.fritsen.diagram import UNDER
from stammtisch.games.fritsen.motions import is_reading, motion, rule_of, whom
from stammtisch.games.fritsen.moves import PAUSES, RULINGS
from stammtisch.games.fritsen.rules import (
    BLOCKED,
    EMPTY,
    NOT_OFFERED,
)
from stammtisch.games.fritsen.seats import (
    EXTRAS,
    FILLED,
    LAID_CARDS,
    NOBODY,
    SKIPPED_OF,
    TALLY,
    TURNS,
    WAIVED_OF,
)
from stammtisch.games.fritsen.table import FritsenTable
from stammtisch.games.fritsen.talk import SLIPS
from stammtisch.games.fritsen.terms import READINGS, REFEREES
from stammtisch.games.fritsen.turn import (
    DRAWN_TURN,
    FINISHED,
    PHASES,
    PICKUP,
    ROLES,
    SETUP,
    TURN,
)
from stammtisch.games.fritsen.utterances import medal

NEWEST = 40


class Pile(TypedDict):
    cell: str
    cards: list[str]  # from its bottom
    by: list[int | None]  # who laid each
    blocked: bool
    queens: int  # in a row on top


class Glass(TypedDict):
    cell: str
    seat: int | None


class Window(TypedDict):
    cell: str
    move: str
    seat: int
    passed: list[int]
    waited: bool


class Drink(TypedDict):
    seat: int
    fritsjes: int
    kind: str
    toast: str
    rule: str
    state: str


class Act(TypedDict):
    n: int
    seat: int
    what: str
    cards: list[str]
    cell: str


class Vote(TypedDict):
    what: list[str]
    rule: str
    by: int
    yes: list[int]
    no: list[int]
    one: list[int]
    two: list[int]
    needed: int


class Question(TypedDict):
    what: list[str]
    seat: int
    among: list[str]


class Roles(TypedDict):
    role: str
    votes: list[int | None]


class Seat(TypedDict):
    cards: int | None
    hand: list[str]  # while this viewer looks at it
    turns: int | None  # None where it is hidden whose turn it is
    moves: int | None
    fritsjes: int
    open: int
    waived: int
    skipped: int
    extra: int
    filled: int
    kinds: dict[str, int]
    out: int | None
    removed: bool
    medal: str
    frits: bool
    willem: bool
    waiting: bool
    picked: bool
    ready: bool
    passed: bool
    last: bool
    slip: str
    leaving: str
    reason: str  # why it is away, or leaves
    away: bool
    uncovered: bool
    holds: int | None
    place: int | None
    visited: bool


class Screen(TypedDict):
    phase: str
    referee: str
    frits: int | None
    willem: int | None
    order: list[int]
    turn: int | None
    drawn: bool
    previous: int | None
    columns: int
    stock: int
    packs: int
    jokers: int
    drink: str
    variants: list[str]
    pro: bool
    piles: list[Pile]
    places: list[str]
    glass: Glass | None
    window: Window | None
    repair: str | None
    askew: str | None
    newest: str | None  # where the card lies that was laid last
    hand: list[str]
    special: int
    dealt: list[int]
    rounds: int  # cards in each of them
    exchanging: int | None  # whose start hand lies down
    drinks: list[Drink]
    acts: list[Act]
    vote: Vote | None
    question: Question | None
    roles: Roles | None
    paused: bool
    idle: int
    rulings: dict[str, str]
    windows: list[str]
    seats: list[Seat]


def _or_none(seat: i64) -> int | None:
    return None if seat in (NOBODY, UNDER) else int(seat)


def screen(
    table: FritsenTable, seat: i64, hand: vec[i64], shown: list[list[str]], acting: i64, windows: list[str]
) -> Screen:
    """The table as a seat sees it that holds `hand`, looks at the hands `shown` and sees these clocks."""
    shows = not table.hides_turn()
    playing = TURN <= table.phase < FINISHED
    return {
        "phase": PHASES[_phase(table, seat)],
        "referee": str(REFEREES[table.terms.referee]),
        "frits": _or_none(table.frits),
        "willem": _or_none(table.willem),
        "order": table.order(),
        "turn": _or_none(table.turn) if playing and (shows or table.turn == seat) else None,
        "drawn": bool(table.phase == DRAWN_TURN),
        "previous": _or_none(table.previous) if shows else None,
        "columns": table.terms.columns,
        "stock": int(table.left),
        "packs": int(table.packs),
        "jokers": table.terms.jokers,
        "drink": table.terms.drink,
        "variants": table.terms.variants,
        "pro": table.terms.pro,
        "piles": piles(table),
        "places": [CELL[each >> 7] for each in list(table.spots) if each & 63 in (EMPTY, NOT_OFFERED)],
        "glass": _glass(table, shows or table.owner == seat),
        "window": _window(table),
        "repair": None if table.repair == NO_CELL else CELL[table.repair],
        "askew": None if table.askew == NO_CELL else CELL[table.askew],
        "newest": _newest(table),
        "hand": names(hand[0], hand[1], hand[2]),
        "special": special(hand),
        "dealt": [pile + 1 for pile in members(table.dealt)] if table.phase in (SETUP, PICKUP) else [],
        "rounds": int(table.rounds()) if table.dealt else 0,
        "exchanging": _or_none(table.exchanging),
        "drinks": [_drink(table.drinks[i]) for i in range(max(0, len(table.drinks) - NEWEST), len(table.drinks))],
        "acts": _acts(table, seat),
        "vote": _vote(table),
        "question": _question(table),
        "roles": _roles(table),
        "paused": table.away != 0,
        "idle": max(0, int(table.idle)),
        "rulings": {name: READINGS[i][table.rulings >> i & 1] for i, name in enumerate(RULINGS)},
        "windows": windows,
        "seats": [_seat(table, i, seat, shown[i], acting) for i in range(table.seats)],
    }


def _phase(table: FritsenTable, seat: i64) -> i64:
    """That a turn is not over because of a duty is not shown where the turn is not (2-92, 2-95)."""
    return TURN if table.seems_over(seat) else table.phase


def special(hand: vec[i64]) -> int:
    """How many special cards a hand has (P11-1, P2-3, P2-6)."""
    return int(count(hand[0] & SPECIAL & ~BIT[JOKER]) + count(hand[1] & SPECIAL) + hand[2])


def piles(table: FritsenTable) -> list[Pile]:
    found: list[Pile] = []
    for entry in list(table.spots):
        if entry & 63 < NOT_OFFERED:
            cell = int(entry >> 7)
            laid = [table.log[i] for i in range(table.height) if table.log[i] & 511 == cell]
            pile: Pile = {
                "cell": CELL[cell],
                "cards": [NAME[each >> 9 & 63] for each in laid],
                "by": [_or_none(each >> 15) for each in laid],
                "blocked": entry & BLOCKED != 0,
                "queens": int(table.queens(cell)),
            }
            found.append(pile)
    return found


def _glass(table: FritsenTable, shows: bool) -> Glass | None:
    if table.glass == NO_CELL:
        return None
    return {"cell": CELL[table.glass], "seat": _or_none(table.owner) if shows else None}


def _newest(table: FritsenTable) -> str | None:
    entry = table.log[table.height - 1] if table.height else i64(UNDER << 15)
    return None if entry >> 15 == UNDER else CELL[entry & 511]


def window_move(table: FritsenTable) -> str:
    """The move whose 6 may be blocked."""
    return "5-12" if table.thierry else "5-13"


def _window(table: FritsenTable) -> Window | None:
    if table.window == NO_CELL:
        return None
    passed = [int(seat) for seat in members(table.passed)]
    found: Window = {
        "cell": CELL[table.window],
        "move": window_move(table),
        "seat": int(table.turn),
        "passed": passed,
        "waited": table.waited,
    }
    return found


def _drink(drink: i64) -> Drink:
    return {
        "seat": int(drinks.seat_of_drink(drink)),
        "fritsjes": int(drinks.fritsjes_of_drink(drink)),
        "kind": drinks.KIND[drinks.kind_of_drink(drink)],
        "toast": drinks.toast_name(drinks.toast_of(drink)),
        "rule": drinks.rule_of(drink),
        "state": drinks.STATES[drinks.state_of(drink)],
    }


def _acts(table: FritsenTable, seat: i64) -> list[Act]:
    """What can be called, lawful and not alike."""
    over = table.seems_over(seat)
    found: list[Act] = []
    for i in range(len(table.acts)):
        act = table.acts[i]
        if not has(act, SETTLED) and (not over or table.outlasts(act)):
            card, cell = card_of_act(act), cell_of_act(act)
            one: Act = {
                "n": int(slot_of(act)) + 1,
                "seat": int(seat_of_act(act)),
                "what": DEEDS[deed_of(act)],
                "cards": [] if card == NO_KIND else [NAME[card]],
                "cell": "" if cell == NO_CELL else CELL[cell],
            }
            found.append(one)
    return found


def _vote(table: FritsenTable) -> Vote | None:
    if not table.vote:
        return None
    action = table.vote - 1
    reading = is_reading(action)
    yes, no = [int(seat) for seat in members(table.yes)], [int(seat) for seat in members(table.no)]
    players = int(count(table.players()))
    return {
        "what": [motion(action), *whom(action)],
        "rule": rule_of(action),
        "by": int(table.vote_by),
        "yes": [] if reading else yes,
        "no": [] if reading else no,
        "one": yes if reading else [],
        "two": no if reading else [],
        "needed": (2 * players + 2) // 3 if rule_of(action) in ("2-30", "2-56") else players // 2 + 1,
    }


def _question(table: FritsenTable) -> Question | None:
    if table.ladder == 0:
        return None
    if table.phase == ROLES:
        role = "frits" if table.frits == NOBODY else "willem"
        return {"what": [role], "seat": int(table.decider()), "among": [f"S{seat}" for seat in members(table.among)]}
    which = int(table.among) - 1
    return {"what": [RULINGS[which]], "seat": int(table.decider()), "among": list(READINGS[which])}


def _roles(table: FritsenTable) -> Roles | None:
    if table.phase != ROLES:
        return None
    votes = [_or_none(table.role_vote(seat)) for seat in range(table.seats)]
    return {"role": "frits" if table.frits == NOBODY else "willem", "votes": votes}


def _kinds(table: FritsenTable, seat: i64) -> dict[str, int]:
    """Drinks by kind, without those waived or rectified (1K)."""
    found: dict[str, int] = {}
    for i in range(len(table.drinks)):
        drink = table.drinks[i]
        if drinks.seat_of_drink(drink) == seat and drinks.state_of(drink) not in (drinks.WAIVED, drinks.RECTIFIED):
            name = drinks.KIND[drinks.kind_of_drink(drink)]
            found[name] = found.get(name, 0) + 1
    return found


def _open(table: FritsenTable, seat: i64) -> int:
    found = 0
    for i in range(len(table.drinks)):
        if drinks.seat_of_drink(table.drinks[i]) == seat and drinks.state_of(table.drinks[i]) == drinks.OPEN:
            found += int(drinks.fritsjes_of_drink(table.drinks[i]))
    return found


def _seat(table: FritsenTable, i: i64, viewer: i64, shown: list[str], acting: i64) -> Seat:
    shows = not table.hides_turn() or i == viewer
    place = int(table.place_out(i))
    held = [owner for owner in range(table.seats) if table.holder_of(owner) == i]
    reason = PAUSES[table.reasons >> 2 * i & 3] if has(table.leaving | table.away, i) else ""
    return {
        "cards": int(table.size(i)) if shows else None,
        "hand": shown,
        "turns": int(table.counts[TURNS + i]) if shows else None,
        "moves": int(table.counts[LAID_CARDS + i]) if shows else None,
        "fritsjes": int(table.counts[TALLY + i]),
        "open": _open(table, i),
        "waived": int(table.social[WAIVED_OF + i]),
        "skipped": int(table.social[SKIPPED_OF + i]),
        "extra": int(table.social[EXTRAS + i]),
        "filled": int(table.social[FILLED + i]),
        "kinds": _kinds(table, i),
        "out": place or None,
        "removed": has(table.removed, i),
        "medal": medal(int(table.counts[TURNS + i])) if place else "",
        "frits": i == table.frits,
        "willem": i == table.willem,
        "waiting": has(acting, i),
        "picked": table.phase in (SETUP, PICKUP) and has(table.holders, i),
        "ready": has(table.ready, i),
        "passed": has(table.passed, i),
        "last": shows and has(table.owes, i),
        "slip": SLIPS[table.slip_of >> 5 * i & 31] if has(table.slips, i) else "",
        "leaving": reason if has(table.leaving, i) else "",
        "reason": reason,
        "away": has(table.away, i),
        "uncovered": has(table.uncovered, i),
        "holds": held[0] if held else None,
        "place": scoring.places(table)[i] if table.phase == FINISHED else None,
        "visited": has(table.visits, i),
    }
