"""How a sensible player of Mezza decides, from what the seat knows."""

from typing import Final

from mypy_extensions import i64

from stammtisch.bots.bot import ONLY, Advice, Bot
from stammtisch.core.game import View
from stammtisch.games.mezza.cards import HALF, JOKER, KINDS, ZERO, kinds
from stammtisch.games.mezza.moves import ADD, FLIP, KIND, NUMBER, OPEN, PASS, THREE
from stammtisch.games.mezza.rules import makes_ten
from stammtisch.games.mezza.table import STARTING, SWAPPING
from stammtisch.games.mezza.view import MezzaView

_EIGHT: Final = 12
_ORDER: Final = [3, 4, 5, 6, 8, 9, HALF, 10, 7, 11, _EIGHT, ZERO, 13, 14, JOKER]  # 1 2 3 3½ 5 6 ½ 6½ 4 7 8 0 9 9½ J
WORTH: Final = [_ORDER.index(kind) for kind in range(KINDS)]
"""How long one keeps a kind: what seldom fits goes first, what fits on nearly everything last."""

PRECIOUS: Final = WORTH[_EIGHT]
"""From here on one card at a time, as long as new ones come."""


class MezzaBot(Bot):
    def advise(self, view: View) -> Advice:
        assert isinstance(view, MezzaView)
        if len(view.legal) == 1:
            return Advice(view.legal[0], ONLY, [])
        if view.table.phase == SWAPPING:
            return self._open(view)
        if view.legal[0] >= FLIP:
            return Advice(view.legal[0], "mezza-why-flip", ["M-076"])
        if view.table.phase == STARTING:
            return Advice(most(view.legal, view.table.lowest), "mezza-why-begin", ["M-030"])
        additions = [action for action in view.legal if ADD <= action < OPEN]
        if additions:
            return self._add(view, additions[-1])
        if view.seat != view.table.turn:
            return Advice(most(view.legal, HALF), "mezza-why-steal", ["M-120"])
        return self._lay(view)

    def _open(self, view: MezzaView) -> Advice:
        """The best cards wait on the table, for the end (M-071)."""
        best = view.legal[0]
        for action in view.legal:
            if worth(THREE[action - OPEN]) > worth(THREE[best - OPEN]):
                best = action
        return Advice(best, "mezza-why-open", ["M-020", "M-071"])

    def _add(self, view: MezzaView, action: int) -> Advice:
        """Cards added are rid of for nothing, unless they are too good for it (M-181, M-183)."""
        if kept(view, view.table.top) and PASS in view.legal:
            return Advice(PASS, "mezza-why-keep", ["M-183"])
        return Advice(action, "mezza-why-add", ["M-180", "M-181"])

    def _lay(self, view: MezzaView) -> Advice:
        """Clear the pile and lead again, else be rid of what is worth least, all of it at once."""
        best = view.legal[0]
        for action in view.legal:
            if clears(view, action):
                return Advice(action, "mezza-why-clear", ["M-161", "M-172"])
            if WORTH[KIND[action]] < WORTH[KIND[best]]:
                best = action
        kind = KIND[best]
        if kind <= ZERO:
            return Advice(best, "mezza-why-joker", ["M-062", "M-100"])
        if kept(view, kind):
            return Advice(best, "mezza-why-one", ["M-041"])
        return Advice(most(view.legal, kind), "mezza-why-low", ["M-040", "M-041"])


def worth(pack: i64) -> int:
    return sum([WORTH[kind] for kind in kinds(pack)])


def kept(view: MezzaView, kind: i64) -> bool:
    """Whether more than one of a kind is too good to go; once the stock is used up every card must go."""
    return view.table.left > 0 and WORTH[kind] >= PRECIOUS


def most(legal: list[int], kind: i64) -> int:
    """The move that lays the most cards of a kind, or else the last there is, to pass."""
    best = legal[-1]
    for action in legal:
        if action < ADD and KIND[action] == kind:
            best = action
    return best


def clears(view: MezzaView, action: i64) -> bool:
    """Whether a lay takes the pile out of play, without spending jokers on it (M-160, M-170)."""
    kind = KIND[action]
    run = NUMBER[action] + (view.table.run if kind == view.table.top else i64(0))
    return kind > ZERO and (makes_ten(view.table.demand, kind) or run >= 4)


BOT: Final = MezzaBot("rule")
