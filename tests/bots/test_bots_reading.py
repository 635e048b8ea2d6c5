"""What is read off the plays of others: hands, and whether they do what is expected."""

from collections.abc import Callable
from itertools import islice
from math import inf

import pytest

from cassino.bots import reading
from cassino.bots.bot import Clock
from cassino.bots.heuristic import HeuristicBot
from cassino.bots.reading import Judge, Reader
from cassino.bots.search import SearchBot, expected
from cassino.engine.dealing import deal, shuffled
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import Play, View, played, view
from cassino.rules import load_variant
from cassino.search.worlds import draw_worlds, worlds_of

OWN = 0


def highest(seen: View) -> Move:
    """A play of the highest card in hand; a trail if that may be."""
    moves = [move for move in seen.legal_moves if move.cards.bit_count() == 1]
    return max(moves, key=lambda move: (move.cards, move.kind == Kind.TRAIL))


def lowest(seen: View) -> Move:
    """The same with the lowest."""
    return min(seen.legal_moves, key=lambda move: (move.cards, move.kind != Kind.TRAIL))


def judge(mind: Callable[[View], Move], lead: float = 0.0) -> Judge:
    """A judge whose choice is always so much better than any other."""
    return lambda seen: (mind(seen), lead)


def table_after(plays: int, other: Callable[[View], Move], seed: int = 4) -> tuple[State, list[Play]]:
    """A deal of two, so many plays on; the own seat plays the lowest card, the other as given."""
    rules = load_variant("casino_long")
    state = deal(rules, 2, 1, shuffled(rules, Rng(seed)))
    past: list[Play] = []
    while len(past) < plays or state.turn != OWN:
        move = (lowest if state.turn == OWN else other)(view(state, state.turn))
        past.append(played(state, move))
        apply(state, move)
    return state, past


def test_who_does_what_is_expected_is_taken_for_faithful_more_and_more() -> None:
    beliefs = []
    for plays in (0, 8, 24):
        state, past = table_after(plays, highest)
        beliefs.append(Reader(judge(highest)).belief(view(state, OWN, past)))
    assert beliefs == sorted(beliefs) and beliefs[0] == pytest.approx(reading.PRIOR)
    assert beliefs[0] < reading.LEAST_BELIEF < beliefs[1] < 0.9 < beliefs[2]


def test_plays_that_anybody_would_make_tell_less() -> None:
    state, past = table_after(8, highest)
    beliefs = [Reader(judge(highest, lead)).belief(view(state, OWN, past)) for lead in (inf, 2.0, 0.5, 0.0)]
    assert beliefs == sorted(beliefs) and beliefs[0] == pytest.approx(reading.PRIOR, rel=0.2)


def test_plays_that_are_not_expected_tell_much_however_clear_the_choices_were() -> None:
    state, past = table_after(8, lowest)
    beliefs = [Reader(judge(highest, lead)).belief(view(state, OWN, past)) for lead in (0.0, inf)]
    assert max(beliefs) < reading.PRIOR / 4


def test_who_never_does_is_not() -> None:
    state, past = table_after(24, lowest)
    assert Reader(judge(highest)).belief(view(state, OWN, past)) < 0.001


@pytest.mark.parametrize("seed", range(3))
def test_hands_that_would_have_been_played_otherwise_are_seldom(seed: int) -> None:
    """The rival plays the highest card first, so that no other is above it."""
    state, past = table_after(10, highest, seed)
    seen = view(state, OWN, past)
    shown = max(play.move.cards for play in past if play.seat != OWN and play.before.round_no == state.round_no)
    above = sum(1 << card for card in range(shown.bit_length(), 52))

    def share(worlds: list[State]) -> float:
        assert all(not world.hand(1) & ~seen.possible(1) for world in worlds)
        return sum(bool(world.hand(1) & above) for world in worlds) / len(worlds)

    unread = draw_worlds(seen, Rng(1), 128)
    read, _ = Reader(judge(highest)).likely_worlds(seen, 0.99, 128, Rng(1), None)
    assert share(unread) > 0.2 and share(read) < share(unread) / 3


def test_hands_of_others_are_not_read() -> None:
    state, past = table_after(10, highest)
    seen = view(state, OWN, past)
    worlds, belief = Reader(judge(highest)).likely_worlds(seen, 1e-9, 128, Rng(1), None)
    assert belief < 1e-6
    assert [world.hand(1) for world in worlds] == [world.hand(1) for world in islice(worlds_of(seen, Rng(1)), 128)]


def test_plays_of_the_round_tell_who_is_faithful() -> None:
    state, past = table_after(6, highest)
    seen = view(state, OWN, past)
    assert Reader(judge(highest)).likely_worlds(seen, 0.5, 128, Rng(1), None)[1] > 0.5
    assert Reader(judge(lowest)).likely_worlds(seen, 0.5, 128, Rng(1), None)[1] < 0.5


def test_nothing_is_read_where_nobody_has_played() -> None:
    state, past = table_after(0, highest)
    own = [play for play in past if play.seat == OWN]
    assert Reader(judge(highest)).likely_worlds(view(state, OWN, own), 0.9, 64, Rng(1), None) == ([], 0.9)


def test_without_time_nothing_is_read() -> None:
    state, past = table_after(10, highest)
    assert Reader(judge(highest)).likely_worlds(view(state, OWN, past), 0.9, 64, Rng(1), 0.0) == ([], 0.9)


def test_replies_of_who_is_not_faithful_are_not_expected() -> None:
    asked: list[View] = []

    def asked_of(seen: View) -> tuple[Move, float]:
        asked.append(seen)
        return highest(seen), 0.0

    state, past = table_after(24, lowest)
    bot = SearchBot(Rng(1), worlds=16, guesses=0)
    bot._reader = Reader(asked_of)
    bot.choose(view(state, OWN, past), Clock(600.0))
    assert asked and all(seen.public.turn_no < state.turn_no for seen in asked)


def test_the_search_plays_by_what_it_has_read() -> None:
    """It asks what to expect of plays that were made and of replies to come; nobody is imagined to see its hand."""
    asked: list[View] = []

    def asked_of(seen: View) -> tuple[Move, float]:
        asked.append(seen)
        return expected(seen)

    state, past = table_after(26, lambda seen: HeuristicBot(Rng(0)).choose(seen, Clock()))
    bot = SearchBot(Rng(1), worlds=16, guesses=0)
    bot._reader = Reader(asked_of)
    assert view(state, OWN, past).is_legal(bot.choose(view(state, OWN, past), Clock(600.0)))
    imagined = {seen.public.turn_no for seen in asked}
    assert any(play.before.turn_no in imagined for play in past) and state.turn_no + 1 in imagined
    assert all(not seen.public.hand(OWN) for seen in asked)
