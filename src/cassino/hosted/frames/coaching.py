"""A player's question to the coach about a move of this deal. It contains nothing that is hidden from that player."""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from cassino.analysis import coach
from cassino.analysis.coach import Answer
from cassino.analysis.review.grades import Grade
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import Play, View, played, view
from cassino.hosted.commands.commands import check_may_help, seated
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.steps import Step
from cassino.hosted.wire.messages import CoachFrame, GradeWord
from cassino.hosted.wire.refusal import Refusal
from cassino.search.budget import Budget

COACH_KEY = 0xC0AC
GRADES: Mapping[Grade, GradeWord] = {
    Grade.FORCED: "forced",
    Grade.BEST: "best",
    Grade.GOOD: "good",
    Grade.INACCURACY: "inaccuracy",
    Grade.MISTAKE: "mistake",
    Grade.BLUNDER: "blunder",
}


@dataclass(frozen=True, slots=True)
class Question:
    """A move, and the position before it: as its player saw it if that player asks, otherwise as everybody saw it.

    at: the version that the move led to. deal: the number of the deal. chance: its own random seed.
    """

    at: int
    seat: int
    move: Move
    before: View | Play
    deal: int
    chance: int


def question(hosted: HostedMatch, seat: int, step: Step) -> Question:
    """A player's question about a step of this deal."""
    own = step.seat == seat
    before = view(step.before, seat) if own else played(step.before, step.move)._replace(seat=step.seat)
    chance = Rng(hosted.created.bot_seed).sealed(COACH_KEY).split(step.version).state
    return Question(step.version, step.seat, step.move, before, len(hosted.match.deals), chance)


def answer(asked: Question, budget: Budget | None = None) -> Answer:
    """The coach's answer. It takes about a second."""
    budget, rng = budget or coach.coach_budget(), Rng(asked.chance)
    if isinstance(asked.before, View):
        return coach.judged(asked.before, asked.move, asked.deal, rng, budget)
    return coach.explained(asked.before, rng, budget)


def coach_frame(version: int, asked: Question, answered: Answer) -> CoachFrame:
    """The answer as a frame."""
    frame = CoachFrame(version, asked.at, asked.seat, list(answered.told))
    return frame if answered.grade is None else replace(frame, grade=GRADES[answered.grade])


def coached(hosted: HostedMatch, seat: int | None, at: int | None) -> Question:
    """A player's question to the coach. at: the version that the move led to; None for the last move. Raises
    Refusal.
    """
    player = seated(seat)
    check_may_help(hosted)
    step = next((step for step in reversed(hosted.steps) if at is None or step.version == at), None)
    if step is None:
        raise Refusal("no_move", "error-unknown-move")
    return question(hosted, player, step)
