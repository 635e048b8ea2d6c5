"""Batched reads: keys that are asked for while a thread is reading are read together by the next call."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

Key = TypeVar("Key")
Answer = TypeVar("Answer")


class Batching(Generic[Key, Answer]):
    """Calls a blocking function in a thread with many keys at a time, and never twice at the same time.

    So a thousand requests at once become a few dozen reads one after another, between which other work gets its turn.
    """

    def __init__(self, look: Callable[[Sequence[Key]], Mapping[Key, Answer]], most: int) -> None:
        self._look = look
        self._most = most
        self._waiting: dict[Key, asyncio.Future[Answer | None]] = {}
        self._looking: asyncio.Task[None] | None = None

    async def ask(self, key: Key) -> Answer | None:
        """The answer for a key, or None. Raises what the function raises."""
        answer = self._waiting.get(key)
        if answer is None:
            answer = self._waiting[key] = asyncio.get_running_loop().create_future()
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look_up())
        return await asyncio.shield(answer)

    async def _look_up(self) -> None:
        while keys := list(self._waiting)[: self._most]:
            asked = {key: self._waiting.pop(key) for key in keys}
            try:
                found = await asyncio.to_thread(self._look, keys)
            except Exception as error:
                for answer in asked.values():
                    answer.set_exception(error)
                    answer.exception()  # perhaps nobody is waiting for it any more
            else:
                for key, answer in asked.items():
                    answer.set_result(found.get(key))
