"""One deal between bots; an external program that fails loses the deal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import NamedTuple

from cassino.bots import Clock, TimedBot
from cassino.bots.external import ExternalBot, ProgramFault, dismiss
from cassino.engine.legal import broken_rule
from cassino.engine.move import Move
from cassino.engine.play import apply
from cassino.engine.scoring import points_of, score_tallies
from cassino.engine.state import State
from cassino.engine.tally import Tally, of_pile, pack_of, tally
from cassino.engine.view import Play, View, played, view
from cassino.errors import CassinoError
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.view_text import format_view

NOTHING = Tally(0, (0, 0, 0, 0), 0, 0)


class Forfeit(NamedTuple):
    """Which seat lost a deal, and why."""

    seat: int
    reason: str


def forfeit_points(state: State, side: int) -> tuple[int, ...]:
    """The points of a deal that a side lost by a fault: none for that side.

    Each other side gets at least 1 point: those for its sweeps so far and for all cards of the pack.
    """
    return tuple(0 if each == side else max(1, _alone(state, each)) for each in range(state.side_count))


def _alone(state: State, winner: int) -> int:
    """The points of a side if all cards go to it and none to the others."""
    cards, suits, special = of_pile(pack_of(state.rules))
    tallies = [NOTHING] * state.side_count
    tallies[winner] = tally(state, winner)._replace(cards=cards, suits=suits, special=special)
    return score_tallies(state.rules, tallies).points[winner]


class BotFault(CassinoError):
    """A bot failed at its turn: it raised an error or chose an illegal move."""


@dataclass(slots=True)
class Thinking:
    """How much time a bot used, for how many moves."""

    moves: int = 0
    seconds: float = 0.0
    cpu_seconds: float | None = 0.0
    """The CPU time of this process, or of an external program; None if that is unknown."""

    def add(self, other: "Thinking") -> None:
        """Add the time and moves of another one."""
        self.moves += other.moves
        self.seconds += other.seconds
        if self.cpu_seconds is None or other.cpu_seconds is None:
            self.cpu_seconds = None
        else:
            self.cpu_seconds += other.cpu_seconds

    @property
    def ms_per_move(self) -> float:
        """Milliseconds per move."""
        return 1000 * self.seconds / self.moves if self.moves else 0.0

    @property
    def cpu_ms_per_move(self) -> float | None:
        """Milliseconds of CPU time per move; None if that is unknown."""
        if self.cpu_seconds is None:
            return None
        return 1000 * self.cpu_seconds / self.moves if self.moves else 0.0


@dataclass(slots=True)
class PlayedDeal:
    """The points of each side, the time of each seat, and the seat that lost the deal by a fault, if any."""

    points: tuple[int, ...]
    thinking: list[Thinking] = field(default_factory=list)
    forfeit: Forfeit | None = None


def _ignored(state: State) -> None:
    """Ignore the state."""


def play_deal(
    state: State, bots: Sequence[TimedBot], clock: Clock, watch: Callable[[State], None] = _ignored
) -> PlayedDeal:
    """Play a deal to its end, in place. `watch` is called with every state after a move. Raises BotFault.

    An external program that fails loses the deal for its side.
    """
    thinking = [Thinking() for _ in bots]
    past: list[Play] = []
    try:
        while not state.is_over:
            move = _next_move(view(state, state.turn, past), state, bots[state.turn], clock, thinking[state.turn])
            past = [*past, played(state, move)]
            apply(state, move)
            watch(state)
    except ProgramFault as fault:
        seat = state.turn
        return PlayedDeal(forfeit_points(state, state.side_of(seat)), thinking, Forfeit(seat, str(fault)))
    finally:
        dismiss(bots)
    return PlayedDeal(points_of(state), thinking)


def _next_move(seen: View, state: State, bot: TimedBot, clock: Clock, thinking: Thinking) -> Move:
    start, cpu_start = perf_counter(), _cpu_seconds(bot)
    move = _choice(bot, seen, clock)
    seconds, cpu = perf_counter() - start, _cpu_seconds(bot)
    thinking.add(Thinking(1, seconds, None if cpu is None or cpu_start is None else cpu - cpu_start))
    _check(bot, seen, state, move)
    return move


def _cpu_seconds(bot: TimedBot) -> float | None:
    """The CPU time so far of whoever thinks: an external program, or all threads of this process."""
    return bot.cpu_seconds if isinstance(bot, ExternalBot) else process_time()


def _choice(bot: TimedBot, seen: View, clock: Clock) -> Move:
    try:
        return bot.choose(seen, clock)
    except ProgramFault:
        raise
    except Exception as error:
        raise BotFault("arena-bot-fault", problem=f"{type(error).__name__}: {error}", **_place(bot, seen)) from error


def _check(bot: TimedBot, seen: View, state: State, move: Move) -> None:
    broken = broken_rule(state, move)
    if broken:
        raise BotFault("arena-bot-illegal", move=repr(move), rule=str(broken), **_place(bot, seen))


def _place(bot: TimedBot, seen: View) -> dict[str, str]:
    """Which bot failed and where, as far as its seat could see."""
    return {"bot": bot.name, "seat": SEAT_LETTERS[seen.public.turn], "position": format_view(seen)}
