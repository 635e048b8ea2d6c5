"""No frame holds a card its receiver may not see, over whole matches of every variant."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cassino.cards import SUIT_SYMBOLS, card_name, cards_in, format_card, parse_card
from cassino.engine.legal import legal_moves
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.notation.move import format_move
from cassino.rules import load_variant, variant_ids
from cassino.server.botplay import Bench
from cassino.server.course import Course, begun, replayed
from cassino.server.events import Place
from cassino.server.live import Connection, LiveMatch, load_course
from cassino.server.main import open_store
from cassino.server.newmatch import NewMatch, created
from cassino.server.store import Store
from cassino.server.summary import summary

SYMBOLS = dict(zip(SUIT_SYMBOLS, "CDHS", strict=True))
SHORT = re.compile(r"(?<!\w)(10|[2-9AJQK])([CDHS♣♦♥♠])(?!\w)")
NAMES = {card_name(card): card for card in range(52)}
LONG = re.compile("|".join(NAMES))


def cards_named(text: str) -> set[int]:
    """Every card a text names in any way."""
    short = {parse_card(rank + SYMBOLS.get(suit, suit)) for rank, suit in SHORT.findall(text)}
    return short | {NAMES[name] for name in LONG.findall(text.lower())}


def without_rule_words(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame without the names of scoring items: `10D` is one in every deal."""
    if not frame.get("view", {}).get("deal_score"):
        return frame
    score = frame["view"]["deal_score"]
    lines = [{**line, "name": "", "title": ""} for line in score["lines"]]
    return {**frame, "view": {**frame["view"], "deal_score": {**score, "lines": lines}, "winner": None}}


def hidden_from(state: State, seat: int | None) -> set[int]:
    """The cards of other hands and of the stock."""
    hands = sum(state.hand(other) for other in range(state.players) if other != seat)
    return set(cards_in(hands)) | set(state.stock())


class Witness(Connection):
    """A window that checks every frame against the true state when it is sent."""

    live: LiveMatch
    said: str = ""

    def send(self, frame: dict[str, Any]) -> None:
        text = json.dumps(without_rule_words(frame), ensure_ascii=False)
        leaked = cards_named(text) & hidden_from(self.live.course.match.state, self.seat) - cards_named(self.said)
        assert not leaked, (frame["type"], [format_card(card) for card in leaked])
        super().send(frame)


def opened(store: Store, variant: str, people: int, seed: int) -> LiveMatch:
    """A match of some people and, for the rest, bots."""
    players = load_variant(variant).seating.players[-1]
    bots = ("random", "greedy", "heuristic")
    places = [Place("human", f"Ann {seat}") for seat in range(people)]
    places += [Place("bot", f"Bot {seat}", bots[seat % 3]) for seat in range(people, players)]
    events = begun(created(NewMatch(tuple(places), variant=variant, seed=seed, target=12)))
    course, match_id = replayed(events), f"{variant}{seed}{people}"
    store.create(match_id, events, summary(course))
    return LiveMatch(match_id, course, store, BENCH)


BENCH = Bench()


def witness(live: LiveMatch, seat: int | None) -> Witness:
    window = Witness(seat)
    window.live = live
    live.connections.add(window)
    return window


async def say(window: Witness, kind: str, **fields: Any) -> None:
    window.said = json.dumps({"type": kind, "version": window.live.course.version, **fields})
    await window.live.answer(window, window.said)
    window.said = ""


async def pry(live: LiveMatch, window: Witness, rng: Rng) -> None:
    """Ask for everything that might tell too much."""
    state = live.course.match.state
    anything = [format_card(card) for card in range(52)]
    hand = [format_card(card) for card in cards_in(state.hand(window.seat))] if window.seat is not None else []
    table = [format_card(card) for card in cards_in(state.loose)]
    for card in [None, *hand, anything[rng.below(52)]]:
        chosen = [name for name in table if rng.below(2)]
        await say(window, "select", card=card, table=chosen)
        await say(window, "why", card=card or "AS", table=chosen, verb=None)
    await say(window, "move", move=f"trail {anything[rng.below(52)]}")
    await say(window, "move", move=f"{1 + rng.below(10)} x {' '.join(table[:2])}")
    await say(window, "hint")


async def play_match(live: LiveMatch, rng: Rng, deals: int) -> Course:
    """A random match with prying eyes; some moves are taken back."""
    windows = [witness(live, seat) for seat in [*range(len(live.course.places)), None]]
    people = [
        window for window in windows if window.seat is not None and live.course.places[window.seat].kind == "human"
    ]
    live.join(None)
    while live.course.phase != "match_over" and len(live.course.match.deals) <= deals:
        turn = live.course.match.state.turn
        if live.course.phase == "deal_over":
            await say(people[0], "next_deal")
        elif live.course.places[turn].kind == "bot":
            await asyncio.sleep(0.001)
        else:
            await pry(live, windows[turn if rng.below(4) else -1], rng)
            await one_move(live, windows[turn], rng)
            if not rng.below(6):
                await say(people[0], "undo")
    await say(people[0], "rematch")
    return live.course


async def one_move(live: LiveMatch, window: Witness, rng: Rng) -> None:
    state = live.course.match.state
    moves = legal_moves(state, 1000)
    await say(window, "move", move=format_move(state, moves[rng.below(len(moves))]))


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Any:
    store = open_store(Path(tmp_path_factory.mktemp("secrets")) / "cassino.db")
    yield store
    store.close()


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("variant", variant_ids())
def test_no_frame_tells_a_hidden_card(store: Store, variant: str, people: int) -> None:
    live = opened(store, variant, people, seed=people)
    course = asyncio.run(play_match(live, Rng(people), deals=3 - people))
    assert load_course(store, live.id).match.state == course.match.state


@given(st.data())
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_eye_of_the_test_sees_every_way_to_write_a_card(data: st.DataObject) -> None:
    card = data.draw(st.integers(0, 51))
    name = format_card(card)
    symbol = name[:-1] + SUIT_SYMBOLS["CDHS".index(name[-1])]
    for text in (f'["{name}"]', f"Take {symbol} with", f"trail {name}", f"5H+{name} = 9", f"the {card_name(card)}."):
        assert card in cards_named(text)


def test_the_record_and_the_list_tell_nothing_of_a_match_in_play(store: Store) -> None:
    live = opened(store, variant_ids()[0], 1, seed=77)
    assert not cards_named(summary(live.course))
