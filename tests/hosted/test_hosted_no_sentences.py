"""Frames hold no English: what people read are messages, names, titles, moves in notation and what people write."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from cassino.analysis.hints import HintStep, advise
from cassino.engine.legal import legal_moves
from cassino.engine.rng import Rng
from cassino.hosted.commands import commands
from cassino.hosted.frames import choices
from cassino.hosted.frames.choices import card_list, pack_of
from cassino.hosted.frames.hint import hint_frame
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import Moved
from cassino.hosted.wire import requests
from cassino.hosted.wire.messages import AnyFrame, SaidFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.notation.move import format_move
from cassino.search.budget import Budget
from company import Evening

FREE = {
    ("Seat", "name"), ("Side", "name"), ("Winner", "names"), ("SaidFrame", "name"),
    ("Title", "title"), ("ScoreLine", "title"),
    ("View", "words"),
    ("Choice", "move"), ("CardPlay", "move"), ("HintFrame", "move"), ("LastMove", "text"), ("LogLine", "text"),
    ("SaidFrame", "text"),
    ("ErrorFrame", "message"),
}  # fmt: skip
"""The fields that have more than one word: names, titles, words of a game, moves, chat, and errors for programs."""
MATCHES = (("casino_long", 2), ("swazi", 4), ("tuxedo", 3), ("hungarian_nagy", 2), ("south_african_3", 3))
LITTLE = Budget(worlds=2)
SELDOM = 0.1


def texts(node: Any, place: tuple[str, str] = ("", "")) -> Iterator[tuple[tuple[str, str], str]]:
    """Every text in a frame, with the struct and the field that it is in; arguments of messages by their name."""
    if isinstance(node, str):
        yield place, node
    elif isinstance(node, msgspec.Struct):
        for name in node.__struct_fields__:
            yield from texts(getattr(node, name), (type(node).__name__, name))
    elif isinstance(node, dict):
        for name, value in node.items():
            yield from texts(value, (place[0], name) if place == ("Message", "args") else place)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from texts(value, place)


def frames(evening: Evening, random: Random) -> Iterator[AnyFrame]:
    """What is sent at one moment of a match: views, and answers to the player to move."""
    hosted = evening.hosted
    for seat in (None, *range(len(hosted.places))):
        yield view_frame(hosted, "m", seat)
    if hosted.phase != "play":
        return
    turn = hosted.match.state.turn
    seen = hosted.view(turn)
    hand = card_list(seen.public.hand(turn), pack_of(seen.public))
    lying = card_list(seen.public.loose, pack_of(seen.public))
    cards, table = random.sample(hand, min(1, len(hand))), random.sample(lying, min(2, len(lying)))
    yield choices.choices(seen, hosted.layout(), hosted.version, cards, table)
    yield choices.why(hosted, turn, requests.Why(version=hosted.version, cards=tuple(cards), table=tuple(table)))
    try:
        commands.moved(hosted, turn, f"{(*cards, 'AS')[0]} x {', '.join(table) or 'AH'}")
    except Refusal as refused:
        yield refused.frame()
    if random.random() < SELDOM:
        advice = advise(seen, Rng(1), LITTLE)
        yield from (hint_frame(seen, hosted.version, advice, step) for step in HintStep)


@cache
def sent(variant: str, players: int) -> list[AnyFrame]:
    """The frames of a deal that is played at random."""
    evening, random = Evening(*["human"] * players, variant=variant, target=1), Random(variant)
    found = list(frames(evening, random))
    while evening.hosted.phase == "play":
        state = evening.hosted.match.state
        evening.happen(Moved(state.turn, format_move(state, random.choice(list(legal_moves(state, 300))))))
        found += frames(evening, random)
    return found


SAID: list[AnyFrame] = [SaidFrame(0, "Person 0", phrase="thanks"), SaidFrame(0, "Person 0", text="Good game!")]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("variant", "players"), MATCHES)
def test_no_frame_holds_a_sentence(variant: str, players: int) -> None:
    wordy = {place: text for frame in sent(variant, players) for place, text in texts(frame) if " " in text}
    assert set(wordy) <= FREE, wordy


def test_all_kinds_of_answers_are_looked_at_and_every_free_field_has_words() -> None:
    found = [*SAID, *(frame for match in MATCHES for frame in sent(*match))]
    kinds = {type(frame).__name__ for frame in found}
    assert kinds == {"ViewFrame", "ChoicesFrame", "WhyFrame", "HintFrame", "ErrorFrame", "SaidFrame"}
    assert any(frame.why for frame in found if isinstance(frame, choices.ChoicesFrame))
    assert {place for frame in found for place, text in texts(frame) if " " in text} == FREE
