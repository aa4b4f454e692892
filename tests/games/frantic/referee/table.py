"""What lies where in one round, and what fits."""

from collections.abc import Generator
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from games.frantic.referee.pack import (
    COLOURS,
    FUCK_YOU,
    NUMBERS,
    colour_of,
    is_multi,
    kinds,
    number_of,
    symbol_of,
)

Asked = dict[int, list[str]]
"""What each seat that is asked may do, in words, and the table between two rounds; nobody else may do anything."""
Answer = tuple[int, str]
"""Who did what."""
Chosen = tuple[str, int | None]
"""A card that was chosen, and for whom, where that was chosen too."""
Result = TypeVar("Result")
Story = Generator[Asked, Answer, Result]


class Chance:
    """What nobody chooses (F-203)."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def first_dealer(self, seats: int) -> int:
        """F-019."""
        return self.random.randrange(seats)

    def shuffled(self, cards: list[str]) -> list[str]:
        """A pile, its top first (F-017)."""
        return self.random.sample(cards, len(cards))

    def blind(self, taker: int, giver: int, hand: list[str], number: int) -> list[str]:
        """Cards drawn unseen from a hand (F-082, F-139)."""
        return self.random.sample(hand, number)

    def tornado(self, pool: list[str], order: list[int]) -> list[str]:
        """All hands shuffled, in the order in which they are dealt out (F-181)."""
        return self.random.sample(pool, len(pool))


@dataclass
class Share:
    """A part of an attack: its cards of a Fantastic Four, and whom it has been turned on, the attacker first.

    The last of `path` is hit; the one before carries it out (F-103)."""

    count: int
    path: list[int]
    state: str = "waiting"
    """`asked` while the last may counter, `aiming` while the last has countered, then `settled` or `lapsed`."""


@dataclass
class Table:
    """One round, with everything open: hands and piles are lists of names, the top of a closed pile comes first."""

    chance: Chance
    dealer: int
    hands: list[list[str]]
    draw_pile: list[str]
    event_pile: list[str]
    played: list[str] = field(default_factory=list)
    """The discard pile from the bottom to the top, without what events pushed under it."""
    under: list[str] = field(default_factory=list)
    """What events pushed under the discard pile (F-058)."""
    aside: dict[int, list[Chosen]] = field(default_factory=dict)
    """What each seat has chosen and nobody else sees yet: cards to give, to discard, to stake, to spread."""
    market: list[str] = field(default_factory=list)
    """What lies open at the Market (F-155)."""
    split: list[tuple[int, int]] = field(default_factory=list)
    """The shares of a Fantastic Four named so far, until all four cards are shared out."""
    attack: list[Share] = field(default_factory=list)
    """The attack under way, share by share."""
    revealed: list[str] = field(default_factory=list)
    """The events of this round (F-132)."""
    owner: int = 0
    """Whose turn it is, whoever is asked."""
    laid_by: int = 0
    """Who laid the topmost card."""
    following: bool = False
    """Whether a 2nd Chance asks for a further card (F-063)."""
    wish: str = ""
    """The request in force: a colour or a number (F-054)."""
    colour: str = ""
    """The colour played last (F-184)."""
    skips: list[int] = field(default_factory=list)
    """Who is due to miss a turn (F-069)."""
    bomb: int | None = None
    """How many turns are left until the Time Bomb goes off (F-174)."""
    unpaid: bool = False
    """Whether somebody had to draw and could not (F-188)."""
    over: str = ""
    """Why the round is over."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    def order_from(self, seat: int) -> list[int]:
        """Everybody in order of play, beginning to the right of a seat, which comes last (F-010, F-133)."""
        return [(seat + step) % self.seats for step in range(1, self.seats + 1)]

    def others(self, seat: int) -> list[int]:
        return [each for each in range(self.seats) if each != seat]

    def draw(self, seat: int, number: int) -> None:
        """What there is; what is not there stays unpaid (F-138, F-188, F-191)."""
        for _ in range(number):
            if self.draw_pile:
                self.hands[seat].append(self.draw_pile.pop(0))
            else:
                self.unpaid = True

    def lay(self, seat: int, card: str) -> None:
        """A card from a hand on the discard pile."""
        self.hands[seat].remove(card)
        self.put_on_top(seat, card)

    def put_on_top(self, seat: int, card: str) -> None:
        """A card that is played. It ends a request, but for a multi-coloured card, which makes its own, and Fuck You
        (F-055, F-056, F-086)."""
        self.played.append(card)
        self.laid_by = seat
        if card != FUCK_YOU and not is_multi(card):
            self.wish = ""
        self.colour = colour_of(card) or self.colour  # F-184

    def push_under(self, seat: int, card: str) -> None:
        """A card thrown away by an event: it is not played (F-058, F-134)."""
        self.hands[seat].remove(card)
        self.under.append(card)

    def lies_open(self, card: str) -> int:
        """How many of a card lie in the discard pile, which all may look through (F-013)."""
        return self.played.count(card) + self.under.count(card)

    def top(self) -> str:
        """The topmost card that is not Fuck You; none if the round began with it (F-026, F-085)."""
        seen = [card for card in self.played if card != FUCK_YOU]
        return seen[-1] if seen else ""

    def fitting(self, seat: int) -> list[str]:
        """What a seat may lay in its turn, every kind once."""
        return [card for card in kinds(self.hands[seat]) if self._fits(card, len(self.hands[seat]))]

    def _fits(self, card: str, held: int) -> bool:
        if is_multi(card):
            return True  # F-046, F-053
        if card == FUCK_YOU:
            return held == 10  # F-047, F-084
        top = self.top()
        if not top:
            return True  # F-026
        if is_multi(top):
            assert self.wish, "a multi-coloured card without a request (F-059)"
            return self.wish in (colour_of(card), number_of(card))  # F-042, F-045, F-049, F-050, F-057
        same_colour = colour_of(card) != "" and colour_of(card) == colour_of(top)  # F-041, F-043
        same_number = number_of(card) != "" and number_of(card) == number_of(top)  # F-041, F-048, F-051
        same_symbol = symbol_of(card) != "" and symbol_of(card) == symbol_of(top)  # F-044, F-052
        return same_colour or same_number or same_symbol

    def demand(self) -> dict[str, str]:
        """What the next card must show, one of these; anything where all are empty."""
        shown = self.wish or self.top()
        colour = self.wish if self.wish in COLOURS.values() else colour_of(shown)
        number = self.wish if self.wish in NUMBERS else number_of(shown)
        return {"colour": colour, "number": number, "symbol": symbol_of(shown)}

    def every_card(self) -> list[str]:
        """All 125, wherever they are (F-001)."""
        held = [card for hand in self.hands for card in hand]
        held += [card for chosen in self.aside.values() for card, _ in chosen]
        return sorted(held + self.draw_pile + self.played + self.under + self.market)

    def put_aside(self, seat: int, card: str, target: int | None = None) -> None:
        """A card from a hand, face down, for later."""
        self.hands[seat].remove(card)
        self.aside.setdefault(seat, []).append((card, target))

    def taken_up(self, seat: int) -> list[str]:
        """What a seat had put aside."""
        return [card for card, _ in self.aside.pop(seat, [])]
