"""What a browser needs to install the page: names, icons, shortcuts."""

from typing import Any

from ...i18n import load_catalogue

ICONS = {"any": "icon-{}.png", "maskable": "icon-maskable-{}.png"}
SIZES = (192, 512)
GROUND = "#fbf7ee"  # while the page loads; as look.css has it
SHORTCUTS = {"/new": "new-game", "/learn": "door-learn", "/rules": "rules"}


def make_manifest(language: str) -> dict[str, Any]:
    """The manifest in a language."""
    words = load_catalogue(language)
    return {
        "id": "/",
        "name": words.say("title", {}),
        "short_name": words.say("title", {}),
        "description": words.say("preview-text", {}),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": [
            {"src": "/icon.svg", "type": "image/svg+xml", "sizes": "any"},
            *(make_icon(purpose, size) for purpose in ICONS for size in SIZES),
        ],
        "shortcuts": [
            {"name": words.say(key, {}), "url": url, "icons": [make_icon("any", SIZES[0])]}
            for url, key in SHORTCUTS.items()
        ],
    }


def make_icon(purpose: str, size: int) -> dict[str, str]:
    """An icon as a file of the page."""
    name = ICONS[purpose].format(size)
    return {
        "src": f"/{name}",
        "type": "image/png",
        "sizes": f"{size}x{size}",
        "purpose": purpose,
    }
