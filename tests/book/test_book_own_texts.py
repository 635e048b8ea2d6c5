"""What people write into their own rules, such as where they have them from, never breaks the rule book."""

from dataclasses import replace

import pytest
from hypothesis import given, settings, strategies as st

from cassino.book import as_text, rule_book, summary
from cassino.book.sheet import sheet
from cassino.rules import Rules, load_variant
from cassino.texts import language

SOURCES = (
    "https://www.pagat.com/fishing/casino.html", "http://h:80", "x:1", "/etc/passwd:1-3", "a:1-", "a:-1", "a:1-2-3",
    "a:9999999999999999999999", "001:9999999999999999999999", "001:1-", "001:", ":", "-", "Pagat: Casino", "a:１",
    "٠٠١:٣", "a:1:2", "Hoyle, p. 12", "001", "001:57", "999:1-2", "my grandmother: 1950-1999", "{ $x }", "a\u2028b",
    "ISBN 978-3-16-148410-0", "D-1", "B11", "000:9-84 and more", "مصدر: ١", "📖:1",
)  # fmt: skip
FIELDS = ("source", "own_played_in", "own_title", "own_summary")


def own_rules(**texts: str) -> Rules:
    parent = load_variant("casino_long")
    return replace(parent, **{"id": "ours", "parent": parent.id, "own_title": "Ours", **texts})


def read(rules: Rules) -> str:
    """Everything that the book says, for the terminal and on the pages."""
    book = rule_book(rules, with_options=True)
    assert sheet(rules) and summary(rules)
    return as_text(book, sources=True, decisions=True, options=True)


@pytest.mark.parametrize("source", SOURCES)
def test_any_source_is_named_in_the_book(source: str) -> None:
    assert "".join(source.split())[:20] in "".join(read(own_rules(source=source)).split())


@pytest.mark.parametrize("spoken", ["de", "fr", "hu"])
def test_a_web_address_is_a_source_in_every_language(spoken: str) -> None:
    with language.speaking(spoken):
        assert "pagat" in read(own_rules(source=SOURCES[0]))


@given(st.sampled_from(FIELDS), st.text(min_size=1, max_size=40) | st.from_regex(r"\d{1,4}:\d*-?\d*", fullmatch=True))
@settings(max_examples=25)
def test_no_text_of_their_own_breaks_a_book(field: str, text: str) -> None:
    read(own_rules(**{field: text}))
