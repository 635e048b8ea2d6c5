"""What a release is made of: a list of components in the form of CycloneDX 1.6.

Our own, because the usual tools see only Python packages, and here fonts, cards and scripts are shipped, too.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.release.third_party import Work, works

Package = dict[str, Any]
"""An installed package: its name, version, license, and the names of those it needs."""

INSTALLED = """
import json
from importlib.metadata import distributions
found = []
for each in distributions():
    said = each.metadata
    kinds = [line.rpartition(" :: ")[2] for line in said.get_all("Classifier", []) if line.startswith("License ::")]
    text = said.get("License-Expression") or ", ".join(kinds) or (said.get("License") or "").partition("\\n")[0]
    found.append({"name": said["Name"], "version": each.version, "license": text, "needs": each.requires or []})
print(json.dumps(found))
"""
"""Lists the packages of the Python that runs it."""
OF_ENVIRONMENTS = {"pip", "setuptools", "wheel"}


def normal(name: str) -> str:
    """A name as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def bill(root: Path, version: str, packages: Iterable[Package]) -> dict[str, Any]:
    """The list for a version. packages: those of an environment with the table in the browser."""
    installed = {normal(each["name"]): each for each in packages if normal(each["name"]) not in OF_ENVIRONMENTS}
    own = installed.pop("cassino", {"needs": []})
    shipped = [_shipped(work) for work in works(root)]
    needed = [_needed(name, each) for name, each in sorted(installed.items())]
    references = {name: _reference(name, each) for name, each in installed.items()}
    main = f"pkg:pypi/cassino@{version}"
    links = [{"ref": main, "dependsOn": [each["bom-ref"] for each in shipped] + _links(own, references)}]
    links += [{"ref": references[name], "dependsOn": _links(each, references)} for name, each in installed.items()]
    about = {"type": "application", "bom-ref": main, "name": "cassino", "version": version, "purl": main}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": about | {"licenses": [{"license": {"id": "MIT"}}]}},
        "components": [*shipped, *needed],
        "dependencies": sorted(links, key=lambda link: str(link["ref"])),
    }


def write_bill(path: Path, content: dict[str, Any]) -> None:
    """Write such a list into a file."""
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", "utf-8")


def _shipped(work: Work) -> dict[str, Any]:
    return {
        "type": "library" if "vendor/" in work.files and "fonts" not in work.files else "data",
        "bom-ref": work.package,
        "name": work.name,
        "version": work.version,
        "purl": work.package,
        "licenses": [{"license": {"id": work.license}}],
        "properties": [{"name": "cassino:files", "value": work.files}],
    }


def _needed(name: str, package: Package) -> dict[str, Any]:
    reference = _reference(name, package)
    known = {"type": "library", "bom-ref": reference, "name": package["name"], "version": package["version"]}
    licenses = [{"license": {"name": package["license"]}}] if package["license"] else []
    return known | {"purl": reference, "licenses": licenses}


def _reference(name: str, package: Package) -> str:
    return f"pkg:pypi/{name}@{package['version']}"


def _links(package: Package, references: dict[str, str]) -> list[str]:
    names = {normal(re.split(r"[^\w.-]", need)[0]) for need in package["needs"]}
    return sorted(references[name] for name in names if name in references)
