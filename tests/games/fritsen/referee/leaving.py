"""Pauses, and leaving for good (2-14 to 2-17, 2-30)."""

from games.fritsen.referee.drinks import OPEN, WAIVED
from games.fritsen.referee.fouls import put_pile, repair_cells
from games.fritsen.referee.setup import all_ready, count_roles, taken_up
from games.fritsen.referee.table import DIRTY, ENDING, PICKUP, REPAIR, ROLES, SETUP, TURNS, WINDOW, Potje
from games.fritsen.referee.turns import close, closes, deadlocked, finished, go_on, lift, settle_drinks, window_over


def go_away(potje: Potje, seat: int, reason: str) -> None:
    """Play is paused until everybody is back (2-17)."""
    potje.leaving.pop(seat, None)
    if seat not in potje.away:
        potje.away.append(seat)
        potje.reasons[seat] = reason


def come_back(potje: Potje, seat: int) -> None:
    potje.away.remove(seat)
    potje.reasons.pop(seat)


def remove(potje: Potje, seat: int) -> None:
    """The hand goes under the closed pile, and the seat stops (2-30); a pile that it had to move is moved (2-82)."""
    if potje.phase == REPAIR and potje.repairer == seat:
        put_pile(potje, repair_cells(potje)[0])
    for drink in potje.drinks.charged:
        if drink.seat == seat and drink.state == OPEN:
            drink.state = WAIVED
    was_out = seat in potje.out
    potje.put_under(seat)
    potje.grabbed = {number: each for number, each in potje.grabbed.items() if each != seat}
    if potje.exchanging == seat:
        potje.exchanging = None
    goes_on = len(potje.players()) > 2
    if potje.phase in (SETUP, PICKUP) and seat not in potje.picked and potje.dealt and goes_on:
        potje.stock += potje.dealt.pop(max(potje.dealt))
    if was_out:
        potje.left_finished.append(seat)
    else:
        potje.gone.append(seat)
    if seat in potje.last:
        potje.last.remove(seat)
    potje.quizzed = [each for each in potje.quizzed if each != seat]
    potje.unsaid = [each for each in potje.unsaid if each != seat]
    potje.leaving.pop(seat, None)
    potje.slips.pop(seat, None)
    potje.in_vain.discard(seat)
    potje.acts = [act for act in potje.acts if act.seat != seat]
    if seat in potje.away:
        come_back(potje, seat)
    potje.holding = {each: owner for each, owner in potje.holding.items() if seat not in (each, owner)}
    potje.looks = [look for look in potje.looks if seat not in look]
    if seat in potje.uncovered:
        potje.uncovered.remove(seat)
    if potje.vote is not None:
        if seat in (potje.vote.by, potje.vote.target):
            potje.vote = None
        else:
            potje.vote.yes = [each for each in potje.vote.yes if each != seat]
            potje.vote.no = [each for each in potje.vote.no if each != seat]
    if potje.untidy == seat:
        potje.tidy()
    if potje.glass_owner == seat:
        lift(potje)
    _pass_on_roles(potje, seat)
    if potje.phase == ROLES:
        _vote_on(potje, seat)
    elif potje.phase in TURNS:
        _play_on(potje, seat)
    elif closes(potje):
        settle_drinks(potje)
    elif potje.phase in (SETUP, PICKUP, DIRTY):
        if len(potje.players()) == 1:
            close(potje, "few")
            return
        taken_up(potje)
        all_ready(potje)


def _vote_on(potje: Potje, seat: int) -> None:
    """Who is gone neither votes nor is chosen."""
    if len(potje.players()) == 1:
        close(potje, "few")
        return
    if seat == potje.frits:
        potje.frits, potje.role, potje.role_votes = -1, "frits", {}
    if potje.chooser is not None:
        potje.role_votes, potje.among, potje.chooser, potje.declined = {}, [], None, []
    potje.role_votes = {each: choice for each, choice in potje.role_votes.items() if seat not in (each, choice)}
    count_roles(potje, late=False)


def _pass_on_roles(potje: Potje, seat: int) -> None:
    """Frits's place falls to the nearest on Willem's right, Willem's to the nearest on Frits's left (2-41)."""
    if len(potje.players()) < 2 or potje.phase == ROLES:
        return
    order = potje.order()
    potje._order = order
    if seat == potje.frits:
        potje.frits = _nearest(potje, order.index(potje.willem), -1)
    elif seat == potje.willem:
        potje.willem = _nearest(potje, order.index(potje.frits), 1)
    if seat == potje.shuffler:
        potje.shuffler = potje.frits


def _nearest(potje: Potje, place: int, step: int) -> int:
    order = potje.order()
    while True:
        place = (place + step) % len(order)
        if order[place] in potje.players():
            return order[place]


def _play_on(potje: Potje, seat: int) -> None:
    if len(potje.players()) == 1:
        close(potje, "few")
        return
    if finished(potje) or deadlocked(potje):
        return
    potje.recount()  # what it decides comes before the turn is over
    if seat == potje.current:
        potje.window = potje.repair = None
        potje.phase = ENDING
        go_on(potje)
    elif potje.phase == WINDOW and not potje.timers and all(each in potje.passed for each in potje.holders()):
        window_over(potje)
    elif potje.phase == REPAIR and potje.repair is None:
        potje.phase = ENDING
        go_on(potje)
    else:
        go_on(potje)
