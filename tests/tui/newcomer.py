"""A person who has never played: does at random what can be done, and looks around."""

import io
import random

from scripted import ScriptedTerminal

from cassino.engine.match import Match
from cassino.rules import Rules, load_variant
from cassino.tui.commands import COMMANDS
from cassino.tui.game import Game
from cassino.tui.seats import Seat, named
from cassino.tui.sitting import Sitting
from cassino.tui.terminal import PlainTerminal

LONGEST = 20_000


class Newcomer(ScriptedTerminal):
    """Answers every prompt with something that can be done; now and then looks around or takes a step back."""

    def __init__(self, seed: int, script: tuple[str, ...] = ()) -> None:
        super().__init__(script, self.reply)
        self.chance = random.Random(seed)
        self.sitting: Sitting | None = None
        self.count = 0
        self.plain = PlainTerminal(io.StringIO(), io.StringIO())

    def line(self, text: str = "") -> None:
        super().line(text)
        self.plain.line(text)

    def reply(self, prompt: str) -> str:
        self.count += 1
        assert self.count < LONGEST, f"no end of {self.lines[-20:]}"
        assert self.sitting is not None
        if prompt.startswith("Your move"):
            aside = self.chance.random() < 0.1
            looked = ["?", "score", "undo", "last", "table", "why", "moves", "more", "end", "announce", "count out"]
            return self.chance.choice(looked) if aside else str(self.chance.randint(1, max(1, self.sitting.menu.shown)))
        if prompt.startswith("Your answer"):
            return self.chance.choice(["", "", "", "", "", "2"])
        return "quit" if prompt.startswith("Type new") else ""


def played(game: Game, terminal: Newcomer, is_asked: bool = True) -> Sitting:
    """A sitting played to its end."""
    terminal.sitting = Sitting(terminal, game, COMMANDS, is_asked=is_asked)
    terminal.sitting.run()
    return terminal.sitting


def game_of(rules: Rules, players: int, people: int = 1, bot: str = "greedy", seed: int = 1) -> Game:
    """A game at its first move."""
    seats = named([Seat("")] * people + [Seat("", bot)] * (players - people))
    return Game(Match(rules, players, seed), seats)


def composite(*script: str, id: str = "swazi", players: int = 3, seed: int = 3) -> Newcomer:
    """A newcomer's terminal after these lines, the input ended."""
    terminal = Newcomer(1, script)
    terminal.answer = None
    terminal.sitting = Sitting(terminal, game_of(load_variant(id), players, seed=seed), COMMANDS)
    terminal.sitting.run()
    return terminal


def run_script(game: Game, *script: str) -> ScriptedTerminal:
    """A sitting that gets these lines."""
    terminal = ScriptedTerminal(script)
    Sitting(terminal, game, COMMANDS).run()
    return terminal
