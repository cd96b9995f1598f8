"""Two people take names that look alike at the same moment: one of them gets it."""

import threading

import pytest
from sqlalchemy import text

from teotihuacan.server.errors import Refusal
from teotihuacan.server.storage.database import migrate, open_engine
from teotihuacan.server.storage.people import create_person


def test_names_that_look_alike_are_not_taken_at_once(postgresql_url: str) -> None:
    migrate(postgresql_url)
    engine = open_engine(postgresql_url)
    refused: list[str] = []

    def take(name: str) -> None:
        try:
            with engine.begin() as connection:
                create_person(connection, name)
        except Refusal as refusal:
            refused.append(refusal.code)

    with engine.connect() as first:
        with first.begin():
            create_person(first, "Ixchel")
            other = threading.Thread(target=take, args=("Ixche1",))
            other.start()
            other.join(2)  # it waits for us
        other.join()
        with first.begin():
            count = first.execute(text("SELECT count(*) FROM people")).scalar_one()
    engine.dispose()
    assert (refused, count) == (["name_taken"], 1)


def test_other_names_wait_for_nobody(postgresql_url: str) -> None:
    migrate(postgresql_url)
    engine = open_engine(postgresql_url)
    with engine.begin() as first, engine.begin() as second:
        create_person(first, "Ixchel")
        create_person(second, "Kan")
        with pytest.raises(Refusal):
            create_person(second, "K\u00e1n")
    engine.dispose()
