"""Pauses, and leaving for good (2-14 to 2-17, 2-30)."""

from games.fritsen.referee.drinks import OPEN, WAIVED
from games.fritsen.referee.setup import all_ready, taken_up
from games.fritsen.referee.table import DIRTY, ENDING, PICKUP, REPAIR, ROLES, TURNS, WINDOW, Potje
from games.fritsen.referee.turns import close, deadlocked, end_turn, finished, go_on, lift, window_over


def go_away(potje: Potje, seat: int, reason: str) -> None:
    """Play is paused until everybody is back (2-17)."""
    potje.leaving.pop(seat, None)
    if seat not in potje.away:
        potje.away.append(seat)


def come_back(potje: Potje, seat: int) -> None:
    potje.away.remove(seat)


def remove(potje: Potje, seat: int) -> None:
    """The hand goes under the closed pile, and the seat stops (2-30)."""
    for drink in potje.drinks.charged:
        if drink.seat == seat and drink.state == OPEN:
            drink.state = WAIVED
    was_out = seat in potje.out
    potje.put_under(seat)
    if was_out:
        potje.left_finished.append(seat)
    else:
        potje.gone.append(seat)
    if seat in potje.last:
        potje.last.remove(seat)
    potje.leaving.pop(seat, None)
    potje.slips.pop(seat, None)
    if seat in potje.away:
        potje.away.remove(seat)
    if potje.glass_owner == seat:
        lift(potje)
    _pass_on_roles(potje, seat)
    if potje.phase in TURNS:
        _play_on(potje, seat)
    elif potje.phase in (PICKUP, DIRTY):
        if len(potje.players()) == 1:
            close(potje, "alone")
            return
        taken_up(potje)
        all_ready(potje)


def _pass_on_roles(potje: Potje, seat: int) -> None:
    """Frits's place falls to the nearest on Willem's right, Willem's to the nearest on Frits's left (2-41)."""
    order = potje.order()
    potje._order = order
    if not potje.holders() or potje.phase == ROLES:
        return
    if seat == potje.frits:
        potje.frits = _nearest(potje, order.index(potje.willem), -1)
    elif seat == potje.willem:
        potje.willem = _nearest(potje, order.index(potje.frits), 1)


def _nearest(potje: Potje, place: int, step: int) -> int:
    order = potje.order()
    while True:
        place = (place + step) % len(order)
        if order[place] in potje.holders():
            return order[place]


def _play_on(potje: Potje, seat: int) -> None:
    if len(potje.players()) == 1:
        close(potje, "alone")
        return
    if finished(potje) or deadlocked(potje):
        return
    if seat == potje.current:
        potje.phase = ENDING
        potje.laid = True
        end_turn(potje)
    elif potje.phase == WINDOW and all(each in potje.passed for each in potje.holders()):
        window_over(potje)
    elif potje.phase == REPAIR and potje.repair is None:
        potje.phase = ENDING
        go_on(potje)
    else:
        go_on(potje)
