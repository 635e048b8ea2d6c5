"""Hints at a table: one advice for each version and seat, so that the steps of a hint belong together."""

from cassino.analysis.hints import Advice, HintStep
from cassino.hosted import Json, commands
from cassino.hosted.match import Course
from cassino.hosted.refusal import Refusal
from cassino.server.jobs.bots import Bench, BotFailure, hint_frame


class Advising:
    """What is thought about for a hint is kept until the match goes on."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._course: Course | None = None
        self._advice: dict[int, Advice] = {}

    async def hint(self, course: Course, seat: int | None, step: HintStep) -> Json:
        """The `hint` frame. Raises Refusal."""
        advised = commands.advised(course, seat)
        advice = await self._advised(course, advised)
        return {"type": "hint", "version": course.version, **hint_frame(course.view(advised), advice, step)}

    async def _advised(self, course: Course, seat: int) -> Advice:
        if self._course is not course:
            self._course, self._advice = course, {}
        try:
            advice = self._advice.get(seat) or await self._bench.advise(course, seat)
        except BotFailure:
            raise Refusal("bot_failed", "There is no hint for this position.") from None
        if self._course is course:
            self._advice[seat] = advice
        return advice
