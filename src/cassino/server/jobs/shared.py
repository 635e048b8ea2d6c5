"""What is the same for everybody: computed once for all who ask, and kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from cassino.server.http.refusals import BadRequest
from cassino.server.jobs.compute import Compute, Payer
from cassino.texts import language

T = TypeVar("T")
MOST_KEPT = 256
"""How many results are kept: pages of some 10 KB, pictures of 50."""
Paying = Callable[[], Awaitable[Payer]]
"""Finds out who pays, only if something has to be computed."""
OVER_BUDGET = (429, 503)
"""Refusals that concern only the person who asked first; the others then ask for themselves."""


class Shared:
    """The results of calls by language, function and arguments, the latest first to stay.

    Whoever asks first pays. Those who ask meanwhile wait for the same result, and pay only if the first one cannot.
    """

    def __init__(self, compute: Compute) -> None:
        self._compute = compute
        self._kept: OrderedDict[object, Any] = OrderedDict()
        self._making: dict[object, asyncio.Task[Any]] = {}

    async def of(self, paying: Paying, function: Callable[..., T], *arguments: Any) -> T:
        """The result of a function; its arguments must be hashable. Raises as `Compute.run`."""
        key = (language.current(), function, arguments)
        while (making := self._making.get(key)) is not None:
            try:
                return await asyncio.shield(making)
            except BadRequest as refusal:
                if refusal.status not in OVER_BUDGET:
                    raise
        if key not in self._kept:
            return await asyncio.shield(self._begun(key, paying, function, arguments))
        self._kept.move_to_end(key)
        return self._kept[key]  # type: ignore[no-any-return]

    def _begun(
        self, key: object, paying: Paying, function: Callable[..., T], arguments: tuple[Any, ...]
    ) -> asyncio.Task[T]:
        """A task that computes a result and keeps it, even if the one who asked goes away."""

        async def make() -> T:
            try:
                result = await self._compute.run(await paying(), function, *arguments)
            finally:
                del self._making[key]
            self._kept[key] = result
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return result

        task = self._making[key] = asyncio.create_task(make())
        task.add_done_callback(_looked_at)
        return task


def _looked_at(task: asyncio.Task[Any]) -> None:
    """Whoever waits gets the error; if nobody does any more, it is no news."""
    if not task.cancelled():
        task.exception()
