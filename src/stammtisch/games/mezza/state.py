"""The match: what happens when somebody acts."""

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import bit, count, lowest, member, members, nth
from stammtisch.core.game import TABLE
from stammtisch.games.mezza import refusals, scoring
from stammtisch.games.mezza.cards import (
    CARD,
    DECK,
    HALF,
    KINDS,
    NAME,
    NO_KIND,
    SHORT_DECK,
    closed_card,
    held,
    less,
    names,
    several,
    size,
)
from stammtisch.games.mezza.match import MezzaMatch
from stammtisch.games.mezza.moves import (
    ADD,
    EXPIRE_START,
    EXPIRE_SWAP,
    EXPIRE_TURN,
    FLIP,
    KIND,
    NUMBER,
    OPEN,
    PASS,
    TAKE,
    THREE,
)
from stammtisch.games.mezza.rules import AFTER, FITTING, lowest_kind, makes_ten, skips
from stammtisch.games.mezza.table import FINISHED, PLAYING, STARTING, MezzaTable


@mypyc_attr(acyclic=True, free_list_len=1)
class MezzaState(MezzaMatch):
    def start(self) -> None:
        """Three closed, three open, three in hand; the rest is stock (M-010 to M-014)."""
        table = self.table
        deck = SHORT_DECK[:] if table.terms.short else DECK[:]
        self.rng.shuffle(deck, 0)
        at: i64 = 0
        for seat in range(self.seats):
            self.closed[seat] = deck[at] + deck[at + 1] * 16 + deck[at + 2] * 256
            table.open[seat] = CARD[deck[at + 3]] + CARD[deck[at + 4]] + CARD[deck[at + 5]]
            self.hands[seat] = CARD[deck[at + 6]] + CARD[deck[at + 7]] + CARD[deck[at + 8]]
            at += 9
        self.stock = deck
        table.deal(len(deck) - at)
        if self.events is not None:
            for seat in range(self.seats):
                self.tell("open", seat, names(table.open[seat]), "M-012")
                self.whisper("hand", seat, ["3"], names(self.hands[seat]), bit(seat), "M-013")

    def clone(self) -> "MezzaState":
        copy = MezzaState(self.table.clone(), self.rng.clone())
        self.copy_to(copy)
        return copy

    def refusal(self, seat: i64, action: i64) -> str:
        return refusals.refusal(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        self.ply += 1
        if action < ADD:
            self._lay(seat, KIND[action], NUMBER[action])
        elif action == PASS:
            self._pass(seat)
        elif action == TAKE:
            self._take(seat, NO_KIND)
        elif action < OPEN:
            self._add(seat, NUMBER[action - ADD])
        elif action < FLIP:
            self._swap(seat, THREE[action - OPEN])
        elif action < TAKE:
            self._flip(seat, action - FLIP)
        else:
            self._expire(action)

    def _swap(self, seat: i64, cards: i64) -> None:
        """Each chooses once and unseen (M-020, M-022)."""
        self.swaps[seat] = cards
        self.table.waiting &= ~bit(seat)
        if self.events is not None:
            self.whisper("choose", seat, [], names(cards), bit(seat), "M-022")
        if self.table.waiting == 0:
            self._end_swap()

    def _end_swap(self) -> None:
        """All swaps are done together (M-022); what leaves the table goes to a hand before all eyes."""
        table = self.table
        for seat in range(self.seats):
            before = table.open[seat]
            after = self.swaps[seat]
            self.hands[seat] += before - after
            table.open[seat] = after
            for kind in range(KINDS):
                table.known[seat] += several(held(less(before, kind, held(after, kind)), kind), kind)
            if self.events is not None:
                self.tell("open", seat, names(after), "M-020")
        self._open_start()

    def _open_start(self) -> None:
        """The lowest kind in any hand is announced, and everybody is asked (M-030, M-032)."""
        table = self.table
        hands: i64 = 0
        for seat in range(self.seats):
            hands |= self.hands[seat]
        table.lowest = lowest_kind(hands)
        table.phase = STARTING
        table.ask_all(self.ply)
        if self.events is not None:
            self.tell("lowest", TABLE, [NAME[table.lowest]], "M-030" if table.lowest >= HALF else "M-034")

    def _draw_lot(self) -> None:
        """If no holder begins, one drawn by lot lays one card (M-032)."""
        kind = self.table.lowest
        holders: i64 = 0
        for seat in range(self.seats):
            if held(self.hands[seat], kind):
                holders |= bit(seat)
        drawn = nth(holders, self.rng.below(count(holders)))
        if self.events is not None:
            self.tell("lot", drawn, [], "M-032")
        self._lay(drawn, kind, 1)

    def _pass(self, seat: i64) -> None:
        """Holds until the pile changes (M-133, M-183)."""
        table = self.table
        table.waiting &= ~bit(seat)
        if self.events is not None:
            self.tell("pass", seat, [], "M-032" if table.phase == STARTING else "M-133")
        if table.phase == STARTING and table.waiting == 0:
            self._draw_lot()

    def _lay(self, seat: i64, kind: i64, n: i64) -> None:
        """From the hand first; what it lacks comes from the open cards (M-041, M-072, M-187)."""
        hand = self.hands[seat]
        from_hand = held(hand, kind)
        if n < from_hand:
            from_hand = n
        if self.events is not None:
            self.tell("lay", seat, [NAME[kind]] * int(n), self._rule_of_lay(seat, n, from_hand))
        self.hands[seat] = hand - several(from_hand, kind)
        table = self.table
        table.lay(seat, kind, n, from_hand)
        self._land(table, seat, kind, n, from_hand)

    def _rule_of_lay(self, seat: i64, n: i64, from_hand: i64) -> str:
        if self.table.phase == STARTING:
            return "M-030"
        if seat != self.table.turn:
            return "M-120"
        if self.table.pile == 0:
            return "M-046"
        if from_hand == n:
            return "M-040"
        return "M-187" if from_hand else "M-072"

    def _land(self, table: MezzaTable, seat: i64, kind: i64, n: i64, from_hand: i64) -> None:
        """The cards lie on the pile, whoever laid them and when (M-035, M-077, M-094): clear it, refill, finish, pass
        the turn on, ask the others (M-053)."""
        before = table.demand
        table.put(seat, kind, n)
        table.demand = AFTER[before * KINDS + kind]
        table.adder = TABLE
        table.fresh = 0
        self.right = 0
        cleared = self._clears(before, kind)
        if cleared:  # four of a kind go before a combination (M-174)
            self._clear(seat, "M-170" if table.run >= 4 else "M-160")
        elif from_hand:
            table.adder = seat
        drew = self._refill(seat)
        finished = self._is_out(seat)
        if finished:
            self._finish(seat)
        if table.phase == PLAYING:
            self._pass_on(table, seat, cleared, finished, skips(before, kind))
            table.ask(self.ply)
            self._count(cleared or drew or finished or n > from_hand)

    def _clears(self, before: i64, kind: i64) -> bool:
        """Four or more equal cards in a row (M-170, M-177), whoever laid them (M-171), also jokers of one
        kind (M-105), but none among others (M-173); or a 10 (M-160)."""
        return self.table.run >= 4 or makes_ten(before, kind)

    def _refill(self, seat: i64) -> bool:
        """Draw up to three while the stock lasts (M-050, M-051, M-052), a thief too (M-131)."""
        left = self.table.left
        if left == 0:
            return False
        missing = 3 - self.table.size_of(seat)
        if missing <= 0:
            return False
        if missing > left:
            missing = left
        self._draw(seat, missing)
        return True

    def _draw(self, seat: i64, n: i64) -> None:
        """The next cards of the stock; what equals the card just laid may be added (M-180, M-185)."""
        table = self.table
        stock = self.stock
        first = len(stock) - table.left
        hand = self.hands[seat]
        for i in range(first, first + n):
            hand += several(1, stock[i])
            if stock[i] == table.top:
                self.right += 1
        self.hands[seat] = hand
        table.hold(seat, n)
        table.left -= n
        if table.adder == seat:
            table.fresh += n
        if self.events is not None:
            drawn = sorted([int(stock[i]) for i in range(first, first + n)])
            self.whisper("draw", seat, [str(n)], [NAME[kind] for kind in drawn], bit(seat), "M-050")

    def _is_out(self, seat: i64) -> bool:
        """Without a card (M-004, M-090)."""
        return self.hands[seat] == 0 and self.table.open[seat] == 0 and self.table.slots_of(seat) == 0

    def _finish(self, seat: i64) -> None:
        """It is over when one seat is left (M-091, M-095)."""
        place = scoring.next_place(self.table)
        self.table.place += several(place, seat)
        self.table.active &= ~bit(seat)
        self.table.adder = TABLE
        if self.events is not None:
            self.tell("finish", seat, [str(place)], "M-090")
        if count(self.table.active) == 1:
            self._end("M-091")

    def _pass_on(self, table: MezzaTable, seat: i64, cleared: bool, finished: bool, skip: bool) -> None:
        """From the layer, be he a thief (M-122, M-127, M-128). Who cleared the pile leads (M-129, M-161, M-172), or
        the next if he is out (M-093); otherwise a 7, or several, skips one (M-151, M-153, M-175)."""
        table.turn_since = self.ply
        if cleared and not finished:
            table.turn = seat
            return
        turn = table.next_to(seat)
        if skip and not cleared:
            if self.events is not None:
                self.tell("skip", turn, [], "M-150")
            turn = table.next_to(turn)
        table.turn = turn

    def _count(self, progress: bool) -> None:
        """Without progress for too long the game is called off (M-201)."""
        if progress:
            self.table.idle = 0
            return
        self.table.idle += 1
        if self.table.idle >= self.table.terms.stall_limit:
            self._end("M-201")

    def _add(self, seat: i64, n: i64) -> None:
        """Equal cards join those just laid, as if laid with them: the turn stays where it is (M-181, M-187), unless
        four are complete (M-190)."""
        table = self.table
        kind = table.top
        from_hand = self.right
        if n < from_hand:
            from_hand = n
        if self.events is not None:
            self.tell("add", seat, [NAME[kind]] * int(n), "M-180" if from_hand else "M-186")
        self.hands[seat] -= several(from_hand, kind)
        self.right -= from_hand
        table.hold(seat, -from_hand)
        table.open[seat] -= several(n - from_hand, kind)
        table.fresh -= from_hand
        table.put(seat, kind, n)
        cleared = table.run >= 4
        if cleared:
            self._clear(seat, "M-170")
            table.turn = seat
            table.turn_since = self.ply
        drew = self._refill(seat)
        table.ask(self.ply)
        self._count(cleared or drew or n > from_hand)

    def _flip(self, seat: i64, slot: i64) -> None:
        """One closed card is laid unseen (M-076, M-082); if it does not fit by the rules of its kind (M-080, M-081),
        it is taken with the pile (M-078)."""
        kind = closed_card(self.closed[seat], slot)
        self.closed[seat] |= several(15, slot)
        self.table.slots -= bit(4 * seat + slot)
        if self.events is not None:
            self.tell("flip", seat, [str(slot), NAME[kind]], "M-076")
        if held(FITTING[self.table.demand], kind):
            self._land(self.table, seat, kind, 1, 0)
        else:
            self._take(seat, kind)

    def _take(self, seat: i64, flipped: i64) -> None:
        """The whole pile goes to the hand before all eyes, and the turn passes on (M-060, M-061, M-065)."""
        table = self.table
        cards = table.pile
        if flipped != NO_KIND:
            cards += several(1, flipped)
        self.hands[seat] += cards
        table.hold(seat, size(cards))
        table.known[seat] += cards
        if self.events is not None:
            self.tell("take", seat, names(cards), "M-060" if flipped == NO_KIND else "M-078")
        self._empty_pile()
        self._pass_on(table, seat, False, False, False)
        table.ask(self.ply)
        self._count(flipped != NO_KIND)

    def _clear(self, seat: i64, rule: str) -> None:
        """The pile leaves the game (M-160)."""
        self.table.gone += self.table.pile
        if self.events is not None:
            self.tell("clear", seat, [str(self.table.height)], rule)
        self._empty_pile()

    def _empty_pile(self) -> None:
        self.table.empty_pile()
        self.right = 0

    def _end(self, rule: str) -> None:
        table = self.table
        table.phase = FINISHED
        table.asked = 0
        table.waiting = 0
        if self.events is not None:
            self.tell("over", TABLE, [str(place) for place in self.places()], rule)

    def _expire(self, action: i64) -> None:
        """What the clock does for those who did not act (M-200)."""
        table = self.table
        if self.events is not None:
            late = bit(table.turn) if action == EXPIRE_TURN else table.waiting
            self.tell("expire", TABLE, [f"S{seat}" for seat in members(late)], "M-200")
        if action == EXPIRE_SWAP:
            self._expire_swap()
        elif action == EXPIRE_START:
            self._draw_lot()
        elif action == EXPIRE_TURN:
            self._expire_turn(table.turn)
        else:
            table.waiting = 0

    def _expire_swap(self) -> None:
        """Who has not chosen keeps his cards (M-023)."""
        for seat in members(self.table.waiting):
            self.swaps[seat] = self.table.open[seat]
        self._end_swap()

    def _expire_turn(self, seat: i64) -> None:
        """One card of the lowest kind that fits; else the lowest closed slot, or the pile (M-200)."""
        cards = self.layable(seat)
        if cards:
            self._lay(seat, lowest_kind(cards), 1)
        elif self.table.must_flip(seat):
            self._flip(seat, member(lowest(self.table.slots_of(seat))))
        else:
            self._take(seat, NO_KIND)
