"""Where others can open the pages of this server: for the links and QR codes of a host who came by `localhost`."""

import contextlib
import socket
import struct
import sys
from collections.abc import Iterator, Sequence
from ipaddress import IPv4Address, ip_address

ANYWHERE = ("0.0.0.0", "::")
VIRTUAL = ("lo", "docker", "br-", "veth", "virbr", "vmnet")  # interfaces that lead to no other machine
ASK_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}  # SIOCGIFADDR


def reachable(host: str, port: int, public: Sequence[str], proxied: bool, client: str) -> list[str]:
    """The best first. Public names, which a proxy serves by TLS at the usual port; else the address it listens at, or
    those of this machine, which are nobody's business outside its networks."""
    if public:
        return [f"https://{name}" if proxied else f"http://{name}:{port}" for name in public]
    if not _is_near(client) or _is_loopback(host):
        return []
    found = own_addresses() if host in ANYWHERE else [f"[{host}]" if ":" in host else host]
    return [f"http://{each}:{port}" for each in found]


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one that leads on to others first. Nothing is sent."""
    found = dict.fromkeys([*_routed(), *_of_interfaces(), *_of_name()])
    return [each for each in found if _is_useful(each)]


def _routed() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        yield probe.getsockname()[0]


def _of_interfaces() -> Iterator[str]:
    ask = ASK_ADDRESS.get(sys.platform)
    if ask is None:
        return
    from fcntl import ioctl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if not name.startswith(VIRTUAL):
                with contextlib.suppress(OSError):  # it has no address
                    yield socket.inet_ntoa(ioctl(asking, ask, struct.pack("256s", name.encode()[:15]))[20:24])


def _of_name() -> Iterator[str]:
    with contextlib.suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(address[0])


def _is_useful(address: str) -> bool:
    found = IPv4Address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def _is_near(client: str) -> bool:
    with contextlib.suppress(ValueError):
        found = ip_address(client)
        return found.is_private or found.is_link_local
    return False


def _is_loopback(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return ip_address(host).is_loopback
    return host in ("", "localhost")
