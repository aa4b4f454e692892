"""What is said of a game, in all languages."""

from stammtisch.core.event import Event
from stammtisch.core.game import Game, View
from stammtisch.words import LANGUAGES, Company, Words

NAMES = ["Anna", "Ben", "Clara", "Daan"]


def event_said(game: str, event: Event, seat: int) -> list[str]:
    """An event as it is told to a seat."""
    return [Words(each).event(game, event.seen_by(seat), Company(NAMES, seat)) for each in LANGUAGES]


def move_said(game: Game, move: str) -> list[str]:
    return [Words(each).move(game.name, game.said(game.parse(move))) for each in LANGUAGES]


def view_said(game: str, view: View) -> list[str]:
    """What is asked, then all facts, in English."""
    company = Company(NAMES[: int(view.seats)], int(view.seat))
    return [Words("en").asked(game, view, company), *Words("en").facts(game, view, company)]
