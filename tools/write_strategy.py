"""Writes what the strategy guide needs: the figures it cites, and its page of the documentation.

    python tools/write_strategy.py

`docs/play/strategy-figures.json` has all that `measure_strategy.py` found. The package gets the
figures that the English guide cites; `docs/play/strategy.md` is that guide with its figures, and
what the evaluation says things are worth.
"""

import json
from functools import reduce
from pathlib import Path
from typing import Any

from teotihuacan.bots.weights import read_weights_file
from teotihuacan.engine.names import TECHNOLOGY_NAMES
from teotihuacan.i18n import LANGUAGES, say
from teotihuacan.terminal.rulebook import WORDS, read_words
from teotihuacan.terminal.strategy_guide import PLACE, fill_places, write_figure

ROOT = Path(__file__).resolve().parents[1]
MEASURED = ROOT / "docs" / "play" / "strategy-figures.json"
CITED = WORDS / "strategy.json"
TEMPLATE = Path(__file__).with_name("strategy_page.md")
PAGE = ROOT / "docs" / "play" / "strategy.md"
PERIODS = (0, 2, 4)  # the times at which a period begins
WORTH = {
    "cocoa_first_4": "cocoa (of the first 4)",
    "wood_first_3": "wood (of the first 3)",
    "stone_first_4": "stone (of the first 4)",
    "gold_first_3": "gold (of the first 3)",
    "power": "point of power",
    "blue_steps": "blue temple step, beside its reward",
    "red_steps": "red temple step, beside its reward",
    "green_steps": "green temple step, beside its reward",
    "locked_workers": "locked worker",
    "to_move": "having the turn",
}


def write_cited() -> str:
    """The figures that the English guide cites, by their places in what was measured."""
    measured = json.loads(MEASURED.read_text("utf-8"))
    places = dict.fromkeys(found[1] for found in PLACE.finditer(read_words("en", "strategy.md")))
    cited = {place: look_up(measured, place) for place in places if "." in place}
    return json.dumps(cited, indent=1) + "\n"


def look_up(measured: dict[str, Any], place: str) -> Any:
    """A figure by its place: "2.ahead.ascensions.won"."""
    return reduce(lambda part, name: part[name], place.split("."), measured)


def write_page() -> str:
    """The guide as a page of the documentation."""
    guide = fill_places(read_words("en", "strategy.md"))
    parts = {"GUIDE": guide, "LANGUAGES": write_links(), "VALUES": "".join(write_values())}
    page = TEMPLATE.read_text("utf-8")
    return reduce(lambda text, name: text.replace(f"%{name}%", parts[name]), parts, page)


def write_links() -> str:
    """Links to the guides in other languages; on the site they are pages."""
    folder = "../../src/teotihuacan/i18n"
    return ", ".join(
        f"[{name}]({folder}/{language}/strategy.md)"
        for language, name in LANGUAGES.items()
        if language != "en"
    )


def write_values() -> list[str]:
    """What the evaluation says things are worth, in rows of a table."""
    names = WORTH | {name: say(f"technology-{name}") for name in TECHNOLOGY_NAMES}
    values = read_weights_file()["players"]
    return [
        f"| {called} | {' | '.join(write_figure(values[name][at], '1') for at in PERIODS)} |\n"
        for name, called in names.items()
    ]


def main() -> None:
    """Write the figures, then the page, which reads them."""
    CITED.write_text(write_cited(), "utf-8")
    PAGE.write_text(write_page(), "utf-8")


if __name__ == "__main__":
    main()
