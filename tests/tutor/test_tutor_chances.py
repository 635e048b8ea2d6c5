"""Clear chances to use a skill: taken, missed, not clear; and nothing hidden is looked at."""

import json

import msgspec
import pytest

from cassino.analysis.skills import Skill
from cassino.answers.tutor import example_of
from cassino.cards import cards_in
from cassino.engine.rng import Rng
from cassino.engine.view import sample, view
from cassino.lessons.filling import filled
from cassino.notation.move import parse_move
from cassino.notation.position_reader import parse_position
from cassino.rules.packs import format_card
from cassino.tutor.chances import Moment, TutorEffort, chances_at, moments_in
from cassino.tutor.contrasts import SEEING, contrasts
from tutored import lacking

SMALL = TutorEffort(12, 24)
HEAD = "casino_long 2 | turn A 9 | dealer B | round 2"
POSITIONS = {
    Skill.PAIRS: ("hand A AS 7C | table AD 4D KC QS", "AS x AD", "trail 7C"),
    Skill.SUMS: ("hand A 5C KD | table 2S 3H KH", "5C x 3H+2S", "trail KD"),
    Skill.SEVERAL_SETS: ("hand A 5C KD | table AS 4S 2S 3S KC", "5C x 4S+AS, 3S+2S", "5C x 3S+2S"),
    Skill.BUILDING: ("hand A 9S 4C AS | table 5D KH QC", "4C+5D = 9", "trail 4C"),
    Skill.ANSWERING_BUILDS: ("hand A 9C 2S QS | hand B 9D 3C | table KC [5S+4S=9 B@8]", "9C x [5S+4S]", "trail 2S"),
    Skill.LEAVING_SWEEPS: ("hand A JC 6D QD KS | table AD 2S", "trail JC", "trail 6D"),
    Skill.VALUABLE_CARDS: ("hand A 5C KD | table 2S 3H KH", "5C x 3H+2S", "KD x KH"),
}
"""A hand and a table, a move that takes the skill and the best one without it."""


def found(skill: Skill, text: str, move: str) -> list[bool]:
    """Whether a move takes a chance for a skill, once for each clear chance."""
    state = parse_position(filled(f"{HEAD} | {text}"))
    seen = view(state, state.turn)
    chances = chances_at(seen, parse_move(state, move), Rng(1), TutorEffort())
    return [chance.is_taken for chance in chances if chance.skill == skill]


@pytest.mark.parametrize("skill", POSITIONS)
def test_a_chance_is_taken_or_missed(skill: Skill) -> None:
    hand, taking, missing = POSITIONS[skill]
    assert found(skill, hand, taking) == [True]
    assert found(skill, hand, missing) == [False]


def test_a_move_that_is_worse_than_the_best_without_a_skill_says_nothing_about_it() -> None:
    hand, _, _ = POSITIONS[Skill.SUMS]
    assert found(Skill.SUMS, hand, "trail 5C") == []


def test_a_chance_that_brings_little_is_not_clear() -> None:
    # Either way the pair can be taken in this round.
    assert found(Skill.PAIRS, "hand A 10S 2C | table 10D 4D KC", "10S x 10D") == []
    assert found(Skill.SUMS, "hand A 9S 2C | table 5S KC", "trail 2C") == []


def test_who_does_not_count_sees_no_difference_between_two_trails() -> None:
    state = parse_position(filled(f"{HEAD} | hand A 8C QD | table 2D KC | pile A 8D 8H 8S", pile=3))
    seen = view(state, 0)
    counting = [each for each in contrasts(seen, list(seen.legal_moves)) if each.skill == Skill.COUNTING_CARDS]
    assert [(each.using, each.without) for each in counting] == [
        ((parse_move(state, "trail 8C"),), (parse_move(state, "trail QD"),))
    ]


def test_a_build_is_a_risk_if_others_may_hold_its_value() -> None:
    for pile, is_risky in (("", True), (" | pile A 9C 9D 9H", False)):
        state = parse_position(filled(f"{HEAD} | hand A 9S 4C | table 5D KH QC{pile}", pile=3))
        seen = view(state, 0)
        risks = [each.without for each in contrasts(seen, list(seen.legal_moves)) if each.skill == Skill.SAFE_BUILDS]
        assert risks == ([(parse_move(state, "4C+5D = 9"),)] if is_risky else [])


@pytest.mark.slow
def test_who_lacks_a_skill_misses_its_chances_and_takes_others() -> None:
    for skill in sorted(SEEING - {Skill.SEVERAL_SETS}):
        moments = list(moments_in(lacking(skill, 12), 0))
        of_skill = [moment.chance.is_taken for moment in moments if moment.chance.skill == skill]
        assert of_skill and not any(of_skill), skill
    whole = [moment.chance for moment in moments_in(lacking(None, 4), 0)]
    assert sum(chance.is_taken for chance in whole) > 0.8 * len(whole) > 10


def test_a_move_is_on_one_side_of_a_contrast() -> None:
    for state in lacking(None, 2).deals[0].states[:-1]:
        seen = view(state, state.turn)
        moves = list(seen.moves_up_to(100))
        for contrast in contrasts(seen, moves):
            assert set(contrast.using).isdisjoint(contrast.without)
            assert set(contrast.using + contrast.without) <= set(moves)


def test_other_hidden_cards_change_nothing() -> None:
    deal, rng = lacking(Skill.SUMS, 2).deals[0], Rng(5)
    for place, move in enumerate(deal.moves):
        state = deal.states[place]
        if state.turn:
            continue
        seen, other = view(state, 0), view(sample(view(state, 0), rng), 0)
        found_here, found_there = (chances_at(each, move, Rng(place), SMALL) for each in (seen, other))
        assert found_here == found_there
        for chance in found_here:
            first, second = (example_of(each, Moment(0, place, chance)) for each in (seen, other))
            assert first == second
            text = json.dumps(msgspec.to_builtins(first.view.table)) + json.dumps(msgspec.to_builtins(first.view.seats))
            hidden, pack = state.hand(1), state.rules.deck.pack
            assert not any(f'"{format_card(card, pack)}"' in text for card in cards_in(hidden))
