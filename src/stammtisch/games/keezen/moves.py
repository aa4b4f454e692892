"""What a seat can do, as ints, as words and as touches.

Actions name ranks and squares, never seats, so a walk that turns into home and one that passes its entry are two; whose
home it is follows from the square. What no pawn of any colour can do is no action, and its words are refused by a rule.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.vecs import vec
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

LONG_QUEEN: Final = 13  # beside the thirteen ranks: the queen of 14 steps
STEPS: Final = vec[i64]([1, 2, 3, -4, 5, 6, 7, 8, 9, 10, 0, 12, 0, 14])
"""By rank, how far a pawn walks (K-031, K-034, K-035, K-037, K-038); jack and king have no steps (K-032, K-033)."""

NONE: Final = -1


def _strides(steps: int) -> list[tuple[int, int]]:
    """From where to where so many steps can lead, by where they begin: on the track, turning into the home whose entry
    they reach (K-009), and up inside home (K-075); backwards along the track only (K-085, K-089)."""
    found: list[tuple[int, int]] = []
    for square in range(TRACK if steps else 0):
        found.append((square, (square + steps) % TRACK))
        inside = steps - (15 - square % 16)
        if 1 <= inside <= 4:
            found.append((square, H1 + inside - 1))
    if steps > 0:
        found += [(place, place + steps) for place in range(H1, PLACES - steps)]
    return found


def _first(strides: list[tuple[int, int]]) -> list[int]:
    """By place, the first of the strides that begin there; the one that turns home is the next."""
    found = [NONE] * PLACES
    for i, (place, _) in enumerate(strides):
        if found[place] == NONE:
            found[place] = i
    return found


_WALKS: Final = [(rank, *stride) for rank in range(14) for stride in _strides(STEPS[rank])]
_PARTS: Final = [_strides(steps) for steps in range(7)]
_SPLITS: Final = [0, *(len(_PARTS[steps]) * len(_PARTS[7 - steps]) for steps in range(1, 7))]
_RESTS: Final = [0, *(61 + steps for steps in range(1, 7))]

ENTER_ACE: Final = 0
ENTER_KING: Final = 1
WALK: Final = 2  # one pawn, all steps of a card
SWAP: Final = 928  # an own pawn and one of another colour, both on the track
SPLIT: Final = 17056  # a seven over two pawns of one colour, in order
REST: Final = 52576  # a seven that brings the last pawn home, and the rest with the partner's pawn
FOLD: Final = 54124
TIME: Final = 54125
ACTIONS: Final = 54126


def _walks_of(rank: int) -> list[int]:
    """By place, the action that walks from there with a rank."""
    first = next((WALK + i for i, (each, _, _) in enumerate(_WALKS) if each == rank), NONE)
    return [NONE if i == NONE else first + i for i in _first(_strides(STEPS[rank]))]


RANK_OF: Final = vec[i64]([ACE, KING, *(rank if rank != LONG_QUEEN else QUEEN for rank, _, _ in _WALKS)])
"""By action below SWAP, the rank it plays."""
FROM: Final = vec[i64]([YARD, YARD, *(place for _, place, _ in _WALKS)])
TO: Final = vec[i64]([YARD, YARD, *(to for _, _, to in _WALKS)])
WALK_AT: Final = vec[i64]([action for rank in range(14) for action in _walks_of(rank)])
"""By rank and place, the action that walks from there; the one that turns home is the next."""

PART_AT: Final = vec[i64]([i for parts in _PARTS for i in _first(parts)])
"""By steps and place, the part of a seven that begins there; the one that turns home is the next."""
PARTS: Final = vec[i64]([len(parts) for parts in _PARTS])
"""By steps, how many parts there are."""
SPLIT_AT: Final = vec[i64]([SPLIT + sum(_SPLITS[:steps]) for steps in range(7)])
"""By the steps of the first part, the first action."""
PARTS_BEFORE: Final = vec[i64]([sum(len(parts) for parts in _PARTS[:steps]) for steps in range(7)])
PART_FROM: Final = vec[i64]([place for parts in _PARTS for place, _ in parts])
PART_TO: Final = vec[i64]([to for parts in _PARTS for _, to in parts])
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


def split_steps(action: i64) -> i64:
    """How many of the seven steps the first part has."""
    steps: i64 = 1
    while steps < 6 and action >= SPLIT_AT[steps + 1]:
        steps += 1
    return steps


def first_part(action: i64, steps: i64) -> i64:
    """The index of the first part among PART_FROM and PART_TO."""
    return PARTS_BEFORE[steps] + (action - SPLIT_AT[steps]) // PARTS[7 - steps]


def second_part(action: i64, steps: i64) -> i64:
    return PARTS_BEFORE[7 - steps] + (action - SPLIT_AT[steps]) % PARTS[7 - steps]


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
        return RANK_OF[action]
    return JACK if action < SPLIT else SEVEN


def text(action: i64) -> str:
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


def touches(action: i64) -> list[str]:
    """The card, then each pawn and where it goes; the rest are buttons."""
    if action >= FOLD:
        return [f"say:{text(action)}"]
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


def _parts(action: i64) -> tuple[tuple[int, int], str, tuple[int, int]]:
    """Both parts of a divided seven, and between them whose pawn the second is, if it is the partner's."""
    if action < REST:
        steps = split_steps(action)
        one, two = first_part(action, steps), second_part(action, steps)
        return (int(PART_FROM[one]), int(PART_TO[one])), "", (int(PART_FROM[two]), int(PART_TO[two]))
    colour, steps, place = rest_colour(action), rest_steps(action), rest_place(action)
    mate = partner(colour)
    to = at_lap(mate, lap(mate, place) + 7 - steps)
    return (int(at_lap(colour, H1 - steps)), H1), f"{COLOURS[mate]} ", (int(place), int(to))


def parse(words: str) -> int:
    """The action of these words, also with `plays` in front; what no pawn could ever do is refused by its rule."""
    words = " ".join(words.split()).removeprefix("plays ")
    if words in ("fold", "time"):
        return FOLD if words == "fold" else TIME
    name, colon, rest_of = words.partition(": ")
    if not colon:
        raise ValueError(
            f"Keezen has no move {words!r}; moves are: K: enter, 5: 10>15, J: 10xGreen 20, 7: 10>13 + 20>24, fold"
        )
    card = rank_named(name)
    if rest_of == "enter":
        if card not in (ACE, KING):
            raise ValueError("only an ace or a king brings a pawn on the track (K-042)")
        return ENTER_ACE if card == ACE else ENTER_KING
    if "x" in rest_of:
        return _parse_swap(card, rest_of)
    if "+" in rest_of:
        return _parse_split(card, rest_of)
    return _parse_walk(card, rest_of)


def _parse_swap(card: int, words: str) -> int:
    own, _, taken = words.partition("x")
    colour, _, other = taken.strip().partition(" ")
    one, two, whose = place_of(own.strip()), place_of(other), colour_of(colour)
    if card != JACK:
        raise ValueError(f"only a jack exchanges pawns, not {RANK[card]} (K-033)")
    for place in (one, two):
        if place >= H1:
            raise ValueError(f"a pawn in {'the yard (K-065)' if place == YARD else 'home (K-064)'} is not exchanged")
    if one == two:
        raise ValueError("a square holds one pawn at most (K-011)")
    return int(swap(one, whose, two))


def _parse_walk(card: int, words: str) -> int:
    place, to = _squares(words)
    if card in (JACK, KING):
        raise ValueError(f"a {RANK[card]} moves no pawn by steps ({'K-033' if card == JACK else 'K-032'})")
    if card == FOUR:
        return _parse_back(place, to)
    steps = forwards(place, to)
    walker = LONG_QUEEN if card == QUEEN and steps == STEPS[LONG_QUEEN] else card
    if steps != STEPS[walker]:
        wrong = {ACE: "K-031", SEVEN: "K-072", QUEEN: "K-034"}.get(card, "K-035")
        raise ValueError(
            f"from {PLACE[place]} to {PLACE[to]} is {steps} steps, and {RANK[card]} is another way ({wrong})"
        )
    return int(WALK_AT[walker * PLACES + place]) + _turns(place, to)


def _parse_back(place: int, to: int) -> int:
    """Four steps back along the track (K-038), not out of home (K-089) nor into it (K-085)."""
    if place >= H1:
        raise ValueError("a pawn in home cannot be moved with a four (K-089)")
    if to >= H1:
        raise ValueError("a four does not lead backwards into home (K-085)")
    if to != (place - 4) % TRACK:
        raise ValueError(f"a four moves a pawn four steps backward, from {place} to {(place - 4) % TRACK} (K-038)")
    return int(WALK_AT[FOUR * PLACES + place])


def _parse_split(card: int, words: str) -> int:
    if card != SEVEN:
        raise ValueError(f"only a seven is divided, not {RANK[card]} (K-035)")
    parts = [part.strip() for part in words.split("+")]
    if len(parts) > 2:
        raise ValueError("a seven is divided over two pawns at most (K-073)")
    if " " in parts[0]:
        raise ValueError("the own part comes first, then the rest with the partner's pawn (K-079)")
    place, to = _squares(parts[0])
    steps = forwards(place, to)
    whose, colour, second = parts[1].rpartition(" ")
    other, end = _squares(second)
    if colour:
        return _parse_rest(place, to, steps, colour_of(whose), other, end)
    if steps + forwards(other, end) != 7 or steps in (0, 7):
        raise ValueError("the parts of a seven are seven steps together, at least one each (K-072)")
    one = int(PART_AT[steps * PLACES + place]) + _turns(place, to)
    two = int(PART_AT[(7 - steps) * PLACES + other]) + _turns(other, end)
    return int(SPLIT_AT[steps]) + one * int(PARTS[7 - steps]) + two


def _parse_rest(place: int, to: int, steps: int, mate: int, other: int, end: int) -> int:
    """The last own pawn always comes to H1; the partner's pawn walks what is left, as its own colour walks (K-084)."""
    if place >= H1 or to != H1:
        raise ValueError("the partner's pawn takes the rest only when the last own pawn has come home, to H1 (K-082)")
    colour = ((place + steps) // 16) % 4
    if mate != partner(colour):
        raise ValueError(f"the rest is made with a pawn of {COLOURS[partner(colour)]}, the partner (K-078)")
    if steps > 6 or other == YARD or forwards(other, end) != 7 - steps:
        raise ValueError("the partner's pawn makes all steps that are left of the seven (K-080)")
    reached = lap(mate, other) + 7 - steps
    if reached > H4:
        raise ValueError(f"so many steps do not fit into the home of {COLOURS[mate]} (K-044)")
    if end != at_lap(mate, reached):
        raise ValueError(f"a pawn of {COLOURS[mate]} turns into its own home and into no other (K-043)")
    return int(rest(colour, steps, other))


def _squares(words: str) -> tuple[int, int]:
    """`10>15` as two places, the first of a pawn in play."""
    one, arrow, two = words.partition(">")
    if not arrow:
        raise ValueError(f"a pawn's walk is written 10>15, not {words!r}")
    if two[:1] == "H" and two[1:].isdecimal() and int(two[1:]) > 4:
        raise ValueError("home ends at H4: a card whose steps do not fit cannot be used (K-044)")
    place, to = place_of(one.strip()), place_of(two.strip())
    if YARD in (place, to):
        raise ValueError("a pawn in the yard is brought into play by an ace or king only (K-042)")
    return place, to


def forwards(place: int, to: int) -> int:
    """How many steps lead forwards from a place to another, into the home whose entry comes next if it is one."""
    if place >= H1 and to <= place:
        raise ValueError("a pawn in home only moves up towards H4 (K-092)")
    if place >= H1:
        return to - place
    return 15 - place % 16 + to - H1 + 1 if to >= H1 else (to - place) % TRACK


def _turns(place: int, to: int) -> int:
    """1 if the way leaves the track."""
    return 1 if place < H1 <= to else 0
