"""What must hold whatever was killed: of the news that players are told, and of records."""

import time
from collections import Counter
from typing import Any

from teotihuacan.game.game import Game

from .players import News, Player

KINDS = {"act": ("play", "hold"), "undo": ("undo",), "end": ("end",)}
CLOCK_MARGIN = 5  # seconds
HIDDEN = ("action", "text")  # from others, until the game is over


async def check_news(player: Player) -> None:
    """Compare all that the server tells a player with what the player has noted."""
    confirmed, said = dict(player.confirmed), dict(player.said)
    seen, lines = list(player.entries), list(player.lines)
    settled = set(player.sent) - {player.pending.after + 1 if player.pending else 0}
    news = await player.news()
    entries = news["entries"]
    assert [entry["number"] for entry in entries] == list(range(1, news["number"] + 1))
    check_seen(seen, entries)
    assert news["chat"][: len(lines)] == lines
    check_chat(said, news["chat"])
    if player.clock:
        check_clock(news, player.clock)
    check_steps(player, entries)
    assert all(number <= len(entries) for number in settled), "what was confirmed is gone"
    for number, told in confirmed.items():
        check_confirmed(entries, number, told)


def check_seen(seen: list[News], entries: list[News]) -> None:
    """What a player has seen is still there, and still the same."""
    assert len(seen) <= len(entries), "what was seen is gone"
    for old, new in zip(seen, entries, strict=False):
        hidden = HIDDEN if old["action"] is None else ()
        assert without(old, hidden) == without(new, hidden)


def without(entry: News, names: tuple[str, ...]) -> News:
    """An entry without what may have been hidden."""
    return {name: value for name, value in entry.items() if name not in names}


def check_chat(said: dict[str, int | None], chat: list[News]) -> None:
    """Each line that was confirmed is where it was said to be, and none is there twice."""
    counts = Counter(line["text"] for line in chat)
    for text, number in said.items():
        assert counts[text] <= 1
        assert number is None or chat[number - 1]["text"] == text


def check_steps(player: Player, entries: list[News]) -> None:
    """What a player sent once is there once: at its place in the game, and nowhere else."""
    seat = player.state.get("seat")
    mine = {
        entry["number"]: entry
        for entry in entries
        if seat is not None and (entry["seat"], entry["by"]) == (seat, "person")
    }
    assert set(mine) == {number for number in player.sent if number <= len(entries)}
    for number, entry in mine.items():
        step = player.sent[number]
        assert entry["kind"] in KINDS[step.kind]
        if step.kind == "act":
            assert entry["action"] == step.more["action"]


def check_clock(news: News, seconds: int) -> None:
    """Whoever is asked has some of their time left, and never more than all of it."""
    assert all(entry["by"] != "clock" for entry in news["entries"])
    state = news["state"]
    assert (state["deadline"] is not None) == (state["waits_for"] == "person")
    if state["deadline"] is not None:
        left = state["deadline"] / 1000 - time.time()
        assert 0 < left <= seconds + CLOCK_MARGIN, "a clock was moved"


def check_confirmed(entries: list[News], number: int, told: int) -> None:
    """The number told is the entry's own, or that of the last forced answer that came with it."""
    assert number <= told <= len(entries)
    assert all(entry["by"] == "automation" for entry in entries[number:told])
    assert all(entry["by"] != "automation" for entry in entries[told : told + 1])


# Records ---


async def check_record(player: Player) -> dict[str, Any]:
    """The record of a finished game is what its entries say."""
    answer = await player.browser.get(player.at_table("record"))
    player.note_failure(answer)
    assert answer.status_code == 200, answer.text
    record: dict[str, Any] = answer.json()
    game = Game.load(record)
    assert game.position.over
    assert game.actions == actions_of((await player.news())["entries"])
    return record


def actions_of(entries: list[News]) -> list[int]:
    """The actions of a game, without those that were taken back."""
    actions: list[int] = []
    for entry in entries:
        if entry["kind"] in ("play", "end"):
            actions.append(entry["action"])
        elif entry["kind"] == "undo" and entry["action"]:
            del actions[-entry["action"] :]
    return actions
