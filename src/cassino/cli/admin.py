"""`cassino admin`: the tables, people and bans of a running server."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cassino.cli.serving import CONFIG_HELP, DATABASE_HELP, config_of
from cassino.cli.worded import Group, option
from cassino.texts import tell

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Engine

    from cassino.server.ops.admin import Admin

because = option("--because", "reason", default="", metavar="TEXT", help="commands-admin-because")
DAY = click.DateTime(["%Y-%m-%d"])
GENERATED_BYTES = 12
limited = option("--limit", type=click.IntRange(1, 10_000), default=50, show_default=True, help="commands-admin-limit")


@dataclass(frozen=True, slots=True)
class Place:
    """Where the database is."""

    database: str | None
    config: Path | None

    @contextmanager
    def engine(self) -> "Iterator[Engine]":
        """The database, of the schema of this version. Raises DatabaseProblem, AdminProblem."""
        from cassino.server.main import database_of
        from cassino.server.ops.admin import check_schema
        from cassino.server.storage.database import open_existing

        engine = open_existing(database_of(config_of(self.config, database=self.database)))
        try:
            check_schema(engine)
            yield engine
        finally:
            engine.dispose()

    @contextmanager
    def admin(self) -> "Iterator[Admin]":
        """The actions on it, by whoever is at the terminal."""
        from cassino.server.ops.admin import Admin, operator

        with self.engine() as engine:
            yield Admin(engine, operator())


def person_words(has_account: bool, is_banned: bool) -> str:
    """`guest, banned`."""
    return tell("commands-person", kind="account" if has_account else "guest", banned="yes" if is_banned else "no")


def show(rows: Sequence[Sequence[object]]) -> None:
    """Lines in columns."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    for row in texts:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


@click.command(cls=Group, help="commands-admin-does")
@option("--database", help=DATABASE_HELP)
@option("--config", metavar="FILE", type=click.Path(path_type=Path), help=CONFIG_HELP)
@click.pass_context
def command(context: click.Context, database: str | None, config: Path | None) -> None:
    """Manage a running server: tables, people, bans."""
    context.obj = Place(database, config)


@command.command(help="commands-admin-tables")
@option("--open", "in_lobby", is_flag=True, help="commands-admin-open")
@option("--playing", is_flag=True, help="commands-admin-playing")
@option("--person", default="", metavar="NAME|ID", help="commands-admin-person")
@limited
@click.pass_obj
def tables(place: Place, in_lobby: bool, playing: bool, person: str, limit: int) -> None:
    """List tables, the most recent move first."""
    from cassino.server.ops import admin_lists

    with place.engine() as engine:
        found = admin_lists.tables(engine, admin_lists.Wanted(in_lobby, playing, person), limit)
    show([(line.id, line.variant, line.phase, line.updated[:19], ", ".join(line.names)) for line in found])


@command.command(help="commands-admin-close")
@click.argument("ids", nargs=-1, required=True, metavar="ID...")
@because
@click.pass_obj
def close(place: Place, ids: tuple[str, ...], reason: str) -> None:
    """Close tables for good, without a winner."""
    with place.admin() as admin:
        for match_id in ids:
            admin.close(match_id, reason)
            click.echo(tell("commands-closed", table=match_id))


@command.command(help="commands-admin-people")
@option("--search", default="", metavar="TEXT", help="commands-admin-search")
@limited
@click.pass_obj
def people(place: Place, search: str, limit: int) -> None:
    """List people, the most recently seen first."""
    from cassino.server.ops import admin_lists

    with place.engine() as engine:
        found = admin_lists.people(engine, search, limit)
    show([(row.id, person_words(row.account, row.banned), row.seen[:19], row.name) for row in found])


@command.command(help="commands-admin-rename")
@click.argument("id")
@click.argument("name")
@because
@click.pass_obj
def rename(place: Place, id: str, name: str, reason: str) -> None:
    """Rename a person, also at every table they have played at."""
    with place.admin() as admin:
        click.echo(tell("commands-renamed", id=id, name=admin.rename(id, name, reason)))


@command.command("delete-person", help="commands-admin-delete-person")
@click.argument("id")
@because
@click.pass_obj
def delete_person(place: Place, id: str, reason: str) -> None:
    """Delete a person, and their name at every table."""
    with place.admin() as admin:
        click.echo(tell("commands-deleted", id=id, count=admin.delete_person(id, reason)))


@command.command("set-password", help="commands-admin-set-password")
@click.argument("who", metavar="LOGIN|ID")
@option("--generate", is_flag=True, help="commands-admin-generate")
@because
@click.pass_obj
def set_password(place: Place, who: str, generate: bool, reason: str) -> None:
    """Give somebody who has forgotten their password a new one."""
    import secrets

    with place.admin() as admin:
        password = secrets.token_urlsafe(GENERATED_BYTES) if generate else _asked_password()
        login = admin.set_password(who, password, reason)
    click.echo(tell("commands-password-set", login=login))
    if generate:
        click.echo(tell("commands-password-is", password=password))


def _asked_password() -> str:
    prompt, again = tell("commands-password-new"), tell("commands-password-again")
    return str(click.prompt(prompt, hide_input=True, confirmation_prompt=again))


@command.command(help="commands-admin-prune")
@option("--older-than", "--before", "day", type=DAY, required=True, metavar="DAY", help="commands-admin-before")
@because
@click.pass_obj
def prune(place: Place, day: "datetime", reason: str) -> None:
    """Delete the matches in which nothing has happened since a day."""
    with place.admin() as admin:
        click.echo(tell("commands-pruned", count=admin.prune(day.date(), reason)))


@command.command(help="commands-admin-ban")
@click.argument("who", metavar="ID|ADDRESS/NETWORK")
@option("--for", "span", metavar="TIME", help="commands-admin-for")
@because
@click.pass_obj
def ban(place: Place, who: str, span: str | None, reason: str) -> None:
    """Ban a person, an address, or a network such as 203.0.113.0/24."""
    from cassino.server.ops.admin import span_in

    with place.admin() as admin:
        click.echo(tell("commands-banned", target=admin.ban(who, span_in(span) if span else None, reason)))


@command.command(help="commands-admin-unban")
@click.argument("who", metavar="ID|ADDRESS/NETWORK")
@because
@click.pass_obj
def unban(place: Place, who: str, reason: str) -> None:
    """Lift a ban."""
    with place.admin() as admin:
        admin.unban(who, reason)
    click.echo(tell("commands-unbanned", target=who))


@command.command(help="commands-admin-bans")
@click.pass_obj
def bans(place: Place) -> None:
    """List the bans in force."""
    from cassino.server.ops import admin_lists

    with place.engine() as engine:
        found = admin_lists.bans(engine)
    show(
        [
            (ban.target, tell("commands-ban-lasts", until=ban.until[:19] if ban.until else "none"), ban.reason)
            for ban in found
        ]
    )


@command.command(help="commands-admin-lobby")
@option("--empty", is_flag=True, required=True, help="commands-admin-empty")
@because
@click.pass_obj
def lobby(place: Place, empty: bool, reason: str) -> None:
    """Empty the lobby; people can still join its tables by link."""
    assert empty
    with place.admin() as admin:
        click.echo(tell("commands-lobby-emptied", count=admin.empty_lobby(reason)))


@command.command("read-only", help="commands-admin-read-only")
@click.argument("state", type=click.Choice(["on", "off"]))
@because
@click.pass_obj
def read_only(place: Place, state: str, reason: str) -> None:
    """Stop all play, or let it continue; pages still work."""
    with place.admin() as admin:
        admin.read_only(state == "on", reason)
    click.echo(tell("commands-read-only", state=state))


@command.command(help="commands-admin-stats")
@click.pass_obj
def stats(place: Place) -> None:
    """Count people, tables, moves and bans."""
    from cassino.server.ops import admin_lists

    with place.engine() as engine:
        show(list(admin_lists.stats(engine).items()))


@command.command(help="commands-admin-log")
@limited
@click.pass_obj
def log(place: Place, limit: int) -> None:
    """Show what operators have done, newest first."""
    from cassino.server.ops import admin_lists

    with place.engine() as engine:
        found = admin_lists.log(engine, limit)
    show([(row.number, row.at[:19], row.actor, row.action, row.target, row.reason) for row in found])


@command.command(help="commands-admin-reports")
@option("--done", metavar="ID", help="commands-admin-done")
@limited
@because
@click.pass_obj
def reports(place: Place, done: str | None, limit: int, reason: str) -> None:
    """List players' reports, or close one."""
    from cassino.server.ops import admin_lists

    if done is not None:
        with place.admin() as admin:
            admin.settle(done, reason)
        click.echo(tell("commands-report-closed", id=done))
        return
    with place.engine() as engine:
        found = admin_lists.reports(engine, limit)
    show(
        [
            (
                row.id,
                row.at[:19],
                tell("commands-report-table", table=row.match_id),
                f"{row.name} ({row.user_id})",
                tell("commands-report-by", name=row.reporter),
                row.text,
            )
            for row in found
        ]
    )
