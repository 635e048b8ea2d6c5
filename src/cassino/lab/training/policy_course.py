"""Training of the policy: decisions of self-play, a fit to them, and a trial against the weights so far."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cassino.arena.workers import in_order
from cassino.engine.rng import Rng
from cassino.lab.training.course import LESSONS_PART, Progress, WorkersFor, places, tried
from cassino.lab.training.decisions import Decision, Sitting, play_sitting
from cassino.lab.training.lessons import POLICY
from cassino.lab.training.policy_fit import fitted
from cassino.lab.training.trial import Trial, TrialVerdict
from cassino.rules.rules import Rules
from cassino.search.policy import FEATURE_NAMES
from cassino.search.weights import policy_weights_for
from cassino.texts import tell


@dataclass(frozen=True)
class PolicyPlan:
    """What to train, and how long: by the clock, or by numbers, which give the same result everywhere.

    lessons: deals to learn from. packs: the most packs of the trial. step, keeps_level: as in `Plan`.
    """

    rules: Rules
    players: int
    seed: int = 0
    seconds: float | None = None
    lessons: int | None = None
    packs: int | None = None
    step: float = 0.1
    keeps_level: bool = False


@dataclass(frozen=True, slots=True)
class PolicyCourse:
    """The result. start: the weights that the new ones were tried against."""

    plan: PolicyPlan
    lessons: int
    decisions: int
    start: tuple[float, ...]
    weights: tuple[float, ...]
    verdict: TrialVerdict

    @property
    def is_kept(self) -> bool:
        """Whether the new weights are better with certainty, or level if that is enough."""
        return self.verdict.has_held if self.plan.keeps_level else self.verdict.has_won

    @property
    def command(self) -> str:
        """The command that plays the same deals again, without a clock."""
        plan = self.plan
        return (
            f"cassino train {plan.rules.id} --policy --players {plan.players} --seed {plan.seed} "
            f"--lessons {self.lessons} --packs {self.verdict.packs}" + (" --level" if plan.keeps_level else "")
        )

    def section(self, origin: Mapping[str, object]) -> dict[str, Any]:
        """What a file of weights says of it. origin: what is told of the machine that trained."""
        training = {
            **origin,
            "lessons": self.lessons,
            "decisions": self.decisions,
            "against": list(self.start),
            **self.verdict.as_json(),
            "again": self.command,
        }
        return {"weights": dict(zip(FEATURE_NAMES, self.weights, strict=True)), "training": training}


def train_policy(plan: PolicyPlan, workers_for: WorkersFor, on_progress: Progress) -> PolicyCourse:
    """Train by a plan; the lessons are played with the weights so far."""
    start = policy_weights_for(plan.rules, plan.players)
    # Separate random streams, so that changes in one part do not affect the other.
    lesson_seed, trial_seed = (Rng(plan.seed).split(part).below(1 << 30) for part in (0, 1))
    decisions, lessons = list[Decision](), 0
    sitting = Sitting(plan.rules, plan.players, lesson_seed, start)
    with workers_for(sitting, play_sitting) as workers:
        for _, found in in_order(workers, places(plan.lessons, plan.seconds, LESSONS_PART)):
            decisions += found
            lessons += 1
            on_progress(tell("arena-train-lessons", number=1), lessons)
    weights = fitted(decisions, start)
    trial = Trial(plan.rules, plan.players, trial_seed, POLICY, weights, start)
    verdict = tried(trial, TrialVerdict(plan.step), plan.packs, plan.seconds, 1, workers_for, on_progress)
    return PolicyCourse(plan, lessons, len(decisions), start, weights, verdict)
