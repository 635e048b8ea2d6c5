"""Processes that are forked off: they say that they are ready, end in order, and do not outlive who made them."""

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cassino.server.cluster.forking import fork

HEAD = """
import os, signal, sys, time
from cassino.server.cluster.forking import fork

def stay(ready):
    ready()
    time.sleep(60)

def fail(ready):
    raise ValueError("a mistake")

handled = (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD)
for number in handled:
    signal.signal(number, lambda *_: print("for the parent", flush=True))
"""
PATIENCE = 60.0


def run(script: str) -> subprocess.CompletedProcess[str]:
    """A program of its own: this one has threads."""
    return subprocess.run([sys.executable, "-c", HEAD + script], capture_output=True, text=True, timeout=PATIENCE)


def test_a_child_is_ready_and_ends_as_it_is_told() -> None:
    ended = run("""
signal.signal(signal.SIGCHLD, signal.SIG_DFL)
child = fork(stay, [], handled)
print(child.wait_until_ready(), child.poll(), os.getsid(child.pid) == child.pid)
child.terminate()
print(child.wait(), child.poll())
child.kill()
child.close()
""")
    assert ended.stdout.split() == ["True", "None", "True", "-15", "-15"], ended.stderr


def test_a_child_that_fails_says_why_and_nothing_of_the_parent_happens_in_it() -> None:
    ended = run("""
signal.signal(signal.SIGCHLD, signal.SIG_DFL)
try:
    child = fork(fail, [], handled)
    print(child.wait_until_ready(), child.wait())
finally:
    print("end", flush=True)
""")
    assert ended.stdout.split() == ["False", "1", "end"] and "ValueError: a mistake" in ended.stderr


def test_what_is_to_be_forgotten_is_forgotten_in_the_child_only() -> None:
    ended = run("""
signal.signal(signal.SIGCHLD, signal.SIG_DFL)
kept = ["a secret"]
def look(ready):
    print(kept, sys.stdin.read() == "", flush=True)
child = fork(look, [kept.clear], handled)
print(child.wait(), kept)
""")
    assert ended.stdout == "[] True\n0 ['a secret']\n", ended.stderr


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_no_child_outlives_its_parent(tmp_path: Path, number: signal.Signals) -> None:
    script = """
signal.signal(signal.SIGTERM, signal.SIG_DFL)
signal.signal(signal.SIGCHLD, signal.SIG_DFL)
children = []
for _ in range(2):
    others = [child.close for child in children]
    children.append(fork(stay, others, handled))
    children[-1].wait_until_ready()
print(*(child.pid for child in children), flush=True)
time.sleep(60)
"""
    with subprocess.Popen([sys.executable, "-c", HEAD + script], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = [int(word) for word in parent.stdout.readline().split()]
        assert len(pids) == 2 and all(map(is_there, pids))
        parent.send_signal(number)
        wait_until(lambda: not any(map(is_there, pids)))


@pytest.mark.parametrize("what", ["pipe", "fork"])
def test_a_fork_that_fails_leaves_nothing_open(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    usual = [os.pipe] if what == "pipe" else []
    before = open_files()

    def fail_at_last() -> tuple[int, int]:
        if usual:
            return usual.pop()()
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(os, what, fail_at_last)
    with pytest.raises(OSError, match="unavailable"):
        fork(lambda _ready: None, [], (signal.SIGTERM,))
    assert open_files() <= before
    assert signal.SIGTERM not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def open_files() -> set[str]:
    """The numbers under which this process has anything open."""
    return {each.name for each in Path("/proc/self/fd").iterdir()}


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, os.getpid()
        time.sleep(0.01)
