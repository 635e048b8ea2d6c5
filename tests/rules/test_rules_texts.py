"""Every option, answer, reason and shipped rule set has its messages, and no message is left over."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cassino.rules import RULE_NUMBERS, Rules, load_variant, parse_rules, rule_name, variant_ids
from cassino.rules.options import OPTIONS, RECORDS, THINGS, Choice, Option
from cassino.rules.rules import SINGLE_DEALS, title_of
from cassino.rules.values import ITEM_WORDS
from cassino.texts.files import FOLDER, split
from cassino.texts.language import PSEUDO, speaking

SHARED = {"option-note-zero", "option-limits-or-zero"} | {
    f"option-{word}" for word in ("kinds", "one-card", "yes", "no")
}
"""Messages about options that belong to none."""
PARTS = ("", "-short", "-summary", "-family")


def keys(file: str) -> set[str]:
    """The messages of an English file."""
    return {key for key, _ in split((FOLDER / "en" / f"{file}.ftl").read_text("utf-8"))}


def answers() -> Iterator[Choice]:
    """Every word that an option can have."""
    for option in OPTIONS.values():
        yield from (*option.choices, *option.members)


def needed(option: Option) -> set[str]:
    """The messages that an option must have."""
    return {option.text_key, f"{option.text_key}-question"} | ({option.zero_key} if option.has_zero else set())


def test_every_option_has_its_messages() -> None:
    """Add what is missing to `options.ftl`."""
    wanted = set[str]().union(*map(needed, OPTIONS.values()))
    wanted |= {choice.text_key for choice in answers()} | {f"word-{name}".replace("_", "-") for name in THINGS}
    wanted |= {reason.key for option in OPTIONS.values() for reason in (*option.idle, *option.excludes)}
    wanted |= {f"option-group-{name}" for name in (*RECORDS, "words")} | {f"option-item-{word}" for word in ITEM_WORDS}
    notes = {f"{option.text_key}-note" for option in OPTIONS.values()}
    assert keys("options") - notes == wanted | SHARED


def test_options_do_not_share_a_message() -> None:
    names = [option.text_key for option in OPTIONS.values()]
    assert len(set(names)) == len(names)
    assert len({choice.text_key for choice in answers()}) == len({(type(choice), choice) for choice in answers()})


def test_every_variant_has_its_messages() -> None:
    """Add what is missing to `variants.ftl`."""
    found = keys("variants")
    names = {f"variant-{id}".replace("_", "-") for id in variant_ids()}
    assert {name + part for name in names for part in PARTS} <= found
    others = {key for key in found if not key.endswith(PARTS[1:]) and key not in names}
    places = {f"{name}-{part}" for name in names for part in ("played-in", "note")}
    groups = {key for key in found if key.startswith(("variant-family-", "variant-place-"))}
    assert others <= places | groups | {*SINGLE_DEALS.values()}


def test_titles_are_said_in_the_current_language() -> None:
    royal = load_variant("royal")
    house = parse_rules('title = "Ours"\nparent = "royal"\nplayed_in = "Bern"')
    english = said(royal)
    with speaking(PSEUDO):
        assert not set(said(royal)) & set(english)
        assert (house.title, house.played_in) == ("Ours", "Bern")
        assert royal.stored_title == english[0] and title_of(royal.id, english[0]) == royal.title
        assert load_variant("royal") == royal


@pytest.mark.parametrize(
    ("id", "stored", "german"),
    [
        ("draw_casino_daily", "Draw Casino, deal of the day", "{}, Runde des Tages"),
        ("tuxedo_52_weekly", "Tuxedo with ordinary cards, deal 3 of the week", "{}, Runde 3 der Woche"),
        ("casino_long_first", "Casino: Your first deal", "{}: Deine erste Runde"),
    ],
)
def test_titles_of_single_deals_are_said_in_the_current_language(id: str, stored: str, german: str) -> None:
    with speaking("de"):
        shipped = load_variant(id.rpartition("_")[0]).title
        assert title_of(id, stored) == german.format(shipped)
        assert title_of("ours_daily", stored) == stored
        assert title_of(id, "Our own game") == "Our own game"


def said(rules: Rules) -> list[str]:
    """All texts about a rule set."""
    return [rules.title, rules.short, rules.summary, rules.family, rules.played_in]


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: str(option.key))
def test_options_are_said_in_the_current_language(option: Option) -> None:
    english = (option.title, option.ask)
    with speaking(PSEUDO):
        assert option.title != english[0] and option.ask != english[1]


def test_rule_names_are_said_in_the_current_language() -> None:
    with speaking(PSEUDO):
        assert len({rule_name(number) for number in RULE_NUMBERS}) == len(RULE_NUMBERS)


def test_files_of_shipped_rules_hold_no_texts() -> None:
    for file in Path(str(FOLDER)).parents[1].glob("rules/variants/*.toml"):
        assert not [line for line in file.read_text("utf-8").splitlines() if line.startswith(("title", "summary"))]
