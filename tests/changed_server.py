"""A server after an upgrade: `python changed_server.py serve ...` has one script that is not that of this version."""

import shutil
import tempfile
from importlib import import_module
from pathlib import Path

import cassino.web

CHANGED = "shared/time.js"
"""The script of the table that is another one."""
MARK = "// upgraded"


def main() -> None:
    """Run the command with a copy of the static files."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "static"
        shutil.copytree(cassino.web.STATIC, copy)
        with (copy / CHANGED).open("a", encoding="utf-8") as script:
            script.write(f"{MARK}\n")
        cassino.web.STATIC = copy  # whoever imports it reads the copy

        import_module("cassino.cli.main").main()


if __name__ == "__main__":
    main()
