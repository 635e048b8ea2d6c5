"""How long a person waits for the answer to a tap: `python bench/server_latency.py [--json] [--moves N]`.

Starts a server of its own on a free port with a new database and plays against the heuristic bot.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

Times = dict[str, list[float]]


@contextmanager
def server() -> Iterator[str]:
    """The address of a fresh server in a process of its own."""
    command = [sys.executable, "-m", "cassino", "serve", "--no-browser", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"CASSINO_DATABASE": f"{folder}/cassino.db"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            yield process.stdout.readline().split()[1].rstrip("/")
            process.terminate()


def new_match(address: str, variant: str, seed: int) -> str:
    """A match against the heuristic bot."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Hal", "bot": "heuristic"}]
    body = json.dumps({"variant": variant, "seats": seats, "seed": seed, "target": 1000}).encode()
    request = urllib.request.Request(f"{address}/api/matches", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["id"])


class Tapper:
    """A person who taps and looks at the clock."""

    def __init__(self, socket: ClientConnection, times: Times) -> None:
        self.socket = socket
        self.times = times
        self.view: dict[str, Any] = {}

    def receive(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.socket.recv())
        if frame["type"] == "view":
            self.view = frame["view"]
        return frame

    def timed(self, name: str, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask, and note how long the answer took."""
        began = time.perf_counter()
        self.socket.send(json.dumps({"type": kind, "version": self.view["version"], **fields}))
        answer = self.receive()
        self.times[name].append(time.perf_counter() - began)
        return answer

    def one_move(self) -> None:
        """Tap every card with every thing on the table, then play the hint and wait for the bot."""
        things = [[], *([item.get("card") or item["id"]] for item in self.view["table"])]
        for card in self.view["hand"]:
            for table in things:
                self.timed("select", "select", card=card, table=table)
        hint = self.timed("hint", "hint")
        began = time.perf_counter()
        self.timed("move", "move", move=hint["move"])
        self.until_asked()
        self.times["bot's answer"].append(time.perf_counter() - began)

    def until_asked(self) -> None:
        """Wait for one's turn or the end of the deal."""
        while self.view["phase"] == "play" and not self.view["can"]["move"]:
            self.receive()


def play(address: str, variant: str, moves: int, times: Times) -> None:
    """Play a number of own moves in a match."""
    with connect(address.replace("http", "ws") + f"/ws/{new_match(address, variant, 1)}") as socket:
        tapper = Tapper(socket, times)
        tapper.receive()
        for _ in range(moves):
            tapper.until_asked()
            if tapper.view["phase"] == "play":
                tapper.one_move()
            else:
                tapper.timed("next deal", "next_deal")


def summed(times: Times) -> dict[str, dict[str, float]]:
    """Median, 99th percentile and worst of each, in milliseconds."""
    result = {}
    for name, values in times.items():
        values.sort()
        ranks = {"p50": len(values) // 2, "p99": len(values) * 99 // 100, "max": len(values) - 1}
        result[name] = {"count": len(values)} | {key: round(1000 * values[at], 2) for key, at in ranks.items()}
    return result


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--variants", default="casino,royal")
    options = parser.parse_args()
    figures = {}
    with server() as address:
        for variant in options.variants.split(","):
            times: Times = defaultdict(list)
            play(address, variant, options.moves, times)
            figures[variant] = summed(times)
    if options.json:
        print(json.dumps(figures))
        return
    for variant, rows in figures.items():
        for name, row in rows.items():
            cells = "  ".join(f"{key} {value:8.2f} ms" for key, value in row.items() if key != "count")
            print(f"{variant:10} {name:14} {row['count']:6}  {cells}")


if __name__ == "__main__":
    main()
