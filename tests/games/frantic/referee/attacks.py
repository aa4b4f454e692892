"""Attacks: who is chosen, who parries, who pays; and the requests of multi-coloured cards."""

from games.frantic.referee.pack import COLOURS, FUCK_YOU, NUMBERS, kinds
from games.frantic.referee.table import Share, Story, Table

COUNTER = "Counter"


def attack(table: Table, seat: int, attacking: str) -> Story[None]:
    """Choose, parry, carry out (F-062): `attacking` is what the card shows, whatever its colour."""
    if attacking == "Four":
        yield from _split(table, seat)
        table.attack = [Share(count, [seat, target]) for target, count in table.split]
        table.split = []
    else:
        table.attack = [Share(0, [seat])]
        yield from _aimed(table, attacking, table.attack[0])
    for share in table.attack:  # one after the other, in the order named (F-096)
        yield from _settled(table, attacking, share)
    for share in table.attack:  # nobody suffers before all could parry (F-095, F-096)
        if share.state == "lapsed":
            continue
        owner, target = share.path[-2:]
        if attacking == "Skip":
            table.skips.append(target)  # F-069
        elif attacking == "Gift":
            yield from _gift(table, owner, target)
        elif attacking == "Exchange":
            yield from _exchange(table, owner, target)
        elif attacking == "Equality":
            table.draw(target, len(table.hands[owner]) - len(table.hands[target]))  # F-098
        else:
            table.draw(target, share.count)
    table.attack = []


def targets(table: Table, seat: int, attacking: str) -> list[int]:
    """Never oneself (F-061); the card's own condition holds for whoever carries the attack out (F-104)."""
    found = table.others(seat)
    if attacking == "Skip":
        return [each for each in found if each not in table.skips]  # F-070, F-113
    if attacking == "Equality":
        return [each for each in found if len(table.hands[each]) < len(table.hands[seat])]  # F-098, F-099
    return found


def _aimed(table: Table, attacking: str, share: Share) -> Story[None]:
    """The last of the path names the next; where nobody may be chosen the attack lapses (F-072, F-106, F-113)."""
    share.state = "aiming"
    seat = share.path[-1]
    found = targets(table, seat, attacking)
    if found:
        _, words = yield {seat: [f"target S{each}" for each in found]}
        share.path.append(int(words.removeprefix("target S")))
    else:
        share.state = "lapsed"


def _split(table: Table, seat: int) -> Story[None]:
    """Four cards over one or more others, each named once, in an order of one's own (F-094, F-095)."""
    while left := 4 - sum(count for _, count in table.split):
        free = [each for each in table.others(seat) if each not in [target for target, _ in table.split]]
        counts = [left] if len(free) == 1 else range(1, left + 1)
        _, words = yield {seat: [f"hit S{each} {count}" for each in free for count in counts]}
        target, count = words.removeprefix("hit S").split()
        table.split.append((int(target), int(count)))


def _settled(table: Table, attacking: str, share: Share) -> Story[None]:
    """Whoever is hit may turn the attack on, and so may the next, unless it lapses (F-102 to F-106, F-110)."""
    while share.state != "lapsed":
        hit = share.path[-1]
        if not table.hands[hit] or table.lies_open(COUNTER) == 4:  # F-116
            share.state = "settled"
            return
        share.state = "asked"
        held = ["counter"] if COUNTER in table.hands[hit] else []
        _, words = yield {hit: [*held, "pass"]}
        if words == "pass":
            share.state = "settled"
            return
        table.lay(hit, COUNTER)
        yield from _aimed(table, attacking, share)


def _gift(table: Table, owner: int, target: int) -> Story[None]:
    """F-073 to F-077, F-111."""
    yield from _put_aside(table, owner, target)
    table.hands[target] += table.taken_up(owner)


def _exchange(table: Table, owner: int, target: int) -> Story[None]:
    """Two are put aside, two drawn unseen, and only then are the two taken up (F-078 to F-083, F-112)."""
    yield from _put_aside(table, owner, target)
    number = min(2, len(table.hands[target]))
    for card in table.chance.blind(owner, target, list(table.hands[target]), number):
        table.hands[target].remove(card)
        table.hands[owner].append(card)
    table.hands[target] += table.taken_up(owner)


def _put_aside(table: Table, owner: int, target: int) -> Story[None]:
    """Two hand cards of one's choice, never Fuck You; with no more than two held, what may go goes (F-077, F-204)."""
    hand = table.hands[owner]
    if len(hand) <= 2:
        for card in [card for card in hand if card != FUCK_YOU]:
            table.put_aside(owner, card, target)
        return
    for _ in range(2):
        _, words = yield {owner: [f"give {card}" for card in kinds(hand) if card != FUCK_YOU]}
        table.put_aside(owner, words.removeprefix("give "), target)


def request(table: Table) -> Story[None]:
    """Who laid the topmost card wishes for a colour, with a number on the card also for a number (F-090 to F-092)."""
    wishes = list(COLOURS.values())
    if table.played[-1] in ("Fantastic", "Four"):
        wishes += NUMBERS
    _, words = yield {table.laid_by: [f"wish {wish}" for wish in wishes]}
    table.wish = words.removeprefix("wish ")
