"""`determinize`: what a seat knows stays, what it can't know is dealt and drawn anew."""

from typing import Any

import pytest

from invariants import faults
from teotihuacan import COMPILED, Position, Setup
from teotihuacan.engine.components import COMPONENTS
from teotihuacan.engine.record.storage import unpack
from walks import SETUPS, Picks, moments, setup_name

# ruling 34: the dealt starting tiles, what they show and the choice are secret; stacks too.
SECRET = ("chance", "discovery_stack", "hand", "hand_sees", "kept", "kept_sees")
SHOWS = ["discovery" in tile for tile in COMPONENTS["starting_tiles"]]
DEALS = [Setup(players=players) for players in (2, 3, 4)]
MANY = 2000 if COMPILED else 400


def record_of(position: Position) -> dict[str, Any]:
    return unpack(position.to_bytes())


def public(position: Position) -> dict[str, Any]:
    return {key: value for key, value in record_of(position).items() if key not in SECRET}


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_ruling_34_without_secrets_only_chance_changes(setup: Setup) -> None:
    for position in moments(setup, 5, 50):
        record = record_of(position)
        if record["secret"]:
            continue
        before = position.to_bytes()
        for seat in range(-1, setup.players):
            other = position.determinize(seat, 9)
            assert other.to_bytes()[8:] == before[8:]
            assert record_of(other)["chance"] != record["chance"]
            assert other.legal_actions() == position.legal_actions()
            assert other == position.determinize(seat, 9)
            assert other != position.determinize(seat, 10)
        assert position.to_bytes() == before


def secret_moments(setup: Setup, seed: int) -> list[Position]:
    """The decisions of a game at which starting tiles are chosen in secret."""
    position = Position.new(setup, seed)
    picks = Picks(seed)
    found = []
    while position.question == "keep_starting_tiles":
        found.append(position.copy())
        position.apply(picks.of(position.legal_actions()))
    assert len(found) == setup.players
    return found


@pytest.mark.parametrize("setup", DEALS, ids=setup_name)
@pytest.mark.parametrize("seed", range(5))
def test_ruling_34_the_own_hand_and_choice_stay_the_others_are_dealt_anew(
    setup: Setup, seed: int
) -> None:
    for position in secret_moments(setup, seed):
        before = position.to_bytes()
        record = record_of(position)
        for seat in range(-1, setup.players):
            for again in range(10):
                guess = position.determinize(seat, again)
                assert public(guess) == public(position)
                assert faults(guess) == []
                assert guess.legal_actions() == position.legal_actions()
                check_hands(record, record_of(guess), seat)
        assert position.to_bytes() == before


def check_hands(truth: dict[str, Any], guess: dict[str, Any], seat: int) -> None:
    """Own tiles as they are; others have four different ones, and have chosen if they had."""
    players = range(truth["players"])
    dealt = [tile for other in players for tile in guess["hand"][other]]
    assert len(set(dealt)) == 4 * truth["players"]
    assert set(dealt) <= set(range(18))
    for other in players:
        if other == seat:
            for key in ("hand", "hand_sees", "kept", "kept_sees"):
                assert guess[key][seat] == truth[key][seat]
            continue
        sees = dict(zip(guess["hand"][other], guess["hand_sees"][other], strict=True))
        assert [seen >= 0 for seen in sees.values()] == [SHOWS[tile] for tile in sees]
        chosen = truth["kept"][other] != [-1, -1]
        assert (guess["kept"][other] != [-1, -1]) == chosen
        if chosen:
            assert set(guess["kept"][other]) < set(guess["hand"][other])
            assert guess["kept_sees"][other] == [sees[tile] for tile in guess["kept"][other]]


def test_ruling_34_every_tile_not_in_the_own_hand_is_as_likely_in_the_others() -> None:
    """14 tiles for the 4 of the other player: each about 4/14 of the time, pairs 1/6."""
    position = secret_moments(Setup(players=2), 3)[1]  # seat 0 has chosen, seat 1 is asked
    own = record_of(position)["hand"][1]
    dealt = [0] * 18
    pairs = [0] * 16
    for seed in range(MANY):
        guess = record_of(position.determinize(1, seed))
        for tile in guess["hand"][0]:
            dealt[tile] += 1
        first, second = (guess["hand"][0].index(tile) for tile in guess["kept"][0])
        pairs[4 * first + second] += 1
    assert [dealt[tile] for tile in own] == [0, 0, 0, 0]
    expected = MANY * 4 / 14
    chi = sum((dealt[tile] - expected) ** 2 / expected for tile in range(18) if tile not in own)
    assert chi < 34.5  # 13 degrees of freedom, one in a thousand
    counts = [count for count in pairs if count]
    assert len(counts) == 6
    assert sum((count - MANY / 6) ** 2 / (MANY / 6) for count in counts) < 20.5


def test_a_spectator_knows_nobodys_tiles() -> None:
    position = secret_moments(Setup(players=4), 1)[3]
    guesses = [record_of(position.determinize(-1, seed)) for seed in range(20)]
    for seat in range(4):
        assert len({tuple(guess["hand"][seat]) for guess in guesses}) > 15
