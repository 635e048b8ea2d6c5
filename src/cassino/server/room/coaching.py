"""The coach at a table: each answer about a move of this deal is computed once, in another process."""

from collections.abc import Awaitable, Callable

from cassino.analysis.coach import Answer
from cassino.hosted.frames import coaching
from cassino.hosted.frames.coaching import Question
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.messages import CoachFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.server.jobs.compute import Compute, Payer
from cassino.server.jobs.thinking.calls import CallFailed

MOST_KEPT = 64


class Coaching:
    """The coach of one table; keeps its latest answers."""

    def __init__(self, compute: Compute, note: Callable[[HostedMatch], Awaitable[None]]) -> None:
        """note: called when somebody gets help."""
        self._compute = compute
        self._note = note
        self._answers: dict[Question, Answer] = {}

    async def answer(self, hosted: HostedMatch, asked: Question, payer: Payer) -> CoachFrame:
        """The `coach` frame. Raises Refusal, BadRequest."""
        known = self._answers.get(asked)
        if known is None:
            known = await self._worked_out(asked, payer)
            await self._note(hosted)
            while len(self._answers) >= MOST_KEPT:
                del self._answers[next(iter(self._answers))]
            self._answers[asked] = known
        return coaching.coach_frame(hosted.version, asked, known)

    async def _worked_out(self, asked: Question, payer: Payer) -> Answer:
        try:
            return await self._compute.run(payer, coaching.answer, asked)
        except CallFailed:
            raise Refusal("bot_failed", "error-no-coach") from None
