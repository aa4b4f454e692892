"""The match: what happens when somebody acts."""

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, count, members, nth
from stammtisch.core.game import TABLE
from stammtisch.games.mezza.cards import (
    ALL_OF,
    CARD,
    DECK,
    HALF,
    KINDS,
    NAME,
    NO_KIND,
    SHORT_DECK,
    held,
    less,
    names,
    size,
)
from stammtisch.games.mezza.match import (
    FINISHED,
    NO_SLOTS,
    PLAYING,
    STARTING,
    Match,
    closed_card,
)
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
from stammtisch.games.mezza.rules import AFTER, FITTING, lowest_kind, makes_ten, skips, stealable


@mypyc_attr(acyclic=True, free_list_len=1)
class MezzaState(Match):
    def start(self) -> None:
        """Three closed, three open, three in hand; the rest is stock (M-010 to M-014)."""
        deck = SHORT_DECK[:] if self.terms.short else DECK[:]
        self.rng.shuffle(deck, 0)
        at: i64 = 0
        for seat in range(self.seats):
            self.closed[seat] = deck[at] + deck[at + 1] * 16 + deck[at + 2] * 256
            self.open[seat] = CARD[deck[at + 3]] + CARD[deck[at + 4]] + CARD[deck[at + 5]]
            self.hands[seat] = CARD[deck[at + 6]] + CARD[deck[at + 7]] + CARD[deck[at + 8]]
            at += 9
        self.stock = deck
        self.left = len(deck) - at
        self.active = BIT[self.seats] - 1
        self.asked = self.active
        self.waiting = self.active
        if self.events is not None:
            for seat in range(self.seats):
                self.tell("open", seat, names(self.open[seat]), "M-012")
                self.whisper("hand", seat, ["3"], names(self.hands[seat]), BIT[seat], "M-013")

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
        self.waiting &= ~BIT[seat]
        if self.events is not None:
            self.whisper("choose", seat, [], names(cards), BIT[seat], "M-022")
        if self.waiting == 0:
            self._end_swap()

    def _end_swap(self) -> None:
        """All swaps are done together (M-022); what leaves the table goes to a hand before all eyes."""
        for seat in range(self.seats):
            before = self.open[seat]
            after = self.swaps[seat]
            self.hands[seat] += before - after
            self.open[seat] = after
            for kind in range(KINDS):
                self.known[seat] += held(less(before, kind, held(after, kind)), kind) * CARD[kind]
            if self.events is not None:
                self.tell("open", seat, names(after), "M-020")
        self._open_start()

    def _open_start(self) -> None:
        """The lowest kind in any hand is announced, and everybody is asked (M-030, M-032)."""
        hands: i64 = 0
        for seat in range(self.seats):
            hands |= self.hands[seat]
        self.lowest = lowest_kind(hands)
        self.phase = STARTING
        self.asked = self.active
        self.waiting = self.active
        self.asked_since = self.ply
        if self.events is not None:
            self.tell("lowest", TABLE, [NAME[self.lowest]], "M-030" if self.lowest >= HALF else "M-034")

    def _draw_lot(self) -> None:
        """If no holder begins, one drawn by lot lays one card (M-032)."""
        holders: i64 = 0
        for seat in range(self.seats):
            if held(self.hands[seat], self.lowest):
                holders |= BIT[seat]
        drawn = nth(holders, self.rng.below(count(holders)))
        if self.events is not None:
            self.tell("lot", drawn, [], "M-032")
        self._lay(drawn, self.lowest, 1)

    def _pass(self, seat: i64) -> None:
        """Holds until the pile changes (M-133, M-183)."""
        self.waiting &= ~BIT[seat]
        if self.events is not None:
            self.tell("pass", seat, [], "M-032" if self.phase == STARTING else "M-133")
        if self.phase == STARTING and self.waiting == 0:
            self._draw_lot()

    def _lay(self, seat: i64, kind: i64, n: i64) -> None:
        """From the hand first; what it lacks comes from the open cards (M-041, M-072, M-187)."""
        hand = self.hands[seat]
        from_hand = held(hand, kind)
        if n < from_hand:
            from_hand = n
        if self.events is not None:
            self.tell("lay", seat, [NAME[kind]] * int(n), self._rule_of_lay(seat, n, from_hand))
        self.phase = PLAYING
        self.hands[seat] = hand - from_hand * CARD[kind]
        if n > from_hand:
            self.open[seat] -= (n - from_hand) * CARD[kind]
        known = self.known[seat]
        if known:
            self.known[seat] = less(known, kind, from_hand)
        self._land(seat, kind, n, from_hand)

    def _rule_of_lay(self, seat: i64, n: i64, from_hand: i64) -> str:
        if self.phase == STARTING:
            return "M-030"
        if seat != self.turn:
            return "M-120"
        if self.pile == 0:
            return "M-046"
        if from_hand == n:
            return "M-040"
        return "M-187" if from_hand else "M-072"

    def _land(self, seat: i64, kind: i64, n: i64, from_hand: i64) -> None:
        """The cards lie on the pile, whoever laid them and when (M-035, M-077, M-094): clear it, refill, finish, pass
        the turn on, ask the others (M-053)."""
        before = self.demand
        self.put(seat, kind, n)
        self.demand = AFTER[before * KINDS + kind]
        self.adder = TABLE
        self.fresh = 0
        self.right = 0
        cleared = self._clears(before, kind)
        if cleared:  # four of a kind go before a combination (M-174)
            self._clear(seat, "M-170" if self.run >= 4 else "M-160")
        elif from_hand:
            self.adder = seat
        drew = self._refill(seat)
        finished = self._finish(seat)
        if self.phase == PLAYING:
            self._pass_on(seat, cleared, finished, skips(before, kind))
            self.ask()
            self._count(cleared or drew or finished or n > from_hand)

    def _clears(self, before: i64, kind: i64) -> bool:
        """Four or more equal cards in a row (M-170, M-177), whoever laid them (M-171), also jokers of one
        kind (M-105), but none among others (M-173); or a 10 (M-160)."""
        return self.run >= 4 or makes_ten(before, kind)

    def _refill(self, seat: i64) -> bool:
        """Draw up to three while the stock lasts (M-050, M-051, M-052), a thief too (M-131); what equals the card
        laid may be added (M-180, M-185)."""
        left = self.left
        if left == 0:
            return False
        hand = self.hands[seat]
        missing = 3 - size(hand)
        if missing <= 0:
            return False
        if missing > left:
            missing = left
        stock = self.stock
        first = len(stock) - left
        for i in range(first, first + missing):
            hand += CARD[stock[i]]
            if stock[i] == self.top:
                self.right += 1
        self.hands[seat] = hand
        self.left = left - missing
        if self.adder == seat:
            self.fresh += missing
        if self.events is not None:
            drawn = sorted([int(stock[i]) for i in range(first, first + missing)])
            self.whisper("draw", seat, [str(missing)], [NAME[kind] for kind in drawn], BIT[seat], "M-050")
        return True

    def _finish(self, seat: i64) -> bool:
        """Out without a card (M-004, M-090); it is over when one seat is left (M-091, M-095)."""
        if self.hands[seat] or self.open[seat] or self.closed[seat] != NO_SLOTS:
            return False
        place = self.seats - count(self.active) + 1
        self.place += place * CARD[seat]
        self.active &= ~BIT[seat]
        self.adder = TABLE
        if self.events is not None:
            self.tell("finish", seat, [str(place)], "M-090")
        if count(self.active) == 1:
            self._end("M-091")
        return True

    def _pass_on(self, seat: i64, cleared: bool, finished: bool, skip: bool) -> None:
        """From the layer, be he a thief (M-122, M-127, M-128). Who cleared the pile leads (M-129, M-161, M-172), or
        the next if he is out (M-093); otherwise a 7, or several, skips one (M-151, M-153, M-175)."""
        self.turn_since = self.ply
        if cleared and not finished:
            self.turn = seat
            return
        self.turn = self.next_to(seat)
        if skip and not cleared:
            if self.events is not None:
                self.tell("skip", self.turn, [], "M-150")
            self.turn = self.next_to(self.turn)

    def ask(self) -> None:
        """Whom the pile gives a chance out of turn; what was passed before is forgotten (M-126). The seat on turn
        need not wait for them (M-123)."""
        self.asked_since = self.ply
        self.asked = 0
        if self.adder != TABLE and self._may_add():
            self.asked = BIT[self.adder]
        if stealable(self.demand):
            self._ask_thieves()
        self.asked &= ~BIT[self.turn]
        self.waiting = self.asked

    def _may_add(self) -> bool:
        """By open facts: he has drawn (M-180), or lies with an equal open card and nothing else to play (M-186)."""
        if self.fresh:
            return True
        none = self.hands[self.adder] == 0 and self.left == 0
        return none and held(self.open[self.adder], self.top) > 0

    def _ask_thieves(self) -> None:
        """By open facts: all others with a hand, or with an open ½ if that is what they play from (M-120, M-132)."""
        others = self.active & ~BIT[self.layer]
        for seat in range(self.seats):
            if self.hands[seat] == 0 and held(self.open[seat], HALF) == 0:
                others &= ~BIT[seat]
        self.asked |= others

    def _count(self, progress: bool) -> None:
        """Without progress for too long the game is called off (M-201)."""
        if progress:
            self.idle = 0
            return
        self.idle += 1
        if self.idle >= self.terms.stall_limit:
            self._end("M-201")

    def _add(self, seat: i64, n: i64) -> None:
        """Equal cards join those just laid, as if laid with them: the turn stays where it is (M-181, M-187), unless
        four are complete (M-190)."""
        kind = self.top
        from_hand = self.right
        if n < from_hand:
            from_hand = n
        if self.events is not None:
            self.tell("add", seat, [NAME[kind]] * int(n), "M-180" if from_hand else "M-186")
        self.hands[seat] -= from_hand * CARD[kind]
        self.open[seat] -= (n - from_hand) * CARD[kind]
        self.right -= from_hand
        self.fresh -= from_hand
        self.put(seat, kind, n)
        cleared = self.run >= 4
        if cleared:
            self._clear(seat, "M-170")
            self.turn = seat
            self.turn_since = self.ply
        drew = self._refill(seat)
        self.ask()
        self._count(cleared or drew or n > from_hand)

    def _flip(self, seat: i64, slot: i64) -> None:
        """One closed card is laid unseen (M-076, M-082); if it does not fit by the rules of its kind (M-080, M-081),
        it is taken with the pile (M-078)."""
        kind = closed_card(self.closed[seat], slot)
        self.closed[seat] |= ALL_OF[slot]
        if self.events is not None:
            self.tell("flip", seat, [str(slot), NAME[kind]], "M-076")
        if held(FITTING[self.demand], kind):
            self._land(seat, kind, 1, 0)
        else:
            self._take(seat, kind)

    def _take(self, seat: i64, flipped: i64) -> None:
        """The whole pile goes to the hand before all eyes, and the turn passes on (M-060, M-061, M-065)."""
        cards = self.pile
        if flipped != NO_KIND:
            cards += CARD[flipped]
        self.hands[seat] += cards
        self.known[seat] += cards
        if self.events is not None:
            self.tell("take", seat, names(cards), "M-060" if flipped == NO_KIND else "M-078")
        self.empty_pile()
        self._pass_on(seat, False, False, False)
        self.ask()
        self._count(flipped != NO_KIND)

    def _clear(self, seat: i64, rule: str) -> None:
        """The pile leaves the game (M-160)."""
        self.gone += self.pile
        if self.events is not None:
            self.tell("clear", seat, [str(self.height)], rule)
        self.empty_pile()

    def _end(self, rule: str) -> None:
        self.phase = FINISHED
        self.asked = 0
        self.waiting = 0
        if self.events is not None:
            self.tell("over", TABLE, [str(place) for place in self.places()], rule)

    def _expire(self, action: i64) -> None:
        """What the clock does for those who did not act (M-200)."""
        if self.events is not None:
            late = BIT[self.turn] if action == EXPIRE_TURN else self.waiting
            self.tell("expire", TABLE, [f"S{seat}" for seat in members(late)], "M-200")
        if action == EXPIRE_SWAP:
            self._expire_swap()
        elif action == EXPIRE_START:
            self._draw_lot()
        elif action == EXPIRE_TURN:
            self._expire_turn(self.turn)
        else:
            self.waiting = 0

    def _expire_swap(self) -> None:
        """Who has not chosen keeps his cards (M-023)."""
        for seat in members(self.waiting):
            self.swaps[seat] = self.open[seat]
        self._end_swap()

    def _expire_turn(self, seat: i64) -> None:
        """One card of the lowest kind that fits; else the lowest closed slot, or the pile (M-200)."""
        cards = self.layable(seat)
        if cards:
            self._lay(seat, lowest_kind(cards), 1)
        elif not self.must_flip(seat):
            self._take(seat, NO_KIND)
        else:
            slot: i64 = 0
            while closed_card(self.closed[seat], slot) == NO_KIND:
                slot += 1
            self._flip(seat, slot)

    def clone(self) -> "MezzaState":
        copy = MezzaState(self.seats, self.rng.clone(), self.terms)
        copy.ply = self.ply
        copy.phase = self.phase
        copy.active = self.active
        copy.asked = self.asked
        copy.waiting = self.waiting
        copy.turn = self.turn
        copy.lowest = self.lowest
        copy.pile = self.pile
        copy.height = self.height
        copy.demand = self.demand
        copy.top = self.top
        copy.run = self.run
        copy.layer = self.layer
        copy.adder = self.adder
        copy.fresh = self.fresh
        copy.right = self.right
        copy.gone = self.gone
        copy.place = self.place
        copy.idle = self.idle
        copy.turn_since = self.turn_since
        copy.asked_since = self.asked_since
        copy.stock = self.stock
        copy.left = self.left
        copy.heap = self.heap[: self.height]
        for seat in range(self.seats):
            copy.hands[seat] = self.hands[seat]
            copy.open[seat] = self.open[seat]
            copy.closed[seat] = self.closed[seat]
            copy.known[seat] = self.known[seat]
            copy.swaps[seat] = self.swaps[seat]
        return copy
