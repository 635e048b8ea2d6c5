"""Convert rule cases from YAML to the text form: `python tools/convert_cases.py FILE.yaml > cases.txt`.

The file has a list `cases`. Each has an id, a variant and a type; depending on the type also `options`, `given`,
`actions` or `steps`, `build`, `builds`, `layout` and `expect`. `cassino cases` then says whether they hold.

The text form has no words for a wrong sum: an action that is illegal only because it names one may come out legal, and
`cassino cases` reports it.
"""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import yaml

from cassino.casefiles.values import VALUES, shown
from cassino.rules import load_variant
from cassino.rules.options import Item, Most
from cassino.rules.values import format_value

Block = dict[str, Any]
"""A mapping of the file."""
NOTES = ("source", "from", "decision", "note")
WORDS = {
    "to_play": "turn",
    "last_capturer": "last",
    "batch": "round",
    "draw_pile": "stock",
    "first_play_of_deal": "first_play",
    "last_card_of_deal": "last_card",
}
"""Words of `given` with another name in the text form."""
BY_PLAYER = {"hands": "hand", "piles": "pile", "proofs": "proven", "tally": "tally", "secured": "tally"}
"""Words of `given` that have a line for each player."""
COUNTED = {"primiera": "captured", "sweep_cancel": "sweeps"}
"""What is a part of a tally in the text form, by type."""
OPTIONS = {"enforcement": "calling.enforcement", "target": "ending.target"}
"""Options with another name than in files of rules."""
POINTS = {"most_cards": "cards", "most_spades": "spades"}
"""Options with the points for having most of something."""


class Builds:
    """The builds of a position by their names: their sets, and their value."""

    def __init__(self, given: Block) -> None:
        self._found: dict[str, tuple[str, int]] = {}
        self.lines = [self._listed(build) for build in [*given.get("builds", []), *_some(given.get("build"))]]

    def _listed(self, build: Block) -> str:
        """A build as it stands on the table: `[5D+4C, 9S=9 A]`."""
        sets = ", ".join(map("+".join, build["sets"]))
        self.add(sets, _value(build["value"]), build.get("id"))
        return f"[{sets}={_value(build['value'])} {build['owner']}]"

    def add(self, sets: str, value: int, name: str | None = None) -> None:
        """Name a build; without a name it gets the next free one."""
        self._found[name or next(f"b{n}" for n in range(1, 99) if f"b{n}" not in self._found)] = (sets, value)

    def raised(self, name: str, value: int) -> None:
        """Note that a build has another value."""
        self._found[name] = (self._found[name][0], value)

    def __contains__(self, name: object) -> bool:
        return name in self._found

    def text(self, name: str) -> str:
        """`[5D+4C, 9S]`."""
        return f"[{self._found[name][0]}]"

    def value(self, name: str) -> int:
        """What a build is worth."""
        return self._found[name][1]

    def saved(self) -> dict[str, tuple[str, int]]:
        """The builds as they are now, for `restore`."""
        return dict(self._found)

    def restore(self, saved: dict[str, tuple[str, int]]) -> None:
        """Forget what has happened since `saved`."""
        self._found = saved


def _some(found: Any) -> list[Any]:
    return [] if found is None else [found]


def _value(found: Any) -> int:
    return VALUES.get(str(found)) or int(found)


def converted(case: Block) -> Iterator[str]:
    """The lines of a case."""
    given = case.get("given", {})
    builds = Builds(given if _has_table(case) else {})
    yield f"[case {case['id']}]"
    yield from (f"{note} {shown(case[note])}" for note in NOTES if note in case)
    yield f"rules {case['variant']}"
    yield from option_lines(case["variant"], case.get("options", {}), given.get("target"))
    yield from given_lines(case, builds)
    yield from check_lines(case, builds)


def _has_table(case: Block) -> bool:
    return case["type"] in ("play", "sequence", "irregularity")


def option_lines(variant: str, options: Block, target: int | None) -> Iterator[str]:
    """`option ending.target = 11`. target: the one that `given` names."""
    items = load_variant(variant).scoring.items
    for name, value in options.items():
        if name in POINTS:
            items = tuple(replace(item, points=value) if _is_most(item, POINTS[name]) else item for item in items)
        else:
            yield f"option {OPTIONS.get(name, name)} = {json.dumps(value)}"
    if options.keys() & POINTS.keys():
        yield f"option scoring.items = {' '.join(format_value(items, load_variant(variant).deck.pack).split())}"
    if target is not None and "target" not in options:
        yield f"option ending.target = {target}"


def _is_most(item: Item, of: str) -> bool:
    return isinstance(item, Most) and item.of == of


def given_lines(case: Block, builds: Builds) -> Iterator[str]:
    """The position, or what was counted."""
    given, left_out = case.get("given", {}), {"target"}
    if _has_table(case):
        left_out |= {"table", "builds", "build", "event"}
        if given.keys() & {"table", "builds", "build"}:
            yield f"table {' '.join([*given.get('table', []), *builds.lines]) or 'none'}"
    for key, found in given.items():
        if key in left_out or found is None:
            continue
        if key == COUNTED.get(case["type"]):
            yield from (f"tally {seat} {key} {shown(part)}" for seat, part in found.items())
        elif key in BY_PLAYER:
            yield from (f"{BY_PLAYER[key]} {seat} {shown(part)}" for seat, part in found.items())
        elif key == "chronology":
            yield f"{key} {', '.join(shown([event[part] for part in ('at', 'side', 'event')]) for event in found)}"
        else:
            yield f"{WORDS.get(key, key)} {shown(found)}"


def check_lines(case: Block, builds: Builds) -> Iterator[str]:
    """What is checked, with what is expected."""
    kind, given = case["type"], case.get("given", {})
    if kind in ("play", "sequence"):
        for play in case["actions" if kind == "play" else "steps"]:
            yield from play_lines(play, builds)
        return
    if kind in ("structure", "structure_list"):
        for build in case.get("builds", [case.get("build")]):
            sets = " ".join(map("+".join, build["sets"])) or "none"
            yield f"structure {sets} = {build['value']}"
            yield from expected(build.get("expect") or case["expect"], builds)
        return
    words = {"layout_check": case.get("layout"), "irregularity": given.get("event")}
    yield f"{kind} {shown(words[kind])}" if kind in words else kind
    yield from expected(case["expect"], builds)


def play_lines(play: Block, builds: Builds) -> Iterator[str]:
    """A play that is tried from the position, or a step of a sequence. Only a legal step changes the builds."""
    before = builds.saved()
    expect = dict(play["expect"])
    is_legal, why = expect.pop("legal", True), expect.pop("why", "")
    rule = why if re.fullmatch(r"B\d+", why) else ""
    text = action_text(play["action"], builds)
    lines = list(expected(expect, builds))
    if "player" in play:
        yield f"{play['player']}: {text}"
        if not is_legal:
            yield f"  illegal {rule}".rstrip()
    else:
        yield f"legal {text}" if is_legal else f"illegal {rule}{': ' if rule else ''}{text}"
    yield from lines
    yield from (f"  because {shown(note)}" for note in (rule or why, play.get("note")) if note and note != rule)
    if not is_legal or "player" not in play:
        builds.restore(before)


def expected(expect: Block, builds: Builds) -> Iterator[str]:
    """The indented lines below a check."""
    for key, found in expect.items():
        yield f"  {key} {_expectation(key, found, builds)}".rstrip()


def _expectation(key: str, found: Any, builds: Builds) -> str:
    if key == "announces" and isinstance(found, list):
        return f"all {', '.join(found)}"
    if key == "builds_after":
        return " ".join(map(builds.text, found)) or "none"
    if key == "build" and isinstance(found, dict):
        parts = {name: shown(part) for name, part in found.items() if name != "id"}
        if "sets" in found:
            parts["sets"] = " ".join(map("+".join, found["sets"])) or "none"
        if "id" in found:
            parts["holds"] = builds.text(found["id"]).strip("[]").replace(",", "")
        return ", ".join(f"{name} {part}" for name, part in parts.items())
    return shown(found)


def action_text(action: Block, builds: Builds) -> str:
    """An action in the notation of moves, legal or not."""
    match action["do"]:
        case "turn":
            return "; ".join(action_text(step, builds) for step in action["actions"])
        case "trail" | "discard":
            return f"trail {action['card']}"
        case "capture":
            return _capture(action, builds)
        case "raise":
            return _raise(action, builds)
        case "build" | "form" | "join" | "augment":
            return _build(action, builds)
        case "insist":
            return f"insist {action.get('demand', '')}".rstrip()
    raise ValueError(f"unknown action: {action}")


def _capture(action: Block, builds: Builds) -> str:
    """`9S x 9H, 5D+4C, [6D+3C]`."""
    hand = ", ".join(map("+".join, action.get("hand_sets") or [action["cards"]]))
    taken = [*map("+".join, action.get("sets", [])), *map(builds.text, dict.fromkeys(action.get("builds", [])))]
    order = f" / {' '.join(action['order'])}" if "order" in action else ""
    call = " orange!" if "call" in action else ""
    return f"{hand} x {', '.join(taken) or 'none'}{order}{call}"


def _build(action: Block, builds: Builds) -> str:
    """`4C+5D, 9H, [6D+3C] = 9 for partner`: the set with the hand card first; `table` before a step without one."""
    card, target = action.get("card"), action.get("target")
    named = [name for name in (target, action.get("build")) if name in builds] + action.get("absorb", [])
    groups = [list(group) for group in action.get("sets", [])]
    if target is not None and target not in builds:
        groups.insert(0, [target])
    groups.sort(key=lambda group: card is not None and card not in group)
    groups[0].sort(key=lambda each: each != card)
    sets = ", ".join(map("+".join, groups))
    value = _value(action["value"]) if "value" in action else builds.value(named[0])
    if not named:
        builds.add(sets, value)
    items = ", ".join([sets, *map(builds.text, named)])
    return f"{'table ' if card is None else ''}{items} = {value}{_owner(action.get('for_partner'))}"


def _raise(action: Block, builds: Builds) -> str:
    """`raise [6D+3C] 2C, 11H = 11`."""
    before, value = builds.text(action["build"]), _value(action["value"])
    card = "+".join([action["card"], *action.get("with_table", [])])
    items = [card, *map("+".join, action.get("sets", [])), *map(builds.text, action.get("absorb", []))]
    builds.raised(action["build"], value)
    return f"raise {before} {', '.join(items)} = {value}{_owner(action.get('for_partner'))}"


def _owner(named: str | bool | None) -> str:
    return " for partner" if named is True else f" for {named}" if named else ""


def main(path: Path) -> None:
    """Print the cases of a YAML file in the text form."""
    for case in yaml.safe_load(path.read_text("utf-8"))["cases"]:
        print(*converted(case), "", sep="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
