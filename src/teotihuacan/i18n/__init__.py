"""What people read: Fluent messages in six languages, the same files that the browser uses.

A process speaks one language at a time (`speak`), English until told otherwise; `say` gives a
message in it. Layers below the interfaces say nothing to people: they give keys and facts.
"""

from .catalogue import LANGUAGES, Catalogue, messages_in
from .current_language import called, knows, say, speak, spoken
from .lists import listed
from .translation import told, told_in

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "called",
    "knows",
    "listed",
    "messages_in",
    "say",
    "speak",
    "spoken",
    "told",
    "told_in",
]
