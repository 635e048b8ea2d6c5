"""One evening's score at the terminal: asks deal by deal, counts, keeps the sheet in a file."""

from dataclasses import replace

from cassino.notation.vocabulary import shown
from cassino.rules.options import Claim
from cassino.scorepad import Draft, Sheet, SheetError, as_csv, as_text
from cassino.scorepad.draft import NOBODY
from cassino.scorepad.sentences import (
    count_texts,
    match_title,
    outcome_texts,
    reasons,
    restriction_texts,
    said,
    sheet_goal,
)
from cassino.texts import tell
from cassino.texts.catalog import Style, writing
from cassino.texts.message import Argument
from cassino.tui.files import FileChanged, FileError, OwnFile, beside, file_exists, named_path, write_text
from cassino.tui.rulepages import rule_lines
from cassino.tui.scorefiles import keep
from cassino.tui.scorequestions import Question, is_none, questions
from cassino.tui.scorewords import COMMANDS, AnswerError, command_of, help_lines, name_of
from cassino.tui.terminal import Terminal, write
from cassino.tui.words import is_yes


class Interrupted(Exception):
    """A command changed what is asked."""


class ScoreSitting:
    """A sheet at one terminal, until somebody leaves or the input ends."""

    def __init__(self, terminal: Terminal, sheet: Sheet, draft: Draft, file: OwnFile) -> None:
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
        self.say(match_title(self.sheet), sheet_goal(self.sheet))
        self.keep()
        self.say(tell("scorepad-kept", file=str(self.file.path)))
        try:
            while not self.is_done:
                self.step()
        except EOFError:
            self.say("", tell("scorepad-input-ended", file=str(self.file.path)))
        except KeyboardInterrupt:
            self.say("", tell("scorepad-stopped", file=str(self.file.path)))

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
        line = self.terminal.ask(tell("scorepad-after-match"))
        word, rest = command_of(line)
        if word:
            self.obey(word, rest)
        elif line.strip():
            self.say(tell("match-is-over"))

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
        deal: dict[str, Argument] = {"number": len(sheet.drafts) + 1, "dealer": sheet.book.dealer}
        self.say("", said(sheet, "scorepad-next-deal", {**deal, "scores": list(sheet.book.scores)}))
        self.say(*restriction_texts(sheet), *ending_lines(sheet, self.draft))

    def ask(self, question: Question) -> None:
        """One question, until it is answered or left."""
        text = question.text
        if question.known:
            text = tell("scorepad-known", question=text, answer=question.known)
        self.terminal.words = [*map(shown, COMMANDS), *self.sheet.names]
        line = self.terminal.ask(text)
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
            self.say(tell("scorepad-cannot-be"), *problems, tell("scorepad-again"))
            return
        score = sheet.count(self.draft)
        self.say("", *count_texts(sheet.names, score), *reasons(sheet, score))
        answer = self.terminal.ask(tell("scorepad-is-right"))
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
            self.say(str(error), tell("shared-unchanged"))
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
            self.say(tell("scorepad-first-question"))

    def on_claim(self, rest: str) -> None:
        """Somebody claimed to have reached the target."""
        if self.current.book.is_over or self.current.book.needed.claim is Claim.NONE:
            raise AnswerError("scorepad-cannot-claim")
        self.draft = replace(self.draft, claim=self.named(rest))
        raise Interrupted

    def on_exposed(self, rest: str) -> None:
        """Somebody ended the deal because the dealer exposed a card."""
        if self.current.book.is_over or not self.current.book.needed.penalties:
            raise AnswerError("scorepad-cannot-expose")
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
        self.say(tell("scorepad-taken-back", number=len(self.sheet.drafts) + 1))
        raise Interrupted

    def on_edit(self, rest: str) -> None:
        """Correct an earlier deal."""
        number = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 5 else 0
        if not 1 <= number <= len(self.sheet.drafts):
            raise AnswerError("scorepad-edit-number")
        self.edited, self.draft = number, self.sheet.drafts[number - 1]
        raise Interrupted

    def on_export(self, rest: str) -> None:
        """Write the sheet as text or CSV."""
        if not rest.lower().endswith((".txt", ".csv")):
            raise AnswerError("scorepad-export-ending")
        path = named_path(rest)
        if path.exists() and not is_yes(self.terminal.ask(tell("terminal-yes-or-no", question=file_exists(path)))):
            self.say(tell("scorepad-not-written"))
            return
        with writing(Style.WORDS):
            text = as_csv(self.sheet) if rest.lower().endswith(".csv") else as_text(self.sheet)
        write_text(path, text)
        self.say(tell("scorepad-written", file=str(path)))

    def on_rules(self, rest: str) -> None:
        """The rule book of the variant."""
        self.say(*rule_lines(self.sheet.rules, rest))

    def on_help(self, rest: str) -> None:
        """How to answer, and the commands."""
        self.say(*help_lines())

    def on_quit(self, rest: str) -> None:
        """Leave; the file has everything."""
        self.say(tell("scorepad-goodbye", file=str(self.file.path)))
        self.is_done = True
        raise Interrupted

    def keep(self) -> None:
        """Write the file; what goes wrong is said, and the score goes on."""
        try:
            keep(self.sheet, self.sheet.blank if self.edited else self.draft, self.file)
        except FileChanged as error:
            self.file = OwnFile(beside(self.file.path))
            self.say(str(error), tell("scorepad-kept-beside", file=str(self.file.path)))
            self.keep()
        except FileError as error:
            self.say(str(error))

    def say(self, *lines: str) -> None:
        """Write lines."""
        write(self.terminal, *lines)


def ending_lines(sheet: Sheet, draft: Draft) -> list[str]:
    """How the deal ended before all cards were played, or what to type if it did."""
    needed, lines = sheet.book.needed, []
    if draft.thrown_in_by != NOBODY:
        lines.append(said(sheet, "scorepad-ended-exposed", {"who": draft.thrown_in_by}))
    elif draft.claim != NOBODY:
        lines.append(said(sheet, "scorepad-ended-claim", {"who": draft.claim}))
    elif needed.claim is not Claim.NONE:
        is_count = needed.claim is Claim.COUNT_OUT
        lines.append(tell("scorepad-if-counted-out") if is_count else tell("scorepad-if-announced"))
    if draft.thrown_in_by == NOBODY and needed.penalties:
        lines.append(tell("scorepad-if-exposed"))
    return lines
