"""`cassino site`: what it refuses, and what is in the folder that it writes."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from cassino.analysis.puzzles.puzzle import shipped
from cassino.cli.main import main
from cassino.rules import load_variant, variant_ids
from cassino.site import folder, python
from cassino.site.documents import addresses
from cassino.site.errors import SiteError
from cassino.site.pyodide import LIBRARY, LOCK, PACKAGE, RUNTIME, found_in
from cassino.site.worker import digest
from cassino.web import STATIC
from pure_engine import PLAIN_ENGINE

WHEEL = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
Said = tuple[int, str]
Run = Callable[..., Said]


def pyodide(folder: Path, version: str = "314.0.7") -> Path:
    """A folder that looks like Pyodide, without anything to run."""
    folder.mkdir()
    for name in RUNTIME:
        (folder / name).write_text(name)
    (folder / PACKAGE).write_text(json.dumps({"version": version}))
    info = {"abi_version": "2026_0", "arch": "wasm32", "python": "3.14.2"}
    (folder / LOCK).write_text(json.dumps({"info": info, "packages": {"numpy": {}}}))
    with zipfile.ZipFile(folder / LIBRARY, "w") as library:
        for name in ("json/__init__.py", "turtle.py", "encodings/cp037.py", "encodings/utf_8.py"):
            library.writestr(name, "A = 1\n")
    with zipfile.ZipFile(folder / WHEEL, "w") as wheel:
        wheel.writestr("msgspec/__init__.py", "A = 1\n")
        wheel.writestr("msgspec-0.22.0.dist-info/licenses/LICENSE", "Use it well.\n")
    return folder


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `cassino site` where nothing can compile modules; returns the exit status and what it said."""
    monkeypatch.setattr(python, "_compiler", lambda *_: [])

    def ran(*arguments: object) -> Said:
        with pytest.raises(SystemExit) as ended:
            main(["site", *map(str, arguments)])
        said = capsys.readouterr()
        return int(ended.value.code or 0), said.err + said.out

    return ran


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in two languages."""
    folder = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch, pytest.raises(SystemExit):
        patch.setattr(python, "_compiler", lambda *_: [])
        main(["site", str(folder / "made"), "--language", "en,es", "--pyodide", str(pyodide(folder / "pyodide"))])
    return folder / "made"


def python_of(site: Path) -> Path:
    """The folder of Python, which has a hash in its name."""
    [found] = (site / "python").iterdir()
    return found


def test_a_folder_of_something_else_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "diary.txt").write_text("mine")
    status, said = run(tmp_path / "other", "--pyodide", pyodide(tmp_path / "pyodide"))
    assert status == 2 and "is not empty" in said
    assert [path.name for path in (tmp_path / "other").iterdir()] == ["diary.txt"]


def test_every_problem_is_named_at_once(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    status, said = run(tmp_path / "file", "--language", "xx,es,yy", "--pyodide", tmp_path)
    assert status == 2
    for part in ("is a file", "language xx", "language yy", "pyodide.asm.wasm, python_stdlib.zip"):
        assert part in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file"]


def test_another_pyodide_is_refused(run: Run, tmp_path: Path) -> None:
    status, said = run(tmp_path / "new", "--pyodide", pyodide(tmp_path / "pyodide", "0.28.0"))
    assert status == 2 and "0.28.0" in said and "314" in said
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("wheel", [None, "msgspec-0.22.0-cp311-cp311-linux_x86_64.whl"])
def test_msgspec_for_another_python_is_refused(run: Run, tmp_path: Path, wheel: str | None) -> None:
    found = pyodide(tmp_path / "pyodide")
    (found / WHEEL).rename(found / (wheel or "moved.zip"))
    more = ["--wheel", found / wheel] if wheel else []
    status, said = run(tmp_path / "new", "--pyodide", found, *more)
    assert status == 2 and "cp314-cp314-pyemscripten_2026_0_wasm32.whl" in said
    assert not (tmp_path / "new").exists()


@pytest.mark.slow
def test_a_folder_is_replaced_as_a_whole_and_has_the_same_bytes(run: Run, tmp_path: Path) -> None:
    arguments = (tmp_path / "new", "--pyodide", pyodide(tmp_path / "pyodide"))
    status, said = run(*arguments)
    assert status == 0 and "twice as long" in said
    first = {address: path.read_bytes() for address, path in addresses(tmp_path / "new").items()}
    (tmp_path / "new" / "old.txt").write_text("of the version before")
    (tmp_path / "new" / ".git").mkdir()
    (tmp_path / "new" / ".git" / "HEAD").write_text("of whoever publishes it")
    assert run(*arguments)[0] == 0
    assert (tmp_path / "new" / ".git" / "HEAD").read_text() == "of whoever publishes it"
    shutil.rmtree(tmp_path / "new" / ".git")
    assert {address: path.read_bytes() for address, path in addresses(tmp_path / "new").items()} == first
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "pyodide"]


Filled = tuple[Path, Path]


@pytest.fixture
def replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Filled:
    """An order whose folder is quickly filled; the folder, which has been written once."""
    (tmp_path / "beside").mkdir()
    place = tmp_path / "beside" / "site"

    def fill(_wanted: object, root: Path) -> bool:
        (root / folder.MARK).write_text('{"cassino": "1"}')
        (root / "content").write_text(str(len(list(tmp_path.glob("written*")))))
        return True

    monkeypatch.setattr(folder, "fill", fill)
    return place, pyodide(tmp_path / "pyodide")


def written(place: Path, found: Path) -> None:
    folder.write(folder.order(place, ["en"], found, None, True))


def failing(monkeypatch: pytest.MonkeyPatch, *fails: int) -> None:
    """Lets these renamings fail, counted from 1."""
    rename, count = Path.rename, iter(range(1, 100))

    def renamed(path: Path, to: Path) -> Path:
        if next(count) in fails:
            raise PermissionError(13, "Permission denied", str(to))
        return rename(path, to)

    monkeypatch.setattr(Path, "rename", renamed)


def test_a_folder_is_replaced(replaced: Filled) -> None:
    place, found = replaced
    written(place, found)
    (place.parents[1] / "written").touch()
    written(place, found)
    assert (place / "content").read_text() == "1"
    assert [path.name for path in place.parent.iterdir()] == ["site"]


@pytest.mark.parametrize("fails", [1, 2])
def test_a_folder_that_cannot_be_replaced_stays(replaced: Filled, monkeypatch: pytest.MonkeyPatch, fails: int) -> None:
    place, found = replaced
    written(place, found)
    (place.parents[1] / "written").touch()
    failing(monkeypatch, fails)
    with pytest.raises(SiteError, match=r"Permission denied.*unchanged"):
        written(place, found)
    assert (place / "content").read_text() == "0"
    assert [path.name for path in place.parent.iterdir()] == ["site"]


def test_a_folder_that_cannot_be_put_back_is_not_lost(replaced: Filled, monkeypatch: pytest.MonkeyPatch) -> None:
    place, found = replaced
    written(place, found)
    (place.parents[1] / "written").touch()
    failing(monkeypatch, 2, 3)
    with pytest.raises(SiteError, match="Permission denied") as problem:
        written(place, found)
    [aside] = place.parent.iterdir()
    assert (aside / "site" / "content").read_text() == "0"
    assert str(aside / "site") in str(problem.value)


def test_a_folder_stays_when_the_command_is_interrupted(replaced: Filled, monkeypatch: pytest.MonkeyPatch) -> None:
    place, found = replaced
    written(place, found)

    def interrupted(path: Path, to: Path) -> Path:
        if path.name == "new":
            raise KeyboardInterrupt
        return rename(path, to)

    rename = Path.rename
    monkeypatch.setattr(Path, "rename", interrupted)
    with pytest.raises(KeyboardInterrupt):
        written(place, found)
    assert (place / "content").read_text() == "0"
    assert [path.name for path in place.parent.iterdir()] == ["site"]


@pytest.mark.slow
def test_checking_writes_nothing(run: Run, tmp_path: Path) -> None:
    status, said = run(tmp_path / "new", "--check", "--pyodide", pyodide(tmp_path / "pyodide"))
    assert status == 0 and "python/cassino.zip" in said and "gzip" in said
    assert [path.name for path in tmp_path.iterdir()] == ["pyodide"]


@pytest.mark.slow
def test_no_link_is_dead(site: Path) -> None:
    found = addresses(site)
    for address, path in found.items():
        if path.suffix != ".html":
            continue
        text = path.read_text("utf-8")
        links = re.findall(r'\b(?:href|src)="([^"#?]+)', text)
        assert links and not [link for link in links if link not in found], address
        for anchor in re.findall(r'href="#([^"]+)"', text):
            assert f'id="{anchor}"' in text, (address, anchor)


@pytest.mark.slow
def test_other_names_of_games_lead_to_their_pages(site: Path) -> None:
    for before, place in ((before, place) for before in ("", "/es") for place in ("/rules", "/learn/rules")):
        text = (site / f"{before}{place}/casino/index.html".lstrip("/")).read_text("utf-8")
        assert f'content="0; url={before}{place}/casino_long/"' in text
    aliases = {alias for id in variant_ids() for alias in load_variant(id).aliases}
    assert aliases and not [each for each in aliases if not (site / "rules" / each / "index.html").is_file()]


@pytest.mark.slow
def test_an_unknown_address_has_a_page(site: Path) -> None:
    for before, language in (("", "en"), ("es/", "es")):
        text = (site / f"{before}404.html").read_text("utf-8")
        assert f'<html lang="{language}">' in text
        assert f'href="/{before}rules/"' in text and f'href="/{before}"' in text


@pytest.mark.slow
def test_without_the_compiled_engine_only_levels_that_do_not_search_are_offered(site: Path) -> None:
    [path] = (site / "static").glob("*/en/variants.json")
    offered = json.loads(path.read_text("utf-8"))["/api/variants"]
    assert [each["level"] for each in offered["levels"]] == [1, 2, 3, 4, 5]
    assert "level 5" in offered["levels_note"]


@pytest.mark.slow
def test_scripts_and_python_of_a_version_know_each_other_by_hashes(site: Path) -> None:
    [worker] = (site / "static").glob("*/local/worker.js")
    assert f'"/python/{python_of(site).name}/"' in worker.read_text("utf-8")


@pytest.mark.slow
def test_pages_stay_in_their_language(site: Path) -> None:
    for path in (site / "es").rglob("*.html"):
        text = path.read_text("utf-8")
        assert '<html lang="es">' in text
        assert not re.findall(r'<a [^>]*href="/(?!es/|licenses/\w|es")[^"]*"', text), path


@pytest.mark.slow
def test_every_document_says_what_it_may_load(site: Path) -> None:
    for path in site.rglob("*.html"):
        policy = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', path.read_text("utf-8"))
        assert len(policy) == 1 and "unsafe-eval" not in policy[0].replace("wasm-unsafe-eval", ""), path


@pytest.mark.slow
def test_the_worker_keeps_every_file(site: Path) -> None:
    text = (site / "sw.js").read_text("utf-8")
    listed = json.loads(re.findall(r"const FILES = (\{.*?\});", text, re.DOTALL)[0])
    found = {address: digest(path) for address, path in addresses(site).items()}
    leading = json.loads(re.findall(r"const MOVED = (\{.*?\});", text, re.DOTALL)[0])
    not_kept = {"/sw.js", "/cassino-site.json", *leading, *(f"/es{address}" for address in leading)}
    assert listed == {name: each for name, each in found.items() if name not in not_kept}
    assert 'const LANGUAGES = ["en", "es"];' in text and "%" not in re.sub(r"\{.*?\};", "", text, flags=re.DOTALL)


@pytest.mark.slow
def test_lessons_have_documents_and_their_answers_a_file(site: Path) -> None:
    for before, language in (("", "en"), ("es/", "es")):
        [path] = (site / "static").glob(f"*/{language}/lessons.json")
        answers = json.loads(path.read_text("utf-8"))
        names = [each["name"] for each in answers["/api/lessons"]["lessons"]]
        for name in (*names, "deal"):
            assert f"/api/lessons/{name}" in answers
            assert "/lesson/main.js" in (site / f"{before}learn/{name}/index.html").read_text("utf-8")
        assert f'href="/{before}learn/rules/scopa/"' in (site / f"{before}learn/index.html").read_text("utf-8")


@pytest.mark.slow
def test_puzzles_have_a_document_and_a_file(site: Path) -> None:
    for before, language in (("", "en"), ("es/", "es")):
        [path] = (site / "static").glob(f"*/{language}/puzzles.json")
        answers = json.loads(path.read_text("utf-8"))
        assert len(answers) == 1 + len(shipped()) and answers["/api/puzzles/1"]["of"] == len(shipped())
        for place in ("puzzle", "puzzle/next"):
            assert "/puzzle/main.js" in (site / f"{before}{place}/index.html").read_text("utf-8")


@pytest.mark.slow
def test_scripts_find_what_they_import(site: Path) -> None:
    static = next((site / "static").iterdir())
    for path in static.rglob("*.js"):
        text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
        for name in re.findall(r'(?:from|import\(|^import) ?"(\.[^"]+)"', text, re.MULTILINE):
            assert (path.parent / name).is_file(), (path, name)
    assert not any("WebSocket" in path.read_text("utf-8") for path in static.rglob("*.js"))
    assert len(list(static.rglob("*.js"))) < len(list(STATIC.rglob("*.js")))


@pytest.mark.slow
def test_the_python_of_the_page_has_no_server(site: Path) -> None:
    with zipfile.ZipFile(python_of(site) / "cassino.zip") as archive:
        names = archive.namelist()
    assert "cassino/local/speaking.py" in names and "cassino/texts/languages/es/table.ftl" in names
    assert "msgspec/__init__.py" in names and "fluent/syntax/parser.py" in names
    assert not [name for name in names if re.match(r"cassino/(server|cli|web/static|site|texts/languages/fr)/", name)]
    pages = {name for name in names if name.startswith("cassino/web/templates/")}
    assert pages == {f"cassino/web/templates/{name}.html" for name in ("header", "layout", "rules", "sheet")}
    with zipfile.ZipFile(python_of(site) / "stdlib.zip") as library:
        assert library.namelist() == ["encodings/utf_8.py", "json/__init__.py"]


def test_the_compiled_engine_takes_the_place_of_its_sources(tmp_path: Path) -> None:
    found = found_in(pyodide(tmp_path / "pyodide"), None, [])
    assert found
    for unit in python.engine_files(found.folder):
        unit.write_bytes(b"engine")
    (found.folder / python.ENGINE).write_text(python.engine_sources())
    names, plain = python.bundle(found, ["en"], plain=False), python.bundle(found, ["en"], plain=True)
    assert "cassino/_engine.abi3.so" in names and "cassino/engine/legal.py" not in names
    assert not [name for name in names if "encoding" in name]
    assert "cassino/_engine.abi3.so" not in plain and "cassino/engine/legal.py" in plain
    assert "cassino/engine/match.py" in names


WITHOUT = """
import json, sys
class Without:
    def find_spec(self, name, path=None, target=None):
        place = name.replace(".", "/")
        if f"{place}.py".startswith(left_out) or f"{place}/".startswith(left_out):
            raise ModuleNotFoundError(name)
left_out = tuple(json.loads(sys.argv[1]))
sys.meta_path.insert(0, Without())
import cassino.local.speaking
"""


def test_the_python_of_the_page_imports_nothing_that_is_left_out() -> None:
    ours = (f"cassino/{name}" if name.endswith(".py") else f"cassino/{name}/" for name in python.LEFT_OUT)
    command = [sys.executable, "-c", WITHOUT, json.dumps([*python.UNUSED, *ours])]
    for engine in ({}, PLAIN_ENGINE):
        done = subprocess.run(command, env={**os.environ, **engine}, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_the_licenses_of_all_parts_are_there(site: Path) -> None:
    page = (site / "licenses" / "index.html").read_text("utf-8")
    named = re.findall(r'<th scope="row">(.+?)</th><td>.*?</td><td><a href="/licenses/(.+?)">', page)
    assert {"Cassino", "Pyodide", "CPython", "msgspec", "fluent.syntax", "Fraunces"} <= {name for name, _ in named}
    assert {file for _, file in named} == {path.name for path in (site / "licenses").glob("*.txt")}
    assert (site / "licenses" / "msgspec.txt").read_text() == "Use it well.\n"
    assert all(path.read_text("utf-8").strip() for path in (site / "licenses").glob("*.txt"))


@pytest.mark.slow
def test_the_versions_of_libraries_are_those_of_the_list(site: Path) -> None:
    listed = (Path(__file__).parents[2] / "THIRD_PARTY.md").read_text("utf-8")
    page = (site / "licenses" / "index.html").read_text("utf-8")
    for name, version, license in re.findall(r"^\| ([^|]+) \| ([\d.]+) \| ([\w.-]+) \|", listed, re.MULTILINE):
        row = re.search(rf"<td>{re.escape(version)}</td><td><a [^>]+>{re.escape(license)}</a>", page)
        assert row, name


PYODIDE = Path(__file__).parents[2] / "build" / "pyodide"


@pytest.mark.slow
@pytest.mark.skipif(not (PYODIDE / PACKAGE).is_file(), reason="there is no Pyodide: make site")
def test_modules_are_compiled_the_same_each_time(tmp_path: Path) -> None:
    made = []
    for name in ("first", "second"):
        done = subprocess.run(
            [sys.executable, "-m", "cassino", "site", tmp_path / name, "--pyodide", PYODIDE],
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stderr) == (0, "")
        made.append({address: path.read_bytes() for address, path in addresses(tmp_path / name).items()})
    assert made[0] == made[1]
    with zipfile.ZipFile(python_of(tmp_path / "first") / "cassino.zip") as archive:
        assert "cassino/local/speaking.pyc" in archive.namelist()
        assert not [name for name in archive.namelist() if name.endswith(".py")]
