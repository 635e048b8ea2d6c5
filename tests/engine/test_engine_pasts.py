"""A sample is a position that the deal can have come to: compared with all pasts of deals with small packs."""

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, strategies as st

from cassino.cards import FULL_DECK, card_set, cards_in, format_cards, parse_cards
from cassino.engine.lacking import may_hold
from cassino.engine.legal import is_legal
from cassino.engine.move import Kind
from cassino.engine.play import play
from cassino.engine.rng import Rng
from cassino.engine.setting import set_shown, with_hand
from cassino.engine.state import State
from cassino.engine.stuck import shows_stuck
from cassino.engine.view import View, exact_sample, sample, view
from cassino.notation.position import PositionSyntaxError, format_position, parse_position
from cassino.notation.view_text import format_view, parse_view
from cassino.rules import Rules, load_variant, parse_rules
from cassino.rules.options import Enforcement, FromHand, Replenish, Source
from pasts import Hands, told
from playouts import cases, examples, first_state, random_move
from strategies import random_rules

TEN_CARDS = 'ranks = [1, 2, 3, 4, 5]\nsuits = ["clubs", "diamonds"]'
HIGH_ACES = 'ranks = [1, 2, 11, 12, 13]\nsuits = ["clubs", "diamonds"]'
HANDS_OF_TWO = "hand = 2\ntable = 2\npacket = 1"
HANDS_OF_THREE = "hand = 3\ntable = 4\npacket = 1"
HANDS_OF_FOUR = "hand = 4\ntable = 2\npacket = 1"
STUCK = "only_when_stuck = true"


def small(parent: str = "casino", players: int = 2, **parts: str) -> Rules:
    """House rules for a few cards of which only their number scores."""
    own = {
        "seating": f'players = [{players}]\nsides = "solo"',
        "deck": TEN_CARDS,
        "dealing": HANDS_OF_TWO,
        "scoring": 'items = [{ most = "cards", points = 3 }]',
        **parts,
    }
    sections = "\n".join(f"[{name}]\n{lines}" for name, lines in own.items())
    return parse_rules(f'title = "Small"\nparent = "{parent}"\n{sections}\n', "small")


TABLE = 'enforcement = "table"'
NUMBERED = 'faces = "eleven_to_thirteen"\nace = "one_or_fourteen"'
SMALL_SWAZI = {
    "seating": 'players = [2]\nsides = "solo"\ndirection = "clockwise"',
    "deck": "ranks = [1, 2, 3, 4]",
    "counting": 'faces = "rank_only"',
    "dealing": 'packet = 1\nredeal = "never"\nreplenish = "rounds"\ntable = 4\nhand = 3',
    "building": 'for_partner = "never"\npartner_asks = false',
}
GAMES = {
    "plain": small(),
    "stuck": small(trailing=STUCK),
    "stuck, all cards at once": small(trailing=STUCK, dealing=HANDS_OF_FOUR),
    "stuck, no builds": small(
        trailing=STUCK, dealing=HANDS_OF_THREE, building='source = "none"\nequal_value = "coexist"'
    ),
    "stuck, pictures": small(trailing=STUCK, deck='ranks = [1, 2, 3, 11, 12]\nsuits = ["clubs", "diamonds"]'),
    "stuck, high aces": small(trailing=STUCK, deck=HIGH_ACES, counting=NUMBERED),
    "stuck, owner stays": small(
        players=3, trailing=STUCK, dealing="hand = 2\ntable = 4\npacket = 1",
        building='joiner = "changes_nothing"\njoined_by = "anyone"',
    ),
    "at a table": small(calling=TABLE),
    "at a table, stuck": small(calling=TABLE, trailing=STUCK),
    "at a table, one build": small(
        calling=TABLE, dealing=HANDS_OF_FOUR, trailing='owner = "banned"\nowner_builds = "own_build"',
        building='limit = "one"',
    ),
    "Swazi": small("swazi", 2, **SMALL_SWAZI),
}  # fmt: skip


def known_pasts(rules: Rules, seed: int) -> Iterator[tuple[State, View, Counter[Hands]]]:
    """Each state of a deal as each seat sees it, with the hands that it must consider."""
    for state, pasts in told(rules, rules.seating.players[0], seed, 0.5):
        for seat, hands in pasts.items():
            yield state, view(state, seat), hands


@pytest.mark.parametrize("game", GAMES)
def test_hands_that_are_possible_and_certain_are_those_of_all_pasts(game: str) -> None:
    for seed in range(cases(12)):
        for state, seen, pasts in known_pasts(GAMES[game], seed):
            assert len(set(pasts.values())) == 1, "all hands come from equally many deals"
            for other in range(state.players):
                every, common = 0, -1
                for hands in pasts:
                    every |= hands[other]
                    common &= hands[other]
                assert seen.possible(other) == every, (seen.seat, other, format_position(state))
                assert seen.certain(other) == common, (seen.seat, other, format_position(state))


@pytest.mark.parametrize("game", GAMES)
def test_samples_are_the_hands_of_all_pasts(game: str) -> None:
    rng = Rng(3)
    for seed in range(cases(6)):
        for state, seen, pasts in known_pasts(GAMES[game], seed):
            for draw in (sample, exact_sample):
                worlds = [draw(seen, rng) for _ in range(6)]
                assert all(view(world, seen.seat) == seen for world in worlds)
                assert {tuple(map(world.hand, range(state.players))) for world in worlds} <= set(pasts)


def test_frequencies_of_samples_are_equal() -> None:
    """Chi-square over the hands of all pasts; off by less than five standard deviations."""
    rng = Rng(5)
    for game in ("plain", "stuck", "at a table"):
        states = list(known_pasts(GAMES[game], 2))[:6]
        for _, seen, pasts in states:
            for draw in (sample, exact_sample):
                draws = 12 * len(pasts)
                worlds = (draw(seen, rng) for _ in range(draws))
                counts = Counter(tuple(map(world.hand, range(world.players))) for world in worlds)
                square, freedom = sum((counts[hands] - 12) ** 2 / 12 for hands in pasts), len(pasts) - 1
                assert set(counts) <= set(pasts)
                assert abs(square - freedom) <= 5 * (2 * freedom) ** 0.5


def test_in_games_with_drawing_samples_keep_to_the_hands_of_all_pasts() -> None:
    """Not all of these hands come from equally many deals: docs/research/library.md says so."""
    rules = small("draw_casino", deck='ranks = [1, 2, 3, 4]\nsuits = ["clubs", "diamonds"]')
    rng, unequal = Rng(4), 0
    for seed in range(12):
        for state, seen, pasts in known_pasts(rules, seed):
            drawn = {tuple(map(sample(seen, rng).hand, range(state.players))) for _ in range(6)}
            assert drawn <= set(pasts)
            unequal += len(set(pasts.values())) > 1
    assert unequal


INSISTED = (
    "swazi 3 | turn A 9 | dealer C | round 1 | hand A JD JS 2C | hand B 5C 6C 7D | hand C 5H 6H 7H "
    "| table {table} KC | pile B {rest} | last B"
)


def insisted(table: str) -> State:
    """A's turn in Swazi; all cards that are named nowhere are in the pile of B."""
    named = card_set(parse_cards("JD JS 2C 5C 6C 7D 5H 6H 7H KC"))
    on_table = card_set(parse_cards(table.translate(str.maketrans("[]+=@", "     ")).split("11")[0]))
    return parse_position(INSISTED.format(table=table, rest=format_cards(FULL_DECK & ~named & ~on_table)))


def played(state: State, *starts: str) -> State:
    """The state after the first legal moves that begin with these texts; the opponents pass unless they insist."""
    for start in starts:
        while state.window and start != "insist" and state.turn != state.turn_of:
            state = state.play(next(move for move in state.legal_moves if str(move) == "pass"))
        state = state.play(next(move for move in state.legal_moves if str(move).startswith(start)))
    return state


def test_a_discard_that_takes_its_build_on_demand_leaves_the_other_card_proven() -> None:
    """Who owns a build of jacks may discard a jack only if he has another one."""
    state = played(insisted("[8D+3C=11 A@6]"), "trail JD", "end", "insist", "JD x")
    assert state.proven(0) == (11,)
    for seat in (1, 2):
        assert view(state, seat).certain(0) & card_set(parse_cards("JS"))


def test_a_build_formed_after_the_play_and_taken_on_demand_leaves_its_card_proven() -> None:
    state = played(insisted("JC 8D 3C"), "JD x JC", "8D+3C", "end", "insist", "JD x")
    assert not state.builds()
    assert state.proven(0) == (11,)
    assert view(state, 1).certain(0) & card_set(parse_cards("JS"))


def other_hands(state: State, trailed: int, random: Random) -> Iterator[int]:
    """Hands that the player to move could have had, with the card that is trailed."""
    hidden = [card for card in cards_in(hidden_cards(state)) if not trailed >> card & 1]
    for _ in range(8):
        yield trailed | card_set(random.sample(hidden, state.hand_size(state.turn) - 1))


def hidden_cards(state: State) -> int:
    on_table = state.loose | sum(build.cards for build in state.builds())
    return state.tables.deck & ~on_table & ~sum(state.pile(side) for side in range(state.side_count))


@examples(24)
@given(random_rules(most_in_hand=5), st.booleans(), st.integers(0, 2**32 - 1))
def test_a_trail_of_a_stuck_player_rules_out_the_hands_that_could_do_more(
    rules: Rules, is_lenient: bool, seed: int
) -> None:
    """Under any rules: exactly these; fewer if hand cards are played together or count differently in the hand."""
    assume(rules.building.source is not Source.HAND_AND_TABLE)
    assume(is_lenient or rules.calling.enforcement is not Enforcement.TABLE)
    stuck = replace(rules, trailing=replace(rules.trailing, only_when_stuck=not is_lenient))
    state, random = first_state(stuck, seed), Random(seed)
    is_vague = stuck.capturing.from_hand is not FromHand.ONE_CARD or stuck.counting.in_hand
    while not state.is_over:
        seat, move = state.turn, random_move(state, random)
        before, state = state, play(state, move)
        is_new_hand = state.round_no != before.round_no or stuck.dealing.replenish is Replenish.DRAW
        if move.kind == Kind.TRAIL and not is_new_hand and shows_stuck(before):
            set_shown(before, {"lacks": NOTHING, "apart": NOTHING})
            after = play(before, move)
            for hand in other_hands(before, move.cards, random):
                is_stuck = is_legal(with_hand(before, seat, hand), move)
                may_be = may_hold(after, seat, hand & ~move.cards)
                assert may_be == is_stuck or (may_be and is_vague)


NOTHING = [0] * 6


@pytest.mark.parametrize("game", ["stuck, all cards at once", "at a table, one build", "at a table, stuck"])
def test_what_is_lacking_is_part_of_the_state(game: str) -> None:
    """It is in positions, views, pickles and comparisons."""
    rules, found = GAMES[game], 0
    for seed in range(8):
        for drawn, _ in told(rules, 2, seed, 0.7):
            state = drawn.filled([drawn.hand(seat) for seat in range(2)], list(cards_in(drawn.undrawn)))
            text = format_position(state)
            assert parse_position(text, rules) == state
            assert pickle.loads(pickle.dumps(state)) == state
            for seat in range(2):
                seen = view(state, seat)
                assert (seen.public.lacking(seat), seen.public.apart_by(seat)) == (
                    state.lacking(seat), state.apart_by(seat)
                )  # fmt: skip
                assert parse_view(format_view(seen), seat, rules) == seen
                if state.lacking(seat):
                    found += 1
                    other = state.copy()
                    set_shown(other, {"lacks": NOTHING})
                    assert other != state
                    assert view(other, 1 - seat) != view(state, 1 - seat)
    assert found


def test_a_position_whose_hand_has_what_it_lacks_is_refused() -> None:
    text = (
        "casino 2 | turn A 41 | dealer B | round 6 | hand A 9S 2C | hand B 9D 10C | table 8H | pile A {rest} "
        "| last A | lacks B {ranks}"
    )
    rest = format_cards(FULL_DECK & ~card_set(parse_cards("9S 2C 9D 10C 8H")))
    with pytest.raises(PositionSyntaxError, match="rule out"):
        parse_position(text.format(rest=rest, ranks="9 12"))
    assert parse_position(text.format(rest=rest, ranks="8 12")).lacking(1) == (8, 12)


UNLIKE = small(
    "nordic_kasino",
    deck="ranks = [2, 3, 9, 10]",
    dealing="hand = 3\ntable = 4\npacket = 1",
    trailing=STUCK,
    counting="in_hand = [{ cards = '2S', value = 15 }, { cards = '3S', value = 14 }, { cards = '10D', value = 16 }]",
)


def keeps_the_true_hands(rules: Rules, seed: int, players: int | None = None) -> int:
    """Whether everything that is stated of hands is true after each move of a deal in which trails are usual; how
    often something was stated.
    """
    state, random, stated = first_state(rules, seed, players), Random(seed), 0
    while not state.is_over:
        moves = state.moves_up_to(80)
        trails = [move for move in moves if move.kind == Kind.TRAIL]
        state = play(state, random.choice(trails if trails and random.random() < 0.7 else list(moves)))
        for seat in range(state.players):
            stated += bool(state.lacking(seat) or state.apart_by(seat))
            assert may_hold(state, seat, state.hand(seat)), format_position(state)
            for other in {*range(state.players)} - {seat}:
                assert not state.hand(seat) & ~view(state, other).possible(seat), format_position(state)
        assert parse_position(format_position(state), rules) == state
    return stated


@pytest.mark.parametrize(
    ("rules", "seeds"), [(UNLIKE, range(10, 22)), (load_variant("nordic_kasino"), range(4, 7))], ids=["few", "all"]
)
def test_a_rank_of_which_only_some_cards_could_be_played_is_not_lacking(rules: Rules, seeds: range) -> None:
    """The two of spades counts 15 in the hand; another two takes a two."""
    stuck = replace(rules, trailing=replace(rules.trailing, only_when_stuck=True))
    assert sum(keeps_the_true_hands(stuck, seed) for seed in seeds)


@examples(24)
@given(random_rules(most_in_hand=5), st.booleans(), st.integers(0, 2**32 - 1))
def test_nothing_that_is_stated_of_a_hand_is_false(rules: Rules, is_lenient: bool, seed: int) -> None:
    """Under any rules, with players who must be stuck to trail, or without a referee."""
    assume(is_lenient or rules.calling.enforcement is not Enforcement.TABLE)
    stuck = replace(rules, trailing=replace(rules.trailing, only_when_stuck=not is_lenient))
    assume(not stuck.problems())
    keeps_the_true_hands(stuck, seed)


def test_only_a_rank_whose_hidden_cards_would_all_take_something_is_lacking() -> None:
    """Any nine takes the nine, and any two but the two of spades takes the two."""
    text = (
        "small 2 | turn A 3 | dealer B | round 1 | taker A | hand A 3S {other} | hand B 2C 9C | table 2D 9H "
        "| pile A 3C 3D 3H {piled} | stock 2H 9D 9S 10C 10H 10S | last A"
    )
    for other, piled, lacking in (("2S", "10D", (9,)), ("10D", "2S", (2, 9))):
        state = parse_position(text.format(other=other, piled=piled), UNLIKE)
        assert played(state, "trail 3S").lacking(0) == lacking
