"""The answers to the question at hand: key, words, what each costs and brings."""

from typing import NamedTuple

from ...game.offers import Offer
from ...game.prices import ASIDES
from ...game.views import View
from ...i18n import say
from ...i18n.names import say_discovery_effect
from ...terminal.ahead import price_texts
from ...terminal.answers import answer_words
from ...terminal.effects import effect_texts
from ...terminal.wording import discovery_text, starting_tile_text

RESERVED = "hloqrstu"  # keys of the table itself
KEYS = (
    "123456789"
    + "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in RESERVED)
    + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
)
# Answers that belong to no question: they may be given at many of them, and stand below a line.
SIDE_ACTIONS = (*ASIDES, "unlock")
# What a person may say while an answer waits for the end of the turn.
END_TURN, TAKE_BACK, STOP_ASKING = -1, -2, -3


class Choice(NamedTuple):
    """An answer: the key that takes it ("" if there are too many), its words, its effects."""

    key: str
    offer: Offer
    text: str
    effect: str
    note: str
    brief: str = ""  # what sets it apart from the others, where they have most in common

    @property
    def action(self) -> int:
        """The number of the answer."""
        return int(self.offer["action"])

    @property
    def target(self) -> str | None:
        """The board that the answer leads to."""
        leads = self.offer["kind"] in ("move", "start_on")
        return str(self.offer["about"]["board"]) if leads else None

    @property
    def is_aside(self) -> bool:
        """Whether it stands below the line."""
        return self.offer["kind"] in SIDE_ACTIONS

    @property
    def is_loss(self) -> bool:
        """Whether it gives something away: nobody should take it by pressing Enter at once."""
        return self.is_aside or refuses(self.offer) or bool(self.offer.get("waste"))


def list_choices(view: View) -> list[Choice]:
    """All answers to the question that a view's seat is asked, in the order of the list."""
    offers = sorted(view["legal"], key=rank_offer)
    effects = price_texts(offers, False)
    laying = [offer for offer in offers if "covers" in offer]
    brief = dict(zip(map(id, laying), effect_texts(laying, True), strict=True)) if laying else {}
    return [
        Choice(
            KEYS[i] if i < len(KEYS) else "",
            offer,
            answer_words(view, offer),
            effect,
            tile_note(view, offer),
            brief.get(id(offer), ""),
        )
        for i, (offer, effect) in enumerate(zip(offers, effects, strict=True))
    ]


def rank_offer(offer: Offer) -> tuple[int, int]:
    """Answers first, refusals after them, side actions last; the whole salary before parts."""
    if offer["kind"] in SIDE_ACTIONS:
        return 2, 0
    salary = offer["about"]["amount"] if offer["about"].get("of") == "salary" else 0
    return int(refuses(offer)), -salary


def refuses(offer: Offer) -> bool:
    """Whether an answer says no: it buys nothing, pays nothing."""
    return bool(offer["kind"] == "decline" or offer["about"].get("amount") == 0)


def first_choice(choices: list[Choice]) -> int:
    """Where the cursor begins: on the first answer that gives nothing away."""
    good = (number for number, choice in enumerate(choices) if not choice.is_loss)
    return next(good, 0)


def list_ends(held: Choice) -> list[Choice]:
    """What can be said while an answer waits: end the turn, take the answer back, never ask."""
    texts = {
        END_TURN: (say("turn-end"), held.effect),
        TAKE_BACK: (say("turn-take-back"), ""),
        STOP_ASKING: (say("turn-dont-ask"), say("turn-dont-ask-text")),
    }
    return [
        Choice(key, {**held.offer, "action": action, "kind": "end"}, text, effect, "")
        for key, (action, (text, effect)) in zip(KEYS, texts.items(), strict=False)
    ]


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
