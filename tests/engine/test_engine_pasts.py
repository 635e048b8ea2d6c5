"""A sample is a position that the deal can have come to: compared with all pasts of deals with small packs."""

from collections import Counter
from collections.abc import Iterator

import pytest

from cassino.cards import FULL_DECK, card_set, format_cards, parse_cards
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View, exact_sample, sample, view
from cassino.notation.position import format_position, parse_position
from cassino.rules import Rules, parse_rules
from pasts import Hands, told
from playouts import cases

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
    """Not all of these hands come from equally many deals: docs/library.md says so."""
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
