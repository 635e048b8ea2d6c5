"""The coach: what it says about moves, and that it knows nothing hidden."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from cassino.analysis.coach import PUBLIC, Answer, explained, judged, worlds_with
from cassino.analysis.review.grades import Grade
from cassino.compiled import WHY_PLAIN
from cassino.engine.legal import broken_rule, legal_moves
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import Play, played, view
from cassino.notation.move import parse_move
from cassino.notation.position import parse_position
from cassino.rules import load_variant
from cassino.search.budget import Budget
from cassino.texts.catalog import say_all

BUDGET = Budget(worlds=4)
"""No limit in seconds, so that the same question has the same answer."""
MOVES = 1 if WHY_PLAIN else 6
"""Of a deal that are asked about: more where the engine is compiled."""
VARIANTS = ("casino_long", "royal_web", "four_hand_partnership", "tuxedo", "south_african_2", "draw_casino")


def some_moves(variant: str, count: int) -> Iterator[tuple[State, Move]]:
    """Moves of a deal played at random, captures and builds more often than trails."""
    rules, random = load_variant(variant), Random(variant)
    match = Match(rules, rules.seating.players[0], seed=3)
    found = 0
    while not match.deal_over and found < count:
        moves = list(legal_moves(match.state, 200))
        move = min(random.sample(moves, min(3, len(moves))), key=lambda move: move.kind == Kind.TRAIL)
        yield match.state, move
        match.play(move)
        found += 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_said_of_a_move_is_the_same_whatever_is_hidden(variant: str) -> None:
    """Other players may hold anything that agrees with the view of the person who asks."""
    past = list[Play]()
    for number, (state, move) in enumerate(some_moves(variant, MOVES)):
        told = explained([played(state, move)], Rng(5), BUDGET)
        redealt = list(worlds_with(played(state, move), Rng(number), 2))
        assert redealt
        assert all(explained([played(other, move)], Rng(5), BUDGET) == told for other in redealt)
        own = judged([(view(state, state.turn, past), move)], 1, Rng(5), BUDGET)
        other = view(state, state.turn).sample(Rng(number))
        assert judged([(view(other, state.turn, past), move)], 1, Rng(5), BUDGET) == own
        past = [*past, played(state, move)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_cards_played_are_held_and_the_move_is_possible_in_every_world(variant: str) -> None:
    for state, move in some_moves(variant, MOVES):
        for world in worlds_with(played(state, move), Rng(1), 3):
            assert view(world, None).public == view(state, None).public
            assert not move.cards & ~world.hand(state.turn)
            assert broken_rule(world, move) is None


def position(hands: str, table: str) -> State:
    return parse_position(
        f"casino_long 2 | turn A 5 | dealer B | round 6 | {hands} | table {table} "
        "| pile A 7C 7D 5S | pile B QH QS AD AH AC AS 2D 2H 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 6C 6D 6H 6S 7H 7S 8C "
        "8D 8H 8S 9H 9D 10S JC JD JH JS QC QD KH KS KD KC | last B"
    )


def said(answer: Answer, *names: str) -> str:
    return say_all(answer.told, names)


def test_a_move_that_leaves_points_for_nothing_is_a_fault_and_the_better_one_is_told() -> None:
    state = position("hand A 10H 3C | hand B 10C 2C", "10D 9S 2S 9C")
    answer = judged([(view(state, 0), parse_move(state, "trail 10H"))], 1, Rng(1), BUDGET)
    assert answer.grade in (Grade.MISTAKE, Grade.BLUNDER)
    assert re.match(
        "A (mistake|blunder). Better by about .* points: You take 10♦ with 10♥. ", said(answer, "You", "Hal")
    )


def test_the_best_move_is_praised_with_its_reason() -> None:
    state = position("hand A 10H 3C | hand B 10C 2C", "10D 9S 2S 9C")
    answer = judged([(view(state, 0), parse_move(state, "10H x 10D"))], 1, Rng(1), BUDGET)
    assert answer.grade == Grade.BEST
    assert said(answer, "You", "Hal").startswith("The best move. This takes 10♦ (2 points).")


def test_without_a_choice_there_is_nothing_to_judge() -> None:
    state = position("hand A 3C | hand B 10C", "10D 9S 2S 9C 10H 2C")
    answer = judged([(view(state, 0), parse_move(state, "trail 3C"))], 1, Rng(1), BUDGET)
    assert (answer.grade, said(answer, "You", "Hal")) == (Grade.FORCED, "There was no choice.")


def test_a_capture_is_explained_by_what_it_takes() -> None:
    state = position("hand A 10H 3C | hand B 10C 2C", "10D 9S 2S 9C")
    answer = explained([played(state, parse_move(state, "10H x 10D"))], Rng(1), BUDGET)
    assert answer.told[0] == PUBLIC and answer.grade is None
    assert "This takes 10♦ (2 points)." in said(answer, "Hal", "You")


def test_of_a_move_that_looks_weak_the_better_one_with_the_same_card_is_told() -> None:
    state = position("hand A 10H | hand B 10C", "10D 9S 2S 9C 3C 2C")
    told = said(explained([played(state, parse_move(state, "trail 10H"))], Rng(1), BUDGET), "Hal", "You")
    assert "Another play with the same card looks about" in told
    assert told.endswith("Hal may have had another reason: nobody else can see the rest of that hand.")
