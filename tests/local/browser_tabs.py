"""A browser without a browser: a store that tabs share, and tabs that carry out the wishes of the local host."""

import json
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from cassino.hosted.match.events import parse_event
from cassino.hosted.match.match import HostedMatch, restored
from cassino.local.speaking import Speaker
from cassino.rules import load_variant

MOST_STEPS = 2000
NAMES = ("Hal", "Iris", "Joe")


@dataclass
class Kept:
    """What is kept: events by match and version, lines by match, things by kind and id."""

    events: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    lines: dict[str, dict[str, Any]] = field(default_factory=dict)
    things: dict[tuple[str, str], dict[str, Any]] = field(default_factory=dict)
    is_full: bool = False

    def rows(self, match: str, after: int = 0) -> list[dict[str, Any]]:
        return [row for (of, version), row in sorted(self.events.items()) if of == match and version > after]

    def found(self, kind: str, id: str = "") -> list[dict[str, Any]]:
        """The things of a kind, or the one with an id, in the order of their ids."""
        return [thing for key, thing in sorted(self.things.items()) if key[0] == kind and id in ("", key[1])]

    def keep(
        self, rows: list[dict[str, Any]], lines: list[dict[str, Any]], changes: list[dict[str, Any]] | None = None
    ) -> str:
        if self.is_full:
            return "failed"
        keys = [(row["match"], row["version"]) for row in rows]
        fresh = {(each["thing"]["kind"], each["thing"]["id"]): each for each in changes or []}
        if any(key in self.events for key in keys):
            return "stale"
        if any(self.things.get(key, {"version": 0})["version"] != each["before"] for key, each in fresh.items()):
            return "stale"
        self.things.update({key: each["thing"] for key, each in fresh.items()})
        self.events.update(zip(keys, rows, strict=True))
        self.lines.update({line["id"]: line for line in lines})
        return "kept"

    def match(self, match: str) -> HostedMatch:
        """The match, as far as it is kept."""
        return restored((parse_event(row["text"]), row["at"]) for row in self.rows(match))

    def follow(self, match: str, hosted: HostedMatch) -> None:
        """Apply what has been kept since."""
        for row in self.rows(match, hosted.version):
            hosted.apply(parse_event(row["text"]), row["at"])


class Tab:
    """A tab of the browser."""

    def __init__(self, kept: Kept, language: str = "en") -> None:
        self.kept = kept
        self.progress: list[dict[str, Any]] = []
        self._speaker = Speaker(language, lambda text: self.progress.append(json.loads(text)))
        self.frames: list[dict[str, Any]] = []
        self.ended: list[int] = []
        self.later: deque[dict[str, Any]] = deque()
        self.before_keeping: Any = None
        """Called once before something is kept."""
        self.answer: dict[str, Any] = {}

    def call(self, call: str, **facts: Any) -> None:
        """One turn of work of the host."""
        text = self._speaker.begin(json.dumps({"call": call, **facts}))
        while text:
            text = self._speaker.go_on(json.dumps(self._fulfilled(json.loads(text))))

    def _fulfilled(self, wish: dict[str, Any]) -> Any:
        match wish["do"]:
            case "read":
                return self.kept.rows(wish["match"], wish["after"])
            case "list":
                return list(self.kept.lines.values())
            case "keep":
                return self._keep(wish)
            case "things":
                return self.kept.found(wish["kind"], wish["id"])
            case "remove":
                del self.kept.things[wish["kind"], wish["id"]]
                return "kept"
            case "show":
                self.frames.append(self._seen(json.loads(wish["frame"])))
            case "end":
                self.ended.append(wish["window"])
            case "later":
                self.later.append(wish)
            case "answer":
                self.answer = wish
        return None

    def _keep(self, wish: dict[str, Any]) -> str:
        if self.before_keeping is not None:
            first, self.before_keeping = self.before_keeping, None
            first()
        return self.kept.keep(wish["rows"], wish["lines"], wish["things"])

    def _seen(self, frame: dict[str, Any]) -> dict[str, Any]:
        """No frame shows what is not kept."""
        if frame["type"] == "view":
            assert (frame["view"]["id"], frame["version"]) in self.kept.events
        return frame

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request of a page, which is not refused."""
        answer = self.asked(method, path, body)
        assert not answer["is_refused"], answer
        return json.loads(answer["text"])

    def asked(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        self.call("ask", method=method, path=path, body="" if body is None else json.dumps(body))
        return self.answer

    def open(self, match: str, seat: str | None = None, window: int = 1) -> None:
        self.call("open", window=window, match=match, seat=seat)

    def send(self, window: int = 1, **request: Any) -> list[dict[str, Any]]:
        """A request, and what goes on by itself then; the frames that come."""
        known = len(self.frames)
        request.setdefault("version", self.version)
        self.call("hear", window=window, text=json.dumps(request))
        self.wait()
        return self.frames[known:]

    def wait(self) -> None:
        """Let everything go on by itself, however long it takes."""
        for _ in range(MOST_STEPS):
            if not self.later:
                return
            wish = self.later.popleft()
            self.call("go_on", match=wish["match"], version=wish["version"])
        raise AssertionError("it does not end")

    @property
    def view(self) -> dict[str, Any]:
        views = [frame["view"] for frame in self.frames if frame["type"] == "view"]
        return dict(views[-1])

    @property
    def version(self) -> int:
        return int(self.view["version"])

    def play(self, move: str = "", **more: Any) -> list[dict[str, Any]]:
        """The person's move, by default the first that the view offers."""
        view = self.view
        return self.send(type="move", move=move or [*view["plays"], *view["choices"]][0]["move"], **more)

    def play_on(self) -> None:
        """Play the first moves and deal again until the match is over."""
        for _ in range(MOST_STEPS):
            view = self.view
            if view["phase"] == "match_over":
                return
            if view["phase"] == "deal_over":
                self.send(type="next_deal")
            else:
                self.play()
        raise AssertionError("the match does not end")


def wish(variant: str = "casino", bot: str = "level2", **more: Any) -> dict[str, Any]:
    """A match against as few bots as possible."""
    bots = load_variant(variant).seating.players[0] - 1
    seats = [{"kind": "human", "name": "Ann"}, *({"kind": "bot", "name": name, "bot": bot} for name in NAMES[:bots])]
    return {"variant": variant, "seats": seats, **more}


def errors(frames: list[dict[str, Any]]) -> list[str]:
    """The codes of the errors among frames."""
    return [frame["code"] for frame in frames if frame["type"] == "error"]
