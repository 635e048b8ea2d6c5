"""Questions and hints of a table, without a server: what ends when, and what is kept."""

import asyncio
from typing import Any, cast

import pytest

from cassino.analysis.hints import Advice
from cassino.hosted.driver.bot_turn import BotFailure
from cassino.hosted.match.match import HostedMatch, replayed
from cassino.hosted.wire import requests
from cassino.hosted.wire.messages import HintFrame, Step
from cassino.hosted.wire.refusal import Refusal
from cassino.server.jobs.bots import BotPool
from cassino.server.jobs.compute import NOBODY
from cassino.server.room.answering import Answering
from cassino.server.room.connection import Connection
from cassino.server.room.questions import Questions
from cassino.server.room.room import Room
from cassino.texts import tell
from company import BEN, Evening

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


class Bots:
    """Bots that note which version they are asked about."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    async def advise(self, hosted: HostedMatch, seat: int, *_payer: Any) -> Advice:
        self.asked.append(hosted.version)
        return Advice(hosted.view(seat).moves_up_to(1)[0], "", ())


def test_a_hint_is_searched_for_once_and_counted_before_it_is_told() -> None:
    """A question about an older version leaves the answer about the newer one alone."""
    bots, noted = Bots(), list[int]()

    async def note(hosted: HostedMatch) -> None:
        noted.append(hosted.version)

    async def story() -> None:
        answering = Answering(cast(BotPool, bots), note)
        evening = Evening("human", "human")
        evening.join(BEN)
        older = evening.hosted.fork()
        evening.play(2)
        newer, read_anew = evening.hosted, replayed(evening.events)
        steps: list[Step] = ["nudge", "cards", "reason"]
        for step, hosted in zip(steps * 2, (older, newer, older, newer, read_anew, read_anew), strict=True):
            frame = await answering.answer(hosted, 0, requests.Hint(version=hosted.version, step=step), NOBODY)
            assert isinstance(frame, HintFrame) and (frame.version, frame.step) == (hosted.version, step)

    asyncio.run(story())
    assert bots.asked == noted == [3, 5]


def test_help_that_fails_is_neither_kept_nor_counted() -> None:
    class Failing(Bots):
        async def advise(self, hosted: HostedMatch, *_asked: Any) -> Advice:
            self.asked.append(hosted.version)
            raise BotFailure

    bots = Failing()

    async def note(_hosted: HostedMatch) -> None:
        raise AssertionError

    async def story() -> None:
        answering, hosted = Answering(cast(BotPool, bots), note), Evening("human", "bot").hosted
        for _ in range(2):
            with pytest.raises(Refusal, match=tell("error-no-hint")):
                await answering.answer(hosted, 0, requests.Hint(version=2), NOBODY)

    asyncio.run(story())
    assert bots.asked == [2, 2]
