"""Whom a request comes from, and by which name it came: behind proxies, and against pages that rebind a name."""

import socket

import pytest

from stammtisch.server.addresses import client_address, counted_as, is_own_host, names, networks, own_names

pytestmark = pytest.mark.once
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
