"""Saving, resuming, leaving."""

from pathlib import Path

import pytest
from scripted import first_choice, new_game, run

from cassino.notation.record import format_match
from cassino.tui.files import FileError
from cassino.tui.saved import load_game, save_game


@pytest.mark.sampled(5)
@pytest.mark.parametrize("seats", ["human,random", "human,heuristic", "greedy,human"])
@pytest.mark.parametrize("at", [1, 20, 40])
def test_a_resumed_match_goes_on_to_the_same_result(tmp_path: Path, seats: str, at: int) -> None:
    path = tmp_path / "match.txt"
    whole = run([], new_game(seats=seats, seed=5), first_choice)[0].game
    prompts = iter(range(1000))

    def save_on_the_way(prompt: str) -> str:
        number = next(prompts)
        return f"save {path}" if number == at else "quit" if number == at + 1 else first_choice(prompt)

    stopped = run([], new_game(seats=seats, seed=5), save_on_the_way)[0].game
    assert not stopped.is_finished
    resumed = run([], load_game(path), first_choice)[0].game
    assert format_match(resumed.match) == format_match(whole.match)


def test_a_saved_game_is_the_same_game(tmp_path: Path) -> None:
    game = new_game("three_hand_casino", "Ann=human,Bob=greedy,human", target=15)
    run(["1", "1", "1"], game)
    save_game(game, tmp_path / "match.txt")
    again = load_game(tmp_path / "match.txt")
    assert (again.seats, again.rules.ending.target, again.match.seed) == (game.seats, 15, 1)
    assert again.match.state == game.match.state
    assert again.lines_since_turn_of(0)[0] == game.lines_since_turn_of(0)[0]


def test_resume_in_a_sitting(tmp_path: Path) -> None:
    path = tmp_path / "my match.txt"
    sitting, terminal = run(["1", f"save {path}", "1", f"resume {path}", "yes"])
    assert len(sitting.game.match.moves) == 2
    assert f"Saved. To continue later: resume {path}" in terminal.lines
    news = terminal.lines.index("The match continues. The last moves:")
    assert terminal.lines[news + 1] == "You take the five of hearts plus the four of spades with the nine of spades."


@pytest.mark.parametrize(
    ("edit", "part"),
    [
        (lambda text: text.replace("1 A:", "1 B:"), "It is A's turn."),
        (lambda text: text.replace("9S x 5H+4S", "9S x 5H"), "B7"),
        (lambda text: text.replace("JD JS", "JD JD"), "JD is named twice"),
        (lambda text: text.replace("=human", "=robot"), 'There is no bot "robot"'),
        (lambda text: text.replace("You=human", "Ann=greedy"), "no human"),
        (lambda text: text.replace("[Seed] 1", "[Seed] minus one"), "[Seed] must be a number"),
        (lambda text: text.replace("[Players] 2", "[Players] 7"), "other numbers of players: 2, 3, 4"),
        (lambda text: "", "[Cassino record] 1"),
        (lambda text: "nonsense\n" * 50, "and 43 more"),
    ],
)
def test_a_broken_file_gives_the_exact_error_and_nothing_changes(tmp_path: Path, edit, part: str) -> None:
    path = tmp_path / "match.txt"
    game = new_game()
    run(["1", f"save {path}"], game)
    path.write_text(edit(path.read_text()))
    before = game.match.state.copy()
    sitting, terminal = run([f"resume {path}"], game)
    assert sitting.game is game
    assert game.match.state == before
    assert part in terminal.text
    with pytest.raises(FileError):
        load_game(path)


def test_a_missing_file_is_one_line(tmp_path: Path) -> None:
    terminal = run([f"resume {tmp_path / 'none.txt'}"])[1]
    assert terminal.lines[-4].startswith("Cannot read")


def test_saving_over_another_file_needs_a_yes(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann")
    run(["1", f"save {path}", "no"])
    assert path.read_text() == "Dear Ann"
    run(["1", f"save {path}", "yes", "1", f"save {path}"])
    assert path.read_text().startswith("[Cassino record]")


def test_quit_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    sitting, _ = run(["1", "quit", "yes", str(path)])
    assert sitting.is_done
    assert len(load_game(path).match.moves) == 2
    sitting, _ = run(["1", "quit", "cancel"])
    assert not sitting.is_done
    sitting, _ = run(["1", "quit", "no"])
    assert sitting.is_done
    sitting, terminal = run(["1", "quit", "yes", str(tmp_path / "no" / "such")])
    assert not sitting.is_done
    assert any(line.startswith("Cannot write") for line in terminal.lines)
    sitting, terminal = run(["quit"])
    assert terminal.lines[-1] == "Goodbye."


def test_the_end_of_the_input_says_what_is_lost() -> None:
    assert run(["1"])[1].lines[-2:] == [
        "The input has ended.",
        "The match is not finished and was not saved. Next time, type save FILE to keep it.",
    ]
    assert run([])[1].lines[-1] == "The input has ended."


def test_ctrl_c_is_quit_and_twice_leaves() -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    sitting, terminal = run(["1"], answer=interrupt)
    assert sitting.is_done
    assert terminal.lines[-1] == "Goodbye."


def test_of_several_people_each_reads_what_was_played_last_at_the_keyboard(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    run(["", "1", "", "1", "", f"save {path}", "quit"], new_game(seats="Ann=human,Bob=human"))
    lines = run([""], load_game(path))[1].lines
    opened = lines.index("The match continues.")
    assert lines[opened + 1] == "Pass the keyboard to Ann, who presses Enter:"
    assert lines[opened + 2].startswith("You ") and lines[opened + 3].startswith("Bob ")
