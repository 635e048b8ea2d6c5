"""Whole matches played through the terminal."""

import pytest
from scripted import first_choice, new_game, run

from cassino.texts import tell

CASES = [
    ("casino_long", "human,heuristic"),
    ("casino_book", "random,human"),
    ("draw_casino", "human,greedy"),
    ("royal_north_american", "human,random"),
    ("three_hand_casino", "human,greedy,random"),
    ("four_hand_partnership", "human,random,greedy,random"),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("variant", "seats"), CASES)
def test_a_match_is_played_to_its_end(variant: str, seats: str) -> None:
    sitting, terminal = run([], new_game(variant, seats), first_choice)
    assert sitting.game.is_finished
    assert terminal.lines[-1] == "Goodbye."
    assert sum(line.startswith("Most cards: ") for line in terminal.lines) == len(sitting.game.match.deals)
    assert sum(" the match: " in line for line in terminal.lines) == 1  # after a tie, another deal "decides the match."


def test_a_rematch_is_a_new_match_of_the_same_people() -> None:
    before = new_game(target=3)
    ends = iter(["rematch", "quit"])
    sitting, terminal = run([], before, lambda prompt: next(ends) if "another" in prompt else first_choice(prompt))
    assert sitting.game is not before
    assert sitting.game.seats == before.seats
    assert sitting.game.rules.ending.target == 3
    assert sitting.game.match.seed != before.match.seed
    assert sum(" the match" in line for line in terminal.lines) == 2


def test_the_same_seed_and_the_same_answers_give_the_same_lines() -> None:
    sittings = [run([], new_game(seats="human,random", seed=7, target=5), first_choice)[1].text for _ in range(2)]
    assert sittings[0] == sittings[1]


def test_two_people_hand_the_keyboard_over() -> None:
    _, terminal = run([""] + ["1", ""] * 3, new_game(seats="Ann=human,Bob=human"))
    assert len(terminal.hidings) == 3
    passes = [line for line in terminal.lines if line.startswith("Pass the keyboard")]
    assert passes[0] != passes[1] == passes[3] == "Pass the keyboard to Bob, who presses Enter:"


def test_leaving_instead_of_taking_the_keyboard() -> None:
    sitting, _ = run(["", "1", "quit", "no"], new_game(seats="Ann=human,Bob=human"))
    assert sitting.is_done


def test_the_seed_is_told_to_one_person_only() -> None:
    assert "Seed 7." in run([], new_game(seed=7))[1].lines
    assert "Seed 7." not in run([], new_game(seats="Ann=human,Bob=human", seed=7))[1].lines


def test_undo_is_not_for_several_people() -> None:
    _, terminal = run(["", "1", "", "undo"], new_game(seats="Ann=human,Bob=human"))
    assert tell("terminal-undo-alone") in terminal.lines


def test_undo_brings_a_finished_match_back() -> None:
    ends: list[str] = []

    def answer(prompt: str) -> str:
        if "another" in prompt:
            ends.extend(["undo", "quit", "no"])
        return ends.pop(0) if ends else first_choice(prompt)

    sitting, terminal = run([], new_game(target=3), answer)
    assert "You took back your move." in terminal.lines
    assert not sitting.game.is_finished
    assert sitting.is_done


@pytest.mark.parametrize(("variant", "call"), [("casino_book", "Last round!"), ("casino_long", "Last!")])
def test_the_last_round_is_called(variant: str, call: str) -> None:
    _, terminal = run([], new_game(variant, "human,greedy"), first_choice)
    assert call in terminal.lines
    assert terminal.lines[terminal.lines.index(call) - 1] == "Round 6 of 6 is dealt."
