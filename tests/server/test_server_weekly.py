"""The weekly tournament: the same deals for everybody, unseen and unranked until the week is over."""

import asyncio
import json
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, update

from cassino.hosted.match.events import Created, parse_event
from cassino.rules import load_variant
from cassino.server.features.daily.days import today
from cassino.server.features.weekly import service
from cassino.server.features.weekly.weeks import DEALS, Week, for_two, parse_week, week_of
from cassino.server.http.refusals import BadRequest
from cassino.server.main import open_store
from cassino.server.room import sealed
from cassino.server.storage import schema
from cassino.server.storage.database import open_database
from cassino.server.storage.weekly import WeeklyMatch, WeeklyStore, inherit
from table_server import browser, running_server, seated

WEEK = week_of(today()).id


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Path]]:
    database = tmp_path_factory.mktemp("weekly") / "cassino.db"
    with running_server(database) as port:
        yield port, database


def begin(web: httpx.Client, deal: int = 1, name: str = "Ann") -> str:
    answer = web.post("/api/weekly", json={"week": WEEK, "deal": deal, "name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def play_through(port: int, web: httpx.Client, match_id: str) -> Any:
    """Play the first legal move until the deal is over; nobody is helped in a tournament."""
    with seated(port, match_id) as person:
        while person.until_asked()["phase"] != "match_over":
            move = web.get(f"/api/matches/{match_id}/moves").json()["moves"][0]
            assert person.ask("move", move=move)["type"] == "view"
        return person.view


def created_of(database: Path, match_id: str) -> Created:
    store = open_store(database)
    created = parse_event(store.events(match_id)[0][1])
    store.close()
    assert isinstance(created, Created)
    return created


def test_everybody_gets_the_same_deals_and_each_once(place: Any) -> None:
    port, database = place
    with browser(port) as ann, browser(port) as bo:
        first, second = begin(ann), begin(bo, name="Bo")
        assert begin(ann) == first != second, "asked twice, it is the same match"
        one, other, next_deal = (created_of(database, id) for id in (first, second, begin(ann, 2)))
        assert (one.seed, one.bot_seed, one.rules) == (other.seed, other.bot_seed, other.rules)
        assert one.seed != next_deal.seed
        shown = ann.get("/api/weekly").json()
        assert shown["week"] == WEEK and len(shown["deals"]) == DEALS and shown["ranking"] is None
        assert [deal["phase"] for deal in shown["deals"][:3]] == ["play", "play", None]
        assert str(one.seed) not in json.dumps(shown)


def test_no_help_and_no_way_out(place: Any) -> None:
    port, _ = place
    with browser(port) as web:
        match_id = begin(web, 3)
        with seated(port, match_id) as ann:
            can = ann.until_asked()["can"]
            assert not any(can[what] for what in ("undo", "take_back", "hint", "coach", "resign", "leave", "rematch"))
            for what, more in (("hint", {"step": "nudge"}), ("coach", {}), ("undo", {}), ("resign", {})):
                ann.send(what, **more)
                assert ann.until("error")["code"] == "contest", what
        assert web.post(f"/api/matches/{match_id}/leave", json={}).json()["error"] == "contest"
        assert web.post(f"/api/matches/{match_id}/join", json={"name": "Bo", "seat": 1}).json()["error"] == "contest"


def test_until_the_week_is_over_only_the_player_sees_a_deal(place: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    port, _ = place
    with browser(port) as ann, browser(port) as stranger, browser(port) as player:
        begin(player, 4)
        match_id = begin(ann, 4)
        view = play_through(port, ann, match_id)
        deal = ann.get("/api/weekly").json()["deals"][3]
        assert deal["phase"] == "match_over" and deal["counts"]
        assert deal["scores"] == [side["score"] for side in view["sides"]]
        looks = ["", "/record", "/record.json", "/deals/1", "/deals/1/replay", "/review", "/moves", "/stream"]
        for web in (stranger, player):
            for look in looks:
                answer = web.get(f"/api/matches/{match_id}{look}")
                assert (answer.status_code, answer.json()["error"]) == (403, "sealed"), look
            answer = web.post(f"/api/matches/{match_id}/branches", json={"deal": 1, "moves": 0})
            assert answer.json()["error"] == "sealed"
            assert web.post(f"/api/matches/{match_id}/join", json={"name": "Bo"}).status_code == 409
        assert ann.get(f"/api/matches/{match_id}/record").status_code == 200
        monkeypatch.setattr(sealed, "now", lambda: parse_week(WEEK).end)
        assert stranger.get(f"/api/matches/{match_id}/record").status_code == 200


def test_the_ranking_is_shown_when_the_week_is_over(place: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    port, database = place
    monkeypatch.setattr(service, "KEPT_SECONDS", 0.0)
    with browser(port) as cy, browser(port) as di:
        for web, name in ((cy, "Cy"), (di, "Di")):
            play_through(port, web, begin(web, 5, name))
        begin(di, 6, "Di")
        before = di.get("/api/weekly").json()
        monkeypatch.setattr(service, "today", lambda: today() + timedelta(days=7))
        assert before["ranking"] is None and WEEK in di.get("/api/weekly").json()["earlier"]
        shown = di.get("/api/weekly", params={"week": WEEK}).json()
        assert shown["is_over"] and [row["name"] for row in shown["ranking"] if row["mine"]] == ["You"]
        assert {"Cy", "You"} <= {row["name"] for row in shown["ranking"]}
        answer = di.post("/api/weekly", json={"week": WEEK, "deal": 1})
        assert (answer.status_code, answer.json()["error"]) == (409, "week_over")
    engine = open_database(f"sqlite:///{database}")
    late = schema.matches.c.finished.is_not(None)
    with engine.begin() as connection:
        connection.execute(update(schema.matches).where(late).values(finished=parse_week(WEEK).end))
    engine.dispose()
    with browser(port) as web:
        assert web.get("/api/weekly", params={"week": WEEK}).json()["ranking"] == [], "too late for all of them"


@pytest.mark.parametrize("week", ["2020-W01", "2999-W01", "2026-W60", "0000-W00", "x", "2026-W1"])
def test_a_week_without_a_tournament(place: Any, week: str) -> None:
    port, _ = place
    answer = httpx.get(f"http://127.0.0.1:{port}/api/weekly", params={"week": week})
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown_week")


def test_a_week_of_another_version(place: Any) -> None:
    port, database = place
    store = open_store(database)
    WeeklyStore(store.engine).drawn("2026-W02", "no_such_game", [1])
    store.close()
    answer = httpx.get(f"http://127.0.0.1:{port}/api/weekly", params={"week": "2026-W02"})
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown_week")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"week": WEEK, "deal": 0}, 400),
        ({"week": WEEK, "deal": DEALS + 1}, 400),
        ({"week": "x", "deal": 1}, 404),
        ({"week": "2020-W01", "deal": 1}, 409),
        ({"deal": 1}, 400),
        ({"week": WEEK, "deal": 1, "seed": 1}, 400),
    ],
)
def test_bad_wishes(place: Any, body: Any, status: int) -> None:
    port, _ = place
    answer = httpx.post(f"http://127.0.0.1:{port}/api/weekly", json=body)
    assert answer.status_code == status and answer.json()["message"]


def test_the_pages(place: Any) -> None:
    port, _ = place
    with browser(port) as web:
        assert web.get("/weekly").status_code == web.get(f"/weekly/{WEEK}").status_code == 200
        assert web.get("/weekly/x", headers={"Accept": "text/html"}).status_code == 404


def test_weeks() -> None:
    week = week_of(date(2026, 11, 25))
    assert (week.id, week.last_day, week.end) == ("2026-W48", date(2026, 11, 29), "2026-11-30T00:00:00.000000Z")
    assert week_of(date(2027, 1, 3)) == week_of(date(2026, 12, 28)) == parse_week("2026-W53")
    with pytest.raises(BadRequest):
        parse_week("2025-W53")
    in_turn = [Week(week.monday + timedelta(weeks=number)).variant for number in range(len(for_two()))]
    assert sorted(in_turn) == sorted(for_two()), "all games take turns"
    assert all(load_variant(variant).seating.players[0] == 2 for variant in for_two())


def line(*scores: int, name: str = "Ann") -> str:
    sides = [{"name": who, "score": score} for who, score in zip((name, "Hal"), scores, strict=True)]
    return json.dumps({"names": [name, "Hal"], "sides": sides, "phase": "match_over", "winner": "x", "seat": 0})


def test_the_ranking_against_results_worked_out_by_hand() -> None:
    week = parse_week("2026-W48")
    played = [("ann", 1, 7, 4), ("bo", 1, 6, 5), ("ann", 2, 3, 5), ("bo", 2, 9, 5), ("cy", 1, 6, 5), ("cy", 2, 5, 5)]
    matches = [
        WeeklyMatch(f"{user}{deal}", deal, user, "", "2026-11-26T", line(*scores, name=user.title()))
        for user, deal, *scores in played
    ]
    late = WeeklyMatch("di1", 1, "di", "", week.end, line(11, 0, name="Di"))
    forgotten = WeeklyMatch("x1", 1, None, "", "2026-11-26T", line(11, 0, name="Somebody"))
    rows = service.ranked([*matches, late, forgotten], week, [1, 2]).seen_by("cy")
    # The same margins as in test_arena_field: 3, -2; 1, 4; 1, 0.
    assert [(row.rank, row.name, row.score, row.lead, row.mine) for row in rows] == [
        (1, "Bo", 0.625, 2.0, False),
        (2, "Ann", 0.5, -1.0, False),
        (3, "You", 0.375, -1.0, True),
    ]


def test_of_a_long_ranking_the_first_rows_and_the_own_are_shown() -> None:
    week = parse_week("2026-W48")
    matches = [
        WeeklyMatch(f"m{number}", 1, f"p{number}", "", "2026-11-26T", line(1000 - number, 0, name=f"P{number}"))
        for number in range(service.MOST_RANKED + 50)
    ]
    ranking = service.ranked(matches, week, [1])
    assert len(ranking.seen_by("")) == service.MOST_RANKED
    *_, own = ranking.seen_by(f"p{service.MOST_RANKED + 20}")
    assert (own.name, own.rank, own.mine) == ("You", service.MOST_RANKED + 21, True)


def test_a_ranking_is_worked_out_once_for_all_who_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    week, asked = parse_week("2026-W01"), list[str]()
    tournament = service.Tournament(open_store(str(tmp_path / "cassino.db")))
    tournament._weeks.drawn(week.id, "royal", [1] * DEALS)
    monkeypatch.setattr(WeeklyStore, "matches", lambda _, week, user=None: asked.append(week) or [])
    for _ in range(3):
        assert asyncio.run(tournament.shown(week.id, "")).ranking == []
    assert asked == [week.id]


def test_the_store(database: str) -> None:
    """On both databases: what is drawn and claimed first stays; an heir keeps their own."""
    engine = open_database(database)
    store = WeeklyStore(engine)
    with engine.begin() as connection:
        for user in ("ann", "guest"):
            row = {"id": user, "name": user, "created": "", "seen": ""}
            connection.execute(insert(schema.users), row)
    assert store.deals("2026-W48") == []
    first = store.drawn("2026-W48", "royal", [5, 2**63 - 1])
    assert [(deal.number, deal.seed) for deal in first] == [(1, 5), (2, 2**63 - 1)]
    assert store.drawn("2026-W48", "swazi", [6, 7]) == first and store.weeks("2026-W49", 5) == ["2026-W48"]
    assert store.weeks("2026-W48", 5) == []
    assert [store.claim("2026-W48", 1, "ann", id) for id in ("a", "b")] == ["a", "a"]
    assert [store.claim("2026-W48", deal, "guest", f"g{deal}") for deal in (1, 2)] == ["g1", "g2"]
    with engine.begin() as connection:
        inherit(connection, "guest", "ann")
    assert [store.claim("2026-W48", deal, "ann", "new") for deal in (1, 2)] == ["a", "g2"]
    assert store.matches("2026-W48") == [], "a match that was claimed and never made"
    engine.dispose()
