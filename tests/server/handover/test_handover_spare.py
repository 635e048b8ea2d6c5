"""The spare worker: it has every match ready, and takes the place of a dead one."""

import socket

from cassino.server.handover.channel import TO_WORKER, Given, Serve, Take
from cassino.server.handover.keeper import LEARNING, Keeper
from server.handover.keeping import OPENED, Worker, look_again


def test_a_spare_worker_has_no_windows_and_every_match_ready(keeper: Keeper) -> None:
    one, other, spare = Worker(keeper), Worker(keeper), Worker(keeper, is_spare=True)
    kept = [one.open(match=f"{number}") for number in range(40)] + [other.open(match="other")]
    while look_again(keeper) is not None:
        pass
    assert len(spare.ward.standby) == len(kept) and not one.ward.standby and not other.ward.standby
    one.say(Given(dict.fromkeys(list(one.slots)[:5], 3)))
    assert len(other.taken()) == 5 and spare.taken() == []
    dead = Worker(keeper)
    kept.append(dead.open(match="dead"))
    dead.die()
    assert spare.taken() == [] and not any(browser.is_closed for browser in kept)


def test_the_spare_worker_takes_the_place_of_a_dead_one(keeper: Keeper) -> None:
    one, other, spare = Worker(keeper), Worker(keeper), Worker(keeper, is_spare=True)
    kept = [one.open(match="a"), one.open(match="b"), other.open(match="c")]
    listener = socket.create_server(("127.0.0.1", 0))
    OPENED.append(listener)
    keeper.promote(spare.ward, listener.fileno())
    one.die(heir=spare)
    heard = list(spare.channel.received(TO_WORKER))
    [given] = [files[0] for message, files in heard if isinstance(message, Serve)]
    OPENED.append(socket.socket(fileno=given))
    assert OPENED[-1].getsockname() == listener.getsockname()
    late = [late.window.match for message, _ in heard if isinstance(message, Take) for late in message.windows]
    assert sorted(late) == ["a", "b"] and other.taken() == []
    assert spare.ward.is_open and not any(browser.is_closed for browser in kept)


def test_a_new_spare_worker_learns_first_what_nobody_has_ready(keeper: Keeper) -> None:
    one, other = Worker(keeper), Worker(keeper)
    kept = [one.open(match=f"{number}") for number in range(LEARNING)]
    keeper.balance()
    known = set(other.ward.standby)
    assert len(known) == LEARNING
    spare = Worker(keeper, is_spare=True)
    kept += [one.open(match="new"), other.open(match="newer")]
    look_again(keeper)
    assert {"new", "newer"} < spare.ward.standby and len(spare.ward.standby) == LEARNING
    while look_again(keeper) is not None:
        pass
    assert spare.ward.standby == known | {"new", "newer"} and not other.ward.standby
    assert not any(browser.is_closed for browser in kept)
