"""The coach in the terminal: it warns before slips, grades one's own move and explains another player's."""

import re

import pytest
from scripted import new_game, run

from cassino.analysis import coach
from cassino.hosted.frames import coaching
from cassino.search.budget import Budget
from cassino.texts.catalog import Style, say
from cassino.tui.game import Game


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "coach_budget", lambda: Budget(worlds=4))


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


def test_in_a_turn_of_several_steps_both_speak_of_the_card_that_was_played() -> None:
    """Not of the end of the turn, which is its last step."""
    game = new_game("swazi", "human,level4,level4", seed=3)
    lines = run(["trail 5D", "how", "end", "how", "why"], game)[1].lines
    hows = [line for line in lines if line.startswith("You trail the five of diamonds. ")]
    assert len(hows) == 2 and all(re.search("The best move|A good move|Better by about", line) for line in hows)
    [why] = [line for line in lines if "Judging only by the cards that everyone can see: " in line]
    played = next(step for step in reversed(game.hosted.steps) if step.seat != 0 and step.move.cards)
    assert why.startswith(say(played.line.speech, game.names, Style.WORDS))
    assert not re.search("^(You|Regular \\d) ends? the turn", why)


def test_an_answer_about_any_step_begins_with_the_other_steps_of_the_turn() -> None:
    game = new_game("swazi", "human,level4,level4", seed=3)
    run(["trail 5D", "end"], game)
    own = [step for step in game.hosted.steps if step.seat == 0]
    asked = [coaching.answer(coaching.coached(game.hosted, 0, step.version)) for step in own]
    assert asked[1].told[0] == own[0].line.speech
    assert asked[0].told == asked[1].told[1:]
