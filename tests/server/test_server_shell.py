"""What browsers need to keep the pages and to install them: the service worker and the manifest."""

import json
import struct
from typing import Any

import httpx
import pytest

from cassino.server.http.static import AGAIN, FOR_EVER, content
from cassino.texts import tell
from cassino.texts.language import speaking
from cassino.web.manifest import ICONS
from cassino.web.scripts import modules, texts
from table_server import browser

MOST_BYTES = 2 * 1024 * 1024
"""A browser fetches all of it after the first page."""


@pytest.fixture
def web(port: int) -> Any:
    with browser(port) as client:
        yield client


def shell(web: httpx.Client, **asked: Any) -> dict[str, Any]:
    """What the service worker is to keep."""
    text = web.get("/sw.js", **asked).text
    found: dict[str, Any] = json.loads(text.splitlines()[0].removeprefix("self.shell = ").removesuffix(";"))
    return found


def test_the_service_worker_is_there_for_every_page(web: httpx.Client) -> None:
    answer = web.get("/sw.js")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == AGAIN
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy and "worker-src 'self'" in policy and "manifest-src 'self'" in policy
    plain = web.get("/sw.js", headers={"accept-encoding": "identity"})
    assert plain.text == answer.text


def test_it_keeps_one_version_as_a_whole(web: httpx.Client) -> None:
    kept = shell(web)
    assert {path.split("/")[2] for path in kept["files"]} == {content()}
    names = {path.split("/", 3)[3] for path in kept["files"]}
    scripts = {*modules("table/main.js"), *modules("shared/dialogs.js"), *modules("table/replay.js"), "shared/theme.js"}
    assert scripts <= names and {f"en/{name}.ftl" for name in texts("table/main.js")} <= names
    assert {"css/table.css", "css/dialogs.css", "art/courts/KS.svg", "art/backs/fish.svg"} <= names
    assert not {name for name in names if name.startswith(("account/", "review/", "score/"))}
    answers = [web.get(path) for path in kept["files"]]
    assert {(each.status_code, each.headers["cache-control"]) for each in answers} == {(200, FOR_EVER)}
    assert sum(len(each.content) for each in answers) < MOST_BYTES


def test_its_documents_are_those_of_the_server_and_as_guarded(web: httpx.Client) -> None:
    kept, page = shell(web), web.get("/")
    without_preview = [line for line in page.text.splitlines() if "og:" not in line and "twitter:" not in line]
    assert kept["documents"]["table"].splitlines() == without_preview
    assert kept["headers"]["Content-Security-Policy"] == page.headers["content-security-policy"]
    assert "No connection" in kept["documents"]["offline"]


def test_each_language_has_a_version(web: httpx.Client) -> None:
    spanish, draft = (shell(web, headers={"cookie": f"lang={code}"}) for code in ("es", "zu"))
    assert 'lang="es"' in spanish["documents"]["table"] and spanish["version"] != shell(web)["version"]
    assert {path.split("/")[3] for path in spanish["files"] if path.endswith(".ftl")} == {"es"}
    assert {path.split("/")[3] for path in draft["files"] if path.endswith(".ftl")} == {"zu", "en"}


def test_the_manifest_says_all_that_an_app_needs(web: httpx.Client) -> None:
    answer = web.get("/manifest.webmanifest?lang=fr")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert "set-cookie" not in answer.headers
    manifest = answer.json()
    with speaking("fr"):
        about = tell("preview-start-about")
    assert (manifest["name"], manifest["lang"], manifest["description"]) == ("Cassino", "fr", about)
    assert (manifest["id"], manifest["start_url"], manifest["scope"]) == ("/", "/", "/")
    assert manifest["display"] == "standalone" and manifest["theme_color"] and manifest["background_color"]
    shared = manifest["share_target"]
    assert shared["method"] == "GET" and web.get(shared["action"], params=shared["params"]).status_code == 200
    assert [each["purpose"] for each in manifest["icons"]] == ["any", "any", "maskable"]
    for each, size in zip(manifest["icons"], ICONS.values(), strict=True):
        picture = web.get(each["src"])
        assert picture.headers["content-type"] == "image/png" and len(picture.content) < 10_000
        assert struct.unpack(">II", picture.content[16:24]) == (size, size)
        assert each["sizes"] == f"{size}x{size}"


@pytest.mark.parametrize("path", ["/", "/rules", "/account", "/lobby"])
def test_every_page_names_the_manifest_and_colors_for_the_window(web: httpx.Client, path: str) -> None:
    text = web.get(path, headers={"cookie": "lang=it"}).text
    assert '<link rel="manifest" href="/manifest.webmanifest?lang=it">' in text
    assert text.count('<meta name="theme-color" media="(prefers-color-scheme: ') == 2
    assert "http://" not in text.replace("http://www.w3.org/", "").replace(str(web.base_url), "")
