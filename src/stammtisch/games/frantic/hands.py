"""What can happen to cards: laid, drawn, given, taken blind, thrown away; and what each seat learns by it."""

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, MEMBER, has
from stammtisch.core.game import TABLE
from stammtisch.core.memory import CARD, NO_NOTES, VIEWER, goes, leaves, moved, sees
from stammtisch.core.vecs import append, vec
from stammtisch.games.frantic.cards import (
    FANTASTIC,
    FUCK_YOU,
    NAME,
    NO_CARD,
    card_at,
    held,
    names,
    put,
    take,
    wild_kinds,
)
from stammtisch.games.frantic.match import NO_CARDS, FranticMatch


@mypyc_attr(acyclic=True)
class FranticHands(FranticMatch):
    def do(self, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def players(self) -> i64:
        return BIT[self.seats] - 1

    def everybody(self) -> i64:
        """All seats, and whoever looks on."""
        return (BIT[self.seats] - 1) | BIT[TABLE]

    def lay(self, seat: i64, kind: i64) -> None:
        """A card from hand to discard pile, before all eyes (F-013)."""
        take(self.hands, 3 * seat, kind)
        self.table.hold(seat, -1)
        self.table.put(seat, kind)
        if len(self.notes):
            self.notes = leaves(self.notes, self.everybody() & ~BIT[seat], kind, BIT[seat])

    def draw(self, seat: i64, n: i64, rule: str) -> None:
        """From the draw pile, which is never made anew (F-191), as far as it goes; what is missing ends the round
        (F-188). The last card does not by itself (F-038)."""
        table = self.table
        stock, hands = self.stock, self.hands
        first = len(stock) - table.left
        drawn = n if n < table.left else table.left
        for i in range(first, first + drawn):
            put(hands, 3 * seat, stock[i])
        table.left -= drawn
        if drawn:
            table.hold(seat, drawn)
        if drawn < n:
            table.unpaid = True
        if self.events is not None:
            if drawn:
                cards = sorted([int(stock[i]) for i in range(first, first + drawn)])
                self.whisper("draw", seat, [str(drawn)], [NAME[kind] for kind in cards], BIT[seat], rule)
            if drawn < n:
                self.tell("short", seat, [str(n - drawn)], "F-188")

    def set_aside(self, seat: i64, kind: i64, to: i64) -> None:
        """A chosen card lies face down; it still counts as the seat's (F-204)."""
        take(self.hands, 3 * seat, kind)
        self.aside = append(self.aside[:], kind * 64 + seat * 8 + to)

    def set_all_aside(self, seat: i64, to: i64, fuck_you: bool) -> None:
        """The whole hand, with or without Fuck You."""
        kept = not fuck_you and held(self.hands, 3 * seat, FUCK_YOU) > 0
        if kept:
            take(self.hands, 3 * seat, FUCK_YOU)
        while not self.is_bare(seat):
            self.set_aside(seat, card_at(self.hands, 3 * seat, 0), to)
        if kept:
            put(self.hands, 3 * seat, FUCK_YOU)

    def is_bare(self, seat: i64) -> bool:
        """Whether nothing is left in hand beside what lies aside."""
        hands = self.hands
        return hands[3 * seat] == 0 and hands[3 * seat + 2] == 0

    def give(self, giver: i64, taker: i64, rule: str) -> None:
        """What the giver laid aside changes hands: the two know the cards, all others how many."""
        notes = self.notes
        aside = self.aside
        given = i64(len(aside))
        if given == 0:
            return
        self.aside = NO_CARDS
        for i in range(given):
            kind = aside[i] >> 6
            put(self.hands, 3 * taker, kind)
            notes = sees(leaves(notes, BIT[taker], kind, BIT[giver]), BIT[giver], kind, BIT[taker])
        self.table.hold(giver, -given)
        self.table.hold(taker, given)
        self.notes = goes(notes, self.others(giver, taker), giver, self.left_or(giver, taker))
        if self.events is not None:
            self._tell_given(giver, taker, aside, rule)

    def _tell_given(self, giver: i64, taker: i64, aside: vec[i64], rule: str) -> None:
        """In the order of cards: in which they were chosen is nobody's business."""
        cards = [NAME[kind] for kind in sorted([int(aside[i]) >> 6 for i in range(len(aside))])]
        self.whisper("give", giver, [f"S{taker}", str(len(cards))], cards, BIT[giver] | BIT[taker], rule)

    def exchange(self, owner: i64, target: i64, taken: vec[i64]) -> None:
        """What the owner laid aside and the cards taken from the target cross (F-078)."""
        given, got = i64(len(self.aside)), i64(0)
        notes = self.notes
        for i in range(len(taken)):
            if taken[i] != NO_CARD:
                got += 1
                notes = leaves(notes, BIT[owner], taken[i], BIT[target])
        for i in range(given):
            notes = leaves(notes, BIT[target], self.aside[i] >> 6, BIT[owner])
        where = BIT[:16]
        where[owner] = self._crossed(owner, target, given)
        where[target] = self._crossed(target, owner, got)
        notes = moved(notes, self.others(owner, target), where)
        if self.events is not None:
            self.tell_taken(owner, target, [int(taken[i]) for i in range(got)], "F-078")
        for i in range(got):
            put(self.hands, 3 * owner, taken[i])
            notes = sees(notes, BIT[target], taken[i], BIT[owner])
        self.table.hold(owner, got)
        self.table.hold(target, -got)
        self.notes = notes
        self._hand_across(owner, target)

    def _crossed(self, seat: i64, to: i64, n: i64) -> i64:
        """The seats where a card may be after so many of its hand have crossed, its own if that is not bare."""
        if n == 0:
            return BIT[seat]
        return BIT[to] if self.is_bare(seat) else BIT[to] | BIT[seat]

    def _hand_across(self, owner: i64, target: i64) -> None:
        """The other half of an exchange."""
        aside = self.aside
        given = i64(len(aside))
        for i in range(given):
            put(self.hands, 3 * target, aside[i] >> 6)
            self.notes = sees(self.notes, BIT[owner], aside[i] >> 6, BIT[target])
        self.aside = NO_CARDS
        self.table.hold(owner, -given)
        self.table.hold(target, given)
        if self.events is not None and given:
            self._tell_given(owner, target, aside, "F-078")

    def notes_on_hands(self, viewers: vec[i64], where: vec[i64]) -> vec[i64]:
        """Notes on all cards in hand: by seat, who saw hers, and where they lie now."""
        hands = self.hands
        bits, wild = i64(0), i64(0)
        for seat in range(self.seats):
            bits |= hands[3 * seat]
            wild |= hands[3 * seat + 2]
        wild = wild_kinds(wild)
        found = NO_NOTES
        while bits or wild:
            kind = MEMBER[(bits & -bits) % 67] if bits else FANTASTIC + MEMBER[(wild & -wild) % 67] // 4
            if bits:
                bits &= bits - 1
            else:
                wild &= wild - 1
            for seat in range(self.seats):
                if viewers[seat]:
                    for _n in range(held(hands, 3 * seat, kind)):
                        found = append(found, kind * CARD + viewers[seat] * VIEWER + where[seat])
        return found

    def others(self, one: i64, another: i64) -> i64:
        return self.everybody() & ~BIT[one] & ~BIT[another]

    def left_or(self, seat: i64, to: i64) -> i64:
        """The seats where a card may be after some of its hand went to another."""
        return BIT[to] if has(self.table.out, seat) else BIT[to] | BIT[seat]

    def take_blind(self, taker: i64, owner: i64) -> i64:
        """One card of a hand, drawn unseen (F-082, F-139); the two know it then. NO_CARD if there is none."""
        n = self.table.size_of(owner)
        if n == 0:
            return NO_CARD
        kind = card_at(self.hands, 3 * owner, self.rng.below(n))
        take(self.hands, 3 * owner, kind)
        put(self.hands, 3 * taker, kind)
        self.table.hold(owner, -1)
        self.table.hold(taker, 1)
        notes = sees(leaves(self.notes, BIT[taker], kind, BIT[owner]), BIT[owner], kind, BIT[taker])
        self.notes = goes(notes, self.others(taker, owner), owner, self.left_or(owner, taker))
        return kind

    def tell_taken(self, taker: i64, owner: i64, kinds: list[int], rule: str) -> None:
        cards = [NAME[kind] for kind in sorted(kinds)]
        if not cards:
            return
        self.whisper("take", taker, [f"S{owner}", str(len(cards))], cards, BIT[taker] | BIT[owner], rule)

    def throw(self, seat: i64, bits: i64, wild: bool, rule: str) -> None:
        """All cards of these kinds, and if it is so those that fit anywhere, go under the discard pile, for all to see
        (F-013, F-058, F-134)."""
        at = 3 * seat
        thrown = vec[i64]([self.hands[at] & bits, self.hands[at + 1] & bits, self.hands[at + 2] if wild else i64(0)])
        n: i64 = 0
        while thrown[0] or thrown[2]:
            kind = card_at(thrown, 0, 0)
            take(thrown, 0, kind)
            take(self.hands, at, kind)
            self.under(seat, kind)
            n += 1
        if n:
            self.table.hold(seat, -n)
            if self.events is not None:
                heap = self.table.heap
                bottom = len(heap) - self.table.under
                cards = [NAME[heap[bottom + n - 1 - i]] for i in range(n)]
                self.tell("discard", seat, cards, rule)

    def under(self, seat: i64, kind: i64) -> None:
        """A card of a seat that all see go under the discard pile."""
        self.table.put_under(kind)
        self.notes = leaves(self.notes, self.everybody() & ~BIT[seat], kind, BIT[seat])

    def show(self, rule: str) -> None:
        """All hands are told to all."""
        for seat in range(self.seats):
            self.tell("show", seat, names(self.hands, 3 * seat), rule)
