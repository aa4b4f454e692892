"""How a round is dealt, how a turn ends, and how a round does."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, has
from stammtisch.core.game import TABLE
from stammtisch.core.memory import NO_NOTES
from stammtisch.core.vecs import vec
from stammtisch.games.frantic import scoring
from stammtisch.games.frantic.cards import CARDS, DECK, EVENTS, names, put
from stammtisch.games.frantic.hands import FranticHands
from stammtisch.games.frantic.match import EMPTY
from stammtisch.games.frantic.table import (
    DOOMSDAY,
    ENDED_BY,
    ENDS,
    FINISHED,
    JUDGE,
    NO_EVENT,
    OUT,
    PILE,
    ROUNDS,
    SCORED,
    TIME_BOMB,
    TRYING,
    TURN,
)

HAND: Final = 7
_EVENT_CARDS: Final = vec[i64](range(EVENTS))


@mypyc_attr(acyclic=True)
class FranticRounds(FranticHands):
    def deal_cards(self) -> None:
        """Both piles are shuffled anew (F-017); each gets seven cards, one by one from the dealer's right (F-020)."""
        table = self.table
        table.clear()
        stock = DECK[:]
        self.rng.shuffle(stock, 0)
        pile = _EVENT_CARDS[:]
        self.rng.shuffle(pile, 0)
        self.stock = stock
        self.events_pile = pile
        self.notes = NO_NOTES
        self.hands = EMPTY[: 3 * self.seats]
        table.hidden_events = EVENTS
        seat = table.dealer
        for i in range(HAND * self.seats):
            seat = table.next_to(seat)
            put(self.hands, 3 * seat, stock[i])
        for seat in range(self.seats):
            table.hold(seat, HAND)
        table.left = CARDS - HAND * self.seats
        if self.events is not None:
            self._tell_deal()

    def end_turn(self) -> None:
        """Only when all that the turn caused is done is it looked who is out of cards (F-040, F-117, F-119, F-125,
        F-189), however that came (F-118); then a Nice Try may answer, also one just received (F-124)."""
        table = self.table
        table.event = NO_EVENT
        if table.out:
            asked = table.may_try()
            if asked:
                table.then(JUDGE)
                table.ask(TRYING, asked, self.ply)
                return
        self.judge()

    def judge(self) -> None:
        """The round is over if somebody is out (F-187), if a draw could not be made (F-188), or if the Time Bomb goes
        off (F-176, F-178); else the next has a turn (F-028, F-122)."""
        table = self.table
        if table.out:
            self.end_round(OUT)
        elif table.unpaid:
            self.end_round(PILE)
        elif table.bomb or table.skips:
            self._advance()
        else:
            table.turn = table.next_to(table.turn)
            table.ask(TURN, BIT[table.turn], self.ply)

    def _advance(self) -> None:
        """To the right; whoever is to miss a turn is passed over once (F-039, F-071), which counts as one of the turns
        that the Time Bomb leaves (F-177)."""
        table = self.table
        seat = table.turn
        while not self._goes_off():
            seat = table.next_to(seat)
            if not has(table.skips, seat):
                table.turn = seat
                table.ask(TURN, BIT[seat], self.ply)
                return
            table.skips &= ~BIT[seat]
            if self.events is not None:
                self.tell("miss", seat, [], "F-069")
        self.end_round(TIME_BOMB)

    def _goes_off(self) -> bool:
        """A turn has passed; whether it was the last that the Time Bomb left (F-174)."""
        if self.table.bomb == 0:
            return False
        self.table.bomb -= 1
        return self.table.bomb == 0

    def end_round(self, ended: i64) -> None:
        """Count, and see who deals next (F-197) and whether it is over (F-199)."""
        table = self.table
        won = scoring.row(table, self.hands, ended)
        table.ended = ended
        table.tasks = 0
        table.event = NO_EVENT
        table.end_attack()
        table.sheet = [*table.sheet, won]
        table.points = scoring.sums(table.points, won)
        over = scoring.is_over(table) or len(table.sheet) >= ROUNDS
        if self.events is not None:
            self._tell_round(won)
        table.dealer = scoring.next_dealer(table, won)
        if over:
            table.ask(FINISHED, 0, self.ply)
        else:
            table.ask(SCORED, BIT[TABLE], self.ply)
        if self.events is not None and over:
            won_by = [f"S{seat}" for seat in self.winners()]
            self.tell("over", TABLE, won_by, "F-200" if len(won_by) == 1 else "F-201")

    def _tell_deal(self) -> None:
        """Who deals, and what each holds."""
        self.tell("dealer", self.table.dealer, [], scoring.rule_of_dealer(self.table.sheet))
        for seat in range(self.seats):
            cards = names(self.hands, 3 * seat)
            self.whisper("hand", seat, [str(len(cards))], cards, BIT[seat], "F-020")

    def _tell_round(self, won: list[int]) -> None:
        """Why the round is over, the cards left, and what they cost."""
        table = self.table
        self.tell("round", TABLE, [ENDS[table.ended]], ENDED_BY[table.ended])
        self.show("F-143" if table.ended == DOOMSDAY else "F-192")
        for seat in range(self.seats):
            rule = scoring.rule_of_points(table, seat, table.ended)
            self.tell("score", seat, [str(won[seat]), str(table.points[seat])], rule)
