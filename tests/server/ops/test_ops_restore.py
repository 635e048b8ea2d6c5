"""A damaged or hostile backup gives one clear error, and nothing is left behind."""

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from cassino.server.ops import backup
from cassino.server.ops.backup import BackupProblem, put_back
from cassino.server.storage import migrating

HEAD = {"cassino_backup": 1, "schema": migrating.known_revisions()[0], "version": "0.1.0.dev0", "made": "x"}
USER = ["users", "u1", "Ann", None, None, "2026", "2026", ""]


def written(file: Path, head: Any, rows: list[Any]) -> Path:
    """A backup with a right checksum. A row that is a text is a line as it stands."""
    lines = [row if isinstance(row, str) else json.dumps(row) for row in rows]
    summed = hashlib.sha256("".join(lines).encode())
    last = json.dumps({"rows": len(rows), "sha256": summed.hexdigest()})
    with gzip.open(file, "wt") as text:
        text.write("\n".join([json.dumps(head), *lines, last]) + "\n")
    return file


ROWS: dict[str, list[Any]] = {
    "an unknown table": [["../../etc", 1]],
    "a table with a command": [["users; drop table users--", "a"]],
    "the table of the schema": [["alembic_version", "9999"]],
    "an empty row": [[]],
    "a row of no table": [[1, 2, 3]],
    "a row of a list": [[["users"], "a"]],
    "a short row": [["users", "a"]],
    "a long row": [[*USER, "more"]],
    "a dict in place of a text": [["users", {"a": 1}, "n", None, None, "x", "y", ""]],
    "a text in place of a truth": [
        ["matches", "m", "a", "b", "{}", "v", 2, "play", "link", "maybe", 0, None, None, None],
    ],
    "a number without end": [["events", "m1", 10**40, "created", "x", "2026", None, None]],
    "a half letter": [["users", "u1", "\ud800", None, None, "2026", "2026", ""]],
    "nothing where something must be": [["users", None, None, None, None, None, None, None]],
    "a reference to nothing": [["seats", "nothing", 0, None, "Ann"]],
    "the same person twice": [USER, USER],
    "brackets without end": ["[" * 200_000],
    "half a row": ['["users", "a'],
}  # fmt: skip
HEADS: dict[str, Any] = {
    "a list": [1],
    "a number": 7,
    "a schema of nobody": {**HEAD, "schema": "../x"},
    "a schema that is a number": {**HEAD, "schema": 16},
    "a schema that is a list": {**HEAD, "schema": ["0016"]},
    "more words": {**HEAD, "more": 1},
    "another format": {**HEAD, "cassino_backup": 2},
}


def check_refused(file: Path, folder: Path) -> None:
    with pytest.raises(BackupProblem) as refused:
        put_back(folder / "new.db", file)
    assert len(str(refused.value).splitlines()) == 1 and len(str(refused.value)) < 600
    assert sorted(folder.iterdir()) == [], "nothing is left behind"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the database would be."""
    (tmp_path / "databases").mkdir()
    return tmp_path / "databases"


@pytest.mark.parametrize("rows", ROWS)
def test_rows_that_do_not_fit(tmp_path: Path, folder: Path, rows: str) -> None:
    check_refused(written(tmp_path / "file", HEAD, ROWS[rows]), folder)


@pytest.mark.parametrize("head", HEADS)
def test_headings_that_are_none(tmp_path: Path, folder: Path, head: str) -> None:
    check_refused(written(tmp_path / "file", HEADS[head], [USER]), folder)


def test_files_that_are_no_backups(tmp_path: Path, folder: Path) -> None:
    whole = gzip.compress(json.dumps(HEAD).encode() + b"\n" + json.dumps(USER).encode() * 4000 + b"\n")
    broken = bytearray(whole)
    broken[len(broken) // 2] ^= 0xFF
    for content in (b"", b"x", b"\x1f\x8b", whole, whole[: len(whole) // 2], bytes(broken), gzip.compress(b"\xff\xfe")):
        (tmp_path / "file").write_bytes(content)
        check_refused(tmp_path / "file", folder)
    check_refused(tmp_path / "none", folder)
    check_refused(tmp_path, folder)


def test_a_line_without_end_is_not_read_to_its_end(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "LONGEST_LINE", 10_000)
    for start in (b"", json.dumps(HEAD).encode() + b"\n["):
        (tmp_path / "file").write_bytes(gzip.compress(start + b" " * 50_000_000))
        check_refused(tmp_path / "file", folder)


def test_a_database_that_was_there_stays(tmp_path: Path, folder: Path) -> None:
    good = written(tmp_path / "good", HEAD, [USER])
    database = folder / "new.db"
    assert put_back(database, good).rows == 1
    before = database.read_bytes()
    bad = written(tmp_path / "bad", HEAD, [[]])
    with pytest.raises(BackupProblem):
        put_back(database, bad)
    assert database.read_bytes() == before
