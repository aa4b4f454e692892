"""The match: rounds, turns, and what happens when somebody acts."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, count, has
from stammtisch.games.frantic import attacks, choices, clock, events, refusals
from stammtisch.games.frantic.cards import (
    BLACK,
    CARDS,
    FACES,
    FANTASTIC,
    FUCK_YOU,
    GIFT,
    NAME,
    NICE_TRY,
    SECOND,
    is_wild,
)
from stammtisch.games.frantic.moves import (
    AGREE,
    CANNOT,
    DEAL,
    DISCARD,
    DRAW,
    END,
    GIVE,
    HIT,
    LAY_COUNTER,
    LAY_NICE_TRY,
    PASS,
    SEND,
    STAKE,
    TAKE,
    TARGET,
    WISH,
    WISH_NUMBER,
)
from stammtisch.games.frantic.rounds import FranticRounds
from stammtisch.games.frantic.rules import WISHED, demand_token, rule_of_fit
from stammtisch.games.frantic.rules import attacks as is_attack
from stammtisch.games.frantic.table import (
    ANSWER,
    CARRY,
    COUNTERING,
    DOOMSDAY,
    DRAWN,
    DRAWN_BY_LOT,
    FINISH_LINE,
    FOLLOWING,
    JUDGE,
    NOTHING,
    PICK,
    RECEDE,
    REQUEST,
    TREAT,
    TURN_STAKES,
    WISHING,
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FranticState(FranticRounds):
    def clone(self) -> "FranticState":
        copy = FranticState(self.table.clone(), self.rng.clone())
        self.copy_to(copy)
        return copy

    def refusal(self, seat: i64, action: i64) -> str:
        return refusals.refusal(self, seat, action)

    def start(self) -> None:
        """Draw the first dealer, if none was named (F-019), and deal."""
        dealer = self.table.terms.first_dealer
        self.table.dealer = self.rng.below(self.seats) if dealer == DRAWN_BY_LOT else dealer
        self._deal()

    def _deal(self) -> None:
        self.deal_cards()
        self._turn_up()

    def _turn_up(self) -> None:
        """The next card counts as played by the dealer, with all that follows (F-021, F-022, F-024, F-025), an event
        included (F-023); so the round may be over at once (F-029)."""
        table = self.table
        table.left -= 1
        self.open_with(self.stock[CARDS - 1 - table.left])

    def open_with(self, kind: i64) -> None:
        """The start card lies there; Fuck You has nothing under it, so anything goes (F-026)."""
        table = self.table
        table.turn = table.dealer
        table.phase = NOTHING
        table.put(table.dealer, kind)
        if self.events is not None:
            self.tell("start", table.dealer, [NAME[kind]], "F-021")
        self._resolve(table.dealer, kind)
        self.go_on()

    def apply(self, seat: i64, action: i64) -> None:
        self.ply += 1
        self.do(seat, action)

    def do(self, seat: i64, action: i64) -> None:
        """Within a ply: what is done, by a seat or for it."""
        table = self.table
        if action < DRAW:
            self._play(seat, action)
        elif action == DRAW:
            self.draw(seat, 1, "F-064" if table.phase == FOLLOWING else "F-030")
            table.ask(DRAWN, BIT[seat], self.ply)
            return
        elif action == END:
            table.phase = NOTHING
            if self.events is not None:
                self.tell("end", seat, [], "F-033")
        elif action == PASS:
            self._pass(seat)
        elif action < LAY_COUNTER:
            self._attack(seat, action)
        elif action < GIVE:
            self._answer(seat, action)
        elif action <= AGREE:
            self._choose(seat, action)
        elif action == DEAL:
            self._deal()
            return
        else:
            clock.expire(self)
            return
        self.go_on()

    def _attack(self, seat: i64, action: i64) -> None:
        if action == CANNOT:
            self._cannot(seat)
        elif action < HIT:
            attacks.aim(self, seat, action - TARGET)
        else:
            attacks.hit(self, seat, (action - HIT) // 4, (action - HIT) % 4 + 1)

    def _answer(self, seat: i64, action: i64) -> None:
        if action == LAY_COUNTER:
            attacks.counter(self, seat)
        elif action == LAY_NICE_TRY:
            self._try(seat)
        else:
            self._wish(seat, action - WISH)

    def _choose(self, seat: i64, action: i64) -> None:
        if action < DISCARD:
            attacks.give(self, seat, action - GIVE)
        elif action < STAKE:
            choices.discard(self, seat, action - DISCARD)
        elif action < TAKE:
            choices.stake(self, seat, action - STAKE)
        elif action < SEND:
            choices.take(self, seat, action - TAKE)
        elif action < AGREE:
            choices.send(self, seat, (action - SEND) // 8, (action - SEND) % 8)
        else:
            choices.agree(self, seat)

    def _pass(self, seat: i64) -> None:
        if self.table.phase == COUNTERING:
            attacks.let_pass(self, seat)
            return
        if self.events is not None:
            self.tell("pass", seat, [], "F-131")
        self.table.answered(seat)

    def _play(self, seat: i64, kind: i64) -> None:
        """One card a turn (F-034)."""
        if self.events is not None:
            self.tell("play", seat, [NAME[kind]], rule_of_fit(self.table.demand, kind))
        self.table.phase = NOTHING
        self.lay(seat, kind)
        self._resolve(seat, kind)

    def _resolve(self, seat: i64, kind: i64) -> None:
        """What a card does that was laid in one's turn: a number card nothing, nor Fuck You (F-088); a black one brings
        an event (F-132); Counterattack and Nice Try then only ask for a colour (F-027, F-109, F-126), Fantastic for
        that or a number (F-093)."""
        table = self.table
        if kind < BLACK:
            face = kind % FACES
            if face < GIFT:
                return
            if face == SECOND:  # another card must follow, also if this was the last (F-063, F-065, F-066)
                table.ask(FOLLOWING, BIT[seat], self.ply)
            else:
                attacks.attack(self, seat, kind)
        elif kind < FANTASTIC:
            self._reveal()
        elif is_attack(kind):
            attacks.attack(self, seat, kind)
        elif kind != FUCK_YOU:
            table.then(REQUEST)

    def _reveal(self) -> None:
        """Doomsday and Finish Line end the round at once, and Nice Try with it (F-129, F-143, F-147)."""
        event = events.reveal(self)
        if event == events.DOOMSDAY:
            self.end_round(DOOMSDAY)
        elif event == events.FINISH_LINE:
            self.end_round(FINISH_LINE)
        else:
            events.happen(self, event)

    def _cannot(self, seat: i64) -> None:
        """A compulsory draw from an exhausted pile (F-037, F-068)."""
        table = self.table
        rule = "F-068" if table.phase == FOLLOWING else "F-037"
        table.phase = NOTHING
        table.unpaid = True
        if self.events is not None:
            self.tell("cannot", seat, [], rule)

    def _request(self) -> None:
        """The seat that laid the top card wishes, if that is multi-coloured; it must, even with its last card (F-059,
        F-090, F-092, F-107, F-123). A wish beneath it would bind nobody and is not asked for."""
        table = self.table
        if is_wild(table.top):
            table.ask(WISHING, BIT[table.layer], self.ply)

    def _wish(self, seat: i64, n: i64) -> None:
        """It holds until a card that it binds is laid or another wish replaces it (F-054, F-056, F-097, F-101)."""
        table = self.table
        table.phase = NOTHING
        table.demand = WISHED + n
        table.wisher = seat
        if self.events is not None:
            self.tell("wish", seat, [demand_token(WISHED + n)], "F-091" if n >= WISH_NUMBER - WISH else "F-090")

    def go_on(self) -> None:
        """Do what waits for nobody, until somebody is asked."""
        table = self.table
        while table.phase == NOTHING:
            task = table.next_task()
            if task == 0:
                self.end_turn()
            else:
                self._do(task & 15, task >> 4)

    def _do(self, kind: i64, n: i64) -> None:
        if kind == ANSWER:
            attacks.answer(self, n)
        elif kind == CARRY:
            attacks.carry_out(self, n)
        elif kind == REQUEST:
            self._request()
        elif kind == JUDGE:
            self.judge()
        elif kind == TURN_STAKES:
            choices.turn_stakes(self)
        elif kind == PICK:
            choices.pick(self, n)
        elif kind == RECEDE:
            choices.recede(self, n)
        elif kind == TREAT:
            choices.treat(self, n)
        else:
            choices.unpack(self)

    def _try(self, seat: i64) -> None:
        """Each seat that was out draws three (F-120), in order of play (F-121), as far as the pile goes
        (F-130); a colour is wished for (F-123), and the hands are looked at once more: its own may be empty now
        (F-127). It cannot be countered (F-115)."""
        table = self.table
        out = table.out
        self.lay(seat, NICE_TRY)
        table.phase = NOTHING
        table.then(REQUEST)
        if self.events is not None:
            self.tell("nice-try", seat, [], "F-117")
        for n in range(1, self.seats + 1):
            each = table.nth(n)
            if has(out, each):
                self.draw(each, 3, "F-120" if count(out) == 1 else "F-121")
