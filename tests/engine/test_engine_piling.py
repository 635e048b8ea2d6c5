"""Face-up piles whose order matters: where pictures go, and how old the cards on the table are."""

from random import Random

from cassino.cards import FULL_DECK, card_set, cards_in, parse_cards
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply, play
from cassino.engine.position import position
from cassino.engine.state import State
from cassino.rules import load_variant
from playouts import first_state

SOTHO = load_variant("sotho")


def test_pictures_go_above_the_pictures_of_a_pile_and_below_its_numbers() -> None:
    """D-50; the jack of clubs is the lowest picture, the ten of spades the highest number."""
    own, there, rest = parse_cards("JC 10S 5H"), "QC 2D", "KD 3D"
    used = card_set([*own, *parse_cards(f"{there} {rest} QH 4D")])
    state = position(
        SOTHO, 2, hands=[card_set(parse_cards("QH 4D")), card_set(parse_cards(rest))],
        loose=card_set(parse_cards(there)), arrivals=parse_cards(there),
        pile_orders=[own, tuple(cards_in(FULL_DECK & ~used))], turn=0, turn_no=30, last_capturer=0,
    )  # fmt: skip
    after = play(state, Move(Kind.CAPTURE, card_set(parse_cards("QH")), card_set(parse_cards("QC")), 12))
    assert after.pile_of(0) == tuple(parse_cards("JC QC QH 10S 5H"))


def test_a_key_keeps_the_order_in_which_cards_came() -> None:
    random = Random(5)
    state = first_state(SOTHO, 5)
    for _ in range(60):
        if state.is_over:
            state = first_state(SOTHO, random.randrange(1000))
        copy = State(state.tables)
        copy.set_bytes(state.key()[1])
        assert copy.order_on_table() == state.order_on_table()
        cards = state.order_on_table()[0]
        assert [copy.arrival(card) for card in cards] == list(range(len(cards)))
        apply(state, random.choice(list(legal_moves(state, 300))))
