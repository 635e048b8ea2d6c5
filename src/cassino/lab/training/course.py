"""Generations of training: lessons, a fit to all lessons so far, and a trial against the best weights so far."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Any

from cassino.arena.workers import Workers, in_order
from cassino.engine.dealing import round_sizes
from cassino.engine.rng import Rng
from cassino.lab.training.counts import Counts
from cassino.lab.training.fit import Fit, RoundFit
from cassino.lab.training.lessons import Lesson, play_lesson
from cassino.lab.training.trial import Trial, TrialVerdict, play_trial
from cassino.rules.rules import Rules
from cassino.search.weights import weights_for
from cassino.texts import tell

LESSONS_PART = 0.4
"""The share of a generation's time for lessons; the trial gets the rest."""
FEWEST = 4
"""At least this many deals and packs are played, however short the time is."""
QUICK = 12
"""With more cards in the hands of a round, the heuristic bot plays the lessons, because the search bot is too slow."""
LIMIT = 1_000_000
TASK = 0
WorkersFor = Callable[[Any, Callable[[Any, int], Any]], Workers[Any]]
"""Makes workers for a task and the function that plays it."""


@dataclass(frozen=True)
class Plan:
    """What to train, and how long: by the clock, or by numbers, which give the same result everywhere."""

    rules: Rules
    players: int
    seed: int = 0
    generations: int = 2
    seconds: float | None = None
    lessons: int | None = None
    """Deals to learn from in each generation."""
    packs: int | None = None
    """The most packs of each trial."""
    bot: str = ""
    """The bot that plays the lessons."""
    opponent: str = ""
    """The bot that plays the trials, with both weights."""
    step: float = 0.15
    """A trial ends early once a margin of +step or of -step is accepted."""
    keeps_level: bool = False
    """Whether a candidate with any lead is kept, rather than only one that is ahead with certainty."""

    @property
    def teacher(self) -> str:
        """The bot that plays the lessons."""
        return self.bot or usual_teacher(self.rules, self.players)

    @property
    def rival(self) -> str:
        """The bot that plays the trials."""
        worlds = 8 if is_quick(self.rules, self.players) else 2
        return self.opponent or f"search:worlds={worlds}"


def usual_teacher(rules: Rules, players: int) -> str:
    """The search bot if it is quick enough, otherwise the heuristic bot."""
    return "search:worlds=4" if is_quick(rules, players) else "heuristic"


def is_quick(rules: Rules, players: int) -> bool:
    """Whether rounds are short enough for many searches."""
    return max(round_sizes(rules, players)) * players <= QUICK


@dataclass(slots=True)
class Generation:
    """The result of one generation. weights: the candidate's; start: the weights it was tried against."""

    lessons: int
    positions: int
    rounds: list[RoundFit]
    start: tuple[float, ...]
    weights: tuple[float, ...]
    verdict: TrialVerdict | None = None
    """None if there was nothing to try, because the game has no positions at the ends of rounds."""
    is_kept: bool = False


@dataclass(slots=True)
class TrainingCourse:
    """The result of a training."""

    plan: Plan
    generations: list[Generation] = field(default_factory=list)
    counts: Counts | None = None

    @property
    def winner(self) -> Generation | None:
        """The last generation that was kept."""
        return next((each for each in reversed(self.generations) if each.is_kept), None)


Progress = Callable[[str, int], None]


def train(plan: Plan, workers_for: WorkersFor, on_progress: Progress = lambda what, done: None) -> TrainingCourse:
    """Train by a plan. `on_progress` is called with the current stage and the number of deals or packs done."""
    course = TrainingCourse(plan, counts=Counts(plan.rules, plan.players))
    best = weights_for(plan.rules, plan.players)
    fit = Fit()
    for number in range(plan.generations):
        generation = _generation(course, fit, best, number, workers_for, on_progress)
        course.generations.append(generation)
        if generation.verdict is None:
            break
        if generation.is_kept:
            best = generation.weights
    return course


def _generation(
    course: TrainingCourse,
    fit: Fit,
    best: tuple[float, ...],
    number: int,
    workers_for: WorkersFor,
    on_progress: Progress,
) -> Generation:
    plan = course.plan
    # Separate random streams, so that changes in one part do not affect the others.
    lesson_seed, trial_seed = (Rng(plan.seed).split(2 * number + part).below(1 << 30) for part in (0, 1))
    lessons = _learn(
        course, fit, Lesson(plan.rules, plan.players, lesson_seed, plan.teacher, best), number, workers_for, on_progress
    )
    found = tuple(round(weight, 4) for weight in fit.weights(best))
    generation = Generation(lessons, fit.positions, fit.by_round(best), best, found)
    if found != best and any(each.round_no for each in generation.rounds):
        trial = Trial(plan.rules, plan.players, trial_seed, plan.rival, found, best)
        verdict = TrialVerdict(plan.step)
        generation.verdict = tried(trial, verdict, plan.packs, _seconds(plan), number + 1, workers_for, on_progress)
        generation.is_kept = generation.verdict.has_held if plan.keeps_level else generation.verdict.has_won
    return generation


def _learn(
    course: TrainingCourse, fit: Fit, lesson: Lesson, number: int, workers_for: WorkersFor, on_progress: Progress
) -> int:
    """Play lessons and count what is seen in them; returns their number."""
    plan, done = course.plan, 0
    with workers_for(lesson, play_lesson) as workers:
        for _, seen in in_order(workers, places(plan.lessons, _seconds(plan), LESSONS_PART)):
            fit.add(done, seen.rows)
            if course.counts:
                course.counts.add(seen)
            done += 1
            on_progress(tell("arena-train-lessons", number=number + 1), done)
    return done


def tried(
    trial: Trial,
    verdict: TrialVerdict,
    packs: int | None,
    seconds: float | None,
    number: int,
    workers_for: WorkersFor,
    on_progress: Progress,
) -> TrialVerdict:
    """Play a trial until it is decided, or no packs or no time are left. seconds: of the whole generation."""
    with workers_for(trial, play_trial) as workers:
        for _, pack in in_order(workers, places(packs, seconds, 1 - LESSONS_PART, verdict)):
            if not verdict.is_decided:
                verdict.add(pack)
                on_progress(
                    tell("arena-train-trying", number=number, mean=f"{verdict.margin.mean:+.2f}"), verdict.packs
                )
    return verdict


def _seconds(plan: Plan) -> float | None:
    """How long a generation may take."""
    return None if plan.seconds is None else plan.seconds / plan.generations


def places(
    most: int | None, seconds: float | None, part: float, verdict: TrialVerdict | None = None
) -> Iterator[tuple[int, int]]:
    """The numbers of deals or packs, while more are wanted. part: the share of the seconds of a generation."""
    deadline = None if seconds is None else monotonic() + seconds * part
    for number in count():
        if number >= (LIMIT if most is None else most) or (verdict and verdict.is_decided):
            return
        if number >= FEWEST and deadline is not None and monotonic() > deadline:
            return
        yield TASK, number
