"""What a screen draws, and what is read aloud: what is asked, what lies there, what a card would do."""

from typing import TypedDict

from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.core.game import TABLE, State, View
from stammtisch.core.said import Asked, Said
from stammtisch.games.foppen import scoring
from stammtisch.games.foppen.cards import NO_CARD, NO_SUIT, OF_SUIT, SUITS, names
from stammtisch.games.foppen.moves import BID
from stammtisch.games.foppen.table import BIDDING, NOBODY, PHASES, PLAYING, SCORED, FoppenTable


class Played(TypedDict):
    seat: int
    card: str


class Seat(TypedDict):
    cards: int  # held (O-069)
    bid: str  # "", "decided", "bid" or "stay"
    points: int
    shown: list[str]  # the cards left when a hand is scored (O-009)


class Screen(TypedDict):
    phase: str
    deal: int
    deals: int
    dealer: int
    turn: int | None
    stone: int | None
    suit: str
    trick: list[Played]
    last: list[Played]
    took: int | None  # who won the last trick (O-016)
    winning: int | None
    fopped: int | None
    hand: list[str]
    seats: list[Seat]
    sheet: list[list[int]]
    places: list[int]


class FoppenSight(View):
    """What lies before the eyes of a seat."""

    def __init__(self, state: State, seat: i64, table: FoppenTable, hand: i64, counts: list[int]) -> None:
        super().__init__(state, seat)
        self.table = table
        self.hand = hand
        self.counts = counts  # of the cards in each hand (O-069)
        self.bids: i64 = 0  # whether this seat has bid, while that is sealed (O-072)
        self.shown: list[int] = []  # all hands, once they are (O-009)

    def bid_of(self, seat: i64) -> str:
        """What this seat knows of a seat's bid; empty while there is nothing to know."""
        known = self.table.bid_of(seat)
        if known == "decided" and seat == self.seat:
            return "bid" if has(self.bids, seat) else "stay"
        return known

    def screen(self) -> Screen:
        table = self.table
        playing = table.phase == PLAYING
        running = playing and table.trick[table.leader] != NO_CARD
        scores = scoring.scores(table)
        return {
            "phase": PHASES[table.phase],
            "deal": table.deal(),
            "deals": int(2 * self.seats),
            "dealer": int(table.dealer),
            "turn": int(table.turn) if playing else None,
            "stone": None if table.stone == NOBODY else int(table.stone),
            "suit": "" if table.suit == NO_SUIT else SUITS[table.suit],
            "trick": [{"seat": seat, "card": card} for seat, card in table.plays()],
            "last": [{"seat": seat, "card": card} for seat, card in table.last_plays()],
            "took": None if table.last_leader == NOBODY else int(table.leader),
            "winning": int(table.best) if running else None,
            "fopped": int(table.worst) if running else None,
            "hand": names(self.hand),
            "seats": [self._seat(i, scores[i]) for i in range(self.seats)],
            "sheet": table.sheet,
            "places": scoring.places(scores),
        }

    def _seat(self, seat: i64, points: int) -> Seat:
        return {
            "cards": self.counts[seat],
            "bid": self.bid_of(seat),
            "points": points,
            "shown": names(self.shown[seat]) if self.shown else [],
        }

    def asked(self) -> Asked:
        """To bid or not (O-074), a card, or to wait: who has the stone sits out (O-017)."""
        table = self.table
        if table.phase == BIDDING and has(table.undecided, self.seat):
            return Asked("bid", int(self.seat), [], "O-074", decline="stay")
        if table.phase == SCORED:
            return Asked("scored", TABLE, [], "O-065")
        if table.phase == PLAYING and table.stone == self.seat:
            return Asked("sit", int(table.turn), [], "O-017")
        if table.phase == PLAYING and table.turn == self.seat:
            return self._asked_card()
        return self.waits()

    def _asked_card(self) -> Asked:
        """Any card to lead (O-010) and after a One (O-036); else one of the colour, or a discard without it."""
        table, seat = self.table, int(self.seat)
        if table.suit == NO_SUIT:
            lies = table.trick[table.leader] != NO_CARD
            return Asked("set", seat, [], "O-036") if lies else Asked("lead", seat, [], "O-010")
        holds = self.hand & OF_SUIT[table.suit] != 0
        suit = [SUITS[table.suit]]
        return Asked("follow", seat, suit, "O-012") if holds else Asked("discard", seat, suit, "O-013")

    def facts(self) -> list[Said]:
        return [*self._of_trick(), *self._of_seats()]

    def _of_trick(self) -> list[Said]:
        table = self.table
        found = [Said("deal", int(table.dealer), [str(table.deal()), str(2 * self.seats)], "")]
        trick, last = table.plays(), table.last_plays()
        if trick:
            found.append(Said("trick", TABLE, _tokens(trick), ""))
        if last:
            found.append(Said("last", TABLE, _tokens(last), ""))
        if trick:
            found.append(Said("winning", int(table.best), [], table.rule_of_win()))
            found.append(Said("fopped", int(table.worst), [], table.rule_of_stone()))
        if table.stone != NOBODY:
            found.append(Said("stone", int(table.stone), [], "O-017"))
        return found

    def _of_seats(self) -> list[Said]:
        found: list[Said] = []
        if self.seat != TABLE:
            found.append(Said("hand", int(self.seat), names(self.hand), ""))
        found.append(Said("sizes", TABLE, [str(each) for each in self.counts], "O-069"))
        found.append(Said("points", TABLE, [str(each) for each in scoring.scores(self.table)], ""))
        bids = [self.bid_of(i) for i in range(self.seats)]
        if any(bids):
            found.append(Said("bids", TABLE, [bid or "open" for bid in bids], "O-072"))
        return found + self._left()

    def _left(self) -> list[Said]:
        """What each has left when a hand is scored (O-009), and what it earned."""
        found: list[Said] = []
        for i in range(self.seats if self.shown else i64(0)):
            found.append(Said("shown", int(i), names(self.shown[i]), "O-009"))
        if self.shown:
            found.append(Said("scored", TABLE, [str(each) for each in self.table.sheet[-1]], ""))
        return found

    def would(self, action: i64) -> list[Said]:
        """Who takes the trick and who is fopped if a card completes it; before, whether it is the best or the worst."""
        if action >= BID or self.table.phase != PLAYING:
            return []
        after = self.table.clone()
        after.lay(self.seat, action)
        if after.turn == after.leader:
            take = Said("take", int(after.best), [], after.rule_of_win())
            return [take, Said("fop", int(after.worst), [], after.rule_of_stone())]
        if after.leader == self.seat:
            return []
        if after.best == self.seat:
            return [Said("winning", int(self.seat), [], after.rule_of_win())]
        if after.worst == self.seat:
            return [Said("fopped", int(self.seat), [], after.rule_of_stone())]
        return []


def _tokens(plays: list[tuple[int, str]]) -> list[str]:
    found: list[str] = []
    for seat, card in plays:
        found += [f"S{seat}", card]
    return found
