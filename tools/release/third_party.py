"""The work of others that is shipped, as THIRD_PARTY.md lists it."""

import re
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

FILE = "THIRD_PARTY.md"
ROW = re.compile(r"^\| ([^|]+) \| (\d[^|]*) \| ([^|]+) \| `([^|]+)` \| ([^|]+) \| `([^|]+)` \|$", re.MULTILINE)
TEXT = re.compile(r"\]\(([^)]+)\)")


@dataclass(frozen=True)
class Work:
    """Something that others have made."""

    name: str
    version: str
    license: str
    files: str
    """A pattern for the names of its files."""
    texts: tuple[str, ...]
    """The files with its license."""
    package: str
    """Where it comes from, as a package URL."""

    def covers(self, name: str) -> bool:
        """Whether a file is part of it or explains its license."""
        return fnmatch(name, self.files) or name in self.texts


def works(root: Path) -> list[Work]:
    """All that are listed."""
    rows = ROW.findall((root / FILE).read_text("utf-8"))
    return [
        Work(name, version, license_, files, tuple(TEXT.findall(texts)), package)
        for name, version, license_, files, texts, package in rows
    ]
