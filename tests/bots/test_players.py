"""The bots at a table: names, levels, and who beats whom."""

import random
from dataclasses import replace

import pytest

from teotihuacan import Position, Setup
from teotihuacan.bots import BOT_NAMES, Budget, Referee, bot_named
from teotihuacan.bots.levels import LEVELS
from teotihuacan.bots.mcts import CLASSIC, MctsBot, SearchSettings
from teotihuacan.bots.names import BotError, parse_budget


def play(names: list[str], setup: Setup, seed: int) -> Position:
    """A game between bots."""
    position = Position.new(setup, seed)
    referee = Referee([bot_named(name) for name in names], seed)
    while not position.over:
        answer = referee.answer(position)
        assert answer.fault is None
        position.apply(answer.action)
    return position


@pytest.mark.parametrize(("weaker", "stronger"), [("random", "greedy"), ("greedy", "mcts:600")])
def test_the_stronger_bot_wins(weaker: str, stronger: str) -> None:
    wins = 0
    for seed in range(10):
        names = [weaker, stronger] if seed % 2 else [stronger, weaker]
        wins += names[play(names, Setup(2), seed).ranking()[0]] == stronger
    assert wins >= 8


def test_every_bot_plays_three_players_four_players_and_solo() -> None:
    for name in ("random", "greedy", "mcts:5"):
        for setup in (Setup(3), Setup(4, dark_eclipse=True), Setup(1, level="standard")):
            assert play([name] * setup.players, setup, 1).over


def test_every_name_stands_for_a_bot() -> None:
    assert set(LEVELS) < set(BOT_NAMES)
    position = Position.new(Setup(2, first_game=True), 1)
    for name in BOT_NAMES:
        entrant = bot_named(name)
        assert entrant.name == name
        quick = Budget(playouts=8)
        assert position.is_legal(entrant.make().choose(position, quick, 1))


def test_budgets_as_they_are_written() -> None:
    assert parse_budget("500") == Budget(playouts=500)
    assert parse_budget("0.25s") == Budget(seconds=0.25)
    assert bot_named("mcts:70").budget == Budget(playouts=70)
    assert bot_named("mcts:2s").budget == Budget(seconds=2.0)
    assert bot_named("adept").budget == Budget(seconds=0.3)
    assert bot_named("master").budget == Budget(seconds=2.0)
    assert bot_named("legend").budget == Budget(seconds=6.0)
    for text in ("", "0", "-3", "s", "0s", "nans", "infs", "1e9s", "five", "1.5"):
        with pytest.raises(BotError, match="a budget is a number of playouts"):
            parse_budget(text)


def test_unknown_bots_are_refused_in_one_line() -> None:
    for name, why in (
        ("grandmaster", "no bot is called 'grandmaster'"),
        ("nowhere.py:Bot", "can't load 'Bot'"),
        ("teotihuacan.bots:Nobody", "can't load 'Nobody'"),
    ):
        with pytest.raises(BotError, match=why) as refused:
            bot_named(name)
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("name", "budget", "settings"),
    [
        ("classic:adept", Budget(seconds=0.3), CLASSIC),
        ("classic:novice", Budget(playouts=40), replace(CLASSIC, doubt=30.0)),
        ("classic:500", Budget(playouts=500), CLASSIC),
        ("classic:0.5s", Budget(seconds=0.5), CLASSIC),
        ("classic:mcts:20", Budget(playouts=20), CLASSIC),
        ("classic:collector:100", Budget(playouts=100), replace(CLASSIC, style="collector")),
    ],
)
def test_classic_bots_play_without_the_net(
    name: str, budget: Budget, settings: SearchSettings
) -> None:
    entrant = bot_named(name)
    assert (entrant.name, entrant.budget, entrant.trusted) == (name, budget, True)
    bot = entrant.make()
    assert isinstance(bot, MctsBot)
    assert bot.settings == settings
    assert not bot.settings.net
    position = Position.new(Setup(2, first_game=True), 1)
    assert position.is_legal(bot.choose(position, Budget(playouts=8), 1))


@pytest.mark.parametrize(
    "name",
    ["classic", "classic:", "classic:nonsense", "classic:random", "classic:0", "classic:adept:3"],
)
def test_classic_alone_and_classic_nonsense_are_refused(name: str) -> None:
    with pytest.raises(BotError) as refused:
        bot_named(name)
    assert str(refused.value) == (
        f"no bot is called {name!r}: after classic: comes a level, a style or a budget, "
        "as in classic:adept, classic:collector:100 or classic:500"
    )


def test_a_bot_in_doubt_is_not_always_of_one_mind() -> None:
    position = Position.new(Setup(2, first_game=True), 3)
    sure = {MctsBot().choose(position, Budget(playouts=200), seed) for seed in range(20)}
    unsure = {
        MctsBot(SearchSettings(doubt=60.0)).choose(position, Budget(playouts=200), seed)
        for seed in range(20)
    }
    assert len(unsure) > len(sure)


def test_the_policy_of_random_is_any_legal_action() -> None:
    position = Position.new(Setup(2, first_game=True), 3)
    bot = bot_named("random").make()
    chosen = {bot.choose(position, Budget(), random.randrange(10**6)) for _ in range(300)}
    assert chosen == set(position.legal_actions())


def test_only_the_search_takes_a_budget() -> None:
    for name in ("random:5", "greedy:1s", "adept:3"):
        with pytest.raises(BotError, match="takes no budget"):
            bot_named(name)


def test_the_largest_seed_is_as_good_as_any() -> None:
    position = Position.new(Setup(2), 2**60 - 1)
    assert position.is_legal(MctsBot().choose(position, Budget(playouts=100), 2**60 - 1))
