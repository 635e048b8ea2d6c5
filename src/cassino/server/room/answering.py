"""Answers to questions at a table. Results of help are kept, so that the steps of a hint belong together."""

from collections.abc import Awaitable, Callable, Hashable
from typing import Any

from cassino.hosted.commands.commands import seated
from cassino.hosted.driver.answers import Advising, Help, Work, answer
from cassino.hosted.driver.bot_turn import BotFailure
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire import requests
from cassino.hosted.wire.messages import AnyFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.server.jobs.bots import BotPool
from cassino.server.jobs.compute import Payer
from cassino.server.jobs.thinking.calls import CallFailed

MOST_KEPT = 64


class Answering:
    """Finds the answers at one table; what takes long is done in other processes."""

    def __init__(self, bot_pool: BotPool, note: Callable[[HostedMatch], Awaitable[None]]) -> None:
        """note: called when somebody gets help."""
        self._bot_pool = bot_pool
        self._note = note
        self._known: dict[Hashable, Any] = {}
        """The latest results of help."""

    async def answer(
        self, hosted: HostedMatch, seat: int | None, question: requests.Question, payer: Payer
    ) -> AnyFrame:
        """The answer to a question. Raises Refusal, BadRequest."""
        found = answer(hosted, seat, question)
        if isinstance(found, Help):
            return found.frame(await self._helped(hosted, seat, found, payer))
        if isinstance(found, Work):
            return found.frame(await self._bot_pool.compute.run(payer, found.function, *found.arguments))
        return found

    async def _helped(self, hosted: HostedMatch, seat: int | None, work: Help[Any], payer: Payer) -> Any:
        """The result of work that helps a player."""
        if work.key in self._known:
            return self._known[work.key]
        try:
            result = await self._worked_out(hosted, seat, work, payer)
        except (BotFailure, CallFailed):
            raise Refusal("bot_failed", work.failure) from None
        await self._note(hosted)  # before anybody is told anything, and before others find it here
        while len(self._known) >= MOST_KEPT:
            del self._known[next(iter(self._known))]
        self._known[work.key] = result
        return result

    async def _worked_out(self, hosted: HostedMatch, seat: int | None, work: Help[Any], payer: Payer) -> Any:
        if isinstance(work, Advising):
            return await self._bot_pool.advise(hosted, seated(seat), payer)
        return await self._bot_pool.compute.run(payer, work.function, *work.arguments)
