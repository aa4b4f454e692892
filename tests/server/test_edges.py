"""Whatever comes over HTTP: no answer 500, no traceback in the log, and a sentence that says what is wrong."""

import asyncio
import contextlib
import json
import logging
import random
from pathlib import Path

import pytest
from serving_here import here

from stammtisch.server import pages

pytestmark = pytest.mark.once
JSON = "Content-Type: application/json"
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + "A" * 22 + "=="
)
LIVE = f"/api/tables/{'0' * 16}/live"
LATE = 120.0  # seconds


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages to serve."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>")
    (web / "sw.js").write_text("self")
    (web / "assets" / "index-abc.js").write_text("play()" * 500)
    monkeypatch.setattr(pages, "FOLDER", web)
    return tmp_path


async def told(address: str, sent: bytes, cut: bool = False) -> bytes:
    """All that is answered to these bytes; `cut` ends the connection after them."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    found = b""
    with contextlib.suppress(ConnectionError, TimeoutError):
        await writer.drain()
        if cut:
            writer.close()
        async with asyncio.timeout(LATE):
            found = await reader.read()
    writer.close()
    return found


def request(method: str, path: str, *heads: str, body: bytes = b"", host: str = "localhost") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *heads]
    lines += ["Connection: close"] if not any("Upgrade" in head for head in heads) else []
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def status(answer: bytes) -> int:
    return int(answer.split(None, 2)[1]) if answer else 0


EDGES = [
    (request("POST", "/api/visitors", JSON, "Origin: http://[", body=b"{}"), 403),
    (request("POST", "/api/visitors", JSON, "Origin: //", body=b"{}"), 403),
    (request("POST", "/api/visitors", JSON, "Origin: http://localhost]", body=b"{}"), 403),
    (request("POST", "/api/visitors", JSON, "Origin: http://localhost", body=b"{}"), 201),
    (request("GET", LIVE, UPGRADE, "Origin: http://["), 403),
    (request("GET", LIVE, UPGRADE, host="evil.example"), 403),
    (request("GET", LIVE, UPGRADE, "X: " + "x" * 20_000), 400),
    (request("GET", LIVE, UPGRADE.replace("13", "7")), 400),
    (request("GET", "/", "Connection: Upgrade", "Upgrade: h2c", "Connection: close"), 200),
    (request("GET", "/assets/index-abc.js"), 200),
    (request("HEAD", "/assets/index-abc.js"), 200),
    (request("GET", "/"), 200),
    (request("GET", "/sw.js"), 200),
    (request("GET", "/assets"), 404),
    (request("GET", "/assets/%00"), 404),
    (request("GET", "/%00"), 404),
    (request("GET", "/assets/" + "a" * 300), 404),
    (request("GET", "/" + "a/" * 5000), 404),
    (request("GET", "/assets/%2e%2e/sw.js"), 404),
    (request("GET", "/assets/../../pyproject.toml"), 404),
    (request("GET", "/assets/%ff%fe"), 404),
    (request("GET", "/", host="evil.example"), 421),
    (request("GET", "/api/games", host="evil.example:8765"), 421),
    (request("GET", "/metrics", host="rebound.example"), 421),
    (request("GET", "/api/games", host="["), 421),
    (request("GET", "/health/live", host="192.168.7.7:8765"), 200),
    (request("GET", "/health/live", host="[fe80::1]:8765"), 200),
    (b"GET /health/live HTTP/1.0\r\n\r\n", 200),
    (b"GET /health/live HTTP/1.1\r\n\r\n", 400),
    (b"GET /health/live HTTP/9.9\r\nHost: localhost\r\nConnection: close\r\n\r\n", 200),
    (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
    (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 405),
    (request("BREW", "/"), 405),
    (request("TRACE", "/api/games"), 405),
    (request("CONNECT", "localhost:80"), 405),
    (request("OPTIONS", "*"), 204),
    (request("GET", "http://localhost/health/live"), 404),
    (request("POST", "/api/visitors", JSON, "Content-Encoding: gzip", body=b"\x1f\x8b"), 400),
    (request("POST", "/api/visitors", "Content-Type: application/json; charset=utf-16", body=b"{}"), 201),
    (request("POST", "/api/visitors", "Content-Type: /", body=b"{}"), 201),
    (request("POST", "/api/visitors", JSON, "Transfer-Encoding: chunked") + b"zz\r\n", 400),
    (request("POST", "/api/visitors", JSON, "Content-Length: -1"), 400),
    (request("POST", "/api/visitors", JSON, "Content-Length: 2", "Content-Length: 3") + b"{}", 400),
    (request("POST", "/api/visitors", JSON, body=b"\xff"), 400),
    (request("GET", "/api/tables?x=%ff&%00"), 200),
    (request("GET", "/api/tables?before=%00"), 200),
    (request("GET", "/api/games", "Accept: %", "Accept-Encoding: gzip;q=x", "Cookie: \xff=;;"), 200),
    (request("GET", "/api/games", "Authorization: Bearer \xff"), 200),
    (request("GET", f"/api/tables/{'0' * 16}", "Authorization: Bearer \xff"), 401),
    (request("GET", f"/api/tables/{'0' * 16}", "X-Forwarded-For: [", "Forwarded: for="), 401),
]


async def test_odd_requests_are_answered_without_trouble(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with here(folder) as address:
        found = await asyncio.gather(*(told(address, sent) for sent, _ in EDGES))
    wrong = [
        (sent[:80], status(got), wanted)
        for (sent, wanted), got in zip(EDGES, found, strict=True)
        if status(got) != wanted
    ]
    assert not wrong, "\n".join(map(str, wrong))
    assert [each.getMessage() for each in caplog.records if each.exc_info or each.levelno >= logging.ERROR] == []


async def test_a_foreign_name_is_told_what_to_set(folder: Path) -> None:
    async with here(folder, host_names="cards.example.org") as address:
        _, _, body = (await told(address, request("GET", "/api/games", host="evil.example"))).partition(b"\r\n\r\n")
        assert "--host-name" in json.loads(body)["why"]
        assert status(await told(address, request("GET", "/api/games", host="cards.example.org"))) == 200


HEAD = "POST /api/visitors HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
CUT = [
    f"{HEAD}Content-Length: 50\r\n\r\n{{".encode(),
    f"{HEAD}Content-Length: 50\r\n\r\n".encode(),
    f"{HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\n{{".encode(),
    f"{HEAD}Content-Length: 50\r\nExpect: 100-continue\r\n\r\n".encode(),
    f"{HEAD.replace('visitors', 'replay/0')}Content-Length: 50\r\n\r\n{{".encode(),
    f"{HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{{\r\nzz\r\n".encode(),
    request("GET", LIVE, UPGRADE)[:-5],
    request("GET", LIVE, UPGRADE),
    request("GET", LIVE, UPGRADE) + b"\x81\xfe\x00",
]


async def test_a_request_that_is_cut_off_leaves_no_trace(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with here(folder) as address:
        await asyncio.gather(*(told(address, sent, cut=True) for sent in CUT))
        assert status(await told(address, request("GET", "/health/live"))) == 200
    assert [each.getMessage() for each in caplog.records if each.exc_info or each.levelno >= logging.ERROR] == []


PARTS = [
    b"GET", b"POST", b" ", b"/", b"/api/visitors", b"?", b"%", b"HTTP/1.1", b"\r\n", b"\n", b"Host", b":", b"localhost",
    b"Content-Length", b"5", b"-1", b"Transfer-Encoding", b"chunked", b"Expect: 100-continue", b"\0", b"\xff", b"[",
    b"{}", b"Upgrade: websocket", b"Connection: Upgrade", b"Origin: ", b"Content-Type: application/json", b"\x80" * 50,
]  # fmt: skip


def noise(rng: random.Random) -> bytes:
    """A request with some of its bytes replaced by others that mean something."""
    whole = bytearray(rng.choice([sent for sent, _ in EDGES if len(sent) < 2000]))
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(whole))
        whole[at : at + rng.randrange(12)] = rng.choice(PARTS)
    return bytes(whole)


@pytest.mark.parametrize("requests", [150, pytest.param(20_000, marks=pytest.mark.soak)])
async def test_broken_requests_are_answered_without_trouble(
    folder: Path, caplog: pytest.LogCaptureFixture, requests: int
) -> None:
    rng = random.Random(7)
    async with here(folder) as address:
        for _ in range(0, requests, 50):
            sent = [noise(rng) for _ in range(50)]
            found = await asyncio.gather(*(told(address, each, cut=True) for each in sent))
            assert [each for each, got in zip(sent, found, strict=True) if status(got) >= 500] == []
    assert [each.getMessage() for each in caplog.records if each.exc_info or each.levelno >= logging.ERROR] == []


async def test_pages_are_sent_compressed_to_those_who_take_it(folder: Path) -> None:
    async with here(folder) as address:
        plain = await told(address, request("GET", "/assets/index-abc.js"))
        small = await told(address, request("GET", "/assets/index-abc.js", "Accept-Encoding: gzip"))
    assert plain.endswith(b"play()" * 500)
    assert b"immutable" in plain
    assert len(small) < 1000
    for each in (b"content-encoding: gzip", b"content-type: text/javascript", b"content-security-policy: default-src"):
        assert each in small
