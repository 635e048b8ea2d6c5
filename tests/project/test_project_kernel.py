"""`tools/kernel`: small sources become text for Cython, and sources that break the rules become errors."""

import ast
import os
import re
import shutil
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest

from tools.kernel.model import Project
from tools.kernel.syntax import KernelError
from tools.kernel.text import Text
from tools.kernel.units import Unit, write_units

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "contribute" / "kernel.md").read_text("utf-8")
UNITS = {"cassino._one": ["cassino.first", "cassino.second"], "cassino._two": ["cassino.third"]}
OPTION = """
class Trailing:
    owner: int = option(code=3)
    stuck: bool = option(code=44)
"""
OWNER = """
class By(Enum):
    NOBODY = "nobody"
    OWNER = "owner"
"""
SIZE = "from cassino.kernel import kernel\n\n@kernel\ndef size() -> int:\n    return 1"
COUNTER = """
from cassino.kernel import CardSet, PerSeat, Writable, kernel, shared

@kernel
class Counter:
    cards: CardSet
    counts: PerSeat[int]
    is_open: Writable[bool]

    def __init__(self) -> None:
        self.counts = [0] * 6

    @shared
    def first(self) -> int:
        return self.counts[0]
"""

Translate = Callable[..., None]


@pytest.fixture
def translate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Translate:
    """Translates a project of these modules, in a folder that is then the current one."""
    monkeypatch.chdir(tmp_path)
    package = Path("src/cassino")
    (package / "rules/options").mkdir(parents=True)
    (package / "rules/options/__init__.py").touch()
    (package / "rules/options/trailing.py").write_text(OPTION + OWNER)
    shutil.copy(ROOT / "src/cassino/kernel.py", package)

    def translated(units: Mapping[str, list[str]] = UNITS, **sources: str) -> None:
        (package / "compiled.py").write_text(f"UNITS: dict[str, list[str]] = {units!r}")
        for name in ("first", "second", "third"):
            (package / f"{name}.py").write_text(dedent(sources.get(name, "")).strip())
        write_units()

    return translated


def text(name: str) -> str:
    return (Path("build/kernel/cassino") / name).read_text()


def code(name: str) -> list[str]:
    """The lines that say something."""
    return [line for line in text(name).splitlines() if line.strip()]


def exports(unit: str) -> dict[str, dict[str, object]]:
    """What Python sees of a unit."""
    [line] = re.findall(r"^MODULES = (.*)$", text(unit), re.MULTILINE)
    found: dict[str, dict[str, object]] = ast.literal_eval(line)
    return found


def test_text_is_changed_without_moving_a_line() -> None:
    source = "é = 1\nb = (2,\n     3)\nc = 4"
    changed = Text(source)
    first, second, _ = ast.parse(source).body
    changed.replace_node(first, "a = 0")
    changed.blank(second)
    assert changed.is_changed(second)
    assert changed.result().split("\n") == ["a = 0", "", "", "c = 4"]


def test_a_kernel_function(translate: Translate) -> None:
    translate(
        first='''
        """Bits."""
        from cassino.kernel import Card, CardSet, kernel, lowest

        HALF = 26

        @kernel
        def upper(
            cards: CardSet,
            least: int,
        ) -> bool:
            """Whether a card is high."""
            found: Card = lowest(cards)
            rest: CardSet
            rest = cards & ~(1 << found)
            return found >= HALF and rest != 0
        '''
    )
    assert text("first.pxi").split("\n") == [
        "",
        "",
        "",
        "",
        "",
        "@cython.locals(found='int', rest='unsigned long long')",
        "cdef bint upper(unsigned long long cards, int least) noexcept nogil:",
        "",
        "",
        "",
        '    """Whether a card is high."""',
        "    found = lowest(cards)",
        "    pass",
        "    rest = cards & ~((<unsigned long long> 1) << found)",
        "    return found >= HALF and rest != 0",
    ]
    assert "    #define cassino__one_HALF ((int) 26)" in code("_one.pxd")
    assert exports("_one.pyx")["cassino.first"] == {
        "doc": "Bits.",
        "needs": [],
        "names": {},
        "numbers": {"HALF": 26},
        "language": ["Card", "CardSet", "kernel", "lowest"],
    }


@pytest.mark.parametrize(
    ("mark", "result", "head"),
    [
        ("kernel", "None", "cdef void f(int n) noexcept nogil:"),
        ("shared", "int", "cpdef int f(int n) noexcept nogil:"),
        ("typed", "int", "cpdef int f(int n) except? -1:"),
        ("typed", "None", "cpdef void f(int n) except *:"),
        ("typed", "list[int]", "cpdef list f(int n):"),
        ("takes_interpreter", "float", "cdef double f(int n) noexcept with gil:"),
    ],
)
def test_the_mark_says_what_becomes_c(translate: Translate, mark: str, result: str, head: str) -> None:
    translate(first=f"from cassino.kernel import {mark}\n\n@{mark}\ndef f(n: int) -> {result}:\n    pass")
    assert code("first.pxi") == [head, "    pass"]


def test_a_class_has_its_fields_in_the_declaration(translate: Translate) -> None:
    translate(first=COUNTER)
    assert code("first.pxi") == [
        "cdef class Counter:",
        "    def __init__(self):",
        "        pass",
        "    cpdef int first(self) noexcept nogil:",
        "        return self.counts[0]",
    ]
    declared = text("_one.pxd").partition("@cython.final")[2]
    assert declared.strip().splitlines() == [
        "cdef class Counter:",
        "    cdef readonly unsigned long long cards",
        "    cdef int counts[6]",
        "    cdef public bint is_open",
        "    cpdef int first(self) noexcept nogil",
        "    pass",
    ]


def test_python_functions_check_objects_of_kernel_classes(translate: Translate) -> None:
    translate(
        first=COUNTER,
        second="""
        from cassino.first import Counter

        def total(counter: Counter, extra: int = 0) -> int:
            cards: int = counter.cards
            return cards + extra
        """,
    )
    assert "def total(Counter counter not None, extra: int=0):" in code("second.pxi")
    assert not [line for line in code("second.pxi") if "import" in line or "locals" in line]


DERIVED = """
    from cassino.first import Counter
    from cassino.kernel import kernel, pooled, shared

    @pooled(8)
    @kernel
    class Twice(Counter):
        @shared
        def {name}(self) -> int:
            return 2
"""


def test_a_method_that_no_derived_class_overrides_is_called_directly(translate: Translate) -> None:
    """Cython heeds the decorator where the method is written, and not where it is declared."""
    translate(first=COUNTER, second=DERIVED.format(name="second"))
    assert text("first.pxi").count("    @cython.final\n") == 1
    assert code("first.pxi")[-3:-1] == ["    @cython.final", "    cpdef int first(self) noexcept nogil:"]


def test_derived_classes_leave_their_methods_open(translate: Translate) -> None:
    translate(first=COUNTER, second=DERIVED.format(name="first"))
    assert "@cython.final" not in text("first.pxi")
    declared = text("_one.pxd")
    assert "@cython.final\n@cython.freelist(8)\n@cython.no_gc\ncdef class Twice(Counter):\n" in declared
    assert declared.count("@cython.final") == 1


def test_all_c_fields_are_one_block(translate: Translate) -> None:
    translate(first=COUNTER.replace("self.counts = [0] * 6", "clear_fields(self)"))
    size = "<char*> &self.is_open + sizeof(self.is_open) - <char*> &self.cards"
    assert f"        memset(&self.cards, 0, {size})" in code("first.pxi")


def test_constants_are_numbers_of_c(translate: Translate) -> None:
    translate(
        first="""
        from cassino.kernel import CardSet
        from cassino.rules import options

        STUCK = OPTIONS["trailing.stuck"].code
        OWNER = options.By.OWNER.number
        A, B, C = range(3)
        ALL: CardSet = (1 << 52) - 1
        TENTH = 0.1
        NAMES = ("no", "number")
        """
    )
    found = dict(re.findall(r"#define cassino__one_(\w+) \((.*)\)$", text("_one.pxd"), re.MULTILINE))
    assert found == {
        "STUCK": "(int) 44",
        "OWNER": "(int) 1",
        "A": "(int) 0",
        "B": "(int) 1",
        "C": "(int) 2",
        "ALL": "(unsigned long long) 4503599627370495ULL",
        "TENTH": "(double) 0.1",
    }
    assert code("first.pxi")[-1] == 'NAMES = ("no", "number")'


def test_members_of_an_enumeration_of_texts_are_numbers(translate: Translate) -> None:
    translate(
        first="""
        class Refusal(IntEnum):
            LATE = "late"
            EARLY = "early"
        """,
        second="""
        from cassino.first import Refusal
        from cassino.kernel import kernel

        @kernel
        def refusal() -> int:
            return Refusal.EARLY
        """,
    )
    assert code("second.pxi") == ["cdef int refusal() noexcept nogil:", "    return 2"]


def test_names_that_clash_get_the_name_of_their_module(translate: Translate) -> None:
    source = "from cassino.kernel import kernel\n\nSIZE = {}\n\n@kernel\ndef size() -> int:\n    return SIZE"
    translate(first=source.format(1), second=source.format(2))
    assert code("first.pxi") == ["cdef int first__size() noexcept nogil:", "    return first__SIZE"]
    assert code("second.pxi") == ["cdef int second__size() noexcept nogil:", "    return second__SIZE"]
    assert exports("_one.pyx")["cassino.second"]["numbers"] == {"SIZE": 2}


def test_a_unit_includes_a_module_after_those_that_it_imports(translate: Translate) -> None:
    translate(first="from cassino.second import LIMIT", second="LIMIT = 3")
    assert code("_one.pyx")[-2:] == ["include 'cassino/second.pxi'", "include 'cassino/first.pxi'"]


def test_another_unit_calls_c(translate: Translate) -> None:
    translate(
        first="from cassino.kernel import kernel\n\n@kernel\ndef used() -> int:\n    return 1\n\n"
        "@kernel\ndef unused() -> int:\n    return 2",
        third="from cassino.first import used\nfrom cassino.rules.options import OPTIONS",
    )
    assert [line for line in code("_one.pxd") if "used()" in line] == ["cdef int used() noexcept nogil"]
    assert "from cassino._one cimport used" in code("_two.pyx")
    assert code("third.pxi") == ["from cassino.rules.options import OPTIONS"]


def test_a_name_of_a_module_that_needs_the_unit_is_looked_up_when_it_is_used(translate: Translate) -> None:
    Path("src/cassino/python.py").write_text("from cassino.first import LIMIT\n\ndef show(): ...")
    translate(first="LIMIT = 3", second="from cassino.python import show\n\ndef shown():\n    return show(LIMIT)")
    assert code("second.pxi") == ["def shown():", "    return late('cassino.python', 'show')(LIMIT)"]
    assert exports("_one.pyx")["cassino.second"]["names"] == {"show": "cassino.python:show", "shown": "shown"}


def test_what_did_not_change_is_not_written_again(translate: Translate) -> None:
    translate(first="LIMIT = 3", second="NAMES = ()")
    unchanged, changed = (Path("build/kernel/cassino") / name for name in ("second.pxi", "_one.pxd"))
    for path in (unchanged, changed):
        os.utime(path, (1, 1))
    translate(first="LIMIT = 4", second="NAMES = ()")
    assert unchanged.stat().st_mtime == 1 < changed.stat().st_mtime


def error(translate: Translate, units: Mapping[str, list[str]] = UNITS, **sources: str) -> str:
    """What is wrong with these sources."""
    with pytest.raises(KernelError) as raised:
        translate(units, **sources)
    return str(raised.value)


@pytest.mark.parametrize(
    ("line", "problem", "source"),
    [
        (3, "parameter n of f needs a type", "@kernel\ndef f(n) -> int:\n    return n"),
        (3, "f returns a Python object, but has no interpreter", "@kernel\ndef f() -> str:\n    return ''"),
        (4, "the length of an array is a constant", "@kernel\nclass Row:\n    cells: Annotated[list[int], size()]"),
        (
            3,
            "an empty line is needed above this function",
            "NAMES = ()\ndef f():\n    cards: CardSet = 0",
        ),
    ],
)
def test_an_error_names_file_and_line(translate: Translate, line: int, problem: str, source: str) -> None:
    said = error(translate, first=f"from cassino.kernel import CardSet, kernel\n{source}")
    assert said == f"src/cassino/first.py:{line}: {problem}"


def test_python_classes_keep_their_names(translate: Translate) -> None:
    said = error(translate, first="class Row:\n    pass", second="Row = ()")
    assert said == "src/cassino/first.py:1: Row is a name in another module of the unit, too"


def test_names_for_other_units_are_clear(translate: Translate) -> None:
    said = error(translate, first=SIZE, third=f"from cassino.first import size as other\n{SIZE}")
    assert said == "src/cassino/third.py: size of cassino.first has two meanings in cassino._two"


def test_marked_modules_are_in_a_unit(translate: Translate) -> None:
    said = error(translate, {"cassino._one": ["cassino.first"]}, first="import cassino.second", second=SIZE)
    assert said == "not in UNITS of cassino.compiled: cassino.second"


@cache
def engine() -> dict[Path, str]:
    """The sources of the engine, and what becomes of them."""
    return {part.module.path: part.result() for part in Unit(Project(), "cassino._engine").parts}


def test_every_module_of_the_engine_keeps_its_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert len(engine()) > 20
    assert not [path for path, made in engine().items() if made.count("\n") != path.read_text().count("\n")]


def test_the_page_shows_what_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    path = Path("src/cassino/engine/dealing.py")
    for language, whole in (("python", path.read_text()), ("cython", engine()[path])):
        [shown] = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
        assert shown in whole
    assert len(PAGE.splitlines()) <= 80
