"""The static files of the folder: the scripts that its pages load, catalogs, styles and pictures."""

import posixpath
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

import msgspec

from cassino.site.python import Python
from cassino.site.ready import ready
from cassino.texts import files
from cassino.texts.language import DRAFTS, ENGLISH, speaking
from cassino.web import STATIC
from cassino.web.addresses import digest_of
from cassino.web.scripts import texts

FIRST = (
    *("table/main.js", "shared/header.js", "shared/theme.js", "local/place.js", "absent/main.js"),
    *("games/main.js", "statistics/main.js", "review/main.js", "contests/daily/main.js", "open/main.js"),
    *("learn/main.js", "lesson/main.js", "puzzle/main.js"),
    *("house/main.js", "book/main.js", "score/main.js"),
)
"""The scripts that documents name."""
REPLACED = {
    "shared/host.js": "local/host.js",
    "shared/language.js": "local/language.js",
    "table/socket.js": "local/link.js",
}
"""Scripts whose place another one takes, because there is no server."""
NOT_TAKEN = ("types.d.ts", "sw.js", "art/preview.png")
_NAMED = re.compile(r'"(\.\.?/[\w./-]+\.js)"')
"""Another script, in an import or an address."""


def write_static(languages: Iterable[str], python: Python, root: Path) -> str:
    """Write the static files below a folder. Returns their hash, which is in their addresses."""
    made = root / "static" / "new"
    for path in sorted(path for path in STATIC.rglob("*") if path.is_file() and _is_taken(path)):
        _copy(path, made / path.relative_to(STATIC))
    for name in scripts():
        _write_script(name, made)
    _name_python(python.address, made / "local" / "worker.js")
    for language in languages:
        _write_texts(language, python.is_plain, made)
    name = digest_of((made,))
    made.rename(made.with_name(name))
    return name


def _is_taken(path: Path) -> bool:
    return path.suffix != ".js" and path.relative_to(STATIC).as_posix() not in NOT_TAKEN


def _copy(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)


def scripts() -> list[str]:
    """The scripts that the pages of the folder can load, those of FIRST and all that they name."""
    found = list(FIRST)
    for name in found:
        found += [each for each in _named(name) if each not in found]
    return sorted(found)


def _named(script: str) -> list[str]:
    """The scripts that a script names, or that the one in its place does. Comments also name files of types."""
    found = _NAMED.findall(source(script))
    names = [posixpath.normpath(posixpath.join(posixpath.dirname(script), name)) for name in found]
    return [name for name in names if (STATIC / name).is_file()]


def source(script: str) -> str:
    """A script as the folder has it."""
    other = REPLACED.get(script)
    if other and (STATIC / other).is_file():
        return f'export * from "../{other}";\n'
    return (STATIC / script).read_text("utf-8")


def _write_script(name: str, made: Path) -> None:
    path = made / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source(name), "utf-8")


def _name_python(address: str, worker: Path) -> None:
    """Tell the script that starts Python where it is."""
    worker.write_text(worker.read_text("utf-8").replace('"/python/"', f'"{address}"'), "utf-8")


def _write_texts(language: str, is_plain: bool, made: Path) -> None:
    """The catalogs that the scripts read, and the answers that need no Python."""
    spoken = {language, ENGLISH} if language in DRAFTS else {language}
    names = {name for script in scripts() if (made / script).suffix == ".js" for name in texts(script, made)}
    for each in spoken:
        (made / each).mkdir(exist_ok=True)
        for name in sorted(names):
            (made / each / f"{name}.ftl").write_text(files.text(each, name), "utf-8")
    with speaking(language):
        for name, answers in ready(is_plain):
            (made / language / f"{name}.json").write_bytes(msgspec.json.encode(answers))
