"""What people read: Fluent messages in six languages, the same files that the browser uses.

A process speaks one language at a time (`speak`), English until told otherwise; `say` gives a
message in it. Layers below the interfaces say nothing to people: they give keys and facts.
"""

from .catalogue import LANGUAGES, Catalogue, messages_in
from .lists import listed
from .speaking import called, knows, say, speak, spoken

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
]
