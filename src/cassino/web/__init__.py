"""The pages that every host shows: templates, scripts, styles and pictures. They know no rules and need no server."""

from pathlib import Path

STATIC = Path(__file__).parent / "static"
"""Scripts, styles and pictures. A page with a script has a folder here, with its `main.js`."""
TEMPLATES = Path(__file__).parent / "templates"
