"""One evening's score at the terminal: asks deal by deal, counts, keeps the sheet in a file."""

from dataclasses import replace
from pathlib import Path

from cassino.rules.options import Claim
from cassino.scorepad import Draft, Sheet, SheetError, as_csv, as_text
from cassino.scorepad.draft import NOBODY
from cassino.scorepad.sentences import (
    count_texts,
    goal,
    match_title,
    outcome_texts,
    reasons,
    restriction_texts,
    strip,
    verb,
)
from cassino.tui.files import FileError, named_path, write_text
from cassino.tui.rulepages import rule_lines
from cassino.tui.scorefiles import keep
from cassino.tui.scorequestions import Question, is_none, questions
from cassino.tui.scorewords import AnswerError, command_of, help_lines, name_of
from cassino.tui.terminal import Terminal, tell
from cassino.tui.words import is_yes

AFTER_MATCH = "Type undo, edit and the number of a deal, export and a file, or quit:"


class Interrupted(Exception):
    """A command changed what is asked."""


class ScoreSitting:
    """A sheet at one terminal, until somebody leaves or the input ends."""

    def __init__(self, terminal: Terminal, sheet: Sheet, draft: Draft, file: Path) -> None:
        self.terminal = terminal
        self.sheet = sheet
        self.draft = draft
        self.file = file
        self.place = 0
        self.edited = 0
        """The number of the earlier deal that is corrected, or 0."""
        self.is_done = False

    def run(self) -> None:
        """Keep the score until the person leaves or the input ends."""
        self.say(match_title(self.sheet), goal(self.sheet), f"The score is kept in {self.file}. Type help for help.")
        try:
            self.keep()
            while not self.is_done:
                self.step()
        except EOFError:
            self.say("", f"The input has ended. To go on later: cassino score --resume {self.file}")
        except KeyboardInterrupt:
            self.say("", f"Stopped. To go on later: cassino score --resume {self.file}")

    def step(self) -> None:
        """One deal, or one command after the match."""
        try:
            if self.current.book.is_over:
                self.after_match()
            else:
                self.ask_deal()
        except Interrupted:
            return

    @property
    def current(self) -> Sheet:
        """The sheet as it stands before the deal that is asked for."""
        return self.sheet.before(self.edited) if self.edited else self.sheet

    def after_match(self) -> None:
        """Nothing to ask any more, but there may be something to correct."""
        line = self.terminal.ask(AFTER_MATCH)
        word, rest = command_of(line)
        if word:
            self.obey(word, rest)
        elif line.strip():
            self.say("The match is over.")

    def ask_deal(self) -> None:
        """Ask everything about a deal, show its count, and enter it."""
        self.open_deal()
        self.place = 0
        while self.place < len(asked := list(questions(self.current, self.draft))):
            self.ask(asked[self.place])
        self.close_deal()

    def open_deal(self) -> None:
        """Which deal is asked for, and what is special about it."""
        sheet = self.current
        number, dealer = len(sheet.drafts) + 1, sheet.names[sheet.book.dealer]
        self.say(
            "", f"Deal {number}. {dealer} {verb(dealer, 'deal')}. Score: {strip(sheet.side_names, sheet.book.scores)}."
        )
        self.say(*restriction_texts(sheet), *ending_lines(sheet, self.draft))

    def ask(self, question: Question) -> None:
        """One question, until it is answered or left."""
        shown = f"{question.text} [{question.known}]" if question.known else question.text
        line = self.terminal.ask(shown)
        word, rest = command_of(line)
        if word:
            self.obey(word, rest)
            return
        answer = line.strip() or question.known or question.empty
        try:
            self.draft = question.answered(answer)
        except AnswerError as error:
            self.say(str(error))
            return
        self.place += 1
        self.keep()

    def close_deal(self) -> None:
        """Say what follows and what it counts, and enter it if the person agrees."""
        sheet = self.current
        problems = sheet.problems(self.draft)
        if problems:
            self.say("This cannot be:", *problems, "Please answer again; Enter keeps an answer.")
            return
        score = sheet.count(self.draft)
        self.say("", *count_texts(sheet.side_names, score), *reasons(sheet, sheet.book.scores, score))
        answer = self.terminal.ask("Is this right? Yes, or no to answer again:")
        word, rest = command_of(answer)
        if word:
            self.obey(word, rest)
        elif is_yes(answer):
            self.enter()

    def enter(self) -> None:
        """Put the deal on the sheet; after a correction, count everything after it again."""
        try:
            if self.edited:
                self.sheet.replace(self.edited, self.draft)
            else:
                self.sheet.enter(self.draft)
        except SheetError as error:
            self.say(str(error), "Nothing was changed.")
        self.edited, self.draft = 0, self.sheet.blank
        self.keep()
        last = self.sheet.book.deals[-1]
        self.say(*outcome_texts(self.sheet, last.outcome, last.score))

    def obey(self, word: str, rest: str) -> None:
        """Do what a command asks."""
        try:
            getattr(self, f"on_{word}")(rest)
        except (FileError, SheetError, AnswerError) as error:
            self.say(str(error))

    def on_back(self, rest: str) -> None:
        """The question before."""
        if self.place:
            self.place -= 1
        else:
            self.say("This is the first question.")

    def on_claim(self, rest: str) -> None:
        """Somebody claimed to have reached the target."""
        if self.current.book.is_over or self.current.book.needed.claim is Claim.NONE:
            raise AnswerError("Nothing can be claimed now.")
        self.draft = replace(self.draft, claim=self.named(rest))
        raise Interrupted

    def on_exposed(self, rest: str) -> None:
        """Somebody ended the deal because the dealer exposed a card."""
        if self.current.book.is_over or not self.current.book.needed.penalties:
            raise AnswerError("This deal cannot be ended for an exposed card: its rules have no rulings for mistakes.")
        self.draft = replace(self.draft, thrown_in_by=self.named(rest))
        raise Interrupted

    def named(self, rest: str) -> int:
        """The seat that is named, NOBODY for none."""
        return NOBODY if is_none(rest) else name_of(rest, self.sheet.names)

    def on_score(self, rest: str) -> None:
        """The whole sheet."""
        self.say(*as_text(self.sheet).rstrip("\n").split("\n"))

    def on_undo(self, rest: str) -> None:
        """Take back the last deal; its answers stand in brackets."""
        self.draft = self.sheet.undo()
        self.edited = 0
        self.keep()
        self.say(f"Deal {len(self.sheet.drafts) + 1} is taken back. Enter keeps an answer.")
        raise Interrupted

    def on_edit(self, rest: str) -> None:
        """Correct an earlier deal."""
        number = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 5 else 0
        if not 1 <= number <= len(self.sheet.drafts):
            raise AnswerError("Type edit and the number of a deal that was entered, such as `edit 1`.")
        self.edited, self.draft = number, self.sheet.drafts[number - 1]
        raise Interrupted

    def on_export(self, rest: str) -> None:
        """Write the sheet as text or CSV."""
        if not rest.lower().endswith((".txt", ".csv")):
            raise AnswerError("Type export and a file that ends in .txt or .csv.")
        path = named_path(rest)
        if path.exists() and not is_yes(self.terminal.ask(f"{path} exists. Replace it? Yes or no:")):
            self.say("Not written.")
            return
        write_text(path, as_csv(self.sheet) if rest.lower().endswith(".csv") else as_text(self.sheet))
        self.say(f"Written: {path}")

    def on_rules(self, rest: str) -> None:
        """The rule book of the variant."""
        self.say(*rule_lines(self.sheet.rules, rest))

    def on_help(self, rest: str) -> None:
        """How to answer, and the commands."""
        self.say(*help_lines())

    def on_quit(self, rest: str) -> None:
        """Leave; the file has everything."""
        self.say(f"Goodbye. To go on later: cassino score --resume {self.file}")
        self.is_done = True
        raise Interrupted

    def keep(self) -> None:
        """Write the file; what goes wrong is said, and the score goes on."""
        try:
            keep(self.sheet, self.sheet.blank if self.edited else self.draft, self.file)
        except FileError as error:
            self.say(str(error))

    def say(self, *lines: str) -> None:
        """Write lines."""
        tell(self.terminal, *lines)


def ending_lines(sheet: Sheet, draft: Draft) -> list[str]:
    """How the deal ended before all cards were played, or what to type if it did."""
    needed, lines = sheet.book.needed, []
    if draft.thrown_in_by != NOBODY:
        lines.append(f"{sheet.names[draft.thrown_in_by]} ended it because of an exposed card.")
    elif draft.claim != NOBODY:
        lines.append(f"{sheet.names[draft.claim]} claimed to have reached the target.")
    elif needed.claim is not Claim.NONE:
        what = "counted out" if needed.claim is Claim.COUNT_OUT else "announced the target"
        lines.append(f"If somebody {what}, type claim and the name.")
    if draft.thrown_in_by == NOBODY and needed.penalties:
        lines.append("If somebody ended the deal because the dealer exposed a card, type exposed and the name.")
    return lines
