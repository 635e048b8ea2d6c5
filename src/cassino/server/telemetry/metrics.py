"""Metrics for Prometheus. Without the package prometheus-client nothing is measured."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

client: Any = None
workers: Any = None
with suppress(ModuleNotFoundError):
    import prometheus_client
    from prometheus_client import multiprocess

    client, workers = prometheus_client, multiprocess

FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Nothing:
    """Measures nothing."""

    def labels(self, *_values: str) -> "Nothing":
        """The same."""
        return self

    def inc(self, _amount: float = 1) -> None:
        """Do nothing."""

    dec = set = observe = inc


def _counter(name: str, text: str, *labels: str) -> Any:
    return client.Counter(name, text, labels) if client else Nothing()


def _gauge(name: str, text: str) -> Any:
    """A gauge: the sum over all running workers."""
    return client.Gauge(name, text, multiprocess_mode="livesum") if client else Nothing()


def _histogram(name: str, text: str, buckets: tuple[float, ...]) -> Any:
    return client.Histogram(name, text, buckets=buckets) if client else Nothing()


SOCKETS = _gauge("cassino_sockets", "Open WebSockets.")
TABLES = _gauge("cassino_tables", "Matches in memory.")
BOTS_WAITING = _gauge("cassino_bot_queue", "Turns of bots that wait for somebody to think.")
CALLS_WAITING = _gauge("cassino_compute_queue", "Other work that waits for a process: pages, checks, reviews.")
EVENTS = _counter("cassino_events", "Events that were committed.", "kind")
REFUSALS = _counter("cassino_refusals", "Requests at a table that were refused.", "code")
REQUESTS = _counter("cassino_http_requests", "Requests over HTTP that were answered.", "method", "status")
ERRORS = _counter("cassino_errors", "Lines of the log that tell of an error.")
COMMIT_SECONDS = _histogram("cassino_commit_seconds", "How long a commit took, of all that waited for it.", QUICK)
HTTP_SECONDS = _histogram("cassino_http_seconds", "How long an answer over HTTP took.", SLOW)
LOOP_LAG = _histogram("cassino_loop_lag_seconds", "How late the event loop was.", QUICK)


def is_measuring() -> bool:
    """Whether there are metrics."""
    return client is not None


def text() -> bytes:
    """The metrics of all workers on this machine."""
    registry = client.REGISTRY
    if os.environ.get(FOLDER_VARIABLE):
        registry = client.CollectorRegistry()
        workers.MultiProcessCollector(registry)
    shown: bytes = client.generate_latest(registry)
    return shown


@contextmanager
def shared_folder() -> Iterator[None]:
    """Inside the context, there is a folder in which the workers of this machine add up their metrics."""
    if client is None:
        yield
        return
    folder = tempfile.mkdtemp(prefix="cassino-measures-")
    os.environ[FOLDER_VARIABLE] = folder
    try:
        yield
    finally:
        del os.environ[FOLDER_VARIABLE]
        shutil.rmtree(folder, ignore_errors=True)


def forget(worker: int | None) -> None:
    """Leave out the sockets and tables of a worker that has ended, given its process; what it counted stays."""
    if client is not None:
        workers.mark_process_dead(worker)
