"""What a person does at the table, for the browser tests."""

import json
import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Request, WebSocket, expect

from browser.seen import expect_seen
from cassino.texts import tell
from sent import worded

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
CARD = re.compile(r"\b(?:10|[1-9AJQK])[CDHSGYRB]\b")
WAIT = 15_000
LONGEST_MATCH = 600
SLOW = float(os.environ.get("CASSINO_SLOW") or 0)
"""How many times slower the scripts run; from 1 on, what the server sends comes late, too."""
LOSSES = ("ERR_CONNECTION", "ERR_INTERNET", "ERR_CONTENT_LENGTH_MISMATCH")
"""What the browser reports when there is no server; the last one when it went away in the middle of a file."""

LATE = """() => {
  const late = (milliseconds) => new Promise((end) => setTimeout(end, milliseconds));
  const usual = window.fetch;
  window.fetch = (...asked) => late(300).then(() => usual(...asked));
  const { get, set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  const setLate = function (heard) { set.call(this, (event) => late(150).then(() => heard(event))); };
  Object.defineProperty(WebSocket.prototype, "onmessage", { get, set: setLate });
}"""
"""Whatever the page is sent comes to it later than to the tests."""

STRETCH = """(length) => {
  const usual = window.setTimeout;
  window.setTimeout = (what, after, ...more) => usual(what, after === length ? 600_000 : after, ...more);
}"""

COME_BACK = "() => setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})))"

# The page shows at least this view, and waits for a person or shows a count.
QUIET = """([match, version]) => {
  const shown = document.querySelector('.felt')?.dataset;
  if (shown?.match === match && Number(shown.version) < version) return false;
  return Boolean(document.querySelector('dialog.count'))
    || Boolean(document.querySelector('.prompt[data-asks]')?.textContent.trim());
}"""

# The prompt is empty until an answer comes.
ANSWERED = """() => document.querySelector('dialog.count')
  || document.querySelector('[data-verbs] :is(.verb, .why, .more)')
    && [...document.querySelectorAll('[data-verbs] .prompt')].every(each => each.textContent.trim())"""

# What fades in has other colors before it is there.
STILL = """async () => {
  const fading = document.getAnimations().filter(each => each.effect.getComputedTiming().endTime < 1000);
  await Promise.allSettled(fading.map(each => each.finished));
}"""

WHY_AXE = """results => results.violations.map(found => found.id + ': ' + found.help + ' | '
  + found.nodes.map(node => node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')).join(' ;; '))"""


class Table:
    """One page of one person."""

    def __init__(self, context: BrowserContext, url: str, settings: dict[str, Any]) -> None:
        self.context = context
        self.url = url
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.frames: list[str] = []
        self._told: list[dict[str, Any]] = []
        text = json.dumps(json.dumps(settings))
        context.add_init_script(
            f"if (!localStorage.getItem('cassino.settings')) localStorage.setItem('cassino.settings', {text})"
        )
        self.page: Page = context.new_page()
        self.page.set_default_timeout(WAIT)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda line: self.errors.append(line.text) if self._is_error(line) else None)
        self.page.on("request", self._note_request)
        self.page.on("websocket", self._note_socket)
        self.expects_outage = False
        self.expects_refusal = False
        if SLOW:
            self._slow_down()

    def _slow_down(self) -> None:
        """Finds tests that read the page before it is there."""
        self.context.add_init_script(f"({LATE})()")
        self.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})

    def _is_error(self, line: Any) -> bool:
        is_refusal = self.expects_refusal and "status of 4" in line.text
        is_loss = self.expects_outage and any(loss in line.text for loss in LOSSES)
        return line.type == "error" and not is_refusal and not is_loss

    def _note_request(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.foreign.append(request.url)

    def _note_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def open(self, path: str) -> "Table":
        self.page.goto(self.url + path)
        return self

    def leave_and_come_back(self, leave: Callable[[], None]) -> None:
        """Leaves for a table, and comes back to the page as the browser has kept it."""
        self.page.route("**/m/*", lambda route: route.fulfill(status=204))  # no other page comes
        with self.page.expect_request("**/m/*"):
            leave()
        with self.page.expect_event("load"):
            self.page.evaluate(COME_BACK)

    @property
    def hand(self) -> Locator:
        return self.page.locator("[data-picks=hand] [data-pick]")

    @property
    def cards(self) -> Locator:
        """What lies on the table."""
        return self.page.locator("[data-picks=table] [data-pick]")

    @property
    def verbs(self) -> Locator:
        return self.page.locator("[data-verbs] button.verb")

    @property
    def count(self) -> Locator:
        return self.page.locator("dialog.count")

    def settle(self) -> None:
        """Until the page shows all that has come, and that it is this person's turn or a deal is counted."""
        last = self.views[-1] if self.views else {"id": "", "version": 0}
        self.page.wait_for_function(QUIET, arg=[last["id"], last["version"]])

    def play_move(self) -> None:
        """A move, and then whatever comes until it is this person's turn again."""
        self.play_turn()
        self.settle()

    def play_turn(self) -> None:
        """The first card of the hand takes what it can; where that does not work, the hint decides.

        A question that this person does not want to be asked passes by itself.
        """
        before, view = self.moment, self.view
        if view["window"] and view["window"]["seconds"] == 0:
            self.wait_for_move(before)
            return
        if not view["can"]["move"]:
            return  # such a question has passed since
        if not view["choices"]:
            self._choose_cards()
        if not self.verbs.count():
            self.take_hint()
        if self.page.locator(".tool.hinted").count():
            self._claim()
        else:
            self.verbs.first.click()
        self.wait_for_move(before)

    def choose_rules(self, title: str) -> None:
        """On the start page, by a search."""
        self.page.get_by_role("button", name="Rules").click()
        window = self.page.get_by_role("dialog", name="Choose the rules")
        window.get_by_role("searchbox").fill(title)
        window.get_by_role("radio", name=title).first.check()
        window.get_by_role("button", name="Done").click()
        expect(window).to_have_count(0)

    def change_seats(self, change: Callable[[Locator], None]) -> None:
        """On the start page: changes something in the window for opponents and length."""
        self.page.get_by_role("button", name="Against").click()
        window = self.page.get_by_role("dialog", name="Opponents and length")
        change(window)
        window.get_by_role("button", name="Done").click()
        expect(window).to_have_count(0)

    @property
    def is_asked(self) -> bool:
        """Whether this person is to move."""
        return bool(self.view["can"]["move"])

    def sit_down(self, name: str) -> "Table":
        """Accepts the invitation."""
        invitation = self.page.get_by_role("dialog", name="You are invited")
        invitation.get_by_role("textbox", name="Your name").fill(name)
        invitation.get_by_role("button", name="Sit down").click()
        expect(invitation).to_have_count(0)
        return self

    def say(self, phrase: str) -> None:
        self.page.get_by_role("button", name="Talk").click()
        self.page.get_by_role("dialog").get_by_role("button", name=phrase).click()

    def _claim(self) -> None:
        label = worded(self.view, self.view["claim"]["label"])
        self.page.locator(".tool.hinted").click()
        self.page.get_by_role("dialog").get_by_role("button", name=label).click()

    def _choose_cards(self) -> None:
        self.hand.first.click()
        self.wait_for_answer()
        usable = self.page.locator("[data-picks=table] .can-take:not(.chosen)")
        is_chosen = self.page.locator("[data-picks=table] .chosen").count()
        if usable.count() and not is_chosen:
            usable.first.click()
            self.wait_for_answer()

    def let_go(self) -> None:
        """Taps the chosen card of the hand on past its last possibility."""
        chosen = self.page.locator("[data-picks=hand] .chosen")
        for _ in range(60):
            if not chosen.count():
                return
            chosen.first.click()
        raise AssertionError("the card is not let go")

    def take_hint(self) -> None:
        """Asks on until the hint names its move."""
        self.page.keyboard.press("Escape")
        for _ in range(6):
            if "move" in self._next_hint():
                break
        expect(self.page.locator(".verb.hinted, .tool.hinted")).to_have_count(1)

    def _next_hint(self) -> dict[str, Any]:
        """The answer to a click; empty where that has only hurried cards that were moving."""
        before = len(self._frames_of("hint"))
        self.page.get_by_role("button", name=tell("table-hint")).click()
        self.comes(lambda: len(self._frames_of("hint")) > before, 2000)
        return next(iter(self._frames_of("hint")[before:]), {})

    def wait_for_answer(self) -> None:
        """Until the server has said what can be done with the cards that are chosen."""
        self.page.wait_for_function(ANSWERED)

    def wait_for_move(self, before: tuple[int, str, int]) -> None:
        """Until somebody has moved."""
        assert self.comes(lambda: self.moment != before), "the server did not answer a move"

    def wait_past(self, version: int) -> None:
        assert self.comes(lambda: self.version > version), "the server did not answer a move"

    def wait_for_salts(self, *seats: int) -> None:
        """Until these seats have added their salts to the coming deal, and all others that will."""
        assert self.comes(lambda: self.view["fair"]["ready"] == list(seats)), "a salt did not come"

    def stretch(self, milliseconds: int) -> None:
        """From now on the page's timers of this length do not end: it may be too short for a busy machine."""
        self.page.evaluate(STRETCH, milliseconds)

    def comes(self, is_so: Callable[[], bool], milliseconds: float = WAIT) -> bool:
        """Whether it is so in time."""
        until = time.monotonic() + milliseconds / 1000
        while not is_so() and time.monotonic() < until:
            self.page.wait_for_timeout(20)
        return is_so()

    def play_deal(self) -> None:
        for _ in range(LONGEST_MATCH):
            self.settle()
            if self.count.count():
                return
            self.play_move()
        raise AssertionError("the deal does not end")

    def play_match(self) -> None:
        for _ in range(30):
            self.play_deal()
            if self.page.get_by_role("button", name=tell("table-rematch")).count():
                return
            self.page.get_by_role("button", name=tell("table-next-deal")).click()
            expect(self.count).to_have_count(0)
        raise AssertionError("the match does not end")

    def _frames_of(self, kind: str) -> list[dict[str, Any]]:
        self._told += map(json.loads, self.frames[len(self._told) :])
        return [frame for frame in self._told if frame["type"] == kind]

    @property
    def views(self) -> list[dict[str, Any]]:
        """All that have arrived."""
        return [frame["view"] for frame in self._frames_of("view")]

    @property
    def view(self) -> dict[str, Any]:
        """The last view that has arrived."""
        return self.views[-1]

    @property
    def moment(self) -> tuple[int, str, int]:
        """How far the match has been played; a newcomer or a salt, too, makes a version."""
        view = self.view
        return view["deal"], view["phase"], len(view["log"])

    @property
    def version(self) -> int:
        """Of the last view that has arrived."""
        return int(self.view["version"])

    @property
    def live(self) -> Locator:
        """What is said to people who do not see the page."""
        return self.page.locator("#live")

    def violations(self) -> list[str]:
        """What axe finds on the page as it is."""
        if not self.page.evaluate("() => Boolean(window.axe)"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.page.evaluate(STILL)
        results = self.page.evaluate("() => window.axe.run(document, {resultTypes: ['violations']})")
        found: list[str] = self.page.evaluate(WHY_AXE, results)
        return found


def together(*tables: Table) -> Table:
    """Waits until all pages show the same version; the page of the person who is to move, or the first."""
    latest = max(table.version for table in tables)
    for table in tables:
        table.wait_past(latest - 1)
    asked = next((table for table in tables if table.is_asked), tables[0])
    if asked.is_asked:
        asked.settle()
    return asked


def play_deal_together(*tables: Table) -> None:
    """People play a deal to its count."""
    for _ in range(LONGEST_MATCH):
        asked = together(*tables)
        if not asked.is_asked:
            break
        asked.play_turn()
    for table in tables:
        expect_seen(table.count)


def cards_shown(view: dict[str, Any]) -> set[str]:
    """The cards that a seat sees in the places where cards are face up for it."""
    last = view["last_move"] or {}
    lying = [item.get("cards") or [item["card"]] for item in view["table"]]
    moved = [*last.get("taken", []), *last.get("build", []), *last.get("cards", [])]
    shown = [*view["hand"], view["bottom"], *(card for seat in view["seats"] for card in seat["cards"] or [])]
    return {*(card for cards in lying for card in cards), *filter(None, [*moved, *shown])}


def hidden_cards(frames: list[str]) -> list[str]:
    """Cards named in a frame before they were face up for its receiver."""
    seen: set[str] = set()
    leaks: list[str] = []
    deal = 0
    for text in frames:
        frame = json.loads(text)
        if frame["type"] == "view":
            view = frame["view"]
            seen = seen if view["deal"] == deal else set()
            deal = view["deal"]
            seen |= cards_shown(view)
            frame["view"] = {key: value for key, value in view.items() if key not in ("deal_score", "taken")}
        leaks += [card for clause in frame.get("reason", ()) for card in chosen_captors(clause.get("args", {}), seen)]
        leaks += sorted(set(CARD.findall(json.dumps(frame))) - seen)
    return leaks


def chosen_captors(args: dict[str, Any], seen: set[str]) -> list[str]:
    """Takes the captors out of a hint: unseen cards that an opponent may hold. They tell nothing if they are all unseen
    cards of some ranks; what is wrong with them otherwise."""
    captors = set(args.pop("captors", ()))
    ranks = {card[:-1] for card in captors}
    unseen = {f"{rank}{suit}" for rank in ranks for suit in "CDHS"} - seen
    return sorted(captors - unseen if args.get("others") else captors ^ unseen)


def company(players: int) -> list[dict[str, str]]:
    """Ann and bots."""
    names = ("Hal", "Iris", "Joe", "Kim", "Lou")
    others = [{"kind": "bot", "name": name, "bot": "greedy"} for name in names[: players - 1]]
    return [{"kind": "human", "name": "Ann"}, *others]
