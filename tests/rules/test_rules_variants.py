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
from cassino.rules.options import Each, Most
from cassino.rules.rulebook.end import deal_total
from cassino.rules.rules import IDENTITY, RECORDS

MATRIX: dict[str, dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("matrix.yaml").read_text())
FOLDER = files("cassino.rules.variants")


def expected(variant: str) -> dict[str, Any]:
    row = dict(MATRIX[variant])
    return expected(row.pop("like")) | row if "like" in row else row


def most(rules: Rules, of: str) -> Most:
    return next(item for item in rules.scoring.items if isinstance(item, Most) and item.of == of)


def worth(rules: Rules, text: str) -> int:
    """What one card scores in all."""
    card = cards.parse_card(text)
    each = [item for item in rules.scoring.items if isinstance(item, Each)]
    return sum(item.points for item in each if options.cards_of(item.of) >> card & 1)


def observed(rules: Rules) -> dict[str, Any]:
    players = sorted(rules.seating.players)
    faces_count = rules.counting.faces is options.Faces.ELEVEN_TO_THIRTEEN
    plain_spade = worth(rules, "5S")
    return {
        "players": f"{players[0]}-{players[-1]}" if len(players) > 1 else str(players[0]),
        "sides": "solo" if rules.seating.sides is options.Sides.SOLO else "4p pairs",
        "partners": rules.seating.partners.value.replace("_", " "),
        "direction": "cw" if rules.seating.direction is options.Direction.CLOCKWISE else "ccw",
        "hand": rules.dealing.hand,
        "table": rules.dealing.table,
        "replenish": rules.dealing.replenish.value,
        "packet": rules.dealing.packet,
        "faces": "11-13" if faces_count else "rank",
        "ace": 1 if rules.counting.ace is options.Ace.ONE else "1 or 14",
        "same_face": "any" if faces_count else rules.capturing.equal_faces.value,
        "build": rules.building.source.value,
        "raise_whose": "any" if rules.building.raised_by is options.By.ANYONE else rules.building.raised_by.value,
        "raise_plus_sets": rules.building.raise_with_sets,
        "join": "any" if rules.building.joined_by is options.By.ANYONE else rules.building.joined_by.value,
        "same_value": rules.building.equal_value.value,
        "owner_trail": rules.trailing.owner.value,
        "pile": rules.piling.face.value,
        "residue": rules.piling.residue.value.replace("_", " "),
        "last_call": rules.calling.last_round.value.replace("_", " "),
        "claims": rules.calling.claim.value.replace("_", " "),
        "sweep": rules.sweeping.points,
        "cards": most(rules, "cards").points,
        "spades": most(rules, "spades").points,
        "cards_from": most(rules, "cards").at_least,
        "spades_from": most(rules, "spades").at_least,
        "d10": worth(rules, "10D"),
        "s2": worth(rules, "2S"),
        "sj": worth(rules, "JS"),
        "aces": worth(rules, "AC"),
        "each_spade": plain_spade,
        "tie": rules.scoring.ties.value,
        "total": deal_total(rules),
        "target": rules.ending.target,
        "several": rules.ending.several.value.split("_")[0],
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
