"""What happens at a table of itself: flags fall, on tables that nobody looks at, too."""

import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from cassino.answers.summary import summary
from cassino.bots import answers
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.match import begun, replayed
from cassino.hosted.wire.table import Clock
from cassino.server.main import open_store
from cassino.server.room import registry
from cassino.server.storage import schema
from cassino.server.storage.events import Append
from cassino.server.storage.pulse import Pulse
from company import later, with_users
from served import wait_until
from table_server import PATIENCE, Person, new_match, opened, running_server, seated


def old_match(database: Path, rated: bool, name: str = "m", at: str = later(0), was_served: bool = True) -> None:
    """A match whose person to move ran out of time long ago. at: when it began. was_served: and could have moved."""
    seats = (SeatWish("human", "Ann"), SeatWish("human", "Ben"))
    wish = NewMatch(seats, "casino", rated=rated, clock=Clock("move", 10), visibility="open")
    events = begun(with_users(created(terms(wish))), dealer=1)
    store = open_store(database)
    if was_served:
        Pulse(store.engine).beat()
    line = summary(replayed(events, at))
    assert store.write([Append(name, 1, tuple(events), line, at, is_new=True)]) == [None]
    store.close()


def seen(port: int) -> Person:
    """A window of somebody who watches, and its first view."""
    with opened(port, "m") as socket:
        eve = Person(socket)
        eve.receive()
        return eve


def test_a_flag_falls_on_a_table_that_nobody_looks_at(tmp_path: Path) -> None:
    old_match(tmp_path / "cassino.db", rated=True)
    store = open_store(tmp_path / "cassino.db")
    assert store.overdue(later(10**9), 10) == ["m"]
    with running_server(tmp_path / "cassino.db") as port:
        until = time.monotonic() + PATIENCE
        while store.overdue(later(10**9), 10) and time.monotonic() < until:
            time.sleep(0.1)
        assert store.overdue(later(10**9), 10) == [] and len(store.events("m")) == 4
        view = seen(port).view
        assert view["ended"] == {"seat": 0, "reason": "flag"} and view["winner"]["sides"] == [1]
        record = httpx.get(f"http://127.0.0.1:{port}/api/matches/m/record")
        assert "[Ended] Ann ran out of time" in record.text
    store.close()


def test_matches_that_cannot_be_read_keep_no_other_flag_from_falling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(registry, "MOST_OVERDUE", 2)
    monkeypatch.setattr(registry, "BEAT_SECONDS", 0.01)
    broken = [f"broken {number}" for number in range(3)]
    for number, name in enumerate(broken):
        old_match(tmp_path / "cassino.db", True, name, later(number - 100))
    old_match(tmp_path / "cassino.db", rated=True)
    store = open_store(tmp_path / "cassino.db")
    with store.engine.begin() as connection:
        connection.execute(update(schema.events).where(schema.events.c.match_id != "m").values(body="{}"))
    with running_server(tmp_path / "cassino.db"):
        wait_until(lambda: store.overdue(later(10**9), 10) == broken)
    assert [caplog.text.count(f"match {name} is damaged") for name in broken] == [1, 1, 1]
    store.close()


@pytest.mark.parametrize("rated", [True, False])
def test_after_a_start_people_have_a_moment_to_come_back(tmp_path: Path, rated: bool) -> None:
    """Their time is what it was when the server went, and at least half a minute."""
    old_match(tmp_path / "cassino.db", rated, was_served=False)
    with running_server(tmp_path / "cassino.db") as port:
        view = seen(port).view
        assert view["phase"] == "play" and view["ended"] is None and view["can"]["flag"] is False
        clock = view["seats"][0]["clock"]
        assert 0 < clock["left"] <= 30 and (clock["bank"], clock["runs"]) == (0, True)


@pytest.mark.slow
@pytest.mark.parametrize("has_won", [True, False])
def test_after_the_last_play_the_target_may_be_announced_before_the_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_won: bool
) -> None:
    """D-95"""
    monkeypatch.setattr(answers, "sure_claim", lambda view: has_won and view.seat == 1 and view.claims())
    with running_server(tmp_path / "cassino.db") as port:
        match = new_match(port, "hungarian_nagy", target=1000)
        with seated(port, match) as ann:
            while ann.until_asked()["phase"] == "play":
                ann.play_on()
    views = [frame["view"] for frame in ann.seen if frame["type"] == "view"]
    assert [view["phase"] for view in views[-3:]] == ["announcing" if has_won else "play", "announcing", "deal_over"]
    assert views[-1]["deal_score"] and [view["deal_score"] for view in views[:-1]] == [None] * (len(views) - 1)
