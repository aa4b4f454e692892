"""Whom a request comes from, and by which name it came: behind proxies, and against pages that rebind a name."""

import asyncio
import contextlib
import http.client
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import serving, until

from stammtisch.client import visit
from stammtisch.server.addresses import client_address, counted_as, is_own_host, names, networks, own_names

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[2]
TRUSTED = networks("127.0.0.1, 10.0.0.0/8,2001:db8:7::/48")


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("192.0.2.7", [], "192.0.2.7"),
        ("192.0.2.7", ["198.51.100.1"], "192.0.2.7"),  # nobody is believed who is not trusted
        ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["203.0.113.9, 198.51.100.1"], "198.51.100.1"),  # what the client says of itself
        ("127.0.0.1", ["203.0.113.9", "198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["198.51.100.1, 10.1.2.3"], "198.51.100.1"),
        ("127.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("127.0.0.1", ["[2001:db8::1]:4711"], "2001:db8::1"),
        ("::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["10.0.0.5"], "10.0.0.5"),
        ("127.0.0.1", ["198.51.100.1, unknown"], "127.0.0.1"),
        ("127.0.0.1", [""], "127.0.0.1"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("", ["198.51.100.1"], ""),
    ],
)
def test_only_trusted_proxies_say_whom_a_request_comes_from(peer: str, forwarded: list[str], address: str) -> None:
    assert client_address(peer, forwarded, TRUSTED) == address
    assert client_address(peer, forwarded, []) in (peer, "127.0.0.1")


def test_an_address_of_ipv6_is_counted_by_its_network() -> None:
    assert counted_as("2001:db8:1:2:3::4") == counted_as("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert counted_as("2001:db8:1:3::") != counted_as("2001:db8:1:2::")
    assert counted_as("::ffff:192.0.2.7") == counted_as("192.0.2.7") == "192.0.2.7"


@pytest.mark.parametrize("wrong", ["caddy", "10.0.0.1/8", "300.0.0.1", "127.0.0.1 10.0.0.1", "*"])
def test_a_wrong_proxy_is_named(wrong: str) -> None:
    with pytest.raises(ValueError, match="a trusted proxy is an address or a network") as error:
        networks(f"127.0.0.1,{wrong}")
    assert repr(wrong) in str(error.value)


@pytest.mark.parametrize("wrong", ["http://example.org", "example.org:80", "example.org/x", "a@b", "[", "x" * 254])
def test_a_wrong_host_name_is_named(wrong: str) -> None:
    with pytest.raises(ValueError, match="a host name is written without scheme and port"):
        names(f"cards.example.org,{wrong}")


def test_the_names_of_this_server() -> None:
    own = socket.gethostname()
    known = own_names() | {*names("Cards.Example.org., tables.example.org")}
    ours = ["localhost", "localhost:8765", "app.localhost", "192.168.1.7:8765", "[::1]:8765", "[fe80::1]", "127.0.0.1"]
    ours += [
        own,
        f"{own}:8765",
        f"{own}.local",
        "laptop:8765",
        "cards.example.org",
        "TABLES.example.org:443",
        "localhost.",
    ]
    assert [host for host in ours if not is_own_host(host, known)] == []
    theirs = [
        "evil.example",
        "evil.example:8765",
        "127.0.0.1.nip.io",
        "x.cards.example.org",
        "evil.local",
        "",
        "[",
        ":1",
    ]
    assert [host for host in theirs if is_own_host(host, known)] == []


NGINX = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
CADDY = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
SERVE = "stammtisch serve --host 127.0.0.1 --host-name cards.example.org --trusted-proxies 127.0.0.1"


def test_the_recipes_pass_on_what_the_server_reads() -> None:
    for recipe in (NGINX, CADDY):
        assert recipe.count("{") == recipe.count("}")
        assert SERVE in recipe
        assert SERVE in (ROOT / "docs" / "operations.md").read_text("utf-8")
    passed = re.findall(r"proxy_set_header (\S+) (\S+);", NGINX)
    assert passed == [
        ("Host", "$http_host"),
        ("X-Forwarded-For", "$remote_addr"),
        ("Upgrade", "$http_upgrade"),
        ("Connection", "$stammtisch_connection"),
    ]


@contextlib.contextmanager
def proxy(kind: str, folder: Path, server: int) -> Iterator[int]:
    """The recipe in front of a server at that port; where it listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    found = shutil.which(kind, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found, f"install {kind} (on Debian: apt install nginx-light caddy)"
    if kind == "nginx":
        site = NGINX.replace("listen 80;", f"listen 127.0.0.1:{port};").replace("127.0.0.1:8765", f"127.0.0.1:{server}")
        places = "".join(f"{each}_temp_path {folder};" for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        whole = (
            f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {places} {site} }}"
        )
        (folder / "nginx.conf").write_text(whole)
        command, surroundings = [found, "-p", str(folder), "-c", str(folder / "nginx.conf")], {}
    else:
        command = [found, "run", "--config", str(ROOT / "deploy" / "Caddyfile"), "--adapter", "caddyfile"]
        surroundings = {"STAMMTISCH_SITE": f"http://:{port}", "STAMMTISCH_SERVER": f"127.0.0.1:{server}"}
        surroundings |= {"CADDY_ADMIN": f"unix/{folder}/admin", "HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        running = subprocess.Popen(command, env={**os.environ, **surroundings}, stdout=log, stderr=log)
    try:
        while running.poll() is None:
            with contextlib.suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.02)
        assert running.poll() is None, (folder / "proxy.log").read_text()
        yield port
    finally:
        running.terminate()
        running.wait()


def guess(port: int, source: str, secret: str, said: str) -> int:
    """The status of a wrong code from an address of ours that says it is another's."""
    connection = http.client.HTTPConnection("127.0.0.1", port, source_address=(source, 0))
    with contextlib.closing(connection):
        heads = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json", "X-Forwarded-For": said}
        connection.request("POST", "/api/join", '{"code": "ABCD23"}', heads)
        return connection.getresponse().status


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_behind_a_proxy_people_play_and_each_address_is_itself(tmp_path: Path, kind: str) -> None:
    async def play(url: str) -> list[str]:
        async with visit(url) as anna, visit(url) as bert:
            opened = await anna.open_table("foppen", seats=3, bots=["", "random"], pace=0)
            await bert.join(opened.code)
            async with anna.at(opened.table) as first, bert.at(opened.table) as second:
                await second.sit(1)
                await asyncio.gather(first.ready(), second.ready())
                await until(first, lambda now: now.match is not None)
            assert await anna.record(opened.table)
            return [(await anna.ask("POST", "/api/visitors", {}))["secret"] for _ in range(8)]

    flags = ("--trusted-proxies", "127.0.0.1", "--host-name", "cards.example.org")
    with (
        serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, *flags) as server,
        proxy(kind, tmp_path, server.port) as port,
    ):
        secrets = asyncio.run(play(f"http://127.0.0.1:{port}"))
        judged = [guess(port, "127.0.0.2", secrets[i % 4], f"198.51.100.{i}") for i in range(40)]
        assert (judged.count(404), judged.count(429)) == (30, 10)
        assert guess(port, "127.0.0.3", secrets[5], "127.0.0.2") == 404
        assert guess(port, "127.0.0.2", secrets[6], "127.0.0.3") == 429
