"""Reading a file of rule cases, with the line of everything in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from cassino.cards import CardSyntaxError
from cassino.errors import CassinoError
from cassino.notation.errors import Fault
from cassino.rules.options import Pack
from cassino.rules.packs import parse_card

CARD_KEYS = (
    "card", "cards", "sets", "table", "captured", "residue", "hands", "piles", "draw_pile", "hand_after", "drawn",
    "with_table", "items", "bottom_card", "layout", "hand_sets", "order", "claimed",
)  # fmt: skip
"""Keys under which every text is a card."""
PARTS: dict[str, tuple[str, ...]] = {
    "play": ("given", "actions"),
    "sequence": ("given", "steps"),
    "structure": ("build", "expect"),
    "structure_list": ("builds",),
    "layout_check": ("layout", "expect"),
    **dict.fromkeys(
        ("score", "match", "claim", "deal", "deal_order", "info", "sweep_cancel", "primiera", "irregularity"),
        ("given", "expect"),
    ),
}
LISTS = ("actions", "steps", "builds", "layout")
"""What a case of a type must have."""


class Block(dict[str, Any]):
    """A YAML mapping that knows its line and those of its keys."""

    line: int
    lines: dict[str, int]


class CaseFileError(CassinoError):
    """Files that are no case files; `faults` names everything wrong, by file."""

    def __init__(self, faults: Sequence[tuple[Path, Fault]]) -> None:
        super().__init__("\n".join(f"{path}: {fault}" for path, fault in faults))
        self.faults = tuple(faults)


@dataclass(frozen=True, slots=True)
class Case:
    """One rule case: a position, what is played, what must come of it."""

    id: str
    variant: str
    type: str
    path: Path
    line: int
    block: Block

    def part(self, key: str) -> Block:
        """A mapping of the case, empty where it has none."""
        found = self.block.get(key)
        return found if isinstance(found, Block) else _empty(self.line)


def load_cases(paths: Sequence[Path]) -> list[Case]:
    """All cases of some files. Raises CaseFileError with all problems of all files, or OSError."""
    cases: list[Case] = []
    faults: list[tuple[Path, Fault]] = []
    for path in paths:
        found, wrong = read_cases(path.read_bytes(), path)
        cases += found
        faults += [(path, fault) for fault in sorted(wrong, key=lambda fault: (fault.line, fault.column))]
    if faults:
        raise CaseFileError(faults)
    return cases


def read_cases(text: str | bytes, path: Path) -> tuple[list[Case], list[Fault]]:
    """The cases of a text, which is that of a file, and everything that is wrong with it."""
    reading = _Reading(path)
    tree = reading.tree(text)
    cases = list(reading.cases(tree)) if not reading.faults else []
    return cases, reading.faults


def made_block(parts: dict[str, Any], line: int) -> Block:
    """A mapping that does not stand in a file so."""
    block = Block(parts)
    block.line, block.lines = line, dict.fromkeys(parts, line)
    return block


def _empty(line: int) -> Block:
    block = Block()
    block.line, block.lines = line, {}
    return block


class _Reading:
    """One file being read."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[Fault] = []
        self._made: dict[yaml.Node, Any] = {}
        self._open: set[yaml.Node] = set()

    def complain(self, line: int, message: str, column: int = 0) -> None:
        """Note a problem."""
        self.faults.append(Fault(line, column, message))

    def tree(self, text: str | bytes) -> Any:
        """The whole file as mappings, lists and scalars."""
        try:
            loader = yaml.SafeLoader(text)
            node = loader.get_single_node()
            return None if node is None else self._value(loader, node)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            place = (mark.line + 1, mark.column + 1) if mark else (1, 1)
            self.complain(place[0], f"not YAML: {error.problem or error.context}", place[1])
        except (yaml.YAMLError, UnicodeDecodeError) as error:
            self.complain(1, f"not YAML: {' '.join(str(error).split())}")
        except (RecursionError, ValueError) as error:
            self.complain(1, f"not YAML: {'nested too deeply' if isinstance(error, RecursionError) else error}")
        return None

    def _value(self, loader: yaml.SafeLoader, node: yaml.Node) -> Any:
        if node in self._open:
            self.complain(node.start_mark.line + 1, "an alias that contains itself")
            return None
        if node not in self._made:
            self._open.add(node)
            self._made[node] = self._new_value(loader, node)
            self._open.remove(node)
        return self._made[node]

    def _new_value(self, loader: yaml.SafeLoader, node: yaml.Node) -> Any:
        if isinstance(node, yaml.MappingNode):
            return self._block(loader, node)
        if isinstance(node, yaml.SequenceNode):
            return [self._value(loader, child) for child in node.value]
        return loader.construct_object(node)

    def _block(self, loader: yaml.SafeLoader, node: yaml.MappingNode) -> Block:
        block = _empty(node.start_mark.line + 1)
        for key_node, value_node in node.value:
            key, line = str(self._value(loader, key_node)), key_node.start_mark.line + 1
            if key in block:
                self.complain(line, f"the key {key!r} a second time", key_node.start_mark.column + 1)
            block[key] = self._value(loader, value_node)
            block.lines[key] = line
        return block

    def cases(self, tree: Any) -> Iterator[Case]:
        """The cases of a file."""
        if not isinstance(tree, Block) or not isinstance(tree.get("cases"), list):
            self.complain(1, "expected a mapping with a list 'cases'")
            return
        if tree.get("schema_version", 1) != 1:
            self.complain(tree.lines["schema_version"], f"expected schema_version 1, found {tree['schema_version']!r}")
        seen: set[str] = set()
        for number, block in enumerate(tree["cases"], 1):
            case = self._case(number, block, tree.lines["cases"])
            if case and case.id in seen:
                self.complain(case.line, f"a second case {case.id!r}")
            elif case:
                seen.add(case.id)
                yield case

    def _case(self, number: int, block: Any, line: int) -> Case | None:
        if not isinstance(block, Block):
            self.complain(line, f"case {number} is no mapping")
            return None
        name = block.get("id")
        for key in ("id", "variant", "type"):
            if not isinstance(block.get(key), str) or not block[key]:
                self.complain(block.lines.get(key, block.line), f"case {name or number}: expected a text under {key!r}")
                return None
        case = Case(block["id"], block["variant"], block["type"], self.path, block.line, block)
        return case if self._has_parts(case) else None

    def _has_parts(self, case: Case) -> bool:
        before = len(self.faults)
        for key in PARTS.get(case.type, ()):
            kind = "list" if key in LISTS else "mapping"
            found = case.block.get(key)
            if not isinstance(found, list if kind == "list" else Block) or (kind == "list" and not found):
                self.complain(case.block.lines.get(key, case.line), f"case {case.id}: expected a {kind} under {key!r}")
            elif key in ("actions", "steps") and isinstance(found, list):
                self._check_plays(case, key, found)
        return len(self.faults) == before

    def _check_plays(self, case: Case, key: str, plays: list[Any]) -> None:
        for number, play in enumerate(plays, 1):
            place = f"case {case.id}, {key} {number}"
            if not isinstance(play, Block):
                self.complain(case.block.lines[key], f"{place}: expected a mapping with 'action' and 'expect'")
                continue
            for part in ("action", "expect"):
                if not isinstance(play.get(part), Block):
                    self.complain(play.lines.get(part, play.line), f"{place}: expected a mapping under {part!r}")
            if isinstance(play.get("action"), Block) and not isinstance(play["action"].get("do"), str):
                self.complain(play["action"].line, f"{place}: expected 'do' and what is done")


def card_faults(case: Case, pack: Pack) -> list[Fault]:
    """The texts of a case that should be cards of its pack and are none."""
    return [
        Fault(line, 0, f"case {case.id}, {key}: {text!r} is no card")
        for key, text, line in _card_texts(case.block, case.line)
        if not is_card(text, pack)
    ]


def is_card(text: Any, pack: Pack) -> bool:
    """Whether a text is a card of the pack."""
    try:
        parse_card(text, pack)
    except (CardSyntaxError, AttributeError):
        return False
    return True


def _card_texts(value: Any, line: int, key: str = "") -> Iterator[tuple[str, Any, int]]:
    """Everything below a key of `CARD_KEYS`."""
    if isinstance(value, Block):
        for name, part in value.items():
            yield from _card_texts(part, value.lines[name], key or (name if name in CARD_KEYS else ""))
    elif isinstance(value, list):
        for part in value:
            yield from _card_texts(part, line, key)
    elif key and isinstance(value, str):
        yield key, value, line
