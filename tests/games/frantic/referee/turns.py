"""One round: the start card, turns, what follows from a card, and how a turn ends."""

from games.frantic.referee.attacks import attack, request, targets
from games.frantic.referee.events import event
from games.frantic.referee.pack import COLOURS, EVENTS, PACK, is_black, is_multi, symbol_of
from games.frantic.referee.table import Chance, Story, Table

NICE_TRY = "NiceTry"


def dealt(chance: Chance, seats: int, dealer: int) -> Table:
    """Both piles shuffled, seven cards each, one at a time from the dealer's right (F-014, F-017, F-018, F-020)."""
    cards, events = chance.shuffled(PACK), chance.shuffled(EVENTS)
    table = Table(chance, dealer, [[] for _ in range(seats)], cards, events)
    for _ in range(7):
        for seat in table.order_from(dealer):
            table.hands[seat].append(table.draw_pile.pop(0))
    return table


def opened(table: Table) -> Story[None]:
    """The next card is turned up and counts as played by the dealer, with all that follows (F-021 to F-029)."""
    table.owner = table.dealer
    card = table.draw_pile.pop(0)
    table.put_on_top(table.dealer, card)
    yield from _resolved(table, table.dealer, card)
    yield from _turn_ends(table, slot=False)
    yield from continued(table)


def continued(table: Table) -> Story[None]:
    """Turn after turn until the round is over."""
    while not table.over:
        slot = table.bomb is not None
        yield from _turn(table)
        yield from _turn_ends(table, slot)


def _turn(table: Table) -> Story[None]:
    """Play one card, or draw one and then perhaps play one (F-030 to F-037)."""
    seat = table.owner
    moves = [f"play {card}" for card in table.fitting(seat)] + (["draw"] if table.draw_pile else [])
    _, words = yield {seat: moves or ["cannot"]}
    yield from _done(table, seat, words)


def _done(table: Table, seat: int, words: str) -> Story[None]:
    if words == "cannot":
        table.unpaid = True  # F-037, F-068
    elif words == "draw":
        table.draw(seat, 1)
        moves = [f"play {card}" for card in table.fitting(seat)]
        _, words = yield {seat: [*moves, "end"]}  # F-033, F-034, F-067
        if words != "end":
            yield from _done(table, seat, words)
    else:
        card = words.removeprefix("play ")
        table.lay(seat, card)
        yield from _resolved(table, seat, card)


def _resolved(table: Table, seat: int, card: str) -> Story[None]:
    """What a card does when it is played by a seat in its turn, or turned up for the dealer."""
    if is_black(card):
        yield from event(table, seat)  # F-132
    elif symbol_of(card) == "2nd":
        yield from _second_chance(table, seat)
    else:
        if symbol_of(card):
            yield from attack(table, seat, symbol_of(card))
        elif card == "Four" or (card == "Equality" and targets(table, seat, card)):
            yield from attack(table, seat, card)  # F-089, F-100
        if is_multi(table.played[-1]):  # the card itself, or a Counterattack on it (F-092)
            yield from request(table)


def _second_chance(table: Table, seat: int) -> Story[None]:
    """A further card is compulsory; if none fits, a draw is, and then a card may follow (F-063 to F-068)."""
    moves = [f"play {card}" for card in table.fitting(seat)]
    otherwise = ["draw"] if table.draw_pile else ["cannot"]
    table.following = True
    _, words = yield {seat: moves or otherwise}
    table.following = False
    yield from _done(table, seat, words)


def _turn_ends(table: Table, slot: bool) -> Story[None]:
    """Empty hands, unpaid draws, the bomb, and on to the right (F-040); `slot`: whether the bomb counts this turn."""
    if table.over:
        return
    if any(not hand for hand in table.hands):
        yield from _nice_try(table)
    if any(not hand for hand in table.hands):
        table.over = "out"  # F-187
    elif table.unpaid:
        table.over = "pile"  # F-188
    else:
        _advance(table, slot)


def _advance(table: Table, slot: bool) -> None:
    """To the next seat; who is due to skip is passed over, and that counts for the bomb too (F-039, F-174, F-177)."""
    while True:
        if slot and table.bomb is not None:
            table.bomb -= 1
            if table.bomb == 0:
                table.over = "time-bomb"  # F-176
                return
        table.owner = (table.owner + 1) % table.seats
        if table.owner not in table.skips:
            return
        table.skips.remove(table.owner)
        slot = True


def _nice_try(table: Table) -> Story[None]:
    """All with cards are asked at once; who was out draws three, and a colour is wished for (F-117 to F-131)."""
    if table.lies_open(NICE_TRY):
        return  # F-131
    empty = [seat for seat in table.order_from(table.owner) if not table.hands[seat]]
    waiting = [seat for seat in range(table.seats) if table.hands[seat]]
    while waiting:
        held = {seat: ["nice-try"] if NICE_TRY in table.hands[seat] else [] for seat in waiting}
        seat, words = yield {each: [*held[each], "pass"] for each in waiting}
        if words == "pass":
            waiting.remove(seat)
            continue
        table.lay(seat, NICE_TRY)
        for each in empty:
            table.draw(each, 3)  # F-120, F-121, F-130
        _, words = yield {seat: [f"wish {colour}" for colour in COLOURS.values()]}  # F-123
        table.wish = words.removeprefix("wish ")
        return
