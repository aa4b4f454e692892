"""What a screen draws, and what is read: all of it from the open table and the cards of the seat that looks on."""

from typing import TypedDict

from mypy_extensions import i64

from stammtisch.core.bits import count, has, members
from stammtisch.core.game import TABLE, names_of
from stammtisch.core.said import Asked, Said
from stammtisch.games.mezza import scoring
from stammtisch.games.mezza.cards import HALF, JOKER, NAME, names, size
from stammtisch.games.mezza.moves import ADD, FLIP, KIND, NUMBER, OPEN, TAKE
from stammtisch.games.mezza.rules import completed, formed, key, makes_ten, rule_of, skips, token, worth
from stammtisch.games.mezza.table import FINISHED, PHASES, PLAYING, STARTING, SWAPPING, MezzaTable


class Laid(TypedDict):
    card: str
    seat: int


class Seat(TypedDict):
    cards: int  # in hand (M-013)
    open: list[str]
    closed: list[int]  # the slots that are left (M-076)
    place: int | None  # once it has finished, or all is over
    waiting: bool
    passed: bool  # asked, and has answered
    chosen: bool  # has sealed its swap


class Screen(TypedDict):
    phase: str
    turn: int | None
    lowest: str
    pile: list[Laid]
    run: int
    demand: str
    joker: str  # the value that a blank joker on top keeps in force (M-101)
    formed: str  # the 4 or 7 that a ½ on top has formed (M-111)
    stock: int
    gone: int
    drew: int | None  # cards the layer has drawn since his lay, while he may still add
    hand: list[str]
    chosen: list[str]  # the open cards of one's own sealed swap
    seats: list[Seat]
    windows: list[str]


def screen(table: MezzaTable, hand: i64, swap: i64) -> Screen:
    """The table as a seat sees it that holds `hand` and has chosen `swap`."""
    return {
        "phase": PHASES[table.phase],
        "turn": int(table.turn) if table.phase == PLAYING else None,
        "lowest": NAME[table.lowest] if table.phase == STARTING else "",
        "pile": [{"card": NAME[table.heap[i] // 8], "seat": int(table.heap[i] % 8)} for i in range(table.height)],
        "run": int(table.run),
        "demand": token(table.demand),
        "joker": worth(table.demand) if table.top == JOKER else "",
        "formed": formed(table.demand),
        "stock": int(table.left),
        "gone": int(size(table.gone)),
        "drew": None if table.adder == TABLE else int(table.fresh),
        "hand": names(hand),
        "chosen": names(swap) if table.phase == SWAPPING else [],
        "seats": [_seat(table, i) for i in range(table.seats)],
        "windows": table.windows(),
    }


def _seat(table: MezzaTable, i: i64) -> Seat:
    answered = has(table.asked & ~table.waiting, i)
    return {
        "cards": int(table.size_of(i)),
        "open": names(table.open[i]),
        "closed": members(table.slots_of(i)),
        "place": place(table, i),
        "waiting": has(table.acting(), i),
        "passed": answered and table.phase != SWAPPING,
        "chosen": answered and table.phase == SWAPPING,
    }


def place(table: MezzaTable, seat: i64) -> int | None:
    """The place of a seat once it has finished, or all is over (M-091)."""
    if table.phase != FINISHED and has(table.active, seat):
        return None
    return scoring.places(table)[seat]


def asked(table: MezzaTable, seat: i64, legal: list[int]) -> Asked:
    """What a seat is asked that may do `legal`, or whom it waits for."""
    if table.phase == FINISHED:
        return Asked("over", TABLE, [], "")
    if not has(table.acting(), seat):
        return _waits(table)
    if table.phase == SWAPPING:
        return Asked("swap", int(seat), [], "M-020")
    if table.phase == STARTING:
        return Asked("start", int(seat), [NAME[table.lowest]], "M-032", race=True, decline="pass")
    if seat == table.turn:
        return _turn(table, seat, legal)
    top = [NAME[table.top]]
    if seat == table.adder and table.fresh:
        return Asked("add", int(seat), top, "M-180", race=True, decline="pass")
    if seat == table.adder:
        return Asked("add-open", int(seat), top, "M-186", race=True, decline="pass")
    return Asked("seize", int(seat), top, "M-120", race=True, decline="pass")


def _turn(table: MezzaTable, seat: i64, legal: list[int]) -> Asked:
    """Lay what the pile asks; else turn up a closed card, or take the pile (M-060, M-076)."""
    if legal[0] == TAKE:
        return Asked("take", int(seat), [str(table.height)], "M-060")
    if legal[0] >= FLIP:
        return Asked("flip", int(seat), [], "M-076")
    return Asked("lay", int(seat), [key(table.demand)], rule_of(table.demand) if table.height else "M-046")


def _waits(table: MezzaTable) -> Asked:
    if table.phase == PLAYING:
        return Asked("turn", int(table.turn), [], rule_of(table.demand) if table.height else "M-046")
    return Asked("wait", TABLE, names_of(table.waiting), "M-022" if table.phase == SWAPPING else "M-032")


def facts(table: MezzaTable, seat: i64, hand: i64, swap: i64) -> list[Said]:
    """All that the screen of a seat shows."""
    found = [*_middle(table), *_answers(table)]
    found.append(Said("stock", TABLE, [str(table.left), str(size(table.gone))], "M-014"))
    if seat != TABLE:
        found.append(Said("hand", int(seat), names(hand), "M-013"))
    if swap and table.phase == SWAPPING:
        found.append(Said("sealed", int(seat), names(swap), "M-022"))
    found.append(Said("sizes", TABLE, [str(table.size_of(i)) for i in range(table.seats)], "M-013"))
    return found + [_before(table, i) for i in range(table.seats)]


def _middle(table: MezzaTable) -> list[Said]:
    """The pile and what it asks, or the kind that begins."""
    run = [NAME[table.top]] * int(table.run) if table.height else []
    found = [Said("pile", TABLE, [str(table.height), *run], "M-040")]
    sum_of = formed(table.demand)
    if sum_of:
        found.append(Said("formed", int(table.layer), ["3½" if sum_of == "4" else "6½", sum_of], "M-111"))
    if table.phase == PLAYING:
        rule = rule_of(table.demand) if table.height else "M-046"
        found.append(Said("demand", TABLE, [key(table.demand)], rule))
    if table.phase == STARTING:
        found.append(Said("lowest", TABLE, [NAME[table.lowest]], "M-030"))
    return found


def _answers(table: MezzaTable) -> list[Said]:
    """Who is asked out of turn, and who has answered."""
    found: list[Said] = []
    if table.phase == PLAYING and table.waiting:
        found.append(Said("window", TABLE, names_of(table.waiting), "M-120"))
    answered = table.asked & ~table.waiting
    if answered and table.phase == SWAPPING:
        found.append(Said("chosen", TABLE, names_of(answered), "M-022"))
    elif answered:
        found.append(Said("passed", TABLE, names_of(answered), "M-133"))
    return found


def _before(table: MezzaTable, i: i64) -> Said:
    """What lies before a seat, or the place it has reached."""
    reached = place(table, i)
    if reached is not None:
        return Said("place", int(i), [str(reached)], "M-091")
    return Said("seat", int(i), [str(count(table.slots_of(i))), *names(table.open[i])], "M-012")


def would(table: MezzaTable, seat: i64, action: i64) -> list[Said]:
    """What a legal action would do that its words do not say, as far as it follows from what lies open."""
    if action < ADD:
        return _would_lay(table, seat, KIND[action], NUMBER[action])
    if action < OPEN:
        n = NUMBER[action - ADD]
        return _would_clear(table, seat, n, "M-170" if table.run + n >= 4 else "")
    if action == TAKE:
        return [Said("take", int(seat), [str(table.height)], "M-060")]
    return []


def _would_lay(table: MezzaTable, seat: i64, kind: i64, n: i64) -> list[Said]:
    """Seize the turn, form a 4 or a 7, clear the pile, skip a seat, finish."""
    found: list[Said] = []
    if table.phase == PLAYING and seat != table.turn:
        found.append(Said("seize", int(seat), [], "M-120"))
    run = n + (table.run if kind == table.top else i64(0))
    cleared = "M-170" if run >= 4 else "M-160" if makes_ten(table.demand, kind) else ""
    if kind == HALF and completed(table.demand) and not cleared:
        found.append(Said("form", int(seat), [NAME[table.top], completed(table.demand)], "M-111"))
    found += _would_clear(table, seat, n, cleared)
    out = _would_finish(table, seat, n)
    if skips(table.demand, kind) and not cleared and not (out and count(table.active) == 2):
        found.append(Said("skip", int(table.next_to(seat)), [], "M-150"))
    return found + out


def _would_clear(table: MezzaTable, seat: i64, n: i64, rule: str) -> list[Said]:
    return [Said("clear", int(seat), [str(table.height + n)], rule)] if rule else []


def _would_finish(table: MezzaTable, seat: i64, n: i64) -> list[Said]:
    """With the last card one is out (M-090)."""
    cards = table.size_of(seat) + size(table.open[seat]) + count(table.slots_of(seat))
    if table.left or n < cards:
        return []
    return [Said("finish", int(seat), [str(scoring.next_place(table))], "M-090")]
