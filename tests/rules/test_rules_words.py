"""Words of the place, and scoring items in the words of a pack."""

import pytest

from cassino.book import as_text, rule_book
from cassino.rules import Rules, RulesError, Words, format_rules, load_variant, options, parse_rules
from cassino.rules.options import Each, Enough, Most, Primiera
from cassino.texts.language import speaking


def ours(parent: str, text: str) -> Rules:
    return parse_rules(f'title = "Ours"\nparent = "{parent}"\n{text}')


def test_words_are_inherited_one_by_one() -> None:
    assert load_variant("soto").words == load_variant("dominican").words
    house = ours("soto", '[words]\nsweep = "escoba"\nbuild = ""')
    assert house.words.sweep == "escoba"
    assert house.words.word("build") == "build"
    assert house.words.two_of_spades == "dos de casino"


def test_south_africa_does_not_chow() -> None:
    words = load_variant("south_african_4").words
    assert dict(words.local()) == {"trail": "drift"}
    assert dict(load_variant("sotho").words.local())["capture"] == "chow"


def test_words_survive_as_text() -> None:
    house = ours("dominican", '[words]\nsweep = "escoba"\ncapture = ""')
    assert parse_rules(format_rules(house)) == house
    assert format_rules(house).count("\n[words]\n") == 1


def test_unknown_words_are_named() -> None:
    with pytest.raises(RulesError, match=r"words\.swep: There is no option “swep”\. Did you mean “sweep”\?"):
        ours("casino", '[words]\nswep = "x"')


def test_the_rule_book_has_both_words() -> None:
    text = as_text(rule_book(load_variant("dominican")))
    for word in ("SWEEPS (“VIRADO”)", "BUILDING (“FORMA”)", "10♦ (diez de casino)", "“dejado”"):
        assert word in text
    plain = as_text(rule_book(load_variant("casino")))
    assert "10♦ (big casino)" in plain
    assert "“" not in plain.split("SWEEPS")[1].split("SCORING")[0]


def test_the_usual_words() -> None:
    assert Words().word("two_of_spades") == "little casino"
    assert list(Words().local()) == []


@pytest.mark.parametrize(
    ("code", "variant", "words"),
    [
        ("en", "scopa", {"sweep": "scopa", "seven_of_diamonds": "sette bello"}),
        ("it", "scopa", {}),
        ("es", "scopa", {"sweep": "scopa", "seven_of_diamonds": "sette bello"}),
        ("es", "dominican", {"ten_of_diamonds": "diez de casino", "two_of_spades": "dos de casino"}),
        ("hu", "hungarian_nagy", {"capture": "csere", "claim": "Ausz"}),
    ],
)
def test_who_uses_a_word_anyway_is_not_taught_it(code: str, variant: str, words: dict[str, str]) -> None:
    with speaking(code):
        assert dict(load_variant(variant).words.local()) == words


def test_the_words_of_a_rule_book_are_those_of_its_language() -> None:
    with speaking("it"):
        text = as_text(rule_book(load_variant("scopa")))
    assert "7♦ (settebello)" in text and "call out" not in text
    with speaking("es"):
        assert "«FORMA»" not in as_text(rule_book(load_variant("dominican")))


def items(parent: str, text: str) -> tuple[options.Item, ...]:
    return ours(parent, f"[scoring]\nitems = [{text}]").scoring.items


def test_every_kind_of_item_is_read() -> None:
    text = '{ most = "cards", points = 2 }, { enough = "spades", points = 1, at_least = 5 }, { primiera = 1 }'
    assert items("casino", text) == (Most("cards", 2), Enough("spades", 1, 5), Primiera(1))


@pytest.mark.parametrize(
    ("parent", "printed", "item"),
    [
        ("scopa", '{ each = "KD", points = 1 }', Each("10D", 1)),
        ("scopa", '{ each = "jacks", points = 1 }', Each("eights", 1)),
        ("tuxedo", '{ each = "7R", points = 1 }', Each("7H", 1)),
        ("tuxedo", '{ each = "ones", points = 1 }', Each("aces", 1)),
        ("tuxedo", '{ most = "red", points = 1 }', Most("hearts", 1)),
    ],
)
def test_cards_are_named_as_the_pack_prints_them(parent: str, printed: str, item: options.Item) -> None:
    assert items(parent, printed) == (item,)
    assert printed in format_rules(ours(parent, f"[scoring]\nitems = [{printed}]"))


@pytest.mark.parametrize(
    ("parent", "text", "words"),
    [
        ("scopa", '{ each = "10D", points = 1 }', "The pack italian_40 has no 10D"),
        ("lesotho_40", '{ each = "kings", points = 1 }', "The pack no_pictures_40 has no kings"),
        ("tuxedo", '{ most = "spades", points = 1 }', "The pack rook_40 has no spades"),
        ("tuxedo", '{ each = "7X", points = 1 }', 'a card such as "10Y", not "7X"'),
        ("casino", "{ primiera = 1, points = 1 }", "Leave out “points”"),
        ("casino", "{ primiera = true }", "must be a whole number, not true"),
        ("casino", "{ primiera = 1, at_least = 2 }", "There is no option “at_least”"),
        ("casino", "{ points = 1 }", "exactly one of the words most, enough, each, primiera"),
        ("casino", '{ most = "cards", each = "aces", points = 1 }', "exactly one of the words"),
    ],
)
def test_a_wrong_item_is_named(parent: str, text: str, words: str) -> None:
    with pytest.raises(RulesError) as caught:
        items(parent, text)
    assert words in str(caught.value)
