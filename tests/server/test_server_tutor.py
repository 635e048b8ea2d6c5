"""The tutor on the server: a tip and nine skills from a person's own finished matches, each looked at once."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cassino.analysis.skills import Skill
from cassino.answers import tutor
from cassino.answers.summary import summary
from cassino.answers.tutor import Tutored
from cassino.hosted.match.match import replayed
from cassino.server.features.tutor import service
from cassino.server.main import open_store
from cassino.tutor import tip as tips
from table_server import running_server
from tutored import match_of

ALL = frozenset(Skill)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[httpx.Client]:
    """A guest with two finished matches, and one that goes on."""
    path = tmp_path / "cassino.db"
    with running_server(path) as port, httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as web:
        user = web.post("/api/me", json={"name": "Ann"}).json()["me"]["id"]
        store = open_store(path)
        for number, length in enumerate((None, None, -5)):
            events = match_of(user, Skill.SUMS, seed=4 + number)[:length]
            store.create(f"m{number}", events, summary(replayed(events)))
        store.close()
        yield web


def told(web: httpx.Client) -> dict[str, Any]:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        found: dict[str, Any] = web.get("/api/tutor").json()
        if not found["more"]:
            return found
    raise AssertionError("the tutor does not come to an end")


@pytest.mark.slow
def test_a_guest_gets_a_tip_from_their_own_games(own: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tips, "spoken", lambda: ALL)
    found = told(own)
    assert found["matches"] == 2
    assert [skill["skill"] for skill in found["skills"]] == [skill.value for skill in Skill]
    sums = found["skills"][1]
    assert sums["state"] == "growing" and sums["taken"] == 0 < sums["chances"] and sums["lesson"] == "sum"
    tip = found["tip"]
    assert tip["skill"] == "sums" and tip["lesson"] == "sum" and tip["match"] in ("m0", "m1")
    assert tip["words"] == {"key": "tip-sums", "args": {"missed": sums["chances"], "chances": sums["chances"]}}
    assert tip["view"]["hand"] and [seat.get("cards") for seat in tip["view"]["seats"]][1] in ([], None)


@pytest.mark.slow
def test_each_match_is_looked_at_once(own: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_SECONDS", -1.0)
    assert own.get("/api/tutor").json() | {"skills": []} == {"matches": 0, "more": True, "skills": [], "tip": None}
    monkeypatch.setattr(service, "MOST_SECONDS", 60.0)
    first = told(own)
    monkeypatch.setattr(service, "MOST_SECONDS", -1.0)
    assert own.get("/api/tutor").json() == first


def test_a_stranger_has_no_games(port: int) -> None:
    found = httpx.get(f"http://127.0.0.1:{port}/api/tutor").json()
    assert (found["matches"], found["more"], found["tip"]) == (0, False, None)
    assert {skill["state"] for skill in found["skills"]} == {"unseen"}


def test_only_own_moves_of_finished_matches_count(monkeypatch: pytest.MonkeyPatch) -> None:
    hosted = replayed(match_of("ann", Skill.SUMS))
    assert tutor.found_in("m", hosted, "bob").moments == ()
    unfinished = replayed(match_of("ann", Skill.SUMS)[:-5])
    assert tutor.found_in("m", unfinished, "ann").moments == ()
    found = tutor.found_in("m", hosted, "ann")
    assert {skill for skill, _ in found.examples} == {m.chance.skill for m in found.moments if not m.chance.is_taken}
    answer = tutor.tutor_report([found], more=True)
    assert isinstance(answer, Tutored) and answer.tip is None


def test_the_page_of_lessons_has_a_place_for_the_skills(port: int) -> None:
    page = httpx.get(f"http://127.0.0.1:{port}/learn").text
    assert 'id="skills"' in page and "tutor.css" in page
