"""What a tapped selection becomes, and why it does not."""

import time
from collections.abc import Sequence

import pytest

from cassino.cards import card_set, cards_in, parse_card, parse_cards, rank_mask
from cassino.engine.layout import laid_out
from cassino.engine.position import position
from cassino.engine.state import Build
from cassino.engine.view import View, view
from cassino.hosted import choices
from cassino.hosted.frames.messages import ChoicesFrame
from cassino.hosted.refusal import Refusal
from cassino.rules import load_variant

PATIENCE = 60
"""Seconds for what comes at once where a machine is not busy."""
NUMBERS = sum(rank_mask(rank) for rank in range(1, 11))


def seen(hand: str, loose: str, *builds: tuple[str, int, int], variant: str = "casino", other: str = "KC") -> View:
    """What the player to move sees; the rest of the pack is in piles."""
    made = [Build(card_set(parse_cards(cards)), value, owner, 0) for cards, value, owner in builds]
    hands = [card_set(parse_cards(hand)), card_set(parse_cards(other))]
    lying = card_set(parse_cards(loose)) | sum(build.cards for build in made)
    rest = (1 << 52) - 1 & ~(hands[0] | hands[1] | lying)
    parts = {"loose": card_set(parse_cards(loose)), "builds": made, "piles": [rest, 0], "strict": False, "turn_no": 40}
    return view(position(load_variant(variant), 2, hands=hands, **parts), 0)


def chosen(what: View, cards: Sequence[str], *table: str) -> ChoicesFrame:
    return choices.choices(what, laid_out([what.public]).table, 1, cards, table)


def labels(what: View, card: str, *table: str) -> list[tuple[str, str]]:
    return [(choice.kind, choice.label) for choice in chosen(what, [card], *table).choices]


def test_one_selection_may_become_several_things() -> None:
    what = seen("5C 10H 5D", "5H")
    assert labels(what, "5C", "5H") == [
        ("capture", "Take 5♥ with 5♣"),
        ("build", "Build 5"),
        ("build", "Build 10"),
    ]


def test_a_build_can_be_taken_joined_or_raised() -> None:
    what = seen("9S 9H 2C", "KH", ("4D 3C", 7, 1), ("5D 4C", 9, 1), other="7C 9D")
    assert [kind for kind, _ in labels(what, "9S", "b2")] == ["capture", "join"]
    assert labels(what, "2C", "b1") == [("raise", "Raise to 9")]
    assert [kind for kind, _ in labels(what, "2C", "b1", "5D")] == ["raise"]


def test_takeable_says_what_can_be_tapped_next() -> None:
    what = seen("8S KD", "8H 5C 3D 4S QH")
    assert set(chosen(what, ["8S"]).takeable) == {"8H", "5C", "3D"}


WHYS = [
    ("8S", ("5C", "4D"), "B7"),
    ("8S", ("KH",), "B7"),
    ("4C", ("5C",), "B11"),
    ("KS", ("5C",), "B7"),
    ("AH", ("b1",), "B10"),
    ("8S", ("b1",), "B7"),
]


@pytest.mark.parametrize(("card", "table", "rule"), WHYS)
def test_why_names_the_rule_nearest_to_what_was_meant(card: str, table: tuple[str, ...], rule: str) -> None:
    what = seen("8S 4C KS AH", "5C 4D KH", ("6C AD 7H", 7, 1), other="7D")
    answer = chosen(what, [card], *table)
    assert answer.choices == []
    why = answer.why
    assert why is not None and why.rule == rule and why.name and why.text.endswith(".")


def test_an_owner_may_not_trail_and_is_told_so() -> None:
    what = seen("9S 2C", "KH", ("5D 4C", 9, 0))
    why = chosen(what, ["2C"]).why
    assert why is not None and why.rule == "B14"


@pytest.mark.parametrize("verb", ["trail", "capture", "build", "join", "raise", None])
def test_why_answers_for_every_verb(verb: str | None) -> None:
    what = seen("8S 4C", "5C 4D")
    kind = choices.kind_of(verb)
    why = choices.why_not(what, 1 << parse_card("8S"), card_set(parse_cards("5C 4D")), kind)
    assert why is not None and why.text


def test_what_is_legal_has_no_why() -> None:
    what = seen("8S 4C", "5C 3D")
    assert choices.why_not(what, 1 << parse_card("8S"), card_set(parse_cards("5C 3D"))) is None


def test_a_verb_that_is_none_is_refused() -> None:
    with pytest.raises(Refusal, match="is one of"):
        choices.kind_of("claim")


@pytest.mark.parametrize("variant", ["casino", "royal"])
def test_a_huge_table_is_answered_at_once(variant: str) -> None:
    others = "KC KD" if variant == "casino" else "QC QD"
    loose = NUMBERS & ~card_set(parse_cards("10S 9H"))
    names = [choices.card_list(1 << card)[0] for card in cards_in(loose)]
    what = seen("10S 9H", " ".join(names), variant=variant, other=others)
    began = time.perf_counter()
    everything = chosen(what, ["10S"], *names)
    assert everything.choices == [] and everything.why
    assert set(everything.takeable) == set(names)
    assert labels(what, "10S", "10C", "9C", "AC", "9D", "AD")[0][0] == "capture"
    assert set(chosen(what, [], *names[:3]).hand) == {"9H", "10S"}
    assert time.perf_counter() - began < PATIENCE
