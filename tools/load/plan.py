"""What a load is made of."""

import random
from dataclasses import dataclass, replace

SOCKET, HTTP = "socket", "http"


@dataclass(frozen=True)
class Load:
    """Who plays how, and for how long."""

    players: int = 500
    idle: int = 0  # people at tables where nobody moves
    seats: int = 2  # of each table
    think: float = 4.0  # mean seconds before a move
    http: float = 0.0  # share of the players who ask again and again
    poll: float = 1.0  # seconds between their questions
    bots: float = 0.0  # share of the tables where one person plays against bots
    bot: str = "greedy"
    lobby: int = 0  # people who watch the lobby
    lobby_pause: float = 10.0  # mean seconds between two changes there
    spectators: float = 0.0  # how many a table has on average
    reconnect: float = 0.0  # mean seconds after which a socket is opened anew; 0: never
    warm_up: float = 20.0  # until then workers that made a table are told about it
    seconds: float = 60.0
    processes: int = 2  # that play all this
    seed: int = 1


@dataclass(frozen=True)
class Party:
    """Who comes to one table."""

    number: int
    people: tuple[str, ...]  # how each of them plays: SOCKET, HTTP
    bots: int = 0
    spectators: int = 0
    idle: bool = False


def plan_parties(load: Load) -> list[Party]:
    """All tables of a load, mixed by chance, always the same for the same seed."""
    chance = random.Random(load.seed)
    left = load.players
    parties: list[Party] = []
    while left > 0:
        people = 1 if chance.random() < load.bots else min(load.seats, left)
        left -= people
        kinds = tuple(HTTP if chance.random() < load.http else SOCKET for _ in range(people))
        whole, part = divmod(load.spectators, 1)
        spectators = int(whole) + (chance.random() < part)
        bots = load.seats - people if people == 1 else 0
        parties.append(Party(len(parties), kinds, bots, spectators))
    for _ in range(load.idle // load.seats):
        parties.append(Party(len(parties), (SOCKET,) * load.seats, idle=True))
    return parties


def share_out(load: Load, parties: list[Party]) -> list[tuple[Load, list[Party]]]:
    """What each of the processes plays, and how many of its people watch the lobby."""
    shares = []
    for number in range(load.processes):
        watching = len(range(number, load.lobby, load.processes))
        share = replace(load, seed=load.seed + number, lobby=watching)
        shares.append((share, parties[number :: load.processes]))
    return shares
