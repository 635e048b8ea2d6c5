"""The WebSocket of a table."""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from cassino.server.live import Connection, LiveMatch
from cassino.server.matches import Matches
from cassino.server.refusal import Refusal

CLOSE_CODES = {"unknown_match": 4404, "damaged": 4500}


async def play(websocket: WebSocket) -> None:
    """Sit down at a match and play until the window is closed."""
    await websocket.accept()
    matches: Matches = websocket.app.state.matches
    try:
        live = await matches.open(websocket.path_params["id"])
    except Refusal as refusal:
        await websocket.send_json(refusal.frame())
        await websocket.close(CLOSE_CODES[refusal.code])
        return
    connection = live.join(websocket.query_params.get("seat"))
    try:
        await _converse(websocket, live, connection)
    finally:
        live.leave(connection)


async def _converse(websocket: WebSocket, live: LiveMatch, connection: Connection) -> None:
    """Read and write until either cannot go on."""
    tasks = [
        asyncio.create_task(_read(websocket, live, connection)),
        asyncio.create_task(_write(websocket, connection)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
    for task in done:
        task.result()


async def _read(websocket: WebSocket, live: LiveMatch, connection: Connection) -> None:
    while (message := await websocket.receive())["type"] == "websocket.receive":
        # A request that has begun is finished even when the window closes meanwhile.
        await asyncio.shield(live.answer(connection, message.get("text")))
        await connection.outbox.join()


async def _write(websocket: WebSocket, connection: Connection) -> None:
    try:
        while True:
            await websocket.send_text(await connection.outbox.get())
            connection.outbox.task_done()
    except (WebSocketDisconnect, RuntimeError):
        return
