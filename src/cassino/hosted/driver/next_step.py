"""What happens next at a table without a request: a bot's move, a pass for a person, the count, the next deal.

A flag may fall meanwhile: `clocks.runs_out` says when.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from cassino.hosted.commands import commands, fair
from cassino.hosted.match.events import Claimed, Counted, Dealt, Moved
from cassino.hosted.match.match import HostedMatch

PATIENCE = {"never": 0.0, "seconds": 30.0}
"""By what a person has asked for (`AskMe`), after how many seconds a question is passed for them; the page does it
earlier.
"""
LAST_CALL = 6.0
"""How many seconds people have to announce the target after the last play; then bots do so before the count. D-95"""
ALWAYS_ASKED: Mapping[int, float] = {}


@dataclass(frozen=True, slots=True)
class BotMove:
    """A bot is to move: see `bot_turn`."""

    seat: int


@dataclass(frozen=True, slots=True)
class Pass:
    """A question is passed for a person who does not answer it in time."""

    seat: int
    after: float
    """Seconds since the question."""


@dataclass(frozen=True, slots=True)
class Count:
    """A bot that can prove that it has reached the target announces it; otherwise the cards are counted. D-95"""

    after: float
    """Seconds since the last play, in which people may announce the target."""


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The next deal of a match of bots."""

    after: float = 0.0


NextStep = BotMove | Pass | Count | NextDeal


def next_step(
    hosted: HostedMatch, patience: Mapping[int, float] = ALWAYS_ASKED, is_wanted: bool = False
) -> NextStep | None:
    """What happens next, unless a person decides something first; None if a person has to.

    patience: by seat, after how many seconds a question is passed. is_wanted: whether somebody who watches a match of
    bots wants to see more of it; otherwise it rests.
    """
    if is_wanted and hosted.turn is not None:
        return BotMove(hosted.turn)
    if (seat := hosted.bot_to_move) is not None:
        return BotMove(seat)
    if hosted.phase == "announcing":
        return Count(LAST_CALL if hosted.may_people_announce else 0.0)
    if is_wanted:
        return NextDeal()
    asked = hosted.asked_person
    return None if asked is None or asked not in patience else Pass(asked, patience[asked])


def event_of(hosted: HostedMatch, step: Pass | Count | NextDeal) -> Moved | Claimed | Counted | Dealt:
    """The event of a step that is not a bot's move. Raises Refusal."""
    match step:
        case Pass():
            return commands.passed(hosted, step.seat)
        case Count():
            return commands.counted(hosted)
        case NextDeal():
            return fair.next_deal(hosted)
