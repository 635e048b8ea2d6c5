"""Writes pages from their templates, for any host that shows them."""

import re
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape

from cassino import __version__
from cassino.cards import SUIT_NAMES, SUIT_SYMBOLS
from cassino.rules.packs import symbol_of, words_of
from cassino.texts import language, tell
from cassino.texts.lists import listed
from cassino.web import STATIC, TEMPLATES
from cassino.web.manifest import PATH
from cassino.web.scripts import modules, texts

_CARD = re.compile(f"(?:10|[2-9AJQK])([{''.join(SUIT_SYMBOLS)}])")

_LESS = "\ue002"
"""What stands for `<` in arguments while the elements of a message are found: a character that no text has."""


def suited(text: str) -> Markup:
    """A text as HTML in which each suit symbol has its color."""

    def coloured(found: re.Match[str]) -> str:
        suit = SUIT_NAMES[SUIT_SYMBOLS.index(found[1])]
        return f'<span class="suited {suit}">{found[0]}</span>'

    return Markup(_CARD.sub(coloured, str(escape(text))))


def drawn(word: str) -> Markup:
    """A card as its pack prints it, in the color of its suit: `8H`, `7R`."""
    suit = escape(words_of(word)[1])
    return Markup(f'<span class="suited {suit}">{escape(symbol_of(word))}</span>')


def marked(key: str, /, tags: Mapping[str, str], **args: Any) -> Markup:
    """A message with elements in it. tags: the HTML that opens each of them: `{"link": '<a href="/rules">'}` for
    `<link>`.
    """
    plain = {name: value.replace("<", _LESS) if isinstance(value, str) else value for name, value in args.items()}
    words = str(escape(tell(key, **plain)))
    for name, opening in tags.items():
        closing = f"</{opening[1:].split()[0].rstrip('>')}>"
        words = words.replace(f"&lt;{name}&gt;", opening).replace(f"&lt;/{name}&gt;", closing)
    return Markup(words.replace(_LESS, "&lt;"))


class Pages:
    """The pages of a host.

    static: the address of a static file; folder: where the static files are; languages: those to choose from, with
    their own names; paths: the pages that the host has, None if it has all; policy: what a page may load, where
    no header says it; manifest: the address of the manifest in the current language.
    """

    def __init__(
        self,
        static: Callable[[str], str],
        folder: Path = STATIC,
        languages: Callable[[], Mapping[str, str]] = language.offered,
        paths: Collection[str] | None = None,
        policy: str = "",
        manifest: Callable[[], str] = lambda: f"{PATH}?lang={language.current()}",
    ) -> None:
        self._templates = Environment(
            loader=FileSystemLoader(TEMPLATES),
            autoescape=select_autoescape(default=True),
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._templates.filters.update(suited=suited, card=drawn)
        self._templates.globals.update(told=tell, marked=marked, listed=listed)
        self._templates.globals.update(
            static=static, languages=languages, policy=policy, paths=paths, manifest=manifest
        )
        self._templates.globals["has"] = lambda path: paths is None or path in paths
        self._templates.globals.update(language=language.current, is_draft=language.is_draft)
        self._templates.globals["modules"] = lambda script: modules(script, folder)
        self._templates.globals["texts"] = lambda script: texts(script, folder)
        self.static = static
        self.policy = policy

    def rendered(self, name: str, **values: Any) -> str:
        """The text of a page."""
        return self._templates.get_template(name).render(version=__version__, **values)
