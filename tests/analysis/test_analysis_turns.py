"""Turns of several steps: reasons play the turn on, and name only builds and cards that are there when it ends."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

import cassino
from cassino.analysis import coach, hints
from cassino.analysis.review.deal_search import DealSearch
from cassino.analysis.review.explanation import tell_in
from cassino.analysis.review.grades import FAULTS
from cassino.analysis.review.turns import made_steps, rest_of_turn, turn_of
from cassino.bots import make_bot
from cassino.cards import cards_in
from cassino.engine.layout import table_cards
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View, played, view
from cassino.rules import load_variant
from cassino.rules.options import has_steps
from cassino.rules.packs import format_card
from cassino.search.budget import Budget
from cassino.search.results import MoveValue
from cassino.search.worlds import draw_worlds
from cassino.texts.message import Message, Reason

FEW = Budget(worlds=4)
STEPPED = [name for name in cassino.variants() if has_steps(load_variant(name))]
ABOUT_CARDS = {"why-lost", "why-regained"}


def test_there_are_variants_with_several_steps() -> None:
    assert {"swazi", "sotho", "lesotho_40"} <= set(STEPPED)


def positions(variant: str, seed: int, every: int) -> Iterator[State]:
    """States of a deal played at random, builds more often than other moves."""
    rules, random = load_variant(variant), Random(f"{variant} {seed}")
    match = Match(rules, rules.seating.players[0], seed=seed)
    count = 0
    while not match.deal_over:
        moves = list(match.legal_moves)
        if count % every == 0 and len(moves) > 1 and not match.state.window:
            yield match.state
        match.play(min(random.sample(moves, min(3, len(moves))), key=lambda move: move.kind == Kind.TRAIL))
        count += 1


def after(world: State, turn: Sequence[Move]) -> State:
    """The state at the end of a turn."""
    state, whose = world.copy(), turn_of(world)
    made_steps(state, turn)
    assert not whose.goes_on(state)
    return state


def there(state: State, side: int) -> set[str]:
    """The cards on the table and on top of the piles."""
    tops = [pile[-1] for holder in range(state.tables.pile_count) if (pile := state.pile_of(holder))]
    pack = state.rules.deck.pack
    return {format_card(card, pack) for card in (*cards_in(table_cards(state)), *tops)}


def check(reason: Reason, state: State, other: State, side: int) -> None:
    """Whether what is named is there after the turn. other: the state after the turn it is compared with."""
    for message in reason:
        if message.key == "why-build-lost":
            assert any(state.side_of(build.owner) == side for build in state.builds() if build.owner >= 0), message
        if message.key in ABOUT_CARDS:
            assert set(message.args["cards"]) <= there(state, side), message  # type: ignore[arg-type]
        if message.key == "why-other-loses":
            assert set(message.args["cards"]) <= there(other, side), message  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", STEPPED)
def test_no_reason_names_a_build_or_a_card_that_is_not_there(variant: str) -> None:
    for seed in range(2):
        for number, state in enumerate(positions(variant, seed, 7)):
            seen, side = view(state, state.turn), state.side_of(state.turn)
            moves = Random(number).sample(list(seen.moves_up_to(60)), min(2, len(seen.moves_up_to(60))))
            worlds = draw_worlds(seen, Rng(number), 6)
            values = [MoveValue(move, 0.0, 0.1) for move in moves]
            ends = [after(worlds[0], (move, *rest_of_turn(DealSearch(state), worlds, move))) for move in moves]
            for at, reason in enumerate(tell_in(worlds, seen, values)):
                check(reason, ends[at], ends[1 - at], side)


def test_the_rest_of_a_turn_ends_it() -> None:
    state = next(positions("swazi", 1, 7))
    worlds = draw_worlds(view(state, state.turn), Rng(1), 4)
    move = view(state, state.turn).legal_moves[0]
    rest = rest_of_turn(DealSearch(state), worlds, move)
    assert rest[-1].kind == Kind.END
    assert not turn_of(state).goes_on(after(worlds[0], (move, *rest)))


def test_in_a_game_of_one_step_nothing_follows() -> None:
    match = Match(load_variant("casino_long"), seed=1)
    assert rest_of_turn(DealSearch(match.state), [match.state], match.legal_moves[0]) == ()


def whole_turn(variant: str, seed: int) -> list[tuple[State, Move]]:
    """A turn of the second round, with at least two steps."""
    match, bot = Match(load_variant(variant), seed=seed), make_bot("heuristic", Rng(seed))
    turn: list[tuple[State, Move]] = []
    while True:
        state = match.state
        move = bot.choose(match.view(state.turn))
        if turn and turn_of(state) != turn_of(turn[0][0]):
            if len(turn) > 1 and turn[0][0].turn_no > 3:
                return turn
            turn = []
        if not state.window:
            turn.append((state, move))
        match.play(move)


def names_card(told: Reason, cards: int, state: State) -> bool:
    """Whether one of the messages names one of these cards."""
    texts = {format_card(card, state.rules.deck.pack) for card in cards_in(cards)}
    return any(texts & _texts(message) for message in told)


def _texts(message: Message) -> set[str]:
    return {
        text for value in message.args.values() if isinstance(value, list) for text in value if isinstance(text, str)
    }


@pytest.mark.parametrize("variant", ["swazi", "sotho", "swazi_two_player"])
def test_the_coach_speaks_of_a_step_that_matters_and_not_of_the_end_of_the_turn(variant: str) -> None:
    turn = whole_turn(variant, 2)
    state, move = next((state, move) for state, move in turn if move.cards)
    told = coach.explained([played(*each) for each in turn], Rng(1), FEW).told
    assert names_card(told, move.cards | move.taken, state)
    own: list[tuple[View, Move]] = [(view(state, state.turn), move) for state, move in turn]
    answer = coach.judged(own, 1, Rng(1), FEW)
    assert answer.grade is not None
    assert names_card(answer.told, move.cards | move.taken, state) or answer.grade in FAULTS


def test_the_hint_tells_how_the_turn_goes_on() -> None:
    """In the position of the finding, the hint spoke of a build that the search does not make."""
    match = Match(load_variant("swazi"), 3, seed=3)
    while match.state.turn != 0 or match.state.window:
        match.play(make_bot("level4", Rng(1)).choose(match.view(match.state.turn)))
    seen = match.view(0)
    advice = hints.advise(seen, Rng(1), FEW)
    turn = (
        advice.move,
        *rest_of_turn(DealSearch(seen.public), draw_worlds(seen, Rng(1).split(2), 4), advice.move),
    )
    told = [message.key for message in advice.reason]
    assert ("why-then" in told) == (len([step for step in turn if step.kind != Kind.END]) > 1)


def test_the_end_of_a_turn_names_the_card_that_was_played() -> None:
    match = Match(load_variant("swazi"), 3, seed=3)
    state = match.state.copy()
    trail = next(move for move in match.legal_moves if move.kind == Kind.TRAIL)
    apply(state, trail)
    seen = view(state, state.turn)
    reason = tell_in(draw_worlds(seen, Rng(1), 2), seen, [MoveValue(Move(Kind.END, 0), 0.0, 0.0)])[0]
    assert reason[0].key == "why-end-after" and names_card(reason[:1], trail.cards, state)
