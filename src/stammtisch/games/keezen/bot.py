"""How a sensible player of Keezen decides for the duo, from what the seat knows."""

from typing import Final

from mypy_extensions import i64

from stammtisch.bots.bot import ONLY, Advice, Bot
from stammtisch.core.game import View
from stammtisch.games.keezen.board import H1, PAWNS, SEATS, YARD, at_lap, lap, partner, start
from stammtisch.games.keezen.moves import (
    FROM,
    REST,
    SPLIT,
    SWAP,
    TO,
    WALK,
    Split,
    rest_place,
    rest_steps,
    swap_colour,
    swap_other,
    swap_own,
)
from stammtisch.games.keezen.view import KeezenView

ON_TRACK: Final = 20  # beside a pawn in the yard
HOME: Final = 90  # and one more for each square that it leaves free behind it
SAFE: Final = 6  # on the own start square, where nobody takes it or passes (K-052, K-053)
REACH: Final = 12  # how far behind a pawn an opponent's is a danger to it


class KeezenBot(Bot):
    def advise(self, view: View) -> Advice:
        """What leaves the duo best off beside the other."""
        assert isinstance(view, KeezenView)
        if len(view.legal) == 1:
            return Advice(view.legal[0], ONLY, [])
        best = view.legal[0]
        most = -100000
        for action in view.legal:
            worth = standing(view.seat, after(view, action))
            if worth > most:
                best = action
                most = worth
        return self._reason(view, best, most)

    def _reason(self, view: KeezenView, action: int, worth: int) -> Advice:
        pawns = after(view, action)
        if at_home(view.seat, pawns) > at_home(view.seat, view.pawns):
            return Advice(action, "keezen-why-home", ["K-043"])
        if waiting(view.seat + 1, pawns) > waiting(view.seat + 1, view.pawns):
            return Advice(action, "keezen-why-capture", ["K-045"])
        if worth < standing(view.seat, view.pawns):
            return Advice(action, "keezen-why-least", ["K-022"])
        if action < WALK:
            return Advice(action, "keezen-why-enter", ["K-031", "K-032"])
        if SWAP <= action < SPLIT:
            return Advice(action, "keezen-why-swap", ["K-060"])
        if action >= SPLIT:
            return Advice(action, "keezen-why-divide", ["K-037"])
        return Advice(action, "keezen-why-walk", ["K-040"])


def after(view: KeezenView, action: i64) -> list[int]:
    """Where all pawns stand after a play."""
    pawns = view.pawns[:]
    colour = view.mover(view.seat)
    if action < WALK:
        walk(pawns, colour, YARD, start(colour))
    elif action < SWAP:
        walk(pawns, colour, FROM[action], TO[action])
    elif action < SPLIT:
        own, other = swap_own(action), swap_other(action)
        taken = find(pawns, swap_colour(action), other)
        pawns[find(pawns, colour, own)] = int(other)
        pawns[taken] = int(own)
    elif action < REST:
        parts = Split(action)
        walk(pawns, colour, parts.place, parts.to)
        walk(pawns, colour, parts.other, parts.end)
    else:
        steps, mate, place = rest_steps(action), partner(colour), rest_place(action)
        walk(pawns, colour, at_lap(colour, H1 - steps), H1)
        walk(pawns, mate, place, at_lap(mate, lap(mate, place) + 7 - steps))
    return pawns


def walk(pawns: list[int], colour: i64, place: i64, to: i64) -> None:
    """A pawn goes somewhere and captures who stands there (K-045)."""
    walker = find(pawns, colour, place)
    if to < H1:
        for i in range(SEATS * PAWNS):
            if pawns[i] == to:
                pawns[i] = YARD
    pawns[walker] = int(to)


def find(pawns: list[int], colour: i64, place: i64) -> int:
    return pawns.index(int(place), int(colour) * PAWNS)


def standing(seat: i64, pawns: list[int]) -> int:
    """How well the duo of a seat stands, beside the other."""
    total = 0
    for colour in range(SEATS):
        for i in range(colour * PAWNS, colour * PAWNS + PAWNS):
            if (colour - seat) & 1:
                total -= worth(colour, pawns[i])
            else:
                total += worth(colour, pawns[i]) - danger(colour, pawns[i], pawns)
    return total


def worth(colour: i64, place: i64) -> int:
    """A pawn is worth more the further it is; home it stands best where it lets the others in."""
    if place == YARD:
        return 0
    if place >= H1:
        return HOME + int(place - H1)
    return ON_TRACK + int(lap(colour, place)) // 2 + (SAFE if place == start(colour) else 0)


def danger(colour: i64, place: i64, pawns: list[int]) -> int:
    """What a pawn is worth is at risk as often as an opponent's stands close behind it (K-045)."""
    if place >= H1 or place == start(colour):
        return 0
    near = 0
    for other in (1, 3):
        first = int(colour + other & 3) * PAWNS
        for i in range(first, first + PAWNS):
            if pawns[i] < H1 and 1 <= (place - pawns[i]) & 63 <= REACH:
                near += 1
    return near * worth(colour, place) // 12


def at_home(seat: i64, pawns: list[int]) -> int:
    """How many pawns of the seat's duo are home (K-094)."""
    return sum([1 for i in range(SEATS * PAWNS) if (i // PAWNS - seat) & 1 == 0 and H1 <= pawns[i] < YARD])


def waiting(seat: i64, pawns: list[int]) -> int:
    """How many pawns of the seat's duo are in the yard."""
    return sum([1 for i in range(SEATS * PAWNS) if (i // PAWNS - seat) & 1 == 0 and pawns[i] == YARD])


BOT: Final = KeezenBot("rule")
