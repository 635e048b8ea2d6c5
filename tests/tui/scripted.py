"""A terminal that answers from a script, and games for it."""

from collections.abc import Callable, Iterable, Sequence

from cassino.engine.match import Match
from cassino.rules import load_variant
from cassino.texts.catalog import Style
from cassino.tui.commands import COMMANDS
from cassino.tui.game import Game
from cassino.tui.keeping import KeptMatch
from cassino.tui.seats import parse_seats
from cassino.tui.sitting import Sitting
from cassino.tui.terminal import TYPED

Answer = Callable[[str], str]


class ScriptedTerminal:
    """Keeps every line; answers each prompt from a list, then from a function, then with the end of the input."""

    style = Style.WORDS
    words: Sequence[str] = ()

    def __init__(self, script: Iterable[str] = (), answer: Answer | None = None) -> None:
        self.script = list(script)
        self.answer = answer
        self.lines: list[str] = []
        self.hidings: list[int] = []

    def line(self, text: str = "") -> None:
        assert "\n" not in text
        self.lines.append(text.replace(TYPED, ""))

    def ask(self, prompt: str) -> str:
        self.lines.append(prompt)
        if self.script:
            return self.script.pop(0)
        if self.answer is None:
            raise EOFError
        return self.answer(prompt)

    def hide(self) -> None:
        self.hidings.append(len(self.lines))

    @property
    def text(self) -> str:
        """All lines so far."""
        return "\n".join(self.lines)


def new_game(variant: str = "casino_long", seats: str = "human,heuristic", seed: int = 1, target: int = 21) -> Game:
    """A game at its first move."""
    taken = parse_seats(seats)
    return Game(Match(load_variant(variant), len(taken), seed, target=target), taken)


def run(
    script: Iterable[str], game: Game | None = None, answer: Answer | None = None, kept: KeptMatch | None = None
) -> tuple[Sitting, ScriptedTerminal]:
    """A sitting that gets these lines."""
    terminal = ScriptedTerminal(script, answer)
    sitting = Sitting(terminal, game or new_game(), COMMANDS, kept=kept)
    sitting.run()
    return sitting, terminal


def first_choice(prompt: str) -> str:
    """Always the first of the list; Enter for the next deal; leave after the match."""
    if prompt.startswith("Your"):
        return "1"
    return "quit" if prompt.startswith("Type new") else ""
