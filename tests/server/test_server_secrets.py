"""No frame holds a card its receiver may not see, over whole matches of every variant."""

import asyncio
import json
import re
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from cassino.answers.games import game_of
from cassino.answers.summary import summary
from cassino.cards import cards_in
from cassino.engine.legal import legal_moves
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.fairness.chain import LINKS, Chain
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.commands.fair import Opening, begun_fairly
from cassino.hosted.frames import choices
from cassino.hosted.frames.past import told_deal
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.hosted.wire.refusal import Refusal
from cassino.notation.move import format_move
from cassino.notation.record import parse_record
from cassino.rules import load_variant, packs, variant_ids
from cassino.rules.options import Pack, pack_cards
from cassino.server.jobs.bots import BotPool
from cassino.server.main import open_store
from cassino.server.people import User
from cassino.server.room.connection import Connection
from cassino.server.room.room import Room
from cassino.server.room.services import RoomServices
from cassino.server.storage.events import Store
from cassino.server.storage.loader import load_hosted, load_match
from company import with_users
from sent import sent

FRENCH = Pack.FRENCH_52
SHORT = re.compile(r"[1-9AJQK](?<!\w.)(?:(?<=1)0)?[A-Z♣♦♥♠](?!\w)")
"""A card in short, alone. Its first letter is looked for before the boundary: that is four times as fast."""


@cache
def words_of(pack: Pack) -> dict[str, int]:
    """Every way to name a card of a pack in short, and its name in words."""
    cards = list(cards_in(pack_cards(pack)))
    ways = (packs.format_card, packs.symbol, packs.card_name)
    return {way(card, pack): card for way in ways for card in cards}


@cache
def long_words(pack: Pack) -> re.Pattern[str]:
    """The names that are not short, as `words_of` writes them."""
    return re.compile("|".join(word for word in words_of(pack) if " " in word))


@cache
def last_words(pack: Pack) -> set[str]:
    """What the names that are not short end with; most texts have none of these."""
    return {f" {word.split()[-1]}" for word in words_of(pack) if " " in word}


def cards_named(text: str, pack: Pack = FRENCH) -> set[int]:
    """Every card a text names in any way."""
    words, lower = words_of(pack), text.lower()
    found = SHORT.findall(text)
    if any(last in lower for last in last_words(pack)):
        found += long_words(pack).findall(lower)
    return {words[word] for word in found if word in words}


def without_rule_words(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame without the names of scoring items and what a side may score: `10D` is one in every deal.

    The reason of a hint and what the coach says are left out, too: they are made from a view
    alone, which has no hidden card, and speak of every card that is worth something, wherever it may be (see
    test_analysis_coach.py).
    """
    if frame["type"] == "hint":
        return {**frame, "reason": ""}
    if frame["type"] == "coach":
        return {**frame, "told": ""}
    if "view" not in frame:
        return frame
    sides = [{**side, "limit": ""} for side in frame["view"]["sides"]]
    said = [message for message in frame["view"]["announce"] if message["key"] != "limited-in-deal"]
    taken = [{**line, "name": "", "title": ""} for line in frame["view"]["taken"]]
    view = {**frame["view"], "words": {}, "sides": sides, "announce": said, "winner": None, "taken": taken}
    if score := view["deal_score"]:
        lines = [{**line, "name": "", "title": ""} for line in score["lines"]]
        view["deal_score"] = {**score, "lines": lines, "notes": []}
    return {**frame, "view": view}


def hidden_from(state: State, seat: int | None, is_watched: bool = False) -> set[int]:
    """The cards of other hands, unless they lie open, and of the stock, but for a bottom card that was shown.

    is_watched: whether only bots play, whose hands may be seen.
    """
    rules, stock = state.rules, set(state.stock())
    hands = sum(state.hand(other) for other in range(state.players) if other != seat)
    if is_watched:
        return stock
    if rules.dealing.last_round_open and not stock:
        hands = 0
    if rules.dealing.bottom_seen and seat == (state.dealer + 1) % state.players:
        stock -= set(state.stock()[-1:])
        hands &= ~bottom_of(state)
    return set(cards_in(hands)) | stock


def bottom_of(state: State) -> int:
    """The card that was at the bottom of the pack."""
    return 0 if state.bottom > LAST_CARD else 1 << state.bottom


LAST_CARD = 51


def secret_places(state: State, seat: int | None) -> list[tuple[int, int]]:
    """Holder and place of every card whose place in a pile is only known to the other side."""
    if not state.tables.secret_order:
        return []
    found = []
    for holder in range(state.tables.pile_count):
        if seat is not None and state.side_of(seat) == state.side_of(holder):
            continue
        place = 0
        for batch in state.batches(holder):
            found += [(holder, place + below) for below in range(len(batch) - 1) if len(batch) > 2]
            place += len(batch)
    return found


def in_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Witness(Connection):
    """A window that checks every frame against the true state when it is sent."""

    room: Room
    said: str = ""

    def __init__(self, seat: int | None, user: str) -> None:
        super().__init__(seat, user)
        self.leaks: list[tuple[str, AssertionError]] = []

    def send_text(self, text: str, version: int = 0) -> None:
        try:
            self.look_at(msgspec.json.decode(text))
        except AssertionError as leak:  # the room would take it for a mistake of its own, and log it
            self.leaks.append((text, leak))
        super().send_text(text, version)

    def look_at(self, frame: dict[str, Any]) -> None:
        text, state = in_json(without_rule_words(frame)), self.room.hosted.match.state
        assert not seeds_in(text, self.room.hosted), frame["type"]
        pack = state.rules.deck.pack
        leaked = cards_named(text, pack) & hidden_from(state, self.seat, self.room.hosted.is_bots_only) - cards_named(
            self.said, pack
        )
        assert not leaked, (frame["type"], packs.format_cards(leaked, pack))
        if "view" in frame:
            told = frame["view"]["piles"]
            assert all(told[holder]["cards"][place] is None for holder, place in secret_places(state, self.seat))
            assert " / " not in in_json([frame["view"]["log"], frame["view"]["last_move"]])


def opened(store: Store, variant: str, people: int, seed: int) -> Room:
    """A match of some people and, for the rest, bots."""
    players = load_variant(variant).seating.players[-1]
    bots = ("random", "greedy", "heuristic")
    places = [SeatWish("human", f"Ann {seat}") for seat in range(people)]
    places += [SeatWish("bot", f"Bot {seat}", bots[seat % 3]) for seat in range(people, players)]
    made = with_users(created(terms(NewMatch(tuple(places), variant=variant, seed=BIG + seed, target=12))))
    opening = Opening(Chain(sha256(f"{variant} {seed}".encode()).hexdigest())) if people > 1 else None
    events = begun_fairly(made, opening) if opening else begun(made)
    match_id, secret = f"{variant}{seed}{people}", opening.chain.secret if opening else ""
    store.create(match_id, events, summary(replayed(events)), secret)
    return Room(match_id, load_match(store, match_id), RoomServices(store, BENCH))


BENCH = BotPool(processes=0)
BIG = 10**15
"""Added to seeds, so that they are not met by chance."""


def seeds_in(text: str, hosted: HostedMatch) -> list[int | str]:
    """What would tell every deal, or what the bots will do: seeds, and the links of deals that are not over."""
    seeds: list[int | str] = [hosted.created.seed, hosted.created.bot_seed]
    if hosted.chain is not None:
        over = len(hosted.match.deals) - (not hosted.is_deal_done)
        early = links_of(hosted.chain.secret)[over + 1 :]
        seeds += {link for link in LINK.findall(text) if link in early}
    return [seed for seed in seeds if str(seed) in text]


LINK = re.compile(r"[0-9a-f]{64}")


@cache
def links_of(secret: str) -> list[str]:
    """All links of a chain, computed here anew; the last is the secret."""
    links = [bytes.fromhex(secret)]
    while len(links) < LINKS:
        links.append(sha256(links[-1]).digest())
    return [link.hex() for link in reversed(links)]


@lru_cache(1)
def deals_in(record: str) -> int:
    """All windows are given the same record, and it grows once in a deal."""
    return len(parse_record(record).deals)


def look_elsewhere(room: Room, windows: list[Witness]) -> None:
    """What lists say of the match, and what each may take along of it: whole deals that are over, and the view."""
    hosted = room.hosted
    assert not cards_named(summary(hosted).text) and not seeds_in(summary(hosted).text, hosted)
    for window in windows:
        piece = sent(game_of(room.id, hosted, window.seat))
        record, view = piece.pop("record"), piece.pop("view")
        del piece["sides"]  # the same as in the view, with words of the rules
        window.look_at({"type": "export", **piece, **({"view": view} if view else {})})
        over = len(hosted.match.deals) - (not hosted.is_deal_done)
        assert (deals_in(record) if record else 0) == over
        assert not seeds_in(record or "", hosted)
    assert not seeds_in(json.dumps([sent(told_deal(hosted, number)) for number in range(1, over + 1)]), hosted)


async def come_and_go(room: Room, user: str) -> None:
    """A person leaves, a bot plays for him, he comes back; his window watches meanwhile."""
    await room.stand_up(user)
    await asyncio.sleep(0.005)
    try:
        await room.sit(User(user, "Ann again", has_account=False), None)
    except Refusal as refusal:
        assert refusal.code == "wrong_phase"  # the bot has played the match to its end


def witness(room: Room, seat: int | None) -> Witness:
    window = Witness(seat, "" if seat is None else room.hosted.places[seat].user)
    window.room = room
    room.audience.connections.add(window)
    return window


async def say(window: Witness, kind: str, **fields: Any) -> None:
    window.said = json.dumps({"type": kind, "version": window.room.hosted.version, **fields})
    await window.room.answer(window, window.said)
    window.said = ""


async def pry(room: Room, window: Witness, rng: Rng) -> None:
    """Ask for everything that might tell too much."""
    state = room.hosted.match.state
    pack = state.rules.deck.pack
    anything = [packs.format_card(card, pack) for card in cards_in(pack_cards(pack))]
    hand = choices.card_list(state.hand(window.seat), pack) if window.seat is not None else []
    table = choices.card_list(state.loose, pack)
    for cards in [[], *([card] for card in hand), hand[:2], [anything[rng.below(len(anything))]]]:
        chosen = [name for name in table if rng.below(2)]
        await say(window, "select", cards=cards, table=chosen)
        await say(window, "why", cards=cards, table=chosen, verb=None)
    await say(window, "move", move=f"trail {anything[rng.below(len(anything))]}")
    await say(window, "move", move=f"{1 + rng.below(10)} x {' '.join(table[:2])}")
    await say(window, "hint")
    await say(window, "chances")
    await say(window, "step")
    await say(window, "coach")


async def play_match(room: Room, rng: Rng, deals: int) -> HostedMatch:
    """A random match with prying eyes; some moves are taken back."""
    windows = [witness(room, seat) for seat in [*range(len(room.hosted.places)), None]]
    people = [
        window for window in windows if window.seat is not None and room.hosted.places[window.seat].kind == "human"
    ]
    room.join(None, people[0].user)
    looked_at = 0
    while room.hosted.phase != "match_over" and len(room.hosted.match.deals) <= deals:
        turn = room.hosted.match.state.turn
        if room.hosted.phase == "deal_over":
            await say(people[0], "next_deal")
        elif room.hosted.phase == "announcing" or room.hosted.places[turn].kind == "bot":
            await asyncio.sleep(0.001)
        else:
            if rng.below(2):
                await pry(room, windows[turn if rng.below(4) else -1], rng)
            await one_move(room, windows[turn], rng)
            if not rng.below(6):
                await say(people[0], "undo")
            if len(people) > 1 and not rng.below(6):
                await come_and_go(room, people[rng.below(len(people))].user)
        if room.hosted.version - looked_at > 6:
            looked_at = room.hosted.version
            look_elsewhere(room, windows)
    await say(people[0], "rematch")
    assert [leak for window in windows for leak in window.leaks] == []
    return room.hosted


async def one_move(room: Room, window: Witness, rng: Rng) -> None:
    state = room.hosted.match.state
    if room.hosted.phase != "play":
        return  # a guess of the one who pries was legal, and the last move of the deal
    moves = legal_moves(state, 1000)
    await say(window, "move", move=format_move(state, moves[rng.below(len(moves))]))


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Any:
    store = open_store(Path(tmp_path_factory.mktemp("secrets")) / "cassino.db")
    yield store
    store.close()


@pytest.mark.sampled(7)
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("variant", variant_ids())
def test_no_frame_tells_a_hidden_card(store: Store, variant: str, people: int) -> None:
    room = opened(store, variant, people, seed=people)
    hosted = asyncio.run(play_match(room, Rng(people), deals=3 - people))
    assert load_hosted(store, room.id).match.state == hosted.match.state
    assert (hosted.chain is not None) == (people > 1)


async def watch_bots(room: Room) -> tuple[Witness, int]:
    """A deal of bots and the next cards, as a watcher lets them go on; how often the chances were told."""
    window, told = witness(room, None), 0
    while room.hosted.phase != "match_over" and len(room.hosted.match.deals) == 1:
        version = room.hosted.version
        if version % 3 == 0:
            await say(window, "chances")
        await say(window, "step")
        while room.hosted.version == version:
            await asyncio.sleep(0.001)
        told += sum('"type":"chances"' in text for text in window.outbox.take_all())
    return window, told


@pytest.mark.sampled(3)
@pytest.mark.parametrize("variant", ["casino_long", "draw_casino", "swazi", "tuxedo"])
def test_who_watches_bots_sees_their_hands_and_no_card_of_the_stock(store: Store, variant: str) -> None:
    room = opened(store, variant, 0, seed=3)
    window, told = asyncio.run(watch_bots(room))
    assert window.leaks == [] and told > 10


def test_the_eye_of_the_test_sees_seeds_before_their_time(store: Store) -> None:
    room = opened(store, "casino", 2, seed=5)
    hosted, chain = room.hosted, room.hosted.chain
    assert chain is not None and links_of(chain.secret) == [chain.link(number) for number in range(LINKS)]
    assert seeds_in(f'"{chain.link(0)}", "{chain.commitment}"', hosted) == []
    for early in (chain.link(1), chain.link(2), chain.secret):
        assert seeds_in(f'{{"seed":"{early}"}}', hosted) == [early]


@given(st.data())
@settings(max_examples=40)
def test_the_eye_of_the_test_sees_every_way_to_write_a_card(data: st.DataObject) -> None:
    pack = data.draw(st.sampled_from(Pack))
    card = data.draw(st.sampled_from(list(cards_in(pack_cards(pack)))))
    name, symbol, spoken = (way(card, pack) for way in (packs.format_card, packs.symbol, packs.card_name))
    for text in (f'["{name}"]', f"Take {symbol} with", f"trail {name}", f"5H+{name} = 9", f"the {spoken}."):
        assert card in cards_named(text, pack)


def test_the_record_and_the_list_tell_nothing_of_a_match_in_play(store: Store) -> None:
    room = opened(store, variant_ids()[0], 1, seed=77)
    assert not cards_named(summary(room.hosted).text)
