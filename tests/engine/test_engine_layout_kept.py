"""The table as it is kept from state to state is the table made anew, whatever is taken back or ruled; and sweeps."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from cassino.cards import FULL_DECK, card_set, parse_cards
from cassino.engine.layout import is_sweep, laid_out
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.play import play
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import Build
from cassino.hosted.frames.positions import HostedPosition
from cassino.hosted.wire.table import Build as ShownBuild
from cassino.rules import load_variant, variant_ids
from pure_engine import pure

MOVES = 30
RAISED, JOINED = ("2C", "2S 3H", 7), ("7D", "2C 2S 3H", 7)
"""A raises a build of five, and B joins it: the hand card, the build and its value."""


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def two_builds(build: Any, state: Any) -> Any:
    """A's turn: two builds and a loose card on the table. build, state: how they are made."""
    there = "2C 7S 9S KC 5D 10S 7D 7H 2S 3H 6H 4D 9C"
    return state(
        load_variant("casino_long"), 2, hands=[cards("2C 7S 9S KC"), cards("5D 10S 7D 7H")], loose=cards("9C"),
        builds=[build(cards("2S 3H"), 5, 1, 39), build(cards("6H 4D"), 10, 1, 37)],
        piles=[FULL_DECK & ~cards(there), 0], turn_no=40, last_capturer=0,
    )  # fmt: skip


@pytest.mark.parametrize("engine", [import_module, pure])
def test_a_build_that_grows_keeps_its_name_and_its_place(engine: Callable[[str], Any]) -> None:
    move, play = engine("cassino.engine.move"), engine("cassino.engine.play").play
    states = [two_builds(engine("cassino.engine.state").Build, engine("cassino.engine.position").position)]
    for kind, (card, build, value) in ((move.RAISE, RAISED), (move.JOIN, JOINED)):
        states.append(play(states[-1], move.Move(kind, cards(card), cards(build), value)))
    tables = [engine("cassino.engine.layout").laid_out(states[:count]).table for count in (1, 2, 3)]
    loose = str(parse_cards("9C")[0])
    assert [[laid.id for laid in table] for table in tables] == [["b1", "b2", loose]] * 3
    assert [table[0].cards for table in tables] == [cards("2S 3H"), cards("2C 2S 3H"), cards("7D 2C 2S 3H")]


def test_a_browser_is_shown_a_build_that_grows_under_the_same_name() -> None:
    shown = HostedPosition(two_builds(Build, position))
    for kind, (card, build, value) in ((Kind.RAISE, RAISED), (Kind.JOIN, JOINED)):
        shown = shown.played(Move(kind, cards(card), cards(build), value))
        frame = shown.frame("x")
        builds = [each for each in frame.table if isinstance(each, ShownBuild)]
        assert [(each.id, each.value) for each in builds] == [("b1", 7), ("b2", 10)]
        assert frame.last_move and frame.last_move.build_id == "b1"
        assert set(frame.last_move.build) == set(builds[0].cards)


@pytest.mark.parametrize("variant", variant_ids())
def test_the_kept_table_is_the_one_made_anew_through_moves_and_takebacks(variant: str) -> None:
    match, luck = Match(load_variant(variant), seed=5), Rng(5)
    for _ in range(MOVES):
        if match.deal_over:
            break
        moves = match.legal_moves
        match.play(moves[luck.below(len(moves))])
        if luck.below(3) == 0:
            assert match.layout() == laid_out(match.states).table
            match.back()
        assert match.layout() == laid_out(list(match.states)).table
    assert match.moves


@pytest.mark.parametrize(("variant", "last"), [("casino_long", True), ("scopa_italian", False)])
def test_the_last_play_is_a_sweep_only_if_the_rules_say_so(variant: str, last: bool) -> None:
    rules = load_variant(variant)
    card, other = cards("5H"), cards("2C")
    for hand, is_swept in (([0, card], last), ([other, card], True)):
        piles = [rules.deck.cards & ~(cards("5H 5D") | hand[0]), 0]
        state = position(rules, 2, hands=hand, loose=cards("5D"), piles=piles, turn=1, turn_no=30, last_capturer=0)
        move = Move(Kind.CAPTURE, card, cards("5D"), 5)
        assert is_sweep(state, move) == is_swept
        assert play(state, move).sweeps(1) == is_swept
