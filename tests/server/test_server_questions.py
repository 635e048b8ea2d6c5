"""Questions and hints of a table, without a server: what ends when, and what is kept."""

import asyncio
from typing import Any, cast

import pytest

from cassino.analysis.hints import HintStep
from cassino.hosted.commands import commands
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire import requests
from cassino.server.jobs.bots import BotPool
from cassino.server.jobs.compute import NOBODY
from cassino.server.room import hints
from cassino.server.room.connection import Connection
from cassino.server.room.hints import Advising
from cassino.server.room.questions import Questions
from cassino.server.room.room import Room

WHY = requests.Why(version=1, cards=("4C",), table=())


class AskedRoom:
    """Keeps what it is asked, and may fail once."""

    def __init__(self, failure: BaseException | None = None) -> None:
        self.may_look = asyncio.Event()
        self.may_look.set()
        self.explained: list[Any] = []
        self.failure = failure

    async def seen(self, _connection: Connection, _question: requests.Question) -> Any:
        await self.may_look.wait()
        return self

    async def explain(self, _connection: Connection, question: requests.Question, _hosted: Any) -> None:
        failure, self.failure = self.failure, None
        if failure is not None:
            raise failure
        self.explained.append(question)


def of(room: AskedRoom) -> Questions:
    return Questions(cast(Room, room), Connection(0))


def test_a_question_that_is_looked_at_when_the_window_closes_is_not_answered() -> None:
    async def story() -> None:
        room = AskedRoom()
        room.may_look.clear()
        questions = of(room)
        asking = asyncio.create_task(questions.ask(WHY))
        await asyncio.sleep(0)
        questions.close()
        room.may_look.set()
        await asking
        await asyncio.sleep(0.01)
        assert room.explained == []

    asyncio.run(story())


def test_questions_are_answered_after_one_that_was_broken_off() -> None:
    async def story() -> None:
        room = AskedRoom(asyncio.CancelledError())
        questions = of(room)
        for _ in range(2):
            await questions.ask(WHY)
            await asyncio.sleep(0.01)
        assert room.explained == [WHY]

    asyncio.run(story())


class Position:
    """A match at some version."""

    def __init__(self, version: int) -> None:
        self.version = version

    def view(self, _seat: int) -> None:
        """Nobody looks at it."""


def test_a_hint_about_an_older_version_leaves_that_of_the_newer_one_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "advised", lambda _hosted, seat: seat)
    monkeypatch.setattr(hints, "hint_frame", lambda _view, version, _advice, _step: version)
    thought: list[int] = []

    class Bots:
        async def advise(self, hosted: Position, *_asked: Any) -> object:
            thought.append(hosted.version)
            return object()

    async def note(_hosted: HostedMatch) -> None:
        """Nobody is told."""

    async def story() -> None:
        advising = Advising(cast(BotPool, Bots()), note)
        older, newer, read_anew = Position(1), Position(2), Position(2)
        for position in (older, newer, older, newer, read_anew, read_anew):
            await advising.hint(cast(HostedMatch, position), 0, HintStep.NUDGE, NOBODY)
        assert thought == [1, 2, 1, 2]

    asyncio.run(story())
