"""How a match ended: each side with its place, and its points where the game has some."""

from stammtisch.core.result import Result
from stammtisch.terminal.paint import Look
from stammtisch.words import Words, signed
from stammtisch.words.speech import capital


def lines(result: Result, look: Look) -> list[str]:
    """How it ended, then a line for each side, the first above."""
    return [ended(result, look), *standing(result, look)]


def ended(result: Result, look: Look) -> str:
    """Why it is over, and who has won."""
    won = [seat for side in result.winners for seat in side]
    key = _key(look.words, f"{look.game}-ended-{result.ending}", f"ended-{result.ending}")
    return look.words.say(key, n=len(won), whom=look.words.names(won, look.company))


def standing(result: Result, look: Look) -> list[str]:
    """A line for each side."""
    found: list[str] = []
    for side in _in_order(result):
        points = counted(result, side, look) if result.points else ""
        found.append(f"{result.places[side]:2}. {_names(result, side, look)}  {points}".rstrip())
    return found


def ranking(result: Result, look: Look) -> str:
    """The sides on one line."""
    return ", ".join(f"{result.places[side]}. {_names(result, side, look)}" for side in _in_order(result))


def _in_order(result: Result) -> list[int]:
    return sorted(range(len(result.sides)), key=lambda side: result.places[side])


def _names(result: Result, side: int, look: Look) -> str:
    return capital(look.words.names(result.sides[side], look.company))


def counted(result: Result, side: int, look: Look) -> str:
    """The points of a side, with a sign where some are below 0."""
    points, below = result.points[side], min(result.points) < 0
    key = _key(look.words, f"{look.game}-counts-{result.counts}", f"counts-{result.counts}")
    return look.words.say(key, n=points, points=signed(points) if below else str(points))


def _key(words: Words, of_game: str, of_house: str) -> str:
    return of_game if words.knows(of_game) else of_house
