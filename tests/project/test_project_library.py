"""What the page about the library shows is what happens."""

import ast
import doctest
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research" / "library.md"


def test_examples() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_script_for_many_processes_runs() -> None:
    (script,) = re.findall(r"```python\n(from multiprocessing.*?)```", PAGE.read_text(), re.DOTALL)
    names: dict[str, object] = {"__name__": "script"}
    exec(compile(ast.parse(script), "library.md", "exec"), names)
    points = names["points"]
    assert callable(points)
    assert points(1) == points(1)
