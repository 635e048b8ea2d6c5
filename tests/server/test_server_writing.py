"""Many moves in one commit: each is written wholly or not at all, and told to be done only when it lasts."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from sqlalchemy.exc import DataError, IntegrityError

from cassino.answers.summary import Line
from cassino.hosted.match.events import Moved, Place, Seated
from cassino.server.main import open_store
from cassino.server.people.store import PeopleStore
from cassino.server.storage.events import Append, Done, Stale, Store
from cassino.server.storage.promises import Promises
from cassino.server.storage.writer import Writer

AT = "2026-01-02T10:00:00.000000Z"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = open_store(database)
    yield store
    store.close()


def move(match_id: str, version: int, request: str | None = None, is_new: bool = False) -> Append:
    events = (Moved(0, f"trail {version}C"),)
    return Append(match_id, version, events, Line("{}", phase="play"), AT, request, is_new)


def versions(store: Store, match_id: str) -> list[int]:
    return [event.version for event in store.events(match_id)]


def test_one_that_is_late_does_not_hinder_the_others(store: Store) -> None:
    assert store.write([move("a", 1, is_new=True), move("b", 1, is_new=True)]) == [None, None]
    first, late, second = store.write([move("a", 2), move("b", 1), move("a", 3)])
    assert first is None and second is None and isinstance(late, Stale)
    assert (versions(store, "a"), versions(store, "b")) == ([1, 2, 3], [1])


def test_one_that_cannot_be_written_does_not_hinder_the_others(store: Store) -> None:
    fine, lost = store.write([move("a", 1, is_new=True), move("nobody", 7)])
    assert fine is None and isinstance(lost, IntegrityError)
    assert (versions(store, "a"), versions(store, "nobody")) == ([1], [])


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_one_that_the_database_refuses_does_not_hinder_the_others(store: Store) -> None:
    store.write([move("a", 1, is_new=True), move("b", 1, is_new=True)])
    first, refused, second = store.write([move("a", 2), move("b", 2, "no text \0"), move("a", 3)])
    assert first is None and second is None and isinstance(refused, DataError)
    assert (versions(store, "a"), versions(store, "b")) == ([1, 2, 3], [1])


def test_of_several_moves_at_a_table_the_last_is_listed(store: Store) -> None:
    later = "2026-01-02T11:00:00.000000Z"
    store.write([move("a", 1, is_new=True), move("b", 1, is_new=True)])
    line = Line('{"n":3}', phase="deal_over", open_seats=1, deadline=later)
    second = Append("a", 3, (Moved(1, "trail 4C"), Moved(0, "trail 5C")), line, later)
    assert store.write([second, move("b", 2), move("a", 2)]) == [None, None, None]
    columns = "updated, summary, phase, open_seats, deadline, finished"
    with store.engine.connect() as connection:
        rows = connection.exec_driver_sql(f"SELECT {columns} FROM matches ORDER BY id").all()
    assert [tuple(row) for row in rows] == [
        (later, '{"n":3}', "deal_over", 1, later, None),
        (AT, "{}", "play", 0, None, None),
    ]
    assert [len(store.events(match)) for match in "ab"] == [4, 2]


def test_a_request_is_done_once(store: Store) -> None:
    store.write([move("a", 1, is_new=True), move("b", 1, is_new=True)])
    assert store.write([move("a", 2, "ann-1"), move("b", 2, "ann-1")]) == [None, None]
    (again,) = store.write([move("a", 3, "ann-1")])
    assert isinstance(again, Stale) and versions(store, "a") == [1, 2]
    assert (store.done("a", "ann-1"), store.done("a", "ann-2")) == (Done(2, None), None)


def test_people_come_while_matches_are_written(store: Store) -> None:
    """Guests and promises are written beside the writer of moves: who finds the database busy waits, nobody fails."""
    people, promises, crowd = PeopleStore(store.engine), Promises(store.engine), 4
    failures: list[Exception | None] = []

    def come(number: int) -> None:
        for count in range(15):
            session, _ = people.add_guest(f"Guest {number}.{count}", "")
            people.rename(session.user.id, "Somebody", "")
            assert promises.take(promises.make())

    store.write([move(f"m{match}", 1, is_new=True) for match in range(20)])
    with ThreadPoolExecutor(crowd) as pool:
        coming = [pool.submit(come, number) for number in range(crowd)]
        version = 1
        while not all(each.done() for each in coming):
            version += 1
            failures += store.write([move(f"m{match}", version) for match in range(20)])
    assert [each.result() for each in coming] == [None] * crowd
    assert failures and not any(failures)
    assert versions(store, "m7") == list(range(1, version + 1))


def test_events_after_a_version_come_with_their_time(store: Store) -> None:
    store.write([move("a", 1, is_new=True)])
    store.write([move("a", version) for version in (2, 3, 4)])
    assert [(event.version, event.at) for event in store.events("a", 2)] == [(3, AT), (4, AT)]
    assert store.versions(["a", "nobody"]) == {"a": 4}


def test_seats_follow_who_sits_there(store: Store) -> None:
    places = (Place("human", "Ann"), Place("bot", "Hal", "greedy", open=True))
    line = Line("{}", seats=(("", "Ann"), ("", "Hal")), open_seats=1)
    store.write([Append("a", 1, (Seated(1, places[1]),), line, AT, is_new=True)])
    assert seats(store) == [(0, None, "Ann"), (1, None, "Hal")]
    taken = Line("{}", seats=(("", "Ann"), ("deleted meanwhile", "Ben")))
    store.write([Append("a", 2, (Seated(1, Place("human", "Ben")),), taken, AT)])
    assert seats(store) == [(0, None, "Ann"), (1, None, "Ben")]


def seats(store: Store) -> list[tuple[int, str | None, str]]:
    with store.engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT seat, user_id, name FROM seats ORDER BY seat")
        return [(row[0], row[1], row[2]) for row in rows]


def test_the_end_of_a_match_is_kept_until_it_is_taken_back(store: Store) -> None:
    later = "2026-01-02T11:00:00.000000Z"
    store.write([move("a", 1, is_new=True)])
    for version, at, is_over, finished in ((2, AT, True, AT), (3, later, True, AT), (4, later, False, None)):
        store.write([Append("a", version, (Moved(0, "trail 4C"),), Line("{}", is_finished=is_over), at)])
        with store.engine.connect() as connection:
            assert connection.exec_driver_sql("SELECT finished FROM matches").scalar() == finished


def test_what_waits_is_written_together_and_before_the_end(store: Store) -> None:
    async def play() -> list[BaseException | None]:
        writer = Writer(store)
        new = [writer.write(move(str(number), 1, is_new=True)) for number in range(40)]
        late = writer.write(move("0", 1))
        results = await asyncio.gather(*new, late, return_exceptions=True)
        ending = asyncio.ensure_future(writer.write(move("0", 2)))
        await asyncio.sleep(0)
        await asyncio.to_thread(writer.close)
        await ending
        return results

    *fine, late = asyncio.run(play())
    assert fine == [None] * 40 and isinstance(late, Stale)
    assert versions(store, "0") == [1, 2] and all(versions(store, str(number)) == [1] for number in range(1, 40))


def test_what_follows_hearsay_is_written_only_where_that_is_stored(store: Store) -> None:
    store.write([move("a", 1, is_new=True), move("b", 1, is_new=True), move("c", 1, is_new=True)])
    after = [replace(move(match, version), is_told=True) for match, version in (("a", 2), ("b", 3))]
    fine, early, other = store.write([*after, move("c", 2)])
    assert fine is None and isinstance(early, Stale) and other is None
    assert [versions(store, match) for match in "abc"] == [[1, 2], [1], [1, 2]]
