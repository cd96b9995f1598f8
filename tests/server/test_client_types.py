"""The types of the client are those of the server, which it can't import."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from pydantic import BaseModel

from teotihuacan.client import messages
from teotihuacan.server.http.models import people, tables

TWINS: list[tuple[type, type[BaseModel]]] = [
    (messages.Person, people.PersonOut),
    (messages.SeatSettings, tables.SettingsOut),
    (messages.TableSeat, tables.SeatOut),
    (messages.Clock, tables.ClockOut),
    (messages.Result, tables.ResultOut),
    (messages.Table, tables.TableOut),
    (messages.TakeBack, tables.TakeBackOut),
    (messages.State, tables.StateOut),
    (messages.Entry, tables.EntryOut),
    (messages.ChatLine, tables.LineOut),
]


def list_words(hint: Any) -> set[object]:
    """The words that a field may hold, wherever they stand in its type."""
    if get_origin(hint) is Literal:
        return set(get_args(hint))
    return set().union(*(list_words(part) for part in get_args(hint)))


@pytest.mark.parametrize(("ours", "theirs"), TWINS, ids=lambda one: one.__name__)
def test_every_field_is_one_that_the_server_sends(ours: type, theirs: type[BaseModel]) -> None:
    hints = get_type_hints(ours)
    sent = {name: field.annotation for name, field in theirs.model_fields.items()}
    assert set(hints) <= set(sent)
    for name, hint in hints.items():
        assert list_words(hint) in (set(), list_words(sent[name])), name
        assert (type(None) in get_args(hint)) == (type(None) in get_args(sent[name])), name
