"""`cassino verify`: whether the deals of a match are those that were promised."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from cassino.cli.worded import Command, option
from cassino.texts import tell
from cassino.tui.files import read_text

if TYPE_CHECKING:
    from cassino.fairness.verify import Finding

MARKS = {"right": "ok  ", "fault": "BAD ", "not checked": "--  "}


@click.command(cls=Command, help="commands-verify-does")
@click.argument("record", type=click.Path(path_type=Path))
@option("--commitment", metavar="HEX", help="commands-verify-commitment")
def command(record: Path, commitment: str | None) -> None:
    """Check that the deals in RECORD are those that the server promised before the match."""
    from cassino.fairness.verify import verify
    from cassino.notation.record import read_proven_record

    played, _, proof = read_proven_record(read_text(record))
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
            lines.append(tell("fairness-heading", deal=finding.deal))
        last = finding.deal
        lines.append(f"  {MARKS[finding.verdict.value]} {finding.text}")
    counts = {verdict: sum(finding.verdict.value == verdict for finding in found) for verdict in MARKS}
    told = tell("fairness-count", right=counts["right"], wrong=counts["fault"], unchecked=counts["not checked"])
    return [*lines, told]
