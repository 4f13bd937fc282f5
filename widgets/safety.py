"""What the server lets in, and what its answers forbid the browser: names, messages, headers.

The threats that this answers, with the test for each, stand in `deploy/THREATS.md`. Nothing here knows Tornado or
Jupyter: `widgets/gate.py` puts it in their way.
"""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import json
import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from urllib.parse import urlsplit

from phase10.errors import Phase10Error, shown

ADDRESS = "PHASE10_ADDRESS"
"""The environment variable in which the server tells its pages where others find it; empty: on this computer only."""

PROTOCOL = "v1.kernel.websocket.jupyter.org"
"""How pages and kernels frame their messages, the only way that is understood here."""
MESSAGES = {"kernel_info_request", "comm_info_request", "comm_open", "comm_msg", "comm_close"}
"""What a page sends; none of these runs code, completes it or looks into it."""
OPENED = "jupyter.widget.control"
"""The one channel that a page opens, to ask for the widgets that are there: it makes none of its own."""
PARTS = 12
"""Parts of one message at most: header, parent, metadata, content, and buffers."""

A_SECOND, AT_ONCE, LARGE = 50, 400, 20_000
"""Messages that a page may send in the long run and at once, and how many bytes count as one more."""

OWN_DOMAINS = ("localhost", "local", "lan", "internal", "home.arpa")
"""Ends of names that nobody can register, so no foreign site can have one."""
LONGEST_NAME = 253
PUBLIC, SITE = "https://school.example/phase10/", "https://moodle.example.org"
"""How an address to open the kit by looks, and a site that may show it in a frame."""

_ORIGIN = re.compile(r"https?://(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?/?", re.IGNORECASE)
_HOST = re.compile(r"[a-z0-9.-]+(:[0-9]+)?")
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)

FORBIDDEN = "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb"
"""Features of a browser that no page needs."""
FIXED = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in FORBIDDEN.split()),
}
"""Headers that every answer has."""


@dataclass(frozen=True, slots=True)
class Door:
    """Where the server answers: under which names, and below which path (from slash to slash) all its addresses lie.

    `frames` are the sites that may show its pages in a frame, `scripts` the hashes of those that stand in a page.

    >>> Door().knows("192.168.1.20"), Door().knows("evil.example"), Door(names=("quiz.example",)).knows("quiz.example")
    (True, False, True)
    """

    names: tuple[str, ...] = ()
    base: str = "/"
    frames: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()

    def knows(self, name: str) -> bool:
        """Whether a request may ask for this host name.

        A foreign site can let its own name lead here (DNS rebinding) and would then be the same site to the browser.
        So only what cannot be a foreign site's name is known: addresses, names without a dot, names that nobody can
        register, this computer's own, and those that the server was told.
        """
        name = name.lower().rstrip(".")
        if _is_address(name):
            return True
        own = {*self.names, socket.gethostname().lower()}
        return "." not in name or name in own or name.endswith(tuple(f".{domain}" for domain in OWN_DOMAINS))

    def policy(self, host: str) -> str:
        """The content security policy of a page that was asked for by this host, which may end in a port.

        Voila's front end and the widgets' manager add style elements, so styles may stand in the page. A widget's
        script comes over the websocket and is loaded from a `blob:`, which only a script that already runs can make.
        """
        # Older browsers do not count the websocket as 'self', and none takes an IPv6 address here.
        sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
        frames = " ".join(("frame-ancestors 'self'", *self.frames))
        return f"{policy(self.scripts, connect=sockets)}; {frames}"

    def headers(self, host: str, *, secure: bool) -> dict[str, str]:
        """What every answer tells the browser; `secure`: whether the reader came by https."""
        found = FIXED | {"Content-Security-Policy": self.policy(host.lower())}
        if not self.frames:
            found["X-Frame-Options"] = "SAMEORIGIN"  # for browsers that do not know frame-ancestors
        if secure or is_loopback(host):
            found["Cross-Origin-Opener-Policy"] = "same-origin"  # elsewhere a browser only complains of it
        return found


@dataclass(slots=True)
class Pace:
    """How fast one page's messages are read: many at once, but not for long.

    >>> pace = Pace()
    >>> waits = [pace.wait(0, size=100) for _ in range(AT_ONCE + A_SECOND)]
    >>> waits[0], round(waits[-1]), round(pace.wait(60, size=20 * LARGE))
    (0.0, 1, 0)
    """

    paid: float = float("-inf")
    """The moment up to which the messages that came are allowed for."""

    def wait(self, now: float, size: int) -> float:
        """A message of so many bytes came at this moment: the seconds before the next may be read."""
        self.paid = max(self.paid, now - AT_ONCE / A_SECOND) + (1 + size / LARGE) / A_SECOND
        return max(0.0, self.paid - now)


def policy(scripts: Iterable[str], *, connect: str = "", run: str = "") -> str:
    """The content security policy of every page: nothing but what comes from where it comes from itself.

    `scripts` are the hashes of those that stand in the page, `connect` and `run` what it may reach and run besides.

    >>> policy(["sha256-x"], run=" 'wasm-unsafe-eval'").split("; ")[:2]
    ["default-src 'none'", "script-src 'self' blob: 'wasm-unsafe-eval' 'sha256-x'"]
    """
    known = "".join(f" '{script}'" for script in scripts)
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' blob:{run}{known}",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            f"connect-src 'self'{connect}",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def frame_origins(token: str) -> tuple[str, ...]:
    """The sites that may show pages in a frame, from what was typed: one, or several with commas between.

    >>> frame_origins("https://moodle.example.org, https://*.example.com:8443/")
    ('https://moodle.example.org', 'https://*.example.com:8443')
    """
    origins = [part for part in re.split(r"[,\s]+", token) if part]
    for origin in origins or [token]:
        if not _ORIGIN.fullmatch(origin) or ".." in origin:
            raise Phase10Error("serve-bad-frame-ancestors", token=shown(origin), example=SITE)
    return tuple(origin.rstrip("/").lower() for origin in origins)


def public_address(token: str) -> str:
    """The address that readers open the kit by, with a slash at its end, from what was typed.

    >>> public_address("https://school.example/phase10")
    'https://school.example/phase10/'
    """
    try:
        parts = urlsplit(token)
        fits = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1)
    except ValueError:
        fits = None
    plain = re.fullmatch(r"[a-zA-Z]+://[\w.:\[\]-]+(/[\w./~-]*)?", token, re.ASCII)
    if not fits or not plain or len(token) > LONGEST_NAME:
        raise Phase10Error("serve-bad-public-url", token=shown(token), example=PUBLIC)
    return token.rstrip("/") + "/"


def host_of(address: str) -> str:
    """The host name in an address.

    >>> host_of("http://[::1]:8866/check"), host_of("https://School.example/phase10/")
    ('::1', 'school.example')
    """
    return urlsplit(address).hostname or ""


def script_hashes(html: str) -> tuple[str, ...]:
    """What a policy calls the scripts that stand in a page.

    >>> script_hashes("<script>1</script> <script src='x'></script>")
    ('sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=',)
    """
    digests = (hashlib.sha256(script.encode()).digest() for script in _SCRIPT.findall(html))
    return tuple(f"sha256-{base64.b64encode(digest).decode()}" for digest in digests)


def is_wanted(message: str | bytes) -> bool:
    """Whether a message that came over the websocket is one that a page sends; anything malformed is not.

    Jupyter's own reader trusts the numbers in a message, and would count to any of them.
    """
    if not isinstance(message, bytes):
        return False
    try:
        channel, *parts = _parts(message)
        header, content = json.loads(parts[0]), json.loads(parts[3])
        kind, target = header["msg_type"], content.get("target_name")
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return False
    if channel != b"shell" or not isinstance(kind, str) or header.get("subshell_id") is not None:
        return False
    return kind in MESSAGES and (kind != "comm_open" or target == OPENED)


def _parts(message: bytes) -> list[bytes]:
    """The channel and the parts of a message; `ValueError` when its table of offsets is not in order."""
    count = int.from_bytes(message[:8], "little")
    if count > PARTS + 2:
        raise ValueError("more parts than a page sends")
    offsets = [int.from_bytes(message[8 * at : 8 * at + 8], "little") for at in range(1, count + 1)]
    if offsets != sorted(offsets) or [offsets[0], offsets[-1]] != [8 * (count + 1), len(message)]:
        raise ValueError("no message of this protocol")
    return [message[start:end] for start, end in pairwise(offsets)]


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether a host, which may end in a port, is this computer by one of its own names."""
    name = urlsplit(f"//{host}").hostname if re.fullmatch(r"[\w.:\[\]-]+", host) else None
    return name == "localhost" or bool(name and _is_address(name) and ipaddress.ip_address(name).is_loopback)
