"""`cassino verify`: whether the deals of a match are those that were promised."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from cassino.fairness.verify import Finding

MARKS = {"right": "ok  ", "fault": "BAD ", "not checked": "--  "}


@click.command(short_help="Check that the deals of a record were promised before.")
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--commitment", metavar="HEX", help="The commitment you noted before the match.")
def command(record: Path, commitment: str | None) -> None:
    """Check that the deals in RECORD are those that the server promised before the match.

    Each deal is checked against the commitment, the seeds and the salts in the record. Prints what was right (ok), what
    was wrong (BAD) and what could not be checked (--). Exit status: 0 if nothing was wrong, 1 for a fault, 2 if the
    record cannot be read, 3 if there is nothing to check.
    """
    from cassino.fairness.verify import verify
    from cassino.notation.record import read_proven_record

    played, _, proof = read_proven_record(record.read_text(encoding="utf-8"))
    found = verify(played, proof, commitment.strip().lower() if commitment else None)
    for line in report(found):
        click.echo(line)
    verdicts = [finding.verdict.value for finding in found]
    if "fault" in verdicts:
        raise SystemExit(1)
    if "right" not in verdicts:
        raise SystemExit(3)


def report(found: "list[Finding]") -> list[str]:
    """The findings as lines, and a last line with their numbers."""
    lines: list[str] = []
    last = -1
    for finding in found:
        if finding.deal != last:
            lines.append(f"Deal {finding.deal}" if finding.deal else "The match")
        last = finding.deal
        lines.append(f"  {MARKS[finding.verdict.value]} {finding.text}")
    counts = {verdict: sum(finding.verdict.value == verdict for finding in found) for verdict in MARKS}
    return [*lines, f"{counts['right']} right, {counts['fault']} wrong, {counts['not checked']} not checked"]
