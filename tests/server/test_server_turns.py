"""Turns of several steps, questions to other players, piles: what frames say of them and what may be asked."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cassino.answers.summary import new_id, summary
from cassino.cards import format_card
from cassino.engine.legal import legal_moves
from cassino.engine.rng import Rng
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.driver import next_step
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import parse_event
from cassino.hosted.match.match import begun, replayed
from cassino.notation.move import format_move
from cassino.rules import load_variant, variant_ids
from cassino.server.main import open_store
from cassino.server.room.connection import Connection, Outbox
from cassino.server.room.room import Room
from cassino.server.room.services import RoomServices
from cassino.server.storage.events import Store
from cassino.server.storage.loader import OpenedMatch
from cassino.texts.catalog import say
from cassino.texts.message import Message
from company import with_users
from sent import announced, sent, worded

Json = dict[str, Any]
SIZES = [(id, number) for id in variant_ids() for number in load_variant(id).seating.players]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    store = open_store(Path(tmp_path_factory.mktemp("turns")) / "cassino.db")
    yield store
    store.close()


def people(store: Store, players: int, seed: int = 1, target: int = 0, **wish: Any) -> Room:
    """A match among people only. target: that of a match which exists already."""
    places = tuple(SeatWish("human", name) for name in ("Ann", "Ben", "Cy", "Di", "Ed", "Flo")[:players])
    new = with_users(created(terms(NewMatch(places, **wish))))
    events, match_id = begun(msgspec.structs.replace(new, seed=seed, target=target or new.target)), new_id()
    store.create(match_id, events, summary(replayed(events)))
    return Room(match_id, OpenedMatch(replayed(events)), RoomServices(store))


def frames(window: Connection) -> list[Json]:
    """What a window has been sent since."""
    return [msgspec.json.decode(text) for text in window.outbox.take_all()]


async def ask(room: Room, window: Connection, kind: str, **fields: Any) -> Json:
    """The last frame after a request."""
    frames(window)
    await room.answer(window, msgspec.json.encode({"type": kind, "version": room.hosted.version, **fields}).decode())
    last: Json = frames(window)[-1]
    return last


def random_move(room: Room, rng: Rng) -> str:
    state = room.hosted.match.state
    moves = legal_moves(state, 1000)
    return format_move(state, moves[rng.below(len(moves))])


@pytest.mark.sampled(7)
@pytest.mark.parametrize(("variant", "players"), SIZES)
def test_a_deal_with_every_number_of_players(store: Store, variant: str, players: int) -> None:
    async def play() -> None:
        room, rng = people(store, players, variant=variant), Rng(players)
        windows = [room.join(str(seat), f"u{seat}") for seat in range(players)]
        while room.hosted.phase == "play":
            window = windows[room.hosted.match.state.turn]
            answer = await ask(room, window, "move", move=random_move(room, rng))
            assert answer["type"] == "view", answer
        while room.hosted.phase == "announcing":
            await asyncio.sleep(0.01)
        view = sent(view_frame(room.hosted, room.id, 0))["view"]
        assert len(view["deal_score"]["points"]) == len(view["sides"])

    asyncio.run(play())


async def until_window(room: Room, windows: list[Connection], kinds: tuple[str, ...], rng: Rng) -> Json:
    """Random play until somebody is asked; the view of the one who is."""
    while True:
        turn = room.hosted.match.state.turn
        answer = await ask(room, windows[turn], "move", move=random_move(room, rng))
        window = answer["view"]["window"]
        if window and window["kind"] in kinds:
            view: Json = answer["view"]
            return view
        if room.hosted.phase == "deal_over":
            await ask(room, windows[0], "next_deal")


@pytest.mark.parametrize(("variant", "players", "kind"), [("swazi", 3, "insist"), ("tuxedo", 4, "orange")])
def test_who_does_not_want_to_be_asked_is_not(
    store: Store, monkeypatch: pytest.MonkeyPatch, variant: str, players: int, kind: str
) -> None:
    monkeypatch.setitem(next_step.PATIENCE, "seconds", 0.05)

    async def play() -> None:
        room, rng = people(store, players, variant=variant), Rng(5)
        windows = [room.join(str(seat), f"u{seat}") for seat in range(players)]
        view = await until_window(room, windows, (kind,), rng)
        asked_seat, version = view["window"]["seat"], room.hosted.version
        assert view["window"]["seconds"] is None
        windows[asked_seat].outbox = Outbox()
        request = {"type": "ask_me", "version": 0, "when": "seconds"}
        await room.answer(windows[asked_seat], msgspec.json.encode(request).decode())
        async with asyncio.timeout(60):
            while room.hosted.version == version:
                await asyncio.sleep(0.01)
        assert room.hosted.steps[version - room.hosted.version].text == "pass"

    asyncio.run(play())


def test_a_watcher_is_not_asked(store: Store) -> None:
    room = people(store, 3, variant="swazi")

    async def play() -> Json:
        return await ask(room, room.join("watch"), "ask_me", when="never")

    assert asyncio.run(play())["code"] == "not_your_seat"


def test_steps_are_taken_back_among_people_until_the_turn_ends(store: Store) -> None:
    async def play() -> None:
        room, rng = people(store, 3, variant="swazi"), Rng(3)
        windows = [room.join(str(seat), f"u{seat}") for seat in range(3)]
        seat = room.hosted.match.state.turn
        before = room.hosted.match.state
        assert (await ask(room, windows[seat], "undo"))["code"] == "nothing_to_undo"
        view = (await ask(room, windows[seat], "move", move=random_move(room, rng)))["view"]
        assert view["turn"]["composite"] and view["can"]["undo"] and view["turn"]["end"] is not None
        assert (await ask(room, windows[(seat + 1) % 3], "undo"))["code"] == "nothing_to_undo"
        await ask(room, windows[seat], "undo")
        assert room.hosted.match.state == before

    asyncio.run(play())


def test_the_end_of_a_turn_is_offered_or_explained(store: Store) -> None:
    async def play() -> None:
        room, rng = people(store, 4, variant="swazi"), Rng(8)
        windows = [room.join(str(seat), f"u{seat}") for seat in range(4)]
        seen = set()
        for _ in range(60):
            turn = room.hosted.match.state.turn
            view = (await ask(room, windows[turn], "move", move=random_move(room, rng)))["view"]
            if end := view["turn"]["end"]:
                kinds = {choice["kind"] for choice in view["choices"]}
                assert end["can"] == ("end" in kinds) and bool(end["why"]) != end["can"]
                seen.add(end["can"])
        assert seen == {True, False}

    asyncio.run(play())


def test_a_wrong_capture_is_trailed_at_a_table_without_a_referee(store: Store) -> None:
    text = 'title = "Ours"\nparent = "casino_book"\n[calling]\nenforcement = "table"\n'

    async def play() -> None:
        room = people(store, 2, rules=text)
        windows = [room.join(str(seat), f"u{seat}") for seat in range(2)]
        seat = room.hosted.match.state.turn
        view = room.hosted.view(seat)
        card, loose = view.hand.bit_length() - 1, view.public.loose
        wrong = next(other for other in range(52) if loose >> other & 1 and other >> 2 != card >> 2)
        names = [format_card(each) for each in (card, wrong)]
        offered = await ask(room, windows[seat], "select", cards=names[:1], table=names[1:])
        move = next(choice["move"] for choice in offered["choices"] if choice["kind"] == "capture")
        told = (await ask(room, windows[seat], "move", move=move))["view"]
        assert told["last_move"]["kind"] == "trail"
        ruling = Message("cannot-take", {"who": seat, "cards": names[1:], "card": names[:1]})
        assert say(ruling, ["You", "You"]) in announced(told)
        assert room.hosted.match.state.loose >> card & 1
        assert replayed([room.hosted.created, *stored(store, room)]).match.state == room.hosted.match.state

    asyncio.run(play())


def stored(store: Store, room: Room) -> list[Any]:
    return [parse_event(body) for _, body, _ in store.events(room.id)][1:]


def test_a_side_near_the_target_is_told_what_it_may_score(store: Store) -> None:
    # A new table refuses so low a target.
    room = people(store, 2, variant="dominican", target=3)
    frame = frames(connection_of(room))[0]["view"]
    limits = [worded(frame, side["limit"]) for side in frame["sides"]]
    assert limits == [f"{side['name']} can only win with most cards." for side in frame["sides"]]
    assert any("can only win with most cards" in text for text in announced(frame))


def connection_of(room: Room) -> Connection:
    async def join() -> Connection:
        return room.join("0", "u0")

    return asyncio.run(join())


def test_local_words_and_the_pack_are_told(store: Store) -> None:
    view = frames(connection_of(people(store, 3, variant="swazi")))[0]["view"]
    assert view["words"]["capture"] == "chow" and view["direction"] == "counterclockwise"
    view = frames(connection_of(people(store, 6, variant="tuxedo")))[0]["view"]
    assert view["pack"] == "rook_40" and all(card[-1] in "RYGB" for card in view["hand"])
    view = frames(connection_of(people(store, 2, variant="hungarian_nagy")))[0]["view"]
    assert worded(view, view["claim"]["label"]) == "Announce 11 (Ausz)"
