"""How a sensible player of Pig decides."""

from typing import Final

from stammtisch.games.pig.moves import FOUL, HOLD, NO, ROLL, SNATCH, TOAST
from stammtisch.games.pig.view import PigView

from stammtisch.bots.bot import NO_CALL, ONLY, Advice, Bot
from stammtisch.core.game import View
from stammtisch.core.rng import Rng

ENOUGH = 15  # points of a turn to be content with


class PigBot(Bot):
    def advise(self, view: View) -> Advice:
        assert isinstance(view, PigView)
        if len(view.legal) == 1:
            return Advice(view.legal[0], ONLY, [])
        if SNATCH in view.legal:
            return Advice(SNATCH, "pig-why-snatch", ["2A"])
        if view.table.total >= ENOUGH:
            return Advice(HOLD, "pig-why-hold", ["1-3"])
        return Advice(ROLL, "pig-why-roll", ["1-2"])

    def call(self, view: View, rng: Rng) -> int:
        """A foul is called, a vote is answered with no, and a first toast is drunk."""
        assert isinstance(view, PigView)
        fouls = [action for action in view.calls if action >= FOUL]
        if fouls or NO in view.calls:
            return fouls[0] if fouls else NO
        return NO_CALL if view.table.toasts[int(view.seat)] else TOAST


BOT: Final = PigBot("rule", calls=True)
