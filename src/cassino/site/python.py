"""The Python of the page: its runtime, a library without what no match needs, and cassino with what it imports."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from cassino import compiled
from cassino.site import compiling
from cassino.site.pyodide import LIBRARY, LOCK, RUNTIME, Pyodide
from cassino.texts.language import ENGLISH
from cassino.web.addresses import digest_of

ENGINE = "engine.sha256"
"""Beside the files of the compiled engine: of which sources they are."""
STDLIB, BUNDLE = "stdlib.zip", "cassino.zip"
LEFT_OUT = frozenset({"__main__.py", "arena", "casefiles", "cli", "encoding", "envs", "lab", "server", "site", "tui"})
"""What of cassino no browser imports."""
NEVER_PACKED = (".c", ".pyc", ".pyd", ".pyi", ".so", ".typed")
UNUSED = (
    *("_aix_support.py", "_android_support.py", "_apple_support.py", "_ios_support.py", "_osx_support.py"),
    *("_pydatetime.py", "_pydecimal.py", "_pyio.py", "_pyrepl/", "antigravity.py", "argparse.py", "bdb.py"),
    *("cProfile.py", "cmd.py", "code.py", "compileall.py", "configparser.py", "ctypes/", "curses/", "dbm/"),
    *("doctest.py", "email/", "ensurepip/", "filecmp.py", "fileinput.py", "ftplib.py", "getpass.py"),
    *("http/", "idlelib/", "imaplib.py", "mailbox.py", "mimetypes.py", "modulefinder.py"),
    *("multiprocessing/", "netrc.py", "optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py"),
    *("profile.py", "pstats.py", "pty.py", "pyclbr.py", "pydoc.py", "pydoc_data/", "rlcompleter.py", "sched.py"),
    *("shelve.py", "smtplib.py", "socketserver.py", "sqlite3/", "ssl.py", "stringprep.py", "symtable.py"),
    *("tabnanny.py", "tarfile.py", "this.py", "timeit.py", "tkinter/", "trace.py", "tracemalloc.py", "turtle.py"),
    *("unittest/", "venv/", "wave.py", "webbrowser.py", "wsgiref/", "xml/", "xmlrpc/", "zipapp.py"),
    *("zoneinfo/", "asyncio/proactor_events.py", "asyncio/windows_"),
)
"""What of Python's library is left out: names of modules, and beginnings of names."""
ENCODINGS = frozenset({"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "unicode_escape", "utf_8"})
"""Those that are kept; a hundred others are for old files."""
PACKAGES = ("fluent.syntax", "jinja2", "markupsafe", "wcwidth")
"""What cassino imports there, beside msgspec."""
UNUSED_PARTS = (
    *("jinja2/constants.py", "jinja2/ext.py", "jinja2/meta.py", "jinja2/nativetypes.py", "jinja2/sandbox.py"),
    "wcwidth/table_grapheme_overrides/_known_",
)
"""What of these packages is left out, because nothing asks for it: beginnings of names."""
TEMPLATES = frozenset({"header.html", "layout.html", "rules.html", "sheet.html"})
"""Those of rule books; other pages are files."""
TYPING = b"from typing import *\n"
"""In place of the package typing_extensions: this Python has all that fluent.syntax asks it for."""
SAME = {"PYTHONHASHSEED": "0"}
"""Without it, sets are written in another order each time."""


class Python(NamedTuple):
    """What has been written. address: of its folder, which contains a hash of all its files, so that no page gets
    those of another version; is_compiled: whether modules are .pyc files; is_plain: whether the engine is not compiled.
    """

    address: str
    is_compiled: bool
    is_plain: bool


def write_python(pyodide: Pyodide, languages: Iterable[str], plain: bool, root: Path) -> Python:
    """Write the runtime and both archives below a folder. plain: without the compiled engine."""
    folder = root / "python" / "new"
    folder.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copyfile(pyodide.folder / name, folder / name)
    info = json.loads((pyodide.folder / LOCK).read_text("utf-8"))["info"]
    (folder / LOCK).write_text(json.dumps({"info": info, "packages": {}}), "utf-8")
    compiling.pack(library(pyodide), str(folder / STDLIB))
    compiling.pack(bundle(pyodide, languages, plain), str(folder / BUNDLE))
    is_compiled = _compile(pyodide, folder)
    name = digest_of((folder,))
    folder.rename(folder.with_name(name))
    return Python(f"/python/{name}/", is_compiled, plain or not fits(pyodide.folder))


def library(pyodide: Pyodide) -> dict[str, bytes]:
    """The sources of Python's library that are kept, by name."""
    with zipfile.ZipFile(pyodide.folder / LIBRARY) as archive:
        names = [name for name in archive.namelist() if _is_kept(name)]
        return {name: archive.read(name) for name in names}


def _is_kept(name: str) -> bool:
    is_encoding = name.startswith("encodings/") and name[10:].removesuffix(".py") not in ENCODINGS
    return name.endswith(".py") and not is_encoding and not name.startswith(UNUSED)


def bundle(pyodide: Pyodide, languages: Iterable[str], plain: bool) -> dict[str, bytes]:
    """The files of cassino and of what it imports, by name. plain: without the compiled engine."""
    found = {f"cassino/{name}": text for name, text in _cassino({ENGLISH, *languages})}
    for package in PACKAGES:
        found |= dict(_installed(package))
    found["typing_extensions.py"] = TYPING
    with zipfile.ZipFile(pyodide.wheel) as wheel:
        names = [name for name in wheel.namelist() if name.startswith("msgspec/")]
        found |= {name: wheel.read(name) for name in names if name.endswith((".py", ".so"))}
    if not plain and fits(pyodide.folder):
        found |= {f"cassino/{unit.name}": unit.read_bytes() for unit in engine_files(pyodide.folder)}
        for module in compiled.sources():
            found.pop(f"{module.replace('.', '/')}.py", None)
    return found


def engine_units() -> list[str]:
    """The names of the compiled units of which a browser needs any module."""
    packages = {unit: {module.split(".")[1] for module in modules} for unit, modules in compiled.UNITS.items()}
    return [unit.rpartition(".")[2] for unit, needed in packages.items() if not needed <= LEFT_OUT]


def engine_files(folder: Path) -> list[Path]:
    """Where `make wasm` puts the compiled engine."""
    return [folder / f"{unit}.abi3.so" for unit in engine_units()]


def engine_sources() -> str:
    """A hash of what the compiled engine is made of; `make wasm` writes it into ENGINE."""
    digest = hashlib.sha256()
    for path in (compiled.PACKAGE / "kernel.py", *sorted(compiled.sources().values())):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def fits(folder: Path) -> bool:
    """Whether a compiled engine is there, and is of the sources that are at hand."""
    files = [folder / ENGINE, *engine_files(folder)]
    return all(file.is_file() for file in files) and files[0].read_text("utf-8").strip() == engine_sources()


def _cassino(languages: set[str]) -> Iterator[tuple[str, bytes]]:
    """The modules and data of cassino, with the catalogs of these languages."""
    for path in sorted(compiled.PACKAGE.rglob("*")):
        name = path.relative_to(compiled.PACKAGE).as_posix()
        parts = name.split("/")
        if path.is_file() and _is_taken(parts, languages) and path.suffix not in NEVER_PACKED:
            yield name, path.read_bytes()


def _is_taken(parts: list[str], languages: set[str]) -> bool:
    """Whether a file of cassino is of use there. parts: of its path."""
    if parts[:2] == ["texts", "languages"]:
        return parts[2] in languages or len(parts) == 3
    if parts[0] == "web":
        return len(parts) == 2 or (parts[1] == "templates" and parts[2] in TEMPLATES)
    return parts[0] not in LEFT_OUT


def _installed(package: str) -> Iterator[tuple[str, bytes]]:
    """The files of an installed package that a browser needs."""
    spec = find_spec(package)
    if not spec or not spec.origin:
        raise ModuleNotFoundError(name=package)
    place, folder = package.replace(".", "/"), Path(spec.origin).parent
    for path in sorted(folder.rglob("*.*")):
        name = f"{place}/{path.relative_to(folder).as_posix()}"
        if path.is_file() and path.suffix not in NEVER_PACKED and not name.startswith(UNUSED_PARTS):
            yield name, path.read_bytes()


def _compile(pyodide: Pyodide, folder: Path) -> bool:
    """Replace the sources in both archives by compiled modules; False, and nothing is changed, if nothing here can."""
    made = {name: f"{name}.compiled" for name in (STDLIB, BUNDLE)}
    command = _compiler(pyodide, folder)
    if not command:
        return False
    pairs = [name for pair in made.items() for name in pair]
    subprocess.run([*command, *pairs], cwd=folder, check=True, env=os.environ | SAME, stdout=subprocess.DEVNULL)
    for name, new in made.items():
        (folder / new).replace(folder / name)
    return True


def _compiler(pyodide: Pyodide, folder: Path) -> list[str]:
    """The beginning of a command that compiles for this Pyodide; empty if there is neither such a Python nor Node."""
    script = str(Path(compiling.__file__).resolve())
    is_ours = pyodide.python == f"{sys.version_info.major}.{sys.version_info.minor}"
    if python := sys.executable if is_ours else shutil.which(f"python{pyodide.python}"):
        return [python, "-s", script]
    if node := shutil.which("node"):
        program = Path(__file__).with_name("compile.mjs").resolve()
        return [node, str(program), str(pyodide.folder.resolve()), str(folder.resolve()), script]
    return []
