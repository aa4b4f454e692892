"""What a seat can do, as ints, as words and as touches.

Actions name ranks and squares, never seats, so a walk that turns into home and one that passes its entry are two; whose
home it is follows from the square. What no pawn of any colour can do is no action, and its words are refused by a rule.
"""

from bisect import bisect_right
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.refusal import Refusal
from stammtisch.core.vecs import vec
from stammtisch.core.vocabulary import Vocabulary
from stammtisch.games.keezen.board import (
    COLOURS,
    H1,
    H4,
    PLACE,
    PLACES,
    TRACK,
    YARD,
    at_lap,
    colour_of,
    entry,
    lap,
    partner,
    place_of,
)
from stammtisch.games.keezen.cards import ACE, FOUR, JACK, KING, QUEEN, RANK, SEVEN, rank_named

NONE: Final = -1
STEPS: Final = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 12, 0])
"""By rank, how far a pawn walks (K-031, K-034, K-035, K-037), backwards by a four (K-038) and forwards by all others, a
queen 14 steps where the table has settled it so; jack and king have no steps (K-032, K-033)."""
LONG_QUEEN: Final = 14
RANK_OF: Final = vec[i64]([NONE, ACE, 1, 2, FOUR, 4, 5, SEVEN, 7, 8, 9, NONE, QUEEN, NONE, QUEEN])
"""By steps, the rank that walks so far."""


def _strides(place: int, steps: int) -> list[int]:
    """Where so many steps forwards from a place can lead: on along the track, into the home whose entry they reach
    (K-009), or up inside home (K-075)."""
    if place >= H1:
        return [place + steps] if place + steps <= H4 else []
    inside = steps - (15 - place % 16)
    return [(place + steps) % TRACK, *([H1 + inside - 1] if 1 <= inside <= 4 else [])]


def _walks(place: int, steps: int) -> list[int]:
    """Where a card of so many steps leads: a four backwards along the track only (K-085, K-089)."""
    if steps == STEPS[FOUR]:
        return [(place - 4) % TRACK] if place < H1 else []
    return _strides(place, steps) if RANK_OF[steps] != NONE else []


_WALKS: Final = [(steps, place, to) for place in range(PLACES) for steps in range(1, 15) for to in _walks(place, steps)]
_WAYS: Final = [[len(_strides(place, steps)) if steps else 0 for steps in range(7)] for place in range(PLACES)]
_RESTS: Final = [0, *[61 + steps for steps in range(1, 7)]]

ENTER_ACE: Final = 0
ENTER_KING: Final = 1
WALK: Final = 2  # one pawn, all steps of a card
SWAP: Final = 928  # an own pawn and one of another colour, both on the track
SPLIT: Final = 17056  # a seven over two pawns of one colour, in order
REST: Final = 52576  # a seven that brings the last pawn home, and the rest with the partner's pawn
FOLD: Final = 54124
TIME: Final = 54125
ACTIONS: Final = 54126


_PLAYS: Final = [(0, YARD, YARD), (0, YARD, YARD), *_WALKS]
WALKED: Final = vec[i64]([steps for steps, _, _ in _PLAYS])
"""By action below SWAP, its steps."""
FROM: Final = vec[i64]([place for _, place, _ in _PLAYS])
TO: Final = vec[i64]([to for _, _, to in _PLAYS])
_RANKS: Final = [ACE, KING, *[int(RANK_OF[steps]) for steps, _, _ in _WALKS]]
_RANK_AT: Final = vec[i64](_RANKS)
_WALK_AT: Final = {walk: WALK + i for i, walk in enumerate(_WALKS)}


def _walk_of(colour: int, place: int, steps: int) -> int:
    """The action that walks so far with a pawn of a colour, or NONE."""
    back = steps == STEPS[FOUR]
    end = (place - 4) % TRACK if back else int(at_lap(colour, lap(colour, place) + steps))
    return _WALK_AT.get((steps, place, end), NONE)


WALK_OF: Final = vec[i64](
    [_walk_of(colour, place, steps) for colour in range(4) for place in range(PLACES) for steps in range(15)]
)
"""By colour, place and steps, the action that walks so."""

WAYS: Final = vec[i64]([ways for place in range(PLACES) for ways in _WAYS[place]])
"""By place and steps below 7, in how many ways a part of a seven begins there: one that turns home is the second."""


def _split_at() -> list[int]:
    found = [SPLIT]
    for one in _WAYS:
        for two in _WAYS:
            for steps in range(1, 7):
                found.append(found[-1] + one[steps] * two[7 - steps])
    return found


_SPLITS: Final = _split_at()
SPLIT_AT: Final = vec[i64](_SPLITS)
"""By the places of two pawns and the steps of the first, 1 to 6, the first action by which they share a seven so."""

_EIGHTH_AT: Final = vec[i64]([bisect_right(_SPLITS, action) - 1 for action in range(SPLIT, REST, 8)])
"""For every eighth action that divides a seven, which is the last of SPLIT_AT that is not above it."""

REST_AT: Final = vec[i64]([sum(_RESTS[:steps]) for steps in range(7)])
RESTS: Final = 387  # for each colour


def swap(own: i64, colour: i64, other: i64) -> i64:
    """The action that exchanges the pawn on one square with that of a colour on another."""
    return SWAP + (own * 4 + colour) * 63 + (other - 1 if other > own else other)


def swap_own(action: i64) -> i64:
    return (action - SWAP) // 252


def swap_colour(action: i64) -> i64:
    return (action - SWAP) // 63 % 4


def swap_other(action: i64) -> i64:
    other = (action - SWAP) % 63
    return other + 1 if other >= swap_own(action) else other


def split(place: i64, other: i64, steps: i64, turns: bool, other_turns: bool) -> i64:
    """The action by which a pawn makes so many steps of a seven and another the others, and which of them turn home: if
    the second does it is the next, if the first does it comes after those in which it does not."""
    action = SPLIT_AT[6 * (PLACES * place + other) + steps - 1]
    if turns:
        action += WAYS[7 * other + 7 - steps]
    return action + 1 if other_turns else action


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Split:
    """The two parts of a seven, from where to where."""

    def __init__(self, action: i64) -> None:
        found = _last_at(action)
        self.place = found // (6 * PLACES)
        self.other = found // 6 % PLACES
        self.steps = found % 6 + 1  # of the first part
        turned = action - SPLIT_AT[found]
        ways = WAYS[7 * self.other + 7 - self.steps]
        self.to = _end(self.place, self.steps, turned >= ways)
        self.end = _end(self.other, 7 - self.steps, turned % ways == 1)


def _last_at(action: i64) -> i64:
    """The last of SPLIT_AT that is not above an action."""
    found = _EIGHTH_AT[(action - SPLIT) >> 3]
    while SPLIT_AT[found + 1] <= action:
        found += 1
    return found


def _end(place: i64, steps: i64, turned: bool) -> i64:
    """Where a part of a seven leads, along the track or into the home whose entry comes next."""
    if place >= H1:
        return place + steps
    return H1 + steps - 16 + (place & 15) if turned else (place + steps) & 63


def rest(colour: i64, steps: i64, place: i64) -> i64:
    """The action that brings the last pawn of a colour to H1 in so many steps and walks the rest with the partner's
    pawn on a place; where the rest would not fit there is none (K-044)."""
    lost = unfit(steps)
    index = place - lost if place > entry(partner(colour)) - lost else place
    return REST + RESTS * colour + REST_AT[steps] + index


def unfit(steps: i64) -> i64:
    """How many squares before home are too near for what a first part of so many steps leaves (K-044)."""
    return 3 - steps if steps < 3 else i64(0)


def rest_colour(action: i64) -> i64:
    return (action - REST) // RESTS


def rest_steps(action: i64) -> i64:
    """How many of the seven steps the own pawn makes."""
    index = (action - REST) % RESTS
    steps: i64 = 1
    while steps < 6 and index >= REST_AT[steps + 1]:
        steps += 1
    return steps


def rest_place(action: i64) -> i64:
    """Where the partner's pawn stands."""
    steps = rest_steps(action)
    lost = unfit(steps)
    index = (action - REST) % RESTS - REST_AT[steps]
    return index + lost if index > entry(partner(rest_colour(action))) - lost else index


def rank(action: i64) -> i64:
    """The rank that a play uses."""
    if action < SWAP:
        return _RANK_AT[action]
    return JACK if action < SPLIT else SEVEN


def _parts(action: i64) -> tuple[tuple[int, int], str, tuple[int, int]]:
    """Both parts of a divided seven, and between them whose pawn the second is, if it is the partner's."""
    if action < REST:
        parts = Split(action)
        return (int(parts.place), int(parts.to)), "", (int(parts.other), int(parts.end))
    colour, steps, place = rest_colour(action), rest_steps(action), rest_place(action)
    mate = partner(colour)
    to = at_lap(mate, lap(mate, place) + 7 - steps)
    return (int(at_lap(colour, H1 - steps)), H1), f"{COLOURS[mate]} ", (int(place), int(to))


def _parse_swap(card: int, words: str) -> int:
    own, _, taken = words.partition("x")
    colour, _, other = taken.strip().partition(" ")
    one, two, whose = place_of(own.strip()), place_of(other), colour_of(colour)
    if card != JACK:
        raise Refusal(f"only a jack exchanges pawns, not {RANK[card]}", "K-033")
    for place in (one, two):
        if place >= H1:
            raise Refusal("a pawn in the yard or in home is not exchanged", "K-065" if place == YARD else "K-064")
    if one == two:
        raise Refusal("a square holds one pawn at most", "K-011")
    return int(swap(one, whose, two))


def _parse_walk(card: int, words: str) -> int:
    place, to = _squares(words)
    if card in (JACK, KING):
        raise Refusal(f"a {RANK[card]} moves no pawn by steps", "K-033" if card == JACK else "K-032")
    if card == FOUR:
        return _parse_back(place, to)
    steps = forwards(place, to)
    if steps != STEPS[card] and (card != QUEEN or steps != LONG_QUEEN):
        wrong = {ACE: "K-031", SEVEN: "K-072", QUEEN: "K-034"}.get(card, "K-035")
        raise Refusal(f"from {PLACE[place]} to {PLACE[to]} is {steps} steps, and {RANK[card]} is another way", wrong)
    return _WALK_AT[steps, place, to]


def _parse_back(place: int, to: int) -> int:
    """Four steps back along the track (K-038), not out of home (K-089) nor into it (K-085)."""
    if place >= H1:
        raise Refusal("a pawn in home cannot be moved with a four", "K-089")
    if to >= H1:
        raise Refusal("a four does not lead backwards into home", "K-085")
    if to != (place - 4) % TRACK:
        raise Refusal(f"a four moves a pawn four steps backward, from {place} to {(place - 4) % TRACK}", "K-038")
    return _WALK_AT[4, place, to]


def _parse_split(card: int, words: str) -> int:
    if card != SEVEN:
        raise Refusal(f"only a seven is divided, not {RANK[card]}", "K-035")
    parts = [part.strip() for part in words.split("+")]
    if len(parts) > 2:
        raise Refusal("a seven is divided over two pawns at most", "K-073")
    if " " in parts[0]:
        raise Refusal("the own part comes first, then the rest with the partner's pawn", "K-079")
    place, to = _squares(parts[0])
    steps = forwards(place, to)
    whose, colour, second = parts[1].rpartition(" ")
    other, end = _squares(second)
    if colour:
        return _parse_rest(place, to, steps, colour_of(whose), other, end)
    if steps + forwards(other, end) != 7 or steps in (0, 7):
        raise Refusal("the parts of a seven are seven steps together, at least one each", "K-072")
    return int(split(place, other, steps, place < H1 <= to, other < H1 <= end))


def _parse_rest(place: int, to: int, steps: int, mate: int, other: int, end: int) -> int:
    """The last own pawn always comes to H1; the partner's pawn walks what is left, as its own colour walks (K-084)."""
    if place >= H1 or to != H1:
        raise Refusal("the partner's pawn takes the rest only when the last own pawn has come home, to H1", "K-082")
    colour = ((place + steps) // 16) % 4
    if mate == colour:
        parts = f"7: {PLACE[place]}>{PLACE[to]} + {PLACE[other]}>{PLACE[end]}"
        raise Refusal(f"two pawns of {COLOURS[colour]} share a seven as {parts}, without the colour", "K-071")
    if mate != partner(colour):
        raise Refusal(f"the rest is made with a pawn of {COLOURS[partner(colour)]}, the partner", "K-078")
    if steps > 6 or other == YARD or forwards(other, end) != 7 - steps:
        raise Refusal("the partner's pawn makes all steps that are left of the seven", "K-080")
    reached = lap(mate, other) + 7 - steps
    if reached > H4:
        raise Refusal(f"so many steps do not fit into the home of {COLOURS[mate]}", "K-044")
    if end != at_lap(mate, reached):
        raise Refusal(f"a pawn of {COLOURS[mate]} turns into its own home and into no other", "K-043")
    return int(rest(colour, steps, other))


def _squares(words: str) -> tuple[int, int]:
    """`10>15` as two places, the first of a pawn in play."""
    one, arrow, two = words.partition(">")
    if not arrow:
        raise Refusal(f"a pawn's walk is written 10>15, not {words!r}")
    if two[:1] == "H" and two[1:].isdecimal() and int(two[1:]) > 4:
        raise Refusal("home ends at H4: a card whose steps do not fit cannot be used", "K-044")
    place, to = place_of(one.strip()), place_of(two.strip())
    if YARD in (place, to):
        raise Refusal("a pawn in the yard is brought into play by an ace or king only", "K-042")
    return place, to


def forwards(place: int, to: int) -> int:
    """How many steps lead forwards from a place to another, into the home whose entry comes next if it is one."""
    if place >= H1 and to <= place:
        raise Refusal("a pawn in home only moves up towards H4", "K-092")
    if place >= H1:
        return to - place
    return 15 - place % 16 + to - H1 + 1 if to >= H1 else (to - place) % TRACK


class KeezenVocabulary(Vocabulary):
    """Too many for a table: words and touches are made from the number."""

    def __init__(self) -> None:
        super().__init__("Keezen", [], [], "K: enter, 5: 10>15, J: 10xGreen 20, 7: 10>13 + 20>24, fold")
        self.actions = ACTIONS

    def text(self, action: i64) -> str:
        if action == FOLD:
            return "fold"
        if action == TIME:
            return "time"
        card = RANK[rank(action)]
        if action < WALK:
            return f"{card}: enter"
        if action < SWAP:
            return f"{card}: {PLACE[FROM[action]]}>{PLACE[TO[action]]}"
        if action < SPLIT:
            return f"J: {PLACE[swap_own(action)]}x{COLOURS[swap_colour(action)]} {PLACE[swap_other(action)]}"
        own, name, other = _parts(action)
        return f"7: {PLACE[own[0]]}>{PLACE[own[1]]} + {name}{PLACE[other[0]]}>{PLACE[other[1]]}"

    def touches(self, action: i64) -> list[str]:
        """The card, then each pawn and where it goes; the rest are buttons."""
        if action >= FOLD:
            return [f"say:{self.text(action)}"]
        card = f"hand:{RANK[rank(action)]}"
        if action < WALK:
            return [card, "pawn:yard"]
        if action < SWAP:
            return [card, f"pawn:{PLACE[FROM[action]]}", f"to:{PLACE[TO[action]]}"]
        if action < SPLIT:
            taken = f"take:{COLOURS[swap_colour(action)]} {PLACE[swap_other(action)]}"
            return [card, f"pawn:{PLACE[swap_own(action)]}", taken]
        own, name, other = _parts(action)
        first = [f"pawn:{PLACE[own[0]]}", f"to:{PLACE[own[1]]}"]
        return [card, *first, f"pawn:{name}{PLACE[other[0]]}", f"to:{name}{PLACE[other[1]]}"]

    def said(self, action: i64) -> list[str]:
        """`enter K`, `walk 5 10 15`, `swap J 10 Green 20`, `split 7 10 13 20 24`, `rest 7 61 H1 Yellow 40 44`."""
        if action >= FOLD:
            return [self.text(action)]
        card = RANK[rank(action)]
        if action < WALK:
            return ["enter", card]
        if action < SWAP:
            return ["walk", card, PLACE[FROM[action]], PLACE[TO[action]]]
        if action < SPLIT:
            return ["swap", card, PLACE[swap_own(action)], COLOURS[swap_colour(action)], PLACE[swap_other(action)]]
        own, name, other = _parts(action)
        verb = ["rest" if name else "split", card, PLACE[own[0]], PLACE[own[1]]]
        return [*verb, *name.split(), PLACE[other[0]], PLACE[other[1]]]

    def parse(self, words: str) -> int:
        """The action of these words, also with `plays` in front; what no pawn could ever do is refused by its rule."""
        words = " ".join(words.split()).removeprefix("plays ")
        if words in ("fold", "time"):
            return FOLD if words == "fold" else TIME
        name, colon, rest_of = words.partition(": ")
        if not colon:
            raise self.unknown(words)
        card = rank_named(name)
        if rest_of == "enter":
            if card not in (ACE, KING):
                raise Refusal("only an ace or a king brings a pawn on the track", "K-042")
            return ENTER_ACE if card == ACE else ENTER_KING
        if "x" in rest_of:
            return _parse_swap(card, rest_of)
        if "+" in rest_of:
            return _parse_split(card, rest_of)
        return _parse_walk(card, rest_of)


VOCABULARY: Final = KeezenVocabulary()
