"""Why not: the rule against a play, and against a card or a pawn that somebody touches."""

from mypy_extensions import i64

from stammtisch.core.bits import count, has
from stammtisch.core.game import NOT_ASKED, NOT_HELD, NOT_NOW, TABLE, WINDOW_CLOSED
from stammtisch.core.refusal import Refusal
from stammtisch.games.keezen.board import (
    COLOURS,
    H1,
    H4,
    NOBODY,
    PAWNS,
    PLACE,
    SEATS,
    YARD,
    at_lap,
    colour_of,
    lap,
    partner,
    place_of,
    start,
)
from stammtisch.games.keezen.cards import ACE, FOUR, JACK, KING, OF_RANK, QUEEN, RANK, SEVEN
from stammtisch.games.keezen.match import KeezenMatch
from stammtisch.games.keezen.moves import (
    ENTER_KING,
    FOLD,
    FROM,
    REST,
    SPLIT,
    STEPS,
    SWAP,
    TIME,
    TO,
    VOCABULARY,
    WALK,
    WALKED,
    Split,
    rank,
    rest_colour,
    rest_place,
    rest_steps,
    swap_colour,
    swap_other,
    swap_own,
)
from stammtisch.games.keezen.rules import STRIDES, home_after, no_backs, no_stride
from stammtisch.games.keezen.table import KeezenTable


def refusal(match: KeezenMatch, seat: i64, action: i64) -> str:
    """The rule that tells most; a card that is refused stays in the hand (K-030)."""
    if seat == TABLE or action == TIME:
        return WINDOW_CLOSED if seat == TABLE else NOT_NOW
    unasked = _not_asked(match, seat)
    if unasked or action == FOLD:
        return unasked or "K-022"
    if not match.hands[seat] & OF_RANK[rank(action)]:
        return NOT_HELD
    table = match.table
    if action < WALK:
        return _no_entering(table, seat, action)
    if action < SWAP:
        return _no_walking(table, seat, action)
    if action < SPLIT:
        return _no_swapping(table, seat, action)
    return _no_splitting(table, seat, action) if action < REST else _no_rest(table, seat, action)


def _not_asked(match: KeezenMatch, seat: i64) -> str:
    """Why a seat may not play at all; empty if it is on turn (K-021)."""
    if has(match.table.folded, seat):
        return "K-026"
    if seat != match.table.turn:
        return NOT_ASKED if match.hands[seat] else "K-027"
    return ""


def _no_entering(table: KeezenTable, seat: i64, action: i64) -> str:
    if table.pawn(table.mover(seat), 3) != YARD:
        return "K-032" if action == ENTER_KING else "K-031"
    return "K-049"


def _no_walking(table: KeezenTable, seat: i64, action: i64) -> str:
    steps = WALKED[action]
    if rank(action) == QUEEN and steps != table.terms.queen:
        return "K-034"
    place = FROM[action]
    colour = table.mover(seat)
    missing = _no_pawn(table, seat, place)
    if missing or rank(action) == FOUR:
        return missing or no_backs(colour, place)
    return _no_way(table, colour, place, TO[action], steps, table.home(colour))


def _no_way(table: KeezenTable, colour: i64, place: i64, to: i64, steps: i64, home: i64) -> str:
    """Why a pawn does not come to a place by so many steps: its way leads elsewhere, or it is stopped."""
    if place < H1 <= to and ((place >> 4) + 1) & 3 != colour:
        return "K-095"
    past = to < H1 and lap(colour, to) < lap(colour, place)
    if past and lap(colour, place) + steps <= H4:
        return "K-043"
    return no_stride(colour, place, steps, table.blocks, home)


def _no_pawn(table: KeezenTable, seat: i64, place: i64) -> str:
    """Why there is no pawn on a place that the seat may move; empty if there is one."""
    if table.stands(table.mover(seat), place):
        return ""
    if table.stands(seat, place):
        return "K-096"
    if place < H1 and table.board[place] != NOBODY:
        return "K-098" if table.board[place] == partner(seat) else "K-039"
    return NOT_HELD


def _no_swapping(table: KeezenTable, seat: i64, action: i64) -> str:
    own, colour, other = swap_own(action), swap_colour(action), swap_other(action)
    missing = _no_pawn(table, seat, own)
    if missing:
        return missing
    if colour == table.mover(seat):
        return "K-061"
    if table.board[other] != colour:
        return "K-060"
    return "K-062" if other == start(colour) else "K-063"


def _no_splitting(table: KeezenTable, seat: i64, action: i64) -> str:
    colour = table.mover(seat)
    parts = Split(action)
    place, to, other, steps = parts.place, parts.to, parts.other, parts.steps
    missing = _no_pawn(table, seat, place)
    if missing:
        return missing
    if other == place or (other == to and not table.stands(colour, to)):
        return "K-073"
    if to != _reached(table, colour, place, steps):
        return _no_way(table, colour, place, to, steps, table.home(colour))
    if other == to:
        return "K-077"
    home = home_after(table.home(colour), place, to)
    return _no_pawn(table, seat, other) or _no_way(table, colour, other, parts.end, 7 - steps, home)


def _may(table: KeezenTable, colour: i64, place: i64, steps: i64) -> bool:
    return has(STRIDES[table.row(colour) + place], steps)


def _reached(table: KeezenTable, colour: i64, place: i64, steps: i64) -> i64:
    """Where so many steps lead a pawn, or NOBODY if it may not make them."""
    return at_lap(colour, lap(colour, place) + steps) if _may(table, colour, place, steps) else i64(NOBODY)


def _no_rest(table: KeezenTable, seat: i64, action: i64) -> str:
    colour, steps, other = rest_colour(action), rest_steps(action), rest_place(action)
    place = at_lap(colour, H1 - steps)
    missing = _no_pawn(table, seat, place)
    if missing:
        return missing
    if colour != table.mover(seat):
        return "K-095"
    if count(table.home(colour)) < 3:
        return "K-082"
    if colour != seat:
        return "K-081"
    if not _may(table, colour, place, steps):
        return no_stride(colour, place, steps, table.blocks, table.home(colour))
    mate = partner(colour)
    if table.all_home(mate):
        return "K-081"
    if not table.stands(mate, other):
        return "K-080"
    return no_stride(mate, other, 7 - steps, table.blocks, table.home(mate))


def against(match: KeezenMatch, seat: i64, touches: list[str]) -> str:
    """The rule against a card, a pawn or a square that is touched when it leads to nothing: the one against most of
    what the card could do there with the pawns that are out, and of equals the first."""
    if seat == TABLE:
        return WINDOW_CLOSED
    unasked = _not_asked(match, seat)
    name = touches[0].removeprefix("hand:") if touches else ""
    if unasked or name not in RANK:
        return unasked or ("K-022" if name == "say:fold" else NOT_NOW)
    card = RANK.index(name)
    if not match.hands[seat] & OF_RANK[card]:
        return NOT_HELD
    wished = [each for each in _wishes(match.table, seat, card) if each[: len(touches)] == touches]
    rules = [_rule(match, seat, each) for each in wished or [touches]]
    return max(rules, key=rules.count)


def _rule(match: KeezenMatch, seat: i64, touches: list[str]) -> str:
    """The rule against touches, which are a whole play or the beginning of none."""
    try:
        return _no_such_play(match, seat, touches) or _no_play(match, seat, touches)
    except Refusal as refused:
        return refused.rule or NOT_NOW


def _wishes(table: KeezenTable, seat: i64, card: int) -> list[list[str]]:
    """All that a card could do with the pawns that are out, by what stands on it alone, as touches."""
    colour = table.mover(seat)
    own = _out(table, colour)
    found = [["pawn:yard"]] if card in (ACE, KING) else []
    if card == JACK:
        found = [[f"pawn:{PLACE[place]}", f"take:{other}"] for place in own for other in _others(table, colour)]
    steps = -4 if card == FOUR else int(table.terms.queen if card == QUEEN else STEPS[card])
    if steps:
        found += [_part(colour, place, steps, "") for place in own]
    if card == SEVEN:
        found += _sevens(table, seat, colour)
    return [[f"hand:{RANK[card]}", *each] for each in found]


def _sevens(table: KeezenTable, seat: i64, colour: i64) -> list[list[str]]:
    """All ways to divide a seven, also with the partner if the last own pawn comes home (K-071, K-078)."""
    own = _out(table, colour)
    pairs = [(place, other) for place in own for other in own if other != place]
    found = [_part(colour, a, n, "") + _part(colour, b, 7 - n, "") for a, b in pairs for n in range(1, 7)]
    outside = [place for place in own if place < H1]
    n = H1 - lap(colour, outside[0]) if outside else i64(7)
    if n < 7 and colour == seat and count(table.home(seat)) == 3:
        mate, first = partner(seat), _part(colour, outside[0], n, "")
        found += [first + _part(mate, place, 7 - n, f"{COLOURS[mate]} ") for place in _out(table, mate)]
    return found


def _part(colour: i64, place: i64, steps: i64, name: str) -> list[str]:
    """The touches of a walk, of a colour that has a name if it is not the one that is moved."""
    return [f"pawn:{name}{PLACE[place]}", f"to:{name}{_end(colour, place, steps)}"]


def _end(colour: i64, place: i64, steps: i64) -> str:
    """Where so many steps would lead: below 0 back along the track, and where home is too short it is counted on."""
    if steps < 0:
        return PLACE[(place + steps) & 63]
    reached = lap(colour, place) + steps
    return PLACE[at_lap(colour, reached)] if reached <= H4 else f"H{reached - H1 + 1}"


def _out(table: KeezenTable, colour: i64) -> list[int]:
    """Where the pawns of a colour stand that are not in the yard."""
    return [int(table.pawn(colour, i)) for i in range(PAWNS) if table.pawn(colour, i) != YARD]


def _others(table: KeezenTable, colour: i64) -> list[str]:
    """The pawns of other colours on the track."""
    return [f"{COLOURS[i]} {at}" for i in range(SEATS) if i != colour for at in _out(table, i) if at < H1]


def _no_such_play(match: KeezenMatch, seat: i64, touches: list[str]) -> str:
    """The rule against what the card could not even try: a pawn is not the seat's, or there is none."""
    table = match.table
    if touches[1:] and touches[1:] != ["pawn:yard"]:
        pawn = touches[3] if len(touches) == 4 else touches[1]
        missing = _no_touched_pawn(table, seat, pawn.removeprefix("pawn:"))
        if missing or touches[1] in touches[2:4]:
            return missing or "K-073"
    if len(touches) > 2 or touches[1:] == ["pawn:yard"]:
        return ""
    if touches[0] == "hand:K":
        return "K-032"
    return "K-060" if _out(table, table.mover(seat)) else "K-042"


def _no_play(match: KeezenMatch, seat: i64, touches: list[str]) -> str:
    return refusal(match, seat, VOCABULARY.parse(_words(touches)))


def _words(touches: list[str]) -> str:
    """What `touches` says of a play, in words again; a seven that is not divided to its end is half a play."""
    card, *things = [touch.partition(":")[2] for touch in touches]
    if touches[-1].startswith("take:"):
        return f"{card}: {things[0]}x{things[1]}"
    parts = [f"{things[i]}>{things[i + 1].rpartition(' ')[2]}" for i in range(0, len(things) - 1, 2)]
    return f"{card}: {' + '.join(parts) or 'enter'}"


def _no_touched_pawn(table: KeezenTable, seat: i64, name: str) -> str:
    """Why a pawn, as `10` or `Red 10`, is not one that the seat may move; empty if it is."""
    whose, _, at = name.rpartition(" ")
    if at == PLACE[YARD]:
        return "K-042"
    if not whose or colour_of(whose) == table.mover(seat):
        return _no_pawn(table, seat, place_of(at))
    if colour_of(whose) == seat:
        return "K-096"
    return "K-098" if colour_of(whose) == partner(seat) else "K-039"
