"""Games that are drawn from a key: what was seen tells nothing about what comes."""

import random

import pytest

from teotihuacan import Game, Position, Setup
from teotihuacan.engine.errors import TeotihuacanError
from teotihuacan.game.records import RecordError
from teotihuacan.game.seeds import derive_number, draw_key, get_deal, is_seed

KEY = "k1-000102030405060708090a0b0c0d0e0f"
DEALT = 845013420079827011
DRAWN = 365967477365300754
END = (185, [23, 10])
SETUPS = [Setup(2), Setup(4, draft=True), Setup(1), Setup(3, first_game=True)]


def play(game: Game, actions: int = 10_000, seed: int = 1) -> Game:
    """Play at random, as long as there is something to play."""
    chance = random.Random(seed)
    while not game.position.over and game.ply < actions:
        game.play(chance.choice(game.position.legal_actions()))
    return game


def without_chance(position: Position) -> dict[str, object]:
    return {name: value for name, value in position.record().items() if name != "chance"}


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_record_with_its_key_is_verified(setup: Setup) -> None:
    game = play(Game(setup, draw_key()))
    record = game.record()
    assert is_seed(record["seed"])
    again = Game.load(record)
    assert again.position == game.position
    assert [again.position_at(ply) for ply in range(again.ply)] == [
        game.position_at(ply) for ply in range(game.ply)
    ]
    other = {**record, "seed": draw_key()}
    with pytest.raises((RecordError, TeotihuacanError)):
        Game.load(other)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_only_what_is_to_come_is_drawn_anew(setup: Setup) -> None:
    game = play(Game(setup, KEY))
    for ply, action in enumerate(game.actions):
        plain = game.position_at(ply).copy()
        plain.apply(action)
        assert without_chance(plain) == without_chance(game.position_at(ply + 1))


def test_every_action_is_drawn_from_another_state() -> None:
    game = play(Game(Setup(2), KEY))
    states = [game.position_at(ply).record()["chance"] for ply in range(5, game.ply)]
    assert len(set(states)) == len(states)


def test_taking_back_and_playing_again_draws_the_same() -> None:
    game = Game(Setup(2), KEY, take_back=True)
    play(game, 60)
    for _ in range(100):
        before, ply = game.position, game.ply
        game.undo()
        game.redo()
        assert (game.position, game.ply) == (before, ply)
        play(game, game.ply + 1)


def test_numbers_deal_what_they_always_dealt() -> None:
    game = play(Game(Setup(2), 7), 80)
    position = Position.new(Setup(2), 7)
    for action in game.actions:
        position.apply(action)
    assert position == game.position
    assert (get_deal(7), game.bot_seed, derive_number(7, "anything")) == (7, 7, 7)


def test_a_key_deals_the_same_everywhere() -> None:
    """Compiled or interpreted, today and later: records with keys are kept."""
    assert get_deal(KEY) == DEALT
    assert derive_number(KEY, "draw 1") == DRAWN
    game = play(Game(Setup(2), KEY))
    assert (game.ply, game.position.scores()) == END


@pytest.mark.parametrize(
    "seed", ["", "k1-", KEY[:-1], KEY.upper(), f"{KEY}0", -1, 2**60, 1.5, True]
)
def test_seeds_that_are_none(seed: object) -> None:
    assert not is_seed(seed)
    with pytest.raises(TeotihuacanError):
        Game(Setup(2), seed)  # type: ignore[arg-type]
    record = Game(Setup(2), 1).record()
    with pytest.raises(RecordError):
        Game.load({**record, "seed": seed})
