"""A hint for a frame, step by step."""

from collections.abc import Mapping

from msgspec.structs import replace

from cassino.analysis.hints import Advice, HintStep, hint, nudge_towards
from cassino.engine.view import View
from cassino.hosted.frames.choices import card_list, choice, pack_of
from cassino.hosted.wire.messages import HintFrame, Step

STEPS: Mapping[HintStep, Step] = {HintStep.NUDGE: "nudge", HintStep.CARDS: "cards", HintStep.REASON: "reason"}


def hint_frame(view: View, version: int, advice: Advice, step: HintStep) -> HintFrame:
    """A `hint` frame, with no more than the step asks for."""
    told, pack = hint(view, advice, step), pack_of(view.public)
    frame = HintFrame(version, STEPS[told.step], nudge_towards(view, advice.move))
    if told.step >= HintStep.CARDS:
        frame = replace(frame, cards=card_list(told.hand, pack), table=card_list(told.table, pack))
    if told.move is None:
        return frame
    shown = choice(view.public, told.move)
    return replace(frame, move=shown.move, label=shown.label, kind=shown.kind, reason=list(told.reason))
