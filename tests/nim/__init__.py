"""A game without a drawing, for what the house must do for any game: Nim in two rounds, with toasts and blame as calls.

Whoever takes the last pebble of the second round wins. All that it shows it says (`View.facts`).
"""

from stammtisch.core.bits import BIT
from stammtisch.core.game import NOT_ASKED, NOT_HELD, NOT_NOW, TABLE, Game, Moves, State, View
from stammtisch.core.option import Value
from stammtisch.core.rng import Rng
from stammtisch.core.said import Said
from stammtisch.core.vocabulary import Vocabulary

HEAPS = ("a", "b")
MOST = 12
TAKES = [(heap, n) for heap in range(2) for n in range(1, MOST + 1)]
REFILL = len(TAKES)
TOAST = REFILL + 1
BLAME = TOAST + 1  # and one for each other seat
SEATS = 14

VOCABULARY = Vocabulary(
    "Nim",
    [*[f"take {HEAPS[h]} {n}" for h, n in TAKES], "refill", "toast", *[f"blame S{i}" for i in range(SEATS)]],
    [
        *[[f"heap:{HEAPS[h]}", f"pebbles:{n}"] for h, n in TAKES],
        ["say:refill"],
        ["say:toast"],
        *[[f"seat:S{i}"] for i in range(SEATS)],
    ],
    "take a 3, toast, blame S1",
)


class NimState(State):
    def start(self) -> None:
        self.heaps = [MOST, MOST]
        self.round = 1
        self.turn = 0
        self.toasts = 0
        if self.events is not None:
            self.tell("fill", TABLE, [str(MOST)], "1A")

    def acting(self) -> int:
        if any(self.heaps):
            return int(BIT[self.turn])
        return int(BIT[TABLE]) if self.round == 1 else 0

    def moves(self, seat: int, into: Moves) -> None:
        if seat == TABLE and not any(self.heaps) and self.round == 1:
            into.add(REFILL)
        if seat == self.turn:
            for action, (heap, n) in enumerate(TAKES):
                if n <= self.heaps[heap]:
                    into.add(action)

    def calls(self, seat: int) -> list[int]:
        if seat >= self.seats or not self.acting():
            return []
        return [*([TOAST] if self.toasts < 2 else []), *[BLAME + i for i in range(self.seats) if i != seat]]

    def apply(self, seat: int, action: int) -> None:
        self.ply += 1
        if action < REFILL:
            self._take(seat, *TAKES[action])
        elif action == REFILL:
            self.heaps, self.round = [MOST, MOST], 2
            self.tell("fill", TABLE, [str(MOST)], "1A")
        elif action == TOAST:
            self.toasts += 1
            self.tell("toast", seat, [], "P1-3")
        else:
            self.tell("blame", seat, [f"S{action - BLAME}"], "P1-3")

    def _take(self, seat: int, heap: int, n: int) -> None:
        self.heaps[heap] -= n
        self.tell("take", seat, [str(n), HEAPS[heap]], "2-95")
        if any(self.heaps) or self.round == 1:
            self.turn = (seat + 1) % self.seats
        if not self.acting():
            self.tell("over", seat, [], "2-96")

    def refusal(self, seat: int, action: int) -> str:
        if action >= TOAST:
            return "P1-3" if action == TOAST else NOT_HELD
        if action == REFILL or not any(self.heaps):
            return NOT_NOW
        return "2-95" if seat == self.turn else NOT_ASKED

    def scores(self) -> list[int]:
        return [int(seat == self.turn) for seat in range(self.seats)]

    def places(self) -> list[int]:
        return [1 if seat == self.turn or not self.over() else 2 for seat in range(self.seats)]

    def counts(self) -> str:
        return ""

    def clone(self) -> "NimState":
        copy = NimState(self.seats, self.rng.clone())
        copy.ply, copy.round, copy.turn, copy.toasts = self.ply, self.round, self.turn, self.toasts
        copy.heaps = list(self.heaps)
        return copy


class NimView(View):
    def __init__(self, state: NimState, seat: int) -> None:
        super().__init__(state, seat)
        self.heaps = list(state.heaps)

    def facts(self) -> list[Said]:
        return [Said("heap", TABLE, [HEAPS[heap], str(self.heaps[heap])], "") for heap in range(2)]

    def would(self, action: int) -> list[Said]:
        if action >= REFILL or TAKES[action][1] < self.heaps[TAKES[action][0]]:
            return []
        return [Said("empty", int(self.seat), [HEAPS[TAKES[action][0]]], "2-95", twice=True)]


class NimGame(Game):
    def table(self, options: dict[str, Value], seats: int, rng: Rng) -> State:
        self.check_seats(seats)
        self.settle(options)
        return NimState(seats, rng)

    def seen(self, state: State, seat: int) -> View:
        assert isinstance(state, NimState)
        return NimView(state, seat)


GAME = NimGame("nim", "Nim", 1, list(range(2, SEATS + 1)), VOCABULARY, [])
GAME.package = "nim"
