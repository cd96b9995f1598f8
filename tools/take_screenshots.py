"""Takes the screenshots of docs/screenshots: prepared games on a server of its own, in Chromium.

    python tools/take_screenshots.py [--size 1366x768 ...] [--to FOLDER] [--only SCENE ...]
    python tools/take_screenshots.py --gallery [--screen NAME ...] [--only SCENE ...]

The games are played by bots with fixed seeds, so the pictures change only with the page. The deal
of the day needs a font with emoji (Debian: fonts-noto-color-emoji). The
gallery shows the main scenes on every kind of screen, in both themes.
"""

import argparse
import io
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

import httpx
from page_browser import run_chromium
from PIL import Image
from playwright.sync_api import Browser, FloatRect, Page
from prepared_games import prepare_server
from screenshot_scenes import Box, Scene, find_midgame, prepare_scenes
from terminal_picture import draw_terminal

from teotihuacan import Game
from teotihuacan.i18n import LANGUAGES

DOCS = Path(__file__).parent.parent / "docs" / "screenshots"
SIZES = ("1366x768", "390x844")
PHONE = 500  # pixels: narrower screens are phones
THEMES = ("light", "dark")
PATIENCE = 30  # seconds
SHARP = 2  # pixels of a picture for each of the screen, where only a part of the table is shown
COLOURS = 255  # enough for these drawings, at a third of the size
WIDEST = 1920  # pixels of a picture in the gallery
QUALITY = 82  # of its WebP
# How the table's drawing lies on the screen: its scale, and where it begins.
WHERE = "desk => { const at = desk.getScreenCTM(); return [at.a, at.e, at.f]; }"
# Nothing moves in most pictures.
STILL = {"speed": "off", "motion": "reduced"}
MOVING = {"speed": "slow", "motion": "full"}
SET = """localStorage.setItem("teotihuacan.settings", %r);"""


@dataclass(frozen=True)
class Screen:
    """What somebody looks at."""

    width: int
    height: int
    scale: int = 1  # pixels of a picture for each of the page
    touched: bool = False

    @classmethod
    def of_size(cls, size: str) -> "Screen":
        """The screen of a size such as 1366x768; narrow ones are phones."""
        width, height = map(int, size.split("x"))
        return cls(width, height, touched=width < PHONE)


GALLERY = {
    "desk": Screen(1366, 768),
    "4k": Screen(1920, 1080, scale=2),
    "tablet": Screen(820, 1180, touched=True),
    "phone": Screen(390, 844, scale=2, touched=True),
    "phone-on-its-side": Screen(844, 390, scale=2, touched=True),
}


@contextmanager
def run_server(folder: Path) -> Iterator[str]:
    """A server with a data folder; where it answers."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    options = ["--port", str(port), "--data", str(folder), "--rate-limit", "0"]
    command = [sys.executable, "-m", "teotihuacan.cli", "serve", *options]
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url, process)
            yield url
        finally:
            process.terminate()


def wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    """Wait until a server answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        try:
            httpx.get(f"{url}/health/live", trust_env=False)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server doesn't start")


def take_pictures(
    browser: Browser,
    url: str,
    cookie: dict[str, str],
    scenes: dict[str, Scene],
    screen: Screen,
    language: str,
    theme: str = "light",
) -> Iterator[tuple[str, bytes]]:
    """A picture of each scene on a screen, in a language and a theme, as PNG."""
    for name, scene in scenes.items():
        seen = replace(screen, scale=SHARP) if scene.part else screen
        wanted = {**(MOVING if scene.moving else STILL), "theme": theme}
        with open_page(browser, seen, language, wanted) as page:
            page.context.add_cookies(
                [{"name": cookie["name"], "value": cookie["value"], "url": url}]
            )
            page.goto(f"{url}{scene.path}")
            page.locator(scene.ready).first.wait_for()
            scene.prepare(page)
            page.wait_for_load_state("networkidle" if scene.path == "/" else "load")
            page.wait_for_timeout(400)
            yield name, page.screenshot(clip=scene.part and find_part(page, scene.part))


@contextmanager
def open_page(
    browser: Browser, screen: Screen, language: str, settings: Mapping[str, str]
) -> Iterator[Page]:
    """A page of somebody with settings, on a screen and in a language."""
    context = browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        device_scale_factor=screen.scale,
        is_mobile=screen.touched,
        has_touch=screen.touched,
        locale=language,
    )
    context.add_init_script(SET % json.dumps(settings))
    yield context.new_page()
    context.close()


def find_part(page: Page, part: Box) -> FloatRect:
    """Where a part of the table is on the screen."""
    x, y, width, height = part
    scale, left, top = page.locator("svg.desk").evaluate(WHERE)
    return {
        "x": left + x * scale,
        "y": top + y * scale,
        "width": width * scale,
        "height": height * scale,
    }


def make_terminal_game() -> Game:
    """The game that is shown in the terminal."""
    midgame = find_midgame()
    game = Game(midgame.setup, midgame.seed, ["Ixchel", "adept", "master"])
    for action in midgame.actions:
        game.play(action)
    return game


def picture_terminal(browser: Browser, drawing: str) -> bytes:
    """A drawing of the terminal as PNG."""
    page = browser.new_page(viewport={"width": 1366, "height": 900})
    page.set_content(f"<body style='margin: 0'>{drawing}")
    return page.locator("svg").first.screenshot()


def write_picture(file: Path, png: bytes) -> None:
    """Write a picture, and tell."""
    file.write_bytes(shrink_picture(png))
    print(file.name, f"{file.stat().st_size // 1024} kB")


def shrink_picture(png: bytes) -> bytes:
    """The picture in as few bytes as it needs."""
    image = Image.open(io.BytesIO(png)).convert("RGB").quantize(COLOURS)
    out = io.BytesIO()
    image.save(out, format="PNG", optimize=True)
    return out.getvalue()


def write_photograph(file: Path, png: bytes) -> None:
    """Write a picture of the gallery, in which shades count more than sharp edges, and tell."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    image.thumbnail((WIDEST, WIDEST))
    image.save(file, format="WEBP", quality=QUALITY, method=6)
    print(file.name, f"{file.stat().st_size // 1024} kB")


def is_shown(scene: Scene, size: str, language: str) -> bool:
    """Whether the docs have this picture."""
    if size == SIZES[1]:
        return scene.on_phones and language == "en"
    return scene.everywhere or language == "en"


def name_file(name: str, size: str, language: str) -> str:
    """What a picture's file is called: other languages and screens are named."""
    screens = {SIZES[0]: "", SIZES[1]: "phone-"}
    spoken = "" if language == "en" else f"{language}-"
    return f"{spoken}{screens.get(size, f'{size}-')}{name}.png"


@dataclass(frozen=True)
class Studio:
    """A browser at a server with prepared games, and what is wanted of them."""

    browser: Browser
    url: str
    cookie: dict[str, str]
    scenes: dict[str, Scene]
    folder: Path

    def picture_docs(self, sizes: list[str], languages: list[str]) -> None:
        """Take the pictures that the pages of the documentation show."""
        for language, size in product(languages, sizes):
            shown = {n: s for n, s in self.scenes.items() if is_shown(s, size, language)}
            screen = Screen.of_size(size)
            taken = take_pictures(self.browser, self.url, self.cookie, shown, screen, language)
            for name, png in taken:
                write_picture(self.folder / name_file(name, size, language), png)

    def picture_gallery(self, screens: list[str]) -> None:
        """Take the pictures of the gallery."""
        shown = {name: scene for name, scene in self.scenes.items() if scene.on_every_screen}
        folder = self.folder / "gallery"
        folder.mkdir(exist_ok=True)
        for screen, theme in product(screens, THEMES):
            taken = take_pictures(
                self.browser, self.url, self.cookie, shown, GALLERY[screen], "en", theme
            )
            for name, png in taken:
                write_photograph(folder / f"{name}-{screen}-{theme}.webp", png)


@contextmanager
def open_studio(folder: Path, only: list[str] | None) -> Iterator[Studio]:
    """Prepare the games, and a browser that looks at them."""
    with tempfile.TemporaryDirectory() as name:
        with prepare_server(Path(name) / "data") as shelf:
            cookie, scenes = prepare_scenes(shelf)
        wanted = {key: scene for key, scene in scenes.items() if key in (only or scenes)}
        with run_server(Path(name) / "data") as url, run_chromium() as browser:
            yield Studio(browser, url, cookie, wanted, folder)


def parse_arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", action="append", help="of the screen; may be given again")
    parser.add_argument("--to", type=Path, default=DOCS, help="folder for the pictures")
    parser.add_argument("--language", action="append", help="may be given again; all if not")
    parser.add_argument("--only", action="append", help="name of a scene; may be given again")
    parser.add_argument("--gallery", action="store_true", help="take its pictures")
    parser.add_argument("--screen", action="append", choices=GALLERY, help="of the gallery")
    return parser.parse_args()


def main() -> None:
    """Prepare, serve, look, write."""
    given = parse_arguments()
    given.to.mkdir(parents=True, exist_ok=True)
    terminal = "" if given.gallery else draw_terminal(make_terminal_game())
    with open_studio(given.to, given.only) as studio:
        if given.gallery:
            studio.picture_gallery(given.screen or list(GALLERY))
            return
        studio.picture_docs(given.size or list(SIZES), given.language or list(LANGUAGES))
        if "terminal" in (given.only or ["terminal"]):
            write_picture(given.to / "terminal.png", picture_terminal(studio.browser, terminal))


if __name__ == "__main__":
    main()
