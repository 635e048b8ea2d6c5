"""Whatever goes wrong in a helper process, everybody who waits for it gets an answer."""

import asyncio
import sys
import threading
from base64 import b64encode
from collections.abc import Awaitable, Callable
from pathlib import Path
from pickle import dumps
from typing import Any

import httpx
import pytest

from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.events import Claimed, Moved
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.rules import load_variant, variant_ids
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs import bots, compute
from cassino.server.jobs.bots import BotFailure, BotPool
from cassino.server.jobs.compute import Compute, Nobody
from cassino.server.jobs.thinking import desk, process
from cassino.server.jobs.thinking.calls import CallFailed
from cassino.server.jobs.thinking.desk import DeskOf, Stuck
from cassino.server.jobs.thinking.edition import edition
from table_server import PATIENCE, running_server

NOBODY = Nobody()
HELPER = """
import sys, time
edition, answer, seconds = sys.argv[1:4]
print(edition, flush=True)
for line in sys.stdin:
    time.sleep(float(seconds))
    if not answer:
        break
    print(answer, flush=True)
"""
"""A helper that says its edition, and gives every job the same answer, or ends."""


class Unreadable:
    """Something that can be sent and not be read, like rules that two editions understand differently."""

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return int, ("no number",)


def pickled(value: object) -> str:
    return b64encode(dumps(value)).decode()


FAULTS = {
    "ends at each job": (edition(), "", 0),
    "says nonsense": (edition(), "???", 0),
    "says no base64": (edition(), "ä{", 0),
    "answers what cannot be read": (edition(), pickled(Unreadable()), 0),
    "answers something else": (edition(), pickled(7), 0),
    "answers too late": (edition(), "7", 60),
    "only reports progress, too late": (edition(), "~", 0),
}
FAILURES = (CallFailed, BotFailure, BadRequest)


def use_helper(monkeypatch: pytest.MonkeyPatch, says: str, answer: str, seconds: int) -> None:
    monkeypatch.setattr(process, "COMMAND", (sys.executable, "-c", HELPER, says, answer, str(seconds)))


def a_match() -> HostedMatch:
    """A match in which the second player is to move."""
    seats = (SeatWish("human", "Ann"), SeatWish("bot", "Hal", "level8"))
    return replayed(begun(created(terms(NewMatch(seats, variant="casino", seed=1))), dealer=0))


async def no_arguments() -> tuple[Any, ...]:
    return ()


def told(tell: Callable[[int], None]) -> None:
    tell(1)


ASKED: list[Callable[[BotPool], Awaitable[object]]] = [
    lambda pool: pool.compute.run(NOBODY, divmod, 7, 2),
    lambda pool: pool.compute.run_patiently(NOBODY, dict, no_arguments),
    lambda pool: pool.compute.run_slowly(NOBODY, lambda _: None, told),
    lambda pool: pool.choose(a_match(), 1, "level8"),
    lambda pool: pool.advise(a_match(), 1),
]
"""Every way in which a helper is asked."""


def with_pool(story: Callable[[BotPool], Awaitable[None]]) -> None:
    async def whole() -> None:
        pool = BotPool(1)
        try:
            await asyncio.wait_for(story(pool), PATIENCE)
        finally:
            pool.close()

    asyncio.run(whole())


@pytest.mark.parametrize("fault", FAULTS)
def test_every_kind_of_question_is_answered(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    use_helper(monkeypatch, *FAULTS[fault])
    for module, name in ((bots, "LEASE_SECONDS"), (compute, "LEASE_SECONDS"), (compute, "SLOW_SECONDS")):
        monkeypatch.setattr(module, name, 0.5 if "late" in fault else PATIENCE)

    async def story(pool: BotPool) -> None:
        answers = await asyncio.gather(*(ask(pool) for ask in ASKED), return_exceptions=True)
        assert all(isinstance(answer, FAILURES) for answer in answers), answers
        assert not len(pool.desk) and not len(pool.compute)

    with_pool(story)


def test_a_helper_of_another_edition_is_refused_and_the_server_does_the_work_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use_helper(monkeypatch, "9.9 other", pickled(7), 0)

    async def story(pool: BotPool) -> None:
        assert await pool.compute.run(NOBODY, divmod, 7, 2) == (3, 1)
        assert isinstance(await pool.choose(a_match(), 1, "level7"), Moved | Claimed)
        assert not pool.pids

    with_pool(story)


def test_an_edition_is_made_of_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cassino.server.jobs.thinking import edition as editions

    monkeypatch.setattr(editions, "PACKAGE", tmp_path)
    found = set[str]()
    for name, text in (("a.py", "x = 1"), ("a.py", "x = 2"), ("b.toml", ""), ("c.ftl", "")):
        (tmp_path / name).write_text(text)
        found.add(editions.edition.__wrapped__())
    (tmp_path / "a.pyc").write_text("made from the others")
    assert len(found) == 4 and editions.edition.__wrapped__() in found


def test_what_cannot_be_sent_back_is_a_failed_call_and_the_helper_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(pool: BotPool) -> None:
        for function in (threading.Lock, Unreadable):
            with pytest.raises(CallFailed):
                await pool.compute.run(NOBODY, function)
            assert len(pool.compute.pids) == 1 or function is Unreadable
        assert await pool.compute.run(NOBODY, divmod, 7, 2) == (3, 1)

    monkeypatch.setenv("PYTHONPATH", ":".join(sys.path))
    with_pool(story)


def test_nobody_waits_for_ever_where_a_thread_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compute, "LEASE_SECONDS", 0.1)
    goes_on = threading.Event()

    async def story() -> None:
        with pytest.raises(BadRequest) as refused:
            await Compute(0).run(NOBODY, goes_on.wait)
        assert (refused.value.status, refused.value.code) == (503, "busy")
        goes_on.set()

    asyncio.run(story())


def test_a_queue_that_stands_still_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        waiting = DeskOf[str, str]()
        waiting.look(0.0)
        waiting.submit("ann", "first")
        waiting.submit("ann", "second")
        now = waiting._moved + 46
        monkeypatch.setattr(desk, "monotonic", lambda: now)
        with pytest.raises(Stuck):
            waiting.look(30.0)
        await waiting.take()
        waiting.look(30.0)

    asyncio.run(story())


def test_a_server_whose_work_stands_still_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "PATIENCE", -1.0)
    with running_server(tmp_path / "cassino.db") as port:
        assert httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200, "nothing waits"
    monkeypatch.setattr(DeskOf, "look", look_stuck)
    with running_server(tmp_path / "cassino.db") as port:
        answer = httpx.get(f"http://127.0.0.1:{port}/readyz")
        assert answer.status_code == 503 and "Stuck" in answer.json()["compute"]
        assert "cassino_compute_queue" in httpx.get(f"http://127.0.0.1:{port}/metrics").text


def look_stuck(_desk: DeskOf[Any, Any], _seconds: float) -> None:
    raise Stuck


HOUSE = {"title": "Ours", "parent": "casino_long", "changes": {}}
SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Hal", "bot": "level8"}]
GETS = (
    "/rules", "/rules/casino_long", "/learn/rules/royal_north_american", "/api/puzzles/today", "/api/puzzles/1",
    "/api/puzzles/next",
    "/api/lessons/capture", "/previews/puzzle/1.png", "/s/abc/rules",
)  # fmt: skip
POSTS: dict[str, Any] = {
    "/api/house": HOUSE, "/api/house/check": HOUSE, "/api/house/draft": {"variant": "royal"},
    "/api/matches": {"rules": 'title = "A"\nparent = "royal"\n', "seats": SEATS},
    "/api/puzzles/1/select": {"cards": [], "table": []}, "/api/puzzles/1/answer": {"move": "x"},
    "/api/puzzles/1/solution": {}, "/api/lessons/deal": {"moves": []},
    "/api/lessons/deal/select": {"moves": [], "cards": [], "table": []},
    "/api/lessons/deal/read": {"moves": [], "text": "x"},
    "/api/lessons/capture/select": {"step": "pair", "cards": [], "table": []},
    "/api/lessons/capture/read": {"step": "pair", "text": "x"},
}  # fmt: skip


def test_every_address_is_answered_while_the_helper_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_helper(monkeypatch, *FAULTS["answers what cannot be read"])
    with running_server(tmp_path / "cassino.db") as port:
        told = dict[str, int]()
        asked = [("GET", path, None) for path in GETS] + [("POST", path, body) for path, body in POSTS.items()]
        for method, path, body in asked:
            answer = httpx.request(method, f"http://127.0.0.1:{port}{path}", json=body, timeout=PATIENCE)
            told[path] = answer.status_code
        assert told.pop("/previews/puzzle/1.png") == 200, "a link has a picture all the same"
        assert set(told.values()) == {500}, told
        assert httpx.get(f"http://127.0.0.1:{port}/readyz").json()["compute"] == "ok"


ALIASES = [alias for id in variant_ids() for alias in load_variant(id).aliases]


def test_a_parent_may_have_any_of_its_names(tmp_path: Path) -> None:
    with running_server(tmp_path / "cassino.db") as port, httpx.Client(base_url=f"http://127.0.0.1:{port}") as web:
        for name in (*ALIASES[::9], "royal", "Casino_Long", " casino_long", "Royal Casino"):
            body = {"title": "A", "parent": name, "changes": {}}
            saved = web.post("/api/house", json=body, timeout=PATIENCE)
            checked = web.post("/api/house/check", json=body, timeout=PATIENCE)
            assert (saved.status_code, checked.status_code) == (201, 200), name
            assert checked.json()["parent"]["id"] == load_variant(name).id
            rules = web.get(f"/house/{saved.json()['id']}/rules", timeout=PATIENCE)
            assert rules.status_code == 200
