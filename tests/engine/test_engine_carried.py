"""Points of a tied majority are added to the next deal's (B21)."""

import pickle
from itertools import count
from random import Random

import pytest

from cassino import Match, load
from cassino.engine.match import match_at
from cassino.engine.scoring import carried_after, points_of, score_deal
from cassino.notation.position import format_position, parse_position
from cassino.rules import Rules, parse_rules
from cassino.rules.options import Most
from cassino.rules.sharing import rules_from_code, share_code
from playouts import random_move

CARRIED = parse_rules('title = "Carried"\nparent = "casino_long"\n[scoring]\nties = "carried"\n[ending]\ntarget = 40')


def tied(rules: Rules = CARRIED) -> Match:
    """A match whose first deal has just ended with a tie for most cards or most spades."""

    for seed in count():
        match, random = Match(rules, 2, seed=seed), Random(seed)
        while not match.deal_over:
            match.play(random_move(match.state, random))
        if match.carried and not match.is_over:
            return match
    raise AssertionError


@pytest.fixture(scope="module")
def match() -> Match:
    found = tied()
    found.next_deal()
    return found


def test_what_nobody_scored_is_worth_more_in_the_next_deal(match: Match) -> None:
    before, state = match.deals[0].states[-1], match.state
    lines = score_deal(before).lines
    items = CARRIED.scoring.items
    expected = tuple(
        item.points if name.startswith("most_") and not any(line.points) else 0
        for item, name, line in zip(items, [line.name for line in lines], lines, strict=False)
    )
    assert state.rules.carried == expected and any(expected)
    assert match.rules == CARRIED and not match.rules.carried
    on = load(match.save())
    random = Random(1)
    while not on.deal_over:
        on.play(random_move(on.state, random))
    counted = score_deal(on.state)
    assert points_of(on.state) == counted.points
    for line, item, more in zip(counted.lines, items, expected, strict=False):
        if isinstance(item, Most):
            assert sum(line.points) in (0, item.points + more)


def test_points_go_on_until_somebody_scores_them() -> None:
    match = tied()
    first = match.carried
    place = next(number for number, points in enumerate(first) if points)
    counted = match.deal_score
    assert counted
    assert carried_after(CARRIED.with_carried(first), counted)[place] == 2 * first[place]
    line = counted.lines[place]._replace(points=(3, 0))
    won = counted._replace(lines=(*counted.lines[:place], line, *counted.lines[place + 1 :]))
    after = carried_after(CARRIED.with_carried(first), won)
    assert not after or after[place] == 0


def test_records_positions_and_pickles_keep_what_is_carried(match: Match) -> None:
    kept = load(match.save())
    assert kept == match and kept.state.rules.carried == match.state.rules.carried
    text = format_position(match.state)
    assert " | carried " in text
    again = parse_position(text, CARRIED)
    assert again == match.state and again.rules.carried == match.state.rules.carried
    assert pickle.loads(pickle.dumps(match.state)).rules.carried == match.state.rules.carried
    assert match_at(again).rules == CARRIED


def test_a_match_that_begins_with_such_a_position_can_be_kept(match: Match) -> None:
    begun = Match.from_position(format_position(match.state), rules=CARRIED)
    assert begun.rules == CARRIED and begun.state.rules.carried
    assert load(begun.save()).state.rules.carried == begun.state.rules.carried


def test_back_to_the_deal_before_and_on_again(match: Match) -> None:
    carried = match.state.rules.carried
    again = load(match.save())
    move = again.back()
    assert not again.state.rules.carried
    again.play(move)
    again.next_deal()
    assert again.state.rules.carried == carried


def test_a_code_has_only_the_rules(match: Match) -> None:
    assert share_code(match.state.rules) == share_code(CARRIED)
    assert not rules_from_code(share_code(match.state.rules)).carried


def test_only_as_many_items_as_there_are_can_be_carried() -> None:
    text = format_position(tied().state).replace("| score", "| carried 1 1 1 1 1 1 1 | score")
    with pytest.raises(ValueError, match="5 scoring items"):
        parse_position(text + " | carried 1 1 1 1 1 1 1" if "carried" not in text else text, CARRIED)


def test_nothing_carried_is_the_same_however_it_is_written() -> None:
    state = Match(CARRIED, 2, 1).state
    again = parse_position(format_position(state) + " | carried 0 0 0 0 0", CARRIED)
    assert again == state and again.rules == CARRIED and not again.rules.carried
