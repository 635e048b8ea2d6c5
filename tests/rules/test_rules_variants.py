"""The named variants against the table of what the rule texts say."""

import tomllib
from dataclasses import fields
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import yaml

from cassino import cards
from cassino.rules import Rules, format_rules, load_variant, options, variant_ids
from cassino.rules.options import Each, Enough, Most, Primiera
from cassino.rules.rulebook.end import deal_total
from cassino.rules.rules import IDENTITY, RECORDS

MATRIX: dict[str, dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("matrix.yaml").read_text())
FOLDER = files("cassino.rules.variants")


def expected(variant: str) -> dict[str, Any]:
    row = dict(MATRIX[variant])
    return expected(row.pop("like")) | row if "like" in row else row


def most(rules: Rules, of: str) -> Most:
    found = (item for item in rules.scoring.items if isinstance(item, Most) and item.of == of)
    return next(found, Most(of, 0))


def enough(rules: Rules) -> str:
    found = [item for item in rules.scoring.items if isinstance(item, Enough)]
    return ", ".join(f"{item.points} for {item.at_least} {item.of}" for item in found) or "no"


def worth(rules: Rules, text: str) -> int:
    """What one card scores in all."""
    card = cards.parse_card(text)
    each = [item for item in rules.scoring.items if isinstance(item, Each)]
    in_pack = options.pack_cards(rules.deck.pack)
    return sum(item.points for item in each if options.cards_of(item.of) & in_pack & 1 << card)


def spaced(word: str) -> str:
    return word.replace("_", " ")


def observed(rules: Rules) -> dict[str, Any]:
    return setup(rules) | play(rules) | piles(rules) | points(rules) | match(rules)


def setup(rules: Rules) -> dict[str, Any]:
    players, dealing = sorted(rules.seating.players), rules.dealing
    return {
        "pack": spaced(rules.deck.pack.value),
        "players": f"{players[0]}-{players[-1]}" if len(players) > 1 else str(players[0]),
        "sides": "solo" if rules.seating.sides is options.Sides.SOLO else "4p pairs",
        "partners": spaced(rules.seating.partners.value),
        "direction": "cw" if rules.seating.direction is options.Direction.CLOCKWISE else "ccw",
        "deal_passes": spaced(rules.seating.deal_passes.value),
        "round_leader": spaced(rules.seating.round_leader.value),
        "hand": dealing.hand,
        "table": dealing.table,
        "cut": dealing.cut,
        "redeal": spaced(dealing.redeal.value),
        "replenish": spaced(dealing.replenish.value),
        "leftover": spaced(dealing.leftover.value),
        "packet": dealing.packet,
        "peek_bottom": dealing.bottom_seen,
        "exposed_last": dealing.last_round_open,
    }


def play(rules: Rules) -> dict[str, Any]:
    capturing, building = rules.capturing, rules.building
    faces_count = rules.counting.faces is options.Faces.ELEVEN_TO_THIRTEEN
    return {
        "faces": "11-13" if faces_count else "rank",
        "ace": 1 if rules.counting.ace is options.Ace.ONE else "1 or 14",
        "same_face": "any" if faces_count else capturing.equal_faces.value,
        "combos": capturing.combinations.value,
        "pair_first": capturing.pair_first,
        "from_hand": spaced(capturing.from_hand.value),
        "at_most": capturing.hand_total_at_most,
        "tops": capturing.tops.value,
        "compulsion": spaced(capturing.compulsion.value),
        "build": spaced(building.source.value),
        "raise_whose": "any" if building.raised_by is options.By.ANYONE else spaced(building.raised_by.value),
        "raise_plus_sets": building.raise_with_sets,
        "join": "any" if building.joined_by is options.By.ANYONE else spaced(building.joined_by.value),
        "join_to_capture": building.joined_to_capture,
        "same_value": spaced(building.equal_value.value),
        "for_partner": spaced(building.for_partner.value),
        "request": building.partner_asks,
        "after_join": spaced(building.joiner.value),
        "build_limit": spaced(building.limit.value),
        "owner_trail": spaced(rules.trailing.owner.value),
        "owner_builds": spaced(rules.trailing.owner_builds.value),
        "insist": rules.calling.insist.value,
    }


def piles(rules: Rules) -> dict[str, Any]:
    piling = rules.piling
    return {
        "pile": piling.face.value,
        "pile_of": piling.of.value,
        "pile_order": spaced(piling.order.value),
        "pictures_below": piling.pictures_below,
        "steal": piling.stolen.value,
        "residue": spaced(piling.residue.value),
    }


def points(rules: Rules) -> dict[str, Any]:
    sweeping = rules.sweeping
    return {
        "sweep": sweeping.points,
        "large_sweep": f"{sweeping.large_points} from {sweeping.large_from}" if sweeping.large_from else "no",
        "first_sweep": sweeping.first_play_points,
        "sweep_cancel": spaced(sweeping.cancelling.value),
        "last_sweep": sweeping.last_play,
        "victim_plays": sweeping.victim_plays,
        "cards": most(rules, "cards").points,
        "spades": most(rules, "spades").points,
        "diamonds": most(rules, "diamonds").points,
        "enough": enough(rules),
        "cards_from": most(rules, "cards").at_least,
        "spades_from": most(rules, "spades").at_least,
        "d10": worth(rules, "10D"),
        "s2": worth(rules, "2S"),
        "sj": worth(rules, "JS"),
        "d7": worth(rules, "7D"),
        "fives": worth(rules, "5C"),
        "aces": worth(rules, "AC"),
        "each_spade": worth(rules, "6S"),
        "primiera": sum(item.points for item in rules.scoring.items if isinstance(item, Primiera)),
        "tie": spaced(rules.scoring.ties.value),
        "total": deal_total(rules),
    }


def match(rules: Rules) -> dict[str, Any]:
    calling, ending = rules.calling, rules.ending
    return {
        "last_call": spaced(calling.last_round.value),
        "claims": spaced(calling.claim.value),
        "orange": calling.orange.value,
        "enforcement": calling.enforcement.value,
        "target": 0 if ending.deals else ending.target,
        "deals": ending.deals,
        "several": ending.several.value.split("_")[0],
        "endgame": spaced(ending.near_target.value),
        "level": spaced(ending.level.value),
        "finish": spaced(ending.finish.value),
        "double_game": ending.double_game,
        "source": rules.source,
    }


def test_the_table_has_every_variant() -> None:
    assert sorted(MATRIX) == sorted(variant_ids())


@pytest.mark.parametrize("variant", MATRIX)
def test_every_option_is_as_the_texts_have_it(variant: str) -> None:
    assert observed(load_variant(variant)) == expected(variant)


@pytest.mark.parametrize("variant", MATRIX)
def test_a_variant_is_sound_and_says_who_it_is(variant: str) -> None:
    rules = load_variant(variant)
    assert rules.problems() == ()
    assert rules.id == variant
    assert rules.title
    assert rules.summary
    assert rules.source
    assert rules.aliases


def test_titles_are_different() -> None:
    titles = [load_variant(variant).title for variant in MATRIX]
    assert len(set(titles)) == len(titles)


def test_every_name_means_one_variant() -> None:
    names = [name for variant in MATRIX for name in (variant, *load_variant(variant).aliases)]
    assert len(set(names)) == len(names)
    for variant in MATRIX:
        for alias in load_variant(variant).aliases:
            assert load_variant(alias) is load_variant(variant)


@pytest.mark.parametrize(("name", "variant"), [("Casino", "casino_long"), ("royal casino", "royal_north_american")])
def test_names_are_understood_as_people_write_them(name: str, variant: str) -> None:
    assert load_variant(name).id == variant


def test_parents_come_before_their_children() -> None:
    seen = {""}
    for variant in variant_ids():
        assert load_variant(variant).parent in seen
        seen.add(variant)


def tree(variant: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{variant}.toml").read_text("utf-8"))


@pytest.mark.parametrize("variant", sorted(set(MATRIX) - {"casino_long"}))
def test_a_child_says_only_what_differs(variant: str) -> None:
    differences = tomllib.loads(format_rules(load_variant(variant)))
    file = tree(variant)
    assert "id" not in file
    assert {name: set(file[name]) for name in RECORDS if name in file} == {
        name: set(differences[name]) for name in RECORDS if name in differences
    }


def test_the_common_ancestor_says_everything() -> None:
    file = tree("casino_long")
    assert {name: set(file[name]) for name in RECORDS} == {
        name: {part.name for part in fields(kind)} for name, kind in RECORDS.items()
    }
    assert "parent" not in file
    assert set(file) - set(RECORDS) <= set(IDENTITY)
