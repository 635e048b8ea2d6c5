"""The questions of one window: answered beside its other requests, so that no move waits for a hint or a selection."""

import asyncio
from collections import defaultdict, deque

from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import Refusal
from cassino.server.room.connection import Connection
from cassino.server.room.room import Room

MOST_WAITING = 3
"""At most this many questions of one kind wait until those before them are answered."""
TOO_FAST = Refusal("too_fast", "error-too-fast")


class Questions:
    """Answers the questions of each kind one after another, about the match as it was when they were asked.

    Only the newest selection waits: nobody looks at the answer to an older one any more.
    """

    def __init__(self, room: Room, connection: Connection) -> None:
        self._room = room
        self._connection = connection
        self._waiting: defaultdict[type, deque[tuple[requests.Question, HostedMatch]]] = defaultdict(deque)
        self._tasks: dict[type, asyncio.Task[None]] = {}
        self._is_closed = False

    async def ask(self, question: requests.Question) -> None:
        """Answer a question soon. Returns when it is queued; quick ones are answered already."""
        hosted = await self._room.seen(self._connection, question)
        if hosted is None or self._is_closed:
            return
        kind = type(question)
        waiting = self._waiting[kind]
        if kind is requests.Select:
            waiting.clear()
        if len(waiting) >= MOST_WAITING:
            self._connection.refuse(TOO_FAST, question.id)
            return
        waiting.append((question, hosted))
        if kind not in self._tasks:
            self._tasks[kind] = asyncio.create_task(self._answer(kind))
            await asyncio.sleep(0)

    def close(self) -> None:
        """The window is closed. What has begun is finished and charged."""
        self._is_closed = True
        for waiting in self._waiting.values():
            waiting.clear()

    async def _answer(self, kind: type) -> None:
        waiting = self._waiting[kind]
        try:
            while waiting:
                await self._room.explain(self._connection, *waiting.popleft())
        finally:
            del self._tasks[kind]
