"""Contradictions between options."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

import cassino
from cassino.rules import Rules, RulesError, format_rules, load_variant, parse_rules, variant_ids
from cassino.rules.options import Direction, Sides
from cassino.rules.sharing import rules_from_code, share_code
from strategies import random_rules

HEAD = 'title = "Ours"\nparent = "casino"\n'


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("[dealing]\nhand = 0", ["dealing.hand"]),
        ("[dealing]\ntable = -4", ["dealing.table"]),
        ("[dealing]\npacket = 0", ["dealing.packet"]),
        ("[dealing]\npacket = 5", ["dealing.packet"]),
        ("[dealing]\nhand = 5", ["dealing.hand"] * 3),
        ("[dealing]\nhand = 12\ntable = 6", ["dealing.hand"] * 4),
        ('[deck]\npack = "no_pictures_40"', ["dealing.hand"] * 2),
        ('[dealing]\nreplenish = "draw"\ntable = 5\n[calling]\nlast_round = "silent"', ["dealing.hand"] * 3),
        ("[seating]\nplayers = []", ["seating.players"]),
        ("[seating]\nplayers = [4, 7]", ["seating.players"]),
        ("[seating]\nplayers = [4, 4]", ["seating.players"]),
        ('[seating]\nplayers = [3]\nsides = "pairs_of_four"', ["seating.sides"]),
        ("[ending]\ntarget = 0", ["ending.target"]),
        ("[ending]\ntarget = 1001", ["ending.target"]),
        ("[sweeping]\npoints = -1", ["sweeping.points"]),
        ('[calling]\nclaim = "count_out"\nfalse_claim_points = 1', ["calling.false_claim_points"]),
        ("[calling]\nfalse_claim_points = -5", ["calling.false_claim_points"]),
        ("[scoring]\nitems = []", ["scoring.items"]),
        ('[scoring]\nitems = [{ each = "aces", points = 0 }]', ["scoring.items[1].points"]),
        ('[scoring]\nitems = [{ each = "aces", points = 1 }, { each = "aces", points = 2 }]', ["scoring.items[2]"]),
        ('[scoring]\nitems = [{ most = "aces", points = 1, at_least = 5 }]', ["scoring.items[1].at_least"]),
        ('[ending]\nseveral = "priority_count"', ["scoring.items[5]"]),
        ('[building]\nsource = "none"\nequal_value = "coexist"\njoined_by = "nobody"', ["building.joined_by"]),
        ('[building]\nsource = "none"\nequal_value = "coexist"\n[trailing]\nowner = "free"', ["trailing.owner"]),
        ('[building]\nraised_by = "nobody"\nraise_with_sets = false', ["building.raise_with_sets"]),
        ('[seating]\nsides = "solo"\npartners = "first_two_aces"', ["seating.partners"]),
        ('[seating]\nplayers = [2]\nsides = "solo"\ndirection = "counterclockwise"', ["seating.direction"]),
        ('[counting]\nfaces = "eleven_to_thirteen"\n[capturing]\nequal_faces = "any"', ["capturing.equal_faces"]),
        ('[dealing]\nreplenish = "draw"\n[calling]\nlast_round = "last"', ["calling.last_round"]),
        ("aliases = ['Big House']", ["aliases"]),
    ],
)  # fmt: skip
def test_a_contradiction_is_found(text: str, places: list[str]) -> None:
    with pytest.raises(RulesError) as caught:
        parse_rules(HEAD + text)
    assert sorted(problem.where for problem in caught.value.problems) == places


@pytest.mark.parametrize("variant", variant_ids())
def test_a_copy_for_two_players_needs_no_further_lines(variant: str) -> None:
    """Sides, partners and the direction have no effect then; the rules say nothing about them."""
    parent = load_variant(variant)
    even = "[dealing]\ntable = 0\n" if parent.dealing.table == 1 else ""
    rules = parse_rules(f'title = "For two"\nparent = "{variant}"\n[seating]\nplayers = [2]\n{even}')
    assert rules.problems() == () and rules.seating.sides is Sides.SOLO
    assert rules.seating.direction is Direction.CLOCKWISE
    assert parse_rules(format_rules(rules)) == rules
    shared = rules_from_code(share_code(rules))
    assert replace(shared, id=rules.id) == rules
    assert cassino.load(cassino.Match(rules, players=2, seed=1).save()).rules == rules


def test_what_is_named_is_not_changed_silently() -> None:
    with pytest.raises(RulesError, match="has no effect"):
        parse_rules(HEAD + '[seating]\nplayers = [2]\ndirection = "counterclockwise"')


def test_several_contradictions_are_found_together() -> None:
    with pytest.raises(RulesError) as caught:
        parse_rules("[ending]\ntarget = 0\n[sweeping]\npoints = -1\n[scoring]\nitems = []", "No Name")
    found = {problem.where for problem in caught.value.problems}
    assert found == {"id", "title", "ending.target", "sweeping.points", "scoring.items"}


def test_a_pack_without_pictures_has_no_kings() -> None:
    text = '[deck]\npack = "no_pictures_40"\n[dealing]\nhand = 3\n[scoring]\nitems = [{ each = "KS", points = 1 }]'
    with pytest.raises(RulesError, match="The pack no_pictures_40 has no KS"):
        parse_rules(HEAD + text)


def test_more_items_than_the_engine_counts() -> None:
    items = ", ".join(f'{{ each = "{rank}{suit}", points = 1 }}' for suit in "CD" for rank in range(2, 11))
    more = ", ".join(f'{{ each = "{rank}S", points = 1 }}' for rank in range(2, 9))
    with pytest.raises(RulesError, match="There are 25 entries"):
        parse_rules(f"{HEAD}[scoring]\nitems = [{items}, {more}]")


@settings(max_examples=60)
@given(random_rules())
def test_random_rules_are_sound(rules: Rules) -> None:
    assert rules.problems() == ()
