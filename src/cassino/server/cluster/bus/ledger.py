"""Limits that workers share through Redis: one token bucket for all of them, of which each has a copy.

Nobody waits for Redis. A worker decides by its copy, and a task beside the requests adds up what was taken: one script
for all buckets that have changed, which answers how full they are. So a burst that reaches several workers within the
same milliseconds may get more than once through; the shared bucket is then in debt, and over time nobody gets more
than the rate. While Redis is away, each worker goes on with its own copies.
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
"""While Redis is away it is asked again so often."""
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
"""Takes tokens out of buckets; how many each has left. A bucket that would be full again is not kept."""


class RedisLedger:
    """Tells the other workers what was taken, and the buckets what the others took."""

    def __init__(self, address: str, realm: str) -> None:
        """realm: what those have in common who share limits; others may use the same Redis."""
        self._redis = redis_at(address)
        self._prefix = f"{prefix(realm)}limit:"
        self._script = self._redis.register_script(SCRIPT)
        self._changed: OrderedDict[str, SharedBucket] = OrderedDict()
        self._news = asyncio.Event()
        self._is_away = False

    @asynccontextmanager
    async def shared_by(self, limits: Limits) -> AsyncIterator[None]:
        """Share limits, as long as this lasts."""
        limits.share(self)
        sharing = asyncio.create_task(self._share())
        try:
            yield
        finally:
            sharing.cancel()
            await asyncio.gather(sharing, return_exceptions=True)
            await quietly(self._redis.aclose)

    def note(self, bucket: SharedBucket) -> None:
        """Something was taken out of a bucket here."""
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
        """Tell what was taken, and learn what is left; whether Redis could be asked."""
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
        """How much each bucket has left after what was reported. Raises RedisError, OSError, TimeoutError."""
        keys = [self._prefix + _short(bucket.name) for bucket in buckets]
        told: list[Any] = []
        for bucket, report in zip(buckets, reports, strict=True):
            told += (bucket.rate.burst, bucket.rate.per_second, report)
        found: list[bytes] = await self._script(keys, told)
        return found

    def _went(self, error: Exception) -> None:
        """Log it once, when Redis goes and not at each attempt."""
        if not self._is_away:
            log.warning("limits: each worker counts for itself (%s)", error)
        self._is_away = True


def _short(name: str) -> str:
    """A name that tells nobody whose address or login it is about."""
    return blake2b(name.encode(), digest_size=NAME_BYTES).hexdigest()
