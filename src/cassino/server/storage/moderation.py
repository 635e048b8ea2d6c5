"""The operator's decisions, in memory: bans, and whether the server is read-only. Every request is checked here.

`cassino admin` writes them to the database; every few seconds each server looks there for new lines of the log.
"""

import ipaddress
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, func, or_, select

from cassino.hosted.match.timestamps import moment, now
from cassino.hosted.wire.refusal import Refusal
from cassino.server.storage import schema
from cassino.texts.message import Message

READ_ONLY = "read_only"
MOST_ADDRESSES = 10_000

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Order(NamedTuple):
    """One action of the operator, as it is logged."""

    number: int
    action: str
    target: str


@dataclass(frozen=True, slots=True)
class Ban:
    """A ban of a person (by id) or of a network, with its end (None: never) and the reason."""

    target: str
    until: str | None
    reason: str

    @property
    def network(self) -> Network | None:
        """The network; None for a person."""
        return network_in(self.target)

    def holds(self, at: str) -> bool:
        """Whether the ban is still in force."""
        return self.until is None or at < self.until

    def refusal(self) -> Refusal:
        """The message to the banned person."""
        fields, why = {"until": self.until}, {"reason": self.reason} if self.reason else {}
        if self.until is None:
            return Refusal("banned", "error-banned-because" if why else "error-banned", fields=fields, **why)
        key, end = "error-banned-until-because" if why else "error-banned-until", moment(self.until)
        return Refusal("banned", key, fields=fields, end=f"{end:%Y-%m-%d %H:%M}", **why)


def network_in(text: str) -> Network | None:
    """The network or address that a text names; None if it names neither.

    A single IPv6 address means its /64, which is usually one house.
    """
    try:
        network = ipaddress.ip_network(text, strict=False)
        is_house = network.version == 6 and "/" not in text and not network.network_address.ipv4_mapped
        return network.supernet(new_prefix=64) if is_house else network
    except ValueError:
        return None


def bans_in_force(connection: Connection) -> list[Ban]:
    """The bans that are not over, the oldest first."""
    columns = schema.bans.c
    query = select(columns.target, columns.until, columns.reason).order_by(columns.made, columns.target)
    return [Ban(*row) for row in connection.execute(query.where(or_(columns.until.is_(None), columns.until > now())))]


BansOf = Callable[[str], tuple[Ban, ...]]


class Moderation:
    """The operator's decisions as last read. `refresh` blocks: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._number = 0
        self._people: dict[str, Ban] = {}
        self._bans_of: BansOf | None = None
        self.read_only: str | None = None
        """The reason (may be empty) why the server refuses changes to matches; None if it accepts them."""

    def refresh(self) -> list[Order]:
        """Read what the operator has done since the last time. If there is nothing new, this is one small query."""
        with self._engine.connect() as connection:
            orders = self._orders(connection)
            if orders:
                self._read(connection)
                self._number = orders[-1].number
        return orders

    def begin(self) -> None:
        """Read the current decisions, without reporting how they came about."""
        with self._engine.connect() as connection:
            self._number = connection.scalar(select(func.max(schema.audit.c.number))) or 0
            self._read(connection)

    def _orders(self, connection: Connection) -> list[Order]:
        columns = schema.audit.c
        query = select(columns.number, columns.action, columns.target).where(columns.number > self._number)
        return [Order(*row) for row in connection.execute(query.order_by(columns.number))]

    def _read(self, connection: Connection) -> None:
        found = bans_in_force(connection)
        switch = select(schema.switches.c.reason).where(schema.switches.c.name == READ_ONLY)
        self.read_only = connection.scalar(switch)
        self._people = {ban.target: ban for ban in found if ban.network is None}
        networks = tuple((ban.network, ban) for ban in found if ban.network is not None)
        self._bans_of = lru_cache(MOST_ADDRESSES)(partial(_bans_of, networks)) if networks else None

    def refusal(self, user_id: str | None, host: str | None) -> Refusal | None:
        """The refusal for a person at an address, if either is banned; else None."""
        person = self._people.get(user_id) if user_id else None
        found = (*((person,) if person else ()), *(self._bans_of(host) if host and self._bans_of else ()))
        ban = next((each for each in found if each.holds(now())), None)
        return ban.refusal() if ban else None

    def check(self, user_id: str | None, host: str | None) -> None:
        """Raises Refusal if the person or the address is banned."""
        if refusal := self.refusal(user_id, host):
            raise refusal

    def check_writable(self) -> None:
        """Raises Refusal while the server is read-only."""
        if self.read_only is not None:
            notice = read_only_notice(self.read_only)
            raise Refusal(READ_ONLY, notice.key, **dict[str, Any](notice.args))


def _bans_of(networks: Sequence[tuple[Network, Ban]], host: str) -> tuple[Ban, ...]:
    """The bans that cover an address."""
    address = _address(host)
    return () if address is None else tuple(ban for network, ban in networks if address in network)


def _address(host: str) -> Address | None:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def read_only_notice(reason: str) -> Message:
    """The message to everybody while the server is read-only."""
    return Message("notice-read-only-because", {"reason": reason}) if reason else Message("notice-read-only")
