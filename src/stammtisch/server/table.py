"""A table, computed from its log: the same in every process and after every restart."""

from collections.abc import Callable
from typing import Any

import msgspec

from stammtisch.core.bits import has
from stammtisch.core.game import TABLE
from stammtisch.core.option import Value
from stammtisch.core.record import BACK, rulings, salt
from stammtisch.games import GAMES
from stammtisch.server import entries
from stammtisch.server.recording import Recording
from stammtisch.store.log import Entry

STAND_IN = "rule"  # the bot that plays for a person


class Settings(msgspec.Struct, frozen=True):
    """The settings of a table, and the secrets of its next deal."""

    game: str
    version: int
    options: dict[str, Value]
    seats: int
    listed: bool
    spectators: bool
    cover_seconds: int
    undo: bool
    pace: float
    seed: str
    key: str
    committed: bool = False


class Chair:
    def __init__(self) -> None:
        self.who = ""
        self.bot = ""  # plays here, either alone or for the person in `who`
        self.covered = False  # the bot plays because the person is away
        self.entropy = ""  # given with the agreement to begin, or revealed after it
        self.commitment = ""  # to the entropy, where all commit first


class Clock:
    """The time left in one window, in milliseconds; `since` is None while the clock is held."""

    def __init__(self, name: str, action: int, seconds: int, since: int | None) -> None:
        self.name = name
        self.action = action
        self.seconds = seconds
        self.left = seconds * 1000
        self.since = since
        self.seats = 0  # whose it is

    def hold(self, at: int) -> None:
        if self.since is not None:
            self.left = max(0, self.left - (at - self.since))
            self.since = None

    def ends(self) -> int | None:
        """When it runs out; None while it is held."""
        return None if self.since is None else self.since + self.left


class Proposal:
    """What is voted on, as in "back 12" or "seat 2": who asks, and the seats that must agree."""

    def __init__(self, n: int, what: str, who: str, asks: list[int] | None) -> None:
        self.n = n  # its entry
        self.what, number = what, what.split()[1]
        self.number = int(number)
        self.who = who
        self.asks = None if asks is None else set(asks)  # None: see `entries.Propose`
        self.agreed: set[int] = set()

    @property
    def goes_back(self) -> bool:
        return self.what.startswith(BACK)


class Table:
    def __init__(self, id: str) -> None:
        self.id = id
        self.n = 0
        self.at = 0
        self.settings: Settings
        self.people: set[str] = set()  # visitors who have been let in
        self.chairs: list[Chair] = []
        self.match: Recording | None = None
        self.matches = 0
        self.opener = ""
        self.strangers: set[str] = set()  # those of `people` who came without a code
        self.eyes: dict[str, int] = {}  # whose hand a visitor has seen in this match
        self.present: set[str] = set()  # those of `people` who had been let in when this match began
        self.declined: set[str] = set()  # visitors to whom a seat was refused in this match
        self.revealing_since: int | None = None  # when all had committed
        self.withheld: list[int] = []  # seats that did not reveal in time
        self.paused = False
        self.proposal: Proposal | None = None
        self.clocks: dict[tuple[str, int], Clock] = {}
        self.muted: dict[str, set[str]] = {}  # by visitor, whose talk he does not hear
        self.requests: dict[tuple[str, int], int] = {}  # by visitor and his request number, the entry it became

    def apply(self, entry: Entry, body: entries.Body | None = None) -> None:
        """Apply the next entry of the log; nothing else changes a table. `body` saves decoding the entry's own."""
        assert entry.n == self.n + 1, f"entry {entry.n} cannot follow {self.n}"
        assert entry.n > 1 or entry.kind == entries.Open.kind(), "a log begins with the opening of its table"
        body = body or entries.decode(entry.kind, entry.body)
        self.n = entry.n
        self.at = entry.at
        if entry.request:
            self.requests[entry.who, entry.request] = entry.n
        HANDLERS[type(body)](self, entry, body)
        self._follow_commitments(entry.at)
        self._set_clocks(entry.at, self._closed_by(body))

    def _open(self, entry: Entry, body: entries.Open) -> None:
        self.opener = entry.who
        self.people = {entry.who}
        self._settle(body)
        for chair, name in zip(self.chairs[1:], body.bots, strict=False):
            chair.bot = name
        self.chairs[0].who = entry.who

    def _again(self, entry: Entry, body: entries.Again) -> None:
        """Another match, to which nobody has agreed yet."""
        self._settle(body)
        self.match = None
        self.paused = False
        self._agree_anew()

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
        if old is not None:
            self._leave(old)
        self._seat(entry.who, body.seat)

    def _seat(self, who: str, seat: int) -> None:
        chair = self.chairs[seat]
        chair.who = who
        chair.bot = ""
        self.eyes[who] = seat

    def _stand(self, entry: Entry, body: entries.Stand) -> None:
        """Who leaves the table has no say in the vote any more, and takes back what he has proposed."""
        seat = self.seat_of(entry.who)
        if seat == TABLE:
            return
        self._leave(self.chairs[seat])
        if self.proposal is not None and self.proposal.asks is not None:
            self.proposal.asks.discard(seat)
            self.proposal.agreed.discard(seat)
            self._count_votes(entry, self.proposal.who != entry.who)

    def _leave(self, chair: Chair) -> None:
        """A bot takes a seat that is left in mid-match."""
        chair.who = ""
        chair.entropy = chair.commitment = ""
        chair.covered = False
        chair.bot = STAND_IN if self.phase == "playing" else ""

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
        self._begin_if_all_agree(entry, body)

    def _reveal(self, entry: Entry, body: entries.Reveal) -> None:
        chair = self.chair_of(entry.who)
        assert chair is not None
        chair.entropy = body.entropy
        self._begin_if_all_agree(entry, body)

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

    def _begin_if_all_agree(self, entry: Entry, last: entries.Ready | entries.Reveal) -> None:
        if all(each.entropy or (each.bot and not each.who) for each in self.chairs):
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
        self._agree_anew()
        self.eyes = {chair.who: i for i, chair in enumerate(self.chairs) if chair.who}
        self.present = set(self.people)
        self.declined = set()

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
            self._seat(proposal.who, proposal.number)

    def voters(self, proposal: Proposal) -> set[int]:
        if proposal.asks is not None:
            return proposal.asks
        return {i for i, chair in enumerate(self.chairs) if chair.who and not chair.bot}

    def _closed_by(self, body: entries.Body) -> int | None:
        """The action of the table by which an entry has closed a window."""
        seat, action = self.match.done[-1] if isinstance(body, entries.Line) and self.match else (0, 0)
        return action if seat == TABLE else None

    def _set_clocks(self, at: int, closed: int | None) -> None:
        """Start the clocks of new windows, drop those of closed windows, hold all during a pause. A clock that ran out
        together with the one that closed its window stays so; any other should have run out before this entry, so that
        the time in the log has stepped: it begins anew."""
        old, self.clocks = self.clocks, {}
        if self.phase != "playing" or self.match is None:
            return
        for line in self.match.state.deadlines():
            key = (line.name, line.since)
            clock = old.get(key) or Clock(line.name, line.action, line.seconds, None)
            clock.seats = line.seats
            if self.paused or not line.running:
                clock.hold(at)
            elif clock.since is None or (clock.since + clock.left <= at and closed in (None, clock.action)):
                clock.since = at
            self.clocks[key] = clock

    def run_out(self, at: int) -> Clock | None:
        """The clock that was the first to run out by then."""
        ended = [clock for clock in self.clocks.values() if (clock.ends() or at + 1) <= at]
        return min(ended, key=lambda clock: clock.ends() or 0, default=None)

    @property
    def phase(self) -> str:
        if self.match is None:
            return "waiting"
        return "over" if self.match.state.over() else "playing"

    @property
    def quiet(self) -> str:
        """The rule that allows only fixed phrases now; empty if people may talk."""
        settings = self.settings
        return GAMES[settings.game].no_chat_rule(settings.options) if self.phase == "playing" else ""

    @property
    def host(self) -> str:
        """Who chooses the game: the visitor who opened the table while he sits here, else the first who does."""
        seated = [self.chairs[seat].who for seat in self.seated()]
        return self.opener if self.opener in seated else next(iter(seated), "")

    def seated(self) -> list[int]:
        """The seats that people hold, also those where a bot plays for them."""
        return [i for i, chair in enumerate(self.chairs) if chair.who]

    def shows_name(self, who: str) -> bool:
        """Whether a visitor's name may be shown. A name is words: who comes during a quiet match stays nameless."""
        return not self.quiet or who in self.present

    def hears(self, who: str, whom: str) -> bool:
        return whom not in self.muted.get(who, ())

    def chair_of(self, who: str) -> Chair | None:
        return next((chair for chair in self.chairs if who and chair.who == who), None)

    def seat_of(self, who: str) -> int:
        """The seat of a visitor; `TABLE` for spectators."""
        return next((i for i, chair in enumerate(self.chairs) if who and chair.who == who), TABLE)

    def lets_in(self, who: str) -> bool:
        """Whether a visitor may see this table: he was let in, and he sits here or the table has spectators."""
        return who in self.people and (
            self.settings.spectators or self.seat_of(who) != TABLE or self.phase == "waiting"
        )

    def _bots_wait(self) -> bool:
        going_back = self.proposal is not None and self.proposal.goes_back
        return self.phase != "playing" or self.paused or going_back

    def bots_to_act(self) -> list[tuple[int, str]]:
        """The seats that may act now and are played by a bot, with the bot's name."""
        if self._bots_wait() or self.match is None:
            return []
        acting = self.match.state.acting()
        return [(i, chair.bot) for i, chair in enumerate(self.chairs) if chair.bot and has(acting, i)]

    def bots_to_call(self) -> list[tuple[int, str]]:
        """The seats that may call something now and are played by a bot, with the bot's name."""
        if self._bots_wait() or self.match is None:
            return []
        state = self.match.state
        return [(i, chair.bot) for i, chair in enumerate(self.chairs) if chair.bot and state.calls(i)]


HANDLERS: dict[type[entries.Body], Callable[[Table, Entry, Any], None]] = {
    entries.Open: Table._open,
    entries.Again: Table._again,
    entries.Admit: Table._admit,
    entries.Sit: Table._sit,
    entries.Stand: Table._stand,
    entries.PutBot: Table._put_bot,
    entries.HandOver: Table._hand_over,
    entries.Cover: Table._cover,
    entries.TakeBack: Table._take_back,
    entries.Ready: Table._ready,
    entries.Reveal: Table._reveal,
    entries.Withheld: Table._withheld,
    entries.Line: Table._line,
    entries.Said: Table._said,
    entries.Mute: Table._mute,
    entries.Renamed: Table._renamed,
    entries.Pause: Table._pause,
    entries.Resume: Table._resume,
    entries.Back: Table._back,
    entries.Propose: Table._propose,
    entries.AskSeat: Table._ask_seat,
    entries.Agree: Table._agree,
    entries.Lapse: Table._lapse,
}
