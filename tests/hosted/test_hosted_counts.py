"""The count of a deal in a frame: the numbers, and the cards that they come from."""

import pytest

from cassino.engine.rng import Rng
from cassino.hosted.match.events import Created, Place
from cassino.hosted.match.match import begun, replayed
from cassino.rules import format_rules, load_variant
from cassino.rules.options import OPTIONS, Each, Most, Ties
from hosted.test_hosted_names import BEGAN, read_by, rounds, table, worded


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


def test_points_that_nobody_scored_are_told_and_counted_in_the_next_deal() -> None:
    rules = OPTIONS["scoring.ties"].changed(load_variant("casino_long"), Ties.CARRIED)
    rules = OPTIONS["scoring.items"].changed(rules, (Most("aces", 4), Each("2S", 1)))
    places = tuple(Place("human", name, user=f"u{seat}") for seat, name in enumerate(("Ann", "Ben")))
    hosted = replayed(begun(Created("casino_long", format_rules(rules), 21, 1, 1, places)), BEGAN)
    carried: tuple[int, ...] = ()
    for _ in rounds(hosted, Rng(2)):
        if carried and hosted.phase == "play":
            assert hosted.match.state.rules.carried == carried
            return
        if hosted.phase == "deal_over" and (carried := hosted.match.carried):
            view = read_by(hosted, 0)
            notes = [worded(view, note) for note in view["deal_score"]["notes"]]
            assert f"{carried[0]} points that nobody scored are added to the next deal." in notes
    raise AssertionError("no majority was carried")
