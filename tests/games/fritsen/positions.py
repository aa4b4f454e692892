"""Random positions in mid-potje in which rare things are near: blocks, the glass, last cards, jokers, no stock, a
pause."""

from random import Random

from games.fritsen.referee.board import FIRST, JOKERS, free_cells, name
from games.fritsen.referee.drinks import Drinks
from games.fritsen.referee.match import Table
from games.fritsen.referee.pack import JOKER, MEDALS
from games.fritsen.referee.table import DRAWN, TURN, Chance, Potje, sorted_hand

from stammtisch.core.option import Value

KINDS = ["blocks", "glasses", "last cards", "jokers", "empty stock", "drinks", "many piles", "pauses", "anything"]
WANTED = {
    "blocks": ["6", "3C"],
    "glasses": ["6", "J"],
    "last cards": ["9", "6", "X"],
    "jokers": ["X"],
    "empty stock": ["X", "9"],
    "drinks": ["9", "Q", "K", "AH", "JC"],
}
ON_TOP = {"blocks": ["Q", "J"], "glasses": ["J"], "drinks": ["9", "Q", "K", "AH", "JC", "T"]}


def position(kind: str, seats: int, options: dict[str, Value], random: Random) -> Potje:
    """Somebody is on turn, at least two hold cards, and those that the kind is about are in the hands."""
    confirm = bool(options["drink_confirm"] or options["laf"]) and options["drink"] != "none"
    potje = Table(seats, dict(options), Chance(), Drinks(confirm), frits=seats - 1, willem=0, phase=TURN)
    rest = random.sample(potje.cards(), len(potje.cards()))
    piles = random.randint(4, 12) if kind == "many piles" else random.randint(1, 5)
    for _ in range(piles):
        _begin_pile(potje, kind, rest, random)
    if random.random() < (0.9 if kind == "jokers" else 0.4):
        jokers = [card for card in rest if card == JOKER][: random.randint(1, 2)]
        if jokers:
            potje.piles[JOKERS] = jokers
            for card in jokers:
                rest.remove(card)
    potje.hands = [[] for _ in range(seats)]
    potje.current = random.randrange(seats)
    for seat in random.sample(range(seats), seats):
        still = seats - len(potje.out) > 2 and seat != potje.current and random.random() < 0.15
        if still:
            potje.out.append(seat)
        else:
            potje.hands[seat] = _hand(kind, rest, random, max(1, len(rest) - seats))
    left = (
        random.choice([0, 0, 1, 2, 3])
        if kind in ("empty stock", "last cards", "jokers")
        else random.randrange(len(rest) + 1)
    )
    potje.stock, buried = rest[:left], rest[left:]
    potje.piles[FIRST] = buried + potje.piles[FIRST]
    potje.turns = [random.randint(1, 9) for _ in range(seats)]
    potje.lays = [0] * seats
    potje.medals = {seat: MEDALS.get(potje.turns[seat], "") for seat in potje.out}
    potje.turn = 1
    if random.random() < 0.3:
        potje.drew = True
        potje.phase = DRAWN
    if random.random() < (0.8 if kind == "glasses" else 0.3):
        others = [seat for seat in range(seats) if seat != potje.current]
        potje.glass, potje.glass_owner = random.choice(list(potje.piles)), random.choice(others)
    if kind == "pauses":
        potje.away = [random.randrange(seats)]
        potje.reasons = {potje.away[0]: "toilet"}
    return potje


def _begin_pile(potje: Potje, kind: str, rest: list[str], random: Random) -> None:
    place = random.choice(free_cells(potje.piles, potje.columns)) if potje.piles else FIRST
    potje.piles[place] = [_drawn(ON_TOP.get(kind, []), rest, random, joker=False) for _ in range(random.randint(1, 3))]


def _hand(kind: str, rest: list[str], random: Random, most: int) -> list[str]:
    size = random.choice([1, 1, 2, 2, 3]) if kind in ("last cards", "jokers", "empty stock") else random.randint(1, 6)
    return sorted_hand([_drawn(WANTED.get(kind, []), rest, random) for _ in range(min(size, most))])


def _drawn(wanted: list[str], rest: list[str], random: Random, joker: bool = True) -> str:
    """A card that is wanted, as often as not."""
    fitting = [card for card in rest if (card in wanted or card[0] in wanted) and (joker or card != JOKER)]
    plain = [card for card in rest if joker or card != JOKER]
    card = random.choice(fitting if fitting and random.random() < 0.5 else plain)
    rest.remove(card)
    return card


def write(potje: Potje, options: dict[str, Value]) -> str:
    """The same position in the words of the engine; nothing is left open."""
    clauses = [f"{potje.seats} seats", *[f"{each}={_value(value)}" for each, value in options.items()]]
    clauses += [f"frits S{potje.frits}", f"willem S{potje.willem}", f"S{potje.current} on turn"]
    clauses += [f"pile {name(cell)} {' '.join(pile)}" for cell, pile in potje.piles.items()]
    clauses.append(f"stock {' '.join(potje.stock) or 'empty'}")
    clauses += [f"S{seat} hand {' '.join(hand) or 'empty'}" for seat, hand in enumerate(potje.hands)]
    clauses += [f"out {' '.join(f'S{seat}' for seat in potje.out)}"] if potje.out else []
    clauses += ["drawn"] if potje.drew else []
    clauses += [f"glass {name(potje.glass)} by S{potje.glass_owner}"] if potje.glass else []
    clauses += [f"away S{seat} {potje.reasons[seat]}" for seat in potje.away]
    clauses.append(f"turns {' '.join(map(str, potje.turns))}")
    return "; ".join(clauses)


def _value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
