"""Finds texts for people in the code, outside the catalogs: `python tests/texts/literals.py src/cassino/tui`."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src" / "cassino"
SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:.!?)]* +\(?[^\W\d_]+")
"""Two words with a space between."""
TITLE = re.compile(r"[A-Z][a-z]{2,}[.:!?…]*")
"""One word with a capital letter, as on a button."""
BRAND = re.compile(r"[·\s]*Cassino[·\s]*")
"""What the program is called in every language."""
PROGRAMMERS = {
    "AssertionError", "BotFailure", "BrokenEvent", "BrokenPipeError", "BrokenReference", "CannotStart",
    "ConnectionError", "Error", "IntegrityError", "KeyError", "LookupError", "NotImplementedError", "ProcessDied",
    "RuntimeError", "Stale", "TimeoutError", "TookTooLong", "TypeError", "ValueError", "WrongAnswer", "WrongEvent",
    "WrongKeyError",
}  # fmt: skip
"""Errors that say that the program is wrong, not the person: only logs have their words."""
NOT_SAID = PROGRAMMERS | {
    "compile",
    "debug",
    "info",
    "warning",
    "error",
    "exception",
    "text",
    "execute",
    "Meta",
    "getLogger",
    "TypeVar",
    "TypeVarTuple",
    "_counter",
    "_gauge",
    "_histogram",
}
"""Calls whose strings nobody reads in a sentence: logs, patterns, SQL, descriptions of the protocol and of metrics."""
TECHNICAL = re.compile(
    r"\b(SELECT|FROM|PRAGMA|SHOW|SET NULL|SET LOCAL|LOCK TABLE|BEGIN|REPEATABLE READ|IS NOT NULL|UPDATE)\b"  # SQL
    r"|; ?(filename|charset|version)=|\bmax-age=|-src |^(Authorization|Bearer|Vary)\b"  # headers of HTTP
)
"""Strings that only databases and browsers read."""
ATTRIBUTES = re.compile(r"""\b(?:aria-label|aria-description|title|alt|placeholder|label|content)=("[^"]*"|'[^']*')""")
MARKUP = re.compile(r"""^[^"<>]*">|</?!?\w+[^<>]*>?|[\w-]+="[^"<>]*"?""")
"""Tags and attributes, or what an expression in a string has left of them."""
LETTERS = re.compile(r"[^\W\d_]{2,}")
KEPT_OPEN = "\0"
"""Where an expression stood in a template."""


class Literal(NamedTuple):
    """A text in the code."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


def literals(path: Path) -> list[Literal]:
    """The texts for people in one file of the package."""
    source = path.read_text("utf-8")
    name = path.relative_to(SOURCE).as_posix()
    found = {".py": in_python, ".js": in_script, ".html": in_template}[path.suffix](source)
    return sorted({Literal(name, line, " ".join(text.split())) for line, text in found if not BRAND.fullmatch(text)})


def for_people(text: str) -> bool:
    """Whether a string reads like something that people are to see."""
    text = MARKUP.sub("", text)
    is_said = SENTENCE.search(text) or TITLE.fullmatch(text.strip())
    return bool(is_said) and not is_code(text) and not TECHNICAL.search(text)


def is_code(text: str) -> bool:
    """Whether a string is a style sheet or a piece of a program."""
    return len(re.findall(r";\s|:\n", text)) > 2 and bool(re.search("[{(]", text))


# Python


def in_python(source: str) -> Iterator[tuple[int, str]]:
    tree = ast.parse(source)
    silent = {id(node) for part in ast.walk(tree) for node in unread(part)}
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent
        if is_text and for_people(node.value):  # type: ignore[attr-defined]
            yield node.lineno, node.value  # type: ignore[attr-defined]


def unread(node: ast.AST) -> Iterator[ast.AST]:
    """The strings under a node that nobody reads: docstrings, annotations, logs, patterns, asserts, names of types."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
        yield from ast.walk(node.value)
    if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation:
        yield from ast.walk(node.annotation)
    if isinstance(node, ast.FunctionDef) and (node.returns or node.name == "__repr__"):
        yield from ast.walk(node if node.name == "__repr__" else node.returns)  # type: ignore[arg-type]
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
        yield from ast.walk(node.value)
    if isinstance(node, ast.Assert) and node.msg:
        yield from ast.walk(node.msg)
    if isinstance(node, ast.Subscript):
        yield from ast.walk(node.slice)
    if isinstance(node, ast.Call):
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called in NOT_SAID:
            yield from ast.walk(node)


# Scripts


def in_script(source: str) -> Iterator[tuple[int, str]]:
    for line, tag, text in tokens(source):
        if tag in ("html", "svg"):
            yield from in_markup(text, line)
        elif (SENTENCE.search(text) and looks_said(text)) or TITLE.fullmatch(text.strip()):
            yield line, text.replace(KEPT_OPEN, "…")


def looks_said(text: str) -> bool:
    """Whether a string of several words is a text rather than a list of classes or a selector."""
    return bool(re.search(r"[A-Z][a-z]|[.?!:,]( |$)|(\w+ ){2}\w+", text)) and not re.search(r"[\[\]#{}]|^\.", text)


def tokens(source: str) -> Iterator[tuple[int, str, str]]:
    """The strings of a script: line, tag of a template (`"` for a plain string), text with marks for expressions."""
    place = 0
    while place < len(source):
        pair, sign = source[place : place + 2], source[place]
        if pair == "//":
            place = end_of(source, "\n", place)
        elif pair == "/*":
            place = end_of(source, "*/", place)
        elif sign == "/" and is_pattern(source, place):
            place = after_pattern(source, place)
        elif sign in "\"'":
            end = after_string(source, place)
            if not is_silent(source, place):
                yield line_of(source, place), '"', source[place + 1 : end - 1]
            place = end
        elif sign == "`":
            place = yield from template(source, place)
        else:
            place += 1


def template(source: str, place: int) -> "Iterator[tuple[int, str, str]]":
    """A template and what stands in its expressions. Returns the place after it."""
    start, text, inner = place, "", []
    tag = re.search(r"(\w*)$", source[:place])
    place += 1
    while source[place] != "`":
        if source[place] == "\\":
            place += 2
        elif source[place : place + 2] == "${":
            end = after_expression(source, place + 2)
            inner.append((place + 2, source[place + 2 : end - 1]))
            text, place = text + KEPT_OPEN, end
        else:
            text, place = text + source[place], place + 1
    if not is_silent(source, start):
        yield line_of(source, start), tag[1] if tag else "", text
    for begin, expression in inner:
        for line, kind, each in tokens(expression):
            yield line_of(source, begin) + line - 1, kind, each
    return place + 1


def is_silent(source: str, place: int) -> bool:
    """Whether a string is what a programmer reads: the message of an error or of the console."""
    return bool(re.search(r"(Error|console\.\w+|import|from|\bimport)\s*\(?\s*$", source[max(0, place - 40) : place]))


def is_pattern(source: str, place: int) -> bool:
    before = source[:place].rstrip()
    return not before or before[-1] in "(,=:[!&|?{};\n+" or before.endswith(("return", "=>"))


def after_pattern(source: str, place: int) -> int:
    is_set = False
    for end in range(place + 1, len(source)):
        sign = source[end]
        if source[end - 1] == "\\" and source[end - 2] != "\\":
            continue
        is_set = sign == "[" or (is_set and sign != "]")
        if (sign == "/" and not is_set) or sign == "\n":
            return end + 1
    return len(source)


def after_string(source: str, place: int) -> int:
    end = place + 1
    while source[end] != source[place]:
        end += 2 if source[end] == "\\" else 1
    return end + 1


def after_expression(source: str, place: int) -> int:
    """The place after the brace that closes an expression of a template."""
    depth = 1
    while depth:
        sign = source[place]
        if sign in "\"'":
            place = after_string(source, place)
            continue
        if sign == "`":
            nested = template(source, place)
            while True:
                try:
                    next(nested)
                except StopIteration as stop:
                    place = stop.value
                    break
            continue
        depth += (sign == "{") - (sign == "}")
        place += 1
    return place


def end_of(source: str, mark: str, place: int) -> int:
    found = source.find(mark, place)
    return len(source) if found < 0 else found + len(mark)


def line_of(source: str, place: int) -> int:
    return source.count("\n", 0, place) + 1


# Markup


def in_markup(text: str, line: int = 1) -> Iterator[tuple[int, str]]:
    """Words between tags, and in attributes that people see or hear."""
    for found in ATTRIBUTES.finditer(text):
        if LETTERS.search(found[1]) and not found[0].startswith("content"):
            yield line + text.count("\n", 0, found.start()), found[0]
    plain = re.sub(r"<(script|style)\b.*?</\1>", "", text, flags=re.DOTALL)
    between = re.sub(r"<[a-zA-Z/!](?:[^<>]|=>)*>", lambda tag: "\n" * tag[0].count("\n") + "\x01", plain)
    for part in re.finditer(r"[^\x01\0]+", between):
        if LETTERS.search(re.sub(r"&\w+;", "", part[0])):
            yield line + text.count("\n", 0, part.start()), part[0].strip()


def in_template(source: str) -> Iterator[tuple[int, str]]:
    """A template of the server."""
    for found in re.finditer(r"\{%-?\s*set\s+(\w+)\s*=(.*?)%\}", source):
        if found[1] in ("heading", "description"):
            for text in re.findall(r'"([^"]*)"', re.sub(r"\b(told|marked)\([^)]*\)", "", found[2])):
                if LETTERS.search(text):
                    yield line_of(source, found.start()), text
    shown = re.sub(r"\{#.*?#\}|\{%.*?%\}", lambda each: "\n" * each[0].count("\n"), source, flags=re.DOTALL)
    yield from in_markup(re.sub(r"\{\{.*?\}\}", KEPT_OPEN, shown, flags=re.DOTALL))


def files(place: Path) -> list[Path]:
    """The files of the package under a place that may have texts."""
    found = [place] if place.is_file() else [path for kind in ("py", "js", "html") for path in place.rglob(f"*.{kind}")]
    return sorted(path for path in found if not {"vendor", "__pycache__"} & set(path.parts))


if __name__ == "__main__":
    for place in sys.argv[1:]:
        for path in files(Path(place).resolve()):
            print(*literals(path), sep="\n", end="\n" if literals(path) else "")
