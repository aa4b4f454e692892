"""Een Fritsbeurt: from T0 to T9, with block window, glass, laatste Frits, going out and the end."""

from games.fritsen.referee.board import STOCK, Cell
from games.fritsen.referee.drinks import OPEN
from games.fritsen.referee.judge import lay_fault, readings
from games.fritsen.referee.pack import JESSE, JOKER, MEDALS, is_shut, queens_on_top, said_of_lay
from games.fritsen.referee.table import (
    CLOSING,
    DRAWN,
    ENDING,
    FINAL,
    GLASS,
    OVER,
    TURN,
    TURNS,
    WINDOW,
    Act,
    Potje,
)

MOST_ACTS = 16
OTHERS = {"5-4": (1, "Lisaatje"), "5-6": (1, "Jorisje"), "5-8": (2, "dubbele-Frits")}
OTHERS |= {"5-9": (1, "Fritsje"), "5-10": (1, "Fritsje")}
SELF = {"5-3": (1, "offer"), "5-12": (2, "Thierrytje"), "5-13": (2, "Carolinetje")}


def begin_turn(potje: Potje, seat: int) -> None:
    """T0 and T1: the glass comes off, and whoever holds no cards is passed over (2-100, 2-134)."""
    order = potje.order()
    place = order.index(seat)
    while True:
        seat = order[place % len(order)]
        if seat in potje.holders():
            break
        if potje.glass_owner == seat:
            lift(potje)
        place += 1
    potje.current = seat
    potje.turn += 1
    potje.before, potje.began = potje.began, potje.ply
    potje.turns[seat] += 1
    potje.phase = TURN
    potje.in_vain = set()
    potje.clock_out = potje.drew = potje.laid = potje.moved = potje.forgot = potje.must_lift = potje.confessed = False
    if not potje.rests:
        potje.gifts, potje.unsaid = [], []
    potje.rests = False
    if potje.glass is not None and potje.glass_owner == seat:
        if potje.referee == "strict":
            lift(potje)
        else:
            potje.must_lift = True


def lift(potje: Potje) -> None:
    """The glass comes off (2-134), and nobody asks any more whose it is."""
    potje.whose_glass = False
    potje.glass = potje.glass_owner = None
    potje.must_lift = False


def draw(potje: Potje, seat: int) -> None:
    """T3: drink one, take two as far as there are any (2-67, 2-69 to 2-71)."""
    potje.charge([seat], 1, "Fritsje", "2-67")
    potje.take(seat, 2)
    potje.drew = True
    potje.phase = DRAWN


def lay(potje: Potje, seat: int, cards: list[str], cell: Cell, move: str = "") -> None:
    """T5: cards on a pile or on an empty cell, legal or not; the drinks of a legal one (2-89)."""
    fault = "" if len(cards) == 2 else lay_fault(potje, seat, cards[0], cell)
    own = seat == potje.current and potje.phase in (TURN, DRAWN)
    top = potje.piles[cell][-1] if cell in potje.piles else ""
    if len(cards) == 2:
        move = "5-11"
    elif not fault and (top or cards[0] == JOKER):
        move = move or readings(potje, cards[0], cell)[0]
    run = queens_on_top(potje.piles.get(cell, []))
    lay_open = [card for pile in potje.piles.values() for card in pile]
    potje.put(seat, cards, cell)
    if len(cards) == 1:  # a pair is always fine
        note(potje, Act(0, seat, "lay", cards, cell, fault, potje.ply, potje.turn, drawn=potje.drew, own_turn=own))
    potje.laid_in[seat] = potje.turn
    potje.moved = True
    potje.idle = 0
    if own:
        potje.lays[seat] += 1
    if not fault:
        _move_drinks(potje, seat, move, run, cards)
        _called_out(potje, seat, cards, top, move, run, lay_open, cell)
    if own:
        potje.laid = True
        potje.phase = ENDING
        if move in ("5-12", "5-13") and not fault:
            _open_window(potje, cell, move)
    after_lay(potje, seat, fault, on_turn=seat == potje.current, moved=bool(move))
    if potje.phase == WINDOW and not potje.timers and (all_passed(potje) or not can_be_blocked(potje)):
        window_over(potje)


def note(potje: Potje, act: Act) -> None:
    """What can be pointed at; only people call (table)."""
    if potje.referee == "table":
        potje.noted += 1
        act.number = (potje.noted - 1) % MOST_ACTS + 1
        potje.acts = [each for each in potje.acts if each.number != act.number]
        potje.acts.append(act)


def _move_drinks(potje: Potje, seat: int, move: str, run: int, cards: list[str]) -> None:
    others = potje.others(seat)
    if move in OTHERS:
        potje.charge(others, *OTHERS[move], move, by=seat)
    elif move == "5-5":
        potje.charge(others, *((2, "dubbele-Kim") if run >= 3 else (1, "Kimmetje")), move, by=seat)
    elif move in SELF:
        potje.charge([seat], *SELF[move], move)
    elif move == "5-11" and cards[0] == "KH" and potje.option("lisa_in_pair"):
        potje.charge(others, 1, "Lisaatje", "5-11", by=seat)


def _called_out(
    potje: Potje, seat: int, cards: list[str], top: str, move: str, run: int, lay_open: list[str], cell: Cell
) -> None:
    """Chapter 4 and definitions 1AA, 1AB: what is announced of a legal lay."""
    for word in said_of_lay(cards[0], top) if top else []:
        potje.utter(seat, {"soepele": "soepele-Frits", "stroeve": "stroeve-Frits", "lavendel": "lavendelfrits"}[word])
    if cards[0][0] == "Q" and not any(card[0] == "Q" for card in lay_open):
        potje.utter(seat, "eerste-Kim")
    if move == "5-5" and run == 3:
        potje.utter(seat, "vierde-Kim")
    if seat == potje.willem and potje.lays[seat] == 1:
        words = said_of_lay(cards[0], top) if top else []
        for word in ("soepele", "stroeve"):
            if word in words:
                potje.utter(seat, f"{word}-start")
        if move == "5-3":
            potje.utter(seat, "offer-start")
    if cards[-1] != JOKER and is_shut(cards[-1], lay_open + cards, potje.packs, potje.pro):
        potje.utter(seat, "dichtfritsen")
    if not potje.hands[seat] and cards[-1] == JESSE:
        potje.utter(seat, "uitklaveren")


def _open_window(potje: Potje, cell: Cell, move: str) -> None:
    potje.phase = WINDOW
    potje.window, potje.window_move = cell, move
    potje.waited = potje.early = potje.hasty = False
    potje.passed = []
    potje.window_drink = len(potje.drinks.charged) - 1


def can_be_blocked(potje: Potje) -> bool:
    """Whether a 3C may still be in a hand: not if all of them lie open."""
    return sum(pile.count(JESSE) for pile in potje.piles.values()) < potje.packs


def after_lay(potje: Potje, seat: int, fault: str, on_turn: bool, moved: bool) -> None:
    """T7 and T8, then the end of the potje or of the turn."""
    last_or_out(potje, seat, fault, on_turn, moved)
    if not finished(potje):
        go_on(potje)


def last_or_out(potje: Potje, seat: int, fault: str, on_turn: bool, moved: bool) -> None:
    """T7 and T8: one card left, or none."""
    potje.tidy()  # until the next lay (2-79)
    held = len(potje.hands[seat])
    if held == 1:
        if seat not in potje.last:
            potje.last.append(seat)
    elif seat in potje.last:
        potje.last.remove(seat)
    if held == 0:
        potje.out.append(seat)
        potje.medals[seat] = MEDALS.get(max(potje.turns[seat], 1), "")
        if not fault and (potje.option("exit_drink") == "always" or (on_turn and moved)):
            potje.charge([seat], 1, "uittreefritsje", "2-97")


def finished(potje: Potje) -> bool:
    """Whether only one still holds cards: that one takes a dubbele Frits and it closes (2-98, 2-101)."""
    holders = potje.holders()
    if potje.phase not in TURNS or len(holders) > 1:
        return False
    if holders and (potje.out or len(potje.players()) > 1):
        potje.loser = holders[0]
        _drink_as_last(potje, holders)
    close(potje, "won")
    return True


def _drink_as_last(potje: Potje, seats: list[int]) -> None:
    """A dubbele Frits, and in 3B a kanonskogel as well or instead (2-98)."""
    if not (potje.option("kanonskogel") and potje.option("kanonskogel_instead")):
        potje.charge(seats, 2, "dubbele-Frits", "2-98")
    if potje.option("kanonskogel"):
        potje.charge(seats, 0, "kanonskogel", "3B", act=-potje.ply)


def close(potje: Potje, ended: str) -> None:
    """Nobody lays any more: 9 s for a call at the table, then the drinks, then it is over (2-101). Without clocks a
    call is possible as long as somebody has to drink."""
    potje.ended = ended
    if ended == "few":  # at once: what is still open lapses
        for seat in range(potje.seats):
            potje.drinks.lapse(seat)
    potje.window = None
    potje.last = []
    potje.repair = None
    potje.rests = False
    if potje.referee == "table" and ended == "won" and (potje.timers or somebody_drinks(potje)):
        potje.then = potje.phase if potje.phase in (TURN, DRAWN) else ENDING
        potje.phase = FINAL
    else:
        settle(potje)


def somebody_drinks(potje: Potje) -> bool:
    return any(drink.state == OPEN for drink in potje.drinks.charged)


def closes(potje: Potje) -> bool:
    """Whether only drinks are waited for."""
    return potje.phase == CLOSING or (potje.phase == FINAL and not potje.timers)


def settle(potje: Potje) -> None:
    """Over as soon as nobody has to drink (2-101, 2-103); nothing can be called any more (2-88)."""
    potje.acts = []
    potje.must_lift = False
    potje.phase = CLOSING if somebody_drinks(potje) else OVER
    if potje.phase == OVER:
        potje.vote = None
        potje.away, potje.reasons = [], {}  # no pause of what is over
        potje.slips, potje.leaving, potje.holding, potje.question = {}, {}, {}, ""
        potje.quizzed, potje.whose_glass = [], False


def settle_drinks(potje: Potje) -> None:
    """A drink less to wait for: the turn or the potje may end."""
    if potje.phase == FINAL and closes(potje) and somebody_drinks(potje):
        return
    if closes(potje):
        settle(potje)
    else:
        go_on(potje)


def pass_window(potje: Potje, seat: int) -> None:
    potje.passed.append(seat)
    if not potje.timers and all_passed(potje):
        window_over(potje)


def all_passed(potje: Potje) -> bool:
    """Whether everybody with cards has let the 6 be."""
    return all(each in potje.passed for each in potje.holders())


def window_over(potje: Potje) -> None:
    """Nobody blocked in time: the exchange, or the choice of the glass (2-121, 2-132)."""
    assert potje.window is not None
    if potje.window_move == "5-12" and potje.option("dealer") == "manual" and not potje.hasty:
        potje.waited = True  # Frits's hands now
    elif potje.window_move == "5-12":
        exchange(potje)
    elif potje.early:
        shut_window(potje)
    else:
        potje.waited = True
        potje.phase = GLASS


def exchange(potje: Potje) -> None:
    """The hand under the closed pile, as many from its top (5-12)."""
    seat = potje.current
    number = len(potje.hands[seat])
    potje.put_under(seat)
    owed = seat in potje.last
    potje.take(seat, number)
    if owed and seat not in potje.last:
        potje.last.append(seat)
    shut_window(potje)


def shut_window(potje: Potje) -> None:
    potje.window = None
    potje.phase = ENDING
    go_on(potje)


def block(potje: Potje, seat: int) -> None:
    """3C on the 6 (2-117 to 2-120, 2-125 to 2-128)."""
    assert potje.window is not None
    if potje.early:
        undo_glass(potje)
    cell, rule = potje.window, "2-119" if potje.window_move == "5-12" else "2-127"
    potje.put(seat, [JESSE], cell)
    if is_shut(JESSE, [card for pile in potje.piles.values() for card in pile], potje.packs, potje.pro):
        potje.utter(seat, "dichtfritsen")
    potje.laid_in[seat] = potje.turn
    potje.idle = 0
    if seat == potje.current:
        drink = potje.drinks.charged[potje.window_drink]
        drink.kind, drink.rule = "Erikje", rule
    elif potje.option("erik") == "every":
        potje.charge([seat], 2, "Erikje", rule)
    if not potje.hands[seat]:
        potje.utter(seat, "uitklaveren")
    potje.window = None
    potje.phase = ENDING
    after_lay(potje, seat, "", on_turn=False, moved=False)


def undo_glass(potje: Potje) -> None:
    """A block in time undoes a glass put too early (2-125)."""
    act = next(act for act in reversed(potje.acts) if act.what == "glass")
    glass_back(potje, act)


def glass_back(potje: Potje, act: Act) -> None:
    """To where it was, unless its owner or its pile is gone (2-131, 2-133)."""
    stood = act.owner in potje.players() and (act.before == STOCK or act.before in potje.piles)
    potje.glass, potje.glass_owner = (act.before, act.owner) if stood else (None, None)
    potje.early = False


def put_glass(potje: Potje, cell: Cell) -> None:
    """Placed or moved (5-13, 2-137)."""
    before, owner = potje.glass, potje.glass_owner
    note(potje, Act(0, potje.current, "glass", [], cell, "", potje.ply, potje.turn, before=before, owner=owner))
    potje.glass, potje.glass_owner = cell, potje.current
    glass_forgiven(potje)
    shut_window(potje)


def keep_glass(potje: Potje) -> None:
    """Whoever leaves it adopts it (2-134)."""
    if potje.option("adopted_glass"):
        potje.glass_owner = potje.current
    glass_forgiven(potje)
    shut_window(potje)


def glass_forgiven(potje: Potje) -> None:
    """A new 5-13 ends it that a glass was forgotten (2-135)."""
    potje.forgot = False
    for act in potje.acts:
        act.settled = act.settled or act.what == "lift"


def go_on(potje: Potje) -> None:
    """T9: the next turn once no duty is open (2-99)."""
    if potje.phase != ENDING:
        potje.rests = False
    elif not potje.last and not own_drinks(potje):
        end_turn(potje)
    elif potje.hides_turn and not potje.rests:
        potje.rests, potje.gifts, potje.unsaid = True, [], []


def own_drinks(potje: Potje) -> bool:
    """Whether the one on turn has drinks of this turn to confirm (T9)."""
    return (
        not potje.clock_out
        and potje.drinks.confirm
        and any(
            drink.state == OPEN and drink.seat == potje.current and drink.act > potje.began
            for drink in potje.drinks.charged
        )
    )


def end_turn(potje: Potje, then: int | None = None) -> None:
    """The turn passes clockwise, or to somebody else, unless nobody can ever lay again (2-54, 2-93, 2-105)."""
    seat = potje.current
    potje.previous = seat
    potje.idle = 0 if potje.moved else potje.idle + 1
    potje.acts = [act for act in potje.acts if act.turn >= potje.turn or still_forgotten(potje, act)]
    if deadlocked(potje):
        return
    if potje.idle >= int(potje.option("idle_turns")):
        potje.shared_last = potje.holders()
        close(potje, "idle")
        return
    if not potje.timers:
        potje.time_is_up()
    order = potje.order()
    begin_turn(potje, order[(order.index(seat) + 1) % len(order)] if then is None else then)


def still_forgotten(potje: Potje, act: Act) -> bool:
    """A glass that should have come off can be called as long as it stands (2-135)."""
    return act.what == "lift" and potje.glass is not None and potje.glass_owner == act.seat


def deadlocked(potje: Potje) -> bool:
    """The closed pile empty, and everybody left holds one joker and nothing else."""
    holders = potje.holders()
    if potje.option("joker_deadlock") == "vote":
        return False  # the table says when it is over (2-3)
    if potje.stock or len(holders) < 2 or any(potje.hands[seat] != [JOKER] for seat in holders):
        return False
    potje.shared_last = holders
    for seat in holders:
        _drink_as_last(potje, [seat])
    close(potje, "deadlock")
    return True


def forget_glass(potje: Potje, seat: int) -> None:
    """The owner does something else first (2-135)."""
    if not (potje.must_lift and seat == potje.current):
        return
    if potje.referee == "auto":
        potje.charge([seat], 1, "Fritsje-des", "2-135")
        lift(potje)
    else:
        note(potje, Act(0, seat, "lift", [], potje.glass, "2-135", potje.ply, potje.turn))
        potje.must_lift, potje.forgot = False, True


def turn_late(potje: Potje) -> None:
    """T-timeout (2-65); while drinks are awaited the turn just passes."""
    seat = potje.current
    if potje.phase == ENDING:
        potje.clock_out = True
        go_on(potje)
        return
    forget_glass(potje, seat)
    potje.charge([seat], 1, "Fritsje-des", "2-65")
    if not potje.drew:
        potje.take(seat, 2)
        potje.drew = True
    potje.clock_out = True
    potje.window = None
    potje.phase = ENDING
    go_on(potje)


def last_late(potje: Potje, seat: int) -> None:
    """Laatste Frits was not said: a Fritsje des, or at the table a foul that somebody may point at (2-95)."""
    potje.last.remove(seat)
    if potje.referee == "table":
        note(potje, Act(0, seat, "last", [], None, "2-95", potje.ply, potje.turn))
    else:
        potje.charge([seat], 1, "Fritsje-des", "2-95")
    go_on(potje)


def say_last(potje: Potje, seat: int) -> None:
    potje.last.remove(seat)
    go_on(potje)
