"""What a client may be told: everything that is sent of a table is made here, for one visitor's eyes."""

from stammtisch import wire
from stammtisch.core.bits import members
from stammtisch.core.event import Event
from stammtisch.core.game import TABLE
from stammtisch.core.record import Part, salt
from stammtisch.games import GAMES
from stammtisch.server.room import Clock, Room, Settings


def seen_by(room: Room, who: str, after: int, now: int, names: dict[str, str], here: set[str]) -> wire.Changed:
    """Everything that may be told to a visitor, and nothing else. All that is sent passes here."""
    seat = room.seat_of(who)
    events: list[wire.Told] = []
    if room.match is not None:
        for n, line in room.match.recent:
            if n > after:
                events += [told(event) for event in line.events_seen_by(seat)]
    muted = sorted(room.muted.get(who, ()))
    return wire.Changed(room.n, seat, _table(room, names, here), _match(room, seat, now), events, muted)


def _table(room: Room, names: dict[str, str], here: set[str]) -> wire.Table:
    settled = room.settings
    chairs = [
        wire.Chair(chair.who, names.get(chair.who, ""), chair.bot, bool(chair.entropy), chair.who in here)
        for chair in room.chairs
    ]
    return wire.Table(
        id=room.id,
        game=settled.game,
        version=settled.version,
        options=settled.options,
        listed=settled.listed,
        spectators=settled.spectators,
        undo=settled.undo and not GAMES[settled.game].final,
        quiet=room.quiet,
        phase=room.phase,
        match=room.matches,
        chairs=chairs,
        paused=room.paused,
        proposal=room.proposal,
        agreed=sorted(room.agreed),
        watching=len(here - {chair.who for chair in room.chairs}),
        commitment=commitment(settled),
    )


def _match(room: Room, seat: int, now: int) -> wire.Match | None:
    if room.match is None:
        return None
    game, state = room.match.game, room.match.state
    view = game.view(state, seat)
    return wire.Match(
        ply=int(state.ply),
        screen=view.screen(),
        acting=members(state.acting()),
        legal=[wire.Move(game.text(action), game.touches(action)) for action in view.legal] if seat != TABLE else [],
        calls=[wire.Move(game.text(action), game.touches(action)) for action in view.calls],
        windows=[_window(clock, now) for clock in room.clocks.values()],
        over=state.over(),
        scores=state.scores(),
        places=state.places(),
        head=room.match.head,
    )


def commitment(settled: Settings) -> str:
    """What everybody is shown of the deal's secret before anybody agrees to begin."""
    return Part(settled.seed, salt(bytes.fromhex(settled.key), "seed")).seal()


def told(event: Event) -> wire.Told:
    return wire.Told(event.kind, event.seat, event.said, event.what, event.rule)


def _window(clock: Clock, now: int) -> wire.Window:
    ends = clock.ends()
    left = clock.left if ends is None else max(0, ends - now)
    return wire.Window(clock.name, clock.seconds, left / 1000, ends is not None)
