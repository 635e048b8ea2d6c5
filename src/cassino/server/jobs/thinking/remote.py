"""`/api/worker`: other machines take jobs and answer them, one at a time on each connection. See docs/api.md.

It is a WebSocket, so that a dead machine is noticed at once, and the answer comes back to the process that asked.
"""

import asyncio
import hmac
import logging
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from cassino import __version__
from cassino.server.http.bodies import refused
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs.bots import BotPool
from cassino.server.jobs.thinking.desk import Task
from cassino.server.jobs.thinking.jobs import Answer, WrongAnswer, encoded, move_in, read_answer, view_of
from cassino.server.jobs.thinking.slots import LEASE_SECONDS
from cassino.server.ops.logs import reason

log = logging.getLogger(__name__)

PATH = "/api/worker"
VERSION_HEADER = "x-cassino-version"
WRONG_VERSION, WRONG_ANSWER, TOO_SLOW = 4400, 4422, 4408
"""Close codes."""


async def serve_worker(websocket: WebSocket) -> None:
    """Let a helper with the key do jobs for this server until it disconnects."""
    if not _has_key(websocket):
        wrong = BadRequest(401, "wrong_key", "error-wrong-key")
        await websocket.send_denial_response(refused(wrong, {"WWW-Authenticate": "Bearer"}))
        return
    await websocket.accept()
    if websocket.headers.get(VERSION_HEADER) != __version__:
        await websocket.close(WRONG_VERSION, __version__)
        return
    bot_pool: BotPool = websocket.app.state.bot_pool
    with bot_pool.helping():
        await _Helper(websocket, bot_pool).work()


def _has_key(websocket: WebSocket) -> bool:
    """Whether the helper has the right key. If no key is configured, none is right."""
    key: str = websocket.app.state.worker_key
    scheme, _, shown = websocket.headers.get("authorization", "").partition(" ")
    is_right = hmac.compare_digest(shown.strip().encode(), key.encode())
    return bool(key) and scheme.lower() == "bearer" and is_right


class _Helper:
    """One connection of a helping machine."""

    def __init__(self, websocket: WebSocket, bot_pool: BotPool) -> None:
        self._websocket = websocket
        self._bot_pool = bot_pool

    async def work(self) -> None:
        """Send jobs and receive answers until the connection ends."""
        while True:
            heard = asyncio.ensure_future(self._heard())
            task = await self._next_task(heard)
            if task is None:
                return
            if not await self._done(task, heard):
                return

    async def _heard(self) -> str | None:
        """The next text; None if the other side has disconnected, or sends something else."""
        try:
            message = await self._websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return None
        text: str | None = message.get("text")
        return text

    async def _next_task(self, heard: "asyncio.Future[str | None]") -> Task | None:
        """The next job; None if the other side disconnects, or sends something without a job."""
        taken = asyncio.ensure_future(self._bot_pool.desk.take(is_preferred=True))
        try:
            either: list[asyncio.Future[Any]] = [taken, heard]
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not heard.done():
                return taken.result()
        except asyncio.CancelledError:
            heard.cancel()
            self._return(taken, "the server stops")
            raise
        self._return(taken, "the worker left")
        return None

    def _return(self, taken: "asyncio.Future[Task]", why: str) -> None:
        if not taken.cancel() and not taken.cancelled():
            self._bot_pool.put_back(taken.result(), why)

    async def _done(self, task: Task, heard: "asyncio.Future[str | None]") -> bool:
        """Have a job done; returns whether the other side may continue. If not, the job is back in the queue."""
        try:
            answer = await asyncio.wait_for(self._answer(task, heard), LEASE_SECONDS)
        except TimeoutError:
            await self._dismiss(task, TOO_SLOW, "no answer in time")
            return False
        except WrongAnswer as error:
            await self._dismiss(task, WRONG_ANSWER, reason(error))
            return False
        except asyncio.CancelledError:
            self._bot_pool.put_back(task, "the server stops")
            raise
        if answer is None:
            self._bot_pool.put_back(task, "the worker left")
        elif not task.answer.done():
            task.answer.set_result(answer)
        return answer is not None

    async def _answer(self, task: Task, heard: "asyncio.Future[str | None]") -> Answer | None:
        """The answer to a job, a legal move; None if the other side has disconnected. Raises WrongAnswer."""
        try:
            await self._websocket.send_text(encoded(task.job).decode())
        except (WebSocketDisconnect, RuntimeError):
            return None
        text = await heard
        if text is None:
            return None
        answer = read_answer(text)
        move_in(view_of(task.job), answer)
        return answer

    async def _dismiss(self, task: Task, code: int, why: str) -> None:
        log.warning("a worker is dismissed: %s", why)
        self._bot_pool.put_back(task, why)
        try:
            await self._websocket.close(code, why[:100])
        except RuntimeError:
            return
