"""What a move in a lesson does, and the answer to it."""

from dataclasses import dataclass

from cassino.cards import cards_in, rank_of
from cassino.engine.counting import partition
from cassino.engine.layout import is_sweep, sets_of
from cassino.engine.move import Kind, Move
from cassino.engine.play import play
from cassino.engine.state import State
from cassino.lessons.lesson import Step
from cassino.notation.move import format_move
from cassino.notation.speech import row
from cassino.rules.packs import format_card
from cassino.texts.message import Message

VERBS = {Kind.TRAIL: "trail", Kind.CAPTURE: "capture", Kind.BUILD: "build", Kind.JOIN: "join", Kind.RAISE: "raise"}
"""The words for kinds of moves in slips, and at the end of the names of general answers."""


HIGHEST_NUMBER = 10


@dataclass(frozen=True, slots=True)
class Outcome:
    """The answer to a move: praise, or what to look at."""

    is_right: bool
    message: Message


def judge(step: Step, move: Move) -> Outcome:
    """The answer to a legal move."""
    if move in step.right:
        return Outcome(True, step.praise)
    return Outcome(False, _answer(step, move))


def _answer(step: Step, move: Move) -> Message:
    """The step's own answer to a wrong move, or a general one."""
    for name, slips in step.slips.items():
        if move in slips or VERBS.get(Kind(move.kind)) in slips:
            return Message(f"{step.key}-{name}")
    pack = step.state.rules.deck.pack
    cards, taken = row(move.cards, pack), row(move.taken, pack)
    if move.kind == Kind.TRAIL:
        return Message("lesson-try-trail", {"cards": cards})
    if move.kind == Kind.CAPTURE:
        return Message("lesson-try-capture", {"cards": cards, "taken": taken})
    if move.kind in VERBS:
        return Message(f"lesson-try-{VERBS[Kind(move.kind)]}", {"value": move.value})
    return Message("lesson-try-other")


def guide(step: Step) -> Message:
    """Which cards to choose in a step, and what to press."""
    return guide_to(step.state, step.right[0])


def guide_to(state: State, move: Move) -> Message:
    """Which cards to choose for a move, and what to press."""
    pack = state.rules.deck.pack
    cards, taken = row(move.cards, pack), row(move.taken, pack)
    if move.kind == Kind.TRAIL:
        return Message("lesson-do-trail", {"cards": cards})
    if move.kind == Kind.CAPTURE:
        scores = state.rules.sweeping.points and is_sweep(state, move)
        return Message("lesson-do-sweep" if scores else "lesson-do-capture", {"cards": cards, "taken": taken})
    verb = VERBS.get(Kind(move.kind), "build")
    return Message(f"lesson-do-{verb}", {"cards": cards, "taken": taken, "value": move.value})


def typed(step: Step) -> str:
    """The right move as it is typed."""
    return format_move(step.state, step.right[0])


def effects(state: State, move: Move) -> set[str]:
    """What a legal move does: `captures`, `takes 8H`, `sweeps`, `builds 9`, `raises 9`, `joins 9`, `trails`, `ends`.

    `takes 3`: it brings three cards in all, including the card played. `safe`: no card can then sweep the table.
    """
    after, pack = play(state, move), state.rules.deck.pack
    side = state.side_of(state.turn)
    found = {"ends"} if after.is_over else set()
    if move.kind == Kind.TRAIL:
        return found | {"trails"} | (set() if _can_be_swept(after.loose) else {"safe"})
    if move.kind == Kind.CAPTURE:
        gained = after.pile(side) & ~state.pile(side)
        swept = {"sweeps"} if is_sweep(state, move) else set()
        taken = {f"takes {format_card(card, pack)}" for card in cards_in(gained)}
        return found | swept | taken | {"captures", f"takes {gained.bit_count()}"}
    made = [build for build in after.builds() if build.cards & move.cards and build.owner == state.turn]
    verb = {Kind.BUILD: "builds", Kind.RAISE: "raises", Kind.JOIN: "joins"}[Kind(move.kind)]
    multiple = {"multiple"} if any(len(sets_of(build)) > 1 for build in made) else set()
    return found | multiple | {f"{verb} {build.value}" for build in made}


def _can_be_swept(loose: int) -> bool:
    """Whether one card could take these loose cards, under the rules of basic Casino."""
    ranks = [rank_of(card) for card in cards_in(loose)]
    if len(ranks) < 2 or max(ranks) > HIGHEST_NUMBER:
        return len(ranks) == 1
    return any(partition(loose, value) for value in range(max(ranks), HIGHEST_NUMBER + 1))
