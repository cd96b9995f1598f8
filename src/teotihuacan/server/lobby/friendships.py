"""What people do about each other: ask to be friends, remove, block."""

from typing import Any

from sqlalchemy import Connection

from ..errors import Refusal, invalid
from ..storage import friends as store
from ..storage.blocks import add_block, list_blockers, remove_block
from ..storage.people import person_by_name

MOST_KNOWN = 300  # friends, people asked and people blocked, of one person
ASK, REMOVE, BLOCK, UNBLOCK = "ask", "remove", "block", "unblock"


def change_friend(connection: Connection, person_id: str, name: str, action: str) -> list[str]:
    """Do something about somebody with a name; those who have to be told."""
    other = person_by_name(connection, name)
    if other is None:
        raise Refusal("no_such_person")
    if other.id == person_id:
        raise invalid("name: that is you")
    if action in (ASK, BLOCK) and store.count_known(connection, person_id) >= MOST_KNOWN:
        raise Refusal("too_many_friends", most=MOST_KNOWN)
    CHANGES[action](connection, person_id, other.id)
    blocked = other.id in list_blockers(connection, person_id)
    return [person_id] if blocked else [person_id, other.id]


def ask(connection: Connection, person_id: str, other_id: str) -> None:
    """Ask somebody to be a friend, or accept; whoever asks blocks no more."""
    remove_block(connection, person_id, other_id)
    store.ask_friend(connection, person_id, other_id)


def block(connection: Connection, person_id: str, other_id: str) -> None:
    """Want nothing to do with somebody: they are no friend, and it isn't told."""
    store.remove_friend(connection, person_id, other_id)
    add_block(connection, person_id, other_id)


CHANGES = {ASK: ask, REMOVE: store.remove_friend, BLOCK: block, UNBLOCK: remove_block}


def list_known(connection: Connection, person_id: str) -> dict[str, list[dict[str, Any]]]:
    """Friends, those who ask, those who are asked, those who are blocked."""
    found: dict[str, list[dict[str, Any]]] = {"friends": [], "asking": [], "asked": []}
    for one in store.list_friends(connection, person_id):
        kind = "friends" if one.accepted else "asked" if one.asked_by_me else "asking"
        found[kind].append({"name": one.name, "at": one.at})
    return {**found, "blocked": store.list_blocked(connection, person_id)}


def list_acquaintances(connection: Connection, person_id: str) -> dict[str, Any]:
    """The same, and those whom a person played with last: no friends, nor any who ask to be."""
    friends = store.list_friends(connection, person_id)
    known = [one.id for one in friends if one.accepted or not one.asked_by_me]
    met = store.list_met(connection, person_id, known)
    return {**list_known(connection, person_id), "met": met}
