"""What a restart, an outage and a stop by the operator do to clocks: the time is given back, once, by every process."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Engine, func, insert, select, update
from sqlalchemy.exc import OperationalError

from cassino.answers.summary import summary
from cassino.engine.legal import legal_moves
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.downtimes import Downtime, Downtimes
from cassino.hosted.match.events import Credited, Ended, parse_event
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.hosted.match.timestamps import moment, written
from cassino.hosted.wire.requests import AnyRequest, Flag, Play
from cassino.hosted.wire.table import Clock
from cassino.notation.move import format_move
from cassino.server.cluster.bus import Hub, MemoryBus
from cassino.server.main import open_store
from cassino.server.ops.admin import Admin
from cassino.server.room import registry
from cassino.server.room.connection import Connection
from cassino.server.room.registry import Matches
from cassino.server.storage import pulse, schema
from cassino.server.storage.database import open_database
from cassino.server.storage.events import Append, Store
from cassino.server.storage.house import HouseStore
from cassino.server.storage.loader import load_hosted
from cassino.server.storage.pulse import SILENT, Pulse
from company import later, with_users
from served import served, wait_until
from server.test_server_recovery import Worker
from services import running_postgres, running_redis
from table_server import cookie_of, new_match, running_server, seated

TWO = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]


class Time:
    """A clock that a test sets forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 0.0
        monkeypatch.setattr(pulse, "now", lambda: later(self.seconds))

    def beat(self, at: float, each: Pulse) -> Downtimes:
        self.seconds = at
        return each.beat()


def spans(*times: tuple[float, float]) -> tuple[Downtime, ...]:
    return tuple(Downtime(moment(later(began)), moment(later(ended))) for began, ended in times)


@pytest.fixture
def engine(database: str) -> Any:
    opened = open_database(database)
    yield opened
    opened.dispose()


def test_as_long_as_one_process_lives_there_is_no_downtime(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, one, two = Time(monkeypatch), Pulse(engine), Pulse(engine)
    assert clock.beat(0, one) == Downtimes()
    for at in range(2, 40, 2):
        assert clock.beat(at, two) == Downtimes()  # the other has died
    three = Pulse(engine)
    assert clock.beat(40, three) == Downtimes()  # a rolling restart
    assert clock.beat(43, three).past == ()
    assert clock.beat(100, Pulse(engine)).past == spans((43, 100))
    assert clock.beat(101, three).past == two.downtimes().past == spans((43, 100))


def test_a_short_restart_of_all_processes_is_a_downtime(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """They have ended properly, so it is known that nobody was there; of those that come back one notes it."""
    clock, old, new = Time(monkeypatch), [Pulse(engine), Pulse(engine)], [Pulse(engine), Pulse(engine)]
    for each in old:
        clock.beat(0, each)
    old[0].end()
    assert clock.beat(1, Pulse(engine)).past == ()
    clock.seconds = 1.5
    old[1].end()
    with engine.begin() as connection:  # the one in between has died a while ago
        connection.execute(update(schema.pulse).where(schema.pulse.c.at == later(1)).values(at=later(-60)))
    for each in new:
        assert clock.beat(3, each).past == spans((1.5, 3))
    assert clock.beat(3.5, new[0]).past == spans((1.5, 3))
    with engine.connect() as connection:
        assert len(connection.execute(select(schema.pulse.c.name)).all()) == 3


def test_what_one_process_has_noted_no_other_notes_again(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """All come back at the same time; some have clocks that are a little wrong."""
    clock, all_of_them = Time(monkeypatch), [Pulse(engine) for _ in range(4)]
    for each in all_of_them:
        clock.beat(0, each)
    for at, each in zip((60, 59.5, 60.2, 60), all_of_them, strict=True):
        assert clock.beat(at, each).past == spans((0, 60))


def test_a_process_that_is_alone_misses_no_moment(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time(monkeypatch)
    one = Pulse(engine, is_alone=True)
    clock.beat(0, one)
    clock.beat(3, one)
    assert clock.beat(4, Pulse(engine, is_alone=True)).past == spans((3, 4))
    again = Pulse(engine, is_alone=True)
    clock.beat(4.5, again)
    again.pause()  # the database did not answer
    assert clock.beat(5, again).past == spans((3, 5))
    assert clock.beat(5 + SILENT.total_seconds(), again).past == spans((3, 5))
    assert clock.beat(99, again).past == spans((3, 5), (5 + SILENT.total_seconds(), 99))  # the machine slept


def test_a_clock_that_is_put_back_gives_no_time(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, one = Time(monkeypatch), Pulse(engine, is_alone=True)
    clock.beat(1000, one)
    assert clock.beat(10, one) == clock.beat(10, Pulse(engine, is_alone=True)) == Downtimes()


def test_before_the_first_sign_of_life_the_last_event_is_one(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database of an earlier version, which gave none."""
    clock = Time(monkeypatch)
    row = {"id": "m", "created": later(0), "updated": later(7), "summary": "{}"}
    with engine.begin() as connection:
        connection.execute(insert(schema.matches), row)
    assert clock.beat(60, Pulse(engine)).past == spans((7, 60))


def test_a_stop_by_the_operator_counts_from_its_beginning_to_its_end(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, admin, one = Time(monkeypatch), Admin(engine, "me"), Pulse(engine)
    assert clock.beat(0, one) == Downtimes()
    admin.read_only(True, "a new disk")
    with engine.connect() as connection:
        since = connection.execute(select(schema.switches.c.since)).scalar_one()
    admin.read_only(True, "a new disk, and a new reason")
    assert one.downtimes() == Pulse(engine).downtimes() == Downtimes(since=moment(since))
    admin.read_only(False)
    with engine.connect() as connection:
        off = connection.execute(select(func.max(schema.audit.c.at))).scalar_one()
    assert one.downtimes() == Downtimes((Downtime(moment(since), moment(off)),))
    admin.read_only(False)
    assert len(one.downtimes().past) == 1


# At tables


def kept(store: Store, rated: bool, thought: float, clock: Clock) -> str:
    """A match whose person to move, Ann, has been thinking for this many seconds."""
    wish = NewMatch((SeatWish("human", "Ann"), SeatWish("human", "Ben")), "casino", rated=rated, clock=clock)
    events = begun(with_users(msgspec.structs.replace(created(terms(wish)), seed=1)), dealer=1)
    at = written(datetime.now(UTC) - timedelta(seconds=thought))
    line = summary(replayed(events, at))
    assert store.write([Append("m", 1, tuple(events), line, at, is_new=True)]) == [None]
    return at


def away(store: Store, began: float, ended: float = 0) -> None:
    """The last sign of life is this many seconds old (0: another process lives); or a downtime began and ended then."""
    with store.engine.begin() as connection:
        at = [written(datetime.now(UTC) - timedelta(seconds=seconds)) for seconds in (began, ended)]
        if ended:
            connection.execute(insert(schema.downtimes).values(began=at[0], ended=at[1]))
        else:
            names = (pulse.SERVED,) if began else (pulse.SERVED, "other")
            connection.execute(insert(schema.pulse), [{"name": name, "at": at[0], "before": at[0]} for name in names])


def credits(store: Store, match_id: str = "m") -> list[Credited]:
    return [event for row in store.events(match_id) if isinstance(event := parse_event(row.body), Credited)]


def in_processes(
    path: Path, number: int, monkeypatch: pytest.MonkeyPatch, prepare: Callable[[Store], object],
    play: Callable[[Store, list[Matches]], Awaitable[None]],
) -> None:  # fmt: skip
    """Processes on one database; regularly they do nothing but what a test lets them do."""
    monkeypatch.setattr(registry, "BEAT_SECONDS", 10.0**6)
    monkeypatch.setattr(registry, "PULSE_SECONDS", 10.0**6)

    async def meet() -> None:
        store, hub = open_store(path / "cassino.db"), Hub()
        prepare(store)
        found = [Matches(store, HouseStore(store.engine), bus=MemoryBus(hub)) for _ in range(number)]
        for each in found:
            await each.start()
        await play(store, found)
        for each in found:
            await each.close()
        store.close()

    asyncio.run(meet())


def window(seat: int) -> Connection:
    return Connection(seat, f"u{seat}", str(seat))


def refusals(connection: Connection) -> list[str]:
    frames = [msgspec.json.decode(text, type=dict[str, Any]) for text in connection.outbox.take_all()]
    return [frame["code"] for frame in frames if frame["type"] == "error"]


@pytest.mark.parametrize("rated", [False, True])
def test_of_all_processes_one_gives_the_time_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rated: bool) -> None:
    def prepare(store: Store) -> None:
        kept(store, rated, 60, Clock("move", 20))
        away(store, 50)

    async def play(store: Store, processes: list[Matches]) -> None:
        rooms = await asyncio.gather(*(each.open("m") for each in processes))
        await asyncio.gather(*(each._services.beat() for each in processes))
        await asyncio.gather(*(room.follow_downtimes() for room in rooms))
        await asyncio.gather(*(asyncio.shield(room.follow()) for room in rooms))
        (credit,) = credits(store)
        assert 50 <= credit.away <= credit.seconds and len(store.events("m")) == 3
        assert len({(room.hosted.version, room.hosted.watch) for room in rooms}) == 1
        await asyncio.gather(*(room.let_flag_fall() for room in rooms))
        ben = window(1)
        for room in rooms:
            await room.obey(ben, Flag(version=room.hosted.version))
        assert refusals(ben) == ["no_flag"] * len(rooms) and load_hosted(store, "m").ended is None

    in_processes(tmp_path, 3, monkeypatch, prepare, play)


def a_move(hosted: HostedMatch) -> str:
    return format_move(hosted.match.state, legal_moves(hosted.match.state, 1)[0])


@pytest.mark.parametrize("asks", ["move", "flag"])
def test_what_comes_first_counts_with_the_time_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asks: str
) -> None:
    """A downtime of which a process learns with the very request: at the version that its sender has seen."""

    def prepare(store: Store) -> None:
        kept(store, False, 60, Clock("move", 20, bank=30))
        away(store, 0)

    async def play(store: Store, processes: list[Matches]) -> None:
        room = await processes[0].open("m")
        version = room.hosted.version
        away(store, 59, 1)
        processes[0]._services._beaten = datetime.now(UTC) - SILENT
        person = window(0 if asks == "move" else 1)
        request: AnyRequest = (
            Play(version=version, move=a_move(room.hosted)) if asks == "move" else Flag(version=version)
        )
        await room.obey(person, request)
        if asks == "flag":
            assert refusals(person) == ["no_flag"] and room.hosted.ended is None
            while room.hosted.credited is None:
                await asyncio.sleep(0.01)
            return
        assert refusals(person) == [] and room.hosted.version == version + 2
        assert [row.version for row in store.events("m")] == list(range(1, version + 3))
        assert len(credits(store)) == 1 and room.hosted.watch is not None
        assert [bank.total_seconds() for bank in room.hosted.watch.banks] == [30, 30]
        assert load_hosted(store, "m").watch == room.hosted.watch

    in_processes(tmp_path, 1, monkeypatch, prepare, play)


def test_a_claim_waits_for_a_stop_of_which_its_process_has_not_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def prepare(store: Store) -> None:
        kept(store, False, 60, Clock("move", 20))
        away(store, 0)

    async def play(store: Store, processes: list[Matches]) -> None:
        room = await processes[0].open("m")
        since = written(datetime.now(UTC) - timedelta(seconds=50))
        with store.engine.begin() as connection:
            connection.execute(insert(schema.switches).values(name="read_only", reason="", since=since))
        ben = window(1)
        await room.obey(ben, Flag(version=room.hosted.version))
        assert refusals(ben) == ["no_flag"] and not room.hosted.ended

    in_processes(tmp_path, 1, monkeypatch, prepare, play)


def test_time_that_was_over_before_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def prepare(store: Store) -> None:
        kept(store, True, 60, Clock("move", 20))
        away(store, 30)

    async def play(store: Store, processes: list[Matches]) -> None:
        await processes[0]._beat()
        assert load_hosted(store, "m").ended == Ended(0, "flag")

    in_processes(tmp_path, 1, monkeypatch, prepare, play)


def test_a_match_of_days_that_nobody_opens_is_credited_when_somebody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = 86_400.0

    def prepare(store: Store) -> None:
        kept(store, True, 1.5 * day, Clock("days", int(day)))
        away(store, 0)
        away(store, 1.2 * day, 0.3 * day)
        away(store, 0.2 * day, 0.1 * day)

    async def play(store: Store, processes: list[Matches]) -> None:
        assert store.overdue(written(datetime.now(UTC)), 9) == ["m"]
        await processes[0]._beat()
        (credit,) = credits(store)
        assert credit.away == credit.seconds == pytest.approx(day, abs=60)
        assert load_hosted(store, "m").ended is None and store.overdue(written(datetime.now(UTC)), 9) == []

    in_processes(tmp_path, 1, monkeypatch, prepare, play)


def test_while_the_database_is_away_no_clock_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def prepare(store: Store) -> None:
        kept(store, False, 5, Clock("move", 20))
        away(store, 0)

    async def play(store: Store, processes: list[Matches]) -> None:
        (matches,) = processes
        room, beat, tries = await matches.open("m"), Pulse.beat, []
        matches._services._pulse._is_alone = True
        matches._services.outage.report(OperationalError("", None, Exception("gone")))
        assert matches.downtimes.since is not None and matches._services.outage.is_on

        def at_last(each: Pulse) -> Downtimes:
            tries.append(each)
            if len(tries) < 3:
                raise OperationalError("", None, Exception("gone"))
            each.pause()
            return beat(each)

        monkeypatch.setattr(Pulse, "beat", at_last)
        while room.hosted.credited is None:
            await asyncio.sleep(0.02)
        assert matches.downtimes.since is None and len(tries) >= 3
        assert room.hosted.credited == credits(store)[0]

    in_processes(tmp_path, 1, monkeypatch, prepare, play)


# Real servers


def timed(port: int, clock: Clock, rated: bool = False) -> str:
    return new_match(port, seats=TWO, clock={"kind": clock.kind, "seconds": clock.seconds, "bank": clock.bank})


def start(*workers: Worker) -> None:
    """Start them, and wait until they serve."""
    for each in workers:
        each.start()
        wait_until(partial(serves, each.port))


def serves(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200
    except httpx.TransportError:
        return False


def view_of(port: int, match_id: str) -> dict[str, Any]:
    """What a stranger sees."""
    view: dict[str, Any] = httpx.get(f"http://127.0.0.1:{port}/api/matches/{match_id}").json()["view"]
    return view


def is_at(port: int, match_id: str, version: int) -> bool:
    """Whether a process has a match at a version; it may not know yet that the database is back."""
    answer = httpx.get(f"http://127.0.0.1:{port}/api/matches/{match_id}")
    return answer.status_code == 200 and bool(answer.json()["version"] == version)


def clock_of(view: dict[str, Any]) -> tuple[int, float, bool]:
    """Whose turn it is, what they have left, and whether their clock runs."""
    seat = next(each for each in view["seats"] if each["is_turn"])
    return seat["seat"], seat["clock"]["left"] + seat["clock"]["bank"], seat["clock"]["runs"]


@pytest.mark.slow
@pytest.mark.parametrize("is_killed", [True, False])
def test_after_a_restart_nobody_has_lost_time(tmp_path: Path, is_killed: bool) -> None:
    """kill -9 and a proper end; the claim comes at once, from a window that opens and over HTTP."""
    database = tmp_path / "cassino.db"
    with served(tmp_path, str(database)) as server:
        match_id = timed(server.port, Clock("move", 5))
        with seated(server.port, match_id, "0") as ann, seated(server.port, match_id, "1") as ben:
            while ann.view["version"] < ben.view["version"]:
                ann.receive()
            turn, left, runs = clock_of(ben.view)
            assert runs and left <= 5
        if is_killed:
            server.process.kill()
        else:
            server.process.terminate()
        server.process.wait()
    time.sleep(6)
    with served(tmp_path, str(database)) as again:
        headers = {"Cookie": cookie_of(match_id, str(1 - turn))}
        url = f"{again.url}/api/matches/{match_id}"
        version = httpx.get(url, headers=headers).json()["version"]
        claim = httpx.post(f"{url}/flag", json={"version": version}, headers=headers)
        assert claim.json()["error"] == "no_flag", claim.text
        with seated(again.port, match_id, str(1 - turn)) as other:
            assert other.view["ended"] is None and other.view["can"]["flag"] is False
            assert [each["key"] for each in other.view["announce"]] == ["nobody-could-play"]
            assert clock_of(other.view)[1] > 15
        with seated(again.port, match_id, str(turn)) as mover:
            mover.play_on()
    store = open_store(database)
    found = credits(store, match_id)
    assert len(found) == 1 and found[0].away >= 6
    store.close()


@pytest.mark.slow
def test_while_the_operator_has_stopped_play_clocks_stand_still(tmp_path: Path) -> None:
    """Also if the server is killed and started again meanwhile."""
    database = tmp_path / "cassino.db"
    engine = open_database(database)
    admin = Admin(engine, "me")
    with running_server(database) as port:
        match_id = timed(port, Clock("move", 600))
        with seated(port, match_id, "0") as ann, seated(port, match_id, "1") as ben:
            ben.until_people([0, 1])
            admin.read_only(True)
            while clock_of(ben.view)[2]:
                ben.receive()
            frozen = clock_of(ben.view)[1]
            assert ann.view is not None
    with running_server(database) as port, seated(port, match_id, "1") as ben:
        assert clock_of(ben.view)[1:] == (frozen, False)
        admin.read_only(False)
        while [each["key"] for each in ben.view["announce"]] != ["nobody-could-play"]:
            ben.receive()
        assert clock_of(ben.view)[2] and clock_of(ben.view)[1] <= frozen
    store = Store(engine)
    (credit,) = credits(store, match_id)
    with engine.connect() as connection:
        on, off = connection.execute(select(schema.audit.c.at).order_by(schema.audit.c.number)).scalars()
    assert timedelta(seconds=credit.away) >= moment(off) - moment(on) and credit.away == credit.seconds
    hosted = load_hosted(store, match_id)
    assert hosted.watch is not None and hosted.watch.settled >= moment(off)
    engine.dispose()


@pytest.mark.slow
def test_only_what_stops_every_process_is_a_downtime() -> None:
    """kill -9 of one worker, of all, and of the database, with real processes of everything."""
    with running_postgres() as postgres, running_redis() as redis, ExitStack() as ending:
        database = postgres.database()
        engine = open_database(database)
        ending.callback(engine.dispose)
        one, two = (Worker(database, redis.url) for _ in range(2))
        for each in (one, two):
            start(each)
            ending.callback(each.kill)
        match_id = timed(two.port, Clock("move", 600))
        with seated(two.port, match_id, "1"):
            pass
        before = len(Pulse(engine).downtimes().past)
        one.kill()
        time.sleep(SILENT.total_seconds() + pulse.PULSE_SECONDS)
        start(one)
        assert len(Pulse(engine).downtimes().past) == before
        for each in (one, two):
            each.kill()
        time.sleep(SILENT.total_seconds())
        start(one, two)
        assert len(Pulse(engine).downtimes().past) == before + 1
        away = view_of(one.port, match_id)["announce"]
        assert [message["key"] for message in away] == ["nobody-could-play"]
        postgres.kill()
        time.sleep(SILENT.total_seconds())
        postgres.start()
        wait_until(lambda: len(Pulse(engine).downtimes().past) == before + 2)
        wait_until(lambda: len(credits(Store(engine), match_id)) == 2)
        version = load_hosted(Store(engine), match_id).version
        for port in (one.port, two.port):
            wait_until(partial(is_at, port, match_id, version))
        assert len(credits(Store(engine), match_id)) == 2
