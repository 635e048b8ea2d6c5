"""Help from a search: hints in three steps, and the review of the deals that are over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cassino.analysis.hints import Advice, HintStep, advise
from cassino.analysis.review.match import review_match, usual_effort
from cassino.bots.answers import sure_claim
from cassino.hosted.driver.bot_turn import hint_chance
from cassino.hosted.frames.hint import hint_frame
from cassino.texts import tell
from cassino.tui.reviewing import show_review
from cassino.tui.showing import hint_lines

if TYPE_CHECKING:
    from cassino.tui.sitting import Sitting

EFFORT = usual_effort()


def hint(sitting: Sitting, rest: str) -> None:
    """A nudge, the cards, or the move and why: each time one step more, or the step that is named."""
    game = sitting.game
    step = sitting.ladder.climb((len(game.match.deals), game.move_count), rest)
    if step is None:
        sitting.say(tell("terminal-hint-steps"))
        return
    if sitting.is_uncounted and not sure_claim(sitting.view):
        sitting.say(tell("nudge-claim"))
        return
    frame = hint_frame(sitting.view, game.hosted.version, advice(sitting), HintStep[step.upper()])
    sitting.say(*hint_lines(msgspec.to_builtins(frame), game.names, state=sitting.view.public))


def advice(sitting: Sitting) -> Advice:
    """The advice of this moment, found once."""
    match = sitting.game.match
    if sitting.advised is None or sitting.advised[0] is not match.state:
        hosted = sitting.game.hosted
        sitting.advised = match.state, advise(hosted.view(sitting.viewer, past=True), hint_chance(hosted))
    return sitting.advised[1]


def review(sitting: Sitting, rest: str) -> None:
    """The review of the deals that are over. Raises NothingToReview."""
    names = list(sitting.game.names)
    show_review(sitting.terminal, review_match(sitting.game.match, names, EFFORT), drawn=False)
