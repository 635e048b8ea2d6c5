"""The names of this server, and its own pages."""

import ipaddress
import re
import socket
from dataclasses import dataclass, field
from functools import cached_property
from urllib.parse import SplitResult, urlsplit

LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
HOME_ENDINGS = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
"""Names that nobody can register, so that no other site's page can have one that points here."""
HOST = re.compile(r"(?:\[(?P<address>[0-9A-Fa-f:.]+)\]|(?P<name>[\w.-]+))(?::(?P<port>\d{1,5}))?", re.ASCII)
MOST_PORTS = 65535
USUAL_PORTS = {"http": 80, "https": 443}
SECURE = {"http": "http", "ws": "http", "https": "https", "wss": "https"}


def _split(address: str) -> SplitResult | None:
    try:
        parts = urlsplit(address)
        _ = parts.port  # raises for an invalid port
    except ValueError:
        return None
    return parts


def name_in(host: str) -> str:
    """The name in a Host header, without the port; empty if it cannot be read."""
    found = HOST.fullmatch(host)
    if found is None or int(found["port"] or 0) > MOST_PORTS:
        return ""
    return (found["address"] or found["name"]).lower().rstrip(".")


def origin(address: str) -> str | None:
    """The origin of an address as browsers write it: scheme, name, and the port if it is not the default."""
    parts = _split(address)
    if parts is None or parts.scheme not in USUAL_PORTS or not parts.hostname or "@" in parts.netloc:
        return None
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    port = "" if parts.port in (None, USUAL_PORTS[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{name}{port}"


def is_at_home(name: str) -> bool:
    """Whether a name is an address, or a name that only the local network uses: no other site's page can have it."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        own = socket.gethostname().lower()
        return bool(name) and ("." not in name or name.endswith(HOME_ENDINGS) or name == own)
    return True


@dataclass(frozen=True)
class Site:
    """The names of this server: where it listens, and the public address, if it has one."""

    host: str
    public_url: str = ""
    public_origin: str | None = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "public_origin", origin(self.public_url) if self.public_url else None)

    @cached_property
    def public_name(self) -> str | None:
        """The name in the public address."""
        return urlsplit(self.public_origin).hostname if self.public_origin else None

    @property
    def is_secure(self) -> bool:
        """Whether people use it by https."""
        return (self.public_origin or "").startswith("https:")

    @property
    def is_private(self) -> bool:
        """Whether only this machine can reach it."""
        return self.host in LOOPBACK and not self.public_url

    def knows(self, host: str) -> bool:
        """Whether a Host header names this server; an unknown name that points here belongs to somebody else's page."""
        name = name_in(host)
        if name in LOOPBACK or (name and name == self.public_name):
            return True
        return self.public_name is None and self.host not in LOOPBACK and is_at_home(name)

    def origin_of(self, scheme: str, host: str) -> str | None:
        """The origin of this server's pages for a client that uses this Host header."""
        name = name_in(host)
        if self.public_origin and name == self.public_name:
            return self.public_origin
        return origin(f"{SECURE.get(scheme, scheme)}://{host}")

    def is_own(self, claimed: str, scheme: str, host: str) -> bool:
        """Whether an Origin header is exactly that of this server's pages."""
        return claimed == self.origin_of(scheme, host)
