"""The rule cases of all variants, read once for all tests that go through them."""

from pathlib import Path
from typing import Any

from cassino.notation.cases import Case, wanted_cases
from cassino.notation.cases.loading import made_block

FILES = sorted((Path(__file__).parent / "cases").glob("*.yaml"))
CASES = wanted_cases(FILES)


def trees() -> list[dict[str, Any]]:
    """The cases as plain data, free to be changed."""
    return [_plain(case.block) for case in CASES]


def case_of(tree: dict[str, Any]) -> Case:
    """The case that such data makes, as if a file held it."""
    return Case(tree["id"], tree["variant"], tree["type"], Path("changed.yaml"), 1, _block(tree))


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, list) else value


def _block(value: Any) -> Any:
    if isinstance(value, dict):
        return made_block({str(key): _block(part) for key, part in value.items()}, 1)
    return [_block(part) for part in value] if isinstance(value, list) else value
