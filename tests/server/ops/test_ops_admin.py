"""What an operator does to a server that runs, on both databases."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner, Result
from sqlalchemy import Engine, event, select
from websockets.exceptions import ConnectionClosed

from cassino.answers.summary import summary
from cassino.cli.main import cassino
from cassino.errors import CassinoError
from cassino.hosted.frames.past import CLOSED
from cassino.hosted.match.events import AnyEvent, Ended, Seated
from cassino.hosted.match.timestamps import now, written
from cassino.hosted.wire.refusal import Refusal
from cassino.server.config import Config
from cassino.server.ops import admin_lists
from cassino.server.ops.admin import Admin, AdminProblem, check_schema, operator, span_in
from cassino.server.people.ratings import Ratings
from cassino.server.people.store import PeopleStore
from cassino.server.room import moderator
from cassino.server.room.connection import Connection
from cassino.server.room.registry import Matches
from cassino.server.room.room import Room
from cassino.server.storage import migrating, schema
from cassino.server.storage.batching import Batching
from cassino.server.storage.database import open_database
from cassino.server.storage.events import Store
from cassino.server.storage.house import HouseStore
from cassino.server.storage.loader import OpenedMatch, load_hosted, load_matches
from cassino.server.storage.moderation import Ban, Moderation
from sent import announced, worded
from table_server import KEYS, PATIENCE, Json, Person, browser, cookie_of, new_match, opened, running_server, seated

OPEN = [{"kind": "human", "name": "Ann"}, {"kind": "open", "name": "Hal", "bot": "random"}]
TWO = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers notice at once what the operator does."""
    monkeypatch.setattr(moderator, "REFRESH_SECONDS", 0.02)


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    opened = open_database(database)
    yield opened
    opened.dispose()


@pytest.fixture
def admin(engine: Engine) -> Admin:
    return Admin(engine, "root")


@pytest.fixture
def port(engine: Engine, database: str) -> Iterator[int]:
    with running_server(database) as port:
        yield port


def run(database: str, *arguments: str) -> Result:
    return CliRunner().invoke(cassino, ["admin", "--database", database, *arguments])


def until(is_so: Callable[[], object]) -> None:
    """Ask until it is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def until_error(person: Person, code: str) -> Json:
    """The next error frame, which is of this code."""
    frame = person.until("error")
    assert frame["code"] == code
    return frame


def me(port: int, match_id: str) -> str:
    """The id of who made a match."""
    answer = httpx.get(f"http://127.0.0.1:{port}/api/me", headers={"Cookie": cookie_of(match_id)})
    return str(answer.json()["me"]["id"])


def asked(port: int, match_id: str, path: str = "", method: str = "POST", **body: object) -> httpx.Response:
    """What whoever made a match is answered."""
    address, headers = f"http://127.0.0.1:{port}/api/matches{path}", {"Cookie": cookie_of(match_id)}
    return httpx.request(method, address, json=body, headers=headers)


def log_of(engine: Engine) -> list[tuple[str, str, str, str]]:
    return [(row.actor, row.action, row.target, row.reason) for row in reversed(admin_lists.log(engine))]


# Tables


def test_a_table_is_closed_for_good(port: int, admin: Admin, engine: Engine) -> None:
    match_id = new_match(port, seats=OPEN, visibility="open")
    with seated(port, match_id) as ann, seated(port, match_id, "watch") as eve:
        ann.until_asked()
        admin.close(match_id, "spam")
        for person in (ann, eve):
            until_closed(person)
        assert (
            announced(ann.view) == [CLOSED]
            and ann.view["winner"] is None
            and not any(ann.view["can"][each] for each in ("move", "rematch", "resign", "join", "undo", "claim"))
        )
        for request in ({"kind": "resign"}, {"kind": "rematch"}, {"kind": "say", "phrase": "hello"}):
            ann.send(**request)
            assert until_error(ann, "closed")["message"] == CLOSED
    joining = httpx.post(f"http://127.0.0.1:{port}/api/matches/{match_id}/join", json={"name": "Ben"})
    assert joining.status_code == 409 and joining.json()["error"] == "closed"
    with browser(port) as ben:
        assert ben.get("/api/lobby").json()["tables"] == []
    assert f"[Ended] {CLOSED}" in asked(port, match_id, f"/{match_id}/record", "GET").text
    assert log_of(engine) == [("root", "close", match_id, "spam")]


def until_closed(person: Person) -> None:
    while person.view["ended"] != {"seat": None, "reason": "closed"}:
        person.until("view")
    assert person.view["phase"] == "match_over"


def test_a_table_that_nobody_has_open_is_closed(port: int, admin: Admin) -> None:
    match_id = new_match(port)
    admin.close(match_id)
    with seated(port, match_id) as ann:
        until_closed(ann)


def test_every_server_on_the_database_notices(port: int, database: str, admin: Admin) -> None:
    match_id = new_match(port, seats=TWO)
    with (
        running_server(database) as other,
        seated(port, match_id) as ann,
        seated(other, match_id, "1") as ben,
        seated(other, match_id, "watch") as eve,
    ):
        admin.rename(me(port, match_id), "Anne")
        while ben.view["seats"][0]["name"] != "Anne":
            ben.until("view")
        admin.ban(me(port, match_id))
        until_error(ann, "banned")
        until_error(eve, "banned")  # she has the cookie of Ann
        admin.close(match_id)
        until_closed(ben)


def test_a_table_that_is_being_opened_is_looked_at_again(port: int, admin: Admin) -> None:
    """It is closed after it was read, and the server notices that before the table is there."""
    store, match_id = Store(admin._engine), new_match(port)

    async def opened_late() -> str:
        matches, loop = Matches(store, HouseStore(store.engine)), asyncio.get_running_loop()

        def read_and_closed(match_ids: Sequence[str]) -> dict[str, OpenedMatch | Refusal]:
            found = load_matches(store, match_ids)
            admin.close(match_id)
            loop.call_soon_threadsafe(matches.look_again, match_id)
            return found

        matches._reading = Batching(read_and_closed, 1)
        room = await matches.open(match_id)
        assert room._following is not None
        await room._following
        await matches.close()
        return room.hosted.phase

    assert asyncio.run(opened_late()) == "match_over"


@pytest.mark.parametrize("match_id", ["nothing", ""])
def test_what_is_no_table_is_not_closed(engine: Engine, admin: Admin, match_id: str) -> None:
    with pytest.raises(AdminProblem, match="no such match"):
        admin.close(match_id)
    assert log_of(engine) == []


def test_a_table_is_closed_once(port: int, admin: Admin, engine: Engine) -> None:
    match_id = new_match(port)
    admin.close(match_id)
    with pytest.raises(AdminProblem, match="The match is over"):
        admin.close(match_id)
    assert len(log_of(engine)) == 1


def test_nobody_plays_at_a_closed_table_that_has_not_heard_of_it(
    port: int, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = new_match(port)
    with seated(port, match_id) as ann:
        ann.until_asked()
        monkeypatch.setattr(Moderation, "refresh", lambda _: [])
        time.sleep(0.1)
        admin.close(match_id)
        version, move = ann.view["version"], ann.any_move()
        ann.send("move", move=move)
        until_closed(ann)
        assert ann.view["version"] == version + 1


def test_a_closed_rated_match_counts_for_nobody(port: int, admin: Admin, engine: Engine, tmp_path: Path) -> None:
    with browser(port) as ann, browser(port) as ben:
        for person, name in ((ann, "ann"), (ben, "ben")):
            person.post("/api/me", json={"name": name})
            made = person.post("/api/me/password", json={"login": name, "password": "a long password"})
            assert made.status_code == 200, made.text
        clock = {"kind": "days", "seconds": 86400}
        wish = {"variant": "casino", "seats": TWO, "rated": True, "clock": clock}
        match_id = ann.post("/api/matches", json=wish).json()["id"]
        assert ben.post(f"/api/matches/{match_id}/join", json={}).status_code == 200
        admin.close(match_id)
        Ratings(Store(engine)).count_all()
        assert ann.get("/api/ratings").json()["mine"] == []
    with engine.connect() as connection:
        assert connection.scalars(select(schema.rated_matches.c.match_id)).all() == [match_id]


def test_the_lobby_is_emptied_and_its_tables_are_played_on(port: int, admin: Admin) -> None:
    with browser(port) as ben:
        match_id = new_match(port, seats=OPEN, visibility="open")
        until(lambda: [each["id"] for each in ben.get("/api/lobby").json()["tables"]] == [match_id])
        assert admin.empty_lobby() == 1
        until(lambda: ben.get("/api/lobby").json()["tables"] == [])
        with seated(port, match_id) as ann:
            ann.play_on()
        assert ben.post(f"/api/matches/{match_id}/join", json={}).status_code == 200
        assert ben.get("/api/lobby").json()["tables"] == []


# People


def test_a_banned_person_is_turned_away_everywhere(port: int, admin: Admin, engine: Engine) -> None:
    match_id, other = new_match(port), new_match(port, seats=TWO)
    ann = me(port, match_id)
    with seated(port, match_id) as person:
        admin.ban(ann, timedelta(days=7), "insults")
        frame = until_error(person, "banned")
        assert "Reason: insults" in frame["message"] and frame["until"] > now()
        with pytest.raises(ConnectionClosed) as closed:
            person.until_closed()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    KEYS[other] = {0: KEYS[other][0], 1: cookie_of(match_id)}
    wish = {"variant": "casino", "seats": OPEN}
    for answer in (
        asked(port, match_id, **wish),
        asked(port, match_id, f"/{other}/join"),
        asked(port, match_id, f"/{match_id}/resign", version=2),
        asked(port, match_id, f"/{match_id}/stream", "GET"),
    ):
        assert answer.status_code == 403 and answer.json() == {
            "error": "banned",
            **{key: frame[key] for key in ("message", "until")},
        }
    with opened(port, match_id, "", cookie_of(match_id)) as socket:
        assert json.loads(socket.recv(PATIENCE))["code"] == "banned"
    with seated(port, other):  # others play on
        admin.unban(ann)
        until(lambda: asked(port, match_id, **wish).status_code == 201)
    assert [line[1:3] for line in log_of(engine)] == [("ban", ann), ("unban", ann)]


def test_who_is_banned_while_a_stream_is_opened_does_not_watch(
    port: int, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ban comes after the request was let in, and before there was a window to close."""
    match_id = new_match(port)
    ann, admit = me(port, match_id), Room.admit

    async def interrupted(self: Room, *asked: Any, **named: Any) -> Connection:
        await asyncio.to_thread(admin.ban, ann, timedelta(days=7), "insults")
        while self._services.moderation.refusal(ann, None) is None:
            await asyncio.sleep(0.01)
        return await admit(self, *asked, **named)

    monkeypatch.setattr(Room, "admit", interrupted)
    answer = asked(port, match_id, f"/{match_id}/stream", "GET")
    assert answer.status_code == 403 and answer.json()["error"] == "banned"
    monkeypatch.undo()
    admin.unban(ann)
    until(lambda: asked(port, match_id, f"/{match_id}", "GET").status_code == 200)


def test_who_signs_out_while_a_stream_is_opened_does_not_watch(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = new_match(port)
    admit, cookie = Room.admit, {"Cookie": cookie_of(match_id)}

    async def interrupted(self: Room, *asked: Any, **named: Any) -> Connection:
        url = f"http://127.0.0.1:{port}/api/logout"
        await asyncio.to_thread(httpx.post, url, json={}, headers=cookie)
        return await admit(self, *asked, **named)

    monkeypatch.setattr(Room, "admit", interrupted)
    answer = asked(port, match_id, f"/{match_id}/stream", "GET")
    assert answer.status_code == 200 and answer.text == ""


def test_a_stream_ends_when_its_person_is_banned_or_signs_out(port: int, admin: Admin) -> None:
    for end in ("ban", "logout"):
        match_id = new_match(port)
        ann, cookie = me(port, match_id), {"Cookie": cookie_of(match_id)}
        with httpx.stream(
            "GET", f"http://127.0.0.1:{port}/api/matches/{match_id}/stream", headers=cookie, timeout=PATIENCE
        ) as answer:
            lines = answer.iter_lines()
            assert json.loads(next(lines))["type"] == "view"
            if end == "ban":
                admin.ban(ann, None, "insults")
            else:
                httpx.post(f"http://127.0.0.1:{port}/api/logout", json={}, headers=cookie)
            rest = [json.loads(line) for line in lines]
        assert [frame["code"] for frame in rest if frame["type"] == "error"] == (["banned"] if end == "ban" else [])


def test_a_banned_address_is_turned_away(port: int, admin: Admin) -> None:
    match_id = new_match(port)
    with seated(port, match_id) as person:
        assert admin.ban("127.0.0.77/8", None, "flood") == "127.0.0.0/8"
        assert until_error(person, "banned")["until"] is None
        made = httpx.post(f"http://127.0.0.1:{port}/api/matches", json={"variant": "casino", "seats": OPEN})
        assert made.status_code == 403 and "for good. Reason: flood" in made.json()["message"]
        assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 200
    admin.unban("127.0.0.0/8")
    until(lambda: asked(port, match_id, variant="casino", seats=OPEN).status_code == 201)


def test_a_banned_person_cannot_sign_in(port: int, admin: Admin) -> None:
    with browser(port) as ann, browser(port) as again:
        ann.post("/api/me", json={"name": "Ann"})
        ann.post("/api/me/password", json={"login": "ann", "password": "a long password"})
        admin.ban(ann.get("/api/me").json()["me"]["id"])
        until(lambda: ann.post("/api/me", json={"name": "Anne"}).status_code == 403)
        answer = again.post("/api/login", json={"login": "ann", "password": "a long password"})
        assert answer.status_code == 403 and answer.json()["error"] == "banned"


def test_a_ban_of_a_guest_is_not_left_behind_by_signing_in(port: int, admin: Admin) -> None:
    with browser(port) as ann, browser(port) as troll:
        ann.post("/api/me", json={"name": "Ann"})
        ann.post("/api/me/password", json={"login": "ann2", "password": "a long password"})
        troll.post("/api/me", json={"name": "Troll"})
        admin.ban(troll.get("/api/me").json()["me"]["id"])
        until(lambda: troll.post("/api/me", json={"name": "T"}).status_code == 403)
        assert troll.post("/api/login", json={"login": "ann2", "password": "a long password"}).status_code == 403


def test_a_ban_is_over_when_it_is_over(engine: Engine, admin: Admin) -> None:
    moderation, user = Moderation(engine), PeopleStore(engine).add_guest("Ann", "")[0].user.id
    admin.ban(user, timedelta(minutes=1))
    moderation.refresh()
    assert moderation.refusal(user, None) is not None
    admin.ban(user, -timedelta(minutes=1))
    moderation.refresh()
    assert moderation.refusal(user, None) is None and admin_lists.bans(engine) == []


@pytest.mark.parametrize(
    ("network", "inside", "outside"),
    [
        ("203.0.113.7", ["203.0.113.7", "::ffff:203.0.113.7"], ["203.0.113.8", "::1"]),
        ("203.0.113.0/24", ["203.0.113.1", "203.0.113.255"], ["203.0.114.1", "nonsense", ""]),
        ("2001:db8:7:7::5", ["2001:db8:7:7::5", "2001:db8:7:7:ffff::6"], ["2001:db8:7:8::5"]),
        ("2001:db8::/32", ["2001:db8::1", "2001:db8:7::9%eth0"], ["2001:db9::1", "10.0.0.1"]),
    ],
)
def test_networks(engine: Engine, admin: Admin, network: str, inside: list[str], outside: list[str]) -> None:
    moderation = Moderation(engine)
    admin.ban(network)
    moderation.refresh()
    assert all(moderation.refusal(None, host) for host in inside)
    assert not any(moderation.refusal("somebody", host) for host in outside)


@pytest.mark.parametrize("who", ["0.0.0.0/0", "::/0", "nobody", "", "::ffff:1.2.3.4", "1.2.3.4/99"])
def test_who_cannot_be_banned(engine: Engine, admin: Admin, who: str) -> None:
    with pytest.raises(AdminProblem):
        admin.ban(who)
    with pytest.raises(AdminProblem):
        admin.unban(who)
    assert log_of(engine) == []


def test_to_ask_costs_no_query(engine: Engine, admin: Admin) -> None:
    moderation, asked = Moderation(engine), []
    admin.ban("203.0.113.0/24")
    moderation.begin()
    event.listen(engine, "before_cursor_execute", lambda *said: asked.append(said[2]))
    for _ in range(1000):
        moderation.check("somebody", "198.51.100.7")
        moderation.check_writable()
        with pytest.raises(Refusal):
            moderation.check(None, "203.0.113.9")
    assert asked == []
    assert moderation.refresh() == [] and len(asked) == 1


def test_a_person_has_another_name_everywhere(port: int, admin: Admin, database: str) -> None:
    match_id = new_match(port)
    with seated(port, match_id) as ann, seated(port, match_id, "watch") as eve:
        ann.until_asked()
        assert admin.rename(me(port, match_id), "  Player   1 ", "an insult") == "Player 1"
        while eve.view["seats"][0]["name"] != "Player 1":
            eve.until("view")
        ann.until_asked()
        ann.play_on()
    told = asked(port, match_id, "", "GET").json()["matches"][0]
    assert told["names"][0] == "You"
    assert "Player 1" in run(database, "tables").output and "Ann" not in run(database, "tables").output


@pytest.mark.parametrize("again", ["Ann", "ann", " A n n ", "A.n.n", "\uff21\uff4e\uff4e"])
def test_who_was_renamed_cannot_take_the_old_name_again(port: int, admin: Admin, again: str) -> None:
    match_id = new_match(port)
    admin.rename(me(port, match_id), "Player 1", "an insult")
    headers = {"Cookie": cookie_of(match_id)}

    def answered(path: str, **body: object) -> tuple[int, str]:
        answer = httpx.post(f"http://127.0.0.1:{port}/api/{path}", json=body, headers=headers)
        return answer.status_code, answer.json().get("error", "")

    seats = [{"kind": "human", "name": again}, {"kind": "open", "name": "Hal", "bot": "random"}]
    refused = (422, "name")
    assert answered("me", name=again) == refused
    assert answered("matches", variant="casino", seats=seats) == refused
    assert answered("matches", variant="casino", seats=[OPEN[1], {"kind": "human", "name": again}]) == refused
    assert answered("daily", name=again) == refused
    assert answered("me", name="Annette") == (200, "") and answered("daily", name="Annette")[0] == 201
    assert asked(port, match_id, variant="casino", seats=[{**seats[0], "name": "Player 1"}, OPEN[1]]).status_code == 201
    other = httpx.post(f"http://127.0.0.1:{port}/api/me", json={"name": again.strip()})
    assert other.status_code == 201, "a name is taken from one person only"


def test_a_name_can_be_given_back(port: int, admin: Admin) -> None:
    match_id = new_match(port)
    ann = me(port, match_id)
    for name in ("Player 1", "Ann", "Ann"):
        admin.rename(ann, name)
    url, headers = f"http://127.0.0.1:{port}/api/me", {"Cookie": cookie_of(match_id)}
    for name, status in (("Player 1", 422), ("Ann", 200)):
        assert httpx.post(url, json={"name": name}, headers=headers).status_code == status


def test_a_guest_who_signs_in_cannot_take_the_old_name_again(port: int, admin: Admin) -> None:
    with browser(port) as web:
        web.post("/api/me", json={"name": "Ann"})
        web.post("/api/me/password", json={"login": "ann.l", "password": "a long password"})
    with browser(port) as web:
        guest = web.post("/api/me", json={"name": "Insult"}).json()["me"]["id"]
        admin.rename(guest, "Player 1")
        signed_in = web.post("/api/login", json={"login": "ann.l", "password": "a long password"})
        assert signed_in.status_code == 200 and signed_in.json()["me"]["id"] != guest
        assert web.post("/api/me", json={"name": "insult"}).status_code == 422


def happening_late(admin: Admin, store: Store, match_id: str, *late: AnyEvent) -> None:
    """Let something happen in a match after the operator's next command has read it."""
    action = admin._action

    def after_that(*about: Any) -> Any:
        hosted = load_hosted(store, match_id)
        for each in late:
            hosted.apply(each, now())
        store.append(match_id, hosted.version - len(late) + 1, list(late), summary(hosted))
        return action(*about)

    admin._action = after_that  # type: ignore[method-assign]


def test_a_rename_leaves_a_match_that_ends_meanwhile_over(engine: Engine, admin: Admin, port: int) -> None:
    match_id, store = new_match(port), Store(engine)
    happening_late(admin, store, match_id, Ended(0, "resign"))
    admin.rename(me(port, match_id), "Player 1")
    [listed] = [json.loads(stored.summary) for stored in store.recent(9) if stored.id == match_id]
    assert (listed["phase"], listed["names"][0]) == ("match_over", "Player 1")


def test_a_rename_reaches_a_seat_that_is_taken_meanwhile(engine: Engine, admin: Admin, port: int) -> None:
    match_id, store = new_match(port), Store(engine)
    ann = load_hosted(store, match_id).places[0]
    happening_late(admin, store, match_id, Seated(1, ann))
    admin.rename(ann.user, "Player 1")
    assert [place.name for place in load_hosted(store, match_id).places] == ["Player 1", "Player 1"]


@pytest.mark.parametrize(("id", "name"), [("nobody", "Ann"), ("nobody", ""), ("nobody", "x" * 100)])
def test_what_cannot_be_renamed(engine: Engine, admin: Admin, id: str, name: str) -> None:
    with pytest.raises(CassinoError):
        admin.rename(id, name)
    assert log_of(engine) == []


# The server


def test_a_server_only_reads_for_a_while(port: int, admin: Admin) -> None:
    match_id = new_match(port)
    with seated(port, match_id) as ann:
        ann.until_asked()
        admin.read_only(True, "a new disk")
        notice = ann.until("notice")
        assert notice["code"] == "read_only" and "Reason: a new disk" in worded({}, notice["message"])
        ann.send("move", move=ann.any_move(), id="mine")
        frame = until_error(ann, "read_only")
        assert frame["id"] == "mine" and frame["message"] == worded({}, notice["message"])
        wish = {"variant": "casino", "seats": OPEN}
        assert asked(port, match_id, **wish).json()["error"] == "read_only"
        assert asked(port, match_id, **wish).status_code == 503
        with browser(port) as ben:
            assert ben.post("/api/daily", json={"name": "Ben"}).status_code == 503
            assert ben.post("/api/fair", json={}).status_code == 503
        assert asked(port, match_id, f"/{match_id}", "GET").status_code == 200
        with seated(port, match_id, "watch") as eve:
            assert eve.until("notice") == notice
        admin.read_only(False)
        assert ann.until("notice")["message"] is None
        ann.play_on()


def test_a_server_that_starts_knows_what_was_decided(database: str, engine: Engine, admin: Admin) -> None:
    with running_server(database) as port:
        match_id = new_match(port)
    admin.read_only(True)
    with running_server(database) as port, seated(port, match_id) as ann:
        assert ann.until("notice")["code"] == "read_only"


def test_bots_play_on_when_play_goes_on(port: int, admin: Admin) -> None:
    match_id = new_match(port)
    admin.read_only(True)
    until(lambda: asked(port, match_id, variant="casino", seats=OPEN).status_code == 503)
    with seated(port, match_id) as ann:
        ann.until("notice")
        admin.read_only(False)
        assert ann.until("notice")["message"] is None
        ann.until_asked()
        for _ in range(3):
            ann.play_on()


# Reports


def test_a_player_is_reported(port: int, database: str, engine: Engine) -> None:
    match_id = new_match(port, seats=[*TWO, OPEN[1]])
    with browser(port) as ben:
        assert ben.post(f"/api/matches/{match_id}/join", json={"name": "Ben", "seat": 1}).status_code == 200
        told = ben.post(f"/api/matches/{match_id}/report", json={"seat": 0, "text": " so   rude "})
        assert told.status_code == 200 and told.json() == {"reported": True}
        for seat in (1, 2, 3, 99):  # oneself, a bot, nobody
            answer = ben.post(f"/api/matches/{match_id}/report", json={"seat": seat})
            assert answer.status_code == 409 and answer.json()["error"] == "no_seat"
    (row,) = admin_lists.reports(engine)
    assert (row.match_id, row.seat, row.user_id, row.name, row.reporter, row.text) == (
        match_id, 0, me(port, match_id), "Ann", "Ben", "so rude"
    )  # fmt: skip
    shown = run(database, "reports").output
    assert row.id in shown and match_id in shown and "so rude" in shown
    assert run(database, "reports", "--done", row.id, "--because", "warned").exit_code == 0
    assert run(database, "reports").output == "" and log_of(engine)[0][1:] == ("report", row.id, "warned")
    with pytest.raises(AdminProblem, match="no open report"):
        Admin(engine, "root").settle(row.id)


@pytest.mark.parametrize("body", [{"seat": 0, "text": "x" * 501}, {"seat": 0, "text": "\x07"}, {"seat": "0"}, {}])
def test_what_is_no_report(port: int, engine: Engine, body: Json) -> None:
    match_id = new_match(port)
    with browser(port) as ben:
        assert ben.post(f"/api/matches/{match_id}/report", json={"seat": 0}).status_code == 401
        ben.post("/api/me", json={"name": "Ben"})
        assert ben.post(f"/api/matches/{match_id}/report", json=body).status_code == 400
        assert ben.post("/api/matches/nothing/report", json={"seat": 0}).status_code == 404
    assert admin_lists.reports(engine) == []


def test_nobody_reports_without_end(port: int) -> None:
    match_id = new_match(port)
    with browser(port) as ben:
        ben.post("/api/me", json={"name": "Ben"})
        codes = [ben.post(f"/api/matches/{match_id}/report", json={"seat": 0}).status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2


def test_a_report_outlives_its_people(port: int, engine: Engine) -> None:
    match_id = new_match(port)
    with browser(port) as ben:
        ben.post("/api/me", json={"name": "Ben"})
        assert ben.post(f"/api/matches/{match_id}/report", json={"seat": 0}).status_code == 200
        assert ben.request("DELETE", "/api/me", json={}).status_code == 204
    (row,) = admin_lists.reports(engine)
    assert row.name == "Ann" and row.reporter is row.reporter_id is None


# Lists, and the command


def test_the_command_lists_and_logs(port: int, database: str) -> None:
    match_id = new_match(port, seats=OPEN, visibility="open")
    other = new_match(port, seats=[{"kind": "human", "name": "Zoe"}, OPEN[1]])
    ann = me(port, match_id)
    assert run(database, "tables", "--open").output.split()[0] == match_id
    assert other in (found := run(database, "tables", "--playing").output) and match_id in found
    for person in ("ZOE", me(port, other)):
        assert match_id not in (found := run(database, "tables", "--person", person).output) and other in found
    assert ann in (found := run(database, "people", "--search", "AN").output) and "Zoe" not in found
    assert run(database, "ban", ann, "--for", "7d", "--because", "insults").output == f"{ann} is banned.\n"
    assert run(database, "bans").output.split()[:2] == [ann, "until"]
    assert "banned" in run(database, "people", "--search", ann).output
    assert run(database, "unban", ann).exit_code == 0 and run(database, "bans").output == ""
    assert run(database, "close", match_id, other).output == f"Table {match_id} is closed.\nTable {other} is closed.\n"
    assert run(database, "tables", "--playing").output == ""
    assert run(database, "rename", ann, "Anne").exit_code == run(database, "lobby", "--empty").exit_code == 0
    assert run(database, "read-only", "on").exit_code == run(database, "read-only", "off").exit_code == 0
    lines = run(database, "log").output.splitlines()
    assert [line.split()[3] for line in reversed(lines)] == [
        "ban", "unban", "close", "close", "rename", "empty_lobby", "read_only", "read_only"
    ]  # fmt: skip
    assert all(line.split()[2] == operator() for line in lines) and lines[-1].endswith("insults")


def test_how_much_there_is(port: int, database: str, engine: Engine, admin: Admin) -> None:
    match_id = new_match(port)
    with seated(port, match_id) as ann:
        ann.play_on()
        ann.until_asked()
    admin.ban("203.0.113.0/24")
    found = admin_lists.stats(engine)
    assert found["people"] == found["tables: playing"] == found["bans"] == 1
    assert found["moves in the last hour"] == found["moves in the last day"] >= 2
    assert found["database size in bytes"] > 10_000
    assert f"bans {1:>2}".split() in [line.split() for line in run(database, "stats").output.splitlines()]


def test_actions_are_numbered_in_order(engine: Engine, admin: Admin) -> None:
    moderation = Moderation(engine)
    moderation.begin()
    admin.ban("203.0.113.1")
    admin.ban("203.0.113.2")
    assert [order[:2] for order in moderation.refresh()] == [(1, "ban"), (2, "ban")]
    admin.unban("203.0.113.1")
    assert [order[:2] for order in moderation.refresh()] == [(3, "unban")]


def test_a_database_of_an_older_version_is_named(engine: Engine) -> None:
    with migrating.alone(engine) as connection:
        migrating.downgrade(connection, "0016")
    with pytest.raises(AdminProblem, match="older version"):
        check_schema(engine)


def test_lengths_of_time() -> None:
    assert [span_in(text).total_seconds() for text in ("30m", "12h", "7d", "2w")] == [1800, 43200, 604800, 1209600]
    for text in ("", "7", "d", "0d", "-1d", "7 d", "99999d", "1y"):
        with pytest.raises(AdminProblem):
            span_in(text)


def test_bans_are_told_until_when() -> None:
    later = written(datetime(2030, 1, 2, 3, 4, tzinfo=UTC))
    assert str(Ban("x", later, "").refusal()) == "You are banned from this server until 2030-01-02 03:04 UTC."


# Deleting, and passwords


def content(engine: Engine) -> str:
    """Everything that the database has, except what operators have done."""
    with engine.connect() as connection:
        tables = [table for table in schema.metadata.sorted_tables if table is not schema.audit]
        return str([connection.execute(select(table)).fetchall() for table in tables])


def test_a_deleted_person_is_gone_from_everything_and_the_others_play_on(
    port: int, admin: Admin, engine: Engine, database: str
) -> None:
    with browser(port) as ann, browser(port) as ben:
        match_id = ann.post("/api/matches", json={"variant": "casino", "seats": TWO}).json()["id"]
        assert ben.post(f"/api/matches/{match_id}/join", json={"name": "Zebulon"}).status_code == 200
        KEYS[match_id][1] = "; ".join(f"{name}={value}" for name, value in ben.cookies.items())
        ben.post("/api/house", json={"title": "Zebulonia", "parent": "casino", "changes": {}})
        with engine.connect() as connection:
            user = connection.scalar(select(schema.users.c.id).where(schema.users.c.name == "Zebulon"))
        assert user is not None
        with seated(port, match_id) as person, seated(port, match_id, "1") as leaving:
            assert run(database, "delete-person", user, "--because", "asked").exit_code == 0
            with pytest.raises(ConnectionClosed):
                leaving.until_closed()
            until(lambda: person.receive()["type"] and person.view["seats"][1]["kind"] == "bot")
            for _ in range(2):
                person.play_on()
        found = content(engine)
        assert "Zebulon" not in found and user not in found
        for refused in ("nobody", user):
            with pytest.raises(AdminProblem):
                admin.delete_person(refused)


def test_a_new_password_ends_all_sessions(port: int, admin: Admin, database: str) -> None:
    first = {"login": "dora", "password": "correct horse battery"}
    with browser(port) as dora, browser(port) as again:
        dora.post("/api/me", json={"name": "Dora"})
        assert dora.post("/api/me/password", json=first).status_code == 200
        shown = run(database, "set-password", "Dora", "--generate")
        assert shown.exit_code == 0, shown.output
        password = shown.output.rsplit(" ", 1)[1].strip()
        until(lambda: dora.get("/api/me/account").status_code == 401)
        assert again.post("/api/login", json=first).status_code == 401
        assert again.post("/api/login", json={**first, "password": password}).status_code == 200
        command = ["admin", "--database", database, "set-password", "dora"]
        typed = CliRunner().invoke(cassino, command, input=2 * "another long one\n")
        assert typed.exit_code == 0 and "another" not in typed.output
        for who, password in (("nobody", "correct horse battery"), ("dora", "short")):
            with pytest.raises(CassinoError):
                admin.set_password(who, password)


def age(engine: Engine, match_id: str, **more: str) -> None:
    """Nothing has happened in a match for years."""
    with engine.begin() as connection:
        of_match = schema.matches.update().where(schema.matches.c.id == match_id)
        connection.execute(of_match.values(updated="2020-01-01T00:00:00Z", **more))


def test_old_matches_are_deleted_with_all_that_belongs_to_them(
    port: int, admin: Admin, engine: Engine, database: str
) -> None:
    old, young, timed = (new_match(port, seats=TWO) for _ in range(3))
    age(engine, old)
    age(engine, timed, deadline="2999-01-01T00:00:00Z")
    with engine.begin() as connection:
        connection.execute(schema.reports.insert(), {"id": "r", "at": now(), "match_id": old, "seat": 0, "text": ""})
    ran = run(database, "prune", "--older-than", "2021-01-01")
    assert ran.exit_code == 0 and "One match" in ran.output
    found = content(engine)
    assert old not in found and young in found and timed in found
    assert httpx.get(f"http://127.0.0.1:{port}/api/matches/{old}").status_code == 404
    assert admin.prune(datetime(2021, 1, 1).date()) == 0
    with seated(port, young) as ann:
        assert ann.view


def test_a_server_deletes_old_matches_by_itself(database: str, engine: Engine) -> None:
    with running_server(database) as port:
        old, young = new_match(port), new_match(port)
    age(engine, old)
    with running_server(database, Config(keep_days=30)):
        until(lambda: old not in content(engine))
    assert young in content(engine)
