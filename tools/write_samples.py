"""Write the sample views that the page's gallery and tests draw; `make samples` runs it.

A test says when the files are stale: when views, the rules or the greedy bot have changed.
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from teotihuacan import Position, Setup
from teotihuacan.bots.greedy import GreedyBot
from teotihuacan.bots.protocol import Budget
from teotihuacan.game.position_json import position_from_json, position_to_json
from teotihuacan.game.views import view

SAMPLES = Path(__file__).parent.parent / "web" / "src" / "board" / "samples"
Enough = Callable[[Position], bool]


def play_until(setup: Setup, seed: int, enough: Enough, *, greedy: bool = True) -> Position:
    """A game as it stands when it first is as wished."""
    position = Position.new(setup, seed)
    bot, chance = GreedyBot(), random.Random(seed)
    plies = 0
    while not position.over and not enough(position):
        if greedy:
            action = bot.choose(position, Budget(), seed + plies)
        else:
            action = chance.choice(position.legal_actions())
        position.apply(action)
        plies += 1
    return position


def count_pyramid_tiles(position: Position) -> int:
    """How many tiles lie in the pyramid."""
    return len(position_to_json(position)["pyramid"])


def count_turns_until(number: int) -> Enough:
    """After so many questions of the kind `turn`."""
    asked = 0

    def has_reached(position: Position) -> bool:
        nonlocal asked
        asked += position.question == "turn"
        return asked > number

    return has_reached


def crowd_a_board() -> Position:
    """Every worker of four players on one board, and one player's on every kind of space."""
    position = play_until(Setup(players=4), 5, count_turns_until(30))
    data: dict[str, Any] = position_to_json(position)
    for seat, player in enumerate(data["players"]):
        player["workers"] = [{"board": "forest", "power": 1 + (seat + n) % 5} for n in range(4)]
    data["players"][3]["workers"][0] = {"board": "forest", "power": 4, "space": 0}
    data["players"][2]["workers"][0] = {"board": "palace", "power": 3, "space": 1}
    data["turn"]["mover"] = None
    del data["stack"]
    return position_from_json(data)


def make_sample(position: Position, seat: int = 0) -> str:
    """What a seat sees, as a file: without its answers, which nothing here draws."""
    seen = view(position, seat)
    seen["legal"] = []
    for player in seen["players"]:
        player["statistics"] = {}
    return json.dumps(seen, separators=(",", ":")) + "\n"


def make_sample_files() -> dict[Path, str]:
    """All samples by their files."""
    draft = play_until(Setup(players=4, draft=True), 4, lambda p: p.seat == 2)
    placing = play_until(Setup(players=2), 9, lambda p: p.question == "place_worker")
    late = play_until(Setup(players=4), 8, lambda p: count_pyramid_tiles(p) >= 29)
    samples = {
        "secret4": make_sample(Position.new(Setup(players=4), 3)),
        "draft4": make_sample(draft, seat=2),
        "placing2": make_sample(placing),
        "first2": make_sample(Position.new(Setup(players=2, first_game=True), 1)),
        "middle3": make_sample(
            play_until(Setup(players=3), 2, count_turns_until(45), greedy=False)
        ),
        "late4": make_sample(late),
        "solo": make_sample(play_until(Setup(players=1), 6, count_turns_until(22))),
        "crowd4": make_sample(crowd_a_board()),
    }
    return {SAMPLES / f"{name}.json": text for name, text in samples.items()}


if __name__ == "__main__":
    for file, text in make_sample_files().items():
        file.write_text(text, encoding="utf-8")
