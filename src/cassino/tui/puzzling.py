"""A puzzle in the terminal: the position, a move, and what is said to it."""

from collections.abc import Iterable, Iterator

from cassino.analysis.puzzles.puzzle import Puzzle, skill_title
from cassino.analysis.puzzles.themes import ABOUT, Paragraph, names_in, refute, solve
from cassino.engine.play import IllegalMove
from cassino.engine.scoring import secured
from cassino.engine.view import View
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.move import format_move
from cassino.notation.typed import parse_typed
from cassino.texts import tell
from cassino.texts.catalog import said_style, say, say_all
from cassino.texts.lists import commas
from cassino.texts.message import Message
from cassino.tui.cardwords import card_list, card_texts, typed
from cassino.tui.faults import fault_lines
from cassino.tui.progress_file import PuzzleFile
from cassino.tui.showing import own_hand, seen, table_lines
from cassino.tui.terminal import Terminal, write
from cassino.tui.vocabulary import is_word, leaves


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
        write(self.terminal, *self.opening())
        try:
            while not self.is_done:
                self.obey(self.terminal.ask(tell("terminal-puzzle-prompt")).strip())
        except EOFError:
            return

    def opening(self) -> Iterator[str]:
        """The position, as its player sees it."""
        view, names = self.puzzle.view, names_in(self.puzzle.state)
        pack = view.public.rules.deck.pack
        yield tell("terminal-puzzle", title=self.title, game=view.public.rules.title)
        yield from table_lines(seen(view, names))
        yield own_hand(card_list(view.hand, pack))
        yield from self.other_hands(view, names)
        for line in secured(view.public).lines:
            yield say(Message("terminal-puzzle-taken", {"title": line.title, "counts": list(line.counts)}), names)

    def other_hands(self, view: View, names: list[str]) -> Iterator[str]:
        """What others hold: the cards where they can be told, else how many."""
        pack = view.public.rules.deck.pack
        for seat in range(view.public.players):
            if seat == self.puzzle.seat or not view.public.hand_size(seat):
                continue
            if self.puzzle.is_exact:
                held = card_texts(view.certain(seat), pack)
                yield say(Message("terminal-puzzle-must-hold", {"who": seat, "cards": held}), names)
            else:
                yield say(Message("terminal-puzzle-holds", {"who": seat, "count": view.public.hand_size(seat)}), names)
        if not self.puzzle.is_exact:
            yield tell("terminal-puzzle-stock", count=view.public.stock_size)

    def obey(self, text: str) -> None:
        """One line of the person."""
        if leaves(text):
            self.is_done = True
        elif is_word(text, "hint"):
            self.terminal.line(say(ABOUT[self.puzzle.theme]))
        elif is_word(text, "solution"):
            self.note(is_right=False)
            self.terminal.line(tell("terminal-puzzle-solution", move=typed(self.puzzle.solution[0], self.puzzle.state)))
            self.explain()
        elif text:
            self.answer(text)

    def answer(self, text: str) -> None:
        """Judge a typed move."""
        view = self.puzzle.view
        try:
            move = parse_typed(view.public, text)
        except (MoveSyntaxError, IllegalMove) as error:
            write(self.terminal, *fault_lines(error))
            return
        self.note(is_right=move in self.puzzle.moves)
        if move in self.puzzle.moves:
            self.terminal.line(tell("terminal-puzzle-right", move=typed(format_move(view.public, move), view.public)))
            self.explain()
        else:
            worse, *reply = self.worded(refute(self.puzzle, move))
            write(self.terminal, tell("terminal-puzzle-wrong", why=worse), *reply)

    def note(self, *, is_right: bool) -> None:
        """Keep the first answer to this puzzle."""
        if trouble := self.file.note(self.puzzle.key, is_right=is_right):
            self.terminal.line(trouble)

    def explain(self) -> None:
        """Why the solution is best, and what the puzzle trains; that ends it."""
        self.is_done = True
        trains = commas([say(skill_title(skill)) for skill in self.puzzle.skills])
        write(self.terminal, *self.worded(solve(self.puzzle)), tell("puzzle-trains", themes=trains))

    def worded(self, paragraphs: Iterable[Paragraph]) -> Iterator[str]:
        """Paragraphs in words."""
        names = names_in(self.puzzle.state)
        return (say_all(paragraph, names, said_style()) for paragraph in paragraphs)
