"""`cassino bench`: how fast the engine plays."""

import json

import click

WIDTH = 13


@click.command(short_help="Measure the engine.")
@click.option("--variant", "variants", multiple=True, metavar="VARIANT", help="Only this variant; may be repeated.")
@click.option("--seconds", default=0.2, show_default=True, help="About how long each run lasts, in seconds.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(variants: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure the speed of the engine and of two bots in every variant, in CPU seconds of one core.

    If the runs for a figure differ too much, as on a busy machine, it is reported as `unsteady` (null in JSON).
    """
    import cassino
    from cassino.analysis.speed import machine, measure

    chosen = [cassino.rules(name) for name in variants or cassino.variants()]
    measured = {rules.id: measure(rules, seconds) for rules in chosen}
    is_compiled = not cassino.compiled.WHY_PLAIN
    if as_json:
        click.echo(json.dumps({"compiled": is_compiled, "machine": machine(), "variants": measured}, indent=2))
    else:
        click.echo(_as_text(is_compiled, machine(), measured))


def _as_text(is_compiled: bool, where: dict[str, object], measured: dict[str, dict[str, float | None]]) -> str:
    from cassino.analysis.speed import FIGURES

    lines = [
        f"engine: {'compiled' if is_compiled else 'plain'}",
        ", ".join(f"{name} {value}" for name, value in where.items()),
        *(f"{figure.heading}: {figure.meaning}" for figure in FIGURES),
        "",
        f"{'variant':24}" + "".join(f"{figure.heading:>{WIDTH}}" for figure in FIGURES),
    ]
    for name, figures in measured.items():
        lines.append(f"{name:24}" + "".join(_cell(figures[figure.key]) for figure in FIGURES))
    return "\n".join(lines)


def _cell(rate: float | None) -> str:
    return f"{'unsteady' if rate is None else f'{rate:,.0f}':>{WIDTH}}"
