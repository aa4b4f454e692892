"""A position being read from text (diagram.py writes it).

`4 seats; S0 on turn; pile b1 QD; S0 hand 6H 3C 4C; S1 holds 3C; stock of 20; glass b1 by S2; turns 2 1 1 1`

What is left open is dealt. `pile` names a pile from its bottom, `laid b1 c1/S1` in which order and by whom; `stock`
is the closed pile from its top, or how many lie there, and `next` only its topmost cards; what is then nowhere lies
under the first pile. `S0 hand` is complete, `S0 holds 7H` among others, and a hand of which nothing is said has five
cards; cards that are dealt to hands here are never a 3 of clubs. `window b1` is the block window of the one on turn,
`waited` when its nine seconds are over; `owes S0` says who must say laatste Frits; `pickup 1 3` which dealt piles
still lie there. Where Frits deals by hand `setup round 3` has dealt three cards to each pile, `taken 2/S1` says who
has taken one up meanwhile, and with `dirty` `exchanging S1` whose start hand lies down; `cards taken up` says that who
did so has stopped since.
"""

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.game import TABLE, names_of
from stammtisch.core.notation import UNSAID, number_of, seat_of, set_of
from stammtisch.core.vecs import vec
from stammtisch.games.fritsen import (
    drinks,
)
from stammtisch.games.fritsen.board import NO_CELL, cell_of
from stammtisch.games.fritsen.cards import NO_KIND, kind_of
from stammtisch.games.fritsen.deeds import (
    DEEDS,
)
from stammtisch.games.fritsen.diagram import DECIDERS, ENDED, NUMBERS, SELDOM, STEPS
from stammtisch.games.fritsen.ending import packed
from stammtisch.games.fritsen.moves import PAUSES, RULINGS, TOASTS, VOCABULARY
from stammtisch.games.fritsen.position_cards import Dealing
from stammtisch.games.fritsen.seats import NOBODY
from stammtisch.games.fritsen.table import ALL_DEALT
from stammtisch.games.fritsen.talk import SLIPS
from stammtisch.games.fritsen.terms import READINGS
from stammtisch.games.fritsen.turn import (
    CLOSING,
    DIRTYING,
    DRAWN_TURN,
    ENDING,
    FINAL,
    FINISHED,
    GLASS_TURN,
    PHASES,
    PICKUP,
    REPAIRING,
    ROLES,
    SETUP,
    TURN,
    WINDOW,
)


class Reading(Dealing):
    """One position being read."""

    def run(self) -> None:
        """What is said, and what is not."""
        clauses = self.clauses
        self._roles()
        self._phase()
        self._standing()
        piles, order = self._piles()
        under = clauses.zone("under", UNSAID, kind_of)
        upper = clauses.zone("next", 0, kind_of)
        stock = clauses.zone("stock", UNSAID, kind_of)
        known = clauses.after("known")
        hands = [self._hand(seat) for seat in range(self.seats)]
        dealt = self._dealt()
        remembered = [clauses.memory(name) for name in names_of(BIT[self.seats] - 1 + BIT[TABLE])]
        self._glass()
        self._talk()
        self._votes()
        self._acts()
        self._drinks()
        clauses.done()
        if self.table.willem == NOBODY:
            self._remember(remembered)
            return
        self._queue([*hands, *dealt.values(), *piles.values(), under, upper, stock])
        self._deal(hands, dealt)
        self.table.taken_up |= self.table.holders != 0
        self._lay(piles, order, under, stock, upper)
        self._know(known)
        self._remember(remembered)
        self._check()

    # Seats and phases.

    def _roles(self) -> None:
        table, clauses = self.table, self.clauses
        frits, willem = clauses.after("frits"), clauses.after("willem")
        voting = any(clause.split()[0] == "roles" for clause in clauses.left)
        if not voting:
            last = self.seats - 1 if frits is None else seat_of(frits, self.seats)
            first = (0 if last else 1) if willem is None else seat_of(willem, self.seats)
            if first == last:
                raise ValueError("Frits and Willem are two people (2-41)")
            table.sit(last, first)
        elif frits is not None:
            table.frits = seat_of(frits, self.seats)
        shuffler = clauses.after("shuffler")
        table.shuffler = table.frits if shuffler is None else seat_of(shuffler, self.seats)
        order = clauses.after("order")
        if order is not None:
            circle = [seat_of(name, self.seats) for name in order.split()]
            if sorted(circle) != list(range(self.seats)):
                raise ValueError("the order of play names every seat once (2-54)")
            table.after = 0
            for i, seat in enumerate(circle):
                table.after |= circle[(i + 1) % self.seats] << (4 * seat)
        table.packs = clauses.number("packs", int(table.packs))
        if clauses.flag("no-dirty"):
            table.dirty = False
        reading = clauses.after("reading")
        while reading is not None:
            name, _, value = reading.partition(" ")
            which = RULINGS.index(name)
            bit = int(BIT[which])
            table.rulings = (table.rulings & ~bit) | (bit if READINGS[which].index(value) else 0)
            reading = clauses.after("reading")

    def _phase(self) -> None:
        table, clauses = self.table, self.clauses
        roles, setup, pickup = clauses.after("roles"), clauses.after("setup"), clauses.after("pickup")
        turn = clauses.seat("on turn", self.seats)
        table.dealt = sum(int(BIT[number_of(word) - 1]) for word in (pickup or "").split())
        table.steps = clauses.number("rounds", ALL_DEALT - 1) + 1 if roles is None else 0
        if roles is not None:
            table.phase = FINISHED if clauses.flag("over") else ROLES
            table.ended = ENDED.index(clauses.after("ended") or "")
            for each in roles.split():
                one, _, other = each.partition(">")
                shift = 4 * seat_of(one, self.seats)
                table.role_votes = (table.role_votes & ~(15 * BIT[shift])) | (seat_of(other, self.seats) << shift)
        elif setup is not None:
            table.phase = SETUP
            table.steps = STEPS.index(setup)
            self._taken()
        elif pickup is not None and "over" not in clauses.left:
            table.phase = PICKUP
        elif clauses.flag("dirty"):
            table.phase = DIRTYING
            exchanging = clauses.after("exchanging")
            table.exchanging = NOBODY if exchanging is None else seat_of(exchanging, self.seats)
        else:
            self._turn(int(table.willem) if turn is None else turn)
            if turn is None and table.phase == FINISHED:  # over, perhaps before the first turn
                table.turn = NOBODY
        table.ready = clauses.set_of("ready", self.seats)
        table.owes = clauses.set_of("owes", self.seats)
        table.passed = clauses.set_of("passed", self.seats)
        table.tries = clauses.number("tries", 0)
        table.delays = clauses.number("delays", 0)
        table.taken_up = clauses.flag("cards taken up")

    def _taken(self) -> None:
        """Who has taken up which pile while it was dealt (2-53)."""
        table = self.table
        for each in (self.clauses.after("taken") or "").split():
            pile, _, by = each.partition("/")
            shift = 4 * (number_of(pile) - 1)
            table.taken = (table.taken & ~(15 * BIT[shift])) | (seat_of(by, self.seats) << shift)

    def _turn(self, turn: int) -> None:
        table, clauses = self.table, self.clauses
        table.turn = turn
        table.drawn = clauses.flag("drawn")
        table.phase = DRAWN_TURN if table.drawn else TURN
        table.moved = clauses.flag("moved")
        table.late = clauses.flag("late")
        window, repair = clauses.after("window"), clauses.after("repair")
        table.waited = clauses.flag("waited")
        if window is not None:
            cell, _, self.window_move = window.partition(" ")
            table.window = cell_of(cell)
            table.phase = GLASS_TURN if table.waited else WINDOW
        if repair is not None:
            words = repair.split()
            table.repair = cell_of(words[0])
            table.repairer = seat_of(words[2], self.seats) if len(words) > 1 else turn
            table.resumes = PHASES.index(words[4]) if len(words) > 1 else DRAWN_TURN
            table.phase = REPAIRING
        for phase in (ENDING, FINAL, CLOSING, FINISHED):
            if clauses.flag(PHASES[phase]):
                table.phase = phase
        if table.phase == FINAL:
            table.resumes = ENDING if not clauses.flag("unlaid") else DRAWN_TURN if table.drawn else TURN
        table.laid = table.phase in (WINDOW, GLASS_TURN, ENDING)
        table.rests = table.phase == ENDING and table.hides_turn()
        previous = clauses.after("previous")
        table.previous = NOBODY if previous is None else seat_of(previous, self.seats)
        table.idle = clauses.number("idle", 0)
        plies = [number_of(word) for word in (clauses.after("plies") or "0 0 0 0 0 0").split()]
        table.began, table.before, table.turn_since, table.window_since, table.previous_since, table.earlier = plies
        self.state.ply = max(plies)
        ended = clauses.after("ended")
        table.ended = 0 if ended is None else ENDED.index(ended)

    def _numbers(self, name: str) -> list[int] | None:
        words = self.clauses.after(name)
        if words is None:
            return None
        found = [number_of(word) for word in words.split()]
        if len(found) != self.seats:
            raise ValueError(f"{name} has a number for each of {self.seats} seats")
        return found

    def _standing(self) -> None:
        table, clauses = self.table, self.clauses
        for name, base in NUMBERS:
            numbers = self._numbers(name)
            for seat in range(self.seats):
                usual = 1 if name == "turns" and seat == table.turn and table.phase >= TURN else 0
                table.counts[base + seat] = usual if numbers is None else numbers[seat]
        for name, base in SELDOM:
            numbers = self._numbers(name)
            for seat in range(self.seats) if numbers else ():
                table.add(base, seat, (numbers or [])[seat])
        for n, name in enumerate((clauses.after("out") or "").split()):
            table.outs |= (seat_of(name, self.seats) + 1) << (4 * n)
        for name in (clauses.after("removed") or "").split():
            seat = seat_of(name, self.seats)
            if table.place_out(seat) == 0:
                table.gone |= (seat + 1) << (4 * packed(table.gone))
            table.removed |= BIT[seat]

    # The rest of the table.

    def _placed(self, name: str) -> tuple[int, int]:
        words = self.clauses.after(name)
        if words is None:
            return NO_CELL, NOBODY
        cell, _, by = words.partition(" by ")
        return cell_of(cell), self._seat(by) if by else NOBODY

    def _glass(self) -> None:
        table = self.table
        table.was_glass, table.was_owner = self._placed("before glass")
        table.glass, table.owner = self._placed("glass")
        table.early = self.clauses.flag("early")
        table.askew, table.untidy_seat = self._placed("askew")

    def _talk(self) -> None:
        table, clauses = self.table, self.clauses
        for each in (clauses.after("slip") or "").split(","):
            if each.strip():
                name, what = each.split()
                seat = seat_of(name, self.seats)
                table.slips |= BIT[seat]
                table.slip_of |= SLIPS.index(what) << (5 * seat)
        table.leaving = self._reasons("leaving")
        table.away = self._reasons("away")
        looks = [0] * 60
        for each in (clauses.after("looks") or "").split():
            viewer, _, seat_name = each.partition(">")
            looks[seat_of(seat_name, self.seats)] |= int(BIT[seat_of(viewer, self.seats)])
        table.looks = vec[i64](looks)
        for each in (clauses.after("holding") or "").split():
            holder, _, owner = each.partition(">")
            shift = 4 * seat_of(owner, self.seats)
            table.held = (table.held & ~(15 * BIT[shift])) | (seat_of(holder, self.seats) << shift)
        table.uncovered = clauses.set_of("open", self.seats)
        table.gifts = clauses.set_of("gifts", self.seats)
        table.visits = clauses.set_of("visits", self.seats)
        table.empty = clauses.set_of("empty", self.seats)
        table.quizzed = clauses.set_of("quizzed", self.seats)
        table.unsaid = clauses.set_of("unsaid", self.seats)
        table.asked_glass = clauses.flag("whose glass")
        table.confessed = clauses.flag("confessed")

    def _reasons(self, name: str) -> int:
        found = 0
        for each in (self.clauses.after(name) or "").split(","):
            if each.strip():
                words = each.split()
                seat = seat_of(words[0], self.seats)
                found |= int(BIT[seat])
                self.table.reasons |= (PAUSES.index(words[1]) if len(words) > 1 else 0) << (2 * seat)
        return found

    def _votes(self) -> None:
        table, clauses = self.table, self.clauses
        words = clauses.after("vote")
        if words is not None:
            what, _, by = words.rpartition(" by ")
            table.vote = VOCABULARY.parse(what) + 1
            table.vote_by = seat_of(by, self.seats)
        table.yes = clauses.set_of("ayes", self.seats)
        table.no = clauses.set_of("noes", self.seats)
        table.vote_act = clauses.number("about", 0)
        table.asked_in_vain = clauses.set_of("asked in vain", self.seats)
        decides = clauses.after("decides")
        if decides is not None:
            who, _, among = decides.partition(" ")
            table.ladder = DECIDERS.index(who)
            table.among = set_of(among, self.seats) if table.phase == ROLES else RULINGS.index(among) + 1

    def _acts(self) -> None:
        table, clauses = self.table, self.clauses
        found: list[int] = []
        plies: list[int] = []
        words = clauses.after("act")
        while words is not None:
            slot, who, deed, card, cell, code, size, flags, ply, *marks = words.split()
            plies.append(number_of(ply))
            act = (NO_KIND if card == "-" else kind_of(card)) + number_of(code) * 64
            act += (NO_CELL if cell == "-" else cell_of(cell)) * 8192 + seat_of(who, self.seats) * 4194304
            act += number_of(size) * 67108864 + number_of(flags) * 8589934592 + DEEDS.index(deed) * 2199023255552
            act += (number_of(slot) - 1) * 35184372088832
            found.append(act | ("old" in marks) << 53 | ("settled" in marks) << 54)
            words = clauses.after("act")
        table.acts = vec[i64](found)
        table.acts_at = vec[i64](plies)
        table.slot = clauses.number("slot", 0)

    def _drinks(self) -> None:
        found: list[int] = []
        words = self.clauses.after("drink")
        while words is not None:
            who, _, by, kind, rule, state, toast, act = words.split()
            at = drinks.NO_TOAST if toast == "-" else TOASTS.index(toast)
            of = drinks.KIND.index(kind)
            standing = drinks.STATES.index(state)
            seat = seat_of(who, self.seats)
            found.append(int(drinks.drink_of(seat, self._seat(by), of, rule, standing, at, number_of(act))))
            words = self.clauses.after("drink")
        self.table.drinks = vec[i64](found)

    def _check(self) -> None:
        """What cannot be."""
        table = self.table
        if table.phase == FINISHED or table.phase < DIRTYING:
            return
        playing = table.holders | (0 if table.exchanging == NOBODY else BIT[table.exchanging])
        if table.phase < FINAL and playing & (playing - 1) == 0:
            raise ValueError("a potje goes on while two players have cards (2-98)")
        if table.phase in (TURN, DRAWN_TURN) and not table.holders >> table.turn & 1:
            raise ValueError(f"S{table.turn} is on turn and has no cards (2-100)")
        if table.glass != NO_CELL and table.glass != 0 and not table.has_pile(table.glass):
            raise ValueError("the glass stands on an open pile (5-13)")
        if table.window != NO_CELL and table.phase == WINDOW and not table.has_pile(table.window):
            raise ValueError("a block window needs the pile with the 6 (2-117)")
