"""Hints at a table: one advice for each version and seat, so that the steps of a hint belong together."""

from collections.abc import Awaitable, Callable

from cassino.analysis.hints import Advice, HintStep
from cassino.hosted.commands import commands
from cassino.hosted.frames.hint import hint_frame
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.messages import HintFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.server.jobs.bots import BotFailure, BotPool
from cassino.server.jobs.compute import Payer


class Advising:
    """Keeps the advice for a hint until one about a newer position is requested."""

    def __init__(self, bot_pool: BotPool, note: Callable[[HostedMatch], Awaitable[None]]) -> None:
        self._bot_pool = bot_pool
        self._note = note
        """Called when somebody gets help."""
        self._hosted: HostedMatch | None = None
        self._advice: dict[int, Advice] = {}

    async def hint(self, hosted: HostedMatch, seat: int | None, step: HintStep, payer: Payer) -> HintFrame:
        """The `hint` frame. Raises Refusal, BadRequest."""
        advised = commands.advised(hosted, seat)
        advice = await self._advised(hosted, advised, payer)
        return hint_frame(hosted.view(advised), hosted.version, advice, step)

    async def _advised(self, hosted: HostedMatch, seat: int, payer: Payer) -> Advice:
        before = self._hosted
        if before is None or (before is not hosted and before.version <= hosted.version):
            self._hosted, self._advice = hosted, {}
        if self._hosted is hosted and (known := self._advice.get(seat)) is not None:
            return known
        try:
            advice = await self._bot_pool.advise(hosted, seat, payer)
        except BotFailure:
            raise Refusal("bot_failed", "error-no-hint") from None
        await self._note(hosted)  # before anybody is told anything, and before others find it here
        if self._hosted is hosted:
            self._advice[seat] = advice
        return advice
