"""The keeper of windows: what it hands on, to whom, and what it closes."""

import math

import pytest

from cassino.server.cluster.handover.channel import CROWD, Closed, Dropped, Give, Given, Ready, Window
from cassino.server.cluster.handover.keeper import PORTION, Keeper, Ward
from server.handover.keeping import MATCH, MOST, Worker, look_again


def test_quiet_windows_of_a_dead_worker_go_on_at_another_and_the_others_are_closed(keeper: Keeper) -> None:
    one, other = Worker(keeper), Worker(keeper)
    quiet, busy = one.open(version=7), one.open(version=0)
    one.die()
    [(late, end)] = other.taken()
    assert late.version == 7 and late.window.match == MATCH
    end.send(b"x")
    assert quiet.end.recv(9) == b"x"
    assert busy.is_closed and not quiet.is_closed


def test_a_window_in_whose_place_another_came_unheard_is_closed(keeper: Keeper) -> None:
    one, other = Worker(keeper), Worker(keeper)
    browser = one.open()
    [slot] = one.slots.values()
    slot.clear(slot.number + 1)
    slot.version, slot.is_busy = 9, False
    one.die()
    assert other.taken() == [] and browser.is_closed


def test_closed_windows_are_not_handed_on(keeper: Keeper) -> None:
    one, other = Worker(keeper), Worker(keeper)
    browser = one.open()
    [place] = one.slots
    one.say(Closed(place))
    assert browser.is_closed
    one.die()
    assert other.taken() == []


def test_windows_wait_where_there_is_no_worker(keeper: Keeper) -> None:
    one = Worker(keeper)
    browsers = [one.open() for _ in range(3)]
    one.die()
    assert not any(browser.is_closed for browser in browsers)
    other = Worker(keeper, is_ready=False)
    taken = other.taken()
    assert len(taken) == 3


def test_windows_that_a_worker_did_not_go_on_with_before_it_died_go_to_the_next(keeper: Keeper) -> None:
    one, two, three = Worker(keeper), Worker(keeper), Worker(keeper, is_ready=False)
    held, lost = one.open(version=4), one.open(version=5)
    one.die()
    tickets = {late.version: late for late, _ in two.taken()}
    two.slots.clear()
    again = two.open(version=6, late=tickets[4])
    again.end.close()
    three.say(Ready())
    two.die()
    assert sorted(late.version for late, _ in three.taken()) == [5, 6]
    assert not held.is_closed and not lost.is_closed


def test_what_a_worker_drops_is_closed(keeper: Keeper) -> None:
    one, other = Worker(keeper), Worker(keeper)
    browser = one.open()
    one.die()
    [(late, end)] = other.taken()
    end.close()
    assert not browser.is_closed
    other.say(Dropped(late.ticket))
    assert browser.is_closed


def test_who_has_many_windows_gives_some_to_who_has_few(keeper: Keeper) -> None:
    one, other = Worker(keeper), Worker(keeper)
    browsers = [one.open() for _ in range(100)]
    assert keeper.balance() is not None
    assert one.asked() == [PORTION]
    keeper.balance()
    assert one.asked() == []  # it is asked once, and again after a while
    places = list(one.slots)[:PORTION]
    one.say(Given(dict.fromkeys(places, 3)))
    assert len(other.taken()) == PORTION and one.ward.count == 100 - PORTION
    assert not any(browser.is_closed for browser in browsers)


def test_where_windows_are_shared_out_nobody_is_asked(keeper: Keeper) -> None:
    workers = [Worker(keeper), Worker(keeper)]
    browsers = [worker.open() for worker in workers for _ in range(40)]
    assert keeper.balance() is None
    assert [worker.asked() for worker in workers] == [[], []] and len(browsers) == 80


def test_windows_of_a_match_come_together(keeper: Keeper) -> None:
    one, other = Worker(keeper), Worker(keeper)
    kept = [one.open(match="split"), other.open(match="alone"), other.open(match="split"), other.open(match="split")]
    keeper.balance()
    assert [wish.matches for wish in one.wishes()] == [["split"]] and other.wishes() == []
    one.say(Given(dict.fromkeys(one.slots, 3)))
    [(late, _)] = other.taken()
    other.open(match="split", late=late)
    keeper._looked = -math.inf
    assert keeper.balance() is None
    assert one.wishes() == other.wishes() == [] and not any(browser.is_closed for browser in kept)


def test_nobody_is_asked_again_and_again(keeper: Keeper) -> None:
    one, other = Worker(keeper), Worker(keeper)
    kept = one.open(), other.open(), other.open()
    keeper.balance()
    keeper.balance()
    keeper._looked = -math.inf
    keeper.balance()  # it has not answered
    assert len(one.wishes()) == 1 and not kept[0].is_closed


def test_a_crowd_may_be_at_several_workers(keeper: Keeper) -> None:
    one, other = Worker(keeper), Worker(keeper)
    kept = [worker.open() for worker in (one, other) for _ in range(CROWD)]
    assert keeper.balance() is None
    assert one.wishes() == other.wishes() == [] and len(kept) == 2 * CROWD


def test_windows_of_a_dead_worker_go_to_where_others_of_their_match_are(keeper: Keeper) -> None:
    dead, one, other = Worker(keeper), Worker(keeper), Worker(keeper)
    kept = [worker.open(match=match) for worker, match in ((dead, "a"), (dead, "b"), (dead, "c"), (one, "a"))]
    kept += [other.open(match="b"), other.open(match="d")]
    dead.die()
    taken = [sorted(late.window.match for late, _ in worker.taken()) for worker in (one, other)]
    assert taken == [["a", "c"], ["b"]] and not any(browser.is_closed for browser in kept)


def answer(worker: Worker, wish: Give) -> None:
    """Give windows as a worker does of which all are quiet: by whole matches, of a crowd some."""
    given: list[int] = []
    for match in [*wish.matches, *(list(worker.ward.matches) if wish.count else [])]:
        places = [place for place, kept in worker.ward.windows.items() if kept.window.match == match]
        room = len(places) if match in wish.matches else wish.count - len(given)
        given += places[:room] if len(places) > CROWD else places if len(places) <= room else []
    worker.say(Given(dict.fromkeys(given, 3)))


def settled(keeper: Keeper, workers: list[Worker], rounds: int) -> list[int]:
    """Let workers do what is wished until nothing is; how many windows have moved in each round."""
    moved = []
    for _ in range(rounds):
        look_again(keeper)
        wishes = [(worker, wish) for worker in workers for wish in worker.wishes()]
        for worker, wish in wishes:
            answer(worker, wish)
        taken = [(worker, late) for worker in workers for late, _ in worker.taken()]
        for worker, late in taken:
            worker.open(match=late.window.match, late=late)
        moved.append(len(taken))
    return moved


@pytest.mark.parametrize("windows", [24, 45, CROWD, CROWD + 1, 70])
@pytest.mark.parametrize("count", [2, 8])
def test_a_match_of_many_windows_comes_to_rest(keeper: Keeper, windows: int, count: int) -> None:
    workers = [Worker(keeper) for _ in range(count)]
    kept = [workers[0].open() for _ in range(windows)]
    assert settled(keeper, workers, 12)[-2:] == [0, 0]
    assert sum(worker.ward.count for worker in workers) == len(kept)


def test_who_is_new_gets_windows_though_others_have_their_matches_ready(keeper: Keeper) -> None:
    old = [Worker(keeper), Worker(keeper)]
    kept = [worker.open(match=f"{worker is old[0]} {number // 3}") for worker in old for number in range(90)]
    settled(keeper, old, 8)
    new = Worker(keeper)
    moved = settled(keeper, [*old, new], 6)
    assert new.ward.count >= 25 and sum(moved) <= 75 and len(kept) == 180


def test_a_worker_that_is_to_end_gives_everything_and_gets_nothing(keeper: Keeper) -> None:
    one, other = Worker(keeper), Worker(keeper)
    browser = one.open()
    assert not keeper.empty(one.ward)
    assert one.asked()
    one.say(Given(dict.fromkeys(one.slots, 3)))
    assert keeper.empty(one.ward) and len(other.taken()) == 1
    two = other.open()
    other.die()
    assert one.taken() == [] and not browser.is_closed and not two.is_closed


def test_so_many_windows_that_a_worker_has_no_room_for_them_all_arrive(keeper: Keeper) -> None:
    one, other = Worker(keeper), Worker(keeper)
    long_name = "n" * 1000
    browsers = []
    for _ in range(MOST):
        browsers.append(one.open())
    for place, kept in one.ward.windows.items():
        one.ward.windows[place] = kept._replace(window=Window(MATCH, "0", long_name, "s", "h"))
    one.die()
    assert other.ward.channel.is_full
    taken = []
    while other.ward.channel.is_full:
        taken += other.taken()
        keeper.balance()
    taken += other.taken()
    assert len({late.ticket for late, _ in taken}) == MOST
    assert not any(browser.is_closed for browser in browsers)


def test_what_is_open_is_closed_at_the_end(keeper: Keeper) -> None:
    one = Worker(keeper)
    two = one.open(), one.open()
    homeless = Worker(keeper)
    three = homeless.open()
    ward: Ward = one.ward
    keeper.close_all(besides=ward)
    assert three.is_closed and not any(browser.is_closed for browser in two)
