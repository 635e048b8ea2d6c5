"""`cassino bench`: how fast the engine plays."""

import json

import click


@click.command(short_help="Measure the engine.")
@click.option("--variant", "variants", multiple=True, metavar="VARIANT", help="Only this variant; may be repeated.")
@click.option("--seconds", default=0.2, show_default=True, help="About how long each run lasts.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(variants: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Random playouts, pairs of legal moves and apply, and copies of a state, per variant, on one core."""
    from cassino.analysis.speed import machine, measure
    from cassino.compiled import WHY_PLAIN
    from cassino.rules import load_variant, variant_ids

    chosen = [load_variant(name) for name in variants or variant_ids()]
    result = {
        "compiled": not WHY_PLAIN,
        "machine": machine(),
        "variants": {rules.id: measure(rules, seconds) for rules in chosen},
    }
    click.echo(json.dumps(result, indent=2) if as_json else _as_text(result))


def _as_text(result: dict[str, object]) -> str:
    variants = result["variants"]
    assert isinstance(variants, dict)
    lines = [
        f"engine: {'compiled' if result['compiled'] else 'plain'}",
        ", ".join(f"{name} {value}" for name, value in dict(result["machine"]).items()),  # type: ignore[call-overload]
        f"{'variant':24}{'moves/s':>14}{'deals/s':>12}{'pairs/s':>12}{'copy ns':>10}",
    ]
    for name, figures in variants.items():
        row = (figures["moves_per_s"], figures["deals_per_s"], figures["pairs_per_s"])
        lines.append(f"{name:24}{row[0]:>14,}{row[1]:>12,}{row[2]:>12,}{figures['copy_ns']:>10}")
    return "\n".join(lines)
