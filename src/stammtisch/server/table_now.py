"""A table as it is now, and what can be asked of it."""

from collections import deque

from stammtisch.core.bits import has
from stammtisch.core.game import TABLE
from stammtisch.games import GAMES
from stammtisch.server.notices import Notice
from stammtisch.server.recording import RECENT, Recording
from stammtisch.server.table_parts import Chair, Clock, Proposal, Settings


class TableNow:
    def __init__(self, id: str) -> None:
        self.id = id
        self.n = 0
        self.at = 0
        self.settings: Settings
        self.people: set[str] = set()  # visitors who have been let in
        self.chairs: list[Chair] = []
        self.match: Recording | None = None
        self.matches = 0
        self.host = ""  # who chooses the game and says who may come in; empty if nobody sits here
        self.removed: dict[str, None] = {}  # visitors whom a host has removed, in this order
        self.removals = False  # whether somebody was removed from this match
        self.asked_since: int | None = None  # when the first agreed to one more match
        self.nexts: set[int] = set()  # seats that would go on before a skippable clock has run out
        self.newly_asked = 0  # when somebody was last asked who had not been
        self.notices: deque[Notice] = deque(maxlen=RECENT)
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

    def seated(self) -> list[int]:
        """The seats that people hold, also those where a bot plays for them."""
        return [i for i, chair in enumerate(self.chairs) if chair.who]

    def shows_name(self, who: str) -> bool:
        """Whether a visitor's name may be shown. A name is talk: guests who come during a quiet match are nameless."""
        return not self.quiet or who in self.present

    def hears(self, who: str, whom: str) -> bool:
        return whom not in self.muted.get(who, ())

    def chair_of(self, who: str) -> Chair | None:
        return next((chair for chair in self.chairs if who and chair.who == who), None)

    def seat_of(self, who: str) -> int:
        """The seat of a visitor; `TABLE` for spectators."""
        return next((i for i, chair in enumerate(self.chairs) if who and chair.who == who), TABLE)

    def lets_in(self, who: str) -> bool:
        """Whether a visitor may see this table: he was let in, and he sits here, has played the match that is over, or
        the table has spectators."""
        played = self.phase == "over" and who in self.eyes
        seated = self.seat_of(who) != TABLE or self.phase == "waiting"
        return who in self.people and (self.settings.spectators or seated or played)

    def _bots_wait(self) -> bool:
        going_back = self.proposal is not None and self.proposal.goes_back
        return self.phase != "playing" or self.paused or going_back

    def bots_to_act(self) -> list[tuple[int, str]]:
        """The seats that may act now and are played by a bot, with the bot's name."""
        if self._bots_wait() or self.match is None:
            return []
        acting = self.match.state.acting()
        return [(i, chair.bot) for i, chair in enumerate(self.chairs) if chair.bot and has(acting, i)]

    def people_playing(self) -> int:
        """The set of seats that no bot plays."""
        return sum(1 << i for i, chair in enumerate(self.chairs) if not chair.bot)

    def people_covered(self) -> int:
        """The set of seats that a bot plays for the person who sits there."""
        return sum(1 << i for i, chair in enumerate(self.chairs) if chair.bot and chair.who)

    def bots_to_call(self) -> list[tuple[int, str]]:
        """The seats that may call something now and are played by a bot, with the bot's name."""
        if self._bots_wait() or self.match is None:
            return []
        state = self.match.state
        return [(i, chair.bot) for i, chair in enumerate(self.chairs) if chair.bot and state.calls(i)]

    def voters(self, proposal: Proposal) -> set[int]:
        if proposal.asks is not None:
            return proposal.asks
        return {i for i, chair in enumerate(self.chairs) if chair.who and not chair.bot}

    def run_out(self, at: int) -> Clock | None:
        """The clock that was the first to run out by then."""
        ended = [clock for clock in self.clocks.values() if (clock.ends() or at + 1) <= at]
        return min(ended, key=lambda clock: clock.ends() or 0, default=None)
