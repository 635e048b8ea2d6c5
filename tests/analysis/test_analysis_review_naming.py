"""A review with other names is the one that would have been made with them."""

from cassino.analysis.review.match import review_match
from cassino.analysis.review.summary import renamed
from cassino.analysis.review.text import review_lines
from reviewed import SMALL, played


def test_a_renamed_review_is_the_one_made_with_these_names() -> None:
    match = played("casino_long")
    review = review_match(match, ["Ann", "Hal"], SMALL)
    names = ["You", "Hal"]
    assert renamed(review, names, names) == review_match(match, names, SMALL)
    assert any(line.startswith("You: Accuracy") for line in review_lines(renamed(review, names, names)))
