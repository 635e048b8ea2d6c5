"""Work that takes long is done beside the event loop, holds no table up, and is paid by who wants it."""

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cassino.hosted.frames import choices
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire import requests
from cassino.hosted.wire.messages import AnyFrame, ChoicesFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.server.config import Config
from cassino.server.http.limits import Bucket, Purse, Rate, TooFast
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs import compute
from cassino.server.jobs.bots import BotPool
from cassino.server.jobs.compute import MOST_OF_ONE, Compute, Nobody
from cassino.server.jobs.thinking import desk
from cassino.server.jobs.thinking.calls import Call, CallFailed
from cassino.server.room.answering import Answering
from cassino.server.room.questions import MOST_WAITING as MOST_ASKED
from cassino.server.storage.events import StoredEvent
from cassino.server.storage.loader import History
from table_server import PATIENCE, UNBOUND, joined, new_match, running_server, seated

NOBODY = Nobody()


@pytest.fixture(autouse=True)
def known_to_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The functions of this file can be called in other processes."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))


def beside(story: Callable[[Compute], Coroutine[Any, Any, None]], processes: int = 1) -> None:
    async def whole() -> None:
        compute = Compute(processes)
        try:
            await asyncio.wait_for(story(compute), PATIENCE)
        finally:
            compute.close()

    asyncio.run(whole())


def refuse(code: str) -> None:
    raise Refusal(code, "error-unknown-card", fields={"why": {"rule": "B7"}}, card="7X")


def refuse_badly() -> None:
    raise BadRequest(409, "not_over", "error-match-not-over", fields={"seconds": 3})


def count_to(number: int, tell: Callable[[int], None]) -> str:
    for each in range(number):
        tell(each)
    return "done"


def burn(milliseconds: float) -> None:
    until = time.thread_time() + milliseconds / 1000
    while time.thread_time() < until:
        pass


@pytest.mark.parametrize("processes", [0, 1])
def test_a_function_is_called_beside_the_loop(processes: int) -> None:
    async def story(compute: Compute) -> None:
        assert (await compute.run(NOBODY, os.getpid) != os.getpid()) is bool(processes)
        assert await compute.run(NOBODY, divmod, 7, 2) == (3, 1)
        assert len(compute.pids) == processes

    beside(story, processes)


@pytest.mark.slow
@pytest.mark.parametrize("processes", [0, 1])
def test_what_a_function_refuses_comes_back_whole(processes: int) -> None:
    async def story(compute: Compute) -> None:
        with pytest.raises(Refusal) as refused:
            await compute.run(NOBODY, refuse, "unknown_deal")
        assert (refused.value.code, str(refused.value), refused.value.fields) == (
            "unknown_deal", "There is no card “7X”.", {"why": {"rule": "B7"}},
        )  # fmt: skip
        with pytest.raises(BadRequest) as bad:
            await compute.run(NOBODY, refuse_badly)
        assert (bad.value.status, bad.value.code, bad.value.fields) == (409, "not_over", {"seconds": 3})
        with pytest.raises(CallFailed, match="ZeroDivisionError"):
            await compute.run(NOBODY, divmod, 1, 0)
        if processes:
            with pytest.raises(CallFailed, match="Error"):
                await compute.run(NOBODY, len, threading.Lock())

    beside(story, processes)


@pytest.mark.slow
@pytest.mark.parametrize("processes", [0, 1])
def test_slow_work_tells_how_far_it_has_come(processes: int) -> None:
    async def story(compute: Compute) -> None:
        heard: list[int] = []
        assert await compute.run_slowly(NOBODY, heard.append, count_to, 4) == "done"
        await asyncio.sleep(0)
        assert heard == [0, 1, 2, 3]

    beside(story, processes)


@pytest.mark.slow
def test_slow_work_holds_up_no_quick_one() -> None:
    async def story(compute: Compute) -> None:
        slow = asyncio.ensure_future(compute.run_slowly(NOBODY, lambda _: None, sleep_and_tell, PATIENCE))
        assert await compute.run(NOBODY, divmod, 7, 2) == (3, 1) and not slow.done()
        slow.cancel()

    beside(story)


def sleep_and_tell(seconds: float, _tell: Callable[[int], None]) -> None:
    time.sleep(seconds)


@pytest.mark.slow
def test_a_process_that_dies_is_replaced() -> None:
    async def story(compute: Compute) -> None:
        first = await compute.run(NOBODY, os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await compute.run(NOBODY, os.getpid) != first

    beside(story)


def test_one_person_does_not_fill_the_queue() -> None:
    async def story(compute: Compute) -> None:
        ann, ben = Purse("ann", []), Purse("ben", [])
        held = asyncio.gather(
            *(compute.run(ann, time.sleep, 0.1) for _ in range(MOST_OF_ONE + 3)), return_exceptions=True
        )
        await asyncio.sleep(0)
        assert await compute.run(ben, divmod, 7, 2) == (3, 1) and not held.done()
        refused = [each for each in await held if each is not None]
        assert refused and all(isinstance(each, BadRequest) and each.code == "busy" for each in refused)

    beside(story)


class Long(NamedTuple):
    """A stored match of many events."""

    letters: int

    def read(self, seconds: float) -> int:
        time.sleep(seconds)
        return self.letters


@pytest.mark.slow
def test_what_waits_holds_only_so_much_text() -> None:
    async def story(compute: Compute) -> None:
        ann, ben = Purse("ann", []), Purse("ben", [])
        most = desk.MOST_LETTERS_OF_ONE
        held = [asyncio.create_task(compute.run(ann, Long.read, Long(most // 2 + 1), 0.1)) for _ in range(4)]
        await asyncio.sleep(0)
        of_ben = asyncio.create_task(compute.run(ben, Long.read, Long(100 * most), 0.0))
        small = await compute.run(ann, divmod, 7, 2)
        refused = [each for each in await asyncio.gather(*held, return_exceptions=True) if not isinstance(each, int)]
        assert all(isinstance(each, BadRequest) and each.code == "busy" for each in refused)
        assert len(refused) in (2, 3), "the first may have been taken already, and one waits however large it is"
        assert small == (3, 1)
        with suppress(BadRequest):
            await of_ben

    beside(story)


def test_a_desk_takes_text_again_once_it_is_taken_away() -> None:
    async def story() -> None:
        waiting = desk.DeskOf[str, str](10, 10, most_letters=100, most_letters_of_one=60)
        waiting.submit("ann", "large", 1000)
        with pytest.raises(desk.DeskFull):
            waiting.submit("ben", "small", 1)
        waiting.submit("ben", "none", 0)
        for _ in range(2):
            await waiting.take()
        waiting.submit("ann", "half", 50)
        with pytest.raises(desk.DeskFull):
            waiting.submit("ann", "more", 11)
        waiting.submit("ben", "other", 50)
        with pytest.raises(desk.DeskFull):
            waiting.submit("cem", "too much together", 1)

    asyncio.run(story())


def test_a_stored_match_says_how_long_it_is() -> None:
    history = History("m", [StoredEvent(1, "x" * 40, ""), StoredEvent(2, "y" * 2, "")], "")
    assert Call(len, (history, "text", 3)).letters == 42


@pytest.mark.slow
def test_work_is_paid_by_its_milliseconds() -> None:
    async def story(compute: Compute) -> None:
        bucket = Bucket(Rate(100, 0.001))
        ann, ben = Purse("ann", [bucket]), Purse("ben", [Bucket(Rate(100, 1))])
        await compute.run(ann, divmod, 7, 2)
        assert 95 < bucket.left <= 100
        await compute.run(ann, burn, 150)
        assert bucket.left < 0
        with pytest.raises(TooFast) as refused:
            await compute.run(ann, divmod, 7, 2)
        assert refused.value.seconds > 1000 and refused.value.code == "too_fast"
        assert await compute.run(ben, divmod, 7, 2) == (3, 1)

    beside(story)


def test_who_is_in_the_middle_of_something_waits() -> None:
    async def story(compute: Compute) -> None:
        bucket = Bucket(Rate(10, 1000))
        ann = Purse("ann", [bucket])
        bucket.left = -50.0
        began = time.monotonic()

        async def fetch() -> tuple[int, int]:
            assert time.monotonic() - began > 0.05, "nothing is fetched that would wait for the budget"
            return 7, 2

        assert await compute.run_patiently(ann, divmod, fetch) == (3, 1)
        assert time.monotonic() - began > 0.05

    beside(story)


def slow_hints(monkeypatch: pytest.MonkeyPatch) -> tuple[threading.Event, threading.Event]:
    """From now on no hint is ready before the second event is set; the first is set once one has begun."""
    begun, may_end, advise = threading.Event(), threading.Event(), BotPool.advise

    async def slow(self: BotPool, *asked: Any) -> Any:
        begun.set()
        await asyncio.to_thread(may_end.wait, PATIENCE)
        return await advise(self, *asked)

    monkeypatch.setattr(BotPool, "advise", slow)
    return begun, may_end


def test_a_question_holds_no_table_up(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    begun, may_end = slow_hints(monkeypatch)
    match_id = new_match(port, seed=1)
    with seated(port, match_id) as ann, seated(port, match_id) as again:
        ann.until_asked()
        version = again.until_asked()["version"]
        ann.send("hint", step="nudge")
        assert begun.wait(PATIENCE)
        move = f"trail {again.view['hand'][0]}"
        again.send("move", move=move, id="x")
        assert again.until("done")["version"] == version + 1  # while the hint is still thought about
        may_end.set()
        assert ann.until("hint")["version"] == version


def test_a_move_does_not_wait_for_the_hint_or_selection_of_its_own_player(
    monkeypatch: pytest.MonkeyPatch, port: int
) -> None:
    may_end, advise = threading.Event(), BotPool.advise

    async def slow(self: BotPool, *asked: Any) -> Any:
        await asyncio.to_thread(may_end.wait, PATIENCE)
        return await advise(self, *asked)

    monkeypatch.setattr(BotPool, "advise", slow)
    match_id = new_match(port, seed=1)
    with seated(port, match_id) as ann:
        version = ann.until_asked()["version"]
        ann.send("hint", step="nudge")
        card = ann.view["hand"][0]
        assert ann.ask("select", cards=[card], table=[])["type"] == "choices", "nor does a selection wait for a hint"
        ann.send("move", move=f"trail {card}", id="x")
        assert ann.until("done")["version"] == version + 1
        may_end.set()
        assert ann.until("hint")["version"] == version


def test_of_the_selections_that_wait_only_the_newest_is_answered(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    begun, may_end = threading.Event(), threading.Event()

    async def slow(
        self: Answering, hosted: HostedMatch, seat: int | None, asked: requests.Question, payer: Any
    ) -> AnyFrame:
        if not isinstance(asked, requests.Select):
            return await usual(self, hosted, seat, asked, payer)
        begun.set()
        await asyncio.to_thread(may_end.wait, PATIENCE)
        return ChoicesFrame(hosted.version, list(asked.cards), [])

    usual = Answering.answer
    monkeypatch.setattr(Answering, "answer", slow)
    match_id = new_match(port, seed=1)
    with seated(port, match_id) as ann:
        hand = ann.until_asked()["hand"]
        ann.send("select", cards=[hand[0]], table=[])
        assert begun.wait(PATIENCE)
        for card in (hand[1], hand[2], hand[3]):
            ann.send("select", cards=[card], table=[])
        for _ in range(MOST_ASKED + 2):
            ann.send("why", cards=[hand[0]], table=[])
            ann.until("why")
        may_end.set()
        assert [ann.until("choices")["cards"] for _ in range(2)] == [[hand[0]], [hand[3]]]
        assert ann.ask("why", cards=[hand[0]], table=[])["type"] == "why", "nothing else was answered"


def test_only_a_few_hints_of_a_window_wait(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    begun, may_end = slow_hints(monkeypatch)
    match_id = new_match(port, seed=1)
    with seated(port, match_id) as ann:
        ann.until_asked()
        ann.send("hint", step="nudge")
        assert begun.wait(PATIENCE)
        for number in range(MOST_ASKED + 1):
            ann.send("hint", step="cards", id=f"h{number}")
        refused = ann.until("error")
        assert (refused["code"], refused["id"]) == ("too_fast", f"h{MOST_ASKED}")
        may_end.set()
        assert [ann.until("hint")["step"] for _ in range(MOST_ASKED + 1)] == ["nudge"] + ["cards"] * MOST_ASKED


def test_a_question_is_about_the_match_as_it_was_when_it_was_asked(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    """What waits behind an earlier question is not stale because its own player has moved meanwhile."""
    begun, may_end = slow_hints(monkeypatch)
    match_id = new_match(port, seed=1)
    with seated(port, match_id) as ann:
        version = ann.until_asked()["version"]
        ann.send("hint", step="nudge")
        assert begun.wait(PATIENCE)
        ann.send("hint", step="cards")
        ann.send("move", move=f"trail {ann.view['hand'][0]}", id="x")
        ann.until("done")
        may_end.set()
        assert [ann.until("hint")["version"] for _ in range(2)] == [version] * 2
        assert not [frame for frame in ann.seen if frame["type"] == "error"]


def test_who_has_used_up_what_is_his_is_told_when_to_ask_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "takes_long", lambda _view: True)
    limits = type(UNBOUND)(
        **{name: getattr(UNBOUND, name) for name in UNBOUND.__dataclass_fields__}
        | {"user_compute": Rate(1, 0.001)}
    )  # fmt: skip
    with running_server(tmp_path / "cassino.db", Config(limits=limits, bot_processes=0)) as port:
        match_id = new_match(port, bots=0, seats=[{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}])
        joined(port, match_id, 1)
        with seated(port, match_id, "0") as ann, seated(port, match_id, "1") as ben:
            for _ in range(200):
                ann.send("select", cards=ann.view["hand"][:1], table=[])
                if (answer := ann.receive())["type"] == "error":
                    break
            assert answer["code"] == "too_fast" and answer["seconds"] > 1
            ben.send("select", cards=ben.view["hand"][:1], table=[])
            assert ben.until("choices")["version"] == ben.view["version"]


class Wallet(Nobody):
    """Pays, and knows how much."""

    paid = 0.0

    def settle(self, reserved: float, milliseconds: float) -> None:
        self.paid += milliseconds


def test_what_takes_too_long_is_tried_once_and_paid_for() -> None:
    async def story() -> None:
        wallet, crew = Wallet(), compute._Crew(1, 1, 0.5, 10, 10)
        try:
            with pytest.raises(CallFailed, match="no answer"):
                await crew.run(wallet, Call(time.sleep, (30,)))
            assert wallet.paid == 500
        finally:
            crew.slots.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
