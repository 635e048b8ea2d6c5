"""Where score sheets are kept between sittings."""

from datetime import datetime
from pathlib import Path

from cassino.scorepad import Draft, Sheet, SheetFileError, format_sheet, parse_sheet
from cassino.tui.files import FileError, OwnFile, data_folder, reason

ENDING = ".score"


def score_folder() -> Path:
    """The folder of the sheets that were given no file of their own."""
    return data_folder() / "scores"


def fresh_file(now: datetime) -> Path:
    """A file for a new sheet, named after the time. Raises FileError."""
    folder, stem = score_folder(), f"{now:%Y-%m-%d-%H%M}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("scorepad-no-folder", folder=str(folder), problem=reason(error)) from None
    names = [f"{stem}{ENDING}", *(f"{stem}-{number}{ENDING}" for number in range(2, 1000))]
    return next((folder / name for name in names if not (folder / name).exists()), folder / names[-1])


def latest_file() -> Path:
    """The sheet that was written last. Raises FileError if there is none."""
    files = sorted(score_folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
    if not files:
        raise FileError("scorepad-no-latest", folder=str(score_folder()))
    return files[-1]


def keep(sheet: Sheet, draft: Draft, file: OwnFile) -> None:
    """Write a sheet and the deal being told to its file. Raises FileError."""
    file.write(format_sheet(sheet, draft))


def load(file: OwnFile) -> tuple[Sheet, Draft]:
    """The sheet of a file and the deal being told. Raises FileError."""
    try:
        return parse_sheet(file.read())
    except SheetFileError as error:
        raise FileError("scorepad-cannot-resume", file=str(file.path), problem=str(error)) from error
