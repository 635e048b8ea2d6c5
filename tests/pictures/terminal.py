"""A picture of the terminal: what a command really wrote to one, drawn by the browser."""

import os
import pty
import select
import sys
import tempfile
import time
from collections.abc import Sequence
from io import StringIO

from playwright.sync_api import Browser
from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME
from rich.text import Text

from cassino.texts import tell

COLUMNS, LINES = 84, 60
PATIENCE = 60
SCALE = 1.5
PAGE = """<style>{stylesheet}
body {{ margin: 0; background: {background}; color: {foreground}; width: max-content }}
pre {{ margin: 0; padding: 16px 22px; font: 14px/1.38 "DejaVu Sans Mono", monospace }}
</style><pre>{code}</pre>"""


def typed(arguments: Sequence[str], lines: Sequence[str], prompt: str) -> str:
    """What `cassino ARGUMENTS` writes to a terminal in which a person types these lines, each after a prompt; the
    last prompt is waited for.
    """
    with tempfile.TemporaryDirectory() as data:
        child, terminal = pty.fork()
        if child == 0:
            environment = {"TERM": "xterm-256color", "COLUMNS": str(COLUMNS), "LINES": str(LINES), "LANG": "C.UTF-8"}
            environment |= {"XDG_DATA_HOME": data, "INPUTRC": os.devnull}
            os.execve(sys.executable, [sys.executable, "-m", "cassino", *arguments], {**os.environ, **environment})
        try:
            written = _until(terminal, prompt, 1, b"")
            for number, line in enumerate(lines, 2):
                os.write(terminal, f"{line}\n".encode())
                written = _until(terminal, prompt, number, written)
        finally:
            os.close(terminal)  # the command ends as it does when a window is closed
            os.waitpid(child, 0)
    return written.decode().replace("\r\n", "\n")


def _until(terminal: int, prompt: str, count: int, written: bytes) -> bytes:
    """What stands on the terminal when the prompt has appeared for the `count`th time."""
    until = time.monotonic() + PATIENCE
    while written.count(prompt.encode()) < count:
        if not select.select([terminal], [], [], max(until - time.monotonic(), 0))[0]:
            raise TimeoutError(f"the command does not ask {prompt!r}:\n{written.decode(errors='replace')}")
        written += os.read(terminal, 65536)
    return written


def photographed(chromium: Browser, written: str) -> bytes:
    """A picture of it as PNG, with the colors of a terminal."""
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(Text.from_ansi(written.strip()))
    html = console.export_html(theme=SVG_EXPORT_THEME, code_format=PAGE)
    page = chromium.new_page(device_scale_factor=SCALE)
    try:
        page.set_content(html)
        return page.locator("pre").screenshot()
    finally:
        page.close()


def session() -> str:
    """A match in the terminal begins: a build, and a hint."""
    command = ("play", "--seed", "6801")
    return f"$ cassino {' '.join(command)}\n" + typed(command, ["5", "hint"], tell("terminal-your-move"))
