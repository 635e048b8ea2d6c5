"""A puzzle in the terminal: the position, a move, and what is said to it."""

from collections.abc import Iterable, Iterator

from cassino.analysis.puzzles.puzzle import Puzzle, skill_title
from cassino.analysis.puzzles.themes import ABOUT, Paragraph, names_in, refute, solve
from cassino.engine.play import IllegalMove
from cassino.engine.scoring import secured
from cassino.engine.view import View
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.move import format_move, parse_move
from cassino.texts.catalog import say, say_all
from cassino.texts.message import Message
from cassino.tui.narration import card_list
from cassino.tui.progress_file import PuzzleFile
from cassino.tui.showing import seen, table_lines
from cassino.tui.terminal import Terminal, tell

PROMPT = "Your move, or hint, solution, quit:"
LEAVING = {"quit", "q", "exit"}


class Puzzling:
    """One puzzle and one person."""

    def __init__(self, terminal: Terminal, puzzle: Puzzle, title: str, file: PuzzleFile) -> None:
        self.terminal = terminal
        self.puzzle = puzzle
        self.title = title
        self.file = file
        self.is_done = False

    def run(self) -> None:
        """Ask until the solution is found or shown, or the person leaves."""
        if self.file.trouble:
            self.terminal.line(self.file.trouble)
        tell(self.terminal, *self.opening())
        try:
            while not self.is_done:
                self.obey(self.terminal.ask(PROMPT).strip())
        except EOFError:
            return

    def opening(self) -> Iterator[str]:
        """The position, as its player sees it."""
        view, names = self.puzzle.view, names_in(self.puzzle.state)
        pack = view.public.rules.deck.pack
        yield f"{self.title}: {view.public.rules.title}. Find the best move."
        yield from table_lines(seen(view, names))
        yield f"Your hand: {card_list(view.hand, pack)}."
        yield from self.other_hands(view, names)
        for line in secured(view.public).lines:
            counts = ", ".join(f"{self.side(side)} {count}" for side, count in enumerate(line.counts))
            yield f"Taken so far, {line.title}: {counts}."

    def other_hands(self, view: View, names: list[str]) -> Iterator[str]:
        """What others hold: the cards where they can be told, else how many."""
        pack = view.public.rules.deck.pack
        for seat in range(view.public.players):
            if seat == self.puzzle.seat or not view.public.hand_size(seat):
                continue
            if self.puzzle.is_exact:
                held = card_list(view.certain(seat), pack)
                yield f"Every other card has been played, so {names[seat]} must hold {held}."
            else:
                count, stock = view.public.hand_size(seat), view.public.stock_size
                yield f"{names[seat]} holds {count} cards; {stock} are not dealt."

    def side(self, side: int) -> str:
        """How a side is called."""
        state, names = self.puzzle.state, names_in(self.puzzle.state)
        return " and ".join(names[seat] for seat in range(state.players) if state.side_of(seat) == side)

    def obey(self, text: str) -> None:
        """One line of the person."""
        if text.lower() in LEAVING:
            self.is_done = True
        elif text.lower() == "hint":
            self.terminal.line(say(ABOUT[self.puzzle.theme]))
        elif text.lower() == "solution":
            self.note(is_right=False)
            self.terminal.line(f"The solution: {self.puzzle.solution[0]}.")
            self.explain()
        elif text:
            self.answer(text)

    def answer(self, text: str) -> None:
        """Judge a typed move."""
        view = self.puzzle.view
        try:
            move = parse_move(view.public, text)
        except (MoveSyntaxError, IllegalMove) as error:
            self.terminal.line(str(error))
            return
        self.note(is_right=move in self.puzzle.moves)
        if move in self.puzzle.moves:
            self.terminal.line(f"Right: {format_move(view.public, move)}.")
            self.explain()
        else:
            worse, *reply = self.worded(refute(self.puzzle, move))
            tell(self.terminal, f"Not the best. {worse}", *reply)

    def note(self, *, is_right: bool) -> None:
        """Keep the first answer to this puzzle."""
        if trouble := self.file.note(self.puzzle.key, is_right=is_right):
            self.terminal.line(trouble)

    def explain(self) -> None:
        """Why the solution is best, and what the puzzle trains; that ends it."""
        self.is_done = True
        trains = ", ".join(say(skill_title(skill)) for skill in self.puzzle.skills)
        tell(self.terminal, *self.worded(solve(self.puzzle)), say(Message("puzzle-trains", {"themes": trains})))

    def worded(self, paragraphs: Iterable[Paragraph]) -> Iterator[str]:
        """Paragraphs in words."""
        names = names_in(self.puzzle.state)
        return (say_all(paragraph, names) for paragraph in paragraphs)
