"""A name for the browser of a session: enough to recognize it in a list."""

from starlette.requests import HTTPConnection

from cassino.texts import tell

# The first that is found counts: a browser names those it resembles, too.
BROWSERS = {"Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_of(connection: HTTPConnection) -> str:
    """Browser and system in words; `A program` for anything else."""
    agent = connection.headers.get("user-agent", "")
    browser = _first(BROWSERS, agent)
    if not browser:
        return tell("site-a-program")
    system = _first(SYSTEMS, agent)
    return tell("site-device", browser=browser, system=system) if system else browser


def _first(words: dict[str, str], agent: str) -> str:
    return next((word for mark, word in words.items() if mark in agent), "")
