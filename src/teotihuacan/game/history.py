"""What happened in a game, action by action and turn by turn."""

from ..engine import Event
from .game import Game
from .turns import turn_marks


def events_between(game: Game, first: int, last: int) -> list[Event]:
    """What the actions from ply `first` up to ply `last` did."""
    events: list[Event] = []
    for ply, action in enumerate(game.actions[first:last], start=first):
        game.position_at(ply).copy().apply(action, events)
    return events


def turn_plies(game: Game) -> list[int]:
    """The ply at which each turn began in which somebody was asked something."""
    plies = [0] if game.position_at(0).question == "turn" else []
    for ply in range(game.ply):
        if turn_marks(events_between(game, ply, ply + 1))[-1:] == ["turn_began"]:
            plies.append(ply + 1)
    return plies


def cut_game(game: Game, ply: int) -> Game:
    """A game as it was after so many actions."""
    cut = Game(game.setup, game.seed, game.names, take_back=game.take_back)
    for action in game.actions[:ply]:
        cut.play(action)
    return cut
