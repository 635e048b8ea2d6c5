"""A worker, as uvicorn starts it. It imports the server late, so that it answers its supervisor meanwhile."""

import logging
import pickle
import sys
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.applications import Starlette

log = logging.getLogger(__name__)

SWITCH_SECONDS = 0.0005
"""How long a thread with an answer from the database may have to wait while the event loop computes."""


def application(settings: bytes) -> "Starlette":
    """The application of a worker. settings: a pickled `Config`."""
    from cassino.errors import CassinoError
    from cassino.server.app import make_app
    from cassino.server.cluster.supervisor import give_up, supervised
    from cassino.server.config import Config
    from cassino.server.storage.database import open_database
    from cassino.server.storage.events import Store
    from cassino.server.telemetry.logs import reason, start_logging

    config: Config = pickle.loads(settings)
    start_logging(config.log_format, config.log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        store = Store(open_database(config.database, config.database_connections))
    except CassinoError as error:
        log.error("a worker cannot start: %s", reason(error))
        give_up()
    app = make_app(store, config)
    app.router.lifespan_context = partial(supervised, app.router.lifespan_context, store.close)
    return app
