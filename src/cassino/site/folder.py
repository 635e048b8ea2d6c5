"""Writes the folder: everything beside its place first, then in its place at once."""

import json
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cassino import __version__
from cassino.errors import joined
from cassino.site.documents import write_documents
from cassino.site.errors import SiteError
from cassino.site.licenses import parts, write_licenses
from cassino.site.pyodide import Pyodide, found_in
from cassino.site.python import write_python
from cassino.site.scripts import write_static
from cassino.site.sizes import Size, sizes
from cassino.site.worker import write_worker
from cassino.texts.language import PSEUDO, known

MARK = "cassino-site.json"
"""The file that says that a folder was written here, and may be replaced."""


@dataclass(frozen=True)
class Order:
    """What to write. plain: without the compiled engine."""

    folder: Path
    languages: Sequence[str]
    pyodide: Pyodide
    plain: bool


def order(folder: Path, languages: Sequence[str], pyodide: Path, wheel: Path | None, plain: bool) -> Order:
    """What to write, once it is known that it can be. Raises SiteError, which names every problem."""
    problems = _of_folder(folder) + _of_languages(languages)
    found = found_in(pyodide, wheel, problems)
    if problems or not found:
        raise joined(problems)
    return Order(folder, tuple(dict.fromkeys(languages)), found, plain)


def _of_folder(folder: Path) -> list[SiteError]:
    if folder.exists() and not folder.is_dir():
        return [SiteError("commands-site-no-folder", folder=str(folder))]
    if folder.is_dir() and any(folder.iterdir()) and not _is_ours(folder):
        return [SiteError("commands-site-other-folder", folder=str(folder))]
    return []


def _is_ours(folder: Path) -> bool:
    """Whether a folder was written here."""
    try:
        return "cassino" in json.loads((folder / MARK).read_text("utf-8"))
    except (OSError, ValueError, TypeError):
        return False


def _of_languages(languages: Sequence[str]) -> list[SiteError]:
    offered = [code for code in known() if code != PSEUDO]
    unknown = [code for code in languages if code not in offered]
    return [SiteError("commands-no-language", name=code, known=", ".join(offered)) for code in unknown]


def write(wanted: Order) -> bool:
    """Write the folder, or replace it as a whole. Returns whether Python's modules could be compiled.

    Raises SiteError if the new folder cannot be put in its place; then the old one is still there.
    """
    place = wanted.folder.absolute()
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{place.name}-", dir=place.parent) as beside:
        made = Path(beside) / "new"
        made.mkdir()
        is_compiled = fill(wanted, made)
        _replace(place, made)
    return is_compiled


def _replace(place: Path, made: Path) -> None:
    """Put a new folder in the place of the old one, if there is one; that is deleted when nothing can fail any more.

    What has a hidden name was not written here and stays: `.git`, `.well-known`.
    """
    if not place.exists():
        made.rename(place)
        return
    aside = Path(tempfile.mkdtemp(prefix=f".{place.name}-old-", dir=place.parent))
    old = aside / place.name
    try:
        place.rename(old)
        made.rename(place)
    except BaseException as problem:
        lost = _put_back(old, place)
        if isinstance(problem, OSError):
            key = "commands-site-not-back" if lost else "commands-site-not-replaced"
            raise SiteError(key, folder=str(place), old=str(old), problem=str(problem)) from problem
        raise
    for hidden in old.glob(".*"):
        hidden.rename(place / hidden.name)
    shutil.rmtree(aside, ignore_errors=True)


def _put_back(old: Path, place: Path) -> bool:
    """Move the old folder back if it was moved away. Returns whether it still lies aside."""
    if old.exists():
        try:
            old.rename(place)
        except OSError:
            return True
    old.parent.rmdir()
    return False


def measured(wanted: Order) -> tuple[bool, list[Size]]:
    """Whether Python's modules could be compiled, and the sizes of the folder, which is not written."""
    with tempfile.TemporaryDirectory() as elsewhere:
        return fill(wanted, Path(elsewhere)), list(sizes(Path(elsewhere)))


def fill(wanted: Order, root: Path) -> bool:
    """Write everything into an empty folder. Returns whether Python's modules could be compiled."""
    python = write_python(wanted.pyodide, wanted.languages, wanted.plain, root)
    content = write_static(wanted.languages, python, root)
    found = parts(wanted.pyodide)
    write_licenses(found, root)
    write_documents(wanted.languages, content, found, root)
    version = write_worker(wanted.languages, root)
    mark = {"cassino": __version__, "pyodide": wanted.pyodide.version, "languages": wanted.languages, "site": version}
    (root / MARK).write_text(json.dumps(mark, indent=2) + "\n", "utf-8")
    return python.is_compiled
