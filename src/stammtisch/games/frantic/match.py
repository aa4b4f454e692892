"""The whole of a match: the table and the hidden half, and what a seat may do."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, MEMBER, count, has, nth
from stammtisch.core.game import TABLE, Deadline, Moves, State
from stammtisch.core.memory import NO_NOTES
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import vec
from stammtisch.games.frantic import scoring
from stammtisch.games.frantic.cards import COUNTER, FANTASTIC, NICE_TRY, held, wild_kinds
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
    hit,
)
from stammtisch.games.frantic.rules import FITTING, TEN, asks_number
from stammtisch.games.frantic.table import (
    AIMING,
    COUNTERING,
    DISCARDING,
    DRAWN,
    FOLLOWING,
    GIVING,
    LOOKING,
    SCORED,
    SPLITTING,
    STAKING,
    TAKING,
    TRYING,
    TURN,
    WISHING,
    FranticTable,
)

NO_CARDS: Final = vec[i64]()
EMPTY: Final = vec[i64]([0] * 24)
"""The hands of eight without a card; never written to."""
_NOT_FUCK_YOU: Final = 0x11111


@mypyc_attr(acyclic=True)
class FranticMatch(State):
    def __init__(self, table: FranticTable, rng: Rng) -> None:
        super().__init__(table.seats, rng)
        self.table = table
        self.hands = EMPTY  # by seat a pack, without what lies aside
        self.stock = NO_CARDS  # those at its end, `table.left` of them, are to be drawn; not written after the deal
        self.events_pile = NO_CARDS  # those at its end, `table.hidden_events` of them, are face down; never written to
        self.aside = NO_CARDS  # chosen and face down: kind * 64 + whose * 8 + for whom; never written to
        self.split: i64 = (
            0  # an unfinished Fantastic Four: eight bits for each share, seat * 8 + cards, the last lowest
        )
        self.notes = NO_NOTES  # what each seat remembers

    def copy_to(self, copy: "FranticMatch") -> None:
        """The hidden half, for a clone."""
        copy.ply = self.ply
        copy.hands = self.hands[:]
        copy.stock = self.stock
        copy.events_pile = self.events_pile
        copy.aside = self.aside
        copy.split = self.split
        copy.notes = self.notes

    def acting(self) -> i64:
        return self.table.waiting

    def deadlines(self) -> list[Deadline]:
        return self.table.deadlines()

    def sealed(self, seat: i64, action: i64) -> bool:
        """Which cards change hands is known to two (F-073, F-160), a stake to nobody before all lie (F-149), and what
        is chosen in several steps not before it is complete (F-204)."""
        return HIT <= action < LAY_COUNTER or GIVE <= action < TAKE or SEND <= action < AGREE

    def scores(self) -> list[int]:
        return scoring.scores(self.table)

    def places(self) -> list[int]:
        return scoring.places(self.table)

    def value(self, seat: i64) -> float:
        return scoring.value(self.table, self.hands, seat)

    def moves(self, seat: i64, into: Moves) -> None:
        table = self.table
        if seat == TABLE:
            if table.phase == SCORED:
                into.add(DEAL)  # as `closing` would find by a list, and every round of a simulation asks
            else:
                self.closing(into)
        elif has(table.waiting, seat):
            if table.phase <= FOLLOWING:
                self._plays(seat, into)
            elif table.phase <= WISHING:
                self._choices(seat, into)
            elif table.phase <= TRYING:
                self._answers(seat, into)
            else:
                self._event_choices(seat, into)

    def _plays(self, seat: i64, into: Moves) -> None:
        """Play a card that fits, or draw (F-030, F-031, F-032), the latter upon a 2nd Chance only if none fits (F-063,
        F-064); after drawing play one or end the turn (F-033, F-034, F-067). Who must draw and cannot says so
        (F-036, F-037, F-068)."""
        bits, wild = self.fitting(seat), self.wild(seat)
        phase, left = self.table.phase, self.table.left
        _add_kinds(into, 0, bits, wild)
        none = bits == 0 and wild == 0
        if phase == DRAWN:
            into.add(END)
        elif left and (none or phase == TURN):
            into.add(DRAW)
        elif none:
            into.add(CANNOT)

    def fitting(self, seat: i64) -> i64:
        """The kinds a seat holds and may lay, among those that must fit."""
        return self.hands[3 * seat] & FITTING[self.table.demand]

    def wild(self, seat: i64) -> i64:
        """The kinds a seat may lay in its turn among those that fit anywhere (F-046, F-053): Fuck You with ten."""
        kinds = wild_kinds(self.hands[3 * seat + 2])
        if self.table.size_of(seat) != TEN:
            return kinds & _NOT_FUCK_YOU
        return kinds

    def _choices(self, seat: i64, into: Moves) -> None:
        """What follows from a special card; none of it can be declined (F-089, F-090)."""
        phase = self.table.phase
        if phase == AIMING:
            targets = self.table.targets(seat)
            for other in range(self.seats):
                if has(targets, other):
                    into.add(TARGET + other)
        elif phase == SPLITTING:
            self._hits(seat, into)
        elif phase == GIVING:  # never Fuck You (F-077, F-081)
            _add_kinds(into, GIVE, self.hands[3 * seat], wild_kinds(self.hands[3 * seat + 2]) & _NOT_FUCK_YOU)
        else:
            for n in range(self.wishes()):
                into.add(WISH + n)

    def wishes(self) -> i64:
        """Four colours, black is none (F-050); nine numbers where the card on top shows them (F-091)."""
        return i64(13) if asks_number(self.table.top) else i64(4)

    def unshared(self) -> i64:
        """How many of the four cards are not shared out yet (F-094)."""
        left: i64 = 4
        split = self.split
        while split:
            left -= split & 7
            split >>= 8
        return left

    def _free(self, seat: i64) -> i64:
        """The seats that a share may still go to."""
        free = (BIT[self.seats] - 1) & ~BIT[seat]
        split = self.split
        while split:
            free &= ~BIT[(split >> 3) & 7]
            split >>= 8
        return free

    def _hits(self, seat: i64, into: Moves) -> None:
        """Each seat at most once, one card at least, four in all (F-094): the last seat takes what is left."""
        free, left = self._free(seat), self.unshared()
        least = left if free & (free - 1) == 0 else i64(1)
        for other in range(self.seats):
            if has(free, other):
                for n in range(least, left + 1):
                    into.add(hit(other, n))

    def _answers(self, seat: i64, into: Moves) -> None:
        """All who are asked may pass, holder or not (F-116, F-131)."""
        if self.may_answer(seat):
            into.add(LAY_COUNTER if self.table.phase == COUNTERING else LAY_NICE_TRY)
        into.add(PASS)

    def may_answer(self, seat: i64) -> bool:
        """Whether it holds the card that is asked for."""
        kind: i64 = COUNTER if self.table.phase == COUNTERING else NICE_TRY
        return held(self.hands, 3 * seat, kind) > 0

    def _event_choices(self, seat: i64, into: Moves) -> None:
        """Any card may be staked, discarded or sent, Fuck You too (F-087, F-154), to anybody else."""
        phase = self.table.phase
        bits, wild = self.hands[3 * seat], wild_kinds(self.hands[3 * seat + 2])
        if phase == LOOKING:
            into.add(AGREE)
        elif phase == TAKING:
            self._takes(into)
        elif phase <= DISCARDING:
            _add_kinds(into, STAKE if phase == STAKING else DISCARD, bits, wild)
        else:
            self._sends(seat, bits, wild, into)

    def _takes(self, into: Moves) -> None:
        """Each kind in the Market once (F-155)."""
        last: i64 = -1
        while True:
            kind: i64 = 127
            row = self.table.row
            while row:
                each = (row & 127) - 1
                if last < each < kind:
                    kind = each
                row >>= 7
            if kind == 127:
                return
            into.add(TAKE + kind)
            last = kind

    def _sends(self, seat: i64, bits: i64, wild: i64, into: Moves) -> None:
        while bits or wild:
            if bits:
                kind = MEMBER[(bits & -bits) % 67]
                bits &= bits - 1
            else:
                kind = FANTASTIC + MEMBER[(wild & -wild) % 67] // 4
                wild &= wild - 1
            for other in range(self.seats):
                if other != seat:
                    into.add(SEND + kind * 8 + other)

    def pick(self, seat: i64, rng: Rng, found: Moves) -> i64:
        table = self.table
        phase = table.phase
        if seat == TABLE or phase == TAKING:
            return super().pick(seat, rng, found)
        if phase == SPLITTING:
            return self._pick_hit(seat, rng)
        if phase <= FOLLOWING:
            return self._pick_play(seat, rng)
        if phase == WISHING:
            return WISH + rng.below(self.wishes())
        if phase == AIMING:
            targets = table.targets(seat)
            return TARGET + nth(targets, rng.below(count(targets)))
        if phase in (COUNTERING, TRYING):
            if self.may_answer(seat) and rng.below(2) == 0:
                return LAY_COUNTER if phase == COUNTERING else LAY_NICE_TRY
            return self._pick_pass(seat, rng)
        return self._pick_choice(seat, rng)

    def _pick_hit(self, seat: i64, rng: Rng) -> i64:
        free, left = self._free(seat), self.unshared()
        if free & (free - 1) == 0:
            rng.below(1)
            return hit(nth(free, 0), left)
        n = rng.below(count(free) * left)
        return hit(nth(free, n // left), n % left + 1)

    def _pick_pass(self, seat: i64, rng: Rng) -> i64:
        """The one answer of who holds nothing; a number is drawn all the same."""
        if not self.may_answer(seat):
            rng.below(1)
        return PASS

    def _pick_play(self, seat: i64, rng: Rng) -> i64:
        bits = self.hands[3 * seat] & FITTING[self.table.demand]
        wild = self.wild(seat)
        phase, left = self.table.phase, self.table.left
        kinds = count(bits)
        cards = kinds
        if wild:
            cards += count(wild)
        if phase == DRAWN:
            n = rng.below(cards + 1)
            if n == cards:
                return END
        elif left and (cards == 0 or phase == TURN):
            n = rng.below(cards + 1)
            if n == cards:
                return DRAW
        elif cards == 0:
            rng.below(1)
            return CANNOT
        else:
            n = rng.below(cards)
        return kind_at(bits, wild, n, kinds)

    def _pick_choice(self, seat: i64, rng: Rng) -> i64:
        phase = self.table.phase
        if phase == LOOKING:
            rng.below(1)
            return AGREE
        bits, wild = self.hands[3 * seat], wild_kinds(self.hands[3 * seat + 2])
        kinds = count(bits)
        if phase == GIVING:
            wild &= _NOT_FUCK_YOU
            return GIVE + kind_at(bits, wild, rng.below(kinds + count(wild)), kinds)
        if phase <= DISCARDING:
            base: i64 = STAKE if phase == STAKING else DISCARD
            return base + kind_at(bits, wild, rng.below(kinds + count(wild)), kinds)
        others = self.seats - 1
        n = rng.below((kinds + count(wild)) * others)
        to = n % others
        if to >= seat:
            to += 1
        return SEND + kind_at(bits, wild, n // others, kinds) * 8 + to


def kind_at(bits: i64, wild: i64, n: i64, kinds: i64) -> i64:
    """The n-th of these kinds, of which `kinds` must fit and the others are marked as `wild_kinds` does."""
    if n < kinds:
        while n > 0:
            bits &= bits - 1
            n -= 1
        return MEMBER[(bits & -bits) % 67]
    n -= kinds
    while n > 0:
        wild &= wild - 1
        n -= 1
    return FANTASTIC + MEMBER[(wild & -wild) % 67] // 4


def _add_kinds(into: Moves, base: i64, bits: i64, wild: i64) -> None:
    """An action for each of these kinds."""
    while bits:
        into.add(base + MEMBER[(bits & -bits) % 67])
        bits &= bits - 1
    while wild:
        into.add(base + FANTASTIC + MEMBER[(wild & -wild) % 67] // 4)
        wild &= wild - 1
