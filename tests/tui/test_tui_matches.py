"""Whole matches played through the terminal."""

import pytest
from scripted import first_choice, new_game, run

CASES = [
    ("casino_long", "human,heuristic"),
    ("casino_book", "random,human"),
    ("draw_casino", "human,greedy"),
    ("royal_north_american", "human,random"),
    ("three_hand_casino", "human,greedy,random"),
    ("four_hand_partnership", "human,random,greedy,random"),
]


@pytest.mark.parametrize(("variant", "seats"), CASES)
def test_a_match_is_played_to_its_end(variant: str, seats: str) -> None:
    session, terminal = run([], new_game(variant, seats), first_choice)
    assert session.game.is_finished
    assert terminal.lines[-1] == "Goodbye."
    assert sum(line.startswith("Most cards: ") for line in terminal.lines) == len(session.game.match.deals)
    assert sum(" the match" in line for line in terminal.lines) == 1


def test_a_rematch_is_a_new_match_of_the_same_people() -> None:
    before = new_game(target=3)
    ends = iter(["rematch", "quit"])
    session, terminal = run([], before, lambda prompt: next(ends) if "another" in prompt else first_choice(prompt))
    assert session.game is not before
    assert session.game.seats == before.seats
    assert session.game.target == 3
    assert session.game.match.seed != before.match.seed
    assert sum(" the match" in line for line in terminal.lines) == 2


def test_the_same_seed_and_the_same_answers_give_the_same_lines() -> None:
    sittings = [run([], new_game(seats="human,random", seed=7, target=5), first_choice)[1].text for _ in range(2)]
    assert sittings[0] == sittings[1]


def test_two_people_see_no_card_of_each_other() -> None:
    _, terminal = run([""] + ["1", ""] * 3, new_game(seats="Ann=human,Bob=human"))
    assert len(terminal.hidings) >= 3
    assert "Pass the keyboard to Bob, who presses Enter:" in terminal.lines
