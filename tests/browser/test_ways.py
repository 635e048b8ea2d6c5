"""A match by touch alone, and one through the accessibility tree alone: with what a screen reader has."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST_MOVES = 60
DEEDS = re.compile(r"(Take|Build|Trail|Join|Raise|Sweep|Add)\b")
CLICK = "function () { this.click(); }"


def test_a_whole_match_by_touch(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, **PHONE).open(f"/m/{server.new_match(target=1)}")
    hint = table.page.get_by_role("button", name="Hint")
    for _ in range(MOST_MOVES):
        table.settle()
        if table.count.count():
            break
        before = table.moment
        table.hand.first.tap()
        table.wait_for_answer()
        for _ in range(4):
            if table.verbs.count():
                break
            hint.tap()
            table.wait_for_answer()
            table.page.wait_for_timeout(200)
        table.verbs.first.tap()
        table.wait_for_move(before)
    expect_seen(table.count.get_by_role("button", name="Rematch"))
    table.count.get_by_role("button", name="All cards").tap()
    expect_seen(table.page.get_by_role("dialog", name="All cards in deal 1"))


class Listener:
    """Somebody who knows the roles and the names of things, and nothing else."""

    def __init__(self, table: Table) -> None:
        self._session = table.context.new_cdp_session(table.page)
        self._session.send("Accessibility.enable")
        self._session.send("DOM.enable")

    def tree(self) -> dict[str, dict[str, Any]]:
        """What is in the tree now, by id."""
        nodes = self._session.send("Accessibility.getFullAXTree")["nodes"]
        return {node["nodeId"]: node for node in nodes}

    def buttons(self, within: str = "") -> list[tuple[str, dict[str, Any]]]:
        """The buttons that can be pressed, in a group or everywhere, with their names."""
        tree = self.tree()
        tops = [node for node in tree.values() if name_of(node) == within] if within else [next(iter(tree.values()))]
        return [(name_of(each), each) for top in tops for each in below(tree, top) if is_button(each)]

    def press(self, node: dict[str, Any]) -> None:
        """What a screen reader does with a button."""
        found = self._session.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})
        self._session.send(
            "Runtime.callFunctionOn", {"objectId": found["object"]["objectId"], "functionDeclaration": CLICK}
        )


def name_of(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", ""))


def is_button(node: dict[str, Any]) -> bool:
    disabled = any(each["name"] == "disabled" and each["value"]["value"] for each in node.get("properties", []))
    return not node["ignored"] and node["role"]["value"] == "button" and not disabled


def below(tree: dict[str, dict[str, Any]], top: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield top
    for child in top.get("childIds", []):
        if child in tree:
            yield from below(tree, tree[child])


def test_a_whole_match_through_the_accessibility_tree(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match(target=1)}")
    listener = Listener(table)
    for _ in range(MOST_MOVES):
        table.settle()
        everything = dict(listener.buttons())
        if "Rematch" in everything:
            break
        before = table.moment
        listener.press(listener.buttons("Cards in your hand")[0][1])
        table.wait_for_answer()
        for _ in range(50):
            deeds = [node for name, node in listener.buttons() if DEEDS.match(name)]
            if deeds:
                break
            listener.press(dict(listener.buttons())["Hint"])
            table.page.wait_for_timeout(300)
        listener.press(deeds[0])
        table.wait_for_move(before)
    listener.press(dict(listener.buttons())["Rematch"])
    expect(table.count).to_have_count(0)
