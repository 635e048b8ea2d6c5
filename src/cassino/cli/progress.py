"""How far a long command is, on a terminal; and work that Ctrl-C ends at once."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from rich.progress import Progress

Each = TypeVar("Each")
Found = TypeVar("Found")


class Bar:
    """The line that shows how far a command is; without a display it shows nothing."""

    def __init__(self, display: "Progress | None", text: str, total: float | None) -> None:
        self._display = display
        self._task = None if display is None else display.add_task(text, total=total)

    def advance(self, steps: float = 1, text: str | None = None) -> None:
        """More was done; text: what comes now."""
        if self._display is not None and self._task is not None:
            self._display.update(self._task, advance=steps, description=text)

    def show(self, done: float, total: float | None = None, text: str | None = None) -> None:
        """What was done, of how much."""
        if self._display is not None and self._task is not None:
            self._display.update(self._task, completed=done, total=total, description=text)

    def over(self, items: Iterable[Each]) -> Iterator[Each]:
        """Items, each of which is a step."""
        for item in items:
            yield item
            self.advance()

    def echo(self, text: str) -> None:
        """Print a line of the output, above the bar."""
        if self._display is not None:
            self._display.stop()
        click.echo(text)
        if self._display is not None:
            self._display.start()


@contextmanager
def progress(text: str, total: float | None = None, *, is_quiet: bool = False) -> Iterator[Bar]:
    """A bar on a terminal's standard error while a command works; nothing in a pipe, nor if `is_quiet`.

    total: the number of steps, if it is known.
    """
    if is_quiet or not sys.stderr.isatty():
        yield Bar(None, text, total)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    console = Console(stderr=True)
    # What is printed meanwhile belongs to the standard output, which may be a file.
    with Progress(*columns, console=console, transient=True, redirect_stdout=False, redirect_stderr=False) as display:
        yield Bar(display, text, total)


def interruptible(work: Callable[[], Found]) -> Found:
    """The result of work that looks at no signals, such as a long exact search: Ctrl-C does not wait for its end."""
    found: list[Found] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            found.append(work())
        except BaseException as error:  # raised below
            errors.append(error)

    thread = Thread(target=copy_context().run, args=(run,), daemon=True)
    thread.start()
    thread.join()
    if errors:
        raise errors[0]
    return found[0]
