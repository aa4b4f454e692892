"""The match: who may act, and what happens when he does."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, count, has, left_of, lowest, member, members, nth
from stammtisch.core.game import NOT_ASKED, NOT_HELD, NOT_NOW, TABLE, WINDOW_CLOSED, Deadline, Moves, State
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import vec
from stammtisch.games.foppen.cards import DECK, NAME, NO_CARD, NO_SUIT, ONE, ONES, SUIT, names
from stammtisch.games.foppen.moves import BID, DEAL, EXPIRE_BIDS, EXPIRE_TURN, STAY
from stammtisch.games.foppen.rules import as_actions, by_the_clock, follows, places, playable, points, rank, worth

BIDDING: Final = 0
PLAYING: Final = 1
SCORED: Final = 2
FINISHED: Final = 3
NOBODY: Final = -1
DRAWN: Final = -1

# What the clocks wait unless the table settles otherwise.
TURN_SECONDS: Final = 60
WINDOW_SECONDS: Final = 60
SCORE_SECONDS: Final = 20


class Terms:
    """What the table settled before it began."""

    def __init__(self, bids: bool, open_bids: bool, first_dealer: i64, turn: int, window: int, score: int) -> None:
        self.bids = bids
        self.open_bids = open_bids
        self.first_dealer = first_dealer  # or DRAWN
        self.turn_seconds = turn
        self.window_seconds = window
        self.score_seconds = score


@mypyc_attr(acyclic=True)
class Place:
    """What lies before one seat."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.void: i64 = 0  # colours it has shown not to hold
        self.trick: i64 = NO_CARD
        self.last: i64 = NO_CARD  # its card in the trick before
        self.points: i64 = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class FoppenState(State):
    def __init__(self, seats: i64, rng: Rng, terms: Terms) -> None:
        super().__init__(seats, rng)
        self.terms = terms
        self.deals: i64 = 0  # hands played to their end
        self.phase: i64 = PLAYING
        self.dealer: i64 = 0
        self.turn: i64 = 0
        self.leader: i64 = 0
        self.last_leader: i64 = NOBODY
        self.stone: i64 = NOBODY  # who is fopped and sits out (O-003, O-004); nobody in a first trick
        self.suit: i64 = NO_SUIT  # to be followed
        self.best: i64 = NOBODY  # who wins the trick so far
        self.worst: i64 = NOBODY  # who is fopped so far
        self.undecided: i64 = 0  # seats that have not said whether they bid
        self.bidders: i64 = 0
        self.since: i64 = 0  # the ply at which the bidding opened
        self.gone: i64 = 0  # cards played in this hand
        self.sheet: list[list[int]] = []  # points by hand; never written to, so clones share it
        self.at = [Place() for i in range(seats)]

    def start(self) -> None:
        """Draw the first dealer, if none was named (O-008), and deal."""
        self.dealer = self.terms.first_dealer
        if self.dealer == DRAWN:
            self.dealer = self.rng.below(self.seats)
        self._deal()

    def acting(self) -> i64:
        if self.phase == PLAYING:
            return BIT[self.turn]
        if self.phase == BIDDING:
            return self.undecided
        if self.phase == SCORED:
            return BIT[TABLE]
        return 0

    def moves(self, seat: i64, into: Moves) -> None:
        if seat == TABLE:
            self.closing(into)
        elif self.phase == BIDDING and has(self.undecided, seat):
            into.add(BID)
            into.add(STAY)
        elif self.phase == PLAYING and seat == self.turn:
            cards = playable(self.at[seat].hand, self.suit)
            while cards:
                into.add(member(lowest(cards)))
                cards &= cards - 1

    def pick(self, seat: i64, rng: Rng, found: Moves) -> i64:
        if self.phase != PLAYING or seat == TABLE:
            return super().pick(seat, rng, found)
        cards = playable(self.at[seat].hand, self.suit)
        return nth(cards, rng.below(count(cards)))

    def refusal(self, seat: i64, action: i64) -> str:
        """A wrong card is refused and costs nothing (O-082)."""
        if seat == TABLE or action >= DEAL:
            return WINDOW_CLOSED if seat == TABLE else NOT_NOW
        if action >= BID and not self.terms.bids:
            return "O-070"
        if self.phase == BIDDING and action < BID:
            return "O-071"
        if self.phase != PLAYING or action >= BID:
            return WINDOW_CLOSED
        if seat == self.stone:
            return "O-017"
        if seat != self.turn:
            return NOT_ASKED
        if not has(as_actions(self.at[seat].hand), action):
            return NOT_HELD
        return "O-012"

    def sealed(self, seat: i64, action: i64) -> bool:
        """A decision on a bid is hidden until all are in (O-072)."""
        return self.phase == BIDDING and not self.terms.open_bids and seat != TABLE

    def deadlines(self) -> list[Deadline]:
        terms = self.terms
        if self.phase == PLAYING and terms.turn_seconds:
            return [Deadline("turn", EXPIRE_TURN, terms.turn_seconds, int(self.ply), True, int(self.acting()))]
        if self.phase == BIDDING and terms.window_seconds:
            return [Deadline("bids", EXPIRE_BIDS, terms.window_seconds, int(self.since), True, int(self.acting()))]
        if self.phase == SCORED:
            return [Deadline("deal", DEAL, terms.score_seconds, int(self.ply), True, int(BIT[TABLE]))]
        return []

    def apply(self, seat: i64, action: i64) -> None:
        self.ply += 1
        if action < BID:
            self._play(seat, action)
        elif action == DEAL:
            self._deal()
        elif action == EXPIRE_TURN:
            self._expire_turn()
        elif action == EXPIRE_BIDS:
            self._expire_bids()
        else:
            self._bid(seat, action)

    def _deal(self) -> None:
        """All cards, evenly (O-006); the seat left of the dealer leads (O-007), and nobody is fopped (O-020)."""
        cards = singles(DECK)
        self.rng.shuffle(cards, 0)
        self.turn = left_of(self.dealer, self.seats)
        self.leader = self.turn
        self.last_leader = NOBODY
        self.stone = NOBODY
        self.suit = NO_SUIT
        self.gone = 0
        for each in self.at:
            each.hand = 0
            each.void = 0
            each.trick = NO_CARD
            each.last = NO_CARD
        seat = self.leader
        for i in range(len(cards)):
            self.at[seat].hand |= cards[i]
            seat = left_of(seat, self.seats)
        if self.events is not None:
            self.tell("dealer", self.dealer, [], "O-065" if self.deals else "O-008")
            for seat in range(self.seats):
                hand = names(self.at[seat].hand)
                self.whisper("hand", seat, [str(len(hand))], hand, BIT[seat], "O-006")
        self.phase = PLAYING
        self.bidders = 0  # a bid holds for one hand (O-080)
        if self.terms.bids:
            self.phase = BIDDING
            self.undecided = BIT[self.seats] - 1
            self.since = self.ply

    def _bid(self, seat: i64, bid: i64) -> None:
        """Each decides once, before the first card (O-071); sealed bids turn when the last is in (O-072). Play goes
        on as it would have (O-073)."""
        self.undecided &= ~BIT[seat]
        if bid == BID:
            self.bidders |= BIT[seat]
        if self.events is not None:
            decision = ["bid" if bid == BID else "stay"]
            if self.terms.open_bids:
                self.tell("decide", seat, decision, "O-071")
            else:
                self.whisper("choose", seat, [], decision, BIT[seat], "O-072")
        if self.undecided == 0:
            self.phase = PLAYING
            if self.events is not None:
                self.tell("bids", TABLE, [f"S{each}" for each in members(self.bidders)], "O-072")

    def _expire_bids(self) -> None:
        """Who has not decided stays (O-083)."""
        if self.events is not None:
            self.tell("expire", TABLE, [f"S{each}" for each in members(self.undecided)], "O-083")
        for seat in members(self.undecided):
            self._bid(seat, STAY)

    def _expire_turn(self) -> None:
        if self.events is not None:
            self.tell("expire", TABLE, [f"S{self.turn}"], "O-083")
        self._play(self.turn, by_the_clock(self.at[self.turn].hand, self.suit))

    def _play(self, seat: i64, card: i64) -> None:
        at = self.at[seat]
        bit = lowest(at.hand & ONES) if card == ONE else BIT[card]
        at.hand &= ~bit
        at.trick = card
        self.gone |= bit
        if self.events is not None:
            self.tell("play", seat, [NAME[card]], self._rule_of(card))
        if self.suit == NO_SUIT:
            self.suit = SUIT[card]  # stays open after a One (O-036, O-037)
        elif not follows(card, self.suit):
            at.void |= BIT[self.suit]
        self._judge(seat)
        self.turn = self._left_of(seat)
        if self.turn == self.leader:
            self._end_trick()

    def _rule_of(self, card: i64) -> str:
        """Why a card may be played just now."""
        if self.suit == NO_SUIT:
            return "O-010"
        if card == ONE:
            return "O-039"
        return "O-012" if follows(card, self.suit) else "O-013"

    def _judge(self, seat: i64) -> None:
        """The highest of the colour wins (O-015), of Ones alone the first (O-038). Fopped is the lowest discard
        (O-026), else the lowest card (O-025), of equals the last (O-028, O-042). A led One is the lowest of the
        colour that follows (O-043). So best and worst are never one (O-030), also where only two play (O-031); the
        printed tricks A to E show it (O-081)."""
        if seat == self.leader:
            self.best = seat
            self.worst = seat
            return
        good = rank(self.at[seat].trick, self.suit)
        if good > rank(self.at[self.best].trick, self.suit):
            self.best = seat
        if good <= rank(self.at[self.worst].trick, self.suit):
            self.worst = seat

    def _left_of(self, seat: i64) -> i64:
        """The next to play (O-011); the fopped seat sits out (O-017)."""
        seat = left_of(seat, self.seats)
        return left_of(seat, self.seats) if seat == self.stone else seat

    def _end_trick(self) -> None:
        """The stone passes on (O-018), the winner leads (O-016). Only now (O-051) the hand ends if somebody is out
        (O-050), one or several (O-053), so that a leader always has a card (O-052)."""
        self.turn = self.best
        self.last_leader = self.leader
        self.leader = self.best
        self.stone = self.worst
        if self.events is not None:
            self.tell("win", self.best, [], "O-038" if self.suit == NO_SUIT else "O-015")
            self.tell("fop", self.worst, [], self._rule_of_stone())
        self.suit = NO_SUIT
        out = False
        for each in self.at:
            each.last = each.trick
            each.trick = NO_CARD
            if each.hand == 0:
                out = True
        if out:
            self._end_hand()

    def _rule_of_stone(self) -> str:
        if self.suit == NO_SUIT:
            return "O-038"
        return "O-025" if follows(self.at[self.worst].trick, self.suit) else "O-026"

    def _end_hand(self) -> None:
        """Score; the start player deals next (O-065), until each has started twice (O-066)."""
        row: list[int] = []
        for seat in range(self.seats):
            at = self.at[seat]
            won = points(at.hand, seat == self.stone, has(self.bidders, seat), count(self.bidders))
            at.points += won
            row.append(int(won))
        self.sheet = [*self.sheet, row]
        self.deals += 1
        self.dealer = left_of(self.dealer, self.seats)
        self.phase = FINISHED if self.deals == 2 * self.seats else SCORED
        if self.events is not None:
            for seat in range(self.seats):
                self.tell("show", seat, names(self.at[seat].hand), "O-009")
                self.tell("score", seat, [str(row[seat]), str(self.at[seat].points)], self._rule_of_score(seat))
            if self.phase == FINISHED:
                winners = [f"S{seat}" for seat, place in enumerate(self.places()) if place == 1]
                self.tell("over", TABLE, winners, "O-067")

    def _rule_of_score(self, seat: i64) -> str:
        bid = has(self.bidders, seat)
        if self.at[seat].hand:
            return "O-077" if bid else "O-060"
        if seat == self.stone:
            return "O-078" if bid else "O-062"
        return "O-074" if bid else "O-061"

    def scores(self) -> list[int]:
        return [int(each.points) for each in self.at]

    def places(self) -> list[int]:
        return places(self.scores())

    def value(self, seat: i64) -> float:
        """The share of the others that are behind; cards still held count as lost."""
        own = self._standing(seat)
        behind: i64 = 0
        for other in range(self.seats):
            if other != seat and self._standing(other) < own:
                behind += 1
        return float(int(behind)) / float(int(self.seats - 1))

    def _standing(self, seat: i64) -> i64:
        if self.phase == PLAYING:
            return self.at[seat].points - worth(self.at[seat].hand)
        return self.at[seat].points

    def clone(self) -> "FoppenState":
        copy = FoppenState(self.seats, self.rng.clone(), self.terms)
        copy.ply = self.ply
        copy.deals = self.deals
        copy.phase = self.phase
        copy.dealer = self.dealer
        copy.turn = self.turn
        copy.leader = self.leader
        copy.last_leader = self.last_leader
        copy.stone = self.stone
        copy.suit = self.suit
        copy.best = self.best
        copy.worst = self.worst
        copy.undecided = self.undecided
        copy.bidders = self.bidders
        copy.since = self.since
        copy.gone = self.gone
        copy.sheet = self.sheet
        for i in range(self.seats):
            place = copy.at[i]
            mine = self.at[i]
            place.hand = mine.hand
            place.void = mine.void
            place.trick = mine.trick
            place.last = mine.last
            place.points = mine.points
        return copy


def singles(cards: i64) -> vec[i64]:
    """The sets of one, to be shuffled."""
    found = vec[i64]([0] * int(count(cards)))
    for i in range(len(found)):
        found[i] = lowest(cards)
        cards &= cards - 1
    return found
