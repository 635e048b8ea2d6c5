"""Matches that nobody looks at are forgotten, and opened again as they were."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from cassino.answers.summary import summary
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.match import begun, replayed
from cassino.server.main import open_store
from cassino.server.room import registry as module
from cassino.server.room.registry import Matches
from cassino.server.storage.events import Append, Store
from cassino.server.storage.house import HouseStore

PATIENCE = 180
MANY = 300


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is idle is forgotten at once."""
    monkeypatch.setattr(module, "BEAT_SECONDS", 0.02)
    monkeypatch.setattr(module, "IDLE_BEATS", 2)


def test_many_idle_matches_are_forgotten_and_a_watched_one_is_not(tmp_path: Path) -> None:
    asyncio.run(look_at_many(tmp_path / "cassino.db"))


def filled(path: Path) -> tuple[Store, Matches]:
    """Many matches, m0 and so on, that are not open."""
    store = open_store(path)
    wish = NewMatch((SeatWish("human", "Ann"), SeatWish("human", "Ben")), variant="casino")
    events = begun(msgspec.structs.replace(created(terms(wish)), seed=1))
    line, at = summary(replayed(events)), "2026-01-02T10:00:00.000000Z"
    new = [Append(f"m{number}", 1, tuple(events), line, at, is_new=True) for number in range(MANY)]
    assert store.write(new) == [None] * MANY
    return store, Matches(store, HouseStore(store.engine))


async def until_open(matches: Matches, count: int) -> None:
    """Wait until so many matches are in memory."""
    until = time.monotonic() + PATIENCE
    while matches.live_count() != count:
        assert time.monotonic() < until
        await asyncio.sleep(0.02)


async def look_at_many(path: Path) -> None:
    store, matches = filled(path)
    await matches.start()
    watched = await matches.open("m7")
    watched.join("watch")
    for number in range(MANY):
        await matches.open(f"m{number}")
    await until_open(matches, 1)
    assert await matches.open("m7") is watched
    assert (await matches.open("m8")).hosted.version == watched.hosted.version
    await matches.close()
    store.close()
