"""The numbers that the constants of a source are."""

import ast
import re
from functools import lru_cache
from pathlib import Path

from tools.kernel.syntax import SOURCE, Import, members_of, path_of, targets_of

Numbers = dict[str, int | float]
ARITHMETIC = (ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.Constant, ast.Name, ast.Load)


def constants_in(node: ast.stmt, known: Numbers, imports: list[Import]) -> Numbers:
    """The constants of a statement: `A = 1`, `A, B = 1, 2`, `A, B = range(2)`, `A = options.B.C.number`, ..."""
    if not isinstance(node, ast.Assign | ast.AnnAssign):
        return {}
    target, value = targets_of(node)[0], node.value
    if isinstance(target, ast.Name):
        found = constant(value, known, imports)
        return {} if found is None else {target.id: found}
    names = [ast.unparse(part) for part in target.elts] if isinstance(target, ast.Tuple) else []
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "range":
        return dict(zip(names, range(len(names)), strict=True))
    numbers = [number_of(part, known) for part in value.elts] if isinstance(value, ast.Tuple) else []
    return {name: number for name, number in zip(names, numbers, strict=False) if number is not None}


def constant(node: ast.expr | None, known: Numbers, imports: list[Import]) -> int | float | None:
    """The number that an expression is; None for any other."""
    found = (number_of(node, known), place_in_enumeration(node, imports), code_of_option(node))
    return next((number for number in found if number is not None), None)


def number_of(node: ast.expr | None, known: Numbers) -> int | float | None:
    """The number that an expression of numbers makes; None for any other."""
    if node is None:
        return None
    for part in ast.walk(node):
        if not isinstance(part, ARITHMETIC) or (isinstance(part, ast.Name) and part.id not in known):
            return None
    value = eval(compile(ast.Expression(node), "", "eval"), {"__builtins__": {}}, dict(known))
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None


@lru_cache(8)
def classes_in(folder: Path) -> list[ast.ClassDef]:
    """The classes of the sources in a folder, which is given from the root on."""
    parts = [part for file in sorted(folder.glob("*.py")) for part in ast.parse(file.read_text()).body]
    return [part for part in parts if isinstance(part, ast.ClassDef)]


def place_in_enumeration(node: ast.expr | None, imports: list[Import]) -> int | None:
    """The number that `options.By.OWNER.number` is: the place of a member among those of its enumeration."""
    words = ast.unparse(node).split(".") if isinstance(node, ast.Attribute) else []
    if len(words) != 4 or words[3] != "number":
        return None
    alias, enumeration, member, _ = words
    module = next((f"{import_.module}.{import_.name}" for import_ in imports if import_.alias == alias), "")
    path = path_of(module)
    classes = classes_in(path.parent.resolve()) if path else []
    return next((members_of(found).index(member) for found in classes if found.name == enumeration), None)


def code_of_option(node: ast.expr | None) -> int | None:
    """The number that `OPTIONS["trailing.owner"].code` is: the code in the declaration of the option."""
    key = re.fullmatch(r"OPTIONS\['(\w+)\.(\w+)'\]\.code", ast.unparse(node) if node else "")
    if not key:
        return None
    records = classes_in((SOURCE / "cassino/rules/options").resolve())
    lines = [line for record in records if record.name.lower() == key[1] for line in record.body]
    for line in (line for line in lines if isinstance(line, ast.AnnAssign)):
        if ast.unparse(line.target) == key[2] and isinstance(line.value, ast.Call):
            return next(int(ast.unparse(word.value)) for word in line.value.keywords if word.arg == "code")
    return None
