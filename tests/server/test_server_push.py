"""People who are away are told that it is their turn: by a real push protocol to a service on this machine."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from queue import Empty
from typing import Any

import httpx
import pytest
from sqlalchemy import insert

from cassino.answers.summary import summary
from cassino.engine.legal import legal_moves
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.match import begun, replayed
from cassino.hosted.wire.table import Clock
from cassino.notation.move import format_move
from cassino.server.cluster.bus import Hub, MemoryBus
from cassino.server.config import Config
from cassino.server.main import open_store
from cassino.server.notifying import posting, protocol, turns
from cassino.server.notifying.endpoints import is_allowed
from cassino.server.notifying.turns import Turn, Turns
from cassino.server.room.registry import Matches
from cassino.server.storage import schema
from cassino.server.storage.database import open_database
from cassino.server.storage.house import HouseStore
from cassino.server.storage.push import MOST_OF_ONE, PushStore, Subscription
from cassino.texts import tell
from cassino.texts.language import PSEUDO, speaking
from company import with_users
from push_service import Browser, Service, claims_of, push_service
from table_server import UNBOUND, browser, running_server

DAY = 24 * 3600
HOOK_KEY = "a key that nobody guesses 123"
FRIENDS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
QUIET_SECONDS = 0.35


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "DELAY_SECONDS", 0.1)
    monkeypatch.setattr(posting, "PAUSES", (0.01, 0.01))


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, service: Service) -> Iterator[int]:
    database = tmp_path_factory.mktemp("push") / "cassino.db"
    config = Config(
        limits=UNBOUND,
        push_hosts=("127.0.0.1",),
        push_contact="mailto:op@example.org",
        turn_hook=service.url("/hook"),
        turn_hook_key=HOOK_KEY,
    )
    with running_server(database, config) as port:
        yield port


@pytest.fixture
def people(place: int, service: Service) -> Iterator[tuple[httpx.Client, httpx.Client]]:
    """Ann and Ben, who are known to the server; the service works, and nothing is left there from before."""
    service.status = 201
    while not service.received.empty():
        service.received.get()
    with browser(place) as ann, browser(place) as ben:
        for web, name in ((ann, "Ann"), (ben, "Ben")):
            assert web.post("/api/me", json={"name": name}).status_code == 201
        yield ann, ben


def table(ann: httpx.Client, ben: httpx.Client, clock: str = "days") -> str:
    """A match that Ben has joined, in which Ann is to move; nobody is told of a turn before."""
    seconds = DAY if clock == "days" else 60
    wish = {"variant": "casino", "seats": FRIENDS, "clock": {"kind": clock, "seconds": seconds}}
    with pytest.MonkeyPatch.context() as patient:
        patient.setattr(turns, "DELAY_SECONDS", 1000)
        match_id = str(ann.post("/api/matches", json=wish).json()["id"])
        assert ben.post(f"/api/matches/{match_id}/join", json={"name": "Ben", "seat": 1}).status_code == 200
        if ben.get(f"/api/matches/{match_id}").json()["view"]["can"]["move"]:
            play(ben, match_id)
    return match_id


def play(web: httpx.Client, match_id: str) -> None:
    moves = web.get(f"/api/matches/{match_id}/moves").json()
    answer = web.post(f"/api/matches/{match_id}/moves", json={"version": moves["version"], "move": moves["moves"][0]})
    assert answer.status_code == 200, answer.text


def until(service: Service, path: str) -> Any:
    """The next request to an address."""
    while (found := service.received.get(timeout=20)).path != path:
        pass
    return found


def is_quiet(service: Service, path: str) -> bool:
    """Whether nothing comes to an address for a moment."""
    end = time.monotonic() + QUIET_SECONDS
    while (rest := end - time.monotonic()) > 0:
        try:
            if service.received.get(timeout=rest).path == path:
                return False
        except Empty:
            return True
    return True


def test_a_message_is_encrypted_as_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    sent = protocol.sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        protocol.from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert protocol.to_base64url(sent) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_somebody_who_is_away_is_told_once(people: Any, service: Service) -> None:
    ann, ben = people
    phone, key = Browser(), ben.get("/api/push").json()["key"]
    answer = ben.post("/api/push", json=phone.subscription(service.url("/ben")))
    assert answer.status_code == 201
    match_id = table(ann, ben)
    play(ann, match_id)
    pushed = until(service, "/ben")
    assert phone.read(pushed.body) == {
        "title": "It is your turn",
        "body": "Casino with Ann",
        "path": f"/m/{match_id}",
    }
    headers = pushed.headers
    claims = claims_of(headers["authorization"], key)
    assert claims["aud"] == service.url("") and claims["sub"] == "mailto:op@example.org"
    assert time.time() < claims["exp"] <= time.time() + DAY
    assert headers["content-encoding"] == "aes128gcm" and DAY - 60 < int(headers["ttl"]) <= DAY
    assert match_id not in str(headers), "the service does not learn which table it is"
    play(ben, match_id)
    assert is_quiet(service, "/ben"), "it was Ann's turn then"
    with browser(int(ben.base_url.port or 0)) as stranger:
        assert stranger.get("/api/push").json()["key"] == key


def test_a_browser_is_told_in_the_language_in_which_it_subscribed(people: Any, service: Service) -> None:
    ann, ben = people
    phone, asks = Browser(), {"Accept-Language": PSEUDO}
    assert ben.post("/api/push", json=phone.subscription(service.url("/abroad")), headers=asks).status_code == 201
    play(ann, table(ann, ben))
    told = phone.read(until(service, "/abroad").body)
    with speaking(PSEUDO):
        assert told["title"] == tell("your-turn")
    assert told["title"] != tell("your-turn")


def test_the_hook_hears_whom_to_write_to(people: Any, service: Service) -> None:
    ann, ben = people
    name = f"ben{time.time_ns()}"
    assert ben.post("/api/me/password", json={"login": name, "password": "seven old lemons"}).status_code in (200, 201)
    match_id = table(ann, ben)
    play(ann, match_id)
    hooked = until(service, "/hook")
    assert hooked.headers["authorization"] == f"Bearer {HOOK_KEY}"
    told = json.loads(hooked.body)
    assert told["deadline"] > "20" and told["person"]
    del told["deadline"], told["person"]
    text = "It is your turn: Casino with Ann"
    assert told == {"event": "turn", "login": name, "name": "Ben", "table": f"/m/{match_id}", "text": text}


def test_nobody_is_told_who_is_at_the_table_or_plays_without_days(people: Any, service: Service) -> None:
    ann, ben = people
    assert ben.post("/api/push", json=Browser().subscription(service.url("/near"))).status_code == 201
    match_id = table(ann, ben)
    with ben.stream("GET", f"/api/matches/{match_id}/stream") as window:
        lines = window.iter_lines()
        next(lines)
        play(ann, match_id)
        assert is_quiet(service, "/near")
    play(ann, table(ann, ben, "move"))
    assert is_quiet(service, "/near")


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(people: Any, service: Service, status: int) -> None:
    ann, ben = people
    assert ben.post("/api/push", json=Browser().subscription(service.url("/gone"))).status_code == 201
    service.status = status
    play(ann, table(ann, ben))
    until(service, "/gone")
    service.status = 201
    time.sleep(0.1)
    play(ann, table(ann, ben))
    assert is_quiet(service, "/gone")


def test_a_service_that_is_busy_is_asked_again_and_none_leads_elsewhere(people: Any, service: Service) -> None:
    ann, ben = people
    assert ben.post("/api/push", json=Browser().subscription(service.url("/busy"))).status_code == 201
    service.status = 503
    play(ann, table(ann, ben))
    for _ in range(3):
        until(service, "/busy")
    service.status = 307
    play(ann, table(ann, ben))
    until(service, "/busy")
    assert is_quiet(service, "/elsewhere")


def test_a_service_that_is_silent_holds_nothing_up(people: Any, service: Service, monkeypatch: Any) -> None:
    """Moves are answered while the server still waits for it."""
    ann, ben = people
    monkeypatch.setattr(posting, "SECONDS", 60.0)
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        endpoint = f"http://127.0.0.1:{deaf.getsockname()[1]}/deaf"
        assert ben.post("/api/push", json=Browser().subscription(endpoint)).status_code == 201
        match_id = table(ann, ben)
        play(ann, match_id)
        with deaf.accept()[0] as connection:
            play(ben, match_id)
            connection.setblocking(False)
            with pytest.raises(BlockingIOError):  # it is open, and nothing is left to read
                while connection.recv(65536):
                    pass


def test_nobody_is_told_after_signing_out_or_unsubscribing(people: Any, service: Service) -> None:
    ann, ben = people
    for path, leave in (("/off", "/api/push/remove"), ("/out", "/api/logout")):
        match_id = table(ann, ben)
        assert ben.post("/api/push", json=Browser().subscription(service.url(path))).status_code == 201
        body = {"endpoint": service.url(path)} if path == "/off" else {}
        assert ben.post(leave, json=body).status_code in (200, 201, 204), leave
        play(ann, match_id)
        assert is_quiet(service, path)


def test_nobody_unsubscribes_somebody_else(people: Any, service: Service) -> None:
    ann, ben = people
    assert ben.post("/api/push", json=Browser().subscription(service.url("/mine"))).status_code == 201
    assert ann.post("/api/push/remove", json={"endpoint": service.url("/mine")}).status_code == 200
    play(ann, table(ann, ben))
    until(service, "/mine")


@pytest.mark.parametrize(
    ("endpoint", "allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://wns2-by3p.notify.windows.com/w/?token=abc", True),
        ("https://push.example.org/abc", True),
        ("http://127.0.0.1:8000/abc", True),
        ("http://fcm.googleapis.com/abc", False),
        ("https://fcm.googleapis.com:22/abc", False),
        ("https://fcm.googleapis.com.example.com/abc", False),
        ("https://evilfcm.googleapis.com/abc", False),
        ("https://user@fcm.googleapis.com/abc", False),
        ("https://fcm.googleapis.com@example.com/abc", False),
        ("https://example.com/#fcm.googleapis.com", False),
        ("http://127.0.0.2/abc", False),
        ("http://[::1]/abc", False),
        ("http://localhost/abc", False),
        ("http://169.254.169.254/latest", False),
        ("https://2130706433/", False),
        ("https://fcm.googleapis.com/a\r\nHost: x", False),
        ("https://[fcm.googleapis.com/", False),
        ("file:///etc/passwd", False),
        ("", False),
    ],
)
def test_messages_go_to_push_services_only(endpoint: str, allowed: bool) -> None:
    assert is_allowed(endpoint, ("push.example.org", "127.0.0.1")) is allowed
    assert not is_allowed("http://127.0.0.1:8000/abc") and not is_allowed("https://push.example.org/abc")


def test_bad_subscriptions(people: Any, service: Service) -> None:
    _, ben = people
    good = Browser().subscription(service.url("/x"))
    bad: list[tuple[Any, int, str]] = [
        ({**good, "endpoint": "http://169.254.169.254/latest"}, 422, "push_service"),
        ({**good, "keys": {**good["keys"], "auth": "AAAA"}}, 422, "push_keys"),
        ({**good, "keys": {**good["keys"], "p256dh": "A" * 87}}, 422, "push_keys"),
        ({**good, "keys": {**good["keys"], "p256dh": "ä"}}, 422, "push_keys"),
        ({"endpoint": good["endpoint"]}, 400, "malformed"),
    ]
    for body, status, code in bad:
        answer = ben.post("/api/push", json=body)
        assert (answer.status_code, answer.json()["error"]) == (status, code), body
    with browser(int(ben.base_url.port or 0)) as stranger:
        assert stranger.post("/api/push", json=good).status_code == 401


def test_of_two_processes_the_one_that_commits_tells(tmp_path: Path) -> None:
    told: list[tuple[str, str]] = []

    async def story() -> None:
        store = open_store(tmp_path / "cassino.db")
        seats = (SeatWish("human", "Ann"), SeatWish("human", "Ben"))
        new = with_users(created(terms(NewMatch(seats, "casino", seed=1, clock=Clock("days", DAY)))))
        events = begun(new, dealer=1)
        store.create("table", events, summary(replayed(events)))
        hub = Hub()
        one, other = (Matches(store, HouseStore(store.engine), bus=MemoryBus(hub)) for _ in range(2))
        hearing = []
        for matches, name in ((one, "one"), (other, "other")):

            async def tell(turn: Turn, name: str = name) -> None:
                told.append((name, turn.user))

            hearing.append(Turns(tell))
            matches.tell_turns(hearing[-1].committed)
            await matches.start()
        room, there = await one.open("table"), await other.open("table")
        for _ in range(2):
            hosted = room.hosted
            seat, move = hosted.match.state.turn, format_move(hosted.match.state, legal_moves(hosted.match.state, 1)[0])
            window = room.join(str(seat), f"u{seat}")
            request = json.dumps({"type": "move", "id": f"x{seat}", "version": hosted.version, "move": move})
            await room.answer(window, request)
            room.audience.remove(window)
            async with asyncio.timeout(20):
                while there.hosted.version != room.hosted.version:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.3)
        for matches, turns_here in zip((one, other), hearing, strict=True):
            await turns_here.close()
            await matches.close()
        store.close()

    asyncio.run(story())
    assert told == [("one", "u1"), ("one", "u0")]


def test_the_store(database: str) -> None:
    """On both databases: a browser has one person and one session, and ends with the session."""
    engine = open_database(database)
    store = PushStore(engine)
    with engine.begin() as connection:
        for user in ("ann", "ben"):
            connection.execute(insert(schema.users), {"id": user, "name": user, "created": "", "seen": ""})
            for number in range(2):
                row = {"token_hash": f"{user}{number}", "user_id": user, "kind": "browser", "name": ""}
                connection.execute(insert(schema.sessions), row | {"created": "", "seen": "", "expires": "9"})
    one = Subscription("https://push/1", "p", "a", "es")
    store.add("ann0", "ann", one)
    store.add("ann1", "ann", one)
    assert store.of("ann") == [one]
    store.add("ben0", "ben", one)
    assert (store.of("ann"), store.of("ben")) == ([], [one]), "somebody else has signed in there"
    for number in range(MOST_OF_ONE + 2):
        store.add("ann0", "ann", Subscription(f"https://push/ann/{number}", "p", "a"))
    assert [each.endpoint for each in store.of("ann")][-1] == f"https://push/ann/{MOST_OF_ONE + 1}"
    assert len(store.of("ann")) == MOST_OF_ONE
    with engine.begin() as connection:
        connection.execute(schema.sessions.delete().where(schema.sessions.c.user_id == "ann"))
    assert store.of("ann") == []
    store.remove("https://push/1", "ann")
    assert store.of("ben") == [one]
    store.remove("https://push/1")
    assert store.of("ben") == []
    made = iter(("first", "second"))
    assert [store.key(lambda: next(made)) for _ in range(2)] == ["first", "first"]
    engine.dispose()
