"""A worker, as uvicorn starts it. It imports the server late, so that it answers its supervisor meanwhile."""

import pickle
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.applications import Starlette


def application(settings: bytes) -> "Starlette":
    """The application of a worker. settings: a pickled `Config`."""
    from cassino.server.main import worker_application

    return worker_application(pickle.loads(settings))
