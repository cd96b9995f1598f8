"""Plays a whole game where nothing can be imported but the standard library, engine and game.

python tests/bare_game.py
"""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any

ALLOWED = ("teotihuacan.engine.", "teotihuacan.game.", "teotihuacan.version.")
REFUSED = ("babel", "fluent.runtime", "numpy", "pydantic", "teotihuacan.i18n", "teotihuacan.bots")
STANDARD = {*sys.stdlib_module_names, "org"}  # the module copy looks for Jython's classes
EVERY = 25  # ply is looked at closely


class OnlyOurs:
    """A finder that refuses every other module before anybody can look for it."""

    def __init__(self) -> None:
        self.refused: list[str] = []

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: object = None
    ) -> None:
        """Refuse a module, or leave it to the finders that come next."""
        top = name.partition(".")[0]
        ours = name == "teotihuacan" or f"{name}.".startswith(ALLOWED)
        if not ours and top not in STANDARD:
            self.refused.append(name)
            raise ImportError(f"{name} is not of the standard library", name=name)


def is_refused(name: str) -> bool:
    """Whether a module can't be imported."""
    try:
        import_module(name)
    except ImportError:
        return True
    return False


def play_game() -> dict[str, Any]:
    """A whole game, with a close look at it on the way."""
    from teotihuacan import COMPILED, Game, Setup
    from teotihuacan.game.log import log_entries
    from teotihuacan.game.notation import action_text, parse_action, question_text
    from teotihuacan.game.offers import offers
    from teotihuacan.game.position_json import position_from_json, position_to_json
    from teotihuacan.game.views import view

    game = Game(Setup(players=2, dark_eclipse=True), seed=1, names=["Ana", "Ben"])
    entries = 0
    while not (position := game.position).over:
        legal = position.legal_actions()
        action = legal[game.ply * 7 % len(legal)]
        if game.ply % EVERY == 0:
            assert question_text(position)
            assert parse_action(position, action_text(position, action)) == action
            assert len(offers(position)) == len(legal)
            assert view(position, position.seat)["legal"]
            assert position_from_json(position_to_json(position)) == position
        entries += len(log_entries(game.play(action)))
    assert Game.load(json.dumps(game.record())).position == game.position
    result = game.result()
    return {"compiled": COMPILED, "plies": game.ply, "entries": entries, "result": result}


def collect_reasons() -> Iterator[str]:
    """What is said about things that can't be done."""
    from teotihuacan import Game, Setup, parse_action

    game = Game(Setup(players=2), seed=1)
    wrong: list[Callable[[], object]] = [
        lambda: game.play(0),
        lambda: parse_action(game.position, "keep everything"),
        lambda: game.position_at(7),
        lambda: Setup(players=9),
        lambda: Game.load("{}"),
    ]
    for attempt in wrong:
        try:
            attempt()
        except ValueError as error:
            yield str(error)


def main() -> None:
    """Print how the game went, why actions are illegal, and what somebody tried to import."""
    finder = OnlyOurs()
    sys.meta_path.insert(0, finder)
    told = {**play_game(), "reasons": list(collect_reasons()), "tried": list(finder.refused)}
    assert all(map(is_refused, REFUSED))
    print(json.dumps(told))


if __name__ == "__main__":
    main()
