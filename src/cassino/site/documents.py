"""The documents of the folder, in each language: the table, the rules, the licenses, and one for unknown addresses."""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from cassino.book.differs import others
from cassino.lessons import first_deal
from cassino.lessons.lesson import COURSE
from cassino.rules import load_variant, variant_ids
from cassino.site.licenses import Part
from cassino.texts import language as texts, tell
from cassino.web import manifest, rule_pages
from cassino.web.rendering import Pages

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'"
)
"""What a page may load: the server's policy, and WebAssembly in a worker. `frame-ancestors` works in headers only."""
PATHS = (
    *("/", "/?watch", "/rules", "/licenses", "/games", "/statistics", "/review"),
    *("/daily", "/house", "/learn", "/puzzle", "/score"),
)
"""The pages that headers, scripts and the foot of a page may name."""
ABSENT = "/404.html"
"""What static hosts and the service worker answer at an address that nobody knows."""
PLACES = (
    (r"/(?:house|s|m|score)/[^/]+/rules/?", "/book/"),
    *((f"/{name}/.+", f"/{name}/") for name in ("review", "daily", "puzzle", "house", "score")),
    *(("/m/.+", "/"), ("/s/.+", "/house/")),
)
"""Addresses without a file of their own, and the page that stands for them: the first that fits."""
_LINK = re.compile(r'(<a\b[^>]*?\bhref="|<meta http-equiv="refresh" content="0; url=)(/[^"?#]*)')
Document = tuple[str, Callable[[], str]]
"""The address of a page in the first language, and what writes it."""


def write_documents(languages: Sequence[str], content: str, parts: Sequence[Part], root: Path) -> None:
    """Write all documents below a folder. content: the hash of the static files."""
    names = {code: texts.NAMES[code] for code in languages}

    def static(path: str) -> str:
        return f"/static/{content}/{path}"

    def named() -> str:
        return f"{prefix(texts.current(), languages)}{manifest.PATH}"

    pages = Pages(static, root / "static" / content, lambda: names, PATHS, POLICY, named)
    for code in languages:
        before = prefix(code, languages)
        with texts.speaking(code):
            for address, write in documents(pages, parts):
                _write(root, f"{before}{address}", linked(write(), before))
            (root / named().lstrip("/")).write_text(json.dumps(manifest.manifest(static)) + "\n", "utf-8")


def _write(root: Path, address: str, text: str) -> None:
    path = root / f"{address}index.html".lstrip("/") if address.endswith("/") else root / address.lstrip("/")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def prefix(code: str, languages: Sequence[str]) -> str:
    """What the addresses of a language begin with: nothing in the first one."""
    return "" if code == languages[0] else f"/{code}"


def documents(pages: Pages, parts: Sequence[Part]) -> Iterator[Document]:
    """Every page, in the current language."""
    yield "/", partial(pages.rendered, "table.html")
    for name in ("games", "statistics", "review", "daily", "house", "book", "score", "open"):
        yield f"/{name}/", partial(pages.rendered, f"{name}.html")
    yield "/learn/", partial(pages.rendered, "learn.html", heading=tell("learn-school"), variants=others())
    for address in ("/puzzle/", "/puzzle/next/"):
        yield address, partial(pages.rendered, "puzzle.html")
    for name in (*COURSE, first_deal.NAME):
        yield f"/learn/{name}/", partial(pages.rendered, "lesson.html")
    yield "/house/new/", partial(pages.rendered, "house.html")
    yield "/rules/", partial(rule_pages.index_page, pages)
    yield "/licenses/", partial(pages.rendered, "licenses.html", parts=parts)
    for rules in map(load_variant, variant_ids()):
        book, different = f"/rules/{rules.id}/", f"/learn/rules/{rules.id}/"
        yield (
            book,
            partial(rule_pages.book_page, pages, rules, f"/house/new?from={rules.id}", f"{book}sheet/", different),
        )
        yield f"{book}sheet/", partial(rule_pages.printed_page, pages, rules)
        yield different, partial(rule_pages.different_page, pages, rules)
    for address, to in moved().items():
        yield address, partial(pages.rendered, "moved.html", leads_to=to)
    yield ABSENT, partial(pages.rendered, "absent.html", places=PLACES)


def moved() -> dict[str, str]:
    """The addresses with other names of a variant, and where they lead, in the first language."""
    names = [(alias, rules.id) for rules in map(load_variant, variant_ids()) for alias in rules.aliases]
    return {f"{place}/{alias}/": f"{place}/{id}/" for place in ("/rules", "/learn/rules") for alias, id in names}


def linked(text: str, before: str) -> str:
    """A page whose links stay in its language, and end as folders do: so no server has to redirect."""
    return _LINK.sub(lambda found: found[1] + _address(found[2], before), text)


def _address(path: str, before: str) -> str:
    if path.startswith("/static/") or "." in path:
        return path
    return f"{before}{path.rstrip('/')}/"


def addresses(root: Path) -> Mapping[str, Path]:
    """The files of a folder by their addresses: documents have those of their folders."""
    found = {f"/{path.relative_to(root).as_posix()}": path for path in sorted(root.rglob("*")) if path.is_file()}
    return {address.removesuffix("index.html"): path for address, path in found.items()}
