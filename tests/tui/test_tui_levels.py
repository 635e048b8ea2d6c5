"""Levels at the table in the terminal."""

from pathlib import Path

import pytest
from scripted import new_game, run

from cassino.rules import load_variant
from cassino.tui.saved import load_game, save_game
from cassino.tui.seats import Seat, SeatsError, level_lines, parse_seats, seats_asked


@pytest.mark.parametrize("text", ["human,level3", "human,3", "human,Casual"])
def test_a_level_is_chosen_by_name_number_or_title(text: str) -> None:
    assert parse_seats(text) == (Seat("You", "human"), Seat("Casual", "level3"))


def test_several_of_one_level_are_numbered() -> None:
    seats = seats_asked(load_variant("four_hand_partnership"), None, None, "level4")
    assert [seat.name for seat in seats] == ["You", "Regular 1", "Regular 2", "Regular 3"]


@pytest.mark.parametrize("kind", ["level9", "exec:true", "http://127.0.0.1/", "search:worlds=9"])
def test_nobody_else_sits_down(kind: str) -> None:
    with pytest.raises(SeatsError, match="There is no bot"):
        parse_seats(f"human,{kind}")


def test_a_title_nearly_right_is_suggested() -> None:
    with pytest.raises(SeatsError, match="Did you mean beginner"):
        parse_seats("human,beginer")


def test_the_table_says_who_plays_at_which_level() -> None:
    assert list(level_lines(parse_seats("human,level2,greedy"))) == ["Newcomer plays at level 2 of 8."]


def test_the_greeting_names_the_level() -> None:
    _, terminal = run(["quit"], new_game(seats="human,level2"))
    assert "Newcomer plays at level 2 of 8." in terminal.lines


def test_a_match_against_a_level_is_saved_and_resumed(tmp_path: Path) -> None:
    game = new_game(seats="human,level2")
    save_game(game, tmp_path / "match.txt")
    assert load_game(tmp_path / "match.txt").seats == game.seats
