"""The pictures that docs show: which there are, how large they are, and where they are shown."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "docs" / "pictures"
LARGEST_STILL, LARGEST_FILM, LARGEST_TOGETHER = 60_000, 1_500_000, 2_500_000
SHOWN = re.compile(r"""!\[[^\]]{20,}\]\(([^)\s]+)\)|<img\b[^>]*?\bsrc=["']([^"']+)["']""")
"""Pictures in Markdown, with words for people who do not see them, and in HTML."""
TAG = re.compile(r"<img\b[^>]*>")
WORDS = re.compile(r"""\balt=(["'])(?:(?!\1).){20,}\1""")
NAMED = re.compile(r"[\w./-]*pictures/[\w-]+\.webp")


def test_pictures_are_small() -> None:
    sizes = {file.name: file.stat().st_size for file in KEPT.iterdir()}
    assert sizes
    assert {name: size for name, size in sizes.items() if size > LARGEST_STILL and name != "film.webp"} == {}
    assert sizes.get("film.webp", 0) <= LARGEST_FILM
    assert sum(sizes.values()) <= LARGEST_TOGETHER


def pages() -> list[Path]:
    return [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


def test_every_picture_of_a_page_exists_and_is_described() -> None:
    for page in pages():
        text = page.read_text(encoding="utf-8")
        shown = [one or other for one, other in SHOWN.findall(text)]
        local = {name for name in shown if "://" not in name}
        assert {name for name in local if not (page.parent / name).is_file()} == set(), page
        assert set(NAMED.findall(text)) <= {name.removeprefix("./") for name in shown} | set(shown), (
            f"{page}: a picture without a description"
        )
        assert [tag for tag in TAG.findall(text) if not WORDS.search(tag)] == [], page


def test_every_picture_is_shown_by_a_page() -> None:
    shown = {
        (page.parent / name).resolve()
        for page in pages()
        for pair in SHOWN.findall(page.read_text(encoding="utf-8"))
        for name in pair
        if name
    }
    assert {file.name for file in KEPT.iterdir() if file.resolve() not in shown} == set()
