"""What may be done at a table: each request becomes one entry of its log, or is refused with a reason."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from stammtisch import wire
from stammtisch.bots import bot as bot_of
from stammtisch.core.game import TABLE
from stammtisch.core.option import Value
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES
from stammtisch.server.match import Proposal
from stammtisch.server.room import Room


class Refusal(Exception):
    """A request that changes nothing: why, and by which rule where there is one."""

    def __init__(self, why: str, rule: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.rule = rule


class Decision:
    """An entry that may be appended, with what has been worked out already."""

    def __init__(self, kind: str, body: bytes, proposed: Proposal | None = None) -> None:
        self.kind = kind
        self.body = body
        self.proposed = proposed


def decide(room: Room, who: str, asked: wire.Asked, at: int) -> Decision:
    """The entry that a request becomes, or `Refusal`."""
    if who not in room.people:
        raise Refusal("you have not been let in at this table; ask for its code")
    return _DECIDE[type(asked)](room, who, asked, at)


def _do(room: Room, who: str, asked: wire.Do, at: int) -> Decision:
    seat = room.seat_of(who)
    if seat == TABLE:
        raise Refusal("you are watching; sit down to play")
    if room.chairs[seat].bot:
        raise Refusal("a bot plays for you; take your seat back first")
    if room.match is None:
        raise Refusal("the match has not begun")
    try:
        action = room.match.game.parse(asked.words)
    except ValueError as error:
        raise Refusal(str(error)) from None
    return act(room, seat, action, at)


def act(room: Room, seat: int, action: int, at: int) -> Decision:
    """An action of a seat, of a bot in it, or of the clock."""
    match = room.match
    if match is None or room.phase != "playing":
        raise Refusal("no match is being played")
    if room.paused:
        raise Refusal("the table is paused")
    rule = match.state.why_not(seat, action)
    if rule:
        raise Refusal(match.game.refuse(match.state, seat, action, rule), rule)
    proposal = match.propose(seat, action, at)
    return Decision("line", proposal.line.encode(), proposal)


def _sit(room: Room, who: str, asked: wire.Sit, at: int) -> Decision:
    if asked.seat >= len(room.chairs):
        raise Refusal(f"there is no seat {asked.seat}; seats are 0 to {len(room.chairs) - 1}")
    chair = room.chairs[asked.seat]
    if chair.who:
        raise Refusal("somebody sits there already")
    if room.phase == "playing" and room.seat_of(who) != TABLE:
        raise Refusal("places are not changed in mid-match")
    if room.phase == "playing" and room.eyes.get(who, asked.seat) != asked.seat:
        raise Refusal(f"you have seen the hand of seat {room.eyes[who]}; only that seat is yours in this match")
    return _decision("sit", seat=asked.seat)


def _stand(room: Room, who: str, asked: wire.Stand, at: int) -> Decision:
    _sitting(room, who)
    return _decision("stand")


def _ready(room: Room, who: str, asked: wire.Ready, at: int) -> Decision:
    _sitting(room, who)
    if room.phase != "waiting":
        raise Refusal("the match has begun" if room.phase == "playing" else "the match is over; ask for another")
    return _decision("ready", entropy=asked.entropy)


def _putbot(room: Room, who: str, asked: wire.PutBot, at: int) -> Decision:
    _sitting(room, who)
    if asked.seat >= len(room.chairs) or room.chairs[asked.seat].who:
        raise Refusal("a bot can sit in an empty seat only")
    if room.phase == "playing":
        raise Refusal("bots change places before a match")
    if asked.bot:
        _known_bot(room.settings.game, asked.bot)
    return _decision("put-bot", seat=asked.seat, bot=asked.bot)


def _handover(room: Room, who: str, asked: wire.HandOver, at: int) -> Decision:
    seat = _sitting(room, who)
    if room.phase != "playing":
        raise Refusal("a bot can play for you once the match has begun")
    return _decision("hand-over", seat=seat)


def _takeback(room: Room, who: str, asked: wire.TakeBack, at: int) -> Decision:
    seat = _sitting(room, who)
    if not room.chairs[seat].bot:
        raise Refusal("you play this seat yourself")
    return _decision("take-back", seat=seat)


def _pause(room: Room, who: str, asked: wire.Pause, at: int) -> Decision:
    _sitting(room, who)
    if room.phase != "playing" or room.paused:
        raise Refusal("there is nothing to pause")
    return _decision("pause")


def _resume(room: Room, who: str, asked: wire.Resume, at: int) -> Decision:
    _sitting(room, who)
    if not room.paused:
        raise Refusal("the table is not paused")
    return _decision("resume")


def _again(room: Room, who: str, asked: wire.Again, at: int) -> Decision:
    _sitting(room, who)
    if room.phase == "playing":
        raise Refusal("finish this match first")
    sitting = max((i + 1 for i, chair in enumerate(room.chairs) if chair.who), default=0)
    if asked.seats < sitting:
        raise Refusal(f"somebody sits in seat {sitting - 1}; the table needs at least {sitting} seats")
    settled = {**msgspec.to_builtins(room.settings), **settle(asked.game, asked.options, asked.seats)}
    return Decision("again", msgspec.json.encode(settled))


def _undo(room: Room, who: str, asked: wire.Undo, at: int) -> Decision:
    seat = _sitting(room, who)
    match = room.match
    if match is None or room.phase != "playing" or not room.settings.undo:
        raise Refusal("nothing can be taken back at this table just now")
    if match.game.final:
        raise Refusal(match.game.rulebook().rules[match.game.final].says, match.game.final)
    if asked.to >= len(match.done):
        raise Refusal(f"there have been {len(match.done)} actions; one can go back to 0 to {len(match.done) - 1}")
    if asked.to == len(match.done) - 1 and _showed_nothing(room, seat):
        return _decision("back", to=asked.to)
    if room.proposal:
        raise Refusal("another proposal is being voted on")
    return _decision("propose", to=asked.to)


def _showed_nothing(room: Room, seat: int) -> bool:
    """Whether the last action was this seat's and showed nobody a card: a button alone, as a pass is."""
    assert room.match is not None
    actor, action = room.match.done[-1]
    line = room.match.recent[-1][1]
    buttons = all(touch.startswith("say:") for touch in room.match.game.touches(action))
    return actor == seat and buttons and not line.hidden and len(line.facts()) == 1


def _agree(room: Room, who: str, asked: wire.Agree, at: int) -> Decision:
    _sitting(room, who)
    if not room.proposal:
        raise Refusal("nothing is being voted on")
    return _decision("agree", yes=asked.yes)


def _mute(room: Room, who: str, asked: wire.Mute, at: int) -> Decision:
    if asked.who == who or asked.who not in room.people:
        raise Refusal("nobody else of that name has been here")
    return _decision("mute", who=asked.who, on=asked.on)


def check_talk(room: Room, who: str, text: str) -> None:
    """`Refusal` for what may not be said at this table now."""
    if who not in room.people:
        raise Refusal("you have not been let in at this table; ask for its code")
    if room.quiet and text not in [f":{phrase}" for phrase in wire.PHRASES]:
        raise Refusal(GAMES[room.settings.game].rulebook().rules[room.quiet].says, room.quiet)


def _sitting(room: Room, who: str) -> int:
    seat = room.seat_of(who)
    if seat == TABLE:
        raise Refusal("you are watching; sit down first")
    return seat


_DECIDE: dict[type, Callable[[Room, str, Any, int], Decision]] = {
    wire.Do: _do,
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.Ready: _ready,
    wire.PutBot: _putbot,
    wire.HandOver: _handover,
    wire.TakeBack: _takeback,
    wire.Pause: _pause,
    wire.Resume: _resume,
    wire.Again: _again,
    wire.Undo: _undo,
    wire.Agree: _agree,
    wire.Mute: _mute,
}


def open_table(asked: wire.NewTable) -> Decision:
    """The first entry of a new table."""
    settled = settle(asked.game, asked.options, asked.seats)
    bots = asked.bots[: asked.seats - 1]
    for name in bots:
        if name:
            _known_bot(asked.game, name)
    body = {
        **settled,
        "listed": asked.listed,
        "spectators": asked.spectators,
        "cover_seconds": asked.cover_seconds,
        "undo": asked.undo,
        "pace": asked.pace,
        "bots": bots,
    }
    return Decision("open", msgspec.json.encode(body))


def settle(game: str, options: dict[str, Value], seats: int) -> dict[str, Any]:
    """The game with all its options, and the secrets of its deal, to which everybody is shown a commitment."""
    if game not in GAMES:
        raise Refusal(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    try:
        settled = GAMES[game].settle(options)
        GAMES[game].table(settled, seats, QuickRng(0))
    except ValueError as error:
        raise Refusal(str(error)) from None
    return {
        "game": game,
        "version": GAMES[game].version,
        "options": settled,
        "seats": seats,
        "seed": secrets.token_hex(32),
        "key": secrets.token_hex(32),
    }


def _known_bot(game: str, name: str) -> None:
    try:
        bot_of(game, name)
    except ValueError as error:
        raise Refusal(str(error)) from None


def _decision(kind: str, **body: object) -> Decision:
    return Decision(kind, msgspec.json.encode(body) if body else b"")
