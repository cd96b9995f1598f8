"""Who asks for changes of the state ends up with the same state as who is sent whole ones."""

import asyncio
import json
import random
from contextlib import AsyncExitStack

from players import Browser, Live, Match, People, begin, good

from run_sizes import THOROUGH

CHANCE = 0.15  # that an answer is taken back, that a connection is lost


async def watch_twice(stack: AsyncExitStack, browser: Browser, key: str) -> tuple[Live, Live]:
    """Two connections of one viewer: one for whole states, one for changes."""
    whole = await stack.enter_async_context(Live(browser, key))
    changed = await stack.enter_async_context(Live(browser, key, changes=True))
    return whole, changed


async def play_and_compare(match: Match, viewers: list[Browser], chance: random.Random) -> int:
    """Play a game to its end; how many states were compared."""
    compared = 0
    async with AsyncExitStack() as stack:
        pairs = [await watch_twice(stack, one, match.key) for one in viewers]
        over = False
        while not over:
            mover = match.asked()
            state = mover.state(match.key)
            if state["held"]:
                what = "undo" if chance.random() < CHANCE else "end"
                number = good(mover.at(match.key, what, after=state["number"]))["number"]
            elif state["can_undo"] and chance.random() < CHANCE:
                number = good(mover.at(match.key, "undo", after=state["number"]))["number"]
            else:
                number = mover.play(match.key, chance.choice)
            for whole, changed in pairs:
                await whole.reach(number)
                await changed.reach(number)
                assert changed.state == whole.state
                compared += 1
                if chance.random() < CHANCE / 4:  # who has missed something gets a whole state
                    await changed.close()
                    await changed.open()
            over = pairs[0][0].state is not None and pairs[0][0].state["result"] is not None
    return compared


def test_changes_add_up_to_the_state_for_every_seat_and_a_spectator(people: People) -> None:
    chance = random.Random(5)
    for players in (2, 3) if THOROUGH else (3,):
        sitting = people.guests(players)
        match = begin(*sitting)
        good(sitting[0].patch(f"/api/tables/{match.key}/seats/0", json={"confirm": True}))
        viewers = [*sitting, people.guest(), people.stranger()]
        assert asyncio.run(play_and_compare(match, viewers, chance)) > 300


def test_changes_are_told_field_by_field_after_a_whole_state(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup={"first_game": True})

    async def play() -> list[dict[str, object]]:
        async with Live(two, match.key, changes=True) as live:
            await live.reach(0)
            match.play(min)
            assert live.connection is not None
            told: list[dict[str, object]] = []
            while not told or told[-1]["number"] == 0:
                told.append(json.loads(await live.connection.recv()))
            return told

    told = asyncio.run(play())[-1]
    assert "state" not in told
    changes = told["changes"]
    assert isinstance(changes, dict)
    assert changes["number"] == 1
    assert "players" in changes["view"]
    assert "setup" not in changes["view"]
