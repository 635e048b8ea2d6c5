"""What is read off the plays of others: hands, and how far they do what is expected."""

from collections.abc import Callable

import pytest

from cassino.bots import reading
from cassino.bots.bot import Clock
from cassino.bots.heuristic import HeuristicBot
from cassino.bots.reading import Reader, reply_share
from cassino.bots.search import SearchBot, expected
from cassino.engine.dealing import deal, shuffled
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import Play, View, played, view
from cassino.rules import load_variant
from cassino.search.worlds import draw_worlds

OWN = 0


def highest(seen: View) -> Move:
    """A play of the highest card in hand; a trail if that may be."""
    moves = [move for move in seen.legal_moves() if move.cards.bit_count() == 1]
    return max(moves, key=lambda move: (move.cards, move.kind == Kind.TRAIL))


def lowest(seen: View) -> Move:
    """The same with the lowest."""
    return min(seen.legal_moves(), key=lambda move: (move.cards, move.kind != Kind.TRAIL))


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


def test_who_does_what_is_expected_is_trusted_more_and_more() -> None:
    trusted = []
    for plays in (0, 8, 24):
        state, past = table_after(plays, highest)
        trusted.append(Reader(highest).trust(view(state, OWN, past)))
    assert trusted == sorted(trusted) and trusted[0] == pytest.approx(reading.USUAL_TRUST) and trusted[-1] > 0.9


def test_who_never_does_is_not() -> None:
    state, past = table_after(24, lowest)
    trust = Reader(highest).trust(view(state, OWN, past))
    assert trust < 0.3 and reply_share(trust) == 0.0


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

    unread, read = draw_worlds(seen, Rng(1), 128), Reader(highest).likely_worlds(seen, 0.97, 128, Rng(1), None)
    assert share(unread) > 0.2 and share(read) < share(unread) / 3


def test_nothing_is_read_where_nobody_has_played() -> None:
    state, past = table_after(0, highest)
    own = [play for play in past if play.seat == OWN]
    assert Reader(highest).likely_worlds(view(state, OWN, own), 0.9, 64, Rng(1), None) == []


def test_without_time_nothing_is_read() -> None:
    state, past = table_after(10, highest)
    assert Reader(highest).likely_worlds(view(state, OWN, past), 0.9, 64, Rng(1), 0.0) == []


def test_the_search_plays_by_what_it_has_read() -> None:
    """It asks what to expect of plays that were made and of replies to come; nobody is imagined to see its hand."""
    asked: list[View] = []

    def mind(seen: View) -> Move:
        asked.append(seen)
        return expected(seen)

    state, past = table_after(10, lambda seen: HeuristicBot(Rng(0)).choose(seen, Clock()))
    bot = SearchBot(Rng(1), worlds=16, guesses=0)
    bot._reader = Reader(mind)
    assert view(state, OWN, past).is_legal(bot.choose(view(state, OWN, past), Clock(600.0)))
    imagined = {seen.public.turn_no for seen in asked}
    assert any(play.before.turn_no in imagined for play in past) and state.turn_no + 1 in imagined
    assert all(not seen.public.hand(OWN) for seen in asked)
