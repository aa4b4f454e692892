"""Views, moves, events and rules in three languages, from the catalogues of the house and of each game."""

from collections.abc import Sequence

from stammtisch.core.event import Event
from stammtisch.core.game import View
from stammtisch.core.said import Said
from stammtisch.words.chapter import HOUSE, Chapter, renamed, spelled
from stammtisch.words.language import LANGUAGES, Argument, language
from stammtisch.words.speech import Company, Speech, capital, signed
from stammtisch.words.spelling import CARDS, Spelling, fits

__all__ = [
    "LANGUAGES",
    "Argument",
    "Chapter",
    "Company",
    "Spelling",
    "Words",
    "language",
    "renamed",
    "signed",
    "spelled",
]


class Words(Speech):
    """All that can be said in one language."""

    def line(self, game: str) -> str:
        """What one does in a game, in one sentence; empty where its catalogue has none."""
        return self.say(f"{game}-line") if self.knows(f"{game}-line") else ""

    def takes(self, game: str) -> str:
        """How long a match takes, as its rulebook says; empty where it says nothing."""
        return self.say(f"{game}-takes") if self.knows(f"{game}-takes") else ""

    def move(self, game: str, said: Sequence[str], company: Company | None = None, noted: bool = False) -> str:
        """What a button says: `play G7` becomes `Play green 7`, or `Play G7` where cards stay as `noted`. Seats
        have names where the company is known."""
        verb, *tokens = said
        spelling = spelled(game)["move"].get(verb)
        if spelling is None:
            return self.say(f"{game}-move-{'-'.join(said)}")
        given = self.spell(game, spelling.said, tokens, company or Company([]))
        if noted:
            ends = {"card": 1, "cards": len(tokens)}
            places = [(name, at, at + ends[kind]) for at, (name, kind) in enumerate(spelling.said) if kind in CARDS]
            given |= {name: " ".join(tokens[at:end]) for name, at, end in places}
        return capital(self.say(f"{game}-move-{verb}", **given))

    def asked(self, game: str, view: View, company: Company) -> str:
        """The one sentence that says whose turn it is and what is asked."""
        return self.told(game, "asked", view.asked(), company)

    def facts(self, game: str, view: View, company: Company) -> list[str]:
        """All that a screen shows, as sentences."""
        return [self.told(game, "fact", each, company) for each in view.facts()]

    def would(self, game: str, view: View, action: int, company: Company) -> list[str]:
        """What a move would do, as sentences."""
        return [self.told(game, "would", each, company) for each in view.would(action)]

    def told(self, game: str, group: str, said: Said, company: Company) -> str:
        """One thing in tokens as a sentence."""
        spelling = spelled(game)[group].get(said.kind)
        key = f"{game}-{group}-{said.kind}"
        if spelling is None and group == "asked" and said.kind in HOUSE:
            spelling, key = HOUSE[said.kind], f"asked-{said.kind}"
        if spelling is None and group == "because" and self.knows(f"because-{said.kind}"):
            spelling, key = Spelling(""), f"because-{said.kind}"
        if spelling is None or not fits(spelling.said, said.said):
            raise ValueError(f"{game} cannot word {group} {said}: its words chapter spells it otherwise")
        arguments = company.who(said.seat) | self.spell(game, spelling.said, said.said, company)
        return capital(self.say(key, **arguments))

    def event(self, game: str, event: Event, company: Company) -> str:
        """What happened, as a sentence to whom `company` speaks; the event must be as he sees it."""
        try:
            return capital(self._event(game, event, company))
        except (ValueError, LookupError):  # an event of a release that said it otherwise
            told = " ".join([event.kind, *event.said, *event.what])
            return capital(self.say("event-other", told=told, **company.who(event.seat)))

    def _event(self, game: str, event: Event, company: Company) -> str:
        spelling = spelled(game)["event"][event.kind]
        if not fits(spelling.said, event.said):
            raise ValueError(f"{event.kind} does not say {event.said}")
        arguments = company.who(event.seat) | {"rule": event.rule or "none"}
        arguments |= self.spell(game, spelling.said, event.said, company)
        if spelling.whispered:
            arguments["known"] = "yes" if event.what else "no"
            arguments |= self.spell(game, spelling.whispered, event.what, company)
        return self.say(f"{game}-event-{event.kind}", **arguments)
