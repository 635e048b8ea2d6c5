"""What is given to those who host a server, and what docs/host/hosting.md says about it, fits the code."""

import os
import re
import shlex
import shutil
import signal
import stat
import subprocess
import sys
import tomllib
from ipaddress import ip_network
from pathlib import Path
from string import Template
from typing import Any

import httpx
import pytest
import yaml

from cassino.server.config import DEFAULTS, LIMITS, READERS, load_config, variable
from cassino.server.http.limits import Limits, Rate
from cassino.server.telemetry import metrics
from page_commands import check, in_sentences
from served import PATIENCE, wait_until
from services import free_port

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
HOSTING = (ROOT / "docs" / "host" / "hosting.md").read_text("utf-8")
UNITS = sorted((PACKAGING / "systemd").iterdir())
COMPOSE: dict[str, Any] = yaml.safe_load((PACKAGING / "compose.yaml").read_text("utf-8"))
FILLED_IN = {"DOMAIN": "cards.example.org", "POSTGRES_PASSWORD": "a1b2c3"}


def usual(value: Any) -> str:
    """A default as the tables show it."""
    if isinstance(value, Rate):
        return f"{value.burst:g}, {value.per_second:g}"
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def test_every_setting_is_in_a_table() -> None:
    rows = re.findall(r"^\| `([\w.]+)` \| `(CASSINO_\w+)` \| (?:`(.*?)`)? ?\| (.+) \|$", HOSTING, re.MULTILINE)
    names = [*(name for name in READERS if name not in LIMITS), *LIMITS]
    assert [row[:3] for row in rows] == [(name, variable(name), usual(DEFAULTS[name])) for name in names]


def test_every_measure_is_in_a_table() -> None:
    source = Path(metrics.__file__).read_text("utf-8")
    names = re.findall(r'_(counter|gauge|histogram)\("(\w+)"', source)
    assert len(names) > 8
    for kind, name in names:
        assert f"`{name}{'_total' if kind == 'counter' else ''}" in HOSTING, name


def commands(text: str) -> list[str]:
    """The commands of this program in a unit, or in the sentences of a page."""
    found = re.findall(r"^ExecStart=/opt/cassino/bin/(cassino \S.*)$", text, re.MULTILINE)
    found += re.findall(r"exec /opt/cassino/bin/(cassino .*?)'$", text, re.MULTILINE)
    return [line.replace("%i", "8421") for line in found] + in_sentences(text)  # %i: the name of an instance


@pytest.mark.parametrize("path", [ROOT / "docs" / "host" / "hosting.md", *UNITS], ids=lambda path: path.name)
def test_commands_take_these_arguments(path: Path) -> None:
    found = commands(path.read_text("utf-8"))
    assert found or path.suffix == ".timer"
    for line in found:
        check(line)


def test_the_example_of_a_configuration_is_one() -> None:
    path = PACKAGING / "cassino.toml"
    config = load_config(file=path)
    given = tomllib.loads(path.read_text("utf-8"))
    assert (config.workers, config.public_url) == (given["workers"], given["public_url"])
    assert config.limits.talk == Rate(*given["limits"]["talk"])


def filled_in(text: str) -> str:
    """As compose puts in the variables of its own."""
    return re.sub(r"\$\{(\w+)(?::[?-][^}]*)?\}", lambda found: FILLED_IN[found[1]], text)


def test_the_settings_for_a_school_are_for_its_own_networks() -> None:
    config = load_config(file=PACKAGING / "school.toml")
    assert config.host == "0.0.0.0" and not config.public_url and config.workers == 1 and config.keep_days
    assert all(ip_network(network).is_private for network in config.limits.known)
    assert Limits(config.limits).guests.of("192.168.1.7").rate.burst >= 1000


def test_the_services_of_compose_are_set_up_rightly() -> None:
    services = COMPOSE["services"]
    environment = {name: filled_in(value) for name, value in services["app"]["environment"].items()}
    config = load_config(environment=environment)
    assert config.workers > 1 and config.database.startswith("postgresql://cassino:a1b2c3@database/")
    assert services["database"]["environment"]["POSTGRES_USER"] == "cassino"
    subnet = COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert config.trusted_proxies == (subnet,) and subnet in config.metrics_for
    check(shlex.join(filled_in(word) for word in services["app"]["command"]))


def test_every_image_has_a_version_and_every_service_comes_back() -> None:
    for name, service in COMPOSE["services"].items():
        assert service["restart"] == "unless-stopped"
        assert ":" in service["image"] or service["image"] == "cassino", name
    networks = {name: service["networks"] for name, service in COMPOSE["services"].items()}
    assert networks["database"] == networks["bus"] == networks["app"] == ["inside"]
    assert COMPOSE["networks"]["inside"]["internal"] is True


def test_what_compose_asks_for_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (PACKAGING / "compose.yaml").read_text("utf-8")))
    given = re.findall(r"^(\w+)=", (PACKAGING / "compose.env.example").read_text("utf-8"), re.MULTILINE)
    assert asked == set(given) == set(FILLED_IN)


def test_what_the_image_copies_is_there() -> None:
    text = (PACKAGING / "Dockerfile").read_text("utf-8")
    copied = [word for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE) for word in line.split()[:-1]]
    assert copied and all((ROOT / name).exists() for name in copied)
    assert set(re.findall(r"CASSINO_\w+(?==)", text)) <= {*map(variable, READERS), "CASSINO_NEED_C"}


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_hide_what_is_not_for_the_public(name: str) -> None:
    text = (PACKAGING / name).read_text("utf-8")
    assert all(path in text for path in ("metrics", "readyz", "healthz"))


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_units_are_understood(unit: Path, tmp_path: Path) -> None:
    for path in UNITS:
        shutil.copy(path, tmp_path)
    said = subprocess.run(["systemd-analyze", "verify", tmp_path / unit.name], capture_output=True, text=True).stderr
    ours = [line for line in said.splitlines() if "cassino" in line and "/opt/cassino" not in line]
    assert not ours


def has_compose() -> bool:
    """Whether this machine's Docker knows compose."""
    if not shutil.which("docker"):
        return False
    return subprocess.run(["docker", "compose", "version"], capture_output=True).returncode == 0


@pytest.mark.skipif(not has_compose(), reason="docker compose is not installed")
def test_compose_is_understood() -> None:
    command = ["docker", "compose", "--file", str(PACKAGING / "compose.yaml"), "config", "--quiet"]
    result = subprocess.run(command, env=os.environ | FILLED_IN, capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")


class Machine:
    """A folder in place of the machine that units are installed on."""

    def __init__(self, root: Path, settings: str) -> None:
        self.root = root
        self.state = root / "var/lib/cassino"
        for folder in (self.state, root / "etc/cassino", root / "opt/cassino/bin"):
            folder.mkdir(parents=True)
        (root / "etc/cassino/cassino.toml").write_text(settings, "utf-8")
        program = root / "opt/cassino/bin/cassino"
        program.write_text(f'#!/bin/sh\nexec {sys.executable} -m cassino "$@"\n', "utf-8")
        program.chmod(0o755)

    def moved(self, text: str) -> str:
        """A text of a unit with the places of this machine, a free port, and what systemd makes of percent signs."""
        for place in ("/opt/cassino", "/etc/cassino", "/var/lib"):
            text = text.replace(place, f"{self.root}{place}")
        return text.replace("%i", str(free_port())).replace("%%", "%")

    def start(self, unit: str, setting: str = "ExecStart", **given: str) -> subprocess.Popen[str]:
        """The command line of a unit with the environment of that unit."""
        text = self.moved((PACKAGING / "systemd" / unit).read_text("utf-8"))
        [line] = re.findall(rf"^{setting}=(.*)$", text, re.MULTILINE)
        environment = dict(os.environ) | given | {"PYTHONFAULTHANDLER": "1"}
        for pairs in re.findall(r"^Environment=(.*)$", text, re.MULTILINE):
            environment |= dict(pair.split("=", 1) for pair in shlex.split(pairs))
        command = [Template(word).safe_substitute(given) for word in shlex.split(line)]
        return subprocess.Popen(command, cwd=self.root, env=environment, stderr=subprocess.PIPE, text=True)


@pytest.fixture
def machine(tmp_path: Path) -> tuple[Machine, int]:
    """A machine with the example of a configuration, for one process on a free port; the port."""
    port = free_port()
    text = (PACKAGING / "cassino.toml").read_text("utf-8").replace("port = 8420", f"port = {port}")
    text = re.sub("^(workers|bus) = .*$", "", text, flags=re.MULTILINE)
    return Machine(tmp_path, text), port


def is_ready(server: subprocess.Popen[str], port: int) -> bool:
    assert server.poll() is None, server.stderr and server.stderr.read()
    try:
        return httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


def ended(process: subprocess.Popen[str]) -> int:
    """Its exit status after SIGTERM. If it does not end, the test fails and shows where it hangs."""
    process.terminate()
    try:
        process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGABRT)
        pytest.fail(process.communicate()[1])
    return process.returncode


@pytest.mark.slow
def test_the_commands_of_the_units_serve_and_keep_copies(machine: tuple[Machine, int]) -> None:
    place, port = machine
    server = place.start("cassino.service")
    try:
        wait_until(lambda: is_ready(server, port))
        assert stat.S_IMODE((place.state / "cassino.db").stat().st_mode) == 0o600
        copies = place.state / "copies"
        copies.mkdir()
        for setting in ("ExecStart", "ExecStartPost"):
            copying = place.start("cassino-backup.service", setting, STATE_DIRECTORY=str(copies))
            _, said = copying.communicate(timeout=PATIENCE)
            assert copying.returncode == 0, said
        [copy] = copies.iterdir()
        assert copy.suffix == ".cassino" and copy.stat().st_size
    finally:
        assert ended(server) == 0


@pytest.mark.slow
def test_one_of_several_servers_needs_a_database_that_they_share(machine: tuple[Machine, int]) -> None:
    place, _ = machine
    _, said = (server := place.start("cassino@.service")).communicate(timeout=PATIENCE)
    assert server.returncode == 2 and not any(place.state.iterdir())
    assert "servers: several workers need PostgreSQL and a bus" in said and said.count("\n") == 1


@pytest.mark.parametrize("unit", ["cassino.service", "cassino@.service"])
def test_servers_may_do_little_on_their_machine(unit: str) -> None:
    text = (PACKAGING / "systemd" / unit).read_text("utf-8")
    for name in ("NoNewPrivileges", "DynamicUser", "PrivateTmp", "PrivateDevices", "ProtectHome", "RestrictNamespaces"):
        assert f"\n{name}=yes\n" in text, name
    assert "\nProtectSystem=strict\n" in text and "\nCapabilityBoundingSet=\n" in text
