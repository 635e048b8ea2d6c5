"""A review with other names is the one that would have been made with them."""

import re

import pytest

from cassino.analysis.review.match import review_match
from cassino.analysis.review.page import html_page
from cassino.analysis.review.summary import renamed
from cassino.analysis.review.text import review_lines
from cassino.texts import language
from reviewed import SMALL, played


def test_a_renamed_review_is_the_one_made_with_these_names() -> None:
    match = played("casino_long")
    review = review_match(match, ["Ann", "Hal"], SMALL)
    names = ["You", "Hal"]
    assert renamed(review, names, names) == review_match(match, names, SMALL)
    assert any(line.startswith("You: Accuracy") for line in review_lines(renamed(review, names, names)))


@pytest.mark.parametrize("variant", ["casino_long", "four_hand_partnership"])
def test_the_reader_is_addressed_in_their_language_everywhere(variant: str) -> None:
    match = played(variant)
    names = ["You", "Hal", "Ann", "Ben"][: match.players]
    review = review_match(match, names, SMALL)
    with language.speaking("de"):
        lines, page = list(review_lines(review, every_move=True)), html_page(review)
    assert not [line for line in lines if re.search(r"\bYou\b|\band\b", line)]
    assert not re.search(r"\bYou\b|\band\b", re.sub("<style>.*?</style>", "", page, flags=re.S))
    assert any(line.startswith(("Du: ", "Du und Ann")) for line in lines) and "<b>Du</b>" in page
    yours = "Deine Siegchance" if variant == "casino_long" else "Siegchance deiner Partei"
    assert any(yours in line for line in lines)
