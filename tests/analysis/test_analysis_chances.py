"""From points to grades and accuracy; from a margin in one position to the chance of the match."""

import pytest

from cassino.analysis.review.explanation import Odds
from cassino.analysis.review.grades import Grade, accuracy_of, grade_of, mean_accuracy
from cassino.engine.dealing import deal, shuffled
from cassino.engine.rng import Rng
from cassino.engine.view import View, view
from cassino.rules import load_variant
from cassino.search.match_chances import MatchChances


def seen(variant: str, scores: tuple[int, ...]) -> View:
    """What the first to play sees of a new deal."""
    rules = load_variant(variant)
    state = deal(rules, len(scores), 0, shuffled(rules, Rng(1)), scores=scores)
    return view(state, state.turn)


@pytest.mark.parametrize(("variant", "scores"), [("casino_long", (8, 8)), ("three_hand_casino", (9, 9, 9))])
def test_a_margin_of_nothing_changes_little_and_more_is_better(variant: str, scores: tuple[int, ...]) -> None:
    known = seen(variant, scores)
    odds = Odds(known, MatchChances(known.public), 2.0)
    chances = [odds.chance(value, 0.5) for value in (-6.0, -3.0, 0.0, 3.0, 6.0)]
    assert [chance for chance, _ in chances] == sorted(chance for chance, _ in chances)
    assert chances[2][0] == pytest.approx(1 / len(scores), abs=0.05)
    assert all(0 < error < 0.1 for _, error in chances)
    assert odds.chance(0.0, 0.0)[1] == 0


def test_what_is_hidden_makes_a_chance_less_certain() -> None:
    known = seen("casino_long", (17, 17))
    near, far = (Odds(known, MatchChances(known.public), hidden).chance(5.0, 0.1)[0] for hidden in (0.0, 6.0))
    assert 0.5 < far < near


def test_grades_grow_with_the_loss_and_need_certainty() -> None:
    losses = (0.0, 0.1, 0.5, 1.2, 3.0)
    assert [grade_of(loss, 0.01, 11) for loss in losses] == [
        Grade.BEST, Grade.GOOD, Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER,
    ]  # fmt: skip
    assert grade_of(3.0, 2.0, 11) == Grade.GOOD
    assert grade_of(1.2, 0.01, 4.4) == Grade.BLUNDER


def test_accuracy_falls_with_the_loss() -> None:
    found = [accuracy_of(loss, 5.7) for loss in (0, 0.3, 1, 3, 30)]
    assert found[0] == pytest.approx(100, abs=0.01)
    assert found == sorted(found, reverse=True)
    assert 0 <= found[-1] < 20
    assert mean_accuracy([]) is None
    steady, uneven = mean_accuracy([80.0, 80.0]), mean_accuracy([100.0, 60.0])
    assert steady is not None and uneven is not None and uneven < steady
