"""A table, computed from its log: the same in every process and after every restart."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from stammtisch.core.game import TABLE
from stammtisch.core.record import BACK, rulings, salt
from stammtisch.games import GAMES
from stammtisch.server import entries
from stammtisch.server.notices import Before, notices_of
from stammtisch.server.recording import Recording
from stammtisch.server.table_now import TableNow
from stammtisch.server.table_parts import Chair, Clock, Proposal, Settings
from stammtisch.store.log import Entry

STAND_IN = "rule"  # the bot that plays for a person


class Table(TableNow):
    """What each entry of the log does to it."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self._newest_agreement: entries.Ready | entries.Reveal | None = None

    def apply(self, entry: Entry, body: entries.Body | None = None) -> None:
        """Apply the next entry of the log; nothing else changes a table. `body` saves decoding the entry's own."""
        assert entry.n == self.n + 1, f"entry {entry.n} cannot follow {self.n}"
        assert entry.n > 1 or entry.kind == entries.Open.kind(), "a log begins with the opening of its table"
        body = body or entries.decode(entry.kind, entry.body)
        self.n = entry.n
        self.at = entry.at
        if entry.request:
            self.requests[entry.who, entry.request] = entry.n
        before = Before.of(self, entry, body)
        HANDLERS[type(body)](self, entry, body)
        self._follow_agreement(entry, body)
        self._follow_commitments(entry.at)
        self._follow_host()
        self._follow_match(entry.at, before.acting)
        self._set_clocks(entry.at, self._closed_by(body))
        self._follow_nexts(entry.at)
        self.notices += notices_of(self, entry, body, before)

    def _open(self, entry: Entry, body: entries.Open) -> None:
        self.people = {entry.who}
        self._settle(body)
        for chair, name in zip(self.chairs[1:], body.bots, strict=False):
            chair.bot = name
        self._seat(entry, entry.who, 0)

    def _again(self, entry: Entry, body: entries.Again) -> None:
        """Another match, to which nobody has agreed yet. A bot that played for a person does not play on."""
        self._settle(body)
        self.match = None
        self.asked_since = None
        self.paused = False
        self._agree_anew()
        self._play_themselves()

    def _play_themselves(self) -> None:
        for chair in self.chairs:
            if chair.who:
                chair.bot, chair.covered = "", False

    def _settle(self, body: entries.Open | entries.Again) -> None:
        self.settings = msgspec.convert(body, Settings, from_attributes=True)
        while len(self.chairs) < self.settings.seats:
            self.chairs.append(Chair())
        del self.chairs[self.settings.seats :]

    def _admit(self, entry: Entry, body: entries.Admit) -> None:
        if body.stranger and entry.who not in self.people:
            self.strangers.add(entry.who)
        elif not body.stranger:
            self.strangers.discard(entry.who)
        self.people.add(entry.who)

    def _sit(self, entry: Entry, body: entries.Sit) -> None:
        old = self.chair_of(entry.who)
        self._seat(entry, entry.who, body.seat)
        if old is not None:
            self.chairs[body.seat].since = old.since
            self._leave(old)

    def _seat(self, entry: Entry, who: str, seat: int) -> None:
        chair = self.chairs[seat]
        chair.who, chair.since = who, entry.n
        chair.bot = ""
        self.eyes[who] = seat

    def _stand(self, entry: Entry, body: entries.Stand) -> None:
        """A person who leaves the table no longer votes, and their own proposal is withdrawn."""
        seat = self.seat_of(entry.who)
        if seat == TABLE:
            return
        self._leave(self.chairs[seat])
        if self.proposal is not None and self.proposal.asks is not None:
            self.proposal.asks.discard(seat)
            self.proposal.agreed.discard(seat)
            self._count_votes(entry, self.proposal.who != entry.who)

    def _leave(self, chair: Chair) -> None:
        """In mid-match a bot takes the seat. Nothing that the person has agreed to holds for the next one."""
        self.nexts.discard(self.chairs.index(chair))
        chair.who = ""
        chair.entropy = chair.commitment = ""
        chair.covered = False
        chair.bot = STAND_IN if self.phase == "playing" else ""

    def _set_door(self, entry: Entry, body: entries.SetDoor) -> None:
        self.settings = replace(self.settings, listed=body.door == "open", locked=body.door == "locked")

    def _let_talk(self, entry: Entry, body: entries.LetTalk) -> None:
        self.settings = replace(self.settings, spectators_talk=body.on)

    def _hand_on(self, entry: Entry, body: entries.HandOn) -> None:
        self.host = body.who

    def _remove(self, entry: Entry, body: entries.Remove) -> None:
        """A vote ends, so that removing a guest never removes a no."""
        self.people.discard(body.who)
        self.removed[body.who] = None
        self.proposal = None
        chair = self.chair_of(body.who)
        if chair is not None:
            self._leave(chair)
            self.removals |= self.phase == "playing"

    def _let_in(self, entry: Entry, body: entries.LetIn) -> None:
        self.removed.pop(body.who, None)
        self.people.add(body.who)

    def _replace(self, entry: Entry, body: entries.Replace) -> None:
        self._leave(self.chairs[body.seat])
        self.chairs[body.seat].bot = STAND_IN

    def _next(self, entry: Entry, body: entries.Next) -> None:
        self.nexts.add(self.seat_of(entry.who))

    def _follow_host(self) -> None:
        """If the host has left the table, the person who has been seated longest is the host. A table of a tournament
        has none."""
        if self.chair_of(self.host) is None and not self.settings.of_tournament:
            seated = [self.chairs[seat] for seat in self.seated()]
            self.host = min(seated, key=lambda chair: chair.since).who if seated else ""

    def _put_bot(self, entry: Entry, body: entries.PutBot) -> None:
        self.chairs[body.seat].bot = body.bot

    def _hand_over(self, entry: Entry, body: entries.HandOver) -> None:
        self.chairs[body.seat].bot = STAND_IN

    def _cover(self, entry: Entry, body: entries.Cover) -> None:
        self.chairs[body.seat].bot = STAND_IN
        self.chairs[body.seat].covered = True

    def _take_back(self, entry: Entry, body: entries.TakeBack) -> None:
        self.chairs[body.seat].bot = ""
        self.chairs[body.seat].covered = False

    def _ready(self, entry: Entry, body: entries.Ready) -> None:
        chair = self.chair_of(entry.who)
        assert chair is not None
        chair.entropy, chair.commitment = body.entropy, body.commitment
        self.withheld = []
        self._newest_agreement = body

    def _unready(self, entry: Entry, body: entries.Unready) -> None:
        chair = self.chair_of(entry.who)
        assert chair is not None
        chair.entropy = chair.commitment = ""

    def _reveal(self, entry: Entry, body: entries.Reveal) -> None:
        chair = self.chair_of(entry.who)
        assert chair is not None
        chair.entropy = body.entropy
        self._newest_agreement = body

    def _withheld(self, entry: Entry, body: entries.Withheld) -> None:
        late = [i for i, chair in enumerate(self.chairs) if chair.commitment and not chair.entropy]
        self._agree_anew()
        self.withheld = late

    def _agree_anew(self) -> None:
        """Nobody has agreed to begin; what was revealed is not used again."""
        self.withheld = []
        for chair in self.chairs:
            chair.entropy = chair.commitment = ""

    def _follow_commitments(self, at: int) -> None:
        """When all have committed, all reveal. If somebody comes or goes before the match begins, all agree anew."""
        waiting = self.settings.committed and self.match is None and any(chair.commitment for chair in self.chairs)
        if waiting and all(chair.commitment or (chair.bot and not chair.who) for chair in self.chairs):
            self.revealing_since = at if self.revealing_since is None else self.revealing_since
        elif self.revealing_since is not None:
            self.revealing_since = None
            if waiting:
                self._agree_anew()

    def _follow_agreement(self, entry: Entry, body: entries.Body) -> None:
        """Begin a match when all agree. Before a match only an agreement can complete this. After a match any entry
        can: somebody says yes, leaves, or a bot takes a seat. Who has committed entropy then reveals it."""
        if self.phase != "over" and not isinstance(body, entries.Ready | entries.Reveal):
            return
        agreed = [bool(chair.entropy or chair.commitment) for chair in self.chairs]
        if self.phase == "over":
            self.asked_since = (self.asked_since or entry.at) if any(agreed) else None
        last = self._newest_agreement
        if last is None or not any(agreed) or self.phase == "playing":
            return
        if not all(yes or (chair.bot and not chair.who) for yes, chair in zip(agreed, self.chairs, strict=True)):
            return
        if self.phase == "over":
            self.settings = self.settings.next_deal()
            self.match = None
            self._play_themselves()
        if all(chair.entropy for chair in self.chairs if chair.who):
            self._begin(entry, last)

    def _begin(self, entry: Entry, last: entries.Ready | entries.Reveal) -> None:
        settings = self.settings
        entropy = [chair.entropy for chair in self.chairs if chair.entropy]
        seed, key = bytes.fromhex(settings.seed), bytes.fromhex(settings.key)
        game = GAMES[settings.game]
        said = {"release": last.release, "rulings": last.rulings or rulings(game), "options": settings.options}
        if settings.committed:
            said["commitments"] = [chair.commitment for chair in self.chairs if chair.entropy]
        self.match = Recording(game, said, settings.seats, seed, key, entropy, entry.at, entry.n)
        self.matches += 1
        self.match.address = f"{self.id}-{self.matches}-{salt(key, 'address')[:8].hex()}"
        self.match.began_with = [chair.who for chair in self.chairs]
        self._agree_anew()
        self.eyes = {chair.who: i for i, chair in enumerate(self.chairs) if chair.who}
        self.present = set(self.people)
        self.declined = set()
        self.removals = False
        self.asked_since = None

    def _line(self, entry: Entry, body: entries.Line) -> None:
        assert self.match is not None
        if body.prepared is None:
            self.match.repeat(body.line, entry.n)
        else:
            self.match.adopt(body.prepared, entry.n)
        self._play_on()
        if self.phase == "over":
            self.match.sat = [(chair.who, chair.bot) for chair in self.chairs]

    def _said(self, entry: Entry, body: entries.Said) -> None:
        """Changes nothing here: talk is kept outside the log."""

    def _mute(self, entry: Entry, body: entries.Mute) -> None:
        muted = self.muted.setdefault(entry.who, set())
        if body.on:
            muted.add(body.who)
        else:
            muted.discard(body.who)

    def _renamed(self, entry: Entry, body: entries.Renamed) -> None:
        """Changes nothing here: names are kept outside the log."""

    def _pause(self, entry: Entry, body: entries.Pause) -> None:
        self.paused = True
        for clock in self.clocks.values():
            clock.hold(entry.at)

    def _resume(self, entry: Entry, body: entries.Resume) -> None:
        self.paused = False

    def _of_tournament(self, entry: Entry, body: entries.OfTournament) -> None:
        self.settings = replace(self.settings, tournament_table=body.tournament_table)

    def _follow_hall(self, entry: Entry, body: entries.FollowHall) -> None:
        for clock in self.clocks.values():
            if clock.is_halls():
                clock.left = body.left
                clock.since = None if clock.since is None else entry.at

    def _back(self, entry: Entry, body: entries.Back) -> None:
        assert self.match is not None
        self.match.back(body.to, entry.at, entry.n)
        self._play_on()

    def _play_on(self) -> None:
        """Playing on is a no to going back; the end of the match ends every vote."""
        if self.proposal is not None and (self.proposal.goes_back or self.phase == "over"):
            self.proposal = None

    def _propose(self, entry: Entry, body: entries.Propose) -> None:
        self.proposal = Proposal(entry.n, f"{BACK} {body.to}", entry.who, body.asks)
        self._vote(entry, True)

    def _ask_seat(self, entry: Entry, body: entries.AskSeat) -> None:
        self.proposal = Proposal(entry.n, f"seat {body.seat}", entry.who, body.asks)

    def _agree(self, entry: Entry, body: entries.Agree) -> None:
        self._vote(entry, body.yes)

    def _lapse(self, entry: Entry, body: entries.Lapse) -> None:
        self.proposal = None

    def _vote(self, entry: Entry, yes: bool) -> None:
        proposal = self.proposal
        if proposal is None:
            return
        proposal.agreed.add(self.seat_of(entry.who))
        if not yes and not proposal.goes_back and entry.who != proposal.who:
            self.declined.add(proposal.who)
        self._count_votes(entry, yes)

    def _count_votes(self, entry: Entry, yes: bool) -> None:
        """The proposal is done once all who are asked agree; a single no ends the vote."""
        proposal = self.proposal
        assert proposal is not None
        assert self.match is not None
        if yes and not self.voters(proposal) <= proposal.agreed:
            return
        self.proposal = None
        if yes and proposal.goes_back:
            self.match.back(proposal.number, entry.at, entry.n)
        elif yes:
            self._seat(entry, proposal.who, proposal.number)

    def _closed_by(self, body: entries.Body) -> int | None:
        """The action of the table by which an entry has closed a window."""
        seat, action = self.match.done[-1] if isinstance(body, entries.Line) and self.match else (0, 0)
        return action if seat == TABLE else None

    def _set_clocks(self, at: int, closed: int | None) -> None:
        """Start the clocks of new windows, drop those of closed windows, hold all during a pause. A clock that ran out
        together with the one that closed its window stays so; any other should have run out before this entry, so that
        the time in the log has stepped: it begins anew."""
        old, self.clocks = self.clocks, {}
        before = _skippable(old)
        deadlines = self.match.state.deadlines() if self.match is not None and self.phase == "playing" else []
        for line in deadlines:
            key = (line.name, line.since)
            clock = old.get(key) or Clock(line)
            clock.seats, clock.skippable = line.seats, line.skippable
            if self.paused or not line.running:
                clock.hold(at)
            elif clock.since is None or (clock.since + clock.left <= at and closed in (None, clock.action)):
                clock.since = at
            self.clocks[key] = clock
        if _skippable(self.clocks) != before:
            self.nexts = set()

    def _follow_match(self, at: int, asked: int) -> None:
        """Since when the seats that are asked are asked; `asked` were before."""
        if self.match is not None and self.match.state.acting() & ~asked:
            self.newly_asked = at

    def _follow_nexts(self, at: int) -> None:
        """A skippable clock has run out as soon as all people who play themselves would go on."""
        playing = {i for i, chair in enumerate(self.chairs) if chair.who and not chair.bot}
        if self.nexts and playing <= self.nexts and not self.paused:
            for key in _skippable(self.clocks):
                self.clocks[key].end(at)


def _skippable(clocks: dict[tuple[str, int], Clock]) -> set[tuple[str, int]]:
    return {key for key, clock in clocks.items() if clock.skippable}


HANDLERS: dict[type[entries.Body], Callable[[Table, Entry, Any], None]] = {
    entries.Open: Table._open,
    entries.Again: Table._again,
    entries.Admit: Table._admit,
    entries.Sit: Table._sit,
    entries.Stand: Table._stand,
    entries.Replace: Table._replace,
    entries.Next: Table._next,
    entries.SetDoor: Table._set_door,
    entries.LetTalk: Table._let_talk,
    entries.HandOn: Table._hand_on,
    entries.Remove: Table._remove,
    entries.LetIn: Table._let_in,
    entries.PutBot: Table._put_bot,
    entries.HandOver: Table._hand_over,
    entries.Cover: Table._cover,
    entries.TakeBack: Table._take_back,
    entries.Ready: Table._ready,
    entries.Unready: Table._unready,
    entries.Reveal: Table._reveal,
    entries.Withheld: Table._withheld,
    entries.Line: Table._line,
    entries.Said: Table._said,
    entries.Mute: Table._mute,
    entries.Renamed: Table._renamed,
    entries.Pause: Table._pause,
    entries.Resume: Table._resume,
    entries.FollowHall: Table._follow_hall,
    entries.OfTournament: Table._of_tournament,
    entries.Back: Table._back,
    entries.Propose: Table._propose,
    entries.AskSeat: Table._ask_seat,
    entries.Agree: Table._agree,
    entries.Lapse: Table._lapse,
}
