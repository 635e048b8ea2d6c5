"""Nothing that anybody may ask for keeps the event loop from its other work: every route and every kind of frame.

The tables are the worst there are: everybody has trailed, so that many loose cards lie there. A probe in the server
measures the processor time of every callback of its loop, which other programs of the machine do not make longer, and
notes whether the loop itself asked the database. Now and then a collection of garbage or the first call of something
adds to it. So everything is asked several times, and what counts is the least that it took.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import islice, repeat
from math import inf
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from starlette.routing import Route

from cassino.answers.summary import summary
from cassino.engine.move import Kind
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.frames.choices import LISTED, card_list, pack_of, takes_long
from cassino.hosted.match.events import AnyEvent, Created, Moved, Place, parse_event
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.hosted.wire import requests
from cassino.notation.move import format_move
from cassino.rules import format_rules, load_variant
from cassino.server.app import ROUTES
from cassino.server.features.contests.periods import today, week_of
from cassino.server.main import open_store
from cassino.server.storage.events import Store
from push_service import Browser
from table_server import PATIENCE, connect

pytestmark = pytest.mark.slow

MOST = 0.005
"""Seconds of processor time that one callback of the loop may take because of what is asked, on a usual machine."""
USUAL = 0.0016
"""Seconds in which a usual machine counts to COUNTED; a slower one has more time for everything."""
COUNTED = 100_000
TRIES = 40
"""How often something is asked at most; usually once is enough."""
VARIANTS = {
    "hungarian_ulmann": 2, "crazy_casino": 2, "south_african_4": 4, "royal_web": 4, "swazi": 3, "sotho": 4,
    "swazi_two_player": 2, "lesotho": 2,
}  # fmt: skip
SERVER = Path(__file__).parents[1] / "lag_server.py"
LAST = {"type": "why", "version": 0, "cards": [], "table": []}
"""What is refused in any case, after what is asked before."""
UNUSED = {
    "week": "2026-W01",
    "id": "nothing",
    "number": "1",
    "variant": "hungarian_ulmann",
    "code": "x",
    "name": "capture",
}


def trailed(variant: str, players: int, user: str) -> list[AnyEvent]:
    """A legal game in which everybody trails, up to where most moves are possible; all seats are one person's."""
    seats = tuple(SeatWish("human", f"Seat {number}") for number in range(players))
    first, *rest = begun(created(terms(NewMatch(seats, variant, seed=2))), dealer=0)
    assert isinstance(first, Created)
    places = tuple(Place("human", f"Seat {number}", user=user) for number in range(players))
    events: list[AnyEvent] = [msgspec.structs.replace(first, places=places), *rest]
    hosted, best = replayed(events), (0, len(events))
    while hosted.phase == "play":
        events.append(one_trail(hosted))
        hosted.apply(events[-1], hosted.at)
        if hosted.phase == "play":
            best = max(best, (len(hosted.view(hosted.turn).moves_up_to(LISTED)), len(events)))
    return events[: best[1]]


def one_trail(hosted: HostedMatch) -> Moved:
    state, quiet = hosted.match.state, (Kind.TRAIL, Kind.PASS, Kind.END)
    legal = hosted.view(state.turn).moves_up_to(500)
    move = min(legal, key=lambda move: quiet.index(Kind(move.kind)) if move.kind in quiet else len(quiet))
    return Moved(state.turn, format_move(state, move))


def user_at(store: Store, match_id: str) -> str:
    """Whose the first seat of a match is."""
    created = parse_event(store.events(match_id)[0].body)
    assert isinstance(created, Created)
    return created.places[0].user


def counting() -> float:
    """The least processor time in which this machine counts to COUNTED."""
    found = []
    for _ in range(TRIES):
        begun = time.thread_time()
        for _ in range(COUNTED):
            pass
        found.append(time.thread_time() - begun)
    return min(found)


class Asking:
    """A person who sits at all seats of the worst tables of a server."""

    def __init__(self, port: int, database: Path) -> None:
        self.web = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.port = port
        self.database = database
        self.most = MOST * max(1.0, counting() / USUAL)
        self.number = 0
        """Of the last table that somebody came to leave."""
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Hal", "bot": "random"}]
        self.ordinary = self.web.post("/api/matches", json={"variant": "casino", "seats": seats}).json()["id"]
        self.tables: dict[str, HostedMatch] = {}
        self.events: dict[str, list[AnyEvent]] = {}
        store = open_store(database)
        user = user_at(store, self.ordinary)
        for variant, players in VARIANTS.items():
            events = self.events[variant] = trailed(variant, players, user)
            self.tables[variant] = replayed(events)
            store.create(variant, events, summary(self.tables[variant]))
        store.close()
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    def held(self) -> float:
        """How long the loop was held since the last time."""
        longest, statements = self.web.get("/lag").json()
        return float(longest) if not statements else inf

    def least(self, asks: Iterable[Callable[[], None]]) -> float:
        """The shortest time that something holds the loop, of several tries."""
        found = []
        for ask in islice(asks, TRIES):
            time.sleep(0.01)  # the answer was sent a moment before the server has done all that belongs to it
            self.held()
            ask()
            time.sleep(0.01)
            found.append(self.held())
            if found[-1] < self.most:
                break
        return min(found)


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asking]:
    database = tmp_path_factory.mktemp("lag") / "cassino.db"
    with subprocess.Popen([sys.executable, str(SERVER), str(database)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            asking = Asking(int(server.stdout.readline()), database)
            yield asking
            asking.web.close()
        finally:
            server.terminate()


def body_of(path: str) -> Any:
    """The most expensive body for an address, where it takes any."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Hal", "bot": "random"}]
    rules = format_rules(load_variant("hungarian_ulmann"))
    return {
        "/api/matches": {"rules": rules, "seats": seats},
        "/api/house/draft": {"toml": rules},
        "/api/house/check": {"title": "Own", "parent": "hungarian_ulmann", "changes": {}},
        "/api/house": {"title": "Own", "parent": "hungarian_ulmann", "changes": {}},
        "/api/scorebooks": {"variant": "hungarian_ulmann", "names": ["Ann", "Bob"]},
        "/api/puzzles/{number}/select": {"cards": [], "table": []},
        "/api/lessons/deal": {"moves": []},
        "/api/lessons/deal/select": {"moves": [], "cards": [], "table": []},
        "/api/lessons/{name}/select": {"step": "pair", "cards": [], "table": []},
        "/api/lessons/deal/read": {"moves": [], "text": "the 9 and " * 100},
        "/api/lessons/{name}/read": {"step": "pair", "text": "the 9 and " * 100},
        "/api/matches/{id}/branches": {"deal": 1, "moves": 0},
        "/api/weekly": {"week": week_of(today()).id, "deal": 1},
        "/api/push": Browser().subscription("https://fcm.googleapis.com/nobody"),
        "/api/push/remove": {"endpoint": "https://fcm.googleapis.com/nobody"},
        "/api/me": {"name": "Ann"},
    }.get(path, {})


LEAVING = ("/api/logout", "/api/logout-everywhere", "/api/matches/{id}/leave", "/api/matches/{id}/stream")
"""What ends the session or the game, or does not end: asked by people who come for that only (`Leaver`)."""


def asked_routes() -> list[tuple[str, str]]:
    routes = [route for route in ROUTES if isinstance(route, Route) and route.path not in LEAVING]
    found = [(method, route.path) for route in routes for method in sorted((route.methods or set()) - {"HEAD"})]
    return [(method, path) for method, path in found if (method, path) != ("DELETE", "/api/me")]


@pytest.mark.parametrize(("method", "path"), asked_routes())
def test_no_request_holds_the_loop_up(asking: Asking, method: str, path: str) -> None:
    for variant in ("hungarian_ulmann", "royal_web") if "{id}" in path else ("",):
        where = path.replace(":int", "").format(**(UNUSED | {"id": variant or "nothing"}))

        def ask(where: str = where) -> None:
            answer = asking.web.request(method, where, **({} if method == "GET" else {"json": body_of(path)}))
            assert answer.status_code != 500

        assert asking.least(repeat(ask)) < asking.most, where


def at_bots_table(asking: Asking, variant: str) -> None:
    """Open one of the worst tables with a bot that searches at the seat to move, and wait for its move."""
    first, *rest = asking.events[variant]
    assert isinstance(first, Created)
    places = list(first.places)
    turn = asking.tables[variant].turn
    places[turn] = Place("bot", "Hal", bot="level7")
    asking.number += 1
    events = [msgspec.structs.replace(first, places=tuple(places)), *rest]
    store = open_store(asking.database)
    store.create(f"{variant}-{asking.number}", events, summary(replayed(events)))
    store.close()
    watcher = (turn + 1) % len(places)
    address = f"ws://127.0.0.1:{asking.port}/ws/{variant}-{asking.number}?seat={watcher}"
    headers = {"Cookie": asking.cookie, "Origin": f"http://127.0.0.1:{asking.port}"}
    with connect(address, additional_headers=headers) as socket:
        while json.loads(socket.recv(PATIENCE)).get("version", 0) <= len(rest):
            pass


@pytest.mark.parametrize("variant", ["crazy_casino", "swazi", "sotho"])
def test_no_bot_holds_the_loop_up(asking: Asking, variant: str) -> None:
    assert asking.least(repeat(partial(at_bots_table, asking, variant))) < asking.most


class Leaver:
    """A guest who sits at all seats of one of the worst tables, and has one thing to do before going."""

    def __init__(self, asking: Asking, variant: str) -> None:
        self.web = httpx.Client(base_url=f"http://127.0.0.1:{asking.port}", timeout=PATIENCE)
        user = self.web.post("/api/me", json={"name": "Leaver"}).json()["me"]["id"]
        asking.number += 1
        self.id = f"{variant}-{asking.number}"
        first, *rest = asking.events[variant]
        assert isinstance(first, Created)
        places = tuple(msgspec.structs.replace(place, user=user) for place in first.places)
        events = [msgspec.structs.replace(first, places=places), *rest]
        hosted = replayed(events)
        store = open_store(asking.database)
        store.create(self.id, events, summary(hosted))
        store.close()
        self.version = self.web.get(f"/api/matches/{self.id}").json()["version"]

    def leave(self, method: str, path: str) -> None:
        """Do it."""
        where, body = path.format(id=self.id), {"version": self.version} if path.endswith("resign") else {}
        if path.endswith("stream"):
            with self.web.stream("GET", where) as answer:
                assert json.loads(next(answer.iter_lines()))["type"] == "view"
        else:
            answer = self.web.request(method, where, json=body)
            assert answer.is_success, answer.text


FAREWELLS = [
    ("POST", "/api/logout"),
    ("POST", "/api/logout-everywhere"),
    ("POST", "/api/matches/{id}/leave"),
    ("POST", "/api/matches/{id}/resign"),
    ("GET", "/api/matches/{id}/stream"),
    ("DELETE", "/api/me"),
]


def test_every_way_to_leave_is_asked() -> None:
    assert set(LEAVING) <= {path for _, path in FAREWELLS}


@pytest.mark.parametrize("variant", ["hungarian_ulmann", "swazi", "sotho"])
@pytest.mark.parametrize(("method", "path"), FAREWELLS)
def test_nobody_who_leaves_holds_the_loop_up(asking: Asking, variant: str, method: str, path: str) -> None:
    with ExitStack() as leaving:

        def ways_out() -> Iterator[Callable[[], None]]:
            while True:
                leaver = Leaver(asking, variant)
                leaving.callback(leaver.web.close)
                yield partial(leaver.leave, method, path)

        assert asking.least(ways_out()) < asking.most


def frames_about(hosted: HostedMatch) -> list[dict[str, Any]]:
    """Every kind of request that changes no card, about the worst selection of cards."""
    state, pack = hosted.match.state, pack_of(hosted.match.state)
    hand, loose = card_list(state.hand(state.turn), pack), card_list(state.loose, pack)
    return [
        {"type": "select", "cards": [], "table": []},
        {"type": "select", "cards": hand[:1], "table": []},
        {"type": "select", "cards": hand[:1], "table": loose},
        {"type": "why", "cards": hand[:1], "table": loose},
        {"type": "hint", "step": "nudge"},
        {"type": "coach"},
        {"type": "ask_me", "when": "always"},
        {"type": "say", "text": "Hello"},
        {"type": "chances"},
        {"type": "step"},
        {"type": "salt", "deal": 99, "salt": "00" * 32},
        {"type": "move", "move": "take everything"},
        {"type": "fill", "seat": 0},
        *({"type": kind} for kind in ("claim", "undo", "next_deal", "rematch", "agree", "decline", "flag")),
        {"type": "offer", "kind": "takeback"},
    ]


def test_every_kind_of_frame_is_asked(asking: Asking) -> None:
    kinds = [each for part in get_args(requests.AnyRequest) for each in (get_args(part) or (part,))]
    tags = {str(kind.__struct_config__.tag) for kind in kinds}
    asked = {str(frame["type"]) for frame in frames_about(asking.tables["hungarian_ulmann"])}
    assert tags - asked == {"resign"}, "which ends the match, see FAREWELLS"


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_frame_holds_the_loop_up(asking: Asking, variant: str) -> None:
    hosted = asking.tables[variant]
    assert takes_long(hosted.view(hosted.match.state.turn)) or variant == "royal_web"
    turn = hosted.match.state.turn
    address = f"ws://127.0.0.1:{asking.port}/ws/{variant}?seat={turn}"
    headers = {"Cookie": asking.cookie, "Origin": f"http://127.0.0.1:{asking.port}"}
    with connect(address, additional_headers=headers) as socket:
        version = json.loads(socket.recv(PATIENCE))["version"]
        for frame in frames_about(hosted):

            def ask(frame: dict[str, Any] = frame) -> None:
                nonlocal version
                socket.send(json.dumps({"version": version, **frame}))
                socket.send(json.dumps({**LAST, "id": "last"}))
                while (answer := json.loads(socket.recv(PATIENCE))).get("id") != "last":
                    version = answer["version"] if answer["type"] == "view" else version

            assert asking.least(repeat(ask)) < asking.most, frame
