"""Every bot plays every game to its end, legally, at any table."""

import pytest
from hypothesis import given, settings, strategies as st

from cassino.arena import play_deal
from cassino.bots import Clock, UnknownBot, bot_names, make_bot
from cassino.cards import card_set, cards_in, make_card
from cassino.engine.dealing import deal, shuffled
from cassino.engine.match import Match
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Replenish
from playouts import state_after
from quick_bots import SLOW, SMALL, quick
from strategies import random_rules

MOST_DEALS = 200
UNHURRIED = Clock(move_seconds=600.0)
"""No bot stops for time: what it plays must not hang on how busy the machine is."""
GAMES = [(name, players) for name in variant_ids() for players in load_variant(name).seating.players]


def play_out(rules: Rules, players: int, names: list[str], seed: int) -> None:
    """Play a deal with bots in turn; an illegal move raises BotFault."""
    rng = Rng(seed)
    bots = [make_bot(quick(names[seat % len(names)]), rng.split(seat)) for seat in range(players)]
    state = deal(rules, players, 0, shuffled(rules, rng))
    played = play_deal(state, bots, Clock(move_seconds=0.1))
    assert state.is_over
    assert len(played.points) == state.side_count


@pytest.mark.sampled(7)
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_a_deal_in_every_variant(variant: str, players: int) -> None:
    rules = load_variant(variant)
    names = [name for name in bot_names() if name not in SLOW or is_small(rules, players)]
    play_out(rules, players, names[players:] + names[:players], seed=players)


def is_small(rules: Rules, players: int) -> bool:
    """Whether two players have small hands and short rounds."""
    return players == 2 and rules.dealing.hand <= 4 and rules.dealing.replenish is Replenish.ROUNDS


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_a_whole_match_in_every_variant(variant: str, players: int) -> None:
    match = Match(load_variant(variant), players, seed=players)
    bots = [make_bot("greedy" if seat % 2 else "random", Rng(seat)) for seat in range(players)]
    for _ in range(MOST_DEALS):
        while not match.deal_over:
            match.play(bots[match.state.turn].choose(match.view(match.state.turn), Clock()))
        if match.is_over:
            break
        match.next_deal()
    assert match.is_over


LARGE = [("swazi", 4), ("south_african_4", 4), ("tuxedo", 3)]
SMALLER = {name: [("swazi_two_player", 2), *LARGE[1:]] for name in SMALL} | {name: [("scopa", 2)] for name in SLOW}
PLAYED = [(name, *game) for name in bot_names() for game in SMALLER.get(name, LARGE)]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("name", "variant", "players"), PLAYED)
def test_the_same_seed_gives_the_same_deal(name: str, variant: str, players: int) -> None:
    rules = load_variant(variant)
    begin, points = deal(rules, players, 0, shuffled(rules, Rng(4))), []
    if name in SLOW:  # they think long while hands are full
        begin = state_after(variant, players, 20, 4)
    for _ in range(2):
        state = begin.copy()
        points.append(
            play_deal(state, [make_bot(quick(name), Rng(5).split(seat)) for seat in range(players)], UNHURRIED).points
        )
    assert points[0] == points[1]


@pytest.mark.parametrize("scores", [[18, 0], [19, 20], [20, 16], [17, 18]])
def test_a_deal_near_the_target(scores: list[int]) -> None:
    rules = load_variant("dominican_soto")
    state = deal(rules, 2, 0, shuffled(rules, Rng(scores[0])), scores)
    play_deal(state, [make_bot("heuristic", Rng(seat)) for seat in range(2)], Clock())
    assert state.is_over


@settings(max_examples=12)
@given(random_rules(), st.integers(0, 99))
def test_a_deal_of_random_rules(rules: Rules, seed: int) -> None:
    play_out(rules, rules.seating.players[0], ["heuristic", "random", "greedy"], seed)


def crowded_table() -> State:
    """Twenty-two loose number cards, four in each hand."""
    hands = [card_set([make_card(rank, suit) for rank in (8, 9)] + [make_card(10, suit)]) for suit in (0, 1)]
    hands = [hand | 1 << make_card(11, suit) for suit, hand in enumerate(hands)]
    loose = card_set(make_card(rank, suit) for rank in range(1, 8) for suit in range(3)) | 1 << make_card(1, 3)
    rest = (1 << 52) - 1 & ~(hands[0] | hands[1] | loose)
    return position(load_variant("casino_long"), 2, hands=hands, loose=loose, piles=[rest, 0])


@pytest.mark.parametrize("name", [name for name in bot_names() if name not in SLOW])
def test_a_table_of_twenty_two_loose_cards(name: str) -> None:
    state = crowded_table()
    seen = view(state, 0)
    assert seen.is_legal(make_bot(quick(name), Rng(1)).choose(seen, Clock()))


def test_the_heuristic_takes_much_from_a_crowded_table() -> None:
    move = make_bot("heuristic", Rng(1)).choose(view(crowded_table(), 0), Clock())
    assert len(list(cards_in(move.taken))) >= 7


def test_random_draws_every_move() -> None:
    rules = load_variant("casino_long")
    seen = view(deal(rules, 2, 0, shuffled(rules, Rng(3))), 1)
    bot = make_bot("random", Rng(5))
    moves = seen.legal_moves
    assert {bot.choose(seen, Clock()) for _ in range(40 * len(moves))} == set(moves)


def test_unknown_bot() -> None:
    with pytest.raises(UnknownBot, match="Did you mean greedy"):
        make_bot("gredy", Rng(0))
