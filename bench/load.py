"""Many tables of people at once: `python bench/load.py [--tables N] [--sockets N] [--duration S] [--json]`.

Starts a server of its own on a free port with a new database (or uses `--server URL`, which may be given several times:
the windows of a table are then at different workers) and plays real games of all variants: every table makes a move
each `--pace` seconds, next deals and rematches included. Measured is the time from sending a move to the last view of
that version at the seats and the watchers of its table, all in this process, whose own CPU is told beside the server's.
"""

import argparse
import asyncio
import gc
import json
import resource
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

import wire
from processes import Cost, Server, allow_many_files, cost_of
from tables import Manner, Table, Tally

SETTLE = 2.0
"""Seconds of play before the measurement begins."""
TOGETHER = 4
"""This many tables are set up at a time."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much there is of everything."""

    tables: int
    sockets: int


async def variants_of(server: str, most: int) -> list[tuple[str, int]]:
    """Every variant with each number of players that fits."""
    answer = await wire.request(server, "GET", "/api/variants")
    found = [
        (each["id"], players) for each in answer.json["variants"] for players in each["players"] if players <= most
    ]
    return sorted(found, key=lambda pair: pair[1] * 7919 % 13)


async def opened(servers: Sequence[str], size: Size, tally: Tally, manner: Manner) -> list[Table]:
    """All tables with their people and watchers."""
    shares = [
        size.sockets * (number + 1) // size.tables - size.sockets * number // size.tables
        for number in range(size.tables)
    ]
    mix = cycle(await variants_of(servers[0], min(4, min(shares))))
    turns = asyncio.Semaphore(TOGETHER)

    async def one(number: int, variant: str, players: int, share: int) -> Table:
        async with turns:
            table = Table(servers, tally, manner, number)
            await table.make(variant, players)
            await table.open(share - players)
            return table

    wanted = [(number, *next(mix), share) for number, share in enumerate(shares)]
    return list(await asyncio.gather(*(one(*each) for each in wanted)))


def percentiles(seconds: Sequence[float]) -> dict[str, float]:
    """Median, 99th percentile and worst, in milliseconds."""
    if not seconds:
        return {}
    ranked = sorted(seconds)
    at = {"p50": len(ranked) // 2, "p99": len(ranked) * 99 // 100, "max": len(ranked) - 1}
    return {name: round(1000 * ranked[place], 2) for name, place in at.items()}


def figures(tally: Tally, before: Cost, after: Cost, own: float, seconds: float) -> dict[str, Any]:
    """What the run has shown."""
    events = len(tally.moves) + len(tally.deals)
    cpu = after.cpu - before.cpu
    return {
        "moves": len(tally.moves),
        "seconds": round(seconds, 2),
        "moves/s": round(len(tally.moves) / seconds, 1),
        "move ms": percentiles(tally.moves),
        "deals": len(tally.deals),
        "deal ms": percentiles(tally.deals),
        "server CPU ms per move": round(1000 * cpu / events, 3) if events else None,
        "server CPU %": round(100 * cpu / seconds, 1),
        "client CPU %": round(100 * own / seconds, 1),
        "server MiB": round(after.memory / 2**20, 1),
        "counts": dict(tally.counts),
        "errors": dict(tally.errors),
    }


async def run(
    servers: Sequence[str], roots: Sequence[int], size: Size, manner: Manner, duration: float
) -> dict[str, Any]:
    """Set up, play, measure."""
    tally = Tally()
    tables = await opened(servers, size, tally, manner)
    gc.collect()
    gc.freeze()
    for number, table in enumerate(tables):
        table.play(manner.pace * number / len(tables))
    await asyncio.sleep(SETTLE + manner.pace)
    loop, before, own = asyncio.get_running_loop(), cost_of(roots), own_cost()
    began, tally.is_on = loop.time(), True
    await asyncio.sleep(duration)
    tally.is_on = False
    found = figures(tally, before, cost_of(roots), own_cost().cpu - own.cpu, loop.time() - began)
    for table in tables:
        table.close()
    await asyncio.sleep(0.2)
    return found


def own_cost() -> Cost:
    """Of this process, more exactly than /proc has it."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return Cost(used.ru_utime + used.ru_stime, 0)


@contextmanager
def own_server(options: argparse.Namespace) -> Iterator[Server]:
    """A fresh server with a database of its own."""
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        server = Server(str(Path(folder) / "cassino.db"), more=options.more.split(), wrap=options.wrap.split())
        server.start()
        try:
            yield server
        finally:
            server.stop()


def parsed() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=5000, help="all windows, of seats and of watchers")
    parser.add_argument("--duration", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=3.0, help="seconds between the moves of a table")
    parser.add_argument("--saturate", action="store_true", help="the next move as soon as all have seen the last")
    parser.add_argument("--server", action="append", default=[], help="address of a server that runs already")
    parser.add_argument("--pid", action="append", type=int, default=[], help="its processes, for CPU and memory")
    parser.add_argument("--folder", default=None, help="where the database of an own server lies")
    parser.add_argument("--more", default="", help="more arguments for `cassino serve`")
    parser.add_argument("--wrap", default="", help="what the own server is started by, e.g. a profiler")
    parser.add_argument("--plain", action="store_true", help="requests without ids, so without acknowledgements")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> None:
    """Run and print."""
    options = parsed()
    allow_many_files()
    size = Size(options.tables, options.sockets)
    manner = Manner(0.0 if options.saturate else options.pace, names_requests=not options.plain)
    if options.server:
        found = asyncio.run(run(options.server, options.pid, size, manner, options.duration))
    else:
        with own_server(options) as server:
            found = asyncio.run(run([server.address], [server.process.pid], size, manner, options.duration))
    if options.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:24} {value}")


if __name__ == "__main__":
    main()
