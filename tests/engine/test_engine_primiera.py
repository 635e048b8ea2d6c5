"""The primiera: its totals, and when nobody can take it away any more. 004:62, D-87, D-88."""

from itertools import product
from random import Random

import pytest

from cassino.cards import card_set, cards_in, parse_card
from cassino.engine.scorer import card_value, primiera_total
from cassino.engine.scoring import score_tallies
from cassino.engine.tally import Tally, of_pile, pack_of
from cassino.rules import load_variant
from counts import cards, line, of_cards

SCOPA = load_variant("scopa")


@pytest.mark.parametrize(
    ("text", "value"),
    [("7C", 21), ("6D", 18), ("AH", 16), ("5S", 15), ("4C", 14), ("3D", 13), ("2H", 12), ("8C", 10), ("10S", 10)],
)
def test_what_a_card_counts(text: str, value: int) -> None:
    """The eighth to tenth cards of the Italian pack are its pictures."""
    assert card_value(parse_card(text)) == value


def test_the_example_of_the_book() -> None:
    """004:62, with jacks and queens as the eighth and ninth cards of their suits."""
    texts = ["7D AH 5C 8S", "6D 8H 4S 6C", "7H 7C 9D"]
    assert [primiera_total(cards(text)) for text in texts] == [62, 60, 0]
    score = score_tallies(SCOPA, [of_cards(text) for text in texts])
    assert line(score, "primiera") == (1, 0, 0)
    assert next(each.counts for each in score.lines if each.name == "primiera") == (62, 60, 0)


def test_a_tie_is_no_point() -> None:
    score = score_tallies(SCOPA, [of_cards("7D AH 5C 8S"), of_cards("7H AC 5S 8D")])
    assert line(score, "primiera") == (0, 0)


def test_all_lacking_a_suit_is_no_point() -> None:
    """D-87"""
    assert line(score_tallies(SCOPA, [of_cards("7D 7H 7C"), of_cards("7S 6H 6C")]), "primiera") == (0, 0)


def test_it_counts_before_the_end_only_if_nothing_can_change_it() -> None:
    """D-88"""
    sevens = [of_cards("7D 7H 7C 7S"), of_cards("6D 6H 6C 6S")]
    assert line(score_tallies(SCOPA, sevens, is_final=False), "primiera") == (1, 0)
    three = [of_cards("7D 7H 7C 6S"), of_cards("6D 6H 6C AS")]
    assert line(score_tallies(SCOPA, three, is_final=False), "primiera") == (1, 0)
    missing = [of_cards("7D 7H 7C"), of_cards("6D 6H 6C 6S")]
    assert line(score_tallies(SCOPA, missing, is_final=False), "primiera") == (0, 0)


@pytest.mark.slow
@pytest.mark.parametrize("sides", [2, 3])
def test_unassailable_means_that_no_way_of_sharing_the_rest_changes_it(sides: int) -> None:
    """Against every distribution of the last cards."""
    random, certain, open_ = Random(1), 0, 0
    for _ in range(300):
        pack = list(cards_in(pack_of(SCOPA)))
        random.shuffle(pack)
        rest, taken = pack[:4], pack[4:]
        owners = [random.choice((0, 0, 1, sides - 1)) for _ in taken]
        piles = [
            card_set(card for card, owner in zip(taken, owners, strict=True) if owner == side) for side in range(sides)
        ]
        now = _winner(piles, is_final=False)
        ends = {
            _winner(_with(piles, rest, shared), is_final=True) for shared in product(range(sides), repeat=len(rest))
        }
        assert now == (ends.pop() if len(ends) == 1 else -1)
        certain, open_ = certain + (now >= 0), open_ + (now < 0)
    assert certain > 20
    assert open_ > 20


def _winner(piles: list[int], is_final: bool) -> int:
    """The side with the point for the primiera, or -1."""
    score = score_tallies(SCOPA, [Tally(*of_pile(pile), 0) for pile in piles], is_final)
    points = line(score, "primiera")
    return points.index(1) if 1 in points else -1


def _with(piles: list[int], rest: list[int], shared: tuple[int, ...]) -> list[int]:
    full = list(piles)
    for card, side in zip(rest, shared, strict=True):
        full[side] |= 1 << card
    return full


def test_four_items_of_a_deal() -> None:
    """B20: four points and the sweeps."""
    pile = pack_of(SCOPA) & ~cards("2C 2D 2H 2S")
    score = score_tallies(SCOPA, [Tally(*of_pile(pile), 0), of_cards("2C 2D 2H 2S")])
    assert score.points == (4, 0)
