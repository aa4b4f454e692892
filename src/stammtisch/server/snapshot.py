"""What one visitor may know of a table. Every view that is sent is made here."""

from stammtisch import wire
from stammtisch.core.bits import members
from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, Game, State, View
from stammtisch.core.record import Part, salt
from stammtisch.core.result import Result
from stammtisch.core.said import Asked, Said
from stammtisch.games import GAMES
from stammtisch.server.table import Clock, Settings, Table


def snapshot_for(who: str, table: Table, after: int, now: int, names: dict[str, str], here: set[str]) -> wire.Changed:
    """All that a visitor may know now, and the events after entry `after`. `here` are the connected visitors."""
    seat = table.seat_of(who)
    events: list[wire.Told] = []
    if table.match is not None:
        for n, line in table.match.recent:
            if n > after:
                events += [told(event) for event in line.events_seen_by(seat)]
    muted = sorted(table.muted.get(who, ()))
    return wire.Changed(table.n, seat, _table(table, names, here), _match(table, seat, now), events, muted)


def _table(table: Table, names: dict[str, str], here: set[str]) -> wire.Table:
    settings = table.settings
    chairs = [
        wire.Chair(
            chair.who,
            names.get(chair.who, ""),
            chair.bot,
            bool(chair.entropy or chair.commitment),
            chair.who in here,
            chair.commitment,
        )
        for chair in table.chairs
    ]
    return wire.Table(
        id=table.id,
        game=settings.game,
        version=settings.version,
        options=settings.options,
        listed=settings.listed,
        spectators=settings.spectators,
        undo=settings.undo and not GAMES[settings.game].no_undo_rule,
        quiet=table.quiet,
        phase=table.phase,
        match=table.matches,
        chairs=chairs,
        paused=table.paused,
        proposal=table.proposal,
        agreed=sorted(table.agreed),
        watching=len(here - {chair.who for chair in table.chairs}),
        commitment=commitment(settings),
        committed=settings.committed,
        revealing=table.revealing_since is not None,
        withheld=table.withheld,
    )


def _match(table: Table, seat: int, now: int) -> wire.Match | None:
    if table.match is None:
        return None
    windows = [_window(clock, now) for clock in table.clocks.values()]
    return match_seen(table.match.game, table.match.state, seat, windows, table.match.head)


def match_seen(game: Game, state: State, seat: int, windows: list[wire.Window], head: str) -> wire.Match:
    """A match as one seat sees it."""
    view = game.view(state, seat)
    return wire.Match(
        ply=int(state.ply),
        screen=view.screen(),
        acting=members(state.acting()),
        legal=[_move(game, view, action) for action in view.legal] if seat != TABLE else [],
        calls=[_move(game, view, action) for action in view.calls],
        asked=_asked(view.asked()),
        facts=[said(each) for each in view.facts()],
        windows=windows,
        over=state.over(),
        scores=state.scores(),
        places=state.places(),
        result=_result(state.result()),
        head=head,
    )


def _move(game: Game, view: View, action: int) -> wire.Move:
    words, tokens = game.text(action), game.said(action)
    would = [said(each) for each in view.would(action)]
    return wire.Move(words, game.touches(action), [] if tokens == words.split() else tokens, would)


def said(each: Said) -> wire.Said:
    return wire.Said(each.kind, each.seat, each.said, each.rule, each.twice)


def _asked(asked: Asked) -> wire.Asked:
    return wire.Asked(asked.kind, asked.seat, asked.said, asked.rule, asked.race, asked.decline)


def _result(result: Result) -> wire.Result:
    return wire.Result(result.sides, result.places, result.winners, result.ending, result.points, result.counts)


def commitment(settings: Settings) -> str:
    """The commitment to the seed of the deal, shown before anybody agrees to begin."""
    return Part(settings.seed, salt(bytes.fromhex(settings.key), "seed")).seal()


def told(event: Event) -> wire.Told:
    return wire.Told(event.kind, event.seat, event.said, event.what, event.rule)


def _window(clock: Clock, now: int) -> wire.Window:
    ends = clock.ends()
    left = clock.left if ends is None else max(0, ends - now)
    return wire.Window(clock.name, clock.seconds, left / 1000, ends is not None, members(clock.seats))
