"""Whether a person can see what is on a page: in the window, not covered, not cut off, large enough to tap.

Playwright calls an element visible that has a size, wherever it is and whatever lies over it.
"""

import time
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

SCRIPT = Path(__file__).with_suffix(".js")
SMALLEST = 44
"""The least side of a button, in pixels."""
AT_REST = 5.0
"""How long to wait for a page to come to rest, in seconds."""
OVERFLOW = """() => { const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
  return [scrollWidth - clientWidth, Math.max(0, scrollHeight - innerHeight)]; }"""


def _look(page: Page) -> None:
    if not page.evaluate("() => Boolean(window.seen)"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))


def problems_of(locator: Locator) -> list[str]:
    """Why a person cannot see an element, or not all of it; empty where they can."""
    _look(locator.page)
    found: list[str] = locator.evaluate("(element, smallest) => window.seen.problems(element, smallest)", SMALLEST)
    return found


def expect_seen(locator: Locator, timeout: float | None = None) -> None:
    """Fails unless a person can see the element, if need be after scrolling; a button must be large enough to tap."""
    expect(locator).to_be_visible(timeout=timeout)
    until = time.monotonic() + AT_REST
    while (found := problems_of(locator)) and time.monotonic() < until:
        locator.page.wait_for_timeout(50)
    assert not found, f"{locator}: {'; '.join(found)}"


def unseen(page: Page) -> list[str]:
    """What a person cannot see of the buttons, cards and texts of a page, or of the dialog over it."""
    _look(page)
    found: list[str] = page.evaluate("smallest => window.seen.all(smallest)", SMALLEST)
    return found


def overflow(page: Page) -> tuple[int, int]:
    """How many pixels a page is wider and higher than its window."""
    across, down = page.evaluate(OVERFLOW)
    return across, down
