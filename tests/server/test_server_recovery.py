"""kill -9 of a worker, of the bus and of the database in the middle of play, with real processes of everything.

Whoever plays comes back by himself and sends again what was not acknowledged. In the end every request that was
acknowledged has happened exactly once, at the version it was told, and the match can be replayed.
"""

import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path

import pytest
from sqlalchemy import select

from cassino.server.main import open_store
from cassino.server.storage import schema
from cassino.server.storage.loader import load_hosted
from services import Postgres, Redis, free_port, running_postgres, running_redis
from table_server import Returning, cookie_of, joined, new_match

WORK = """
import os, sys
from cassino.server.config import load_config
from cassino.server.main import serve
serve(load_config({"port": int(sys.argv[1])}, os.environ), open_browser=False)
"""
PATIENCE = 180
pytestmark = pytest.mark.slow


class Worker:
    """A server process that is killed and started again at the same port."""

    def __init__(self, database: str, bus: str = "memory") -> None:
        self.port = free_port()
        self._environment = os.environ | {"CASSINO_DATABASE": database, "CASSINO_BUS": bus}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", WORK, str(self.port)]
        self._process = subprocess.Popen(
            command, env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self._process.stdout is not None
        assert f":{self.port}/".encode() in self._process.stdout.readline()

    def kill(self) -> None:
        assert self._process is not None and self._process.stdout is not None
        self._process.kill()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


@contextmanager
def working(*workers: Worker) -> Iterator[None]:
    with ExitStack() as stack:
        for worker in workers:
            worker.start()
            stack.callback(worker.kill)
        yield


class Match:
    """People who play a match until it has so many moves, each in a thread."""

    def __init__(self, ports: list[int], seats: int, bots: int) -> None:
        kinds = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}][:seats]
        kinds += [{"kind": "bot", "name": f"Bot {number}", "bot": "greedy"} for number in range(bots)]
        self.id = new_match(ports[0], seats=kinds, target=100)
        for seat in range(1, seats):
            joined(ports[0], self.id, seat)
        turned = [ports[seat % len(ports) :] + ports[: seat % len(ports)] for seat in range(seats)]
        self.people = [Returning(turned[seat], self.id, cookie_of(self.id, str(seat))) for seat in range(seats)]
        self._over = threading.Event()
        self._failures: list[BaseException] = []
        self._threads = [threading.Thread(target=self._play, args=(person,)) for person in self.people]

    def _play(self, person: Returning) -> None:
        try:
            while not self._over.is_set():
                self._step(person)
        except BaseException as error:
            self._failures.append(error)
            raise

    def _step(self, person: Returning) -> None:
        """A move where it is one's turn, else what comes."""
        if person.view["can"]["move"] or person.view["can"]["next_deal"]:
            person.attempt()
        else:
            person.wait(0.2)

    def __enter__(self) -> "Match":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
        for person in self.people:
            person.socket.close()

    @property
    def acknowledged(self) -> int:
        return sum(len(person.done) for person in self.people)

    def go_on(self, moves: int) -> None:
        """Wait until so many more requests were acknowledged."""
        wanted, until = self.acknowledged + moves, time.monotonic() + PATIENCE
        while self.acknowledged < wanted:
            assert not self._failures, self._failures
            assert time.monotonic() < until, f"the table stands still at {self.acknowledged}"
            time.sleep(0.01)

    def check(self, database: str) -> None:
        """All that was acknowledged has happened exactly once."""
        store = open_store(database)
        hosted = load_hosted(store, self.id)  # bots may go on after this
        events, seats = schema.events.c, schema.seats.c
        known = (events.match_id == self.id) & (events.version <= hosted.version)
        mine = select(seats.user_id).where(seats.match_id == self.id, seats.seat == 0)
        with store.engine.connect() as connection:
            user = connection.execute(mine).scalar_one()
            rows = connection.execute(select(events.request, events.version).where(known)).all()
        kept = {row.request: row.version for row in rows if row.request}
        own = {sha256(f"{user} {id}".encode()).hexdigest()[:40]: version for id, version in self.people[0].done.items()}
        assert own and own.items() <= kept.items()
        assert self.acknowledged <= len(kept) <= self.acknowledged + len(self.people)
        assert hosted.version == len(rows) >= max(person.view["version"] for person in self.people)
        store.close()


@pytest.mark.slow
def test_the_only_process_of_the_default_is_killed(tmp_path: Path) -> None:
    database, chance = str(tmp_path / "cassino.db"), random.Random(1)
    worker = Worker(database)
    with working(worker):
        with Match([worker.port], seats=1, bots=2) as match:
            for _ in range(4):
                match.go_on(3)
                time.sleep(chance.random() * 0.1)
                worker.kill()
                worker.start()
            match.go_on(3)
        match.check(database)
        assert match.people[0].losses >= 4


@pytest.fixture(scope="module")
def mortal_postgres() -> Iterator[Postgres]:
    with running_postgres() as service:
        yield service


@pytest.fixture(scope="module")
def mortal_redis() -> Iterator[Redis]:
    with running_redis() as service:
        yield service


@pytest.fixture
def crew(mortal_postgres: Postgres, mortal_redis: Redis) -> Iterator[tuple[str, Worker, Worker]]:
    """Two workers on one PostgreSQL and one Redis."""
    database = mortal_postgres.database()
    one, two = Worker(database, mortal_redis.url), Worker(database, mortal_redis.url)
    with working(one, two):
        yield database, one, two


@pytest.mark.parametrize(("seats", "bots"), [(2, 0), (1, 2)])
def test_workers_are_killed_in_turn(crew: tuple[str, Worker, Worker], seats: int, bots: int) -> None:
    database, one, two = crew
    chance = random.Random(seats)
    with Match([one.port, two.port], seats, bots) as match:
        for victim in (one, two, one):
            match.go_on(4)
            time.sleep(chance.random() * 0.1)
            victim.kill()
            match.go_on(4)
            victim.start()
        match.go_on(4)
    match.check(database)


def test_the_bus_is_killed(crew: tuple[str, Worker, Worker], mortal_redis: Redis) -> None:
    database, one, two = crew
    with Match([one.port, two.port], 2, 0) as match:
        match.go_on(6)
        mortal_redis.kill()
        match.go_on(3)  # slower, but on
        mortal_redis.start()
        match.go_on(12)
    match.check(database)
    for person in match.people:
        assert person.losses == 0
        assert [(code, bool(message)) for code, message in person.notices] == [("bus", True), ("bus", False)]


@pytest.mark.parametrize(("seats", "bots"), [(2, 0), (1, 2)])
def test_the_database_is_killed(
    crew: tuple[str, Worker, Worker], mortal_postgres: Postgres, seats: int, bots: int
) -> None:
    database, one, two = crew
    with Match([one.port, two.port], seats, bots) as match:
        for _ in range(2):
            match.go_on(5)
            mortal_postgres.kill()
            time.sleep(1)
            mortal_postgres.start()
            match.go_on(5)
    match.check(database)
    for person in match.people:
        told = [(code, bool(message)) for code, message in person.notices if code == "storage"]
        assert person.losses == 0 and told[:2] == [("storage", True), ("storage", False)]
