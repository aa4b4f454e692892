"""A client of the live server, for bots in programs of their own.

async with visit("http://localhost:8765", "Greedy") as me:
    async with me.at(await me.join("KRAM47")) as seat:
        await seat.sit(1)
        await seat.ready()
        match = await seat.play(Greedy())
"""

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import AsyncIterator
from typing import Any, Self
from urllib.error import HTTPError
from urllib.request import Request, urlopen

try:
    import msgspec
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, WebSocketException
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"stammtisch.client needs more packages ({missing.name}): pip install 'stammtisch[client]'", name=missing.name
    ) from None

from stammtisch import wire
from stammtisch.bots.bot import NO_CALL, Bot, called, choice
from stammtisch.core.game import TABLE, Game, View
from stammtisch.core.record import commitment_to
from stammtisch.core.rng import QuickRng, Rng
from stammtisch.games import known

ANSWER_WITHIN = 30  # seconds that a request by REST may take

_decode = msgspec.json.Decoder(wire.FromServer).decode


class Refused(Exception):
    """The server refused: why, by which rule if there is one, and what that rule finds fault with, in tokens."""

    def __init__(self, why: str, rule: str = "", because: wire.Said | None = None) -> None:
        super().__init__(why)
        self.rule = rule
        self.because = because


@contextlib.asynccontextmanager
async def visit(url: str, name: str = "", secret: str = "") -> AsyncIterator["Visitor"]:
    """A visitor at a server: a new one, or the one with the given secret."""
    visitor = Visitor(url.rstrip("/"), secret)
    if not secret:
        visitor.secret = (await visitor.ask("POST", "/api/visitors", {"name": name}))["secret"]
    yield visitor


class Visitor:
    def __init__(self, url: str, secret: str) -> None:
        self.url = url
        self.secret = secret

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request to the REST API; its decoded answer."""
        data = None if body is None else json.dumps(body).encode()
        answer = await asyncio.to_thread(self._ask, method, path, data)
        return json.loads(answer) if answer else None

    async def post_bytes(self, path: str, data: bytes) -> Any:
        """Upload bytes, for example a record to replay."""
        return json.loads(await asyncio.to_thread(self._ask, "POST", path, data))

    async def open_table(self, game: str, **settings: object) -> wire.Opened:
        """Open a table and sit down in its first seat; the settings are those of `wire.NewTable`.

        `bots` has a name for each seat, and an empty one for those of people."""
        opened = await self.ask("POST", "/api/tables", {"game": game, **settings})
        return msgspec.convert(opened, wire.Opened)

    async def join(self, code: str) -> str:
        """The table that a code opens."""
        return str((await self.ask("POST", "/api/join", {"code": code}))["table"])

    async def record(self, table: str) -> bytes:
        return await asyncio.to_thread(self._ask, "GET", f"/api/tables/{table}/record", None)

    def at(self, table: str) -> "Seat":
        return Seat(self, table)

    def _ask(self, method: str, path: str, data: bytes | None) -> bytes:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.secret}"}
        try:
            with urlopen(Request(self.url + path, data, headers, method=method), timeout=ANSWER_WITHIN) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            raise _refused(error.read()) from None


def _chosen(bot: Bot, game: Game, view: View, rng: Rng) -> str:
    """The words of what a bot chooses, or calls unasked; empty if it does nothing."""
    if view.legal:
        return game.text(choice(bot, game, view, rng))
    action = called(bot, game, view, rng) if bot.calls and view.calls else NO_CALL
    return "" if action == NO_CALL else game.text(action)


def _refused(data: bytes) -> Refused:
    try:
        problem = msgspec.json.decode(data, type=wire.Problem)
    except msgspec.DecodeError:
        return Refused(data.decode(errors="replace"))
    return Refused(problem.why, because=problem.because)


class Seat:
    """A connection to one table. It reconnects by itself, and sends requests again until they are answered."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.table = table
        self.now: wire.Changed | None = None
        self.heard: list[wire.Heard] = []
        self._number = random.getrandbits(40) << 12  # of the newest request; another connection begins elsewhere
        self._open: dict[int, tuple[bytes, asyncio.Future[int]]] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._ended: str | None = None
        self._knows = False  # whether views are to come with what the seat knows
        self._asked = False  # whether this connection has asked for it
        self._informed = False  # and the newest view came over one that has
        self._committed = ""  # the entropy of a commitment, to be revealed when all have committed
        self._revealing: asyncio.Task[None] | None = None
        self._hinted: wire.Hinted | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self._changed.wait()
        if self._ended is not None:
            raise Refused(self._ended)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def __aiter__(self) -> AsyncIterator[wire.Changed]:
        """The view of this seat, now and after every change; several may go through them at once."""
        seen = None
        while self._ended is None:
            if self.now is not None and self.now is not seen:
                seen = self.now
                yield seen
            else:
                self._changed.clear()
                await self._changed.wait()
        raise Refused(self._ended)

    async def play(self, bot: Bot, rng: Rng | None = None) -> wire.Match:
        """Let a bot play here until the match is over, and return how it ended; before the match, wait for it.

        What is refused because somebody was quicker, or a clock, is no error."""
        chance = rng or QuickRng(secrets.randbits(31))
        await self._ask_for_knowledge()
        answered = 0
        async for now in self:
            match = now.match
            if match is None or not (self._informed or match.over):
                continue
            if match.over:
                return match
            if now.seat != TABLE and not now.table.paused and now.n > answered:
                answered = now.n
                await self._answer(bot, now, match, chance)
        raise Refused("the table has ended")

    async def _answer(self, bot: Bot, now: wire.Changed, match: wire.Match, rng: Rng) -> None:
        """What the bot does now, if anything; it thinks beside the connection."""
        game = known(now.table.game)
        if game.version != now.table.version:
            raise Refused(f"the server plays version {now.table.version} of {game.title}, and here is {game.version}")
        if match.knows:
            view = game.knowing(match.knows, now.seat, match.ply)
            chairs = now.table.chairs
            view.people = sum(1 << i for i, chair in enumerate(chairs) if not chair.bot and i != now.seat)
            view.covered = sum(1 << i for i, chair in enumerate(chairs) if chair.bot and chair.who)
            words = await asyncio.to_thread(_chosen, bot, game, view, rng)
        else:  # the table leaves to memory what all have seen
            words = match.legal[0].words if match.legal else ""
        try:
            if words:
                await self.do(words)
        except Refused:
            if self.now is now:
                raise

    async def _ask_for_knowledge(self) -> None:
        """From now on each view comes with what the seat knows."""
        if not self._knows:
            self._knows = True
            if self._socket is not None:
                await self._socket.close()

    async def do(self, words: str) -> int:
        """Make a move in the game's words; returns the number of its log entry once it is on disk."""
        return await self.request(wire.Do(self._next(), words))

    async def sit(self, seat: int) -> int:
        return await self.request(wire.Sit(self._next(), seat))

    async def ready(self) -> int:
        """Agree to begin. Where the table asks for a commitment, the entropy is revealed when all have committed."""
        entropy = secrets.token_hex(32)
        if self.now is None or not self.now.table.committed:
            return await self.request(wire.Ready(self._next(), entropy))
        self._committed = entropy
        return await self.request(wire.Ready(self._next(), commitment=commitment_to(entropy)))

    async def _reveal(self, entropy: str) -> None:
        with contextlib.suppress(Refused):  # another was late, and all begin again
            await self.request(wire.Reveal(self._next(), entropy))

    async def say(self, text: str) -> int:
        return await self.request(wire.Say(self._next(), text))

    async def hint(self) -> wire.Hinted:
        """What the bot that knows the game would do; only where all others are bots."""
        await self.request(wire.Hint(self._next()))
        assert self._hinted is not None
        return self._hinted

    def _next(self) -> int:
        self._number += 1
        return self._number

    async def request(self, asked: Any) -> int:
        """Send a request until it is answered; `Refused` if the server refuses it."""
        if self._ended is not None:
            raise Refused(self._ended)
        message = wire.encode(asked)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._open[asked.request] = (message, answer)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(message, text=True)
        return await answer

    async def _run(self) -> None:
        address = "ws" + self.visitor.url.removeprefix("http") + f"/api/tables/{self.table}/live"
        pause = 0.05
        while self._ended is None:
            try:
                async with connect(address, max_size=2**20, compression=None) as socket:
                    pause = 0.05
                    await self._listen(socket)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and 4400 <= closed.rcvd.code < 4500:
                    self._end(closed.rcvd.reason.partition(": ")[2] or closed.rcvd.reason)
            except (OSError, WebSocketException):
                pass  # the server is down or was stopped: reconnect
            self._socket = None
            await asyncio.sleep(pause)
            pause = min(2.0, pause * 2)

    async def _listen(self, socket: ClientConnection) -> None:
        after = self.now.n if self.now else 0
        self._asked = self._knows
        await socket.send(wire.encode(wire.Hello(self.visitor.secret, after, self._asked)), text=True)
        self._socket = socket
        for message, _ in list(self._open.values()):
            await socket.send(message, text=True)
        async for told in socket:
            self._take(_decode(told))

    def _take(self, told: wire.FromServer) -> None:
        if isinstance(told, wire.Changed):
            if self.now is None or told.n >= self.now.n:  # after a reconnect another process may send an older view
                self.now, self._informed = told, self._asked
                self._changed.set()
                if told.table.revealing and self._committed:
                    self._revealing = asyncio.create_task(self._reveal(self._committed))
                    self._committed = ""
        elif isinstance(told, wire.Heard):
            self.heard.append(told)
        elif isinstance(told, wire.Done | wire.Refused | wire.Hinted) and told.request in self._open:
            _, answer = self._open.pop(told.request)
            if answer.done():
                return
            if isinstance(told, wire.Hinted):
                self._hinted = told
                answer.set_result(0)
            elif isinstance(told, wire.Done):
                answer.set_result(told.n)
            else:
                answer.set_exception(Refused(told.why, told.rule, told.because))

    def _end(self, why: str) -> None:
        """The server has closed the connection for good."""
        self._ended = why
        self._changed.set()
        for _, answer in self._open.values():
            if not answer.done():
                answer.set_exception(Refused(why))
