"""The leader's cut as a choice: where the table cards are taken from the shuffled pack. 002:21"""

import pytest

from cassino.cards import card_set
from cassino.engine.dealing import is_refused
from cassino.engine.match import Match, MatchError, repeat
from cassino.rules import Rules, load_variant
from cassino.rules.options import OPTIONS

SWAZI = load_variant("swazi")


def chosen(rules: Rules = SWAZI) -> Rules:
    return OPTIONS["dealing.leader_cuts"].changed(rules, True)


def test_each_place_cuts_other_cards_out_of_the_same_pack() -> None:
    match = Match(chosen(), 4, seed=3)
    assert match.cut_places == range(49)
    packs = set()
    for place in (0, 10, 20):
        match.cut(place)
        order = match.deal.order
        assert match.state.loose == card_set(order[:4])
        assert not is_refused(match.rules, match.state.loose).is_refused
        packs.add(order[4 : place + 4] + order[:4] + order[place + 4 :])
    assert len(packs) == 1 and Match(SWAZI, 4, seed=3).deal.order in packs


def test_a_refused_cut_is_repeated() -> None:
    for seed in range(40):
        match = Match(chosen(), 3, seed)
        for place in range(0, 49, 7):
            match.cut(place)
            assert not is_refused(match.rules, match.state.loose).is_refused


def test_the_cut_belongs_to_the_record_and_comes_before_the_first_play() -> None:
    match = Match(chosen(), 4, seed=5)
    match.cut(17)
    again = Match(match.rules, 4, seed=5)
    repeat(again, match.record(), 5)
    assert again.state == match.state
    with pytest.raises(MatchError, match="You can cut 0 to 48 cards"):
        match.cut(49)
    match.play(match.legal_moves[0])
    with pytest.raises(MatchError, match="nothing to cut"):
        match.cut(3)
    with pytest.raises(MatchError, match="nothing to cut"):
        Match(SWAZI, 4).cut(3)
