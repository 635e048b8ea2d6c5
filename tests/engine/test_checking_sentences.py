"""What a player is told who tries what the rules forbid: the rule, and why this move."""

import pickle
import subprocess
import sys
from typing import Any

import pytest

from cassino.cards import card_set, parse_cards
from cassino.engine.legal import BrokenRule, broken_rule, legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove
from cassino.engine.position import position
from cassino.engine.refusals import Refusal
from cassino.engine.state import Build, State
from cassino.engine.why import ASKED, CASES, FACTS, QUESTIONS, RULES
from cassino.rules import Rules, load_variant
from cassino.rules.names import RULE_NUMBERS
from cassino.rules.options import Ace, Compulsion, InHand, Orange
from random_rules import with_option
from refused import MESSAGES

T, C, B, J, R = Kind.TRAIL, Kind.CAPTURE, Kind.BUILD, Kind.JOIN, Kind.RAISE


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def build(text: str, value: int, owner: int) -> Build:
    return Build(cards(text), value, owner, 0)


def table(rules: str | Rules, players: int, hand: str, loose: str = "", **parts: Any) -> State:
    """A position of the first seat. Piles as texts, the top last; the other cards of the pack are in other hands."""
    known = load_variant(rules) if isinstance(rules, str) else rules
    builds, piles = parts.pop("builds", ()), parts.pop("piles", None)
    held = [cards(hand), *(cards(text) for text in parts.pop("others", ()))]
    hands = held + [0] * (players - len(held))
    if piles is not None:
        parts["pile_orders"] = [parse_cards(pile) for pile in piles]
    placed = cards(loose) | sum(hands) | sum(each.cards for each in builds)
    placed |= cards(" ".join(piles or ())) | card_set(parts.get("stock", ()))
    placed |= parts.get("shown", 0)
    hands[1] |= known.deck.cards & ~placed
    return position(known, players, hands=hands, loose=cards(loose), builds=builds, strict=False, **parts)


def told(state: State, kind: int, card: str, taken: str = "", value: int = 0, seat: int = -1) -> BrokenRule:
    found = broken_rule(state, Move(kind, cards(card), cards(taken), value, seat))
    assert found
    return found


SWAZI: dict[str, Any] = {
    "rules": "swazi", "players": 4, "hand": "9C KC 2C AH", "loose": "9D 2D 7H 3S",
    "builds": [build("6H 7C", 13, 1), build("8H AC", 9, 2)], "piles": ["KS 5S", "2H 5H"],
}  # fmt: skip


def test_inside_a_set_an_ace_counts_one_also_where_cards_count_more_than_fourteen() -> None:
    rules = with_option(load_variant("casino_long"), "counting", "ace", Ace.ONE_OR_FOURTEEN)
    rules = with_option(rules, "counting", "in_hand", (InHand("twos", 15),))
    state = table(rules, 2, "2C AD", "AS AH 10H 5D 3D")
    assert broken_rule(state, Move(C, cards("2C"), cards("10H 5D"), 15)) is None
    assert broken_rule(state, Move(C, cards("2C"), cards("10H 3D AS AH"), 15)) is None
    assert broken_rule(state, Move(C, cards("AD"), cards("AS AH"), 1)) is None
    assert "15" in told(state, C, "2C", "AS AH", 15).sentence
    assert all(move.taken != cards("AS AH") for move in legal_moves(state) if move.value == 15)


@pytest.mark.parametrize(
    ("move", "number", "words"),
    [
        ((C, "9C", "2H 9D", 9), "B15", "two of hearts: it is under the five of hearts"),
        ((C, "KC", "5H 6H 7C", 13), "B15", "You cannot capture the five of hearts directly"),
        ((B, "", "5S 7H 3S", 13), "B15", "you cannot use your own top"),
        ((B, "", "5H 3S", 8), "B15", "only be added to a build or a loose card"),
        ((B, "", "9D 7H 2D", 9), "B10", "only one build of 9"),
        ((B, "2C", "7H", 9), "B10", "only one build of 9"),
        ((B, "", "7H 3S", 10), "B11", "the new build of 10"),
        ((R, "AH", "8H AC", 10), "B10", "your partner's"),
        ((R, "AH", "6H 7C 9D", 14), "B17", "separate steps"),
        ((J, "2C", "8H AC 7H", 9, 2), "B12", "have not lost a build of that value"),
        ((B, "2C", "2D", 2, 1), "B12", "only other player you can build for is your partner"),
        ((B, "2C", "2D", 2, 2), "B12", "Nothing proves that your partner holds a card for 2"),
        ((J, "AH", "6H 7C 3S 9D", 13), "B10", "only table cards"),
        ((Kind.END, ""), "B17", "Play exactly one card"),
        ((T, "9C", "9D"), "B14", "takes nothing"),
    ],
)
def test_in_a_turn_of_several_steps(move: tuple[Any, ...], number: str, words: str) -> None:
    state = table(**SWAZI)
    found = told(state, *move)
    assert words in found.sentence
    assert found.number == number


def test_after_the_card_is_played_only_table_cards_are_added() -> None:
    parts = SWAZI | {"hand": "9C KC 2C", "loose": "AH 9D 2D KH 3S"}
    state = table(**parts, played=cards("AH"), played_kind=T)
    assert "You have already played the ace of hearts" in told(state, T, "2C").sentence
    assert "can no longer capture the opponents' build of kings" in told(state, J, "", "6H 7C KH", 13).sentence
    assert "nobody insists" in told(state, C, "AH", "2D", 1).sentence
    assert broken_rule(state, Move(Kind.END, 0)) is None


def test_after_a_demand_nothing_else_is_done() -> None:
    parts = SWAZI | {"hand": "9C KC 2C", "loose": "AH AS 9D 2D 7H"}
    duty = {"played": cards("AH"), "played_kind": T, "asked": 2}
    state = table(**parts, **duty, duty=1)
    assert "take everything that the ace of hearts can" in told(state, Kind.END, "").sentence
    assert "First take everything that the ace of hearts can take" in told(state, B, "", "2D 7H", 9).sentence
    assert broken_rule(state, Move(C, cards("AH"), cards("AS"), 1)) is None
    adding = table(**parts, **duty, duty=2)
    assert "add every card that still fits one of your side's builds" in told(adding, Kind.END, "").sentence
    assert "opponents insist" in told(adding, J, "", "6H 7C 2D", 13).sentence
    assert broken_rule(adding, Move(J, 0, cards("8H AC 2D 7H"), 9)) is None


def test_an_opponents_build_that_was_added_to_must_be_captured() -> None:
    state = table(**SWAZI | {"loose": "9D 2D 7H", "builds": [build("6H 7C TH 3S", 13, 1)]}, must_take=13)
    assert "you must capture it this turn" in told(state, T, "2C").sentence
    assert "this capture must take it" in told(state, C, "9C", "9D", 9).sentence
    assert "the card you play must capture it" in told(state, B, "2C", "7H", 9).sentence
    assert broken_rule(state, Move(C, cards("KC"), cards("6H 7C TH 3S"), 13)) is None


def test_one_build_too_many() -> None:
    """002:129: while cards are to be dealt one build may be owned at the end of a turn."""
    stock = parse_cards("4C 4D 4H 4S")
    parts: dict[str, Any] = {"stock": stock, "piles": ["", ""], "loose": "TD 2S 8S"}
    state = table("swazi_two_player", 2, "9C 9H TC TS 5S", builds=[build("8H AC", 9, 0)], **parts)
    assert broken_rule(state, Move(B, 0, cards("2S 8S"), 10)) is None
    assert told(state, B, "TC", "2S 8S TD", 10).number in ("B10", "B17")
    assert "only 1 build" in told(state, B, "TC", "TD", 10).sentence
    assert "You own the build of 9" in told(state, T, "5S").sentence


def test_new_builds_and_joins_are_told_apart() -> None:
    state = table("casino", 2, "2C 9C 9H", "7S 5S", builds=[build("6H 3D", 9, 0)])
    assert "to join one, include it" in told(state, J, "2C", "7S", 9).sentence
    assert "to add to a build of the same value, join it" in told(state, B, "2C", "6H 3D 7S", 9).sentence


def test_stealing_into_an_own_build_only() -> None:
    parts: dict[str, Any] = {"piles": ["", "9D AS", ""], "loose": "7S"}
    state = table("south_african_3", 3, "7D 8D 8C", builds=[build("5H 3D", 8, 1)], **parts)
    assert "do not let you add to this build of 8" in told(state, J, "7D", "5H 3D AS", 8).sentence
    mine = table("south_african_3", 3, "7D 8D 8C", builds=[build("5H 3D", 8, 0)], **parts)
    assert broken_rule(mine, Move(J, cards("7D"), cards("5H 3D AS"), 8)) is None
    assert broken_rule(mine, Move(C, cards("8D"), cards("5H 3D 7S AS"), 8)) is None
    assert "nine of diamonds: it is under the ace of spades" in told(mine, C, "8D", "5H 3D 9D", 8).sentence
    assert "add to that build" in told(mine, B, "7D", "7S", 7).sentence
    assert "capture or build" in told(mine, T, "7D").sentence


def test_where_one_thing_is_taken_an_equal_card_comes_first() -> None:
    state = table("scopa_italian", 2, "8C 6C", "8D 5H 2H 6S AS")
    assert "jack of clubs matches the jack of diamonds" in told(state, C, "8C", "5H 2H AS", 8).sentence
    assert "can capture: take something" in told(state, T, "6C").sentence
    assert "a single combination" in told(state, C, "6C", "6S 5H AS", 6).sentence


def test_equal_loose_cards_are_all_taken() -> None:
    state = table("dominican", 2, "6C KC", "6S 6H 4H 2D")
    assert "You cannot trail the six of clubs while" in told(state, T, "6C").sentence
    assert "while the six of hearts is on the table" in told(state, T, "6C").sentence
    assert "including the six of spades" in told(state, C, "6C", "6H 4H 2D", 6).sentence
    assert broken_rule(state, Move(C, cards("6C"), cards("6H 6S"), 6)) is None


def test_a_card_that_counts_differently_in_the_hand_matches_what_it_counts_there() -> None:
    rules = with_option(load_variant("scopa_italian"), "counting", "in_hand", (InHand("6C", 8),))
    state = table(rules, 2, "6C", "8D 5H 2H 6S AS")
    assert "six of clubs matches the jack of diamonds" in told(state, C, "6C", "5H 2H AS", 8).sentence
    rules = with_option(rules, "capturing", "compulsion", Compulsion.EQUAL_LOOSE)
    state = table(with_option(rules, "capturing", "pair_first", False), 2, "6C", "8D 5H 2H 6S AS")
    assert (
        "You cannot trail the six of clubs while the jack of diamonds is on the table" in told(state, T, "6C").sentence
    )
    assert "including the jack of diamonds" in told(state, C, "6C", "5H 2H AS", 8).sentence


@pytest.mark.parametrize(
    ("variant", "taken", "words"),
    [
        ("hungarian_nagy", "TC 5C", "limit for several cards is 13"),
        ("hungarian_kirchner", "TC 4C", "make 15: every set"),
        ("hungarian_kirchner", "KD 2D", "smallest value that fits"),
        (
            "hungarian_ulmann",
            "TC 4C",
            "together with the seven of clubs and the eight of clubs, into sets of the same value",
        ),
    ],
)
def test_several_hand_cards(variant: str, taken: str, words: str) -> None:
    state = table(variant, 2, "8C 7C 2C", "TC 5C 4C KD 2D")
    assert words in told(state, C, "8C 7C", taken, 14).sentence


def test_pictures_without_a_number() -> None:
    state = table("sotho", 4, "KC QC 5C", "KD 3D 2D", piles=["", "JS", "", ""])
    assert "A king takes only another king" in told(state, C, "KC", "3D 2D", 13).sentence
    assert "cannot be in a build" in told(state, B, "QC", "3D", 5).sentence
    assert "this capture has none" in told(state, C, "5C", "3D 2D", 5, 2).sentence
    assert "jack of spades" in told(state, C, "5C", "JS", 5).sentence
    assert broken_rule(state, Move(C, cards("KC"), cards("KD"), 13, 2)) is None


INSIST, ORANGE, REQUEST, ANSWER = range(1, 5)


def test_who_is_asked_says_only_what_he_is_asked() -> None:
    parts = SWAZI | {"loose": "AS 9D", "others": ["KH"], "piles": ["AD", ""]}
    asked: dict[str, Any] = {"window": INSIST, "turn_of": 3, "played": cards("AD"), "played_kind": C, "played_value": 1}
    state = table(**parts, **asked)
    assert "insist on what the last turn left" in told(state, T, "9C").sentence
    assert "Nothing on the table" in told(state, Kind.INSIST, "", value=2, seat=0).sentence
    assert "Answer only for yourself" in told(state, Kind.PASS, "", seat=1).sentence
    assert broken_rule(state, Move(Kind.INSIST, 0, value=1, seat=0)) is None


def test_a_partner_asks_for_a_build_only_with_its_card() -> None:
    shown = {"window": REQUEST, "turn_of": 2, "shown": cards("9H"), "pending_taken": cards("8H AC"), "pending_value": 9}
    state = table(**SWAZI, **shown)
    assert broken_rule(state, Move(Kind.ASK, 0, seat=0)) is None
    without = table(**SWAZI | {"hand": "KC 2C AH"}, **shown)
    assert "must hold a card that captures it" in told(without, Kind.ASK, "", seat=0).sentence
    answered = SWAZI | {"hand": "KC 2C", "others": ["3C", "9C"]}
    answer = table(**answered, **shown | {"window": ANSWER, "turn_of": 0, "asked": 4})
    assert "capture as you meant to" in told(answer, T, "KC").sentence
    assert broken_rule(answer, Move(J, cards("9H"), cards("8H AC"), 9, 2)) is None
    assert "Your partner then owns that build" in told(answer, J, "9H", "8H AC", 9).sentence


def test_claims() -> None:
    count_out = table("casino_book", 2, "9C")
    assert "name the player who makes the claim" in told(count_out, Kind.CLAIM, "", seat=2).sentence
    announcing = table("hungarian_nagy", 2, "9C", announced=1)
    assert "after the next play" in told(announcing, Kind.CLAIM, "", seat=0).sentence
    assert broken_rule(announcing, Move(Kind.CLAIM, 0, seat=1)) is None
    assert "Nothing can be claimed" in told(table("swazi", 3, "9C"), Kind.CLAIM, "", seat=0).sentence


def test_an_orange_is_called_by_the_capturer() -> None:
    state = table("tuxedo", 3, "5C", "2H 3D")
    assert broken_rule(state, Move(C, cards("5C"), cards("2H 3D"), 5, 0)) is None
    assert told(state, C, "5C", "2H 3D", 5, 1).number == "B16"
    by_itself = with_option(load_variant("tuxedo"), "calling", "orange", Orange.ALWAYS)
    assert told(table(by_itself, 3, "5C", "2H 3D"), C, "5C", "2H 3D", 5, 0).number == "B27"
    assert "cannot count the green five as 6" in told(state, C, "5C", "2H 3D", 6).sentence
    assert "yellow three" in told(state, C, "5C", "3D", 5).sentence


def test_every_refusal_names_a_rule_and_what_its_message_needs() -> None:
    for place, refusal in enumerate(Refusal, 1):
        assert refusal == place
        assert (refusal.rule in RULE_NUMBERS) != (refusal.rule in RULES)
        assert not (refusal in CASES and refusal.facts)
    named = {name for facts in MESSAGES.values() for name in facts}
    assert named == set(FACTS)
    assert set(ASKED.values()) <= set(RULE_NUMBERS)
    assert set(ASKED) == set(QUESTIONS)


def test_an_illegal_move_reaches_other_processes_whole() -> None:
    error = IllegalMove(told(table("casino", 2, "2C"), T, "3C"))
    assert str(error) == "You cannot play the three of clubs: it is not in your hand. (rule B17, a turn)"
    again = pickle.loads(pickle.dumps(error))
    assert again.broken == error.broken and str(again) == str(error)


DECIDING = """
import sys
from cassino.engine.legal import broken_rule
from cassino.engine.match import Match
from cassino.engine.move import Move
from cassino.rules import load_variant
broken = broken_rule(Match(load_variant("casino"), 2, 1).state, Move(0, 1 << 40))
print(broken.key, *sorted({"fluent", "msgspec"} & {name.partition(".")[0] for name in sys.modules}))
print(broken.sentence)
"""


def test_the_engine_words_nothing_while_it_decides() -> None:
    said = subprocess.run([sys.executable, "-c", DECIDING], capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[0] == "refused-not-in-hand"
    assert said.splitlines()[1].endswith("it is not in your hand.")
