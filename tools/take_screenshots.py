"""Takes the screenshots of docs/screenshots: prepared games on a server of its own, in Chromium.

    python tools/take_screenshots.py [--size 1366x768 ...] [--to FOLDER]

The games are played by bots with fixed seeds, so the pictures change only with the page.
"""

import argparse
import io
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import httpx
from PIL import Image
from playwright.sync_api import Browser, FloatRect, Page, sync_playwright
from prepared_games import prepare_server
from screenshot_scenes import Box, Scene, find_midgame, prepare_scenes
from terminal_picture import draw_terminal

from teotihuacan import Game
from teotihuacan.i18n import LANGUAGES

DOCS = Path(__file__).parent.parent / "docs" / "screenshots"
SIZES = ("1366x768", "390x844")
PHONE = 500  # pixels: narrower screens are phones
PATIENCE = 30  # seconds
SHARP = 2  # pixels of a picture for each of the screen, where only a part of the table is shown
COLOURS = 255  # enough for these drawings, at a third of the size
# How the table's drawing lies on the screen: its scale, and where it begins.
WHERE = "desk => { const at = desk.getScreenCTM(); return [at.a, at.e, at.f]; }"
# Nothing moves in a picture.
STILL = """localStorage.setItem("teotihuacan.settings", JSON.stringify({ speed: "off" }));"""


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
    size: str,
    language: str,
) -> Iterator[tuple[str, bytes]]:
    """A picture of each scene on a screen and in a language, as PNG."""
    for name, scene in scenes.items():
        with open_page(browser, size, language, SHARP if scene.part else 1) as page:
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
def open_page(browser: Browser, size: str, language: str, scale: int) -> Iterator[Page]:
    """A page of somebody new, on a screen and in a language."""
    width, height = map(int, size.split("x"))
    phone = width < PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        is_mobile=phone,
        has_touch=phone,
        reduced_motion="reduce",
        locale=language,
    )
    context.add_init_script(STILL)
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
    game = Game(midgame.setup, midgame.seed, ["Ixchel", "adept (bot)", "master (bot)"])
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


def main() -> None:
    """Prepare, serve, look, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", action="append", help="of the screen; may be given again")
    parser.add_argument("--to", type=Path, default=DOCS, help="folder for the pictures")
    parser.add_argument("--language", action="append", help="may be given again; all if not")
    parser.add_argument("--only", action="append", help="name of a scene; may be given again")
    given = parser.parse_args()
    given.to.mkdir(parents=True, exist_ok=True)
    terminal = draw_terminal(make_terminal_game())
    with tempfile.TemporaryDirectory() as folder:
        with prepare_server(Path(folder) / "data") as shelf:
            cookie, scenes = prepare_scenes(shelf)
        with run_server(Path(folder) / "data") as url, sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), chromium_sandbox=False
            )
            wanted = {name: scenes[name] for name in scenes if name in (given.only or scenes)}
            for language, size in product(given.language or LANGUAGES, given.size or SIZES):
                shown = {n: s for n, s in wanted.items() if is_shown(s, size, language)}
                for name, png in take_pictures(browser, url, cookie, shown, size, language):
                    write_picture(given.to / name_file(name, size, language), png)
            if "terminal" in (given.only or ["terminal"]):
                write_picture(given.to / "terminal.png", picture_terminal(browser, terminal))
            browser.close()


if __name__ == "__main__":
    main()
