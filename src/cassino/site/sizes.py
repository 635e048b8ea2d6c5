"""How large a folder is, by part: as it lies there, and as servers send it."""

import gzip
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from cassino.site.documents import addresses


class Size(NamedTuple):
    """A part of a folder in bytes. brotli: None where it cannot be measured."""

    part: str
    files: int
    raw: int
    gzip: int
    brotli: int | None


def sizes(root: Path) -> Iterator[Size]:
    """The size of each file below `python`, and of each other part, then of all."""
    groups: dict[str, list[Path]] = {}
    for address, path in addresses(root).items():
        groups.setdefault(_part(address), []).append(path)
    found = [_size(part, paths) for part, paths in sorted(groups.items())]
    yield from found
    brotli = sum(each.brotli or 0 for each in found) if _brotli() else None
    yield Size("", sum(each.files for each in found), sum(each.raw for each in found), _sum(found), brotli)


def _sum(found: list[Size]) -> int:
    return sum(each.gzip for each in found)


def _part(address: str) -> str:
    top, name = address.split("/")[1], address.rpartition("/")[2]
    return f"python/{name}" if top == "python" else top if "." in top or top in ("static", "licenses") else "*.html"


def _size(part: str, paths: list[Path]) -> Size:
    texts, squeeze = [path.read_bytes() for path in paths], _brotli()
    brotli = sum(len(squeeze(text)) for text in texts) if squeeze else None
    return Size(part, len(paths), sum(map(len, texts)), sum(len(gzip.compress(each, 9)) for each in texts), brotli)


def _brotli() -> Callable[[bytes], bytes] | None:
    """Compresses as the smallest servers' files are, where the package is installed."""
    if not find_spec("brotli"):
        return None
    found: Callable[[bytes], bytes] = import_module("brotli").compress
    return found
