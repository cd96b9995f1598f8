"""An observation tells what its seat may know, all of it in the right place, and nothing else."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from seen import ALL_SETUPS, Row, by_name, mask_of, seen_by
from teotihuacan import COMPILED, Position, Setup, TeotihuacanError
from teotihuacan.engine.constants import QUESTION_NAMES
from teotihuacan.engine.record.storage import pack, unpack
from teotihuacan.envs.observation.fields import (
    GAME_AT,
    GAME_FIELDS,
    GAME_SIZE,
    OBSERVATION_SIZE,
    SEAT_AT,
    SEAT_FIELDS,
    SEAT_SIZE,
)
from walks import SETUPS, moments, rich, setup_name, walk

GAMES = 6 if COMPILED else 1


def sampled(setup: Setup) -> Iterator[Position]:
    """Moments of some games, every decision about starting tiles among them."""
    for seed in range(GAMES):
        yield from moments(setup, seed, 6 if COMPILED else 60)
        opening = Position.new(setup, seed + 100)
        for _ in walk(opening, seed):
            if opening.question == "turn":
                break
            yield opening.copy()


def seats_of(setup: Setup) -> range:
    return range(setup.players)


# Nothing hidden ---


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=setup_name)
def test_what_a_seat_cannot_know_changes_nothing(setup: Setup) -> None:
    """Ruling 34: some 10,000 positions over all set-ups, each from every seat."""
    different = 0
    for number, position in enumerate(sampled(setup)):
        for seat in seats_of(setup):
            seen = seen_by(position, seat).tobytes()
            mask = mask_of(position, seat).tobytes()
            for seed in (number, number + 1):
                guess = position.determinize(seat, seed)
                assert seen_by(guess, seat).tobytes() == seen
                assert mask_of(guess, seat).tobytes() == mask
                different += guess != position
    assert different > 0


def test_own_secrets_are_seen() -> None:
    """The other way round: what others can't know of a seat changes what itself sees."""
    position = Position.new(Setup(2), 3)
    position.apply(position.legal_actions()[0])  # seat 0 has chosen, seat 1 is asked
    guesses = [position.determinize(1, seed) for seed in range(8)]
    assert len({seen_by(guess, 0).tobytes() for guess in guesses}) > 4
    assert len({seen_by(guess, 1).tobytes() for guess in guesses}) == 1


# From the own point of view ---

SEAT_ROWS = ["goods", "vp", "avenue", "track", "temple", "knows", "board", "power", "space"]
SEAT_ROWS += ["held", "used", "books_of", "stats", "hand", "hand_sees", "kept", "kept_sees"]


def rotated(position: Position) -> Position:
    """The same table with every player one seat further on."""
    record: dict[str, Any] = unpack(position.to_bytes())
    players = record["players"]
    for name in SEAT_ROWS:
        rows = record[name]
        record[name] = [rows[players - 1], *rows[: players - 1], *rows[players:]]
    for frame in record["stack"][: record["depth"]]:
        if frame[1] >= 0:
            frame[1] = (frame[1] + 1) % players
    if record["active"] >= 0:
        record["active"] = (record["active"] + 1) % players
    return Position.from_bytes(pack(record))


def without_order(row: Row) -> bytes:
    """An observation without the seats' numbers, which are all that a rotation may change."""
    kept = row.copy()
    for seat in range(4):
        at = GAME_SIZE + seat * SEAT_SIZE + SEAT_AT["order"]
        kept[at : at + 4] = 0
    return kept.tobytes()


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_players_one_seat_further_on_see_the_same(setup: Setup) -> None:
    compared = 0
    for position in moments(setup, 7, 5 if COMPILED else 40):
        if position.over:
            continue
        further = rotated(position)
        for seat in seats_of(setup):
            other = (seat + 1) % setup.players
            before, after = seen_by(position, seat), seen_by(further, other)
            assert without_order(before) == without_order(after)
            assert before.tobytes() != after.tobytes()
            if further.legal_actions() == position.legal_actions():
                assert (mask_of(further, other) == mask_of(position, seat)).all()
            compared += 1
    assert compared > 0


# Everything in its place ---


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=setup_name)
def test_fields_hold_what_the_record_has(setup: Setup) -> None:
    for position in moments(setup, 4, 20 if COMPILED else 80):
        record = unpack(position.to_bytes())
        for seat in seats_of(setup):
            seen = by_name(seen_by(position, seat))
            check_game(position, record, seen, seat)
            for turn in range(record["players"]):
                other = (seat + turn) % record["players"]
                check_seat(record, seen["seats"][turn], other)
            for turn in range(record["players"], 4):
                assert not any(part.any() for part in seen["seats"][turn].values())


def flagged(flags: Any) -> list[int]:
    return [int(n) for n in np.flatnonzero(flags)]


def check_game(position: Position, record: dict[str, Any], seen: Any, seat: int) -> None:
    assert flagged(seen["question"]) == [QUESTION_NAMES.index(position.question)]
    if not position.over:
        assert flagged(seen["asked"]) == [(position.seat - seat) % record["players"]]
    assert seen["light"].round() == record["light"]
    assert seen["until_eclipse"].round() == record["dark"] - record["light"]
    assert [flagged(row) for row in seen["royal"]] == [[tile] for tile in record["royal"]]
    assert [flagged(row) for row in seen["technology"]] == [[n] for n in record["technology"]]
    assert [flagged(row)[0] for row in seen["place"]] == [
        record["ring"].index(board) for board in range(8)
    ]
    for spot, tiles in zip(seen["spot"], record["spot"], strict=True):
        assert int(spot.sum()) == sum(tile >= 0 for tile in tiles)
        assert all(spot[tile] == tiles.count(tile) for tile in tiles if tile >= 0)
    assert seen["pyramid_stack"].round().tolist() == record["pyramid_stack"]
    assert seen["nobles"].round().tolist() == record["nobles"]
    assert int(seen["layers"].round().sum()) == 4 * sum(tile >= 0 for tile in record["tile"])
    hidden = sum(sees >= 0 for hand in record["hand_sees"] for sees in hand)
    hidden -= sum(sees >= 0 for sees in record["hand_sees"][seat])
    unseen = sum(record["discovery_stack"]) + (hidden if record["secret"] else 0)
    assert int(seen["discovery_stack"].round().sum()) == unseen
    hand = [[tile] if tile >= 0 else [] for tile in record["hand"][seat]]
    assert [flagged(row) for row in seen["hand"]] == hand


def check_seat(record: dict[str, Any], seen: Any, seat: int) -> None:
    assert seen["present"] == 1
    assert flagged(seen["order"]) == [seat]
    for name in ("goods", "temple", "knows", "held"):
        assert seen[name].round().tolist() == record[name][seat], name
    for name in ("vp", "avenue", "track"):
        assert seen[name].round() == record[name][seat], name
    boards = [[board] if board >= 0 else [] for board in record["board"][seat]]
    assert [flagged(row) for row in seen["worker_board"]] == boards
    powers = [[power - 1] for power in record["power"][seat]]
    assert [flagged(row) for row in seen["worker_power"]] == powers
    spaces = [[space] if space >= 0 else [] for space in record["space"][seat]]
    assert [flagged(row) for row in seen["worker_space"]] == spaces


def test_every_number_is_used_and_none_leaves_the_space() -> None:
    """No field is always zero, and few of its numbers are."""
    used = np.zeros(OBSERVATION_SIZE, bool)
    for setup in ALL_SETUPS:
        for seed in range(8 if COMPILED else 1):
            start = rich(setup, seed) if setup.players > 1 and seed % 2 else None
            position = start or Position.new(setup, seed)
            for _ in walk(position, seed):
                row = seen_by(position, position.seat)
                assert row.min() >= -1.0
                assert row.max() < 50
                used |= row != 0
    if not COMPILED:  # too few games
        return
    assert used[:GAME_SIZE].mean() > 0.8
    of_seats = used[GAME_SIZE:].reshape(4, SEAT_SIZE).any(axis=0)
    part: Any
    for fields, at, part in ((GAME_FIELDS, GAME_AT, used), (SEAT_FIELDS, SEAT_AT, of_seats)):
        for field in fields:
            assert part[at[field.name] :][: field.size].any(), field.name


def test_masks_are_of_the_seat_that_is_asked() -> None:
    for setup in ALL_SETUPS:
        for position in moments(setup, 2, 60):
            for seat in seats_of(setup):
                legal = position.legal_actions() if position.seat == seat else []
                assert flagged(mask_of(position, seat)) == legal


def test_seats_and_buffers_are_checked() -> None:
    from teotihuacan.envs.observation import write_observation

    position = Position.new(Setup(2), 1)
    row, mask = np.zeros(OBSERVATION_SIZE, np.float32), np.zeros(343, np.int8)
    for seat in (-1, 2):
        with pytest.raises(TeotihuacanError, match="seat must be 0 to 1"):
            write_observation(position, seat, row, mask)
    for wrong in (row[:-1], row.astype(np.float64)):
        with pytest.raises(ValueError, match="an observation has 1793 32-bit floats"):
            write_observation(position, 0, wrong, mask)
    with pytest.raises(ValueError, match="a mask has 343 bytes"):
        write_observation(position, 0, row, mask[:-1])
