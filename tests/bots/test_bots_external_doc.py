"""The exchange in docs/research/bot-protocol.md is what is really sent."""

import json
import re

from cassino import __version__
from cassino.bots import Clock
from cassino.bots.external import ExternalBot
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.view import view
from cassino.notation.move import parse_move
from cassino.notation.position import parse_position
from option_texts import json_field
from programs import PROTOCOL, Json, exchange

START = (
    "casino_long 2 | turn B 45 | dealer A | round 6 | taker B | hand A 10H 6C | hand B QD 3D "
    "| table QH 10S [8H+2C, 7D+3S=10 A@44] "
    "| pile A KH KS QC QS JC JS 8D 8S 7C 7H 7S 5C 5S 4C 4D 4H 3C 3H 2H 2S AC AH AS "
    "| pile B KC KD JD JH 10C 10D 9C 9D 9H 9S 8C 6D 6H 6S 5D 5H 4S 2D AD | last B"
)
SEAT = 1
REPLIES = ["10H x 10S, b1", "trail 6C"]
"""What the other seat plays."""


class Script:
    """Answers as the document does, and keeps what was sent."""

    def __init__(self, answers: list[Json]) -> None:
        self.answers = [json.dumps(answer).encode() for answer in answers]
        self.sent: list[Json] = []

    def ask(self, question: bytes, seconds: float) -> bytes:
        self.hear(question)
        return self.answers[len(self.sent) - 1]

    def cpu_seconds(self) -> None:
        """Unknown, as that of a program at an address."""

    def leave(self, farewell: bytes) -> None:
        self.hear(farewell)

    def stop(self) -> None:
        pass

    def hear(self, line: bytes) -> None:
        assert b"\n" not in line
        self.sent.append(json.loads(line))


def laid_out(message: Json) -> str:
    """A message as it stands in the document."""
    return "{\n" + ",\n".join(json_field(name, value, "  ") for name, value in message.items()) + "\n}"


def played(script: Script) -> list[Json]:
    """What a program in seat B is sent to the end of the deal."""
    state, replies = parse_position(START), iter(REPLIES)
    bot = ExternalBot("script", script, Rng(1))
    while not state.is_over:
        if state.turn == SEAT:
            apply(state, bot.choose(view(state, SEAT), Clock(move_seconds=0.5)))
        else:
            apply(state, parse_move(state, next(replies)))
    bot.dismiss()
    return script.sent


def test_the_documented_exchange_is_what_is_sent() -> None:
    documented = exchange()
    questions, answers = documented[::2], documented[1::2]
    questions[0]["cassino"] = __version__
    sent = played(Script(answers))
    assert sent == questions, "\n".join(map(laid_out, sent))


def test_every_field_of_the_exchange_is_explained() -> None:
    text = PROTOCOL.read_text("utf-8").split("## A whole exchange")[0]
    explained = set(re.findall(r"`(\w+)`", text))
    hello, turn = exchange()[0], exchange()[2]
    view = turn["view"]
    entries = [view["builds"][0], view["seats"][0], view["sides"][0], view["piles"][0], view["unfinished"]]
    for fields in (hello, turn, view, *entries):
        assert set(fields) <= explained
