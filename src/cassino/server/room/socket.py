"""The WebSocket of a table."""

import asyncio
from contextlib import AsyncExitStack, closing, suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.requests import Question
from cassino.server.http.bodies import number_in
from cassino.server.http.limits import Bucket, Limits, SocketBrake, Verdict
from cassino.server.http.websockets import EXTENSION, GuardedSocket
from cassino.server.people import Session, check_ban, session_of
from cassino.server.people.members import People
from cassino.server.room.connection import Connection, encoded
from cassino.server.room.questions import TOO_FAST, Questions
from cassino.server.room.registry import BANNED, SIGNED_OUT, Matches
from cassino.server.room.room import Room
from cassino.server.services import services_of
from cassino.server.storage.moderation import Moderation
from cassino.server.storage.outage import AWAY

CLOSE_CODES = {"unknown_match": 4404, "damaged": 4500, "not_your_seat": 4403, "storage": 1013}
TOO_MANY = 1008
GOODBYE_SECONDS = 2.0
"""How long a window that does not read may take to learn that it is closed."""


async def play(websocket: WebSocket) -> None:
    """Sit down at a match and play until the window is closed."""
    matches = services_of(websocket)[Matches]
    async with AsyncExitStack() as entering:
        await entering.enter_async_context(matches.admission)
        session = await session_of(websocket)
        with closing(services_of(websocket)[Limits].brake(websocket, session.user.id if session else None)) as brake:
            await _enter(websocket, session, brake, entering)


async def _enter(websocket: WebSocket, session: Session | None, brake: SocketBrake, entering: AsyncExitStack) -> None:
    """Serve a window. entering: closed once it is at its table, so that the next one may come in."""
    if not brake.admit():
        await websocket.close(TOO_MANY)
        return
    await websocket.accept()
    if not await _turn_away(websocket, session):
        await _sit_down(websocket, session, brake, entering)


async def _turn_away(websocket: WebSocket, session: Session | None) -> bool:
    """Whether the person is banned; then they get the reason."""
    try:
        check_ban(websocket, session.user if session else None)
    except Refusal as refusal:
        await websocket.send_text(encoded(refusal.frame()))
        await websocket.close(BANNED)
        return True
    return False


async def _sit_down(
    websocket: WebSocket, session: Session | None, brake: SocketBrake, entering: AsyncExitStack
) -> None:
    wanted, user = websocket.query_params, session.user.id if session else ""
    matches = services_of(websocket)[Matches]
    try:
        room = await matches.open(websocket.path_params["id"])
        connection = await room.admit(wanted.get("seat"), user, number_in(wanted.get("since", "")))
    except Refusal as refusal:
        with suppress(WebSocketDisconnect, RuntimeError):  # a client that does not wait for it need not get it
            await websocket.send_text(encoded(refusal.frame()))
            await websocket.close(CLOSE_CODES[refusal.code])
        return
    await _attend(websocket, session, room, connection, brake, entering)


async def _attend(
    websocket: WebSocket,
    session: Session | None,
    room: Room,
    connection: Connection,
    brake: SocketBrake,
    entering: AsyncExitStack,
) -> None:
    """Serve a window that is at its table."""
    connection.host = websocket.client.host if websocket.client else ""
    limits = services_of(websocket)[Limits]
    connection.may_talk, connection.payer = Bucket(limits.rates.talk).take, limits.purse(websocket, connection.user)
    guarded: GuardedSocket | None = websocket.scope.get("extensions", {}).get(EXTENSION)
    if guarded is not None:
        connection.outbox.send_at_once = guarded.send_at_once
    try:
        await _look_whether_signed_in(websocket, session, connection)
        await entering.aclose()
        services_of(websocket)[Matches].inform(connection)
        if connection.code is None:
            await _converse(websocket, room, connection, brake)
        else:  # ended as soon as it was there
            await _close(websocket, connection.code)
    finally:
        room.audience.remove(connection)


async def _look_whether_signed_in(websocket: WebSocket, session: Session | None, connection: Connection) -> None:
    """The session may have ended before the window was there, or its person may be banned."""
    if refusal := services_of(websocket)[Moderation].refusal(connection.user, connection.host):
        connection.refuse(refusal)
        connection.end(BANNED)
    try:
        if session and not await services_of(websocket)[People].is_signed_in(session.id, session.user.id):
            connection.end(SIGNED_OUT)
    except AWAY:
        connection.end(CLOSE_CODES["storage"])


async def _converse(websocket: WebSocket, room: Room, connection: Connection, brake: SocketBrake) -> None:
    """Read and write until either side ends, or the server closes the window."""
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
                    # A request that has begun is finished even if the window closes meanwhile.
                    await asyncio.shield(room.obey(connection, request))
            case Verdict.SLOW:
                connection.refuse(TOO_FAST)
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
    """Close the window, if it is still listening."""
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await websocket.close(code)


def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()


def _nothing() -> None:
    """Do nothing: the window is closing already."""
