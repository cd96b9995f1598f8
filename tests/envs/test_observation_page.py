"""The page about observations is written from the list of fields, and lists all of it."""

import re

from write_observation_page import PAGE, write_page

from teotihuacan.engine.constants import SEATS
from teotihuacan.envs.observation.fields import (
    GAME_FIELDS,
    GAME_SIZE,
    OBSERVATION_SIZE,
    SEAT_FIELDS,
    SEAT_SIZE,
)


def test_the_page_is_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == write_page(), "run tools/write_observation_page.py"


def test_fields_follow_each_other_without_a_gap() -> None:
    rows = re.findall(r"^\| (\d+) \| (\d+) \| (\w+) \|", write_page(), re.MULTILINE)
    assert len(rows) == len(GAME_FIELDS) + len(SEAT_FIELDS)
    following = 0
    for first, count, name in rows:
        if name == "present":
            assert following == GAME_SIZE
            following = 0
        assert int(first) == following, name
        following += int(count)
    assert following == SEAT_SIZE
    assert GAME_SIZE + SEATS * SEAT_SIZE == OBSERVATION_SIZE


def test_every_meaning_is_said() -> None:
    for field in (*GAME_FIELDS, *SEAT_FIELDS):
        assert len(field.meaning) > 5, field.name
        assert "|" not in field.meaning
