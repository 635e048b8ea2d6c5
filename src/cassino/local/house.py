"""The house rules of one person: kept here, and checked as on a server."""

import msgspec

from cassino.answers.house import checking, saved as answers
from cassino.answers.house.checking import Start, sound_rules
from cassino.answers.house.saved import MOST_SAVED, HouseRules, entries
from cassino.answers.house.shapes import Drafted, HouseList, KeptRules
from cassino.answers.summary import new_id
from cassino.hosted.match.rulesets import full_text
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire.refusal import Overtaken, Refusal
from cassino.local.keeping import ME, Change, Talk, Thing, keep, remove, things
from cassino.rules import Rules

HOUSE = "house"
"""Under which house rules are kept."""


def listed() -> Talk[HouseList]:
    """The rules that can be read, by title."""
    found = [read(thing) for thing in (yield from things(HOUSE))]
    return entries(sorted((house for house in found if house), key=lambda house: house.rules.title.lower()))


def drafted(start: Start) -> Talk[Drafted]:
    """A draft, with its check. Raises Refusal."""
    start.check()
    if start.house is None:
        return checking.begun(start)
    return checking.drafted((yield from rules_of(start.house)), True)


def rules_of(id: str) -> Talk[Rules]:
    """The saved rules with an id. Raises Refusal."""
    found = read((yield from _thing(id)))
    if found is None:
        raise answers.unknown()
    return found.rules


def saved(body: str) -> Talk[str]:
    """Keep new rules; returns their id. Raises Refusal."""
    rules, at = sound_rules(body), now()
    if len((yield from things(HOUSE))) >= MOST_SAVED:
        raise answers.full()
    id = new_id()
    yield from keep(things=[Change(thing_of(_kept(id, rules, at, at)), 0)])
    return id


def changed(id: str, body: str) -> Talk[None]:
    """Change or rename saved rules. Raises Refusal."""
    rules, before = sound_rules(body), (yield from _thing(id))
    fresh = thing_of(_kept(id, rules, before.created, now()), before.version + 1)
    try:
        yield from keep(things=[Change(fresh, before.version)])
    except Overtaken:
        raise Refusal("stale", "error-house-stale") from None


def removed(id: str) -> Talk[None]:
    """Delete saved rules; matches played by them continue. Raises Refusal."""
    yield from remove((yield from _thing(id)))


def _thing(id: str) -> Talk[Thing]:
    found = yield from things(HOUSE, id)
    if not found:
        raise answers.unknown()
    return found[0]


def _kept(id: str, rules: Rules, created: str, updated: str) -> KeptRules:
    return KeptRules(id, created, updated, rules.title, rules.parent, full_text(rules))


def thing_of(kept: KeptRules, version: int = 1) -> Thing:
    """House rules as they are kept."""
    return Thing(HOUSE, kept.id, version, kept.created, kept.updated, msgspec.json.encode(kept).decode())


def kept_in(thing: Thing) -> KeptRules:
    """House rules as they are exported."""
    return msgspec.json.decode(thing.text, type=KeptRules)


def read(thing: Thing) -> HouseRules | None:
    """Kept house rules; None if they cannot be read."""
    kept = kept_in(thing)
    return answers.read(kept.id, kept.updated, kept.rules, kept.parent, ME)
