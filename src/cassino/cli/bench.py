"""`cassino bench`: how fast the engine plays."""

import json

import click

from cassino.cli.progress import progress
from cassino.cli.worded import Command, option
from cassino.texts import tell

WIDTH = 13


@click.command(cls=Command, help="commands-bench-does")
@option("--variant", "variants", multiple=True, metavar="VARIANT", help="commands-bench-variant")
@option("--seconds", default=0.2, show_default=True, help="commands-bench-seconds")
@option("--json", "as_json", is_flag=True, help="commands-option-json")
def command(variants: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure the speed of the engine and of two bots in every variant, in CPU seconds of one core."""
    import cassino
    from cassino.arena.origin import machine
    from cassino.lab.speed import measure

    chosen = [cassino.rules(name) for name in variants or cassino.variants()]
    measured = {}
    with progress("", len(chosen), is_quiet=as_json) as bar:
        for done, rules in enumerate(chosen):
            bar.show(done, text=tell("commands-progress-bench", title=rules.title))
            measured[rules.id] = measure(rules, seconds)
    is_compiled = not cassino.compiled.WHY_PLAIN
    if as_json:
        click.echo(json.dumps({"compiled": is_compiled, "machine": machine(), "variants": measured}, indent=2))
    else:
        click.echo(_as_text(is_compiled, machine(), measured))


def _as_text(is_compiled: bool, where: dict[str, object], measured: dict[str, dict[str, float | None]]) -> str:
    from cassino.lab.speed import FIGURES

    lines = [
        tell("arena-engine", kind="compiled" if is_compiled else "plain"),
        ", ".join(f"{name} {value}" for name, value in where.items()),
        *(f"{figure.heading}: {tell(figure.meaning)}" for figure in FIGURES),
        "",
        f"{tell('arena-variant'):24}" + "".join(f"{figure.heading:>{WIDTH}}" for figure in FIGURES),
    ]
    for name, figures in measured.items():
        lines.append(f"{name:24}" + "".join(_cell(figures[figure.key]) for figure in FIGURES))
    return "\n".join(lines)


def _cell(rate: float | None) -> str:
    return f"{tell('arena-unsteady') if rate is None else f'{rate:,.0f}':>{WIDTH}}"
