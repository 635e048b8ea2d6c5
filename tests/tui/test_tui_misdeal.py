"""A mistake in dealing, in the terminal: at one keyboard, and at a table of a server. B29, decision 97"""

from collections.abc import Iterator

import pytest
from scripted import ScriptedTerminal, run

from cassino.engine.match import Match
from cassino.rules import load_variant
from cassino.tui.game import Game
from cassino.tui.keeping import new_kept
from cassino.tui.remote import Client, RemoteTable
from cassino.tui.saved import game_of
from cassino.tui.seats import parse_seats
from table_server import PATIENCE, running_server


@pytest.fixture(scope="module")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("misdeal") / "cassino.db") as port:
        yield f"http://127.0.0.1:{port}"


def game(seats: str = "human,human", variant: str = "casino_long") -> Game:
    """The second player deals."""
    taken = parse_seats(seats)
    return Game(Match(load_variant(variant), len(taken), 1, dealer=len(taken) - 1), taken)


def test_people_at_one_keyboard_agree() -> None:
    sitting, terminal = run(["", "misdeal", "3", "", "", "yes", "quit"], game())
    assert sitting.game.match.state.hand_size(0) == 3
    assert any("got 1 card too few. The hand is played as it is." in line for line in terminal.lines)
    assert any("dealt and loses 1 point." in line for line in terminal.lines)


def test_one_says_no() -> None:
    sitting, _ = run(["", "misdeal", "3", "", "", "no", "quit"], game())
    assert not sitting.game.match.deal.ruled


def test_nothing_is_named() -> None:
    for script in (
        ["misdeal", ""],
        ["misdeal", "9"],
        ["misdeal", "2", "8X"],
        ["misdeal", "4", "3"],
        ["misdeal", "3", "", "9"],
    ):
        sitting, terminal = run(["", *script, "quit"], game())
        assert not sitting.game.match.deal.ruled and not terminal.script, script


def test_own_cards_are_replaced() -> None:
    before = game().match.state
    card = "6S"
    sitting, terminal = run(["", "misdeal", "2", card, "yes", "quit"], game())
    after = sitting.game.match.state
    assert after.hand(0) != before.hand(0) and after.hand_size(0) == 4
    assert "The stock was shuffled." in terminal.text


def test_the_deal_is_ended_and_counted() -> None:
    sitting, terminal = run(["", "misdeal", "1", "yes", "", "quit"], game())
    assert sitting.game.match.scores == (0, -1) and len(sitting.game.match.deals) == 2
    assert sitting.game.match.deal.dealer == 0
    assert "ends the deal: its cards do not count." in terminal.text


def test_a_person_alone_has_nobody_who_agrees() -> None:
    sitting, terminal = run(["misdeal", "quit"], game("human,greedy"))
    assert "Nobody is here who could agree to a ruling." in terminal.lines and not sitting.game.match.deal.ruled


def test_after_the_first_play_it_is_too_late() -> None:
    _, terminal = run(["", "1", "", "misdeal", "quit"], game())
    assert "A misdeal can be ruled on only before the first play of a round." in terminal.lines


def test_a_match_with_a_ruling_is_kept(tmp_path_factory: pytest.TempPathFactory) -> None:
    kept = new_kept(tmp_path_factory.mktemp("kept"))
    sitting, _ = run(["", "misdeal", "4", "2", "2", "yes"], game(), kept=kept)
    again = game_of(kept.file)
    assert again.match == sitting.game.match and len(again.match.deal.ruled) == 1


class Asking(ScriptedTerminal):
    """Says that something went wrong; the other agrees before the next line."""

    table: RemoteTable

    def __init__(self, script: list[str], other: Client, path: str) -> None:
        super().__init__(script)
        self.other, self.path = other, path

    def ask(self, prompt: str) -> str:
        if self.script == ["log", "quit"]:
            view = self.other.ask(self.path)["view"]
            if view["can"]["agree"]:
                self.other.ask(f"{self.path}/agree", version=view["version"])
            while not self.table.view["rulings"]:
                self.table._hear(self.table._frames.get(timeout=PATIENCE))
        return super().ask(prompt)


class Agreeing(ScriptedTerminal):
    """Agrees when asked."""

    def ask(self, prompt: str) -> str:
        self.lines.append(prompt)
        return "agree" if "asks you to agree" in prompt else "quit"


def at_the_table(origin: str) -> tuple[Client, Client, str]:
    """Who leads, the other person, and the match."""
    ann, ben = Client(origin), Client(origin)
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Friend"}]
    path = f"/api/matches/{ann.ask('/api/matches', variant='casino', seats=seats)['id']}"
    ben.ask(f"{path}/join", name="Ben")
    return (ann, ben, path) if ann.ask(path)["view"]["can"]["move"] else (ben, ann, path)


def test_at_a_table_of_a_server(origin: str) -> None:
    leader, other, path = at_the_table(origin)
    terminal = Asking(["misdeal", "4", "", "2", "log", "quit"], other, path)
    terminal.table = RemoteTable(terminal, leader, path.rpartition("/")[2])
    terminal.table.run()
    view = other.ask(path)["view"]
    assert len(view["table"]) == 6 and len(view["rulings"]) == 1
    assert sum("got 2 cards too many, now on the table" in line for line in terminal.lines) == 2  # told, and in the log


def test_the_other_agrees_in_the_terminal(origin: str) -> None:
    leader, other, path = at_the_table(origin)
    seen = leader.ask(path)["view"]
    asked = {"kind": "too_few", "seat": seen["seat"], "count": 1}
    leader.ask(f"{path}/offer", version=seen["version"], kind="misdeal", misdeal=asked)
    terminal = Agreeing()
    table = RemoteTable(terminal, other, path.rpartition("/")[2])
    table._start_reading()
    table._hear(table._frames.get())
    table._take_line()
    assert leader.ask(path)["view"]["rulings"][0]["kind"] == "too_few"
    assert any("got 1 card too few." in line for line in terminal.lines)
    table._is_done = True


def test_where_it_cannot_be(origin: str) -> None:
    client, terminal = Client(origin), ScriptedTerminal(["misdeal", "quit"])
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Hal", "bot": "greedy"}]
    match = client.ask("/api/matches", variant="casino", seats=seats, seed=1)["id"]
    RemoteTable(terminal, client, match).run()
    assert "A mistake in dealing can be ruled on only before" in terminal.text
