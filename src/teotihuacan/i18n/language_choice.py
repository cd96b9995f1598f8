"""Which language somebody wants: asked for, remembered, or that of the system."""

from collections.abc import Iterable, Mapping

from .active_language import ENGLISH
from .catalogue import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def parse_language(tag: str) -> str | None:
    """The language of a tag such as hu_HU.UTF-8 or fr-CA, None if it isn't one of ours."""
    language = tag.replace("-", "_").split("_")[0].split(".")[0].lower()
    return language if language in LANGUAGES else None


def read_system_language(environment: Mapping[str, str]) -> str | None:
    """The language that the variables of a terminal ask for."""
    for variable in VARIABLES:
        if environment.get(variable):
            return parse_language(environment[variable])
    return None


def choose_language(tags: Iterable[str | None]) -> str:
    """The first tag that is a language of ours; English if none is."""
    return next((known for tag in tags if tag and (known := parse_language(tag))), ENGLISH)
