"""Write what Python says about sample questions, entries and hints, for the page to say the same.

The terminal and the page tell the same things in two programming languages. `make samples` writes
what Python gives, a test in Python says when that is stale, and one in TypeScript compares.
Where the two differ on purpose a text is null: lists of several things (the page writes commas,
the terminal "and"), and tiles and places, which the terminal names in its own way.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

from write_turn_samples import SAMPLES, Sample, collect

from teotihuacan import Position, Setup
from teotihuacan.bots.advice import Suggestion
from teotihuacan.bots.evaluation import PARTS, TIME
from teotihuacan.bots.greedy import GreedyBot
from teotihuacan.bots.protocol import Budget
from teotihuacan.bots.reasons import Change
from teotihuacan.game.log import Entry
from teotihuacan.game.offers import Offer
from teotihuacan.game.previews import preview_action
from teotihuacan.game.views import View, view
from teotihuacan.i18n import has_message
from teotihuacan.i18n.active_language import use_language
from teotihuacan.terminal.advice import reason_text
from teotihuacan.terminal.ahead import destination_text
from teotihuacan.terminal.answers import OWN, answer_words, question_words
from teotihuacan.terminal.effects import effect_text, rest_texts, sum_price
from teotihuacan.terminal.log import is_told, statement

LANGUAGES = ("en", "ru")  # Russian has cases and three plurals
MATCHED = ("pyramid_cell", "decoration")  # questions whose answers cover icons
EVERY = 4  # such question of a game is kept
MOST_OFFERS = 12
Data = dict[str, Any]


def has_long_list(facts: Mapping[str, object]) -> bool:
    """Whether some fact is a list of several things."""
    return any(isinstance(fact, dict | list) and len(fact) > 1 for fact in facts.values())


def tell_question(sample: Sample) -> Data:
    """A question with all its answers in words."""
    return {
        "question": question_words(sample.view),
        "answers": [tell_answer(sample.view, offer) for offer in sample.view["legal"]],
    }


def tell_answer(seen: View, offer: Offer) -> Data:
    """An answer in words, what it does, asks and wastes, and what can be done where it leads."""
    destination = offer.get("destination")
    differs = offer["kind"] in OWN or has_long_list(offer["about"])
    return {
        "text": None if differs and offer["kind"] != "keep" else answer_words(seen, offer),
        "effects": [effect_text(effect) for effect in sum_price(offer)],
        "rest": rest_texts(offer),
        "destination": destination_text(destination) if destination else "",
    }


def tell_entry(entry: Entry) -> str | None:
    """An entry in words; "" if it needs none."""
    if has_long_list(entry.arguments):
        return None
    return statement(entry) if is_told(entry) else ""


def list_suggestions() -> Iterator[Suggestion]:
    """Every part of a reason, counted and not, as a gain and as a price."""
    for part, amount in product((*PARTS, "vp"), (0, 1, 2, 5)):
        if part == TIME or (amount and not has_message(f"piece-{part}")):
            continue
        change = Change(part, amount, 1.5)
        yield Suggestion(0, 0.0, 0.5, 0.5, [change], [])
        yield Suggestion(0, 0.0, 0.5, 0.5, [], [Change(part, -amount, -1.5)])
        yield Suggestion(0, 0.0, 0.5, 0.5, [change], [Change("cocoa", -3, -1.0)])
        yield Suggestion(0, 0.0, 0.5, 0.5, [Change(part, amount, 1.5, alike=True)], [])


def table_log(language: str) -> Data:
    """All texts in a language."""
    questions, entries = collect()
    with use_language(language):
        return {
            "questions": {
                name: list(map(tell_question, some)) for name, some in questions.items()
            },
            "entries": {key: [*map(tell_entry, some)] for key, some in entries.items()},
            "reasons": [
                {
                    "gains": [vars(change) for change in one.gains],
                    "prices": [vars(change) for change in one.prices],
                    "text": reason_text(one),
                }
                for one in list_suggestions()
            ],
        }


def count_matches(position: Position, action: int) -> int:
    """The VP that an answer brings for icons that match."""
    preview = preview_action(position, action)
    if preview.following.question == "discount":  # the tile is laid once that is answered
        return count_matches(preview.following, preview.following.legal_actions()[-1])
    return sum(
        int(event.facts["vp"] or 0)
        for event in preview.events
        if event.kind == "scored" and event.facts["source"] == "matches"
    )


def collect_matches() -> Iterator[Data]:
    """Pyramids in games of bots, and how many icons each answer would match."""
    bot, asked = GreedyBot(), 0
    for seed, players in enumerate((2, 4)):
        position = Position.new(Setup(players=players), seed)
        while not position.over:
            asked += position.question in MATCHED
            if position.question in MATCHED and asked % EVERY == 0:
                seen = view(position, position.seat)
                offers = [one for one in seen["legal"] if one["kind"] in ("place", "decorate")]
                yield {
                    "pyramid": seen["pyramid"],
                    "decorations": seen["decorations"],
                    "offers": [
                        {"about": one["about"], "matches": count_matches(position, one["action"])}
                        for one in offers[:: len(offers) // MOST_OFFERS + 1]
                    ],
                }
            position.apply(bot.choose(position, Budget(), seed))


def make_sample_files() -> dict[Path, str]:
    """What is said in each language, and what matches, by their files."""
    texts = {language: table_log(language) for language in LANGUAGES}
    return {
        SAMPLES / "texts.json": write_json(texts),
        SAMPLES / "matches.json": write_json(list(collect_matches())),
    }


def write_json(data: object) -> str:
    """Data as the text of a file."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for file, text in make_sample_files().items():
        file.write_text(text, encoding="utf-8")
