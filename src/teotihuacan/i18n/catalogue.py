"""The messages of one language, from the Fluent files in its folder."""

import json
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = files(__package__)
# Each language by the name its speakers give it; the browser reads the same file.
LANGUAGES: dict[str, str] = json.loads(FOLDER.joinpath("languages.json").read_text("utf-8"))
KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *([a-z][\w-]*)(?:\.\w+)? *\}")
TERMS = "terms.ftl"

Argument = str | int | float


class Catalogue:
    """The messages of a language; a file is parsed when the first of its messages is wanted."""

    def __init__(self, language: str, folder: Traversable) -> None:
        self.language = language
        self.texts: dict[str, str] = {
            file.name: file.read_text("utf-8")
            for file in folder.iterdir()
            if file.name.endswith(".ftl")
        }
        self.file_of = {
            key: name for name, text in self.texts.items() for key in KEY.findall(text)
        }
        self.bundles: dict[str, FluentBundle] = {}

    def __contains__(self, key: object) -> bool:
        return key in self.file_of

    def find_message(self, key: str) -> tuple["FluentBundle", Any]:
        """A message and the bundle it is in."""
        name = self.file_of[key]
        if name not in self.bundles:
            self.bundles[name] = self.load_bundle(name)
        return self.bundles[name], self.bundles[name].get_message(key)

    def load_bundle(self, name: str) -> "FluentBundle":
        """The messages of a file, with all that they may refer to."""
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.language], use_isolating=False)
        for part in {TERMS, name, *self.find_references(name)} & self.texts.keys():
            bundle.add_resource(FluentResource(self.texts[part]))
        return bundle

    def find_references(self, name: str) -> set[str]:
        """The files of the messages that a file refers to by name."""
        keys = REFERENCE.findall(self.texts[name])
        return {self.file_of[key] for key in keys if key in self.file_of}

    def say(self, key: str, arguments: dict[str, Argument]) -> str:
        """A message with its arguments; the key itself if there is no such message."""
        if key not in self.file_of:
            return key
        bundle, message = self.find_message(key)
        return str(bundle.format_pattern(message.value, arguments)[0])

    def say_attributes(self, key: str, arguments: dict[str, Argument]) -> dict[str, str]:
        """The forms of a name besides the plain one, such as cases."""
        if key not in self.file_of:
            return {}
        bundle, message = self.find_message(key)
        return {
            name: str(bundle.format_pattern(pattern, arguments)[0])
            for name, pattern in message.attributes.items()
        }


@cache
def load_catalogue(language: str) -> Catalogue:
    """The messages in a language, read once."""
    return Catalogue(language, FOLDER.joinpath(language))
