"""A player's question to the coach about a move of this deal. It contains nothing that is hidden from that player."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from cassino.analysis import coach
from cassino.analysis.coach import Answer
from cassino.analysis.review.grades import Grade
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import Play, View, played, view
from cassino.hosted.commands.commands import check_may_help, seated
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.steps import Step
from cassino.hosted.wire.messages import CoachFrame, GradeWord
from cassino.hosted.wire.refusal import Refusal
from cassino.notation.speech import speech_of
from cassino.search.budget import Budget
from cassino.texts.message import Message

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
    """A turn, each move with the position before it: as its player saw it if that player asks, otherwise as everybody
    saw it.

    at: the version that the move led to that was asked about. asked: its place in the turn. deal: the number of the
    deal. chance: its own random seed.
    """

    at: int
    seat: int
    asked: int
    own: tuple[tuple[View, Move], ...]
    others: tuple[Play, ...]
    deal: int
    chance: int


def question(hosted: HostedMatch, seat: int, step: Step) -> Question:
    """A player's question about the turn of a step of this deal."""
    turn = turn_with(hosted.steps, step)
    past = [played(each.before, each.move) for each in hosted.steps]
    own = tuple(
        (view(each.before, seat, past[: hosted.steps.index(each)]), each.move) for each in turn if seat == step.seat
    )
    others = tuple(played(each.before, each.move)._replace(seat=each.seat) for each in turn if seat != step.seat)
    chance = Rng(hosted.created.bot_seed).sealed(COACH_KEY).split(turn[0].version).state
    return Question(step.version, step.seat, turn.index(step), own, others, len(hosted.match.deals), chance)


def turn_with(steps: Sequence[Step], step: Step) -> list[Step]:
    """All steps of a player's turn; only the step itself if it was made in another player's turn."""
    if step.seat != step.before.turn_of:
        return [step]
    return [each for each in steps if each.seat == step.seat and each.before.turn_no == step.before.turn_no]


def answer(asked: Question, budget: Budget | None = None) -> Answer:
    """The coach's answer; it begins with the other steps of the turn. It takes about a second."""
    budget, rng = budget or coach.coach_budget(), Rng(asked.chance)
    if asked.own:
        found = coach.judged(asked.own, asked.deal, rng, budget)
    else:
        found = coach.explained(asked.others, rng, budget)
    return Answer((*_other_steps(asked), *found.told), found.grade)


def _other_steps(asked: Question) -> Iterator[Message]:
    """What the player did in the turn besides the move that was asked about, in sentences."""
    moves = [(known.public, move) for known, move in asked.own] or [(play.before, play.move) for play in asked.others]
    for at, (state, move) in enumerate(moves):
        if at != asked.asked and move.kind != Kind.END:
            yield speech_of(state, move)


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
