"""Which pieces entries are about: the table that follows from them is the table there is."""

from copy import deepcopy
from typing import Any

from random_games import new_games
from teotihuacan import Position, position_to_json
from teotihuacan.engine.names import ROW_NAMES
from teotihuacan.engine.schema.events import SLOT_KEYS
from teotihuacan.game.log import Entry, log_entries

Table = dict[str, Any]


class Follower:
    """A table that changes by nothing but entries."""

    def __init__(self, table: Table) -> None:
        self.table = deepcopy(table)

    def follow(self, entry: Entry) -> None:
        """Change what an entry says."""
        step = getattr(self, entry.key, None)
        if step is not None:
            step(entry.seat, **{**entry.arguments, **entry.pieces})

    def workers(self, seat: int) -> list[dict[str, Any]]:
        """The workers of a seat."""
        workers: list[dict[str, Any]] = self.table["players"][seat]["workers"]
        return workers

    # Workers ---

    def moved(self, seat: int, worker: int, start: str, board: str, power: int) -> None:
        die = self.workers(seat)[worker]
        assert die == {"board": start, "power": power}
        die["board"] = board

    def locked(self, seat: int, worker: int, board: str, space: int, power: int) -> None:
        die = self.workers(seat)[worker]
        assert die == {"board": board, "power": power}
        die["space"] = space

    def unlocked(self, seat: int, worker: int, board: str, space: int, power: int) -> None:
        die = self.workers(seat)[worker]
        assert die == {"board": board, "power": power, "space": space}
        del die["space"]

    pushed_off = unlocked

    def powered_up(self, seat: int, worker: int, board: str, power: int) -> None:
        assert self.workers(seat)[worker]["board"] == board
        self.workers(seat)[worker]["power"] = power

    def ascended(self, seat: int, worker: int, board: str, to: str, power: int) -> None:
        assert self.workers(seat)[worker]["board"] == board
        self.workers(seat)[worker] = {"board": to, "power": power}

    def worker_arrived(self, seat: int, worker: int, board: str, power: int) -> None:
        self.workers(seat).insert(worker, {"board": board, "power": power})

    def worker_placed(
        self, seat: int, worker: int, board: str, power: int, order: list[int]
    ) -> None:
        assert self.workers(seat)[worker] == {"board": None, "power": power}
        self.workers(seat)[worker]["board"] = board
        self.reorder(seat, order)

    def turn_ended(self, _: int, orders: list[list[int]]) -> None:
        for player in range(len(self.table["players"])):
            self.reorder(player, orders[player])

    def reorder(self, seat: int, order: list[int]) -> None:
        """Put the workers in play into a new order."""
        workers = self.workers(seat)
        workers[:] = [workers[worker] for worker in order if worker < len(workers)]

    def bot_worshipped(self, seat: int, worker: int, start: str, board: str) -> None:
        assert self.workers(seat)[worker]["board"] == start
        self.workers(seat)[worker]["board"] = board

    def neutral_moved(
        self, _: None, colours: list[int], dice: list[int], boards: list[str]
    ) -> None:
        for colour, die, board in zip(colours, dice, boards, strict=True):
            self.table["neutral_dice"][colour][die:] = [board]

    # Tiles ---

    def bought(self, seat: int, discovery: str, spot: str | None, slot: int) -> None:
        if spot is not None:
            assert self.table["discoveries"][spot].pop(slot) == discovery
        held = self.table["players"][seat]["discoveries"]
        held[discovery] = held.get(discovery, 0) + 1

    def used(self, seat: int, discovery: str) -> None:
        held = self.table["players"][seat]["discoveries"]
        held[discovery] -= 1

    def discarded(self, _: int, discovery: str, spot: str) -> None:
        self.table["discoveries"][spot].remove(discovery)

    def drew_discovery(self, _: None, discovery: str, spot: str) -> None:
        self.table["discoveries"][spot].append(discovery)

    def drew_tile(self, _: None, tile: str, slot: int, slid: int) -> None:
        self.draw("pyramid_display", tile, slot, slid)

    def drew_decoration(self, _: None, decoration: str, slot: int, slid: int) -> None:
        self.draw("decoration_display", decoration, slot, slid)

    def draw(self, display: str, tile: str, slot: int, slid: int) -> None:
        """Lay a new tile into a display."""
        tiles = self.table[display]
        if slid:
            tiles.sort(key=lambda one: one is None)
        assert tiles[slot] is None
        tiles[slot] = tile

    def tile_built(
        self, _: int, tile: str, slot: int, level: int, row: int, column: int, turn: int
    ) -> None:
        assert self.table["pyramid_display"][slot] == tile
        self.table["pyramid_display"][slot] = None
        cell = [level - 1, row - 1, column - 1]
        self.table["pyramid"].append({"cell": cell, "tile": tile, "turn": turn})
        self.table["pyramid"].sort(key=lambda one: one["cell"])

    def decorated(self, _: int, decoration: str, slot: int, side: str, space: int) -> None:
        assert self.table["decoration_display"][slot] == decoration
        self.table["decoration_display"][slot] = None
        assert len(self.table["decorations"][side]) == space
        self.table["decorations"][side].append(decoration)

    def nobles_built(self, _: int, row: str, space: int) -> None:
        assert self.table["nobles"][ROW_NAMES.index(row)] == space
        self.table["nobles"][ROW_NAMES.index(row)] += 1

    def starting_tile_kept(self, _: int, starting_tile: int, slot: int, sees: str | None) -> None:
        pool = self.table["starting"]["pool"]
        if pool:
            assert pool.pop(slot) == {"tile": starting_tile, "sees": sees}

    # Teotibot ---

    def bot_shifted(
        self, _: int, bot_tile: str, start_slot: str, slot: str, aside: str | None
    ) -> None:
        bot = self.table["bot"]
        if start_slot == "aside":
            assert bot["aside"] == bot_tile
        bot["action_pyramid"][SLOT_KEYS.index(slot)] = bot_tile
        bot["aside"] = aside or bot["aside"]

    def bot_turned(self, _: int, upper: str, lower: str) -> None:
        self.table["bot"]["directions"] = [upper, lower]


FOLLOWED = ("discoveries", "pyramid", "decorations", "nobles", "neutral_dice")
DISPLAYS = {"decoration_display": "decorations", "pyramid_display": "pyramid"}


def test_the_table_after_the_entries_is_the_table() -> None:
    for game, chooser in new_games(60):
        table = position_to_json(game.position)
        while not game.position.over:
            follower = Follower(table)
            for entry in log_entries(game.play(chooser.choice(game.position.legal_actions()))):
                follower.follow(entry)
            table = position_to_json(game.position)
            compare(follower.table, table)


def compare(followed: Table, table: Table) -> None:
    """All that entries tell of is as they told it."""
    for name in FOLLOWED:
        assert followed[name] == table[name]
    for display, stack in DISPLAYS.items():
        if table["stacks"][stack]:  # nothing is said of tiles that slide and are not replaced
            assert followed[display] == table[display]
    for before, after in zip(followed["players"], table["players"], strict=True):
        assert before["workers"] == after["workers"]
        held = {tile: count for tile, count in before["discoveries"].items() if count}
        assert held == after["discoveries"]
    if "bot" in table:
        assert {**followed["bot"], "uses": None} == {**table["bot"], "uses": None}
    if table["starting"]["pool"]:
        assert followed["starting"]["pool"] == table["starting"]["pool"]


def test_entries_about_pieces_tell_them_as_plain_data() -> None:
    position = Position.from_record(next(new_games(1))[0].position.record())
    events: list[Any] = []
    while not any(event.kind == "moved" for event in events):
        events.clear()
        position.apply(position.legal_actions()[-1], events)
    [moved] = [entry.to_dict() for entry in log_entries(events) if entry.key == "moved"]
    assert set(moved) == {"key", "seat", "arguments", "pieces"}
    assert moved["pieces"]["worker"] in range(3)
