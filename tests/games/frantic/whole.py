"""The whole truth of a match: read from the engine by its screens and its diagram, from the referee by its lists."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from games.frantic.referee.match import Playing, next_dealer
from games.frantic.referee.pack import EVENTS, PACK, is_multi
from games.frantic.referee.table import Answer, Asked, Chance, Table

from stammtisch.core.bits import members
from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, Game, State

Whole = dict[str, object]
_BEFORE_A_WISH = {"target", "hit", "give", "wish"}


def of_engine(game: Game, state: State, diagram: str) -> Whole:
    """What lies where and how it stands: of a hand what its seat sees, of the closed piles what the diagram tells."""
    open_to_all: Any = game.view(state, TABLE).screen()
    own: list[Any] = [game.view(state, seat).screen() for seat in range(state.seats)]
    attack = open_to_all["attack"]
    under = open_to_all["under"]
    return {
        "hands": [sorted(screen["hand"]) for screen in own],
        "aside": [sorted([(each["card"], each["seat"]) for each in screen["aside"]], key=str) for screen in own],
        "stock": closed(diagram, "stock"),
        "event pile": closed(diagram, "events"),
        "played": open_to_all["pile"][under:],
        "under": sorted(open_to_all["pile"][:under]),
        "market": sorted(open_to_all["market"]),
        "wish": open_to_all["wish"]["wish"] if open_to_all["wish"] else "",
        "demand": open_to_all["demand"] if open_to_all["phase"] in ("turn", "drawn", "following") else {},
        "layer": open_to_all["layer"],
        "cards": [each["cards"] for each in open_to_all["seats"]],
        "waiting": [seat for seat, each in enumerate(open_to_all["seats"]) if each["waiting"]],
        "skips": [seat for seat, each in enumerate(open_to_all["seats"]) if each["skips"]],
        "bomb": open_to_all["bomb"]["left"] if open_to_all["bomb"] else None,
        "split": [(share["path"][-1], share["count"]) for screen in own for share in screen["shares"]],
        "attack": [(share["count"], share["path"]) for share in attack["shares"]] if attack else [],
        "revealed": open_to_all["revealed"],
        "turn": open_to_all["turn"],
        "dealer": open_to_all["dealer"],
        "sheet": open_to_all["sheet"],
        "totals": state.scores(),
        "places": state.places(),
        "over": state.over(),
    }


def closed(diagram: str, name: str) -> list[str]:
    """A closed pile, its top first."""
    clause = next(clause for clause in diagram.split("; ") if clause.startswith(f"{name} "))
    return [] if clause == f"{name} empty" else clause.split()[1:]


def of_referee(playing: Playing) -> Whole:
    match = playing.match
    table = match.table
    verbs = {words.split()[0] for moves in playing.asked.values() for words in moves}
    return {
        "hands": [sorted(hand) for hand in table.hands],
        "aside": [sorted(table.aside.get(seat, []), key=str) for seat in range(table.seats)],
        "stock": table.draw_pile,
        "event pile": table.event_pile,
        "played": table.played,
        "under": sorted(table.under),
        "market": sorted(table.market),
        "wish": "" if is_due(table, verbs) else table.wish,
        "demand": table.demand() if verbs & {"play", "draw", "end", "cannot"} else {},
        "layer": table.laid_by,
        "cards": [len(hand) + len(table.aside.get(seat, [])) for seat, hand in enumerate(table.hands)],
        "waiting": [seat for seat in sorted(playing.asked) if seat != TABLE],
        "skips": sorted(table.skips),
        "bomb": table.bomb or None,
        "split": table.split,
        "attack": [(share.count, share.path) for share in table.attack],
        "revealed": table.revealed,
        "turn": None if table.over else table.owner,
        "dealer": next_dealer(table.dealer, match.history[-1]) if table.over else table.dealer,
        "sheet": match.history,
        "totals": match.totals,
        "places": match.places(),
        "over": match.over,
    }


def is_due(table: Table, verbs: set[str]) -> bool:
    """Whether a wish is to come, after the attack: one that it replaces is not shown any more (F-056, F-059, F-092)."""
    attacked = any(share.state == "asked" for share in table.attack)
    return bool(table.played) and is_multi(table.played[-1]) and (attacked or bool(verbs & _BEFORE_A_WISH))


def asked_by(game: Game, state: State) -> Asked:
    """Who may act, and what each may do, in words; the clock of the table left out."""
    return {seat: game.may(state, seat) for seat in members(state.acting())}


def clock_of(asked: Asked) -> list[str]:
    """What the table may do when time is up: it closes the one kind of window that is open (F-202)."""
    verbs = {words.split()[0] for moves in asked.values() for words in moves}
    if verbs <= {"deal"}:
        return sorted(verbs)
    if "pass" in verbs:
        return ["expire window"]
    return ["expire event"] if verbs & {"stake", "take", "discard", "send", "agree"} else ["expire turn"]


def in_time_trouble(events: Sequence[Event], playing: Playing) -> Iterator[Answer]:
    """What the clock did for whoever was late, as moves: a draw and the end of the turn, a pass, or what was told."""
    late = next(event for event in events if event.kind == "expire")
    assert late.said == [f"S{seat}" for seat in sorted(playing.asked)]
    for seat in sorted(playing.asked):
        table, moves = playing.match.table, playing.asked[seat]
        told = {kind: [event for event in events if (event.kind, event.seat) == (kind, seat)] for kind in _TELLING}
        verb = moves[0].split()[0]
        for default in ("end", "pass", "agree", "cannot", "draw"):
            if default in moves:
                yield seat, default
                if default == "draw" and not table.following:
                    yield seat, "end"
                break
        else:
            done = _told_of(verb, told)
            for card, target in table.aside.get(seat, []):
                done.remove(f"{verb} {card} S{target}" if verb == "send" else f"{verb} {card}")
            for words in done[len(table.split) if verb == "hit" else 0 :]:
                yield seat, words


_TELLING = {"play": "play", "target": "target", "share": "hit", "wish": "wish", "give": "give"}
_TELLING |= {"stake": "stake", "pick": "take", "discard": "discard"}


def _told_of(verb: str, told: dict[str, list[Event]]) -> list[str]:
    """The moves of a verb that events tell of."""
    kind = next(kind for kind, moved in _TELLING.items() if moved == ("give" if verb == "send" else verb))
    if verb == "send":
        return [f"send {card} {event.said[0]}" for event in told["give"] for card in event.what]
    if verb == "hit":
        return [f"hit {' '.join(event.said)}" for event in told["share"]]
    if verb in ("give", "stake"):
        return [f"{verb} {card}" for event in told[kind][:1] for card in event.what]
    return [f"{verb} {word}" for event in told[kind][:1] for word in event.said]


class Told(Chance):
    """Chance as the engine told it: the referee cannot know what a shuffle gave, only that it was one."""

    def __init__(self, game: Game, state: State) -> None:
        super().__init__(Random(0))
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        """What happened in the action that the referee is about to follow."""
        self.events = list(events)

    def first_dealer(self, seats: int) -> int:
        return next(event.seat for event in self.events if event.kind == "dealer")

    def shuffled(self, cards: list[str]) -> list[str]:
        """The deal, the start card and what was drawn since, on what still lies there."""
        if cards == EVENTS:
            turned = [event.said[0] for event in self.events if event.kind == "event"]
            return self._the_same(turned + closed(self.game.diagram(self.state), "events"), cards)
        seats = int(self.state.seats)
        dealer = self._next("dealer").seat
        hands = {seat: list(self._next("hand", seat).what) for seat in range(seats)}
        pile = [hands[(dealer + place) % seats].pop() for _ in range(7) for place in range(1, seats + 1)]
        for event in self.events:
            pile += event.said if event.kind in ("start", "market") else event.what if event.kind == "draw" else []
        assert cards == PACK
        return self._the_same(pile + closed(self.game.diagram(self.state), "stock"), cards)

    def blind(self, taker: int, giver: int, hand: list[str], number: int) -> list[str]:
        if number == 0:
            return []
        event = self._next("take", taker)
        assert event.said == [f"S{giver}", str(number)], f"not {number} from S{giver}: {event}"
        assert Counter(event.what) <= Counter(hand), f"{event} out of {hand}"
        return event.what

    def tornado(self, pool: list[str], order: list[int]) -> list[str]:
        hands = {seat: list(self._next("hand", seat).what) for seat in order}
        dealt = [hands[order[place % len(order)]].pop() for place in range(len(pool))]
        return self._the_same(dealt, pool)

    def _next(self, kind: str, seat: int | None = None) -> Event:
        """The next event of a kind; it is taken out, so that no card is drawn twice."""
        for event in self.events:
            if event.kind == kind and seat in (None, event.seat):
                self.events.remove(event)
                return event
        raise AssertionError(f"nothing was told of {kind} {seat}: {self.events}")

    def _the_same(self, found: list[str], cards: list[str]) -> list[str]:
        assert sorted(found) == sorted(cards), f"{found} is no shuffle of {cards}"
        return found
