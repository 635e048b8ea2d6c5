"""What a running server consists of: one object of each class, and what ends with it."""

from contextlib import AsyncExitStack
from typing import Any, TypeVar

from starlette.requests import HTTPConnection

T = TypeVar("T")


class Services:
    """The objects that live as long as a server, each found by its class: `services[People]` is its `People`.

    So a layer finds its own objects and those of lower layers, and knows nothing of those above it.
    """

    def __init__(self, *given: object) -> None:
        self._by_class: dict[type, Any] = {}
        self.at_end = AsyncExitStack()
        """What ends with the server, the latest first."""
        for service in given:
            self.add(service)

    def add(self, service: T) -> T:
        """Add the object of a class; returns it."""
        assert type(service) not in self._by_class, "there is one of each class"
        self._by_class[type(service)] = service
        return service

    def __getitem__(self, kind: type[T]) -> T:
        """The object of a class; KeyError if it has not begun."""
        found: T = self._by_class[kind]
        return found


def services_of(connection: HTTPConnection) -> Services:
    """The services of the server that a request or a WebSocket has reached."""
    services: Services = connection.app.state.services
    return services
