"""Bots that somebody watches in the terminal."""

import pytest
from scripted import ScriptedTerminal, new_game

from cassino.rules import load_variant
from cassino.texts import tell
from cassino.tui.seats import SeatsError, seats_watched
from cassino.tui.watching import PAUSES, Watching


def test_bots_play_to_the_end_at_the_speed_that_is_asked_for() -> None:
    waited: list[float] = []
    terminal, game = ScriptedTerminal(), new_game("scopa", "random,greedy", target=2)
    Watching(terminal, game, "fast", waited.append).run()
    assert game.is_finished and set(waited) == {PAUSES["fast"]}
    assert terminal.text.count("Chances of winning the match: Random ") > 30
    assert " won the match: Random " in terminal.text


def test_a_watcher_pauses_steps_changes_the_speed_and_leaves() -> None:
    waited: list[float] = []

    def sleep(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) in (2, 4):
            raise KeyboardInterrupt

    terminal, game = ScriptedTerminal(["", "", "slow", "quit"]), new_game("casino_long", "random,greedy")
    Watching(terminal, game, sleep=sleep).run()
    assert waited == [PAUSES["normal"]] * 2 + [PAUSES["slow"]] * 2
    assert game.move_count == 1 + 2 + 1 + 1 and terminal.text.count(tell("terminal-watch-paused")) == 4


def test_a_second_ctrl_c_leaves() -> None:
    def sleep(seconds: float) -> None:
        raise KeyboardInterrupt

    class Impatient(ScriptedTerminal):
        def ask(self, prompt: str) -> str:
            super().ask(prompt)
            raise KeyboardInterrupt

    terminal, game = Impatient([""]), new_game("casino_long", "random,greedy")
    Watching(terminal, game, sleep=sleep).run()
    assert game.move_count == 0 and terminal.text.count(tell("terminal-watch-paused")) == 1


def test_step_by_step_nothing_happens_without_enter() -> None:
    terminal, game = ScriptedTerminal([""]), new_game("casino_long", "random,greedy")
    Watching(terminal, game, "step").run()
    assert game.move_count == 1


def test_all_hands_are_shown() -> None:
    terminal, game = ScriptedTerminal(["quit"]), new_game("casino_long", "random,greedy")
    Watching(terminal, game, "step").run()
    assert len([line for line in terminal.lines if " holds " in line]) == 2


def test_who_can_be_watched() -> None:
    rules = load_variant("casino_long")
    assert [seat.kind for seat in seats_watched(rules, None, 3, "2")] == ["level2"] * 3
    assert [seat.name for seat in seats_watched(rules, "Ann=level1,greedy", None, "4")] == ["Ann", "Greedy"]
    with pytest.raises(SeatsError, match="only watch"):
        seats_watched(rules, "human,greedy", None, "4")
