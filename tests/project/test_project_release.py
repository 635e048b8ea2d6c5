"""What `make release` checks: each fault that it is there for is found, and this tree has none but those known."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from cassino import __version__
from tools.release import builds, contents, environments, readme, refusals, sbom, third_party
from tools.release.__main__ import table_of, trials

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MODULE = "src/cassino/__init__.py"
TEXT = "src/cassino/web/static/vendor/fonts/LICENSE-a.txt"
FILES = {
    MODULE,
    "src/cassino/web/x.js",
    "src/cassino/web/x.d.ts",
    TEXT,
    "LICENSE",
    "pyproject.toml",
    "setup.py",
    "tests/LICENSE.txt",
}
ABOUT = "cassino-1.0.0.dist-info"
GOOD = ["cassino/__init__.py", "cassino/web/x.js", TEXT.removeprefix("src/")] + [
    f"{ABOUT}/METADATA", f"{ABOUT}/licenses/LICENSE", f"{ABOUT}/licenses/{TEXT}",
]  # fmt: skip
SOURCES = [
    *sorted(FILES - {"tests/LICENSE.txt", "src/cassino/web/x.d.ts"}),
    "PKG-INFO",
    "src/cassino.egg-info/SOURCES.txt",
]
needs_git = pytest.mark.skipif(not shutil.which("git") or not (ROOT / ".git").exists(), reason="not a git checkout")


def wheel(folder: Path, names: list[str], tag: str = "py3-none-any", size: int = 0) -> Path:
    """A wheel with these files."""
    path = folder / f"cassino-1.0.0-{tag}.whl"
    with zipfile.ZipFile(path, "w") as opened:
        for name in names:
            opened.writestr(name, b"x")
        opened.comment = b""
        opened.writestr(GOOD[0] if size else f"{ABOUT}/RECORD", os.urandom(size))
    return path


def test_a_wheel_with_all_files_and_no_others_is_right(tmp_path: Path) -> None:
    assert not list(contents.problems_of_wheel(wheel(tmp_path, GOOD), FILES))


@pytest.mark.parametrize(
    ("lacking", "more", "said"),
    [
        (GOOD[1], "", "lacks cassino/web/x.js"),
        (GOOD[5], "", f"lacks the license {TEXT}"),
        ("", "tests/test_x.py", "should not have tests/test_x.py"),
        ("", "cassino/_engine.c", "should not have cassino/_engine.c"),
        ("", "cassino/_engine.cpython-311.so", "has 1 compiled files instead of 0"),
        ("", "cassino/other.cpython-311.so", "should not have cassino/other.cpython-311.so"),
    ],
)
def test_a_wheel_that_lacks_something_or_has_too_much(lacking: str, more: str, said: str, tmp_path: Path) -> None:
    names = [name for name in GOOD if name != lacking] + [more] * bool(more)
    assert list(contents.problems_of_wheel(wheel(tmp_path, names), FILES)) == [f"cassino-1.0.0-py3-none-any.whl {said}"]


def test_a_compiled_wheel_has_all_units(tmp_path: Path) -> None:
    units = [f"{name}.cpython-311-x86_64-linux-gnu.so" for name in contents.UNITS_AS_FILES]
    right = wheel(tmp_path, [*GOOD, *units], "cp311-cp311-linux_x86_64")
    assert not list(contents.problems_of_wheel(right, FILES))
    [said] = contents.problems_of_wheel(wheel(tmp_path, GOOD, "cp311-cp311-linux_x86_64"), FILES)
    assert said.endswith(f"has 0 compiled files instead of {len(units)}")


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_wheel_may_not_be_large(tmp_path: Path) -> None:
    [said] = contents.problems_of_wheel(wheel(tmp_path, GOOD, size=5_100_000), FILES)
    assert said.endswith("has 5.1 MB, more than 5")


@pytest.mark.parametrize(
    ("lacking", "more", "said"),
    [("", "", None), (MODULE, "", f"lacks {MODULE}"), ("", "tests/x.py", "should not have tests/x.py")],
)
def test_what_an_archive_of_sources_has(lacking: str, more: str, said: str | None, tmp_path: Path) -> None:
    path = tmp_path / "cassino-1.0.0.tar.gz"
    with tarfile.open(path, "w:gz") as opened:
        for name in [name for name in SOURCES if name != lacking] + [more] * bool(more):
            opened.add(__file__, f"cassino-1.0.0/{name}")
    assert list(contents.problems_of_archive(path, FILES)) == ([f"{path.name} {said}"] if said else [])


@needs_git
@pytest.mark.slow
def test_the_files_of_this_tree_are_as_they_should_be(tmp_path: Path) -> None:
    known = contents.tracked(ROOT)
    archive = builds.build_archive(builds.exported(tmp_path / "tree"), tmp_path)
    assert not list(contents.problems_of_archive(archive, known))
    pure = builds.build_wheel(builds.unpacked(archive, tmp_path / "sources"), tmp_path, builds.PURE)
    assert pure.name == f"cassino-{__version__}-py3-none-any.whl"
    assert not list(contents.problems_of_wheel(pure, known))


@pytest.mark.slow
def test_a_build_that_fails_says_why(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 1\n")
    with pytest.raises(builds.BuildProblem, match="build_sdist failed"):
        builds.build_archive(tmp_path, tmp_path / "dist")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree that is ready for a release, but for translations."""
    (tmp_path / "src/cassino").mkdir(parents=True)
    (tmp_path / MODULE).write_text('__version__ = "1.2.3"\n')
    (tmp_path / "README.md").write_text("# Cards\n")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3\n")
    (tmp_path / "pyproject.toml").write_text('[project.urls]\nHome = "https://example.org"\n')
    for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "All"]):
        git(tmp_path, *command)
    return tmp_path


def git(folder: Path, *arguments: str) -> None:
    """Run git as somebody."""
    known = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *known, *arguments], cwd=folder, check=True)


@needs_git
def test_a_tree_that_is_ready_is_not_refused(tree: Path) -> None:
    checks = (refusals.placeholders, refusals.old_words, refusals.changes, refusals.unwritten_history)
    assert [reason for check in checks for reason in check(tree)] == []


@needs_git
def test_every_reason_is_named_at_once(tree: Path) -> None:
    git(tree, "tag", "v1.3.dev0")
    (tree / MODULE).write_text('__version__ = "1.3.dev0"\n')
    (tree / "pyproject.toml").write_text(
        f'[project.urls]\nHome = "https://{readme.PLACEHOLDER}/x"\nB = "https://b.org"\n'
    )
    (tree / "README.md").write_text(f"https://{readme.PLACEHOLDER}/x is not on the package index yet.")
    git(tree, "add", "README.md")
    assert [re.sub(r"\(.*\)", "()", reason, flags=re.DOTALL) for reason in refusals.refusals(tree)] == [
        "Addresses are still placeholders: Home under [project.urls] in pyproject.toml.",
        "Files name placeholder.invalid: README.md.",
        'README.md still says that the first release is "not on the package index yet".',
        "The tree has changes that are not committed: README.md, pyproject.toml, src/cassino/__init__.py.",
        "1.3.dev0 in src/cassino/__init__.py is not the version of a release, such as 1.0.0.",
        'CHANGELOG.md has no section "## 1.3.dev0".',
        "There is a tag v1.3.dev0 already: the next release needs a new version.",
        "Translations are incomplete (): make translations lists them.",
    ]


def test_this_version_has_a_section() -> None:
    assert refusals.version_of(ROOT) == __version__
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


ADDRESS = re.compile(rf"https://{re.escape(readme.PLACEHOLDER)}[^\s)\"'>`]*")
OF_FILES = ("README.md", "CITATION.cff", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md", "THIRD_PARTY.md")


def test_all_addresses_are_those_of_the_project() -> None:
    paths = [*(ROOT / name for name in OF_FILES), *(ROOT / ".github").rglob("*.*"), *(ROOT / "docs").rglob("*.md")]
    found = {path: ADDRESS.findall(path.read_text("utf-8")) for path in paths if path.is_file()}
    source = PROJECT["urls"]["Source"]
    assert all(address.startswith(source) for address in PROJECT["urls"].values())
    assert not {path: all_ for path, all_ in found.items() if not all(each.startswith(source) for each in all_)}
    assert f'repository-code: "{source}"' in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f'version: "{__version__}"' in (ROOT / "CITATION.cff").read_text("utf-8")


def test_links_of_the_readme_are_whole_as_soon_as_there_is_an_address() -> None:
    text = 'A [page](docs/api.md#x), <img src="docs/table.png">, [site](https://a.org), [here](#top)'
    assert readme.with_whole_addresses(text, f"https://{readme.PLACEHOLDER}/c") == text
    assert readme.with_whole_addresses(text, "https://e.org/c") == (
        'A [page](https://e.org/c/blob/main/docs/api.md#x), <img src="https://e.org/c/raw/main/docs/table.png">, '
        "[site](https://a.org), [here](#top)"
    )


WORKS = third_party.works(ROOT)
OF_OTHERS = re.compile(r"/vendor/|\.(woff2?|ttf|otf)$|/art/courts/")
EXPLAINED = ("README.txt",)


@needs_git
def test_everything_of_others_is_listed_with_its_license() -> None:
    names = {name for name in contents.tracked(ROOT, "src") if OF_OTHERS.search(name) and not name.endswith(EXPLAINED)}
    assert len(WORKS) >= 5
    assert not {name for name in names if not any(work.covers(name) for work in WORKS)}
    for work in WORKS:
        assert any(work.covers(name) for name in names), work
        assert work.texts and all((ROOT / text).is_file() for text in work.texts), work


def test_the_license_of_the_package_names_all_licenses() -> None:
    assert set(PROJECT["license"].split(" AND ")) == {"MIT", *(work.license for work in WORKS)}


PACKAGES = [
    {"name": "cassino", "version": "1.0.0", "license": "MIT", "needs": ["click>=8", 'redis; extra == "redis"']},
    {"name": "click", "version": "8.5", "license": "BSD-3-Clause", "needs": ['colorama; platform_system == "Windows"']},
    {"name": "Fluent.Runtime", "version": "0.4", "license": "", "needs": ["click"]},
    {"name": "pip", "version": "23", "license": "MIT", "needs": []},
]


def test_the_list_of_components_has_what_is_shipped_and_needed() -> None:
    found = sbom.bill(ROOT, "1.0.0", PACKAGES)
    names = [each["name"] for each in found["components"]]
    assert names == [*(work.name for work in WORKS), "click", "Fluent.Runtime"]
    references = {each["bom-ref"] for each in found["components"]} | {"pkg:pypi/cassino@1.0.0"}
    links = {link["ref"]: link["dependsOn"] for link in found["dependencies"]}
    assert links["pkg:pypi/fluent-runtime@0.4"] == ["pkg:pypi/click@8.5"] and links["pkg:pypi/click@8.5"] == []
    assert links["pkg:pypi/cassino@1.0.0"] == [*(work.package for work in WORKS), "pkg:pypi/click@8.5"]
    assert references >= {*links, *(each for needed in links.values() for each in needed)}


def test_the_packages_of_an_environment_are_read() -> None:
    listed = subprocess.run([sys.executable, "-c", sbom.INSTALLED], capture_output=True, text=True, check=True).stdout
    found = {each["name"]: each for each in json.loads(listed)}
    assert "BSD" in found["click"]["license"] and found["cassino"]["needs"]


def test_a_compiled_wheel_is_tried_with_its_own_python_only() -> None:
    own = sys.version_info[:2]
    assert environments.version_of(sys.executable) == own
    assert environments.fits(sys.executable, Path(f"cassino-1.0.0-cp3{own[1]}-cp3{own[1]}-linux_x86_64.whl"))
    assert not environments.fits(sys.executable, Path("cassino-1.0.0-cp399-cp399-linux_x86_64.whl"))
    assert environments.fits(sys.executable, Path("cassino-1.0.0-py3-none-any.whl"))


def test_the_python_of_this_release_is_tried_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONS", raising=False)
    monkeypatch.setattr(environments, "OLDEST", 99)  # nothing supported is found
    assert environments.pythons() == [sys.executable]


def test_a_file_that_no_python_can_try_is_not_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONS", sys.executable)
    file = wheel(tmp_path, GOOD, "cp399-cp399-linux_x86_64")
    with pytest.raises(environments.TrialProblem, match=r"cp399.* cannot be tried with .*: name its Python in PYTHONS"):
        trials([file], {file: "compiled"}, [""], tmp_path)


def test_the_table_of_trials(tmp_path: Path) -> None:
    file = wheel(tmp_path, GOOD)
    lines = table_of([environments.Trial("python3.11", file, "table", PACKAGES, 41.6)]).splitlines()
    assert lines[1].split() == [f"{file.name}[table]", "0.00", "python3.11", "4", "42"]


def test_the_smoke_test_refuses_an_installation_that_is_not_its_own() -> None:
    command = [sys.executable, "-m", "tools.release.smoke", "plain"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert result.returncode and "not from this environment" in result.stderr


def test_a_python_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(environments.TrialProblem, match="no-such-python cannot be started"):
        environments.tried("no-such-python", wheel(tmp_path, GOOD), "plain", "", tmp_path / "environment", {})


@pytest.mark.slow
def test_a_file_that_cannot_be_installed_says_why(tmp_path: Path) -> None:
    with pytest.raises(environments.TrialProblem, match=r"not a valid wheel|invalid"):
        environments.tried(sys.executable, wheel(tmp_path, GOOD), "plain", "", tmp_path / "environment", {})
