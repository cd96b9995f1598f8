"""Click's usage errors in the current language.

Its errors tell what they are about as attributes where they have some; else the fact is in a
sentence, which is English in every version of Click.
"""

import re
from typing import Any

from ..i18n import say

NO_COMMAND = re.compile(r"No such command ['\"](.*)['\"]\.", re.DOTALL)
SENTENCES = {
    "click-too-much": r"Got unexpected extra argument(?:s|\(s\))? \((?P<rest>.*)\)",
    "click-needs-value": r"Option (?P<name>.*) requires an argument\.",
    "click-takes-no-value": r"Option (?P<name>.*) does not take a value\.",
}


def translate_usage_error(error: Any) -> str:
    """What is wrong, without a full stop."""
    kind = type(error).__name__
    if kind == "MissingParameter":
        key = f"click-missing-{error.param.param_type_name}"
        return say(key, name=quote_parameter(error.param))
    if kind == "BadParameter":
        name = error.param_hint or (error.param and quote_parameter(error.param))
        return say("click-bad-value", name=name, why=error.message) if name else error.message
    if kind == "NoSuchOption":
        others = ", ".join(sorted(error.possibilities or ()))
        key = "click-no-option-but" if others else "click-no-option"
        return say(key, name=error.option_name, others=others)
    if found := NO_COMMAND.match(str(error.message)):
        return describe_missing_command(found[1], error.ctx)
    return translate_sentence(str(error.message))


def describe_missing_command(name: str, context: Any) -> str:
    """A command that there isn't, with those that look like it."""
    from difflib import get_close_matches

    others = get_close_matches(name, context.command.list_commands(context))
    key = "click-no-command-but" if others else "click-no-command"
    return say(key, name=f"'{name}'", others=", ".join(f"'{other}'" for other in others))


def quote_parameter(parameter: Any) -> str:
    """An option as it is typed, or the name of an argument in capitals, in quotes."""
    if parameter.param_type_name == "option":
        return f"'{parameter.opts[-1]}'"
    return f"'{say(parameter.metavar)}'"


def translate_sentence(message: str) -> str:
    """One of Click's sentences in the language spoken; as it is if it isn't known."""
    for key, pattern in SENTENCES.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return say(key, **found.groupdict())
    return message
