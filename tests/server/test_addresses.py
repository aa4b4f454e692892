"""A host who came by `localhost` is told an address that friends can open: of this machine, or the public name."""

import os
import socket
from pathlib import Path

import pytest
from serving import serving
from serving_here import serving_here

from stammtisch.client import Visitor
from stammtisch.server import reachable as module
from stammtisch.server.reachable import own_addresses, reachable

pytestmark = pytest.mark.once
TWO = ["192.168.1.7", "10.0.0.3"]


@pytest.fixture
def two_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "own_addresses", lambda: TWO)


@pytest.mark.usefixtures("two_networks")
@pytest.mark.parametrize(
    ("host", "public", "proxied", "client", "addresses"),
    [
        ("0.0.0.0", [], False, "127.0.0.1", ["http://192.168.1.7:8765", "http://10.0.0.3:8765"]),
        ("::", [], False, "192.168.1.9", ["http://192.168.1.7:8765", "http://10.0.0.3:8765"]),
        ("0.0.0.0", [], False, "8.8.8.8", []),  # a stranger learns nothing of our networks
        ("0.0.0.0", [], False, "", []),
        ("192.168.1.7", [], False, "127.0.0.1", ["http://192.168.1.7:8765"]),
        ("2001:db8::7", [], False, "::1", ["http://[2001:db8::7]:8765"]),
        ("127.0.0.1", [], False, "127.0.0.1", []),
        ("::1", [], False, "127.0.0.1", []),
        ("localhost", [], False, "127.0.0.1", []),
        ("127.0.0.1", ["cards.example.org"], True, "8.8.8.8", ["https://cards.example.org"]),
        ("0.0.0.0", ["cards.example.org"], False, "127.0.0.1", ["http://cards.example.org:8765"]),
    ],
)
def test_where_others_can_open_the_pages(
    host: str, public: list[str], proxied: bool, client: str, addresses: list[str]
) -> None:
    assert reachable(host, 8765, public, proxied, client) == addresses


def test_addresses_of_this_machine_are_no_loopback_and_each_is_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    named = [(0, 0, 0, "", (each, 0)) for each in ("127.0.1.1", "169.254.3.3", *TWO, TWO[0])]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: named)

    found = own_addresses()

    assert set(TWO) <= set(found)
    assert not {"127.0.1.1", "169.254.3.3"} & set(found)
    assert len(found) == len(set(found))
    with socket.socket() as listening:
        for each in set(found) - set(TWO):
            listening.bind((each, 0))  # it is ours
            break


@pytest.mark.usefixtures("two_networks")
async def test_the_page_is_told_so(sqlite_url: str) -> None:
    async with serving_here(sqlite_url, host="0.0.0.0") as (url, _):
        port = url.rpartition(":")[2]
        told = await Visitor(url, "").ask("GET", "/api/addresses")
        assert told == {"addresses": [f"http://{each}:{port}" for each in TWO]}


async def test_behind_a_proxy_it_is_the_public_name(sqlite_url: str) -> None:
    async with serving_here(sqlite_url, "127.0.0.1", host="127.0.0.1", host_names="cards.example.org") as (url, _):
        told = await Visitor(url, "").ask("GET", "/api/addresses")
        assert told == {"addresses": ["https://cards.example.org"]}


@pytest.mark.parametrize(("language", "says"), [("en", "Everybody"), ("nl", "Iedereen"), ("de", "Für alle")])
def test_the_server_says_its_public_name_when_it_starts(language: str, says: str, tmp_path: Path) -> None:
    flags = ("--host-name", "cards.example.org", "--trusted-proxies", "127.0.0.1")
    surroundings = {**os.environ, "LC_ALL": f"{language}.UTF-8"}
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, *flags, surroundings=surroundings) as server:
        assert server.process.stdout is not None
        assert server.process.stdout.readline() == f"{says}: https://cards.example.org\n"
