"""The WebSocket of a table."""

import asyncio
from contextlib import suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from cassino.server.bodies import number_in
from cassino.server.connection import Connection
from cassino.server.limits import Bucket, SocketBrake, Verdict, limits_of
from cassino.server.live import LiveMatch
from cassino.server.matches import SIGNED_OUT, Matches
from cassino.server.people import is_signed_in_still, user_of
from cassino.server.refusal import Refusal

CLOSE_CODES = {"unknown_match": 4404, "damaged": 4500, "not_your_seat": 4403, "storage": 1013}
TOO_MANY = 1008
GOODBYE_SECONDS = 2.0
"""How long a window that does not read may take to hear that it is closed."""
TOO_FAST = Refusal("too_fast", "That is too much at once; wait a moment.")


async def play(websocket: WebSocket) -> None:
    """Sit down at a match and play until the window is closed."""
    user = await user_of(websocket)
    brake = limits_of(websocket).brake(websocket, user.id if user else None)
    try:
        if brake.admit():
            await websocket.accept()
            await _sit_down(websocket, user.id if user else "", brake)
        else:
            await websocket.close(TOO_MANY)
    finally:
        brake.close()


async def _sit_down(websocket: WebSocket, user: str, brake: SocketBrake) -> None:
    matches: Matches = websocket.app.state.matches
    wanted = websocket.query_params
    try:
        live = await matches.open(websocket.path_params["id"])
        connection = await live.admit(wanted.get("seat"), user, number_in(wanted.get("since", "")))
    except Refusal as refusal:
        await websocket.send_json(refusal.frame())
        await websocket.close(CLOSE_CODES[refusal.code])
        return
    connection.may_talk = Bucket(limits_of(websocket).rates.talk).take
    try:
        if not await is_signed_in_still(websocket):
            connection.end(SIGNED_OUT)
        if connection.code is None:
            await _converse(websocket, live, connection, brake)
        else:  # ended as soon as it was there
            await _close(websocket, connection.code)
    finally:
        live.leave(connection)


async def _converse(websocket: WebSocket, live: LiveMatch, connection: Connection, brake: SocketBrake) -> None:
    """Read and write until either cannot go on, or the server closes the window."""
    reader = asyncio.current_task()
    assert reader is not None
    writer = asyncio.create_task(_write(websocket, connection))
    connection.on_end = partial(_cancel, reader)
    try:
        await _read(websocket, live, connection, brake)
    except asyncio.CancelledError:
        if connection.code is None:
            raise
        reader.uncancel()
    finally:
        connection.on_end = _nothing
        writer.cancel()
    if connection.code is not None:
        await _close(websocket, connection.code)


async def _read(websocket: WebSocket, live: LiveMatch, connection: Connection, brake: SocketBrake) -> None:
    while (message := await websocket.receive())["type"] == "websocket.receive":
        match brake.frame():
            case Verdict.GO:
                # A request that has begun is finished even when the window closes meanwhile.
                await asyncio.shield(live.answer(connection, message.get("text")))
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
