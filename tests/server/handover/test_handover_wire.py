"""When a window could go on at another process: nothing of it that only this one knows is under way."""

import asyncio
import socket
from collections.abc import Awaitable, Callable

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from cassino.server.cluster.handover.channel import FROM_WORKER, Channel, Dropped, Give, Given, Late, Window
from cassino.server.cluster.handover.holding import Holding
from cassino.server.cluster.handover.slots import Slot, Slots
from cassino.server.cluster.wire import MOST_QUEUED, Wire


class Transport(asyncio.Transport):
    """Takes what is written, unless it is slow."""

    def __init__(self) -> None:
        super().__init__()
        self.is_reading = True
        self.is_closed = False
        self.written = b""
        self.file: socket.socket | None = None

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def abort(self) -> None:
        self.is_closed = True

    def get_extra_info(self, name: str, default: object = None) -> object:
        return self.file if name == "socket" else default

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True


async def serve(_scope: object, _receive: object, _send: object) -> None:
    await asyncio.Event().wait()


def going_on() -> tuple[Wire, Transport]:
    """A connection that another process has opened."""
    config = Config(serve, log_config=None, ws_ping_interval=None)
    config.load()
    wire, transport = Wire.going_on(config, ServerState(), {}, {"app": serve}, serve), Transport()
    wire.connection_made(transport)
    assert not transport.is_reading  # nothing is read before it is held
    return wire, transport


def with_wire(check: Callable[[Wire, Slot, Transport], Awaitable[None]]) -> None:
    """A connection that another process has opened and this one holds."""

    async def run() -> None:
        wire, transport = going_on()
        slot = Slots(1).take()
        assert slot is not None
        wire.hold(slot, lambda _slot: None)
        assert transport.is_reading and slot.is_busy
        asking = asyncio.ensure_future(wire.receive())
        await asyncio.sleep(0)
        assert not slot.is_busy
        await check(wire, slot, transport)
        asking.cancel()
        for task in wire.tasks:
            task.cancel()

    asyncio.run(run())


def text(content: bytes = b"{}") -> bytes:
    return Frame(Opcode.TEXT, content).serialize(mask=True)


def test_a_request_is_under_way_until_the_next_one_is_asked_for() -> None:
    async def check(wire: Wire, slot: Slot, _transport: Transport) -> None:
        wire.data_received(text())
        assert slot.is_busy
        await asyncio.sleep(0)
        assert slot.is_busy  # it is being answered
        asking = asyncio.ensure_future(wire.receive())
        await asyncio.sleep(0)
        assert not slot.is_busy
        asking.cancel()

    with_wire(check)


@pytest.mark.parametrize("cut", range(1, 9))
def test_a_part_of_a_frame_is_under_way(cut: int) -> None:
    async def check(wire: Wire, slot: Slot, _transport: Transport) -> None:
        whole = Frame(Opcode.PING, b"xyz").serialize(mask=True)
        wire.data_received(whole[:cut])
        assert slot.is_busy
        wire.data_received(whole[cut:])
        assert not slot.is_busy

    with_wire(check)


def test_a_connection_that_says_good_bye_goes_on_nowhere() -> None:
    async def check(wire: Wire, slot: Slot, _transport: Transport) -> None:
        await wire.send({"type": "websocket.close", "code": 4401, "reason": None})
        assert slot.is_busy

    with_wire(check)


def test_a_connection_for_which_there_is_no_place_is_read_all_the_same() -> None:
    async def run() -> None:
        wire, transport = going_on()
        wire.hold(None, lambda _slot: None)
        assert transport.is_reading
        for task in wire.tasks:
            task.cancel()

    asyncio.run(run())


def test_a_ping_is_answered_at_once() -> None:
    async def check(wire: Wire, slot: Slot, _transport: Transport) -> None:
        wire.data_received(Frame(Opcode.PING, b"p").serialize(mask=True))
        assert not slot.is_busy

    with_wire(check)


def test_what_is_not_read_at_the_other_end_is_under_way() -> None:
    async def check(wire: Wire, slot: Slot, transport: Transport) -> None:
        wire.pause_writing()
        assert slot.is_busy and not transport.is_reading
        wire.resume_writing()
        assert not slot.is_busy and transport.is_reading

    with_wire(check)


def test_no_more_is_read_than_can_be_answered_soon() -> None:
    async def check(wire: Wire, _slot: Slot, transport: Transport) -> None:
        wire.data_received(text() * (MOST_QUEUED - 1))
        assert transport.is_reading
        wire.data_received(text())
        assert not transport.is_reading
        while not wire.queue.empty():
            await wire.receive()
        assert transport.is_reading

    with_wire(check)


def test_a_text_is_sent_at_once_unless_something_has_to_be_waited_for() -> None:
    async def check(wire: Wire, _slot: Slot, transport: Transport) -> None:
        assert wire.send_at_once("one")
        wire.pause_writing()
        assert not wire.send_at_once("two")
        wire.resume_writing()
        assert wire.send_at_once("three")
        assert transport.written == b"".join(
            Frame(Opcode.TEXT, each).serialize(mask=False) for each in (b"one", b"three")
        )
        await wire.send({"type": "websocket.close", "code": 1000, "reason": None})
        assert not wire.send_at_once("four")

    with_wire(check)


def test_windows_of_a_match_are_let_go_together_once_all_are_quiet() -> None:
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)

    async def run() -> None:
        wires = list[Wire]()
        holding = Holding(there, Slots(9))
        for match in ("a", "a", "b", "a", "c"):
            wire, transport = going_on()
            wires.append(wire)
            transport.file = here
            holding.hold(wire, Window(match, "0", "u", "s", "h"), None, lambda: True)
            slot = wire._slot
            assert slot is not None
            slot.version, slot.is_busy = 3, False
        busy = wires[3]._slot
        assert busy is not None
        busy.is_busy = True
        holding._give(Give(2))
        assert [wire.is_handed_on for wire in wires] == [False, False, True, False, True]
        holding._give(Give(0, ["a"]))
        assert not wires[0].is_handed_on
        busy.is_busy = False
        holding._give(Give(2))
        assert not wires[0].is_handed_on  # all three would be too many
        busy.is_busy = True
        holding._give(Give(1, is_last=True))
        busy.is_busy = False
        holding._give(Give(0, ["a", "gone"]))
        assert all(wire.is_handed_on for wire in wires)
        for wire in wires:
            for task in wire.tasks:
                task.cancel()

    with here, there:
        asyncio.run(run())
        given = [message.versions for message, _ in Channel(here).received(FROM_WORKER) if isinstance(message, Given)]
        assert [len(versions) for versions in given] == [2, 0, 0, 1, 2]


def test_what_was_shown_is_known() -> None:
    async def check(wire: Wire, slot: Slot, _transport: Transport) -> None:
        wire.show(12)
        assert slot.version == 12

    with_wire(check)


def test_a_connection_that_is_closed_before_it_is_held_is_given_up() -> None:
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)

    async def run() -> None:
        wire, transport = going_on()
        transport.close()
        slots, late = Slots(1), Late(5, Window("match", "0", "u", "s", "h"), 3)
        holding = Holding(there, slots)
        holding._tickets.add(late.ticket)
        holding.hold(wire, late.window, late, lambda: True)
        assert slots.take() is not None  # the place is free
        for task in wire.tasks:
            task.cancel()

    with here, there:
        asyncio.run(run())
        assert [message for message, _ in Channel(here).received(FROM_WORKER)] == [Dropped(5)]
