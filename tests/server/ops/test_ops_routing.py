"""Which worker a connection goes to, and how it gets there."""

import asyncio
import os
import signal
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cassino.server.cluster import incoming as incoming_module, slots
from cassino.server.cluster.incoming import CONNECTION, READY, Incoming
from cassino.server.cluster.parent import key_of
from cassino.server.cluster.routing import chosen, match_in
from cassino.server.cluster.slots import Slot
from cassino.server.storage.summary import new_id

KEYS = [new_id() for _ in range(2000)]


@pytest.mark.parametrize(
    "head",
    [
        b"GET /ws/aB3xY9?seat=1 HTTP/1.1\r\nHost: x",
        b"GET /m/aB3xY9 HTTP/1.1\r\n",
        b"GET /m/aB3xY9/rules HTTP/1.1\r\n",
        b"POST /api/matches/aB3xY9/join HTTP/1.1\r\n",
    ],
)
def test_the_match_is_in_the_first_line(head: bytes) -> None:
    assert match_in(head) == "aB3xY9"


@pytest.mark.parametrize(
    "head",
    [b"", b"GET /ws/aB3x", b"GET /api/matches HTTP/1.1\r\n", b"GET / HTTP/1.1", b"\x16\x03\x01", b"GET /ws/\xff\xff?"],
)
def test_a_head_without_a_whole_id_names_no_match(head: bytes) -> None:
    assert match_in(head) is None


@pytest.mark.parametrize("count", range(1, 9))
def test_another_slot_takes_its_share_and_nothing_else_moves(count: int) -> None:
    before = {key: chosen(key, range(count)) for key in KEYS}
    after = {key: chosen(key, range(count + 1)) for key in KEYS}
    moved = [key for key in KEYS if before[key] != after[key]]
    assert {after[key] for key in moved} == {count}
    assert len(moved) == pytest.approx(len(KEYS) / (count + 1), rel=0.25)
    assert min(Counter(after.values()).values()) > 0.75 * len(KEYS) / (count + 1)


def test_the_slots_may_be_in_any_order() -> None:
    assert all(chosen(key, [2, 0, 1]) == chosen(key, range(3)) for key in KEYS)


@contextmanager
def connected() -> Iterator[tuple[socket.socket, socket.socket]]:
    """A connection: the browser's end and the server's."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        browser = socket.create_connection(listener.getsockname())
        accepted, _ = listener.accept()
    with browser, accepted:
        yield browser, accepted


def test_a_connection_that_has_sent_nothing_is_routed_by_its_address() -> None:
    with connected() as (browser, accepted):
        assert key_of(accepted) == str(browser.getsockname())
        browser.sendall(b"GET /m/abc HTTP/1.1\r\n\r\n")
        assert key_of(accepted) == "abc"
        assert accepted.recv(6) == b"GET /m"  # all of it is still there


async def hello(request: Request) -> Response:
    assert request.client is not None
    return PlainTextResponse(f"{request.client.host}:{request.client.port}")


def test_a_worker_serves_what_it_is_sent_and_ends_with_the_parent() -> None:
    async def run() -> None:
        here, there = socket.socketpair()
        incoming = Incoming(there)
        server = uvicorn.Server(uvicorn.Config(Starlette(routes=[Route("/", hello)]), log_config=None))
        incoming.on_end = lambda: setattr(server, "should_exit", True)
        serving = asyncio.create_task(server.serve(sockets=[incoming]))
        here.send(CONNECTION)  # a connection that got lost on its way is no trouble
        with connected() as (browser, accepted):
            socket.send_fds(here, [CONNECTION], [accepted.fileno()])
            accepted.close()
            reader, writer = await asyncio.open_connection(sock=browser.dup())
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            answer = await reader.read()
            host, port = browser.getsockname()
            assert answer.endswith(f"{host}:{port}".encode())
            writer.close()
        incoming.say_ready()
        assert here.recv(1) == READY
        here.close()
        await asyncio.wait_for(serving, 10)

    asyncio.run(run())


def test_the_end_of_the_parent_is_told_once() -> None:
    """A second time would cut the drain short. Newer versions of asyncio accept on after an aborted connection."""

    async def run() -> None:
        here, there = socket.socketpair()
        told: list[None] = []
        with Incoming(there) as incoming:
            incoming.on_end = lambda: told.append(None)
            here.close()
            for _ in range(3):
                with pytest.raises(BlockingIOError):
                    incoming.accept()
        assert len(told) == 1

    asyncio.run(run())


def test_programs_that_a_worker_starts_have_no_connections() -> None:
    here, there = socket.socketpair()
    with here, Incoming(there) as incoming, connected() as (_, accepted):
        socket.send_fds(here, [CONNECTION], [accepted.fileno()])
        connection, _ = incoming.accept()
        with connection:
            assert not connection.get_inheritable()


def test_connections_wait_for_a_worker_but_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slots, "MOST_WAITING", 3)

    async def run() -> None:
        here, there = socket.socketpair()
        other_slots: list[socket.socket] = []
        slot, pairs = Slot(0, other_slots.append), [socket.socketpair() for _ in range(5)]
        slot.settle(None, here)  # type: ignore[arg-type]
        for _, end in pairs:
            slot.give(end)
        assert len(slot.waiting) == 3
        assert [other.recv(1) for other, _ in pairs[3:]] == [b"", b""]  # these were turned away
        there.send(READY)
        while slot.waiting:
            await asyncio.sleep(0.01)
        with Incoming(there) as incoming:
            for other, _ in pairs[:3]:
                _, files, _, _ = socket.recv_fds(incoming, 1, 1)
                os.write(files[0], b"x")
                assert other.recv(1) == b"x"
                os.close(files[0])
        slot.clear()
        for other, _ in pairs:
            other.close()

    asyncio.run(run())


def test_who_waits_where_nobody_serves_for_a_while_goes_elsewhere() -> None:
    elsewhere: list[socket.socket] = []
    slot, (one, other) = Slot(0, elsewhere.append), socket.socketpair()
    with one, other:
        slot.give(one)
        assert not elsewhere
        slot.hold()
        assert elsewhere == [one] and not slot.waiting


@dataclass
class Told:
    """The process of a worker: what signals it was sent."""

    pid: int = 1
    signals: list[int] = field(default_factory=list)

    def send(self, number: int) -> None:
        self.signals.append(number)


@contextmanager
def ready_slot() -> Iterator[tuple[Slot, Told, socket.socket, list[socket.socket]]]:
    """A slot, what its process was told, the worker's end, and who was sent elsewhere; within an event loop."""
    elsewhere: list[socket.socket] = []
    slot, process, (here, there) = Slot(0, elsewhere.append), Told(), socket.socketpair()
    with there:
        slot.settle(process, here)  # type: ignore[arg-type]
        there.send(READY)
        yield slot, process, there, elsewhere
        slot.clear()


def test_a_worker_that_is_silent_gets_no_connections_and_one_that_stays_silent_is_killed() -> None:
    async def run() -> None:
        with ready_slot() as (slot, process, there, _):
            await asyncio.sleep(0.01)
            for _ in range(slots.QUIET):
                assert slot.is_ready and not slot.is_paused
                slot.watch()
            assert slot.is_paused and not slot.is_ready
            there.send(READY)
            await asyncio.sleep(0.01)
            assert slot.is_ready and not slot.is_paused
            for _ in range(slots.STUCK):
                assert not process.signals
                slot.watch()
            assert process.signals == [signal.SIGKILL]

    asyncio.run(run())


def test_a_worker_that_starts_may_take_its_time() -> None:
    async def run() -> None:
        with ready_slot() as (slot, process, _, _):
            for _ in range(2 * slots.STUCK):
                slot.watch()
            assert not process.signals and not slot.is_paused

    asyncio.run(run())


def test_a_worker_that_has_closed_its_end_gets_no_connections() -> None:
    async def run() -> None:
        with ready_slot() as (slot, _, there, elsewhere), connected() as (_, accepted):
            await asyncio.sleep(0.01)
            slot.waiting.append(accepted)
            there.close()
            await asyncio.sleep(0.01)
            assert slot.is_paused and not slot.is_ready and elsewhere == [accepted]

    asyncio.run(run())


def test_a_death_before_the_worker_was_ready_is_a_quick_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slots, "QUICK_DEATH", 0)

    async def run() -> None:
        slot = Slot(0, print)
        for expected in [0, 0.5, 1]:
            here, there = socket.socketpair()
            slot.settle(Told(), here)  # type: ignore[arg-type]
            slot.clear()
            there.close()
            assert slot.pause == expected
        with ready_slot() as (lasting, _, _, _):
            await asyncio.sleep(0.01)
        assert lasting.pause == 0

    asyncio.run(run())


def test_a_worker_says_again_and_again_that_it_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(incoming_module, "ALIVE_SECONDS", 0.01)

    async def run() -> None:
        here, there = socket.socketpair()
        with here, Incoming(there) as incoming:
            incoming.say_ready()
            await asyncio.sleep(0.2)
            assert len(here.recv(100)) > 2
        await asyncio.sleep(0.05)

    asyncio.run(run())
