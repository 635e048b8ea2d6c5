"""Help from a search: hints in three steps, and the review of the deals that are over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cassino.analysis import hints
from cassino.analysis.hints import Advice, Hint, HintStep
from cassino.analysis.review.match import review_match, usual_effort
from cassino.engine.rng import Rng
from cassino.notation.move import format_move
from cassino.tui.narration import card_list, listed, phrase
from cassino.tui.reviewing import show_review

if TYPE_CHECKING:
    from cassino.engine.view import View
    from cassino.tui.sitting import Sitting

HINT_KEY = 0x417
EFFORT = usual_effort(0.5)
STEPS = {"nudge": HintStep.NUDGE, "cards": HintStep.CARDS, "move": HintStep.REASON, "reason": HintStep.REASON}


class Ladder:
    """The hint of one turn: found once, told step by step."""

    def __init__(self, moment: tuple[int, int], advice: Advice) -> None:
        self.moment = moment
        self.advice = advice
        self.told = 0

    def climb(self, wanted: HintStep | None) -> HintStep:
        """The step to tell now: the one that is wanted, else the next."""
        step = wanted or HintStep(min(self.told + 1, HintStep.REASON))
        self.told = max(self.told, step)
        return step


def hint(sitting: Sitting, rest: str) -> None:
    """A nudge, the cards, or the move and why: each time one step more, or the step that is named."""
    wanted = STEPS.get(rest.strip().lower())
    if rest and wanted is None:
        sitting.say("Type hint for the next step, or hint nudge, hint cards, hint move.")
        return
    ladder = ladder_of(sitting)
    step = ladder.climb(wanted)
    sitting.say(*hint_lines(sitting.view, hints.hint(sitting.view, ladder.advice, step), sitting.names))


def ladder_of(sitting: Sitting) -> Ladder:
    """The ladder of this moment: the one begun already, or a new one."""
    game = sitting.game
    moment = (len(game.match.deals), game.move_count)
    known = sitting.ladder
    if known is None or known.moment != moment:
        rng = Rng(game.match.seed).sealed(HINT_KEY).split(game.move_count)
        known = sitting.ladder = Ladder(moment, hints.advise(sitting.view, rng))
    return known


def hint_lines(view: View, told: Hint, names: Sequence[str]) -> Iterator[str]:
    """What a hint tells."""
    state = view.public
    if told.move is not None:
        yield f"Hint: {phrase(state, told.move, names)}."
        yield f"Why: {told.reason}"
        yield f"To play it, type `{format_move(state, told.move)}`"
        return
    yield f"Hint: {told.nudge}"
    if told.step == HintStep.CARDS:
        pack = state.rules.deck.pack
        hand = [f"{card_list(told.hand, pack)} in your hand"] if told.hand else []
        table = [f"{card_list(told.table, pack)} on the table"] if told.table else []
        yield f"Look at {listed([*hand, *table])}." if hand or table else "No card is needed."
    yield "Type hint again for more."


def review(sitting: Sitting, rest: str) -> None:
    """The review of the deals that are over. Raises NothingToReview."""
    names = list(sitting.game.names)
    show_review(sitting.terminal, review_match(sitting.game.match, names, EFFORT), drawn=False)
