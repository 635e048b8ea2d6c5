"""After the last play the target may be announced before the cards are counted. D-95"""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cassino.bots import answers
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.scoring import secured
from cassino.fairness.chain import hash_of
from cassino.hosted import requests
from cassino.hosted.events import Claimed, Counted, Moved, Salted, format_event
from cassino.hosted.frames.past import told_deal
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match import HostedMatch, WrongEvent, replayed
from cassino.hosted.refusal import BadRequest
from cassino.notation.move import format_move
from cassino.server.features.reviews.service import Reviews
from cassino.server.jobs.compute import Compute
from cassino.server.main import open_store
from cassino.server.room import autoplay
from cassino.server.room.room import Room
from cassino.server.room.services import Services
from cassino.server.storage.events import Store
from cassino.server.storage.loader import OpenedMatch
from cassino.server.storage.summary import new_id, summary
from company import ANN, BEN, Evening
from sent import announced, sent
from served import wait_until
from table_server import running_server

AN_HOUR = 3600.0
NO_STORE: Any = None


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    store = open_store(Path(tmp_path_factory.mktemp("announcing")) / "cassino.db")
    yield store
    store.close()


def play_greedily(evening: Evening) -> None:
    """Whoever is to move takes as many cards as he can."""
    state = evening.hosted.match.state
    most = max(legal_moves(state), key=lambda move: move.taken.bit_count())
    evening.happen(Moved(state.turn, format_move(state, most)))


def last_call(*kinds: str, **wish: Any) -> Evening:
    """A match whose last card is played, and whoever has the target may announce it: Ann and Ben, or Ann and bots."""
    evening = Evening(*(kinds or ("human", "human")), variant="hungarian_nagy", **wish)
    if not kinds:
        evening.join(BEN)
    while evening.hosted.phase == "play":
        play_greedily(evening)
    assert evening.hosted.phase == "announcing"
    return evening


def test_nobody_has_won_before_the_count() -> None:
    evening = last_call(target=1)
    assert evening.hosted.match.winners and evening.hosted.winners == ()
    assert json.loads(summary(evening.hosted).text)["winner"] is None


def live_match(store: Store, evening: Evening) -> Room:
    """The same match on a server."""
    match_id = new_id()
    store.create(match_id, evening.events, summary(evening.hosted))
    return Room(match_id, OpenedMatch(evening.hosted), Services(store))


async def counted(room: Room) -> HostedMatch:
    """The match once its cards are counted."""
    async with asyncio.timeout(20):
        while room.hosted.phase == "announcing":
            await asyncio.sleep(0.01)
    return room.hosted


def can_prove(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot that may announce the target can prove that it has reached it."""
    monkeypatch.setattr(answers, "sure_claim", lambda view: next(iter(view.claims()), None))


@pytest.mark.parametrize("does", ["announces wrongly", "leaves"])
def test_a_bot_announces_when_no_person_may_any_more(store: Store, monkeypatch: pytest.MonkeyPatch, does: str) -> None:
    """Nobody waits for people then."""
    can_prove(monkeypatch)
    monkeypatch.setattr(autoplay, "LAST_CALL", AN_HOUR)

    async def play() -> HostedMatch:
        room = live_match(store, last_call("human", "bot", target=1000))
        window = room.join(None, ANN.id)
        if does == "leaves":
            await room.stand_up(ANN.id)
        else:
            await room.answer(window, json.dumps({"type": "claim", "version": room.hosted.version}))
        return await counted(room)

    hosted = asyncio.run(play())
    assert hosted.phase == "deal_over" and hosted.steps[-1].move == Move(Kind.CLAIM, 0, seat=1)


def test_the_count_comes_when_nobody_may_announce_or_is_called() -> None:
    evening = last_call("human", "bot", target=1000)
    evening.happen(Claimed(0))
    assert evening.hosted.phase == "announcing" and not evening.hosted.may_people_announce
    evening.leave(ANN)
    assert evening.hosted.phase == "announcing"
    evening.happen(Counted())
    assert evening.hosted.phase == "deal_over"


def test_the_count_comes_where_nobody_has_a_window_open(tmp_path: Path) -> None:
    evening = last_call("human", "bot")
    store = open_store(tmp_path / "cassino.db")
    store.create("m", evening.events, summary(evening.hosted))
    store.close()
    with running_server(tmp_path / "cassino.db") as port:
        address = f"http://127.0.0.1:{port}/api/matches/m"
        wait_until(lambda: httpx.get(address).json()["view"]["phase"] == "deal_over")


def test_who_joins_before_the_count_waits_for_it() -> None:
    """The bot still announces what it can prove."""
    evening = last_call("human", "open", target=1000)
    assert evening.join(BEN) == "next_deal" and evening.kinds == ["human", "bot"]
    evening.happen(Counted())
    assert evening.kinds == ["human", "human"]


def test_only_the_last_play_is_followed_by_the_call_to_announce() -> None:
    evening = last_call("human", "bot", target=1000)
    called = announced(sent(view_frame(evening.hosted, "m", 0))["view"])
    assert called == ["The last card is played. Whoever has 1000 may announce it now."]
    evening.happen(Claimed(0))
    assert sent(view_frame(evening.hosted, "m", 0))["view"]["announce"] == []


def test_who_gives_up_before_the_count_has_lost_and_nothing_is_counted() -> None:
    evening = last_call(target=1)
    hosted, before = evening.hosted, evening.hosted.match.scores_before
    assert hosted.match.winners == (1,) and hosted.match.outcome.is_double and hosted.match.scores != before
    evening.ask(1, requests.Resign)
    view = sent(view_frame(hosted, "m", 0))["view"]
    assert view["phase"] == "match_over" and view["winner"]["sides"] == [0] and not view["winner"]["double"]
    assert view["deal_score"] is None and tuple(side["score"] for side in view["sides"]) == before
    assert hosted.scores == before
    assert [side["score"] for side in json.loads(summary(hosted).text)["sides"]] == list(before)
    assert sent(told_deal(hosted, 1))["ended"] == {"seat": 1, "reason": "resign"}
    with pytest.raises(BadRequest, match="first deal is over"):
        Reviews(NO_STORE, Compute(0)).ask("m", hosted, None)


def test_no_deal_is_reviewed_before_the_count() -> None:
    with pytest.raises(BadRequest, match="first deal is over"):
        Reviews(NO_STORE, Compute(0)).ask("m", last_call(target=1000).hosted, None)


@pytest.mark.parametrize("claimed", [(), (0,), (0, 1)])
def test_who_takes_what_is_left_is_said_also_after_wrong_announcements(claimed: tuple[int, ...]) -> None:
    evening = last_call(target=1000)
    taker, left = evening.hosted.match.state.last_capturer, evening.hosted.steps[-1].left.bit_count()
    assert (taker, left) == (1, 3)
    evening.happen(*map(Claimed, claimed))
    if evening.hosted.phase == "announcing":
        evening.happen(Counted())
    said = announced(sent(view_frame(evening.hosted, "m", 0))["view"])
    assert said[0] == f"The last 3 cards on the table go to {evening.hosted.names[1]}."


def test_nobody_takes_what_is_left_where_an_announcement_ended_the_deal() -> None:
    evening = Evening("human", "bot", variant="hungarian_nagy", target=1)
    while not evening.hosted.match.deal_over:
        play_greedily(evening)
        if secured(evening.hosted.match.state).points[0] >= 1:
            evening.happen(Claimed(0))
    assert evening.hosted.match.state.hand_size(0) and evening.hosted.residue == 0


@pytest.mark.parametrize("does", ["asks", "comes and goes"])
def test_nothing_postpones_the_count(store: Store, monkeypatch: pytest.MonkeyPatch, does: str) -> None:
    monkeypatch.setattr(autoplay, "LAST_CALL", 0.5)

    async def play() -> HostedMatch:
        evening = last_call(target=1000)
        room = live_match(store, evening)
        window = room.join(None, ANN.id)
        async with asyncio.timeout(20):
            while room.hosted.phase == "announcing":
                if does == "asks":
                    await room.answer(window, json.dumps({"type": "ask_me", "version": 1, "when": "never"}))
                else:
                    await room.stand_up(BEN.id)
                    await room.sit(BEN, 1)
                await asyncio.sleep(0.05)
        return room.hosted

    assert asyncio.run(play()).phase == "deal_over"


def test_after_going_back_there_is_time_to_announce_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "LAST_CALL", 0.5)

    async def play() -> float:
        room, loop = live_match(store, last_call("human", "bot", target=1000)), asyncio.get_running_loop()
        window = room.join(None, ANN.id)
        await room.answer(window, json.dumps({"type": "claim", "version": room.hosted.version}))
        await counted(room)
        await room.answer(window, json.dumps({"type": "undo", "version": room.hosted.version}))
        assert room.hosted.phase == "announcing"
        began = loop.time()
        await counted(room)
        return loop.time() - began

    assert asyncio.run(play()) > 0.4


def test_a_match_from_before_the_last_call_goes_on_as_it_was_stored() -> None:
    """Then a deal was counted with its last play, and a salt for the next one could follow at once."""
    salt, evening = "a" * 64, last_call()
    now = [*evening.events[:2], Salted(0, 1, hash_of(salt)), *evening.events[2:], Salted(0, 1, salt)]
    old = [msgspec.structs.replace(evening.hosted.created, last_call=False), *now[1:]]
    assert "last_call" not in format_event(old[0])
    assert replayed(old).phase == "deal_over"
    with pytest.raises(WrongEvent):
        replayed(now)
