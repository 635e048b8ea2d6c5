"""Moves as text: what is written is read back; what is no move is named exactly."""

from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from cassino.cards import card_set, cards_in, format_card, parse_cards
from cassino.engine.legal import claims, is_legal, legal_moves
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove
from cassino.engine.position import position
from cassino.engine.state import Build, State
from cassino.engine.view import view
from cassino.notation.errors import MoveSyntaxError, NotationError
from cassino.notation.move import describe_move, format_move, parse_move, verb
from cassino.rules import Rules, load_variant, variant_ids
from playouts import cases, examples, many_states, playout as random_game
from strategies import random_rules

NAMES = ("Ann", "Bert", "Carla", "Dora", "Emil", "Fritz")


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def table(hand: str, loose: str, *builds: Build, variant: str = "casino", other: str = "9D") -> State:
    """Two players, the first to move; all other cards captured."""
    rules = load_variant(variant)
    rest = (1 << 52) - 1 & ~cards(hand) & ~cards(loose) & ~cards(other)
    for build in builds:
        rest &= ~build.cards
    hands = [cards(hand), cards(other)]
    return position(rules, 2, hands=hands, loose=cards(loose), builds=builds, piles=[rest, 0], strict=False)


NINE = Build(cards("5D 4C"), 9, 1, 0)
SEVEN = Build(cards("6D AC"), 7, 1, 0)
TABLE = table("9S 9C 2C 6S", "9H 3D 8H 5S", NINE, SEVEN)


# Round trips


def playout(rules: Rules, players: int, random: Random) -> list[State]:
    """The positions of a deal played at random, with a taste for building."""
    match = Match(rules, players, seed=random.getrandbits(32))
    while not match.deal_over:
        moves = legal_moves(match.state, 300)
        match.play(max(random.sample(list(moves), min(2, len(moves))), key=lambda move: move.kind))
    return match.states[:-1]


def check_round_trip(state: State, random: Random) -> None:
    moves = list(legal_moves(state, 300))
    for move in random.sample(moves, min(len(moves), 8)) + claims(state):
        text = format_move(state, move)
        assert parse_move(state, text) == move, text
        assert parse_move(state, text.lower().replace(", ", " ").replace("10", "T")) == move, text
        assert format_move(view(state, None).public, move) == text
        assert verb(state, move)
        assert describe_move(state, move, NAMES).endswith(".")


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", variant_ids())
def test_every_legal_move_is_read_back(variant: str) -> None:
    rules = load_variant(variant)
    random = Random(variant)
    for players in rules.seating.players:
        for state in playout(rules, players, random):
            check_round_trip(state, random)


@settings(max_examples=25)
@given(random_rules(most_in_hand=6, most_on_table=6), st.integers(0, 2**32))
def test_every_legal_move_of_any_rules_is_read_back(rules: Rules, seed: int) -> None:
    random = Random(seed)
    for state in playout(rules, rules.seating.players[0], random)[:12]:
        check_round_trip(state, random)


def test_equal_texts_are_equal_moves() -> None:
    random = Random(1)
    for state in playout(load_variant("royal"), 2, random):
        texts = [format_move(state, move) for move in legal_moves(state)]
        assert len(set(texts)) == len(texts)


# Forms that people type


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("trail 2C", "trail 2C"),
        ("TRAIL 2♣", "trail 2C"),
        ("trail 2", "trail 2C"),
        ("9s x 9h", "9S x 9H"),
        ("9Sx9H", "9S x 9H"),
        ("9S × 9H", "9S x 9H"),
        ("9S x b1", "9S x [5D+4C]"),
        ("9S x 4C, 5D", "9S x [5D+4C]"),
        ("9S x [4C 5D], 9", "9S x 9H, [5D+4C]"),
        ("take 9H with 9S", "9S x 9H"),
        ("take 9H and b1 with 9C", "9C x 9H, [5D+4C]"),
        ("6S+3D = 9", "6S+3D = 9"),
        ("3D+6S=9", "6S+3D = 9"),
        ("6S 3D 9H = 9", "6S+3D, 9H = 9"),
        ("build 9 with 6S and 3D", "6S+3D = 9"),
        ("build 6S+3D = 9", "6S+3D = 9"),
        ("6S+3D, b1 = 9", "6S+3D, [5D+4C] = 9"),
        ("join b1 with 6S, 3D", "6S+3D, [5D+4C] = 9"),
        ("join [5D+4C] 6S 3D = 9", "6S+3D, [5D+4C] = 9"),
        ("raise [6D+AC] 2C = 9", "raise [6D+AC] 2C = 9"),
        ("raise b2 with 2C to 9", "raise [6D+AC] 2C = 9"),
        ("raise b2 by 2", "raise [6D+AC] 2C = 9"),
        ("raise 2C to 9", "raise [6D+AC] 2C = 9"),
        ("b2 + 2C = 9", "raise [6D+AC] 2C = 9"),
        ("raise b2 2C, 9H, b1 = 9", "raise [6D+AC] 2C, 9H, [5D+4C] = 9"),
    ],
)
def test_forms(text: str, canonical: str) -> None:
    assert format_move(TABLE, parse_move(TABLE, text)) == canonical


def test_an_ace_counts_what_it_must() -> None:
    state = table("AS 9S", "KD AH 6C 8H", variant="royal")
    assert parse_move(state, "AS x AH").value == 1
    assert parse_move(state, "AS x KD+AH").value == 14
    assert format_move(state, parse_move(state, "AS x AH KD 8H 6C")) == "AS x KD+AH, 8H+6C"


def test_trail_alone_is_enough_for_the_last_card() -> None:
    assert parse_move(table("2C", "9H"), "trail") == Move(Kind.TRAIL, cards("2C"))


def test_claims() -> None:
    state = table("2C", "9H", variant="casino_book")
    assert parse_move(state, "Count out") == Move(Kind.CLAIM, 0, seat=0)
    assert parse_move(state, "count out by B") == Move(Kind.CLAIM, 0, seat=1)
    assert describe_move(state, Move(Kind.CLAIM, 0, seat=1), NAMES) == "Bert counts out."


@pytest.mark.parametrize("text", ["announce 11", "11!", "Ausz", "Ausz!", "Ausz vagyok!", "Kint vagyok!", "kint vagyok"])
def test_announcements(text: str) -> None:
    """000:168, 000:183"""
    state = table("2C", "9H", variant="hungarian_nagy")
    assert parse_move(state, text) == Move(Kind.CLAIM, 0, seat=0)
    assert parse_move(state, f"{text} by B") == Move(Kind.CLAIM, 0, seat=1)
    assert format_move(state, Move(Kind.CLAIM, 0, seat=1)) == "announce 11 by B"


# Errors


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("", 1, "column 1: Type a move, such as trail 4C"),
        ("trail", 6, "column 6: Say which card to trail: 2C, 6S, 9C, 9S."),
        ("trail 4Z", 7, "(4Z): Type a card such as 8S."),
        ("trail 4H", 7, "4H is not in your hand: 2C, 6S, 9C, 9S."),
        ("trail 9", 7, "(9): Say which card you mean: 9C, 9S."),
        ("trail 2C 6S", 10, "(6S): The move is complete before this."),
        ("9S x", 5, "column 5: Type a card or a build."),
        ("9S x 9H,", 9, "column 9: Type a card or a build."),
        ("9S x 9D", 6, "9D is not on the table."),
        ("9S x 11H", 6, "(11H): Type a card or a build."),
        ("9S x 9H 9H", 9, "9H is named twice."),
        ("9S x 5D", 6, "A build is taken whole: name all of [5D+4C]."),
        ("9S x [5D]", 6, "A build is taken whole: name all of [5D+4C]."),
        ("9S x b3", 6, "The builds on the table are b1 to b2."),
        ("9S x b1 b1", 9, "[5D+4C] is named twice."),
        ("take 9H", 8, "Add with and the card that takes them."),
        ("6S+3D", 6, "Add x and what the card takes, or = and the value of the build."),
        ("6S+3D =", 8, "Type the value of the build, a number from 1 to 14."),
        ("6S+2C = 8", 4, "You can play only one card from your hand: 6S+2C uses 2."),
        ("9H+3D = 12", 1, "Name a card from your hand."),
        ("6S+7C = 9", 4, "7C is neither in your hand nor on the table."),
        ("raise 9S = 10", 1, "This card cannot raise a build that way."),
        ("raise b1 2C, b2 = 11", 14, "[6D+AC] is worth 7, not 11."),
        ("count", 6, "Type out after it: count out."),
        ("count out by Z", 14, "(Z): Type the letter of a player, A to B."),
        ("hello", 1, "Type a move, such as"),
    ],
)
def test_errors_name_place_and_expectation(text: str, column: int, message: str) -> None:
    with pytest.raises(MoveSyntaxError) as caught:
        parse_move(TABLE, text, line=7)
    assert (caught.value.line, caught.value.column) == (7, column)
    assert message in str(caught.value)


def test_columns_count_from_where_the_text_begins() -> None:
    with pytest.raises(MoveSyntaxError) as caught:
        parse_move(TABLE, "trail 4Z", line=3, column=10)
    assert str(caught.value) == "Line 3, column 16 (4Z): Type a card such as 8S."


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("9S x 8H", "B7"),
        ("9S x b2", "B7"),
        ("6S+3D, b2 = 9", "B10"),
        ("6S+8H = 14", "B9"),
        ("6S+5S = 11", "B9"),
        ("2C+3D = 5", "B11"),
        ("count out", "B25"),
    ],
)
def test_illegal_moves_name_their_rule(text: str, rule: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        parse_move(TABLE, text)
    assert caught.value.broken.number == rule


WORDS = [
    *("x", "=", "+", ",", "[", "]", "&", "×", "9", "10", "14", "99", "0", "A", "J", "b1", "b2", "b9"),
    *("trail", "take", "build", "raise", "join", "with", "to", "by", "and", "count", "out", "is"),
    *map(format_card, cards_in(TABLE.loose | TABLE.hand(0) | NINE.cards | SEVEN.cards)),
]


@settings(max_examples=400)
@given(st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join) | st.text(max_size=30))
def test_garbage_is_a_legal_move_or_a_clear_error(text: str) -> None:
    for state in (TABLE, view(TABLE, None).public):
        try:
            assert is_legal(state, parse_move(state, text))
        except NotationError as error:
            assert error.line == 1
            assert 1 <= error.column <= len(text) + 1
        except IllegalMove as error:
            assert error.broken.number.startswith("B")


# Words for people


@pytest.mark.parametrize(
    ("text", "label", "sentence"),
    [
        ("trail 2C", "Trail 2♣", "Ann trails the two of clubs."),
        (
            "9S x 9H, b1",
            "Take 9♥ and the build of 9 with 9♠",
            "Ann takes the nine of hearts and the build of 9 with the nine of spades.",
        ),
        ("6S+3D = 9", "Build 9", "Ann builds 9 from the six of spades plus the three of diamonds."),
        ("9C, b1 = 9", "Join the 9", "Ann adds the nine of clubs to the build of 9."),
        ("raise b2 2C = 9", "Raise to 9", "Ann raises the build of 7 to 9 with the two of clubs."),
        (
            "raise b2 2C, 9H, b1 = 9",
            "Raise to 9",
            "Ann raises the build of 7 to 9 with the two of clubs, "
            "together with the nine of hearts and the build of 9.",
        ),
    ],
)
def test_labels_and_sentences(text: str, label: str, sentence: str) -> None:
    move = parse_move(TABLE, text)
    assert verb(TABLE, move) == label
    assert describe_move(TABLE, move, NAMES) == sentence


def test_joining_two_builds_says_so() -> None:
    state = table("3S 9C", "6H", NINE, Build(cards("8D AC"), 9, 1, 0), variant="casino_book")
    assert verb(state, parse_move(state, "3S+6H, b1, b2 = 9")) == "Join 2 builds of 9"


def test_a_sweep_is_told() -> None:
    assert describe_move(*one_take("casino"), NAMES) == (
        "Ann takes the nine of hearts with the nine of spades, a sweep."
    )
    assert describe_move(*one_take("royal"), NAMES).endswith("clearing the table.")


def one_take(variant: str) -> tuple[State, Move]:
    state = table("9S 2C", "9H", variant=variant)
    return state, parse_move(state, "9S x 9H")


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", variant_ids())
def test_a_move_as_text_without_a_position_reads_back(variant: str) -> None:
    for state in many_states(load_variant(variant), cases(60)):
        for move in [*state.moves_up_to(60), *claims(state)]:
            assert parse_move(state, str(move)) == move
            assert str(parse_move(state, str(move))) == str(move)


@examples(40)
@given(random_rules(), st.integers(0, 2**32 - 1))
def test_moves_of_random_rules_as_text_without_a_position(rules: Rules, seed: int) -> None:
    for state, _ in random_game(rules, seed):
        for move in state.moves_up_to(40):
            assert parse_move(state, str(move)) == move
            assert str(move) in repr(move)


def test_moves_are_named_by_the_cards_of_their_game() -> None:
    state = position(load_variant("scopa"), 2, hands=[1 << 31, 1], loose=1 << 30, piles=[(1 << 40) - 2 & ~(3 << 30), 0])
    assert [str(move) for move in state.legal_moves] == ["trail JS", "JS x JH"]
    assert str(Move(Kind.CAPTURE, 1 << 31, 1 << 30, 8)) == "8S x 8H"
