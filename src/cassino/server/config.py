"""The settings of a server: flags, `CASSINO_...` in the environment, a TOML file. Reports all mistakes at once."""

import difflib
import ipaddress
import math
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

from cassino.errors import CassinoError
from cassino.server.cluster.bus import ALONE, is_address
from cassino.server.http.limits import Rate, Rates
from cassino.server.storage.database import database_url, is_sqlite
from cassino.texts import tell
from cassino.texts.plain import file_text

PREFIX = "CASSINO_"
FILE_VARIABLE = "CASSINO_CONFIG"
OTHER_VARIABLES = frozenset(
    {
        "CASSINO_API_CASES", "CASSINO_CHROMIUM", "CASSINO_CONFIG", "CASSINO_DEBUG", "CASSINO_EXPLORE",
        "CASSINO_NEED_C", "CASSINO_NEED_NODE", "CASSINO_NEED_SERVICES", "CASSINO_NODES", "CASSINO_ORACLE_CASES",
        "CASSINO_PLAIN_PLAYS", "CASSINO_PURE", "CASSINO_SLOW", "CASSINO_SOAK_DEALS", "CASSINO_TOLD",
    }
)  # fmt: skip
"""Variables with a meaning for other parts of the project."""
SHORTEST_KEY = 24
HOST = re.compile(r"[a-z0-9][a-z0-9.-]*", re.ASCII)
USUAL_LIMITS = Rates()
LOG_FORMATS = ("text", "json")
LOG_LEVELS = ("debug", "info", "warning", "error")


class ConfigProblem(CassinoError):
    """Mistakes in the configuration; each names a setting, and where it was set."""

    def __init__(self, problems: Sequence[CassinoError]) -> None:
        """problems: at least one."""
        super().__init__("operators-config-mistakes", count=len(problems))
        self.problems = problems

    def __str__(self) -> str:
        if len(self.problems) == 1:
            return tell("operators-config-wrong", problem=self.problems[0])
        return "\n- ".join((super().__str__(), *map(str, self.problems)))


class SettingProblem(CassinoError):
    """A mistake in a setting."""


@dataclass(frozen=True, slots=True)
class Config:
    """All settings. docs/host/hosting.md explains each."""

    host: str = "127.0.0.1"
    port: int = 8420
    database: str = ""
    database_connections: int = 10
    workers: int = 1
    servers: int = 1
    bus: str = ALONE
    public_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    bot_processes: int = 1
    push_hosts: tuple[str, ...] = ()
    push_contact: str = ""
    turn_hook: str = ""
    turn_hook_key: str = ""
    most_sockets: int = 10_000
    drain_seconds: int = 2
    keep_days: int = 0
    metrics_for: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    log_format: str = "text"
    log_level: str = "warning"
    limits: Rates = USUAL_LIMITS

    def __repr__(self) -> str:
        return f"Config(host={self.host!r}, port={self.port})"  # passwords and keys must not appear in a log


Read = Callable[[Any], Any]
Placed = Callable[[str, CassinoError], CassinoError]
"""Adds to a problem the setting that it is about, and where it was set."""


def _whole(least: int, most: int) -> Read:
    def read(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise SettingProblem("operators-setting-number", least=least, most=most)
        return value

    return read


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value.strip() or any(ord(letter) < ord(" ") for letter in value):
        raise SettingProblem("operators-setting-line")
    return value.strip()


def _one_of(*words: str) -> Read:
    def read(value: Any) -> str:
        if value not in words:
            raise SettingProblem("operators-setting-one-of", known=", ".join(words))
        return str(value)

    return read


def _host(value: Any) -> str:
    host = _text(value)
    if "/" in host or " " in host or host.count(":") == 1:
        raise SettingProblem("operators-setting-host")
    return host


def _database(value: Any) -> str:
    address = _text(value)
    database_url(address)
    return address


def _bus(value: Any) -> str:
    address = _text(value)
    if not is_address(address):
        raise SettingProblem("operators-setting-bus")
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
        raise SettingProblem("operators-setting-public-url")
    return f"{parts.scheme}://{parts.netloc}"


def _hosts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(each, str) and HOST.fullmatch(each.strip()) for each in value):
        raise SettingProblem("operators-setting-hosts")
    return tuple(each.strip() for each in value)


def _contact(value: Any) -> str:
    address = _text(value)
    if not address.startswith(("mailto:", "https://")):
        raise SettingProblem("operators-setting-contact")
    return address


def _hook(value: Any) -> str:
    address = _text(value)
    if _web_address(address) is None:
        raise SettingProblem("operators-setting-hook")
    return address


def _networks(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise SettingProblem("operators-setting-networks")
    try:
        return tuple(str(ipaddress.ip_network(each.strip())) for each in value)
    except ValueError as error:
        raise SettingProblem("operators-setting-networks-because", problem=str(error)) from None


def _key(value: Any) -> str:
    if not isinstance(value, str) or len(value) < SHORTEST_KEY or not value.isascii() or not value.isprintable():
        raise SettingProblem("operators-setting-key", least=SHORTEST_KEY)
    return value


def _rate(value: Any) -> Rate:
    numbers = value if isinstance(value, list) else []
    if len(numbers) != 2 or any(isinstance(each, bool) or not isinstance(each, int | float) for each in numbers):
        raise SettingProblem("operators-setting-rate")
    burst, per_second = numbers
    if not (burst >= 1 and per_second > 0 and math.isfinite(burst + per_second)):
        raise SettingProblem("operators-setting-rate-small")
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
    "servers": _whole(1, 1000),
    "bus": _bus,
    "public_url": _public_url,
    "trusted_proxies": _networks,
    "bot_processes": _whole(0, 256),
    "push_hosts": _hosts,
    "push_contact": _contact,
    "turn_hook": _hook,
    "turn_hook_key": _key,
    "most_sockets": _whole(1, 1_000_000),
    "drain_seconds": _whole(0, 600),
    "keep_days": _whole(0, 36_500),
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
    environment, problems = environment or {}, list[CassinoError]()
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    values: dict[str, Any] = {}
    for placed, given in (
        (partial(_in_file, file), _from_file(file, problems)),
        (_in_environment, _from_environment(environment, problems)),
        (_on_command_line, dict(flags or {})),
    ):
        values |= _checked(placed, given, problems)
    config = _made_of(values)
    problems += _contradictions(config)
    if problems:
        raise ConfigProblem(problems)
    return config


def _made_of(values: dict[str, Any]) -> Config:
    limits = {name.partition(".")[2]: value for name, value in values.items() if name in LIMITS}
    return Config(**{name: value for name, value in values.items() if name not in LIMITS}, limits=Rates(**limits))


def _in_file(file: Path | None, key: str, problem: CassinoError) -> CassinoError:
    """A problem with a setting in a file."""
    return SettingProblem("operators-config-in-file", name=key, file=str(file), problem=problem)


def _in_environment(key: str, problem: CassinoError) -> CassinoError:
    """A problem with a setting in an environment variable."""
    return SettingProblem("operators-config-in-environment", name=variable(key), problem=problem)


def _on_command_line(key: str, problem: CassinoError) -> CassinoError:
    """A problem with a flag."""
    return SettingProblem("operators-config-on-command-line", name=key, problem=problem)


def _from_file(file: Path | None, problems: list[CassinoError]) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        given = tomllib.loads(file_text(file.read_bytes()))
    except OSError as error:
        problems.append(SettingProblem("operators-config-file", file=str(file), problem=error.strerror or ""))
        return {}
    except ValueError as error:  # no TOML, or no UTF-8
        problems.append(SettingProblem("operators-config-file", file=str(file), problem=str(error)))
        return {}
    if isinstance(limits := given.pop("limits", {}), dict):
        given |= {f"limits.{name}": value for name, value in limits.items()}
    else:
        problems.append(_in_file(file, "limits", SettingProblem("operators-setting-limits")))
    problems += [_in_file(file, key, _unknown(key, READERS)) for key in given if key not in READERS]
    return {key: value for key, value in given.items() if key in READERS}


def _from_environment(environment: Mapping[str, str], problems: list[CassinoError]) -> dict[str, Any]:
    """The settings in environment variables; an empty variable sets nothing."""
    names = {variable(key): key for key in READERS}
    unknown = [name for name in environment if name.startswith(PREFIX) and name not in names.keys() | OTHER_VARIABLES]
    problems += [
        SettingProblem("operators-config-in-environment", name=name, problem=_unknown(name, names))
        for name in sorted(unknown)
    ]
    return {key: _from_text(key, environment[name]) for name, key in names.items() if environment.get(name)}


def _from_text(key: str, text: str) -> Any:
    """The value of a setting, as it would be in a file, from the text of its variable."""
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


def _unknown(name: str, known: Mapping[str, object]) -> CassinoError:
    near = difflib.get_close_matches(name, known, 1)
    if near:
        return SettingProblem("operators-config-unknown-near", near=near[0])
    return SettingProblem("operators-config-unknown")


def _checked(placed: Placed, given: Mapping[str, Any], problems: list[CassinoError]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in given.items():
        try:
            found[key] = READERS[key](value)
        except CassinoError as error:
            problems.append(placed(key, error))
    return found


def _contradictions(config: Config) -> list[CassinoError]:
    """Settings that are valid on their own but contradict each other."""
    found: list[CassinoError] = []
    is_shared = config.bus != ALONE and config.database and not is_sqlite(database_url(config.database))
    several = {"workers": config.workers, "servers": config.servers}
    if not is_shared:
        found += [SettingProblem("operators-setting-workers-need", name=name) for name in several if several[name] > 1]
    if config.public_url and not config.trusted_proxies:
        found.append(SettingProblem("operators-setting-public-url-needs-proxies"))
    return found
