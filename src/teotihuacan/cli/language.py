"""The language of the command line: asked for, set, remembered, or that of the system."""

import os
from collections.abc import Sequence

from ..i18n import LANGUAGES, set_language
from ..i18n.language_choice import choose_language, parse_language, read_system_language
from .letters import find_letter

OPTION = "--language"
LETTER = find_letter(OPTION)


def apply_language(arguments: Sequence[str]) -> list[str]:
    """Speak the language that the arguments or the system ask for; the other arguments."""
    set_language(find_usual_language())
    asked, others = extract_language(arguments)
    if asked is not None:
        set_language(check_language(asked))
    return others


def find_usual_language() -> str:
    """What is spoken if nothing is asked for."""
    from ..i18n.settings import read_remembered_language
    from ..terminal.settings import find_setting

    try:
        chosen = find_setting("language").value
    except ValueError:  # `config` tells what is wrong
        chosen = None
    return choose_language((chosen, read_remembered_language(), read_system_language(os.environ)))


def extract_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
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
        elif others[at] in (OPTION, LETTER) and at + 1 < end:
            asked = asked or others[at + 1]
            del others[at : at + 2]
            end -= 2
    return asked, others


def check_language(tag: str) -> str:
    """The language of a tag such as hu or hu_HU, refused if it isn't one of ours."""
    language = parse_language(tag)
    if language is None:
        import click

        from ..i18n import join_list, say

        why = say("bad-language", text=tag, languages=join_list(list(LANGUAGES), "or"))
        raise click.BadParameter(why, param_hint=f"'{OPTION}'")
    return language
