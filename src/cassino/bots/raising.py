"""The danger that an opponent changes the value of a build."""

from typing import TYPE_CHECKING

from cassino.engine.counting import set_count
from cassino.engine.state import Build
from cassino.rules.options import By

if TYPE_CHECKING:
    from cassino.bots.appraisal import Appraisal


def chance_of_raise(appraisal: "Appraisal", build: Build, seat: int) -> float:
    """The chance that a seat holds two cards that raise a build."""
    holding = appraisal.holdings[seat]
    if holding is None or not _may_raise(appraisal, build, seat):
        return 0.0
    numbers = appraisal.state.tables.numbers
    chance = 0.0
    for value in range(build.value + 1, appraisal.reach.top + 1):
        step = appraisal.cards_counting(value - build.value) & numbers
        chance += holding.chance_of_both(step, appraisal.cards_counting(value) & numbers & ~step)
    return min(1.0, chance)


def _may_raise(appraisal: "Appraisal", build: Build, seat: int) -> bool:
    raised_by = appraisal.state.rules.building.raised_by
    owned = build.owner == seat
    if raised_by is By.NOBODY or (owned and raised_by is not By.ANYONE) or raised_by is By.OWN_SIDE:
        return False
    return set_count(build.cards, build.value) == 1
