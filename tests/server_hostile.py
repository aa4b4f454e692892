"""Messages that nobody should send: near to the schema and far from it, the same ones for the same seed."""

import json
import random
from collections.abc import Callable
from typing import Any, get_args

from stammtisch import wire
from stammtisch.games import GAMES

LONG = 5_000  # characters, below the limit of a frame

MESSAGES: list[dict[str, Any]] = [
    {"type": "do", "request": 1, "words": "play G7"},
    {"type": "why", "request": 1, "words": "play G7"},
    {"type": "why", "request": 1, "touches": ["hand:G7", "to:13"]},
    {"type": "sit", "request": 1, "seat": 1},
    {"type": "stand", "request": 1},
    {"type": "ready", "request": 1, "entropy": "ab" * 32},
    {"type": "ready", "request": 1, "commitment": "ab" * 32},
    {"type": "reveal", "request": 1, "entropy": "ab" * 32},
    {"type": "unready", "request": 1},
    {"type": "replace", "request": 1, "seat": 1},
    {"type": "next", "request": 1, "ply": 3},
    {"type": "set-door", "request": 1, "door": "locked"},
    {"type": "let-talk", "request": 1, "on": True},
    {"type": "hand-on", "request": 1, "who": "0123456789abcdef"},
    {"type": "remove", "request": 1, "who": "0123456789abcdef"},
    {"type": "let-in", "request": 1, "who": "0123456789abcdef"},
    {"type": "cover", "request": 1, "seat": 1},
    {"type": "hint", "request": 1},
    {"type": "put-bot", "request": 1, "seat": 1, "bot": "random"},
    {"type": "hand-over", "request": 1},
    {"type": "take-back", "request": 1},
    {"type": "pause", "request": 1},
    {"type": "resume", "request": 1},
    {"type": "again", "request": 1, "game": "foppen", "options": {"bids": True}, "seats": 3},
    {"type": "undo", "request": 1, "to": 0},
    {"type": "agree", "request": 1, "yes": True},
    {"type": "say", "request": 1, "text": "goeden avond"},
    {"type": "mute", "request": 1, "who": "0123456789abcdef", "on": True},
    {"type": "report", "request": 1, "line": 1},
    {"type": "ping"},
    {"type": "hello", "secret": "ab" * 16, "after": 0},
]
PAGES: list[tuple[str, str, Any]] = [
    ("POST", "/api/visitors", {"name": "Anna"}),
    ("PATCH", "/api/visitors/me", {"name": "Anna"}),
    ("DELETE", "/api/visitors/other", None),
    ("GET", "/api/games", None),
    ("GET", "/api/games/foppen/words/nl", None),
    ("GET", "/api/rules/foppen", None),
    ("GET", "/api/rules/foppen/O-012/examples", None),
    ("GET", "/api/tables", None),
    ("POST", "/api/tables", {"game": "foppen", "seats": 4, "options": {"bids": True}, "bots": ["rule"], "pace": 1.0}),
    ("POST", "/api/join", {"code": "ABCD23"}),
    ("POST", "/api/tables/0123456789abcdef/join", {}),
    ("GET", "/api/tables/0123456789abcdef", None),
    ("GET", "/api/tables/0123456789abcdef/record", None),
    ("GET", "/api/tables/0123456789abcdef/replay/0", None),
    ("POST", "/api/replay/0", {"format": "stammtisch-record/1", "game": "foppen"}),
    ("GET", "/api/statistics", None),
    ("GET", "/metrics", None),
    ("GET", "/health/ready", None),
    ("GET", "/api/schema/openapi.json", None),
]
ODD: list[Any] = [
    None, True, -1, 0, 1, 14, 15, 16, 2**31, 2**53, 2**64, 10**400, 0.5, -0.0, 1e308, [], [[]], {}, {"": {}}, [1, "2"],
    "", " ", "0", "\0", "\ud800", "\udfff\ud800", "é", "𝄞" * 50, "\u202e", "'; DROP TABLE entries; --", "../etc/passwd",
    "%s%n{0}", "a" * 300, "x" * LONG, {"type": "do"}, "foppen", "mezza", "chess", "rule", "genius", "play 1", "bid",
    "deal", "expire turn", "back 0",
]  # fmt: skip


def of_every_type() -> bool:
    """Whether each message of the protocol is among those that are mutated."""
    return {kind.__struct_config__.tag for kind in get_args(wire.FromClient)} == {each["type"] for each in MESSAGES}


def near(rng: random.Random) -> bytes:
    """A message with one or two things wrong, or none."""
    message = json.loads(json.dumps(rng.choice(MESSAGES)))
    if "request" in message:
        message["request"] = rng.randrange(1, 2**53)
    if "words" in message:
        game = rng.choice(list(GAMES.values()))
        message["words"] = game.text(rng.randrange(game.actions))
    for _ in range(rng.randrange(3)):
        spoil(message, rng)
    return json.dumps(message, ensure_ascii=rng.random() < 0.5).encode(errors="replace")


def spoil(message: dict[str, Any], rng: random.Random) -> None:
    keys = list(message) or ["type"]
    change = rng.randrange(4)
    if change == 0:
        message.pop(rng.choice(keys), None)
    elif change == 1:
        message[rng.choice(["seat", "who", "table", "n", "__class__", "", "request"])] = rng.choice(ODD)
    else:
        message[rng.choice(keys)] = rng.choice(ODD)


def broken(rng: random.Random) -> bytes:
    """JSON that is cut, doubled or has some bytes changed."""
    message = bytearray(near(rng))
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(message) + 1)
        message[at : at + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
    return bytes(message)


def deep(rng: random.Random) -> bytes:
    """Brackets within brackets."""
    opening = rng.choice([b"[", b'{"a":', b'{"x":[', b'{"type":"do","a":{'])
    return rng.choice([b"", b'{"type":"again","request":1,"game":"foppen","options":']) + opening * (
        LONG // len(opening)
    )


def noise(rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(200))


KINDS: list[Callable[[random.Random], bytes]] = [near, near, near, near, near, near, broken, broken, noise, deep]


def message(rng: random.Random) -> str | bytes:
    """Any of these; as text if it is text, now and then in a binary frame."""
    data = rng.choice(KINDS)(rng)
    if rng.random() < 0.1:
        return data
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


def page(rng: random.Random, secrets: list[str]) -> tuple[str, str, dict[str, str], bytes]:
    """Method, path, headers and body of a request that is a little or very wrong."""
    method, path, body = rng.choice(PAGES)
    if rng.random() < 0.2:
        method = rng.choice(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"])
    if method == "DELETE":
        path = path.replace("/me", "/other")  # these visitors are still needed
    if rng.random() < 0.3:
        parts = path.split("/")
        parts[rng.randrange(1, len(parts))] = rng.choice(
            ["", "-1", "%00", "..", "me", "%F0%9F", "%ud800", "a" * 500, "0" * 16, "%2e%2e", "*"]
        )
        path = "/".join(parts)
    if isinstance(body, dict) and rng.random() < 0.7:
        body = dict(body)
        spoil(body, rng)
    data = b"" if body is None else json.dumps(body).encode()
    if rng.random() < 0.2:
        data = rng.choice([broken, noise, deep])(rng)
    headers = {"Content-Type": rng.choice(["application/json"] * 8 + ["text/plain", "multipart/form-data", ""])}
    headers["Authorization"] = rng.choice(
        ["Bearer " + rng.choice(secrets)] * 6 + ["", "Bearer", "Bearer é", "Basic x", "Bearer " + "0" * 32]
    )
    return method, path, headers, data
