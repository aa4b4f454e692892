"""What lies open on the table, and what follows from it alone. Nothing hidden may be put here."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import bit, has, left_of, lowest
from stammtisch.core.game import TABLE, Deadline
from stammtisch.core.vecs import vec
from stammtisch.games.foppen.cards import NAME, NO_CARD, NO_SUIT, ONE, ONES, SUIT
from stammtisch.games.foppen.moves import DEAL, EXPIRE_BIDS, EXPIRE_TURN
from stammtisch.games.foppen.rules import follows, rank

BIDDING: Final = 0
PLAYING: Final = 1
SCORED: Final = 2
FINISHED: Final = 3
PHASES: Final = ["bidding", "playing", "scored", "over"]

NOBODY: Final = -1
DRAWN: Final = -1

# What the clocks wait unless the table settles otherwise.
TURN_SECONDS: Final = 60
WINDOW_SECONDS: Final = 60
SCORE_SECONDS: Final = 20

# By seat, for six; never written to.
_NO_CARDS: Final = vec[i64]([NO_CARD] * 6)
_ZEROS: Final = vec[i64]([0] * 6)


class Terms:
    """What the table settled before it began."""

    def __init__(
        self, bids: bool, open_bids: bool, first_dealer: i64, turn: int, window: int, score: int, unusual: list[str]
    ) -> None:
        self.bids = bids
        self.open_bids = open_bids
        self.first_dealer = first_dealer  # or DRAWN
        self.turn_seconds = turn
        self.window_seconds = window
        self.score_seconds = score
        self.unusual = unusual  # what differs from the usual, as `name=value`


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FoppenTable:
    """The open half of a match: what everybody sees or has seen."""

    def __init__(self, seats: i64, terms: Terms) -> None:
        self.seats = seats
        self.terms = terms
        self.phase: i64 = PLAYING
        self.since: i64 = 0  # the ply at which the window that is open now was opened
        self.deals: i64 = 0  # hands played to their end
        self.dealer: i64 = 0
        self.turn: i64 = 0
        self.leader: i64 = 0
        self.last_leader: i64 = NOBODY
        self.stone: i64 = NOBODY  # who is fopped and sits out (O-003, O-004); nobody in a first trick
        self.suit: i64 = NO_SUIT  # to be followed
        self.best: i64 = NOBODY  # who wins the trick so far
        self.worst: i64 = NOBODY  # who is fopped so far
        self.high: i64 = 0  # the rank of the best card, which does not change: before a colour lies there are only Ones
        self.low: i64 = 0  # the rank of the worst
        self.undecided: i64 = 0  # seats that have not said whether they bid
        self.bidders: i64 = 0  # whose bids lie face up
        self.gone: i64 = 0  # cards played in this hand, seen by all (O-019); of Ones the first so many
        self.voids = _ZEROS  # by seat, the colours it has shown not to hold
        self.trick = _NO_CARDS  # by seat
        self.last = _NO_CARDS  # by seat, the trick before
        self.points = _ZEROS  # by seat, never written to
        self.sheet: list[list[int]] = []  # points by hand, never written to

    def clone(self) -> "FoppenTable":
        copy = FoppenTable(self.seats, self.terms)
        copy.phase = self.phase
        copy.since = self.since
        copy.deals = self.deals
        copy.dealer = self.dealer
        copy.turn = self.turn
        copy.leader = self.leader
        copy.last_leader = self.last_leader
        copy.stone = self.stone
        copy.suit = self.suit
        copy.best = self.best
        copy.worst = self.worst
        copy.high = self.high
        copy.low = self.low
        copy.undecided = self.undecided
        copy.bidders = self.bidders
        copy.gone = self.gone
        copy.voids = self.voids[:]
        copy.trick = self.trick[:]
        copy.last = self.last[:]
        copy.points = self.points
        copy.sheet = self.sheet
        return copy

    def clear(self) -> None:
        """No card has been played in this hand, and nobody is fopped (O-020)."""
        self.last_leader = NOBODY
        self.stone = NOBODY
        self.suit = NO_SUIT
        self.gone = 0
        self.voids = _ZEROS[: self.seats]
        self.trick = _NO_CARDS[: self.seats]
        self.last = self.trick[:]

    def acting(self) -> i64:
        phase = self.phase
        if phase == PLAYING:
            return bit(self.turn)
        if phase == BIDDING:
            return self.undecided
        if phase == SCORED:
            return bit(TABLE)
        return 0

    def deadlines(self) -> list[Deadline]:
        """The clock is ours (O-083)."""
        terms, seats = self.terms, int(self.acting())
        if self.phase == PLAYING and terms.turn_seconds:
            return [Deadline("turn", EXPIRE_TURN, terms.turn_seconds, int(self.since), True, seats)]
        if self.phase == BIDDING and terms.window_seconds:
            return [Deadline("bids", EXPIRE_BIDS, terms.window_seconds, int(self.since), True, seats)]
        if self.phase == SCORED:
            return [Deadline("deal", DEAL, terms.score_seconds, int(self.since), True, seats, True)]
        return []

    def sealed(self) -> bool:
        """Whether decisions on bids are face down just now (O-072)."""
        return self.phase == BIDDING and not self.terms.open_bids

    def next_to(self, seat: i64) -> i64:
        """The next to play (O-011); the fopped seat sits out (O-017)."""
        seats = self.seats
        seat = left_of(seat, seats)
        return left_of(seat, seats) if seat == self.stone else seat

    def lay(self, seat: i64, card: i64) -> None:
        """A card on the trick, and what all learn from it."""
        self.trick[seat] = card
        gone = self.gone
        self.gone = gone | (lowest(ONES & ~gone) if card == ONE else bit(card))
        suit = self.suit
        if suit == NO_SUIT:
            suit = SUIT[card]  # stays open after a One (O-036, O-037)
            self.suit = suit
        elif not follows(card, suit):
            self.voids[seat] |= bit(suit)
        self._judge(seat, rank(card, suit))
        self.turn = self.next_to(seat)

    def _judge(self, seat: i64, good: i64) -> None:
        """The highest of the colour wins (O-015), of Ones alone the first (O-038). Fopped is the lowest discard
        (O-026), else the lowest card (O-025), of equals the last (O-028, O-042). A led One is the lowest of the
        colour that follows (O-043). So best and worst are never one (O-030), also where only two play (O-031); the
        printed tricks A to E show it (O-081)."""
        leads = seat == self.leader
        if leads or good > self.high:
            self.best = seat
            self.high = good
        if leads or good <= self.low:
            self.worst = seat
            self.low = good

    def end_trick(self) -> None:
        """The stone passes on (O-018), the winner leads (O-016)."""
        best = self.best
        self.turn = best
        self.last_leader = self.leader
        self.leader = best
        self.stone = self.worst
        self.suit = NO_SUIT
        trick = self.last
        for i in range(self.seats):
            trick[i] = NO_CARD
        self.last = self.trick
        self.trick = trick

    def deal(self) -> int:
        """Which hand is played, or has just been scored."""
        return int(self.deals) + (1 if self.phase <= PLAYING else 0)

    def bid_of(self, seat: i64) -> str:
        """What all know of a seat's bid; empty while there is nothing to know."""
        if not self.terms.bids or has(self.undecided, seat):
            return ""
        if self.sealed():
            return "decided"
        return "bid" if has(self.bidders, seat) else "stay"

    def plays(self) -> list[tuple[int, str]]:
        """The trick in the order of play: who, and which card."""
        return self._in_order(self.trick, self.leader)

    def last_plays(self) -> list[tuple[int, str]]:
        """The trick before; no older one may be looked at (O-019)."""
        return self._in_order(self.last, self.last_leader)

    def _in_order(self, cards: vec[i64], leader: i64) -> list[tuple[int, str]]:
        if leader == NOBODY:
            return []
        order = [int((leader + i) % self.seats) for i in range(self.seats)]
        return [(seat, NAME[cards[seat]]) for seat in order if cards[seat] != NO_CARD]

    def rule_of_play(self, card: i64) -> str:
        """Why a card may be played just now."""
        if self.suit == NO_SUIT:
            return "O-010"
        if card == ONE:
            return "O-039"
        return "O-012" if follows(card, self.suit) else "O-013"

    def rule_of_win(self) -> str:
        return "O-038" if self.suit == NO_SUIT else "O-015"

    def rule_of_stone(self) -> str:
        if self.suit == NO_SUIT:
            return "O-038"
        return "O-025" if follows(self.trick[self.worst], self.suit) else "O-026"
