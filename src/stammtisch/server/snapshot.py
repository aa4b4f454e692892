"""What one visitor may know of a table. Every view that is sent is made here."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from msgspec.structs import replace

from stammtisch import wire
from stammtisch.core.bits import members
from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, Game, State, View
from stammtisch.core.record import Line, Part, salt
from stammtisch.core.refusal import Refusal
from stammtisch.core.result import Result
from stammtisch.core.said import Asked, Said
from stammtisch.games import GAMES
from stammtisch.server.recording import Recording
from stammtisch.server.table import Table
from stammtisch.server.table_parts import SILENCE, Clock, Settings

NAMED = 24  # spectators, or removed visitors, who are named in a view; a table open to all may have very many


class Standing(NamedTuple):
    """How a match stands, the same for every seat."""

    windows: list[wire.Window]
    over: bool
    scores: list[int]
    places: list[int]
    result: wire.Result


def snapshot_for(who: str, table: Table, after: int, now: int, names: dict[str, str], here: set[str]) -> wire.Changed:
    """All that a visitor may know now, and the events after entry `after`. `here` are the connected visitors."""
    seat, match = table.seat_of(who), table.match
    muted = sorted(table.muted.get(who, ()))
    seen = None if match is None else match_seen(match, seat, standing(match.state, table, now))
    events = [] if match is None else events_seen(lines_after(match, after), seat)
    told = notices_seen(table, after, names)
    return wire.Changed(table.n, seat, table_seen(table, now, names, here), seen, events, muted, told)


def lines_after(match: Recording, after: int) -> list[tuple[int, Line]]:
    """The lines of the record after entry `after`, each with its own entry, as far as they are kept in memory."""
    return list(takewhile(lambda each: each[0] > after, reversed(match.recent)))[::-1]


def events_seen(lines: list[tuple[int, Line]], seat: int) -> list[wire.Told]:
    return [told(event, n) for n, line in lines for event in line.events_seen_by(seat)]


def notices_seen(table: Table, after: int, names: dict[str, str]) -> list[wire.Notice]:
    """What happened besides the match after entry `after`, as far as it is kept in memory."""
    newest = list(takewhile(lambda notice: notice.n > after, reversed(table.notices)))[::-1]
    shown = shown_names(table, names, [who for told in newest for who in (told.who, told.whom) if who])
    return [
        wire.Notice(
            *(told.n, told.kind, told.who, shown[told.who], told.whom, shown[told.whom]),
            *(told.seat, told.number, told.word),
        )
        for told in newest
    ]


def table_seen(table: Table, now: int, names: dict[str, str], here: set[str]) -> wire.Table:
    settings, proposal = table.settings, table.proposal
    over = table.phase == "over"
    watchers = sorted(here - {chair.who for chair in table.chairs})
    named = [*watchers[:NAMED], *list(table.removed)[-NAMED:]]
    played = [who for who, _ in table.match.sat] if over and table.match is not None else []
    shown = shown_names(table, names, [*([proposal.who] if proposal else []), *named, *played])
    chairs = [
        wire.Chair(
            chair.who,
            shown[chair.who],
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
        pauses=not settings.of_tournament and not GAMES[settings.game].pause_rule(settings.options),
        quiet=table.quiet,
        phase=table.phase,
        match=table.matches,
        host=table.host,
        chairs=chairs,
        paused=table.paused,
        proposal=proposal.what if proposal else "",
        proposed=proposal.n if proposal else 0,
        proposer=proposal.who if proposal else "",
        proposer_name=shown[proposal.who] if proposal else "",
        asks=sorted(table.voters(proposal)) if proposal else [],
        agreed=sorted(proposal.agreed) if proposal else [],
        watching=len(watchers),
        commitment=commitment(settings),
        committed=settings.committed,
        revealing=table.revealing_since is not None,
        withheld=table.withheld,
        door=settings.door,
        spectators_talk=settings.spectators_talk,
        cover_seconds=settings.cover_seconds,
        watchers=[wire.Person(who, shown[who]) for who in watchers[:NAMED]],
        removed=[wire.Person(who, shown[who]) for who in list(table.removed)[-NAMED:]],
        next=sorted(table.nexts),
        players=[shown[who] for who in played],
        next_commitment=commitment(settings.next_deal()) if over else "",
        tournament_table=settings.tournament_table,
        silence=None if table.asked_since is None else max(0, table.asked_since + SILENCE - now) / 1000,
    )


def shown_names(table: Table, names: dict[str, str], others: list[str]) -> dict[str, str]:
    """The names of those who sit here, and of others, by visitor. The same name twice gets a number; who has been
    sitting here longer has the smaller one."""
    seated = sorted((table.chairs[seat] for seat in table.seated()), key=lambda chair: chair.since)
    people = list(dict.fromkeys([*(chair.who for chair in seated), *others]))
    shown = distinct([names.get(who, "") if table.shows_name(who) else "" for who in people])
    return {"": "", **dict(zip(people, shown, strict=True))}


def distinct(names: Iterable[str]) -> list[str]:
    """The names, where the second of a kind and every further one has a number."""
    found, taken, times = list[str](), set[str](), Counter[str]()
    for name in names:
        shown = name
        while name and shown.casefold() in taken:
            times[name.casefold()] += 1
            shown = f"{name} {times[name.casefold()] + 1}"
        taken.add(shown.casefold())
        found.append(shown)
    return found


def standing(state: State, table: Table, now: int) -> Standing:
    return standing_now(state, [_window(clock, now) for clock in table.clocks.values()])


def standing_now(state: State, windows: list[wire.Window]) -> Standing:
    over, scores, places = state.over(), state.scores(), state.places()
    return Standing(windows, over, scores, places, result_seen(state.result()))


def match_seen(match: Recording, seat: int, stands: Standing, knows: bool = False) -> wire.Match:
    """A match as one seat sees it, with what it `knows` if that is asked for."""
    return state_seen(match.game, match.state, seat, stands, match.head, match.address, knows)


def state_seen(
    game: Game, state: State, seat: int, stands: Standing, head: str = "", address: str = "", knows: bool = False
) -> wire.Match:
    view = game.view(state, seat)
    return wire.Match(
        ply=int(state.ply),
        screen=view.screen(),
        acting=members(view.acting),
        legal=[move_seen(game, view, action) for action in view.legal] if seat != TABLE else [],
        calls=[move_seen(game, view, action) for action in view.calls],
        asked=asked(view.asked()),
        facts=[said(each) for each in view.facts()],
        windows=[_clock_seen(view, each) for each in stands.windows if view.sees_clock(each.name, _mask(each.seats))],
        over=stands.over,
        scores=stands.scores,
        places=stands.places,
        result=stands.result,
        head=head,
        knows=game.known(view) if knows and view.tells() else "",
        address=address,
    )


def _clock_seen(view: View, window: wire.Window) -> wire.Window:
    """With whose clock it is, as far as the viewer is shown it."""
    return replace(window, seats=members(view.sees(_mask(window.seats))))


def _mask(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def move_seen(game: Game, view: View, action: int) -> wire.Move:
    would = view.would(action)
    move = worded(game, action)
    return replace(move, would=[said(each) for each in would]) if would else move


@lru_cache(4096)
def worded(game: Game, action: int) -> wire.Move:
    """A move without what it would do, which alone depends on the view."""
    words, tokens = game.text(action), game.said(action)
    return wire.Move(words, game.touches(action), [] if tokens == words.split() else tokens)


def said(each: Said) -> wire.Said:
    return wire.Said(each.kind, each.seat, each.said, each.rule, each.twice)


def refused(request: int, refusal: Refusal) -> wire.Refused:
    """A refusal as it is sent to the seat that asked; what it finds fault with follows from what that seat sees."""
    return wire.Refused(request, refusal.why, refusal.rule, fault(refusal))


def fault(refusal: Refusal) -> wire.Said | None:
    return None if refusal.because is None else said(refusal.because)


def asked(each: Asked) -> wire.Asked:
    return wire.Asked(each.kind, each.seat, each.said, each.rule, each.race, each.decline)


def result_seen(result: Result) -> wire.Result:
    return wire.Result(result.sides, result.places, result.winners, result.ending, result.points, result.counts)


def commitment(settings: Settings) -> str:
    """The commitment to the seed of the deal, shown before anybody agrees to begin."""
    return _commitment(settings.seed, settings.key)


@lru_cache(10_000)
def _commitment(seed: str, key: str) -> str:
    return Part(seed, salt(bytes.fromhex(key), "seed")).seal()


def told(event: Event, n: int = 0) -> wire.Told:
    return wire.Told(event.kind, event.seat, event.said, event.what, event.rule, n)


def _window(clock: Clock, now: int) -> wire.Window:
    ends = clock.ends()
    left = clock.left if ends is None else max(0, ends - now)
    return wire.Window(clock.name, clock.seconds, left / 1000, ends is not None, members(clock.seats), clock.skippable)
