"""A PostgreSQL and a Redis that belong to a test: real ones, on loopback, killed and started again as it likes.

Without the programs such tests are skipped; with CASSINO_NEED_SERVICES=1 they fail, with 0 they are always skipped.
"""

import importlib.util
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, TypeVar

import pytest

PATIENCE = 30.0
PORTS = (20000, 32000)
OWNER = "owner"
"""The file with the number of the process that tests."""
PASSWORD = "a password of tests"
ACCOUNTS = ("postgres", "redis", "nobody")
"""PostgreSQL refuses to run as root; whoever tests as root lends it one of these."""


class ServiceProblem(RuntimeError):
    """A service did not start; the message has its log."""


def free_port() -> int:
    """A loopback port that nobody listens on now, and that the system gives to no outgoing connection."""
    while True:
        port = random.randrange(*PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


def postgres_programs() -> Path | None:
    """The folder of the newest PostgreSQL server; Debian keeps it outside the PATH."""
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if folders:
        return max(folders, key=lambda folder: float(folder.parent.name))
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def redis_program() -> str | None:
    """The Redis server of this machine, or Valkey's."""
    return shutil.which("redis-server") or shutil.which("valkey-server")


def nginx_program() -> str | None:
    """nginx, which Debian keeps outside the PATH of those who are not root."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def need(present: object, what: str) -> None:
    """Skip a test that lacks something, or fail it where everything must be there."""
    wanted = os.environ.get("CASSINO_NEED_SERVICES")
    if wanted == "0":
        pytest.skip("real services are not wanted (CASSINO_NEED_SERVICES=0)")
    if present:
        return
    if wanted == "1":
        pytest.fail(f"{what} is needed (CASSINO_NEED_SERVICES=1)")
    pytest.skip(f"{what} is not installed")


def has_module(name: str) -> bool:
    """Whether a package can be imported."""
    return importlib.util.find_spec(name) is not None


class Service:
    """A server process with a folder of its own."""

    def __init__(self, name: str) -> None:
        _sweep(name)
        self.name = name
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"cassino-{name}-"))
        self._process: subprocess.Popen[bytes] | None = None
        (self.folder / OWNER).write_text(str(os.getpid()))
        if os.geteuid() == 0:
            account = _account()
            os.chown(self.folder, account.pw_uid, account.pw_gid)

    @property
    def command(self) -> list[str]:
        """What is run."""
        raise NotImplementedError

    @property
    def is_ready(self) -> bool:
        """Whether it answers."""
        raise NotImplementedError

    @property
    def log(self) -> Path:
        """What it has said."""
        return self.folder / "log"

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether the process lives."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it, on the data and the port it had before, and wait until it answers."""
        assert not self.is_running
        with self.log.open("ab") as log:
            self._process = self._popen(self.command, log)
        until = time.monotonic() + PATIENCE
        while not self.is_ready:
            if not self.is_running or time.monotonic() > until:
                raise ServiceProblem(f"{self.name} did not start:\n{self.log.read_text()[-2000:]}")
            time.sleep(0.02)

    def kill(self) -> None:
        """SIGKILL to it and to all its children, as when the machine loses its power."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)  # no child is born while they are counted
        family = [*_children(self._process.pid), self._process.pid]
        for pid in family:
            _signal(pid, signal.SIGKILL)
        self._process.wait(PATIENCE)
        until = time.monotonic() + PATIENCE
        while any(_is_alive(pid) for pid in family):
            if time.monotonic() > until:
                raise ServiceProblem(f"{self.name} cannot be killed")
            time.sleep(0.01)

    def pause(self) -> None:
        """Let it hang: connections stay, nothing is answered."""
        assert self._process is not None
        for pid in [self._process.pid, *_children(self._process.pid)]:
            _signal(pid, signal.SIGSTOP)

    def resume(self) -> None:
        """Go on after a pause."""
        assert self._process is not None
        for pid in [self._process.pid, *_children(self._process.pid)]:
            _signal(pid, signal.SIGCONT)

    def close(self) -> None:
        """End it and remove its data."""
        if self.is_running:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _popen(self, command: list[str], log: BinaryIO) -> subprocess.Popen[bytes]:
        started = _unprivileged(command)
        streams = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log}
        return subprocess.Popen(started, cwd=self.folder, start_new_session=True, **streams)

    def _run(self, *command: str | Path) -> None:
        ended = subprocess.run(
            _unprivileged([str(word) for word in command]), cwd=self.folder, capture_output=True, text=True
        )
        if ended.returncode:
            raise ServiceProblem(f"{command[0]}: {ended.stdout}{ended.stderr}")


_Service = TypeVar("_Service", bound=Service)


class Postgres(Service):
    """A cluster of its own, which waits for the disk as a real one does."""

    def __init__(self, programs: Path) -> None:
        super().__init__("postgres")
        self._programs = programs
        self.data = self.folder / "data"
        password = self.folder / "password"
        password.write_text(f"{PASSWORD}\n")
        password.chmod(0o644)
        initdb = (programs / "initdb", "--pgdata", self.data, "--username", "cassino", "--auth", "scram-sha-256")
        self._run(*initdb, "--pwfile", password, "--encoding", "UTF8", "--locale", "C", "--no-sync")

    @property
    def command(self) -> list[str]:
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 150,
            "shared_buffers": "32MB",
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [str(self._programs / "postgres"), "-D", str(self.data), *options]

    @property
    def is_ready(self) -> bool:
        asked = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-d", "postgres"]
        return subprocess.run(asked).returncode == 0

    def url(self, database: str = "postgres", password: str = PASSWORD) -> str:
        """The address of a database of it."""
        return f"postgresql://cassino:{password.replace(' ', '%20')}@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """The address of a new database, a copy of template1."""
        name = f"t{uuid.uuid4().hex}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, statement: str, database: str = "postgres") -> None:
        """Run one statement as the owner of everything."""
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement)


class Redis(Service):
    """A Redis of its own; what it was told to keep is on the disk before it answers."""

    def __init__(self, program: str) -> None:
        super().__init__("redis")
        self._program = program

    @property
    def command(self) -> list[str]:
        place = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        return [self._program, *place, "--save", "", "--appendonly", "yes", "--appendfsync", "always"]

    @property
    def is_ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"


class Nginx(Service):
    """nginx with the `http` block of a text."""

    def __init__(self, program: str, text: str) -> None:
        super().__init__("nginx")
        self._program = program
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        places = "".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in kinds)
        whole = f"pid {self.folder}/pid; error_log stderr; events {{}} http {{ access_log off; {places} {text} }}"
        (self.folder / "nginx.conf").write_text(whole.replace("PORT", str(self.port)))

    @property
    def command(self) -> list[str]:
        return [self._program, "-c", str(self.folder / "nginx.conf"), "-p", str(self.folder), "-g", "daemon off;"]

    @property
    def is_ready(self) -> bool:
        return _listens(self.port)


class Caddy(Service):
    """Caddy with a Caddyfile."""

    def __init__(self, program: str, text: str) -> None:
        super().__init__("caddy")
        self._program = program
        (self.folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text.replace("PORT", str(self.port)))

    @property
    def command(self) -> list[str]:
        places = [f"{name}={self.folder}" for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")]
        return ["env", *places, self._program, "run", "--config", str(self.folder / "Caddyfile")]

    @property
    def is_ready(self) -> bool:
        return _listens(self.port)


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


@contextmanager
def _running(service: _Service) -> Iterator[_Service]:
    try:
        service.start()
        yield service
    finally:
        service.close()


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A PostgreSQL for this block only; the test may kill and start it. Skips where there is none."""
    programs = postgres_programs()
    need(programs, "PostgreSQL (apt install postgresql)")
    need(has_module("psycopg"), "psycopg (pip install 'cassino[postgres]')")
    assert programs is not None
    with _running(Postgres(programs)) as service:
        yield service


@contextmanager
def running_redis() -> Iterator[Redis]:
    """A Redis for this block only; the test may kill and start it. Skips where there is none."""
    program = redis_program()
    need(program, "Redis (apt install redis-server)")
    need(has_module("redis"), "redis (pip install 'cassino[redis]')")
    assert program is not None
    with _running(Redis(program)) as service:
        yield service


@contextmanager
def running_nginx(text: str) -> Iterator[Nginx]:
    """nginx for this block; PORT in the text becomes its port. Skips where there is none."""
    program = nginx_program()
    need(program, "nginx (apt install nginx-light)")
    assert program is not None
    with _running(Nginx(program, text)) as service:
        yield service


@contextmanager
def running_caddy(text: str) -> Iterator[Caddy]:
    """Caddy for this block; PORT in the text becomes its port. Skips where there is none."""
    program = shutil.which("caddy")
    need(program, "Caddy (apt install caddy)")
    assert program is not None
    with _running(Caddy(program, text)) as service:
        yield service


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The PostgreSQL that the tests of one process share; nobody kills it (`running_postgres` is there for that)."""
    with running_postgres() as service:
        yield service


@pytest.fixture(scope="session")
def redis_service() -> Iterator[Redis]:
    """The Redis that the tests of one process share; nobody kills it (`running_redis` is there for that)."""
    with running_redis() as service:
        yield service


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of either kind; `open_database` and `open_store` take it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'cassino.db'}"
    service: Postgres = request.getfixturevalue("postgres")
    return service.database()


def _sweep(name: str) -> None:
    """End what a test run has left behind that was killed itself."""
    for folder in Path(tempfile.gettempdir()).glob(f"cassino-{name}-*"):
        owner = folder / OWNER
        if not owner.is_file() or _is_alive(int(owner.read_text() or os.getpid())):
            continue
        _kill_within(folder)
        shutil.rmtree(folder, ignore_errors=True)


def _kill_within(folder: Path) -> None:
    """End all processes that run in a folder."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "cwd").readlink().is_relative_to(folder):
                _signal(int(process.name), signal.SIGKILL)


def _account() -> pwd.struct_passwd:
    """An account without rights."""
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return next(known[name] for name in ACCOUNTS if name in known)


def _unprivileged(command: list[str]) -> list[str]:
    if os.geteuid() != 0:
        return command
    account = _account()
    return ["setpriv", f"--reuid={account.pw_uid}", f"--regid={account.pw_gid}", "--clear-groups", *command]


def _signal(pid: int, number: signal.Signals) -> None:
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        return


def _children(pid: int) -> list[int]:
    found: list[int] = []
    for listing in Path(f"/proc/{pid}/task").glob("*/children"):
        found += [int(word) for word in listing.read_text().split()]
    return [*found, *(grandchild for child in found for grandchild in _children(child))]


def _is_alive(pid: int) -> bool:
    """Whether a process still runs; one that has ended and is not yet fetched does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in ("Z", "X")
