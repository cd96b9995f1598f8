"""Nothing at a table goes on for ever: undos in a turn and in a game, lines of chat."""

from pathlib import Path

import pytest
from running_app import options_in, running

from teotihuacan import Setup
from teotihuacan.server.errors import Refusal
from teotihuacan.server.storage.schema import chat
from teotihuacan.server.tables.table_actions import MOST_LINES
from teotihuacan.server.tables.table_game import (
    PERSON,
    UNDOS_IN_GAME,
    UNDOS_IN_TURN,
    PlayerSettings,
    TableGame,
)

CONFIRMED = PlayerSettings(confirm=True)


def hold(game: TableGame) -> int:
    """Answer with any action that waits for its player's word; who that is."""
    seat = game.asked
    assert seat is not None
    while game.held is None:
        game.play_or_hold(seat, game.position.legal_actions()[0], CONFIRMED, PERSON, 0)
    return seat


def test_undos_in_a_turn_and_in_a_game_have_an_end() -> None:
    game = TableGame(Setup(2), seed=1, started_at=0)
    taken_back = turns = 0
    while not game.over:
        for _ in range(UNDOS_IN_TURN):
            seat = hold(game)
            if taken_back == UNDOS_IN_GAME:
                break
            game.take_back(seat, 0)
            taken_back += 1
        seat = hold(game)
        with pytest.raises(Refusal, match="play on"):
            game.take_back(seat, 0)
        game.play_held_action(seat, PERSON, 0)
        turns += 1
    assert taken_back == UNDOS_IN_GAME
    assert game.position.over
    assert turns > UNDOS_IN_GAME / UNDOS_IN_TURN


def test_a_chat_has_an_end(tmp_path: Path) -> None:
    with running(options_in(tmp_path)) as site:
        ann = site.guest("Ann")
        wanted = {"setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        key = ann.post("/api/tables", json=wanted).json()["key"]
        lines = [
            {"table_id": 1, "number": number, "name": "Ann", "text": "hello", "at": 0}
            for number in range(1, MOST_LINES)
        ]
        with site.server.database.engine.begin() as connection:
            connection.execute(chat.insert(), lines)
        site.server.rooms.by_key.clear()
        site.server.rooms.by_id.clear()
        answers = [ann.post(f"/api/tables/{key}/chat", json={"text": "more"}) for _ in range(2)]
        assert answers[0].is_success
        assert (answers[1].status_code, answers[1].json()["code"]) == (409, "chat_full")
