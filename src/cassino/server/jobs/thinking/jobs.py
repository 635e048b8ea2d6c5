"""The jobs for bots in other processes, and their answers: JSON, one line each. A job holds a view, never a state."""

from time import thread_time
from typing import Literal

import msgspec

from cassino.analysis.hints import Advice, advise
from cassino.bots import Clock, make_bot
from cassino.engine.move import Move
from cassino.engine.play import IllegalMove
from cassino.engine.rng import Rng
from cassino.engine.view import Play, View
from cassino.hosted.driver.bot_turn import is_own
from cassino.hosted.match.rulesets import full_text, restored
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.move import format_move, parse_move
from cassino.notation.position import format_position
from cassino.notation.view_text import format_view, parse_play, parse_view
from cassino.rules.options.points import LARGEST_TARGET
from cassino.search.budget import Budget
from cassino.server.telemetry.logs import reason
from cassino.texts.message import Reason

LONGEST_FAULT = 200


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A play of the deal so far, and the position before it as everybody saw it; the numbers are those of a `Move`."""

    before: str
    kind: int
    cards: int
    taken: int
    value: int
    seat: int


class Job(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A bot's turn, or a person's request for a hint.

    rules: TOML without a parent, as in the events of a match; `parent` names it. target: that of the match, which may
    differ from those that rules can have. chance: the state of the random generator.
    """

    kind: Literal["turn", "advice"]
    variant: str
    parent: str
    rules: str
    target: int
    seat: int
    view: str
    chance: int
    seconds: float
    bot: str = ""
    past: tuple[Played, ...] = ()
    worlds: int = 0
    exact: int = 0


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The move, and for a hint what to say about it; or the reason why there is none.

    spent: milliseconds of processor time.
    """

    move: str = ""
    nudge: str = ""
    reason: Reason = ()
    fault: str = ""
    spent: float = 0.0


class WrongAnswer(ValueError):
    """An answer that is not a legal move."""


_jobs: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)
_answers: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


def turn_job(view: View, rng: Rng, bot: str, seconds: float) -> Job:
    """The turn of a bot."""
    return msgspec.structs.replace(_job(view, rng, "turn", seconds), bot=bot)


def _played(play: Play) -> Played:
    move = play.move
    return Played(format_position(play.before), move.kind, move.cards, move.taken, move.value, move.seat)


def advice_job(view: View, rng: Rng, budget: Budget) -> Job:
    """A person's request for a hint."""
    job = _job(view, rng, "advice", budget.seconds or 0.0)
    return msgspec.structs.replace(job, worlds=budget.worlds, exact=budget.exact)


def _job(view: View, rng: Rng, kind: Literal["turn", "advice"], seconds: float) -> Job:
    rules = view.public.rules
    assert view.seat is not None
    return Job(
        kind=kind,
        variant=rules.id,
        parent=rules.parent,
        rules=full_text(rules if rules.ending.deals else rules.with_target(LARGEST_TARGET)),
        target=rules.ending.target,
        seat=view.seat,
        view=format_view(view),
        chance=rng.state,
        seconds=seconds,
        past=tuple(_played(play) for play in view.past),
    )


def encoded(message: Job | Answer) -> bytes:
    """A message in one line."""
    return msgspec.json.encode(message)


def read_job(line: bytes | str) -> Job:
    """The inverse of `encoded`. Raises ValueError."""
    return _jobs.decode(line)


def read_answer(line: bytes | str) -> Answer:
    """The inverse of `encoded`. Raises WrongAnswer."""
    try:
        return _answers.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise WrongAnswer(f"this is no answer: {error}") from None


def view_of(job: Job) -> View:
    """The view that a job is about. Raises ValueError."""
    rules = restored(job.rules, job.variant, job.parent, job.target)
    seen = parse_view(job.view, job.seat, rules)
    past = [
        parse_play(each.before, Move(each.kind, each.cards, each.taken, each.value, each.seat), rules)
        for each in job.past
    ]
    return View(seen.public, seen.seat, past)


def think(job: Job) -> Answer:
    """Do a job. Any error is reported in the answer."""
    began = thread_time()
    try:
        view, rng = view_of(job), Rng(job.chance)
        if job.kind == "advice":
            budget = Budget(job.worlds, job.seconds, job.exact)
            advice = advise(view, rng, budget)
            spent = (thread_time() - began) * 1000
            return Answer(format_move(view.public, advice.move), advice.nudge, advice.reason, spent=spent)
        move = make_bot(job.bot, rng).choose(view, Clock(move_seconds=job.seconds))
        return Answer(format_move(view.public, move))
    except Exception as error:
        return Answer(fault=f"{type(error).__name__}: {reason(error)}"[:LONGEST_FAULT])


def move_in(view: View, answer: Answer) -> Move:
    """The move of an answer; the rules allow it for this seat. Raises WrongAnswer."""
    if answer.fault:
        raise WrongAnswer(answer.fault)
    try:
        move = parse_move(view.public, answer.move)
    except (MoveSyntaxError, IllegalMove) as error:
        raise WrongAnswer(f"{answer.move[:LONGEST_FAULT]!r} is no legal move: {reason(error)}") from None
    if not is_own(view, move):
        raise WrongAnswer("a claim for somebody else")
    return move


def advice_in(view: View, answer: Answer) -> Advice:
    """The advice of an answer. Raises WrongAnswer."""
    return Advice(move_in(view, answer), answer.nudge, answer.reason)
