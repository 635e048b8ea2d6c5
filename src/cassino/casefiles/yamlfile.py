"""Rule cases in the older YAML form, converted to cases of `casefile`.

A case has an id, a variant and a type; depending on the type, also `given`, `actions`, `steps`, `build`, `layout`,
`expect`.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import yaml

from cassino.casefiles.casefile import Case, Check, rules_of
from cassino.casefiles.values import NONE, CaseProblem, shown, value
from cassino.casefiles.yamlmoves import Block, Writer, letter
from cassino.casefiles.yamloptions import option_lines
from cassino.notation.errors import Fault, fault
from cassino.rules import Rules, VariantNotFound, load_variant
from cassino.texts import tell

NOTES = ("source", "from", "decision", "note")
CASE_KEYS = (
    "id", "variant", "type", "options", "given", "build", "builds", "layout", "actions", "steps", "expect", *NOTES,
)  # fmt: skip
WORDS = {
    "to_play": "turn",
    "last_capturer": "last",
    "batch": "round",
    "draw_pile": "stock",
    "first_play_of_deal": "first_play",
    "last_card_of_deal": "last_card",
    "hands": "hand",
    "piles": "pile",
    "proofs": "proven",
}
"""Words of `given` with another name in text files."""
NEVER_NULL = ("to_play", "dealer", "players", "batch")
BY_PLAYER = ("hands", "piles", "proofs")
PLAYERS = ("to_play", "dealer", "last_capturer", "claim_by", "maker", "seat", "owner", "player")
"""Words that are followed by the letter of a player."""
LISTS = (*BY_PLAYER, "captured", "claimed", "hand_after", "items", "residue", "reveals", "sweep_sizes", "table")
"""Words that are followed by a list, and so is `pile_a`."""
SINGLE = ("drawn", "next", "next_dealer", "next_leader", "point_to", "residue_to")
"""Words that are never followed by a list."""
CAPTURES = {"primiera": "captured", "sweep_cancel": "sweeps"}
"""Words of `given` in some types that are parts of a tally."""
WITHOUT_GIVEN = ("structure", "structure_list", "layout_check")
BUILD_KEYS = ("id", "owner", "value", "kind", "sets", "for_partner")


class _Loader(yaml.SafeLoader):
    """Reads mappings as blocks, no key twice."""

    def block(self, node: yaml.MappingNode) -> Block:
        """A mapping with its line."""
        block = Block(node.start_mark.line + 1)
        for key_node, value_node in node.value:
            key = str(self.construct_object(key_node, deep=True))
            if key in block:
                raise yaml.constructor.ConstructorError(
                    None, None, tell("cases-second-key", key=key), key_node.start_mark
                )
            block[key] = self.construct_object(value_node, deep=True)
        return block


_Loader.add_constructor("tag:yaml.org,2002:map", _Loader.block)


def read_yaml(text: str | bytes, path: Path) -> tuple[list[Case], list[Fault]]:
    """The cases of a YAML text, and everything that is wrong with it."""
    cases: list[Case] = []
    faults: list[Fault] = []
    for found in _blocks(text):
        if isinstance(found, Fault):
            faults.append(found)
        elif found["id"] in {case.id for case in cases}:
            faults.append(fault(found.line, 0, "cases-second-case", case=found["id"]))
        else:
            cases.append(converted(found, path))
    return ([] if faults else cases), faults


def _blocks(text: str | bytes) -> Iterator[Block | Fault]:
    """The cases of a file that have an id, a variant and a type, and what is wrong with the rest."""
    try:
        tree = _Loader(text).get_single_data()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        yield fault(line, column, "cases-not-yaml", problem=str(error.problem or error.context))
        return
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        yield fault(1, 0, "cases-not-yaml", problem=" ".join(str(error).split()))
        return
    if not isinstance(tree, Block) or not isinstance(tree.get("cases"), list):
        yield fault(1, 0, "cases-no-list")
        return
    if tree.get("schema_version", 1) != 1:
        yield fault(tree.line, 0, "cases-schema", found=str(tree["schema_version"]))
    for count, block in enumerate(tree["cases"], 1):
        if not isinstance(block, Block):
            yield fault(tree.line, 0, "cases-no-mapping", what=str(count))
            continue
        texts = {key: block.get(key) for key in ("id", "variant", "type")}
        lacking = [key for key, text in texts.items() if not isinstance(text, str) or not text]
        name = str(block.get("id") or count)
        yield from (fault(block.line, 0, "cases-no-text", case=name, key=key) for key in lacking)
        if not lacking:
            yield block


def converted(block: Block, path: Path) -> Case:
    """A case as in a text file; whatever is wrong with it is its `problem`."""
    case = Case(block["id"], path, block.line, block["type"], block["variant"])
    try:
        case.notes = {key: shown(block[key]) for key in NOTES if key in block}
        _only_keys(block, CASE_KEYS, "case")
        rules = load_variant(case.variant)
        usual = None if case.type not in WITHOUT_GIVEN else Block(block.line)
        _convert(case, block, _block("given", block.get("given", usual)), rules)
    except VariantNotFound:
        case.problem = CaseProblem("cases-variant", variant=case.variant)
    except CaseProblem as error:
        case.problem = error
    return case


def _convert(case: Case, block: Block, given: Block, rules: Rules) -> None:
    options = dict(_block("options", block.get("options") or Block(block.line)))
    target = given.get("target")
    if target is not None and options.setdefault("target", target) != target:
        raise CaseProblem("cases-target", target=str(options["target"]), found=str(target))
    case.options = list(option_lines(rules, options))
    writer = Writer(rules_of(case))
    case.given = dict(_given(case.type, given, writer))
    case.checks = list(_checks(case.type, block, given, writer))
    if not case.checks:
        raise CaseProblem("cases-nothing-to-check")


def _given(kind: str, given: Block, writer: Writer) -> Iterator[tuple[str, str]]:
    """The lines of a position or of other facts."""
    is_position = kind in ("play", "sequence", "irregularity")
    if is_position and any(key in given for key in ("table", "builds", "build")):
        builds = [*_list("builds", given.get("builds")), *([given["build"]] if "build" in given else [])]
        cards = writer.written([card] for card in writer.cards(given.get("table")))
        yield "table", " ".join([*cards, *(_build(build, writer) for build in builds)]) or NONE
    ignored = ["target", *(["table", "builds", "build", "event"] if is_position else [])]
    ignored += ["stock"] if given.get("draw_pile") is not None else []
    for key, found in given.items():
        if key in ignored or (found is None and key not in NEVER_NULL):
            continue
        if key == CAPTURES.get(kind):
            yield from ((f"tally {seat}", f"{key} {_text(key, part)}") for seat, part in _block(key, found).items())
        elif key in ("tally", "secured"):
            yield from ((f"tally {seat}", _texts(key, part)) for seat, part in _block(key, found).items())
        elif key in BY_PLAYER:
            yield from (
                (f"{WORDS.get(key, key)} {seat}", _text(key, part)) for seat, part in _block(key, found).items()
            )
        elif key in ("scores", "sweeps", "points"):
            yield key, shown(_block(key, found))
        elif key == "chronology":
            yield key, shown([_event(event) for event in _list(key, found)])
        else:
            yield WORDS.get(key, key), _text(key, found)


def _build(found: Any, writer: Writer) -> str:
    """`[5D+4C, 9S=9 A]`; its name is remembered."""
    block = _block("build", found)
    _only_keys(block, BUILD_KEYS, "build")
    groups = [writer.cards(group) for group in _list("sets", block.get("sets"))]
    kind = "single" if len(groups) == 1 else "multiple"
    if block.get("kind", kind) != kind:
        raise CaseProblem("cases-build-kind", line=block.line, sets=len(groups), kind=str(block["kind"]))
    sets, worth = ", ".join(writer.written(groups)), value(shown(block.get("value")))
    writer.name_build(block.get("id"), sets, worth)
    return f"[{sets}={worth} {_text('owner', block.get('owner'))}]"


def _event(found: Any) -> list[str]:
    block = _block("event", found)
    _only_keys(block, ("at", "side", "event"), "event")
    return [shown(block.get(key)) for key in ("at", "side", "event")]


def _checks(kind: str, block: Block, given: Block, writer: Writer) -> Iterator[Check]:
    """The checks of a case."""
    if kind in ("play", "sequence"):
        for play in _list("plays", block.get("actions" if kind == "play" else "steps")):
            yield _play(kind, _block("play", play), writer)
        return
    if kind in ("structure", "structure_list"):
        builds = _list("builds", block.get("builds")) if kind == "structure_list" else [block.get("build")]
        for build in builds:
            parts = dict(_block("build", build))
            expect = parts.pop("expect", None) if kind == "structure_list" else block.get("expect")
            _only_keys(Block(block.line, parts), ("value", "sets"), "build")
            sets = [writer.cards(group) for group in _list("sets", parts.get("sets"))]
            text = f"{' '.join(writer.written(sets)) or NONE} = {shown(parts.get('value'))}"
            yield Check("structure", text, block.line, _expected(_block("expect", expect), writer))
        return
    texts = {"layout_check": block.get("layout"), "irregularity": given.get("event")}
    yield Check(
        kind,
        shown(texts[kind]) if kind in texts else "",
        block.line,
        _expected(_block("expect", block.get("expect")), writer),
    )


def _play(kind: str, play: Block, writer: Writer) -> Check:
    """A play or a step; builds change only after a legal step."""
    _only_keys(play, ("action", "expect", "note", *(["player"] if kind == "sequence" else [])), "play")
    expect, before = dict(_block("expect", play.get("expect"))), dict(writer.builds)
    is_legal, why = expect.pop("legal", True), expect.pop("why", None)
    if not isinstance(is_legal, bool):
        raise CaseProblem("cases-legal", found=repr(is_legal))
    step = letter(play["player"]) if "player" in play else "then"
    word = step if kind == "sequence" else "legal" if is_legal else "illegal"
    check = Check(word, writer.text(play.get("action")), play.line, _expected(expect, writer))
    if not is_legal:
        check.expect["illegal"] = why if re.fullmatch(r"B[0-9]+", str(why)) else ""
    check.notes = [shown(note) for note in (why, play.get("note")) if note is not None]
    if not is_legal or kind == "play":
        writer.builds = before
    return check


def _expected(expect: Block | dict[str, Any], writer: Writer) -> dict[str, str]:
    """Everything that is expected, as text."""
    return {key: _expectation(key, found, writer) for key, found in expect.items()}


def _expectation(key: str, found: Any, writer: Writer) -> str:
    if key == "announces" and isinstance(found, list):
        return f"all {', '.join(map(shown, found))}".strip()
    if key == "builds_after":
        return " ".join(writer.build_named(name)[0] for name in _list(key, found)) or NONE
    if key == "reveals":
        return ", ".join(f"{seat} {_text(key, part)}" for seat, part in _block(key, found).items())
    if key != "build" or not isinstance(found, Block):
        return _text(key, found)
    parts = Block(found.line, found)
    if "sets" in parts:
        groups = [writer.cards(group) for group in _list("sets", parts["sets"])]
        parts["sets"] = " ".join(writer.written(groups)) or NONE
    if "id" in parts:
        parts["holds"] = writer.build_named(parts.pop("id"))[0].strip("[]").replace(",", "")
    return _texts(key, parts)


def _texts(what: str, found: Any) -> str:
    """A mapping as text."""
    return ", ".join(f"{key} {_text(key, part)}" for key, part in _block(what, found).items())


def _text(key: str, found: Any) -> str:
    """What follows a word, as text."""
    if key in PLAYERS:
        return letter(found)
    if (key in LISTS or re.fullmatch("pile_[a-f]", key)) and not isinstance(found, list):
        raise CaseProblem("cases-list", what=key, found=repr(found))
    if key in SINGLE and isinstance(found, list):
        raise CaseProblem("cases-single", what=key, found=repr(found))
    return shown(found)


def _block(what: str, found: Any) -> Block:
    if not isinstance(found, Block):
        raise CaseProblem("cases-mapping", what=what, found=repr(found))
    return found


def _list(what: str, found: Any) -> list[Any]:
    if found is not None and not isinstance(found, list):
        raise CaseProblem("cases-list", what=what, found=repr(found))
    return found or []


def _only_keys(block: Block, known: Iterable[str], place: str) -> None:
    if unknown := sorted(block.keys() - set(known)):
        raise CaseProblem("cases-unknown-key", place=place, line=block.line, keys=", ".join(unknown))
