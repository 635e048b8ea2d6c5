"""Casino School in the terminal: the list of lessons, and a lesson step by step."""

from collections.abc import Iterator

from cassino.engine.legal import legal_moves
from cassino.engine.move import Move
from cassino.engine.play import IllegalMove
from cassino.engine.state import State
from cassino.engine.view import View, view
from cassino.lessons import first_deal
from cassino.lessons.differences import differences
from cassino.lessons.judging import judge, typed
from cassino.lessons.lesson import COURSE, FIRST, Lesson, LessonError, Step, lesson_named, lessons
from cassino.lessons.progress import Progress
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.move import format_move, parse_move
from cassino.rules import Rules, VariantNotFound, load_variant
from cassino.texts.catalog import say
from cassino.texts.message import Message
from cassino.tui.narration import card_list, phrase
from cassino.tui.progress_file import ProgressFile
from cassino.tui.showing import seen, table_lines
from cassino.tui.terminal import TYPED, Terminal, tell

NAMES = ("You", "Hal")
BUILD_LABELS = {f"b{order}": f"b{order}" for order in range(1, 5)}
NUMBERS = {str(number): name for number, name in enumerate(COURSE, 1)}
LEAVING = {"quit", "q", "exit"}
WHICH = "Which lesson? A number or a name; Enter for the next one; quit:"
PROMPT = "Your move, or hint, moves, skip, quit:"
DEAL_PROMPT = "Your move, or hint, moves, quit:"
AFTER = "Enter for the next lesson, list, or quit:"


class Left(Exception):
    """The person leaves."""


class School:
    """The lessons and one person."""

    def __init__(self, terminal: Terminal, file: ProgressFile) -> None:
        self.terminal = terminal
        self.file = file
        self.progress, self.trouble = file.read()

    def run(self, name: str | None = None) -> None:
        """Teach a lesson and those after it, or the first deal; without a name show the list. Raises LessonError.

        name: a lesson, `deal`, or a variant, of which it tells what is different.
        """
        if name and is_variant(name):
            tell(self.terminal, *difference_lines(load_variant(name)))
            return
        lesson = lesson_named(name) if name and name != first_deal.NAME else None
        if self.trouble:
            self.terminal.line(self.trouble)
        try:
            if name == first_deal.NAME:
                self.play_deal()
            while True:
                lesson = self.teach(lesson or self.chosen())
        except (EOFError, Left):
            return

    def chosen(self) -> Lesson:
        """The lesson that the person chooses from the list."""
        tell(self.terminal, "Casino School", *list_lines(self.progress))
        while True:
            word = self.asked(WHICH).lower()
            if not word:
                return next_lesson(self.progress)
            if word == first_deal.NAME:
                self.play_deal()
                continue
            try:
                return lesson_named(NUMBERS.get(word, word))
            except LessonError as error:
                self.terminal.line(str(error))

    def teach(self, lesson: Lesson) -> Lesson | None:
        """Teach a lesson; the one to teach next, or None for the list."""
        tell(self.terminal, "", f"{words(lesson.title)}: {words(lesson.about)}")
        for number, step in enumerate(lesson.steps, 1):
            tell(self.terminal, "", f"Step {number} of {len(lesson.steps)}.", *task_lines(step))
            if self.solve(step):
                self.progress = self.progress.with_step(step)
                self.terminal.line(f"Right! {words(step.praise)}")
                self.keep()
        if lesson.next is None:
            self.terminal.line("That was the last lesson. `cassino play` opens a table for you.")
            return None
        after = lesson_named(lesson.next)
        self.terminal.line(f"Next: {words(after.title)}.")
        return None if self.asked(AFTER).lower() == "list" else after

    def play_deal(self) -> None:
        """The first deal, with its commentary. Raises Left, EOFError."""
        moves: list[str] = []
        while not (now := first_deal.standing(moves)).state.is_over:
            tell(self.terminal, "", *deal_lines(now))
            moves.append(self.deal_move(now))
        tell(self.terminal, "", *deal_lines(now))

    def deal_move(self, now: first_deal.Standing) -> str:
        """The next move of the person, in notation. Raises Left, EOFError."""
        while True:
            text = self.asked(DEAL_PROMPT)
            if text.lower() == "hint":
                self.terminal.line(f"Type {TYPED}{now.typed}{TYPED}")
            elif text.lower() == "moves":
                tell(self.terminal, *move_lines(now.state))
            elif text:
                try:
                    return format_move(now.state, read_move(now.state, text))
                except (MoveSyntaxError, IllegalMove) as error:
                    self.terminal.line(str(error))

    def solve(self, step: Step) -> bool:
        """Ask until a step is solved, or skipped."""
        while True:
            text = self.asked(PROMPT)
            word = text.lower()
            if word == "skip":
                return False
            if word == "hint":
                self.terminal.line(f"Type {TYPED}{typed(step)}{TYPED}")
            elif word == "moves":
                tell(self.terminal, *move_lines(step.state))
            elif text and self.try_move(step, text):
                return True

    def try_move(self, step: Step, text: str) -> bool:
        """Whether a typed move is right; what is wrong with it is said."""
        try:
            move = read_move(step.state, text)
        except (MoveSyntaxError, IllegalMove) as error:
            self.terminal.line(str(error))
            return False
        outcome = judge(step, move)
        if not outcome.is_right:
            self.terminal.line(words(outcome.message))
        return outcome.is_right

    def asked(self, prompt: str) -> str:
        """A line of the person. Raises Left, EOFError."""
        text = self.terminal.ask(prompt).strip()
        if text.lower() in LEAVING:
            raise Left
        return text

    def keep(self) -> None:
        """Save the progress; a failure is said once."""
        trouble = self.file.write(self.progress)
        if trouble and trouble != self.trouble:
            self.terminal.line(trouble)
        self.trouble = trouble


def words(message: Message) -> str:
    """A message on one line."""
    return " ".join(say(message, NAMES).split())


def list_lines(progress: Progress) -> Iterator[str]:
    """The lessons, with what was solved of each."""
    for number, lesson in enumerate(lessons(), 1):
        count, of = progress.count(lesson), len(lesson.steps)
        state = "done" if count == of else f"{count} of {of}" if count else "new"
        yield f"{number}. {words(lesson.title)}: {words(lesson.about)} ({lesson.name}, {state})"
        if number == FIRST:
            yield f"   {words(Message('first-deal'))}: {words(Message('first-deal-about'))} ({first_deal.NAME})"
            yield "After these you can play; the others make you better."


def next_lesson(progress: Progress) -> Lesson:
    """The first lesson that is not done; the first of all when every lesson is."""
    open_ones = [lesson for lesson in lessons() if progress.count(lesson) < len(lesson.steps)]
    return open_ones[0] if open_ones else lessons()[0]


def task_lines(step: Step) -> Iterator[str]:
    """The task, the table, and the hand; how the move is typed where the task shows it."""
    yield words(step.task)
    yield from cards_lines(step.view)
    if step.is_shown:
        yield f"Type {TYPED}{typed(step)}{TYPED}"


def is_variant(name: str) -> bool:
    """Whether a name means a variant."""
    try:
        return name not in COURSE and bool(load_variant(name))
    except VariantNotFound:
        return False


def difference_lines(rules: Rules) -> Iterator[str]:
    """What is different in a variant."""
    found = differences(rules)
    told = ": what is different from Casino." if found.told else " is what the lessons teach."
    yield f"{rules.title}{told}"
    for difference in found.told:
        yield f"{difference.title}: {difference.text}"
    yield f"`cassino rules {rules.id}` has the whole rule book."


def deal_lines(now: first_deal.Standing) -> Iterator[str]:
    """What has happened in the first deal, and the table; or the count."""
    for ply in now.latest:
        yield " ".join(map(words, ply.words))
    yield words(now.look)
    if not now.state.is_over:
        yield from cards_lines(view(now.state, first_deal.PERSON))
        return
    for line, meaning in first_deal.count(now.state):
        own, other = (f"{count} (+{points})" for count, points in zip(line.counts, line.points, strict=True))
        yield f"{line.title}: you {own}, Hal {other}. {words(meaning)}"
    yield words(first_deal.result(now.state))


def cards_lines(seen_cards: View) -> Iterator[str]:
    """The table, and the hand."""
    yield from table_lines(seen(seen_cards, NAMES), BUILD_LABELS)
    yield f"Your hand: {card_list(seen_cards.hand, seen_cards.public.rules.deck.pack)}."


def move_lines(state: State) -> Iterator[str]:
    """All moves, numbered."""
    for number, move in enumerate(legal_moves(state), 1):
        yield f"{number}. {phrase(state, move, NAMES)}"


def read_move(state: State, text: str) -> Move:
    """A move by its number or in notation. Raises MoveSyntaxError, IllegalMove."""
    moves = list(legal_moves(state))
    if text.isdecimal() and 0 < int(text) <= len(moves):
        return moves[int(text) - 1]
    return parse_move(state, text)
