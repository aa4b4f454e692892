"""The position as text, both ways.

`Blue to play. Board: Blue 10, H3; Red 13. Hand: 5, J. Green hand: 2, 5. Yellow hand of 3. Red folded. deck 2. hand 3.
dealer Green. pile: Blue 7, Green 2. queen_steps=14.`

A colour that is not named has its pawns in the yard; what stands in round brackets is a remark. What is left open is
dealt: who is to play has led, all hold as many cards as he does, and all other cards dealt so far lie on the pile.
Cards are named by rank, so suits are always left open (K-036). `over by win` or `over by time` says how it ended.
"""

import re
from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, count, has, nth
from stammtisch.core.notation import UNSAID, Clauses, number_of
from stammtisch.core.vecs import vec
from stammtisch.games.keezen.board import COLOURS, H1, NOBODY, PAWNS, PLACE, SEATS, YARD, colour_of, place_of
from stammtisch.games.keezen.cards import CARDS, OF_RANK, RANK, rank_named, rank_of, ranks
from stammtisch.games.keezen.state import KeezenState
from stammtisch.games.keezen.table import ENDED, PLAYING, TIMED, WON, KeezenTable

DEALT: Final = [5, 9, 13]
"""By hand, how many cards each has been dealt from the pack (K-014)."""
SIZES: Final = [5, 4, 4]


def diagram(state: KeezenState) -> str:
    """The whole truth: what all see, and every hand."""
    hands = [", ".join(ranks(state.hands[i])) for i in range(SEATS)]
    return sentences(state.table, hands, [int(count(state.hands[i])) for i in range(SEATS)])


def sentences(table: KeezenTable, hands: list[str], counts: list[int]) -> str:
    """What lies open, with the hands that are known and the number of cards of the others."""
    found = [f"over by {ENDED[table.ended]}" if table.ended else f"{COLOURS[table.turn]} to play"]
    board = [f"{COLOURS[i]} {', '.join(out)}" for i in range(SEATS) if (out := _out(table, i))]
    if board:
        found.append(f"Board: {'; '.join(board)}")
    for i in range(SEATS):
        found.append(f"{COLOURS[i]} hand: {hands[i]}" if hands[i] else f"{COLOURS[i]} hand of {counts[i]}")
    found += [f"{COLOURS[i]} folded" for i in range(SEATS) if has(table.folded, i)]
    found += [f"deck {table.deck + 1}", f"hand {table.round + 1}", f"dealer {COLOURS[table.dealer()]}"]
    if table.piled:
        pile = [table.pile[i] for i in range(table.piled)]
        found.append("pile: " + ", ".join(f"{COLOURS[each >> 6]} {RANK[rank_of(each & 63)]}" for each in pile))
    return ". ".join(found + table.terms.unusual) + "."


def _out(table: KeezenTable, colour: i64) -> list[str]:
    """The pawns of a colour that are not in the yard, by the numbers of their squares."""
    return [PLACE[place] for i in range(PAWNS) if (place := table.pawn(colour, i)) != YARD]


def in_clauses(text: str) -> str:
    """Sentences as clauses between semicolons, without the remarks; four seats need not be named."""
    found = "; ".join(re.sub(r"\([^()]*\)", "", text).strip().rstrip(".").split(". "))
    return found if re.search(r"\bseats\b", found) else f"{SEATS} seats; {found}"


def clauses(text: str) -> list[str]:
    """What a position says, one by one, the pawns of each colour among it."""
    found = [clause.removeprefix("Board: ") for clause in Clauses(in_clauses(text)).left]
    yards = [f"{colour} yard" for colour in COLOURS if not any(_tells_pawns(each, colour) for each in found)]
    return found + yards


def _tells_pawns(clause: str, colour: str) -> bool:
    return re.match(rf"{colour} (\d|H\d|yard)", clause) is not None


class Reading:
    """One position being read."""

    def __init__(self, state: KeezenState, clauses: Clauses) -> None:
        self.state = state
        self.table = state.table
        self.clauses = clauses
        self.to_play = self._to_play()
        self.sizes = [UNSAID] * SEATS
        self.named: list[list[int]] = [[] for _ in range(SEATS)]  # the ranks that are said to be in each hand
        self.pile: list[tuple[int, int]] = []  # seat and rank
        self.taken = 0
        state.lay()

    def run(self) -> None:
        self._end()
        self._hands()
        self._folded()
        self._deck()
        self._pile()
        self._pawns()
        self.clauses.done()
        self._check_end()
        self._fill_sizes()
        self._check_sizes()
        self._deal()

    def _to_play(self) -> int:
        found = [i for i in range(SEATS) if self.clauses.flag(f"{COLOURS[i]} to play")]
        if len(found) > 1:
            raise ValueError(f"one is to play at a time, not {' and '.join([COLOURS[i] for i in found])} (K-021)")
        return found[0] if found else UNSAID

    def _end(self) -> None:
        for ended in (WON, TIMED):
            if self.clauses.flag(f"over by {ENDED[ended]}"):
                self.table.ended = ended
        if self.table.ended and self.to_play != UNSAID:
            raise ValueError("nobody is to play when it is over (K-108)")

    def _hands(self) -> None:
        """The hands that are named, and those of which only the number is known."""
        for i in range(SEATS):
            words = self.clauses.after(f"{COLOURS[i]} hand:")
            if words is None and i == self.to_play:
                words = self.clauses.after("Hand:")
            if words is not None:
                self.named[i] = [rank_named(name.strip()) for name in words.split(",")]
                self.sizes[i] = len(self.named[i])
            size = self.clauses.after(f"{COLOURS[i]} hand of")
            if size is not None:
                self.sizes[i] = number_of(size)
                if self.sizes[i] < 0:
                    raise ValueError(f"{COLOURS[i]} cannot hold {size} cards")

    def _folded(self) -> None:
        for i in range(SEATS):
            if self.clauses.flag(f"{COLOURS[i]} folded"):
                self.table.folded |= bit(i)
                self.sizes[i] = max(self.sizes[i], 0)
                if self.sizes[i]:
                    raise ValueError(f"{COLOURS[i]} has laid down the hand and holds no cards (K-025)")

    def _deck(self) -> None:
        """Which pack, which hand of it, and who deals; if nothing is said, so that who is to play leads (K-018)."""
        table = self.table
        words = self.clauses.after("deck")
        deck, hand = number_of(words or "1"), self.clauses.number("hand", 1)
        if not 1 <= hand <= 3 or deck < 1:
            raise ValueError(
                f"a pack has hands 1 to 3, and packs are counted from 1 (K-014): not hand {hand} of {deck}"
            )
        table.round, table.deck = hand - 1, deck - 1
        name = self.clauses.after("dealer")
        dealer = colour_of(name) if name is not None else (self.to_play + 3) % 4 if self.to_play != UNSAID else 0
        while table.dealer() != dealer and words is None:
            table.deck += 1
        if name is not None and table.dealer() != dealer:
            raise ValueError(f"{COLOURS[table.dealer()]} deals hand {hand} of pack {deck}, not {name} (K-017)")
        table.turn = self.to_play if self.to_play != UNSAID else (table.dealer() + 1) & 3

    def _pile(self) -> None:
        """`Blue 7, Green 2`, the first card first."""
        words = self.clauses.after("pile:")
        for each in [] if words is None else words.split(","):
            who, _, name = each.strip().partition(" ")
            self.pile.append((colour_of(who), rank_named(name)))

    def _pawns(self) -> None:
        for i in range(SEATS):
            words = self.clauses.after(f"Board: {COLOURS[i]}") or self.clauses.after(COLOURS[i]) or "yard"
            places = [self._place(i, name.strip()) for name in words.split(",") if name.strip() != PLACE[YARD]]
            if len(places) > PAWNS:
                raise ValueError(f"{COLOURS[i]} has four pawns, not {len(places)} (K-003)")
            for place in places:
                self._stand(i, place)

    def _place(self, colour: int, name: str) -> int:
        if name.partition(" ")[0] in COLOURS:
            raise ValueError(
                f"a pawn of {COLOURS[colour]} cannot stand on {name}: only the own colour comes home (K-095)"
            )
        return place_of(name)

    def _stand(self, colour: int, place: int) -> None:
        if self._taken(colour, place):
            raise ValueError(f"two pawns stand on {PLACE[place]}; a square holds one at most (K-011)")
        self.table.put(colour, YARD, place)

    def _taken(self, colour: int, place: int) -> bool:
        return self.table.board[place] != NOBODY if place < H1 else self.table.stands(colour, place)

    def _check_end(self) -> None:
        winners = self.state.winners()
        if len(winners) == SEATS:
            raise ValueError("only one duo can have its eight pawns home (K-108)")
        if winners and self.table.ended != WON:
            raise ValueError("with eight pawns home a duo has won: 'over by win' stands there then (K-107)")
        if self.table.ended == WON and not winners:
            raise ValueError("nobody has won before a duo has its eight pawns home (K-107)")

    def _fill_sizes(self) -> None:
        """What the pile leaves, where it is named; else as many as who is to play holds."""
        dealt, turn = DEALT[self.table.round], self.table.turn
        usual = SIZES[self.table.round] if self.sizes[turn] == UNSAID else self.sizes[turn]
        for i in range(SEATS):
            laid = sum([1 for who, _ in self.pile if who == i])
            if self.pile and self.sizes[i] not in (UNSAID, dealt - laid):
                raise ValueError(
                    f"{COLOURS[i]} was dealt {dealt} cards; {laid} on the pile leave {dealt - laid} (K-014)"
                )
            if self.sizes[i] == UNSAID:
                self.sizes[i] = dealt - laid if self.pile else usual

    def _check_sizes(self) -> None:
        most = SIZES[self.table.round]
        for i in range(SEATS):
            if not 0 <= self.sizes[i] <= most:
                raise ValueError(f"hand {self.table.round + 1} of a pack is {most} cards, not {self.sizes[i]} (K-014)")
        if self.table.ended == PLAYING and self.sizes[self.table.turn] == 0:
            raise ValueError(f"{COLOURS[self.table.turn]} holds no cards and is not to play (K-027)")

    def _deal(self) -> None:
        """Give every card a place: the hands, the pile, and what is left of the pack."""
        state, table = self.state, self.table
        hands = [[self._take(rank) for rank in ranks] for ranks in self.named]
        pile = [(who, self._take(rank)) for who, rank in self.pile]
        free = [card for card in range(CARDS) if not self.taken >> card & 1]
        stock = vec[i64](free)
        state.rng.shuffle(stock, 0)
        used = 0
        for i in range(SEATS):
            while len(hands[i]) < self.sizes[i]:
                hands[i].append(int(stock[used]))
                used += 1
            for card in hands[i]:
                state.hands[i] |= bit(card)
        for who in [] if pile else self._laid():
            pile.append((who, int(stock[used])))
            used += 1
        for n, (who, card) in enumerate(pile):
            table.pile[n] = 64 * who + card
        table.piled = len(pile)
        table.left = len(free) - used
        state.stock = stock

    def _take(self, rank: int) -> int:
        """A card of a rank out of the pack, any of its suits (K-036)."""
        free = OF_RANK[rank] & ~i64(self.taken)
        if free == 0:
            raise ValueError(f"there are four {RANK[rank]} in the pack, not more (K-002)")
        card = int(nth(free, self.state.rng.below(count(free))))
        self.taken |= int(bit(card))
        return card

    def _laid(self) -> list[int]:
        """Who has laid the cards of the pile, in turn from the leader."""
        left = [DEALT[self.table.round] - size for size in self.sizes]
        leader = int(self.table.dealer()) + 1
        found: list[int] = []
        for n in range(SEATS * DEALT[-1]):
            who = (leader + n) % SEATS
            if left[who]:
                left[who] -= 1
                found.append(who)
        return found
