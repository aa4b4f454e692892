"""The position as text, both ways.

`4 seats; deal 3; dealer S0; stone S3; trick S1 B8, S2 B10; S0 on turn; S0 hand B5 G2; S1 hand of 7`

What is left open is dealt: a hand that is not named gets as many cards as the largest that is, and cards that are in
no hand have been played. `S1 void G` says that a seat has shown to be without green, `S1 decided` that its bid is in.
Once a deal is scored, the dealer is who deals the next (O-065).
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, count, has, left_of, lowest, member
from stammtisch.core.notation import Clauses, number_of, seat_of
from stammtisch.core.vecs import vec
from stammtisch.games.foppen import scoring
from stammtisch.games.foppen.cards import (
    CARDS,
    DECK,
    NAME,
    NO_CARD,
    NO_SUIT,
    OF_SUIT,
    ONE,
    ONES,
    SUIT,
    SUITS,
    alike,
    cards,
    names,
)
from stammtisch.games.foppen.match import singles
from stammtisch.games.foppen.rules import rank
from stammtisch.games.foppen.state import FoppenState
from stammtisch.games.foppen.table import BIDDING, FINISHED, NOBODY, PHASES, PLAYING, SCORED, FoppenTable

UNKNOWN: Final = -1


def diagram(state: FoppenState) -> str:
    """The whole truth: what all see, every hand, every sealed bid and who is known to be void."""
    table = state.table
    hands = [" ".join(names(state.hands[i])) or "of 0" for i in range(state.seats)]
    bids = [_true_bid(state, i) for i in range(state.seats)]
    voids = [_suits_in(table.voids[i]) for i in range(state.seats)]
    return "; ".join([*clauses(table, hands, bids), *[f"S{i} void {each}" for i, each in enumerate(voids) if each]])


def _true_bid(state: FoppenState, seat: i64) -> str:
    known = state.table.bid_of(seat)
    if known == "decided":
        return "bid" if has(state.face_down, seat) else "stay"
    return known


def _suits_in(suits: i64) -> str:
    """A set of colours as `G B`."""
    return " ".join([SUITS[suit] for suit in range(4) if has(suits, suit)])


def clauses(table: FoppenTable, hands: list[str], bids: list[str]) -> list[str]:
    """What a table shows, with what is known of the hands and bids."""
    found = [f"{table.seats} seats", *table.terms.unusual, f"deal {table.deal()}", f"dealer S{table.dealer}"]
    for i in range(table.seats):
        found.append(f"S{i} hand {hands[i]}")
        if bids[i]:
            found.append(f"S{i} {bids[i]}")
    found.append("no stone" if table.stone == NOBODY else f"stone S{table.stone}")
    if table.phase == PLAYING:
        found += [f"trick {_written(table.plays())}", f"S{table.turn} on turn"]
    if table.last_leader != NOBODY:
        found.append(f"last trick {_written(table.last_plays())}")
    return found + _standing(table)


def _written(plays: list[tuple[int, str]]) -> str:
    return ", ".join([f"S{seat} {card}" for seat, card in plays]) or "empty"


def _standing(table: FoppenTable) -> list[str]:
    """The points, and where the match is between two hands."""
    scores = scoring.scores(table)
    found = [f"totals {_row(scores)}"]
    if table.sheet:
        found.append("sheet " + ", ".join([_row(row) for row in table.sheet]))
    if table.phase > PLAYING:
        found += [f"S{i} scored {points}" for i, points in enumerate(table.sheet[-1])]
        found += [PHASES[table.phase], f"places {_row(scoring.places(scores))}"]
    elif table.phase == BIDDING:
        found.append("bidding")
    return found


def _row(numbers: list[int]) -> str:
    return " ".join([str(each) for each in numbers])


class Reading:
    """One position being read."""

    def __init__(self, state: FoppenState, clauses: Clauses) -> None:
        state.clear()
        self.state = state
        self.table = state.table
        self.clauses = clauses
        self.seats = int(state.seats)
        self.trick = self._plays("trick")
        self.turn = clauses.seat("on turn", self.seats)
        self.last: list[tuple[int, int]] = []  # the trick before
        self.sizes: list[int] = [UNKNOWN] * self.seats  # of the hands as they were before the trick
        self.taken = 0
        self.derived: list[str] = []  # clauses that follow from the others

    def run(self) -> None:
        self._match()
        self._stone()
        self.table.phase = self._phase()
        self._bids()
        self._hands()
        self._last_trick()
        self.clauses.done()
        self._deal()
        self._check_hands()
        self._lead()
        self._play_trick()
        self._agree()

    def _match(self) -> None:
        """How far the match is: which deal, and the points so far."""
        table = self.table
        deal = self.clauses.number("deal", 1)
        if not 1 <= deal <= 2 * self.seats:
            raise ValueError(f"a match of {self.seats} has deals 1 to {2 * self.seats}, not {deal}")
        dealer = self.clauses.after("dealer")
        table.dealer = self.seats - 1 if dealer is None else seat_of(dealer, self.seats)
        table.deals = deal - 1
        sheet = self.clauses.after("sheet")
        totals = self.clauses.after("totals")
        if sheet is not None:
            table.sheet = [self._points(row) for row in sheet.split(",")]
        elif totals is not None and any(self._points(totals)):
            table.sheet = [self._points(totals)]
        if totals is not None:
            self.derived.append(f"totals {totals}")
        table.points = vec[i64]([sum([row[i] for row in table.sheet]) for i in range(self.seats)])

    def _stone(self) -> None:
        stone = self.clauses.after("stone")
        if stone is not None:
            self.table.stone = seat_of(stone, self.seats)
        if self.clauses.flag("no stone"):
            self.derived.append("no stone")

    def _points(self, words: str) -> list[int]:
        row = [number_of(word) for word in words.split()]
        if len(row) != self.seats:
            raise ValueError(f"{self.seats} seats have {self.seats} points, not {len(row)}: {words!r}")
        return row

    def _phase(self) -> int:
        for start in [f"S{i} scored" for i in range(self.seats)] + ["places"]:
            words = self.clauses.after(start)
            if words is not None:
                self.derived.append(f"{start} {words}")
        if self.clauses.flag("bidding"):
            return BIDDING
        scored = self.clauses.flag("scored")
        if not scored and not self.clauses.flag("over"):
            return PLAYING
        if not self.table.sheet:
            raise ValueError("points of this deal stand on the sheet: 'sheet 10 -5 -8'")
        self.table.deals += 1
        if scored == (self.table.deals == 2 * self.seats):
            raise ValueError(f"a match of {self.seats} is over after deal {2 * self.seats}, and not before")
        return SCORED if scored else FINISHED

    def _bids(self) -> None:
        table = self.table
        bidders: i64 = 0
        for i in range(self.seats):
            bid = self._decision(i)
            if bid == "bid":
                bidders |= bit(i)
            elif bid == "" and table.phase == BIDDING:
                table.undecided |= bit(i)
        if not table.terms.bids and (bidders or table.phase == BIDDING):
            raise ValueError("there are no bids without bids=true")
        if table.phase == BIDDING and table.undecided == 0:
            raise ValueError("the bidding is over once all have decided")
        if table.sealed():
            self.state.face_down = bidders
        else:
            table.bidders = bidders

    def _decision(self, seat: int) -> str:
        """`bid`, `stay`, or nothing; what is left open may be either."""
        bid = self.clauses.flag(f"S{seat} bid")
        stay = self.clauses.flag(f"S{seat} stay")
        if self.clauses.flag(f"S{seat} decided"):
            bid = self.state.rng.below(2) == 1
            stay = not bid
        if bid and stay:
            raise ValueError(f"S{seat} either bids or stays")
        return "bid" if bid else "stay" if stay else ""

    def _hands(self) -> None:
        """The hands that are named, with the cards that their seats have in the trick."""
        for seat, card in self.trick:
            self._give(seat, card)
        for i in range(self.seats):
            self.table.voids[i] = self._suits(self.clauses.after(f"S{i} void") or "")
            words = self.clauses.after(f"S{i} hand")
            if words is None:
                continue
            played = sum([1 for seat, _ in self.trick if seat == i])
            if words.startswith("of "):
                self.sizes[i] = number_of(words[3:]) + played
                continue
            for name in "" if words == "empty" else words.split():
                self._give(i, int(member(lowest(cards(name)))))
            self.sizes[i] = int(count(self.state.hands[i]))

    def _give(self, seat: int, card: int) -> None:
        self.state.hands[seat] |= self._take(card)

    def _take(self, card: int) -> i64:
        """A card out of the pack."""
        free = ONES & ~self.taken if card == ONE else bit(card) & ~self.taken
        if free == 0:
            raise ValueError(f"there are not that many {NAME[card]} in the pack")
        taken = lowest(free)
        self.taken |= int(taken)
        return taken

    def _suits(self, words: str) -> int:
        """`G B` as a set."""
        found = 0
        for letter in words.split():
            if letter not in ("G", "R", "Y", "B"):
                raise ValueError(f"there is no colour {letter!r}; colours are G, R, Y and B")
            found |= int(bit(SUITS.index(letter)))
        return found

    def _plays(self, what: str) -> list[tuple[int, int]]:
        """`S0 G9, S1 1` as pairs of seat and card."""
        words = self.clauses.after(what)
        found: list[tuple[int, int]] = []
        for play in [] if words in (None, "empty") else str(words).split(","):
            who, _, card = play.strip().partition(" ")
            found.append((seat_of(who, self.seats), int(member(lowest(cards(card))))))
        return found

    def _last_trick(self) -> None:
        self.last = self._plays("last trick")
        for seat, card in self.last:
            if self.table.last_leader == NOBODY:
                self.table.last_leader = seat
            self._take(card)
            self.table.last[seat] = card

    def _deal(self) -> None:
        """Fill the hands that were left open, and count the rest as played."""
        wants = [self._wanted(i) for i in range(self.seats)]
        free = self._shuffled() if wants != self._held() else []
        voids = [int(self.table.voids[i] | self._shows_void(i)) for i in range(self.seats)]
        for _, i in sorted([(-int(count(voids[i])), i) for i in range(self.seats)]):
            self._fill(i, wants[i], voids[i], free)
        gone: i64 = DECK
        for i in range(self.seats):
            gone &= ~self.state.hands[i]
        self.table.gone = alike(gone, 0)

    def _wanted(self, seat: int) -> int:
        """How many cards a seat holds: as many as are named, or as the largest hand has."""
        full, largest = CARDS // self.seats, max(self.sizes)
        if self.sizes[seat] > full:
            raise ValueError(f"S{seat} cannot hold {self.sizes[seat]} cards: {self.seats} seats get {full} each")
        if self.sizes[seat] != UNKNOWN:
            return self.sizes[seat]
        return largest if 0 < largest < full and self.table.phase != BIDDING else full

    def _held(self) -> list[int]:
        return [int(count(self.state.hands[i])) for i in range(self.seats)]

    def _fill(self, seat: int, want: int, void: int, free: list[int]) -> None:
        """Give a seat what it lacks from the free cards, none of a colour it is void in."""
        hand = self.state.hands[seat]
        for suit in range(4):
            if has(void, suit) and hand & OF_SUIT[suit]:
                raise ValueError(f"S{seat} holds {SUITS[suit]} and is not void in it")
        for card in list(free):
            if count(hand) < want and not has(void, SUIT[member(card)]):
                hand |= card
                free.remove(card)
        if count(hand) < want:
            raise ValueError(f"there are not enough cards for S{seat}")
        self.state.hands[seat] = hand

    def _check_hands(self) -> None:
        """A hand is full before the first trick; it is empty only when the deal is over (O-006, O-050)."""
        sizes = self._held()
        if self.table.phase == BIDDING and min(sizes) < CARDS // self.seats:
            raise ValueError(f"{self.seats} seats hold {CARDS // self.seats} cards each while they bid")
        if self.table.phase == PLAYING and min(sizes) == 0:
            raise ValueError(f"S{sizes.index(0)} has no card: such a deal is 'scored' or 'over' (O-050)")
        if self.table.phase > PLAYING and min(sizes) > 0:
            raise ValueError("a deal ends when somebody is out: 'S0 hand of 0' (O-050)")

    def _shuffled(self) -> list[int]:
        deck = singles(DECK & ~self.taken)
        self.state.rng.shuffle(deck, 0)
        return [int(deck[i]) for i in range(len(deck))]

    def _shows_void(self, seat: int) -> i64:
        """The colour of the trick, if the seat did not follow it; it must then hold none of it."""
        suit: i64 = NO_SUIT
        for who, card in self.trick:
            if suit == NO_SUIT:
                suit = SUIT[card]
            elif who == seat and card != ONE and SUIT[card] != suit:
                if self.state.hands[seat] & OF_SUIT[suit]:
                    raise ValueError(f"S{seat} holds {SUITS[suit]} and cannot have discarded {NAME[card]} (O-012)")
                return bit(suit)
        return 0

    def _lead(self) -> None:
        table = self.table
        if table.phase != PLAYING and (self.trick or self.turn is not None):
            raise ValueError(f"nobody is on turn while the deal is {PHASES[table.phase]}")
        table.leader = left_of(table.dealer, table.seats)
        if self.trick:
            table.leader = self.trick[0][0]
        elif self.turn is not None:
            table.leader = self.turn
        elif self.last and table.phase > PLAYING:
            table.leader = self._took_last()
        table.turn = table.leader
        if table.phase == PLAYING and table.leader == table.stone:
            raise ValueError(f"S{table.stone} has the stone and sits out: say who is on turn")

    def _took_last(self) -> int:
        """Who won the trick before (O-015), of Ones alone the first (O-038)."""
        suit: i64 = NO_SUIT
        for _, card in self.last:
            if suit == NO_SUIT:
                suit = SUIT[card]
        ranks = [int(rank(card, suit)) for _, card in self.last]
        return self.last[ranks.index(max(ranks))][0]

    def _play_trick(self) -> None:
        table = self.table
        for seat, card in self.trick:
            if table.turn != seat:
                raise ValueError(f"S{table.turn} plays next in that trick, not S{seat}")
            self.state.play(seat, card)
            if table.trick[seat] == NO_CARD:
                raise ValueError("that trick is complete: say who is on turn and who has the stone")
        if self.turn is not None and self.turn != table.turn:
            raise ValueError(f"S{table.turn} is on turn after that trick, not S{self.turn}")

    def _agree(self) -> None:
        """What follows from the rest may be said, if it is true."""
        true = diagram(self.state).split("; ")
        for clause in self.derived:
            if clause not in true:
                raise ValueError(f"that does not fit the rest of the position: {clause!r}")
