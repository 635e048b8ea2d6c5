"""A seat at a table of a server, played in the terminal: the server keeps the match, this shows it.

Frames come as lines of JSON over HTTP (docs/research/api.md) and are read in a thread of their own. The person is asked
for a line only when there is something to decide, so that nothing is written into a half-typed line.
"""

import json
import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

import msgspec

from cassino.cards import CardSyntaxError
from cassino.errors import CassinoError
from cassino.hosted import Json
from cassino.hosted.wire.phrases import phrase_text
from cassino.notation.vocabulary import in_notation, shown
from cassino.rules.options import Pack
from cassino.texts import language, tell
from cassino.texts.catalog import say_anyway
from cassino.texts.lists import commas
from cassino.texts.plain import unwrapped
from cassino.tui import misdealing, showing
from cassino.tui.cardwords import typed
from cassino.tui.coaching import said_of, setting
from cassino.tui.terminal import Terminal, write
from cassino.tui.vocabulary import beginning, is_word
from cassino.tui.words import WordError, is_yes

PATIENCE_SECONDS = 30.0
"""How long a server may take to answer; it sends a sign of life more often."""
LONGEST_ANSWER = 16 * 1024 * 1024
"""No answer and no frame of a server is longer, in bytes."""
TRIES = 8
"""How often a lost connection is made anew, each time after a longer pause."""
LINK = re.compile(r"/m/(?P<id>[\w-]+)/?")
KEY = re.compile(r"back=(?P<key>[\w-]+)")
"""What follows the `#` of a link with which somebody comes back to a seat."""
MOST_LISTED = 20
"""At most this many moves are listed without being asked for."""
ASKED = ("move", "agree", "claim", "next_deal", "rematch")
"""The rights that make the person be asked for a line."""
OFFERED = {
    "takeback": "terminal-remote-takeback",
    "rematch": "terminal-remote-rematch",
    "call_off": "terminal-remote-call-off",
    "misdeal": "terminal-remote-misdeal",
}
"""The question about each kind of offer."""
UNITS = ((86400, "shared-days"), (3600, "shared-hours"), (60, "shared-minutes"))
"""Units of time in seconds, and their messages."""
HELP = (
    "terminal-remote-help-move",
    "terminal-remote-help-moves",
    "terminal-remote-help-show",
    "terminal-remote-help-hint",
    "terminal-remote-help-coach",
    "terminal-remote-help-undo",
    "terminal-remote-help-misdeal",
    "terminal-remote-help-away",
    "terminal-remote-help-leave",
)
"""The lines of `help`."""


class TableError(CassinoError):
    """The server cannot be reached, or refuses what was asked."""


class LostError(TableError):
    """The server is gone, and did not come back."""


@contextmanager
def understood(server: str) -> Iterator[None]:
    """Inside the context, an answer or a frame without the expected fields is a TableError."""
    try:
        yield
    except CassinoError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise TableError("terminal-remote-nonsense", server=server) from error


class Client:
    """Requests to one server, in one session."""

    def __init__(self, origin: str, cookies: Path | None = None) -> None:
        """cookies: the file that keeps the session, so that the person can return to the seat. Raises TableError."""
        self.origin = origin
        self._headers = {"Content-Type": "application/json", "Accept-Language": language.current()}
        self._jar = LWPCookieJar(cookies)
        if cookies is not None and cookies.exists():
            try:
                self._jar.load(ignore_discard=True)
            except (OSError, LoadError) as error:
                raise TableError("terminal-remote-cannot-read", file=str(cookies), problem=str(error)) from None
        self._web: OpenerDirector = build_opener(HTTPCookieProcessor(self._jar))

    def keep_session(self) -> None:
        """Keep the session in a file that only its owner can read. Raises TableError."""
        if self._jar.filename is None:
            return
        path = Path(self._jar.filename)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
            self._stored(path).save(ignore_discard=True)
        except OSError as error:
            raise TableError("terminal-remote-cannot-write", file=str(path), problem=str(error)) from None

    def _stored(self, path: Path) -> LWPCookieJar:
        """What is kept now, perhaps by another window at another server, with the cookies of this one."""
        jar = LWPCookieJar(path)
        with suppress(OSError, LoadError):
            jar.load(ignore_discard=True)
        for cookie in self._jar:
            jar.set_cookie(cookie)
        return jar

    def ask(self, path: str, **body: Any) -> Json:
        """The answer to a request; with a body it is a POST. Raises TableError."""
        with understood(self.origin), self.opened(path, json.dumps(body).encode() if body else None) as answer:
            return _object(answer.read(LONGEST_ANSWER))

    def opened(self, path: str, data: bytes | None = None) -> Any:
        """An answer that is still to be read. Raises TableError."""
        request = Request(self.origin + path, data, self._headers)
        try:
            return self._web.open(request, timeout=PATIENCE_SECONDS)
        except HTTPError as error:
            raise _refusal(error) from None
        except (URLError, OSError, ValueError, HTTPException) as error:
            problem = str(getattr(error, "reason", error))
            raise TableError("terminal-remote-no-answer", server=self.origin, problem=problem) from None


def _refusal(error: HTTPError) -> TableError:
    """What the server said, in its own words where there are any."""
    try:
        with error:
            body = _object(error.read(LONGEST_ANSWER))
        if body["error"] == "stale":
            return TableError("terminal-remote-stale")
        return TableError("terminal-remote-said", message=str(body["message"]))
    except (ValueError, KeyError, TypeError, OSError, HTTPException, RecursionError):
        return TableError("terminal-remote-answered", code=error.code, reason=str(error.reason))


def _duration(seconds: int) -> str:
    """A time in the largest unit of which it is a whole number, at least minutes: 10 minutes, 3 days."""
    unit, key = next((each for each in UNITS if seconds % each[0] == 0), UNITS[-1])
    return tell(key, count=seconds // unit)


def _object(text: bytes) -> Json:
    """An object of JSON. Raises ValueError, TypeError, RecursionError."""
    found = json.loads(text)
    if not isinstance(found, dict):
        raise TypeError(type(found).__name__)
    return found


def _line(lines: Any) -> bytes:
    """The next whole line of a stream; nothing where the connection is lost."""
    with suppress(OSError, ValueError, HTTPException):
        line: bytes = lines.readline(LONGEST_ANSWER)
        return line if line.endswith(b"\n") else b""
    return b""


def parse_link(text: str) -> tuple[str, str]:
    """The origin and the id of the match of an invitation; the id is empty where only a server is named.

    Raises TableError.
    """
    text = unwrapped(text)
    parts = urlsplit(text if "://" in text else f"http://{text}")
    found = LINK.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or not (found or parts.path in ("", "/")):
        raise TableError("terminal-remote-no-address", text=text)
    return f"{parts.scheme}://{parts.netloc}", found["id"] if found else ""


class RemoteTable:
    """One person at one table of a server, until they leave or the input ends."""

    def __init__(self, terminal: Terminal, client: Client, match: str) -> None:
        self.terminal = terminal
        self.client = client
        self.path = f"/api/matches/{match}"
        self.view: Json = {}
        self.menu: list[str] = []
        self._frames: SimpleQueue[Json] = SimpleQueue()
        self._told = 0
        """The last version whose moves were told."""
        self._shown: tuple[int, str] | None = None
        """The version for which the table was shown last, and its phase."""
        self._ladder = showing.Ladder()
        self._waited = ""
        self._is_done = False
        self.is_coached = False
        """Whether the coach warns before slips."""

    def run(self) -> None:
        """Play until the person leaves, the input ends or the server is lost. Raises TableError."""
        self._start_reading()
        try:
            with understood(self.client.origin):
                self._play_on()
        except EOFError:
            self.terminal.line(tell("terminal-remote-input-ended"))
        except KeyboardInterrupt:
            self.terminal.line(tell("terminal-remote-stopped"))

    def _play_on(self) -> None:
        while not self._is_done:
            self._hear(self._frames.get())
            while self._is_asked and not self._is_done:
                self._take_line()
            self._tell_whom_we_wait_for()

    # What comes from the server

    def _start_reading(self) -> None:
        Thread(target=self._read, args=(self.path,), daemon=True).start()

    def _read(self, path: str) -> None:
        """Put every frame of a match into the queue, over a new connection whenever one is lost."""
        tries, since, problem = 0, 0, LostError("terminal-remote-lost", server=self.client.origin)
        while True:
            try:
                for frame in self._stream(path, since):
                    tries, since = 0, int(frame.get("version", since))
                    self._frames.put(frame)
            except TableError as error:
                tries, problem = (tries if since else TRIES), LostError(error.key, **error.facts)
            except (ValueError, TypeError, RecursionError):  # no frame: another connection would bring the same
                tries, problem = TRIES, LostError("terminal-remote-nonsense", server=self.client.origin)
            if self._is_done or self.path != path:
                return
            if tries == TRIES:
                self._frames.put({"type": "lost", "problem": problem})
                return
            tries += 1
            time.sleep(min(0.25 * 2**tries, 10.0))

    def _stream(self, path: str, since: int) -> Iterator[Json]:
        """The frames of one connection, while they are wanted. Raises TableError."""
        place = f"{path}/stream?since={since}" if since else f"{path}/stream"
        with self.client.opened(place) as lines:
            while line := _line(lines):
                if self._is_done or self.path != path:
                    return
                yield _object(line)

    def _hear(self, frame: Json) -> None:
        match frame["type"]:
            case "view":
                self.view = frame["view"]
                self._tell_news()
            case "said":
                text = frame.get("text") or phrase_text(frame["phrase"])
                self.terminal.line(tell("terminal-remote-says", name=frame["name"], text=text))
            case "notice" if frame.get("message"):
                self.terminal.line(self._worded(frame["message"]))
            case "rematch":
                self.terminal.line(tell("terminal-remote-next-match"))
                self.path, self._told, self._shown = f"/api/matches/{frame['id']}", 0, None
                self._start_reading()
            case "lost":
                raise frame["problem"]

    def _tell_whom_we_wait_for(self) -> None:
        """Once, where a person is to move."""
        turns = [seat for seat in self.view.get("seats", ()) if seat["is_turn"] and seat["kind"] == "human"]
        waited = turns[0]["name"] if turns and not self._is_asked and self._frames.empty() else ""
        if waited and waited != self._waited and not self._is_done:
            self.terminal.line(tell("terminal-remote-waiting", name=waited))
        self._waited = waited

    def _hear_all(self) -> None:
        """What has come meanwhile."""
        while True:
            try:
                self._hear(self._frames.get_nowait())
            except Empty:
                return

    def _tell_news(self) -> None:
        """The moves that were not told yet, and what else this version brought."""
        view = self.view
        for line in view["log"]:
            if line["version"] > self._told:
                self._say([self._worded(line["speech"])])
        if view["version"] > self._told:
            self._say(self._worded(message) for message in view["announce"])
        self._told = max(self._told, view["version"])
        if view["deal_score"] and self._shown != (view["version"], view["phase"]):
            self._shown = (view["version"], view["phase"])
            self._say([*showing.count_lines(view, say_anyway), *showing.decided_lines(view)])

    # What is shown

    def _say(self, lines: Iterable[str]) -> None:
        write(self.terminal, *lines)

    def _worded(self, message: Json) -> str:
        return showing.worded(self.view, message, say_anyway)

    def _show_table(self) -> None:
        self._say([showing.status_line(self.view), *showing.table_lines(self.view), *showing.hand_lines(self.view)])

    def _show_score(self) -> None:
        self._say([showing.score_line(self.view), *showing.taken_lines(self.view)])

    # What the person decides

    @property
    def _is_asked(self) -> bool:
        """Whether there is something to decide now."""
        can = self.view.get("can", {})
        return any(can.get(what) for what in ASKED) or bool(self.view and (self.view["choices"] or self._absent))

    @property
    def _absent(self) -> Json | None:
        """The seat of a player who is away, if the person can do something about it."""
        if not self.view["can"].get("call_off"):
            return None
        return next((seat for seat in self.view["seats"] if seat.get("away")), None)

    def _prompt(self) -> str:
        view, can = self.view, self.view["can"]
        if view["choices"]:
            return tell("terminal-answer-prompt")
        if can["move"]:
            return tell("terminal-your-move")
        if can["agree"]:
            offer = view["offer"]
            return tell(OFFERED[offer["kind"]], name=view["seats"][offer["seat"]]["name"])
        if absent := self._absent:
            return tell("terminal-remote-absent", name=absent["name"], time=_duration(view["match"]["away"]))
        if can["next_deal"]:
            return tell("terminal-press-next-deal")
        if can["rematch"]:
            return tell("terminal-remote-over")
        if not view["claim"]:
            return "?"
        return tell("terminal-remote-claim", label=showing.label_text(view["claim"]["label"], say_anyway))

    def _take_line(self) -> None:
        view = self.view
        if self._shown != (view["version"], view["phase"]):
            self._shown = (view["version"], view["phase"])
            self._show_table()
            self.menu = [choice["move"] for choice in view["choices"]]
            for number, choice in enumerate(view["choices"], 1):
                label = showing.label_text(choice["label"], say_anyway)
                self.terminal.line(tell("terminal-line", number=number, text=label))
            if not self.menu and view["can"]["move"]:
                with suppress(TableError):  # they can still be typed
                    self._list_moves(MOST_LISTED)
        self.terminal.words = [*map(shown, COMMANDS), *map(typed, self.menu)]
        line = self.terminal.ask(self._prompt()).strip()
        self._hear_all()
        try:
            self._obey(line)
        except LostError:
            raise
        except (TableError, WordError, CardSyntaxError) as error:
            self.terminal.line(str(error))

    def _obey(self, line: str) -> None:
        begun = beginning(line, COMMANDS)
        if begun:
            COMMANDS[begun[0]](self, begun[1])
        elif not line:
            self._go_on()
        elif line.isdecimal():
            self._play_number(int(line))
        else:
            self._play(in_notation(line))

    def _go_on(self) -> None:
        """An empty line: the next deal, or nothing."""
        if self.view["can"]["next_deal"]:
            self._send("next_deal")
        elif (self.view["can"]["claim"] or self._absent) and not self.view["can"]["move"]:
            self._hear(self._frames.get())
        else:
            self.terminal.line(tell("terminal-remote-type"))

    def _play_number(self, number: int) -> None:
        if not 1 <= number <= len(self.menu):
            self.terminal.line(tell("terminal-no-number", number=number))
        else:
            self._play(self.menu[number - 1])

    def _play(self, move: str) -> None:
        """Play a move; where the coach sees a slip, the person is asked first."""
        slip = next((play for play in self.view["plays"] if play["move"] == move and "slip" in play), None)
        if self.is_coached and self.view["can"]["hint"] and slip:
            skill = {"key": "coach-skill", "args": {"skill": slip["skill"]}}
            self._say([f"{self._worded(slip['slip'])} {self._worded(skill)}"])
            if not is_yes(self.terminal.ask(tell("terminal-yes-or-no", question=tell("coach-anyway")))):
                return
        self._send("moves", move=move)

    def _send(self, what: str, **fields: Any) -> Json:
        """Ask the server for something about the version that is shown, and wait for the view that it leads to.

        Raises TableError.
        """
        answer = self.client.ask(f"{self.path}/{what}", version=self.view["version"], **fields)
        while answer.get("type") == "done" and self.view["version"] < answer["version"]:
            self._hear(self._frames.get())
        return answer

    def _moves(self, _rest: str) -> None:
        self._list_moves()

    def _list_moves(self, most: int | None = None) -> None:
        """The moves with their numbers, at most this many."""
        found = self.client.ask(f"{self.path}/moves")
        self.menu = [*found["moves"], *found["claims"]]
        for number, move in enumerate(self.menu[:most], 1):
            self.terminal.line(tell("terminal-line", number=number, text=typed(move)))
        if most is not None and len(self.menu) > most:
            self.terminal.line(tell("terminal-remote-more-moves", count=len(self.menu) - most))
        elif not found["complete"]:
            self.terminal.line(tell("terminal-remote-too-many"))

    def _hint(self, rest: str) -> None:
        moment = self.view["deal"], len(self.view["log"])
        step = self._ladder.next(moment, rest)
        if step is None:
            self._say([tell("terminal-hint-steps")])
            return
        hint = self._send("hint", step=step)
        self._ladder.reach(moment, step)
        self._say(showing.hint_lines(hint, showing.names(self.view), say_anyway))

    def _set_coach(self, rest: str) -> None:
        """Turn the coach on or off."""
        self.is_coached = setting(rest, self.is_coached)
        self._say([said_of(self.is_coached)])

    def _how(self, _rest: str) -> None:
        """How good the person's last move was."""
        self._coach([line for line in self.view["log"] if line["seat"] == self.view["seat"]])

    def _why(self, _rest: str) -> None:
        """Why another player made the last move."""
        self._coach([line for line in self.view["log"] if line["seat"] != self.view["seat"]])

    def _coach(self, moves: list[Json]) -> None:
        """What the coach says of the last of some moves."""
        if not moves:
            self.terminal.line(tell("terminal-remote-no-such-move"))
            return
        answer = self._send("coach", at=moves[-1]["version"])
        self._say([" ".join(self._worded(message) for message in (moves[-1]["speech"], *answer["told"]))])

    def _undo(self, _rest: str) -> None:
        """At once against bots; people are asked."""
        if self.view["can"]["undo"]:
            self._send("undo")
        else:
            self._send("offer", kind="takeback")

    def _sit_in(self, _rest: str) -> None:
        """A bot plays for the player who is away."""
        if absent := self._absent:
            self._send("fill", seat=absent["seat"])
        else:
            self.terminal.line(tell("error-not-away"))

    def _last(self, _rest: str) -> None:
        """What happened since the person's last turn, that turn included."""
        log = self.view["log"]
        own = [place for place, line in enumerate(log) if line["seat"] == self.view["seat"]]
        lines = [self._worded(line["speech"]) for line in log[own[-1] if own else 0 :]]
        self._say(lines or [tell("terminal-nothing-played")])

    def _log(self, _rest: str) -> None:
        """The moves of this deal, with the rulings on misdeals between them."""
        self._say(self._ruled(0))
        for number, line in enumerate(self.view["log"], 1):
            self._say([self._worded(line["speech"]), *self._ruled(number)])

    def _ruled(self, moves: int) -> list[str]:
        """The rulings after so many moves."""
        rulings = [ruling for ruling in self.view.get("rulings", ()) if ruling["after"] == moves]
        return [" ".join(map(self._worded, ruling["told"])) for ruling in rulings]

    def _misdeal(self, _rest: str) -> None:
        """A mistake in dealing: the others are asked."""
        view = self.view
        if not view["can"].get("misdeal"):
            self.terminal.line(tell("terminal-remote-no-misdeal"))
            return
        said = misdealing.asked(
            self.terminal.ask, self.terminal.line, showing.names(view), view["seat"], Pack(view["pack"])
        )
        if said is not None:
            self._send("offer", kind="misdeal", misdeal=msgspec.to_builtins(said))

    def _resign(self, _rest: str) -> None:
        if is_word(self.terminal.ask(tell("terminal-remote-resign")), "yes"):
            self._send("resign")

    def _quit(self, _rest: str) -> None:
        self.terminal.line(tell("terminal-remote-goodbye"))
        self._is_done = True

    def _help(self, _rest: str) -> None:
        self._say(map(tell, HELP))

    def _rules(self, _rest: str) -> None:
        self.terminal.line(tell("terminal-remote-rules", address=f"{self.client.origin}{self.view['rules']}"))


Command = Callable[[RemoteTable, str], object]
COMMANDS: dict[str, Command] = {
    "moves": RemoteTable._moves,
    "hint": RemoteTable._hint,
    "coach": RemoteTable._set_coach,
    "how": RemoteTable._how,
    "why": RemoteTable._why,
    "table": lambda table, _rest: table._show_table(),
    "score": lambda table, _rest: table._show_score(),
    "last": RemoteTable._last,
    "log": RemoteTable._log,
    "rules": RemoteTable._rules,
    "help": RemoteTable._help,
    "undo": RemoteTable._undo,
    "misdeal": RemoteTable._misdeal,
    "rematch": lambda table, _rest: table._send("rematch"),
    "agree": lambda table, _rest: table._send("agree"),
    "decline": lambda table, _rest: table._send("decline"),
    "claim": lambda table, _rest: table._send("claim"),
    "bot": RemoteTable._sit_in,
    "stop": lambda table, _rest: table._send("offer", kind="call_off"),
    "resign": RemoteTable._resign,
    "quit": RemoteTable._quit,
}


def sit_down(terminal: Terminal, address: str, name: str, cookies: Path | None = None) -> RemoteTable:
    """A seat at the table of a link, or at one of the open tables of a server. Raises TableError, EOFError.

    cookies: the file that keeps the session.
    """
    origin, match = parse_link(address)
    client = Client(origin, cookies)
    with understood(origin):
        match = match or _chosen(terminal, client)
        if client.ask("/api/me")["me"] is None:  # known before having a seat, so that no lost answer costs the seat
            client.ask("/api/me", name=name)
            client.keep_session()
        key = KEY.fullmatch(urlsplit(unwrapped(address)).fragment)
        path = f"/api/matches/{quote(match)}"
        sitting = client.ask(f"{path}/return", key=key["key"]) if key else client.ask(f"{path}/join", name=name)
        client.keep_session()
        said = "terminal-remote-seat" if sitting["when"] == "now" else "terminal-remote-seat-later"
        terminal.line(tell(said, seat=sitting["seat"] + 1))
    return RemoteTable(terminal, client, match)


def _chosen(terminal: Terminal, client: Client) -> str:
    """One of the tables where somebody waits. Raises TableError."""
    tables = client.ask("/api/lobby")["tables"]
    if not tables:
        raise TableError("terminal-remote-no-tables", server=client.origin)
    for number, table in enumerate(tables, 1):
        names = commas([seat["name"] for seat in table["seats"]])
        terminal.line(tell("terminal-remote-table", number=number, title=table["variant"]["title"], names=names))
    while True:
        line = terminal.ask(tell("terminal-remote-which")).strip()
        if line.isdecimal() and 1 <= int(line) <= len(tables):
            return str(tables[int(line) - 1]["id"])
        terminal.line(tell("terminal-remote-which-number", last=len(tables)))
