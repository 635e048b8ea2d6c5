"""The posterior of a skill, the order of skills, the words of tips, and which rules stay silent."""

import re
from itertools import product

import pytest
from hypothesis import given, strategies as st

from cassino.analysis.skills import Skill
from cassino.engine.move import PASS, Move
from cassino.lessons.lesson import COURSE
from cassino.texts.catalog import Style, say
from cassino.texts.message import Message
from cassino.tutor import tip as tips
from cassino.tutor.chances import Chance, Moment
from cassino.tutor.course import LESSONS, PREREQUISITES, State, state_of
from cassino.tutor.measured import (
    FEWEST_NAMED,
    LEAST_PRECISION,
    Measured,
    format_measured,
    measured,
    parse_measured,
    spoken,
)
from cassino.tutor.posterior import NOTHING, Posterior, posteriors
from cassino.tutor.tip import MOST_WORDS, before, tip_of, weakest

ALL = frozenset(Skill)
SHARES = st.floats(0.05, 0.95)
COUNTS = st.integers(0, 40)


def moments(skill: Skill, *taken: bool, gap: float = 1.0) -> list[Moment]:
    move = Move(PASS, 0)
    return [Moment(0, place, Chance(skill, each, gap + place, move)) for place, each in enumerate(taken)]


@given(COUNTS, COUNTS, SHARES, SHARES)
def test_a_posterior_is_a_distribution(taken: int, missed: int, one: float, other: float) -> None:
    posterior = Posterior(taken, missed)
    low, high = sorted((one, other))
    assert -1e-9 <= posterior.chance_below(low) <= posterior.chance_below(high) + 1e-9 <= 1 + 2e-9
    assert posterior.with_chance(True).mean > posterior.mean > posterior.with_chance(False).mean
    assert posterior.with_chance(True).chance_below(low) <= posterior.chance_below(low) + 1e-9
    assert not (posterior.is_weak and posterior.is_strong)


@given(SHARES)
def test_before_the_first_chance_every_share_is_as_likely(share: float) -> None:
    assert NOTHING.chance_below(share) == pytest.approx(share)
    assert state_of(NOTHING) is State.UNSEEN


def test_the_states_of_a_skill() -> None:
    assert state_of(Posterior(2, 0)) is State.UNSEEN
    assert state_of(Posterior(5, 0)) is State.STRONG
    assert state_of(Posterior(1, 4)) is State.GROWING


def test_every_skill_has_its_place_and_its_lesson() -> None:
    assert set(PREREQUISITES) == set(LESSONS) == ALL
    assert set(LESSONS.values()) <= set(COURSE)
    order = list(Skill)
    for skill in Skill:
        assert skill not in before(skill)
        assert all(order.index(each) < order.index(skill) for each in before(skill))


@given(st.dictionaries(st.sampled_from(Skill), st.builds(Posterior, COUNTS, COUNTS)), st.sets(st.sampled_from(Skill)))
def test_what_is_named_is_weak_and_nothing_before_it_is(some: dict[Skill, Posterior], allowed: set[Skill]) -> None:
    known = {**dict.fromkeys(Skill, NOTHING), **some}
    named = weakest(known, allowed)
    if named is None:
        first = [skill for skill in Skill if known[skill].is_weak and not any(known[b].is_weak for b in before(skill))]
        assert allowed.isdisjoint(first)
        return
    assert named in allowed and known[named].is_weak
    assert not any(known[each].is_weak for each in before(named))


def test_the_tip_shows_the_dearest_chance_of_the_latest_match_that_missed_one() -> None:
    matches = [moments(Skill.SUMS, True), moments(Skill.SUMS, False, False), moments(Skill.SUMS, False, False, gap=9.0)]
    tip = tip_of(matches, ALL)
    assert tip is not None
    assert (tip.skill, tip.match, tip.moment.place, tip.lesson) == (Skill.SUMS, 1, 1, "sum")
    assert tip.words == Message("tip-sums", {"missed": 4, "chances": 5})


def test_pairs_come_before_sums() -> None:
    weak = [*moments(Skill.SUMS, *[False] * 9), *moments(Skill.PAIRS, *[False] * 5)]
    tip = tip_of([weak], ALL)
    assert tip is not None and tip.skill is Skill.PAIRS


def test_nothing_clear_means_silence() -> None:
    assert tip_of([], ALL) is None
    assert tip_of([moments(Skill.SUMS, False, False)], ALL) is None
    assert tip_of([moments(Skill.SUMS, False, False, False, *[True] * 9)], ALL) is None


def test_a_rule_that_is_not_precise_stays_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [moments(Skill.SUMS, *[False] * 5)]
    monkeypatch.setattr(tips, "spoken", lambda: frozenset({Skill.SUMS}))
    assert tip_of(matches) is not None
    monkeypatch.setattr(tips, "spoken", lambda: ALL - {Skill.SUMS})
    assert tip_of(matches) is None


@given(st.integers(0, 50), st.integers(0, 50), st.integers(0, 50), st.integers(0, 50))
def test_which_rules_speak(named: int, right: int, checked: int, agreed: int) -> None:
    row = Measured(0.0, 0.0, named, min(right, named), checked, min(agreed, checked))
    assert row.speaks == (named >= FEWEST_NAMED and min(row.precision, row.agreement) >= LEAST_PRECISION)
    assert parse_measured(format_measured({Skill.SUMS: row})) == {Skill.SUMS: row}


def test_the_measured_numbers_are_those_of_all_skills() -> None:
    assert set(measured()) == ALL
    assert spoken() == {skill for skill, row in measured().items() if row.speaks}
    assert spoken()


def test_a_tip_has_at_most_45_words() -> None:
    for skill, style in product(Skill, Style):
        message = Message(f"tip-{skill.replace('_', '-')}", {"missed": 999, "chances": 1000})
        assert 5 < len(re.findall(r"\S+", say(message, (), style))) <= MOST_WORDS


def test_posteriors_count_each_skill() -> None:
    chances = [each.chance for each in moments(Skill.SUMS, True, False, True)]
    assert posteriors(chances)[Skill.SUMS] == Posterior(2, 1)
    assert posteriors(chances)[Skill.PAIRS] == NOTHING
