"""What may be done at a table: each request becomes one entry of its log, or a `Refusal`."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import asdict

from stammtisch import wire
from stammtisch.bots import bot as bot_of
from stammtisch.core.game import TABLE, View
from stammtisch.core.option import Value
from stammtisch.core.record import commitment_to, release_installed, rulings
from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES
from stammtisch.server import entries
from stammtisch.server.recording import Recording
from stammtisch.server.table import Table
from stammtisch.server.table_parts import SILENCE

BACKS = 100  # times that a match can be taken back
LONGEST = 5000  # lines of a record; a longer match is not taken back


class GameChoice(msgspec.Struct, frozen=True):
    """A game with all its options, and the secrets of its deal."""

    game: str
    version: int
    options: dict[str, Value]
    seats: int
    seed: str
    key: str


def decide(table: Table, who: str, asked: wire.Request, at: int) -> entries.Body:
    """The entry that a request becomes, or `Refusal`."""
    _let_in(table, who)
    return DECIDERS[type(asked)](table, who, asked, at)


def _let_in(table: Table, who: str) -> None:
    if who not in table.people:
        raise Refusal("you have not been let in at this table; ask for its code")


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
        raise Refusal(match.game.rule(rule).says, rule)


def hint(table: Table, who: str) -> View:
    """The view from which a bot is asked what it would do; `Refusal` unless all others are bots."""
    _let_in(table, who)
    seat, match = _playing(table, who)
    if any(chair.who for chair in table.chairs if chair.who != who):
        raise Refusal("a bot helps where all others are bots")
    view = match.game.view(match.state, seat)
    if not view.legal:
        raise Refusal("there is nothing to decide just now")
    return view


def _playing(table: Table, who: str) -> tuple[int, Recording]:
    """The seat and the match of somebody who plays himself."""
    seat = table.seat_of(who)
    if seat == TABLE:
        raise Refusal("you are watching; sit down to play")
    if table.chairs[seat].bot:
        raise Refusal("a bot plays for you; take your seat back first")
    if table.match is None:
        raise Refusal("the match has not begun")
    return seat, table.match


def act(table: Table, seat: int, action: int, at: int) -> entries.Body:
    """An action of a person, a bot or a clock."""
    match = table.match
    if match is None or table.phase != "playing":
        raise Refusal("no match is being played")
    if table.paused:
        raise Refusal("the table is paused")
    match.game.check(match.state, seat, action)
    prepared = match.prepare(seat, action, at)
    return entries.Line(prepared.line.encode(), prepared)


def sit(table: Table, who: str, asked: wire.Sit, at: int) -> entries.Body:
    if asked.seat >= len(table.chairs):
        raise Refusal(f"there is no seat {asked.seat}; seats are 0 to {len(table.chairs) - 1}")
    chair = table.chairs[asked.seat]
    if chair.who:
        raise Refusal("somebody sits there already")
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
        raise Refusal("places are not changed in mid-match")
    if table.eyes.get(who, seat) != seat:
        raise Refusal(f"you have seen the hand of seat {table.eyes[who]}; only that seat is yours in this match")
    if who in table.strangers and who not in table.eyes:
        raise Refusal("in mid-match a seat is for guests with the code of the table; ask for it")
    if table.removals and who not in table.eyes:
        raise Refusal("somebody was removed from this match; its bots play it to the end")
    if who in table.declined:
        raise Refusal("you have asked for a seat, and somebody said no; wait for the next match")
    _no_vote(table)


def stand(table: Table, who: str, asked: wire.Stand, at: int) -> entries.Body:
    _sitting(table, who)
    return entries.Stand()


def ready(table: Table, who: str, asked: wire.Ready, at: int) -> entries.Body:
    _sitting(table, who)
    if table.phase == "playing":
        raise Refusal("the match has begun")
    if table.phase == "over" and _agrees(table, who):
        raise Refusal("you have said yes to one more match")
    if table.settings.committed:
        _check_commitment(table, who, asked)
    elif not asked.entropy or asked.commitment:
        raise Refusal("send entropy of your own with ready, and no commitment")
    return entries.Ready(asked.entropy, release_installed(), rulings(GAMES[table.settings.game]), asked.commitment)


def _check_commitment(table: Table, who: str, asked: wire.Ready) -> None:
    if not asked.commitment or asked.entropy:
        raise Refusal("this table asks for a commitment with ready, and for the entropy when all have committed")
    if table.revealing_since is not None:
        raise Refusal("all have committed; reveal your entropy")
    if any(chair.commitment == asked.commitment for chair in table.chairs if chair.who != who):
        raise Refusal("another seat has sent that commitment; take entropy of your own")


def unready(table: Table, who: str, asked: wire.Unready, at: int) -> entries.Body:
    _sitting(table, who)
    if not _agrees(table, who) or table.phase == "playing":
        raise Refusal("there is no agreement to take back")
    if table.revealing_since is not None:
        raise Refusal("all have committed; reveal your entropy")
    return entries.Unready()


def _agrees(table: Table, who: str) -> bool:
    chair = table.chair_of(who)
    return chair is not None and bool(chair.entropy or chair.commitment)


def replace(table: Table, who: str, asked: wire.Replace, at: int) -> entries.Body:
    """Who has agreed to one more match need not wait for a person who says nothing."""
    if table.phase != "over" or not _agrees(table, who):
        raise Refusal("say yes to one more match first")
    if asked.seat >= len(table.chairs) or not table.chairs[asked.seat].who:
        raise Refusal("nobody sits there")
    if _agrees(table, table.chairs[asked.seat].who):
        raise Refusal("that player has said yes")
    if table.asked_since is None or at < table.asked_since + SILENCE:
        raise Refusal("wait a little longer for an answer")
    return entries.Replace(asked.seat)


def next_(table: Table, who: str, asked: wire.Next, at: int) -> entries.Body:
    """`ply` names the window, so that it never ends the next one."""
    seat, match = _playing(table, who)
    skippable = any(clock.skippable for clock in table.clocks.values())
    if table.paused or not skippable or asked.ply != match.state.ply:
        raise Refusal("nothing waits here that could be skipped")
    if seat in table.nexts:
        raise Refusal("you have said so already")
    return entries.Next()


def reveal(table: Table, who: str, asked: wire.Reveal, at: int) -> entries.Body:
    chair = table.chairs[_sitting(table, who)]
    if table.revealing_since is None:
        raise Refusal("there is nothing to reveal now")
    if chair.entropy:
        raise Refusal("you have revealed your entropy already")
    if commitment_to(asked.entropy) != chair.commitment:
        raise Refusal("that is not what you committed to")
    return entries.Reveal(asked.entropy, release_installed(), rulings(GAMES[table.settings.game]))


def put_bot(table: Table, who: str, asked: wire.PutBot, at: int) -> entries.Body:
    _sitting(table, who)
    if asked.seat >= len(table.chairs) or table.chairs[asked.seat].who:
        raise Refusal("a bot can sit in an empty seat only")
    if table.phase == "playing":
        raise Refusal("bots change places before a match")
    if asked.bot:
        _known_bot(table.settings.game, asked.bot)
    return entries.PutBot(asked.seat, asked.bot)


def hand_over(table: Table, who: str, asked: wire.HandOver, at: int) -> entries.Body:
    seat = _sitting(table, who)
    if table.phase != "playing":
        raise Refusal("a bot can play for you once the match has begun")
    return entries.HandOver(seat)


def take_back(table: Table, who: str, asked: wire.TakeBack, at: int) -> entries.Body:
    seat = _sitting(table, who)
    if not table.chairs[seat].bot:
        raise Refusal("you play this seat yourself")
    return entries.TakeBack(seat)


def set_door(table: Table, who: str, asked: wire.SetDoor, at: int) -> entries.Body:
    _hosting(table, who)
    if asked.door == table.settings.door:
        raise Refusal("the door is so already")
    return entries.SetDoor(asked.door)


def let_talk(table: Table, who: str, asked: wire.LetTalk, at: int) -> entries.Body:
    _hosting(table, who)
    if asked.on == table.settings.spectators_talk:
        raise Refusal("it is so already")
    return entries.LetTalk(asked.on)


def hand_on(table: Table, who: str, asked: wire.HandOn, at: int) -> entries.Body:
    _hosting(table, who)
    if asked.who == who or table.seat_of(asked.who) == TABLE:
        raise Refusal("only somebody else who sits here can be the host")
    return entries.HandOn(asked.who)


def remove(table: Table, who: str, asked: wire.Remove, at: int) -> entries.Body:
    _hosting(table, who)
    if asked.who == who or asked.who not in table.people:
        raise Refusal("nobody else of that name has been here")
    return entries.Remove(asked.who)


def let_in(table: Table, who: str, asked: wire.LetIn, at: int) -> entries.Body:
    _hosting(table, who)
    if asked.who not in table.removed:
        raise Refusal("nobody of that name was removed")
    return entries.LetIn(asked.who)


def cover(table: Table, who: str, asked: wire.Cover, at: int) -> entries.Body:
    _hosting(table, who)
    if table.phase != "playing":
        raise Refusal("a bot can play for somebody once the match has begun")
    chair = table.chairs[asked.seat] if asked.seat < len(table.chairs) else None
    if chair is None or not chair.who or chair.who == who or chair.bot:
        raise Refusal("nobody else plays that seat")
    return entries.Cover(asked.seat)


def _hosting(table: Table, who: str) -> None:
    if who != table.host:
        raise Refusal("only the host of the table can do that")


def pause(table: Table, who: str, asked: wire.Pause, at: int) -> entries.Body:
    _sitting(table, who)
    if table.phase != "playing" or table.paused:
        raise Refusal("there is nothing to pause")
    return entries.Pause()


def resume(table: Table, who: str, asked: wire.Resume, at: int) -> entries.Body:
    _sitting(table, who)
    if not table.paused:
        raise Refusal("the table is not paused")
    return entries.Resume()


def again(table: Table, who: str, asked: wire.Again, at: int) -> entries.Body:
    _sitting(table, who)
    if table.phase == "playing":
        raise Refusal("finish this match first")
    choice = settle(asked.game, asked.options, asked.seats)
    committed = table.settings.committed if asked.committed is None else asked.committed
    if who != table.host:
        raise Refusal("the host of the table chooses the game and how it is played")
    sitting = max((i + 1 for i, chair in enumerate(table.chairs) if chair.who), default=0)
    if asked.seats < sitting:
        raise Refusal(f"somebody sits in seat {sitting - 1}; the table needs at least {sitting} seats")
    return entries.Again(**{**asdict(table.settings), **asdict(choice), "committed": committed})


def undo(table: Table, who: str, asked: wire.Undo, at: int) -> entries.Body:
    seat = _sitting(table, who)
    match = table.match
    if match is None or table.phase != "playing" or not table.settings.undo:
        raise Refusal("nothing can be taken back at this table just now")
    if rule := match.game.no_undo_rule:
        raise Refusal(match.game.rule(rule).says, rule)
    if match.backs >= BACKS or len(match.lines) > LONGEST:
        raise Refusal("this match has been taken back so often that it only goes on")
    if asked.to >= len(match.done):
        raise Refusal(f"there have been {len(match.done)} actions; one can go back to 0 to {len(match.done) - 1}")
    if asked.to == len(match.done) - 1 and _showed_nothing(table, seat):
        return entries.Back(asked.to)
    if table.removals:
        raise Refusal("somebody was removed from this match, so that it only goes on")
    _no_vote(table)
    return entries.Propose(asked.to, table.seated())


def _no_vote(table: Table) -> None:
    if table.proposal is not None:
        raise Refusal("another proposal is being voted on")


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
        raise Refusal("nothing is being voted on")
    if asked.proposed and asked.proposed != proposal.n:
        raise Refusal("that is no longer voted on; look at what is asked now")
    if who != proposal.who or asked.yes:
        _sitting(table, who)
    return entries.Agree(asked.yes)


def mute(table: Table, who: str, asked: wire.Mute, at: int) -> entries.Body:
    if asked.who == who or asked.who not in table.people:
        raise Refusal("nobody else of that name has been here")
    return entries.Mute(asked.who, asked.on)


def check_talk(table: Table, who: str, text: str) -> None:
    """`Refusal` for what may not be said at this table now."""
    _let_in(table, who)
    if table.seat_of(who) == TABLE and not table.settings.spectators_talk:
        raise Refusal("at this table only those who sit talk")
    if table.quiet and text not in [f":{phrase}" for phrase in wire.PHRASES]:
        raise Refusal(GAMES[table.settings.game].rule(table.quiet).says, table.quiet)


def admit(table: Table, who: str, stranger: bool) -> entries.Body | None:
    """The entry that lets a visitor in, None if he has been let in, or `Refusal`. A stranger has no code."""
    if who in table.removed:
        raise Refusal("the host has removed you from this table")
    if who in table.people and (stranger or who not in table.strangers):
        return None
    if stranger and not table.settings.listed:
        raise Refusal("this table is private; ask for its code")
    if table.settings.locked and who not in table.people:
        raise Refusal("this table is locked; ask its host to open it")
    return entries.Admit(stranger)


def _sitting(table: Table, who: str) -> int:
    seat = table.seat_of(who)
    if seat == TABLE:
        raise Refusal("you are watching; sit down first")
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
    wire.SetDoor: set_door,
    wire.LetTalk: let_talk,
    wire.HandOn: hand_on,
    wire.Remove: remove,
    wire.LetIn: let_in,
    wire.Cover: cover,
    wire.Pause: pause,
    wire.Resume: resume,
    wire.Again: again,
    wire.Undo: undo,
    wire.Agree: agree,
    wire.Mute: mute,
}


def open_table(asked: wire.NewTable) -> entries.Open:
    """The first entry of a new table."""
    choice = settle(asked.game, asked.options, asked.seats)
    bots = asked.bots
    if len(bots) > asked.seats or (len(bots) == asked.seats and bots[0]):
        raise Refusal("one bot for each seat, and none in the first, where you sit")
    if len(bots) == asked.seats:
        bots = bots[1:]
    for name in bots:
        if name:
            _known_bot(asked.game, name)
    return entries.Open(
        **asdict(choice),
        listed=asked.listed,
        spectators=asked.spectators,
        cover_seconds=asked.cover_seconds,
        undo=asked.undo,
        pace=asked.pace,
        bots=bots,
        committed=asked.committed,
        spectators_talk=asked.spectators_talk,
    )


def settle(game: str, options: dict[str, Value], seats: int) -> GameChoice:
    """The game with defaults for the options that are not given, and new secrets for its deal."""
    if game not in GAMES:
        raise Refusal(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    try:
        settled = GAMES[game].settle(options)
        GAMES[game].table(settled, seats, QuickRng(0))
    except ValueError as error:
        raise Refusal(str(error)) from None
    return GameChoice(game, GAMES[game].version, settled, seats, secrets.token_hex(32), secrets.token_hex(32))


def _known_bot(game: str, name: str) -> None:
    try:
        bot_of(game, name)
    except ValueError as error:
        raise Refusal(str(error)) from None
