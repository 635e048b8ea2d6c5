"""The coach in the terminal: it warns before slips, grades one's own move and explains another player's."""

import re

import pytest
from scripted import new_game, run

from cassino.analysis import coach
from cassino.search.budget import Budget
from cassino.tui.game import Game


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "coach_budget", lambda: Budget(worlds=4, nodes=200, guesses=0))


def said(*script: str, game: Game | None = None) -> list[str]:
    """What is said after the first prompt."""
    lines = run(script, game)[1].lines
    return lines[lines.index("Your move:") + 1 :]


def test_the_coach_is_turned_on_and_off() -> None:
    assert said("coach")[0].startswith("The coach is on")
    assert said("coach on", "coach")[2] == "The coach is off."
    assert said("coach loudly")[0] == "Type coach on or coach off."


def test_before_a_slip_the_skill_is_named_and_the_person_asked() -> None:
    game = new_game()
    lines = said("coach on", "trail 9S", "no", game=game)
    assert (
        "This card could take the five of hearts and the four of spades. Skill: Sums." in lines
        and "Play it anyway? Yes or no:" in lines
    )
    assert not game.hosted.steps
    said("coach on", "trail 9S", "yes", game=game)
    assert game.hosted.steps


def test_without_the_coach_nobody_is_asked() -> None:
    game = new_game()
    said("trail 9S", game=game)
    assert game.hosted.steps


def test_ones_own_move_is_graded_and_the_answer_of_the_other_explained() -> None:
    assert said("how")[0] == "You have not made a move in this deal yet."
    lines = run(["1", "how", "why"])[1].lines
    assert any(
        re.match("You .*(The best move|A good move|There was no choice|Better by about)", line) for line in lines
    )
    assert any("Judging only by the cards that everyone can see: " in line for line in lines)
