"""Text files as programs on Windows and elsewhere write them are read by every command; other bytes are one error."""

import codecs
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

import cassino
from cassino.cli import main as cli
from cassino.rules import load_variant, parse_rules
from cassino.scorepad.files import format_sheet, parse_sheet
from cassino.scorepad.sheet import Sheet
from cassino.texts.plain import file_text

MARKED: dict[str, Callable[[str], bytes]] = {
    "UTF-8 with a mark": lambda text: text.encode("utf-8-sig"),
    "UTF-16, little": lambda text: codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
    "UTF-16, big": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    "lines of Windows": lambda text: text.replace("\n", "\r\n").encode("utf-8-sig"),
    "lines of old Macs": lambda text: text.replace("\n", "\r").encode(),
}
RULES = 'title = "Zoë’s rules"\nparent = "casino"\n'
CASE = "# A comment\n"


def record() -> str:
    """A match of a few moves."""
    match = cassino.Match("scopa", players=2, seed=3)
    for _ in range(3):
        match.play(match.legal_moves[0])
    return match.save()


FILES: dict[str, tuple[Callable[[], str], list[str]]] = {
    "check": (lambda: RULES, ["check", "FILE.toml"]),
    "rules": (lambda: RULES, ["rules", "FILE.toml"]),
    "share": (lambda: RULES, ["rules", "share", "FILE.toml"]),
    "cases": (lambda: CASE, ["cases", "FILE.txt"]),
    "verify": (record, ["verify", "FILE.txt"]),
}


@pytest.mark.parametrize("marked", MARKED)
@pytest.mark.parametrize("name", FILES)
def test_every_command_reads_files_of_every_system(
    name: str, marked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, arguments = FILES[name]
    path = tmp_path / arguments[-1]
    text, said = made(), []
    for content in (text.encode(), MARKED[marked](text)):
        path.write_bytes(content)
        with suppress(SystemExit):  # a record without a proof ends with a status of its own
            assert cli.run([str(path) if each.startswith("FILE") else each for each in arguments]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] and said[0]


@pytest.mark.parametrize("marked", MARKED)
def test_texts_that_are_no_files_may_have_a_mark_too(marked: str) -> None:
    text = file_text(MARKED[marked](RULES))
    assert text == RULES
    assert parse_rules("\ufeff" + RULES) == parse_rules(RULES)
    sheet = format_sheet(Sheet(load_variant("casino"), ["Ann", "Ben"], 0, None))
    assert format_sheet(*parse_sheet("\ufeff" + sheet)) == format_sheet(*parse_sheet(sheet))


@pytest.mark.parametrize("command", ["verify", "par", "review"])
@pytest.mark.parametrize("content", [b"\xff\xfa\x00", None, b"nonsense"])
def test_a_file_that_is_no_text_is_named(
    command: str, content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.txt"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(SystemExit) as caught:
        cli.main([command, str(path)])
    said = capsys.readouterr().err
    assert caught.value.code == 2 and "bug" not in said and (content == b"nonsense" or "bad.txt" in said)
