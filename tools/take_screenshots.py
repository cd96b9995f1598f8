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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count, product
from pathlib import Path

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from prepared_games import GameSoFar, PreparedServer, play_bots, prepare_server

from teotihuacan import Position, Setup
from teotihuacan.game.views import SPECTATOR, view
from teotihuacan.i18n import LANGUAGES

DOCS = Path(__file__).parent.parent / "docs" / "screenshots"
SIZES = ("1366x768", "390x844")
TRANSLATED = ("start", "opening", "end")  # what is shown in every language
PHONE = 500  # pixels: narrower screens are phones
PATIENCE = 30  # seconds
COLOURS = 255  # where the picture would be too large otherwise
ME = 0  # seat
CLEARLY = 10  # VP
LARGEST = 300_000  # bytes of a picture
# Nothing moves in a picture.
STILL = """localStorage.setItem("teotihuacan.settings", JSON.stringify({ speed: "off" }));"""


@dataclass(frozen=True)
class Scene:
    """What is shown, and what is done before the picture is taken."""

    path: str
    ready: str  # a selector to wait for
    prepare: Callable[[Page], None] = lambda page: page.mouse.move(0, 0)


def rewind_to_question(game: GameSoFar, question: str, share: float) -> GameSoFar:
    """The game up to the last time before a share of it that I am asked such a question."""
    position = Position.new(game.setup, game.seed)
    found = 0
    for number, action in enumerate(game.actions[: int(share * len(game.actions))]):
        if position.seat == ME and position.question == question:
            found = number
        position.apply(action)
    return GameSoFar(game.setup, game.seed, game.actions[:found])


def find_game(setup: Setup, wanted: Callable[[Position], bool]) -> GameSoFar:
    """The first game of bots that ends as wanted."""
    return next(game for seed in count() if wanted((game := play_bots(setup, seed)).position()))


def has_won(position: Position) -> bool:
    """Whether my seat comes first, by more than a little."""
    first, second, *_ = position.ranking()
    scores = position.scores()
    return first == ME and scores[first] - scores[second] > CLEARLY


def is_full(position: Position) -> bool:
    """Whether the pyramid is complete."""
    return bool(view(position, SPECTATOR)["calendar"]["pyramid_complete"])


def show_result(page: Page) -> None:
    """Let the chart be drawn."""
    page.get_by_role("table").wait_for()


def prepare_scenes(shelf: PreparedServer) -> tuple[dict[str, str], dict[str, Scene]]:
    """Put games on the shelf; the cookie of whoever plays them, and what to show."""
    me = shelf.add_person("Ixchel")
    asked = "button[aria-controls=all-answers]"
    opening = GameSoFar(Setup(players=2, first_game=True), 3, [])
    three = play_bots(Setup(players=3), 8)
    won = find_game(Setup(players=3), has_won)
    full = find_game(Setup(players=4), is_full)
    end = shelf.add_table(won, [me, "adept", "student"])
    midgame = rewind_to_question(three, "turn", 0.55)
    at_pyramid = rewind_to_question(full, "turn", 1)
    tables = {
        "full-pyramid": shelf.add_table(at_pyramid, [me, "adept", "student", "novice"]),
        "midgame": shelf.add_table(midgame, [me, "adept", "master"]),
        "opening": shelf.add_table(opening, [me, "novice"]),
    }
    scenes = {
        "start": Scene("/", "main section"),
        "new-game": Scene("/new", "form"),
        "end": Scene(f"/t/{end}", ".ranking", show_result),
        "replay": Scene(f"/t/{end}/replay?at={len(won.actions) * 2 // 3}", ".controls"),
    }
    return shelf.make_cookie(me), scenes | {
        name: Scene(f"/t/{key}", asked) for name, key in tables.items()
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
    size: str,
    language: str,
) -> Iterator[tuple[str, bytes]]:
    """A picture of each scene on a screen and in a language, as PNG."""
    width, height = map(int, size.split("x"))
    phone = width < PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height},
        is_mobile=phone,
        has_touch=phone,
        reduced_motion="reduce",
        locale=language,
    )
    context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": url}])
    context.add_init_script(STILL)
    page = context.new_page()
    for name, scene in scenes.items():
        page.goto(f"{url}{scene.path}")
        page.locator(scene.ready).first.wait_for()
        scene.prepare(page)
        page.wait_for_load_state("networkidle" if scene.path == "/" else "load")
        page.wait_for_timeout(400)
        yield name, page.screenshot()
    context.close()


def shrink_picture(png: bytes) -> bytes:
    """The picture in as few bytes as it needs, with fewer colours if those are many."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    whole = encode_png(image)
    return whole if len(whole) <= LARGEST else encode_png(image.quantize(COLOURS))


def encode_png(image: Image.Image) -> bytes:
    """A picture as PNG."""
    out = io.BytesIO()
    image.save(out, format="PNG", optimize=True)
    return out.getvalue()


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
    chromium = shutil.which("chromium")
    given.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        with prepare_server(Path(folder) / "data") as shelf:
            cookie, scenes = prepare_scenes(shelf)
        scenes = {name: scenes[name] for name in scenes if name in (given.only or scenes)}
        with run_server(Path(folder) / "data") as url, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, chromium_sandbox=False)
            for language, size in product(given.language or LANGUAGES, given.size or SIZES):
                shown = {
                    name: scenes[name]
                    for name in scenes
                    if language == "en" or name in TRANSLATED
                }
                for name, png in take_pictures(browser, url, cookie, shown, size, language):
                    file = given.to / name_file(name, size, language)
                    file.write_bytes(shrink_picture(png))
                    print(file.name, f"{file.stat().st_size // 1024} kB")
            browser.close()


if __name__ == "__main__":
    main()
