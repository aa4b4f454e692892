"""The twenty events, each from the right of the player of the black card (F-133)."""

from games.frantic.referee.pack import colour_of, kinds, number_of, points_of
from games.frantic.referee.table import Story, Table


def event(table: Table, seat: int) -> Story[None]:
    """The top event is turned over and carried out to the end, as far as possible (F-132, F-135, F-138)."""
    name = table.event_pile.pop(0)
    table.revealed.append(name)
    order = table.order_from(seat)
    if name in ASKING:
        yield from ASKING[name](table, order)
    elif name in PLAIN:
        PLAIN[name](table, order)
    elif name in ("doomsday", "finish-line"):
        table.over = name  # F-143, F-147
    else:
        assert name == "friday-13th"  # F-148


def _charity(table: Table, order: list[int]) -> None:
    """F-139, F-140, F-141."""
    most = max(len(hand) for hand in table.hands)
    rich = [seat for seat in order if len(table.hands[seat]) == most]
    for taker in order:
        for giver in rich:
            if taker not in rich and table.hands[giver]:
                (card,) = table.chance.blind(taker, giver, list(table.hands[giver]), 1)
                table.hands[giver].remove(card)
                table.hands[taker].append(card)


def _communism(table: Table, order: list[int]) -> None:
    """F-142."""
    most = max(len(hand) for hand in table.hands)
    for seat in order:
        table.draw(seat, most - len(table.hands[seat]))


def _earthquake(table: Table, order: list[int]) -> None:
    """All at once, to the right (F-145)."""
    table.hands[:] = [table.hands[seat - 1] for seat in range(table.seats)]


def _expansion(table: Table, order: list[int]) -> None:
    """F-146."""
    for place, seat in enumerate(order, start=1):
        table.draw(seat, place)


def _mating_season(table: Table, order: list[int]) -> None:
    """All copies of a number held more than once, black ones too (F-157, F-158)."""
    for seat in order:
        numbers = [number_of(card) for card in table.hands[seat]]
        for card in list(table.hands[seat]):
            if number_of(card) and numbers.count(number_of(card)) > 1:
                table.push_under(seat, card)


def _mexican_standoff(table: Table, order: list[int]) -> None:
    """F-162."""
    for seat in order:
        for card in list(table.hands[seat]):
            table.push_under(seat, card)
    for seat in order:
        table.draw(seat, 3)


def _robin_hood(table: Table, order: list[int]) -> None:
    """The first in order among the fewest and among the most; equal hands stay (F-165 to F-168)."""
    fewest = min(order, key=lambda seat: len(table.hands[seat]))
    most = max(order, key=lambda seat: len(table.hands[seat]))
    if len(table.hands[fewest]) < len(table.hands[most]):
        table.hands[fewest], table.hands[most] = table.hands[most], table.hands[fewest]


def _third_time_lucky(table: Table, order: list[int]) -> None:
    """F-173."""
    for seat in order:
        table.draw(seat, 3)


def _time_bomb(table: Table, order: list[int]) -> None:
    """Three turns for everybody, beginning with the next (F-174)."""
    table.bomb = 3 * table.seats


def _tornado(table: Table, order: list[int]) -> None:
    """F-181, F-182."""
    pool = [card for seat in order for card in table.hands[seat]]
    for hand in table.hands:
        hand.clear()
    for place, card in enumerate(table.chance.tornado(pool, order)):
        table.hands[order[place % table.seats]].append(card)


def _vandalism(table: Table, order: list[int]) -> None:
    """F-183 to F-186."""
    for seat in order:
        for card in list(table.hands[seat]):
            if table.colour and colour_of(card) == table.colour:
                table.push_under(seat, card)


def _gambling_man(table: Table, order: list[int]) -> Story[None]:
    """All with cards stake one at once; second in points takes all, or who had none to stake (F-149 to F-154)."""
    empty = [seat for seat in order if not table.hands[seat]]
    staking = [seat for seat in order if table.hands[seat]]
    while waiting := [seat for seat in staking if seat not in table.aside]:
        seat, words = yield {each: [f"stake {card}" for card in kinds(table.hands[each])] for each in waiting}
        table.put_aside(seat, words.removeprefix("stake "))
    ranked = sorted(staking, key=lambda seat: (points_of(table.aside[seat][0][0]), order.index(seat)))
    taker = empty[0] if empty else ranked[1]
    for seat in staking:
        table.hands[taker] += table.taken_up(seat)


def _market(table: Table, order: list[int]) -> Story[None]:
    """One card each of those turned over; the last is not asked for, a missing one is unpaid (F-155, F-156, F-204)."""
    table.market = table.draw_pile[: table.seats]
    del table.draw_pile[: table.seats]
    for seat in order:
        if not table.market:
            table.unpaid = True
        elif len(table.market) == 1:
            table.hands[seat].append(table.market.pop())
        else:
            _, words = yield {seat: [f"take {card}" for card in kinds(table.market)]}
            table.market.remove(words.removeprefix("take "))
            table.hands[seat].append(words.removeprefix("take "))


def _merry_christmas(table: Table, order: list[int]) -> Story[None]:
    """Every card to somebody else, all at once; nothing is taken up before all have given (F-159, F-160, F-161)."""
    if table.seats == 2:
        table.hands.reverse()  # F-161, F-204
        return
    while waiting := [seat for seat in order if table.hands[seat]]:
        seat, words = yield {
            each: [f"send {card} S{other}" for card in kinds(table.hands[each]) for other in table.others(each)]
            for each in waiting
        }
        card, _, whom = words.removeprefix("send ").partition(" S")
        table.put_aside(seat, card, int(whom))
    for given in table.aside.values():
        for card, target in given:
            assert target is not None
            table.hands[target].append(card)
    table.aside.clear()


def _recession(table: Table, order: list[int]) -> Story[None]:
    """F-163, F-164."""
    for place, seat in enumerate(order, start=1):
        if len(table.hands[seat]) > place:
            for _ in range(place):
                _, words = yield {seat: [f"discard {card}" for card in kinds(table.hands[seat])]}
                table.put_aside(seat, words.removeprefix("discard "))
            table.under += table.taken_up(seat)
        else:
            for card in list(table.hands[seat]):
                table.push_under(seat, card)


def _surprise_party(table: Table, order: list[int]) -> Story[None]:
    """One after the other; what was just received may be passed on (F-169, F-170)."""
    for seat in order:
        if table.hands[seat]:
            treats = [f"send {card} S{other}" for card in kinds(table.hands[seat]) for other in table.others(seat)]
            _, words = yield {seat: treats}
            card, target = words.removeprefix("send ").split(" S")
            table.hands[seat].remove(card)
            table.hands[int(target)].append(card)


def _all_seeing_eye(table: Table, order: list[int]) -> Story[None]:
    """F-171, F-172."""
    waiting = list(order)
    while waiting:
        seat, _ = yield {each: ["agree"] for each in waiting}
        waiting.remove(seat)


PLAIN = {
    "charity": _charity,
    "communism": _communism,
    "earthquake": _earthquake,
    "expansion": _expansion,
    "mating-season": _mating_season,
    "mexican-standoff": _mexican_standoff,
    "robin-hood": _robin_hood,
    "third-time-lucky": _third_time_lucky,
    "time-bomb": _time_bomb,
    "tornado": _tornado,
    "vandalism": _vandalism,
}

ASKING = {
    "gambling-man": _gambling_man,
    "market": _market,
    "merry-christmas": _merry_christmas,
    "recession": _recession,
    "surprise-party": _surprise_party,
    "all-seeing-eye": _all_seeing_eye,
}
