"""The whole referee: who may act, what each may do and say, what a clock may close, and what follows."""

from games.fritsen.referee import fouls, leaving, setup, turns, votes
from games.fritsen.referee.board import cell, name
from games.fritsen.referee.drinks import DRUNK, OPEN, SKIPPED, Drinks
from games.fritsen.referee.judge import lay_fault, pair_cells, possible_cells, readings
from games.fritsen.referee.pack import JESSE, JOKER
from games.fritsen.referee.table import (
    CLOSING,
    DIRTY,
    DRAWN,
    ENDING,
    FINAL,
    GLASS,
    OVER,
    PICKUP,
    REPAIR,
    ROLES,
    SETUP,
    TURN,
    WINDOW,
    Chance,
    Potje,
)
from games.fritsen.referee.talk import talk, talk_calls

from stammtisch.core.game import TABLE
from stammtisch.core.option import Value

Asked = dict[int, list[str]]


class Table(Potje):
    """A potje whose votes end when a player stops, and with a turn where there is no clock."""

    def recount(self) -> None:
        if self.vote is not None and self.phase != OVER:
            votes.count(self)

    def late_votes(self) -> None:
        if self.question:
            votes.decline(self)
        elif self.vote is not None:
            votes.count(self, late=True)


def new(seats: int, options: dict[str, Value], chance: Chance) -> Potje:
    """Before anything is done."""
    confirm = bool(options["drink_confirm"] or options["laf"]) and options["drink"] != "none"
    potje = Table(seats, dict(options), chance, Drinks(confirm))
    setup.begin(potje)
    return potje


def asked(potje: Potje) -> Asked:
    """Who may act, with the moves of each."""
    found = {seat: may(potje, seat) for seat in range(potje.seats)}
    moves = {seat: words for seat, words in found.items() if words}
    if not moves and potje.phase != OVER:
        return {TABLE: clock(potje)}
    return moves


def may(potje: Potje, seat: int) -> list[str]:
    """The moves of a seat: what it is awaited for."""
    if seat not in potje.players():
        return []
    moves: list[str] = []
    if potje.question and potje.decider() == seat:
        moves += ["reading 1", "reading 2"] + (["decline"] if len(potje.asked) > 1 else [])
    if potje.paused:
        return moves + (["back"] if seat in potje.away else [])
    if potje.phase == ROLES:
        moves += _roles(potje, seat)
    elif potje.phase == SETUP:
        if seat == (potje.frits if potje.step else potje.shuffler):
            moves.append(["shuffle", "deal", "open"][potje.step])
    elif potje.phase == PICKUP:
        moves += [f"pick {number}" for number in sorted(potje.dealt)] if seat not in potje.picked else []
    elif potje.phase == DIRTY and potje.exchanging is not None:
        moves += ["exchange"] if seat == potje.frits else []
    elif potje.phase == DIRTY:
        if seat not in potje.ready:
            spent = not potje.timers and potje.dirties.get(seat, 0) >= setup.OLAFJE
            moves += ["ready"] if spent else ["dirty", "ready"]
    elif potje.phase in (TURN, DRAWN) and seat == potje.current:
        moves += _turn(potje, seat)
    elif potje.phase in (WINDOW, GLASS):
        moves += _window(potje, seat)
    elif potje.phase == REPAIR and seat == potje.repairer:
        moves += [f"move {name(place)}" for place in fouls.repair_cells(potje)]
    elif (potje.phase == ENDING and seat == potje.current and turns.own_drinks(potje)) or (
        turns.closes(potje) and potje.drinks.open_of(seat)
    ):
        moves += _drinking(potje)
    if seat in potje.last:
        moves += ["last"] if potje.timers else ["last", "silence"]
    return moves


def _drinking(potje: Potje) -> list[str]:
    return ["drink", "skip"] if potje.option("laf") else ["drink"]


def _roles(potje: Potje, seat: int) -> list[str]:
    if potje.chooser is not None:
        choices = [f"role S{each}" for each in potje.among]
        if potje.chooser != seat:
            return []
        return [*choices, "decline"] if potje.role == "willem" and not potje.declined else choices
    if seat in potje.role_votes:
        return []
    return [f"role S{each}" for each in setup.candidates(potje)]


def _turn(potje: Potje, seat: int) -> list[str]:
    """T2 and T4."""
    if potje.must_lift:
        return ["lift"]
    lays = []
    for card in dict.fromkeys(potje.hands[seat]):
        for place in possible_cells(potje):
            if lay_fault(potje, seat, card, place):
                continue
            lays.append(f"lay {card} {name(place)}")
            if place in potje.piles and card != JOKER:
                lays += [f"lay {card} {name(place)} as {move}" for move in _named(readings(potje, card, place))]
    lays += [f"pair {suit} {name(place)}" for suit, place in pair_cells(potje, seat)]
    if not potje.drew:
        return [*lays, "draw"]
    return lays or ["cannot"]


def _named(found: list[str]) -> list[str]:
    """The other readings; where nothing would differ nobody is asked."""
    return [move for move in found[1:] if found[0] == "5-4" or move == "5-3"]


def _window(potje: Potje, seat: int) -> list[str]:
    """Anybody with cards may block or pass; the mover may put the glass once its 9 s are over (2-117, 2-132)."""
    moves = []
    if potje.phase == GLASS and seat == potje.current:
        moves += [f"glass {name(place)}" for place in potje.piles if place != potje.glass]
        moves += ["keep"] if potje.glass is not None else []
    if potje.phase == WINDOW and potje.waited:
        return ["exchange"] if seat == potje.frits else []
    if potje.phase == WINDOW and seat in potje.holders() and seat not in potje.passed and turns.can_be_blocked(potje):
        if JESSE in potje.hands[seat]:
            moves.append("block")
        moves.append("pass")
    return moves


def clock(potje: Potje) -> list[str]:
    """What a clock may close now."""
    found: list[str] = []
    if potje.timers:
        if not potje.paused and not asks_reading(potje):
            found += _play_clocks(potje)
        if potje.phase == ROLES or potje.question:
            found.append("expire question")
        if potje.vote is not None:
            found.append("expire vote")
        if potje.paused:
            found.append("expire pause")
        if potje.whose_glass:
            found.append("expire owner")
        found += [f"expire quiz S{seat}" for seat in sorted(potje.quizzed)]
        found += [f"expire leave S{seat}" for seat in sorted(potje.leaving)]
        found += [f"expire rectify S{seat}" for seat in sorted(potje.slips)]
        found += [f"expire return S{seat}" for seat in sorted(potje.holding)]
    return found


def _play_clocks(potje: Potje) -> list[str]:
    found = [f"expire last S{seat}" for seat in sorted(potje.last)]
    if (potje.phase == WINDOW and potje.waited) or potje.exchanging is not None:
        found.append("expire repair")
    elif potje.phase in (SETUP, PICKUP, DIRTY, WINDOW, REPAIR, FINAL):
        found.append(f"expire {potje.phase}")
    if potje.phase in (TURN, DRAWN, GLASS) or (potje.phase == ENDING and turns.own_drinks(potje)):
        found.append("expire turn")
    if potje.phase == CLOSING:
        found.append("expire drinks")
    return found


def asks_reading(potje: Potje) -> bool:
    """Whether a rule is being read, by all or by the one who decides (2-3, 2-4)."""
    return bool(potje.question) or (potje.vote is not None and potje.vote.what.startswith("unclear"))


def calls(potje: Potje, seat: int) -> list[str]:
    """What a seat may do besides."""
    if seat not in potje.players() or potje.phase == OVER:
        return []
    waits = potje.phase == GLASS or (potje.phase == WINDOW and potje.waited)
    late = (
        waits
        and turns.can_be_blocked(potje)
        and not potje.paused
        and seat not in potje.passed
        and JESSE in potje.hands[seat]
    )
    return (
        (["block"] if late else [])
        + fouls.foul_calls(potje, seat, may(potje, seat))
        + talk_calls(potje, seat, may(potje, seat))
    )


def act(potje: Potje, seat: int, words: str) -> None:
    """Do it."""
    potje.ply += 1
    verb, *rest = words.split()
    if not potje.timers and seat in potje.slips and verb != "retract":
        potje.slip_stands(seat)
    if seat == TABLE:
        _expire(potje, *rest)
    elif words in may(potje, seat):
        potje.acted[seat] = potje.ply
        _move(potje, seat, verb, rest)
    elif verb == "block":
        potje.acted[seat] = potje.ply
        turns.block(potje, seat)
    elif not fouls.foul(potje, seat, verb, rest):
        talk(potje, seat, words)


def _move(potje: Potje, seat: int, verb: str, rest: list[str]) -> None:
    if verb == "lay":
        turns.lay(potje, seat, [rest[0]], cell(rest[1]), rest[3] if len(rest) > 2 else "")
    elif verb == "pair":
        turns.lay(potje, seat, ["K" + rest[0], "A" + rest[0]], cell(rest[1]))
    elif verb == "draw":
        turns.draw(potje, seat)
    elif verb == "cannot":
        potje.phase = ENDING
        turns.go_on(potje)
    elif verb == "lift":
        turns.lift(potje)
    elif verb == "pass":
        turns.pass_window(potje, seat)
    elif verb == "block":
        turns.block(potje, seat)
    elif verb == "glass":
        turns.put_glass(potje, cell(rest[0]))
    elif verb == "keep":
        turns.keep_glass(potje)
    elif verb == "last":
        turns.say_last(potje, seat)
    elif verb == "silence":
        turns.last_late(potje, seat)
    elif verb == "move":
        fouls.move_pile(potje, cell(rest[0]))
    elif verb in ("drink", "skip"):
        confirm(potje, seat, DRUNK if verb == "drink" else SKIPPED)
    elif verb == "shuffle":
        setup.shuffle(potje)
    elif verb == "deal":
        setup.deal_round(potje)
    elif verb == "open":
        setup.open_first(potje)
    elif verb == "exchange" and potje.phase == DIRTY:
        setup.give(potje)
    elif verb == "exchange":
        turns.exchange(potje)
    elif verb == "pick":
        setup.pick(potje, seat, int(rest[0]))
    elif verb == "dirty":
        setup.dirty(potje, seat)
    elif verb == "ready":
        setup.get_ready(potje, seat)
    elif verb == "back":
        leaving.come_back(potje, seat)
    elif verb == "role":
        setup.vote_role(potje, seat, int(rest[0][1:]))
    elif verb == "reading":
        votes.rule_so(potje, potje.question, int(rest[0]) - 1)
    elif verb == "decline":
        if potje.question:
            votes.decline(potje)
        else:
            setup.decline_role(potje)
    else:
        raise AssertionError(verb)


def confirm(potje: Potje, seat: int, state: str) -> None:
    """The own oldest open drink (2-101, 3C)."""
    potje.drinks.settle(seat, state)
    turns.settle_drinks(potje)


def _expire(potje: Potje, clock: str, who: str = "") -> None:
    seat = int(who[1:]) if who else -1
    if clock == "question":
        if potje.question:
            votes.decline(potje)
        else:
            setup.role_late(potje)
    elif clock == "setup":
        setup.set_up_late(potje)
    elif clock == "pickup":
        setup.pickup_late(potje)
    elif clock == "dirty":
        setup.start_turns(potje)
    elif clock == "turn":
        turns.turn_late(potje)
    elif clock == "window":
        turns.window_over(potje)
    elif clock == "last":
        turns.last_late(potje, seat)
    elif clock == "repair" and potje.phase == DIRTY:
        setup.give(potje)
    elif clock == "repair" and potje.phase == WINDOW:
        turns.exchange(potje)
    elif clock == "repair":
        fouls.move_pile(potje, fouls.repair_cells(potje)[0])
    elif clock == "vote":
        votes.count(potje, late=True)
    elif clock == "pause":
        potje.away, potje.reasons = [], {}
    elif clock == "owner":
        potje.glass_off()
    elif clock == "quiz":
        potje.quizzed.remove(seat)
    elif clock == "leave":
        potje.leaving.pop(seat)
    elif clock == "rectify":
        potje.slip_stands(seat)
    elif clock == "return":
        potje.cards_back(seat)
    elif clock == "final":
        turns.settle(potje)
    elif clock == "drinks":
        for drink in potje.drinks.charged:
            if drink.state == OPEN:
                drink.state = DRUNK
        turns.settle(potje)


def places(potje: Potje) -> list[int]:
    """Order of going out; then who is left; then who was removed, the earliest last."""
    order: list[list[int]] = [[seat] for seat in potje.out]
    left = [seat for seat in range(potje.seats) if seat not in potje.out + potje.gone]
    order.append(left)
    order += [[seat] for seat in reversed(potje.gone)]
    found = [0] * potje.seats
    place = 1
    for group in order:
        for seat in group:
            found[seat] = place
        place += len(group)
    return found
