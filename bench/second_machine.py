"""A second machine joins a server and is lost again; `bench/second_machine.sh` makes a network namespace and runs this.

Arguments: the namespace, this machine's address, the address inside. Tables are first at the server of this machine.
Then one starts in the namespace, on the same PostgreSQL and Redis, and takes the tables that rendezvous hashing gives
it, as a proxy with a consistent hash would do it. At last it is killed. Nothing that was acknowledged may be lost, and
every window must have seen everything.
"""

import asyncio
import sys
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import wire
from chaos import QUIET_SECONDS, different, lost
from load import Size, opened, percentiles
from processes import Server, stopped
from tables import Manner, Table, Tally

sys.path.append(str(Path(__file__).parent.parent / "tests"))

from cassino.server.cluster.routing import chosen
from cassino.server.main import open_store
from services import free_port, running_postgres, running_redis

SIZE = Size(tables=40, sockets=200)
PACE, PLAY_SECONDS = 1.0, 8.0


async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass everything on, one way."""
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.close()


async def relayed(address: str, port: int) -> asyncio.Server:
    """The port of a service of this machine, at the address that the other one reaches."""

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(relay(reader, back), relay(there, writer), return_exceptions=True)

    return await asyncio.start_server(pass_on, address, port)


def move(tables: list[Table], server: Server) -> None:
    """Send tables to a server: their windows are lost and come back there."""
    for table in tables:
        table.servers = [server.address]
        for line in table.lines:
            if line.wire is not None:
                line.wire.transport.abort()


async def sockets_at(server: Server) -> int:
    """How many windows a server has."""
    answer = await wire.request(server.address, "GET", "/metrics")
    lines = answer.body.decode().splitlines()
    return next((int(float(line.split()[1])) for line in lines if line.startswith("cassino_sockets ")), 0)


async def play(first: Server, second: Server, tally: Tally) -> tuple[list[Table], Counter[str]]:
    """Play at the first machine, at both, and at the first one again; how many windows were where meanwhile."""
    tables = await opened([first.address], SIZE, tally, Manner(PACE, reconnects=True))
    for number, table in enumerate(tables):
        table.play(PACE * number / len(tables))
    await asyncio.sleep(PLAY_SECONDS / 2)
    tally.is_on = True
    await asyncio.to_thread(second.start)
    share = [table for table in tables if chosen(table.id, range(2)) == 1]
    move(share, second)
    await asyncio.sleep(PLAY_SECONDS)
    shares = Counter({"first": await sockets_at(first), "second": await sockets_at(second)})
    for table in share:
        table.servers = [first.address]
    second.process.kill()
    await asyncio.to_thread(second.process.wait)
    await asyncio.sleep(PLAY_SECONDS)
    for table in tables:
        table.rest()
    await asyncio.sleep(QUIET_SECONDS)
    for table in tables:
        table.close()
    return tables, shares


async def run(first: Server, second: Server, ports: list[int], here: str) -> tuple[Tally, list[Table], Counter[str]]:
    """Everything that needs the loop."""
    relays = [await relayed(here, port) for port in ports]
    tally = Tally()
    try:
        await asyncio.to_thread(first.start)
        return tally, *await play(first, second, tally)
    finally:
        await stopped([first])
        for each in relays:
            each.close()


def main() -> None:
    """Run, check, print; 1 if anything is lost or seen wrongly."""
    name, here, there = sys.argv[1:]
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(running_postgres()), stack.enter_context(running_redis())
        database = postgres.database()
        bus = ("--bus", redis.url)
        first = Server(database, free_port(), bus)
        elsewhere = [url.replace("127.0.0.1", here) for url in (database, redis.url)]
        options = ("--bus", elsewhere[1], "--host", there)
        wrap = ("ip", "netns", "exec", name, "env", f"CASSINO_METRICS_FOR={here}/32")
        second = Server(elsewhere[0], free_port(), options, wrap)
        ports = [urlsplit(url).port or 0 for url in (database, redis.url)]
        tally, tables, shares = asyncio.run(run(first, second, ports, here))
        store = open_store(database)
        missing, wrong = lost(store, tally), different(store, tables)
        store.close()
    print(f"windows at each machine: {dict(shares)}")
    print(f"move ms {percentiles(tally.moves)}; a window is away for {percentiles(tally.away)}")
    print(f"acknowledged {len(tally.kept)}, lost {missing}, different {wrong}, errors {dict(tally.errors)}")
    sys.exit(1 if missing or wrong or not shares["second"] else 0)


if __name__ == "__main__":
    main()
