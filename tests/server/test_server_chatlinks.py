"""Links and codes as chats copy them, at the server, in the library and on the command line."""

import socket
from dataclasses import replace
from urllib.parse import quote

import httpx
import pytest

import cassino
from cassino.cli.play import is_table
from cassino.rules import VariantNotFound, find_rules, load_variant, rules_from_code, share_code
from cassino.tui.remote import parse_link
from table_server import new_match

AROUND = [".", ")", ").", ",", "!", "?", "…", "”", "»", ">", "\n", " ", '"', ".)\n"]
OURS = replace(load_variant("casino"), id="ours", own_title="Ours", parent="casino")
CODE = share_code(OURS)


@pytest.mark.parametrize("after", AROUND)
def test_a_page_is_found_with_what_came_along(port: int, after: str) -> None:
    pages = [f"/m/{new_match(port)}", "/rules/royal", "/puzzle/3", "/daily", "/learn/capture", f"/s/{CODE}"]
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"Accept": "text/html"}) as web:
        for path in pages:
            answer = web.get(f"{path}{quote(after)}?lang=de")
            assert (answer.status_code, answer.headers["location"]) == (307, f"{path}?lang=de"), path
            assert web.get(answer.headers["location"], follow_redirects=True).status_code == 200


def test_no_such_link_leads_to_another_host(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"GET //example.org/). HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        answer = line.makefile("rb").read().lower()
    assert b" 307 " in answer and b"location: /example.org/\r\n" in answer


def test_addresses_of_programs_stay_exact(port: int) -> None:
    assert httpx.get(f"http://127.0.0.1:{port}/api/variants.").status_code == 404
    assert httpx.get(f"http://127.0.0.1:{port}/rules/royal casino", follow_redirects=True).status_code == 200


@pytest.mark.parametrize("after", AROUND)
def test_a_code_is_read_with_what_came_along(after: str) -> None:
    half = len(CODE) // 2
    for text in (CODE + after, f"({CODE}{after}", f"{CODE[:half]}\n{CODE[half:]}{after}"):
        assert rules_from_code(text).title == "Ours"
        assert find_rules(text).title == "Ours"


@pytest.mark.parametrize(
    "link", [f"http://localhost:8000/s/{CODE}", f"https://example.org/s/{CODE}).", f"<http://h/s/{CODE}>"]
)
def test_the_link_of_a_code_is_its_rules(link: str) -> None:
    assert find_rules(link).title == cassino.rules(link).title == "Ours"
    assert not is_table(link)


def test_the_link_of_a_rule_book_is_its_variant() -> None:
    assert find_rules("https://example.org/rules/royal?lang=es").id == load_variant("royal").id
    with pytest.raises(VariantNotFound):
        find_rules("https://example.org/rules/nothing")


def test_the_link_of_a_table_is_a_table() -> None:
    assert is_table("http://localhost:8000/m/AbC.") and is_table("http://192.0.2.7:8000/")
    assert parse_link("(http://localhost:8000/m/AbC).") == ("http://localhost:8000", "AbC")
    assert parse_link("http://localhost:8000/m/A\nbC") == ("http://localhost:8000", "AbC")
