"""Reviews of matches in the browser: made beside the event loop, of deals that are over, and nothing else."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cassino.analysis.review.match import ReviewEffort
from cassino.analysis.review.model import Review, for_json
from cassino.answers.summary import summary
from cassino.bots import Clock, make_bot
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind
from cassino.engine.rng import Rng
from cassino.hosted.commands import fair
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.events import AnyEvent, Claimed, Moved, Place, Seated, Undone
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.notation.move import format_move
from cassino.search.budget import Budget
from cassino.server.config import Config
from cassino.server.features.reviews import service as reviews_service
from cassino.server.features.reviews.service import Reviews
from cassino.server.http.limits import Purse, Rate
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs import compute
from cassino.server.jobs.compute import Compute
from cassino.server.jobs.thinking.calls import Call, Outcome
from cassino.server.main import open_store
from reviewed import small_review
from table_server import UNBOUND, cookie_of, new_match, remembered, running_server, seated

PATIENCE = 180
QUICK = ReviewEffort(Budget(worlds=4), redeals=2, par_nodes=10_000)


def played(deals: int, variant: str = "scopa", moves_more: int = 0) -> list[AnyEvent]:
    """The events of Ann's match against a bot: so many deals are over, and so many moves of the next are made."""
    places = (SeatWish("human", "Ann"), SeatWish("bot", "Hal", "greedy"))
    events = begun(created(terms(NewMatch(seats=places, variant=variant, seed=4))))
    hosted, bot = replayed(events), make_bot("greedy", Rng(1))
    while True:
        over = len(hosted.match.deals) - (hosted.phase == "play")
        is_there = not moves_more or (hosted.phase == "play" and len(hosted.match.moves) >= moves_more)
        if hosted.phase == "match_over" or (over >= deals and is_there):
            return events
        event = fair.next_deal(hosted) if hosted.phase == "deal_over" else one_move(hosted, bot)
        events.append(event)
        hosted.apply(event, hosted.at)


def one_move(hosted: HostedMatch, bot: object) -> AnyEvent:
    turn = hosted.match.state.turn
    move = bot.choose(hosted.view(turn), Clock())  # type: ignore[attr-defined]
    return Claimed(turn) if move.kind == Kind.CLAIM else Moved(turn, format_move(hosted.match.state, move))


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server with two matches: `one` has a deal that is over, `begun` is in its second deal."""
    path = tmp_path_factory.mktemp("server") / "cassino.db"
    fill(path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews_service, "EFFORT", QUICK)
        with running_server(path) as port:
            yield port


def fill(path: Path) -> None:
    store = open_store(path)
    for name, events in (("one", played(1)), ("begun", played(1, moves_more=5)), ("whole", played(99, "haitian"))):
        store.create(name, events, summary(replayed(events)))
    store.close()


def url(port: int, path: str) -> str:
    return f"http://127.0.0.1:{port}{path}"


def reviewed(port: int, match_id: str) -> dict[str, object]:
    """The review, once it is done."""
    until, cookie = time.monotonic() + PATIENCE, cookie_of(new_match(port))
    while time.monotonic() < until:
        answer = httpx.get(url(port, f"/api/matches/{match_id}/review"), headers={"Cookie": cookie}).json()
        if answer["state"] == "done":
            found: dict[str, object] = answer["review"]
            return found
        assert answer["state"] == "working" and answer["done"] <= max(answer["total"], answer["done"])
        time.sleep(0.05)
    raise AssertionError("the review is not made")


@pytest.mark.slow
def test_a_review_of_the_deals_that_are_over(port: int) -> None:
    found = reviewed(port, "begun")
    deals = found["deals"]
    assert isinstance(deals, list) and [deal["number"] for deal in deals] == [1]
    assert [player["name"] for player in found["players"]] == ["Ann", "Hal"]  # type: ignore[attr-defined]
    assert found["winners"] == []


@pytest.mark.slow
def test_a_whole_match_has_a_winner_and_a_page_to_keep(port: int) -> None:
    assert reviewed(port, "whole")["winners"]
    page = httpx.get(url(port, "/api/matches/whole/review.html"))
    assert page.status_code == 200 and page.text.startswith("<!doctype html>")
    assert "attachment" in page.headers["content-disposition"]


def test_a_deal_in_progress_is_never_reviewed(port: int) -> None:
    match_id = new_match(port, seed=3)
    with seated(port, match_id) as ann:
        ann.until_asked()
        for path in ("review", "review.html"):
            answer = httpx.get(url(port, f"/api/matches/{match_id}/{path}"))
            assert answer.status_code == 409 and answer.json()["error"] == "not_over"
    wish = {"deal": 1, "moves": 0}
    answer = httpx.post(url(port, f"/api/matches/{match_id}/branches"), json=wish)
    assert answer.status_code == 409 and answer.json()["error"] == "not_over"


def test_what_there_is_not(port: int) -> None:
    assert httpx.get(url(port, "/api/matches/none/review")).status_code == 404
    assert httpx.get(url(port, "/review/none")).status_code == 404
    assert httpx.get(url(port, "/review/one")).status_code == 200
    for wish in ({"deal": 0, "moves": 0}, {"deal": 9, "moves": 0}, {"deal": 1, "moves": 999}):
        assert httpx.post(url(port, "/api/matches/one/branches"), json=wish).status_code == 422
    for wrong in ({"deal": 1}, {"deal": "x", "moves": 0}, {"deal": 1, "moves": -1}, {"deal": 1, "moves": 0, "more": 1}):
        assert httpx.post(url(port, "/api/matches/one/branches"), json=wrong).status_code == 400


def test_a_match_goes_on_from_a_move_with_other_cards_to_come(port: int) -> None:
    answer = remembered(httpx.post(url(port, "/api/matches/begun/branches"), json={"deal": 1, "moves": 7}))
    assert answer.status_code == 201
    made = answer.json()
    with seated(port, made["id"], str(made["seat"])) as person:
        view = person.until_asked()
        assert view["can"]["move"] and view["deal"] == 1 and view["seats"][made["seat"]]["kind"] == "human"
        assert len(view["log"]) >= 7


class Idle(Compute):
    """Begins slow work and never ends it."""

    async def run_slowly(self, *_: Any) -> Any:
        await asyncio.Event().wait()


ANN, BEN = Purse("ann", []), Purse("ben", [])


def idle(story: Callable[[Reviews, HostedMatch], None]) -> None:
    """Reviews that are never made, of a match with a deal that is over."""
    no_store: Any = None

    async def whole() -> None:
        made = Reviews(no_store, Idle(0))
        story(made, replayed(played(1)))
        made.close()

    asyncio.run(whole())


def test_what_was_played_otherwise_after_an_undo_is_reviewed_anew() -> None:
    def story(made: Reviews, hosted: HostedMatch) -> None:
        job, other = made.ask("m", hosted, ANN), hosted.fork()
        other.apply(Undone(hosted.version - len(hosted.steps)), hosted.at)
        while other.phase == "play":
            state = other.match.state
            other.apply(Moved(state.turn, format_move(state, legal_moves(state, 99)[-1])), hosted.at)
        assert other.match.moves != hosted.match.moves
        assert made.ask("m", other, ANN) is not job and made.ask("m", hosted, ANN) is job

    idle(story)


def test_who_was_deleted_is_in_no_review() -> None:
    def story(made: Reviews, hosted: HostedMatch) -> None:
        assert made.ask("m", hosted, ANN).names == ["Ann", "Hal"]
        hosted.apply(Seated(0, Place("bot", "Somebody", "greedy")), hosted.at)
        assert made.ask("m", hosted, ANN).names == ["Somebody", "Hal"]

    idle(story)


def test_a_review_is_made_once_and_too_many_wait_for_nothing() -> None:
    def story(made: Reviews, hosted: HostedMatch) -> None:
        people = [Purse(str(number), []) for number in range(reviews_service.MOST_WAITING)]
        jobs = [made.ask(str(number), hosted, payer) for number, payer in enumerate(people)]
        assert made.ask("0", hosted, None) is jobs[0]
        with pytest.raises(BadRequest, match="Too many matches"):
            made.ask("more", hosted, ANN)
        jobs[0].has_failed, jobs[0].refusal = True, BadRequest(429, "too_fast", "error-too-fast")
        assert made.ask("0", hosted, ANN) is jobs[0]
        with pytest.raises(BadRequest, match="Wait a moment"):  # said once, then it may be tried again
            reviews_service.progress(jobs[0])
        assert made.ask("0", hosted, ANN) is not jobs[0]

    idle(story)


def test_one_person_keeps_nobody_else_from_a_review() -> None:
    def story(made: Reviews, hosted: HostedMatch) -> None:
        for number in range(reviews_service.MOST_OF_ONE):
            made.ask(str(number), hosted, ANN)
        with pytest.raises(BadRequest, match="reviews in progress"):
            made.ask("more", hosted, ANN)
        assert made.ask("more", hosted, BEN).is_waiting

    idle(story)


@pytest.mark.slow
def test_who_is_not_known_here_starts_no_review(port: int) -> None:
    answer = httpx.get(url(port, "/api/matches/one/review"))
    assert answer.status_code == 401 and answer.json()["error"] == "no_session"
    assert reviewed(port, "one")
    assert httpx.get(url(port, "/api/matches/one/review")).json()["state"] == "done"


def test_reviews_and_branches_are_made_in_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here, where functions are called in threads, every call is seen; none of them is made on the event loop."""
    called: set[tuple[str, str]] = set()
    done = compute.done

    def seen(call: Call) -> Outcome:
        called.add((call.function.__name__, threading.current_thread().name[:7]))
        return done(call)

    monkeypatch.setattr(compute, "done", seen)
    monkeypatch.setattr(reviews_service, "EFFORT", QUICK)
    fill(tmp_path / "cassino.db")
    with running_server(tmp_path / "cassino.db", Config(limits=UNBOUND, bot_processes=0)) as port:
        reviewed(port, "one")
        httpx.post(url(port, "/api/matches/one/branches"), json={"deal": 1, "moves": 3})
        assert httpx.get(url(port, "/api/matches/whole/record")).status_code == 200
    called.discard(("counted", "process"))  # matches that are over may be counted meanwhile
    assert called == {(name, "process") for name in ("made", "packed", "check_branch", "branch")}


def test_a_review_is_paid_from_a_budget_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_service, "EFFORT", QUICK)
    fill(tmp_path / "cassino.db")
    limits = replace(UNBOUND, user_reviews=Rate(1, 0.001))
    with running_server(tmp_path / "cassino.db", Config(limits=limits, bot_processes=0)) as port:
        cookie = {"Cookie": cookie_of(new_match(port))}

        def answer(path: str) -> httpx.Response:
            return httpx.get(url(port, f"/api/matches/{path}"), headers=cookie)

        until = time.monotonic() + PATIENCE
        while answer("one/review").status_code == 200 and time.monotonic() < until:
            time.sleep(0.05)
        assert answer("one/review").json()["error"] == "too_fast"
        assert answer("whole/record").status_code == 200, "a review is no reason to refuse anything else"
        while (other := answer("begun/review")).status_code == 200 and time.monotonic() < until:
            time.sleep(0.05)
        assert other.json()["error"] == "too_fast"


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", ["scopa", "casino_long", "swazi_two_player", "four_hand_partnership"])
def test_a_review_has_the_fields_that_are_described(variant: str) -> None:
    review = for_json(small_review(variant))
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review
