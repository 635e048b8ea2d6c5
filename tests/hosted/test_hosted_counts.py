"""The count of a deal in a frame: the numbers, and the cards that they come from."""

import pytest

from cassino.engine.rng import Rng
from hosted.test_hosted_names import read_by, rounds, table


@pytest.mark.parametrize("variant", ["casino_long", "spade_casino", "scopa_italian", "dominican"])
def test_cards_that_count_one_by_one_are_shown_with_whoever_took_them(variant: str) -> None:
    for hosted in rounds(table(variant), Rng(2)):
        if hosted.phase == "play":
            continue
        score = read_by(hosted, None)["deal_score"]
        with_cards = [line for line in score["lines"] if "cards" in line]
        assert with_cards
        for line in with_cards:
            shown = [card for cards in line["cards"] for card in cards]
            assert len(set(shown)) == len(shown)
            if line["name"] != "primiera":
                assert [len(cards) for cards in line["cards"]] == line["counts"]
        assert not any("cards" in line for line in score["lines"] if line["name"].startswith(("most_", "sweep")))
        return
