"""Attacks of special cards: aim, let the target answer, carry it out (F-060, F-062)."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.vecs import vec
from stammtisch.games.frantic.cards import COUNTER, EQUALITY, EXCHANGE, FACES, FOUR, NO_CARD, SKIP, card_at, take
from stammtisch.games.frantic.hands import FranticHands
from stammtisch.games.frantic.rules import rule_of_attack
from stammtisch.games.frantic.shares import (
    ASKED,
    DONE,
    LAPSED,
    SETTLED,
    TURNED,
    aimed_at,
    cards_of,
    owner_of,
    share,
    standing,
    stands,
    target_of,
)
from stammtisch.games.frantic.table import AIMING, ANSWER, CARRY, COUNTERING, GIVING, NOTHING, REQUEST, SPLITTING


def attack(match: FranticHands, seat: i64, kind: i64) -> None:
    """First the target, then its answer, then the harm (F-062), and last the wish of whoever laid the top card
    (F-092). Without a permitted target an attack lapses (F-072, F-100); a last card attacks all the same (F-075,
    F-080)."""
    table = match.table
    table.attack = kind
    if kind != FOUR and table.targets(seat) == 0:
        table.end_attack()
        if match.events is not None:
            match.tell("lapse", seat, [], "F-100" if kind == EQUALITY else "F-072")
        table.then(REQUEST)
        return
    table.then(REQUEST)
    table.then(CARRY)
    if kind == FOUR:
        match.split = 0
        table.ask(SPLITTING, BIT[seat], match.ply)
        return
    table.shares = vec[i64]([share(seat, 0)])
    table.share = 0
    table.ask(AIMING, BIT[seat], match.ply)


def aim(match: FranticHands, seat: i64, target: i64) -> None:
    """The attack, or the share that was countered, is on its way to a fellow player (F-061, F-104)."""
    table = match.table
    n = table.share
    table.phase = NOTHING
    table.shares[n] = aimed_at(table.shares[n], target)
    table.then(ANSWER + 16 * n)
    if match.events is not None:
        rule = "F-103" if table.top == COUNTER else rule_of_attack(table.attack)
        match.tell("target", seat, [f"S{target}"], rule)


def hit(match: FranticHands, seat: i64, target: i64, n: i64) -> None:
    """One share after the other, in the order in which they will draw (F-095); all are told when it is complete."""
    match.split = (match.split << 8) + target * 8 + n
    if match.unshared():
        return
    table = match.table
    table.phase = NOTHING
    split = match.split
    match.split = 0
    shares = vec[i64]([0, 0, 0, 0])
    size: i64 = 0
    while split:
        size += 1
        shares[4 - size] = aimed_at(share(seat, split & 7), (split >> 3) & 7)
        split >>= 8
    table.shares = shares[4 - size :]
    for i in range(size):
        table.then(ANSWER + 16 * (size - 1 - i))
    if match.events is not None:
        for i in range(size):
            one = table.shares[i]
            match.tell("share", seat, [f"S{target_of(one)}", str(cards_of(one))], "F-095")


def answer(match: FranticHands, n: i64) -> None:
    """A share's target is asked, before anybody draws (F-096, F-102), and again when it is hit by another (F-110). Who
    cannot have the card is not (F-116)."""
    table = match.table
    target = target_of(table.shares[n])
    if table.may_counter(target):
        table.shares[n] = stands(table.shares[n], ASKED)
        table.share = n
        table.ask(COUNTERING, BIT[target], match.ply)
    else:
        table.shares[n] = stands(table.shares[n], SETTLED)


def let_pass(match: FranticHands, seat: i64) -> None:
    """Final for that share (F-116)."""
    table = match.table
    table.phase = NOTHING
    table.shares[table.share] = stands(table.shares[table.share], SETTLED)
    if match.events is not None:
        match.tell("pass", seat, [], "F-116")


def counter(match: FranticHands, seat: i64) -> None:
    """The attack misses, and is now this seat's against whom it likes (F-103, F-105), that share of it alone (F-110).
    If it cannot be carried out it lapses (F-106, F-113). The turn stays where it is (F-108)."""
    table = match.table
    n = table.share
    match.lay(seat, COUNTER)
    table.phase = NOTHING
    if match.events is not None:
        match.tell("counter", seat, [], "F-102")
    if table.targets(seat):
        table.shares[n] = stands(table.shares[n], TURNED)
        table.ask(AIMING, BIT[seat], match.ply)
        return
    table.shares[n] = stands(table.shares[n], LAPSED)
    if match.events is not None:
        match.tell("lapse", seat, [], "F-106" if table.attack == EQUALITY else "F-113")


def carry_out(match: FranticHands, n: i64) -> None:
    """The owner of a share now carries it out from its own hand (F-103, F-111, F-112), even an empty one (F-114);
    shares come one after the other, as the attacker ordered (F-095)."""
    table = match.table
    one = table.shares[n]
    if standing(one) == LAPSED:
        _done(match, n, LAPSED)
        return
    kind, owner, target = table.attack, owner_of(one), target_of(one)
    if kind == FOUR:
        match.draw(target, cards_of(one), "F-094")
    elif kind == EQUALITY:  # as many as the owner has, counted now (F-098)
        match.draw(target, table.size_of(owner) - table.size_of(target), "F-098")
    elif kind % FACES == SKIP:
        table.skips |= BIT[target]
        if match.events is not None:
            match.tell("skip", target, [], "F-069")
    else:
        table.share = n
        if table.size_of(owner) > 2:
            table.owed = 2
            table.ask(GIVING, BIT[owner], match.ply)
        else:  # nothing to choose: whatever may go goes (F-074, F-077, F-079, F-204)
            match.set_all_aside(owner, target, False)
            hand_over(match)
        return
    _done(match, n, DONE)


def give(match: FranticHands, seat: i64, kind: i64) -> None:
    """Two of the own cards, one after the other (F-073, F-078)."""
    table = match.table
    match.set_aside(seat, kind, target_of(table.shares[table.share]))
    if len(match.aside) == table.owed:
        hand_over(match)


def hand_over(match: FranticHands) -> None:
    """Gift gives what was chosen, be it all one has (F-076); Exchange first draws as many unseen (F-078), each side
    what it has (F-079, F-083)."""
    table = match.table
    n = table.share
    table.phase = NOTHING
    owner, target = owner_of(table.shares[n]), target_of(table.shares[n])
    if table.attack % FACES == EXCHANGE:
        _exchange(match, owner, target)
    else:
        match.give(owner, target, "F-073")
    _done(match, n, DONE)


def _exchange(match: FranticHands, owner: i64, target: i64) -> None:
    """Two cards of the target's old hand, Fuck You among them if luck wills (F-081, F-082), lie apart until those laid
    aside have gone the other way, so that none of them can come back."""
    taken = vec[i64]([NO_CARD, NO_CARD])
    old = match.table.size_of(target)
    for i in range(2):
        if i < old:
            taken[i] = card_at(match.hands, 3 * target, match.rng.below(old - i))
            take(match.hands, 3 * target, taken[i])
    match.exchange(owner, target, taken)


def _done(match: FranticHands, n: i64, how: i64) -> None:
    """The next share, or the end of the attack."""
    table = match.table
    table.shares[n] = stands(table.shares[n], how)
    if n + 1 < len(table.shares):
        table.then(CARRY + 16 * (n + 1))
    else:
        table.end_attack()
