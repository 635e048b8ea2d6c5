"""The WebSocket of a table."""

import asyncio
from contextlib import suppress
from functools import partial

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cassino.hosted.refusal import Refusal
from cassino.hosted.requests import Question
from cassino.server.cluster.handover.channel import Late, Window
from cassino.server.cluster.handover.holding import Holding
from cassino.server.cluster.wire import EXTENSION, Wire
from cassino.server.http.bodies import number_in
from cassino.server.http.limits import Bucket, SocketBrake, Verdict, limits_of
from cassino.server.people import Session, check_ban, people_of, session_of
from cassino.server.room.connection import Connection, encoded
from cassino.server.room.questions import TOO_FAST, Questions
from cassino.server.room.registry import BANNED, SIGNED_OUT, Matches
from cassino.server.room.room import Room
from cassino.server.storage.outage import AWAY

CLOSE_CODES = {"unknown_match": 4404, "damaged": 4500, "not_your_seat": 4403, "storage": 1013}
TOO_MANY = 1008
GOODBYE_SECONDS = 2.0
"""How long a window that does not read may take to hear that it is closed."""
LOOKING_SECONDS = 3.0
"""Whether who was at another worker is still signed in is looked up so late: at first there is more to do."""


async def play(websocket: WebSocket) -> None:
    """Sit down at a match and play until the window is closed."""
    session = await session_of(websocket)
    brake = limits_of(websocket).brake(websocket, session.user.id if session else None)
    try:
        if brake.admit():
            await websocket.accept()
            if not await _turn_away(websocket, session):
                await _sit_down(websocket, session, brake)
        else:
            await websocket.close(TOO_MANY)
    finally:
        brake.close()


async def _turn_away(websocket: WebSocket, session: Session | None) -> bool:
    """Whether whoever comes is banned, and has been told."""
    try:
        check_ban(websocket, session.user if session else None)
    except Refusal as refusal:
        await websocket.send_text(encoded(refusal.frame()))
        await websocket.close(BANNED)
        return True
    return False


async def _sit_down(websocket: WebSocket, session: Session | None, brake: SocketBrake) -> None:
    wanted, host = websocket.query_params, websocket.client.host if websocket.client else ""
    user, id = (session.user.id, session.id) if session else ("", "")
    window = Window(websocket.path_params["id"], wanted.get("seat"), user, id, host)
    found = await _seat(websocket, window, number_in(wanted.get("since", "")))
    if found is not None:
        await _attend(websocket, window, *found, brake)


async def go_on(late: Late, scope: Scope, receive: Receive, send: Send) -> None:
    """Go on with a window that was at another worker, as if it had always been here."""
    websocket = WebSocket(scope, receive, send)
    websocket.client_state = websocket.application_state = WebSocketState.CONNECTED
    window, vitals = late.window, websocket.app.state.vitals
    brake = limits_of(websocket).brake(websocket, window.user or None)
    brake.go_on()
    with vitals.open_socket():
        try:
            found = await _seat(websocket, window, late.version, is_late=True)
            if found is not None:
                await _attend(websocket, window, *found, brake, late)
        finally:
            brake.close()
            websocket.app.state.holding.drop(late)


async def _seat(
    websocket: WebSocket, window: Window, since: int | None, is_late: bool = False
) -> tuple[Room, Connection] | None:
    """A window at its table; None where it cannot be there, and has been told."""
    matches: Matches = websocket.app.state.matches
    try:
        room = await matches.open(window.match)
        return room, await room.admit(window.wanted, window.user, since, is_late)
    except Refusal as refusal:
        with suppress(WebSocketDisconnect, RuntimeError):  # who does not wait for it need not hear it
            await websocket.send_text(encoded(refusal.frame()))
            await websocket.close(CLOSE_CODES[refusal.code])
        return None


async def _attend(
    websocket: WebSocket,
    window: Window,
    room: Room,
    connection: Connection,
    brake: SocketBrake,
    late: Late | None = None,
) -> None:
    """Serve a window that is at its table. late: how it came from another worker."""
    connection.host = window.host
    limits = limits_of(websocket)
    connection.may_talk, connection.payer = Bucket(limits.rates.talk).take, limits.purse(websocket, window.user)
    wire: Wire | None = websocket.scope.get("extensions", {}).get(EXTENSION, {}).get("wire")
    wait = 0.0 if late is None else LOOKING_SECONDS
    looking = asyncio.create_task(_look_whether_signed_in(websocket, window, connection, wait))
    try:
        if late is None:
            await looking
        if connection.code is None:
            _hold(websocket, wire, window, connection, late)
            websocket.app.state.matches.inform(connection, is_late=late is not None)
            await _converse(websocket, room, connection, brake)
        else:  # ended as soon as it was there
            await _close(websocket, connection.code)
    finally:
        looking.cancel()
        room.audience.remove(connection, goes_on=wire is not None and wire.is_handed_on)


async def _look_whether_signed_in(websocket: WebSocket, window: Window, connection: Connection, wait: float) -> None:
    """The session may have ended before the window was there, or its person may be banned."""
    await asyncio.sleep(wait)
    if refusal := websocket.app.state.moderation.refusal(window.user, window.host):
        connection.send(refusal.frame())
        connection.end(BANNED)
    try:
        if not await people_of(websocket).is_signed_in(window.session, window.user):
            connection.end(SIGNED_OUT)
    except AWAY:
        connection.end(CLOSE_CODES["storage"])


def _hold(websocket: WebSocket, wire: Wire | None, window: Window, connection: Connection, late: Late | None) -> None:
    """Let the window outlive this worker, where there are others."""
    holding: Holding | None = websocket.app.state.holding
    if wire is not None:
        connection.outbox.send_at_once = wire.send_at_once
    if holding is not None and wire is not None:
        connection.outbox.on_shown = wire.show
        holding.hold(wire, window, late, lambda: connection.outbox.is_empty)


async def _converse(websocket: WebSocket, room: Room, connection: Connection, brake: SocketBrake) -> None:
    """Read and write until either cannot go on, or the server closes the window."""
    reader = asyncio.current_task()
    assert reader is not None
    writer, questions = asyncio.create_task(_write(websocket, connection)), Questions(room, connection)
    connection.on_end = partial(_cancel, reader)
    try:
        await _read(websocket, room, connection, brake, questions)
    except asyncio.CancelledError:
        if connection.code is None:
            raise
        reader.uncancel()
    finally:
        connection.on_end = _nothing
        writer.cancel()
        questions.close()
    if connection.code is not None:
        await _close(websocket, connection.code)


async def _read(
    websocket: WebSocket, room: Room, connection: Connection, brake: SocketBrake, questions: Questions
) -> None:
    while (message := await websocket.receive())["type"] == "websocket.receive":
        match brake.frame():
            case Verdict.GO:
                request = room.read(connection, message.get("text"))
                if isinstance(request, Question):
                    await asyncio.shield(questions.ask(request))
                elif request is not None:
                    # A request that has begun is finished even when the window closes meanwhile.
                    await asyncio.shield(room.obey(connection, request))
            case Verdict.SLOW:
                connection.send(TOO_FAST.frame())
            case Verdict.STOP:
                connection.end(TOO_MANY)
        await connection.outbox.sent()


async def _write(websocket: WebSocket, connection: Connection) -> None:
    try:
        while True:
            await websocket.send_text(await connection.outbox.get())
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        connection.outbox.close()


async def _close(websocket: WebSocket, code: int) -> None:
    """Say good-bye, if the window still listens."""
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await websocket.close(code)


def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()


def _nothing() -> None:
    """The window is closing already."""
