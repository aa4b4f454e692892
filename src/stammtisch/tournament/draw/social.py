"""Tables of several players: as few meetings again as possible, tables of nearly one size, the first seat in turn."""

from collections.abc import Sequence
from math import exp

from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import QuickRng
from stammtisch.tournament.draw.problem import Chance, History, Problem

Tables = list[list[int]]  # of one round, by places in the list of entrants

FIXED = 100  # two with fixed tables of their own; a wish not to meet; both as so many meetings before
APART = 20
PINNED = 1000  # a pair that shall meet in a round
LAID_OUT = 12  # plans that are looked at before the search
STEPS = 250_000  # exchanges that the search tries
WARM, COLD = 1.0, 0.15  # how much worse an exchange may be, at first and at last
FIELDS = {4: 0b111, 8: 0b1011, 16: 0b10011}  # numbers of tables with a multiplication of their own


def table_sizes(entrants: int, usual: int, least: int, most: int) -> list[int]:
    """Sizes that differ by one at most, as near to the usual one as can be; `Refusal` if no table can be filled."""
    counts = [count for count in range(1, entrants // least + 1) if -(-entrants // count) <= most]
    if not counts:
        raise Refusal(f"{entrants} players cannot be put at tables of {least} to {most}")
    count = min(counts, key=lambda each: (abs(entrants / each - usual), -each))
    return [entrants // count + (i < entrants % count) for i in range(count)]


def least_again(entrants: int, rounds: Sequence[Sequence[int]]) -> int:
    """The fewest meetings again that any seating has, by the sizes of the tables of each round: so many more pairs meet
    than there are."""
    meetings = sum(size * (size - 1) // 2 for sizes in rounds for size in sizes)
    return max(0, meetings - entrants * (entrants - 1) // 2)


def groups(problem: Problem, history: History, chance: Chance) -> list[list[tuple[int, ...]]]:
    """The tables of all rounds in question: laid out by a plan, then improved as long as anybody meets again."""
    sizes = table_sizes(len(problem.entrants), problem.size, *problem.sizes)
    order = chance.shuffled(problem.entrants)
    seating = Seating(problem, history, order)
    plans = [_laid_out(sizes, len(problem.rounds), chance, exact=not i) for i in range(LAID_OUT)]
    seating.take(min(plans, key=seating.cost_of))
    if seating.cost:
        seating.improve(QuickRng(1 + chance.below(1 << 30)))
    return [[tuple(order[i] for i in table) for table in tables] for tables in seating.rounds]


def _laid_out(sizes: Sequence[int], rounds: int, chance: Chance, exact: bool) -> list[Tables]:
    """Players stand in rows, one of each row at every table; from round to round each row moves on by a step of its
    own. Where the number of tables is prime or a power of two, nobody meets twice in as many rounds as there are
    tables; if there are as many rows, the rows themselves are one round more."""
    tables, rows = len(sizes), max(sizes)
    steps = list(range(tables)) if exact else chance.shuffled(range(tables))
    paces = list(range(rows)) if exact or rows > tables else chance.shuffled(range(tables))[:rows]
    found = list[Tables]()
    for r in range(rounds):
        at: Tables = [[] for _ in sizes]
        for i in range(sum(sizes)):
            row, column = divmod(i, tables)
            by_row = r == tables == rows
            at[row if by_row else _moved(column, steps[r % tables], paces[row], tables)].append(i)
        found.append(at)
    return found


def _moved(column: int, step: int, pace: int, tables: int) -> int:
    if tables not in FIELDS:
        return (column + step * pace) % tables
    product = 0
    for bit in range(pace.bit_length()):
        if pace >> bit & 1:
            product ^= step << bit
    while product >= tables:
        product ^= FIELDS[tables] << (product.bit_length() - FIELDS[tables].bit_length())
    return column ^ product


class Seating:
    """Who sits with whom in all rounds that are drawn. A pair costs 0 for its first meeting, 1 for the second, 2 for
    the third; players are counted from 0."""

    def __init__(self, problem: Problem, history: History, order: Sequence[int]) -> None:
        self.size = len(order)
        place = {n: i for i, n in enumerate(order)}
        self._before = [0] * self.size**2
        for (a, b), count in history.met.items():
            if a in place and b in place:
                self._note(self._before, place[a], place[b], count)
        for a, b in problem.apart:
            self._note(self._before, place[a], place[b], APART)
        tables = [place[n] for n, _ in problem.fixed if n in place]
        for i in tables:
            for j in tables:
                self._before[i * self.size + j] += FIXED * (i != j)
        self._pins = [
            {(place[a], place[b]) for n, a, b in problem.pins if n == round and {a, b} <= place.keys()}
            for round in problem.rounds
        ]
        self.take([])

    def _note(self, met: list[int], a: int, b: int, count: int) -> None:
        met[a * self.size + b] += count
        met[b * self.size + a] += count

    def take(self, rounds: list[Tables]) -> None:
        self.rounds, self.met, self.cost = rounds, list(self._before), 0
        for r, tables in enumerate(rounds):
            for table in tables:
                for i, a in enumerate(table):
                    for b in table[:i]:
                        self.cost += self.met[a * self.size + b]
                        self._note(self.met, a, b, 1)
            self.cost += PINNED * sum(not any({a, b} <= set(table) for table in tables) for a, b in self._pins[r])

    def cost_of(self, rounds: list[Tables]) -> int:
        self.take(rounds)
        return self.cost

    def improve(self, chance: QuickRng) -> None:
        """Exchange two players of a round, at first also where that is a little worse; the best is kept."""
        best, kept = self.cost, [[list(table) for table in tables] for tables in self.rounds]
        least = sum(self._before[i * self.size + j] == 0 for i in range(self.size) for j in range(i)) * -1
        least += sum(len(table) * (len(table) - 1) // 2 for tables in self.rounds for table in tables)
        if len(self.rounds[0]) < 2:
            return
        for step in range(STEPS):
            tables = self.rounds[r := int(chance.below(len(self.rounds)))]
            one, two = (tables[int(chance.below(len(tables)))] for _ in range(2))
            if one is two:
                continue
            i, j = int(chance.below(len(one))), int(chance.below(len(two)))
            more = self._more(r, one, two, one[i], two[j])
            if more > 0:
                heat = WARM * (COLD / WARM) ** (step / STEPS)
                if int(chance.below(1 << 20)) >= exp(-more / heat) * (1 << 20):
                    continue
            self._exchange(one, two, i, j)
            self.cost += more
            if self.cost < best:
                best, kept = self.cost, [[list(table) for table in tables] for tables in self.rounds]
                if best <= max(0, least):
                    break
        self.take(kept)

    def _more(self, r: int, one: list[int], two: list[int], a: int, b: int) -> int:
        """What it costs more if `a` and `b` change tables."""
        met, of_a, of_b = self.met, a * self.size, b * self.size
        more = sum([met[of_b + x] - met[of_a + x] + 1 for x in one if x != a])
        more += sum([met[of_a + x] - met[of_b + x] + 1 for x in two if x != b])
        if self._pins[r]:
            more += PINNED * sum(
                (x in (a, b)) != (y in (a, b)) and self._parts(one, two, x, y) for x, y in self._pins[r]
            )
        return more

    @staticmethod
    def _parts(one: list[int], two: list[int], x: int, y: int) -> int:
        """1 for a pinned pair that an exchange would part, -1 for one that it would bring together."""
        if (x in one and y in one) or (x in two and y in two):
            return 1
        return -1 if x in one + two and y in one + two else 0

    def _exchange(self, one: list[int], two: list[int], i: int, j: int) -> None:
        a, b = one[i], two[j]
        for table, goes, comes in ((one, a, b), (two, b, a)):
            for x in table:
                if x != goes:
                    self._note(self.met, goes, x, -1)
                    self._note(self.met, comes, x, 1)
        one[i], two[j] = b, a


def seats(table: Sequence[int], history: History) -> tuple[int, ...]:
    """The first seat is for the one who has had it least often."""
    return tuple(sorted(table, key=lambda n: history.led[n]))
