"""Draw the page's icons and the picture of its links, from web/art, with Chromium.

    python tools/draw_page_art.py

The results are files of web/public, so that building the page needs no browser.
"""

import base64
import sys
from pathlib import Path

from page_browser import run_chromium
from playwright.sync_api import Page

WEB = Path(__file__).parents[1] / "web"
ART, PUBLIC = WEB / "art", WEB / "public"
FACE = WEB / "node_modules/@fontsource/alegreya/files/alegreya-latin-700-normal.woff2"
SAFE = 0.8  # of a maskable icon's width is never cut off
APPLE = 180  # pixels; its corners are cut by the system
SIZES = (192, 512)
QUALITY = 88  # of a picture without sharp edges on nothing


def main() -> int:
    """Draw all of them."""
    icon = (ART / "icon.svg").read_text(encoding="utf-8")
    preview = (ART / "preview.svg").read_text(encoding="utf-8")
    (PUBLIC / "icon.svg").write_text(shorten(icon), encoding="utf-8")
    with run_chromium() as browser:
        page = browser.new_page()
        for size in SIZES:
            draw(page, icon, f"icon-{size}.png", size, size)
            draw(page, fill_square(icon), f"icon-maskable-{size}.png", size, size)
        draw(page, fill_square(icon, 1), "apple-touch-icon.png", APPLE, APPLE)
        draw(page, preview, "preview.jpg", 1200, 630)
    return 0


def shorten(svg: str) -> str:
    """A drawing without the white space between its elements."""
    return "".join(line.strip() for line in svg.splitlines()) + "\n"


def fill_square(icon: str, scale: float = SAFE) -> str:
    """The icon without round corners, its drawing within what is never cut off."""
    margin = 256 * (1 - scale)
    moved = f'<g id="drawing" transform="translate({margin} {margin}) scale({scale})">'
    return icon.replace(' rx="112"', "").replace('<g id="drawing">', moved)


def draw(page: Page, svg: str, name: str, width: int, height: int) -> None:
    """Draw one picture, with nothing where nothing is drawn."""
    face = base64.b64encode(FACE.read_bytes()).decode()
    style = (
        f"@font-face {{ font-family: Alegreya; src: url(data:font/woff2;base64,{face}); }}"
        f" body {{ margin: 0; }} svg {{ display: block; width: {width}px; height: {height}px; }}"
    )
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(f"<style>{style}</style>{svg}")
    page.evaluate("document.fonts.ready.then(() => true)")
    if name.endswith(".jpg"):
        page.screenshot(path=PUBLIC / name, type="jpeg", quality=QUALITY)
    else:
        page.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    sys.exit(main())
