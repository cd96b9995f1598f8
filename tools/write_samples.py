"""Write the sample views that the browser client's gallery and tests draw.

Run it after the form of views has changed: python tools/write_samples.py
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


def played(setup: Setup, seed: int, enough: Enough, *, greedy: bool = True) -> Position:
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


def pyramid_tiles(position: Position) -> int:
    """How many tiles lie in the pyramid."""
    return len(position_to_json(position)["pyramid"])


def turns(number: int) -> Enough:
    """After so many questions of the kind `turn`."""
    asked = 0

    def enough(position: Position) -> bool:
        nonlocal asked
        asked += position.question == "turn"
        return asked > number

    return enough


def crowd() -> Position:
    """Every worker of four players on one board, and one player's on every kind of space."""
    position = played(Setup(players=4), 5, turns(30))
    data: dict[str, Any] = position_to_json(position)
    for seat, player in enumerate(data["players"]):
        player["workers"] = [{"board": "forest", "power": 1 + (seat + n) % 5} for n in range(4)]
    data["players"][3]["workers"][0] = {"board": "forest", "power": 4, "space": 0}
    data["players"][2]["workers"][0] = {"board": "palace", "power": 3, "space": 1}
    data["turn"]["mover"] = None
    del data["stack"]
    return position_from_json(data)


def write(name: str, position: Position, seat: int = 0) -> None:
    """A sample: what a seat sees, without its answers, which nothing here draws."""
    seen = view(position, seat)
    seen["legal"] = []
    for player in seen["players"]:
        player["statistics"] = {}
    text = json.dumps(seen, separators=(",", ":"))
    (SAMPLES / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    print(name, position.question, len(text))


def main() -> None:
    """Write them all."""
    write("secret4", Position.new(Setup(players=4), 3))
    write("draft4", played(Setup(players=4, draft=True), 4, lambda p: p.seat == 2), seat=2)
    write(
        "placing2",
        played(Setup(players=2), 9, lambda p: p.question == "place_worker"),
    )
    write("first2", Position.new(Setup(players=2, first_game=True), 1))
    write("middle3", played(Setup(players=3), 2, turns(45), greedy=False))
    write("late4", played(Setup(players=4), 8, lambda p: pyramid_tiles(p) >= 29))
    write("solo", played(Setup(players=1), 6, turns(22)))
    write("crowd4", crowd())


if __name__ == "__main__":
    main()
