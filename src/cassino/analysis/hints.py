"""Hints in three steps: a nudge, the cards, the move with its reason; never more than the player asks for."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import IntEnum

from cassino import compiled
from cassino.analysis.review.explanation import tell
from cassino.analysis.review.losses import REVIEW
from cassino.bots.answers import sure_claim
from cassino.bots.bot import Clock, require_turn
from cassino.bots.heuristic import HeuristicBot
from cassino.bots.reasons import reason_for
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.notation.groups import parts
from cassino.rules.options import Each, cards_of
from cassino.search.budget import Budget
from cassino.search.match_chances import aim_for
from cassino.search.playout_search import analyze
from cassino.texts.catalog import say
from cassino.texts.message import Message, Reason

HINT = replace(REVIEW, seconds=4.0)
"""The budget of a hint: as in a review, with a limit that no position should reach."""
NUDGES: Mapping[Kind, str] = {
    Kind.BUILD: "nudge-build",
    Kind.JOIN: "nudge-join",
    Kind.RAISE: "nudge-raise",
    Kind.END: "nudge-end",
    Kind.CLAIM: "nudge-claim",
    Kind.PASS: "nudge-pass",
}
"""Where to look, by the kind of the move."""
QUICK = Message("hint-quick")
"""Said of a hint that no search has found."""
COMPARED = 2
"""The best move is compared with the next one."""


class HintStep(IntEnum):
    """How much a hint shows."""

    NUDGE = 1
    CARDS = 2
    REASON = 3


@dataclass(frozen=True, slots=True)
class Advice:
    """The move that a search prefers, a nudge towards it, and the reason for it."""

    move: Move
    nudge: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class Hint:
    """What the player asked for: no cards before step CARDS, no move and reason before REASON."""

    step: HintStep
    nudge: str
    hand: int = 0
    table: int = 0
    move: Move | None = None
    reason: Reason = ()


def advise(view: View, rng: Rng, budget: Budget = HINT) -> Advice:
    """The best move for the seat to act, from its view alone; for the match, once a side has points.

    The plain engine is too slow to search; there the heuristic bot decides, and the reason says so. Raises CassinoError
    for a seat that is not to act.
    """
    claim = sure_claim(view)
    if claim:
        return Advice(claim, nudge(view, claim), reason_for(view, claim, None))
    require_turn(view)
    if compiled.WHY_PLAIN:
        move, reason = HeuristicBot(rng).suggest(view, Clock())
        return Advice(move, nudge(view, move), (*reason, QUICK))
    aim = aim_for(view)
    found = analyze(view, budget, rng.split(1), aim=aim)
    reason = tell(view, found.values[:COMPARED], budget, rng.split(2), found.is_exact, for_match=aim is not None)[0]
    return Advice(found.best.move, nudge(view, found.best.move), reason)


def hint(view: View, advice: Advice, step: HintStep) -> Hint:
    """What an advice shows at a step."""
    if step == HintStep.NUDGE:
        return Hint(step, advice.nudge)
    hand, table = advice.move.cards & view.hand, advice.move.taken
    if step == HintStep.CARDS:
        return Hint(step, advice.nudge, hand, table)
    return Hint(step, advice.nudge, hand, table, advice.move, advice.reason)


def nudge(view: View, move: Move) -> str:
    """Where to look, in words, without naming a card."""
    return say(nudge_towards(view, move))


def nudge_towards(view: View, move: Move) -> Message:
    """Where to look, without naming a card."""
    kind = Kind(move.kind)
    if kind == Kind.CAPTURE:
        return Message(_capture_nudge(view, move))
    if kind == Kind.TRAIL:
        return Message("nudge-worthless" if _can_capture(view) else "nudge-trail")
    return Message(NUDGES.get(kind, "nudge-ask"))


def _capture_nudge(view: View, move: Move) -> str:
    state = view.public
    if is_sweep(state, move):
        return "nudge-sweep"
    found = parts(state, move)
    if found.units > 1:
        return "nudge-several"
    if found.in_sums or any(group.bit_count() > 1 for group in found.groups):
        return "nudge-sum"
    items = [item for item in state.rules.scoring.items if isinstance(item, Each)]
    if any((move.taken | move.cards) & cards_of(item.of) for item in items):
        return "nudge-points"
    return "nudge-capture"


def _can_capture(view: View) -> bool:
    return any(move.kind == Kind.CAPTURE for move in view.moves_up_to(200))
