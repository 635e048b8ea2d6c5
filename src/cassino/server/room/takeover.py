"""Windows that were at other workers go on at this one, and those of this one may go on at others."""

import asyncio
import socket
from collections.abc import Sequence
from functools import partial

from cassino.server.cluster.handover.channel import Late, StandBy, Take
from cassino.server.cluster.handover.holding import Holding
from cassino.server.cluster.handover.returning import Returning
from cassino.server.cluster.serving import Server
from cassino.server.cluster.wire import Wire
from cassino.server.room.registry import Matches
from cassino.server.room.socket import go_on


class Takeover:
    """Connects a server that serves with the keeper of its windows."""

    def __init__(self, server: Server, holding: Holding) -> None:
        self._server = server
        self._app = server.application
        self._matches: Matches = self._app.state.matches
        self._returning = Returning(self._matches.open, self._attach, holding.drop)
        self._app.state.holding = holding
        self._matches.on_view(self._returning.hurry)
        holding.start(self)

    def take(self, asked: Take, files: Sequence[int]) -> None:
        """Go on with windows that come."""
        self._returning.take(asked, files)

    def stand_by(self, asked: StandBy) -> None:
        """Have matches ready."""
        self._matches.stand_by(asked.matches, asked.done)

    def serve(self, files: Sequence[int]) -> None:
        """Serve whoever comes to a socket."""
        self._server.listen_at(files)

    def catch_up(self) -> None:
        """Another worker has died."""
        self._matches.catch_up()

    async def _attach(self, late: Late, end: socket.socket) -> None:
        """Go on with a window at its socket."""
        await asyncio.get_running_loop().connect_accepted_socket(partial(self._wire, late), end)

    def _wire(self, late: Late) -> Wire:
        server, scope = self._server, {"app": self._app, "path": "", "headers": [], "client": (late.window.host, 0)}
        return Wire.going_on(server.config, server.server_state, server.lifespan.state, scope, partial(go_on, late))
