"""A review with other names is the one that would have been made with them."""

from cassino.analysis.review.match import review_match
from cassino.analysis.review.summary import renamed
from reviewed import SMALL, played


def test_a_renamed_review_is_the_one_made_with_these_names() -> None:
    match = played("casino_long")
    review = review_match(match, ["Ann", "Hal"], SMALL)
    names = ["You", "Hal"]
    assert renamed(review, match, names, names) == review_match(match, names, SMALL)
    assert "You" in {move.speech.split()[0] for move in renamed(review, match, names, names).moves}
