"""What becomes of a person's matches when he signs in to an account, and when he is forgotten."""

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from cassino.hosted.match.names import FORGOTTEN
from cassino.notation.record import parse_record
from cassino.server.config import Config
from cassino.server.http.tokens import COOKIE
from cassino.server.main import open_store
from cassino.server.people import People, Session
from cassino.server.room.registry import Matches
from cassino.server.room.room import Room
from services import Redis
from table_server import PATIENCE, UNBOUND, Person, connect, opened, running_server

PASSWORD = "seven old lemons"


class Browser(httpx.Client):
    """Somebody's browser, and his windows."""

    def be(self, name: str) -> str:
        return str(self.post("/api/me", json={"name": name}).json()["me"]["id"])

    def account(self, login: str) -> None:
        answer = self.post("/api/me/password", json={"login": login, "password": PASSWORD})
        assert answer.status_code == 200, answer.text

    def sign_in(self, login: str) -> Any:
        answer = self.post("/api/login", json={"login": login, "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def begin(self, *others: dict[str, Any], **more: Any) -> str:
        seats = [{"kind": "human", "name": "Ada"}, *others]
        answer = self.post("/api/matches", json={"variant": "casino", "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def join(self, match_id: str) -> int:
        answer = self.post(f"/api/matches/{match_id}/join", json={})
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    def delete_everything(self) -> None:
        assert self.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204

    def resign(self, match_id: str) -> None:
        version = self.look(match_id)["version"]
        answer = self.post(f"/api/matches/{match_id}/resign", json={"version": version})
        assert answer.status_code == 200, answer.text

    def rematch(self, match_id: str) -> str:
        """The match that goes on."""
        version = self.look(match_id)["version"]
        answer = self.post(f"/api/matches/{match_id}/rematch", json={"version": version})
        assert answer.status_code == 200 and answer.json()["type"] == "rematch", answer.text
        return str(answer.json()["id"])

    def look(self, match_id: str) -> Any:
        """The match as it is shown here."""
        answer = self.get(f"/api/matches/{match_id}")
        assert answer.status_code == 200, answer.text
        return answer.json()["view"]

    @contextmanager
    def window(self, match_id: str) -> Iterator[Person]:
        headers = {"Cookie": f"{COOKIE}={self.cookies[COOKIE]}"}
        origin: Any = str(self.base_url).rstrip("/")
        address = f"{origin.replace('http', 'ws')}/ws/{match_id}"
        with connect(address, additional_headers=headers, origin=origin, max_size=None) as socket:
            person = Person(socket, match_id)
            while not person.view:
                person.receive()
            yield person


HAL = {"kind": "bot", "name": "Hal", "bot": "random"}
BEN = {"kind": "human", "name": "Ben"}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "cassino.db"


@pytest.fixture
def browsers(database: Path) -> Iterator[tuple[Browser, Browser]]:
    with ExitStack() as stack:
        port = stack.enter_context(running_server(database))
        yield tuple(stack.enter_context(Browser(base_url=f"http://127.0.0.1:{port}")) for _ in range(2))  # type: ignore[misc]


def dumped(database: Path) -> str:
    connection = sqlite3.connect(database)
    text = "\n".join(connection.iterdump())
    connection.close()
    return text


def until_over(person: Person) -> None:
    while person.until_asked()["phase"] != "match_over":
        person.play_on()


def wait_for(person: Person, name: str) -> None:
    """Until somebody of this name sits at the table."""
    while name not in [seat["name"] for seat in person.view["seats"]]:
        person.receive()


def test_a_guest_plays_on_under_his_account(browsers: tuple[Browser, Browser], database: Path) -> None:
    phone, desk = browsers
    ada = phone.be("Ada")
    phone.account("ada.l")
    guest = desk.be("Ada at the desk")
    match_id = desk.begin(HAL, seed=3)
    with desk.window(match_id) as window:
        assert desk.sign_in("ada.l") == {"me": {"id": ada, "name": "Ada", "account": True, "portrait": ""}, "moved": 1}
        with pytest.raises(ConnectionClosed) as closed:
            window.until_closed()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    for browser in (desk, phone):
        with browser.window(match_id) as window:
            assert window.view["seat"] == 0
            window.play_on()
        assert [match["id"] for match in browser.get("/api/matches").json()["matches"]] == [match_id]
    assert guest not in dumped(database)


@pytest.mark.slow
def test_a_finished_match_goes_along_too(browsers: tuple[Browser, Browser], database: Path) -> None:
    phone, desk = browsers
    phone.be("Ada")
    phone.account("ada.l")
    guest = desk.be("Ada")
    match_id = desk.begin(HAL, seed=3, target=1)
    with desk.window(match_id) as window:
        until_over(window)
    before = desk.get(f"/api/matches/{match_id}/record").text
    assert desk.sign_in("ada.l")["moved"] == 1
    desk.get("/api/me")
    assert [match["id"] for match in phone.get("/api/matches").json()["matches"]] == [match_id]
    assert phone.get(f"/api/matches/{match_id}/record").text == before and guest not in dumped(database)


@pytest.mark.slow
def test_nothing_of_a_deleted_person_is_left(browsers: tuple[Browser, Browser], database: Path) -> None:
    ada, ben = browsers
    id = ada.be("Ada Lovelace")
    ada.account("ada.l")
    ada.post("/api/tokens", json={"name": "a bot of Ada"})
    ben.be("Ben")
    over, running = (ada.begin(BEN, target=target) for target in (1, 21))
    for match_id in (over, running):
        ben.join(match_id)
    with ada.window(over) as mine, ben.window(over) as his:
        while "match_over" not in (mine.view["phase"], his.view["phase"]):
            turn = mine if mine.view["can"]["move"] or mine.view["can"]["next_deal"] else his
            turn.play_on()
            other = his if turn is mine else mine
            while other.view["version"] < turn.view["version"]:
                other.receive()
    record = ada.get(f"/api/matches/{over}/record").text
    ada.delete_everything()
    text = dumped(database)
    assert all(word not in text for word in ("Ada", "ada.l", id))
    listed = {match["id"]: match for match in ben.get("/api/matches").json()["matches"]}
    assert listed[over]["names"] == listed[running]["names"] == [FORGOTTEN, "You"]
    assert [side["name"] for side in listed[over]["sides"]] == [FORGOTTEN, "You"]
    again = ben.get(f"/api/matches/{over}/record")
    assert again.text == record.replace("Ada Lovelace", FORGOTTEN) and parse_record(again.text)


def test_a_bot_plays_on_for_a_deleted_person(browsers: tuple[Browser, Browser]) -> None:
    ada, ben = browsers
    ada.be("Ada")
    match_id = ada.begin(BEN)
    ben.join(match_id)
    with ben.window(match_id) as window:
        ada.delete_everything()
        wait_for(window, FORGOTTEN)
        assert window.view["seats"][0]["kind"] == "bot" and window.view["seats"][0]["open"]
        for _ in range(3):
            window.play_on()


def test_a_deleted_person_is_in_no_rematch(browsers: tuple[Browser, Browser], database: Path) -> None:
    ada, ben = browsers
    id = ada.be("Ada")
    ben.be("Ben")
    match_id = ada.begin(BEN)
    ben.join(match_id)
    ben.resign(match_id)
    with ben.window(match_id) as window:
        ada.delete_everything()
        wait_for(window, FORGOTTEN)
    following = ben.rematch(match_id)
    text = dumped(database)
    assert "Ada" not in text and id not in text
    assert [seat["name"] for seat in ben.look(following)["seats"]] == [FORGOTTEN, "You"]
    assert ada.be("Cleo") != id and ada.join(following) == 0


def test_a_rated_rematch_does_not_wait_for_a_deleted_person(browsers: tuple[Browser, Browser]) -> None:
    ada, ben = browsers
    for browser, login in ((ada, "ada.l"), (ben, "ben.l")):
        browser.be(login)
        browser.account(login)
    match_id = ada.begin(BEN, rated=True, clock={"kind": "move", "seconds": 60, "bank": 60})
    ben.join(match_id)
    ben.resign(match_id)
    ada.delete_everything()
    assert ben.look(ben.rematch(match_id))["seat"] == 1


def test_the_rematch_of_a_guest_is_that_of_his_account(browsers: tuple[Browser, Browser], database: Path) -> None:
    phone, desk = browsers
    phone.be("Ada")
    phone.account("ada.l")
    guest = desk.be("Ada at the desk")
    match_id = desk.begin(BEN)
    desk.resign(match_id)
    assert desk.sign_in("ada.l")["moved"] == 1
    assert desk.look(match_id)["seat"] == 0
    following = phone.rematch(match_id)
    assert desk.look(following)["seat"] == 0 and guest not in dumped(database)


def test_a_table_that_a_guest_has_opened_is_that_of_his_account(browsers: tuple[Browser, Browser]) -> None:
    ada, ben = browsers
    ada.be("Ada")
    ada.account("ada.l")
    ada.post("/api/logout", json={})
    match_id = ada.begin(BEN, {"kind": "human", "name": "Cleo"})
    ben.be("Ben")
    ben.join(match_id)
    ada.sign_in("ada.l")
    assert [browser.look(match_id)["can"]["fill"] for browser in (ada, ben)] == [True, False]


def test_a_deleted_person_gives_up_a_rated_match(browsers: tuple[Browser, Browser]) -> None:
    ada, ben = browsers
    for browser, login in ((ada, "ada.l"), (ben, "ben.l")):
        browser.be(login)
        browser.account(login)
    match_id = ada.begin(BEN, rated=True, clock={"kind": "move", "seconds": 60, "bank": 60})
    ben.join(match_id)
    with ben.window(match_id) as window:
        ada.delete_everything()
        while window.view["phase"] != "match_over":
            window.receive()
        assert window.view["ended"] == {"seat": 0, "reason": "resign"}
        wait_for(window, FORGOTTEN)
        assert window.view["winner"]["sides"] == [1]


def test_a_window_closes_when_its_session_ends(browsers: tuple[Browser, Browser]) -> None:
    ada, _ = browsers
    ada.be("Ada")
    ada.account("ada.l")
    match_id = ada.begin(HAL)
    with ada.window(match_id) as window:
        ada.post("/api/logout-everywhere", json={})
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                window.socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401


def test_who_signs_out_while_he_sits_down_does_not_sit(
    browsers: tuple[Browser, Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The session ends after the window was let in, and before there was one to close."""
    ada, _ = browsers
    ada.be("Ada")
    ada.account("ada.l")
    match_id = ada.begin(HAL)
    cookie = {"Cookie": f"{COOKIE}={ada.cookies[COOKIE]}"}
    whole = Matches.open

    async def interrupted(self: Matches, match_id: str) -> Room:
        room = await whole(self, match_id)
        await asyncio.to_thread(ada.post, "/api/logout-everywhere", json={})
        return room

    monkeypatch.setattr(Matches, "open", interrupted)
    origin: Any = str(ada.base_url).rstrip("/")
    address = f"{origin.replace('http', 'ws')}/ws/{match_id}"
    with connect(address, additional_headers=cookie, origin=origin) as socket:
        assert code_of(socket) == 4401


def test_a_session_that_ends_while_it_is_read_is_not_believed_any_longer(database: Path) -> None:
    store = open_store(database)

    class Interrupted(People):
        """A session is read, and ends before anybody has heard of it."""

        def _read(self, ids: Sequence[str]) -> Mapping[str, Session]:
            sessions = super()._read(ids)
            for session in sessions.values():
                self.accounts.end_all(session.user.id)
                self.forget(session.user.id)
            return sessions

    async def told() -> list[Session | None]:
        people = Interrupted(store.engine)
        _, token = await people.guest("Ada")
        people._known.clear()
        found = [await people.session(token), await people.session(token)]
        people.close()
        return found

    first, second = asyncio.run(told())
    assert first is not None and second is None
    store.close()


def test_the_tokens_of_a_guest_end_with_his_first_password(browsers: tuple[Browser, Browser]) -> None:
    ada, program = browsers
    ada.be("Ada")
    token = ada.post("/api/tokens", json={"name": "bot"}).json()["token"]
    program.headers["Authorization"] = f"Bearer {token}"
    assert program.get("/api/me").json()["me"]["name"] == "Ada"
    ada.account("ada.l")
    assert program.get("/api/me").json()["me"] is None


def test_windows_at_every_worker_close_when_a_session_ends_at_one(database: Path, redis_service: Redis) -> None:
    """4401 says that the session has ended; who then asks for his old seat hears 4403, and may watch."""
    config = Config(bus=redis_service.url, limits=UNBOUND)
    with (
        running_server(database, config) as here,
        running_server(database, config) as there,
        Browser(base_url=f"http://127.0.0.1:{here}") as ada,
    ):
        ada.be("Ada")
        ada.account("ada.l")
        match_id = ada.begin(HAL)
        cookie = f"{COOKIE}={ada.cookies[COOKIE]}"
        with opened(there, match_id, "?seat=0", cookie) as far, opened(here, match_id, "?seat=0", cookie) as near:
            assert '"seat":0' in str(far.recv(timeout=PATIENCE)) + str(near.recv(timeout=PATIENCE))
            ada.post("/api/logout-everywhere", json={})
            assert (code_of(far), code_of(near)) == (4401, 4401)
        for port in (here, there):
            with opened(port, match_id, "?seat=0", cookie) as window:
                assert '"not_your_seat"' in str(window.recv(timeout=PATIENCE))
                assert code_of(window) == 4403
            with opened(port, match_id, "", cookie) as window:
                assert '"seat":null' in str(window.recv(timeout=PATIENCE))


def code_of(window: ClientConnection) -> int:
    """With which code the server closes it."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            window.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code
