"""The cards of a position being read: which are named, and how the others are dealt."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, members
from stammtisch.core.game import TABLE
from stammtisch.core.memory import CARD, VIEWER
from stammtisch.core.notation import UNSAID, Clauses, Zone, number_of, seat_of
from stammtisch.core.vecs import vec
from stammtisch.games.fritsen.board import FIRST_CELL, NO_CELL, cell_of
from stammtisch.games.fritsen.cards import JOKER, QUEEN, SPECIAL, THREE_OF_CLUBS, kind_of
from stammtisch.games.fritsen.diagram import UNDER, others_lying
from stammtisch.games.fritsen.match import DEALT
from stammtisch.games.fritsen.memory import STOCK
from stammtisch.games.fritsen.seats import NOBODY
from stammtisch.games.fritsen.state import FritsenState
from stammtisch.games.fritsen.turn import DIRTYING, FINISHED, GLASS_TURN, SETUP, WINDOW


class Dealing:
    """The half of a position that is cards."""

    def __init__(self, state: FritsenState, clauses: Clauses) -> None:
        self.state = state
        self.table = state.table
        self.clauses = clauses
        self.seats = int(state.seats)
        self.queue: list[int] = []  # what to fill with
        self.window_move = ""  # by which a 6 may be blocked, if it is said

    def _seat(self, words: str) -> int:
        return NOBODY if words == "table" else seat_of(words, self.seats)

    def _piles(self) -> tuple[dict[int, Zone], list[tuple[int, int]]]:
        """The piles that are named, and who laid which card in which order."""
        piles: dict[int, Zone] = {}
        words = self.clauses.after("pile")
        while words is not None:
            name, _, cards = words.partition(" ")
            cell = cell_of(name)
            if cell == 0 or not cards or cell in piles:
                raise ValueError(f"a pile needs a place of its own, and a card: 'pile b1 QD', not {words!r}")
            piles[cell] = Zone(cards, 0, kind_of)
            words = self.clauses.after("pile")
        laid = self.clauses.after("laid")
        if laid is None:
            return piles, [(cell, NOBODY) for cell in sorted(piles) for _ in piles[cell].cards]
        each = [word.partition("/") for word in laid.split()]
        order = [(cell_of(name), seat_of(by, self.seats) if by else NOBODY) for name, _, by in each]
        if sorted(cell for cell, _ in order) != sorted(cell for cell in piles for _ in piles[cell].cards):
            raise ValueError("the order in which cards were laid names each card of a pile once")
        return piles, order

    def _hand(self, seat: int) -> Zone:
        clauses, table = self.clauses, self.table
        out = table.place_out(seat) or table.removed >> seat & 1 or table.phase < DIRTYING or seat == table.exchanging
        took = any(table.taker_of(pile) == seat for pile in range(self.seats))
        holds = clauses.after(f"S{seat} holds")
        if holds is not None:
            zone = Zone(holds, 0, kind_of)
            zone.size = max(5, zone.size)
            return zone
        return clauses.zone(f"S{seat} hand", int(table.rounds()) if took else 0 if out else 5, kind_of)

    def _dealt(self) -> dict[int, Zone]:
        found: dict[int, Zone] = {}
        table = self.table
        lying = self.clauses.after("lying")
        if table.phase == SETUP and table.rounds():
            table.dealt = others_lying(table)
        if lying is not None:
            table.dealt = sum(int(BIT[number_of(word) - 1]) for word in lying.split() if word != "none")
        for pile in members(table.dealt):
            found[pile] = self.clauses.zone(f"dealt {pile + 1}", int(table.rounds()), kind_of)
        return found

    def _queue(self, zones: list[Zone]) -> None:
        """The cards that are not named, in any order."""
        table = self.table
        left = list(range(JOKER)) * int(table.packs) + [JOKER] * int(table.packs * table.terms.jokers)
        named = [card for zone in zones for card in zone.cards]
        for card in named:
            if card not in left:
                raise ValueError("a card is named more often than it is there (1E)")
            left.remove(card)
        rest = vec[i64](left)
        if len(left) > 1:
            self.state.rng.shuffle(rest, 0)
        self.queue = [int(card) for card in list(rest)]

    def _fill(self, zone: Zone, harmless: bool) -> None:
        while len(zone.cards) < zone.size:
            found = [card for card in self.queue if not harmless or card != THREE_OF_CLUBS]
            if not found:
                raise ValueError("there are not enough cards for all this (1H)")
            self.queue.remove(found[-1])
            zone.cards.append(found[-1])

    def _deal(self, hands: list[Zone], dealt: dict[int, Zone]) -> None:
        state = self.state
        for seat in range(self.seats):
            self._fill(hands[seat], True)
            for card in hands[seat].cards:
                state.put_in(seat, card)
            state.table.hold(seat, len(hands[seat].cards))
        for pile, zone in dealt.items():
            self._fill(zone, True)
            for card in zone.cards:
                state.put_in(DEALT + pile, card)

    def _lay(self, piles: dict[int, Zone], order: list[tuple[int, int]], under: Zone, stock: Zone, upper: Zone) -> None:
        """The piles, the closed pile, and the rest under the first pile."""
        table = self.table
        unlaid = stock.size - len(stock.cards) >= len(self.queue) and table.phase == FINISHED  # over before the deal
        if table.phase > SETUP and FIRST_CELL not in piles and not unlaid:
            plain = [card for card in self.queue if not SPECIAL >> card & 1] or self.queue
            if not plain:
                raise ValueError("a card lies on b1 (2-47)")
            self.queue.remove(plain[-1])
            piles[FIRST_CELL] = Zone(None, 0, kind_of)
            piles[FIRST_CELL].cards = [plain[-1]]
            order.insert(0, (FIRST_CELL, NOBODY))
        stock.cards = upper.cards + stock.cards
        if stock.size == UNSAID:
            stock.size = len(stock.cards) + len(self.queue) - max(under.size - len(under.cards), 0)
        stock.size = max(stock.size, len(stock.cards))
        self._fill(stock, False)
        under.cards += sorted(self.queue, key=lambda card: card != JOKER and card % 13 == QUEEN, reverse=True)
        for card in under.cards:
            table.write(UNDER, card, FIRST_CELL)
        for cell, by in order:
            table.write(by, piles[cell].cards.pop(0), cell)
        self.state.stock = vec[i64](stock.cards[::-1])
        table.left = len(stock.cards)
        table.rebuild()
        if table.window != NO_CELL:
            pile = table.pile(table.window)
            on_queen = len(pile) > 1 and pile[-2] % 13 == QUEEN
            table.thierry = self.window_move == "5-12" if self.window_move else on_queen
        if table.phase == GLASS_TURN and table.thierry:
            table.phase = WINDOW  # Frits is about to exchange

    def _know(self, words: str | None) -> None:
        if words is None:
            return
        entries = [int(card) for card in list(self.state.stock)]
        for each in words.split(","):
            n, *viewers = each.split()
            mask = sum(int(BIT[TABLE] if name == "table" else BIT[seat_of(name, self.seats)]) for name in viewers)
            entries[len(entries) - number_of(n)] += 64 * mask
        self.state.stock = vec[i64](entries)

    def _remember(self, remembered: list[list[list[str]]]) -> None:
        found: list[int] = []
        for viewer, notes in zip([*range(self.seats), TABLE], remembered, strict=True):
            for name, *places in notes:
                where = [STOCK if place == "stock" else seat_of(place, self.seats) for place in places]
                found.append(kind_of(name) * CARD + int(BIT[viewer]) * VIEWER + sum(int(BIT[place]) for place in where))
        self.state.forget_all(self.table.packs)
        self.state.note(vec[i64](sorted(found)))
