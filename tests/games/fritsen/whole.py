"""The whole truth of a potje: read from the engine by its screens and its diagram, from the referee by its lists."""

from collections import Counter
from typing import Any

from games.fritsen.referee import match
from games.fritsen.referee.board import free_cells, is_blocked, name
from games.fritsen.referee.drinks import DRUNK, OPEN, SKIPPED, WAIVED
from games.fritsen.referee.fouls import callable_acts
from games.fritsen.referee.pack import queens_on_top
from games.fritsen.referee.table import ENDING, TURNS, Chance, Potje, sorted_hand

from stammtisch.core.bits import members
from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, Game, State

Whole = dict[str, object]
NEWEST = 40
PLACED = ("lay", "pair", "glass")
COUNTED = (OPEN, DRUNK, SKIPPED)


def of_engine(game: Game, state: State, diagram: str) -> Whole:
    """What lies where and how it stands: of a hand what its seat sees, of the closed pile what the diagram tells."""
    shown: Any = game.view(state, TABLE).screen()
    seats: list[Any] = shown["seats"]
    window = shown["window"]
    return {
        "phase": shown["phase"],
        "roles": (shown["frits"], shown["willem"]),
        "turn": shown["turn"],
        "drawn": shown["drawn"],
        "hands": [sorted_hand(game.view(state, seat).screen()["hand"]) for seat in range(state.seats)],  # type: ignore[arg-type]
        "stock": closed(diagram),
        "piles": {pile["cell"]: pile["cards"] for pile in shown["piles"]},
        "blocked": sorted(pile["cell"] for pile in shown["piles"] if pile["blocked"]),
        "queens": {pile["cell"]: pile["queens"] for pile in shown["piles"]},
        "places for piles": sorted(shown["places"]) if shown["piles"] else [],
        "glass": (shown["glass"]["cell"], shown["glass"]["seat"]) if shown["glass"] else None,
        "window": (window["cell"], window["move"], sorted(window["passed"]), window["waited"]) if window else None,
        "repair": shown["repair"],
        "askew": shown["askew"],
        "dealt": sorted(shown["dealt"]),
        "dealt cards": {} if shown["phase"] == "over" else dealt_cards(diagram),
        "rounds": shown["rounds"],
        "exchanging": shown["exchanging"],
        "paused": shown["paused"],
        "idle": shown["idle"],
        "drinks": [
            (each["seat"], each["fritsjes"], each["kind"], each["rule"], each["state"]) for each in shown["drinks"]
        ],
        "acts": [
            (each["n"], each["seat"], each["what"], each["cards"], each["cell"] if each["what"] in PLACED else "")
            for each in (shown["acts"] if shown["phase"] != "over" else [])
        ],
        "vote": voted(shown["vote"]) if shown["vote"] else None,
        "turns": [each["turns"] for each in seats],
        "moves": [each["moves"] for each in seats],
        "fritsjes": [each["fritsjes"] for each in seats],
        "open": [each["open"] for each in seats],
        "waived": [each["waived"] for each in seats],
        "skipped": [each["skipped"] for each in seats],
        "kinds": [each["kinds"] for each in seats],
        "extra": [each["extra"] for each in seats],
        "out": [each["out"] for each in seats],
        "removed": [each["removed"] for each in seats],
        "medals": [each["medal"] for each in seats],
        "last": [seat for seat, each in enumerate(seats) if each["last"]],
        "slips": [seat for seat, each in enumerate(seats) if each["slip"]],
        "leaving": [each["leaving"] for each in seats],
        "away": [seat for seat, each in enumerate(seats) if each["away"]],
        "ready": [seat for seat, each in enumerate(seats) if each["ready"]],
        "places": state.places(),
        "over": state.over(),
        "ending": state.ending(),
        "may": {seat: sorted(game.may(state, seat)) for seat in members(state.acting())},
        "clock": sorted(game.may(state, TABLE)),
        "calls": {seat: sorted(game.text(each) for each in state.calls(seat)) for seat in range(state.seats)},
    }


def voted(vote: Any) -> tuple[int, list[int], list[int]]:
    """Who asked, and who said yes or no, or the first or the second."""
    return vote["by"], sorted(vote["yes"] + vote["one"]), sorted(vote["no"] + vote["two"])


def closed(diagram: str) -> list[str]:
    """The closed pile, its top first."""
    clause = next((clause for clause in diagram.split("; ") if clause.startswith("stock ")), "stock empty")
    return [] if clause == "stock empty" else clause.split()[1:]


def dealt_cards(diagram: str) -> dict[int, list[str]]:
    """By number the dealt piles that nobody has taken up."""
    clauses = [clause.split() for clause in diagram.split("; ")]
    return {int(words[1]): words[2:] for words in clauses if words[0] == "dealt"}


def of_referee(potje: Potje) -> Whole:
    seats = range(potje.seats)
    drinks = potje.drinks.charged
    begun = bool(potje.piles)
    by_seat = [[drink for drink in drinks if drink.seat == seat] for seat in seats]
    return {
        "phase": "turn" if potje.hides_turn and potje.phase == ENDING else potje.phase,
        "roles": tuple(seat if seat >= 0 else None for seat in (potje.frits, potje.willem)),
        "turn": potje.current if potje.phase in [*TURNS, "final", "closing"] and not potje.hides_turn else None,
        "drawn": potje.phase == "drawn",
        "hands": [sorted_hand(hand) for hand in potje.hands],
        "stock": potje.stock,
        "piles": {name(cell): pile for cell, pile in potje.piles.items()},
        "blocked": sorted(name(cell) for cell in potje.piles if is_blocked(cell, potje.glass, potje.piles)),
        "queens": {name(cell): queens_on_top(pile) for cell, pile in potje.piles.items()},
        "places for piles": sorted(name(cell) for cell in free_cells(potje.piles, potje.columns)) if begun else [],
        "glass": (name(potje.glass), None if potje.hides_turn else potje.glass_owner) if potje.glass else None,
        "window": (name(potje.window), potje.window_move, sorted(potje.passed), potje.waited) if potje.window else None,
        "repair": name(potje.repair) if potje.repair else None,
        "askew": name(potje.askew) if potje.askew else None,
        "dealt": sorted(potje.dealt) if potje.phase in ("setup", "pickup") else [],
        "dealt cards": {} if potje.phase == "over" else potje.dealt,
        "rounds": potje.rounds if potje.dealt else 0,
        "exchanging": potje.exchanging,
        "paused": potje.paused,
        "idle": potje.idle,
        "drinks": [(each.seat, each.fritsjes, each.kind, each.rule, each.state) for each in drinks[-NEWEST:]],
        "acts": [
            (act.number, act.seat, act.what, act.cards, name(act.cell) if act.cell and act.what in PLACED else "")
            for act in (callable_acts(potje, TABLE) if potje.phase != "over" else [])
        ],
        "vote": (potje.vote.by, sorted(potje.vote.yes), sorted(potje.vote.no)) if potje.vote else None,
        "turns": [None if potje.hides_turn else turns for turns in potje.turns],
        "moves": [None if potje.hides_turn else moves for moves in potje.lays],
        "fritsjes": [sum(each.fritsjes for each in own if each.state in COUNTED) for own in by_seat],
        "open": [sum(each.fritsjes for each in own if each.state == OPEN) for own in by_seat],
        "waived": [sum(each.fritsjes for each in own if each.state == WAIVED) for own in by_seat],
        "skipped": [sum(each.fritsjes for each in own if each.state == SKIPPED) for own in by_seat],
        "kinds": [dict(Counter(each.kind for each in own if each.state in COUNTED)) for own in by_seat],
        "extra": [potje.extra.get(seat, 0) for seat in seats],
        "out": [potje.out.index(seat) + 1 if seat in potje.out else None for seat in seats],
        "removed": [seat in potje.gone + potje.left_finished for seat in seats],
        "medals": [potje.medals.get(seat, "") for seat in seats],
        "last": [] if potje.hides_turn else sorted(potje.last),
        "slips": sorted(potje.slips),
        "leaving": [potje.leaving.get(seat, "") for seat in seats],
        "away": sorted(potje.away),
        "ready": sorted(potje.ready),
        "places": match.places(potje),
        "over": potje.phase == "over",
        "ending": potje.ended if potje.phase == "over" else "",
        "may": {seat: sorted(moves) for seat, moves in match.asked(potje).items()},
        "clock": sorted(match.clock(potje)),
        "calls": {seat: sorted(match.calls(potje, seat)) for seat in seats},
    }


class Told(Chance):
    """Chance as the engine told it: the referee cannot know what a shuffle gave, only that it was one."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def hear(self, events: list[Event]) -> None:
        """What happened in the action that the referee is about to follow."""
        self.events = list(events)

    def roles(self, seats: int) -> tuple[int, int]:
        event = next(event for event in self.events if event.kind == "roles")
        return event.seat, int(event.said[0][1:])

    def lying(self, cards: list[str]) -> list[str]:
        found = closed(self.game.diagram(self.state))
        assert sorted(found) == sorted(cards), f"{found} is no shuffle of {cards}"
        return found

    def shuffled(self, cards: list[str]) -> list[str]:
        """The dealt piles round by round, what was opened, and what still lies there."""
        diagram = self.game.diagram(self.state)
        dealt = dealt_cards(diagram)
        assert all(len(pile) == 5 for pile in dealt.values())
        if not dealt:
            return self.lying(cards)
        found = [dealt[number][place] for place in range(5) for number in sorted(dealt)]
        opened = next(event for event in reversed(self.events) if event.kind == "open")
        found += [*opened.said, *closed(diagram)]
        assert sorted(found) == sorted(cards), f"{found} is no shuffle of {cards}"
        return found
