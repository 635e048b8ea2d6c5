"""Bots at the table: they think beside the event loop and are given a view and a clock, nothing else."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from cassino.analysis import hints
from cassino.analysis.hints import Advice, Step, advise, hint
from cassino.bots import Clock, make_bot
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.notation.move import format_move
from cassino.notation.speech import verb
from cassino.server.course import Course
from cassino.server.events import Claimed, Moved
from cassino.server.selection import card_list, kind_name, pack_of

log = logging.getLogger(__name__)

CLOCK = Clock(move_seconds=0.25)
"""Nobody waits longer for a bot than a person notices."""
ADVISER = "heuristic"
LAST_RESORT = "random"
HINT = hints.HINT
HINT_KEY = 0x417


class BotFailure(Exception):
    """A bot raised an error or chose what the rules forbid."""


class Bench:
    """The threads in which bots think."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(2, "bot")

    def close(self) -> None:
        """No bot begins to think any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def choose(self, course: Course, seat: int, name: str) -> Moved | Claimed:
        """What a bot does in its turn. Its chances depend on the match and the version only. Raises BotFailure."""
        view, rng = course.view(seat), Rng(course.created.bot_seed).split(course.version)
        loop = asyncio.get_running_loop()
        move = await loop.run_in_executor(self._threads, _choice, name, view, rng)
        return Claimed(seat) if move.kind == Kind.CLAIM else Moved(seat, format_move(view.public, move))

    async def advise(self, course: Course, seat: int) -> Advice:
        """What is good in a position, for all steps of a hint. Raises BotFailure."""
        view, rng = course.view(seat), Rng(course.created.bot_seed).split(HINT_KEY).split(course.version)
        return await asyncio.get_running_loop().run_in_executor(self._threads, _advice, view, rng)


def _choice(name: str, view: View, rng: Rng) -> Move:
    try:
        move = make_bot(name, rng).choose(view, CLOCK)
    except Exception as error:
        log.exception("bot %s failed", name)
        raise BotFailure(f"{name} failed") from error
    return _checked(name, view, move)


def _checked(name: str, view: View, move: Move) -> Move:
    broken = view.broken_rule(move)
    if broken is not None or (move.kind == Kind.CLAIM and move.seat != view.seat):
        log.error("bot %s chose an illegal move of kind %s (rule %s)", name, move.kind, broken and broken.number)
        raise BotFailure(f"{name} chose an illegal move")
    return move


def _advice(view: View, rng: Rng) -> Advice:
    try:
        advice = advise(view, rng, HINT)
    except Exception as error:
        log.exception("no hint can be given")
        raise BotFailure("no hint can be given") from error
    _checked("hint", view, advice.move)
    return advice


def hint_frame(view: View, advice: Advice, step: Step) -> dict[str, object]:
    """A `hint` frame without its version, with no more than the step asks for."""
    told, state = hint(view, advice, step), view.public
    pack = pack_of(state)
    frame: dict[str, object] = {"step": told.step.name.lower(), "nudge": told.nudge}
    if told.step >= Step.CARDS:
        frame |= {"cards": card_list(told.hand, pack), "table": card_list(told.table, pack)}
    if told.move is not None:
        kind, label = kind_name(told.move.kind), verb(state, told.move)
        frame |= {"move": format_move(state, told.move), "label": label, "kind": kind, "reason": told.reason}
    return frame
