"""What a browser keeps beside matches, and what it exports."""

from typing import Any

from local.browser_tabs import Kept, Tab

HOUSE = {"title": "Ours", "parent": "casino_long", "changes": {"ending.target": 11}}
DEAL = {"sides": [{"cards": 28, "suits": [None, None, None, 7], "special": ["10D", "2S", "AS"]}, {}]}


def everything(kept: Kept) -> dict[str, Any]:
    found: dict[str, Any] = Tab(kept).ask("GET", "/api/me/export")
    return found


def taken(matches: int = 0, known: int = 0, unfinished: int = 0, house: int = 0, scorebooks: int = 0) -> dict[str, int]:
    """What an import says that it has brought."""
    return {
        "matches": matches,
        "known": known,
        "unfinished": unfinished,
        "house": house,
        "scorebooks": scorebooks,
    }


def belongings(kept: Kept) -> tuple[str, str]:
    """House rules, and a score sheet after a deal."""
    tab = Tab(kept)
    house = str(tab.ask("POST", "/api/house", HOUSE)["id"])
    score = str(tab.ask("POST", "/api/scorebooks", {"variant": "casino_long", "names": ["Ann", "Bob"]})["id"])
    tab.ask("POST", f"/api/scorebooks/{score}", {"type": "enter", "version": 1, "draft": DEAL})
    return house, score
