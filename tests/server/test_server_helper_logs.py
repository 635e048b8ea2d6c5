"""The log of a helper process: as the server's, and without anything that people typed."""

import asyncio
import json
import os
import sys
from collections.abc import Callable
from typing import Any

import pytest

from cassino.server.jobs.compute import NOBODY, Compute
from cassino.server.jobs.thinking import process
from cassino.server.jobs.thinking.calls import CallFailed
from cassino.server.jobs.thinking.process import ProcessDied, Thinker
from table_server import PATIENCE

TYPED = "Zacharias Secretname 8S"


class Typed:
    """Something that cannot be sent, and says what somebody typed."""

    def __reduce__(self) -> tuple[Any, ...]:
        raise ValueError(TYPED)


def fail(text: str) -> None:
    int(text)


def fail_in_turn(text: str) -> None:
    try:
        int(text)
    except ValueError as error:
        raise RuntimeError(text) from error


def fail_after_notes(tell: Callable[[object], None]) -> None:
    tell(Typed())


def make(_text: str) -> Typed:
    return Typed()


@pytest.fixture(autouse=True)
def known_to_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    monkeypatch.delenv("CASSINO_DEBUG", raising=False)


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_log_of_a_helper_quotes_what_people_typed(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    monkeypatch.setattr(process, "CHOSEN", [form, "warning"])

    async def story() -> None:
        compute = Compute(1)
        try:
            for function in (fail, fail_in_turn, make):
                with pytest.raises(CallFailed):
                    await asyncio.wait_for(compute.run(NOBODY, function, TYPED), PATIENCE)
            with pytest.raises(CallFailed):
                await asyncio.wait_for(compute.run_slowly(NOBODY, print, fail_after_notes), PATIENCE)
        finally:
            compute.close()

    asyncio.run(story())
    lines = capfd.readouterr().err.splitlines()
    helpers = [line for line in lines if "fail" in line or "outcome" in line]
    assert len(helpers) >= 4 and "Secretname" not in "".join(lines)
    if form == "json":
        assert all(json.loads(line)["level"] == "error" for line in helpers if line.startswith("{"))
        assert sum(line.startswith("{") for line in helpers) >= 4


def test_a_helper_that_ends_quotes_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    thinker = Thinker()
    with pytest.raises(ProcessDied):
        thinker.ask(b'{"Secretname": "8S"}', PATIENCE)
    thinker.stop()
    said = capfd.readouterr().err
    assert "a process that thinks has failed" in said and "Secretname" not in said and "Traceback" not in said
