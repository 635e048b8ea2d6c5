"""The same packs played on a Ray cluster, whose machines need this version of cassino. The only module that
uses Ray.
"""

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from types import TracebackType
from typing import Any, Generic, Self

from cassino.arena.workers import AHEAD, Place, Played, Task
from cassino.errors import CassinoError
from cassino.extras import need


class NoCluster(CassinoError):
    """There is no Ray cluster at an address."""


class RayWorkers(Generic[Task, Played]):
    """The processors of a Ray cluster."""

    def __init__(self, tasks: Sequence[Task], address: str, play: Callable[[Task, int], Played]) -> None:
        """`address`: as for `ray.init`, or `local`. Raises MissingExtra, NoCluster."""
        self._ray = _imported()
        try:
            self._ray.init(address=address, log_to_driver=False, configure_logging=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoCluster("arena-no-cluster", address=address, problem=str(error).splitlines()[0]) from error
        self.ahead = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._tasks = self._ray.put(tuple(tasks))
        self._play = self._ray.remote(_play)
        self._player = self._ray.put(play)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()

    def submit(self, place: Place) -> Callable[[], Played]:
        """Play as soon as the cluster has room."""
        return partial(self._result, self._play.remote(self._player, self._tasks, place))

    def _result(self, reference: object) -> Played:
        """Wait for the pack. Raises what the pack raised, not Ray's wrapper of it."""
        try:
            result: Played = self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error
        return result


def _imported() -> Any:
    need("ray")
    return import_module("ray")


def _play(play: Callable[[Any, int], Any], tasks: tuple[Any, ...], place: Place) -> Any:
    index, pack = place
    return play(tasks[index], pack)
