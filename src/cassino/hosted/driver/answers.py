"""The answers to questions at a table: a frame, or work that takes long and what to make of its result."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from cassino.analysis.coach import Answer
from cassino.analysis.hints import Advice, HintStep, advise
from cassino.analysis.review import chances
from cassino.analysis.review.model import Chances
from cassino.hosted.commands import commands
from cassino.hosted.driver.bot_turn import hint_chance
from cassino.hosted.frames import choices, coaching
from cassino.hosted.frames.hint import hint_frame
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire import requests
from cassino.hosted.wire.messages import AnyFrame, ChancesFrame, ChoicesFrame

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Work(Generic[T]):
    """A call that takes long: a function of a module and its arguments, which can be pickled.

    frame: makes the answer of the result.
    """

    function: Callable[..., T]
    arguments: tuple[Any, ...]
    frame: Callable[[T], AnyFrame]


@dataclass(frozen=True, slots=True)
class Help(Work[T]):
    """Work that helps a player, which counts in the deal of the day.

    key: work with the same key has the same result, which is worth keeping. failure: what the person reads if the
    function fails.
    """

    key: Hashable
    failure: str


@dataclass(frozen=True, slots=True)
class Advising(Help[Advice]):
    """The search for a hint, from a view and a random generator. All steps of a hint share its result."""


def answer(hosted: HostedMatch, seat: int | None, question: requests.Question) -> AnyFrame | Work[Any]:
    """The answer to a question, or the work that it takes. Raises Refusal."""
    match question:
        case requests.Select():
            return _choices(hosted, seat, question)
        case requests.Why():
            return choices.why(hosted, seat, question)
        case requests.Hint():
            return _hint(hosted, commands.advised(hosted, seat), HintStep[question.step.upper()])
        case requests.Coach():
            return _coach(hosted, coaching.coached(hosted, seat, question.at))
        case requests.Chances():
            return _chances(hosted)


def _choices(hosted: HostedMatch, seat: int | None, asked: requests.Select) -> ChoicesFrame | Work[ChoicesFrame]:
    """What a selection can become. Raises Refusal."""
    view = hosted.view(seat)
    arguments = view, hosted.layout(), asked.version, asked.cards, asked.table
    if choices.takes_long(view):
        return Work(choices.choices, arguments, _unchanged)
    return choices.choices(*arguments)


def _unchanged(frame: ChoicesFrame) -> ChoicesFrame:
    return frame


def _hint(hosted: HostedMatch, seat: int, step: HintStep) -> Advising:
    view, version = hosted.view(seat, past=True), hosted.version
    return Advising(
        function=advise,
        arguments=(view, hint_chance(hosted)),
        frame=lambda advice: hint_frame(view, version, advice, step),
        key=(version, view),
        failure="error-no-hint",
    )


def _coach(hosted: HostedMatch, asked: coaching.Question) -> Help[Answer]:
    frame = partial(coaching.coach_frame, hosted.version, asked)
    return Help(coaching.answer, (asked,), frame, key=asked, failure="error-no-coach")


def _chances(hosted: HostedMatch) -> Work[list[Chances]]:
    """The chances in a match of bots. Raises Refusal."""
    commands.watched(hosted)
    version = hosted.version
    return Work(chances.worked_out, (chances.now(hosted.match),), lambda found: ChancesFrame(version, list(found[0])))
