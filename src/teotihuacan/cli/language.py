"""The language of the command line: asked for, remembered, or that of the system."""

import os
from collections.abc import Sequence

from ..i18n import LANGUAGES, set_language
from ..i18n.language_choice import first_known, language_of, language_of_system

OPTION = "--language"


def speak_as_asked(arguments: Sequence[str]) -> list[str]:
    """Speak the language that the arguments or the system ask for; the other arguments."""
    set_language(usual_language())
    asked, others = without_language(arguments)
    if asked is not None:
        set_language(checked_language(asked))
    return others


def usual_language() -> str:
    """What is spoken if nothing is asked for."""
    from ..i18n.settings import remembered_language

    return first_known((remembered_language(), language_of_system(os.environ)))


def without_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language in the arguments, wherever it stands, and the arguments without it.

    It is taken out before a command looks at them, as it is for all commands, and needed for the
    words with which they refuse. One without a value stays: that is told like that of others.
    """
    others = list(arguments)
    end = others.index("--") if "--" in others else len(others)
    asked = None
    for at in reversed(range(end)):
        name, equals, value = others[at].partition("=")
        if name == OPTION and equals:
            asked = asked or value
            del others[at]
        elif name == OPTION and at + 1 < end:
            asked = asked or others[at + 1]
            del others[at : at + 2]
            end -= 2
    return asked, others


def checked_language(tag: str) -> str:
    """The language of a tag such as hu or hu_HU, refused if it isn't one of ours."""
    language = language_of(tag)
    if language is None:
        import typer

        from ..i18n import join_list, say

        why = say("bad-language", text=tag, languages=join_list(list(LANGUAGES), "or"))
        raise typer.BadParameter(why, param_hint=f"'{OPTION}'")
    return language
