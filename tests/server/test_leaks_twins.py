"""Nothing hidden can be told from what the server says: twins of a table look the same.

If everything hidden from a viewer is different and each byte for the viewer is the same, then no
byte depends on what is hidden.
"""

import random
from dataclasses import replace

import pytest
from leak_twins import (
    Work,
    acting,
    begun,
    change,
    draws,
    moved,
    other_action,
    outcome,
    person_at,
    play_of,
    seat_row,
    shown,
    stepping,
    table_row,
    twin_of,
)

from random_games import SETUPS, several
from run_sizes import LEAK_GAMES
from teotihuacan import Setup
from teotihuacan.engine.actions import ACTIONS
from teotihuacan.game.views import is_secret
from teotihuacan.server.storage.tables import StoredTable
from teotihuacan.server.tables.room import SPECTATOR, Room

GAMES, PARTS = LEAK_GAMES, 4
SECRETIVE = [setup for setup in SETUPS if not setup.first_game and not setup.draft]
STEPS = ("undo", "end", "resign")
SEEDS = 2**53


def viewers(room: Room) -> list[int]:
    """Everybody who may look on."""
    return [SPECTATOR, *(row.seat for row in room.seats if row.kind == "person")]


def next_move(room: Room, chance: random.Random) -> tuple[Work, int | None]:
    """What the seat asked does: plays, confirms, or takes back; and which action it plays."""
    play = play_of(room)
    seat, number = play.asked, play.number
    assert seat is not None
    dice = chance.random()
    if play.held is not None:
        return stepping(seat, number, "end" if dice < 0.7 else "undo"), None
    if dice < 0.1 and play.count_undoable(seat):
        return stepping(seat, number, "undo"), None
    action = chance.choice(play.game.position.legal_actions())
    return acting(seat, number, action), action


def check_tries(room: Room, viewer: int, twin: Room, actions: list[int]) -> None:
    """Whatever a viewer tries, legal or not, too late or not: both tables say the same."""
    number = room.number
    works = [acting(viewer, number, action) for action in actions]
    works += [stepping(viewer, number, step) for step in STEPS]
    works += [acting(viewer, number + 1, actions[0]), stepping(viewer, number + 1, "undo")]
    for work in works:
        assert outcome(twin, viewer, work) == outcome(room, viewer, work)


def check_move(room: Room, viewer: int, twin: Room, move: Work, action: int | None) -> bool:
    """A move looks the same at both tables, even if it is another one, made in secret.

    Not if it draws or reveals something; whether that was compared.
    """
    play = play_of(room)
    position, twins_move = play.game.position, move
    if action is not None and play.asked != viewer and is_secret(position):
        twins_move = acting(play.asked or 0, play.number, other_action(action))
    elif action is not None:
        assert draws(play_of(twin).game, action) == draws(play.game, action)
    after, twins = moved(room, move), moved(twin, twins_move)
    then = play_of(after).game.position
    revealed = is_secret(position) and not is_secret(then)
    if revealed or then.to_bytes()[:8] != position.to_bytes()[:8] or play_of(after).over:
        return False
    assert shown(twins, viewer, room.number) == shown(after, viewer, room.number)
    return True


def check_moment(room: Room, chance: random.Random, move: Work, action: int | None) -> int:
    """Compare with twins, for every viewer: as it is, at attempts, after a move."""
    play, compared = play_of(room), 0
    seen = 0 if room.number < 20 or chance.random() < 0.2 else room.number - 20
    some = [play.game.position.legal_actions()[0], *chance.sample(range(ACTIONS), k=3)]
    for viewer in viewers(room):
        twin = twin_of(room, viewer, chance.randrange(SEEDS))
        assert play_of(twin).game.position != play.game.position
        assert shown(twin, viewer, seen) == shown(room, viewer, seen)
        check_tries(room, viewer, twin, some)
        compared += check_move(room, viewer, twin, move, action)
    return compared


@pytest.mark.parametrize("part", range(PARTS))
def test_twins_of_many_games_look_the_same(part: int) -> None:
    """Every moment of the secret choice and many after it; players hold, confirm, take back."""
    compared = 0
    for number in range(part, several(GAMES), PARTS):
        chance = random.Random(number)
        manners = {"automatic": number % 2 == 0, "confirm": number % 3 > 0}
        room = begun(SETUPS[number % len(SETUPS)], number, **manners)
        while not play_of(room).over:
            move, action = next_move(room, chance)
            if is_secret(play_of(room).game.position) or chance.random() < 0.02:
                compared += check_moment(room, chance, move, action)
            change(room, move)
    assert compared > several(GAMES)


@pytest.mark.parametrize("setup", [Setup(1), Setup(2), Setup(3), Setup(4)])
def test_refusals_of_all_actions_in_the_secret_choice_tell_nothing(setup: Setup) -> None:
    room = begun(setup, 5)
    for _ in range(setup.players):
        for viewer in viewers(room):
            twin = twin_of(room, viewer, 77)
            check_tries(room, viewer, twin, list(range(ACTIONS)))
        play = play_of(room)
        assert play.asked is not None
        change(room, acting(play.asked, room.number, play.game.position.legal_actions()[2]))
    assert not is_secret(play_of(room).game.position)


def test_twins_that_differ_in_what_may_be_seen_do_not_look_the_same() -> None:
    """The comparison can fail: another hand of one's own, another name, another line of chat."""
    room = begun(Setup(3), 5)
    twin = twin_of(room, 1, 6)
    assert shown(twin, 0) != shown(room, 0)
    assert shown(twin, 1) == shown(room, 1)
    assert shown(twin, 2) != shown(room, 2)
    twin.chat = [replace(twin.chat[0], text="goodbye")]
    assert shown(twin, 1) != shown(room, 1)


def open_table(invite: str) -> Room:
    """A table whose game has not begun, with a seat for who has a link."""
    seats = (
        seat_row(0, Setup(2)),
        seat_row(1, Setup(2), kind="link", person_id=None, name="", invite=invite),
    )
    return Room(StoredTable(table_row(Setup(2), 1), seats, [], []))


def test_links_to_seats_are_for_whoever_made_the_table() -> None:
    first, second = open_table("this-invitation"), open_table("that-invitation")
    assert first.describe(person_at(0)) != second.describe(person_at(0))
    for person in (None, person_at(1), "id-of-a-stranger"):
        assert first.dump_news(person, 0, 0) == second.dump_news(person, 0, 0)
        assert "invitation" not in first.dump_news(person, 0, 0)
