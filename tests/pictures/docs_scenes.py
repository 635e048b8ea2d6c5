"""How the pictures of docs/pictures come about: moments that are worth seeing."""

from playwright.sync_api import expect

from browser.conftest import Server
from browser.tables import Table
from pictures.scenes import Act, settled, shown

SCORED = (
    {"sides": [{"cards": 30, "suits": [None, None, None, 8], "special": ["10D", "AS", "AH"]}, {}]},
    {"sides": [{"cards": 22, "suits": [None, None, None, 5], "special": ["2S", "AC"]}, {}]},
    {"sides": [{"cards": 28, "suits": [None, None, None, 7], "special": ["10D", "AD"]}, {}]},
)
"""The deals on the picture of the score pad: what Anna has captured; the other cards are Ben's."""


NOW_ENTERED = {
    "sides": [
        {"cards": 27, "suits": [None, None, None, 6], "special": ["AS", "AD", "10D"]},
        {"cards": 25, "suits": [None, None, None, 7], "special": ["AC", "AH", "2S"]},
    ],
    "sweeps": [{"side": 0, "size": None, "first": False}],
}
"""The deal that is being entered there."""


def scored(server: Server) -> str:
    """A score after three deals; the fourth is entered, but not counted yet."""
    made = server.post("/api/scorebooks", {"variant": "casino_long", "names": ["Anna", "Ben"], "dealer": 1})
    address = f"/api/scorebooks/{made['id']}"
    for kind, draft in [*(("enter", draft) for draft in SCORED), ("draft", NOW_ENTERED)]:
        version = server.get(address)["version"]
        server.post(address, {"type": kind, "version": version, "draft": draft})
    return f"/score/{made['id']}"


def chosen(*cards: str) -> Act:
    """It is Ann's turn, and she has chosen these cards."""

    def act(table: Table) -> None:
        settled(table)
        for card in cards:
            table.page.locator(f'#app [data-card="{card}"]').click()
            table.wait_for_answer()

    return act


def lesson(*cards: str) -> Act:
    """The teacher asks for something, and Ann has chosen these cards."""

    def act(table: Table) -> None:
        shown("#teacher .guide")(table)
        chosen(*cards)(table)

    return act


def mistake(number: int) -> Act:
    """The review of a match shows a mistake: the first is number 1."""

    def act(table: Table) -> None:
        shown(".graph")(table)
        for _ in range(number):
            table.page.keyboard.press("PageDown")
        expect(table.page.locator("#main")).to_contain_text("A mistake")

    return act


def chapter(name: str) -> Act:
    """A rule book is open at a chapter."""

    def act(table: Table) -> None:
        table.page.locator(f"#{name}").evaluate("each => scrollTo(0, each.getBoundingClientRect().top - 24)")

    return act
