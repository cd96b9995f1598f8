"""The messages of one language, from the Fluent files in its folder."""

import json
import re
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .plain import Argument as Argument
from .plain import NeedsFluent, Parts, parse, put_together

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
# Each language by the name its speakers give it; the browser reads the same file.
LANGUAGES: dict[str, str] = json.loads(FOLDER.joinpath("languages.json").read_text("utf-8"))
MESSAGE = re.compile(r"^([a-z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
REFERENCE = re.compile(r"\{ *([a-z][\w-]*)(?:\.\w+)? *\}")
TERMS = "terms.ftl"


class Catalogue:
    """The messages of a language; each is parsed when it is first wanted."""

    def __init__(self, language: str, folder: Path) -> None:
        self.language = language
        texts = {
            file.name: f"{file.read_text('utf-8')}\n"
            for file in folder.iterdir()
            if file.name.endswith(".ftl")
        }
        self.terms = texts.get(TERMS, "")
        self.sources: dict[str, str] = {
            found[1]: found[0] for text in texts.values() for found in MESSAGE.finditer(text)
        }

        self.plain: dict[str, Parts] = {}  # of those that need no Fluent

    def __contains__(self, key: object) -> bool:
        return key in self.sources

    @cached_property
    def bundle(self) -> "FluentBundle":
        """The terms, and the messages that were wanted so far."""
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.language], use_isolating=False)
        bundle.add_resource(FluentResource(self.terms))
        return bundle

    def find_message(self, key: str) -> Any:
        """A message, parsed with all that it refers to."""
        if not self.bundle.has_message(key):
            from fluent.runtime import FluentResource

            source = "".join(self.sources[one] for one in self.find_references(key))
            self.bundle.add_resource(FluentResource(source))
        return self.bundle.get_message(key)

    def find_references(self, key: str) -> list[str]:
        """A message and those that it refers to by name, they too with theirs."""
        found = [key]
        for one in found:
            keys = REFERENCE.findall(self.sources[one])
            found += {other for other in keys if other in self.sources} - {*found}
        return found

    def say(self, key: str, arguments: dict[str, Argument]) -> str:
        """A message with its arguments; the key itself if there is no such message."""
        if key not in self.sources:
            return key
        said = self.say_plain(key, arguments)
        if said is not None:
            return said
        message = self.find_message(key)
        return str(self.bundle.format_pattern(message.value, arguments)[0])

    def say_plain(self, key: str, arguments: dict[str, Argument]) -> str | None:
        """A message if it can be said without Fluent, else None."""
        try:
            if key not in self.plain:
                self.plain[key] = parse(self.sources[key])
            return put_together(self.plain[key], arguments, self.language)
        except NeedsFluent:
            return None

    def say_attributes(self, key: str, arguments: dict[str, Argument]) -> dict[str, str]:
        """The forms of a name besides the plain one, such as cases."""
        if key not in self.sources:
            return {}
        return {
            name: str(self.bundle.format_pattern(pattern, arguments)[0])
            for name, pattern in self.find_message(key).attributes.items()
        }


@cache
def load_catalogue(language: str) -> Catalogue:
    """The messages in a language, read once."""
    return Catalogue(language, FOLDER.joinpath(language))
