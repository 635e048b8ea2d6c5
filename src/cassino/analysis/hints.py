"""Hints in three steps: a nudge, the cards, the move with its reason; never more than the player asks for."""

from dataclasses import dataclass
from enum import IntEnum

from cassino import compiled
from cassino.analysis.review.explanation import tell
from cassino.bots.answers import sure_claim
from cassino.bots.bot import Clock
from cassino.bots.heuristic import HeuristicBot
from cassino.bots.reasons import reason_for
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.notation.groups import parts
from cassino.rules.options import Each, cards_of
from cassino.search.analyze import analyze
from cassino.search.budget import Budget
from cassino.search.match_chances import aim_for

HINT = Budget(worlds=32, nodes=4000, seconds=0.3)
COMPARED = 2
"""The best move is compared with the next one."""


class HintStep(IntEnum):
    """How much a hint tells."""

    NUDGE = 1
    CARDS = 2
    REASON = 3


@dataclass(frozen=True, slots=True)
class Advice:
    """The move that a search likes best, a nudge towards it, and the reason for it."""

    move: Move
    nudge: str
    reason: str


@dataclass(frozen=True, slots=True)
class Hint:
    """What the player asked for: no cards before step CARDS, no move and reason before REASON."""

    step: HintStep
    nudge: str
    hand: int = 0
    table: int = 0
    move: Move | None = None
    reason: str = ""


def advise(view: View, rng: Rng, budget: Budget = HINT) -> Advice:
    """The best move for the seat to act, by its view alone; for the match, once a side has points.

    The plain engine is too slow to search: there the heuristic bot judges.
    """
    claim = sure_claim(view)
    if claim:
        return Advice(claim, nudge(view, claim), reason_for(view, claim, None))
    if compiled.WHY_PLAIN:
        move, reason = HeuristicBot(rng).suggest(view, Clock())
        return Advice(move, nudge(view, move), reason)
    aim = aim_for(view)
    found = analyze(view, budget, rng.split(1), aim=aim)
    reason = tell(view, found.values[:COMPARED], budget, rng.split(2), found.is_exact, for_match=aim is not None)[0]
    return Advice(found.best.move, nudge(view, found.best.move), reason)


def hint(view: View, advice: Advice, step: HintStep) -> Hint:
    """What an advice tells at a step."""
    if step == HintStep.NUDGE:
        return Hint(step, advice.nudge)
    hand, table = advice.move.cards & view.hand, advice.move.taken
    if step == HintStep.CARDS:
        return Hint(step, advice.nudge, hand, table)
    return Hint(step, advice.nudge, hand, table, advice.move, advice.reason)


def nudge(view: View, move: Move) -> str:
    """Where to look, without naming a card."""
    kind = Kind(move.kind)
    if kind == Kind.CAPTURE:
        return _capture_nudge(view, move)
    if kind == Kind.TRAIL:
        return _trail_nudge(view)
    return {
        Kind.BUILD: "Some cards add up to one that you hold.",
        Kind.JOIN: "A build on the table can grow.",
        Kind.RAISE: "A build on the table can be given another value.",
        Kind.END: "This turn has nothing more to give.",
        Kind.CLAIM: "Count what you have taken.",
        Kind.PASS: "Nothing needs to be said here.",
    }.get(kind, "Think of what you can ask for.")


def _capture_nudge(view: View, move: Move) -> str:
    state = view.public
    if is_sweep(state, move):
        return "The table can be cleared."
    found = parts(state, move)
    if len(found.groups) + len(found.builds) > 1:
        return "One capture can take several things at once."
    if any(group.bit_count() > 1 for group in found.groups):
        return "Cards on the table add up to one that you hold."
    items = [item for item in state.rules.scoring.items if isinstance(item, Each)]
    if any((move.taken | move.cards) & cards_of(item.of) for item in items):
        return "A card that is worth points can be captured."
    return "Something can be captured."


def _trail_nudge(view: View) -> str:
    if any(move.kind == Kind.CAPTURE for move in view.moves_up_to(200)):
        return "What can be captured now is not worth it: there is something better to do."
    return "There is nothing to capture: think of what the next player could use."
