"""What a seat is asked, what there is to read, and what a move would do, in tokens."""

from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.core.game import TABLE, names_of
from stammtisch.core.said import Asked, Said
from stammtisch.core.vecs import vec
from stammtisch.games.frantic.cards import (
    BLACK,
    COUNTER,
    EVENT,
    FACES,
    FOUR,
    NAME,
    NO_CARD,
    SECOND,
    names,
)
from stammtisch.games.frantic.diagram import market
from stammtisch.games.frantic.moves import DRAW, LAY_COUNTER, LAY_NICE_TRY
from stammtisch.games.frantic.rules import asks_number, demand_token, rule_of_attack, rule_of_demand
from stammtisch.games.frantic.rules import attacks as is_attack
from stammtisch.games.frantic.screen import owed
from stammtisch.games.frantic.shares import cards_of, owner_of, path, target_of
from stammtisch.games.frantic.table import (
    COUNTERING,
    DISCARDING,
    DRAWN,
    ENDED_BY,
    ENDS,
    FOLLOWING,
    GIVING,
    NO_EVENT,
    SCORED,
    SPLITTING,
    SPREADING,
    STAKING,
    TAKING,
    TREATING,
    TRYING,
    TURN,
    FranticTable,
)


def asked(table: FranticTable, seat: i64, aside: vec[i64], split: i64) -> Asked | None:
    """What a seat is asked; None if it waits."""
    if not has(table.waiting, seat):
        return None
    phase, who = table.phase, int(seat)
    if phase <= FOLLOWING:
        return _asked_to_play(table, who)
    if phase in (COUNTERING, TRYING):
        return _asked_to_answer(table, who)
    if phase <= GIVING:
        return _asked_to_attack(table, who, owed(table, seat, aside, split))
    if phase >= STAKING:
        return _asked_by_event(table, who, owed(table, seat, aside, split))
    return Asked("wish", who, ["number" if asks_number(table.top) else "colour"], "F-091")


def demanded(table: FranticTable) -> str:
    """A card to be matched, a wish, or `any`."""
    return NAME[table.demand] if table.demand < BLACK + 9 else demand_token(table.demand)


def _asked_to_play(table: FranticTable, who: int) -> Asked:
    if table.phase == TURN:
        return Asked("play", who, [demanded(table)], "F-030")
    if table.phase == DRAWN:
        return Asked("drawn", who, [demanded(table)], "F-033", decline="end")
    return Asked("follow", who, [demanded(table)], "F-063")


def _asked_to_attack(table: FranticTable, who: int, left: int) -> Asked:
    if table.phase == SPLITTING:
        return Asked("split", who, [str(left)], "F-094")
    if table.phase == GIVING:
        to = target_of(table.shares[table.share])
        return Asked("give", who, [f"S{to}", str(left)], rule_of_attack(table.attack))
    if table.top == COUNTER:
        return Asked("redirect", who, [NAME[table.attack]], "F-103")
    return Asked("aim", who, [NAME[table.attack]], rule_of_attack(table.attack))


def _asked_to_answer(table: FranticTable, who: int) -> Asked:
    if table.phase == TRYING:
        return Asked("try", who, names_of(table.out), "F-117", race=True, decline="pass")
    one = table.shares[table.share]
    said = [f"S{owner_of(one)}", NAME[table.attack], str(cards_of(one))]
    return Asked("counter", who, said, "F-102", decline="pass")


def _asked_by_event(table: FranticTable, who: int, left: int) -> Asked:
    phase = table.phase
    if phase == STAKING:
        return Asked("stake", who, [], "F-149")
    if phase == TAKING:
        return Asked("pick", who, market(table.row), "F-155")
    if phase == DISCARDING:
        return Asked("discard", who, [str(left)], "F-163")
    if phase == TREATING:
        return Asked("treat", who, [], "F-169")
    return Asked("spread", who, [], "F-159") if phase == SPREADING else Asked("look", who, [], "F-172")


def facts(table: FranticTable, seat: i64, hand: vec[i64], aside: vec[i64], shown: vec[i64]) -> list[Said]:
    """All that the screen of a seat shows."""
    found = [*_pile(table), *_attack(table), *_event(table)]
    if seat != TABLE:
        found.append(Said("hand", int(seat), names(hand, 0), "F-013"))
        if len(aside):
            found.append(Said("aside", int(seat), [NAME[aside[i] >> 6] for i in range(len(aside))], "F-204"))
    found.append(Said("sizes", TABLE, [str(table.size_of(i)) for i in range(table.seats)], "F-013"))
    if table.skips:
        found.append(Said("skips", TABLE, names_of(table.skips), "F-069"))
    found.append(Said("stock", TABLE, [str(table.left), str(table.hidden_events)], "F-014"))
    found.append(Said("points", TABLE, [str(table.points[i]) for i in range(table.seats)], "F-195"))
    found.append(Said("limit", TABLE, [str(table.terms.limit)], "F-015"))
    if len(shown):
        found += [Said("shown", i, names(shown, 3 * i), "F-171") for i in range(int(table.seats))]
    return found


def _pile(table: FranticTable) -> list[Said]:
    """The top card, and what it asks for."""
    found = [Said("top", int(table.layer), [NAME[table.top], str(table.height + table.under)], "F-013")]
    if table.phase >= SCORED:
        found.append(Said("ended", TABLE, [ENDS[table.ended]], ENDED_BY[table.ended]))
    elif table.wish_is_due():
        return found
    elif table.wisher != TABLE:
        found.append(Said("wished", int(table.wisher), [demand_token(table.demand)], "F-054"))
    else:
        found.append(Said("demand", TABLE, [demanded(table)], rule_of_demand(table.demand)))
    return found


def _attack(table: FranticTable) -> list[Said]:
    """Who owns which share, and whom it is to hit."""
    if table.attack == NO_CARD:
        return []
    found: list[Said] = []
    for i in range(len(table.shares)):
        one = table.shares[i]
        if len(path(one)) > 1:  # it is aimed
            said = [NAME[table.attack], f"S{target_of(one)}", str(cards_of(one))]
            found.append(Said("attack", int(owner_of(one)), said, "F-062"))
    return found


def _event(table: FranticTable) -> list[Said]:
    found: list[Said] = []
    if table.event != NO_EVENT:
        found.append(Said("event", int(table.turn), [EVENT[table.event]], "F-132"))
    if table.row:
        found.append(Said("market", TABLE, market(table.row), "F-155"))
    if table.bomb:
        found.append(Said("bomb", TABLE, [str(table.slots())], "F-174"))
    return found


def would(table: FranticTable, seat: i64, action: i64) -> list[Said]:
    """What a legal action would do that its words do not say, as far as it follows from what lies open."""
    if action < DRAW:
        return _would_play(table, seat, action)
    if action == LAY_COUNTER:
        return [Said("redirect", int(seat), [NAME[table.attack]], "F-103")]
    if action == LAY_NICE_TRY:
        return [Said("try", int(seat), names_of(table.out), "F-120")]
    return []


def _would_play(table: FranticTable, seat: i64, kind: i64) -> list[Said]:
    """Attack, wish, bring an event, need a further card; be out of cards."""
    found: list[Said] = []
    if is_attack(kind):
        found.append(Said("attack", int(seat), [NAME[kind]], rule_of_attack(kind)))
    elif BLACK <= kind < BLACK + 9:
        found.append(Said("event", int(seat), [], "F-132"))
    elif kind < BLACK and kind % FACES == SECOND:
        found.append(Said("follow", int(seat), [], "F-063"))
    if BLACK + 9 <= kind < BLACK + 14:
        found.append(Said("wish", int(seat), ["number" if kind <= FOUR else "colour"], "F-091"))
    if table.size_of(seat) == 1:
        found.append(Said("last", int(seat), [], "F-187"))
    return found
