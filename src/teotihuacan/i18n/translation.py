"""Translates messages and errors, which come as keys and facts."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .active_language import current_language
from .catalogue import Argument, load_catalogue
from .lists import join_list

if TYPE_CHECKING:  # whoever has a message has loaded the engine; others need not
    from ..engine.errors import TeotihuacanError
    from ..engine.messages import Fact, Message


def translate(thing: "Message | TeotihuacanError") -> str:
    """A message or an error in the language spoken."""
    return translate_to(current_language(), thing)


def translate_to(language: str, thing: "Message | TeotihuacanError") -> str:
    """A message or an error in a language; one without a key in the files is its own text."""
    return load_catalogue(language).say(thing.key, make_arguments(language, thing.facts))


def make_arguments(language: str, facts: "Mapping[str, Fact]") -> dict[str, Argument]:
    """Facts as arguments of a message: `x`, `x_key` for a name, `x_to` ... for its cases."""
    from ..engine.messages import Message

    said: dict[str, Argument] = {}
    for name, fact in facts.items():
        said[name] = word_fact(language, fact)
        if key := find_name(language, fact):
            said[f"{name}_key"] = key
        if isinstance(fact, Message):
            forms = load_catalogue(language).say_attributes(
                fact.key, make_arguments(language, fact.facts)
            )
            said |= {f"{name}_{form}": text for form, text in forms.items()}
    return said


def word_fact(language: str, fact: "Fact") -> Argument:
    """One fact in words; a number stays one."""
    from ..engine.errors import TeotihuacanError
    from ..engine.messages import Message

    if isinstance(fact, Message | TeotihuacanError):
        return translate_to(language, fact)
    if isinstance(fact, tuple):
        return join_fact(language, fact, [str(word_fact(language, one)) for one in fact])
    return fact if isinstance(fact, int | float) else str(fact)


def find_name(language: str, fact: "Fact") -> str:
    """What the engine calls a thing, or several in a row; "" for what has no name."""
    from ..engine.messages import Message

    if isinstance(fact, Message):
        return fact.name
    if isinstance(fact, tuple) and fact:
        names = [find_name(language, one) for one in fact]
        return join_fact(language, fact, names) if all(names) else ""
    return ""


def join_fact(language: str, fact: "tuple[Fact, ...]", texts: list[str]) -> str:
    """Several things, all of them or any one."""
    from ..engine.messages import Either

    return join_list(texts, "or" if isinstance(fact, Either) else "standard", language)
