"""Hostile clients beside honest tables: `python bench/hostile.py [--tables N] [--hostile N] [--duration S] [--json]`.

Honest tables play as in `load.py`. Hostile clients come from other addresses of this machine, which the server is told
to treat as foreign ones, and go on all the time with everything they have: garbage, frames and bodies that are too
large, floods, connections that say nothing more or read nothing, requests of long ago, requests sent again, the seats
of others, and requests that are right and expensive: rule books, the deal of the day, taps on large tables, hints,
reviews, branches, moves and undos without end. Printed are the honest tables' times, with what the hostile ones were
answered.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import wire
from load import Size, figures, opened, own_cost
from processes import Server, allow_many_files, cost_of
from tables import Manner, Table, Tally

PAUSE = 0.05
"""Between the attempts of one hostile client: 20 a second each."""
FLOOD = 300
SETTLE = 2.0
VARIANTS = ("hungarian_ulmann", "crazy_casino", "south_african_4", "swazi", "casino", "royal_web")
CONFIG = '[limits]\nexempt = ["127.0.0.1/32"]\n'


@dataclass
class Enemy:
    """A hostile client with an address of its own, and what it was answered."""

    server: str
    number: int
    tables: Sequence[Table]
    luck: random.Random
    answers: Counter[str] = field(default_factory=Counter)
    cookie: str = ""
    own: str = ""
    """A match of its own."""

    @property
    def source(self) -> str:
        """Where it comes from."""
        return f"127.0.1.{1 + self.number % 250}"

    def hear(self, raw: bytes) -> None:
        """Count an answer."""
        frame = json.loads(raw)
        self.answers[f"{frame['type']} {frame.get('code', '')}".strip()] += 1

    def closed(self, code: int) -> None:
        """Count a closed connection."""
        self.answers[f"closed {code}"] += 1

    async def window(self, query: str = "?seat=watch", cookie: str = "") -> wire.Wire:
        """A window on somebody's table."""
        path = f"/ws/{self.luck.choice(self.tables).id}{query}"
        return await wire.connect(self.server, path, cookie, self.hear, self.closed, self.source)

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A naked connection."""
        where = urlsplit(self.server)
        return await asyncio.open_connection(where.hostname, where.port, local_addr=(self.source, 0))


async def garbage(enemy: Enemy) -> None:
    """Bytes that are no frame, frames that are no text, texts that are no request."""
    line = await enemy.window()
    for text in (
        b"",
        b"\xff\xfe",
        b"[" * 4000,
        b"null",
        b'{"type":"move"}',
        b'{"type":"say","phrase":{}}',
        os.urandom(50),
    ):
        line.send(text)
    line.transport.write(wire.packed(2, b"binary"))
    await asyncio.sleep(PAUSE)
    line.transport.write(os.urandom(200))
    await asyncio.sleep(PAUSE)
    line.close()


async def oversize(enemy: Enemy) -> None:
    """Frames beyond both limits, one that only claims to be, and a body."""
    line = await enemy.window()
    line.send(b'{"type":"select","version":1,"cards":["' + b"8" * 5000 + b'"],"table":[]}')
    line.send(b"x" * 70_000)
    await asyncio.sleep(PAUSE)
    line.close()
    line = await enemy.window()
    line.transport.write(b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"\0\0\0\0")
    await asyncio.sleep(PAUSE)
    line.close()
    await wire.request(enemy.server, "POST", "/api/matches", {"variant": "x" * 100_000}, source=enemy.source)


async def flood(enemy: Enemy) -> None:
    """As many requests and pings as fit into a line."""
    line = await enemy.window()
    line.transport.write(wire.packed(wire.TEXT, b'{"type":"select","version":3,"cards":[],"table":[]}') * FLOOD)
    line.transport.write(wire.packed(wire.PING, b"x" * 100) * FLOOD)
    await asyncio.sleep(PAUSE)
    line.close()
    answers = await asyncio.gather(*(ask(enemy, "GET", "/api/variants") for _ in range(10)))
    enemy.answers.update(f"http {status}" for status in answers)


async def half_open(enemy: Enemy) -> None:
    """A request that is never finished, and a window that reads nothing of what it asks for."""
    _, writer = await enemy.connection()
    writer.write(b"GET /ws/x HTTP/1.1\r\nHost: 127")
    line = await enemy.window()
    line.transport.pause_reading()
    line.transport.write(wire.packed(wire.TEXT, b'{"type":"select","version":0,"cards":[],"table":[]}') * FLOOD)
    await asyncio.sleep(20 * PAUSE)
    writer.close()
    line.transport.abort()


async def stale(enemy: Enemy) -> None:
    """Requests of long ago, and what honest people have asked for, sent again as it was."""
    line = await enemy.window()
    for version in (-1, 0, 1, 2, 2**62):
        line.send(json.dumps({"type": "move", "version": version, "move": "trail 2C", "id": "again"}).encode())
    heard = [table.pending[1] for table in enemy.tables[:50] if table.pending]
    for request in heard:
        line.send(json.dumps(request).encode())
    await asyncio.sleep(PAUSE)
    line.close()


async def others_seats(enemy: Enemy) -> None:
    """The seats of others by their number, with no cookie, a wrong one and that of a guest of one's own."""
    for cookie in ("", "cassino_session=guess", "cassino_session=" + "x" * 3000):
        line = await enemy.window("?seat=0", cookie)
        line.send(b'{"type":"resign","version":3}')
        await asyncio.sleep(PAUSE)
        line.close()
    for path in ("join", "leave"):
        status = await ask(enemy, "POST", f"/api/matches/{enemy.luck.choice(enemy.tables).id}/{path}", {"name": "Eve"})
        enemy.answers[f"http {status}"] += 1


async def guest(enemy: Enemy) -> str:
    """The cookie of a guest of its own, and a match against a bot in `own`."""
    if not enemy.cookie:
        seats = [{"kind": "human", "name": "Eve"}, {"kind": "bot", "name": "Hal", "bot": "random"}]
        wish = {"variant": "hungarian_ulmann", "seats": seats}
        made = await wire.request(enemy.server, "POST", "/api/matches", wish, source=enemy.source)
        if made.status == 201:
            enemy.cookie, enemy.own = made.cookie, json.loads(made.body)["id"]
    return enemy.cookie


async def expensive_pages(enemy: Enemy) -> None:
    """What has to be worked out or read: rule books, drafts, the deal of the day, records, puzzles, the lobby."""
    cookie, variant = await guest(enemy), enemy.luck.choice(VARIANTS)
    draft = {"title": "Own", "parent": variant, "changes": {"ending": {"target": enemy.luck.randint(5, 60)}}}
    asked: list[tuple[str, str, Any]] = [
        ("GET", "/rules", None),
        ("GET", f"/rules/{variant}", None),
        ("GET", "/api/daily", None),
        ("GET", "/api/lobby", None),
        ("POST", "/api/house/check", draft),
        ("POST", f"/api/puzzles/{enemy.luck.randint(1, 50)}/solution", {}),
        ("POST", "/api/matches", {"rules": f'title = "{"x" * 15_000}"', "seats": []}),
        ("GET", f"/api/matches/{enemy.own}/record.json", None),
        ("GET", f"/api/matches/{enemy.own}/review", None),
        ("POST", f"/api/matches/{enemy.own}/branches", {"deal": 1, "moves": 1}),
    ]
    for method, path, body in asked:
        answer = await wire.request(enemy.server, method, path, body, cookie, source=enemy.source)
        enemy.answers[f"http {answer.status}"] += 1


async def expensive_frames(enemy: Enemy) -> None:
    """Taps, hints, moves and undos at a table of its own, as fast as they are answered."""
    cookie = await guest(enemy)
    if not enemy.own:
        return
    views: list[Any] = []

    def hear(raw: bytes) -> None:
        frame = json.loads(raw)
        views[:] = [frame["view"]] if frame["type"] == "view" else views
        enemy.hear(raw)

    line = await wire.connect(enemy.server, f"/ws/{enemy.own}?seat=0", cookie, hear, enemy.closed, enemy.source)
    for _ in range(40):
        await asyncio.sleep(PAUSE)
        if views:
            view = views[0]
            hand = view["hand"] or []
            for frame in (
                {"type": "select", "cards": hand[:1], "table": []},
                {"type": "select", "cards": [], "table": []},
                {"type": "hint"},
                {"type": "move", "move": f"trail {hand[0] if hand else '2C'}"},
                {"type": "undo"},
                {"type": "next_deal"},
            ):
                line.send(json.dumps({"version": view["version"], **frame}).encode())
    line.close()


async def ask(enemy: Enemy, method: str, path: str, body: Any = None) -> int:
    """The status of an answer."""
    return (await wire.request(enemy.server, method, path, body, source=enemy.source)).status


WAYS: Sequence[Callable[[Enemy], Awaitable[None]]] = (
    garbage, oversize, flood, half_open, stale, others_seats, expensive_pages, expensive_frames,
)  # fmt: skip


async def attack(enemy: Enemy) -> None:
    """One way after the other, until the end; being refused is no reason to stop."""
    while True:
        for way in enemy.luck.sample(WAYS, len(WAYS)):
            try:
                await way(enemy)
                enemy.answers[way.__name__] += 1
            except (OSError, asyncio.IncompleteReadError, ValueError) as error:
                enemy.answers[f"refused: {str(error)[:40]}"] += 1
            await asyncio.sleep(PAUSE)


async def run(server: Server, options: argparse.Namespace) -> dict[str, Any]:
    """Honest tables alone for a while, then with the hostile clients."""
    tally, roots = Tally(), [server.process.pid]
    tables = await opened([server.address], Size(options.tables, options.tables * 3), tally, Manner(options.pace))
    for number, table in enumerate(tables):
        table.play(options.pace * number / len(tables))
    await asyncio.sleep(SETTLE + options.pace)
    alone = await measured(tally, roots, options.quiet)
    enemies = [Enemy(server.address, number, tables, random.Random(number)) for number in range(options.hostile)]
    attacks = [asyncio.create_task(attack(enemy)) for enemy in enemies]
    beside = await measured(tally, roots, options.duration)
    for task in attacks:
        task.cancel()
    await asyncio.gather(*attacks, return_exceptions=True)
    for table in tables:
        table.close()
    answers = sum((enemy.answers for enemy in enemies), Counter[str]())
    return {"alone": alone, "beside hostile clients": beside, "hostile": dict(answers.most_common())}


async def measured(tally: Tally, roots: Sequence[int], seconds: float) -> dict[str, Any]:
    """The honest tables' figures of some seconds."""
    tally.moves.clear()
    tally.deals.clear()
    before, own, tally.is_on = cost_of(roots), own_cost(), True
    await asyncio.sleep(seconds)
    tally.is_on = False
    return figures(tally, before, cost_of(roots), own_cost().cpu - own.cpu, seconds)


def parsed() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--hostile", type=int, default=40)
    parser.add_argument("--quiet", type=float, default=20.0, help="seconds without hostile clients, to compare with")
    parser.add_argument("--duration", type=float, default=600.0)
    parser.add_argument("--pace", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> None:
    """Run and print."""
    options = parsed()
    allow_many_files()
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "cassino.toml"
        config.write_text(CONFIG)
        server = Server(str(Path(folder) / "cassino.db"), more=("--config", str(config)))
        server.start()
        try:
            found = asyncio.run(run(server, options))
        finally:
            server.stop()
    if options.json:
        print(json.dumps(found))
        return
    for part, values in found.items():
        print(part)
        for name, value in values.items():
            print(f"  {name:40} {value}")


if __name__ == "__main__":
    main()
