"""A table, folded from its log: the same in every process and after every restart."""

from typing import Any

import msgspec

from stammtisch.core.bits import has
from stammtisch.core.game import TABLE
from stammtisch.core.option import Value
from stammtisch.core.record import BACK
from stammtisch.games import GAMES
from stammtisch.server.match import Match, Proposal
from stammtisch.store.log import Entry

STAND_IN = "rule"  # the bot that covers a seat which is away


class Settings(msgspec.Struct, frozen=True):
    """What was settled when the table was opened or the game was changed, and the secrets of its next deal."""

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


class Chair:
    def __init__(self) -> None:
        self.who = ""
        self.bot = ""  # plays here, for want of a person or in place of one
        self.covered = False  # the bot is there because the person is away
        self.entropy = ""  # given with the agreement to begin


class Clock:
    """The time left in one window, in milliseconds; `since` is None while it is held."""

    def __init__(self, name: str, action: int, seconds: int, since: int | None) -> None:
        self.name = name
        self.action = action
        self.seconds = seconds
        self.left = seconds * 1000
        self.since = since

    def hold(self, at: int) -> None:
        if self.since is not None:
            self.left = max(0, self.left - (at - self.since))
            self.since = None

    def ends(self) -> int | None:
        """When it runs out; None while it is held."""
        return None if self.since is None else self.since + self.left


class Room:
    def __init__(self, id: str) -> None:
        self.id = id
        self.n = 0
        self.at = 0
        self.settings: Settings
        self.host = ""
        self.people: set[str] = set()  # who was let in
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.matches = 0
        self.eyes: dict[str, int] = {}  # through which seat somebody has seen a hand of this match
        self.paused = False
        self.proposal = ""
        self.agreed: set[int] = set()
        self.clocks: dict[tuple[str, int], Clock] = {}
        self.muted: dict[str, set[str]] = {}  # who does not hear whom
        self.said = 0  # the newest line of talk, which is kept outside the log
        self.requests: dict[tuple[str, int], int] = {}  # who asked, by which number, and the entry it became

    def take(self, entry: Entry, proposed: Proposal | None = None) -> None:
        """The next entry of the log. The only thing that changes a room."""
        assert entry.n == self.n + 1, f"entry {entry.n} cannot follow {self.n}"
        self.n = entry.n
        self.at = entry.at
        if entry.request:
            self.requests[entry.who, entry.request] = entry.n
        if entry.kind == "line":
            self._take_line(entry, proposed)
        else:
            getattr(self, "_take_" + entry.kind.replace("-", "_"))(entry, _read(entry.body))
        self._set_clocks(entry.at)

    def _take_open(self, entry: Entry, body: dict[str, Any]) -> None:
        self.host = entry.who
        self.people = {entry.who}
        bots = body.pop("bots")
        self._settle(body)
        for chair, name in zip(self.chairs[1:], bots, strict=False):
            chair.bot = name
        self.chairs[0].who = entry.who

    def _settle(self, body: dict[str, Any]) -> None:
        self.settings = msgspec.convert(body, Settings)
        while len(self.chairs) < self.settings.seats:
            self.chairs.append(Chair())
        del self.chairs[self.settings.seats :]

    def _take_admit(self, entry: Entry, body: dict[str, Any]) -> None:
        self.people.add(entry.who)

    def _take_sit(self, entry: Entry, body: dict[str, Any]) -> None:
        old = self.chair_of(entry.who)
        if old is not None:
            self._leave(old)
        chair = self.chairs[body["seat"]]
        chair.who = entry.who
        chair.bot = ""
        self.eyes[entry.who] = body["seat"]

    def _take_stand(self, entry: Entry, body: dict[str, Any]) -> None:
        chair = self.chair_of(entry.who)
        if chair is not None:
            self._leave(chair)

    def _leave(self, chair: Chair) -> None:
        """An empty seat in mid-match is played by a bot."""
        chair.who = ""
        chair.entropy = ""
        chair.covered = False
        chair.bot = STAND_IN if self.phase == "playing" else ""

    def _take_put_bot(self, entry: Entry, body: dict[str, Any]) -> None:
        self.chairs[body["seat"]].bot = body["bot"]

    def _take_hand_over(self, entry: Entry, body: dict[str, Any]) -> None:
        self.chairs[body["seat"]].bot = STAND_IN

    def _take_cover(self, entry: Entry, body: dict[str, Any]) -> None:
        self.chairs[body["seat"]].bot = STAND_IN
        self.chairs[body["seat"]].covered = True

    def _take_take_back(self, entry: Entry, body: dict[str, Any]) -> None:
        self.chairs[body["seat"]].bot = ""
        self.chairs[body["seat"]].covered = False

    def _take_ready(self, entry: Entry, body: dict[str, Any]) -> None:
        chair = self.chair_of(entry.who)
        assert chair is not None
        chair.entropy = body["entropy"]
        if all(each.entropy or (each.bot and not each.who) for each in self.chairs):
            self._begin(entry)

    def _begin(self, entry: Entry) -> None:
        settled = self.settings
        entropy = [chair.entropy for chair in self.chairs if chair.entropy]
        seed, key = bytes.fromhex(settled.seed), bytes.fromhex(settled.key)
        game = GAMES[settled.game]
        self.match = Match(game, settled.options, settled.seats, seed, key, entropy, entry.at, entry.n)
        self.matches += 1
        for chair in self.chairs:
            chair.entropy = ""
        self.eyes = {chair.who: i for i, chair in enumerate(self.chairs) if chair.who}

    def _take_line(self, entry: Entry, proposed: Proposal | None) -> None:
        assert self.match is not None
        if proposed is None:
            self.match.take(entry.body, entry.n)
        else:
            self.match.adopt(proposed, entry.n)
        self._drop_proposal()

    def _take_said(self, entry: Entry, body: dict[str, Any]) -> None:
        self.said = body["line"]

    def _take_mute(self, entry: Entry, body: dict[str, Any]) -> None:
        whom = self.muted.setdefault(entry.who, set())
        if body["on"]:
            whom.add(body["who"])
        else:
            whom.discard(body["who"])

    def _take_renamed(self, entry: Entry, body: dict[str, Any]) -> None:
        """Names are kept outside the log; this only says that one changed."""

    def _take_pause(self, entry: Entry, body: dict[str, Any]) -> None:
        self.paused = True
        for clock in self.clocks.values():
            clock.hold(entry.at)

    def _take_resume(self, entry: Entry, body: dict[str, Any]) -> None:
        self.paused = False

    def _take_again(self, entry: Entry, body: dict[str, Any]) -> None:
        """Another match; who had agreed to the one before has not agreed to this."""
        self._settle(body)
        self.match = None
        self.paused = False
        for chair in self.chairs:
            chair.entropy = ""

    def _take_back(self, entry: Entry, body: dict[str, Any]) -> None:
        assert self.match is not None
        self.match.back(body["to"], entry.at, entry.n)
        self._drop_proposal()

    def _take_propose(self, entry: Entry, body: dict[str, Any]) -> None:
        self.proposal = f"{BACK} {body['to']}"
        self._vote(entry, True)

    def _take_agree(self, entry: Entry, body: dict[str, Any]) -> None:
        self._vote(entry, body["yes"])

    def _vote(self, entry: Entry, yes: bool) -> None:
        """What all people at the table agree to is done; one no is enough against it."""
        seat = self.seat_of(entry.who)
        self.agreed.add(seat)
        voters = {i for i, chair in enumerate(self.chairs) if chair.who and not chair.bot}
        if not yes:
            self._drop_proposal()
        elif voters <= self.agreed:
            assert self.match is not None
            self.match.back(int(self.proposal.split()[1]), entry.at, entry.n)
            self._drop_proposal()

    def _drop_proposal(self) -> None:
        self.proposal = ""
        self.agreed = set()

    def _set_clocks(self, at: int) -> None:
        """Windows that opened begin to run, those that closed are dropped, a pause holds them all."""
        old, self.clocks = self.clocks, {}
        if self.phase != "playing" or self.match is None:
            return
        for line in self.match.state.deadlines():
            key = (line.name, line.since)
            clock = old.get(key) or Clock(line.name, line.action, line.seconds, None)
            if self.paused or not line.running:
                clock.hold(at)
            elif clock.since is None:
                clock.since = at
            self.clocks[key] = clock

    @property
    def phase(self) -> str:
        if self.match is None:
            return "waiting"
        return "over" if self.match.state.over() else "playing"

    @property
    def quiet(self) -> str:
        """The rule by which only fixed phrases may be said just now."""
        settled = self.settings
        return GAMES[settled.game].quiet(settled.options) if self.phase == "playing" else ""

    def hears(self, who: str, whom: str) -> bool:
        return whom not in self.muted.get(who, ())

    def chair_of(self, who: str) -> Chair | None:
        return next((chair for chair in self.chairs if who and chair.who == who), None)

    def seat_of(self, who: str) -> int:
        """Whose eyes a visitor has here."""
        return next((i for i, chair in enumerate(self.chairs) if who and chair.who == who), TABLE)

    def lets_in(self, who: str) -> bool:
        """Whether a visitor may look at this table: who sits there, and who watches where that is allowed."""
        return who in self.people and (
            self.settings.spectators or self.seat_of(who) != TABLE or self.phase == "waiting"
        )

    def bots_to_act(self) -> list[tuple[int, str]]:
        """Seats that are asked and are played by a bot."""
        if self.phase != "playing" or self.paused or self.proposal or self.match is None:
            return []
        acting = self.match.state.acting()
        return [(i, chair.bot) for i, chair in enumerate(self.chairs) if chair.bot and has(acting, i)]


def _read(body: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(body) if body else {}
    return found
