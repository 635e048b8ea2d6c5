"""What the sources leave open, D-1 to D-95: each decision is pinned by a rule case or by a test here."""

import re
from dataclasses import replace
from random import Random

import pytest

from cassino.cards import FULL_DECK, card_set, cards_in, parse_cards, suit_mask
from cassino.casefiles import Case
from cassino.engine.legal import legal_moves
from cassino.engine.match import Match
from cassino.engine.move import Kind
from cassino.engine.play import play
from cassino.engine.position import position
from cassino.engine.scoring import score_deal, score_tallies
from cassino.engine.state import State
from cassino.engine.tally import Tally
from cassino.notation.move import parse_move
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Enforcement, Pack, cards_of
from cassino.rules.packs import format_card, parse_card
from cassino.rules.sources import DECISIONS
from rule_cases import CASES

SPADES = suit_mask(3)
NUMBERS = range(1, 96)
WITH_OPTION = (
    2, 4, 6, 11, 12, 24, 29, 37, 40, 43, 48, 49, 52, 53, 54, 56, 58, 59, 65, 70, 76, 77, 78, 79, 82, 83, 86, 94,
)  # fmt: skip
"""Decisions that leave a choice to the players: a case plays the other way."""
LETTERS = "abcdefghijklmnopq"
ONLY_WORDS = {"j": "who sorts a shared pile is nobody's rule: here the capturer does"}
"""Parts of D-56 that no position can show."""


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def decisions_of(case: Case) -> list[str]:
    return re.findall(r"D-(\d+[a-q]?)", case.notes.get("decision", ""))


def named_by_tests() -> set[str]:
    return {number for name in globals() for number in re.findall(r"test_d(\d+[a-q]?)_", name)}


def test_every_decision_has_a_case_or_a_test() -> None:
    pinned = {number for case in CASES for number in decisions_of(case)} | named_by_tests()
    assert {int(number.rstrip(LETTERS)) for number in pinned} == set(NUMBERS)
    assert {number[2:] for number in pinned if number.startswith("56") and number != "56"} | set(ONLY_WORDS) == set(
        LETTERS
    )


def test_every_decision_on_a_game_that_the_sources_only_mention_has_a_case() -> None:
    pinned = {word for case in CASES for word in re.findall(r"N-\d+", case.notes.get("decision", ""))}
    assert pinned == {number for number in DECISIONS if number.startswith("N-")}


def test_every_choice_left_to_the_players_has_a_case() -> None:
    chosen = {int(number.rstrip(LETTERS)) for case in CASES if case.options for number in decisions_of(case)}
    assert set(WITH_OPTION) <= chosen


def ruled_on(variant: str) -> Rules:
    """A rule set in which builds need not be held."""
    rules = load_variant(variant)
    return replace(rules, calling=replace(rules.calling, enforcement=Enforcement.TABLE))


def table(rules: Rules, hands: list[str], loose: str, stock: str) -> State:
    """Seat 0 to move; every card not named lies in the pile of its side."""
    rest = FULL_DECK & ~cards(" ".join([*hands, loose, stock]))
    return position(
        rules, len(hands), hands=[cards(hand) for hand in hands], loose=cards(loose), stock=parse_cards(stock),
        piles=[rest, 0], last_capturer=0, turn_no=30,
    )  # fmt: skip


def after(state: State, *moves: str) -> State:
    for text in moves:
        state = play(state, parse_move(state, text))
    return state


def test_d16_owners_are_cleared_with_the_round() -> None:
    state = table(ruled_on("casino_book"), ["3S", "QC"], "6H", "2C 3C 5C 6C 7C 8C 2D 3D")
    state = after(state, "3S+6H = 9")
    assert [build.owner for build in state.builds()] == [0]
    state = after(state, "trail QC")
    assert [build.owner for build in state.builds()] == [-1]
    assert (state.penalty(0), state.penalty(1)) == (0, 0)
    assert any(move.kind == Kind.TRAIL for move in legal_moves(state))


def test_d22_sweeps_turned_down_in_play_or_at_the_end() -> None:
    rules, random = load_variant("dominican"), Random(22)
    for sides in (2, 3):
        for _ in range(50):
            made = [random.randrange(sides) for _ in range(random.randrange(12))]
            upright = [0] * sides
            for side in made:
                upright[side] += 1
                if all(upright):
                    upright = [number - 1 for number in upright]
            tallies = [
                Tally(0, (0, 0, 0, 0), 0, card_set(turn for turn, by in enumerate(made) if by == side))
                for side in range(sides)
            ]
            score = score_tallies(rules, tallies)
            assert [made.count(side) - score.cancelled for side in range(sides)] == upright


def test_d24_the_residue_is_one_event_and_its_captor_is_first() -> None:
    """With the residue most cards are safe for A, most spades for C, who took it."""
    residue = cards("2S 3C 4D 5H")
    spades = list(cards_in(SPADES & ~residue))
    others = list(cards_in(FULL_DECK & ~SPADES & ~residue))
    piles = [card_set(spades[i * 4 : i * 4 + 4]) for i in range(3)]
    for side, (begin, end) in enumerate(((0, 16), (16, 28), (28, 36))):
        piles[side] |= card_set(others[begin:end])
    state = position(
        load_variant("dominican"), 3, hands=[0, cards("5H"), 0], loose=residue & ~cards("5H"), piles=piles, turn=1,
        last_capturer=2, turn_no=47, scores=[18, 0, 20],
    )  # fmt: skip
    assert state.first_met == -1
    state = play(state, parse_move(state, "trail 5H"))
    assert [state.pile(side).bit_count() for side in range(3)] == [20, 16, 16]
    assert state.first_met == 2
    assert score_deal(state).met == 2


def test_d46_a_lost_build_proves_nothing_of_a_new_hand() -> None:
    stock = "2C 3C 5C 6C 7C 8C 2D 3D 4D 5D 6D 7D 8D 2H 3H 4H"
    state = table(ruled_on("dominican_proven_partner"), ["3S", "QC", "4C", "KD"], "9C 6H", stock)
    state = after(state, "3S+9C = 12", "QC x [3S+9C]", "trail 4C")
    assert state.lost(0) == (12,)
    assert after(state, "trail KD").lost(0) == ()


@pytest.mark.parametrize("variant", variant_ids())
def test_d44_anybody_may_deal_first(variant: str) -> None:
    rules = load_variant(variant)
    for players in rules.seating.players:
        assert {Match(rules, players, seed).deal.dealer for seed in range(60)} == set(range(players))


def test_d56l_three_cannot_share_cards_or_spades_equally() -> None:
    assert all(cards_of(word).bit_count() % 3 for word in ("cards", "spades"))


def test_d57_the_colors_of_rook_cards() -> None:
    printed = [format_card(parse_card(text, Pack.FRENCH_52), Pack.ROOK_40) for text in ("7H", "7D", "7S", "7C")]
    assert printed == ["7R", "7Y", "7B", "7G"]


def test_d89_coins_are_diamonds() -> None:
    rules = load_variant("scopa")
    assert {"diamonds", "7D"} <= {getattr(item, "of", "") for item in rules.scoring.items}
    assert format_card(parse_card("7D", Pack.ITALIAN_40), Pack.ITALIAN_40) == "7D"


@pytest.mark.parametrize(
    "variant", ["tuxedo", "south_african_3", "south_african_4", "casino_web_a", "four_hand_partnership", "scopa"]
)
def test_d91_clockwise_where_the_text_is_silent(variant: str) -> None:
    assert load_variant(variant).seating.direction == "clockwise"


def test_d92_a_game_that_nobody_describes_has_no_rule_set() -> None:
    names = [name.lower() for variant in variant_ids() for name in (variant, *load_variant(variant).also_called)]
    assert not [name for name in names if "omulongo" in name]
