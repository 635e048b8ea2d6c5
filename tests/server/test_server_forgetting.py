"""Matches that nobody looks at are forgotten, and opened again as they were."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from cassino.server import matches as module
from cassino.server.course import begun, replayed
from cassino.server.housestore import HouseStore
from cassino.server.main import open_store
from cassino.server.matches import Matches
from cassino.server.newmatch import NewMatch, SeatWish, created, terms
from cassino.server.store import Append
from cassino.server.summary import summary

PATIENCE = 30
MANY = 300


def test_many_idle_matches_are_forgotten_and_a_watched_one_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BEAT_SECONDS", 0.02)
    monkeypatch.setattr(module, "IDLE_BEATS", 2)
    asyncio.run(look_at_many(tmp_path / "cassino.db"))


async def look_at_many(path: Path) -> None:
    store = open_store(path)
    wish = NewMatch((SeatWish("human", "Ann"), SeatWish("human", "Ben")), variant="casino")
    events = begun(msgspec.structs.replace(created(terms(wish)), seed=1))
    line, at = summary(replayed(events)), "2026-01-02T10:00:00.000000Z"
    new = [Append(f"m{number}", 1, tuple(events), line, at, is_new=True) for number in range(MANY)]
    assert store.write(new) == [None] * MANY
    matches = Matches(store, HouseStore(store.engine))
    await matches.start()
    watched = await matches.open("m7")
    watched.join("watch")
    for number in range(MANY):
        await matches.open(f"m{number}")
    until = time.monotonic() + PATIENCE
    while matches.live_count() > 1:
        assert time.monotonic() < until
        await asyncio.sleep(0.02)
    assert await matches.open("m7") is watched
    assert (await matches.open("m8")).course.version == watched.course.version
    await matches.close()
    store.close()
