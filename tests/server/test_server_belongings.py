"""Whose house rules and score books are whose: listed, changed, deleted, taken along and forgotten with their owner."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, create_engine, func, insert, select, update

from cassino.answers.house.saved import MOST_SAVED
from cassino.rules import load_variant, parse_rules
from cassino.server.config import Config
from cassino.server.people.accounts import AccountStore
from cassino.server.people.store import PeopleStore
from cassino.server.storage import schema
from cassino.server.storage.database import database_url, open_database
from cassino.server.storage.house import Full, HouseStore
from cassino.server.storage.ownership import Asker, Forgotten
from cassino.server.storage.scores import ScoreStore
from table_server import PATIENCE, UNBOUND, Json, running_server

PUBLIC = Config(host="0.0.0.0", limits=UNBOUND)
PASSWORD = "seven old lemons"
LONG_AGO = "2026-01-01T00:00:00.000000Z"
HOUSE: Json = {"title": "Ours", "parent": "casino_long", "changes": {"ending.target": 11}}
SCORE: Json = {"variant": "casino_long", "names": ["Secret Ann", "Bob"], "dealer": 1}
DRAFT: Json = {"type": "draft", "version": 1, "draft": {"sides": [{"cards": 3}, {}]}}


@dataclass(frozen=True)
class Kind:
    """How things of a kind are reached."""

    path: str
    body: Json
    change: tuple[str, Json]
    error: str
    table: Any

    def listed(self, web: httpx.Client) -> list[str]:
        return [each["id"] for each in web.get(self.path).json()[self.path.rpartition("/")[2]]]

    def made(self, web: httpx.Client) -> str:
        answer = web.post(self.path, json=self.body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def changed(self, web: httpx.Client, id: str) -> httpx.Response:
        method, body = self.change
        return web.request(method, f"{self.path}/{id}", json=body)

    def deleted(self, web: httpx.Client, id: str) -> httpx.Response:
        return web.delete(f"{self.path}/{id}")


RULES = Kind("/api/house", HOUSE, ("PUT", {**HOUSE, "title": "Changed"}), "unknown_house", schema.house_rules)
BOOKS = Kind("/api/scorebooks", SCORE, ("POST", DRAFT), "unknown_score", schema.scorebooks)
KINDS = pytest.mark.parametrize("kind", [RULES, BOOKS], ids=["house", "scorebooks"])
Opener = Callable[..., httpx.Client]


@pytest.fixture
def browsers(database: str) -> Iterator[Opener]:
    """Opens browsers on a public server, or on one that only its own machine reaches."""
    with ExitStack() as stack:
        ports: dict[bool, int] = {}

        def opened(name: str = "", public: bool = True) -> httpx.Client:
            if public not in ports:
                config = PUBLIC if public else None
                ports[public] = stack.enter_context(running_server(database, config))
            address = f"http://127.0.0.1:{ports[public]}"
            client = stack.enter_context(httpx.Client(base_url=address, timeout=PATIENCE))
            if name:
                assert client.post("/api/me", json={"name": name}).status_code == 201
            return client

        yield opened


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """The database beside the server."""
    opened = create_engine(database_url(database))
    yield opened
    opened.dispose()


def count(engine: Engine, kind: Kind) -> int:
    with engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(kind.table)) or 0


def disown(engine: Engine, kind: Kind, id: str) -> None:
    """As if it were from before there were owners."""
    with engine.begin() as connection:
        changed = connection.execute(update(kind.table).where(kind.table.c.id == id).values(user_id=None))
        assert changed.rowcount == 1


@KINDS
def test_only_the_owner_lists_changes_and_deletes(browsers: Opener, kind: Kind) -> None:
    ann, bob, nobody = browsers("Ann"), browsers("Bob"), browsers()
    id = kind.made(ann)
    assert (kind.listed(ann), kind.listed(bob), kind.listed(nobody)) == ([id], [], [])
    for stranger in (bob, nobody):
        for answer in (kind.changed(stranger, id), kind.deleted(stranger, id)):
            assert (answer.status_code, answer.json()["error"]) == (404, kind.error)
    assert "Secret" not in "".join(web.get(kind.path).text for web in (bob, nobody))
    assert kind.changed(ann, id).status_code == 200
    assert kind.deleted(ann, id).status_code == 200
    assert kind.listed(ann) == [] and kind.deleted(ann, id).status_code == 404


@KINDS
def test_who_is_nobody_becomes_a_guest_and_owns_what_he_makes(browsers: Opener, kind: Kind) -> None:
    web = browsers()
    assert web.post(kind.path, json={**kind.body, "title" if kind is RULES else "names": []}).status_code >= 400
    assert web.get("/api/me").json()["me"] is None
    id = kind.made(web)
    assert web.get("/api/me").json()["me"]["name"] == "Guest" and kind.listed(web) == [id]
    unknown = web.post(kind.path, json=kind.body, headers={"Authorization": "Bearer x"})
    assert (unknown.status_code, unknown.json()["error"]) == (401, "unknown_token")


@pytest.mark.slow
def test_who_has_the_link_of_house_rules_reads_them_and_plays_by_them(browsers: Opener) -> None:
    ann, bob = browsers("Ann"), browsers("Bob")
    id = RULES.made(ann)
    begun = [web.post("/api/house/draft", json={"house": id}).json() for web in (ann, bob)]
    assert [each["own"] for each in begun] == [True, False] and begun[0]["draft"] == begun[1]["draft"]
    assert bob.get(f"/api/house/{id}/toml").status_code == bob.get(f"/house/{id}/rules").status_code == 200
    seats = [{"kind": "human", "name": "Bob"}, {"kind": "bot", "name": "Hal", "bot": "random"}]
    assert bob.post("/api/matches", json={"house": id, "seats": seats}).status_code == 201


def test_who_has_the_link_of_a_score_reads_it(browsers: Opener) -> None:
    ann, bob = browsers("Ann"), browsers("Bob")
    id = BOOKS.made(ann)
    views = [web.get(f"/api/scorebooks/{id}").json() for web in (ann, bob)]
    assert [view.pop("own") for view in views] == [True, False] and views[0] == views[1]
    assert bob.get(f"/api/scorebooks/{id}/sheet.txt").status_code == bob.get(f"/score/{id}").status_code == 200
    again = bob.post(f"/api/scorebooks/{id}/again", json={})
    assert (again.status_code, again.json()["error"]) == (404, "unknown_score")
    assert ann.get(f"/api/scorebooks/{id}").json()["deal"]["draft"]["sides"][0]["cards"] is None


@KINDS
def test_what_nobody_owns_is_out_of_reach_on_a_public_server(browsers: Opener, engine: Engine, kind: Kind) -> None:
    ann, nobody = browsers("Ann"), browsers()
    id = kind.made(ann)
    disown(engine, kind, id)
    for web in (ann, nobody):
        assert kind.listed(web) == []
        assert kind.changed(web, id).status_code == kind.deleted(web, id).status_code == 404
    assert count(engine, kind) == 1


@pytest.mark.slow
@KINDS
def test_what_nobody_owns_is_everybodys_at_that_machine(browsers: Opener, engine: Engine, kind: Kind) -> None:
    ann, bob, nobody = browsers("Ann", False), browsers("Bob", False), browsers("", False)
    old, own = kind.made(ann), kind.made(ann)
    disown(engine, kind, old)
    assert set(kind.listed(ann)) == {old, own} and kind.listed(bob) == kind.listed(nobody) == [old]
    assert kind.changed(nobody, old).status_code == 200
    assert kind.changed(bob, own).status_code == kind.deleted(nobody, own).status_code == 404
    assert kind.deleted(bob, old).status_code == 200 and kind.listed(ann) == [own]


def test_an_old_score_goes_on_at_that_machine(browsers: Opener, engine: Engine) -> None:
    ann, nobody = browsers("Ann", False), browsers("", False)
    old = BOOKS.made(ann)
    disown(engine, BOOKS, old)
    assert nobody.get(f"/api/scorebooks/{old}").json()["own"]
    again = nobody.post(f"/api/scorebooks/{old}/again", json={}).json()["id"]
    assert BOOKS.listed(nobody) == [again, old] and BOOKS.listed(ann) == [old]


def test_the_export_has_both_and_nothing_of_others(browsers: Opener, engine: Engine) -> None:
    ann, bob = browsers("Ann"), browsers("Bob")
    house, book, broken = RULES.made(ann), BOOKS.made(ann), BOOKS.made(ann)
    BOOKS.changed(ann, book)
    with engine.begin() as connection:
        connection.execute(
            update(schema.scorebooks).where(schema.scorebooks.c.id == broken).values(sheet="{"),
        )
    taken, other = ann.get("/api/me/export").json(), bob.get("/api/me/export").json()
    assert [each["id"] for each in taken["house"]] == [house]
    rules = parse_rules(taken["house"][0]["rules"])
    assert rules.title == "Ours" and rules.ending.target == 11 and taken["house"][0]["parent"] == "casino_long"
    assert [each["id"] for each in taken["scorebooks"]] == [book]
    assert taken["scorebooks"][0]["sheet"]["names"] == SCORE["names"]
    assert [(each["id"], each["error"]) for each in taken["unread"]] == [(broken, "damaged")]
    assert other["house"] == other["scorebooks"] == other["unread"] == []


def test_delete_everything_deletes_both_and_nothing_of_others(browsers: Opener, engine: Engine) -> None:
    ann, bob = browsers("Ann"), browsers("Bob")
    for kind in (RULES, BOOKS):
        kind.made(ann)
    kept = [kind.made(bob) for kind in (RULES, BOOKS)]
    assert ann.request("DELETE", "/api/me", json={}).status_code == 204
    for kind, id in zip((RULES, BOOKS), kept, strict=True):
        assert count(engine, kind) == 1 and kind.listed(bob) == [id]


@pytest.mark.slow
def test_what_a_guest_keeps_comes_along_to_his_account(browsers: Opener) -> None:
    desk, phone = browsers("Ann"), browsers("Ann at the phone")
    desk.post("/api/me/password", json={"login": "ann.l", "password": PASSWORD})
    ids = [kind.made(phone) for kind in (RULES, BOOKS)]
    assert phone.post("/api/login", json={"login": "ann.l", "password": PASSWORD}).status_code == 200
    for kind, id in zip((RULES, BOOKS), ids, strict=True):
        for web in (phone, desk):
            assert kind.listed(web) == [id]
        assert kind.changed(desk, id).status_code == 200


# The stores themselves


@pytest.fixture
def stores(database: str) -> Iterator[tuple[HouseStore, ScoreStore, PeopleStore]]:
    opened = open_database(database)
    yield HouseStore(opened), ScoreStore(opened), PeopleStore(opened)
    opened.dispose()


Stores = tuple[HouseStore, ScoreStore, PeopleStore]


def test_each_person_has_room_for_his_own(stores: Stores) -> None:
    house, _, people = stores
    ann, ben = (people.add_guest(name, "")[0].user.id for name in ("Ann", "Ben"))
    rules = load_variant("casino")
    for number in range(MOST_SAVED):
        house.add(f"a{number}", rules, ann)
    with pytest.raises(Full):
        house.add("one more", rules, ann)
    house.add("b", rules, ben)
    assert len(house.of(Asker(ann))) == MOST_SAVED and [each.id for each in house.of(Asker(ben))] == ["b"]


def test_who_was_deleted_a_moment_ago_keeps_nothing(stores: Stores) -> None:
    house, scores, _ = stores
    for make in (
        lambda: house.add("h", load_variant("casino"), "gone"),
        lambda: scores.create("s", "{}", "{}", "gone"),
    ):
        with pytest.raises(Forgotten):
            make()
    assert house.find("h") is None and scores.load("s") is None


def test_without_a_name_nobody_owns_anything(stores: Stores) -> None:
    house, scores, people = stores
    ann = people.add_guest("Ann", "")[0].user.id
    house.add("h", load_variant("casino"), ann)
    scores.create("s", "{}", "{}", ann)
    for asker in (Asker(), Asker(None, nobodys=True)):
        assert house.of(asker) == [] and scores.recent(asker, 9) == []
        assert not house.remove("h", asker) and not scores.remove("s", asker)
        assert not asker.owns(ann)
    assert not Asker().owns(None) and Asker(ann).owns(ann) and not Asker(ann).owns(None)


@pytest.mark.parametrize("has_played", [False, True])
def test_what_guests_kept_whom_nobody_can_be_any_more_is_nobodys(stores: Stores, has_played: bool) -> None:
    house, scores, people = stores
    gone, here = (people.add_guest(name, "")[0] for name in ("Gone", "Here"))
    for name, session in (("gone", gone), ("here", here)):
        house.add(name, load_variant("casino"), session.user.id)
        scores.create(name, "{}", "{}", session.user.id)
    with people.engine.begin() as connection:
        columns = schema.sessions.c
        connection.execute(
            update(schema.sessions).where(columns.token_hash == gone.id).values(expires=LONG_AGO),
        )
        if has_played:
            match = {"id": "m", "created": LONG_AGO, "updated": LONG_AGO, "summary": "{}"}
            connection.execute(insert(schema.matches), match)
            connection.execute(
                insert(schema.seats), {"match_id": "m", "seat": 0, "user_id": gone.user.id, "name": "Gone"}
            )
    assert AccountStore(people.engine).forget_expired() == (0 if has_played else 1)
    at_home = Asker(None, nobodys=True)
    assert [each.id for each in house.of(at_home)] == [each.id for each in scores.recent(at_home, 9)] == ["gone"]
    mine = Asker(here.user.id)
    assert [each.id for each in house.of(mine)] == [each.id for each in scores.recent(mine, 9)] == ["here"]
