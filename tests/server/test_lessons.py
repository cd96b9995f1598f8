"""Lessons by HTTP: for anybody, as a table would tell its game, and nothing beyond a chapter."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from leak_payloads import STATE
from running_app import options_in, running

from teotihuacan.game.views import view
from teotihuacan.lessons import LEARNER, load_chapters


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody who has not signed in."""
    with running(options_in(tmp_path_factory.mktemp("site"))) as site:
        yield site.browser()


def test_all_chapters_are_told_with_their_steps(site: httpx.Client) -> None:
    told: list[dict[str, Any]] = site.get("/api/lessons").json()
    assert [one["chapter"] for one in told] == [chapter.name for chapter in load_chapters()]
    for one, chapter in zip(told, load_chapters(), strict=True):
        assert [step["number"] for step in one["steps"]] == [s.number for s in chapter.steps]
        assert [step["action"] for step in one["steps"]] == [s.action for s in chapter.steps]


@pytest.mark.parametrize("chapter", load_chapters(), ids=lambda chapter: chapter.name)
def test_a_chapter_is_told_as_a_table_tells_its_game(site: httpx.Client, chapter: Any) -> None:
    for number in range(chapter.first, chapter.last + 1):
        lesson = site.get(f"/api/lessons/{chapter.name}/{number}").json()
        state, position = lesson["state"], chapter.story.positions[number]
        assert set(lesson) == {"number", "entries", "state"}
        assert set(state) == STATE
        assert state["view"] == view(position, LEARNER)
        assert state["your_turn"] == (not position.over and position.seat == LEARNER)
        assert (state["result"] is None) == (not position.over)
        numbers = [entry["number"] for entry in lesson["entries"]]
        assert numbers == ([] if number == chapter.first else [number])
        for entry in lesson["entries"]:
            assert entry["log"] == chapter.story.entries[number - 1].log


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("moving/5", 404),  # of its game, but not of the chapter
        ("eclipse/62", 404),
        ("nothing/0", 404),
        ("moving/-1", 422),
        ("MOVING/0", 422),
        ("moving/zero", 422),
    ],
)
def test_there_is_nothing_beyond_a_chapter(site: httpx.Client, path: str, status: int) -> None:
    assert site.get(f"/api/lessons/{path}").status_code == status
