"""Work that a server repeats goes on after any failure, and the log does not repeat itself."""

import asyncio
import logging

import pytest

from cassino.server.storage.outage import unavailable
from cassino.server.storage.repeating import repeating


def logged(caplog: pytest.LogCaptureFixture, *failures: Exception | None) -> list[str]:
    """What the log says of work that fails so, one time after the other."""

    async def story() -> None:
        is_over, left = asyncio.Event(), iter(failures)

        async def work() -> None:
            if (failure := next(left, is_over)) is is_over:
                is_over.set()
            elif isinstance(failure, Exception):
                raise failure

        async with repeating(0.0, work, "counting"):
            await is_over.wait()

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    return [record.getMessage().partition(" (")[0] for record in caplog.records]


def test_an_outage_is_logged_once_until_it_is_over(caplog: pytest.LogCaptureFixture) -> None:
    away = unavailable()
    assert logged(caplog, away, away, None, away, away) == ["counting: waits"] * 2


def test_every_mistake_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert logged(caplog, KeyError("a"), None, KeyError("b")) == ["counting: failed"] * 2
