"""Bots and analysis as `import cassino` offers them. They need many more modules than a deal."""

from os import PathLike
from warnings import warn

from cassino.analysis.double_dummy import KnownDeal, Valued
from cassino.arena import Contest, Result, run_contest
from cassino.arguments import number, required, whole
from cassino.bots import Bot, TimedBot, make_bot
from cassino.bots.bot import require_turn
from cassino.bots.own import name_of
from cassino.engine import perft as counting
from cassino.engine.match import require_known
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.errors import CassinoError
from cassino.rules import Rules, find_rules
from cassino.search.budget import Budget
from cassino.search.playout_search import analyze as search_view
from cassino.search.results import Analysis

DEEPEST = 10_000
"""No deal has this many moves."""


def bot(name: str, seed: int = 0, **settings: int) -> TimedBot:
    """A bot by its name, such as `heuristic`, `level4` or `search`, with whole numbers as settings: `cpu_ms=50`.

    It is deterministic unless it has to watch the clock. Raises CassinoError for an unknown name or setting.
    """
    full, rng = required(name, str), Rng(seed)
    for key, value in settings.items():
        full += f"{',' if ':' in full else ':'}{key}={value}"
    try:
        return make_bot(full, rng)
    except ValueError as error:
        raise (
            error if isinstance(error, CassinoError) else CassinoError("engine-bot", name=name, problem=str(error))
        ) from error


def analyze(
    view: View, *, worlds: int = 256, nodes: int | None = None, seconds: float | None = None, seed: int = 0
) -> Analysis:
    """What each move is worth to the seat to act, by what it sees: its expected margin in points at the end of the
    deal.

    worlds: in how many samples of the hidden cards the round is played on. They count by how likely they make the plays
    in `view.past`. nodes: has no effect any more. seconds: no sample is begun after this time; without a time limit,
    the result depends only on the seed. Raises CassinoError.
    """
    if nodes is not None:
        warn("`nodes` has no effect any more: `worlds` says how much is searched", DeprecationWarning, stacklevel=2)
    require_turn(required(view, View))
    limit = None if seconds is None else number(seconds)
    return search_view(view, Budget(worlds=whole(worlds), seconds=limit), Rng(seed))


def solve(state: State, nodes: int = 20_000_000) -> tuple[Valued, ...]:
    """Every legal move with its side's margin at the end if everybody plays perfectly and knows all cards; the best
    first.

    nodes: the most positions to search. Raises CassinoError for hidden cards, or if that is not enough.
    """
    require_known(state)
    return KnownDeal(state, whole(nodes, 0)).values(state)


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` moves; a finished deal counts once. Raises CassinoError."""
    require_known(state)
    if whole(depth) < 0:
        raise CassinoError("engine-depth", depth=depth)
    return counting.perft(state, min(whole(depth), DEEPEST))


def simulate(
    first: "str | Bot",
    second: "str | Bot",
    rules: "str | PathLike[str] | Rules" = "casino",
    *,
    players: int | None = None,
    deals: int = 100,
    seed: int = 0,
    jobs: int = 1,
) -> Result:
    """Two bots, names or objects, play each other: at least `deals` deals, with each pack once for every assignment of
    sides.

    jobs: processes; the result does not depend on their number. Raises CassinoError for a bot that is unknown or fails,
    or for no deals.
    """
    found = find_rules(rules)
    count = found.seating.players[0] if players is None else whole(players)
    name = name_of(first, second if isinstance(second, str) else "")
    other = name_of(second, name)
    own = {each: bot for each, bot in ((name, first), (other, second)) if not isinstance(bot, str)}
    contest = Contest(name, other, found, count, whole(deals), whole(seed))
    return run_contest(contest, whole(jobs, 1), own=own)
