"""Games that are over, shown again: positions after each entry, and VP over time."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from running_app import options_in, running

from teotihuacan import Setup
from teotihuacan.server.tables.replays import count_scores, replay_positions, state_after
from teotihuacan.server.tables.table_game import PERSON, PlayerSettings, TableGame

ALONE = {"setup": {"players": 1}, "seats": [{"kind": "me"}]}


def played(seed: int = 3) -> TableGame:
    """A whole game of two, in which somebody takes back what may be taken back."""
    play = TableGame(Setup(players=2), seed, started_at=1000)
    undone = 0
    while play.asked is not None:
        action = play.game.position.legal_actions()[-1]
        seat = play.asked
        play.play_or_hold(seat, action, PlayerSettings(), PERSON, 2000)
        if undone < 3 and play.asked == seat and play.count_undoable(seat):
            play.take_back(seat, 2000)
            undone += 1
            play.play_or_hold(seat, action, PlayerSettings(), PERSON, 2000)
    assert undone
    return play


def test_positions_are_those_that_were() -> None:
    play = played()
    passed = replay_positions(play)
    assert len(passed) == play.number + 1
    assert passed[-1] == play.game.position
    again = TableGame(Setup(players=2), 3, started_at=1000)
    for told, position in zip(play.entries, passed[1:], strict=True):
        again.apply_entry(told.entry)
        assert position == again.game.position


def test_a_state_hides_nothing_and_asks_nobody() -> None:
    play = played()
    passed = replay_positions(play)
    begin = state_after(play, passed, 0, 1)
    assert begin["view"]["starting"]["secret"]
    assert all(tile["tile"] for hand in begin["view"]["starting"]["hands"] for tile in hand)
    assert (begin["seat"], begin["your_turn"], begin["result"]) == (1, False, None)
    assert begin["view"]["legal"] == []
    assert "chance" not in begin["view"]
    end = state_after(play, passed, play.number, -1)
    assert (end["seat"], end["result"]) == (None, play.result())


def test_scores_end_with_what_the_books_add_up_to() -> None:
    play = played()
    told = count_scores(play, replay_positions(play))
    assert len(told["scores"]) == play.number + 1
    assert told["scores"][0] == [0, 0]
    assert told["scores"][-1] == play.game.position.scores()
    assert [sum(book.values()) for book in told["books"]] == told["scores"][-1]


def begun(client: httpx.Client) -> str:
    """A running game of one person."""
    key: str = client.post("/api/tables", json=ALONE).json()["key"]
    assert client.post(f"/api/tables/{key}/start").status_code == 200
    return key


@pytest.mark.parametrize("what", ["positions/0", "scores"])
def test_running_games_are_refused(tmp_path: Path, what: str) -> None:
    with running(options_in(tmp_path)) as site:
        client = site.guest("Ann")
        answer = client.get(f"/api/tables/{begun(client)}/{what}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        assert client.get(f"/api/tables/nothing/{what}").status_code == 404


def test_finished_games_are_shown_to_everybody(tmp_path: Path) -> None:
    with running(options_in(tmp_path)) as site:
        client, other = site.guest("Ann"), site.browser()
        key = begun(client)
        news = client.get(f"/api/tables/{key}/news").json()
        action = news["state"]["view"]["legal"][0]["action"]
        number = client.post(
            f"/api/tables/{key}/actions", json={"after": news["number"], "action": action}
        ).json()["number"]
        assert client.post(f"/api/tables/{key}/resign", json={"after": number}).status_code == 200
        last = number + 1
        for browser, seat in ((client, 0), (other, None)):
            state: dict[str, Any] = browser.get(f"/api/tables/{key}/positions/{last}").json()
            assert (state["number"], state["seat"]) == (last, seat)
            assert state["result"]["resigned"] == [0]
            first = browser.get(f"/api/tables/{key}/positions/0").json()
            assert first["view"]["players"][0]["starting_tiles"] == []
        assert len(other.get(f"/api/tables/{key}/scores").json()["scores"]) == last + 1
        assert other.get(f"/api/tables/{key}/positions/{last + 1}").status_code == 404
        assert other.get(f"/api/tables/{key}/positions/-1").status_code == 422
