"""The spare worker: it has every match ready, and takes the place of a dead one."""

import socket

import pytest

from cassino.server.cluster.handover import keeper as handing
from cassino.server.cluster.handover.channel import CROWD, TO_WORKER, CatchUp, Closed, Given, Serve, Take
from cassino.server.cluster.handover.keeper import LEARNING, Keeper
from server.handover.keeping import OPENED, Worker, look_again


def prepare(keeper: Keeper) -> None:
    """Until the spare worker has everything ready."""
    while look_again(keeper) is not None:
        pass


def promote(keeper: Keeper, spare: Worker) -> socket.socket:
    """Let it serve; the socket that it is to serve at."""
    listener = socket.create_server(("127.0.0.1", 0))
    OPENED.append(listener)
    keeper.promote(spare.ward, listener.fileno())
    return listener


def test_a_spare_worker_has_no_windows_and_every_match_ready(keeper: Keeper) -> None:
    one, other, spare = Worker(keeper), Worker(keeper), Worker(keeper, is_spare=True)
    kept = [one.open(match=f"{number}") for number in range(LEARNING + 19)] + [other.open(match="other")]
    prepare(keeper)
    assert len(spare.ward.standby) == len(kept) and not one.ward.standby and not other.ward.standby
    one.say(Given(dict.fromkeys(list(one.slots)[:5], 3)))
    assert len(other.taken()) == 5 and spare.taken() == []
    dead = Worker(keeper)
    kept.append(dead.open(match="dead"))
    dead.die()
    assert spare.taken() == [] and not any(browser.is_closed for browser in kept)


def test_it_takes_the_place_of_a_dead_one(keeper: Keeper) -> None:
    one, other, spare = Worker(keeper), Worker(keeper), Worker(keeper, is_spare=True)
    kept = [one.open(match="a"), one.open(match="b"), other.open(match="c")]
    prepare(keeper)
    listener = promote(keeper, spare)
    one.die()
    heard = list(spare.channel.received(TO_WORKER))
    [given] = [files[0] for message, files in heard if isinstance(message, Serve)]
    OPENED.append(socket.socket(fileno=given))
    assert OPENED[-1].getsockname() == listener.getsockname()
    late = [late.window.match for message, _ in heard if isinstance(message, Take) for late in message.windows]
    assert sorted(late) == ["a", "b"] and other.taken() == []
    assert spare.ward.is_open and not any(browser.is_closed for browser in kept)


def test_whoever_is_left_catches_up_with_what_a_dead_one_has_not_told(keeper: Keeper) -> None:
    one, other, spare = Worker(keeper), Worker(keeper), Worker(keeper, is_spare=True)
    one.die()
    heard = [[message for message, _ in worker.channel.received(TO_WORKER)] for worker in (other, spare)]
    assert heard == [[CatchUp()], []]


def test_who_has_a_match_ready_goes_on_with_it_until_the_next_spare_one_has_it(keeper: Keeper) -> None:
    one, other, spare = Worker(keeper), Worker(keeper), Worker(keeper, is_spare=True)
    kept = [one.open(match="a"), other.open(match="b")]
    prepare(keeper)
    promote(keeper, spare)
    one.die()
    [(late, _)] = spare.taken()
    kept.append(spare.open(match="a", late=late))
    look_again(keeper)
    assert spare.ward.standby == {"a", "b"}  # there is no spare one to have them
    following = Worker(keeper, is_spare=True)
    look_again(keeper)
    assert following.prepared() == [(["a", "b"], [])] and spare.prepared()[-1] == ([], ["a"])
    look_again(keeper)
    assert following.ward.standby == {"a", "b"} and spare.prepared() == [([], ["b"])]
    other.die()
    assert [late.window.match for late, _ in spare.taken()] == ["b"]
    assert not any(browser.is_closed for browser in kept[:2])


def test_it_learns_first_what_nobody_has_ready(keeper: Keeper) -> None:
    one, other, spare = Worker(keeper), Worker(keeper), Worker(keeper, is_spare=True)
    kept = [one.open(match=f"{number}") for number in range(LEARNING)]
    prepare(keeper)
    promote(keeper, spare)
    following = Worker(keeper, is_spare=True)
    kept += [one.open(match="new"), other.open(match="newer")]
    look_again(keeper)
    assert {"new", "newer"} < following.ward.standby and len(following.ward.standby) == LEARNING
    prepare(keeper)
    assert len(following.ward.standby) == len(kept) and not spare.ward.standby


def test_it_has_a_crowd_ready_and_matches_of_who_is_to_end(keeper: Keeper) -> None:
    one, other, spare = Worker(keeper), Worker(keeper), Worker(keeper, is_spare=True)
    kept = [worker.open(match="crowd") for worker in (one, other) for _ in range(CROWD)]
    kept.append(one.open(match="a"))
    prepare(keeper)
    assert spare.ward.standby == {"crowd", "a"}
    one.ward.is_leaving = True
    prepare(keeper)
    assert spare.ward.standby == {"crowd", "a"} and len(kept) == 2 * CROWD + 1


def test_it_lets_go_of_matches_that_nobody_looks_at_some_at_a_time(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handing, "FORGETTING", 2)
    one, spare = Worker(keeper), Worker(keeper, is_spare=True)
    kept = [one.open(match=f"{number}") for number in range(3)]
    prepare(keeper)
    spare.prepared()
    for place in list(one.slots):
        one.say(Closed(place))
    prepare(keeper)
    assert [len(done) for _, done in spare.prepared()] == [2, 1] and not spare.ward.standby and len(kept) == 3
