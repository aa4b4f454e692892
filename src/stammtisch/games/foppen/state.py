"""What happens when somebody acts, and what follows from it."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import bit, left_of, lowest, members
from stammtisch.core.game import TABLE
from stammtisch.games.foppen.cards import NAME, ONE, ONES, names
from stammtisch.games.foppen.match import FoppenMatch
from stammtisch.games.foppen.moves import BID, DEAL, EXPIRE_BIDS, EXPIRE_TURN, STAY
from stammtisch.games.foppen.refusals import refusal
from stammtisch.games.foppen.rules import by_the_clock
from stammtisch.games.foppen.scoring import row, rule_of_points, sums
from stammtisch.games.foppen.table import BIDDING, DRAWN, FINISHED, PLAYING, SCORED


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FoppenState(FoppenMatch):
    def clone(self) -> "FoppenState":
        copy = FoppenState(self.table.clone(), self.rng.clone())
        self.copy_to(copy)
        return copy

    def refusal(self, seat: i64, action: i64) -> str:
        return refusal(self, seat, action)

    def start(self) -> None:
        """Draw the first dealer, if none was named (O-008), and deal."""
        dealer = self.table.terms.first_dealer
        self.table.dealer = self.rng.below(self.seats) if dealer == DRAWN else dealer
        self._deal()

    def apply(self, seat: i64, action: i64) -> None:
        self.ply += 1
        if action < BID:
            self.play(seat, action)
        elif action == DEAL:
            self._deal()
        elif action == EXPIRE_TURN:
            self._expire_turn()
        elif action == EXPIRE_BIDS:
            self._expire_bids()
        else:
            self._bid(seat, action)

    def _deal(self) -> None:
        """The seat left of the dealer leads (O-007). A bid holds for one hand (O-080)."""
        table = self.table
        self.deal_cards()
        table.turn = left_of(table.dealer, self.seats)
        table.leader = table.turn
        table.bidders = 0
        table.phase = PLAYING
        table.since = self.ply
        if table.terms.bids:
            table.phase = BIDDING
            table.undecided = bit(self.seats) - 1
        if self.events is not None:
            self._tell_deal()

    def _tell_deal(self) -> None:
        self.tell("dealer", self.table.dealer, [], "O-065" if self.table.deals else "O-008")
        for seat in range(self.seats):
            hand = names(self.hands[seat])
            self.whisper("hand", seat, [str(len(hand))], hand, bit(seat), "O-006")

    def _bid(self, seat: i64, bid: i64) -> None:
        """Each decides once, before the first card (O-071), face up or face down (O-072)."""
        table = self.table
        table.undecided &= ~bit(seat)
        if bid == BID and table.terms.open_bids:
            table.bidders |= bit(seat)
        elif bid == BID:
            self.face_down |= bit(seat)
        if self.events is not None:
            self._tell_bid(seat, "bid" if bid == BID else "stay")
        if table.undecided == 0:
            self._end_bidding()

    def _tell_bid(self, seat: i64, decision: str) -> None:
        if self.table.terms.open_bids:
            self.tell("decide", seat, [decision], "O-071")
        else:
            self.whisper("choose", seat, [], [decision], bit(seat), "O-072")

    def _end_bidding(self) -> None:
        """Sealed bids turn when the last is in (O-072). Play goes on as it would have (O-073)."""
        table = self.table
        table.bidders |= self.face_down
        self.face_down = 0
        table.phase = PLAYING
        table.since = self.ply
        if self.events is not None:
            self.tell("bids", TABLE, [f"S{each}" for each in members(table.bidders)], "O-072")

    def _expire_bids(self) -> None:
        """Who has not decided stays (O-083)."""
        late = members(self.table.undecided)
        if self.events is not None:
            self.tell("expire", TABLE, [f"S{each}" for each in late], "O-083")
        for seat in late:
            self._bid(seat, STAY)

    def _expire_turn(self) -> None:
        """The clock plays for the seat on turn (O-083)."""
        turn = self.table.turn
        if self.events is not None:
            self.tell("expire", TABLE, [f"S{turn}"], "O-083")
        self.play(turn, by_the_clock(self.hands[turn], self.table.suit))

    def play(self, seat: i64, card: i64) -> None:
        """A card from hand to trick, whichever of its Ones (O-002); when it completes the trick, the end of that."""
        table = self.table
        if self.events is not None:
            self.tell("play", seat, [NAME[card]], table.rule_of_play(card))
        hands = self.hands
        hand = hands[seat]
        hands[seat] = hand & ~(lowest(hand & ONES) if card == ONE else bit(card))
        table.lay(seat, card)
        table.since = self.ply
        if table.turn == table.leader:
            self._end_trick()

    def _end_trick(self) -> None:
        """Only now (O-051) the hand ends if somebody is out (O-050), so that a leader always has a card (O-052)."""
        table = self.table
        if self.events is not None:
            self.tell("win", table.best, [], table.rule_of_win())
            self.tell("fop", table.worst, [], table.rule_of_stone())
        table.end_trick()
        if self.somebody_is_out():
            self._end_hand()

    def _end_hand(self) -> None:
        """Score; the start player deals next (O-065), until each has started twice (O-066)."""
        table = self.table
        won = row(table, self.hands)
        table.sheet = [*table.sheet, won]
        table.points = sums(table.points, won)
        table.deals += 1
        table.dealer = left_of(table.dealer, self.seats)
        table.phase = FINISHED if table.deals == 2 * self.seats else SCORED
        if self.events is not None:
            self._tell_score(won)

    def _tell_score(self, won: list[int]) -> None:
        """The cards left are shown (O-009)."""
        for seat in range(self.seats):
            self.tell("show", seat, names(self.hands[seat]), "O-009")
            rule = rule_of_points(self.table, seat, self.hands[seat])
            self.tell("score", seat, [str(won[seat]), str(self.table.points[seat])], rule)
        if self.table.phase == FINISHED:
            self.tell("over", TABLE, [f"S{seat}" for seat in self.winners()], "O-067")
