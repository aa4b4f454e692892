"""What a screen draws, and what is read: all of it from the open table and what one seat knows besides."""

from typing import TypedDict

from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.core.game import TABLE
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


def screen(table: FoppenTable, hand: i64, counts: list[int], bids: list[str], shown: list[int]) -> Screen:
    """The table as a seat sees it that holds `hand`, with what it knows of the hands and bids of all."""
    playing = table.phase == PLAYING
    running = playing and table.trick[table.leader] != NO_CARD
    points = scoring.scores(table)
    return {
        "phase": PHASES[table.phase],
        "deal": table.deal(),
        "deals": int(2 * table.seats),
        "dealer": int(table.dealer),
        "turn": int(table.turn) if playing else None,
        "stone": None if table.stone == NOBODY else int(table.stone),
        "suit": "" if table.suit == NO_SUIT else SUITS[table.suit],
        "trick": [{"seat": seat, "card": card} for seat, card in table.plays()],
        "last": [{"seat": seat, "card": card} for seat, card in table.last_plays()],
        "took": None if table.last_leader == NOBODY else int(table.leader),
        "winning": int(table.best) if running else None,
        "fopped": int(table.worst) if running else None,
        "hand": names(hand),
        "seats": [
            {"cards": counts[i], "bid": bids[i], "points": points[i], "shown": names(shown[i]) if shown else []}
            for i in range(table.seats)
        ],
        "sheet": table.sheet,
        "places": scoring.places(points),
    }


def asked(table: FoppenTable, seat: i64, hand: i64) -> Asked | None:
    """To bid or not (O-074), to play a card, or to sit out (O-017); nothing where a seat waits for another."""
    if table.phase == BIDDING and has(table.undecided, seat):
        return Asked("bid", int(seat), [], "O-074", decline="stay")
    if table.phase == SCORED:
        return Asked("scored", TABLE, [], "O-065")
    if table.phase == PLAYING and table.stone == seat:
        return Asked("sit", int(table.turn), [], "O-017")
    if table.phase == PLAYING and table.turn == seat:
        return _asked_card(table, int(seat), hand)
    return None


def _asked_card(table: FoppenTable, seat: int, hand: i64) -> Asked:
    """Any card to lead (O-010) and after a One (O-036); else one of the colour, or a discard without it."""
    if table.suit == NO_SUIT and table.trick[table.leader] == NO_CARD:
        return Asked("lead", seat, [], "O-010")
    if table.suit == NO_SUIT:
        return Asked("set", seat, [], "O-036")
    suit = [SUITS[table.suit]]
    if hand & OF_SUIT[table.suit]:
        return Asked("follow", seat, suit, "O-012")
    return Asked("discard", seat, suit, "O-013")


def facts(table: FoppenTable, seat: i64, hand: i64, counts: list[int], bids: list[str], shown: list[int]) -> list[Said]:
    """What `screen` shows, one thing after the other."""
    found = [Said("deal", int(table.dealer), [str(table.deal()), str(2 * table.seats)], ""), *_of_tricks(table)]
    if seat != TABLE:
        found.append(Said("hand", int(seat), names(hand), "O-009"))
    found.append(Said("sizes", TABLE, [str(each) for each in counts], "O-069"))
    found.append(Said("points", TABLE, [str(each) for each in scoring.scores(table)], "O-067"))
    if any(bids):
        found.append(Said("bids", TABLE, [bid or "open" for bid in bids], "O-072"))
    if shown:
        found += [Said("shown", i, names(each), "O-009") for i, each in enumerate(shown)]
        found.append(Said("scored", TABLE, [str(each) for each in table.sheet[-1]], ""))
    return found


def _of_tricks(table: FoppenTable) -> list[Said]:
    found: list[Said] = []
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


def would(table: FoppenTable, seat: i64, action: i64) -> list[Said]:
    """Who wins and who is fopped if a card completes the trick; before that, whether it is the best or the worst."""
    if action >= BID or table.phase != PLAYING:
        return []
    after = table.clone()
    after.lay(seat, action)
    win, stone = after.rule_of_win(), after.rule_of_stone()
    if after.turn == after.leader:
        return [Said("win", int(after.best), [], win), Said("fop", int(after.worst), [], stone)]
    if after.leader == seat:
        return []
    if after.best == seat:
        return [Said("winning", int(seat), [], win)]
    return [Said("fopped", int(seat), [], stone)] if after.worst == seat else []


def _tokens(plays: list[tuple[int, str]]) -> list[str]:
    found: list[str] = []
    for seat, card in plays:
        found += [f"S{seat}", card]
    return found
