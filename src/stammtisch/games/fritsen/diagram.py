"""A position being written as text (position.py reads it): the table, and of the hidden half what the writer knows."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, count, has, members
from stammtisch.core.game import TABLE, names_of
from stammtisch.core.memory import PLACES, card_of
from stammtisch.games.fritsen import drinks
from stammtisch.games.fritsen.board import CELL, NO_CELL
from stammtisch.games.fritsen.cards import NAME, NO_KIND
from stammtisch.games.fritsen.deeds import (
    DEEDS,
    OLD,
    SETTLED,
    card_of_act,
    cell_of_act,
    code_of,
    deed_of,
    flags_of,
    seat_of_act,
    size_of_act,
    slot_of,
)
from stammtisch.games.fritsen.match import DEALT, FritsenMatch
from stammtisch.games.fritsen.memory import STOCK
from stammtisch.games.fritsen.moves import PAUSES, RULINGS, VOCABULARY
from stammtisch.games.fritsen.seats import (
    ACTED,
    DIRTIES,
    EXTRAS,
    FILLED,
    LAID_AT,
    LAID_CARDS,
    NOBODY,
    SILLIES,
    SKIPPED_OF,
    TALLY,
    TURNS,
    WAIVED_OF,
)
from stammtisch.games.fritsen.table import ALL_DEALT, FritsenTable
from stammtisch.games.fritsen.talk import SLIPS
from stammtisch.games.fritsen.terms import READINGS
from stammtisch.games.fritsen.turn import (
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

EVERYTHING: Final = -1
UNDER: Final = 14
"""Who laid the cards that lie under a pile since before the position."""
DECIDERS: Final = ["", "frits", "willem", "oldest"]
ENDED: Final = ["", "deadlock", "idle", "few"]
STEPS: Final = ["", "shuffled", "round 1", "round 2", "round 3", "round 4", "dealt"]
NUMBERS: Final = [("turns", TURNS), ("moves", LAID_CARDS), ("tally", TALLY), ("acted", ACTED), ("laid-at", LAID_AT)]
SELDOM: Final = [
    *[("extra", EXTRAS), ("filled", FILLED), ("waived", WAIVED_OF), ("skipped", SKIPPED_OF), ("dirties", DIRTIES)],
    ("sillied", SILLIES),
]


class Diagram:
    """What is not filled in is hidden, and is written as a number."""

    def __init__(self, table: FritsenTable) -> None:
        self.table = table
        self.hands: list[list[str]] = [[] for _ in range(table.seats)]
        self.dealt: list[list[str]] = [[] for _ in range(table.seats)]
        self.stock: list[str] = []  # from the top
        self.known: list[str] = []
        self.memory: list[str] = []
        self.lying = members(table.dealt)
        self.hides_from: i64 = EVERYTHING  # who does not see whose turn it is (2-92)

    def text(self) -> str:
        """The clauses in the order of their notation."""
        table = self.table
        found = [f"{table.seats} seats", *table.terms.unusual, *self._roles(), *self._phase(), *self._piles()]
        found.append(_clause("stock", self.stock, table.left))
        found += self.known
        for seat in range(table.seats):
            if self._shows(seat) or self.hands[seat]:
                found.append(_clause(f"S{seat} hand", self.hands[seat], table.size(seat)))
        found += [_clause(f"dealt {pile + 1}", self.dealt[pile], table.rounds()) for pile in self.lying]
        found += [*self._standing(), *self._glass(), *self._talk(), *self._votes(), *self._acts(), *self._drinks()]
        return "; ".join([*found, *self.memory])

    def _shows(self, seat: i64) -> bool:
        """Whether it is written what turn, glass and cards this seat has."""
        return self.hides_from == EVERYTHING or self.hides_from == seat

    def _roles(self) -> list[str]:
        table = self.table
        found: list[str] = []
        if table.frits != NOBODY:
            found.append(f"frits S{table.frits}")
        if table.willem != NOBODY:
            found.append(f"willem S{table.willem}")
        if table.shuffler not in (NOBODY, table.frits):
            found.append(f"shuffler S{table.shuffler}")
        if table.willem != NOBODY and table.order() != _usual(table):
            found.append(" ".join(["order", *[f"S{seat}" for seat in _circle(table)]]))
        if table.packs != table.terms.packs:
            found.append(f"packs {table.packs}")
        if table.dirty != table.terms.dirty:
            found.append("no-dirty")
        for which in range(len(RULINGS)):
            if (table.rulings ^ table.terms.rulings) & BIT[which]:
                found.append(f"reading {RULINGS[which]} {READINGS[which][table.rulings >> which & 1]}")
        return found

    def _phase(self) -> list[str]:
        """Where the potje is."""
        table, phase = self.table, self.table.phase
        found: list[str] = []
        if table.willem == NOBODY:  # it may be over already
            cast = [f"S{i}>S{table.role_vote(i)}" for i in range(table.seats) if table.role_vote(i) != NOBODY]
            found.append(" ".join(["roles", *cast]))
            found += ["over", f"ended {ENDED[table.ended]}"] if phase == FINISHED else []
        elif phase == SETUP:
            found += self._setup()
        elif phase == DIRTYING:
            found += ["dirty"] if table.exchanging == NOBODY else ["dirty", f"exchanging S{table.exchanging}"]
        elif phase != PICKUP:
            found += self._turn()
        if table.taken_up and table.holders == 0 and phase in (SETUP, PICKUP):
            found.append("cards taken up")
        if phase == PICKUP or (phase == FINISHED and self.lying):
            found.append(" ".join(["pickup", *[str(pile + 1) for pile in self.lying]]))
            found += [f"rounds {table.rounds()}"] if table.steps != ALL_DEALT else []
        owes = table.owes if self.hides_from == EVERYTHING else table.owes & BIT[self.hides_from]
        sets = {"ready": table.ready, "owes": owes, "passed": table.passed}
        found += [f"{name} {' '.join(names_of(seats))}" for name, seats in sets.items() if seats]
        if table.tries:
            found.append(f"tries {table.tries}")
        if table.delays:
            found.append(f"delays {table.delays}")
        return found

    def _setup(self) -> list[str]:
        """How far Frits is; who has taken up which pile meanwhile, and which lie there if it is not all the others."""
        table = self.table
        found = [f"setup {STEPS[table.steps]}".strip()]
        taken = [pile for pile in range(table.seats) if table.taker_of(pile) != NOBODY]
        if taken:
            found.append(" ".join(["taken", *[f"{pile + 1}/S{table.taker_of(pile)}" for pile in taken]]))
        if table.rounds() and table.dealt != others_lying(table):
            found.append(" ".join(["lying", *([str(pile + 1) for pile in self.lying] or ["none"])]))
        return found

    def _turn(self) -> list[str]:
        table, phase = self.table, self.table.phase
        found = [f"S{table.turn} on turn"] if table.turn != NOBODY and self._shows(table.turn) else []
        if table.drawn and (self.hides_from == EVERYTHING or phase == DRAWN_TURN):
            found.append("drawn")
        if phase in (WINDOW, GLASS_TURN):
            found.append(_window(table))
        elif phase == REPAIRING:
            found.append(f"repair {CELL[table.repair]} by S{table.repairer} then {PHASES[table.resumes]}")
            if table.window != NO_CELL:
                found.append(_window(table))
        elif phase not in (TURN, DRAWN_TURN) and (phase != ENDING or self._shows(table.turn)):
            found.append(PHASES[phase])
        if table.waited:
            found.append("waited")
        if self.hides_from != EVERYTHING:
            return found
        if table.moved:
            found.append("moved")
        if phase == FINAL and table.resumes != ENDING:
            found.append("unlaid")
        if table.late:
            found.append("late")
        if table.previous != NOBODY:
            found.append(f"previous S{table.previous}")
        if table.idle:
            found.append(f"idle {table.idle}")
        plies = [table.began, table.before, table.turn_since, table.window_since, table.previous_since, table.earlier]
        if any(plies):
            found.append(" ".join(["plies", *[str(ply) for ply in plies]]))
        if table.ended and phase == FINISHED:
            found.append(f"ended {ENDED[table.ended]}")
        return found

    def _piles(self) -> list[str]:
        """Each pile from its bottom, and in which order and by whom its cards were laid."""
        table = self.table
        piles: dict[int, list[str]] = {}
        under: list[str] = []
        order: list[str] = []
        for i in range(table.height):
            entry = table.log[i]
            by, name = entry >> 15, NAME[entry >> 9 & 63]
            if by == UNDER:
                under.append(name)
                continue
            piles.setdefault(int(entry & 511), []).append(name)
            order.append(CELL[entry & 511] if by == NOBODY else f"{CELL[entry & 511]}/S{by}")
        found = [f"pile {CELL[cell]} {' '.join(piles[cell])}" for cell in sorted(piles)]
        if under:
            found.append(f"under {' '.join(under)}")
        return [*found, f"laid {' '.join(order)}"] if order else found

    def _standing(self) -> list[str]:
        table = self.table
        found: list[str] = []
        for name, base in NUMBERS:
            numbers = [int(table.counts[base + seat]) for seat in range(table.seats)]
            if any(numbers) and (name not in ("turns", "moves") or self.hides_from == EVERYTHING):
                found.append(" ".join([name, *[str(n) for n in numbers]]))
        for name, base in SELDOM:
            numbers = [int(table.social[base + seat]) for seat in range(table.seats)]
            if any(numbers):
                found.append(" ".join([name, *[str(n) for n in numbers]]))
        if table.outs:
            found.append(f"out {' '.join(_packed(table.outs))}")
        if table.removed:
            first = _packed(table.gone)
            rest = [name for name in names_of(table.removed) if name not in first]
            found.append(f"removed {' '.join([*first, *rest])}")
        return found

    def _glass(self) -> list[str]:
        table = self.table
        found: list[str] = []
        if table.glass != NO_CELL:
            by = f" by {who(table.owner)}" if self._shows(table.owner) else ""
            found.append(f"glass {CELL[table.glass]}{by}")
        if table.was_glass != NO_CELL:
            found.append(f"before glass {CELL[table.was_glass]} by {who(table.was_owner)}")
        if table.early:
            found.append("early")
        if table.askew != NO_CELL:
            found.append(f"askew {CELL[table.askew]} by S{table.untidy_seat}")
        return found

    def _talk(self) -> list[str]:
        table = self.table
        found: list[str] = []
        if table.slips:
            found.append(
                "slip " + ", ".join(f"S{i} {SLIPS[table.slip_of >> 5 * i & 31]}" for i in members(table.slips))
            )
        for name, seats in {"leaving": table.leaving, "away": table.away}.items():
            if seats:
                found.append(
                    f"{name} " + ", ".join(f"S{i} {PAUSES[table.reasons >> 2 * i & 3]}" for i in members(seats))
                )
        looks = [f"S{v}>S{i}" for i in range(table.seats) for v in members(table.looks[i])]
        held = [f"S{table.holder_of(i)}>S{i}" for i in range(table.seats) if table.holder_of(i) != NOBODY]
        for name, pairs in {"looks": looks, "holding": held}.items():
            if pairs:
                found.append(f"{name} {' '.join(pairs)}")
        sets = {"open": table.uncovered, "gifts": table.gifts, "visits": table.visits, "quizzed": table.quizzed}
        sets["empty"] = table.empty
        for name, seats in {**sets, "unsaid": table.unsaid}.items():
            if seats:
                found.append(f"{name} {' '.join(names_of(seats))}")
        if table.asked_glass:
            found.append("whose glass")
        return found + (["confessed"] if table.confessed and self.hides_from == EVERYTHING else [])

    def _votes(self) -> list[str]:
        table = self.table
        found: list[str] = []
        if table.vote:
            found.append(f"vote {VOCABULARY.text(table.vote - 1)} by S{table.vote_by}")
            found += [f"ayes {' '.join(names_of(table.yes))}"] if table.yes else []
            found += [f"noes {' '.join(names_of(table.no))}"] if table.no else []
            found += [f"about {table.vote_act}"] if table.vote_act else []
        if table.asked_in_vain:
            found.append(f"asked in vain {' '.join(names_of(table.asked_in_vain))}")
        if table.ladder:
            among = names_of(table.among) if table.phase == ROLES else [RULINGS[table.among - 1]]
            found.append(f"decides {DECIDERS[table.ladder]} {' '.join(among)}")
        return found

    def _acts(self) -> list[str]:
        table, hides = self.table, self.hides_from != EVERYTHING
        over = hides and table.seems_over(self.hides_from)
        found: list[str] = []
        for i in range(len(table.acts)):
            act = table.acts[i]
            if not (hides and has(act, SETTLED)) and (not over or table.outlasts(act)):
                found.append(_act(act, table.acts_at[i], hides))
        return found + ([f"slot {table.slot}"] if table.slot else [])

    def _drinks(self) -> list[str]:
        return [_drink(self.table.drinks[i]) for i in range(len(self.table.drinks))]


def _window(table: FritsenTable) -> str:
    """`window b1 5-12`: where the 6 lies, and by which move."""
    return f"window {CELL[table.window]} {'5-12' if table.thierry else '5-13'}"


def others_lying(table: FritsenTable) -> i64:
    """One pile for each player, without those that were taken up during the deal."""
    found = BIT[table.seats - count(table.removed)] - 1
    for pile in range(table.seats):
        if table.taker_of(pile) != NOBODY:
            found &= ~BIT[pile]
    return found


def who(seat: i64) -> str:
    """A seat, or the table where it was nobody's."""
    return "table" if seat == NOBODY else f"S{seat}"


def _usual(table: FritsenTable) -> list[int]:
    """The order of play as it follows from the roles."""
    others = [seat for seat in range(table.seats) if seat not in (table.frits, table.willem)]
    return [int(table.willem), *others, int(table.frits)]


def _circle(table: FritsenTable) -> list[int]:
    """All seats round the table, from the first that sat as Willem."""
    found = [int(table.willem)]
    while table.next_seat(found[-1]) != table.willem:
        found.append(int(table.next_seat(found[-1])))
    return found


def _packed(packed: i64) -> list[str]:
    found: list[str] = []
    while packed:
        found.append(f"S{(packed & 15) - 1}")
        packed >>= 4
    return found


def _act(act: i64, ply: i64, hides: bool) -> str:
    """`act 3 S0 lay 4C b1 6 5 1 12`: number, who, what, card, cell, what lay there, cards in hand, flags, ply; where
    hands and turns are hidden neither how many cards nor in whose turn."""
    card = card_of_act(act)
    cell = cell_of_act(act)
    said = [
        *["act", str(slot_of(act) + 1), f"S{seat_of_act(act)}", DEEDS[deed_of(act)]],
        *["-" if card == NO_KIND else NAME[card], "-" if cell == NO_CELL else CELL[cell], str(code_of(act))],
    ]
    if hides:
        return " ".join([*said, "-", "-", str(ply)])
    said += [str(size_of_act(act)), str(flags_of(act)), str(ply)]
    return " ".join(said + (["old"] if has(act, OLD) else []) + (["settled"] if has(act, SETTLED) else []))


def _drink(drink: i64) -> str:
    """`drink S1 by S0 Kimmetje 5-5 drunk kut-Kim 14`."""
    kind, state = drinks.KIND[drinks.kind_of_drink(drink)], drinks.STATES[drinks.state_of(drink)]
    toast = drinks.toast_name(drinks.toast_of(drink))
    charged = f"drink S{drinks.seat_of_drink(drink)} by {who(drinks.cause_of(drink))}"
    return f"{charged} {kind} {drinks.rule_of(drink)} {state} {toast} {drinks.act_of(drink)}"


def diagram(match: FritsenMatch) -> str:
    """The whole truth: what all see, every card, and what is remembered."""
    table = match.table
    written = Diagram(table)
    written.hands = [match.cards_of(seat) for seat in range(match.seats)]
    written.dealt = [match.cards_of(DEALT + pile) for pile in range(match.seats)]
    entries = [int(match.stock[table.left - 1 - i]) for i in range(table.left)]
    written.stock = [NAME[entry & 63] for entry in entries]
    written.known = known([entry >> 6 for entry in entries], int(match.seats))
    written.memory = remembered(match)
    return written.text()


def known(masks: list[int], seats: int) -> list[str]:
    """Who knows which card of the closed pile, counted from the top."""
    everybody = int(BIT[seats] - 1 | BIT[TABLE])
    each = [f"{i + 1} {' '.join(names_of(mask & everybody))}" for i, mask in enumerate(masks) if mask & everybody]
    return [f"known {', '.join(each)}"] if each else []


def remembered(match: FritsenMatch) -> list[str]:
    """What each seat remembers, and whoever looks on: a card and where it may be."""
    found: list[str] = []
    for viewer in [*range(match.seats), TABLE]:
        own = [int(note) for note in list(match.notes_of(viewer))]
        if own:
            each = [" ".join([NAME[card_of(note)], *_places(note & PLACES)]) for note in own]
            found.append(f"{names_of(BIT[viewer])[0]} remembers {', '.join(each)}")
    return found


def _places(places: i64) -> list[str]:
    return ["stock" if place == STOCK else f"S{place}" for place in members(places)]


def _clause(what: str, cards: list[str], n: i64) -> str:
    """Cards by name, or how many there are."""
    if n == 0:
        return f"{what} empty"
    return f"{what} {' '.join(cards)}" if cards else f"{what} of {n}"
