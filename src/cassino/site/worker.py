"""The service worker of the folder, with the list of its files."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from cassino.site.documents import addresses

SCRIPT = Path(__file__).with_name("sw.js")
DIGITS = 24


def write_worker(languages: Sequence[str], root: Path) -> str:
    """Write `sw.js` for all files that are in a folder. Returns the name of this version."""
    files = {address: digest(path) for address, path in addresses(root).items()}
    listed = json.dumps(files, indent=0, ensure_ascii=False)
    version = hashlib.sha256(f"{listed}{list(languages)}".encode()).hexdigest()[:12]
    text = SCRIPT.read_text("utf-8").replace('{ "%FILES%": "" }', listed)
    text = text.replace('["%LANGUAGES%"]', json.dumps(list(languages))).replace("%VERSION%", version)
    (root / "sw.js").write_text(text, "utf-8")
    return version


def digest(path: Path) -> str:
    """What the worker compares a file with."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:DIGITS]
