"""A table in lines: the same from a frame of a server and from a match at this keyboard."""

import random

from newcomer import game_of, run_script

from cassino.engine.move import Kind
from cassino.engine.view import view
from cassino.rules import load_variant
from cassino.tui.game import Game
from cassino.tui.showing import hand_lines, seen, table_lines
from cassino.tui.terminal import coloured


def with_builds(id: str, players: int, builds: int) -> Game:
    """A game at which so many builds lie on the table and a person is to move."""
    for seed in range(300):
        game, chance = game_of(load_variant(id), players, people=players, seed=seed), random.Random(seed)
        while not game.match.deal_over:
            if len(game.match.state.builds()) == builds and not game.match.state.window:
                return game
            moves = list(game.match.legal_moves)
            building = [move for move in moves if move.kind in (Kind.BUILD, Kind.JOIN, Kind.RAISE)]
            game.play(chance.choice(building or moves))
    raise AssertionError("never so many builds")


def test_a_build_is_called_what_can_be_typed_for_it() -> None:
    """The ids of a frame are those of the browser: a build keeps its id, but not its number in a typed move."""
    for builds in (2, 3):
        game = with_builds("swazi", 3, builds)
        lines = [line for line in table_lines(game.frame(game.turn), game.labels) if "build of" in line]
        assert [line.partition(":")[0] for line in lines] == [f"b{number}" for number in range(1, builds + 1)]
        for line, build in zip(lines, game.match.state.builds(), strict=True):
            assert f"build of {build.value}" in line
        (at_server, *_) = [line for line in table_lines(game.frame(game.turn)) if "uild of" in line]
        assert at_server.startswith("Build of ")


def test_a_position_without_a_match_is_shown_as_in_a_match() -> None:
    game = with_builds("royal_north_american", 3, 1)
    seat = game.turn
    names = [name if other != seat else "You" for other, name in enumerate(game.names)]
    position = seen(view(game.match.state, seat), names)
    frame = game.frame(seat)
    assert list(table_lines(position)) == list(table_lines(frame))
    assert list(hand_lines(position)) == list(hand_lines(frame))


def test_everybody_is_called_you_in_what_only_they_read() -> None:
    lines = run_script(game_of(load_variant("casino"), 2, people=2), "", "1", "", "score").lines
    first, second = (
        line.partition(",")[0].removeprefix("Pass the keyboard to ") for line in lines if "Pass the" in line
    )
    played = next(line for line in lines if line.startswith("You "))
    again = lines[next(number for number, line in enumerate(lines) if f"to {second}," in line) + 1]
    assert again.startswith(f"{first} ") and again.split()[-1] == played.split()[-1]
    assert f"Match score: {': 0, '.join(sorted([first, second]))}: 0. The first side to reach 21 points wins." in lines


def test_cards_have_symbols_in_color() -> None:
    text = coloured("You take 5♥ plus 7R. 10D is yours; the seven is not.")
    assert text.plain == "You take 5♥ plus 7R. 10♦ is yours; the seven is not."
    assert len(text.spans) == 3
