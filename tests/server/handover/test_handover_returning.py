"""Windows that wait for their turn to go on: all get it, whatever happens to others."""

import asyncio
import os
import socket
from contextlib import ExitStack

from cassino.hosted.refusal import Refusal
from cassino.server.cluster.handover.channel import Late, Take, Window
from cassino.server.cluster.handover.returning import Returning


class Scene:
    """Windows of four matches: one cannot be opened, one is damaged in a way that nobody thought of."""

    def __init__(self) -> None:
        self.attached: list[int] = []
        self.dropped: list[int] = []
        self.returning = Returning(self._open, self._attach, lambda late: self.dropped.append(late.ticket))

    async def _open(self, match: str) -> None:
        if match == "refused":
            raise Refusal("storage", "away")
        if match == "damaged":
            raise KeyError(match)

    async def _attach(self, late: Late, end: socket.socket) -> None:
        if late.window.match == "closed":
            raise ConnectionResetError
        if late.window.match == "wrong":
            raise ValueError
        self.attached.append(late.ticket)
        end.close()

    async def until_all_are_done(self, count: int) -> None:
        async with asyncio.timeout(60):
            while len(self.attached) + len(self.dropped) < count:
                await asyncio.sleep(0.01)


def late(ticket: int, match: str) -> Late:
    return Late(ticket, Window(match, "0", "u", "s", "h"), 3)


def played(matches: list[str], lacking: int = 0) -> Scene:
    async def play() -> Scene:
        scene = Scene()
        with ExitStack() as stack:
            ends = []
            for _ in matches:
                here, there = socket.socketpair()
                stack.callback(here.close)
                ends.append(there.detach())
            for file in ends[len(ends) - lacking :]:
                os.close(file)
            windows = [late(number, match) for number, match in enumerate(matches, 1)]
            scene.returning.take(Take(windows), ends[: len(ends) - lacking])
            await scene.until_all_are_done(len(matches))
        return scene

    return asyncio.run(play())


def test_every_window_goes_on_or_is_given_up() -> None:
    scene = played(["refused", "damaged", "closed", "wrong", "well"])
    assert (sorted(scene.attached), sorted(scene.dropped)) == ([1, 2, 5], [3, 4])


def test_windows_whose_sockets_have_not_come_are_given_up() -> None:
    scene = played(["well", "well", "well"], lacking=2)
    assert (scene.attached, scene.dropped) == ([1], [2, 3])


def test_who_has_something_to_say_is_not_kept_waiting() -> None:
    async def play() -> None:
        scene = Scene()
        matches = [f"match {number}" for number in range(50)]
        pairs = [socket.socketpair() for _ in matches]
        windows = [late(number, match) for number, match in enumerate(matches)]
        scene.returning.take(Take(windows), [there.detach() for _, there in pairs])
        scene.returning.hurry(matches[-1])
        await scene.until_all_are_done(len(matches))
        assert scene.attached.index(len(matches) - 1) <= 1
        for here, _ in pairs:
            here.close()

    asyncio.run(play())
