"""Reviews of matches in the browser: made beside the event loop, of deals that are over, and nothing else."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cassino.analysis.review.match import ReviewEffort
from cassino.bots import Clock, make_bot
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind
from cassino.engine.rng import Rng
from cassino.hosted import fair
from cassino.hosted.branching import Branch, branch_events
from cassino.hosted.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.events import AnyEvent, Claimed, Dealt, Moved, Place, Seated, Undone
from cassino.hosted.match import HostedMatch, begun, replayed
from cassino.hosted.refusal import BadRequest
from cassino.notation.move import format_move
from cassino.search.budget import Budget
from cassino.server.features.reviews import service as reviews_service
from cassino.server.main import open_store
from cassino.server.storage.summary import summary
from table_server import new_match, remembered, running_server, seated

PATIENCE = 60


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
        patch.setattr(
            reviews_service, "EFFORT", ReviewEffort(Budget(worlds=4, nodes=300, guesses=0), redeals=2, par_nodes=10_000)
        )
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
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        answer = httpx.get(url(port, f"/api/matches/{match_id}/review")).json()
        if answer["state"] == "done":
            found: dict[str, object] = answer["review"]
            return found
        assert answer["state"] == "working" and answer["done"] <= max(answer["total"], answer["done"])
        time.sleep(0.05)
    raise AssertionError("the review is not made")


def test_a_review_of_the_deals_that_are_over(port: int) -> None:
    found = reviewed(port, "begun")
    deals = found["deals"]
    assert isinstance(deals, list) and [deal["number"] for deal in deals] == [1]
    assert [player["name"] for player in found["players"]] == ["Ann", "Hal"]  # type: ignore[attr-defined]
    assert found["winners"] == []


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
    for wish in ({"deal": 0, "moves": 0}, {"deal": 9, "moves": 0}, {"deal": 1, "moves": 999}, {"deal": 1, "moves": -1}):
        assert httpx.post(url(port, "/api/matches/one/branches"), json=wish).status_code == 422
    for wrong in ({"deal": 1}, {"deal": "x", "moves": 0}, {"deal": 1, "moves": 0, "more": 1}):
        assert httpx.post(url(port, "/api/matches/one/branches"), json=wrong).status_code == 400


def test_a_match_goes_on_from_a_move_with_other_cards_to_come(port: int) -> None:
    answer = remembered(httpx.post(url(port, "/api/matches/begun/branches"), json={"deal": 1, "moves": 7}))
    assert answer.status_code == 201
    made = answer.json()
    with seated(port, made["id"], str(made["seat"])) as person:
        view = person.until_asked()
        assert view["can"]["move"] and view["deal"] == 1 and view["seats"][made["seat"]]["kind"] == "human"
        assert len(view["log"]) >= 7


def test_a_branch_keeps_what_was_played_and_no_seed() -> None:
    events = played(1, moves_more=3)
    hosted = replayed(events)
    twin = replayed(branch_events(hosted, Branch(deal=1, moves=4)))
    kept = len(twin.match.deal.moves)
    assert twin.match.deal.moves == hosted.match.deals[0].moves[:kept] and kept == 4
    assert twin.created.seed != hosted.created.seed and twin.created.bot_seed != hosted.created.bot_seed
    assert sum(place.kind == "human" for place in twin.places) == 1
    assert twin.places[twin.match.state.turn].kind == "human"
    assert [place.name for place in twin.places] == hosted.names
    assert len([event for event in events if isinstance(event, Dealt)]) == 2
    with pytest.raises(BadRequest, match="when it is over"):
        branch_events(hosted, Branch(deal=2, moves=0))


def test_what_was_played_otherwise_after_an_undo_is_reviewed_anew() -> None:
    hosted, made = replayed(played(1)), reviews_service.Reviews()
    made._thread.shutdown(wait=True)
    made._thread = Idle()  # type: ignore[assignment]
    job, other = made.ask("m", hosted), hosted.fork()
    other.apply(Undone(hosted.version - len(hosted.steps)), hosted.at)
    while other.phase == "play":
        state = other.match.state
        other.apply(Moved(state.turn, format_move(state, legal_moves(state, 99)[-1])), hosted.at)
    assert other.match.moves != hosted.match.moves
    assert made.ask("m", other) is not job and made.ask("m", hosted) is job
    made.close()


def test_who_was_deleted_is_in_no_review() -> None:
    hosted, made = replayed(played(1)), reviews_service.Reviews()
    made._thread.shutdown(wait=True)
    made._thread = Idle()  # type: ignore[assignment]
    assert made.ask("m", hosted).names == ["Ann", "Hal"]
    hosted.apply(Seated(0, Place("bot", "Somebody", "greedy")), hosted.at)
    assert made.ask("m", hosted).names == ["Somebody", "Hal"]
    made.close()


def test_a_review_is_made_once_and_too_many_wait_for_nothing() -> None:
    hosted, made = replayed(played(1)), reviews_service.Reviews()
    made._thread.shutdown(wait=True)
    made._thread = Idle()  # type: ignore[assignment]
    jobs = [made.ask(str(number), hosted) for number in range(reviews_service.MOST_WAITING)]
    assert made.ask("0", hosted) is jobs[0]
    with pytest.raises(BadRequest, match="Too many matches"):
        made.ask("more", hosted)
    jobs[0].has_failed = True
    assert made.ask("0", hosted) is not jobs[0]
    with pytest.raises(BadRequest, match="could not be reviewed"):
        reviews_service.progress(jobs[0])
    made.close()


class Idle:
    """An executor that does nothing."""

    def submit(self, *work: object) -> None:
        """Take work."""

    def shutdown(self, **how: object) -> None:
        """End."""
