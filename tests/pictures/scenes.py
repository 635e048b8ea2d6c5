"""How a screen comes about: what is prepared on the server, and what is done in the window."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import expect

from browser.conftest import Server
from browser.tables import Table, company
from cassino.server.main import open_store
from cassino.texts import tell
from pictures.looks import Look
from table_server import Person, seated
from weeks import add_week

Prepare = Callable[[Server], str]
"""Prepares a screen on the server, once; its address."""
Act = Callable[[Table], None]
"""What is done in a window in which the address was opened."""

PAST_WEEK = "2026-W02"
MOST_TURNS = 80
PATIENCE = 120_000
FRIENDS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]


@dataclass(frozen=True)
class Screen:
    """One line of the list of screens. is_stranger: whether somebody else than Ann looks."""

    name: str
    prepare: Prepare
    act: Act
    looks: tuple[Look, ...]
    is_stranger: bool = False

    def titles(self) -> list[str]:
        """The name of each picture."""
        return [f"{self.name} {look.size} {look.scheme}" for look in self.looks]


# What is prepared.


def page(path: str) -> Prepare:
    """A page that is the same for everybody."""
    return lambda server: path


def match(until: Callable[[Person], None] | None = None, players: int = 2, **wish: Any) -> Prepare:
    """A match of Ann, played until something happens."""

    def prepare(server: Server) -> str:
        found = server.new_match(**{"seats": company(players), **wish})
        if until:
            with seated(server.port, found) as ann:
                until(ann)
        return f"/m/{found}"

    return prepare


def after(prepare: Prepare, path: str) -> Prepare:
    """Another page once something was prepared; {} is the last part of its address."""
    return lambda server: path.format(prepare(server).rpartition("/")[2])


def watched(players: int, **wish: Any) -> Prepare:
    """Bots have made a few moves."""
    return lambda server: f"/m/{server.watch(3 * players, players, **wish)['id']}"


def replayed(server: Server) -> str:
    """A match of bots is over."""
    return f"/m/{server.watch(400, variant='scopa', target=3)['id']}/replay"


def scorebook(server: Server) -> str:
    """A score of two players after two deals."""
    made = server.post("/api/scorebooks", {"variant": "casino_long", "names": ["Ann", "Bob"], "dealer": 1})
    return f"/score/{made['id']}"


def weekly(server: Server) -> str:
    """Ann has begun a deal of this week's tournament."""
    with urlopen(f"{server.url}/api/weekly") as answer:
        week = json.load(answer)["week"]
    server.post("/api/weekly", {"week": week, "deal": 1, "name": "Ann"})
    return "/weekly"


def weekly_results(server: Server) -> str:
    """A tournament that is over, with level players."""
    store = open_store(server.database)
    add_week(store.engine, PAST_WEEK, {"Ben": (3, 5, 0), "Cleo": (1, 2, 4), "Dimitrios": (1, 2, 4), "Eve": (7,)})
    store.close()
    return f"/weekly/{PAST_WEEK}"


def account(server: Server) -> str:
    """Ann has a password."""
    server.post("/api/me/password", {"login": "ann", "password": "seven old lemons"})
    return "/account"


# Until when a match is played.


def own_turn(ann: Person) -> None:
    """Ann and the bots have made a few moves."""
    for _ in range(2):
        ann.until_asked()
        ann.ask("move", move=ann.any_move())
    ann.until_asked()


def a_build(ann: Person) -> None:
    """A build lies on the table, and Ann is to move."""
    for _ in range(MOST_TURNS):
        view = ann.until_asked()
        if view["phase"] == "play" and any(item["kind"] == "build" for item in view["table"]):
            return
        if view["phase"] == "play":
            ann.ask("move", move=_building(ann) or ann.any_move())
        else:
            ann.ask("next_deal")
    raise AssertionError("nobody builds in this match")


def _building(ann: Person) -> str:
    """A move that builds; nothing where there is none."""
    for card in ann.view["hand"]:
        for item in ann.view["table"]:
            chosen = ann.told("select", "choices", cards=[card], table=[item.get("card") or item["id"]])["choices"]
            if found := [choice["move"] for choice in chosen if choice["kind"] == "build"]:
                return str(found[0])
    return ""


def a_count(ann: Person) -> None:
    """The deal is over."""
    while ann.until_asked()["phase"] == "play":
        ann.ask("move", move=ann.any_move())


def the_end(ann: Person) -> None:
    """The match is over."""
    for _ in range(MOST_TURNS * 4):
        if ann.until_asked()["phase"] == "match_over":
            return
        ann.play_on()
    raise AssertionError("the match does not end")


def until_waiting(ann: Person) -> None:
    """Somebody else is to move."""
    if ann.view["can"]["move"]:
        ann.ask("move", move=ann.any_move())


# What is done in the window.


def nothing(table: Table) -> None:
    """The page is seen as it comes."""


def settled(table: Table) -> None:
    table.settle()


def card_chosen(table: Table) -> None:
    table.settle()
    table.hand.first.click()
    table.wait_for_answer()


def nothing_possible(table: Table) -> None:
    """Cards that make no move are chosen."""
    card_chosen(table)
    for card in table.cards.all():
        card.click()
    expect(table.page.locator("[data-verbs] .why")).to_be_visible()


def hinted(table: Table) -> None:
    table.settle()
    table.take_hint()


def coached(table: Table) -> None:
    """The coach is turned on, and says why the last move was made."""
    table.settle()
    page = table.page
    page.get_by_role("button", name=tell("shared-settings")).click()
    page.get_by_role("switch", name=tell("shared-settings-coach")).click()
    page.get_by_role("dialog").get_by_role("button", name=tell("shared-close")).click()
    page.get_by_role("button", name=tell("coach-page-why")).click()
    expect(page.locator(".why.coach")).to_contain_text(tell("coach-public"), timeout=PATIENCE)


def shown(selector: str) -> Act:
    """The page is seen once something is there."""
    return lambda table: expect(table.page.locator(selector).first).to_be_visible(timeout=PATIENCE)


def pressed(*keys: str, then: str = "") -> Act:
    """Buttons are pressed, one after the other. keys: of the messages on them; then: what is there at the end."""

    def act(table: Table) -> None:
        for key in keys:
            table.page.get_by_role("button", name=tell(key)).first.click()
        shown(then or "dialog")(table)

    return act


def paused(table: Table) -> None:
    """Bots have been watched: the chances are there, and nothing moves."""
    shown(f".reel [aria-label='{tell('table-reel-play')}']")(table)
    shown(".odds")(table)


def shown_again(table: Table) -> None:
    """A few moves into a replay."""
    table.page.get_by_label(tell("table-reel-pause")).click()
    for version in ("3", "4", "5"):
        table.page.get_by_label(tell("table-reel-step")).click()
        expect(table.page.locator(".felt")).to_have_attribute("data-version", version)
    shown(".odds")(table)


def only_watching(table: Table) -> None:
    """Bots play in all seats."""
    pressed("pages-against")(table)
    table.page.get_by_text(tell("lobby-watch")).click()
    shown("dialog .portrait")(table)


def at_the_table(act: Act) -> Act:
    """Something is done once it is Ann's turn."""

    def settled_first(table: Table) -> None:
        table.settle()
        act(table)

    return settled_first


def deal_checked(table: Table) -> None:
    """A deal from the start page is played, and checked."""
    table.page.get_by_role("button", name=tell("pages-play"), exact=True).click()
    table.page.wait_for_url("**/m/*")
    table.play_deal()
    table.count.get_by_text(tell("table-more"), exact=True).click()
    pressed("table-check", then="dialog.fair .findings li")(table)
