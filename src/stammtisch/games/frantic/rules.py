"""The rulebook's judgements: pure functions and tables made of them, no state."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.vecs import vec
from stammtisch.games.frantic.cards import (
    BLACK,
    COLOURS,
    EQUALITY,
    EXCHANGE,
    FACES,
    FANTASTIC,
    FOUR,
    GIFT,
    KINDS,
    NO_COLOUR,
    SECOND,
    SKIP,
    colour_of,
)

# A demand is the kind on top that must be matched, or a wish, or nothing at all.
ANYTHING: Final = 61
WISHED: Final = 62  # to 65 a colour
WISHED_NUMBER: Final = 66  # to 74
DEMANDS: Final = 75

TEN: Final = 10
"""Fuck You is played from a hand of exactly so many (F-047, F-084)."""


def _of_colour(colour: int) -> int:
    """All single-coloured cards of a colour; black is none (F-050)."""
    return 0x1FFF << FACES * colour


def _of_face(face: int) -> int:
    """All that show a number, black ones too (F-048), or the same special card in any colour (F-044)."""
    colours = range(5 if face < GIFT else 4)
    return sum(1 << FACES * colour + face for colour in colours)


def _fitting(demand: int) -> int:
    """The kinds that fit, among those that must.

    A card on top offers colour and number (F-041, F-043), colour and symbol (F-052), or if black its number alone
    (F-051). A wish is all that counts, whatever lies beneath (F-042, F-045, F-049, F-057)."""
    if demand == ANYTHING:
        return (1 << FANTASTIC) - 1
    if demand >= WISHED_NUMBER:
        return _of_face(demand - WISHED_NUMBER)
    if demand >= WISHED:
        return _of_colour(demand - WISHED)
    number = _of_face(demand % FACES)
    return number if demand >= BLACK else number | _of_colour(demand // FACES)


FITTING: Final = vec[i64]([_fitting(demand) for demand in range(DEMANDS)])
OF_COLOUR: Final = vec[i64]([_of_colour(colour) if colour < NO_COLOUR else 0 for colour in range(5)])
OF_NUMBER: Final = vec[i64]([_of_face(number) for number in range(GIFT)])


def unfit(demand: i64, kind: i64) -> str:
    """The rule by which a kind that must fit does not."""
    if kind >= BLACK:
        return _unfit_black(demand)
    if kind % FACES >= GIFT:
        return _unfit_special(demand)
    if demand >= WISHED:
        return "F-042"
    return rule_of_demand(demand)


def _unfit_black(demand: i64) -> str:
    if demand >= WISHED:
        return "F-049" if demand >= WISHED_NUMBER else "F-050"
    return "F-048" if demand >= BLACK or demand % FACES < GIFT else "F-052"


def _unfit_special(demand: i64) -> str:
    if demand >= WISHED:
        return "F-045"
    if demand >= BLACK:
        return "F-051"
    return "F-043" if demand % FACES < GIFT else "F-044"


def rule_of_demand(demand: i64) -> str:
    """The rule of what the top card lets follow."""
    if demand == ANYTHING:
        return "F-026"
    if demand >= BLACK:
        return "F-051"
    return "F-041" if demand % FACES < GIFT else "F-052"


def rule_of_fit(demand: i64, kind: i64) -> str:
    """The rule by which a card is laid; of colour and number or symbol the colour."""
    if kind > FANTASTIC + 4:
        return "F-047"
    if kind >= FANTASTIC:
        return "F-053" if demand >= WISHED else "F-046"
    if demand == ANYTHING:
        return "F-026"
    if demand < BLACK and colour_of(demand) == colour_of(kind):
        return "F-041" if kind % FACES < GIFT else "F-043"
    return unfit(demand, kind)


def attacks(kind: i64) -> bool:
    """Skip, Gift, Exchange, Fantastic Four and Equality single out fellow players (F-060)."""
    if kind >= BLACK:
        return kind in (FOUR, EQUALITY)
    face = kind % FACES
    return face >= GIFT and face != SECOND


def asks_number(kind: i64) -> bool:
    """Fantastic and Fantastic Four show numbers too (F-005, F-091)."""
    return kind <= FOUR


def rule_of_attack(kind: i64) -> str:
    """The rule of what an attack does."""
    if kind == FOUR:
        return "F-094"
    if kind == EQUALITY:
        return "F-098"
    face = kind % FACES
    if face == SKIP:
        return "F-069"
    return "F-078" if face == EXCHANGE else "F-073"


def demand_token(demand: i64) -> str:
    """What is asked for that is no card: a colour, a number, or anything."""
    if demand == ANYTHING:
        return "any"
    if demand >= WISHED_NUMBER:
        return str(demand - WISHED_NUMBER + 1)
    return COLOURS[demand - WISHED]


def colour_shown(demand: i64) -> str:
    """The colour that would do; none on a black card (F-051)."""
    if WISHED <= demand < WISHED_NUMBER:
        return COLOURS[demand - WISHED]
    return COLOURS[demand // FACES] if demand < BLACK else ""


def number_shown(demand: i64) -> str:
    """The number that would do; a special card's seven points are none (F-052)."""
    if demand >= WISHED_NUMBER:
        return str(demand - WISHED_NUMBER + 1)
    return str(demand % FACES + 1) if demand < ANYTHING and demand % FACES < GIFT else ""


def symbol_shown(demand: i64) -> str:
    """The special card that would do in any colour (F-044)."""
    if demand >= BLACK or demand % FACES < GIFT:
        return ""
    return ["Gift", "Exchange", "2nd", "Skip"][demand % FACES - GIFT]


def limit_of(length: str, seats: int) -> int:
    """The limits that the book recommends (F-015)."""
    row = [137, 154, 179] if seats <= 4 else [113, 137, 154]
    return row[["short", "medium", "long"].index(length)]


LAST_COLOUR: Final = vec[i64]([min(kind // FACES, NO_COLOUR) for kind in range(KINDS)])
"""By kind, the colour that it shows for Vandalism (F-184)."""
