"""Imported by the process from which workers are forked off: it holds what every worker needs from the start.

So a worker that has died is replaced within a fraction of a second. No garbage collection looks at it again.
"""

import gc
import importlib
from contextlib import suppress

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
