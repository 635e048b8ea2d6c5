"""`cassino verify`: what it prints, and how it ends."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cassino.cli.verify import command
from cassino.engine.match import Match
from cassino.notation.record import RecordError, format_match
from cassino.rules import load_variant
from fair_matches import fair_match

MATCH, PROOF = fair_match(load_variant("casino"), 2, deals=2)
TEXT = format_match(MATCH, proof=PROOF)


def verified(folder: Path, text: str, *options: str) -> Result:
    file = folder / "match.txt"
    file.write_text(text)
    return CliRunner().invoke(command, [str(file), *options])


def test_an_honest_record(tmp_path: Path) -> None:
    result = verified(tmp_path, TEXT, "--commitment", PROOF.commitment.upper())
    assert result.exit_code == 0
    assert "ok   the commitment is the one you noted" in result.output
    assert "Deal 2\n  ok   the seed belongs to the chain" in result.output
    assert "all 52 cards are in the order that the seed and the salts give" in result.output
    assert result.output.splitlines()[-1].endswith(" right, 0 wrong, 1 not checked")


def test_a_fault_ends_with_one(tmp_path: Path) -> None:
    number = TEXT.index("[Deal seed] ") + len("[Deal seed] ")
    other = "1" if TEXT[number] == "0" else "0"
    result = verified(tmp_path, TEXT[:number] + other + TEXT[number + 1 :])
    assert result.exit_code == 1
    assert "BAD  the seed does not belong to the chain" in result.output


def test_another_commitment_than_the_one_noted_ends_with_one(tmp_path: Path) -> None:
    assert verified(tmp_path, TEXT, "--commitment", "0" * 64).exit_code == 1


def test_nothing_to_check_ends_with_three(tmp_path: Path) -> None:
    result = verified(tmp_path, format_match(Match(load_variant("casino"), 2)))
    assert result.exit_code == 3
    assert "nobody promised anything" in result.output


def test_what_is_no_record_is_told(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="A record of a match begins with"):
        raise verified(tmp_path, "hello").exception or AssertionError
