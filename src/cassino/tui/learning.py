"""Casino School in the terminal: the list of lessons, and a lesson step by step."""

from collections.abc import Iterator

from cassino.book.differs import differences
from cassino.engine.legal import legal_moves
from cassino.engine.move import Move
from cassino.engine.play import IllegalMove
from cassino.engine.scoring import Line
from cassino.engine.state import State
from cassino.engine.view import View, view
from cassino.lessons import first_deal
from cassino.lessons.judging import judge, typed as solution
from cassino.lessons.lesson import COURSE, FIRST, Lesson, LessonError, Step, lesson_named, lessons
from cassino.lessons.progress import Progress
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.move import format_move
from cassino.notation.typed import parse_typed
from cassino.notation.vocabulary import shown
from cassino.rules import Rules, VariantNotFound
from cassino.rules.finding import find_rules
from cassino.texts import plain, tell
from cassino.texts.catalog import YOU, say
from cassino.texts.message import Message
from cassino.tui.cardwords import card_list, typed
from cassino.tui.faults import fault_lines
from cassino.tui.narration import phrase
from cassino.tui.progress_file import ProgressFile
from cassino.tui.showing import own_hand, seen, table_lines
from cassino.tui.terminal import Terminal, write
from cassino.tui.vocabulary import is_word, leaves

NAMES = (YOU, "Hal")
BUILD_LABELS = {f"b{order}": f"b{order}" for order in range(1, 5)}
NUMBERS = {str(number): name for number, name in enumerate(COURSE, 1)}


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

        name: a lesson, `deal`, or what `find_rules` takes, and raises errors for: it tells what is different there.
        """
        if name and (rules := rules_named(name)):
            write(self.terminal, *difference_lines(rules, name))
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
        write(self.terminal, tell("learn-school"), *list_lines(self.progress))
        while True:
            word = self.asked(tell("terminal-school-which")).lower()
            if not word:
                return next_lesson(self.progress)
            if is_word(word, first_deal.NAME):
                self.play_deal()
                continue
            try:
                return lesson_named(NUMBERS.get(word, word))
            except LessonError as error:
                self.terminal.line(str(error))

    def teach(self, lesson: Lesson) -> Lesson | None:
        """Teach a lesson; the one to teach next, or None for the list."""
        lesson_line = tell("terminal-school-lesson", title=self.words(lesson.title), about=self.words(lesson.about))
        write(self.terminal, "", lesson_line)
        for number, step in enumerate(lesson.steps, 1):
            step_line = tell("terminal-school-step", number=number, of=len(lesson.steps))
            write(self.terminal, "", step_line, self.words(step.task), *step_lines(step))
            if self.solve(step):
                self.progress = self.progress.with_step(step)
                self.terminal.line(tell("terminal-school-right", praise=self.words(step.praise)))
                self.keep()
        if lesson.next is None:
            self.terminal.line(tell("terminal-school-last"))
            return None
        after = lesson_named(lesson.next)
        self.terminal.line(tell("terminal-school-next", title=self.words(after.title)))
        return None if is_word(self.asked(tell("terminal-school-after")), "list") else after

    def play_deal(self) -> None:
        """The first deal, with its commentary. Raises Left, EOFError."""
        moves: list[str] = []
        while not (now := first_deal.standing(moves)).state.is_over:
            write(self.terminal, "", *self.deal_lines(now))
            moves.append(self.deal_move(now))
        write(self.terminal, "", *self.deal_lines(now))

    def deal_move(self, now: first_deal.Standing) -> str:
        """The next move of the person, in notation. Raises Left, EOFError."""
        while True:
            text = self.asked(tell("terminal-school-deal-move"))
            if is_word(text, "hint"):
                self.terminal.line(tell("terminal-school-type", move=typed(now.typed, now.state)))
            elif is_word(text, "moves"):
                write(self.terminal, *move_lines(now.state))
            elif text:
                try:
                    return format_move(now.state, read_move(now.state, text))
                except (MoveSyntaxError, IllegalMove) as error:
                    write(self.terminal, *fault_lines(error))

    def solve(self, step: Step) -> bool:
        """Ask until a step is solved, or skipped."""
        while True:
            text = self.asked(tell("terminal-school-move"))
            if is_word(text, "skip"):
                return False
            if is_word(text, "hint"):
                self.terminal.line(tell("terminal-school-type", move=typed(solution(step), step.state)))
            elif is_word(text, "moves"):
                write(self.terminal, *move_lines(step.state))
            elif text and self.try_move(step, text):
                return True

    def try_move(self, step: Step, text: str) -> bool:
        """Whether a typed move is right; what is wrong with it is said."""
        try:
            move = read_move(step.state, text)
        except (MoveSyntaxError, IllegalMove) as error:
            write(self.terminal, *fault_lines(error))
            return False
        outcome = judge(step, move)
        if not outcome.is_right:
            self.terminal.line(self.words(outcome.message))
        return outcome.is_right

    def asked(self, prompt: str) -> str:
        """A line of the person. Raises Left, EOFError."""
        text = self.terminal.ask(prompt).strip()
        if leaves(text):
            raise Left
        return text

    def keep(self) -> None:
        """Save the progress; a failure is said once."""
        trouble = self.file.write(self.progress)
        if trouble and trouble != self.trouble:
            self.terminal.line(trouble)
        self.trouble = trouble

    def deal_lines(self, now: first_deal.Standing) -> Iterator[str]:
        """What has happened in the first deal, and the table; or the count."""
        for ply in now.latest:
            yield " ".join(map(self.words, ply.words))
        yield self.words(now.look)
        if not now.state.is_over:
            yield from cards_lines(view(now.state, first_deal.PERSON))
            return
        for line, meaning in first_deal.count(now.state):
            yield count_line(line, self.words(meaning))
        yield self.words(first_deal.result(now.state))

    def words(self, message: Message) -> str:
        """A message on one line, with cards as the terminal shows them."""
        return on_one_line(message)


def on_one_line(message: Message) -> str:
    """A message on one line."""
    return plain.on_one_line(say(message, NAMES))


def count_line(line: Line, meaning: str) -> str:
    """A line of the count of the first deal."""
    own, other = line.counts
    own_points, other_points = line.points
    return tell(
        "terminal-school-count",
        title=line.title,
        own=own,
        ownPoints=own_points,
        other=other,
        otherPoints=other_points,
        meaning=meaning,
    )


def list_lines(progress: Progress) -> Iterator[str]:
    """The lessons, with what was solved of each."""
    for number, lesson in enumerate(lessons(), 1):
        yield listed_lesson(number, lesson, progress)
        if number == FIRST:
            title, about = (on_one_line(Message(key)) for key in ("first-deal", "first-deal-about"))
            deal = tell("terminal-school-listed-deal", title=title, about=about, name=shown(first_deal.NAME))
            yield f"   {deal}"
            yield tell("terminal-school-can-play")


def listed_lesson(number: int, lesson: Lesson, progress: Progress) -> str:
    """A lesson in the list."""
    done, of = progress.count(lesson), len(lesson.steps)
    return tell(
        "terminal-school-listed",
        number=number,
        title=on_one_line(lesson.title),
        about=on_one_line(lesson.about),
        name=lesson.name,
        state="done" if done == of else "begun" if done else "new",
        done=done,
        of=of,
    )


def next_lesson(progress: Progress) -> Lesson:
    """The first lesson that is not done; the first of all when every lesson is."""
    open_ones = [lesson for lesson in lessons() if progress.count(lesson) < len(lesson.steps)]
    return open_ones[0] if open_ones else lessons()[0]


def step_lines(step: Step) -> Iterator[str]:
    """The table and the hand; how the move is typed where the task shows it."""
    yield from cards_lines(step.view)
    if step.is_shown:
        yield tell("terminal-school-type", move=typed(solution(step), step.state))


def rules_named(name: str) -> Rules | None:
    """The rules that a name means, if it is no lesson. Raises what `find_rules` does, but for unknown names."""
    if name in COURSE or name == first_deal.NAME:
        return None
    try:
        return find_rules(name)
    except VariantNotFound:
        return None


def difference_lines(rules: Rules, name: str) -> Iterator[str]:
    """What is different in the rules that a name means."""
    found = differences(rules)
    yield tell("terminal-school-differences" if found.options else "terminal-school-no-differences", title=rules.title)
    for chapter in found.chapters:
        yield tell("terminal-school-difference", title=chapter.title, text=" ".join(chapter.texts))
    for row in found.rows:
        yield tell("terminal-school-different-value", name=row.name, here=row.here, there=row.there)
    yield tell("terminal-school-book", id=rules.id if rules.is_shipped else name)


def cards_lines(seen_cards: View) -> Iterator[str]:
    """The table, and the hand."""
    yield from table_lines(seen(seen_cards, NAMES), BUILD_LABELS)
    yield own_hand(card_list(seen_cards.hand, seen_cards.public.rules.deck.pack))


def move_lines(state: State) -> Iterator[str]:
    """All moves, numbered."""
    for number, move in enumerate(legal_moves(state), 1):
        yield tell("terminal-line", number=number, text=phrase(state, move, NAMES))


def read_move(state: State, text: str) -> Move:
    """A move by its number or in notation. Raises MoveSyntaxError, IllegalMove."""
    moves = list(legal_moves(state))
    if text.isdecimal() and 0 < int(text) <= len(moves):
        return moves[int(text) - 1]
    return parse_typed(state, text)
