"""Attacks: who is chosen, who parries, who pays; and the requests of multi-coloured cards."""

from games.frantic.referee.pack import COLOURS, FUCK_YOU, NUMBERS, kinds
from games.frantic.referee.table import Story, Table

COUNTER = "Counter"
Share = tuple[int, int, int]
"""Of an attack: who carries it out, against whom, and how many cards of a Fantastic Four."""


def attack(table: Table, seat: int, attacking: str) -> Story[None]:
    """Choose, parry, carry out (F-062): `attacking` is what the card shows, whatever its colour."""
    if attacking == "Four":
        named = yield from _split(table, seat)
    else:
        target = yield from _target(table, seat, attacking)
        named = [] if target is None else [(target, 1)]
    shares: list[Share] = []
    for target, number in named:  # one share after the other, in the order named (F-096)
        share = yield from _settled(table, attacking, (seat, target, number))
        shares += [] if share is None else [share]
    for owner, target, number in shares:  # nobody suffers before all could parry (F-095, F-096)
        if attacking == "Skip":
            table.skips.append(target)  # F-069
        elif attacking == "Gift":
            yield from _gift(table, owner, target)
        elif attacking == "Exchange":
            yield from _exchange(table, owner, target)
        elif attacking == "Equality":
            table.draw(target, len(table.hands[owner]) - len(table.hands[target]))  # F-098
        else:
            table.draw(target, number)


def targets(table: Table, seat: int, attacking: str) -> list[int]:
    """Never oneself (F-061); the card's own condition holds for whoever carries the attack out (F-104)."""
    found = table.others(seat)
    if attacking == "Skip":
        return [each for each in found if each not in table.skips]  # F-070, F-113
    if attacking == "Equality":
        return [each for each in found if len(table.hands[each]) < len(table.hands[seat])]  # F-098, F-099
    return found


def _target(table: Table, seat: int, attacking: str) -> Story[int | None]:
    """None where nobody may be chosen: the attack lapses (F-072, F-100, F-106, F-113)."""
    found = targets(table, seat, attacking)
    if not found:
        return None
    _, words = yield {seat: [f"target S{each}" for each in found]}
    return int(words.removeprefix("target S"))


def _split(table: Table, seat: int) -> Story[list[tuple[int, int]]]:
    """Four cards over one or more others, each named once, in an order of one's own (F-094, F-095)."""
    named: list[tuple[int, int]] = []
    left = 4
    while left:
        free = [each for each in table.others(seat) if each not in [target for target, _ in named]]
        counts = [left] if len(free) == 1 else range(1, left + 1)
        _, words = yield {seat: [f"hit S{each} {count}" for each in free for count in counts]}
        target, count = words.removeprefix("hit S").split()
        named.append((int(target), int(count)))
        left -= int(count)
    return named


def _settled(table: Table, attacking: str, share: Share) -> Story[Share | None]:
    """Whoever is hit may turn the attack on, and so may the next (F-102 to F-105, F-110); None where it lapses."""
    owner, target, number = share
    while table.hands[target] and table.lies_open(COUNTER) < 4:  # F-116
        held = ["counter"] if COUNTER in table.hands[target] else []
        _, words = yield {target: [*held, "pass"]}
        if words == "pass":
            break
        table.lay(target, COUNTER)
        owner = target
        following = yield from _target(table, owner, attacking)
        if following is None:
            return None
        target = following
    return owner, target, number


def _gift(table: Table, owner: int, target: int) -> Story[None]:
    """F-073 to F-077, F-111."""
    table.hands[target] += yield from _handed_over(table, owner)


def _exchange(table: Table, owner: int, target: int) -> Story[None]:
    """Two are put aside, two drawn unseen, and only then are the two taken up (F-078 to F-083, F-112)."""
    aside = yield from _handed_over(table, owner)
    number = min(2, len(table.hands[target]))
    for card in table.chance.blind(owner, target, list(table.hands[target]), number):
        table.hands[target].remove(card)
        table.hands[owner].append(card)
    table.hands[target] += aside


def _handed_over(table: Table, owner: int) -> Story[list[str]]:
    """Two hand cards of one's choice, never Fuck You; with no more than two held, what may go goes (F-077, F-204)."""
    hand = table.hands[owner]
    if len(hand) <= 2:
        given = [card for card in hand if card != FUCK_YOU]
    else:
        given = yield from chosen(owner, [card for card in hand if card != FUCK_YOU], 2, "give")
    for card in given:
        hand.remove(card)
    return given


def chosen(seat: int, hand: list[str], number: int, verb: str) -> Story[list[str]]:
    """So many cards, one after the other; nobody learns of them before the last."""
    found: list[str] = []
    left = list(hand)
    for _ in range(number):
        _, words = yield {seat: [f"{verb} {card}" for card in kinds(left)]}
        card = words.removeprefix(f"{verb} ")
        left.remove(card)
        found.append(card)
    return found


def request(table: Table) -> Story[None]:
    """Who laid the topmost card wishes for a colour, with a number on the card also for a number (F-090 to F-092)."""
    wishes = list(COLOURS.values())
    if table.played[-1] in ("Fantastic", "Four"):
        wishes += NUMBERS
    _, words = yield {table.laid_by: [f"wish {wish}" for wish in wishes]}
    table.wish = words.removeprefix("wish ")
