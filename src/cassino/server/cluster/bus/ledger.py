"""Limits that workers share through Redis: each token bucket exists once in Redis, with a copy in every worker.

No request waits for Redis. A worker decides by its copy, and a background task reports what was taken: one script call
for all buckets that have changed, which returns how full they are. So a burst that reaches several workers within the
same milliseconds may get through more than once; the shared bucket is then in debt, and over time nobody gets more than
the rate. While Redis is away, each worker continues with its own copies.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import Any

from cassino.server.cluster.bus.redis import AWAY, prefix, quietly, redis_at
from cassino.server.http.limits import MOST_BUCKETS, Limits, SharedBucket

log = logging.getLogger(__name__)

MOST_AT_ONCE = 200
"""The most buckets in one call of the script, which keeps Redis busy for about a millisecond."""
PAUSE_SECONDS = 0.01
AWAY_SECONDS = 1.0
"""While Redis is away, it is tried again after this time."""
NAME_BYTES = 16
SCRIPT = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local all = {}
for index, key in ipairs(KEYS) do
    local burst, per_second, taken = unpack(ARGV, 3 * index - 2, 3 * index)
    local left = tonumber(burst)
    local kept = redis.call('HMGET', key, 'left', 'at')
    if kept[1] then
        left = math.min(left, kept[1] + math.max(0, now - kept[2]) * per_second)
    end
    left = math.min(tonumber(burst), left - taken)
    redis.call('HSET', key, 'left', string.format('%.6f', left), 'at', string.format('%.6f', now))
    redis.call('PEXPIRE', key, math.ceil((burst - left) / per_second * 1000) + 1000)
    all[index] = string.format('%.6f', left)
end
return all
"""
"""Takes tokens out of buckets and returns what is left in each. A bucket that would be full again is deleted."""


class RedisLedger:
    """Reports to other workers what was taken here, and tells the buckets what was taken elsewhere."""

    def __init__(self, address: str, realm: str) -> None:
        """realm: common to all processes that share limits; others may use the same Redis."""
        self._redis = redis_at(address)
        self._prefix = f"{prefix(realm)}limit:"
        self._script = self._redis.register_script(SCRIPT)
        self._changed: OrderedDict[str, SharedBucket] = OrderedDict()
        self._news = asyncio.Event()
        self._is_away = False

    @asynccontextmanager
    async def shared_by(self, limits: Limits) -> AsyncIterator[None]:
        """Share limits inside the context."""
        limits.share(self)
        sharing = asyncio.create_task(self._share())
        try:
            yield
        finally:
            sharing.cancel()
            await asyncio.gather(sharing, return_exceptions=True)
            await quietly(self._redis.aclose)

    def note(self, bucket: SharedBucket) -> None:
        """Note that something was taken out of a bucket here."""
        self._changed[bucket.name] = bucket
        if len(self._changed) > MOST_BUCKETS:
            self._changed.popitem(last=False)
        self._news.set()

    async def _share(self) -> None:
        while True:
            await self._news.wait()
            is_told = await self._tell()
            await asyncio.sleep(PAUSE_SECONDS if is_told else AWAY_SECONDS)

    async def _tell(self) -> bool:
        """Report what was taken, and learn what is left; returns whether Redis answered."""
        buckets = [self._changed.popitem(last=False)[1] for _ in range(min(MOST_AT_ONCE, len(self._changed)))]
        if not self._changed:
            self._news.clear()
        reports = [bucket.report() for bucket in buckets]
        try:
            found = await self._taken(buckets, reports)
        except AWAY as error:
            self._went(error)
            for bucket, report in zip(buckets, reports, strict=True):
                bucket.take_back(report)
                self.note(bucket)
            return False
        self._is_away = False
        for bucket, left in zip(buckets, found, strict=True):
            bucket.learn(float(left))
        return True

    async def _taken(self, buckets: list[SharedBucket], reports: list[float]) -> list[bytes]:
        """What each bucket has left after the report. Raises RedisError, OSError, TimeoutError."""
        keys = [self._prefix + _short(bucket.name) for bucket in buckets]
        told: list[Any] = []
        for bucket, report in zip(buckets, reports, strict=True):
            told += (bucket.rate.burst, bucket.rate.per_second, report)
        found: list[bytes] = await self._script(keys, told)
        return found

    def _went(self, error: Exception) -> None:
        """Log an outage once, when Redis goes away and not at each attempt."""
        if not self._is_away:
            log.warning("limits: each worker counts for itself (%s)", error)
        self._is_away = True


def _short(name: str) -> str:
    """A hash of a name, so that Redis holds no addresses or logins."""
    return blake2b(name.encode(), digest_size=NAME_BYTES).hexdigest()
