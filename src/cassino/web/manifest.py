"""The manifest: what a browser shows of the pages when it offers to install them as an app."""

from collections.abc import Callable
from typing import Any

from cassino.texts import language, tell

PATH = "/manifest.webmanifest"
MEDIA_TYPE = "application/manifest+json"
SHARED = "/open"
"""Opens what people share with the app from another one."""
GROUND = "#1f6050"
"""The felt: behind the icon while the app starts, and around its window."""
ICONS = {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512}
"""The pictures, with their width and height in pixels. Of the last one, a phone cuts off the corners."""


def manifest(static: Callable[[str], str]) -> dict[str, Any]:
    """The manifest in the current language. static: the address of a static file."""
    icons = [
        {
            "src": static(f"art/{name}"),
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": "maskable" if "maskable" in name else "any",
        }
        for name, size in ICONS.items()
    ]
    return {
        "id": "/",
        "name": "Cassino",
        "short_name": "Cassino",
        "description": tell("preview-start-about"),
        "lang": language.current(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "share_target": {
            "action": SHARED,
            "method": "GET",
            "enctype": "application/x-www-form-urlencoded",
            "params": {name: name for name in ("title", "text", "url")},
        },
        "icons": icons,
    }
