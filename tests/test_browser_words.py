"""The browser's words: a message for everything the engine and the log can say."""

import re
from pathlib import Path

import pytest

import teotihuacan
from teotihuacan.engine.constants import QUESTION_NAMES, SOURCE_NAMES
from teotihuacan.engine.schema.actions import ACTION_KINDS
from teotihuacan.engine.schema.events import ENTRY_KINDS, OUTCOME_KEYS, SLOT_KEYS
from teotihuacan.engine.schema.questions import STEP_KINDS

WORDS = Path(teotihuacan.__file__).parent / "i18n" / "en"
ALWAYS = {"name"}


def messages(name: str) -> dict[str, str]:
    """The messages of a file with all their lines."""
    text = (WORDS / f"{name}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][\w-]*) = ?", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_no_message_has_two_meanings() -> None:
    keys = [key for path in WORDS.glob("*.ftl") for key in messages(path.stem)]
    assert [key for key in set(keys) if keys.count(key) > 1] == []


def variables(message: str) -> set[str]:
    """The arguments a message uses; `x_key` is the argument x."""
    return {name.removesuffix("_key") for name in re.findall(r"\$(\w+)", message)}


LOG, TURN = messages("log"), messages("turn")


@pytest.mark.parametrize("key", ENTRY_KINDS)
def test_every_entry_has_a_message_that_uses_only_its_arguments(key: str) -> None:
    assert variables(LOG[f"log-{key}"]) <= {*ENTRY_KINDS[key].arguments, *ALWAYS}


def test_no_message_is_of_a_key_that_is_gone() -> None:
    around = "of table title nothing follow secret undone held timed-out replaced resigned"
    names = {f"log-{name}" for name in around.split()}
    parts = ("log-source-", "log-slot-", "log-outcome-")
    left = {name for name in LOG if not name.startswith(parts)} - names
    assert left == {f"log-{key}" for key in ENTRY_KINDS}


@pytest.mark.parametrize("question", QUESTION_NAMES)
def test_every_question_has_words(question: str) -> None:
    assert f"ask-{question}" in TURN
    assert question == "none" or f"stage-{question}" in TURN


@pytest.mark.parametrize("kind", [kind.name for kind in ACTION_KINDS])
def test_every_kind_of_answer_has_words(kind: str) -> None:
    assert f"answer-{kind}" in TURN


def test_every_name_in_the_log_has_words() -> None:
    wanted = {f"log-source-{name}" for name in SOURCE_NAMES}
    wanted |= {f"log-slot-{name}" for name in SLOT_KEYS}
    wanted |= {f"log-outcome-{name}" for name in OUTCOME_KEYS}
    assert wanted <= LOG.keys()
    assert {f"stage-{kind.name}" for kind in STEP_KINDS if kind.shown} <= TURN.keys()
