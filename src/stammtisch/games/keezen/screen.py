"""What a screen draws of a table, and what is read of it: questions, facts, and what a play would do."""

from typing import Final, TypedDict

from mypy_extensions import i64

from stammtisch.core.bits import bit, count, has, members
from stammtisch.core.event import Event
from stammtisch.core.game import TABLE
from stammtisch.core.rng import NoRng
from stammtisch.core.said import Asked, Said
from stammtisch.games.keezen.board import COLOURS, PAWNS, PLACE, SEATS, lap, partner
from stammtisch.games.keezen.cards import ACE, FOUR, JACK, KING, NAME, QUEEN, RANK, SEVEN, names, ranks_in
from stammtisch.games.keezen.moves import FOLD, STEPS
from stammtisch.games.keezen.rules import RULE_OF
from stammtisch.games.keezen.scoring import places, scores, winners
from stammtisch.games.keezen.state import KeezenState
from stammtisch.games.keezen.table import ENDED, PLAYING, KeezenTable

_DOES: Final = {ACE: "ace", FOUR: "four", SEVEN: "seven", JACK: "jack", KING: "king"}


class Played(TypedDict):
    seat: int
    card: str


class Seat(TypedDict):
    cards: int  # held (K-104)
    folded: bool
    pawns: list[str]  # four, by how far they are, those in the yard last
    home: int
    helps: bool
    protected: bool  # a pawn stands on its own start square, where nobody takes or passes it (K-052, K-053)


class Does(TypedDict):
    rank: str
    does: str  # `ace`, `king`, `jack`, `seven`, `four`, or `steps` alone
    steps: int  # below 0 backwards (K-038); 0 if it moves no pawn by steps
    rule: str


class Screen(TypedDict):
    phase: str
    ended: str
    deck: int
    round: int
    dealer: int
    turn: int | None
    moves: int | None  # the seat whose pawns the viewer moves
    hand: list[str]
    seats: list[Seat]
    pile: list[Played]
    left: int
    winners: list[int]
    places: list[int]
    does: list[Does]  # by rank, what the cards of the hand and the last one played do (K-031 to K-038)


def screen(table: KeezenTable, seat: i64, hand: i64, counts: list[int]) -> Screen:
    playing = table.ended == PLAYING
    pile = [int(table.pile[i]) for i in range(table.piled)]
    return {
        "phase": "playing" if playing else "over",
        "ended": ENDED[table.ended],
        "deck": int(table.deck) + 1,
        "round": int(table.round) + 1,
        "dealer": int(table.dealer()),
        "turn": int(table.turn) if playing else None,
        "moves": None if seat == TABLE else int(table.mover(seat)),
        "hand": names(hand),
        "seats": [_seat(table, i, counts[i]) for i in range(SEATS)],
        "pile": [{"seat": each >> 6, "card": NAME[each & 63]} for each in pile],
        "left": int(table.left),
        "winners": winners(table),
        "places": places(table),
        "does": [_does(table, rank) for rank in members(ranks_in(hand | (bit(pile[-1] & 63) if pile else i64(0))))],
    }


def _seat(table: KeezenTable, seat: int, cards: int) -> Seat:
    return {
        "cards": cards,
        "folded": has(table.folded, seat),
        "pawns": _pawns(table, seat),
        "home": int(count(table.home(seat))),
        "helps": table.all_home(seat),
        "protected": has(table.blocks, seat),
    }


def _pawns(table: KeezenTable, colour: i64) -> list[str]:
    """The pawns of a colour by name, by how far they are, those in the yard last."""
    at = [int(table.pawn(colour, i)) for i in range(PAWNS)]
    return [PLACE[each % 100] for each in sorted([int(lap(colour, place)) * 100 + place for place in at])]


def _does(table: KeezenTable, rank: int) -> Does:
    steps = -4 if rank == FOUR else int(table.terms.queen if rank == QUEEN else STEPS[rank])
    return {"rank": RANK[rank], "does": _DOES.get(rank, "steps"), "steps": steps, "rule": RULE_OF[rank]}


def asked(table: KeezenTable, seat: i64, legal: list[int]) -> Asked | None:
    """What a seat on turn is asked, and what one that has laid down its hand waits for; None for all others."""
    if table.ended != PLAYING:
        return None
    if table.turn != seat:
        return Asked("out", int(table.turn), [], "K-026") if has(table.folded, seat) else None
    if legal == [FOLD]:
        return Asked("fold", int(seat), [], "K-025")
    if table.all_home(seat):
        return Asked("help", int(seat), [COLOURS[partner(seat)]], "K-096")
    return Asked("play", int(seat), [], "K-021")


def facts(table: KeezenTable, seat: i64, hand: i64, counts: list[int]) -> list[Said]:
    """All that the screen shows, one thing after the other."""
    seats = list(range(SEATS))
    home = scores(table)
    pile = [int(table.pile[i]) for i in range(table.piled)]
    played = [word for each in pile for word in (f"S{each >> 6}", NAME[each & 63])]
    found = [
        Said("deal", int(table.dealer()), [str(table.deck + 1), str(table.round + 1)], "K-013"),
        Said("home", TABLE, ["Blue", "Yellow", str(home[0]), "Green", "Red", str(home[1])], "K-094"),
        *[_stands(table, each) for each in seats],
        *[Said("folded", each, [], "K-026") for each in seats if has(table.folded, each)],
        *[Said("helps", each, [COLOURS[partner(each)]], "K-096") for each in seats if table.all_home(each)],
    ]
    if seat != TABLE:
        found.append(Said("hand", int(seat), names(hand), "K-020"))
    found.append(Said("sizes", TABLE, [str(cards) for cards in counts], "K-104"))
    found.append(Said("pile", TABLE, played, "K-028"))
    found.append(Said("left", TABLE, [str(table.left)], "K-014"))
    return found


def _stands(table: KeezenTable, seat: int) -> Said:
    """The colour of a seat, how many of its pawns wait in the yard, and where the others stand."""
    out = [place for place in _pawns(table, seat) if place != "yard"]
    return Said("seat", seat, [COLOURS[seat], str(PAWNS - len(out)), *out], "K-003")


def would(table: KeezenTable, seat: i64, action: i64) -> list[Said]:
    """What a play does to the pawns, in order, part by part."""
    if action >= FOLD:
        return []
    state = KeezenState(table.clone(), NoRng())
    told = state.listen()
    state.move(seat, action)
    return [_would(seat, table.mover(seat), event) for event in told]


def _would(seat: i64, colour: i64, event: Event) -> Said:
    """An event of the pawns, before it happens."""
    said = event.said
    if event.kind == "capture":
        return _captures(seat, colour, COLOURS.index(said[0]), said, event.rule)
    if event.kind == "walk":
        kind = "back" if event.rule == "K-038" else "walk"
        return Said(kind, int(seat), [said[0], said[1], said[-1], str(len(said) - 2)], event.rule)
    return Said(event.kind, int(seat), said, event.rule)


def _captures(seat: i64, colour: i64, taken: i64, said: list[str], rule: str) -> Said:
    """Nobody is kept from capturing a pawn of the own duo (K-046, K-047), but asked once more."""
    if taken == colour:
        return Said("capture-own", int(seat), said, "K-046", True)
    if taken == partner(colour):
        return Said("capture-partner", int(seat), said, "K-047", True)
    return Said("capture", int(seat), said, rule)
