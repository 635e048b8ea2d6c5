"""Imported by the process from which workers are forked, so that it has loaded everything that workers need.

A worker that has died is then replaced within a fraction of a second. These objects are frozen for the garbage
collector. The process ignores signals to the whole group; it ends when the parent and all workers have ended.
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
    with suppress(ModuleNotFoundError):  # modules that are missing are reported by the code that needs them
        importlib.import_module(name)
gc.collect()
gc.freeze()
