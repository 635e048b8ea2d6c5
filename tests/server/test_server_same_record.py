"""A match of the same seed, levels and decisions of people has the same record at every host."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from cassino.answers.summary import summary
from cassino.engine.legal import legal_moves
from cassino.engine.match import Match
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.driver.next_step import BotMove, Count, next_step
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.notation.move import format_move
from cassino.notation.record import format_match
from cassino.rules import load_variant
from cassino.server.main import open_store
from cassino.server.room.room import Room
from cassino.server.room.services import RoomServices
from cassino.server.storage.loader import OpenedMatch
from cassino.tui.files import OwnFile
from cassino.tui.game import Game
from cassino.tui.saved import game_of, save_game
from cassino.tui.seats import parse_seats
from company import ANN
from local.browser_tabs import Kept, Tab

SAVED_EVERY = 7
"""After how many decisions of the person the terminal's match is saved and opened again."""
Decision = tuple[str, str]
"""The type of a request, and the move."""


@dataclass(frozen=True)
class Evening:
    """One person, always the first in turn order of the seats, against bots of one level."""

    variant: str
    players: int
    level: int
    target: int
    seed: int = 7
    undoes: int = 2
    """After how many decisions the person takes the last one back, once."""

    @property
    def wish(self) -> NewMatch:
        """The match as a request."""
        bots = (SeatWish("bot", f"Bot {seat}", f"level{self.level}") for seat in range(1, self.players))
        return NewMatch((SeatWish("human", "Ann"), *bots), self.variant, target=self.target, seed=self.seed)

    def decision(self, hosted: HostedMatch, made: int) -> Decision:
        """What the person does, who has made so many decisions before."""
        if hosted.phase == "deal_over":
            return "next_deal", ""
        if made == self.undoes:
            return "undo", ""
        state = hosted.match.state
        return "move", format_move(state, legal_moves(state, 1)[0])


def at_the_terminal(evening: Evening, folder: Path) -> str:
    """The record of the match, which is saved and opened again now and then."""
    bots = ",".join(f"Bot {seat}=level{evening.level}" for seat in range(1, evening.players))
    match = Match(load_variant(evening.variant), evening.players, evening.seed, target=evening.target)
    game, made = Game(match, match.seated(parse_seats(f"Ann=human,{bots}"))), 0
    while game.hosted.phase != "match_over":
        match next_step(game.hosted):
            case BotMove():
                game.play(game.bot_move())
            case Count():
                game.count()
            case step:
                assert step is None
                decide(game, *evening.decision(game.hosted, made))
                made += 1
                game = reopened(game, folder) if made % SAVED_EVERY == 0 else game
    return format_match(game.match)


def decide(game: Game, kind: str, move: str) -> None:
    """What the person does."""
    if kind == "next_deal":
        game.next_deal()
    elif kind == "undo":
        game.undo(game.humans[0])
    else:
        state = game.match.state
        game.play(next(each for each in legal_moves(state) if format_move(state, each) == move))


def reopened(game: Game, folder: Path) -> Game:
    """The match from its file."""
    if game.hosted.phase != "play":
        return game
    save_game(game, folder / "match.txt")
    return game_of(OwnFile(folder / "match.txt"))


def on_a_server(evening: Evening, folder: Path) -> str:
    """The record of the match in a room."""
    return asyncio.run(_played_in_a_room(evening, folder))


async def _played_in_a_room(evening: Evening, folder: Path) -> str:
    services = RoomServices(store := open_store(folder / "cassino.db"))
    hosted = replayed(events := begun(created(terms(evening.wish), ANN)))
    store.create("m", events, summary(hosted))
    room = Room("m", OpenedMatch(hosted), services)
    window, made = room.join(None, ANN.id), 0
    while room.hosted.phase != "match_over":
        if next_step(room.hosted) is None:
            kind, move = evening.decision(room.hosted, made)
            request = {"type": kind, "version": room.hosted.version} | ({"move": move} if move else {})
            version = room.hosted.version
            await room.answer(window, msgspec.json.encode(request).decode())
            assert room.hosted.version > version, window.outbox.take_all()
            made += 1
        else:
            await asyncio.sleep(0.001)
    room.close()
    services.close()
    store.close()
    return format_match(room.hosted.match)


def in_a_browser(evening: Evening, _folder: Path) -> str:
    """The record of the match in a tab of a browser without a server."""
    tab, made = Tab(Kept()), 0
    match = tab.ask("POST", "/api/matches", msgspec.to_builtins(evening.wish))["id"]
    tab.open(match)
    tab.wait()
    hosted = tab.kept.match(match)
    while hosted.phase != "match_over":
        kind, move = evening.decision(hosted, made)
        frames = tab.send(type=kind, **({"move": move} if move else {}))
        assert tab.version > hosted.version, frames
        tab.kept.follow(match, hosted)
        made += 1
    return format_match(hosted.match)


HOSTS: Mapping[str, Callable[[Evening, Path], str]] = {
    "terminal": at_the_terminal,
    "server": on_a_server,
    "browser": in_a_browser,
}
EVENINGS = [
    Evening(variant, players, level, target)
    for variant, players, target in (
        ("casino_long", 2, 11),
        ("swazi", 3, 21),
        ("dominican", 4, 8),
        ("four_hand_partnership", 4, 11),
        ("hungarian_nagy", 2, 11),
        ("tuxedo", 3, 50),
    )
    for level in range(1, 7)
]


@pytest.mark.sampled(7)
@pytest.mark.parametrize("evening", EVENINGS, ids=lambda each: f"{each.variant}-level{each.level}")
def test_every_host_has_the_same_record(tmp_path: Path, evening: Evening) -> None:
    records = {name: host(evening, tmp_path) for name, host in HOSTS.items()}
    assert records["terminal"].count("\n") > 30
    assert all(record == records["terminal"] for record in records.values()), records
