"""The deal of the day: the same cards for everybody, and no card told."""

import asyncio
import json
import re
import threading
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from cassino.analysis.puzzles.mining import play_on
from cassino.answers import daily as daily_answers, single_deals
from cassino.engine.rng import Rng
from cassino.hosted.match.events import Created, Dealt, parse_event
from cassino.hosted.match.match import begun, first_deal
from cassino.rules import load_variant
from cassino.server.features.contests import daily
from cassino.server.features.contests.periods import today
from cassino.server.features.contests.service import Contests
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs.bots import BotPool
from cassino.server.jobs.compute import Compute
from cassino.server.main import open_store
from cassino.server.storage.contests import ContestStore
from table_server import Person, browser, running_server, seated


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Any:
    database = tmp_path_factory.mktemp("daily") / "cassino.db"
    with running_server(database) as port, browser(port, timeout=30) as client:
        yield client, port, database


def play_through(port: int, match_id: str) -> dict[str, Any]:
    with seated(port, match_id) as ann:
        while ann.until_asked()["phase"] != "match_over":
            ann.play_on()
        return ann.view


def hands(person: Person) -> tuple[list[str], list[str]]:
    view = person.until_asked()
    return view["hand"], [card for item in view["table"] for card in item.get("cards") or [item["card"]]]


def test_everybody_gets_the_same_cards(place: Any) -> None:
    web, port, _ = place
    made = [web.post("/api/daily", json={"name": name}).json()["id"] for name in ("Ann", "Bo")]
    seen = []
    for match_id in made:
        with seated(port, match_id) as person:
            seen.append(hands(person))
            assert person.view["deals"] == 1 and person.view["variant"]["title"].endswith("deal of the day")
            assert web.get(person.view["rules"]).status_code == 200
    assert seen[0] == seen[1] and made[0] != made[1]


def test_other_games_have_other_cards(place: Any) -> None:
    web, _, database = place
    seeds = set()
    for variant in ("casino_long", "casino_book", "royal_north_american"):
        match_id = web.post("/api/daily", json={"variant": variant}).json()["id"]
        store = open_store(database)
        created = parse_event(store.events(match_id)[0][1])
        store.close()
        assert isinstance(created, Created)
        seeds.add(created.seed)
    assert len(seeds) == 3


def test_the_score_is_shown_when_it_is_over(place: Any) -> None:
    web, port, _ = place
    match_id = web.post("/api/daily", json={"name": "Cy", "variant": "scopa"}).json()["id"]
    before = web.get("/api/daily", params={"variant": "scopa", "own": match_id}).json()
    assert before["own"]["phase"] == "play" and before["bot"] is None
    view = play_through(port, match_id)
    shown = web.get("/api/daily", params={"variant": "scopa", "own": match_id}).json()
    (result,) = shown["results"]
    assert result["name"] == "You" and result["scores"] == [side["score"] for side in view["sides"]]
    assert len(shown["bot"]) == 2 and shown["own"]["id"] == match_id and "id" not in result
    stranger = web.get("/api/daily", params={"variant": "scopa"}).json()
    assert stranger["own"] is None and stranger["bot"] is None and stranger["results"] == [{**result, "name": "Cy"}]


def test_a_deal_in_which_sides_are_level_is_the_only_one() -> None:
    for seed in range(100):
        first, second = begun(single_deals.created(single_deals.one_deal(load_variant("casino_long")), seed, "Ann"))
        assert isinstance(first, Created) and isinstance(second, Dealt)
        match = first_deal(first, second)
        play_on(match, "greedy", Rng(seed))
        assert match.is_over
        if match.scores[0] == match.scores[1]:
            return
    raise AssertionError("no deal in which sides are level")


def test_a_match_of_yesterday_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(tmp_path / "cassino.db")
    deals = daily.Daily(Contests(store), Compute(0))
    first = asyncio.run(deals.enter(daily_answers.Entry("Ann"), "ann"))
    monkeypatch.setattr(daily, "today", lambda: today() + timedelta(days=1))
    shown = asyncio.run(deals.shown(None, first.id))
    assert shown.own is None and shown.results == [] and shown.bot is None
    assert shown.earlier is not None
    assert shown.earlier.id == first.id and shown.earlier.day == today().isoformat()
    assert asyncio.run(deals.shown("scopa", first.id)).earlier is None
    second = asyncio.run(deals.enter(daily_answers.Entry("Ann"), "ann"))
    shown = asyncio.run(deals.shown(None, second.id))
    assert shown.own is not None and shown.own.id == second.id and shown.earlier is None
    store.close()


def test_nothing_tells_the_cards_or_the_seed(place: Any) -> None:
    web, port, database = place
    match_id = web.post("/api/daily", json={}).json()["id"]
    store = open_store(database)
    created = parse_event(store.events(match_id)[0][1])
    store.close()
    assert isinstance(created, Created)
    with seated(port, match_id) as person:
        hands(person)
        frames = json.dumps(person.seen)
    told = frames + web.get("/api/daily").text + web.get("/api/matches").text + web.get("/daily").text
    assert str(created.seed) not in told and str(created.bot_seed) not in told
    assert not re.search(r"\b(?:10|[2-9AJQK])[CDHS]\b", web.get("/api/daily").text)


def test_the_pages(place: Any) -> None:
    web, _, _ = place
    for path in ("/daily", "/daily/scopa"):
        page = web.get(path)
        assert page.status_code == 200
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", page.text)
    assert web.get("/daily/casino").headers["location"] == f"/daily/{load_variant('casino').id}"
    assert web.get("/daily/chess", headers={"Accept": "text/html"}).status_code == 404


BAD: list[tuple[Any, int]] = [
    ({"variant": "chess"}, 404),
    ({"variant": "dominican_no_sweep_record"}, 404),
    ({"name": "x" * 41}, 422),
    ({"name": "a\u0007"}, 422),
    ({"seed": 1}, 400),
]


@pytest.mark.parametrize(("body", "status"), BAD)
def test_bad_wishes(place: Any, body: Any, status: int) -> None:
    web, _, _ = place
    answer = web.post("/api/daily", json=body)
    assert answer.status_code == status and answer.json()["message"]


@pytest.mark.parametrize("variant", single_deals.offered())
def test_one_deal_of_every_game(variant: str) -> None:
    rules = load_variant(variant)
    assert single_deals.one_deal(rules).scoring == rules.scoring
    assert len(single_deals.bot_points(single_deals.one_deal(rules), 7)) >= 2


def test_who_was_helped_is_told(place: Any) -> None:
    web, port, _ = place
    match_id = web.post("/api/daily", json={"name": "Helped"}).json()["id"]
    with seated(port, match_id) as person:
        person.until_asked()
        for step in ("nudge", "reason"):
            person.send("hint", step=step)
            person.until("hint")
    own = web.get("/api/daily", params={"own": match_id}).json()["own"]
    assert (own["hints"], own["undone"]) == (1, 0)  # two steps of one hint


def test_an_answer_of_the_coach_counts_as_help(place: Any) -> None:
    web, port, _ = place
    match_id = web.post("/api/daily", json={"name": "Coached"}).json()["id"]
    with seated(port, match_id) as person:
        person.until_asked()
        person.play_on()
        person.until_asked()
        before = web.get("/api/daily", params={"own": match_id}).json()["own"]["hints"]
        for _ in range(2):
            person.send("coach")
            person.until("coach")
    own = web.get("/api/daily", params={"own": match_id}).json()["own"]
    assert own["hints"] == before + 1  # the same answer twice


def test_no_hint_is_told_that_was_not_counted(place: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    web, port, _ = place
    match_id = web.post("/api/daily", json={"name": "Helped"}).json()["id"]
    count, failures = (
        ContestStore.count_hint,
        [OperationalError("", {}, ConnectionError("away"), connection_invalidated=True)],
    )

    def counted(self: ContestStore, match: str) -> None:
        if failures:
            raise failures.pop()
        count(self, match)

    monkeypatch.setattr(ContestStore, "count_hint", counted)
    with seated(port, match_id) as person:
        person.until_asked()
        person.send("hint", step="reason")
        assert person.until("error")["code"] == "storage"
        answer = {"type": "error"}
        while answer["type"] == "error":  # until the server has found out that the database is there
            person.send("hint", step="reason")
            while (answer := person.receive())["type"] not in ("hint", "error"):
                pass
    assert web.get("/api/daily", params={"own": match_id}).json()["own"]["hints"] == 1


def test_the_hint_for_a_position_that_is_over_is_counted(place: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    web, port, _ = place
    match_id = web.post("/api/daily", json={"name": "Helped"}).json()["id"]
    begun, may_end, advise = threading.Event(), threading.Event(), BotPool.advise

    async def slow(self: BotPool, *asked: Any) -> Any:
        begun.set()
        await asyncio.to_thread(may_end.wait, 20)
        return await advise(self, *asked)

    monkeypatch.setattr(BotPool, "advise", slow)
    with seated(port, match_id) as person:
        person.until_asked()
        person.send("hint", step="reason")
        assert begun.wait(20)
        with seated(port, match_id) as again:
            again.until_asked()
            again.send("move", move=f"trail {again.view['hand'][0]}", id="x")
            again.until("done")
            again.send("hint", step="reason")
            may_end.set()
            person.until("hint")
    assert web.get("/api/daily", params={"own": match_id}).json()["own"]["hints"] >= 1


@pytest.mark.slow
def test_many_who_finish_at_once_are_all_told_what_the_bot_makes_of_it(tmp_path: Path) -> None:
    called, rules = [], load_variant("casino")

    class Slow(Compute):
        async def run(self, payer: Any, function: Any, *arguments: Any) -> Any:
            called.append(arguments)
            await asyncio.sleep(0.01)
            if len(called) == 1:
                raise BadRequest(503, "busy", "error-busy")
            return await super().run(payer, function, *arguments)

    async def story() -> None:
        compute = Slow(0)
        deals = daily.Daily(Contests(store), compute)
        first = await asyncio.gather(*(deals._bot_points(rules, 7) for _ in range(40)), return_exceptions=True)
        assert all(isinstance(each, BadRequest) for each in first) and len(called) == 1
        again = await asyncio.gather(*(deals._bot_points(rules, 7) for _ in range(40)))
        assert again == [single_deals.bot_points(single_deals.one_deal(rules), 7)] * 40
        await deals._bot_points(rules, 7)
        assert len(called) == 2, "once it failed, and once it is worked out for everybody"
        for seed in range(100):
            deals._bots[rules.id, seed] = deals._bots[rules.id, 7]
        await deals._bot_points(rules, 7)
        assert len(deals._bots) == daily.MOST_DEALS
        compute.close()

    store = open_store(tmp_path / "cassino.db")
    asyncio.run(story())
    store.close()


@pytest.mark.slow
def test_the_page_of_the_day_is_shown_to_all_who_have_finished(tmp_path: Path) -> None:
    with running_server(tmp_path / "cassino.db") as port, browser(port, timeout=60) as client:
        match_id = client.post("/api/daily", json={"name": "Ann"}).json()["id"]
        play_through(port, match_id)

        async def ask() -> list[httpx.Response]:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as web:
                wanted = {"own": match_id}
                return await asyncio.gather(*(web.get("/api/daily", params=wanted) for _ in range(40)))

        answers = asyncio.run(ask())
    assert [answer.status_code for answer in answers] == [200] * 40
    assert len({str(answer.json()["bot"]) for answer in answers}) == 1
