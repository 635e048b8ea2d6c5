"""`make release`: builds the files of a release, looks inside, tries them, and stops before publishing.

python -m tools.release                        everything, into dist/
python -m tools.release wheel --to FOLDER      a wheel of this tree; without a C compiler a pure one
python -m tools.release try FILE... --kind compiled [--extra table]     tries files in empty environments
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.release.builds import COMPILED, PURE, ROOT, BuildProblem, build_archive, build_wheel, exported, unpacked
from tools.release.contents import megabytes, problems_of_archive, problems_of_wheel, tracked
from tools.release.environments import Trial, TrialProblem, fits, pythons, tried
from tools.release.refusals import refusals, version_of
from tools.release.sbom import bill, write_bill

DIST = ROOT / "dist"
EXTRA = "table"
NEXT = """Ready. Type next:
  git tag v{version} && git push origin main v{version}
The tag starts .github/workflows/release.yml, which builds the wheels for all systems. Download them into dist/, and:
  rm dist/*-linux_*.whl    # for this machine only; those of the workflow run everywhere
  python -m twine upload dist/*.whl dist/*.tar.gz"""


def say(text: str) -> None:
    """Tell what happens now."""
    print(text, flush=True)


def built(scratch: Path) -> list[Path]:
    """The three files of a release, in dist/; wheels are built from the archive, without version control."""
    shutil.rmtree(DIST, ignore_errors=True)
    say("Building the archive of sources")
    archive = build_archive(exported(scratch / "tree"), DIST)
    say("Building the pure wheel")
    pure = build_wheel(unpacked(archive, scratch / "pure"), DIST, PURE)
    say("Building the compiled wheel; it is compiled twice to make it faster, which takes minutes")
    compiled = build_wheel(unpacked(archive, scratch / "compiled"), DIST, {**COMPILED, "PGO": "1"})
    return [compiled, pure, archive]


def problems_inside(files: list[Path]) -> list[str]:
    """Everything that is wrong with the contents."""
    known, found = tracked(ROOT), []
    for file in files:
        check = problems_of_archive if file.suffix == ".gz" else problems_of_wheel
        found += list(check(file, known))
    return found


def checked_by_twine(files: list[Path], scratch: Path) -> None:
    """Let the program that uploads say what it thinks of them. Raises CalledProcessError."""
    subprocess.run([sys.executable, "-m", "venv", str(scratch / "twine")], check=True)
    python = str(scratch / "twine/bin/python")
    subprocess.run([python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "twine"], check=True)
    subprocess.run([python, "-m", "twine", "check", "--strict", *map(str, files)], check=True)


def trials(files: list[Path], kinds: dict[Path, str], extras: list[str], scratch: Path) -> list[Trial]:
    """Every file in every Python that it is for, plain and with extras. Raises TrialProblem."""
    known = pythons()
    wanted = [(python, file) for python in known for file in files if fits(python, file)]
    for file in files:
        if all(file != each for _, each in wanted):
            raise TrialProblem(f"{file.name} cannot be tried with {', '.join(known)}: name its Python in PYTHONS")
    found = []
    for python, file in wanted:
        is_archive = file.suffix == ".gz"
        # That an archive compiles is what counts here; optimizing takes minutes, and so does compiling twice.
        environment = {**COMPILED, "CFLAGS": "-O0"} if is_archive else {}
        for extra in extras[-1:] if is_archive else extras:
            say(f"Trying {file.name}{f'[{extra}]' if extra else ''} with {python}")
            found.append(tried(python, file, kinds[file], extra, scratch / "environment", environment))
    return found


def table_of(found: list[Trial]) -> str:
    """Sizes and numbers, a line for each environment."""
    lines = [f"{'file':<60} {'MB':>5} {'Python':<12} {'packages':>8} {'environment MB':>14}"]
    for trial in found:
        name = trial.file.name + (f"[{trial.extra}]" if trial.extra else "")
        size = megabytes(trial.file)
        lines.append(f"{name:<60} {size:>5.2f} {trial.python:<12} {len(trial.packages):>8} {trial.megabytes:>14.0f}")
    return "\n".join(lines)


def release(scratch: Path) -> int:
    """All of it; 0 if nothing keeps these files from being published."""
    version = version_of(ROOT)
    files = built(scratch)
    checked_by_twine(files, scratch)
    kinds = dict(zip(files, ("compiled", "plain", "compiled"), strict=True))
    found = trials(files, kinds, ["", EXTRA], scratch)
    full = next(trial for trial in found if trial.extra)
    write_bill(DIST / f"cassino-{version}.cdx.json", bill(ROOT, version, full.packages))
    say(table_of(found))
    if reasons := problems_inside(files) + refusals(ROOT):
        say("\n  ".join(["Everything works, and the files are in dist/. They cannot be published yet:", *reasons]))
        return 1
    say(NEXT.format(version=version))
    return 0


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.release")
    commands = parser.add_subparsers(dest="command")
    wheel = commands.add_parser("wheel")
    wheel.add_argument("--to", type=Path, required=True)
    trial = commands.add_parser("try")
    trial.add_argument("files", type=Path, nargs="+")
    trial.add_argument("--kind", choices=("compiled", "plain"), required=True)
    trial.add_argument("--extra", action="append", default=[])
    return parser


def main() -> int:
    """Do what is asked for; 1 if it fails."""
    asked = arguments().parse_args()
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        try:
            if asked.command is None:
                return release(scratch)
            if asked.command == "wheel":
                say(str(build_wheel(Path.cwd(), asked.to.resolve(), dict(os.environ))))
            else:
                kinds = dict.fromkeys(asked.files, asked.kind)
                say(table_of(trials(asked.files, kinds, asked.extra or [""], scratch)))
        except (BuildProblem, TrialProblem, subprocess.CalledProcessError) as error:
            say(str(error))
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
