"""What is forbidden and can be done: charged at once by the engine, or pointed at by people (2-32, 2-88)."""

from games.fritsen.referee import mischief
from games.fritsen.referee.board import STOCK, Cell, cell, free_cells, name, rows_and
from games.fritsen.referee.drinks import RECTIFIED, WAIVED
from games.fritsen.referee.judge import PENALTY, lay_fault
from games.fritsen.referee.setup import deal_round, missing, pick, prepare
from games.fritsen.referee.table import (
    DIRTY,
    DRAWN,
    ENDING,
    FINAL,
    GLASS,
    PICKUP,
    REPAIR,
    SETUP,
    TURN,
    TURNS,
    WINDOW,
    Act,
    Potje,
)
from games.fritsen.referee.turns import (
    block,
    draw,
    finished,
    forget_glass,
    glass_back,
    glass_forgiven,
    go_on,
    last_or_out,
    lay,
    lift,
    note,
    shut_window,
    still_forgotten,
)


def reach(potje: Potje) -> list[Cell]:
    """Every pile and every empty cell of the rows in use and two more; never the closed pile."""
    return [each for each in rows_and(2, potje.piles, potje.columns) if each != STOCK]


def can_reach(potje: Potje, seat: int) -> bool:
    """Whether a hand can do now what it may not; before the first turn nobody lays so much as to go out."""
    if potje.phase not in [DIRTY, *TURNS] or potje.phase == REPAIR or seat not in potje.holders():
        return False
    if seat == potje.exchanging:
        return False
    return potje.phase != DIRTY or len(potje.hands[seat]) > 2


def foul_lays(potje: Potje, seat: int) -> list[str]:
    """Every own card anywhere that is not legal now."""
    if potje.referee == "strict" or not can_reach(potje, seat):
        return []
    return [
        f"lay {card} {name(cell)}"
        for card in dict.fromkeys(potje.hands[seat])
        for cell in reach(potje)
        if lay_fault(potje, seat, card, cell) or potje.must_lift
    ]


def block_cell(potje: Potje, seat: int) -> Cell | None:
    """Where this seat may lay its 3C now to block (2-117, 2-125)."""
    able = "3C" in potje.hands[seat] and seat not in potje.passed and not potje.paused
    return potje.window if able else None


def foul_lay(potje: Potje, seat: int, card: str, cell: Cell) -> None:
    """Under auto it is called in the same step; at the table it lies (2-84, 2-88). A 3C on the 6 is a block (2-117)."""
    if cell == block_cell(potje, seat) and card == "3C":
        block(potje, seat)
        return
    fault = lay_fault(potje, seat, card, cell)
    forget_glass(potje, seat)
    if potje.referee == "table":
        lay(potje, seat, [card], cell)
        return
    if not fault:  # the glass was forgotten, and is off now; the lay itself stands
        lay(potje, seat, [card], cell)
        return
    if fault == "2-78":
        potje.charge([seat], 1, "Fritsje-des", "2-82")
        potje.put(seat, [card], cell)
        _repair(potje, seat, cell)
        potje.laid = True
        return
    potje.charge([seat], 1, "Fritsje-des", PENALTY[fault])


def take_card(potje: Potje, seat: int) -> None:
    """A card of the closed pile without need: it is kept (2-74 to 2-77), and so are those of an exchange that Frits was
    to give, which cost one Fritsje together (2-57)."""
    own = seat == potje.current and potje.phase == DRAWN
    exchanges = seat == potje.exchanging
    rule = "2-75" if potje.paused else "2-57" if exchanges else "2-77" if own else "2-74"
    act = Act(0, seat, "take", [], None, rule, potje.ply, potje.turn)
    one_more = exchanges and bool(potje.hands[seat])
    potje.take(seat, 1)
    if exchanges and missing(potje) == 0:
        potje.exchanging = None
    if one_more:
        return
    if potje.referee == "auto":
        _charge_take(potje, act)
    else:
        note(potje, act)
    go_on(potje)


def _charge_take(potje: Potje, act: Act) -> None:
    if act.rule in ("2-57", "2-77"):
        potje.charge([act.seat], 1, "Fritsje-des", act.rule, act.ply)
    else:
        potje.charge([act.seat], 2, "dubbele-Frits", "2-76", act.ply)


def callable_acts(potje: Potje, seat: int) -> list[Act]:
    """What nobody has called yet; what is too old goes with the end of a turn, or when it looks so."""
    found = [act for act in potje.acts if not act.settled]
    if potje.seems_over(seat):
        return [act for act in found if act.turn >= potje.turn or still_forgotten(potje, act)]
    return found


def call(potje: Potje, act: Act) -> bool:
    """Whether it was a foul; then its penalty (2-88)."""
    act.settled = True
    if not act.rule:
        return False
    if act.what in mischief.RULES:
        mischief.punish(potje, act)
    elif act.what == "take":
        _charge_take(potje, act)
    elif act.what == "last":
        potje.charge([act.seat], 1, "Fritsje-des", "2-95", act.ply)
    elif act.what == "lift":
        potje.charge([act.seat], 1, "Fritsje-des", "2-135", act.ply)
        if potje.glass is not None and potje.glass_owner == act.seat:
            lift(potje)
    elif act.what in ("pick", "deal"):
        potje.charge([act.seat], 1, "Fritsje-des", "2-52", act.ply)
        prepare(potje, act.seat)
    elif act.what == "early":
        potje.charge([act.seat], 1, "Fritsje-des", "2-53", act.ply)
    elif act.what == "exchange":
        potje.charge([act.seat], 1, "Fritsje-des", "2-121", act.ply)
    elif act.what == "glass":
        _undo_glass(potje, act)
    else:
        potje.charge([act.seat], 1, "Fritsje-des", PENALTY[act.rule], act.ply)
        _take_back(potje, act)
    return True


def _undo_glass(potje: Potje, act: Act) -> None:
    potje.charge([act.seat], 1, "Fritsje-des", "2-133" if act.rule == "2-132" else "2-131", act.ply)
    if (potje.glass, potje.glass_owner) != (act.cell, act.seat):
        return  # it stands elsewhere by now
    glass_back(potje, act)
    idle = potje.turn == act.turn + 1 and potje.phase == TURN
    if idle:
        _turn_back(potje, act.seat)
    if idle or (act.turn == potje.turn and potje.phase == ENDING):
        potje.phase, potje.waited, potje.passed = GLASS, True, []
        potje.window = [place for seat, place in potje.log if seat == act.seat][-1]


def _take_back(potje: Potje, act: Act) -> None:
    """The cards go back unless they are covered, and the turn too, unless the next has drawn or laid (2-88)."""
    assert act.cell is not None
    if potje.piles.get(act.cell, [])[-len(act.cards) :] != act.cards:
        return
    if [seat for seat, place in potje.log if place == act.cell][-1:] != [act.seat]:
        return  # another card with the same face
    if act.rule == "2-78":
        _repair(potje, act.seat, act.cell)
        return
    potje.give_back(act.seat, act.cards, act.cell)
    if act.seat in potje.out:
        potje.out.remove(act.seat)
        potje.medals.pop(act.seat, None)
    if potje.phase == FINAL and len(potje.holders()) > 1:
        potje.phase, potje.loser, potje.ended = potje.then, None, ""
        for drink in potje.drinks.charged:
            if drink.rule in ("2-98", "3B") and drink.state != WAIVED:
                drink.state = RECTIFIED
    if act.own_turn and potje.turn == act.turn:
        _resume(potje, act)
    elif act.own_turn and potje.turn == act.turn + 1 and not potje.drew and not potje.laid:
        _turn_back(potje, act.seat)
        _resume(potje, act)
    else:
        go_on(potje)


def _turn_back(potje: Potje, seat: int) -> None:
    """It was not over after all; what the next one's turn saw belongs to this one."""
    potje.turns[potje.current] -= 1
    potje.turn -= 1
    potje.began = potje.before
    potje.current = seat
    potje.previous = None
    potje.must_lift = False
    for each in potje.acts:
        each.turn = min(each.turn, potje.turn)
    own = [act for act in potje.acts if act.what == "lift" and act.seat == seat and act.turn == potje.turn]
    potje.forgot = any(not act.settled for act in own)
    for drink in potje.drinks.charged:
        drink.turn = min(drink.turn, potje.turn)
    potje.laid_in = {each: min(turn, potje.turn) for each, turn in potje.laid_in.items()}


def _repair(potje: Potje, seat: int, cell: Cell) -> None:
    """Whoever began a pile that adjoins nothing moves it before all goes on (2-82); one at a time, and
    where nobody lays any more the first place will do."""
    if potje.phase in (REPAIR, FINAL):
        rest = {each: pile for each, pile in potje.piles.items() if each != cell}
        there = free_cells(rest, potje.columns)[0]
        potje.piles[there] = potje.piles.pop(cell)
        potje.unlog(cell)
        potje.log.append((seat, there))
        return
    potje.repair, potje.repairer, potje.then = cell, seat, potje.phase
    potje.phase = REPAIR


def _resume(potje: Potje, act: Act) -> None:
    potje.rests = False
    potje.drew = act.drawn
    potje.laid = False
    potje.lays[act.seat] -= 1
    potje.phase = DRAWN if act.drawn else TURN


def confess(potje: Potje, seat: int) -> bool:
    """The previous player names what nobody saw; everybody else takes a Victortje (2-32)."""
    own = [act for act in potje.acts if act.seat == seat and act.turn < potje.turn]  # a glass may be forgotten for long
    found = [act for act in own if act.rule and not act.settled]
    if seat != potje.previous or potje.seems_over(seat):
        found = []
    potje.confessed = bool(found) or not potje.hides_turn
    for act in found:
        act.settled = True
        if act.what == "lift" and potje.glass is not None:
            lift(potje)
    if found:
        potje.charge(sorted(potje.others(seat)), 1, "Victortje", "2-32", by=seat)
    return bool(found)


def move_pile(potje: Potje, cell: Cell) -> None:
    """The new pile is put where it may be (2-82), and the turn goes on."""
    put_pile(potje, cell)
    if not finished(potje):
        go_on(potje)


def put_pile(potje: Potje, cell: Cell) -> None:
    assert potje.repair is not None
    potje.piles[cell] = potje.piles.pop(potje.repair)
    potje.unlog(potje.repair)
    potje.log.append((potje.repairer, cell))
    potje.repair = None
    potje.phase = potje.then if potje.referee == "table" else ENDING
    if potje.referee != "table":  # now it is a pile like any other
        potje.lays[potje.current] += 1
        potje.laid_in[potje.current] = potje.turn
        potje.moved = True
        potje.idle = 0
        last_or_out(potje, potje.current, "", on_turn=True, moved=False)


def repair_cells(potje: Potje) -> list[Cell]:
    rest = {cell: pile for cell, pile in potje.piles.items() if cell != potje.repair}
    return free_cells(rest, potje.columns)


def foul_calls(potje: Potje, seat: int, moves: list[str]) -> list[str]:
    """What is possible and forbidden, and pointing at it."""
    found: list[str] = []
    if potje.option("dealer") == "manual":
        found += _hasty(potje, seat)
    if potje.referee != "strict" and (potje.phase == SETUP or (potje.phase == PICKUP and seat in potje.picked)):
        found += [f"pick {number}" for number in sorted(potje.dealt)]
    if potje.referee != "strict" and seat == potje.exchanging and seat != potje.frits and potje.stock:
        found.append("take")
    if potje.referee != "strict" and potje.phase in [DIRTY, *TURNS]:
        found += [words for words in foul_lays(potje, seat) if words not in moves]
        if potje.must_lift and seat == potje.current and not potje.paused:
            found.append("draw")
        if len(potje.stock) > missing(potje) and can_reach(potje, seat):
            found.append("take")
        if potje.option("mischief") and potje.phase != DIRTY and not potje.paused and can_reach(potje, seat):
            found += mischief.possible(potje, seat)
        if (
            not potje.paused
            and potje.phase in (WINDOW, GLASS)
            and potje.window_move == "5-13"
            and seat == potje.current
        ):
            early = [each for each in potje.piles if each != potje.glass]
            found += [
                f"glass {name(each)}" for each in (early if potje.phase == WINDOW else [STOCK]) if not potje.early
            ]
    if potje.forgot and seat == potje.current and potje.glass is not None and potje.glass_owner == seat:
        found.append("lift")
    place = block_cell(potje, seat)
    if potje.referee == "strict" and place is not None:
        found.append(f"lay 3C {name(place)}")
    if potje.referee == "table":
        found += [f"call {act.number}" for act in callable_acts(potje, seat)]
        perhaps = potje.hides_turn and seat != potje.current
        again = potje.seems_over(seat) or not potje.confessed
        if (seat == potje.previous or perhaps) and potje.phase in TURNS and again:
            found.append("confess")
    return found


def _hasty(potje: Potje, seat: int) -> list[str]:
    """Another deals, or Frits exchanges before the 9 s are over (2-43, 2-121)."""
    if potje.referee == "strict" or potje.paused:
        return []
    if potje.phase == SETUP and potje.step == 1 and seat != potje.frits:
        return ["deal"]
    early = potje.phase == WINDOW and potje.window_move == "5-12" and not potje.waited and not potje.hasty
    return ["exchange"] if early and seat == potje.frits else []


def foul_deal(potje: Potje, seat: int) -> None:
    if potje.referee == "auto":
        potje.charge([seat], 1, "Fritsje-des", "2-52")
        prepare(potje, seat)
    else:
        deal_round(potje)
        note(potje, Act(0, seat, "deal", [], None, "2-43", potje.ply, potje.turn))


def foul_exchange(potje: Potje, seat: int) -> None:
    """The cards change hands in time all the same (2-121)."""
    potje.hasty = True
    if potje.referee == "auto":
        potje.charge([seat], 1, "Fritsje-des", "2-121")
    else:
        note(potje, Act(0, seat, "exchange", [], None, "2-121", potje.ply, potje.turn))


def foul(potje: Potje, seat: int, verb: str, rest: list[str]) -> bool:
    """Do what is forbidden, point at it, or own up; whether it was one of these."""
    if verb in ("lay", "draw", "take", "pick", "glass", "deal", "exchange"):
        potje.acted[seat] = potje.ply
    if verb == "lay":
        foul_lay(potje, seat, rest[0], cell(rest[1]))
    elif verb == "draw":
        forget_glass(potje, seat)
        draw(potje, seat)
    elif verb == "lift":
        lift(potje)
    elif verb in mischief.RULES:
        mischief.do(potje, seat, verb, rest[0] if rest else "")
    elif verb == "deal":
        foul_deal(potje, seat)
    elif verb == "exchange":
        foul_exchange(potje, seat)
    elif verb == "take":
        take_card(potje, seat)
    elif verb == "pick":
        foul_pick(potje, seat, int(rest[0]))
    elif verb == "glass":
        foul_glass(potje, seat, cell(rest[0]))
    elif verb == "call":
        potje.acted[seat] = potje.ply
        act = next(act for act in potje.acts if act.number == int(rest[0]))
        if not call(potje, act) and potje.option("false_call") == "one":
            potje.misspeak(seat, "call")
    elif verb == "confess":
        if not confess(potje, seat):
            potje.misspeak(seat, "supermooi-Victor")
    else:
        return False
    return True


def foul_pick(potje: Potje, seat: int, number: int) -> None:
    """A pile that is still being dealt is kept (2-53); for a second one all is dealt anew (2-51, 2-52)."""
    if seat not in potje.picked:
        pick(potje, seat, number)
        if potje.referee == "auto":
            potje.charge([seat], 1, "Fritsje-des", "2-53")
        else:
            note(potje, Act(0, seat, "early", [], None, "2-53", potje.ply, potje.turn))
    elif potje.referee == "auto":
        potje.charge([seat], 1, "Fritsje-des", "2-52")
        prepare(potje, seat)
    else:
        note(potje, Act(0, seat, "pick", [], None, "2-51", potje.ply, potje.turn))  # it was only touched


def foul_glass(potje: Potje, seat: int, place: Cell) -> None:
    """Too early, or on the closed pile (2-130, 2-132)."""
    rule = "2-130" if place == STOCK else "2-132"
    if potje.referee == "auto":
        potje.charge([seat], 1, "Fritsje-des", "2-131" if place == STOCK else "2-133")
        return
    note(
        potje,
        Act(0, seat, "glass", [], place, rule, potje.ply, potje.turn, before=potje.glass, owner=potje.glass_owner),
    )
    potje.glass, potje.glass_owner = place, seat
    glass_forgiven(potje)
    if place == STOCK:
        shut_window(potje)
    else:
        potje.early = True
