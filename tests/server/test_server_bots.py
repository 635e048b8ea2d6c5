"""Bots at the table: what happens when one fails."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cassino.answers.summary import summary
from cassino.bots import Clock, make_bot
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.driver import bot_turn
from cassino.hosted.frames import choices
from cassino.hosted.match.match import begun, replayed
from cassino.server.main import open_store
from cassino.server.room.room import Room
from cassino.server.room.services import RoomServices
from cassino.server.storage.loader import OpenedMatch
from cassino.texts import tell
from company import with_users
from table_server import PATIENCE


class Faulty:
    """A bot that does what a function says."""

    name = "faulty"

    def __init__(self, choose: Callable[[View, Clock], Move]) -> None:
        self.choose = choose


def raises(_view: View, _clock: Clock) -> Move:
    raise RuntimeError("out of ideas")


def cheats(view: View, _clock: Clock) -> Move:
    return Move(Kind.CAPTURE, view.hand & -view.hand, view.public.loose, 10)


def speaks_for_others(view: View, _clock: Clock) -> Move:
    return Move(Kind.CLAIM, 0, seat=1 - (view.seat or 0))


@pytest.mark.parametrize("choose", [raises, cheats, speaks_for_others])
def test_a_faulty_bot_is_told_to_everybody_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choose: Callable[[View, Clock], Move]
) -> None:
    def bot_or_faulty(name: str, rng: Rng) -> Any:
        return Faulty(choose) if name == "greedy" else make_bot(name, rng)

    monkeypatch.setattr(bot_turn, "make_bot", bot_or_faulty)
    frames = [frame for frame in asyncio.run(frames_of_a_bot_turn(tmp_path)) if frame["type"] != "people"]
    assert [frame["type"] for frame in frames] == ["view", "error", "view"]
    assert (frames[1]["code"], frames[1]["message"]) == ("bot_failed", tell("error-bot-random", name="Hal"))
    assert frames[2]["view"]["can"]["move"]


async def frames_of_a_bot_turn(folder: Path) -> list[dict[str, Any]]:
    """What a window is sent while a bot leads."""
    services = RoomServices(store := open_store(folder / "cassino.db"))
    places = (SeatWish("human", "Ann"), SeatWish("bot", "Hal", "greedy"))
    events = begun(with_users(created(terms(NewMatch(places, variant="casino_book", seed=1)))), dealer=0)
    hosted = replayed(events)
    store.create("m", events, summary(hosted))
    window = Room("m", OpenedMatch(hosted), services).join(None, "u0")
    frames: list[dict[str, Any]] = []
    while len(frames) < 2 or frames[-1]["type"] != "view":
        frames.append(msgspec.json.decode(await asyncio.wait_for(window.outbox.get(), PATIENCE)))
    services.close()
    store.close()
    return frames


def test_a_bot_gets_a_view_of_its_own_seat_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[View] = []

    def watched(view: View, clock: Clock) -> Move:
        given.append(view)
        return make_bot("random", Rng(1)).choose(view, clock)

    monkeypatch.setattr(bot_turn, "make_bot", lambda _name, _rng: Faulty(watched))
    asyncio.run(frames_of_a_bot_turn(tmp_path))
    assert [view.seat for view in given] == [1]
    assert given[0].public.hand(0) == 0 and given[0].public.hand_size(0) == 4


def test_a_mistake_of_the_server_is_an_error_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_arguments: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(choices, "choices", broken)
    frame = '{"type":"select","version":VERSION,"cards":[],"table":[]}'
    assert asyncio.run(answer_to(tmp_path, frame))["code"] == "internal"


async def answer_to(folder: Path, frame: str) -> dict[str, Any]:
    """The answer to a frame in a new match in which a person leads."""
    services = RoomServices(store := open_store(folder / "cassino.db"))
    places = (SeatWish("human", "Ann"), SeatWish("human", "Ben"))
    events = begun(with_users(created(terms(NewMatch(places, variant="casino_book", seed=1)))), dealer=1)
    store.create("m", events, summary(replayed(events)))
    room = Room("m", OpenedMatch(replayed(events)), services)
    window = room.join(None, "u0")
    await window.outbox.get()
    await room.answer(window, frame.replace("VERSION", str(room.hosted.version)))
    answer: dict[str, Any] = msgspec.json.decode(window.outbox.take_all()[0])
    services.close()
    store.close()
    return answer
