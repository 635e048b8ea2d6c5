"""The heuristic counts out when it is sure, and never wrongly."""

from cassino.arena import play_deal
from cassino.bots import Clock, make_bot
from cassino.cards import FULL_DECK, card_set, parse_cards
from cassino.engine.dealing import deal, shuffled
from cassino.engine.move import Kind
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.scoring import score_deal
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.rules import load_variant

PILE = card_set(parse_cards("10D AS AH 3C 3D 3H 4C"))


def with_score(score: int, variant: str = "casino_book") -> State:
    """Seat 0 to move with 10D and two aces captured: four points, no majority."""
    hands = [card_set(parse_cards("5C 6C 7C 8C")), card_set(parse_cards("5D 6D 7D 8D"))]
    loose = card_set(parse_cards("JC QC"))
    stock = FULL_DECK & ~(hands[0] | hands[1] | loose | PILE)
    cards = [card for card in range(52) if stock >> card & 1]
    return position(
        load_variant(variant), 2, hands=hands, loose=loose, piles=[PILE | card_set(cards[24:]), 0],
        stock=cards[:24], scores=[score, 0],
    )  # fmt: skip


def choice(state: State) -> int:
    return make_bot("heuristic", Rng(0)).choose(view(state, 0), Clock()).kind


def test_counts_out_with_the_target_reached() -> None:
    assert choice(with_score(17)) == Kind.CLAIM


def test_does_not_count_out_a_point_too_early() -> None:
    assert choice(with_score(12)) != Kind.CLAIM


def test_does_not_claim_where_there_are_no_claims() -> None:
    assert choice(with_score(17, "casino_long")) != Kind.CLAIM


def test_every_claim_in_many_deals_is_right() -> None:
    rules = load_variant("casino_book")
    claims = 0
    for seed in range(12):
        rng = Rng(seed)
        state = deal(rules, 2, seed % 2, shuffled(rules, rng), [16, 17])
        bots = [make_bot("heuristic", rng.split(seat)) for seat in range(2)]
        play_deal(state, bots, Clock())
        if state.claimant >= 0:
            claims += 1
            assert score_deal(state).claim_is_right
    assert claims
