"""Questions in turns of others: asked of the right person, answered, passed, saved and resumed."""

import random
from pathlib import Path

import pytest
from newcomer import Newcomer, game_of, run_script

from cassino.engine.move import Kind
from cassino.notation.record import format_match
from cassino.rules import load_variant
from cassino.tui.cardwords import card_list
from cassino.tui.commands import COMMANDS
from cassino.tui.game import Game
from cassino.tui.saved import load_game
from cassino.tui.sitting import Sitting


def windows(id: str, players: int, window: int, people: int = 1) -> Game:
    """A game in which a person is being asked."""
    rules = load_variant(id)
    for seed in range(200):
        game = game_of(rules, players, people, "random", seed)
        chance = random.Random(seed)
        while not game.match.deal_over:
            state = game.match.state
            if state.window == window and state.turn in game.humans and len(game.match.legal_moves) > 1:
                return game
            is_human = game.turn in game.humans
            game.play(chance.choice(list(game.match.legal_moves)) if is_human else game.bot_move())
    raise AssertionError("never asked")


ASKED = [("swazi", 3, 1, "insist"), ("tuxedo", 3, 2, "orange"), ("swazi", 4, 3, "ask"), ("swazi", 4, 4, "1")]


@pytest.mark.parametrize(("id", "players", "window", "said"), ASKED)
def test_a_question_is_answered_after_it_was_saved_and_resumed(
    tmp_path: Path, id: str, players: int, window: int, said: str
) -> None:
    path = tmp_path / "match.txt"
    game = windows(id, players, window)
    terminal = Newcomer(1, (f"save {path}",))
    terminal.answer = None
    Sitting(terminal, game, COMMANDS).run()
    again = load_game(path)
    assert again.match.state == game.match.state
    assert format_match(again.match) == format_match(game.match)
    terminal = Newcomer(1, ("trail 2C", said))
    terminal.answer = None
    sitting = Sitting(terminal, again, COMMANDS)
    sitting.run()
    assert any(line.startswith(("Not allowed.", "I don't understand")) for line in terminal.lines)
    assert len(again.match.moves) > len(game.match.moves)


@pytest.mark.parametrize(("id", "players", "window"), [(id, n, w) for id, n, w, _ in ASKED[:3]])
def test_enter_lets_it_pass_and_ask_never_does_so_for_good(id: str, players: int, window: int) -> None:
    game = windows(id, players, window)
    seat, moves = game.turn, len(game.match.moves)
    terminal = Newcomer(1, ("",))
    terminal.answer = None
    Sitting(terminal, game, COMMANDS).run()
    assert game.match.moves[moves].kind == Kind.PASS
    game = windows(id, players, window)
    terminal = Newcomer(1, ("ask never",))
    terminal.answer = None
    sitting = Sitting(terminal, game, COMMANDS)
    sitting.run()
    assert sitting.silent == {seat}
    assert game.match.moves[moves].kind == Kind.PASS


def test_undo_goes_back_to_what_a_person_chose() -> None:
    game = windows("swazi", 3, 1)
    steps = game.hosted.steps
    own = max(i for i, step in enumerate(steps) if step.seat in game.humans and step.move.kind != Kind.PASS)
    terminal = Newcomer(1, ("ask never", "undo"))
    terminal.answer = None
    Sitting(terminal, game, COMMANDS).run()
    assert "You took back your move." in terminal.lines
    assert len(game.match.moves) <= own or steps[own].seat in game.humans


def test_the_right_person_is_asked() -> None:
    game = windows("swazi", 4, 1, people=4)
    asked, player = game.turn, game.match.state.turn_of
    terminal = Newcomer(1, ("",))
    terminal.answer = None
    Sitting(terminal, game, COMMANDS).run()
    names = game.names
    assert f"Pass the keyboard to {names[asked]}, who presses Enter:" in terminal.lines
    assert any(f"{names[player]} could" in line for line in terminal.lines)
    assert f"Your hand: {card_list(game.match.state.hand(asked), game.pack)}." in terminal.lines
    assert any(line.startswith("Your hand: three of clubs, three of spades, six of clubs") for line in terminal.lines)


def test_insisting_when_nobody_is_asked_gives_the_rule() -> None:
    terminal = run_script(game_of(load_variant("swazi"), 3, people=3, seed=3), "", "insist", "insist capture", "pass")
    refused = [line for line in terminal.lines if line.startswith("Not allowed.")]
    assert len(refused) == 3
    assert refused[0] == refused[1]
