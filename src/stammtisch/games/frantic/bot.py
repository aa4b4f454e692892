"""How a sensible player of Frantic decides, from what the seat knows."""

from typing import Final

from mypy_extensions import i64

from stammtisch.bots.bot import ONLY, Advice, Bot
from stammtisch.core.bits import BIT
from stammtisch.core.game import View
from stammtisch.games.frantic.cards import BLACK, COLOURS, FACES, FANTASTIC, FUCK_YOU, GIFT, POINTS, SECOND, SKIP, held
from stammtisch.games.frantic.moves import (
    AGREE,
    DISCARD,
    DRAW,
    END,
    GIVE,
    HIT,
    LAY_COUNTER,
    LAY_NICE_TRY,
    SEND,
    STAKE,
    TAKE,
    TARGET,
    WISH,
    WISH_NUMBER,
)
from stammtisch.games.frantic.rules import OF_NUMBER
from stammtisch.games.frantic.view import FranticView

RID_OF_THREE: Final = 14  # a Gift, beside what the card itself costs
TWO_CARDS: Final = 4  # a 2nd Chance that another card can follow
FEW: Final = 3  # cards in a hand that will soon be empty


class FranticBot(Bot):
    def advise(self, view: View) -> Advice:
        assert isinstance(view, FranticView)
        first = view.legal[0]
        if len(view.legal) == 1:
            return Advice(first, ONLY, [])
        if first <= END:
            return self._play(view)
        if first < GIVE:
            return self._attack(view, first)
        if first < STAKE:
            return Advice(costly(view.legal, GIVE if first < DISCARD else DISCARD), "frantic-why-away", ["F-192"])
        if first < TAKE:
            return self._stake(view)
        if first < SEND:
            return Advice(cheap(view.legal, TAKE), "frantic-why-take", ["F-155", "F-192"])
        return self._send(view)

    def _play(self, view: FranticView) -> Advice:
        """Away with what costs most, and with as much as possible; cards that fit anywhere wait until they are needed,
        unless somebody is about to be out."""
        best, most = -1, -1
        for action in view.legal:
            if action < DRAW and worth(view, action) > most:
                best, most = action, worth(view, action)
        if best < 0:
            return Advice(view.legal[0], ONLY, [])
        if best == FUCK_YOU:
            return Advice(best, "frantic-why-fuck-you", ["F-084", "F-194"])
        if best < BLACK and best % FACES == GIFT:
            return Advice(best, "frantic-why-gift", ["F-073"])
        if best >= FANTASTIC:
            return Advice(best, "frantic-why-wild", ["F-046"])
        return Advice(best, "frantic-why-costly", ["F-030", "F-192"])

    def _attack(self, view: FranticView, first: int) -> Advice:
        if first == LAY_COUNTER:
            return Advice(first, "frantic-why-counter", ["F-103"])
        if first == LAY_NICE_TRY:
            return Advice(first, "frantic-why-try", ["F-120"])
        if first >= WISH:
            return Advice(wish(view), "frantic-why-wish", ["F-090", "F-091"])
        best = first
        for action in view.legal:
            if threat(view, seat_of(action)) > threat(view, seat_of(best)) or (
                action >= HIT and seat_of(action) == seat_of(best)
            ):
                best = action
        return Advice(best, "frantic-why-target", ["F-060"])

    def _stake(self, view: FranticView) -> Advice:
        """The highest card never takes the stakes, with two players the lowest (F-150, F-153)."""
        if view.seats == 2:
            return Advice(cheap(view.legal, STAKE), "frantic-why-stake", ["F-153"])
        return Advice(costly(view.legal, STAKE), "frantic-why-stake", ["F-150"])

    def _send(self, view: FranticView) -> Advice:
        """What costs the seat most that would be out first."""
        if view.legal[0] >= AGREE:
            return Advice(view.legal[0], ONLY, [])
        best = view.legal[0]
        for action in view.legal:
            if weight(view, action) > weight(view, best):
                best = action
        return Advice(best, "frantic-why-send", ["F-159", "F-169"])


def worth(view: FranticView, kind: i64) -> int:
    """How much a card should go now."""
    points = int(POINTS[kind])
    if kind >= FANTASTIC:
        return 50 if kind == FUCK_YOU else 12 if hurried(view) else 0
    face = kind % FACES
    if kind >= BLACK or face < GIFT:
        return points + 1 + 2 * follows(view, kind)
    if face == GIFT:
        return points + RID_OF_THREE
    return points + (TWO_CARDS if face == SECOND else 2 if face == SKIP else 0) + follows(view, kind)


def follows(view: FranticView, kind: i64) -> int:
    """Whether another card of the hand has its colour or number."""
    if kind >= BLACK:
        return 1 if view.hand[0] & OF_NUMBER[kind % FACES] & ~BIT[kind] else 0
    colour = (view.hand[0] >> (FACES * (kind // FACES))) & 0x1FFF
    return 1 if colour & (colour - 1) else 0


def hurried(view: FranticView) -> bool:
    """Whether somebody else will soon be out of cards."""
    return any(view.table.size_of(seat) <= FEW for seat in range(view.seats) if seat != view.seat)


def seat_of(action: i64) -> int:
    """The seat that a target or a share hits."""
    return int(action - TARGET if action < HIT else (action - HIT) // 4)


def threat(view: FranticView, seat: i64) -> int:
    """Who has few cards is about to end the round, who has few points about to win."""
    return -20 * int(view.table.size_of(seat)) - int(view.table.points[seat])


def weight(view: FranticView, action: i64) -> int:
    kind, seat = (action - SEND) // 8, (action - SEND) % 8
    return 1000 * int(POINTS[kind]) + threat(view, seat)


def wish(view: FranticView) -> int:
    """The colour, or where it may be the number, of which the hand has most."""
    best, most = WISH, -1
    for action in view.legal:
        n = action - WISH
        if action < WISH_NUMBER:
            found = sum([int(held(view.hand, 0, n * FACES + face)) for face in range(FACES)])
        else:
            value = action - WISH_NUMBER
            found = sum([int(held(view.hand, 0, colour * FACES + value)) for colour in range(len(COLOURS) + 1)])
        if found > most:
            best, most = action, found
    return best


def costly(legal: list[int], base: int) -> int:
    """The action with the card that costs most."""
    best = legal[0]
    for action in legal:
        if POINTS[action - base] > POINTS[best - base]:
            best = action
    return best


def cheap(legal: list[int], base: int) -> int:
    best = legal[0]
    for action in legal:
        if POINTS[action - base] < POINTS[best - base]:
            best = action
    return best


BOT: Final = FranticBot("rule")
