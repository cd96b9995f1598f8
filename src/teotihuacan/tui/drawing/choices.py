"""The answers to the question at hand: key, words, what each costs and brings."""

from typing import NamedTuple

from ...game.offers import Offer
from ...game.views import View
from ...i18n import say
from ...i18n.names import say_discovery_effect
from ...terminal.ahead import price_texts
from ...terminal.answers import answer_words
from ...terminal.wording import discovery_text, starting_tile_text

RESERVED = "hulqrst"  # keys of the table itself
KEYS = (
    "123456789"
    + "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in RESERVED)
    + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
)


class Choice(NamedTuple):
    """An answer: the key that takes it ("" if there are too many), its words, its effects."""

    key: str
    offer: Offer
    text: str
    effect: str
    note: str

    @property
    def action(self) -> int:
        """The number of the answer."""
        return int(self.offer["action"])

    @property
    def target(self) -> str | None:
        """The board that the answer leads to."""
        leads = self.offer["kind"] in ("move", "start_on")
        return str(self.offer["about"]["board"]) if leads else None


def list_choices(view: View) -> list[Choice]:
    """All answers to the question that a view's seat is asked."""
    offers = view["legal"]
    choices = []
    for i, (offer, effect) in enumerate(zip(offers, price_texts(offers, False), strict=True)):
        key = KEYS[i] if i < len(KEYS) else ""
        words = answer_words(view, offer)
        choices.append(Choice(key, offer, words, effect, tile_note(view, offer)))
    return choices


def tile_note(view: View, offer: Offer) -> str:
    """What the tile that an answer is about does."""
    kind, about = offer["kind"], offer["about"]
    if kind == "learn":
        return say(f"technology-{about['technology']}-does")
    if kind == "worship" and about["royal_tile"]:
        return say(f"royal-{about['royal_tile']}-does")
    if kind in ("buy", "use"):
        return say_discovery_effect(about["discovery"])
    if kind == "take":
        number = about["starting_tile"]
        pool = view["starting"]["pool"]
        (sees,) = [tile["sees"] for tile in pool if tile["tile"] == number]
        return starting_tile_text(number, discovery_text(sees) if sees else "")
    return ""
