"""Bots in processes of their own: fair turns, processes that die, and what they are told."""

import asyncio
import errno
import os
import signal
import subprocess
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from cassino.analysis import hints
from cassino.bots import make_bot
from cassino.bots.bot import Clock
from cassino.engine.match import Match
from cassino.engine.rng import Rng
from cassino.engine.view import played, view
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.events import Moved
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.rules import load_variant, parse_rules, variant_ids
from cassino.search.budget import Budget
from cassino.server.jobs import bots
from cassino.server.jobs.bots import BotFailure, BotPool
from cassino.server.jobs.thinking import jobs, process, slots
from cassino.server.jobs.thinking.desk import MOST_TRIES, Desk, DeskFull, GivenUp, Task
from cassino.server.jobs.thinking.jobs import Answer, Job, WrongAnswer
from cassino.server.jobs.thinking.process import ProcessDied, Thinker
from cassino.texts.language import speaking
from clocks import set_clock
from playouts import playout, state_after

SMALL = Budget(worlds=2, seconds=0.05)


def a_hosted_match(variant: str = "casino", seed: int = 1) -> HostedMatch:
    """A match in which the second player is to move."""
    seats = (SeatWish("human", "Ann"), SeatWish("bot", "Hal", "level8"))
    return replayed(begun(created(terms(NewMatch(seats, variant=variant, seed=seed))), dealer=0))


def a_job(number: int = 0) -> Job:
    hosted = a_hosted_match()
    return msgspec.structs.replace(jobs.turn_job(hosted.view(1), Rng(1), "random", 0.1), chance=number)


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 60))


def with_bench(story: Callable[[BotPool], Coroutine[Any, Any, None]], processes: int = 1) -> None:
    async def whole() -> None:
        bot_pool = BotPool(processes)
        try:
            await story(bot_pool)
        finally:
            bot_pool.close()

    run(whole)


def chances(tasks: list[Task]) -> list[int]:
    return [task.job.chance for task in tasks]


# What a job says


@pytest.mark.parametrize("variant", variant_ids())
def test_a_job_holds_the_whole_view_and_no_hidden_card(variant: str) -> None:
    deal = list(playout(parse_rules(f'title = "Own"\nparent = "{variant}"\n', "own"), 3))
    state, past = deal[7][0], [played(*each) for each in deal[:7]]
    seen = view(state, state.turn, past)
    job = jobs.read_job(jobs.encoded(jobs.turn_job(seen, Rng(5), "heuristic", 0.2)))
    assert jobs.view_of(job) == seen and jobs.view_of(job).public.rules == seen.public.rules
    assert jobs.view_of(jobs.read_job(jobs.encoded(jobs.advice_job(seen, Rng(5), SMALL)))) == seen
    assert "?" in job.view or not any(state.hand(seat) for seat in range(state.players) if seat != state.turn)
    answer = jobs.think(job)
    assert jobs.move_in(seen, answer) == make_bot("heuristic", Rng(5)).choose(seen, Clock(move_seconds=0.2))


@pytest.mark.parametrize("variant", variant_ids())
def test_a_match_may_have_a_target_that_its_rules_cannot(variant: str) -> None:
    rules = load_variant(variant)
    rules = rules if rules.ending.deals else rules.with_target(1)
    state = Match(rules, seed=5).state
    job = jobs.turn_job(view(state, state.turn), Rng(1), "greedy", 0.1)
    assert jobs.view_of(job).public.rules == rules
    assert jobs.move_in(view(state, state.turn), jobs.think(job))


def test_a_search_finds_the_same_from_a_job(monkeypatch: pytest.MonkeyPatch) -> None:
    set_clock(monkeypatch, lambda: 0.0)
    for variant, plays in (("casino_long", 30), ("scopa_italian", 25), ("royal_web", 34)):
        state = state_after(variant, 2, plays=plays, seed=3)
        seen = view(state, state.turn)
        job = jobs.advice_job(seen, Rng(5), SMALL)
        assert jobs.advice_in(seen, jobs.think(job)) == hints.advise(seen, Rng(5), SMALL)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (Answer("trail 9H"), "no legal move"),
        (Answer("nonsense"), "no legal move"),
        (Answer(fault="ValueError: no idea"), "no idea"),
    ],
)
def test_what_is_no_move_is_refused(answer: Answer, told: str) -> None:
    seen = a_hosted_match(seed=2).view(1)
    with pytest.raises(WrongAnswer, match=told):
        jobs.move_in(seen, answer)
    with pytest.raises(WrongAnswer, match="this is no answer"):
        jobs.read_answer('{"move": 7}')


def test_a_bot_that_fails_says_so_in_its_answer() -> None:
    job = msgspec.structs.replace(a_job(), bot="nobody")
    for language in ("en", "de"):
        with speaking(language):
            assert jobs.think(job).fault == "UnknownBot: arena-no-bot"
            assert (
                jobs.think(msgspec.structs.replace(job, view="nonsense")).fault
                == "PositionSyntaxError: notation-variant-and-players"
            )


# The desk


def test_matches_take_turns_at_the_desk() -> None:
    async def story() -> None:
        desk = Desk(most_of_one=3)
        for number in range(3):
            desk.submit("busy", a_job(number))
        desk.submit("other", a_job(10))
        desk.submit("third", a_job(20))
        assert chances([await desk.take() for _ in range(5)]) == [0, 10, 20, 1, 2]
        assert not len(desk)

    run(story)


def test_one_match_cannot_fill_the_desk_and_the_desk_has_an_end() -> None:
    async def story() -> None:
        desk = Desk(most=3, most_of_one=2)
        for number in range(2):
            desk.submit("busy", a_job(number))
        with pytest.raises(DeskFull):
            desk.submit("busy", a_job(2))
        desk.submit("other", a_job(3))
        with pytest.raises(DeskFull):
            desk.submit("third", a_job(4))

    run(story)


def test_a_job_put_back_is_next_and_is_given_up_in_the_end() -> None:
    async def story() -> None:
        desk = Desk()
        for number in range(2):
            desk.submit(number, a_job(number))
        task = await desk.take()
        for _ in range(MOST_TRIES - 1):
            desk.put_back(task, "died")
            assert await desk.take() is task
        desk.put_back(task, "died")
        with pytest.raises(GivenUp, match="died"):
            await task.answer
        assert chances([await desk.take()]) == [1]

    run(story)


def test_a_taker_that_goes_away_loses_no_job_and_jobs_nobody_waits_for_are_left_out() -> None:
    async def story() -> None:
        desk = Desk()
        taker = asyncio.ensure_future(desk.take())
        await asyncio.sleep(0)
        desk.submit("a", a_job(1))
        taker.cancel()
        with pytest.raises(asyncio.CancelledError):
            await taker
        forgotten = desk.submit("a", a_job(2))
        desk.submit("a", a_job(3))
        forgotten.answer.cancel()
        assert chances([await desk.take(), await desk.take()]) == [1, 3]

    run(story)


# Processes


def test_quick_bots_need_no_process_and_others_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "HINT", SMALL)
    hosted = a_hosted_match()

    async def story(bot_pool: BotPool) -> None:
        assert isinstance(await bot_pool.choose(hosted, 1, "level4"), Moved)
        assert not bot_pool.pids
        assert isinstance(await bot_pool.choose(hosted, 1, "level7"), Moved)
        assert len(bot_pool.pids) == 1 and bot_pool.pids[0] != os.getpid()
        move = (await bot_pool.advise(hosted, 1)).move
        assert hosted.view(1).is_legal(move)
        await asyncio.gather(*(bot_pool.choose(a_hosted_match(seed=seed), 1, "level7") for seed in range(5)))
        assert len(bot_pool.pids) == 1

    with_bench(story)


def test_without_processes_all_think_in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "HINT", SMALL)

    async def story(bot_pool: BotPool) -> None:
        assert isinstance(await bot_pool.choose(a_hosted_match(), 1, "level7"), Moved)
        await bot_pool.advise(a_hosted_match(), 1)
        assert not bot_pool.pids

    with_bench(story, processes=0)


@pytest.mark.slow
def test_a_process_that_is_killed_is_replaced_and_its_job_done() -> None:
    hosted = a_hosted_match()

    async def story(bot_pool: BotPool) -> None:
        await bot_pool.choose(hosted, 1, "level7")
        (first,) = bot_pool.pids
        os.kill(first, signal.SIGSTOP)  # it gives no answer before it is killed
        thinking = asyncio.ensure_future(bot_pool.choose(hosted, 1, "level7"))
        await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        move = await thinking
        assert isinstance(move, Moved) and len(bot_pool.pids) == 1 and bot_pool.pids != [first]

    with_bench(story)


def refused() -> subprocess.Popen[bytes]:
    """A machine that starts no more processes."""
    raise OSError(errno.EAGAIN, "Resource temporarily unavailable")


def test_a_job_waits_until_a_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = [refused, process._started]
    monkeypatch.setattr(process, "_started", lambda: starts.pop(0)())
    monkeypatch.setattr(slots, "PAUSE_SECONDS", 0.01)

    async def story(bot_pool: BotPool) -> None:
        assert isinstance(await bot_pool.choose(a_hosted_match(), 1, "level7"), Moved)
        assert len(bot_pool.pids) == 1 and not starts

    with_bench(story)


def test_where_no_process_can_be_started_a_job_is_given_up_and_the_next_one_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[None] = []

    def refusing() -> subprocess.Popen[bytes]:
        tried.append(None)
        return refused()

    monkeypatch.setattr(process, "_started", refusing)
    monkeypatch.setattr(slots, "PAUSE_SECONDS", 0.01)

    async def story(bot_pool: BotPool) -> None:
        for number in (1, 2):
            with pytest.raises(BotFailure):
                await bot_pool.choose(a_hosted_match(), 1, "level7")
            assert len(tried) == number * MOST_TRIES

    with_bench(story)


@pytest.mark.slow
def test_a_job_that_comes_while_a_process_ends_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks: list[Task] = []

    async def story(bot_pool: BotPool) -> None:
        stop = Thinker.stop

        def stop_while_a_job_comes(thinker: Thinker) -> None:
            stop(thinker)
            if len(tasks) == 1:
                tasks.append(bot_pool.desk.submit(2, a_job()))
                bot_pool._slots.wake()

        monkeypatch.setattr(Thinker, "stop", stop_while_a_job_comes)
        bot_pool._slots._idle_seconds = 0.01
        tasks.append(bot_pool.desk.submit(1, a_job()))
        bot_pool._slots.wake()
        assert (await tasks[0].answer).move
        while len(tasks) == 1:
            await asyncio.sleep(0.01)
        assert (await tasks[1].answer).move

    with_bench(story)


@pytest.mark.slow
def test_a_process_ends_when_it_has_nothing_to_do_and_with_its_bench() -> None:
    async def story(bot_pool: BotPool) -> None:
        await bot_pool.choose(a_hosted_match(), 1, "level7")
        (first,) = bot_pool.pids
        bot_pool._slots._idle_seconds = 0.01
        await bot_pool.choose(a_hosted_match(), 1, "level7")
        while bot_pool.pids:
            await asyncio.sleep(0.01)
        assert not is_running(first)
        bot_pool._slots._idle_seconds = slots.IDLE_SECONDS
        await bot_pool.choose(a_hosted_match(), 1, "level7")
        (second,) = bot_pool.pids
        bot_pool.close()
        assert not is_running(second)

    with_bench(story)


@pytest.mark.slow
def test_the_loop_goes_on_while_bots_think() -> None:
    async def story(bot_pool: BotPool) -> None:
        thinking = asyncio.gather(*(bot_pool.choose(a_hosted_match(seed=seed), 1, "level8") for seed in range(4)))
        beats = 0
        while not thinking.done():
            beats += 1
            await asyncio.sleep(0)
        assert beats > 100 and all(isinstance(event, Moved) for event in await thinking)

    with_bench(story)


def test_a_full_desk_lets_a_quick_bot_play_and_refuses_hints() -> None:
    async def story(bot_pool: BotPool) -> None:
        bot_pool.desk = Desk(most=0)
        assert isinstance(await bot_pool.choose(a_hosted_match(), 1, "level8"), Moved)
        with pytest.raises(BotFailure):
            await bot_pool.advise(a_hosted_match(), 1)
        assert not bot_pool.pids

    with_bench(story)


def test_the_more_jobs_wait_the_less_time_each_has() -> None:
    async def story(bot_pool: BotPool) -> None:
        assert bot_pool._hurried(0.25) == 0.25
        for number in range(5 * bots.CALM - 1):
            bot_pool.desk.submit(number, a_job())
        assert bot_pool._hurried(0.25) == 0.05
        for number in range(100):
            bot_pool.desk.submit(100 + number, a_job())
        assert bot_pool._hurried(0.25) == bots.LEAST_SECONDS

    with_bench(story)


def test_a_process_that_gives_no_answer_in_time_is_ended() -> None:
    thinker = Thinker()
    with pytest.raises(ProcessDied, match="no answer within"):
        thinker.think(a_job(), 0.0)
    pid = thinker.pid
    assert pid is not None
    thinker.stop()
    assert not is_running(pid) and thinker.think(a_job(), 30).move
    thinker.stop()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
