"""Limits that workers share through Redis; while it is away, each worker has its own at once."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

pytest.importorskip("redis")

from cassino.server.cluster.bus.ledger import RedisLedger
from cassino.server.config import Config
from cassino.server.http.limits import Bucket, Limits, Purse, Rate, Rates, SharedBucket, TooFast
from cassino.server.http.tokens import COOKIE
from services import Redis, running_redis
from table_server import running_server

PATIENCE = 180.0
SLOW = 0.001
RATES = Rates(
    exempt=(),
    guests=Rate(6, SLOW),
    address_requests=Rate(1000, SLOW),
    user_compute=Rate(1000, SLOW),
    user_requests=Rate(6, SLOW),
)


class Notes:
    """A ledger that only remembers."""

    def __init__(self) -> None:
        self.noted: list[str] = []

    def note(self, bucket: SharedBucket) -> None:
        self.noted.append(bucket.name)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


def test_a_shared_bucket_tells_what_was_taken_and_learns_what_is_left() -> None:
    notes, clock = Notes(), Clock()
    bucket = SharedBucket(Rate(10, 1), "guests:one", notes, clock)
    assert bucket.take() and bucket.take()
    assert notes.noted == ["guests:one"] * 2
    assert bucket.report() == 2 and bucket.report() == 0
    assert bucket.take()
    bucket.learn(1)  # others have taken seven; one was taken here after the report
    assert bucket.left == 0 and not bucket.take()
    assert bucket.report() == 1
    bucket.take_back(1)
    assert bucket.report() == 1


def test_after_a_long_absence_no_more_is_told_than_is_missing() -> None:
    clock = Clock()
    bucket = SharedBucket(Rate(10, 1), "guests:one", Notes(), clock)
    for _ in range(500):
        clock.now += 1
        assert bucket.take()
    assert bucket.report() <= 1


def test_two_workers_share_a_limit_and_the_budget_of_milliseconds(redis_service: Redis) -> None:
    async def play() -> None:
        here, there = Limits(RATES), Limits(RATES)
        one, other = (RedisLedger(redis_service.url, "shared limits") for _ in range(2))
        async with one.shared_by(here), other.shared_by(there):
            for _ in range(5):
                here.guests.check("192.0.2.7")
            await until(lambda: not one._changed)
            await asyncio.sleep(0.05)
            there.guests.check("192.0.2.7")
            await until(lambda: there.guests.of("192.0.2.7").left < 1)
            with pytest.raises(TooFast):
                there.guests.check("192.0.2.7")
            there.guests.check("192.0.2.8")
            purses = [Purse("ann", [limits.user_compute.of("ann")]) for limits in (here, there)]
            purses[0].settle(purses[0].reserve(), 5000)
            await asyncio.sleep(0.05)
            purses[1].settle(purses[1].reserve(), 1)
            await until(lambda: purses[1].wait > 0)
            with pytest.raises(TooFast):
                purses[1].reserve()

    asyncio.run(play())


def test_a_budget_is_given_back_at_every_worker(redis_service: Redis) -> None:
    async def play() -> None:
        limits = Limits(RATES)
        ledger = RedisLedger(redis_service.url, "given back")
        async with ledger.shared_by(limits):
            purse = Purse("bob", [limits.user_compute.of("bob")])
            reserved = purse.reserve()
            await asyncio.sleep(0.05)
            purse.settle(reserved, 2)
            await until(lambda: not ledger._changed)
            await asyncio.sleep(0.05)
            assert limits.user_compute.of("bob").left == pytest.approx(998, abs=0.1)

    asyncio.run(play())


def test_in_the_long_run_nobody_gets_more_than_the_rate_at_all_workers_together(redis_service: Redis) -> None:
    rates = Rates(user_requests=Rate(10, 50))
    seconds = 1.0

    async def play() -> tuple[int, float]:
        workers = [Limits(rates) for _ in range(4)]
        given = 0
        ledgers = [RedisLedger(redis_service.url, "long run") for _ in workers]
        async with (
            ledgers[0].shared_by(workers[0]),
            ledgers[1].shared_by(workers[1]),
            ledgers[2].shared_by(workers[2]),
            ledgers[3].shared_by(workers[3]),
        ):
            begun = time.monotonic()
            while (passed := time.monotonic() - begun) < seconds:
                given += sum(limits.user_requests.of("ann").take() for limits in workers)
                await asyncio.sleep(0.002)
        return given, passed

    given, passed = asyncio.run(play())
    assert given < 2 * (10 + 50 * passed)  # not shared it would be four times as many as at one


@pytest.mark.services
@pytest.mark.parametrize("is_dead", [True, False], ids=["killed", "silent"])
def test_without_redis_each_worker_goes_on_with_its_own_limits_at_once(is_dead: bool) -> None:
    async def play(service: Redis) -> None:
        limits = Limits(RATES)
        async with RedisLedger(service.url, "away").shared_by(limits):
            limits.guests.check("192.0.2.7")
            await asyncio.sleep(0.1)
            (service.kill if is_dead else service.pause)()
            for _ in range(5):  # without a pause in which Redis could be asked
                limits.guests.check("192.0.2.7")
            with pytest.raises(TooFast):
                limits.guests.check("192.0.2.7")
            await asyncio.sleep(0.2)
            with pytest.raises(TooFast):
                limits.guests.check("192.0.2.7")
            if not is_dead:
                service.resume()

    with running_redis() as service:
        asyncio.run(play(service))


def test_what_redis_keeps_names_nobody_and_is_forgotten(redis_service: Redis) -> None:
    async def play() -> None:
        limits = Limits(Rates(guests=Rate(2, 10), login_names=Rate(5, 1)))
        ledger = RedisLedger(redis_service.url, "names")
        async with ledger.shared_by(limits):
            limits.guests.check("192.0.2.7")
            limits.login_names.check("adalovelace")
            await asyncio.sleep(0.1)
            keys = [key async for key in ledger._redis.scan_iter("*names:limit:*")]
            assert len(keys) == 2
            assert not any(word in b"".join(keys) for word in (b"192.0.2.7", b"adalovelace"))
            assert all([0 < await ledger._redis.pttl(key) < 10_000 for key in keys])

    asyncio.run(play())


def test_two_servers_on_one_database_share_their_limits(redis_service: Redis, tmp_path: Path) -> None:
    config = Config(bus=redis_service.url, limits=RATES)
    with running_server(tmp_path / "db", config) as one, running_server(tmp_path / "db", config) as other:

        def ask(port: int) -> int:
            time.sleep(0.05)
            return httpx.get(f"http://127.0.0.1:{port}/api/me", headers={"Cookie": f"{COOKIE}={'a' * 43}"}).status_code

        found = [ask(port) for port in (one, other) * 6]
    assert found.count(429) >= 12 - 6 - 2


def test_a_bucket_of_one_socket_is_nobody_elses() -> None:
    limits, notes = Limits(RATES), Notes()
    limits.share(notes)
    assert type(limits.user_frames.of("ann")) is Bucket
    assert isinstance(limits.user_compute.of("ann"), SharedBucket)
    limits.user_compute.of("ann").spend(3)
    assert notes.noted == ["user_compute:ann"]
