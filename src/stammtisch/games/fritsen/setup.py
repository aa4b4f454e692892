"""Before the first turn: roles, shuffling, dealing, taking up, and vuil Fritsen."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, count, has, lowest, member
from stammtisch.core.vecs import vec
from stammtisch.games.fritsen import (
    beurt,
    blocks,
    drinks,
)
from stammtisch.games.fritsen.acts import forget_acts
from stammtisch.games.fritsen.board import FIRST_CELL, NO_CELL
from stammtisch.games.fritsen.cards import JOKER, NAME
from stammtisch.games.fritsen.company import NO_BALLOT, NO_VOTES
from stammtisch.games.fritsen.drinks import DES
from stammtisch.games.fritsen.match import DEALT, EMPTY_HANDS, FritsenMatch
from stammtisch.games.fritsen.moves import PROPOSE_PACKS
from stammtisch.games.fritsen.piles import NOTHING
from stammtisch.games.fritsen.seats import DIRTIES, NOBODY
from stammtisch.games.fritsen.table import ALL_DEALT, HAND, FritsenTable
from stammtisch.games.fritsen.turn import (
    DIRTY_CLOCK,
    DIRTYING,
    PICKUP,
    PICKUP_CLOCK,
    QUESTION_CLOCK,
    REPAIR_CLOCK,
    ROLES,
    SETUP,
    SETUP_CLOCK,
)

DECKS: Final = [vec[i64](list(range(JOKER)) * packs + [JOKER] * (packs * n)) for packs in (1, 2) for n in (2, 3)]
"""One pack or two, with two jokers in each or three (1H, 2-104); never written to."""
TRIES: Final = 3
OLAF: Final = 6  # how often a start hand is exchanged at most where there is no clock (2-59, 4A)


def start(match: FritsenMatch) -> None:
    """Frits and Willem are found by vote or by lot (P1-11, 1W, 1X)."""
    table = match.table
    if not table.terms.lots:
        table.phase = ROLES
        table.start_clock(QUESTION_CLOCK, match.ply)
        return
    frits = match.rng.below(match.seats)
    willem = match.rng.below(match.seats - 1)
    seated(match, frits, willem + 1 if willem >= frits else willem)


def name_role(match: FritsenMatch, seat: i64, chosen: i64) -> None:
    """A vote for Frits, then for Willem; in a tie the word of who decides (2-4)."""
    table = match.table
    role = "1W" if table.frits == NOBODY else "1X"
    if match.events is not None:
        match.tell("role", seat, [f"S{chosen}"], role)
    if table.ladder:
        table.ladder = 0
        table.among = 0
        _role_found(match, chosen)
        return
    table.role_votes = (table.role_votes & ~(15 * BIT[4 * seat])) | (chosen << (4 * seat))
    close_roles(match)


def close_roles(match: FritsenMatch) -> None:
    """The vote closes when nobody is silent any more, or more than half agree."""
    votes = _role_votes(match.table)
    players = count(match.table.players())
    if sum(votes) == players or 2 * max(votes) > players:
        count_roles(match)


def _role_votes(table: FritsenTable) -> list[int]:
    """How many have named each seat."""
    votes = [0] * 10
    for seat in range(table.seats):
        if table.role_vote(seat) != NOBODY:
            votes[table.role_vote(seat)] += 1
    return votes


def count_roles(match: FritsenMatch) -> None:
    """More than half, else the largest group, else Frits if there is one and he is willing, else the oldest (2-4)."""
    table = match.table
    votes = _role_votes(table)
    among: i64 = 0
    most = max(votes)
    for seat in range(match.seats):
        if votes[seat] == most and seat != table.frits and has(table.players(), seat):
            among |= BIT[seat]
    if among & (among - 1) == 0:
        _role_found(match, member(among))
        return
    table.among = among
    table.ladder = 3 if table.frits == NOBODY or has(table.removed, table.frits) else 1
    table.start_clock(QUESTION_CLOCK, match.ply)


def step_down(match: FritsenMatch, seat: i64) -> None:
    """The seat that decides does not want to, so the next one does (2-4)."""
    table = match.table
    if match.events is not None:
        match.tell("decline", seat, [], "2-4")
    table.ladder += 1
    if table.ladder == 2 and (table.willem == NOBODY or has(table.removed, table.willem)):
        table.ladder = 3
    table.start_clock(QUESTION_CLOCK, match.ply)


def roles_late(match: FritsenMatch) -> None:
    """Silence is no vote; of a tie that nobody decides the first counts."""
    table = match.table
    if table.ladder == 0:
        count_roles(match)
    elif table.ladder < 3:
        step_down(match, table.decider())
    else:
        chosen = member(lowest(table.among))
        table.ladder = 0
        table.among = 0
        _role_found(match, chosen)


def _role_found(match: FritsenMatch, seat: i64) -> None:
    """They are two people (2-41)."""
    table = match.table
    if table.frits == NOBODY:
        table.frits = seat
        table.role_votes = NO_VOTES
        table.start_clock(QUESTION_CLOCK, match.ply)
    else:
        seated(match, table.frits, seat)


def seated(match: FritsenMatch, frits: i64, willem: i64) -> None:
    """Fritsen has begun (2-34); how many packs there are is now settled (2-36, 2-37)."""
    table = match.table
    table.sit(frits, willem)
    table.role_votes = NO_VOTES
    if table.vote - 1 == PROPOSE_PACKS:
        table.vote = NO_BALLOT
        table.vote_by = NOBODY
        table.yes = 0
        table.no = 0
    if match.events is not None:
        match.tell("roles", frits, [f"S{willem}"], "2-34")
    table.shuffler = frits
    prepare(match)


def prepare(match: FritsenMatch) -> None:
    """Shuffle, deal and open: by hand where Frits does it himself (2-35)."""
    table = match.table
    table.phase = SETUP
    table.steps = 0
    gather(match)
    if table.terms.manual:
        table.start_clock(SETUP_CLOCK, match.ply)
        return
    shuffle(match)
    deal(match)
    open_first(match)


def gather(match: FritsenMatch) -> None:
    """All cards lie in the closed pile, in order (1H)."""
    table = match.table
    match.stock = DECKS[2 * table.packs + table.terms.jokers - 4]
    match.hands = EMPTY_HANDS[:]
    match.forget_all(table.packs)
    table.left = len(match.stock)
    table.log = NOTHING
    table.height = 0
    table.lying = 0
    table.lying_twice = 0
    table.glass = NO_CELL
    forget_acts(match)
    table.dealt = 0
    table.taken = NO_VOTES
    table.taken_up = False
    table.exchanging = NOBODY
    table.ready = 0
    table.owes = 0
    for seat in range(match.seats):
        table.hold(seat, -table.size(seat))
    table.rebuild()


def shuffle(match: FritsenMatch) -> None:
    """Well and for all to see (2-38)."""
    cards = match.stock[:]
    match.rng.shuffle(cards, 0)
    match.stock = cards
    match.table.steps = 1
    if match.events is not None:
        match.tell("shuffle", match.table.shuffler, [], "2-38")


def deal(match: FritsenMatch) -> None:
    """Five cards to each, one at a time, round, from Willem on (P1-13, 2-45, 2-46): where Frits does not deal by hand
    it is one step."""
    table = match.table
    piles = count(table.players())
    for _n in range(HAND):
        for pile in range(piles):
            table.left -= 1
            match.put_in(DEALT + pile, match.stock[table.left] & 63)
    table.steps = ALL_DEALT
    table.dealt = BIT[piles] - 1
    if match.events is not None:
        match.tell("deal", table.frits, [str(table.packs), str(len(match.stock))], "2-45")


def deal_round(match: FritsenMatch, dealer: i64) -> None:
    """One card to each pile, from the first on (2-45, 2-46), or to the hand that has taken it up meanwhile (2-53)."""
    table = match.table
    table.steps += 1
    if table.rounds() == 1:
        table.dealt = BIT[count(table.players())] - 1
    if match.events is not None:
        if table.rounds() == 1:
            match.tell("deal", dealer, [str(table.packs), str(len(match.stock))], "2-45")
        else:
            match.tell("round", dealer, [str(table.rounds())], "2-46")
    for pile in range(match.seats):
        if has(table.dealt, pile):
            table.left -= 1
            match.put_in(DEALT + pile, match.stock[table.left] & 63)
        elif table.taker_of(pile) != NOBODY:
            beurt.take(match, table.taker_of(pile), 1, "given", "2-53")


def open_first(match: FritsenMatch) -> None:
    """The top card beside the closed pile, and on it until it is no joker (P1-14, 2-47, 2-49); such jokers make nobody
    drink (P16-1, 2-113)."""
    table = match.table
    while True:
        table.left -= 1
        kind = match.stock[table.left] & 63
        table.write(NOBODY, kind, FIRST_CELL)
        if kind != JOKER:
            break
    table.rebuild()
    if match.events is not None:
        opened = [NAME[kind] for kind in table.pile(FIRST_CELL)]
        match.tell("open", table.frits, opened, "2-47" if len(opened) == 1 else "2-49")
    table.phase = PICKUP
    table.taken = NO_VOTES
    table.start_clock(PICKUP_CLOCK, match.ply)
    if table.holders:
        picked(match)


def pick(match: FritsenMatch, seat: i64, pile: i64) -> None:
    """One of the dealt piles, first come, first served (2-50), with as many cards as lie there (2-53)."""
    table = match.table
    table.dealt &= ~BIT[pile]
    table.taken_up = True
    for part in range(3):
        match.hands[20 * part + seat] = match.hands[20 * part + DEALT + pile]
    match.clear_hand(DEALT + pile)
    table.hold(seat, table.rounds())
    if match.events is not None:
        match.whisper("pick", seat, [str(pile + 1)], match.cards_of(seat), BIT[seat], "2-50")
    if table.phase == PICKUP:
        picked(match)
    else:
        table.taken = (table.taken & ~(15 * BIT[4 * pile])) | (seat << (4 * pile))


def picked(match: FritsenMatch) -> None:
    """When all have their cards they may be exchanged (2-61), unless the table decided otherwise (2-56)."""
    table = match.table
    if table.players() & ~table.holders:
        return
    if table.dirty:
        table.phase = DIRTYING
        table.start_clock(DIRTY_CLOCK, match.ply)
    else:
        first_turn(match)


def dirty(match: FritsenMatch, seat: i64) -> None:
    """Vuil Fritsen: a dubbele Frits, five new cards, and everybody's time anew (P1-15, 2-55, 2-60, 2-62). Where Frits
    deals by hand the old ones go under the closed pile, and the new ones are his to give."""
    table = match.table
    drinks.charge(match, seat, drinks.DIRTY_FRITS, "2-55", seat, 2 * match.ply)
    if table.terms.manual:
        _lay_down(match, seat)
    else:
        blocks.swap(match, seat, HAND, "dirty", "2-55")
    table.add(DIRTIES, seat, 1)
    table.ready = 0
    table.start_clock(DIRTY_CLOCK, match.ply)
    if table.social[DIRTIES + seat] == OLAF and match.events is not None:
        match.tell("utter", seat, ["Olafje"], "4A")


def _lay_down(match: FritsenMatch, seat: i64) -> None:
    """A start hand goes under the closed pile; Frits has nine seconds to give another (2-55)."""
    if match.events is not None:
        match.tell("lay-down", seat, [str(match.table.size(seat))], "2-55")
    match.put_under(seat, match.said_to(seat))
    match.table.exchanging = seat
    match.table.start_clock(REPAIR_CLOCK, match.ply)


def give(match: FritsenMatch) -> None:
    """Frits fills the hand of the player who exchanges up to five cards (2-55, 2-57)."""
    table = match.table
    beurt.take(match, table.exchanging, table.promised(), "dirty", "2-55")
    table.exchanging = NOBODY


def may_dirty(match: FritsenMatch, seat: i64) -> bool:
    """As often as one likes (2-59); where there is no clock not without end."""
    return match.table.terms.seconds > 0 or match.table.social[DIRTIES + seat] < OLAF


def agree(match: FritsenMatch, seat: i64) -> None:
    """Willem's turn begins early if all approve (2-61, 2-62)."""
    table = match.table
    table.ready |= BIT[seat]
    if match.events is not None:
        match.tell("ready", seat, [], "2-61")
    all_ready(match)


def all_ready(match: FritsenMatch) -> None:
    if match.table.players() & ~match.table.ready == 0:
        first_turn(match)


def first_turn(match: FritsenMatch) -> None:
    """Willem's turn has begun (2-64, P1-16)."""
    match.table.ready = 0
    forget_acts(match)  # 2-63
    beurt.begin(match, match.table.willem)


def pick_late(match: FritsenMatch) -> None:
    """Players without cards when time is up drink, and all is dealt anew (2-50, 2-52). After three times they get what
    lies there, so that a potje can begin."""
    table = match.table
    late = table.players() & ~table.holders
    if table.tries < TRIES:
        table.tries += 1
        deal_again(match, late, False, match.ply)
        return
    while table.phase == PICKUP:
        seat = member(lowest(table.players() & ~table.holders))
        drinks.charge(match, seat, DES, "2-52", seat, 2 * match.ply)
        pick(match, seat, member(lowest(table.dealt)))


def deal_again(match: FritsenMatch, guilty: i64, called: bool, ply: i64) -> None:
    """A player who broke a rule of dealing drinks, gathers and shuffles, and Frits deals anew (2-52). After a call the
    time to take up cards runs on."""
    table = match.table
    first = member(lowest(guilty))
    while guilty:
        drinks.charge(match, member(lowest(guilty)), DES, "2-52", member(lowest(guilty)), 2 * ply)
        guilty &= guilty - 1
    if match.events is not None:
        match.tell("again", first, [], "2-52")
    table.shuffler = first
    if called:
        shuffle_again(match)
    else:
        prepare(match)


def shuffle_again(match: FritsenMatch) -> None:
    """All cards are gathered for another deal, and the clock runs on where it is the same one."""
    table = match.table
    phase, since = table.phase, table.since
    prepare(match)
    if table.phase == phase:
        clock = SETUP_CLOCK if phase == SETUP else PICKUP_CLOCK
        table.start_clock(clock, since[clock])


def setup_late(match: FritsenMatch) -> None:
    """Frits drinks, and his time starts anew (2-35); after three times it is done for him."""
    table = match.table
    drinks.charge(match, table.frits, DES, "2-35", table.frits, 2 * match.ply)
    table.delays += 1
    table.start_clock(SETUP_CLOCK, match.ply)
    if table.delays > TRIES:
        if table.steps == 0:
            shuffle(match)
        while table.steps < ALL_DEALT:
            deal_round(match, table.frits)
        open_first(match)


def leave_pile(match: FritsenMatch, seat: i64) -> None:
    """A player who stops before all have their cards leaves a pile: the last one goes under the closed pile, unseen; to
    a pile that this player has taken up nothing more is dealt."""
    table = match.table
    for pile in range(match.seats):
        if table.taker_of(pile) == seat:
            table.taken |= 15 * BIT[4 * pile]
    lacking = count(table.players() & ~table.holders)
    while count(table.dealt) > lacking:
        pile = _last(table.dealt)
        for kind in match.kinds_of(DEALT + pile):
            match.slip_under(kind)
        match.clear_hand(DEALT + pile)
        table.dealt &= ~BIT[pile]
    if table.phase == PICKUP:
        picked(match)


def _last(piles: i64) -> i64:
    while piles & (piles - 1):
        piles &= piles - 1
    return member(piles)


def compel(match: FritsenMatch, seat: i64, other: i64) -> None:
    """Frits obliges a player to shuffle, for a dubbele Frits without a toast (2-40)."""
    drinks.charge_with(match, seat, drinks.DOUBLE, drinks.NO_TOAST, "2-40", seat, 2 * match.ply)
    match.table.shuffler = other
    if match.events is not None:
        match.tell("compel", seat, [f"S{other}"], "2-40")
