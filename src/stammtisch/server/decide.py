"""What may be done at a table: each request becomes one entry of its log, or a `Refusal`."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict

from stammtisch import wire
from stammtisch.core.game import TABLE, View
from stammtisch.core.record import commitment_to, release_installed, rulings
from stammtisch.core.refusal import Refusal
from stammtisch.games import GAMES
from stammtisch.server import decide_hosting, entries
from stammtisch.server.opening import check_bot, settle
from stammtisch.server.recording import Recording
from stammtisch.server.refusals import HouseRefusal
from stammtisch.server.table import Table
from stammtisch.server.table_parts import SILENCE

BACKS = 100  # times that a match can be taken back
LONGEST = 5000  # lines of a record; a longer match is not taken back


def decide(table: Table, who: str, asked: wire.Request, at: int) -> entries.Body:
    """The entry that a request becomes, or `Refusal`."""
    _let_in(table, who)
    return DECIDERS[type(asked)](table, who, asked, at)


def _let_in(table: Table, who: str) -> None:
    if who not in table.people:
        raise HouseRefusal("not-let-in")


def do(table: Table, who: str, asked: wire.Do, at: int) -> entries.Body:
    seat, match = _playing(table, who)
    return act(table, seat, match.game.parse(asked.words), at)


def why(table: Table, who: str, asked: wire.Why, at: int) -> None:
    """`Refusal` with the reason why something may not be done; nothing where it may."""
    _let_in(table, who)
    seat, match = _playing(table, who)
    if asked.words:
        act(table, seat, match.game.parse(asked.words), at)
        return
    rule = match.game.why_not_touch(match.state, seat, asked.touches)
    if rule:
        because = match.game.view(match.state, seat).because(rule, asked.touches)
        raise Refusal(match.game.rule(rule).says, rule, because)


def hint(table: Table, who: str) -> View:
    """The view from which a bot is asked what it would do; `Refusal` unless all others are bots."""
    _let_in(table, who)
    seat, match = _playing(table, who)
    if any(chair.who for chair in table.chairs if chair.who != who):
        raise HouseRefusal("bot-helps")
    view = match.game.view(match.state, seat)
    if not view.legal:
        raise HouseRefusal("nothing-asked")
    return view


def _playing(table: Table, who: str) -> tuple[int, Recording]:
    """The seat and the match of somebody who plays himself."""
    seat = table.seat_of(who)
    if seat == TABLE:
        raise HouseRefusal("watching")
    if table.chairs[seat].bot:
        raise HouseRefusal("bot-plays")
    if table.match is None:
        raise HouseRefusal("not-begun")
    return seat, table.match


def act(table: Table, seat: int, action: int, at: int) -> entries.Body:
    """An action of a person, a bot or a clock."""
    match = table.match
    if match is None or table.phase != "playing":
        raise HouseRefusal("no-match")
    if table.paused:
        raise HouseRefusal("paused")
    match.game.check(match.state, seat, action)
    prepared = match.prepare(seat, action, at)
    return entries.Line(prepared.line.encode(), prepared)


def sit(table: Table, who: str, asked: wire.Sit, at: int) -> entries.Body:
    if asked.seat >= len(table.chairs):
        raise HouseRefusal("no-seat", f"there is no seat {asked.seat}; seats are 0 to {len(table.chairs) - 1}")
    chair = table.chairs[asked.seat]
    if chair.who:
        raise HouseRefusal("seat-taken")
    if table.phase != "playing":
        return entries.Sit(asked.seat)
    _may_ask_for(table, who, asked.seat)
    return entries.AskSeat(asked.seat, table.seated()) if table.seated() else entries.Sit(asked.seat)


def sit_anywhere(table: Table, who: str) -> entries.Body | None:
    """A free seat for somebody who has just come, or a bot's; in mid-match a seat is asked for (`sit`)."""
    free = [i for i, chair in enumerate(table.chairs) if not chair.who]
    if table.phase == "playing" or table.seat_of(who) != TABLE or not free:
        return None
    return entries.Sit(min(free, key=lambda i: (bool(table.chairs[i].bot), i)))


def _may_ask_for(table: Table, who: str, seat: int) -> None:
    """`Refusal` for somebody who may not even ask for a seat in mid-match."""
    if table.seat_of(who) != TABLE:
        raise HouseRefusal("mid-match")
    if table.eyes.get(who, seat) != seat:
        seen = table.eyes[who]
        raise HouseRefusal("seen-hand", f"you have seen the hand of seat {seen}; only that seat is yours in this match")
    if who in table.strangers and who not in table.eyes:
        raise HouseRefusal("guests-only")
    if table.removals and who not in table.eyes:
        raise HouseRefusal("removed-match")
    if who in table.declined:
        raise HouseRefusal("said-no")
    _no_vote(table)


def stand(table: Table, who: str, asked: wire.Stand, at: int) -> entries.Body:
    """At a table of a tournament without stand-ins no bot may play on, so nobody leaves a match there."""
    _sitting(table, who)
    if table.phase == "playing" and not table.settings.cover_seconds:
        _not_the_desks(table)
    return entries.Stand()


def ready(table: Table, who: str, asked: wire.Ready, at: int) -> entries.Body:
    _sitting(table, who)
    if table.phase == "playing":
        raise HouseRefusal("begun")
    if table.phase == "over":
        _not_the_desks(table)
    if table.phase == "over" and _agrees(table, who):
        raise HouseRefusal("agreed")
    if table.settings.committed:
        _check_commitment(table, who, asked)
    elif not asked.entropy or asked.commitment:
        raise HouseRefusal("entropy-asked")
    return entries.Ready(asked.entropy, release_installed(), rulings(GAMES[table.settings.game]), asked.commitment)


def _check_commitment(table: Table, who: str, asked: wire.Ready) -> None:
    if not asked.commitment or asked.entropy:
        raise HouseRefusal("commitment-asked")
    if table.revealing_since is not None:
        raise HouseRefusal("all-committed")
    if any(chair.commitment == asked.commitment for chair in table.chairs if chair.who != who):
        raise HouseRefusal("commitment-twice")


def unready(table: Table, who: str, asked: wire.Unready, at: int) -> entries.Body:
    _sitting(table, who)
    if not _agrees(table, who) or table.phase == "playing":
        raise HouseRefusal("no-agreement")
    if table.revealing_since is not None:
        raise HouseRefusal("all-committed")
    return entries.Unready()


def _agrees(table: Table, who: str) -> bool:
    chair = table.chair_of(who)
    return chair is not None and bool(chair.entropy or chair.commitment)


def replace(table: Table, who: str, asked: wire.Replace, at: int) -> entries.Body:
    """Put a bot in the seat of a person who does not answer; only somebody who has agreed to one more match may."""
    if table.phase != "over" or not _agrees(table, who):
        raise HouseRefusal("say-yes")
    if asked.seat >= len(table.chairs) or not table.chairs[asked.seat].who:
        raise HouseRefusal("nobody-sits")
    if _agrees(table, table.chairs[asked.seat].who):
        raise HouseRefusal("has-agreed")
    if table.asked_since is None or at < table.asked_since + SILENCE:
        raise HouseRefusal("wait-answer")
    return entries.Replace(asked.seat)


def next_(table: Table, who: str, asked: wire.Next, at: int) -> entries.Body:
    """`ply` names the window, so that it never ends the next one."""
    seat, match = _playing(table, who)
    skippable = any(clock.skippable for clock in table.clocks.values())
    if table.paused or not skippable or asked.ply != match.state.ply:
        raise HouseRefusal("no-skip")
    if seat in table.nexts:
        raise HouseRefusal("said-already")
    return entries.Next()


def reveal(table: Table, who: str, asked: wire.Reveal, at: int) -> entries.Body:
    chair = table.chairs[_sitting(table, who)]
    if table.revealing_since is None:
        raise HouseRefusal("nothing-to-reveal")
    if chair.entropy:
        raise HouseRefusal("revealed-already")
    if commitment_to(asked.entropy) != chair.commitment:
        raise HouseRefusal("other-entropy")
    return entries.Reveal(asked.entropy, release_installed(), rulings(GAMES[table.settings.game]))


def put_bot(table: Table, who: str, asked: wire.PutBot, at: int) -> entries.Body:
    _sitting(table, who)
    _not_the_desks(table)
    if asked.seat >= len(table.chairs) or table.chairs[asked.seat].who:
        raise HouseRefusal("bot-seat")
    if table.phase == "playing":
        raise HouseRefusal("bots-before")
    if asked.bot:
        check_bot(table.settings.game, asked.bot)
    return entries.PutBot(asked.seat, asked.bot)


def hand_over(table: Table, who: str, asked: wire.HandOver, at: int) -> entries.Body:
    seat = _sitting(table, who)
    if table.phase != "playing":
        raise HouseRefusal("hand-over-early")
    if not table.settings.cover_seconds:
        _not_the_desks(table)
    return entries.HandOver(seat)


def take_back(table: Table, who: str, asked: wire.TakeBack, at: int) -> entries.Body:
    seat = _sitting(table, who)
    if not table.chairs[seat].bot:
        raise HouseRefusal("own-seat")
    return entries.TakeBack(seat)


def pause(table: Table, who: str, asked: wire.Pause, at: int) -> entries.Body:
    _sitting(table, who)
    _not_the_desks(table)
    if table.phase != "playing" or table.paused:
        raise HouseRefusal("no-pause")
    if rule := GAMES[table.settings.game].pause_rule(table.settings.options):
        raise Refusal(GAMES[table.settings.game].rule(rule).says, rule)
    return entries.Pause()


def resume(table: Table, who: str, asked: wire.Resume, at: int) -> entries.Body:
    _sitting(table, who)
    _not_the_desks(table)
    if not table.paused:
        raise HouseRefusal("not-paused")
    return entries.Resume()


def again(table: Table, who: str, asked: wire.Again, at: int) -> entries.Body:
    _sitting(table, who)
    if table.phase == "playing":
        raise HouseRefusal("finish-first")
    choice = settle(asked.game, asked.options, asked.seats)
    committed = table.settings.committed if asked.committed is None else asked.committed
    if who != table.host:
        raise HouseRefusal("host-chooses")
    sitting = max((i + 1 for i, chair in enumerate(table.chairs) if chair.who), default=0)
    if asked.seats < sitting:
        raise HouseRefusal(
            "few-seats", f"somebody sits in seat {sitting - 1}; the table needs at least {sitting} seats"
        )
    return entries.Again(**{**asdict(table.settings), **asdict(choice), "committed": committed})


def undo(table: Table, who: str, asked: wire.Undo, at: int) -> entries.Body:
    seat = _sitting(table, who)
    match = table.match
    if match is None or table.phase != "playing" or not table.settings.undo:
        raise HouseRefusal("no-undo")
    if rule := match.game.no_undo_rule:
        raise Refusal(match.game.rule(rule).says, rule)
    if match.backs >= BACKS or len(match.lines) > LONGEST:
        raise HouseRefusal("undo-often")
    if asked.to >= len(match.done):
        why = f"there have been {len(match.done)} actions; one can go back to 0 to {len(match.done) - 1}"
        raise HouseRefusal("no-such-move", why)
    if asked.to == len(match.done) - 1 and _showed_nothing(table, seat):
        return entries.Back(asked.to)
    if table.removals:
        raise HouseRefusal("removed-undo")
    _no_vote(table)
    return entries.Propose(asked.to, table.seated())


def _no_vote(table: Table) -> None:
    if table.proposal is not None:
        raise HouseRefusal("other-vote")


def _showed_nothing(table: Table, seat: int) -> bool:
    """Whether the last action was this seat's and showed nobody a card: a button alone, as a pass is."""
    assert table.match is not None
    actor, action = table.match.done[-1]
    line = table.match.recent[-1][1]
    buttons = all(touch.startswith("say:") for touch in table.match.game.touches(action))
    return actor == seat and buttons and not line.hidden and len(line.facts()) == 1


def agree(table: Table, who: str, asked: wire.Agree, at: int) -> entries.Body:
    proposal = table.proposal
    if proposal is None:
        raise HouseRefusal("no-vote")
    if asked.proposed and asked.proposed != proposal.n:
        raise HouseRefusal("old-vote")
    if who != proposal.who or asked.yes:
        _sitting(table, who)
    return entries.Agree(asked.yes)


def mute(table: Table, who: str, asked: wire.Mute, at: int) -> entries.Body:
    if asked.who == who or asked.who not in table.people:
        raise HouseRefusal("nobody-named")
    return entries.Mute(asked.who, asked.on)


def check_talk(table: Table, who: str, text: str) -> None:
    """`Refusal` for what may not be said at this table now."""
    _let_in(table, who)
    if table.seat_of(who) == TABLE and not table.settings.spectators_talk:
        raise HouseRefusal("seated-talk")
    if table.quiet and text not in [f":{phrase}" for phrase in wire.PHRASES]:
        raise Refusal(GAMES[table.settings.game].rule(table.quiet).says, table.quiet)


def heard(table: Table, who: str, text: str, at: int) -> entries.Body | None:
    """What the game hears in a line of talk (`Game.heard`); None for mere talk, `Refusal` for who does not play himself
    or not yet: so the same line, sent again later, is not heard then."""
    words = GAMES[table.settings.game].heard(text)
    if not words:
        return None
    seat, match = _playing(table, who)
    return act(table, seat, match.game.parse(words), at)


def admit(table: Table, who: str, stranger: bool) -> entries.Body | None:
    """The entry that lets a visitor in, None if he has been let in, or `Refusal`. A stranger has no code."""
    if who in table.removed:
        raise HouseRefusal("removed")
    if who in table.people and (stranger or who not in table.strangers):
        return None
    if stranger and not table.settings.listed:
        raise HouseRefusal("private")
    if table.settings.locked and who not in table.people:
        raise HouseRefusal("locked")
    return entries.Admit(stranger)


def _not_the_desks(table: Table) -> None:
    """`Refusal` at a table of a tournament, where the desk says who plays, when and how often (T-006, T-027, T-030)."""
    if table.settings.of_tournament:
        raise HouseRefusal("desk-decides")


def _sitting(table: Table, who: str) -> int:
    seat = table.seat_of(who)
    if seat == TABLE:
        raise HouseRefusal("watching")
    return seat


DECIDERS: dict[type, Callable[[Table, str, Any, int], entries.Body]] = {
    wire.Do: do,
    wire.Sit: sit,
    wire.Stand: stand,
    wire.Ready: ready,
    wire.Unready: unready,
    wire.Replace: replace,
    wire.Next: next_,
    wire.Reveal: reveal,
    wire.PutBot: put_bot,
    wire.HandOver: hand_over,
    wire.TakeBack: take_back,
    wire.SetDoor: decide_hosting.set_door,
    wire.LetTalk: decide_hosting.let_talk,
    wire.HandOn: decide_hosting.hand_on,
    wire.Remove: decide_hosting.remove,
    wire.LetIn: decide_hosting.let_in,
    wire.Cover: decide_hosting.cover,
    wire.Pause: pause,
    wire.Resume: resume,
    wire.Again: again,
    wire.Undo: undo,
    wire.Agree: agree,
    wire.Mute: mute,
}
