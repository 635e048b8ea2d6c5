"""Terminals in these tests are plain: cards are named in words, as people hear them."""

from collections.abc import Iterator

import pytest

from cassino.texts.catalog import Style, writing


@pytest.fixture(autouse=True)
def cards_in_words() -> Iterator[None]:
    """As `open_terminal` has it for plain lines."""
    with writing(Style.WORDS):
        yield
