"""The files for people who report or send something, and those that only other machines run, are sound."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FORMS = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
SHOWN = {"markdown", "textarea", "input", "dropdown", "checkboxes"}


def loaded(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks_each_thing_once_and_needs_something(path: Path) -> None:
    form = loaded(str(path.relative_to(ROOT)))
    assert form["name"] and form["description"] and {each["type"] for each in form["body"]} <= SHOWN
    asked = [each for each in form["body"] if each["type"] != "markdown"]
    assert len({each["id"] for each in asked}) == len(asked) == len({each["attributes"]["label"] for each in asked})
    assert any(each.get("validations", {}).get("required") for each in asked)


def test_there_are_forms_for_faults_rules_and_ideas() -> None:
    assert [path.stem for path in FORMS] == ["bug", "idea", "rule"]


def test_before_a_commit_make_check_runs() -> None:
    [repository] = loaded(".pre-commit-config.yaml")["repos"]
    [hook] = repository["hooks"]
    assert repository["repo"] == "local" and hook["entry"].split()[0] == "make" and not hook["pass_filenames"]
    target = hook["entry"].split()[-1]
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


def test_wheels_are_for_all_supported_pythons() -> None:
    listed = {line.rpartition(" ")[2] for line in PYPROJECT["project"]["classifiers"] if " :: 3." in line}
    wheels = PYPROJECT["tool"]["cibuildwheel"]
    assert {f"cp{version.replace('.', '')}-*" for version in listed} == set(wheels["build"])
    assert f">={min(listed, key=lambda version: int(version[2:]))}" == PYPROJECT["project"]["requires-python"]
    for command in (wheels["test-command"], wheels["windows"]["test-command"]):
        assert (ROOT / command.split()[1].removeprefix("{project}/")).is_file()


def test_what_the_workflow_runs_is_there() -> None:
    text = (ROOT / ".github/workflows/release.yml").read_text("utf-8")
    assert text.startswith("# Not tried yet")
    steps = [step for job in yaml.safe_load(text)["jobs"].values() for step in job["steps"]]
    targets = [found for step in steps for found in re.findall(r"make (\w+)", step.get("run", ""))]
    assert targets and all(re.search(rf"^{name}:", (ROOT / "Makefile").read_text(), re.MULTILINE) for name in targets)
