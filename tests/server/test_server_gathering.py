"""Questions that come together are answered by one look, those that come later by the next."""

import asyncio
import threading
from collections.abc import Sequence

import pytest

from cassino.server.storage.batching import Batching


def test_what_is_asked_during_a_look_is_answered_by_the_next() -> None:
    looks: list[list[int]] = []
    gate = threading.Event()

    def look(keys: Sequence[int]) -> dict[int, str]:
        looks.append(list(keys))
        assert gate.wait(20)
        return {key: str(key) for key in keys if key % 2}

    async def ask() -> list[str | None]:
        batching = Batching(look, 3)
        first = asyncio.create_task(batching.ask(1))
        while not looks:
            await asyncio.sleep(0.001)
        later = [asyncio.create_task(batching.ask(key)) for key in (2, 3, 3, 5, 7)]
        await asyncio.sleep(0)
        gate.set()
        return [await first, *await asyncio.gather(*later)]

    assert asyncio.run(ask()) == ["1", None, "3", "3", "5", "7"]
    assert looks == [[1], [2, 3, 5], [7]]


def test_a_look_that_fails_fails_for_who_asked_and_for_nobody_else() -> None:
    def look(keys: Sequence[int]) -> dict[int, int]:
        return {key: 6 // key for key in keys}

    async def ask() -> None:
        batching = Batching(look, 1)
        zero, two = await asyncio.gather(batching.ask(0), batching.ask(2), return_exceptions=True)
        assert isinstance(zero, ZeroDivisionError) and two == 3
        assert await batching.ask(3) == 2

    asyncio.run(ask())


def test_who_asks_no_more_does_not_hinder_the_others() -> None:
    gate = threading.Event()

    def look(keys: Sequence[int]) -> dict[int, int]:
        assert gate.wait(20)
        return dict(zip(keys, keys, strict=True))

    async def ask() -> int | None:
        batching = Batching(look, 8)
        impatient, patient = (asyncio.create_task(batching.ask(4)) for _ in range(2))
        await asyncio.sleep(0)
        impatient.cancel()
        with pytest.raises(asyncio.CancelledError):
            await impatient
        gate.set()
        return await patient

    assert asyncio.run(ask()) == 4
