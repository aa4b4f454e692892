"""Events that ask nobody, in the order of the rulebook, and the way to those that do (F-132, F-133)."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has
from stammtisch.core.game import TABLE
from stammtisch.core.memory import joined, leaves, moved
from stammtisch.core.vecs import append, vec
from stammtisch.games.frantic import choices
from stammtisch.games.frantic.cards import EVENT, GIFT, NO_CARD, cards_in, names, put
from stammtisch.games.frantic.hands import FranticHands
from stammtisch.games.frantic.rules import OF_COLOUR, OF_NUMBER
from stammtisch.games.frantic.shares import NO_SHARES

CHARITY: Final = 0
COMMUNISM: Final = 1
DOOMSDAY: Final = 2
EARTHQUAKE: Final = 3
EXPANSION: Final = 4
FINISH_LINE: Final = 5
FRIDAY_13TH: Final = 6
GAMBLING_MAN: Final = 7
MARKET: Final = 8
MATING_SEASON: Final = 9
MERRY_CHRISTMAS: Final = 10
MEXICAN_STANDOFF: Final = 11
RECESSION: Final = 12
ROBIN_HOOD: Final = 13
SURPRISE_PARTY: Final = 14
ALL_SEEING_EYE: Final = 15
THIRD_TIME_LUCKY: Final = 16
TIME_BOMB: Final = 17
TORNADO: Final = 18
VANDALISM: Final = 19

RULE: Final = [
    *["F-139", "F-142", "F-143", "F-145", "F-146", "F-147", "F-148", "F-149", "F-155", "F-157"],
    *["F-159", "F-162", "F-163", "F-165", "F-169", "F-171", "F-173", "F-174", "F-181", "F-183"],
]
_ALL: Final = 0x1FFFFFFFFFFFFFFF
"""All kinds that must fit."""


def reveal(match: FranticHands) -> i64:
    """The top event is turned up, at most nine of twenty in a round, one for each black card (F-132, F-136)."""
    table = match.table
    event = match.events_pile[len(match.events_pile) - table.hidden_events]
    table.hidden_events -= 1
    table.event = event
    table.went = NO_SHARES
    table.revealed = table.revealed * 32 + event + 1
    if match.events is not None:
        match.tell("event", table.turn, [EVENT[event]], RULE[event])
    return event


def happen(match: FranticHands, event: i64) -> None:
    """Carry it out as far as it goes (F-138); hands that it empties count when it is over (F-135)."""
    if event == CHARITY:
        _charity(match)
    elif event == COMMUNISM:
        _communism(match)
    elif event == EARTHQUAKE:
        _earthquake(match)
    elif event == EXPANSION:
        for n in range(1, match.seats + 1):
            match.draw(match.table.nth(n), n, "F-146")
    elif event == MATING_SEASON:
        for n in range(1, match.seats + 1):
            _mate(match, match.table.nth(n))
    elif event == MEXICAN_STANDOFF:
        _standoff(match)
    elif event == ROBIN_HOOD:
        _robin_hood(match)
    elif event == THIRD_TIME_LUCKY:
        for n in range(1, match.seats + 1):
            match.draw(match.table.nth(n), 3, "F-173")
    elif event == TIME_BOMB:
        _light(match)
    elif event == TORNADO:
        _tornado(match)
    elif event == VANDALISM:
        _vandalise(match)
    else:
        _ask(match, event)


def _vandalise(match: FranticHands) -> None:
    """All cards of the colour that was played last go, specials of that colour too (F-183, F-186); if none was, nothing
    happens (F-185)."""
    for n in range(1, match.seats + 1):
        match.throw(match.table.nth(n), OF_COLOUR[match.table.colour], False, "F-183")


def _ask(match: FranticHands, event: i64) -> None:
    """Nothing happens on Friday the 13th (F-148)."""
    if event == GAMBLING_MAN:
        choices.ask_stakes(match)
    elif event == MARKET:
        choices.open_market(match)
    elif event == MERRY_CHRISTMAS:
        if match.seats == 2:
            _swap(match, 0, 1, "F-161")
        else:
            choices.ask_presents(match)
    elif event == RECESSION:
        choices.recede(match, 1)
    elif event == SURPRISE_PARTY:
        choices.treat(match, 1)
    elif event == ALL_SEEING_EYE:
        _open_hands(match)


def _charity(match: FranticHands) -> None:
    """All others draw a card from each who holds the most (F-139, F-140), as long as there are any (F-141)."""
    table = match.table
    most = table.most()
    rich: i64 = 0
    for seat in range(match.seats):
        if table.size_of(seat) == most:
            rich |= BIT[seat]
    for n in range(1, match.seats + 1):
        taker = table.nth(n)
        if not has(rich, taker):
            for i in range(1, match.seats + 1):
                owner = table.nth(i)
                if has(rich, owner):
                    kind = match.take_blind(taker, owner)
                    if match.events is not None and kind != NO_CARD:
                        match.tell_taken(taker, owner, [int(kind)], "F-139" if rich & (rich - 1) == 0 else "F-140")


def _communism(match: FranticHands) -> None:
    """All draw up to the most that anybody held at the start (F-142)."""
    table = match.table
    most = table.most()
    for n in range(1, match.seats + 1):
        seat = table.nth(n)
        if table.size_of(seat) < most:
            match.draw(seat, most - table.size_of(seat), "F-142")


def _earthquake(match: FranticHands) -> None:
    """Everybody passes the whole hand to the right, at once (F-145)."""
    where = vec[i64]([BIT[match.table.next_to(seat)] for seat in range(match.seats)])
    _pass_hands(match, where, "F-145")


def _robin_hood(match: FranticHands) -> None:
    """Who has the fewest, none at all included (F-166), and who has the most swap hands (F-165), of several the first
    in order (F-137, F-167); if all have the same nobody does (F-168)."""
    table = match.table
    poor = rich = table.nth(1)
    for n in range(2, match.seats + 1):
        seat = table.nth(n)
        if table.size_of(seat) < table.size_of(poor):
            poor = seat
        if table.size_of(seat) > table.size_of(rich):
            rich = seat
    if poor != rich:
        _swap(match, rich, poor, "F-165")


def _swap(match: FranticHands, one: i64, other: i64, rule: str) -> None:
    where = BIT[: match.seats]
    where[one] = BIT[other]
    where[other] = BIT[one]
    _pass_hands(match, where, rule)


def _pass_hands(match: FranticHands, where: vec[i64], rule: str) -> None:
    """Whole hands go from seat to seat; who gave one and who got it know it."""
    old, sizes = match.hands[:], match.table.sizes
    _learn(match, where, old)
    for giver in range(match.seats):
        taker = _seat_in(where[giver])
        if giver == taker:
            continue
        for word in range(3):
            match.hands[3 * taker + word] = old[3 * giver + word]
        n = (sizes >> (8 * giver)) & 255
        match.table.hold(taker, n - match.table.size_of(taker))
        if match.events is not None and n:
            both = BIT[giver] | BIT[taker]
            match.whisper("give", giver, [f"S{taker}", str(n)], names(old, 3 * giver), both, rule)


def _learn(match: FranticHands, where: vec[i64], old: vec[i64]) -> None:
    """What the seats remember after whole hands went their way."""
    notes = match.notes
    for giver in range(match.seats):
        if where[giver] != BIT[giver] and len(notes):
            cards = cards_in(old, 3 * giver)
            for i in range(len(cards)):
                notes = leaves(notes, where[giver], cards[i], BIT[giver])
    givers = BIT[: match.seats]
    for giver in range(match.seats):
        if where[giver] == BIT[giver]:
            givers[giver] = 0
    match.notes = joined(moved(notes, match.everybody(), where), match.notes_on_hands(givers, where))


def _seat_in(one: i64) -> i64:
    seat: i64 = 0
    while one > 1:
        one >>= 1
        seat += 1
    return seat


def _mate(match: FranticHands, seat: i64) -> None:
    """All number cards of a value held more than once go, black ones too (F-157, F-158)."""
    hands, at = match.hands, 3 * seat
    bits: i64 = 0
    for number in range(GIFT):
        once = hands[at] & OF_NUMBER[number]
        if once & (once - 1) or hands[at + 1] & OF_NUMBER[number]:
            bits |= OF_NUMBER[number]
    match.throw(seat, bits, False, "F-157")


def _standoff(match: FranticHands) -> None:
    """All hands go first, then each draws three (F-162)."""
    table = match.table
    for n in range(1, match.seats + 1):
        match.throw(table.nth(n), _ALL, True, "F-162")
    for n in range(1, match.seats + 1):
        match.draw(table.nth(n), 3, "F-162")


def _open_hands(match: FranticHands) -> None:
    """All hands lie open until all agree (F-171, F-172), and are remembered."""
    where = BIT[: match.seats]
    viewers = vec[i64]([match.everybody() & ~where[seat] for seat in range(match.seats)])
    match.notes = match.notes_on_hands(viewers, where)
    if match.events is not None:
        match.show("F-171")
    choices.ask_all(match)


def _light(match: FranticHands) -> None:
    """Three more turns for each, counted from the next on (F-174)."""
    match.table.bomb = 3 * match.seats + 1
    if match.events is not None:
        match.tell("bomb", TABLE, [str(3 * match.seats)], "F-174")


def _tornado(match: FranticHands) -> None:
    """All hands are shuffled and dealt one by one (F-181); the first in order may get one more (F-182)."""
    table = match.table
    pool = vec[i64]()
    for seat in range(match.seats):
        held = cards_in(match.hands, 3 * seat)
        for i in range(len(held)):
            pool = append(pool, held[i])
    match.rng.shuffle(pool, 0)
    where = BIT[: match.seats]
    known = joined(match.notes, match.notes_on_hands(where, where))
    for seat in range(match.seats):
        table.hold(seat, -table.size_of(seat))
        for word in range(3):
            match.hands[3 * seat + word] = 0
    n: i64 = 0
    for i in range(len(pool)):
        n = 1 if n == match.seats else n + 1
        put(match.hands, 3 * table.nth(n), pool[i])
        table.hold(table.nth(n), 1)
    _remember_pool(match, known)
    if match.events is not None:
        for n in range(1, match.seats + 1):
            seat = table.nth(n)
            cards = names(match.hands, 3 * seat)
            match.whisper("hand", seat, [str(len(cards))], cards, BIT[seat], "F-181")


def _remember_pool(match: FranticHands, notes: vec[i64]) -> None:
    """What was known to be in some hand is in any hand now, and not in one's own if one does not see it there."""
    dealt = match.players() & ~match.table.out
    for seat in range(match.seats):
        cards = cards_in(match.hands, 3 * seat)
        for i in range(len(cards)):
            notes = leaves(notes, BIT[seat], cards[i], match.players())
    match.notes = moved(notes, match.everybody(), vec[i64]([dealt] * int(match.seats)))
