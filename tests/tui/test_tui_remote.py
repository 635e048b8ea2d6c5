"""A seat at a table of a server, played in the terminal."""

import json
import re
import stat
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from scripted import ScriptedTerminal

from cassino.hosted.match import absence
from cassino.texts import language, tell
from cassino.tui import remote
from cassino.tui.remote import Client, RemoteTable, TableError, parse_link, sit_down
from sent import worded
from table_server import running_server

PATIENCE = 180.0
HINTED = ("Hint: ", "Look at ", "Why: ")


@pytest.fixture(scope="module")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("remote") / "cassino.db") as port:
        yield f"http://127.0.0.1:{port}"


def opened(client: Client, *others: dict[str, str], **wish: object) -> str:
    """A new match of whoever asks and others."""
    seats = [{"kind": "human", "name": "Ann"}, *others]
    return str(client.ask("/api/matches", **{"variant": "casino", "target": 3, "seats": seats, **wish})["id"])


class Player(ScriptedTerminal):
    """Asks for the list and plays its last move whenever a move is asked for; leaves when the match is over."""

    is_listed = False

    def ask(self, prompt: str) -> str:
        listed = [line for line in self.lines[-2:] if line[0].isdigit()]
        self.lines.append(prompt)
        if prompt == "Your move:":
            self.is_listed = not self.is_listed
            return "moves" if self.is_listed else listed[-1].partition(".")[0]
        return "quit" if "rematch" in prompt else ""


def play(table: RemoteTable) -> Thread:
    thread = Thread(target=table.run, daemon=True)
    thread.start()
    return thread


def test_a_whole_match_against_a_bot(origin: str) -> None:
    client, terminal = Client(origin), Player()
    match = opened(client, {"kind": "bot", "name": "Hal", "bot": "greedy"})
    play(RemoteTable(terminal, client, match)).join(PATIENCE)
    assert client.ask(f"/api/matches/{match}")["view"]["phase"] == "match_over"
    view = client.ask(f"/api/matches/{match}")["view"]
    told = [worded(view, line["speech"]) for line in view["log"]]
    assert [line for line in terminal.lines if line in told][-len(told) :] == told
    assert "Score: " in terminal.text and terminal.lines[-1].startswith("Goodbye")


def test_two_terminals_at_one_table(origin: str, tmp_path: Path) -> None:
    client, terminals = Client(origin), (Player(), Player())
    match = opened(client, {"kind": "human", "name": "Friend"})
    sessions = tmp_path / "cassino" / "sessions"
    ben = sit_down(terminals[1], f"{origin}/m/{match}", "Ben", sessions)
    assert stat.S_IMODE(sessions.stat().st_mode) == 0o600
    again = sit_down(ScriptedTerminal(), f"{origin}/m/{match}", "Ben", sessions)
    assert again.client.ask(again.path)["view"]["seat"] == 1  # the file says who one is
    for thread in (play(RemoteTable(terminals[0], client, match)), play(ben)):
        thread.join(PATIENCE)
    assert client.ask(f"/api/matches/{match}")["view"]["phase"] == "match_over"
    assert "Waiting for Ben." in terminals[0].lines and "Waiting for Ann." in terminals[1].lines
    whole = re.compile(r"Your hand:( \S+){4}")  # a single card may come to the other player in a later deal
    hands = [{line for line in terminal.lines if whole.fullmatch(line)} for terminal in terminals]
    assert all(hands) and hands[0].isdisjoint(hands[1])


class Waiting(Player):
    """Plays until a friend is away, and then types a word."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word
        self.is_typed = False

    def ask(self, prompt: str) -> str:
        if "has been away" in prompt:
            self.lines.append(prompt)
            self.is_typed = True
            return self.word
        return "quit" if self.is_typed else super().ask(prompt)


@pytest.mark.parametrize("word", ["bot", "stop"])
def test_a_friend_who_is_away(origin: str, monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    monkeypatch.setattr(absence, "USUAL", timedelta(seconds=0.2))
    client, ben, terminal = Client(origin), Client(origin), Waiting(word)
    match = opened(client, {"kind": "human", "name": "Friend"}, target=11)
    ben.ask(f"/api/matches/{match}/join", name="Ben")
    thread = play(RemoteTable(terminal, client, match))
    thread.join(PATIENCE)
    if word == "stop":
        assert any("You called the match off" in line for line in terminal.lines)
        assert client.ask(f"/api/matches/{match}")["view"]["ended"] == {"seat": 0, "reason": "call_off"}
        return
    assert client.ask(f"/api/matches/{match}")["view"]["seats"][1]["left"]
    assert ben.ask(f"/api/matches/{match}")["view"]["seat"] == 1
    assert any(line.startswith("Ben has been away for") for line in terminal.lines)


def test_a_link_with_a_code_brings_somebody_back_to_the_seat(origin: str) -> None:
    client, ben = Client(origin), Client(origin)
    match = opened(client, {"kind": "human", "name": "Friend"})
    ben.ask(f"/api/matches/{match}/join", name="Ben")
    with ben.opened(f"/api/matches/{match}/key", b"{}") as answer:
        link = json.load(answer)["link"]
    terminal = ScriptedTerminal()
    table = sit_down(terminal, link, "Somebody")
    assert table.client.ask(table.path)["view"]["seat"] == 1
    assert ben.ask(table.path)["view"]["seat"] is None
    with pytest.raises(TableError, match="already been used"):
        sit_down(ScriptedTerminal(), link, "Somebody")


class Losing(Client):
    """Loses the answer to sitting down."""

    def ask(self, path: str, **body: Any) -> Any:
        answer = super().ask(path, **body)
        if path.endswith("/join"):
            raise TableError("terminal-remote-lost", server=self.origin)
        return answer


def test_a_lost_answer_costs_no_seat(origin: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = opened(Client(origin), {"kind": "human", "name": "Friend"})
    link, sessions = f"{origin}/m/{match}", tmp_path / "sessions"
    monkeypatch.setattr(remote, "Client", Losing)
    with pytest.raises(TableError, match="is lost"):
        sit_down(ScriptedTerminal(), link, "Ben", sessions)
    monkeypatch.setattr(remote, "Client", Client)
    table = sit_down(ScriptedTerminal(), link, "Ben", sessions)
    assert table.client.ask(table.path)["view"]["seat"] == 1


def test_moves_are_listed_at_once(origin: str) -> None:
    client, terminal = Client(origin), ScriptedTerminal(["1", "last", "quit"])
    match = opened(client, {"kind": "bot", "name": "Hal", "bot": "greedy"}, seed=1)
    RemoteTable(terminal, client, match).run()
    view = client.ask(f"/api/matches/{match}")["view"]
    own = next(line for line in view["log"] if line["seat"] == view["seat"])
    assert terminal.lines.count(worded(view, own["speech"])) == 2  # when it is played, and after `last`
    prompt = terminal.lines.index("Your move:")
    assert any(line.lstrip().startswith("1") for line in terminal.lines[:prompt])


def test_what_can_be_typed(origin: str) -> None:
    client = Client(origin)
    match = opened(client, {"kind": "bot", "name": "Hal", "bot": "greedy"}, seed=1)
    typed = [
        "help",
        "table",
        "score",
        "log",
        "rules",
        "hint",
        "hint",
        "hint",
        "hint me",
        "how",
        "coach on",
        "coach loudly",
        "why",
        "99",
        "",
        "trail 10Q",
        "moves",
        "1",
        "how",
        "undo",
        "resign",
        "no",
        "quit",
    ]
    terminal = ScriptedTerminal(typed)
    play(RemoteTable(terminal, client, match)).join(PATIENCE)
    nudge, look, why = (next(n for n, line in enumerate(terminal.lines) if begin in line) for begin in HINTED)
    assert nudge < look < why and terminal.lines.count(tell("terminal-hint-steps")) == 1
    for words in ("Type a move", "Your hand: ", "You: 0 cards", "/rules", "There is no move", "list"):
        assert words in terminal.text
    for words in ("There is no such move", "The coach is on", "Type coach on or coach off.", "You trail the two"):
        assert words in terminal.text
    assert not terminal.script


def test_the_coach_warns_before_a_slip_at_a_table_of_a_server(origin: str) -> None:
    client = Client(origin)
    match = opened(client, {"kind": "bot", "name": "Hal", "bot": "greedy"}, seed=1)
    plays = client.ask(f"/api/matches/{match}")["view"]["plays"]
    slip = next(play["move"] for play in plays if "slip" in play)
    terminal = ScriptedTerminal(["coach", slip, "no", "log", slip, "yes", "quit"])
    play(RemoteTable(terminal, client, match)).join(PATIENCE)
    assert terminal.text.count("Skill: ") == 2 and terminal.text.count("Play it anyway? Yes or no:") == 2
    assert any(line.startswith("You trail") for line in terminal.lines)


def strange(messages: list[Any]) -> None:
    """What a newer server may say."""
    for message in messages:
        message["key"] = "not-yet-known"


def test_a_newer_server_says_what_is_not_known_here(origin: str, monkeypatch: pytest.MonkeyPatch) -> None:
    client, terminal, hear = Client(origin), ScriptedTerminal(["1", "log", "hint", "quit"]), RemoteTable._hear

    def newer(self: RemoteTable, frame: Any) -> None:
        if frame["type"] == "view":
            view = frame["view"]
            strange([line["speech"] for line in view["log"]])
            view["announce"] = [{"key": "not-yet-known", "args": {}}]
            view["choices"] = [{"move": f"trail {view['hand'][0]}", "label": {"key": "not-yet-known", "args": {}}}]
        hear(self, frame)

    monkeypatch.setattr(RemoteTable, "_hear", newer)
    match = opened(client, {"kind": "bot", "name": "Hal", "bot": "greedy"}, seed=1)
    play(RemoteTable(terminal, client, match)).join(PATIENCE)
    assert terminal.lines.count("not yet known") >= 3 and "1. not yet known" in terminal.lines
    assert not terminal.script


def test_a_hint_that_was_refused_is_asked_for_again(origin: str, monkeypatch: pytest.MonkeyPatch) -> None:
    client, terminal = Client(origin), ScriptedTerminal(["hint", "hint", "hint", "quit"])
    asked, ask = [], Client.ask

    def refused_once(self: Client, path: str, **body: Any) -> Any:
        if path.endswith("/hint"):
            asked.append(body["step"])
            if len(asked) == 1:
                raise TableError("deal-is-over")
        return ask(self, path, **body)

    monkeypatch.setattr(Client, "ask", refused_once)
    match = opened(client, {"kind": "bot", "name": "Hal", "bot": "greedy"}, seed=1)
    play(RemoteTable(terminal, client, match)).join(PATIENCE)
    assert asked == ["nudge", "nudge", "cards"] and "The deal is over." in terminal.lines


def test_a_table_of_the_lobby_is_chosen(origin: str) -> None:
    opened(Client(origin), {"kind": "open", "name": "Hal", "bot": "greedy"}, visibility="open")
    terminal = ScriptedTerminal(["0", "1"])
    table = sit_down(terminal, origin, "Cleo")
    assert table.client.ask(table.path)["view"]["seat"] == 1
    assert "1: Casino, Ann, Hal" in terminal.lines


@pytest.mark.parametrize("address", ["ftp://host/m/1", "http://host/elsewhere", "http:///m/1", ""])
def test_what_is_no_address_of_a_table_says_so(address: str) -> None:
    with pytest.raises(TableError, match="not the address of a table"):
        parse_link(address)


def test_a_table_that_is_not_there_and_a_server_that_is_not_there(origin: str, tmp_path: Path) -> None:
    with pytest.raises(TableError, match="no such match"):
        sit_down(ScriptedTerminal(), f"{origin}/m/nowhere", "Ben")
    with pytest.raises(TableError, match="does not answer"):
        sit_down(ScriptedTerminal(), "http://127.0.0.1:9/m/x", "Ben")
    broken = tmp_path / "sessions"
    broken.write_text("nonsense")
    with pytest.raises(TableError, match="can't be read"):
        sit_down(ScriptedTerminal(), f"{origin}/m/x", "Ben", broken)


@pytest.mark.parametrize(
    ("code", "frame", "line"),
    [
        ("en", {"phrase": "oh_no"}, "Hal: Oh no!"),
        ("es", {"phrase": "thanks"}, "Hal: ¡Gracias!"),
        ("es", {"phrase": "see_you"}, "Hal: see you"),
        ("es", {"text": "Hello!"}, "Hal: Hello!"),
    ],
)
def test_phrases_are_heard_in_the_language_of_the_reader(code: str, frame: dict[str, str], line: str) -> None:
    terminal = ScriptedTerminal([])
    table = RemoteTable(terminal, Client("http://localhost"), "m")
    with language.speaking(code):
        table._hear({"type": "said", "name": "Hal", **frame})
    assert terminal.lines == [line]
