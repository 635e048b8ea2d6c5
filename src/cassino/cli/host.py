"""`cassino host`: a table for the people of one house."""

import click

from cassino.cli.serving import DATABASE_HELP, PORT_HELP, config_of
from cassino.cli.worded import Command, UsageError, option

MOST_SEATS = 6
USUAL_LEVEL = 4


@click.command(cls=Command, help="commands-host-does")
@option("--variant", help="commands-host-variant")
@option("--players", type=click.IntRange(1, MOST_SEATS), help="commands-host-players")
@option("--bots", type=click.IntRange(0, MOST_SEATS - 1), help="commands-host-bots")
@option("--open", "is_open", is_flag=True, help="commands-host-open")
@option("--level", type=click.IntRange(1, 8), help="commands-host-level")
@option("--target", type=click.IntRange(1, 1000), help="commands-host-target")
@option("--host", default="0.0.0.0", show_default=True, help="commands-host-host")
@option("--port", type=click.IntRange(0, 65535), help=PORT_HELP)
@option("--database", help=DATABASE_HELP)
@option("--qr/--no-qr", default=True, help="commands-host-qr")
@option("--browser/--no-browser", default=True, help="commands-host-browser")
def command(
    variant: str | None,
    players: int | None,
    bots: int | None,
    is_open: bool,
    level: int | None,
    target: int | None,
    host: str,
    port: int | None,
    database: str | None,
    qr: bool,
    browser: bool,
) -> None:
    """Open a table that every phone and computer on your network can reach."""
    if variant is None and (is_open or (players, bots, level, target) != (None,) * 4):
        raise UsageError("commands-host-needs-variant")
    config = config_of(host=host, port=port, database=database)
    from cassino.server.hosting import Host, Wanted
    from cassino.server.main import serve

    bot = f"level{level or USUAL_LEVEL}"
    wanted = Wanted(variant, players or 2, bots or 0, bot, target, is_open) if variant else None
    serve(config, browser, Host(host, wanted, qr).greet)
