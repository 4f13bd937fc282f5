"""Where other computers find this one. None of them is asked."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable

import psutil  # type: ignore[import-untyped]  # ipykernel depends on it

ELSEWHERE = ("203.0.113.1", 9)
"""An address that belongs to nobody (RFC 5737), to learn which way this computer would take; nothing is sent there."""
INNER = re.compile(r"docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|tun|tap|wg|zt|tailscale|lxc|podman", re.IGNORECASE)
"""Names of interfaces that lead to machines inside this one, or through a tunnel: no pupil is there."""


def addresses(host: str) -> tuple[str, ...]:
    """The addresses by which other computers reach a server that listens on this one, the likeliest first.

    >>> addresses("127.0.0.1"), addresses("192.168.1.20")
    ((), ('192.168.1.20',))
    """
    listening = ipaddress.ip_address(host.partition("%")[0])
    if listening.is_loopback:
        return ()
    return (host,) if not listening.is_unspecified else ordered(_interfaces(), _way_out())


def ordered(interfaces: Iterable[tuple[str, str]], way_out: str) -> tuple[str, ...]:
    """Addresses of interfaces, (name, IPv4 address) each, the likeliest to be in the network of a class first.

    >>> ordered([("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("en0", "10.0.0.7"), ("en1", "10.0.0.8")], "10.0.0.8")
    ('10.0.0.8', '10.0.0.7', '172.17.0.1')
    """
    outside = [
        (address != way_out, bool(INNER.match(name)), ipaddress.ip_address(address).is_link_local, address)
        for name, address in interfaces
        if not ipaddress.ip_address(address).is_loopback
    ]
    return tuple(address for *_, address in sorted(outside, key=lambda one: one[:3]))


def _interfaces() -> list[tuple[str, str]]:
    up = {name for name, state in psutil.net_if_stats().items() if state.isup}
    return [
        (name, one.address)
        for name, found in psutil.net_if_addrs().items()
        for one in found
        if name in up and one.family == socket.AF_INET
    ]


def _way_out() -> str:
    """This computer's address towards all others, empty when there is no way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # of a datagram socket: it chooses a way, and says nothing
        except OSError:
            return ""
        return str(probe.getsockname()[0])
