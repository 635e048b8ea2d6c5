"""A bot that asks an external program, checks its answers and limits its time."""

import shlex
import shutil
from collections.abc import Callable, Iterable
from typing import Protocol
from weakref import finalize

from cassino.bots.bot import ONE_SECOND, Clock, TimedBot, UnknownBot, require_turn
from cassino.bots.external import protocol
from cassino.bots.external.program import Program
from cassino.bots.external.protocol import ProgramFault
from cassino.bots.external.web import WebProgram
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View

START_SECONDS = 10.0
"""How long a program may take to start and to answer `hello`."""
GRACE_SECONDS = 0.2
"""How much longer than its time a move may take, for the round trip."""
SEEDS = 1 << 31
"""Seeds of programs are smaller than this."""


class ProgramLink(Protocol):
    """A connection to a program."""

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer to a question, within a time. Raises ProgramFault."""
        ...

    def cpu_seconds(self) -> float | None:
        """The CPU time that the program has used so far; None if that is unknown."""
        ...

    def leave(self, farewell: bytes) -> None:
        """Send a last message and end."""
        ...

    def stop(self) -> None:
        """End at once."""
        ...


class ExternalBot:
    """Plays what a program answers. Call `dismiss` when the deal is over."""

    def __init__(self, name: str, line: ProgramLink, rng: Rng) -> None:
        self.name = name
        self._line = line
        self._seed = rng.below(SEEDS)
        self._game = f"{rng.below(SEEDS):08x}{rng.below(SEEDS):08x}"
        self._deal: tuple[object, ...] = ()
        self._cpu_at_answer: float | None = None
        self.cpu_seconds: float | None = 0.0
        """The CPU time of the program for its moves, without its start; None if that is unknown."""
        # Even a bot that nobody dismisses leaves no process behind.
        finalize(self, line.stop)

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The move that the program answers. Raises ProgramFault; then the program is stopped."""
        require_turn(view)
        try:
            self._greet(view)
            seconds = _seconds(clock)
            answer = self._line.ask(protocol.encoded(protocol.turn(view, self._game, seconds)), seconds + GRACE_SECONDS)
            self._count_cpu()
            return protocol.read_move(view, answer)
        except ProgramFault as fault:
            self._deal = ()
            self._line.stop()
            raise ProgramFault(
                "arena-program-fault", seat=view.seat, turn=view.public.turn_no + 1, problem=fault
            ) from None

    def _greet(self, view: View) -> None:
        """Say hello, once for each deal."""
        deal = (view.public.rules, view.public.players, view.seat)
        if deal == self._deal:
            return
        question = protocol.encoded(protocol.hello(view, self._game, self._seed))
        protocol.read_hello(self._line.ask(question, START_SECONDS))
        self._cpu_at_answer = self._line.cpu_seconds()
        self._deal = deal

    def _count_cpu(self) -> None:
        """Add the CPU time since the answer before this one."""
        before, now = self._cpu_at_answer, self._line.cpu_seconds()
        if self.cpu_seconds is None or before is None or now is None:
            self.cpu_seconds = None
        else:
            self.cpu_seconds += max(0.0, now - before)
        self._cpu_at_answer = now

    def dismiss(self) -> None:
        """The deal is over: let the program exit, and kill it if it does not."""
        if self._deal:
            self._line.leave(protocol.encoded(protocol.farewell(self._game)))
        self._deal = ()
        self._line.stop()


def _seconds(clock: Clock) -> float:
    left = clock.left_seconds
    return clock.move_seconds if left is None else min(clock.move_seconds, left)


def dismiss(bots: Iterable[TimedBot]) -> None:
    """End the external programs among some bots when a deal is over."""
    for bot in bots:
        if isinstance(bot, ExternalBot):
            bot.dismiss()


def make_external(name: str, rng: Rng) -> ExternalBot:
    """The bot of a program: `exec:COMMAND`, `http://...` or `https://...`. Raises UnknownBot."""
    try:
        line = _LINES[name.partition(":")[0]](name)
    except ValueError as error:
        raise UnknownBot("arena-no-program", name=name, problem=str(error)) from None
    return ExternalBot(name, line, rng)


def _program(name: str) -> ProgramLink:
    if "\0" in name:
        raise UnknownBot("arena-program-nul")
    arguments = shlex.split(name.partition(":")[2])
    if not arguments:
        raise UnknownBot("arena-program-command", example="exec:./mybot --level 3")
    if shutil.which(arguments[0]) is None:
        raise UnknownBot("arena-no-executable", file=arguments[0])
    return Program(arguments)


_LINES: dict[str, Callable[[str], ProgramLink]] = {"exec": _program, "http": WebProgram, "https": WebProgram}
