"""What people read: Fluent messages in six languages, the same files that the browser uses.

A process speaks one language at a time: English, until `set_language` chooses another; `say`
gives a message in it. Layers below the interfaces say nothing to people: they give keys and
facts.
"""

from .active_language import current_language, has_message, name_arguments, say, set_language
from .catalogue import LANGUAGES, Catalogue, load_catalogue
from .lists import join_list
from .translation import translate, translate_to

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "current_language",
    "has_message",
    "join_list",
    "load_catalogue",
    "name_arguments",
    "say",
    "set_language",
    "translate",
    "translate_to",
]
