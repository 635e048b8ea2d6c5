"""The service worker of the folder, with the list of its files."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from cassino.site.documents import PLACES, addresses, moved, prefix

SCRIPT = Path(__file__).with_name("sw.js")
DIGITS = 24


def write_worker(languages: Sequence[str], root: Path) -> str:
    """Write `sw.js` for all files that are in a folder. Returns the name of this version."""
    leading = {f"{prefix(code, languages)}{address}" for code in languages for address in moved()}
    files = {address: digest(path) for address, path in addresses(root).items() if address not in leading}
    lists = {
        '{ "%FILES%": "" }': json.dumps(files, indent=0, ensure_ascii=False),
        '{ "%MOVED%": "" }': json.dumps(moved(), indent=0),
        '[["%PLACES%", ""]]': json.dumps(PLACES),
        '["%LANGUAGES%"]': json.dumps(list(languages)),
    }
    version = hashlib.sha256("".join(lists.values()).encode()).hexdigest()[:12]
    text = SCRIPT.read_text("utf-8").replace("%VERSION%", version)
    for place, listed in lists.items():
        text = text.replace(place, listed)
    (root / "sw.js").write_text(text, "utf-8")
    return version


def digest(path: Path) -> str:
    """What the worker compares a file with."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:DIGITS]
