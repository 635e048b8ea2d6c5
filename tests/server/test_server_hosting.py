"""`cassino host`, run as it is."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

OWN = "On this computer: "


@contextmanager
def hosted(folder: Path, *options: str) -> Iterator[list[str]]:
    """What the command says until the table is open."""
    command = [sys.executable, "-m", "cassino", "host", "--no-browser", "--port", "0", "--database", str(folder / "db")]
    told = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, encoding="utf-8", env=told)
    try:
        assert process.stdout
        lines: list[str] = []
        for line in process.stdout:
            lines.append(line.rstrip("\n"))
            if line.startswith("Ctrl-C"):
                break
        yield lines
    finally:
        process.kill()
        process.communicate()


def refused(*options: str) -> str:
    """The one line of a command that cannot do what is asked."""
    command = [sys.executable, "-m", "cassino", "host", "--no-browser", "--port", "0", *options]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert result.returncode == 2
    return result.stderr


def own_address(lines: list[str]) -> str:
    """The address for this machine, in a network or not."""
    found = next(line for line in lines if line.startswith((OWN, "Cassino: ")))
    return found.partition(": ")[2]


@pytest.mark.slow
def test_a_table_is_open_at_once(tmp_path: Path) -> None:
    with hosted(tmp_path, "--variant", "royal", "--players", "2", "--bots", "1", "--target", "11") as lines:
        address, _, match = own_address(lines).rpartition("/m/")
        invited = httpx.get(f"{address}/api/matches/{match}/invitation").json()
        rules = httpx.get(f"{address}/m/{match}/rules").text
        assert httpx.get(f"{address}/m/{match}").status_code == 200
    assert "Royal Casino" in rules
    assert any(line.strip() == invited["link"] or invited["local"] for line in lines)
    assert lines[-1].startswith("Ctrl-C stops")


@pytest.mark.slow
def test_bots_play_the_free_seats_of_an_open_table_until_somebody_comes(tmp_path: Path) -> None:
    with hosted(tmp_path, "--variant", "royal", "--players", "3", "--bots", "1", "--open", "--level", "2") as lines:
        address, _, match = own_address(lines).rpartition("/m/")
        seats = httpx.get(f"{address}/api/matches/{match}").json()["view"]["seats"]
    assert sorted((seat["kind"], seat["open"]) for seat in seats) == [
        ("bot", False),
        ("bot", True),
        ("bot", True),
        ("human", True),
    ]
    assert {seat["bot"] for seat in seats} == {None, "level2"} and len({seat["name"] for seat in seats}) == 4


@pytest.mark.slow
def test_without_rules_everybody_chooses_in_the_browser(tmp_path: Path) -> None:
    with hosted(tmp_path, "--no-qr") as lines:
        assert httpx.get(own_address(lines)).status_code == 200
    assert not any("█" in line for line in lines)


@pytest.mark.slow
def test_what_cannot_be_opened_is_one_line(tmp_path: Path) -> None:
    database = ("--database", str(tmp_path / "db"))
    assert refused("--variant", "canasta", *database).startswith("cassino: ")
    assert "with 5 players" in refused("--variant", "royal", "--players", "5", *database)
    assert "add --variant" in refused("--players", "3", *database)
    assert "add --variant" in refused("--level", "3", *database)
    assert "add --variant" in refused("--open", *database)
    assert "with 7 players" in refused("--variant", "royal", "--players", "6", "--bots", "1", "--open", *database)
