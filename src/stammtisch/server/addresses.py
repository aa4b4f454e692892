"""Where a request comes from, behind which proxies, and by which name it reached this server."""

import socket
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

Network = IPv4Network | IPv6Network
LONGEST_NAME = 253


def networks(text: str) -> list[Network]:
    """Addresses and networks from a list with commas; `ValueError` for what is neither."""
    found = list[Network]()
    for each in filter(None, map(str.strip, text.split(","))):
        try:
            found.append(ip_network(each))
        except ValueError:
            raise ValueError(
                f"a trusted proxy is an address or a network, as 127.0.0.1 or 10.0.0.0/8, not {each!r}"
            ) from None
    return found


def names(text: str) -> list[str]:
    """Names of hosts from a list with commas; `ValueError` for what is none."""
    found = [each.rstrip(".").lower() for each in map(str.strip, text.split(",")) if each]
    for each in found:
        if _hostname(each) != each or len(each) > LONGEST_NAME:
            raise ValueError(f"a host name is written without scheme and port, as cards.example.org, not {each!r}")
    return found


def client_address(peer: str, forwarded: Iterable[str], trusted: Sequence[Network]) -> str:
    """The address of a client: `X-Forwarded-For` is read from the right, as far as trusted proxies have written it."""
    address = _parsed(peer)
    for hop in reversed(",".join(forwarded).split(",")):
        before = _parsed(_without_port(hop.strip()))
        if before is None or not is_trusted(address, trusted):
            break
        address = before
    return peer if address is None else str(address)


def sender(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request or a socket comes from, as it is counted."""
    return counted_as(client_of(connection))


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    peer = connection.client.host if connection.client else ""
    forwarded = connection.headers.getall("x-forwarded-for", [])
    return client_address(peer, forwarded, connection.app.state.trusted)


def at_this_machine(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a request comes from this machine itself, by whichever of its addresses."""
    client, own = _parsed(client_of(connection)), _parsed((connection.scope.get("server") or ("",))[0])
    return client is not None and (client.is_loopback or client == own)


def is_trusted(address: IPv4Address | IPv6Address | str | None, trusted: Sequence[Network]) -> bool:
    found = _parsed(address) if isinstance(address, str) else address
    return found is not None and any(found in network for network in trusted)


def counted_as(address: str) -> str:
    """Those who are counted as one: an IPv4 address, or the /64 that an IPv6 customer is given."""
    found = _parsed(address)
    return str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else str(found or address)


def own_names() -> set[str]:
    """The names that this machine has by itself."""
    own = socket.gethostname().lower()
    return {own, f"{own.partition('.')[0]}.local"}


def is_own_host(host: str, known: set[str]) -> bool:
    """Whether a `Host` is ours. A foreign page can come here by a name of its own only, which resolves to this machine
    (DNS rebinding): never by an address, by localhost or by a name without a dot."""
    name = (_hostname(host) or "").rstrip(".")
    return bool(name) and (name in known or "." not in name or name.endswith(".localhost") or _parsed(name) is not None)


def _hostname(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    """None for what is no address; an IPv4 address written as one of IPv6 is itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
