"""Hypothesis strategies: whole rule sets, drawn at random and always sound."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from hypothesis import strategies as st

from cassino.rules import Rules
from random_rules import (
    made_at_random,
    with_option as with_option,
    without_idle_options as without_idle_options,
)

Thing = TypeVar("Thing")
WORDS = st.from_regex(r"[a-z][a-z0-9_]{0,12}", fullmatch=True)
TITLES = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), min_size=1, max_size=20).filter(str.strip)


@st.composite
def random_rules(draw: st.DrawFn, players: int | None = None, most_in_hand: int = 16, most_on_table: int = 8) -> Rules:
    """A sound rule set; with `players` one that this number can play."""

    def choose(things: Sequence[Thing], /) -> Thing:
        return draw(st.sampled_from(things))

    rules = made_at_random(choose, players, most_in_hand, most_on_table)
    return replace(
        rules, id=draw(WORDS), own_title=draw(TITLES), aliases=tuple(draw(st.lists(WORDS, max_size=2, unique=True)))
    )
