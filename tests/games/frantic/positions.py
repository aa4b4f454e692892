"""Random positions in mid-round in which rare things are near: attacks, counters, events, last cards, an empty pile."""

from random import Random

from games.frantic.referee.pack import (
    COLOURS,
    EVENTS,
    NUMBERS,
    PACK,
    colour_of,
    is_black,
    is_multi,
    number_of,
    symbol_of,
)
from games.frantic.referee.table import Chance, Table

KINDS = ["attacks", "parries", "events", "last cards", "short pile", "bomb", "ten cards", "anything"]


def position(kind: str, seats: int, random: Random, chance: Chance) -> Table:
    """Somebody is on turn, everybody holds cards, and those that the kind is about are in the hands."""
    wanted = [card for card in PACK if _wanted(kind, card)]
    random.shuffle(wanted)
    rest = [card for card in PACK if not _wanted(kind, card)]
    random.shuffle(rest)
    hands = [_hand(kind, wanted, rest, random) for _ in range(seats)]
    for card in {"last cards": ["NiceTry"], "bomb": ["NiceTry"], "parries": ["Counter", "Counter", "FuckYou"]}.get(
        kind, []
    ):
        _deal_in(card, hands, wanted, rest, random)
    cards = random.sample(wanted + rest, len(wanted + rest))
    owner = random.randrange(seats)
    played = [_top(kind, hands[owner], cards)]
    stock = random.choice([0, 1, 2, 3, 5, 8]) if kind in ("short pile", "last cards") else random.randrange(len(cards))
    thrown = cards[stock:]
    below = random.randrange(len(thrown) + 1)
    table = Table(chance, random.randrange(seats), hands, cards[:stock], random.sample(EVENTS, len(EVENTS)))
    table.under, table.played = thrown[:below], thrown[below:] + played
    table.owner = owner
    table.skips = [seat for seat in table.others(table.owner) if random.random() < 0.2]
    for card in table.played:
        table.colour = colour_of(card) or table.colour
    if is_multi(table.top()):
        numbers = NUMBERS if table.top() in ("Fantastic", "Four") else []
        table.wish = random.choice([*COLOURS.values(), *numbers])
    for _ in [card for card in table.played if is_black(card)]:
        table.revealed.append(next(name for name in table.event_pile if name not in ("doomsday", "finish-line")))
        table.event_pile.remove(table.revealed[-1])
    if kind == "bomb" or "time-bomb" in table.revealed:
        _light(table, random)
    return table


def _wanted(kind: str, card: str) -> bool:
    if kind == "attacks":
        return bool(symbol_of(card)) or (is_multi(card) and card != "Fantastic")
    if kind == "parries":
        return symbol_of(card) in ("Gift", "Exchange") or card in ("Counter", "Four", "Equality", "FuckYou")
    if kind == "events":
        return is_black(card)
    if kind == "ten cards":
        return card in ("FuckYou", "Equality", "Four") or symbol_of(card) in ("2nd", "Gift", "Exchange")
    if kind in ("last cards", "short pile"):
        return card in ("NiceTry", "Four", "Counter") or symbol_of(card) == "2nd" or is_black(card)
    return False


def _hand(kind: str, wanted: list[str], rest: list[str], random: Random) -> list[str]:
    size = random.choice([1, 1, 2, 2, 3]) if kind in ("last cards", "parries") else random.randint(1, 7)
    if kind == "ten cards":
        size = random.choice([9, 9, 10])
    hand = []
    for _ in range(size):
        pile = wanted if wanted and (random.random() < 0.5 or not rest) else rest
        hand.append(pile.pop())
    return hand


def _deal_in(card: str, hands: list[list[str]], wanted: list[str], rest: list[str], random: Random) -> None:
    """Somebody holds this card."""
    for pile in (wanted, rest):
        if card in pile:
            pile.remove(card)
            random.choice(hands).append(card)
            return


def _top(kind: str, hand: list[str], cards: list[str]) -> str:
    """Any card but Fuck You; if events are wanted, one on which a black card of this hand fits."""
    numbers = [number_of(card) for card in hand if is_black(card)] if kind in ("events", "last cards") else []
    symbols = [symbol_of(card) for card in hand if symbol_of(card)] if kind == "parries" else []
    fitting = [card for card in cards if number_of(card) in numbers or symbol_of(card) in symbols]
    top = next(card for card in fitting + cards if card != "FuckYou")
    cards.remove(top)
    return top


def _light(table: Table, random: Random) -> None:
    """The Time Bomb ticks; its event has been revealed, so one is there in its stead."""
    if "time-bomb" not in table.revealed:
        if not table.revealed:
            return
        table.event_pile[table.event_pile.index("time-bomb")] = table.revealed.pop()
        table.revealed.append("time-bomb")
    table.bomb = random.randint(1, 3 * table.seats)


def write(table: Table, limit: int = 0) -> str:
    """The same position in the words of the engine, perhaps with a limit of its own; nothing is left open."""
    clauses = {
        "pile": table.played,
        "under": table.under,
        "wish": [table.wish, "by", f"S{table.laid_by}"] if table.wish else [],
        "skips": [f"S{seat}" for seat in table.skips],
        "revealed": table.revealed,
        "bomb": [str(table.bomb)] if table.bomb else [],
        "stock": table.draw_pile or ["empty"],
        "events": table.event_pile or ["empty"],
    }
    text = f"{table.seats} seats; dealer S{table.dealer}; S{table.owner} on turn; laid by S{table.laid_by}"
    text += f"; length=custom; points_limit={limit}" if limit else ""
    text += "".join(f"; {name} {' '.join(words)}" for name, words in clauses.items() if words)
    return text + "".join(f"; S{seat} hand {' '.join(hand)}" for seat, hand in enumerate(table.hands))
