"""After the last play the target may be announced before the cards are counted. D-95"""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cassino.answers.summary import new_id, summary
from cassino.bots import answers
from cassino.engine.move import Kind, Move
from cassino.hosted.driver import next_step
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import Refusal
from cassino.server.features.reviews.service import Reviews
from cassino.server.jobs.compute import Compute
from cassino.server.main import open_store
from cassino.server.room.room import Room
from cassino.server.room.services import RoomServices
from cassino.server.storage.events import Store
from cassino.server.storage.loader import OpenedMatch
from company import ANN, BEN, Evening, last_call
from served import wait_until
from table_server import running_server

AN_HOUR = 3600.0
NO_STORE: Any = None


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    store = open_store(Path(tmp_path_factory.mktemp("announcing")) / "cassino.db")
    yield store
    store.close()


def live_match(store: Store, evening: Evening) -> Room:
    """The same match on a server."""
    match_id = new_id()
    store.create(match_id, evening.events, summary(evening.hosted))
    return Room(match_id, OpenedMatch(evening.hosted), RoomServices(store))


async def counted(room: Room) -> HostedMatch:
    """The match once its cards are counted."""
    async with asyncio.timeout(20):
        while room.hosted.phase == "announcing":
            await asyncio.sleep(0.01)
    return room.hosted


def can_prove(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot that may announce the target can prove that it has reached it."""
    monkeypatch.setattr(answers, "sure_claim", lambda view: next(iter(view.claims()), None))


@pytest.mark.parametrize("does", ["announces wrongly", "leaves"])
def test_a_bot_announces_when_no_person_may_any_more(store: Store, monkeypatch: pytest.MonkeyPatch, does: str) -> None:
    """Nobody waits for people then."""
    can_prove(monkeypatch)
    monkeypatch.setattr(next_step, "LAST_CALL", AN_HOUR)

    async def play() -> HostedMatch:
        room = live_match(store, last_call("human", "bot", target=1000))
        window = room.join(None, ANN.id)
        if does == "leaves":
            await room.stand_up(ANN.id)
        else:
            await room.answer(window, json.dumps({"type": "claim", "version": room.hosted.version}))
        return await counted(room)

    hosted = asyncio.run(play())
    assert hosted.phase == "deal_over" and hosted.steps[-1].move == Move(Kind.CLAIM, 0, seat=1)


def test_the_count_comes_where_nobody_has_a_window_open(tmp_path: Path) -> None:
    evening = last_call("human", "bot")
    store = open_store(tmp_path / "cassino.db")
    store.create("m", evening.events, summary(evening.hosted))
    store.close()
    with running_server(tmp_path / "cassino.db") as port:
        address = f"http://127.0.0.1:{port}/api/matches/m"
        wait_until(lambda: httpx.get(address).json()["view"]["phase"] == "deal_over")


@pytest.mark.parametrize(("target", "gives_up"), [(1000, False), (1, True)])
def test_no_deal_is_reviewed_before_the_count(target: int, gives_up: bool) -> None:
    evening = last_call(target=target)
    if gives_up:
        evening.ask(1, requests.Resign)
    with pytest.raises(Refusal, match="first deal is over"):
        Reviews(NO_STORE, Compute(0)).ask("m", evening.hosted, None)


@pytest.mark.parametrize("does", ["asks", "comes and goes"])
def test_nothing_postpones_the_count(store: Store, monkeypatch: pytest.MonkeyPatch, does: str) -> None:
    monkeypatch.setattr(next_step, "LAST_CALL", 0.5)

    async def play() -> HostedMatch:
        evening = last_call(target=1000)
        room = live_match(store, evening)
        window = room.join(None, ANN.id)
        async with asyncio.timeout(20):
            while room.hosted.phase == "announcing":
                if does == "asks":
                    await room.answer(window, json.dumps({"type": "ask_me", "version": 1, "when": "never"}))
                else:
                    await room.stand_up(BEN.id)
                    await room.sit(BEN, 1)
                await asyncio.sleep(0.05)
        return room.hosted

    assert asyncio.run(play()).phase == "deal_over"


def test_after_going_back_there_is_time_to_announce_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(next_step, "LAST_CALL", 0.5)

    async def play() -> float:
        room, loop = live_match(store, last_call("human", "bot", target=1000)), asyncio.get_running_loop()
        window = room.join(None, ANN.id)
        await room.answer(window, json.dumps({"type": "claim", "version": room.hosted.version}))
        await counted(room)
        await room.answer(window, json.dumps({"type": "undo", "version": room.hosted.version}))
        assert room.hosted.phase == "announcing"
        began = loop.time()
        await counted(room)
        return loop.time() - began

    assert asyncio.run(play()) > 0.4
