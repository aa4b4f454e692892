"""How a sensible player of Keezen decides for the duo, from what the seat knows."""

from typing import Final

from mypy_extensions import i64

from stammtisch.bots.bot import ONLY, Advice, Bot
from stammtisch.core.game import View
from stammtisch.core.rng import NoRng
from stammtisch.games.keezen.board import H1, NOBODY, PAWNS, SEATS, YARD, lap, partner, start
from stammtisch.games.keezen.moves import FOLD, SPLIT, SWAP, WALK
from stammtisch.games.keezen.scoring import scores
from stammtisch.games.keezen.state import KeezenState
from stammtisch.games.keezen.table import KeezenTable
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
        before, then = view.table, after(view, action)
        if at_home(view.seat, then) > at_home(view.seat, before):
            return Advice(action, "keezen-why-home", ["K-043"])
        if waiting(view.seat + 1, then) > waiting(view.seat + 1, before):
            return Advice(action, "keezen-why-capture", ["K-045"])
        if worth < standing(view.seat, before):
            return Advice(action, "keezen-why-least", ["K-022"])
        if action < WALK:
            return Advice(action, "keezen-why-enter", ["K-031", "K-032"])
        if SWAP <= action < SPLIT:
            return Advice(action, "keezen-why-swap", ["K-060"])
        if action >= SPLIT:
            return Advice(action, "keezen-why-divide", ["K-037"])
        return Advice(action, "keezen-why-walk", ["K-040"])


def after(view: KeezenView, action: i64) -> KeezenTable:
    """The table with all pawns where a play leads them."""
    state = KeezenState(view.table.clone(), NoRng())
    if action < FOLD:
        state.move(view.seat, action)
    return state.table


def standing(seat: i64, table: KeezenTable) -> int:
    """How well the duo of a seat stands, beside the other."""
    total = 0
    for colour in range(SEATS):
        for i in range(PAWNS):
            place = table.pawn(colour, i)
            if (colour - seat) & 1:
                total -= worth(colour, place)
            else:
                total += worth(colour, place) - danger(colour, place, table)
    return total


def worth(colour: i64, place: i64) -> int:
    """A pawn is worth more the further it is; home it stands best where it lets the others in."""
    if place == YARD:
        return 0
    if place >= H1:
        return HOME + int(place - H1)
    return ON_TRACK + int(lap(colour, place)) // 2 + (SAFE if place == start(colour) else 0)


def danger(colour: i64, place: i64, table: KeezenTable) -> int:
    """What a pawn is worth is at risk as often as an opponent's stands close behind it (K-045)."""
    if place >= H1 or place == start(colour):
        return 0
    near = 0
    for behind in range(1, REACH + 1):
        other = table.board[(place - behind) & 63]
        if other != NOBODY and (other - colour) & 1:
            near += 1
    return near * worth(colour, place) // 12


def at_home(seat: i64, table: KeezenTable) -> int:
    """How many pawns of the seat's duo are home (K-094)."""
    return scores(table)[seat]


def waiting(seat: i64, table: KeezenTable) -> int:
    """How many pawns of the seat's duo are in the yard."""
    duo = [seat & 3, partner(seat & 3)]
    return len([i for colour in duo for i in range(PAWNS) if table.pawn(colour, i) == YARD])


BOT: Final = KeezenBot("rule")
