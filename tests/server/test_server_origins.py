"""Names and origins: what counts as this server, and what as a page of its own."""

import pytest

from cassino.server.http.origins import Site, name_in, origin

LOCAL, HOME = Site("127.0.0.1"), Site("0.0.0.0")
PUBLIC = Site("127.0.0.1", "https://Cards.Example/")


@pytest.mark.parametrize("host", ["127.0.0.1:8420", "localhost", "LOCALHOST:80", "[::1]:8420", "localhost."])
def test_loopback_names_are_always_known(host: str) -> None:
    assert all(site.knows(host) for site in (LOCAL, HOME, PUBLIC))


@pytest.mark.parametrize(
    "host", ["192.168.1.5:8420", "[fe80::1]:8420", "table:8420", "living-room.local", "pi.fritz.lan"]
)
def test_home_names_are_known_only_where_the_network_may_come_in(host: str) -> None:
    assert HOME.knows(host) and not LOCAL.knows(host) and not PUBLIC.knows(host)


@pytest.mark.parametrize(
    "host", ["evil.example:8420", "127.0.0.1.evil.example", "local", "a.localx", "", " ", "a b", "[::1", "x:y"]
)
def test_foreign_names_are_known_nowhere(host: str) -> None:
    assert not LOCAL.knows(host) and not PUBLIC.knows(host)
    assert not HOME.knows(host) or host == "local"


def test_the_public_name_is_known() -> None:
    assert PUBLIC.knows("cards.example") and PUBLIC.knows("CARDS.EXAMPLE:443")
    assert not PUBLIC.knows("other.cards.example") and not LOCAL.knows("cards.example")
    assert PUBLIC.is_secure and not HOME.is_secure


@pytest.mark.parametrize(
    "host", ["user@127.0.0.1", "127.0.0.1/x", "127.0.0.1?x", "127.0.0.1:99999", "127.0.0.1#x", "[::1]x"]
)
def test_a_host_with_anything_else_in_it_has_no_name(host: str) -> None:
    assert name_in(host) == "" and not HOME.knows(host)


def test_an_origin_is_written_as_browsers_write_it() -> None:
    assert origin("https://Cards.Example:443/m/1") == "https://cards.example"
    assert origin("http://[::1]:8420") == "http://[::1]:8420"
    assert [origin(bad) for bad in ("ftp://a", "null", "", "http://", "http://a@b", "http://a:b")] == [None] * 6


@pytest.mark.parametrize(
    "claimed",
    ["http://127.0.0.1:8421", "https://127.0.0.1:8420", "http://localhost:8420", "http://127.0.0.1:8420/", "null", "", "http://evil.example"],
)  # fmt: skip
def test_another_origin_is_foreign(claimed: str) -> None:
    assert not LOCAL.is_own(claimed, "ws", "127.0.0.1:8420")


def test_the_own_origin_is_that_of_the_address_asked() -> None:
    assert LOCAL.is_own("http://127.0.0.1:8420", "ws", "127.0.0.1:8420")
    assert HOME.is_own("https://table.lan", "wss", "table.lan")
    assert PUBLIC.is_own("https://cards.example", "ws", "cards.example")
    assert not PUBLIC.is_own("http://cards.example", "ws", "cards.example")
    assert PUBLIC.is_own("http://127.0.0.1:8420", "http", "127.0.0.1:8420")
