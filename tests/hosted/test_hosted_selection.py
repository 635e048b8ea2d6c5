"""What a tapped selection becomes, and why it does not."""

import time
from collections.abc import Callable, Sequence

import pytest

from cassino.cards import card_set, cards_in, parse_card, parse_cards, rank_mask
from cassino.engine.layout import laid_out
from cassino.engine.legal import legal_moves
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import Build
from cassino.engine.view import View, view
from cassino.hosted.frames import choices
from cassino.hosted.wire.messages import ChoicesFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.rules import load_variant, parse_house_rules
from cassino.texts.catalog import Style, say

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
    return [(choice.kind, say(choice.label, style=Style.SYMBOLS)) for choice in chosen(what, [card], *table).choices]


def test_one_selection_may_become_several_things() -> None:
    what = seen("5C 10H 5D", "5H")
    assert labels(what, "5C", "5H") == [
        ("capture", "Sweep! +1"),
        ("build", "Build 5 (you hold 5♦)"),
        ("build", "Build 10 (you hold 10♥)"),
    ]


def test_a_build_can_be_taken_joined_or_raised() -> None:
    what = seen("9S 9H 2C", "KH", ("4D 3C", 7, 1), ("5D 4C", 9, 1), other="7C 9D")
    assert [kind for kind, _ in labels(what, "9S", "b2")] == ["capture", "join"]
    assert labels(what, "2C", "b1") == [("raise", "Raise to 9 (you hold 9♥)")]
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
    assert why is not None and why.rule == rule and say(why.message).endswith(".")


def test_an_owner_may_not_trail_and_is_told_so() -> None:
    what = seen("9S 2C", "KH", ("5D 4C", 9, 0))
    why = chosen(what, ["2C"]).why
    assert why is not None and why.rule == "B14"


@pytest.mark.parametrize("verb", ["trail", "capture", "build", "join", "raise", None])
def test_why_answers_for_every_verb(verb: str | None) -> None:
    what = seen("8S 4C", "5C 4D")
    kind = choices.kind_of(verb)
    why = choices.why_not(what, 1 << parse_card("8S"), card_set(parse_cards("5C 4D")), kind)
    assert why is not None and say(why.message)


def test_what_is_legal_has_no_why() -> None:
    what = seen("8S 4C", "5C 3D")
    assert choices.why_not(what, 1 << parse_card("8S"), card_set(parse_cards("5C 3D"))) is None


def test_a_verb_that_is_none_is_refused() -> None:
    with pytest.raises(Refusal, match="must be one of"):
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


def refusal(what: View, cards: Sequence[str], *table: str) -> str:
    with pytest.raises(Refusal) as refused:
        chosen(what, cards, *table)
    assert refused.value.code == "unknown_card"
    return str(refused.value)


def test_what_is_not_there_cannot_be_tapped() -> None:
    what = seen("8S KD", "8H 5C")
    assert "no card" in refusal(what, ["1X"]) and "no card" in refusal(what, [], "b9")
    assert refusal(what, ["2C"]) == "The card 2C is not in your hand."
    assert refusal(what, ["8S"], "2C") == "The card 2C is not on the table."
    assert "not in your hand" in refusal(Match(load_variant("casino"), 2, 1).view(None), ["8S"])


def test_who_is_not_to_move_is_told_what_is_selected_and_no_more() -> None:
    match = Match(load_variant("casino"), 2, 1)
    other = match.view(1 - match.state.turn)
    own, lying = choices.card_list(other.hand)[0], choices.card_list(other.public.loose)[0]
    frame = choices.choices(other, match.layout(), 1, [own], [lying])
    assert (frame.cards, frame.table, frame.choices, frame.why) == ([own], [lying], [], None)
    assert choices.without_cards(other, may_end=True) == [] and not choices.takes_long(other)


def test_a_build_is_selected_whole_by_any_of_its_cards() -> None:
    what = seen("9S 2C", "KH", ("5D 4C", 9, 1), other="9D")
    assert chosen(what, ["9S"], "4C").table == chosen(what, ["9S"], "b1").table == ["4C", "5D"]


def in_play(variant: str, players: int, wanted: Callable[[Match], bool], seed: int = 1) -> Match:
    """A match played at random until it is as wanted."""
    match, rng = Match(load_variant(variant), players, seed), Rng(seed)
    while not wanted(match):
        if match.deal_over:
            match.next_deal()
        moves = legal_moves(match.state, 500)
        match.play(moves[rng.below(len(moves))])
    return match


def test_where_only_a_list_tells_what_can_be_used_it_is_asked_for() -> None:
    few = in_play("swazi", 3, lambda match: not match.state.window and not match.deal_over)
    view_of = few.view(few.state.turn)
    assert not view_of.public.tables.is_plain and not choices.takes_long(view_of)
    frame = choices.choices(view_of, few.layout(), 1, [], [])
    assert frame.hand and set(frame.hand) <= set(choices.card_list(view_of.hand, choices.pack_of(view_of.public)))
    assert choices.takes_long(seen("8S KD", "AH 2C 3D 4S 5H 6C 7D QH JS", variant="crazy_casino"))


@pytest.mark.parametrize(("variant", "players"), [("swazi", 3), ("tuxedo", 4)])
def test_who_is_asked_is_offered_every_answer(variant: str, players: int) -> None:
    match = in_play(variant, players, lambda match: bool(match.state.window))
    view_of = match.view(match.state.turn)
    answers = choices.without_cards(view_of, may_end=False)
    assert Move(Kind.PASS, 0, seat=match.state.turn) in answers
    assert all(view_of.is_legal(move) for move in answers)
    assert choices.without_cards(match.view((match.state.turn + 1) % players), may_end=True) == []


def test_a_capture_may_be_called_where_that_is_played() -> None:
    def is_called(match: Match) -> bool:
        return any(move.kind == Kind.CAPTURE and move.seat >= 0 for move in legal_moves(match.state, 500))

    match = in_play("tuxedo", 4, is_called)
    called = next(move for move in legal_moves(match.state, 500) if move.kind == Kind.CAPTURE and move.seat >= 0)
    offered = choices.plays(match.view(match.state.turn), called.cards, called.taken)
    assert any(move.kind == Kind.CAPTURE and move.seat == called.seat for move in offered)


def test_a_wrong_capture_is_offered_at_a_table_without_a_referee() -> None:
    rules = parse_house_rules('title = "Ours"\nparent = "casino_book"\n[calling]\nenforcement = "table"\n')
    match = Match(rules, 2, 1)
    what = match.view(match.state.turn)
    card, wrong = (
        choices.card_list(what.hand)[0],
        next(name for name in choices.card_list(what.public.loose) if name[0] != choices.card_list(what.hand)[0][0]),
    )
    frame = choices.choices(what, match.layout(), 1, [card], [wrong])
    assert [choice.move for choice in frame.choices if choice.kind == "capture"] == [f"{card} x {wrong}"]
