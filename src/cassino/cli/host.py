"""`cassino host`: a table for the people of one house."""

import click

from cassino.cli.serving import DATABASE_HELP, PORT_HELP, config_of

MOST_SEATS = 6
USUAL_LEVEL = 4


@click.command(short_help="Open a table for the people in your house.")
@click.option("--variant", help="Open a table with these rules at once.  [default: choose in the browser]")
@click.option("--players", type=click.IntRange(1, MOST_SEATS), help="Number of people at the table.  [default: 2]")
@click.option("--bots", type=click.IntRange(0, MOST_SEATS - 1), help="Number of bots at the table.  [default: 0]")
@click.option("--open", "is_open", is_flag=True, help="Let bots play in the free seats until somebody joins.")
@click.option("--level", type=click.IntRange(1, 8), help="Level of the bots.  [default: 4]")
@click.option("--target", type=click.IntRange(1, 1000), help="Points that win the match.  [default: set by the rules]")
@click.option("--host", default="0.0.0.0", show_default=True, help="Address of this machine to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), help=PORT_HELP)
@click.option("--database", help=DATABASE_HELP)
@click.option("--qr/--no-qr", default=True, help="Also show the link as a QR code.  [default: qr]")
@click.option("--browser/--no-browser", default=True, help="Open a browser window here.  [default: browser]")
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
    """Open a table that every phone and computer on your network can reach.

    Prints the link and shows it as a QR code for phones. Guests need only a name.

        cassino host --variant royal --players 2
    """
    from cassino.server.hosting import Host, Wanted
    from cassino.server.main import serve

    if variant is None and (is_open or (players, bots, level, target) != (None,) * 4):
        raise click.UsageError("--players, --bots, --open, --level and --target belong to a table: name its --variant.")
    bot = f"level{level or USUAL_LEVEL}"
    wanted = Wanted(variant, players or 2, bots or 0, bot, target, is_open) if variant else None
    config = config_of(host=host, port=port, database=database)
    serve(config, browser, Host(host, wanted, qr).greet)
