"""Tables full of people for the load scripts: they play on through deals and rematches, and the clock is looked at."""

import asyncio
import random
from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
import wire
from moves import View, read_view, turn

VIEW = b'{"type":"view","version":'
REFUSALS = {"illegal", "move_syntax", "unknown_card"}
"""What a wrong guess is answered with."""
QUESTIONS, ANSWERS = {"select", "hint"}, {"choices", "hint"}
LATE = 10.0
"""Seconds after which a view that has not come is counted as an error."""
RETRY = 0.25
FIRST_SPREAD, SPREAD = 0.5, 1.0
"""A window comes back after a random time up to this, and where that fails, up to the second, as a page does."""
Json = dict[str, Any]


@dataclass
class Tally:
    """What is measured; latencies are seconds from sending to the last view of that version."""

    is_on: bool = False
    moves: list[float] = field(default_factory=list)
    deals: list[float] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    errors: Counter[str] = field(default_factory=Counter)
    closed: list[int] = field(default_factory=list)
    hit: list[float] = field(default_factory=list)
    """Of the moves, those for which a window of the table was away at some time."""
    away: list[float] = field(default_factory=list)
    """For each time that a window was closed by the other side, the seconds until it saw the table again."""
    kept: dict[tuple[str, int], Json] = field(default_factory=dict)
    """What the server has acknowledged, by match and version."""

    def note(self, kind: str, seconds: float, is_hit: bool = False) -> None:
        """A request that everybody has seen the result of."""
        if self.is_on:
            (self.moves if kind == "move" else self.deals).append(seconds)
        if self.is_on and is_hit and kind == "move":
            self.hit.append(seconds)

    def count(self, what: str) -> None:
        """Something that is no error."""
        if self.is_on:
            self.counts[what] += 1

    def error(self, what: str) -> None:
        """Something that should not have been; never forgotten."""
        self.errors[what] += 1


@dataclass(frozen=True)
class Manner:
    """How people play: seconds between the moves of a table (0: at once), and whether lost lines are normal."""

    pace: float = 3.0
    reconnects: bool = False
    names_requests: bool = True


class Line:
    """One window on a table, of a seat or of a watcher (None)."""

    def __init__(self, table: "Table", seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.version = 0
        self.raw = b""
        self.wire: wire.Wire | None = None
        self.lost_at: float | None = None
        """Since when it has been away, against its will."""

    async def open(self) -> None:
        """Connect, or connect again. Raises OSError."""
        table = self.table
        cookie = "" if self.seat is None else table.cookies[self.seat]
        wanted = "watch" if self.seat is None else str(self.seat)
        since = f"&since={self.version}" if self.version and table.manner.names_requests else ""
        path = f"/ws/{table.id}?seat={wanted}{since}"
        self.wire = await wire.connect(table.server(), path, cookie, self.hear, partial(table.lost, self))

    def hear(self, raw: bytes) -> None:
        """A frame has come; only the version of a view is read at once."""
        if not raw.startswith(VIEW):
            self.table.heard(self, msgspec.json.decode(raw))
            return
        end = raw.find(b",", len(VIEW))
        self.version = int(raw[len(VIEW) : end])
        if self.seat is not None:
            self.raw = raw
        if self.lost_at is not None:
            self.table.tally.away.append(asyncio.get_running_loop().time() - self.lost_at)
            self.lost_at = None
        self.table.seen(self)

    def say(self, request: Json) -> None:
        """Send a request."""
        if self.wire is not None:
            self.wire.send(msgspec.json.encode(request))

    def close(self) -> None:
        """Hang up."""
        if self.wire is not None:
            self.wire.close()


class Table:
    """One match with its people and watchers; after the match comes the rematch."""

    def __init__(self, servers: Sequence[str], tally: Tally, manner: Manner, seed: int) -> None:
        self.servers = servers
        self.tally = tally
        self.manner = manner
        self.luck = random.Random(seed)
        self.id = ""
        self.variant = ""
        self.cookies: list[str] = []
        self.lines: list[Line] = []
        self.pending: tuple[Line, Json] | None = None
        """What was asked last and is not answered."""
        self._waiting: set[Line] = set()
        self._awaited = 0
        self._sent = 0.0
        self._is_hit = False
        """Whether a window has been away since the last request."""
        self._due = 0.0
        self._plan: Generator[Json, Json, None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False
        self.is_resting = False

    def server(self) -> str:
        """One of the servers: the windows of a table may be at different workers."""
        return self.luck.choice(self.servers)

    async def make(self, variant: str, players: int) -> None:
        """Create the match; everybody after the first joins by the link. Raises OSError, RuntimeError."""
        self.variant = variant
        seats = [{"kind": "human", "name": f"Guest {seat}"} for seat in range(players)]
        made = await wire.request(self.server(), "POST", "/api/matches", {"variant": variant, "seats": seats})
        if made.status != 201:
            raise RuntimeError(f"no match of {variant}: {made.status} {made.body[:200]!r}")
        self.id = made.json["id"]
        own = made.json.get("seat", 0)
        self.cookies = [""] * players
        self.cookies[own] = made.cookie
        if made.cookie:
            for seat in range(players):
                if seat != own:
                    self.cookies[seat] = await self._joined(seat)

    async def _joined(self, seat: int) -> str:
        wish = {"name": f"Guest {seat}", "seat": seat}
        answer = await wire.request(self.server(), "POST", f"/api/matches/{self.id}/join", wish)
        if answer.status != 200:
            raise RuntimeError(f"cannot join: {answer.status} {answer.body[:200]!r}")
        return answer.cookie

    async def open(self, watchers: int) -> None:
        """Everybody comes to the table. Raises OSError."""
        seats: list[int | None] = [*range(len(self.cookies)), *([None] * watchers)]
        self.lines = [Line(self, seat) for seat in seats]
        for line in self.lines:
            await (self._opened(line) if self.manner.reconnects else line.open())

    def play(self, after: float) -> None:
        """Begin to play after this many seconds."""
        self._due = asyncio.get_running_loop().time() + after
        self._schedule(self._due)

    def rest(self) -> None:
        """Nobody begins another move; what was begun goes on."""
        self.is_resting = True

    def close(self) -> None:
        """Everybody leaves."""
        self.is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        for line in self.lines:
            line.close()

    def _schedule(self, at: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if not self.is_closed:
            self._timer = asyncio.get_running_loop().call_at(at, self._begin)

    def _again(self) -> None:
        """The next move when it is time; one that is late does not make the others late."""
        now = asyncio.get_running_loop().time()
        self._due = max(self._due + self.manner.pace, now)
        self._schedule(self._due)

    def _begin(self) -> None:
        if self.is_resting:
            return
        first = self.lines[0]
        if not all(line.raw for line in self.lines if line.seat is not None):
            self._schedule(asyncio.get_running_loop().time() + RETRY)
            return
        view = read_view(first.raw).view
        if view.phase == "play":
            mover = self.lines[view.turn]
            self._plan = turn(read_view(mover.raw).view, self.luck)
            self._go_on(mover, None)
        else:
            self._ask(first, {"type": "next_deal" if view.phase == "deal_over" else "rematch"}, view)

    def _go_on(self, mover: Line, answer: Json | None) -> None:
        assert self._plan is not None
        try:
            request = next(self._plan) if answer is None else self._plan.send(answer)
        except StopIteration:
            self.tally.error(f"no move found in {self.variant}")
            self._again()
            return
        self._ask(mover, request, read_view(mover.raw).view)

    def _ask(self, line: Line, request: Json, view: View) -> None:
        request = {"version": view.version, **request}
        kind = request["type"]
        if kind not in QUESTIONS:
            if self.manner.names_requests:
                request["id"] = f"{self.luck.getrandbits(64):x}"
            self._awaited, self._waiting = view.version + 1, set(self.lines)
            self._sent = asyncio.get_running_loop().time()
            self._is_hit = any(each.lost_at is not None for each in self.lines)
        self.pending = (line, request)
        self.tally.count(kind)
        self._watch()
        line.say(request)

    def _watch(self) -> None:
        """Do not wait for ever."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(LATE, self._late)

    def _late(self) -> None:
        kind = self.pending[1]["type"] if self.pending else "?"
        self.tally.error(f"late: {kind}, {len(self._waiting)} of {len(self.lines)} windows")
        self.pending, self._awaited = None, 0
        self._again()

    def seen(self, line: Line) -> None:
        """A window has a new view."""
        if not self._awaited or line.version < self._awaited:
            return
        self._waiting.discard(line)
        if not self._waiting and self.pending is not None and self.pending[1]["type"] != "rematch":
            self.tally.note(self.pending[1]["type"], asyncio.get_running_loop().time() - self._sent, self._is_hit)
            self.pending, self._awaited = None, 0
            self._again()

    def heard(self, line: Line, frame: Json) -> None:
        """A window was sent something else than a view."""
        kind = frame["type"]
        is_answer = self.pending is not None and self.pending[0] is line
        if kind == "rematch" and line is self.lines[0]:
            self._start(self._move_on(frame["id"]))
        elif kind in ANSWERS and is_answer:
            self._go_on(line, frame)
        elif kind == "done":
            self._acknowledged(frame)
        elif kind == "error":
            self._refused(line, frame, is_answer)

    def _acknowledged(self, frame: Json) -> None:
        self.tally.counts["done"] += 1
        if self.pending is not None and self.pending[1].get("id") == frame["id"]:
            line, request = self.pending
            self.tally.kept[self.id, frame["version"]] = {**request, "seat": line.seat}

    def _refused(self, line: Line, frame: Json, is_answer: bool) -> None:
        code = frame["code"]
        if is_answer and self._plan is not None and code in REFUSALS:
            self.tally.count("refused")
            self._awaited = 0
            self._go_on(line, frame)
            return
        self.tally.error(f"{code}: {frame['message'][:80]}")
        if is_answer:
            self.pending, self._awaited = None, 0
            self._again()

    def lost(self, line: Line, code: int) -> None:
        """A window was closed by the other side."""
        if self.is_closed:
            return
        if self.manner.reconnects:
            self.tally.counts["lost lines"] += 1
            self.tally.closed.append(code)
            self._is_hit = True
            if line.lost_at is None:
                line.lost_at = asyncio.get_running_loop().time()
            self._start(self._reopen(line))
        else:
            self.tally.error(f"closed: {code}")

    async def _reopen(self, line: Line) -> None:
        """Come back soon, or as soon as anybody answers, as a page does; ask again what was not answered."""
        await asyncio.sleep(FIRST_SPREAD * self.luck.random())
        await self._opened(line)
        if self.pending is not None and self.pending[0] is line:
            line.say(self.pending[1])

    async def _opened(self, line: Line) -> None:
        """Try until somebody answers."""
        while not self.is_closed:
            try:
                return await line.open()
            except OSError:
                await asyncio.sleep(SPREAD * self.luck.random())
        return None

    async def _move_on(self, match_id: str) -> None:
        """To the rematch."""
        self.pending, self._awaited = None, 0
        for line in self.lines:
            line.close()
        self.id = match_id
        self.tally.count("rematches")
        await self.open(sum(line.seat is None for line in self.lines))
        self._again()

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.tally.error(f"the script failed: {task.exception()!r}")
