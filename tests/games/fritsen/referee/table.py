"""A potje with everything open: hands, piles, glass, duties, and the few things that can happen to a card."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.fritsen.referee.board import FIRST, JOKERS, Cell
from games.fritsen.referee.drinks import Drink, Drinks
from games.fritsen.referee.pack import JOKER, SUITS, pack, packs_of, value

from stammtisch.core.option import Value

ROLES, SETUP, PICKUP, DIRTY, TURN, DRAWN = "roles", "setup", "pickup", "dirty", "turn", "drawn"
WINDOW, GLASS, ENDING, REPAIR, FINAL, CLOSING, OVER = "window", "glass", "ending", "repair", "final", "closing", "over"
TURNS = [TURN, DRAWN, WINDOW, GLASS, ENDING, REPAIR]


SLIPS = {"last": "2-96", "call": "2-5", "answer": "2-92"}
"""By which rule a wrong utterance is charged; a toast by 2-83."""


class Chance:
    """What nobody chooses: the roles drawn by lot, and the order of the cards."""

    def roles(self, seats: int) -> tuple[int, int]:
        """Frits and Willem (`roles=random`)."""
        raise NotImplementedError

    def shuffled(self, cards: list[str]) -> list[str]:
        """The closed pile before the deal, its top first (2-38)."""
        raise NotImplementedError

    def lying(self, cards: list[str]) -> list[str]:
        """The same where nothing has been dealt yet."""
        raise NotImplementedError


@dataclass
class Act:
    """Something a hand did that the others can point at (2-88)."""

    number: int
    seat: int
    what: str
    """`lay`, `pair`, `take`, `last`, `glass`, `lift`, `pick` or `early`."""
    cards: list[str]
    cell: Cell | None
    rule: str
    """The rule it breaks; empty if it is fine."""
    ply: int
    turn: int
    """The turn of the game in which it was done."""
    settled: bool = False
    """Called, confessed or undone."""
    drawn: bool = False
    own_turn: bool = False
    """Whether it was the turn of the one who did it."""
    before: Cell | None = None
    """Where the glass stood."""
    owner: int | None = None
    """Whose it was."""


@dataclass
class Vote:
    """A question to all players (1N)."""

    what: str
    target: int | None
    by: int
    yes: list[int] = field(default_factory=list)
    no: list[int] = field(default_factory=list)
    act: int = 0
    drink: Drink | None = None
    """What shall not be drunk (2-8)."""


@dataclass
class Potje:
    """Seats are numbers; the top of the closed pile comes first, that of an open pile last."""

    seats: int
    options: dict[str, Value]
    chance: Chance
    drinks: Drinks
    phase: str = ROLES
    frits: int = -1
    willem: int = -1
    hands: list[list[str]] = field(default_factory=list)
    stock: list[str] = field(default_factory=list)
    piles: dict[Cell, list[str]] = field(default_factory=dict)
    dealt: dict[int, list[str]] = field(default_factory=dict)
    """The dealt piles that nobody has taken, from 1 (2-50)."""
    picked: list[int] = field(default_factory=list)
    ready: list[int] = field(default_factory=list)
    dirties: dict[int, int] = field(default_factory=dict)
    no_dirty: bool = False
    tries: int = 0
    shuffler: int = -1
    """Who shuffles, and is answerable for it (2-39, 2-40)."""
    step: int = 0
    """Of Frits's hand-work: 1 shuffled, 2 all dealt."""
    rounds: int = 0
    """How many cards each pile has been dealt (2-46)."""
    grabbed: dict[int, int] = field(default_factory=dict)
    """By number the piles taken up during the deal, and who has them (2-53)."""
    exchanging: int | None = None
    """Whose start hand lies down, until Frits has given a new one (2-55)."""
    delays: int = 0
    two_packs: bool = False
    role: str = "frits"
    role_votes: dict[int, int] = field(default_factory=dict)
    chooser: int | None = None
    """Who decides a tie (2-4)."""
    among: list[int] = field(default_factory=list)
    declined: list[int] = field(default_factory=list)

    current: int = -1
    previous: int | None = None
    turn: int = 0
    """Turns of the game so far, empty ones left out."""
    began: int = 0
    """When this turn began."""
    before: int = 0
    """And the one before."""
    turns: list[int] = field(default_factory=list)
    """Own turns begun."""
    lays: list[int] = field(default_factory=list)
    """Moves made: times a seat laid."""
    drew: bool = False
    laid: bool = False
    """Whether a card was laid in this turn."""
    clock_out: bool = False
    """Whether its clock has run out, so that no drink holds it up any more (T9)."""
    moved: bool = False
    """Whether anybody laid one in it."""
    forgot: bool = False
    """Whether the glass should have come off first (2-135)."""
    idle: int = 0
    window: Cell | None = None
    window_move: str = ""
    waited: bool = False
    passed: list[int] = field(default_factory=list)
    window_drink: int = -1
    must_lift: bool = False
    last: list[int] = field(default_factory=list)
    """Who owes laatste Frits (2-95)."""
    glass: Cell | None = None
    glass_owner: int | None = None
    repair: Cell | None = None
    repairer: int = -1
    then: str = ""
    """What goes on after the repair."""
    hasty: bool = False
    """Whether Frits has begun to exchange too early in this window (2-121)."""
    early: bool = False
    """Whether the glass was put too early in this window, and nobody has called it (2-133)."""
    out: list[int] = field(default_factory=list)
    medals: dict[int, str] = field(default_factory=dict)
    shared_last: list[int] = field(default_factory=list)
    loser: int | None = None
    gone: list[int] = field(default_factory=list)
    """Removed or gone with cards, the earliest first (2-30)."""
    left_finished: list[int] = field(default_factory=list)
    ended: str = ""

    ply: int = 0
    acts: list[Act] = field(default_factory=list)
    noted: int = 0
    slips: dict[int, tuple[str, int]] = field(default_factory=dict)
    """What somebody said wrongly, and when (2-7)."""
    leaving: dict[int, str] = field(default_factory=dict)
    away: list[int] = field(default_factory=list)
    reasons: dict[int, str] = field(default_factory=dict)
    vote: Vote | None = None
    question: str = ""
    """A ruling that somebody must decide (2-4)."""
    asked: list[str] = field(default_factory=list)
    """Who is asked, one after the other: `frits`, `willem`, `oldest`."""
    confessed: bool = False
    gifts: list[int] = field(default_factory=list)
    rests: bool = False
    """A hidden turn waits for laatste Frits or a drink, of which the others are shown nothing (2-92)."""
    acted: dict[int, int] = field(default_factory=dict)
    """When each seat last did something (2-5)."""
    judged: dict[int, int] = field(default_factory=dict)
    """Which of it has been voted on."""
    laid_in: dict[int, int] = field(default_factory=dict)
    """In which turn each seat last laid."""
    uncovered: list[int] = field(default_factory=list)
    looks: list[tuple[int, int]] = field(default_factory=list)
    """Who looks at whose open hand (2-20)."""
    holding: dict[int, int] = field(default_factory=dict)
    """Who holds whose cards (2-22)."""
    askew: Cell | None = None
    """What lies askew (2-79, 2-80)."""
    untidy: int = -1
    """Who did it."""
    log: list[tuple[int, Cell]] = field(default_factory=list)
    """Who laid what lies open, and where, the newest last."""
    buried: list[str] = field(default_factory=list)
    """The cards that were put on the closed pile for all to see and lie on its top, the last one highest (2-86)."""
    in_vain: set[int] = field(default_factory=set)
    """Who has asked in vain asks nothing more in this turn (1N)."""
    quizzed: list[int] = field(default_factory=list)
    """Who is asked whose turn it is (2-92)."""
    unsaid: list[int] = field(default_factory=list)
    """Who does not know or tell (2-93, 2-136)."""
    whose_glass: bool = False
    """Whether it is asked whose the glass is (2-136)."""
    extra: dict[int, int] = field(default_factory=dict)
    utters: list[tuple[int, str]] = field(default_factory=list)

    def option(self, name: str) -> Value:
        return self.options[name]

    @property
    def referee(self) -> str:
        return str(self.options["referee"])

    @property
    def timers(self) -> bool:
        """Whether there are clocks (`turn_seconds=0` is off)."""
        return self.options["turn_seconds"] != 0

    @property
    def packs(self) -> int:
        return 2 if self.two_packs or self.options["packs"] == "2" else packs_of(self.seats)

    @property
    def columns(self) -> int:
        return int(self.options["board_columns"])

    @property
    def pro(self) -> bool:
        return bool(self.options["pro_moves"])

    def cards(self) -> list[str]:
        return pack(self.packs, int(self.options["jokers_per_pack"]))

    def order(self) -> list[int]:
        """Willem first, Frits last, the others by number (2-41, 2-54)."""
        if self._order:
            return self._order
        others = [seat for seat in range(self.seats) if seat not in (self.frits, self.willem)]
        return [self.willem, *others, self.frits]

    _order: list[int] = field(default_factory=list)
    """Kept when the roles pass to others."""

    def players(self) -> list[int]:
        """All players: finished ones too, removed ones no more (1N)."""
        return [seat for seat in range(self.seats) if seat not in self.gone + self.left_finished]

    def decider(self) -> int:
        """Whose word counts now (2-4)."""
        return {"frits": self.frits, "willem": self.willem, "oldest": self.oldest()}[self.asked[0]]

    def oldest(self) -> int:
        """The oldest player, or the next of those who are left (2-4)."""
        seat = int(self.options["oldest"])
        while seat not in self.players():
            seat = (seat + 1) % self.seats
        return seat

    def holders(self) -> list[int]:
        """Who still plays: in the potje and not out."""
        return [seat for seat in self.players() if seat not in self.out]

    def others(self, seat: int) -> list[int]:
        """Clockwise from a seat."""
        order = self.order()
        place = order.index(seat)
        return [each for each in order[place + 1 :] + order[:place] if each in self.players()]

    @property
    def paused(self) -> bool:
        return bool(self.away)

    def charge(
        self, seats: Sequence[int], fritsjes: int, kind: str, rule: str, act: int | None = None, by: int = -1
    ) -> None:
        for seat in seats:
            self.drinks.charge(seat, fritsjes, kind, rule, self.ply if act is None else act, self.turn, by)

    def take(self, seat: int, number: int) -> int:
        """As many as there are, from the top (2-69, 2-70, 2-71)."""
        taken = self.stock[:number]
        self.buried = self.buried[: max(0, len(self.buried) - number)]
        self.stock = self.stock[number:]
        self.hands[seat] = sorted_hand(self.hands[seat] + taken)
        self._no_longer_one(seat)
        return len(taken)

    def put_under(self, seat: int) -> list[str]:
        """The whole hand, in its order, under the closed pile (2-55, 5-12, 2-30)."""
        hand = self.hands[seat]
        self.stock = self.stock + hand
        self.hands[seat] = []
        return hand

    def put(self, seat: int, cards: list[str], cell: Cell) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            self.piles.setdefault(cell, []).append(card)
            self.log.append((seat, cell))

    def give_back(self, seat: int, cards: list[str], cell: Cell) -> None:
        """The same way back; a pile without cards is none."""
        for card in reversed(cards):
            assert self.piles[cell][-1] == card
            self.piles[cell].pop()
            self.unlog(cell)
        if not self.piles[cell]:
            del self.piles[cell]
        self.hands[seat] = sorted_hand(self.hands[seat] + cards)
        self._no_longer_one(seat)

    def unlog(self, cell: Cell) -> None:
        """The newest card of a pile is gone; what lay askew there is too."""
        for i in reversed(range(len(self.log))):
            if self.log[i][1] == cell:
                del self.log[i]
                break
        if self.askew == cell:
            self.tidy()

    def tidy(self) -> None:
        self.askew, self.untidy = None, -1

    def _no_longer_one(self, seat: int) -> None:
        """A duty lapses when the seat no longer holds one card (2-95)."""
        if seat in self.last and len(self.hands[seat]) != 1:
            self.last.remove(seat)

    def every_card(self) -> list[str]:
        held = [card for hand in self.hands for card in hand] + [card for pile in self.dealt.values() for card in pile]
        return sorted(held + self.stock + [card for pile in self.piles.values() for card in pile])

    def time_is_up(self) -> None:
        """Without clocks the end of a turn closes what a clock would (`off`)."""
        self.leaving = {}
        for seat in sorted(self.slips):
            self.slip_stands(seat)
        for seat in sorted(self.holding):
            self.cards_back(seat)
        self.quizzed = []
        self.late_votes()
        if self.whose_glass:
            self.glass_off()

    def recount(self) -> None:
        """A vote after a player has stopped: of fewer players."""
        raise NotImplementedError

    def late_votes(self) -> None:
        """Silence counts as no."""
        raise NotImplementedError

    def glass_off(self) -> None:
        """Nobody tells whose it is: all take a Fritsje des (2-136)."""
        self.whose_glass, self.unsaid = False, []
        self.charge(self.players(), 1, "Fritsje-des", "2-136")
        self.glass = self.glass_owner = None
        self.must_lift = False

    @property
    def hides_turn(self) -> bool:
        """Whether nobody is shown whose turn it is (2-92)."""
        return not self.options["show_turn"] and self.phase in [*TURNS, FINAL]

    def seems_over(self, seat: int) -> bool:
        """Whether a hidden turn that is not over looks as if it were."""
        return self.hides_turn and self.phase == ENDING and seat != self.current

    def cards_back(self, seat: int) -> None:
        """Who kept another's hand too long takes a Fritsje des (2-22)."""
        self.hand_back(seat)
        self.charge([seat], 1, "Fritsje-des", "2-22")

    def hand_back(self, seat: int) -> None:
        owner = self.holding.pop(seat)
        if owner not in self.uncovered:
            self.looks = [look for look in self.looks if look != (seat, owner)]

    def misspeak(self, seat: int, what: str) -> None:
        """Something wrong was said: it can be taken back, but while one can, another is charged at once (2-7)."""
        if seat in self.slips:
            self.charge([seat], 1, "Fritsje-des", SLIPS.get(what, "2-83"))
        else:
            self.slips[seat] = what, self.ply

    def slip_stands(self, seat: int) -> None:
        """Nobody took it back in time (2-7)."""
        what, act = self.slips.pop(seat)
        self.charge([seat], 1, "Fritsje-des", SLIPS.get(what, "2-83"), act)

    def utter(self, seat: int, name: str) -> None:
        self.utters.append((seat, name))

    def has_joker_pile(self) -> bool:
        return JOKERS in self.piles

    def open_first(self) -> None:
        """The top card, and more on it while it is a joker (2-47, 2-49)."""
        self.piles = {FIRST: [self.stock.pop(0)]}
        while self.piles[FIRST][-1] == JOKER:
            self.piles[FIRST].append(self.stock.pop(0))


def sorted_hand(cards: Sequence[str]) -> list[str]:
    """By suit, then value, jokers last."""
    return sorted(cards, key=lambda card: (4, 0) if card == JOKER else (SUITS.index(card[1]), value(card)))
