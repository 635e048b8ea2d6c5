"""Two workers, one of which is killed again and again: `python bench/chaos.py [--tables N] [--every S]`.

Starts a PostgreSQL and a Redis of its own (Debian's packages), `cassino serve --workers 2`, and tables. One worker
after the other is killed (SIGKILL); it is started again, and its windows come back. At the end every move that was
acknowledged must be in the database, and what every seat saw last must be what the stored events make. `--apart`: two
servers at two addresses instead, which nobody but this script starts again. `--every 0`: nobody is killed.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from load import SETTLE, Size, opened, own_cost, percentiles
from processes import Cost, Server, allow_many_files, cost_of, stopped
from sqlalchemy import select
from tables import Line, Manner, Table, Tally

sys.path.append(str(Path(__file__).parent.parent / "tests"))

from cassino.hosted.events import Place
from cassino.hosted.frames.people import Viewer
from cassino.hosted.match import HostedMatch
from cassino.server.main import open_store
from cassino.server.room.caller import Caller
from cassino.server.room.connection import Connection
from cassino.server.room.encoding import view_text
from cassino.server.storage import schema
from cassino.server.storage.events import Store
from cassino.server.storage.loader import load_hosted
from services import free_port, running_postgres, running_redis

QUIET_SECONDS = 8.0
"""After the last move: everybody is back by then, and has seen everything."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What runs: the servers, and by name the processes whose CPU is told."""

    servers: Sequence[Server]
    roots: dict[str, list[int]]

    async def kill(self, number: int) -> None:
        """Kill a worker; another process takes its place."""
        if len(self.servers) == 1:
            os.kill(min(self.servers[0].workers), signal.SIGKILL)  # the one that has served longest
            return
        server = self.servers[number % len(self.servers)]
        server.process.kill()
        await asyncio.to_thread(server.process.wait)
        await asyncio.to_thread(server.start)

    def costs(self) -> dict[str, Cost]:
        """What everything has used until now."""
        found = {name: cost_of(pids) for name, pids in self.roots.items()}
        servers = cost_of([server.process.pid for server in self.servers])
        return {**found, "servers": servers, "this script": own_cost()}


async def kill_in_turn(services: Stage, every: float, tally: Tally) -> None:
    """Kill one after the other."""
    for number in count():
        await asyncio.sleep(every)
        await services.kill(number)
        tally.counts["kills"] += 1


async def play(services: Stage, options: argparse.Namespace) -> tuple[Tally, list[Table], dict[str, Any]]:
    """Play while servers die; then let everybody see how it stands."""
    tally = Tally()
    manner = Manner(options.pace, reconnects=True)
    addresses = [server.address for server in services.servers]
    tables = await opened(addresses, Size(options.tables, options.sockets), tally, manner)
    print(f"{len(tables)} tables are open", file=sys.stderr)
    for number, table in enumerate(tables):
        table.play(options.pace * number / len(tables))
    await asyncio.sleep(SETTLE + options.pace)
    before, tally.is_on = services.costs(), True
    killing = asyncio.create_task(kill_in_turn(services, options.every, tally)) if options.every else None
    await asyncio.sleep(options.duration)
    after = services.costs()
    if killing is not None:
        killing.cancel()
    for server in services.servers:
        if server.process.poll() is not None:
            await asyncio.to_thread(server.start)
    for table in tables:
        table.rest()
    await asyncio.sleep(QUIET_SECONDS)
    for table in tables:
        table.close()
    # A process that was killed takes its count with it.
    counted = {} if tally.counts["kills"] else after
    cpu = {name: round(100 * (after[name].cpu - before[name].cpu) / options.duration, 1) for name in counted}
    return tally, tables, {"CPU %": cpu, "servers MiB": round(after["servers"].memory / 2**20)}


def lost(store: Store, tally: Tally) -> list[str]:
    """Acknowledged requests of which the database has no event by then."""
    columns, users = schema.events.c, Users(store)
    query = select(columns.match_id, columns.version, columns.request).where(columns.request.is_not(None))
    with store.engine.connect() as connection:
        written = {(row.match_id, row.request): row.version for row in connection.execute(query)}
    return [
        f"{match} {version}"
        for (match, version), request in tally.kept.items()
        if not 0 < written.get((match, users.key(match, request)), 0) <= version
    ]


class Users:
    """Who sits where, for the names under which requests are kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._places: dict[str, tuple[Place, ...]] = {}

    def key(self, match: str, request: dict[str, Any]) -> str:
        """What the server calls a request."""
        if match not in self._places:
            self._places[match] = load_hosted(self._store, match).places
        user = self._places[match][request["seat"]].user
        return Caller(Connection(request["seat"], user), request["id"]).key or ""


def different(store: Store, tables: list[Table]) -> list[str]:
    """Seats whose last view is not what the stored events make."""
    wrong = []
    for table in tables:
        hosted = load_hosted(store, table.id)
        wrong += [f"{table.id} seat {line.seat}" for line in table.lines if not _agrees(hosted, table, line)]
    return wrong


def _agrees(hosted: HostedMatch, table: Table, line: Line) -> bool:
    if line.seat is None:
        return line.version == hosted.version
    viewer = Viewer(hosted.places[line.seat].user, hosted.at)
    wanted = msgspec.json.decode(view_text(hosted, table.id, line.seat, {}, viewer))
    return bool(msgspec.json.decode(line.raw) == wanted)


def figures(tally: Tally, store: Store, tables: list[Table]) -> dict[str, Any]:
    """What the run has shown."""
    hit = Counter(tally.hit)
    return {
        "moves": len(tally.moves),
        "move ms": percentiles(tally.moves),
        "with all windows there": percentiles(list((Counter(tally.moves) - hit).elements())),
        "with a window away": {"moves": len(tally.hit), **percentiles(tally.hit)},
        "a window is away for": percentiles(tally.away),
        "acknowledged": len(tally.kept),
        "lost": lost(store, tally),
        "windows": sum(len(table.lines) for table in tables),
        "different": different(store, tables),
        "counts": dict(tally.counts),
        "errors": dict(tally.errors),
        "closed with": dict(Counter(tally.closed)),
    }


def parsed() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--duration", type=float, default=300.0)
    parser.add_argument("--pace", type=float, default=3.0)
    parser.add_argument("--every", type=float, default=20.0, help="seconds between kills; 0: none")
    parser.add_argument("--apart", action="store_true", help="two servers at two addresses")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> None:
    """Run, check, print; 1 if anything is lost or seen wrongly."""
    options = parsed()
    allow_many_files()
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(running_postgres()), stack.enter_context(running_redis())
        database = postgres.database()
        more = ("--bus", redis.url, *(() if options.apart else ("--workers", "2")))
        servers = [Server(database, free_port(), more) for _ in range(2 if options.apart else 1)]
        for server in servers:
            server.start()
        services = Stage(servers, {"PostgreSQL": [postgres.pid], "Redis": [redis.pid]})
        try:
            tally, tables, costs = asyncio.run(play(services, options))
        finally:
            asyncio.run(stopped(servers))
        store = open_store(database)
        found = figures(tally, store, tables) | costs
        store.close()
    print(json.dumps(found) if options.json else "\n".join(f"{name:22} {value}" for name, value in found.items()))
    sys.exit(1 if found["lost"] or found["different"] else 0)


if __name__ == "__main__":
    main()
