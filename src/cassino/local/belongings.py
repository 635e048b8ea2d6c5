"""House rules and score books as they are exported, and what is kept of those that a file brings."""

import json
from collections.abc import Sequence
from typing import Any

from cassino.answers.house.saved import MOST_SAVED, full
from cassino.answers.house.shapes import KeptRules
from cassino.answers.scores.shapes import KeptScore
from cassino.hosted.match.rulesets import full_text, restored
from cassino.hosted.match.timestamps import moment
from cassino.hosted.wire.refusal import Refusal
from cassino.local import house, scores
from cassino.local.house import HOUSE
from cassino.local.keeping import Change, Talk, Thing, things
from cassino.local.scores import SCORE
from cassino.rules import RulesError
from cassino.scorepad import SheetFileError, parse_sheet
from cassino.texts.lists import listed

GROWING = ("deals", "draft")
"""The parts of a score sheet that change as the match is played."""


def kept_rules() -> Talk[list[KeptRules]]:
    """All house rules, the oldest first."""
    return [house.kept_in(thing) for thing in _by_age((yield from things(HOUSE)))]


def kept_scores() -> Talk[list[KeptScore]]:
    """All score books, the oldest first."""
    found = _by_age((yield from things(SCORE)))
    return [KeptScore(thing.id, thing.created, thing.updated, json.loads(thing.text)) for thing in found]


def _by_age(found: list[Thing]) -> list[Thing]:
    return sorted(found, key=lambda thing: (thing.created, thing.id))


def brought_rules(brought: Sequence[KeptRules], problems: list[Refusal]) -> Talk[list[Change]]:
    """What is new here of house rules; adds to the problems."""
    here = {thing.id: house.kept_in(thing) for thing in (yield from things(HOUSE))}
    fresh: dict[str, Change] = {}
    for kept in brought:
        mine = here.get(kept.id)
        if kept.id in fresh:
            problems.append(_wrong("error-import-house-twice", title=kept.title))
        elif mine is None:
            problems += _problems_of(kept)
            fresh[kept.id] = Change(house.thing_of(kept), 0)
        elif (mine.title, mine.parent, mine.rules) != (kept.title, kept.parent, kept.rules):
            problems.append(_wrong("error-import-house-other", title=kept.title))
    if len(here) + len(fresh) > MOST_SAVED:
        problems.append(full())
    return list(fresh.values())


def _problems_of(kept: KeptRules) -> list[Refusal]:
    """Why house rules cannot be kept; empty if they can."""
    try:
        _check(kept.id, kept.created, kept.updated)
        full_text(restored(kept.rules, "house_rules", kept.parent))
    except (RulesError, ValueError) as error:
        return [_wrong("error-import-house", title=kept.title, problem=str(error))]
    return []


def brought_scores(brought: Sequence[KeptScore], problems: list[Refusal]) -> Talk[list[Change]]:
    """What is new here of score books: those that are not here, and those with more deals; adds to the problems."""
    here = {thing.id: thing for thing in (yield from things(SCORE))}
    fresh: dict[str, Change] = {}
    for kept in brought:
        mine = here.get(kept.id)
        thing = _read(kept, mine.version + 1 if mine else 1, problems)
        if thing is None:
            continue
        if kept.id in fresh:
            problems.append(_wrong("error-import-score-twice", names=_names(kept)))
        elif mine is None:
            fresh[kept.id] = Change(thing, 0)
        elif not _is_one_match(old := json.loads(mine.text), new := json.loads(thing.text)):
            problems.append(_wrong("error-import-score-other", names=_names(kept)))
        elif len(new["deals"]) > len(old["deals"]):
            fresh[kept.id] = Change(thing, mine.version)
    return list(fresh.values())


def _read(kept: KeptScore, version: int, problems: list[Refusal]) -> Thing | None:
    """A book as it is kept here; None, and a problem more, if it cannot be read."""
    try:
        _check(kept.id, kept.created, kept.updated)
        sheet, draft = parse_sheet(json.dumps(kept.sheet))
    except (SheetFileError, ValueError) as error:
        problems.append(_wrong("error-import-score", names=_names(kept), problem=str(error)))
        return None
    return scores.thing_of(kept.id, sheet, draft, version, kept.created, kept.updated)


def _check(id: str, *times: str) -> None:
    """Raises ValueError if there is no id, or one of the times is none."""
    if not id:
        raise ValueError("`id`")
    for time in times:
        moment(time)


def _is_one_match(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two sheets are of the same match, one of them perhaps with more deals."""
    heads = [{key: part for key, part in sheet.items() if key not in GROWING} for sheet in (one, other)]
    return heads[0] == heads[1] and all(
        mine == theirs for mine, theirs in zip(one["deals"], other["deals"], strict=False)
    )


def _names(kept: KeptScore) -> str:
    names = kept.sheet.get("names")
    return listed([str(name) for name in names]) if isinstance(names, list) and names else kept.id


def _wrong(key: str, **facts: Any) -> Refusal:
    return Refusal("not_imported", key, **facts)
