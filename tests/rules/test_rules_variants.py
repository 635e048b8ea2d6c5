"""The named variants. The first 33 are compared with a table that was made from the rule texts (matrix.yaml)."""

import copy
import pickle
import tomllib
from collections import Counter
from dataclasses import asdict, is_dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import yaml

from cassino import cards
from cassino.book.facts import deal_total
from cassino.rules import Rules, format_rules, load_variant, options, variant_ids
from cassino.rules.options import RECORDS, RULE_OPTIONS, Each, Enough, Most, Option, Primiera
from strategies import with_option

MATRIX: dict[str, dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("matrix.yaml").read_text())
FOLDER = files("cassino.rules.variants")
LONGEST_SHORT = 24
LONGEST_SUMMARY = 120
DEFAULTS: dict[str, Any] = {
    option.key: list(option.default) if isinstance(option.default, tuple) else option.default
    for option in RULE_OPTIONS
    if option.key != "scoring.items"
}


def expected(variant: str) -> dict[str, Any]:
    """The row of a variant; what it does not say is as in the row it is like, in the end at its default."""
    row = dict(MATRIX[variant])
    return (expected(row.pop("like")) if "like" in row else DEFAULTS) | row


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
    in_pack = rules.deck.cards
    return sum(item.points for item in each if options.cards_of(item.of) & in_pack & 1 << card)


def plain(value: Any) -> Any:
    """A value as it stands in the matrix."""
    if isinstance(value, tuple):
        return [asdict(each) if is_dataclass(each) else each for each in value]
    return getattr(value, "value", value)


def observed(rules: Rules) -> dict[str, Any]:
    options = {option.key: plain(option.of(rules)) for option in RULE_OPTIONS if option.key != "scoring.items"}
    return options | points(rules) | {"source": rules.source}


def points(rules: Rules) -> dict[str, Any]:
    """What the items come to."""
    return {
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
        "total": deal_total(rules),
    }


@pytest.mark.parametrize("variant", MATRIX)
def test_every_option_is_as_the_texts_have_it(variant: str) -> None:
    assert observed(load_variant(variant)) == expected(variant)


@pytest.mark.parametrize("variant", variant_ids())
def test_a_variant_is_sound_and_says_who_it_is(variant: str) -> None:
    rules = load_variant(variant)
    assert rules.problems() == ()
    assert rules.id == variant
    assert rules.title
    assert rules.summary
    assert rules.source
    assert rules.aliases


def test_titles_are_different() -> None:
    titles = [load_variant(variant).title for variant in variant_ids()]
    assert len(set(titles)) == len(titles)


def test_every_name_means_one_variant() -> None:
    names = [name for variant in variant_ids() for name in (variant, *load_variant(variant).aliases)]
    assert len(set(names)) == len(names)
    for variant in variant_ids():
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


@pytest.mark.parametrize("variant", sorted(set(variant_ids()) - {"casino_long"}))
def test_a_child_says_only_what_differs(variant: str) -> None:
    differences = tomllib.loads(format_rules(load_variant(variant)))
    file = tree(variant)
    assert "id" not in file
    assert {name: set(file[name]) for name in RECORDS if name in file} == {
        name: set(differences[name]) for name in RECORDS if name in differences
    }


@pytest.mark.parametrize(
    "option", [option for option in RULE_OPTIONS if len(option.choices) != 1], ids=lambda option: option.key
)
def test_rules_that_differ_have_other_hashes(option: Option) -> None:
    rules = load_variant("casino")
    other = next(value for value in other_values(option) if value != option.of(rules))
    changed = option.changed(rules, other)
    assert changed != rules and hash(changed) != hash(rules)
    assert hash(option.changed(changed, option.of(rules))) == hash(rules)


def other_values(option: Option) -> tuple[Any, ...]:
    """Two values or more; whether they fit the other options does not matter."""
    if option.type is int:
        return (option.least, option.most)
    return option.choices or ((True, False) if option.type is bool else ((), (3,)))


@pytest.mark.parametrize("variant", variant_ids())
def test_rules_are_copied_and_pickled_as_values(variant: str) -> None:
    rules = load_variant(variant)
    for again in (copy.copy(rules), copy.deepcopy(rules), pickle.loads(pickle.dumps(rules))):
        assert again == rules and hash(again) == hash(rules)


def test_a_pickle_does_not_hold_the_hash() -> None:
    """Texts have other hashes in another process."""
    rules = replace(load_variant("casino"), own_title="Other")
    before = pickle.dumps(rules)
    assert hash(rules) and pickle.dumps(rules) == before


def test_rules_that_contradict_themselves_can_be_pickled() -> None:
    rules = with_option(load_variant("casino"), "ending", "target", 0)
    assert rules.problems()
    assert pickle.loads(pickle.dumps(rules)) == rules


def test_every_variant_is_listed_in_a_family_under_a_short_name_with_a_short_description() -> None:
    found = [load_variant(id) for id in variant_ids()]
    for rules in found:
        assert rules.family and 0 < len(rules.short) <= LONGEST_SHORT, rules.id
        assert rules.summary.endswith(".") and len(rules.summary) <= LONGEST_SUMMARY, rules.id
    names = [(rules.family, rules.short) for rules in found]
    assert len(set(names)) == len(names)
    assert max(Counter(family for family, _ in names).values()) < 10
