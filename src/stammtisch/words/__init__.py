"""Views, moves, events and rules in three languages, from one catalogue for each."""

from typing import Protocol

from stammtisch.core.event import Event
from stammtisch.core.game import View
from stammtisch.words import foppen, keezen, mezza
from stammtisch.words.language import LANGUAGES, Argument, language
from stammtisch.words.speech import Company, Speech, capital, signed
from stammtisch.words.spelling import Spelling, fits

__all__ = ["EVENTS", "LANGUAGES", "MOVES", "Argument", "Company", "Spelling", "Words", "language", "signed"]


class Chapter(Protocol):
    """What one game says: a module."""

    MOVES: dict[str, Spelling]
    EVENTS: dict[str, Spelling]

    @property
    def VIEW(self) -> type[View]: ...

    def move(self, words: Speech, said: str) -> str: ...

    def awaited(self, words: Speech, view: View, company: Company) -> str: ...

    def lines(self, words: Speech, view: View, company: Company) -> list[str]: ...


CHAPTERS: dict[str, Chapter] = {"foppen": foppen, "keezen": keezen, "mezza": mezza}

_OF_VIEW = {chapter.VIEW: chapter for chapter in CHAPTERS.values()}

MOVES = {game: chapter.MOVES for game, chapter in CHAPTERS.items()}
"""The moves that name something; the others are all verb."""

EVENTS = {game: chapter.EVENTS for game, chapter in CHAPTERS.items()}
"""The events of each game, by kind."""


class Words(Speech):
    """All that can be said in one language."""

    def move(self, game: str, words: str) -> str:
        """What a button says: `play G7` becomes `Play green 7`."""
        return CHAPTERS[game].move(self, words)

    def awaited(self, view: View, company: Company) -> str:
        """The one sentence that says whose turn it is and what is asked."""
        return _chapter(view).awaited(self, view, company)

    def view(self, view: View, company: Company) -> list[str]:
        """All that a screen shows, as sentences; the first says what is awaited."""
        return [self.awaited(view, company), *_chapter(view).lines(self, view, company)]

    def event(self, game: str, event: Event, company: Company) -> str:
        """What happened, as a sentence to whom `company` speaks; the event must be as he sees it."""
        try:
            return capital(self._told(game, event, company))
        except (ValueError, LookupError):  # an event of a release that said it otherwise
            told = " ".join([event.kind, *event.said, *event.what])
            return capital(self.say("event-other", told=told, **company.who(event.seat)))

    def _told(self, game: str, event: Event, company: Company) -> str:
        spelling = EVENTS[game][event.kind]
        if not fits(spelling.said, event.said):
            raise ValueError(f"{event.kind} does not say {event.said}")
        arguments = company.who(event.seat) | {"rule": event.rule or "none"}
        arguments |= self.spell(game, spelling.said, event.said, company)
        if spelling.whispered:
            arguments["known"] = "yes" if event.what else "no"
            arguments |= self.spell(game, spelling.whispered, event.what, company)
        return self.say(f"{game}-event-{event.kind}", **arguments)


def _chapter(view: View) -> Chapter:
    """The chapter of the game that a view is of."""
    return _OF_VIEW[type(view)]
