"""Moves, positions and sentences of games with other packs, several hand cards, open piles, steps and questions."""

import pytest

from cassino.cards import cards_in
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import play
from cassino.engine.position import position
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.move import describe_move, format_move, parse_move, verb
from cassino.notation.position import format_position, parse_position
from cassino.notation.table import draw_table
from cassino.rules import load_variant
from cassino.rules.options import PileFace, pack_cards
from cassino.rules.packs import format_card, parse_cards

NAMES = ("Ann", "Bert", "Carla", "Dora")


def placed(variant: str, players: int, hand: str, loose: str, piles: dict[int, str] | None = None) -> State:
    """The first player to move; what has no place is in the hand of the last one, or captured where only two play."""
    rules = load_variant(variant)
    pack = rules.deck.pack

    def cards(text: str) -> int:
        return sum(1 << card for card in parse_cards(text, pack))

    rest = pack_cards(pack) & ~cards(hand) & ~cards(loose)
    rows = [tuple(parse_cards((piles or {}).get(holder, ""), pack)) for holder in range(players)]
    for row in rows:
        rest &= ~sum(1 << card for card in row)
    hands = [0] * players
    for number, card in enumerate(cards_in(rest)):
        hands[1 + number % (players - 1)] |= 1 << card
    hands[0] = cards(hand)
    if rules.piling.face is PileFace.UP:
        sides = 2 if players == 4 and variant == "swazi" else players
        return position(rules, players, hands=hands, loose=cards(loose), pile_orders=rows[:sides])
    return position(rules, players, hands=hands, loose=cards(loose))


SWAZI = placed("swazi", 3, "10S KC 9S", "5D 3H 2C 9H 4C", {1: "KD 5C"})
HUNGARIAN = placed("hungarian_kirchner", 2, "9S 3H 2C", "QD 5C 8H")


@pytest.mark.parametrize(
    ("state", "text", "canonical"),
    [
        (HUNGARIAN, "9s 3h x qd", "9S+3H x QD"),
        (HUNGARIAN, "take QD with 9, 3", "9S+3H x QD"),
        (HUNGARIAN, "11!", "announce 11"),
        (placed("hungarian_nagy", 2, "9S 3H 2C", "QD 5C 8H"), "Ausz!", "announce 11"),
        (placed("hungarian_ulmann", 2, "JS 7H 4D", "JC 9D 2S"), "J 7 4 x JC", "JS, 7H+4D x JC"),
        (placed("south_african_2", 2, "8H 2C", "6H", {1: "4C 8D"}), "8H x 8D", "8H x 8D^"),
        (placed("south_african_2", 2, "8H 2C", "6H", {1: "4C 8D"}), "8H x 8", "8H x 8D^"),
        (SWAZI, "5D 3H 2C = 10", "5D+3H+2C = 10"),
        (SWAZI, "9H, 5C^ 4C = 9", "9H, 5C^+4C = 9"),
        (SWAZI, "9S x 9H 5D 4C", "9S x 9H, 5D+4C"),
        (SWAZI, "9S x 9H, 5D+4C / 4D 5D 9H".replace("4D", "4C"), "9S x 9H, 5D+4C / 4C 5D 9H 9S"),
        (placed("tuxedo", 2, "7G 1B", "3R 4Y 9G"), "7g x 3r 4y orange", "7G x 4Y+3R orange!"),
        (placed("scopa", 2, "KS 2C", "5H 5D 6C 4S"), "K x 5H 5D", "KS x 5D+5H"),
    ],
)
def test_forms(state: State, text: str, canonical: str) -> None:
    move = parse_move(state, text)
    assert format_move(state, move) == canonical
    assert parse_move(state, canonical) == move


@pytest.mark.parametrize(
    ("state", "text", "message"),
    [
        (HUNGARIAN, "12!", "Type 11, the points that win the match"),
        (HUNGARIAN, "9S+9S x QD", "9S is named twice"),
        (SWAZI, "10S+9S = 10", "You can play only one card from your hand: 10S.9S uses 2"),
        (SWAZI, "9S x 9H /", "the lowest first"),
        (SWAZI, "insist", "what to insist on: capture, additions or both"),
        (placed("scopa", 2, "KS 2C", "5H 5D 6C 4S"), "trail 8S", "Type a card such as 7S"),
        (placed("tuxedo", 2, "7G 1B", "3R 4Y 9G"), "trail 11R", "Type a card such as 8B"),
    ],
)
def test_errors(state: State, text: str, message: str) -> None:
    with pytest.raises(MoveSyntaxError, match=message):
        parse_move(state, text)


def test_a_secret_order_is_left_out_for_others() -> None:
    move = parse_move(SWAZI, "9S x 9H, 5D+4C / 4C 5D 9H")
    assert move.order is not None
    assert format_move(SWAZI, move, 0).endswith("/ 4C 5D 9H 9S")
    for seat in (1, 2, -1):
        assert format_move(SWAZI, move, seat) == format_move(SWAZI, move.without_order()) == "9S x 9H, 5D+4C"


# A turn of several steps, and what others say


def said(state: State, *texts: str) -> State:
    """The state after some moves."""
    for text in texts:
        state = play(state, parse_move(state, text))
    return state


def test_a_turn_of_several_steps() -> None:
    state = said(SWAZI, "5D 3H 2C = 10", "trail KC")
    assert "A to play, last round, has played KC" in draw_table(state)
    end = parse_move(state, "end turn")
    assert (format_move(state, end), verb(state, end)) == ("end", "End turn")
    assert describe_move(state, end, NAMES) == "Ann ends the turn."
    assert describe_move(state, end, ("You", "Bert", "Carla")) == "You end your turn."


def test_insisting() -> None:
    state = said(placed("swazi", 3, "6C 2D", "6H KC"), "trail 6C", "end")
    assert "B to insist on more or let it stand" in draw_table(state)
    for text, label, sentence in (
        ("insist", "Insist on the fuller capture", "Bert insists on the fuller capture."),
        ("pass", "Let it stand", "Bert lets it stand."),
    ):
        move = parse_move(state, text)
        assert (verb(state, move), describe_move(state, move, NAMES)) == (label, sentence)
    asked = said(state, "insist capture")
    assert [format_move(asked, move) for move in legal_moves(asked)] == ["6C x 6H"]
    assert parse_move(asked, "6 x 6") == legal_moves(asked)[0]
    assert said(asked, "6C x 6H", "done").turn == 1


def test_oranges() -> None:
    state = placed("tuxedo", 3, "7G 1B", "3R 4Y 9G")
    called = parse_move(state, "7G x 4Y 3R orange!")
    assert verb(state, called) == "Take 4Y 3R with 7G, orange!"
    assert describe_move(state, called, NAMES) == (
        'Ann takes the yellow four plus the red three with the green seven calling "orange".'
    )
    asked = said(state, "7G x 4Y 3R")
    assert [format_move(asked, move) for move in legal_moves(asked)] in (["orange!", "pass"], ["pass", "orange!"])
    call, silence = parse_move(asked, "call orange"), parse_move(asked, "pass")
    assert (verb(asked, call), verb(asked, silence)) == ("Orange!", "No orange")
    assert describe_move(asked, call, NAMES) == 'Bert calls "orange".'
    assert describe_move(asked, silence, NAMES) == "Bert calls no orange."


def test_asking_for_a_build() -> None:
    line = (
        "swazi 4 | turn A 5 | dealer D | round 1 | hand A 9S 2D KC | hand B JC JD JH | hand C 9H 3D JS "
        "| hand D QC QD QH | table 8C [5C+4D=9 A@1]"
    )
    state = with_rest(line, "pile B")
    shown = said(state, "9S x b1")
    ask = parse_move(shown, "ask")
    assert (verb(shown, ask), describe_move(shown, ask, NAMES)) == (
        "Ask for the build", "Carla asks Ann to leave the build on the table.",
    )  # fmt: skip
    answering = said(shown, "ask")
    join = parse_move(answering, "join b1 with 9S")
    assert format_move(answering, join) == "9S, [5C+4D] = 9 for C"
    assert describe_move(answering, join, NAMES) == "Ann adds the nine of spades to the build of 9 for Carla."
    assert said(answering, "9S x b1").turn == 0
    assert "Shown by A: 9S, to take 5C 4D" in draw_table(answering)


def with_rest(line: str, place: str) -> State:
    """A position with the cards that its line does not name in one place."""
    rules = load_variant(line.split()[0])
    named = line.replace("[", " ").replace("+", " ").replace("=", " ").split()
    words = [word for card in cards_in(rules.deck.cards) if (word := format_card(card, rules.deck.pack)) not in named]
    return parse_position(f"{line} | {place} {' '.join(words)}")


def test_sweeps_stand_beside_a_pile_only_where_they_score() -> None:
    scored, bare = (said(placed(variant, 2, "8H 2C", "8D"), "8H x 8D") for variant in ("casino_long", "haitian"))
    assert scored.sweeps(0) == bare.sweeps(0) == 1
    assert "1 sweep" in draw_table(scored) and "sweep" not in draw_table(bare)


def test_sentences_of_piles_and_sweeps() -> None:
    state = placed("south_african_2", 2, "8H 2C", "6H", {1: "4C 8D"})
    assert describe_move(state, parse_move(state, "8H x 8D^"), NAMES) == (
        "Ann takes the eight of diamonds from Bert's pile with the eight of hearts."
    )
    assert "Pile of Bert: 2 cards, 8D on top" in draw_table(state, NAMES)
    swept = placed("hungarian_nagy", 2, "9S 3H 2C", "QD")
    assert describe_move(swept, parse_move(swept, "9 3 x Q"), NAMES).endswith(", a sweep (tábla).")
    assert describe_move(swept, Move(Kind.CLAIM, 0, seat=0), NAMES) == 'Ann announces 11 points ("Ausz!").'


def test_positions_of_a_turn_in_progress_are_read_back() -> None:
    for state in (
        said(SWAZI, "9H, 5C^ 4C = 9"),
        said(SWAZI, "5D 3H 2C = 10", "trail KC"),
        said(placed("swazi", 3, "6C 2D", "6H KC"), "trail 6C", "end", "insist"),
        said(placed("tuxedo", 3, "7G 1B", "3R 4Y 9G"), "7G x 4Y 3R"),
    ):
        assert parse_position(format_position(state)) == state


def test_the_order_of_another_pile_is_not_in_a_view() -> None:
    state = said(SWAZI, "9S x 9H, 5D+4C / 5D 4C 9H", "end")
    shown = [format_position(view(state, seat).public) for seat in (0, 1)]
    assert "pile A 5D 4C 9H 9S" in shown[0]
    assert "pile A 4C 5D 9H 9S" in shown[1]
