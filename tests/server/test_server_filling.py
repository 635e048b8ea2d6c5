"""Kept seats given to bots, through a server."""

from table_server import browser, cookie_of, new_match, seated

KEPT = [{"kind": "human", "name": name} for name in ("Ann", "Friend", "Friend 2")]


def test_over_http_and_a_window(port: int) -> None:
    match = new_match(port, seats=KEPT, clock={"kind": "move", "seconds": 60})
    with seated(port, match) as ann, browser(port) as eve:
        assert ann.view["can"]["fill"]
        path = f"/api/matches/{match}/fill"
        assert eve.post(path, json={"version": ann.view["version"], "seat": 2}).status_code == 403
        ann.send("fill", seat=1, bot="random", open=False)
        while ann.view["seats"][1]["kind"] == "human":
            ann.receive()
        assert (ann.view["seats"][1]["name"], ann.view["seats"][1]["open"]) == ("Hal", False)
        cookie = {"cookie": cookie_of(match)}
        while (answer := eve.post(path, json={"version": ann.view["version"], "seat": 2}, headers=cookie)).is_error:
            assert answer.json()["error"] == "stale"
            ann.receive()
        while ann.view["seats"][2]["kind"] == "human":
            ann.receive()
        assert ann.view["seats"][2]["open"] and not ann.view["can"]["fill"]
        assert ann.until_asked()["can"]["move"]
