"""Games from their entries: what requests add, what may be taken back, who is told what."""

import json
import random
from typing import Any

import pytest

from teotihuacan import Setup
from teotihuacan.game.game import only_answer
from teotihuacan.server.errors import Refusal
from teotihuacan.server.tables.table_game import (
    AUTOMATION,
    BOT,
    CLOCK,
    PERSON,
    LoggedEntry,
    PlayerSettings,
    TableGame,
)

PLAIN = PlayerSettings()
CONFIRM = PlayerSettings(confirm=True)
AUTOMATIC = PlayerSettings(automatic=True)


def begun(seed: int = 1, *, players: int = 2) -> TableGame:
    """A game in the middle of its set-up's end: the first turn is to be taken."""
    return TableGame(Setup(players=players, first_game=True), seed, started_at=1000)


def act(play: TableGame, settings: PlayerSettings = PLAIN, which: int = 0, at: int = 2000) -> int:
    """TableGame a legal action for the seat asked; which action that was."""
    action = play.position.legal_actions()[which]
    assert play.asked is not None
    play.play_or_hold(play.asked, action, settings, PERSON, at)
    return action


def mid_turn() -> TableGame:
    """A game in which somebody has done a part of a turn, which may be taken back."""
    play = begun()
    while play.asked is not None and not play.count_undoable(play.asked):
        act(play)
    return play


def until_final(play: TableGame) -> int:
    """TableGame until a legal action would end the turn; that action."""
    while True:
        actions = play.position.legal_actions()
        final = [action for action in actions if play.game.try_action(action).final]
        if final:
            return final[0]
        act(play)


def again(play: TableGame) -> TableGame:
    """The same game from its entries alone."""
    other = TableGame(play.game.setup, play.game.seed, started_at=1000)
    for logged in play.entries:
        other.apply_entry(logged.entry)
    return other


def shown_entry(logged: LoggedEntry, seat: int, *, over: bool) -> dict[str, Any]:
    """An entry as it is sent to a seat."""
    shown: dict[str, Any] = json.loads(logged.json_for(seat, over=over))
    return shown


def refused(code: str, work: object, *arguments: object) -> None:
    """Something is refused with a code."""
    with pytest.raises(Refusal) as caught:
        work(*arguments)  # type: ignore[operator]
    assert caught.value.code == code


def test_an_action_is_an_entry_with_what_it_did() -> None:
    play = begun()
    action = act(play)
    [logged] = play.entries
    assert (logged.entry.number, logged.entry.kind, logged.entry.seat) == (1, "play", 0)
    assert logged.entry.action == action
    shown = shown_entry(logged, 1, over=False)
    assert shown["text"]
    assert shown["log"]
    assert play.number == 1


def test_a_copy_is_extended_without_touching_the_first() -> None:
    play = begun()
    other = play.copy()
    act(other)
    assert play.number == 0
    assert play.game.ply == 0
    assert other.number == 1


def test_only_the_seat_asked_may_act_and_only_legally() -> None:
    play = begun()
    legal = play.position.legal_actions()
    refused("not_asked", play.play_or_hold, 1, legal[0], PLAIN, PERSON, 1)
    illegal = next(number for number in range(300) if number not in legal)
    refused("illegal", play.play_or_hold, 0, illegal, PLAIN, PERSON, 1)
    assert play.number == 0


def test_undo_is_an_entry_and_gives_the_position_back() -> None:
    play = mid_turn()
    seat = play.asked
    assert seat is not None
    before = play.copy()
    before.take_back(seat, 3000)
    assert before.entries[-1].entry.kind == "undo"
    assert before.game.ply == play.game.ply - 1
    assert again(before).position == before.position


def test_nobody_takes_back_what_ended_the_turn() -> None:
    play = begun()
    play.play_or_hold(0, until_final(play), PLAIN, PERSON, 5)
    assert play.asked == 1
    refused("not_asked", play.take_back, 0, 6)
    refused("cannot_undo", play.take_back, 1, 6)


def test_who_wants_an_explicit_end_has_the_last_action_held_back() -> None:
    play = begun()
    last = until_final(play)
    ply = play.game.ply
    play.play_or_hold(0, last, CONFIRM, PERSON, 5)
    assert play.entries[-1].entry.kind == "hold"
    assert (play.asked, play.held, play.game.ply) == (0, last, ply)
    refused("held", play.play_or_hold, 0, last, CONFIRM, PERSON, 6)
    other = play.copy()
    play.play_held_action(0, PERSON, 7)
    assert (play.asked, play.held, play.game.ply) == (1, None, ply + 1)
    assert again(play).position == play.position
    other.take_back(0, 8)
    assert (other.asked, other.held, other.game.ply) == (0, None, ply)
    refused("not_held", other.play_held_action, 0, PERSON, 9)


def test_a_held_action_is_played_as_it_was_tried() -> None:
    play = begun()
    play.play_or_hold(0, until_final(play), CONFIRM, PERSON, 5)
    step = play.held_step
    assert step is not None
    play.play_held_action(0, PERSON, 6)
    assert play.position is step.after
    assert play.held_step is None


def test_a_held_action_is_shown_to_its_seat_only_until_the_turn_ends() -> None:
    play = begun()
    last = until_final(play)
    play.play_or_hold(0, last, CONFIRM, PERSON, 5)
    hold = play.entries[-1]
    assert shown_entry(hold, 0, over=False)["action"] == last
    assert shown_entry(hold, 1, over=False)["action"] is None
    assert shown_entry(hold, -1, over=False)["text"] is None
    play.play_held_action(0, PERSON, 6)
    assert shown_entry(play.entries[-1], 1, over=False)["action"] == last


def test_a_secret_choice_waits_for_the_end_whatever_was_chosen() -> None:
    """Also against Teotibot, where only some choices could not be taken back: a spectator
    must not learn which it was from whether it waits."""
    finals = set()
    for seed in range(30):
        for which in range(6):
            play = TableGame(Setup(players=1), seed, started_at=0)
            action = play.position.legal_actions()[which]
            finals.add(play.game.try_action(action).final)
            act(play, CONFIRM, which)
            assert (play.entries[-1].entry.kind, play.held) == ("hold", action)
    assert finals == {True, False}
    play = TableGame(Setup(players=1), 1, started_at=0)
    refused("illegal", play.play_or_hold, 0, 0, CONFIRM, PERSON, 1)


def test_secret_choices_stay_secret_until_the_game_is_over() -> None:
    play = TableGame(Setup(players=2), 3, started_at=0)
    assert play.position.question == "keep_starting_tiles"
    act(play)
    assert shown_entry(play.entries[0], 0, over=False)["action"] is not None
    for other in (1, -1):
        shown = shown_entry(play.entries[0], other, over=False)
        assert (shown["action"], shown["text"]) == (None, None)
    assert shown_entry(play.entries[0], 1, over=True)["action"] is not None


def test_forced_choices_are_made_for_who_wants_that() -> None:
    """Of 20 games: each automatic answer was the only one without a held tile."""
    made = 0
    for seed in range(20):
        play, chance = begun(seed), random.Random(seed)
        while not play.over:
            number = play.number
            seat = play.asked
            assert seat is not None
            play.play_forced_answers(seat, AUTOMATIC, 1)
            made += play.number - number
            if play.asked == seat and play.number == number:
                assert only_answer(play.position) is None
                legal = play.position.legal_actions()
                play.play_or_hold(seat, chance.choice(legal), AUTOMATIC, PERSON, 1)
        movers = [logged.entry.by for logged in play.entries]
        assert set(movers) <= {PERSON, AUTOMATION}
        assert again(play).result() == play.result()
    assert made > 0


def test_undo_takes_forced_answers_back_with_the_last_one_of_the_player() -> None:
    for seed in range(200):
        play, chance = begun(seed), random.Random(seed)
        while not play.over:
            seat = play.asked
            assert seat is not None
            ply = play.game.ply
            legal = play.position.legal_actions()
            play.play_or_hold(seat, chance.choice(legal), AUTOMATIC, PERSON, 1)
            play.play_forced_answers(seat, AUTOMATIC, 1)
            count = play.count_undoable(seat)
            if count > 1:
                play.take_back(seat, 2)
                assert play.game.ply == ply
                assert again(play).position == play.position
                return
    pytest.fail("no forced answer followed one that may be taken back")


def test_a_clock_lets_a_bot_finish_the_turn() -> None:
    play = mid_turn()
    seat = play.asked
    assert seat is not None
    play.time_out("bot", 9000)
    assert play.stand_in
    refused(
        "not_asked", play.play_or_hold, seat, play.position.legal_actions()[0], PLAIN, PERSON, 1
    )
    refused("not_asked", play.take_back, seat, 1)
    while play.asked == seat:
        play.play_or_hold(seat, play.position.legal_actions()[0], PLAIN, BOT, 9500)
    assert not play.stand_in
    assert play.since == 9500


def test_a_clock_plays_what_was_held_back() -> None:
    play = begun()
    play.play_or_hold(0, until_final(play), CONFIRM, PERSON, 5)
    play.time_out("bot", 9000)
    assert play.entries[-1].entry.kind == "end"
    assert play.entries[-1].entry.by == CLOCK
    assert play.asked == 1


def test_resigning_ends_a_game_of_two_and_not_one_of_three() -> None:
    play = begun()
    play.resign(1, PERSON, 5)
    result = play.result()
    assert result is not None
    assert (result["ended_by"], result["ranking"], result["resigned"]) == (
        "resignation",
        [0, 1],
        [1],
    )
    refused("over", play.resign, 0, PERSON, 6)
    play = begun(players=3)
    play.time_out("resign", 5)
    assert not play.over
    refused("not_asked", play.play_or_hold, 0, play.position.legal_actions()[0], PLAIN, PERSON, 1)
    play.resign(2, PERSON, 6)
    result = play.result()
    assert result is not None
    assert result["ranking"] == [1, 2, 0]


def test_resigning_against_teotibot_ends_the_game() -> None:
    play = TableGame(Setup(players=1, first_game=True), 1, started_at=0)
    play.resign(0, PERSON, 5)
    assert play.over
    assert play.asked is None


@pytest.mark.parametrize("seed", range(40))
def test_whole_games_with_everything_are_the_same_from_their_entries(seed: int) -> None:
    """Random play with holds, undos, timeouts and bots: entries alone give the same game."""
    chance = random.Random(seed)
    play = TableGame(Setup(players=2 + seed % 3, draft=seed % 5 == 0), seed, started_at=1000)
    settings = [PlayerSettings(chance.random() < 0.5, chance.random() < 0.5) for _ in range(4)]
    at = 1000
    while not play.over:
        at += 1
        seat = play.asked
        assert seat is not None
        dice = chance.random()
        if play.stand_in:
            play.play_or_hold(seat, chance.choice(play.position.legal_actions()), PLAIN, BOT, at)
        elif dice < 0.01:
            play.time_out("bot", at)
        elif dice < 0.1 and (play.held is not None or play.count_undoable(seat)):
            play.take_back(seat, at)
        elif play.held is not None:
            play.play_held_action(seat, PERSON, at)
        else:
            legal = play.position.legal_actions()
            play.play_or_hold(seat, chance.choice(legal), settings[seat], PERSON, at)
            while play.asked is not None and not play.stand_in:
                number = play.number
                play.play_forced_answers(play.asked, settings[play.asked], at)
                if number == play.number:
                    break
        assert [logged.entry.number for logged in play.entries[-2:]][-1] == play.number
    other = again(play)
    assert other.result() == play.result()
    assert other.position == play.position
    assert other.moves == play.moves
    assert other.since == play.since
