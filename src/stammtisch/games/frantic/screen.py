"""What a screen draws: all of it from the open table and the cards of the seat that looks on."""

from typing import TypedDict

from mypy_extensions import i64

from stammtisch.core.bits import has, lowest, member
from stammtisch.core.game import TABLE
from stammtisch.core.vecs import vec
from stammtisch.games.frantic import scoring
from stammtisch.games.frantic.cards import CARDS, EVENT, NAME, NO_CARD, names
from stammtisch.games.frantic.diagram import hits, market, revealed
from stammtisch.games.frantic.rules import ANYTHING, colour_shown, demand_token, number_shown, symbol_shown
from stammtisch.games.frantic.shares import STANDS, cards_of, path, standing
from stammtisch.games.frantic.table import (
    COUNTERING,
    DISCARDING,
    ENDS,
    FINISHED,
    GIVING,
    LOOKING,
    NO_EVENT,
    PHASES,
    SCORED,
    SPLITTING,
    SPREADING,
    STAKING,
    TRYING,
    FranticTable,
)


class Share(TypedDict):
    count: int  # cards of a Fantastic Four; 0 for other attacks
    path: list[int]  # who attacked, whom, whom that one turned it on, …
    state: str


class Attack(TypedDict):
    card: str
    seat: int
    shares: list[Share]


class Chosen(TypedDict):
    card: str
    seat: int | None  # for whom, where that was chosen


class Demand(TypedDict):
    colour: str
    number: str
    symbol: str


class Wish(TypedDict):
    wish: str  # empty while it is due
    seat: int


class Bomb(TypedDict):
    left: int
    of: int


class Seat(TypedDict):
    cards: int  # in hand, what lies aside face down included
    points: int
    waiting: bool
    laid: bool  # has staked, spread its hand, or agreed
    skips: bool
    hand: list[str]  # while it lies open
    place: int | None


class Screen(TypedDict):
    phase: str
    round: int
    limit: int
    sheet: list[list[int]]
    dealer: int
    turn: int | None
    actor: int | None  # the one seat that is asked, where it is one
    pile: list[str]  # from its bottom
    under: int  # how many of these events pushed under
    layer: int | None
    demand: Demand
    wish: Wish | None
    stock: int
    events: int
    revealed: list[str]
    event: str
    attack: Attack | None
    bomb: Bomb | None
    market: list[str]
    owed: int  # what the asked seat still has to choose; to others only how much it was asked for
    hand: list[str]
    aside: list[Chosen]
    shares: list[Share]  # one's own unfinished split
    ended: str
    seats: list[Seat]
    windows: list[str]


def screen(table: FranticTable, seat: i64, hand: vec[i64], aside: vec[i64], split: i64, shown: vec[i64]) -> Screen:
    """The table as a seat sees it that holds `hand` and has laid `aside` or begun to `split`."""
    playing = table.phase < SCORED
    demand = ANYTHING if table.wish_is_due() else table.demand
    under = [NAME[table.heap[i]] for i in range(CARDS - table.under, CARDS)]
    return {
        "phase": PHASES[table.phase],
        "round": len(table.sheet) + (1 if playing else 0),
        "limit": table.terms.limit,
        "sheet": table.sheet,
        "dealer": int(table.dealer),
        "turn": int(table.turn) if playing else None,
        "actor": actor(table),
        "pile": under + [NAME[table.heap[i]] for i in range(table.height)],
        "under": len(under),
        "layer": None if table.layer == TABLE else int(table.layer),
        "demand": {
            "colour": colour_shown(demand),
            "number": number_shown(demand),
            "symbol": symbol_shown(demand),
        },
        "wish": _wish(table),
        "stock": int(table.left),
        "events": int(table.hidden_events),
        "revealed": revealed(table.revealed),
        "event": "" if table.event == NO_EVENT else EVENT[table.event],
        "attack": _attack(table),
        "bomb": {"left": table.slots(), "of": 3 * int(table.seats)} if table.bomb else None,
        "market": market(table.row),
        "owed": owed(table, seat, aside, split),
        "hand": names(hand, 0),
        "aside": [_chosen(seat, aside[i]) for i in range(len(aside))],
        "shares": [{"count": n, "path": [int(seat), to], "state": "aiming"} for to, n in hits(split)],
        "ended": ENDS[table.ended],
        "seats": [_seat(table, i, shown) for i in range(table.seats)],
        "windows": ["counter"] * (table.phase == COUNTERING) + ["try"] * (table.phase == TRYING),
    }


def actor(table: FranticTable) -> int | None:
    """The one seat that is asked, where it is one and no more."""
    asked = table.waiting
    if asked == 0 or asked & (asked - 1) or table.phase >= SCORED:
        return None
    return int(member(lowest(asked)))


def owed(table: FranticTable, seat: i64, aside: vec[i64], split: i64) -> int:
    """How many cards are still to be chosen, or shared out; what others have chosen nobody knows (F-204)."""
    if table.phase == SPLITTING:
        return 4 - sum([n for _, n in hits(split)])
    return int(table.owed) - len(aside) if table.phase in (GIVING, DISCARDING) else 0


def _chosen(seat: i64, each: i64) -> Chosen:
    to = int(each & 7)
    return {"card": NAME[each >> 6], "seat": None if to == seat else to}


def _wish(table: FranticTable) -> Wish | None:
    """Whose wish must be fulfilled; one that is due is drawn instead of what it replaces (F-056)."""
    if table.wish_is_due():
        return {"wish": "", "seat": int(table.layer)}
    return None if table.wisher == TABLE else {"wish": demand_token(table.demand), "seat": int(table.wisher)}


def _attack(table: FranticTable) -> Attack | None:
    if table.attack == NO_CARD:
        return None
    shares: list[Share] = []
    for i in range(len(table.shares)):
        one = table.shares[i]
        shares.append({"count": int(cards_of(one)), "path": path(one), "state": STANDS[standing(one)]})
    return {"card": NAME[table.attack], "seat": int(table.turn), "shares": shares}


def _seat(table: FranticTable, i: i64, shown: vec[i64]) -> Seat:
    asked_all = table.phase in (STAKING, SPREADING, LOOKING)
    return {
        "cards": int(table.size_of(i)),
        "points": int(table.points[i]),
        "waiting": has(table.waiting, i),
        "laid": asked_all and not has(table.waiting, i) and (table.phase == LOOKING or not has(table.out, i)),
        "skips": has(table.skips, i),
        "hand": names(shown, 3 * i) if len(shown) else [],
        "place": scoring.places(table)[i] if table.phase == FINISHED else None,
    }
