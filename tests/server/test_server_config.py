"""The configuration: where it comes from, what counts first, and every mistake told at once."""

import re
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from cassino.server.config import DEFAULTS, OTHER_VARIABLES, READERS, Config, ConfigProblem, load_config, variable
from cassino.server.http.limits import Rate, Rates

ROOT = Path(__file__).parents[2]
KEY = "0123456789abcdef0123456789abcdef"

EVERYTHING = f"""
host = "0.0.0.0"
port = 9000
database = "postgresql://cassino:secret@db/cassino"
database_connections = 7
workers = 3
servers = 2
bus = "redis://localhost:6379/2"
public_url = "https://cards.example.org/"
trusted_proxies = ["127.0.0.1", "10.0.0.0/8", "::1"]
bot_processes = 4
push_hosts = ["push.example.org"]
push_contact = "mailto:ann@example.org"
turn_hook = "http://127.0.0.1:9000/turn"
turn_hook_key = "{KEY}"
most_sockets = 500
drain_seconds = 5
keep_days = 400
metrics_for = ["10.1.2.3"]
log_format = "json"
log_level = "info"
limits.talk = [3, 0.25]
limits.user_sockets = 4
limits.exempt = []
"""


def file_with(folder: Path, text: str) -> Path:
    path = folder / "cassino.toml"
    path.write_text(text, "utf-8")
    return path


def problem(**sources: object) -> str:
    with pytest.raises(ConfigProblem) as caught:
        load_config(**sources)  # type: ignore[arg-type]
    return str(caught.value)


def test_every_key_has_a_reader_and_a_default() -> None:
    assert list(READERS) == list(DEFAULTS)
    limits = {f"limits.{each.name}" for each in fields(Rates)}
    assert set(READERS) == ({each.name for each in fields(Config)} - {"limits"}) | limits


def test_nothing_given_is_the_table_at_home() -> None:
    assert load_config() == Config()
    assert Config().host == "127.0.0.1"


def test_a_file_sets_everything(tmp_path: Path) -> None:
    config = load_config(file=file_with(tmp_path, EVERYTHING))
    assert all(getattr(config, each.name) != each.default for each in fields(Config))
    assert config.limits == Rates(talk=Rate(3, 0.25), user_sockets=4, exempt=())
    assert config.public_url == "https://cards.example.org"
    assert config.trusted_proxies == ("127.0.0.1/32", "10.0.0.0/8", "::1/128")


def test_the_environment_says_the_same(tmp_path: Path) -> None:
    path = file_with(tmp_path, EVERYTHING)
    lines = dict(line.split(" = ") for line in EVERYTHING.strip().splitlines())
    environment = {variable(key): re.sub(r'[\[\]"]', "", value) for key, value in lines.items()}
    environment["CASSINO_LIMITS_EXEMPT"] = ","
    assert load_config(environment=environment) == load_config(file=path)


def test_flags_count_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    path = file_with(tmp_path, 'port = 1\nhost = "a"\nlog_level = "info"\n')
    environment = {"CASSINO_PORT": "2", "CASSINO_HOST": "b", "CASSINO_CONFIG": str(path)}
    config = load_config({"port": 3}, environment)
    assert (config.port, config.host, config.log_level) == (3, "b", "info")


def test_an_empty_variable_sets_nothing() -> None:
    assert load_config(environment={"CASSINO_PORT": "", "CASSINO_CONFIG": ""}) == Config()


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    path = file_with(tmp_path, 'prot = 1\nlog_format = "xml"\nworkers = true\n')
    environment = {"CASSINO_PORT": "99999", "CASSINO_TRUSTED_PROXIES": "10.0.0.1/8,me", "CASSINO_BUSS": "memory"}
    said = problem(flags={"database": "mysql://x/y"}, environment=environment, file=path).splitlines()
    assert said[0] == "7 mistakes in the configuration:"
    for begin, words in (
        (f"- prot ({path}):", "Did you mean port?"),
        (f"- log_format ({path}):", "one of these: text, json"),
        (f"- workers ({path}):", "whole number from 1 to 64"),
        ("- CASSINO_BUSS (environment):", "Did you mean CASSINO_BUS?"),
        ("- CASSINO_PORT (environment):", "whole number from 0 to 65535"),
        ("- CASSINO_TRUSTED_PROXIES (environment):", "addresses or networks"),
        ("- database (command line):", "of the kind mysql"),
    ):
        assert any(line.startswith(begin) and words in line for line in said), begin
    assert len(said) == 8


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("host", "http://me"),
        ("host", "me:8420"),
        ("port", "eighty"),
        ("port", "-1"),
        ("database", "postgresql://host:port/name"),
        ("bus", "amqp://here"),
        ("bus", "redis://"),
        ("public_url", "cards.example.org"),
        ("public_url", "https://cards.example.org/games"),
        ("public_url", "https://ann:secret@cards.example.org"),
        ("public_url", "https://cards.example.org:x"),
        ("trusted_proxies", "10.0.0.1/8"),
        ("push_hosts", "https://push.example.org"),
        ("push_hosts", "push.example.org:8000"),
        ("push_contact", "ann@example.org"),
        ("turn_hook", "ftp://example.org/turn"),
        ("turn_hook", "http://ann:secret@example.org/turn"),
        ("turn_hook_key", "short"),
        ("most_sockets", "0"),
        ("log_level", "loud"),
        ("limits.talk", "often"),
        ("limits.talk", "3"),
        ("limits.talk", "0,1"),
        ("limits.talk", "3,inf"),
        ("limits.user_sockets", "0"),
        ("host", "a\nb"),
    ],
)
def test_a_wrong_value_is_named(key: str, value: str) -> None:
    said = problem(environment={variable(key): value})
    assert said.startswith(f"Configuration: {variable(key)} (environment): ") and "\n" not in said


def test_types_in_a_file_are_taken_at_their_word(tmp_path: Path) -> None:
    said = problem(file=file_with(tmp_path, 'port = "8420"\nhost = 1\ntrusted_proxies = "10.0.0.0/8"\n'))
    assert said.startswith("3 mistakes")


def test_limits_are_a_table(tmp_path: Path) -> None:
    assert "Must be a table" in problem(file=file_with(tmp_path, "limits = 3"))
    assert "Did you mean limits.talk?" in problem(file=file_with(tmp_path, "[limits]\ntalks = [1, 1]"))


def test_a_file_that_cannot_be_read_is_one_mistake(tmp_path: Path) -> None:
    assert "No such file" in problem(file=tmp_path / "none.toml")
    assert "line 1" in problem(file=file_with(tmp_path, "port 8420"))
    (tmp_path / "cassino.toml").write_bytes(b"host = '\xff'")
    assert str(tmp_path) in problem(environment={"CASSINO_CONFIG": str(tmp_path / "cassino.toml")})


def test_several_workers_need_postgresql_and_a_bus() -> None:
    bus, database = {"bus": "redis://localhost"}, {"database": "postgresql://here/cassino"}
    for several in ({"workers": 2}, {"servers": 2}):
        for given in (several, several | bus, several | database, several | bus | {"database": "cassino.db"}):
            said = problem(flags=given)
            assert "PostgreSQL and a bus" in said and said.endswith(f"{next(iter(several))} = 1.")
        load_config(several | bus | database)
    assert load_config(bus).workers == load_config(bus | database).workers == 1


def test_a_public_address_needs_a_trusted_proxy() -> None:
    public = {"public_url": "https://cards.example.org"}
    for empty in ({}, {"trusted_proxies": []}):
        said = problem(flags=public | empty)
        assert "public_url" in said and "trusted_proxies" in said and "/metrics" in said
    assert load_config(public | {"trusted_proxies": ["127.0.0.1"]}).trusted_proxies == ("127.0.0.1/32",)


def test_secrets_are_not_shown() -> None:
    said = problem(environment={"CASSINO_TURN_HOOK_KEY": "abc", "CASSINO_DATABASE": "mysql://ann:hidden@x/y"})
    assert "abc" not in said and "hidden" not in said
    config = load_config({"turn_hook_key": KEY, "database": "postgresql://ann:hidden@x/y"})
    assert KEY not in repr(config) and "hidden" not in repr(config)


def test_every_variable_of_the_project_is_known() -> None:
    command = ["git", "grep", "-hoE", r"CASSINO_[A-Z_]+[A-Z]", "--", ":!tests/server/test_server_config.py"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if found.returncode:
        pytest.skip("not a git checkout")
    assert set(found.stdout.split()) <= {variable(key) for key in READERS} | OTHER_VARIABLES
