"""The bot without judgement: any legal move, each as likely."""

from stammtisch.bots.bot import Advice, Bot
from stammtisch.core.game import View
from stammtisch.core.rng import Rng


class RandomBot(Bot):
    def choose(self, view: View, rng: Rng) -> int:
        """What `State.pick` would choose."""
        return view.legal[rng.below(len(view.legal))]

    def advise(self, view: View) -> Advice:
        """The first move, since one is as good as another."""
        return Advice(view.legal[0], "why-any", [])
