"""Imported by the process from which workers are forked off: it holds what every worker needs from the start.

So a worker that has died is replaced within a fraction of a second. No garbage collection looks at it again.
Signals to the whole group are for the parent: this process ends when the parent and all workers have.
"""

import gc
import importlib
import signal
from contextlib import suppress

from cassino.server.cluster.signals import ENDING

for number in ENDING:
    signal.signal(number, signal.SIG_IGN)

MODULES = (
    "cassino.server.main",
    "cassino.server.cluster.bus.redis",
    "sqlalchemy.dialects.postgresql.psycopg",
    "psycopg",
    "uvicorn.lifespan.on",
    "uvicorn.loops.asyncio",
    "uvicorn.protocols.http.auto",
)

for name in MODULES:
    with suppress(ModuleNotFoundError):  # whoever needs it says so
        importlib.import_module(name)
gc.collect()
gc.freeze()
