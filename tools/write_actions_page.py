"""Write docs/library/actions.md from the tables of actions and questions; a test compares the two."""

import random
from pathlib import Path

from teotihuacan import ACTIONS, ACTIONS_VERSION, Position, Setup, action_text
from teotihuacan.engine.schema.actions import ACTION_KINDS, ActionKind, kind_of
from teotihuacan.engine.schema.questions import QUESTION_KINDS

PAGE = Path(__file__).resolve().parent.parent / "docs" / "library" / "actions.md"
HEAD = f"""\
# The action space

Written by `tools/write_actions_page.py` from `src/teotihuacan/engine/schema/actions.py` and `questions.py` beside it; don't edit.

Every answer to every question is one integer from 0 to {ACTIONS - 1} (`ACTIONS = {ACTIONS}`, `ACTIONS_VERSION = {ACTIONS_VERSION}`). \
`position.legal_actions()`
lists those that are legal now, ascending; `position.legal_mask()` has one byte for each. Numbers never change within a version.

`action_text(position, action)` gives an action's text and `parse_action(position, text)` reads it back; upper and lower case and
white space don't matter, and the bare number is understood too.

| from | count | name | number added | kind in offers | text, for example | meaning | answers |
|---:|---:|---|---|---|---|---|---|
"""
MIDDLE = """
Boards, discovery tiles, technologies and starting tiles are numbered from 0 in the order of
`src/teotihuacan/engine/components.json`. Cells are numbered level by level, rows from the top: level 1 has cells 0-15, level 2
16-24, level 3 25-28, the top is 29. Workers have indices 0-3; at the start of a turn they are sorted by board and power, so that
equal positions have equal actions.

## Questions

A question carries up to three numbers of its own, which stand in the `stack` of a [position](position.md). USE can answer any of
them, wherever the tile works.

| number | question | asks | its numbers | answered by |
|---:|---|---|---|---|
"""
FEW = 6  # texts of a kind that are all listed
EVERY = "any (see meaning)"
GAMES = 20


def find_examples() -> dict[str, list[str]]:
    """For each kind, texts that begin with different words, from random games."""
    found: dict[str, dict[str, str]] = {kind.constant: {} for kind in ACTION_KINDS}
    for seed in range(GAMES):
        chance = random.Random(seed)
        position = Position.new(Setup(players=2, draft=seed % 2 == 1), seed)
        while not position.over:
            legal = position.legal_actions()
            for kind, action in {kind_of(action): action for action in legal}.items():
                if callable(kind.words):
                    text = action_text(position, action)
                    found[kind.constant].setdefault(text.split()[0], text)
            position.apply(chance.choice(legal))
    return {constant: sorted(texts.values()) for constant, texts in found.items()}


def choose_texts(kind: ActionKind, examples: dict[str, list[str]]) -> list[str]:
    """The texts of a kind if they are few and always the same, else some of them."""
    if callable(kind.words):
        return examples[kind.constant]
    words = kind.words if kind.size <= FEW else kind.words[kind.size // 2 :][:1]
    return [f"{kind.verb} {word}".strip() for word in words]


def write_sum(kind: ActionKind) -> str:
    """How the values of the fields make a number, "worker * 8 + board"."""
    terms = []
    factor = 1
    for name, size in reversed(kind.fields):
        terms.append(f"{name} * {factor}" if factor > 1 else name)
        factor *= size
    return " + ".join(reversed(terms))


def list_questions(kind: ActionKind) -> str:
    """The names of the questions that a kind answers."""
    if len(kind.questions) == len(QUESTION_KINDS) - 1:
        return EVERY
    return ", ".join(QUESTION_KINDS[question].name for question in kind.questions)


def write_action_row(kind: ActionKind, examples: dict[str, list[str]]) -> str:
    """A line of the table of actions."""
    texts = ", ".join(f"`{text}`" for text in choose_texts(kind, examples))
    cells = [str(kind.first), str(kind.size), kind.constant, write_sum(kind), kind.name]
    return f"| {' | '.join([*cells, texts, kind.meaning, list_questions(kind)])} |\n"


def write_question_row(number: int) -> str:
    """A line of the table of questions."""
    question = QUESTION_KINDS[number]
    kinds = [
        kind.constant
        for kind in ACTION_KINDS
        if number in kind.questions and list_questions(kind) != EVERY
    ]
    cells = [str(number), question.name, question.asks, ", ".join(question.numbers)]
    return f"| {' | '.join([*cells, ', '.join(kinds)])} |\n"


def write_page() -> str:
    """The whole page."""
    examples = find_examples()
    actions = [write_action_row(kind, examples) for kind in ACTION_KINDS]
    questions = [write_question_row(number) for number in range(1, len(QUESTION_KINDS))]
    return "".join([HEAD, *actions, MIDDLE, *questions])


if __name__ == "__main__":
    PAGE.write_text(write_page(), encoding="utf-8")
