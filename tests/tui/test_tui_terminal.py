import io

import pytest
from rich.console import Console

from cassino.tui.files import FileError, named_path, read_text, write_text
from cassino.tui.terminal import PlainTerminal, RichTerminal, coloured


def test_plain_lines_have_letters_for_suits_and_no_control_codes() -> None:
    target = io.StringIO()
    PlainTerminal(io.StringIO(), target).line("Take 8♣ \x1b[2J2♦ with 10♦")
    assert target.getvalue() == "Take 8C ?[2J2D with 10D\n"


def test_a_prompt_for_a_pipe_ends_its_line() -> None:
    target = io.StringIO()
    assert PlainTerminal(io.StringIO("3\r\n"), target).ask("Your move:") == "3"
    assert target.getvalue() == "Your move:\n"


def test_the_end_of_the_input_is_an_error_of_its_own() -> None:
    with pytest.raises(EOFError):
        PlainTerminal(io.StringIO(""), io.StringIO()).ask("Your move:")


def test_colours_only_touch_cards() -> None:
    text = coloured("Table: 10D AS. Heuristic 2, b1, 8 of 9.")
    assert text.plain == "Table: 10♦ A♠. Heuristic 2, b1, 8 of 9."
    assert len(text.spans) == 2


def test_what_is_to_be_typed_keeps_its_letters() -> None:
    line = "To play it, type `9S x 5H+4S`"
    assert coloured(line).plain == "To play it, type 9S x 5H+4S"
    target = io.StringIO()
    PlainTerminal(io.StringIO(), target).line(line)
    assert target.getvalue() == "To play it, type 9S x 5H+4S\n"


def test_brackets_of_builds_are_no_markup() -> None:
    target = io.StringIO()
    terminal = RichTerminal(Console(file=target, force_terminal=True, color_system=None), io.StringIO())
    terminal.line("b1: build of 9, yours: [5H+4S].")
    assert "[5♥+4♠]" in target.getvalue()


def test_a_file_is_written_whole_or_not_at_all(tmp_path) -> None:
    path = tmp_path / "match.txt"
    write_text(path, "one\n")
    write_text(path, "two\n")
    assert read_text(path) == "two\n"
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.txt"]


def test_a_file_that_cannot_be_written_or_read_is_one_line(tmp_path) -> None:
    with pytest.raises(FileError, match=r"Cannot write .*there is no such file or folder"):
        write_text(tmp_path / "no" / "match.txt", "text")
    with pytest.raises(FileError, match=r"Cannot read .*it is a folder"):
        read_text(tmp_path)
    with pytest.raises(FileError, match=r"Cannot write .*null byte"):
        write_text(named_path("a\0b"), "text")
    with pytest.raises(FileError, match=r"Cannot read .*null byte"):
        read_text(named_path("~nobody-of-this-name/a\0b"))
    (tmp_path / "bytes").write_bytes(b"ab\xff")
    with pytest.raises(FileError, match="byte 3 is not UTF-8"):
        read_text(tmp_path / "bytes")


def test_plain_lines_have_the_quotation_marks_and_arrows_of_a_keyboard() -> None:
    target = io.StringIO()
    PlainTerminal(io.StringIO(), target).line("„hilf“, ‚hilf‘, «\u00a0aide\u202f», «ayuda» → 9♠")
    assert target.getvalue() == '"hilf", \'hilf\', "aide", "ayuda" -> 9S\n'
