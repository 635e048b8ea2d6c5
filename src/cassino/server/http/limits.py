"""Limits on requests: token buckets for each socket, person and address.

Each worker decides by its own buckets, without waiting. If workers share their limits (`Limits.share`), a ledger tells
each bucket what other workers have taken out of it.
"""

import asyncio
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache, partial
from typing import Protocol

from starlette.requests import HTTPConnection

from cassino.server.http.refusals import BadRequest

MOST_BUCKETS = 20_000
NETWORK_BITS = 64
"""A house gets a whole /64 network of IPv6, so all its addresses count as one."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something may happen: `burst` times at once, and `per_second` times in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Rates:
    """All limits. The defaults leave room for a family, or a school class, behind one address."""

    socket_frames: Rate = Rate(200, 30)
    user_frames: Rate = Rate(600, 90)
    address_frames: Rate = Rate(3000, 600)
    strikes: Rate = Rate(60, 1)
    """How many frames sent too fast are answered with an error. After that, the socket is closed."""
    talk: Rate = Rate(6, 0.5)
    user_requests: Rate = Rate(300, 30)
    address_requests: Rate = Rate(1500, 150)
    user_matches: Rate = Rate(60, 0.2)
    address_matches: Rate = Rate(150, 1)
    reports: Rate = Rate(5, 1 / 60)
    """Reports to the operator, for each person and for each address."""
    user_compute: Rate = Rate(10_000, 250)
    """Milliseconds for work that takes longer than a move: hints, rule books, large tables, records."""
    address_compute: Rate = Rate(60_000, 750)
    user_reviews: Rate = Rate(60_000, 250)
    """Milliseconds for reviews: a separate budget, so that a review does not use up hints or taps."""
    address_reviews: Rate = Rate(300_000, 500)
    guests: Rate = Rate(40, 0.1)
    login_tries: Rate = Rate(10, 1 / 60)
    """For one name from one address, so that nobody can lock somebody else out."""
    login_names: Rate = Rate(100, 0.1)
    """For one name from anywhere."""
    address_logins: Rate = Rate(40, 0.2)
    address_keys: Rate = Rate(10, 1 / 60)
    """Attempts to come back to a seat with a key, from one address."""
    match_keys: Rate = Rate(40, 1 / 30)
    """The same at one match, from anywhere."""
    user_sockets: int = 60
    address_sockets: int = 400
    address_connections: int = 800
    """Connections of one address, also those over which nothing has come yet; those of a proxy have no limit."""
    exempt: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    """Networks without limits by address: programs on this machine, or a proxy that sends no addresses."""
    known: tuple[str, ...] = ()
    """Networks with many people behind one address: a school, a club."""
    known_times: int = 10
    """All limits by address are this many times as large for known networks."""


SHARED = (
    "user_requests", "address_requests", "user_matches", "address_matches", "reports", "user_compute",
    "address_compute", "user_reviews", "address_reviews", "guests", "login_tries", "login_names", "address_logins",
    "address_keys", "match_keys",
)  # fmt: skip
"""The limits that workers share."""


class TooFast(BadRequest):
    """An HTTP request that is answered with 429; `seconds`: how long to wait."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, math.ceil(seconds))
        fields = {"seconds": self.seconds}
        super().__init__(429, "too_fast", "error-too-fast-for", fields=fields, seconds=self.seconds)


class Bucket:
    """Tokens that come back over time. `take()` returns whether there was one, so whether something may be done.

    For one socket: `bucket = Bucket(rates.talk)`, then `if not bucket.take(): refuse`.
    """

    __slots__ = ("at", "clock", "left", "rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.left = rate.burst
        self.at = clock()

    def take(self, tokens: float = 1) -> bool:
        """Take a token, if there is one."""
        self.fill()
        if self.left < tokens:
            return False
        self.spend(tokens)
        return True

    def spend(self, tokens: float) -> None:
        """Take tokens, even if there are not enough; a negative number gives some back."""
        self.left -= tokens

    def fill(self) -> None:
        """Add the tokens that have come back."""
        now = self.clock()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now

    @property
    def wait(self) -> float:
        """After how many seconds there will be a token."""
        return max(0.0, 1 - self.left) / self.rate.per_second


class Ledger(Protocol):
    """What workers share: how much all of them together have taken out of each bucket."""

    def note(self, bucket: "SharedBucket") -> None:
        """Something was taken out of a bucket here. Returns at once."""


class SharedBucket(Bucket):
    """A bucket that several workers take out of. Each has a copy, which may briefly lag behind; then it owes tokens.

    name: the same at every worker.
    """

    __slots__ = ("_ledger", "_untold", "name")

    def __init__(self, rate: Rate, name: str, ledger: Ledger, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(rate, clock)
        self.name = name
        self._ledger = ledger
        self._untold = 0.0
        """Tokens taken here that other workers do not know about yet."""

    def spend(self, tokens: float) -> None:
        """Take tokens, and report it to other workers."""
        super().spend(tokens)
        self._untold += tokens
        self._ledger.note(self)

    def report(self) -> float:
        """The tokens to report: never more than are missing here, however long nothing could be reported."""
        self.fill()
        told, self._untold = min(self._untold, self.rate.burst - self.left), 0.0
        return told

    def take_back(self, told: float) -> None:
        """Keep the tokens of a report that could not be sent for the next one. told: how many."""
        self._untold += told

    def learn(self, left: float) -> None:
        """Set how many tokens all workers together have left."""
        self.fill()
        self.left = left - self._untold


class Buckets:
    """A bucket for each key. If there are too many keys, those used longest ago are removed."""

    def __init__(self, rate: Rate, most: int = MOST_BUCKETS, times: Callable[[Hashable], int] = lambda _key: 1) -> None:
        """times: how many times as much as usual a key may have."""
        self.rate = rate
        self._times = times
        self._new: Callable[[Hashable], Bucket] = lambda key: Bucket(self._rate_of(key))
        self._most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: Hashable) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = self._new(key)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def share(self, name: str, ledger: Ledger) -> None:
        """Share all buckets made from now on with other workers, under the name of these limits."""
        self._new = lambda key: SharedBucket(self._rate_of(key), f"{name}:{key}", ledger)

    def _rate_of(self, key: Hashable) -> Rate:
        times = self._times(key)
        return self.rate if times == 1 else Rate(times * self.rate.burst, times * self.rate.per_second)

    def check(self, key: Hashable) -> None:
        """Take a token from the bucket of a key; the key None has no limit. Raises TooFast."""
        if key is None:
            return
        bucket = self.of(key)
        if not bucket.take():
            raise TooFast(bucket.wait)


VISITORS = 8
"""This many visitors without a session behind one address have something computed at the same time."""
RESERVED = 20.0
"""Milliseconds charged for work whose cost is not known yet."""


class Purse:
    """A person's budget in milliseconds. People behind one address also share the budget of the address.

    people: how many may use it at the same time; several where only their address is known.
    """

    def __init__(self, name: str, buckets: Sequence[Bucket], people: int = 1) -> None:
        self.name = name
        self.people = people
        self._buckets = buckets

    @property
    def wait(self) -> float:
        """After how many seconds there will be budget left."""
        for bucket in self._buckets:
            bucket.fill()
        return max((bucket.wait for bucket in self._buckets), default=0.0)

    def reserve(self) -> float:
        """Charge `RESERVED` until the cost is known. Raises TooFast."""
        if (wait := self.wait) > 0:
            raise TooFast(wait)
        self._take(RESERVED)
        return RESERVED

    def settle(self, reserved: float, milliseconds: float) -> None:
        """Charge the real cost instead of what was reserved; the budget may go into debt."""
        self._take(milliseconds - reserved)

    async def ready(self) -> None:
        """Wait until there is budget left."""
        while wait := self.wait:
            await asyncio.sleep(wait)

    def _take(self, milliseconds: float) -> None:
        for bucket in self._buckets:
            bucket.spend(milliseconds)


class Verdict(Enum):
    """What to do with a frame."""

    GO = "go"
    """Answer it."""
    SLOW = "slow"
    """Answer with the error `too_fast`."""
    STOP = "stop"
    """Close the socket with code 1008."""


class SocketBrake:
    """The limits of one open WebSocket.

    `brake = limits.brake(websocket, user)`; if `brake.admit()` is false, close the socket at once with 1008. Call
    `brake.frame()` for each frame received, and at the end, whatever happens, `brake.close()`.
    """

    def __init__(self, limits: "Limits", address: str | None, user_id: str | None) -> None:
        self._limits = limits
        self._address = address
        self._user_id = user_id
        self._frames = Bucket(limits.rates.socket_frames)
        self._strikes = Bucket(limits.rates.strikes)
        self._is_counted = False

    def admit(self) -> bool:
        """Whether the person and the address may open another socket; if so, this one is counted."""
        rates, count = self._limits.rates, self._limits.open_sockets
        if self._user_id is not None and count["user", self._user_id] >= rates.user_sockets:
            return False
        if self._address is not None and count["address", self._address] >= self._limits.most_sockets(self._address):
            return False
        self._is_counted = True
        count.update(self._keys())
        return True

    def frame(self) -> Verdict:
        """What to do with a frame that has arrived."""
        limits = self._limits
        if (
            self._frames.take()
            and (self._user_id is None or limits.user_frames.of(self._user_id).take())
            and (self._address is None or limits.address_frames.of(self._address).take())
        ):
            return Verdict.GO
        return Verdict.SLOW if self._strikes.take() else Verdict.STOP

    def close(self) -> None:
        """The socket is closed."""
        if not self._is_counted:
            return
        self._is_counted = False
        count = self._limits.open_sockets
        for key in self._keys():
            count[key] -= 1
            if count[key] <= 0:
                del count[key]

    def _keys(self) -> list[tuple[str, str]]:
        named = (("user", self._user_id), ("address", self._address))
        return [(kind, key) for kind, key in named if key is not None]


@dataclass
class Limits:
    """All buckets of this worker."""

    rates: Rates = field(default_factory=Rates)

    def __post_init__(self) -> None:
        rates = self.rates
        of_address = partial(Buckets, times=lru_cache(MOST_BUCKETS)(self._times))
        self.user_frames, self.address_frames = Buckets(rates.user_frames), of_address(rates.address_frames)
        self.user_requests, self.address_requests = Buckets(rates.user_requests), of_address(rates.address_requests)
        self.user_matches, self.address_matches = Buckets(rates.user_matches), of_address(rates.address_matches)
        self.reports = of_address(rates.reports)
        self.user_compute, self.address_compute = Buckets(rates.user_compute), of_address(rates.address_compute)
        self.user_reviews, self.address_reviews = Buckets(rates.user_reviews), of_address(rates.address_reviews)
        self.guests = of_address(rates.guests)
        self.login_tries, self.login_names = Buckets(rates.login_tries), Buckets(rates.login_names)
        self.address_logins = of_address(rates.address_logins)
        self.address_keys, self.match_keys = of_address(rates.address_keys), Buckets(rates.match_keys)
        self.open_sockets: Counter[tuple[str, str]] = Counter()
        self._exempt = tuple(ipaddress.ip_network(each) for each in rates.exempt)
        self._known = tuple(ipaddress.ip_network(each) for each in rates.known)
        self.key_of = lru_cache(MOST_BUCKETS)(self._key_of)
        """The key of an address; None if it has no limits."""

    def share(self, ledger: Ledger) -> None:
        """Share the limits of HTTP requests and of computing time with other workers.

        Frames and open sockets are counted only here, because the windows of a match are at one worker.
        """
        for name in SHARED:
            buckets: Buckets = getattr(self, name)
            buckets.share(name, ledger)

    def address_of(self, connection: HTTPConnection) -> str | None:
        """The key of the client's address; None if it has no limits."""
        return self.key_of(connection.client.host) if connection.client else None

    def _key_of(self, host: str) -> str | None:
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return host
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
            address = address.ipv4_mapped
        if any(address in network for network in self._exempt):
            return None
        if isinstance(address, ipaddress.IPv6Address):
            return str(ipaddress.ip_network((int(address), NETWORK_BITS), strict=False))
        return str(address)

    def _times(self, key: Hashable) -> int:
        """How many times as much as usual an address may have; 1 for any other key."""
        try:
            network = ipaddress.ip_network(str(key))
        except ValueError:
            return 1
        is_known = any(network.overlaps(each) for each in self._known if each.version == network.version)
        return self.rates.known_times if is_known else 1

    def most_sockets(self, address: str) -> int:
        """How many sockets an address may have open."""
        return self.rates.address_sockets * self._times(address)

    def most_connections(self, address: str) -> int:
        """How many connections an address may have open."""
        return self.rates.address_connections * self._times(address)

    def purse(self, connection: HTTPConnection, user_id: str | None) -> Purse:
        """The budget of a person for hints, taps and texts; without a session, that of the address."""
        return self._purse(connection, user_id, self.user_compute, self.address_compute)

    def review_purse(self, connection: HTTPConnection, user_id: str | None) -> Purse:
        """The budget of a person for reviews; without a session, that of the address."""
        return self._purse(connection, user_id, self.user_reviews, self.address_reviews)

    def _purse(self, connection: HTTPConnection, user_id: str | None, people: Buckets, addresses: Buckets) -> Purse:
        address = self.address_of(connection)
        buckets = [] if user_id is None else [people.of(user_id)]
        if address is not None:
            buckets.append(addresses.of(address))
        return Purse(user_id or address or "", buckets, 1 if user_id else VISITORS)

    def brake(self, connection: HTTPConnection, user_id: str | None) -> SocketBrake:
        """The limits of a WebSocket of a person, or of a watcher without a session."""
        return SocketBrake(self, self.address_of(connection), user_id)
