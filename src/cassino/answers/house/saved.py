"""House rules as they are kept, and as entries of a list."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from cassino.answers.house.shapes import HouseList, SavedRules
from cassino.answers.variants import offered
from cassino.book import summary
from cassino.hosted.match.rulesets import MOST_KEPT, restored
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.shape import Title
from cassino.rules import Rules, RulesError, load_variant
from cassino.rules.sharing import share_code
from cassino.texts.language import cached

log = logging.getLogger(__name__)

MOST_SAVED = 100
"""The most house rules that one person can keep."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A saved set of house rules: its id, the rules as saved, and the id of its owner, if it has one."""

    id: str
    updated: str
    rules: Rules
    owner: str | None


def read(id: str, updated: str, text: str, parent: str, owner: str | None) -> HouseRules | None:
    """House rules as they are kept; None, and a line in the log, if they cannot be read."""
    try:
        return HouseRules(id, updated, restored(text, "house_rules", parent), owner)
    except RulesError as error:
        log.error("house rules %s cannot be read: %s", id, ", ".join(each.key for each in error.problems))
        return None


def entries(found: Sequence[HouseRules]) -> HouseList:
    """Saved rule sets as entries of a list."""
    return HouseList([_entry(house) for house in found])


@cached(MOST_KEPT)
def _entry(house: HouseRules) -> SavedRules:
    rules = house.rules
    parent = Title(rules.parent, load_variant(rules.parent).title) if rules.parent else None
    own = {"id": house.id, "summary": rules.summary or summary(rules), "rules": f"/house/{house.id}/rules"}
    offer = msgspec.structs.asdict(offered(rules)) | own
    return SavedRules(**offer, parent=parent, code=share_code(rules), updated=house.updated)


def unknown() -> Refusal:
    """The refusal of an id that no saved rules have."""
    return Refusal("unknown_house", "error-unknown-house")


def full() -> Refusal:
    """The refusal of more rules than one person can keep."""
    return Refusal("full", "error-too-many-house-rules", most=MOST_SAVED)
