"""Ratings: what a match changes, for whom, and exactly once."""

import asyncio
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cassino.answers.summary import summary
from cassino.hosted.match.events import AnyEvent, Created, Ended, Place
from cassino.hosted.match.match import begun, replayed
from cassino.hosted.wire.table import Clock
from cassino.rules import format_rules, load_variant
from cassino.server.main import open_store
from cassino.server.people import ratings as ratings_module
from cassino.server.people.glicko import Rating, rated, results
from cassino.server.people.ratings import Board, Ratings
from cassino.server.storage import schema
from cassino.server.storage.events import Store
from services import database as database, postgres as postgres
from table_server import PATIENCE, Person, browser, opened, running_server

AT = "2026-01-01T00:00:00.000000Z"


def _with_people(store: Store, *ids: str) -> None:
    with store.engine.begin() as connection:
        rows = [{"id": id, "name": id.title(), "created": AT, "seen": AT} for id in ids]
        connection.execute(insert(schema.users), rows)


def _ended(store: Store, match_id: str, users: list[str], loser: int, *, is_rated: bool = True) -> None:
    """A match that one of its players has given up."""
    rules = load_variant("casino_long")
    places = tuple(Place("human", user.title(), user=user) for user in users)
    created = Created(
        rules.id, format_rules(replace(rules, parent="")), 21, 1, 1, places, rated=is_rated, clock=Clock("move", 60)
    )
    events: list[AnyEvent] = [*begun(created), Ended(loser, "resign")]
    store.create(match_id, events, summary(replayed(events, AT)))


def _close(rating: Rating, wanted: tuple[float, float, float]) -> bool:
    return pytest.approx(wanted, abs=0.01) == (rating.rating, rating.deviation, rating.volatility)


def test_a_period_of_three_games_as_in_the_description_of_glicko_2() -> None:
    sides = [[Rating(1500, 200)], [Rating(1400, 30)], [Rating(1550, 100)], [Rating(1700, 300)]]
    after = rated(sides, [[0.5, 1, 0, 0], [0, 0.5, 0.5, 0.5], [1, 0.5, 0.5, 0.5], [1, 0.5, 0.5, 0.5]])
    assert _close(after[0][0], (1464.05, 151.52, 0.06))
    assert after[0][0].games == 1


def test_winners_beat_the_rest_who_stand_by_their_scores() -> None:
    assert results((1,), (18, 22, 18)) == [[0.5, 0, 0.5], [1, 0.5, 1], [0.5, 0, 0.5]]
    assert results((0,), (21, 12, 15)) == [[0.5, 1, 1], [0, 0.5, 0], [0, 1, 0.5]]
    assert results((1, 2), (30, 4, 9)) == [[0.5, 0, 0], [1, 0.5, 0.5], [1, 0.5, 0.5]]


def test_partners_gain_alike_and_more_against_better_ones() -> None:
    weak, strong = Rating(1400, 80), Rating(1700, 80)
    upset = rated([[weak, weak], [strong, strong]], results((0,), (21, 3)))
    usual = rated([[weak, weak], [strong, strong]], results((1,), (3, 21)))
    assert upset[0][0] == upset[0][1]
    assert upset[0][0].rating - 1400 > usual[1][0].rating - 1700 > 0
    assert upset[1][0].rating < 1700 and usual[0][0].rating < 1400


def test_a_rated_match_counts_once_for_everybody_at_the_table(database: str) -> None:
    store = open_store(database)
    _with_people(store, "ann", "bob")
    _ended(store, "m1", ["ann", "bob"], loser=1)
    _ended(store, "casual", ["ann", "bob"], loser=0, is_rated=False)
    ratings = Ratings(store)
    assert (ratings.count_all(), ratings.count_all()) == (1, 0)
    ann, bob = ratings.table(Board("casino_long", 2))
    assert (ann.name, ann.games, bob.games) == ("Ann", 1, 1)
    assert ann.rating - 1500 == 1500 - bob.rating > 100
    assert ann.provisional and ann.deviation == bob.deviation < 350
    assert ratings.table(Board("casino_long", 3)) == []
    (own,) = ratings.of("bob")
    assert (own.variant, own.players, own.rating) == ("casino_long", 2, bob.rating)
    store.close()


def test_processes_that_count_at_the_same_time_count_each_match_once(database: str) -> None:
    store = open_store(database)
    _with_people(store, "ann", "bob", "cid")
    for number in range(6):
        _ended(store, f"m{number}", ["ann", "bob"] if number % 2 else ["cid", "bob"], loser=1)
    counted: list[int] = []

    def count() -> None:
        own = open_store(database)
        counted.append(Ratings(own).count_all())
        own.close()

    threads = [threading.Thread(target=count) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    games = {each.name: each.games for each in Ratings(store).table(Board("casino_long", 2))}
    assert sum(counted) == 6
    assert games == {"Ann": 3, "Cid": 3, "Bob": 6}
    with store.engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(schema.rated_matches)) == 6
    store.close()


def test_a_match_of_somebody_who_has_deleted_himself_counts_for_nobody(tmp_path: Path) -> None:
    store = open_store(tmp_path / "cassino.db")
    _with_people(store, "ann")
    _ended(store, "m1", ["ann", "gone"], loser=1)
    ratings = Ratings(store)
    assert (ratings.count_all(), ratings.count_all()) == (1, 0)
    assert ratings.of("ann") == []
    store.close()


@pytest.mark.parametrize("users", [["ann", ""], ["ann", "", ""], ["ann", "bob", ""]])
def test_who_gives_up_before_everybody_has_come_changes_no_rating(tmp_path: Path, users: list[str]) -> None:
    store = open_store(tmp_path / "cassino.db")
    _with_people(store, "ann", "bob")
    _ended(store, "m1", users, loser=0)
    ratings = Ratings(store)
    assert (ratings.count_all(), ratings.count_all()) == (1, 0)
    assert ratings.table(Board("casino_long", len(users))) == ratings.of("ann") == []


def test_a_match_that_cannot_be_read_waits_and_holds_up_no_other(tmp_path: Path) -> None:
    store = open_store(tmp_path / "cassino.db")
    _with_people(store, "ann", "bob")
    for id in ("broken", "whole"):
        _ended(store, id, ["ann", "bob"], loser=1)
    with store.engine.begin() as connection:
        columns = schema.events.c
        connection.execute(schema.events.update().where(columns.match_id == "broken").values(body="{"))
    ratings = Ratings(store)
    assert (ratings.count_all(), ratings.count_all()) == (1, 0)
    assert ratings.of("ann")[0].games == 1
    with store.engine.connect() as connection:
        assert connection.scalars(select(schema.rated_matches.c.match_id)).all() == ["whole"]
    store.close()


def test_counting_goes_on_after_the_database_took_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings_module, "EVERY_SECONDS", 0.01)
    store = open_store(tmp_path / "cassino.db")
    _with_people(store, "ann", "bob")
    _ended(store, "m1", ["ann", "bob"], loser=1)
    ratings, failures = Ratings(store), [PoolTimeout("no connection is free")]

    class Slow(Ratings):
        def count_all(self) -> int:
            if failures:
                raise failures.pop()
            return super().count_all()

    async def until_counted() -> None:
        async with Slow(store).counting():
            while not ratings.of("ann"):
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(until_counted(), PATIENCE))
    assert ratings.of("ann")[0].games == 1
    store.close()


def test_a_list_that_cannot_be_read_in_time_is_no_mistake_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(_ratings: Ratings, _board: Board) -> None:
        raise PoolTimeout("no connection is free")

    monkeypatch.setattr(Ratings, "table", slow)
    with running_server(tmp_path / "cassino.db") as port, browser(port) as web:
        answer = web.get("/api/ratings?variant=casino_long&players=2")
    assert (answer.status_code, answer.json()["error"]) == (503, "storage")


def test_a_rated_match_played_over_the_network_changes_both_ratings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings_module, "EVERY_SECONDS", 0.2)
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
    wish = {"variant": "casino", "seats": seats, "rated": True, "clock": {"kind": "move", "seconds": 60}}
    with running_server(tmp_path / "cassino.db") as port, browser(port) as ann, browser(port) as bob:
        for client, name in ((ann, "Ann"), (bob, "Bob")):
            client.post("/api/me", json={"name": name})
            login = {"login": name.lower(), "password": f"a long password of {name}"}
            assert client.post("/api/me/password", json=login).status_code == 200
        made = ann.post("/api/matches", json=wish)
        assert made.status_code == 201, made.text
        id = made.json()["id"]
        assert bob.post(f"/api/matches/{id}/join", json={}).status_code == 200
        cookie = "; ".join(f"{name}={value}" for name, value in bob.cookies.items())
        with opened(port, id, "", cookie) as socket:
            person = Person(socket, id)
            person.receive()
            person.send("resign")
            while person.view["phase"] != "match_over":
                person.receive()
        until = time.monotonic() + PATIENCE
        while not (found := ann.get("/api/ratings?variant=casino_long&players=2").json())["ratings"]:
            assert time.monotonic() < until, "the match is not counted"
            time.sleep(0.1)
    winner, loser = found["ratings"]
    assert (winner["name"], loser["name"], found["mine"][0]["rating"]) == ("Ann", "Bob", winner["rating"])
    assert winner["rating"] > 1500 > loser["rating"]
