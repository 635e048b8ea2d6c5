"""A bot with two sets of weights plays against itself on the same cards."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from cassino.arena.contest import SideRotation, seatings
from cassino.arena.estimate import DIGITS, Estimate, estimate, with_less_luck
from cassino.arena.luck import TERMS, Luck
from cassino.arena.sprt import Sprt
from cassino.arena.table import play_deal
from cassino.engine.dealing import deal, shuffled
from cassino.engine.rng import Rng
from cassino.engine.tables import tables_for
from cassino.lab.training.lessons import PATIENCE, weighted
from cassino.rules.rules import Rules

MOST_SIDES = 3
"""With more sides, the candidate gets one side at a time, to keep packs short."""
SURE = 1.645
"""A candidate wins when it is this many standard errors ahead: 95 % certainty."""
ENOUGH = 20
"""With fewer packs, nothing is decided."""


@dataclass(frozen=True, slots=True)
class Trial:
    """Which bot plays which rules, and with which weights; the candidate's come first."""

    rules: Rules
    players: int
    seed: int
    bot: str
    first: tuple[float, ...]
    second: tuple[float, ...]


@dataclass(slots=True)
class TrialPack:
    """The mean margin of the candidate in the deals of one pack, and the luck in them."""

    margin: float
    deals: int
    luck: list[float] = field(default_factory=list)


def play_trial(trial: Trial, number: int) -> TrialPack:
    """All deals of one pack."""
    sides = tables_for(trial.rules, trial.players).side_count
    chosen = seatings(sides, SideRotation.ALL if sides <= MOST_SIDES else SideRotation.ONE)
    played = [_play(trial, number, is_first) for is_first in chosen]
    luck = [fmean(terms[place] for _, terms in played) for place in range(len(TERMS))]
    return TrialPack(fmean(margin for margin, _ in played), len(played), luck)


def _play(trial: Trial, number: int, is_first: Sequence[bool]) -> tuple[float, list[float]]:
    rng = Rng(trial.seed).split(number)
    order = shuffled(trial.rules, rng)
    sides = len(is_first)
    bots = [
        weighted(trial.bot, rng.sealed(seat), trial.first if is_first[seat % sides] else trial.second)
        for seat in range(trial.players)
    ]
    firsts = sum(is_first)
    shares = [1 / firsts if first else -1 / (sides - firsts) for first in is_first]
    state = deal(trial.rules, trial.players, number % trial.players, order)
    luck = Luck(state, shares)
    points = play_deal(state, bots, PATIENCE, luck.watch).points
    return sum(share * each for share, each in zip(shares, points, strict=True)), luck.terms


class TrialVerdict:
    """How the candidate is doing, pack after pack."""

    def __init__(self, step: float) -> None:
        """step: the trial ends as soon as one of the margins -step and +step is accepted."""
        self._packs: list[TrialPack] = []
        self._test = Sprt(-step, step)

    def add(self, pack: TrialPack) -> None:
        """Count one more pack."""
        self._packs.append(pack)
        self._test.add(pack.margin)

    @property
    def is_decided(self) -> bool:
        """Whether no more packs are needed."""
        return self._test.accepted is not None

    @property
    def packs(self) -> int:
        """How many were played."""
        return len(self._packs)

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return sum(pack.deals for pack in self._packs)

    @property
    def margin(self) -> Estimate:
        """The candidate's margin in points per deal, with less luck if that helps."""
        margins = [pack.margin for pack in self._packs]
        return with_less_luck(margins, [pack.luck for pack in self._packs]) or estimate(margins)

    @property
    def has_won(self) -> bool:
        """Whether the candidate is better with sufficient certainty."""
        return self.packs >= ENOUGH and self.margin.mean > SURE * self.margin.standard_error

    @property
    def has_held(self) -> bool:
        """Whether the candidate is at least not behind."""
        return self.packs >= ENOUGH and self.margin.mean >= 0

    def as_json(self) -> dict[str, object]:
        """Plain values."""
        return {"deals": self.deals, **self.margin.as_json(), "llr": round(self._test.llr, DIGITS)}
