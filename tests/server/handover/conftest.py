"""The keeper of windows, with nobody to watch over processes."""

from collections.abc import Callable, Iterator

import pytest

from cassino.server.cluster.handover.channel import Channel
from cassino.server.cluster.handover.keeper import Keeper
from server.handover.keeping import MOST, OPENED


@pytest.fixture
def keeper() -> Iterator[Keeper]:
    heard: dict[Channel, Callable[[], None]] = {}
    keeper = Keeper(MOST, heard.__setitem__, lambda channel: heard.pop(channel, None) and None)
    yield keeper
    keeper.close_all()
    while OPENED:
        OPENED.pop().close()
