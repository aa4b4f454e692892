"""Forbidden hand-work that all can see: the closed pile, open piles, hands and the glass (2-18, 2-19, 2-21, 2-86 …)."""

from games.fritsen.referee.board import Cell, cell, name
from games.fritsen.referee.table import Act, Potje, sorted_hand
from games.fritsen.referee.turns import go_on, note

RULES = {
    "grab": ("2-21", "2-21"),
    "peek-stock": ("2-18", "2-18"),
    "bury": ("2-86", "2-88"),
    "take-open": ("2-19", "2-19"),
    "shift": ("2-90", "2-91"),
    "shove": ("2-138", "2-139"),
    "spare": ("2-140", "2-140"),
}
"""By what was done the rule it breaks, and the one that says what it costs."""
SEEN_AS_DEEDS = ("bury", "take-open", "shift", "shove", "spare")


def possible(potje: Potje, seat: int) -> list[str]:
    """What a naughty hand can do in a turn."""
    found = [f"grab S{each}" for each in potje.holders() if each != seat]
    found += ["peek-stock"] if potje.stock else []
    if len(potje.hands[seat]) > 1:
        found += [f"bury {card}" for card in dict.fromkeys(potje.hands[seat])]
    if potje.window is not None:
        return found
    if potje.glass is None:
        found += [f"spare {name(each)}" for each in potje.piles]
    else:
        found += [f"shove {name(each)}" for each in potje.piles if each != potje.glass]
    found += [f"take-open {name(each)}" for each, pile in potje.piles.items() if len(pile) > 1]
    if potje.log and potje.log[-1][0] == seat:
        found += [f"shift {name(each)}" for each in potje.piles if each != potje.log[-1][1]]
    return found


def do(potje: Potje, seat: int, verb: str, what: str) -> None:
    if verb in SEEN_AS_DEEDS:
        potje.acted[seat] = potje.ply
    act = Act(0, seat, verb, [], None, RULES[verb][0], potje.ply, potje.turn)
    if verb == "bury":
        act.cards = [what]
        potje.hands[seat].remove(what)
        potje.stock.insert(0, what)
        potje.buried.append(what)
    elif verb == "take-open":
        act.cell = cell(what)
        act.cards = [potje.piles[act.cell][-1]]
        potje.give_back(seat, act.cards, act.cell)
        if seat in potje.last:
            potje.last.remove(seat)
    elif verb == "shift":
        act.cell = potje.log[-1][1]
        act.cards = [potje.piles[act.cell][-1]]
        _carry(potje, seat, act.cell, cell(what))
    elif verb == "shove":
        act.cell, potje.glass = potje.glass, cell(what)
    elif verb == "spare":
        act.cell = potje.glass = cell(what)
        potje.glass_owner = seat
    if potje.referee == "auto":
        punish(potje, act)
    else:
        note(potje, act)
    go_on(potje)


def _carry(potje: Potje, seat: int, there: Cell, to: Cell) -> None:
    """The top card of a pile to another; a glass cannot stand where no pile is left."""
    card = potje.piles[there].pop()
    potje.unlog(there)
    if not potje.piles[there]:
        del potje.piles[there]
    potje.piles.setdefault(to, []).append(card)
    potje.log.append((seat, to))
    if potje.glass == there and there not in potje.piles:
        potje.glass = potje.glass_owner = None
        potje.whose_glass = potje.must_lift = False


def punish(potje: Potje, act: Act) -> None:
    """Charged, and put right as far as it can be."""
    if act.what == "peek-stock":
        potje.charge([act.seat], 2, "dubbele-Frits", "2-18", act.ply)
        potje.stock = potje.chance.lying(potje.stock)
        potje.buried = []
        return
    potje.charge([act.seat], 1, "Fritsje-des", RULES[act.what][1], act.ply)
    if act.what == "bury":
        if potje.buried[-1:] == act.cards:
            potje.buried.pop()
            potje.hands[act.seat] = sorted_hand(potje.hands[act.seat] + [potje.stock.pop(0)])
    elif act.what == "take-open":
        assert act.cell is not None
        hand = potje.hands[act.seat]
        if act.cards[0] in hand and len(hand) > 1 and act.cell in potje.piles:
            potje.put(act.seat, act.cards, act.cell)
            potje.log[-1] = (-1, act.cell)
    elif act.what == "shift":
        _shift_back(potje, act)
    elif act.what == "shove":
        if potje.glass is not None and act.cell in potje.piles:
            potje.glass = act.cell
    elif act.what == "spare" and potje.glass == act.cell and potje.glass_owner == act.seat:
        potje.glass = potje.glass_owner = None
        potje.whose_glass = potje.must_lift = False


def _shift_back(potje: Potje, act: Act) -> None:
    """Unless it is covered (2-91)."""
    assert act.cell is not None
    where = [to for to, pile in potje.piles.items() if pile[-1] == act.cards[0] and (act.seat, to) in potje.log]
    if where and act.cell not in where:
        _carry(potje, act.seat, where[-1], act.cell)
