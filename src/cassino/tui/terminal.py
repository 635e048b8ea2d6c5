"""Reading and writing lines: plain, for screen readers and pipes, with cards in words; or with colors and symbols."""

import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Protocol, TextIO

from rich.console import Console
from rich.text import Text

from cassino import cards
from cassino.texts.catalog import Style, use_style
from cassino.texts.names import without_hidden
from cassino.texts.plain import LETTERED
from cassino.tui.editing import can_edit, edited_line, unseen

CARD = re.compile(r"(?<![\w-])(10|[2-9AJQK])([CDHS♣♦♥♠])(?![\w-])|(?<![\w-])(10|[1-9])([RYGB])(?![\w-])")
SYMBOLS = dict(zip(cards.SUIT_LETTERS, cards.SUIT_SYMBOLS, strict=True))
SUIT_STYLES = {
    "♣": "green", "♦": "bright_blue", "♥": "bright_red", "♠": "bold",
    "R": "bright_red", "Y": "bright_yellow", "G": "green", "B": "bold",
}  # fmt: skip
"""The colors of French suits and of the colors of a Rook pack, which keep their letters too."""
HIDING_LINES = 60
BOLD, PLAIN = "\x1b[1m", "\x1b[0m"
TYPED = "`"
"""Stands around text to be typed, whose cards stay letters; it is never shown."""
SPACES = dict.fromkeys(map(ord, "\u00a0\u202f"), " ") | dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069"))
"""Spaces that no line breaks at, as a keyboard has them; marks of the direction of writing, which terminals know."""
INNER = re.compile("(?<=«)[\u00a0\u202f]|[\u00a0\u202f](?=»)")
"""The spaces inside French quotation marks."""
SIMPLE = str.maketrans("“”„‘’‚«»–—−×", '"""\'\'\'""---x', TYPED) | {ord("→"): "->"}
"""Printers' signs as a keyboard has them."""


class Terminal(Protocol):
    """Where a sitting reads and writes. style: how cards are written there; words: what Tab completes."""

    style: Style
    words: Sequence[str]

    def line(self, text: str = "") -> None:
        """Write one line."""

    def ask(self, prompt: str) -> str:
        """Read one line. Raises EOFError at the end of the input."""

    def hide(self) -> None:
        """Move what was written out of sight."""


class PlainTerminal:
    """Bare lines: no colors, no cursor movement; cards are named as people say them."""

    style = Style.WORDS

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        self.words: Sequence[str] = ()
        self.is_typed = self.source.isatty()

    def line(self, text: str = "") -> None:
        """Write one line."""
        self.target.write(f"{self._simple(text)}\n")

    def ask(self, prompt: str) -> str:
        """Read one line; input from a pipe shows no echo, so the prompt gets a line of its own."""
        if can_edit(self.source, self.target):
            return edited_line(f"{self._simple(prompt)} ", self.words)
        self.target.write(f"{self._simple(prompt)} " if self.is_typed else f"{self._simple(prompt)}\n")
        self.target.flush()
        return read_line(self.source)

    def hide(self) -> None:
        """Push what was written off the screen."""
        self.target.write("\n" * HIDING_LINES)

    def _simple(self, text: str) -> str:
        return lettered(INNER.sub("", text).translate(SIMPLE), self.target.encoding)


class RichTerminal:
    """Suit symbols, four colors."""

    style = Style.SYMBOLS

    def __init__(self, console: Console | None = None, source: TextIO | None = None) -> None:
        self.console = console or Console(highlight=False)
        self.source = source or sys.stdin
        self.words: Sequence[str] = ()

    def line(self, text: str = "") -> None:
        """Write one line."""
        self.console.print(coloured(text))

    def ask(self, prompt: str) -> str:
        """Read one line."""
        text = lettered(prompt, self.console.encoding).replace(TYPED, "")
        if can_edit(self.source, sys.stdout):
            is_bold = self.console.color_system is not None
            return edited_line(f"{unseen(BOLD)}{text}{unseen(PLAIN)} " if is_bold else f"{text} ", self.words)
        self.console.print(Text(text, style="bold"), end=" ", soft_wrap=True)
        self.console.file.flush()
        return read_line(self.source)

    def hide(self) -> None:
        """Clear the screen, after pushing what was written out of the scroll back's first page."""
        self.console.file.write("\n" * HIDING_LINES)
        self.console.clear()


def write(terminal: Terminal, *texts: str) -> None:
    """Write texts line by line; an error of several lines stays several lines."""
    for text in texts:
        for line in text.split("\n"):
            terminal.line(line)


def lettered(text: str, encoding: str | None) -> str:
    """The text as an output can show it: without control codes, with letters for suit symbols that it lacks."""
    known = encoding or "ascii"
    return without_hidden(text.translate(SPACES)).encode(known, LETTERED).decode(known)


def open_terminal(plain: bool) -> Terminal:
    """The terminal for a person: plain if asked for, or if the output is no terminal. Cards are written as it has them
    from now on.
    """
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    terminal = PlainTerminal() if plain or not sys.stdout.isatty() else RichTerminal()
    use_style(terminal.style)
    return terminal


def read_line(source: TextIO) -> str:
    """The next line without its end. Raises EOFError."""
    line = source.readline()
    if not line:
        raise EOFError
    return line.removeprefix("\ufeff").rstrip("\r\n")


def cleaned(text: str) -> str:
    """Lines of text from elsewhere, without control codes, for an error that no `Terminal` writes."""
    return "\n".join(lettered(line, "utf-8") for line in text.splitlines())


def coloured(text: str) -> Text:
    """The text with suit symbols for letters, each in its color; what is to be typed stays as it is."""
    result = Text()
    for index, part in enumerate(lettered(text, "utf-8").split(TYPED)):
        result.append(part, "bold") if index % 2 else result.append_text(with_symbols(part))
    return result


def with_symbols(text: str) -> Text:
    """Cards with suit symbols for letters, each in its color."""
    result, end = Text(), 0
    for match in CARD.finditer(text):
        result.append(text[end : match.start()])
        rank, symbol = match[1] or match[3], SYMBOLS.get(match[2], match[2] or match[4])
        result.append(rank + symbol, SUIT_STYLES[symbol])
        end = match.end()
    result.append(text[end:])
    return result
