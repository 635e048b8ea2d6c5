"""Perft tables, order of moves and whole matches are what the text files say; `python tests/regenerate.py`."""

import pytest

from cassino.engine.legal import legal_moves
from cassino.engine.match import Match
from cassino.engine.perft import perft
from cassino.engine.play import play
from cassino.engine.state import State
from cassino.notation.move import parse_move
from cassino.rules import load_variant, variant_ids
from engine_texts import (
    Choose,
    chosen_states,
    match_lines,
    order_file,
    order_text,
    perft_file,
    perft_text,
    playthrough_file,
)

every_variant = pytest.mark.parametrize("variant", variant_ids())


def check_text(found: str, expected: str) -> None:
    """Line by line, so that a failure shows the first lines that differ."""
    differing = [
        (number, old, new)
        for number, (old, new) in enumerate(zip(expected.splitlines(), found.splitlines(), strict=False), 1)
        if old != new
    ]
    assert differing[:10] == []
    assert found == expected


@every_variant
def test_perft(variant: str) -> None:
    check_text(perft_text(variant), perft_file(variant).read_text(encoding="utf-8"))


def naive_perft(state: State, depth: int) -> int:
    if depth == 0 or state.is_over:
        return 1
    return sum(naive_perft(play(state, move), depth - 1) for move in legal_moves(state))


@every_variant
def test_perft_counts_what_checked_moves_lead_to(variant: str) -> None:
    for _, state, _ in chosen_states(load_variant(variant)):
        assert perft(state, 2) == naive_perft(state, 2)


@pytest.mark.sampled(4)
@every_variant
def test_the_order_of_moves_is_pinned(variant: str) -> None:
    check_text(order_text(variant), order_file(variant).read_text(encoding="utf-8"))


def from_text(text: str) -> Choose:
    """The moves that a playthrough tells, one after the other."""
    told = (line[2:] for line in text.splitlines() if line.startswith("> "))
    return lambda match: parse_move(match.state, next(told))


@every_variant
def test_playthrough(variant: str) -> None:
    expected = playthrough_file(variant).read_text(encoding="utf-8")
    seed = int(expected.splitlines()[0].rpartition(" ")[2])
    match = Match(load_variant(variant), seed=seed)
    check_text("\n".join(match_lines(match, from_text(expected))) + "\n", expected)
    assert match.winner is not None


def test_no_text_file_is_left_over_or_missing() -> None:
    """A new variant needs rule cases and all of these texts; a removed one leaves none behind."""
    for place in (perft_file, order_file, playthrough_file):
        names = {path.stem for path in place("any").parent.iterdir()}
        assert names == set(variant_ids())
    cases = {path.stem for path in (perft_file("any").parents[1] / "cases").glob("*.txt")}
    assert set(variant_ids()) <= cases
