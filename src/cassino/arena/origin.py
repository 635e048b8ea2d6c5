"""Where a result comes from: versions, engine, machine, command line."""

import os
import platform
import shlex
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from cassino import __version__, compiled

PATIENCE_SECONDS = 10
PROGRAM = "cassino"


def origin(arguments: Sequence[str] | None = None) -> dict[str, object]:
    """What a result file says about the run that made it. `arguments`: by default those of this process."""
    return {
        "cassino": __version__,
        "commit": commit(),
        "engine": compiled.engine_kind(),
        "command": command_line(sys.argv if arguments is None else arguments),
        "machine": machine(),
        "started": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def machine() -> dict[str, object]:
    """What a result was measured on."""
    return {
        "system": platform.system(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
    }


def _processor() -> str:
    try:
        with Path("/proc/cpuinfo").open(encoding="utf-8") as lines:
            names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.machine()


def command_line(arguments: Sequence[str]) -> str:
    """The arguments as typed, without the folder of the program."""
    name = Path(arguments[0]).name if arguments else PROGRAM
    return shlex.join([PROGRAM if name in {"__main__.py", "-c"} else name, *arguments[1:]])


def commit() -> str | None:
    """The commit of a source checkout, with `+` if the source was changed; None outside a checkout."""
    source = Path(__file__).parents[1]
    if not _git(source, "ls-files", "--", "arena/origin.py"):
        return None
    return _git(source, "rev-parse", "HEAD") + ("+" if _git(source, "status", "--porcelain", "--", ".") else "")


def _git(folder: Path, *arguments: str) -> str:
    try:
        found = subprocess.run(
            ["git", "-C", str(folder), *arguments], capture_output=True, text=True, timeout=PATIENCE_SECONDS
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return found.stdout.strip() if found.returncode == 0 else ""
