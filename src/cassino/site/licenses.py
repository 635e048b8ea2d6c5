"""The parts of the folder, and their licenses."""

import zipfile
from collections.abc import Iterator, Sequence
from importlib.metadata import distribution, version
from pathlib import Path
from typing import NamedTuple

from cassino import __version__, compiled
from cassino.site.pyodide import Pyodide
from cassino.web import STATIC

TEXTS = Path(__file__).parent / "licenses"
"""Those of which neither Pyodide nor this package brings the text otherwise."""
VENDOR = STATIC / "vendor"


class Part(NamedTuple):
    """Something that the folder contains. file: the name of its license's text in the folder."""

    name: str
    version: str
    license: str
    file: str
    text: str


def parts(pyodide: Pyodide) -> Sequence[Part]:
    """Everything that the folder contains."""
    apache = _of(VENDOR / "fluent-bundle/LICENSE.txt")
    return [
        Part("Cassino", __version__, "MIT", "cassino.txt", _own()),
        Part("Pyodide", pyodide.version, "MPL-2.0", "pyodide.txt", _of(TEXTS / "MPL-2.0.txt")),
        Part("CPython", pyodide.python, "PSF-2.0", "cpython.txt", _of(TEXTS / "CPython.txt")),
        Part("Emscripten", "", "MIT", "emscripten.txt", _of(TEXTS / "Emscripten.txt")),
        Part("msgspec", pyodide.wheel.name.split("-")[1], "BSD-3-Clause", "msgspec.txt", _in_wheel(pyodide.wheel)),
        Part("fluent.syntax", version("fluent.syntax"), "Apache-2.0", "fluent-syntax.txt", apache),
        Part("Jinja2", version("jinja2"), "BSD-3-Clause", "jinja2.txt", _installed("jinja2")),
        Part("MarkupSafe", version("markupsafe"), "BSD-3-Clause", "markupsafe.txt", _installed("markupsafe")),
        Part("wcwidth", version("wcwidth"), "MIT", "wcwidth.txt", _installed("wcwidth")),
        Part("@fluent/bundle", "0.19.1", "Apache-2.0", "fluent-bundle.txt", apache),
        *_drawn(),
    ]


def _drawn() -> Iterator[Part]:
    """What the pages show with."""
    courts = _of(STATIC / "art/courts/NOTICE.txt") + "\n" + _of(STATIC / "art/courts/LICENSE.txt")
    yield Part("lit-html", "3.3.3", "BSD-3-Clause", "lit-html.txt", _of(VENDOR / "lit-html/LICENSE.txt"))
    yield Part("Fraunces", "5.3.0", "OFL-1.1", "fraunces.txt", _of(VENDOR / "fonts/LICENSE-fraunces.txt"))
    sans = _of(VENDOR / "fonts/LICENSE-source-sans-3.txt")
    yield Part("Source Sans 3", "5.3.1", "OFL-1.1", "source-sans-3.txt", sans)
    yield Part("@letele/playing-cards", "0.1.0", "CC0-1.0", "playing-cards.txt", courts)


def write_licenses(found: Sequence[Part], root: Path) -> None:
    """Write the texts below a folder."""
    (root / "licenses").mkdir(exist_ok=True)
    for part in found:
        (root / "licenses" / part.file).write_text(part.text, "utf-8")


def _own() -> str:
    """Our license: in a checkout, or among the files of the installation."""
    path = compiled.PACKAGE.parents[1] / "LICENSE"
    return _of(path) if path.is_file() else distribution("cassino").read_text("licenses/LICENSE") or ""


def _installed(package: str) -> str:
    """The license of an installed package."""
    names = [each for each in distribution(package).files or () if each.name.startswith("LICENSE")]
    return "\n".join(each.read_text("utf-8") for each in names)


def _in_wheel(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" in name and "LICENSE" in name]
        return "\n".join(archive.read(name).decode("utf-8") for name in names)


def _of(path: Path) -> str:
    return path.read_text("utf-8")
