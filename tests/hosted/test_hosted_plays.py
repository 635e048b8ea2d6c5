"""The moves that come with a view: all of them, what they are worth, and what a trail gives away."""

import pytest

from cassino.cards import card_set, cards_in, parse_cards
from cassino.engine.legal import legal_moves, plays_for
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.scoring import secured
from cassino.engine.state import Build, State
from cassino.engine.view import View, view
from cassino.hosted.frames import choices, plays
from cassino.hosted.wire.shape import CardPlay
from cassino.notation.move import format_move, parse_move
from cassino.rules import load_variant, variant_ids
from cassino.texts.catalog import Style, say
from cassino.texts.message import Message

PLAYERS = {variant: load_variant(variant).seating.players[0] for variant in variant_ids()}


def seen(hand: str, loose: str, *builds: tuple[str, int, int], variant: str = "casino", **parts: object) -> View:
    """What the player to move sees; the rest of the pack is the stock, but for a card of the other player."""
    made = [Build(card_set(parse_cards(cards)), value, owner, 0) for cards, value, owner in builds]
    hands = [card_set(parse_cards(hand)), card_set(parse_cards("KC"))]
    lying = card_set(parse_cards(loose))
    rest = (1 << 52) - 1 & ~(hands[0] | hands[1] | lying | sum(build.cards for build in made))
    given = {"hands": hands, "loose": lying, "builds": made, "stock": tuple(cards_in(rest)), "strict": False, **parts}
    return view(position(load_variant(variant), 2, **given), 0)  # type: ignore[arg-type]


def labels(what: View) -> list[str]:
    return [say(each.label, style=Style.SYMBOLS) for each in plays.offered(what).plays]


def found(what: View, move: str) -> CardPlay:
    return next(each for each in plays.offered(what).plays if each.move == move)


def test_captures_come_first_by_points_and_then_by_cards() -> None:
    offered = plays.offered(seen("3S 9H 10D", "AD 2S 3H 9D QH")).plays
    captures = [(each.worth or 0, len(each.table)) for each in offered if each.kind == "capture"]
    assert captures == sorted(captures, reverse=True) and captures[0] == (3, 2)
    assert say(offered[1].label, style=Style.SYMBOLS) == "Take 3♥ 2♠ A♦ · +2"
    kinds = [each.kind for each in offered]
    assert kinds == sorted(kinds, key=["capture", "build", "join", "raise", "trail"].index)


def test_a_sweep_says_so_and_what_it_scores() -> None:
    swept = found(seen("10D 4C", "10S"), "10D x 10S")
    assert swept.worth == 3 and swept.sweep is True
    assert say(swept.label) == "Sweep! +3"


def test_a_build_names_the_card_that_captures_it() -> None:
    assert "Build 9 (you hold 9♣)" in labels(seen("4S 9C", "5H KD"))


SLIPS = [
    ("JH 4C", "JD 7S", "trail JH", Message("slip-could-take", {"cards": ["JD"]})),
    ("9H 4C", "3D 6S QH", "trail 9H", Message("slip-could-take", {"cards": ["6S", "3D"]})),
    ("4C KD", "3D", "trail 4C", Message("slip-leaves-sweep")),
    ("4C KD", "QD", "trail 4C", None),
    ("4C KD", "", "trail KD", Message("slip-leaves-sweep")),
]


@pytest.mark.parametrize(("hand", "loose", "move", "slip"), SLIPS)
def test_a_trail_says_what_it_gives_away(hand: str, loose: str, move: str, slip: Message | None) -> None:
    said = found(seen(hand, loose), move)
    assert (said.slip or None) == slip and bool(said.skill) == bool(said.slip)


@pytest.mark.parametrize(
    ("hand", "loose", "move", "skill"),
    [
        ("JH 4C", "JD 7S", "trail JH", "pairs"),
        ("9H 4C", "3D 6S QH", "trail 9H", "sums"),
        ("9H 4C", "3D 6S 9S", "trail 9H", "several_sets"),
        ("4C KD", "3D", "trail 4C", "leaving_sweeps"),
    ],
)
def test_a_slip_names_the_skill_that_avoids_it(hand: str, loose: str, move: str, skill: str) -> None:
    assert found(seen(hand, loose), move).skill == skill


def positions(variant: str, seed: int, deals: int = 2) -> list[State]:
    """The states of a match that is played at random."""
    match, rng, states = Match(load_variant(variant), PLAYERS[variant], seed), Rng(seed), []
    for _ in range(deals):
        while not match.deal_over:
            states.append(match.state)
            moves = legal_moves(match.state, 300)
            match.play(moves[rng.below(len(moves))])
        if match.is_over:
            break
        match.next_deal()
    return states


@pytest.mark.parametrize("variant", variant_ids())
def test_every_play_is_legal_and_none_is_missing(variant: str) -> None:
    complete = 0
    for state in positions(variant, 3, 1):
        what = view(state, state.turn)
        offered = plays.offered(what)
        moves = [parse_move(state, each.move) for each in offered.plays]
        assert all(what.is_legal(move) for move in moves)
        assert len({each.move for each in offered.plays}) == len(moves)
        if offered.is_complete and not state.window:
            complete += 1
            assert set(moves) == {move for move in legal_moves(state) if move.kind in plays.ORDER}
    assert complete


@pytest.mark.parametrize("variant", ["casino_long", "royal_book", "tuxedo", "swazi", "scopa"])
def test_a_selection_becomes_what_the_list_says(variant: str) -> None:
    match = Match(load_variant(variant), PLAYERS[variant], 5)
    rng = Rng(5)
    while not match.deal_over:
        what = match.view(match.state.turn)
        offered = plays.offered(what)
        if offered.is_complete:
            check_selections(match, what, offered.plays)
        moves = legal_moves(match.state, 300)
        match.play(moves[rng.below(len(moves))])


def check_selections(match: Match, what: View, listed: list[CardPlay]) -> None:
    """What is selected becomes the same by the list as by the answer to `select`."""
    for cards, table in {(tuple(each.cards), tuple(each.table)) for each in listed}:
        answer = choices.choices(what, match.layout(), 1, cards, table)
        expected = [each.move for each in listed if (tuple(each.cards), tuple(each.table)) == (cards, table)]
        assert sorted(each.move for each in answer.choices) == sorted(expected)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("variant", ["casino_long", "royal_book", "dominican", "nordic_kasino"])
def test_a_warning_of_a_sweep_is_true_and_none_is_missing(variant: str) -> None:
    warned = 0
    for state in positions(variant, 8, 4):
        what = view(state, state.turn)
        for move in legal_moves(state, 300):
            if move.kind == Kind.TRAIL:
                expected = can_be_swept(what, move)
                assert plays.leaves_sweep(what, move) == expected, (what.public, format_move(state, move))
                warned += expected
    assert warned


def can_be_swept(what: View, move: Move) -> bool:
    """Whether one unseen card takes everything that lies there after a trail, by the engine."""
    state = what.public
    lying = state.loose | move.cards
    for card in cards_in(what.unseen):
        after = with_loose(state, lying, card)
        whole = lying | sum(build.cards for build in after.builds())
        if any(play.kind == Kind.CAPTURE for play in plays_for(after, 1 << card, whole)):
            return True
    return False


def with_loose(state: State, loose: int, card: int) -> State:
    """A position in which the player to act holds one card, before these loose cards and nobody's builds."""
    rest = state.rules.deck.cards & ~(loose | 1 << card | sum(build.cards for build in state.builds()))
    seats = range(state.players)
    return position(
        state.rules,
        state.players,
        turn=state.turn,
        hands=[1 << card if seat == state.turn else 0 for seat in seats],
        loose=loose,
        builds=[Build(build.cards, build.value, build.owner, 0) for build in state.builds()],
        piles=[rest, *[0] * (state.side_count - 1)],
        strict=False,
        turn_no=40,
    )


SURE = ("10D", "2S", "aces", "sweeps")
"""What casino counts by single cards and by sweeps."""


def sure_points(state: State, side: int) -> int:
    """The points of a side that single cards and sweeps have brought it."""
    return sum(line.points[side] for line in secured(state).lines if line.name in SURE)


@pytest.mark.parametrize("seed", range(3))
def test_worth_is_what_becomes_certain(seed: int) -> None:
    match, rng, scored = Match(load_variant("casino_long"), 2, seed), Rng(seed), 0
    while not match.is_last_round:
        state = match.state
        side, moves = state.side_of(state.turn), legal_moves(state)
        move = max(moves, key=lambda move: (move.kind == Kind.CAPTURE, rng.below(100)))
        offered = found(match.view(state.turn), format_move(state, move))
        before = sure_points(state, side)
        match.play(move)
        assert sure_points(match.state, side) - before == (offered.worth or 0)
        scored += offered.worth or 0
    assert scored
