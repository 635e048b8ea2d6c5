"""A class of thirty behind one address, without sessions: everybody gets the page that the teacher has named."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from cassino.server.config import Config
from cassino.server.http.limits import VISITORS, Limits, Rate, Rates
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs.compute import MOST_OF_ONE, NOBODY, Compute, Nobody
from cassino.server.jobs.shared import MOST_KEPT, Shared
from table_server import PATIENCE, running_server

CHILDREN = 30
LANGUAGES = ("en", "de", "hu")
SCHOOL = "192.0.2.44"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    config = Config(trusted_proxies=("127.0.0.1/32",))
    with running_server(tmp_path_factory.mktemp("school") / "cassino.db", config) as port:
        yield port


async def asked_by_all(port: int, path: str, languages: tuple[str, ...]) -> set[int]:
    """The statuses of the answers to thirty children who open a page at the same moment."""

    async def open_page(number: int) -> int:
        headers = {"X-Forwarded-For": SCHOOL, "Accept-Language": languages[number % len(languages)]}
        async with httpx.AsyncClient(timeout=PATIENCE, headers=headers) as web:
            return (await web.get(f"http://127.0.0.1:{port}{path}")).status_code

    return set(await asyncio.gather(*map(open_page, range(CHILDREN))))


@pytest.mark.slow
@pytest.mark.parametrize("languages", [LANGUAGES[:1], LANGUAGES])
def test_thirty_children_open_the_same_page_at_once(port: int, languages: tuple[str, ...]) -> None:
    """In several languages a page is made several times, by one process, one after the other."""
    headers = {"X-Forwarded-For": "203.0.113.50"}
    made = httpx.post(
        f"http://127.0.0.1:{port}/api/house", json={"title": "Class rules", "parent": "royal"}, headers=headers
    )
    own = f"/house/{made.json()['id']}/rules"
    paths = ("/api/puzzles/today", "/api/puzzles/1", "/learn/rules/royal_north_american", own, "/rules", "/lobby")
    for path in (*paths, "/rules/royal_north_american", "/api/lessons/capture", "/previews/puzzle/2.png", "/puzzle"):
        assert asyncio.run(asked_by_all(port, path, languages)) == {200}, path


def test_thirty_different_questions_of_visitors_behind_one_address_wait_for_their_turn(port: int) -> None:
    async def ask() -> set[int]:
        async with httpx.AsyncClient(timeout=PATIENCE, headers={"X-Forwarded-For": SCHOOL}) as web:
            body = {"moves": []}
            address = f"http://127.0.0.1:{port}/api/lessons/deal"
            answers = await asyncio.gather(*(web.post(address, json=body) for _ in range(CHILDREN)))
            return {answer.status_code for answer in answers}

    assert asyncio.run(ask()) == {200}


class Counting:
    """Computes, and counts how often; refuses the first times."""

    def __init__(self, *refusals: Exception) -> None:
        self.calls = 0
        self._refusals = list(refusals)

    async def run(self, _payer: object, function: Any, *arguments: Any) -> Any:
        self.calls += 1
        await asyncio.sleep(0)
        if self._refusals:
            raise self._refusals.pop(0)
        return function(*arguments)


async def nobody() -> Nobody:
    return NOBODY


def shared_by(counting: Counting) -> Shared:
    return Shared(counting)  # type: ignore[arg-type]


def test_what_is_the_same_for_everybody_is_computed_once_and_only_so_much_is_kept() -> None:
    async def story() -> None:
        counting = Counting()
        shared = shared_by(counting)
        assert await asyncio.gather(*(shared.of(nobody, divmod, 7, 2) for _ in range(CHILDREN))) == [(3, 1)] * CHILDREN
        assert counting.calls == 1
        for number in range(MOST_KEPT + 5):
            await shared.of(nobody, divmod, number, 1)
        assert len(shared._kept) == MOST_KEPT and not shared._making

    asyncio.run(story())


def test_whose_budget_is_used_up_keeps_nobody_else_from_the_result() -> None:
    async def story() -> None:
        counting = Counting(BadRequest(429, "too_fast", "error-too-fast"))
        shared = shared_by(counting)
        answers = await asyncio.gather(*(shared.of(nobody, divmod, 7, 2) for _ in range(5)), return_exceptions=True)
        assert isinstance(answers[0], BadRequest) and answers[1:] == [(3, 1)] * 4 and counting.calls == 2

    asyncio.run(story())


def test_an_error_is_everybodys_and_is_not_kept() -> None:
    async def story() -> None:
        counting = Counting(ZeroDivisionError())
        shared = shared_by(counting)
        answers = await asyncio.gather(*(shared.of(nobody, divmod, 7, 2) for _ in range(3)), return_exceptions=True)
        assert all(isinstance(answer, ZeroDivisionError) for answer in answers) and counting.calls == 1
        assert await shared.of(nobody, divmod, 7, 2) == (3, 1)

    asyncio.run(story())


def test_who_goes_away_takes_nobodys_result_along() -> None:
    async def story() -> None:
        shared = shared_by(Counting())
        first = asyncio.create_task(shared.of(nobody, divmod, 7, 2))
        second = asyncio.create_task(shared.of(nobody, divmod, 7, 2))
        await asyncio.sleep(0)
        first.cancel()
        assert await second == (3, 1)

    asyncio.run(story())


def test_a_known_network_has_several_times_the_limits_by_address() -> None:
    rates = Rates(guests=Rate(2, 0.001), known=("192.0.2.0/24", "2001:db8::/32"), known_times=3)
    limits = Limits(rates)
    for host, most in (("192.0.2.44", 6), ("2001:db8:0:7::/64", 6), ("203.0.113.5", 2), ("2001:db9::/64", 2)):
        bucket = limits.guests.of(host)
        assert sum(bucket.take() for _ in range(20)) == most
    assert limits.most_sockets("192.0.2.44") == 3 * limits.most_sockets("203.0.113.5")
    assert limits.user_requests.of("192.0.2.44").rate == rates.user_requests


def test_lanes_of_addresses_are_longer_but_have_an_end() -> None:
    class Visitors(Nobody):
        name, people = "192.0.2.44", VISITORS

    async def story() -> None:
        compute = Compute(0)
        tasks = [asyncio.create_task(compute.run(Visitors(), divmod, 7, 2)) for _ in range(VISITORS * MOST_OF_ONE + 9)]
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, BadRequest)]
        assert 0 < len(refused) < 9 + 1 and all(refusal.code == "busy" for refusal in refused)
        compute.close()

    asyncio.run(story())
