"""Makes the icons of the app from the picture in the tabs of browsers: `python -m pictures.icons` in `tests`."""

from io import BytesIO

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from browser.conftest import FLAGS, chromium_path
from cassino.web import STATIC
from cassino.web.manifest import ICONS

ART = STATIC / "art"
GROUND = "#17483c"
"""That of the picture itself."""
SAFE = 0.84
"""How large the picture may be where a phone cuts off the corners."""
COLORS = 64


def icon(chromium: Browser, name: str, size: int) -> bytes:
    """The picture as a PNG."""
    is_cut = "maskable" in name
    ground, width = (GROUND, round(SAFE * size)) if is_cut else ("transparent", size)
    drawing = (ART / "icon.svg").read_text("utf-8").replace("<svg ", f"<svg width='{width}' height='{width}' ", 1)
    page = chromium.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f"<body style='margin:0;height:100vh;display:grid;place-items:center;background:{ground}'>{drawing}"
    )
    taken = Image.open(BytesIO(page.screenshot(omit_background=True)))
    page.close()
    small = BytesIO()
    taken.quantize(COLORS, method=Image.Quantize.FASTOCTREE).save(small, "PNG", optimize=True)
    return small.getvalue()


def main() -> None:
    """Write all icons."""
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        for name, size in ICONS.items():
            (ART / name).write_bytes(icon(chromium, name, size))
        chromium.close()


if __name__ == "__main__":
    main()
