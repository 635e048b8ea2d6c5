"""Whatever is typed, the sitting goes on and nothing changes by accident."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from scripted import new_game, run

from cassino.tui.words import MOVE_WORDS, WORDS

PIECES = [
    *(word for word in WORDS if word not in ("quit", "save", "resume")), *MOVE_WORDS, "8S", "2H", "9s", "10d", "KD",
    "x", "=", "+", ",", "[", "]", "b1", "b9", "9", "14", "99999999999999999999", "with", "out", "to", "♥", "\x00",
    "\x1b[2J", "é", "١", "²", "🂡", "'", '"', "{0}", "%s", "[/red]", " ",
]  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Whatever these sittings save lands in an empty folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("garbage"))
        yield


@pytest.mark.slow
@settings(max_examples=80, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.text(max_size=12), max_size=12))
def test_any_text(lines: list[str]) -> None:
    run([line.replace("\n", " ") for line in lines if not line.strip().lower().startswith(("s", "r"))])


@pytest.mark.slow
@settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.lists(st.sampled_from(PIECES), max_size=6).map(" ".join), max_size=12))
def test_any_words(lines: list[str]) -> None:
    run(lines)


def test_what_is_not_a_legal_move_changes_nothing() -> None:
    chance = random.Random(1)
    game = new_game()
    before = game.match.state.copy()
    cards = ["KD", "2C", "7H", "10S", "99", "x", "=", "[", "9S x 8S", "2H+8S = 10", "raise b1 2H = 9", "trail KD"]
    run([" ".join(chance.choices(cards[:8], k=3)) for _ in range(50)] + cards, game)
    assert game.match.state == before
