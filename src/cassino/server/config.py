"""The settings of a server: flags, `CASSINO_...` in the environment, a TOML file. Reports all mistakes at once."""

import difflib
import ipaddress
import math
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

from cassino.server.cluster.bus import ALONE, is_address
from cassino.server.http.limits import Rate, Rates
from cassino.server.storage.database import DatabaseProblem, database_url

PREFIX = "CASSINO_"
FILE_VARIABLE = "CASSINO_CONFIG"
OTHER_VARIABLES = frozenset(
    {
        "CASSINO_API_CASES", "CASSINO_CHROMIUM", "CASSINO_CONFIG", "CASSINO_DEBUG", "CASSINO_EXPLORE",
        "CASSINO_NEED_C", "CASSINO_NEED_NODE", "CASSINO_NEED_SERVICES", "CASSINO_NODES", "CASSINO_ORACLE_CASES",
        "CASSINO_PLAIN_PLAYS", "CASSINO_PURE", "CASSINO_SLOW", "CASSINO_SOAK_DEALS",
    }
)  # fmt: skip
"""Variables with a meaning for other parts of the project."""
SHORTEST_KEY = 24
HOST = re.compile(r"[a-z0-9][a-z0-9.-]*", re.ASCII)
USUAL_LIMITS = Rates()
LOG_FORMATS = ("text", "json")
LOG_LEVELS = ("debug", "info", "warning", "error")


class ConfigProblem(ValueError):
    """Mistakes in the configuration; the message names each, and where it was made."""


@dataclass(frozen=True, slots=True)
class Config:
    """All settings. docs/hosting.md explains each."""

    host: str = "127.0.0.1"
    port: int = 8420
    database: str = ""
    database_connections: int = 10
    workers: int = 1
    bus: str = ALONE
    public_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    bot_processes: int = 1
    worker_key: str = ""
    push_hosts: tuple[str, ...] = ()
    push_contact: str = ""
    turn_hook: str = ""
    turn_hook_key: str = ""
    most_sockets: int = 10_000
    drain_seconds: int = 2
    metrics_for: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    log_format: str = "text"
    log_level: str = "warning"
    limits: Rates = USUAL_LIMITS

    def __repr__(self) -> str:
        return f"Config(host={self.host!r}, port={self.port})"  # passwords and keys must not appear in a log


Read = Callable[[Any], Any]


def _whole(least: int, most: int) -> Read:
    def read(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise ValueError(f"must be a whole number from {least} to {most}")
        return value

    return read


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value.strip() or any(ord(letter) < ord(" ") for letter in value):
        raise ValueError("must be one line of text")
    return value.strip()


def _one_of(*words: str) -> Read:
    def read(value: Any) -> str:
        if value not in words:
            raise ValueError(f"must be {' or '.join(words)}")
        return str(value)

    return read


def _host(value: Any) -> str:
    host = _text(value)
    if "/" in host or " " in host or host.count(":") == 1:
        raise ValueError("must be an address or a name, without a port")
    return host


def _database(value: Any) -> str:
    address = _text(value)
    try:
        database_url(address)
    except DatabaseProblem as problem:
        raise ValueError(f"is wrong: {problem}") from None
    return address


def _bus(value: Any) -> str:
    address = _text(value)
    if not is_address(address):
        raise ValueError("must be memory or an address such as redis://localhost:6379/0")
    return address


def _web_address(address: str) -> SplitResult | None:
    """The parts of a web address without user and fragment; None if it is not one."""
    try:
        parts = urlsplit(address)
        known = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1)
    except ValueError:
        return None
    return parts if known and not parts.fragment and not parts.username else None


def _public_url(value: Any) -> str:
    parts = _web_address(_text(value))
    if parts is None or parts.path not in ("", "/") or parts.query:
        raise ValueError("must be an address such as https://cards.example.org, without a path")
    return f"{parts.scheme}://{parts.netloc}"


def _hosts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(each, str) and HOST.fullmatch(each.strip()) for each in value):
        raise ValueError("must be a list of host names, such as push.example.org")
    return tuple(each.strip() for each in value)


def _contact(value: Any) -> str:
    address = _text(value)
    if not address.startswith(("mailto:", "https://")):
        raise ValueError("must be an address such as mailto:you@example.org or https://example.org")
    return address


def _hook(value: Any) -> str:
    address = _text(value)
    if _web_address(address) is None:
        raise ValueError("must be an address such as http://127.0.0.1:9000/turn")
    return address


def _networks(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise ValueError("must be a list of addresses or networks")
    try:
        return tuple(str(ipaddress.ip_network(each.strip())) for each in value)
    except ValueError as error:
        raise ValueError(f"must be a list of addresses or networks ({error})") from None


def _key(value: Any) -> str:
    if not isinstance(value, str) or len(value) < SHORTEST_KEY or not value.isascii() or not value.isprintable():
        raise ValueError(f"must be at least {SHORTEST_KEY} letters and digits; `openssl rand -hex 32` makes a good one")
    return value


def _rate(value: Any) -> Rate:
    numbers = value if isinstance(value, list) else []
    if len(numbers) != 2 or any(isinstance(each, bool) or not isinstance(each, int | float) for each in numbers):
        raise ValueError("must be two numbers: how many at once, and how many per second in the long run")
    burst, per_second = numbers
    if not (burst >= 1 and per_second > 0 and math.isfinite(burst + per_second)):
        raise ValueError("must be two numbers, the first at least 1, the second more than 0")
    return Rate(burst, per_second)


def _limit(usual: object) -> Read:
    """A function that reads a limit, given its default."""
    if isinstance(usual, Rate):
        return _rate
    return _networks if isinstance(usual, tuple) else _whole(1, 1_000_000)


LIMITS = {f"limits.{each.name}": each.default for each in fields(Rates)}
READERS: Mapping[str, Read] = {
    "host": _host,
    "port": _whole(0, 65535),
    "database": _database,
    "database_connections": _whole(1, 200),
    "workers": _whole(1, 64),
    "bus": _bus,
    "public_url": _public_url,
    "trusted_proxies": _networks,
    "bot_processes": _whole(0, 256),
    "worker_key": _key,
    "push_hosts": _hosts,
    "push_contact": _contact,
    "turn_hook": _hook,
    "turn_hook_key": _key,
    "most_sockets": _whole(1, 1_000_000),
    "drain_seconds": _whole(0, 600),
    "metrics_for": _networks,
    "log_format": _one_of(*LOG_FORMATS),
    "log_level": _one_of(*LOG_LEVELS),
    **{name: _limit(usual) for name, usual in LIMITS.items()},
}
DEFAULTS: Mapping[str, Any] = {each.name: each.default for each in fields(Config) if each.name != "limits"} | LIMITS


def variable(key: str) -> str:
    """The environment variable for a key."""
    return PREFIX + key.upper().replace(".", "_")


def load_config(
    flags: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Config:
    """The configuration: flags override the environment, which overrides the file. Raises ConfigProblem.

    flags: by key, as they would stand in a file. file: or the one that CASSINO_CONFIG names.
    """
    environment, problems = environment or {}, list[str]()
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    values: dict[str, Any] = {}
    for place, given in (
        (str(file), _from_file(file, problems)),
        ("environment", _from_environment(environment, problems)),
        ("command line", dict(flags or {})),
    ):
        values |= _checked(place, given, problems)
    config = _made_of(values)
    problems += _contradictions(config)
    if problems:
        raise ConfigProblem(_message(problems))
    return config


def _made_of(values: dict[str, Any]) -> Config:
    limits = {name.partition(".")[2]: value for name, value in values.items() if name in LIMITS}
    return Config(**{name: value for name, value in values.items() if name not in LIMITS}, limits=Rates(**limits))


def _message(problems: list[str]) -> str:
    if len(problems) == 1:
        return f"configuration: {problems[0]}"
    return "\n- ".join((f"{len(problems)} mistakes in the configuration:", *problems))


def _from_file(file: Path | None, problems: list[str]) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        given = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        problems.append(f"{file}: {error.strerror}")
        return {}
    except ValueError as error:  # no TOML, or no UTF-8
        problems.append(f"{file}: {error}")
        return {}
    if isinstance(limits := given.pop("limits", {}), dict):
        given |= {f"limits.{name}": value for name, value in limits.items()}
    else:
        problems.append(f"limits ({file}): must be a table, [limits]")
    problems += [f"{key} ({file}): {_unknown(key, READERS)}" for key in given if key not in READERS]
    return {key: value for key, value in given.items() if key in READERS}


def _from_environment(environment: Mapping[str, str], problems: list[str]) -> dict[str, Any]:
    """What the environment sets; an empty variable sets nothing."""
    names = {variable(key): key for key in READERS}
    unknown = [name for name in environment if name.startswith(PREFIX) and name not in names.keys() | OTHER_VARIABLES]
    problems += [f"{name} (environment): {_unknown(name, names)}" for name in sorted(unknown)]
    return {key: _from_text(key, environment[name]) for name, key in names.items() if environment.get(name)}


def _from_text(key: str, text: str) -> Any:
    """The value of a variable, as in a file."""
    default = DEFAULTS[key]
    if isinstance(default, tuple):
        return [each for each in text.split(",") if each.strip()]
    if isinstance(default, Rate):
        return [_number(each) for each in text.split(",")]
    return int(text) if isinstance(default, int) and text.strip().isdecimal() else text


def _number(text: str) -> float | str:
    try:
        return float(text)
    except ValueError:
        return text


def _unknown(name: str, known: Mapping[str, object]) -> str:
    near = difflib.get_close_matches(name, known, 1)
    return f"there is no such setting{f'; did you mean {near[0]}?' if near else ''}"


def _checked(place: str, given: Mapping[str, Any], problems: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in given.items():
        try:
            found[key] = READERS[key](value)
        except ValueError as error:
            name = variable(key) if place == "environment" else key
            problems.append(f"{name} ({place}): {error}")
    return found


def _contradictions(config: Config) -> list[str]:
    """What is right alone and wrong together."""
    found = []
    if config.workers > 1 and config.bus == ALONE:
        found.append("workers: several workers need a bus between them, such as bus = redis://localhost:6379/0")
    if config.public_url and not config.trusted_proxies:
        found.append(
            "public_url needs trusted_proxies: otherwise everyone has the proxy's address, which has no limits and may"
            ' read /metrics. Name the proxy, such as trusted_proxies = ["127.0.0.1"] for one on this machine'
        )
    return found
