"""Files that tools write are as the tools would write them now."""

from collections.abc import Callable
from pathlib import Path

import pytest
import write_actions_page
import write_api_types
import write_dispatch
import write_english
import write_manual
import write_samples
import write_schema_types
import write_shared_texts
import write_turn_samples

from teotihuacan.engine.english import FILE as ENGLISH

WRITERS = {
    "boards": write_samples.make_sample_files,
    "turns": write_turn_samples.make_sample_files,
    "texts": write_shared_texts.make_sample_files,
}


def differing(files: dict[Path, str]) -> list[str]:
    """Names of the files that say something else, or are missing."""
    return [
        path.name
        for path, text in files.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def test_the_dispatch_of_the_engine_is_fresh() -> None:
    files = {write_dispatch.TARGET: write_dispatch.write_dispatch()}
    assert differing(files) == [], "run `make dispatch`"


def test_the_types_of_the_api_are_fresh() -> None:
    files = {write_api_types.TARGET: write_api_types.write_types()}
    assert differing(files) == [], "run `make types`"


def test_the_types_of_the_tables_are_fresh() -> None:
    files = {write_schema_types.TARGET: write_schema_types.write_types()}
    assert differing(files) == [], "run `make types`"


def test_the_english_of_the_engine_is_fresh() -> None:
    files = {ENGLISH: write_english.write_english()}
    assert differing(files) == [], "run `make golden`"


def test_the_page_of_the_actions_is_fresh() -> None:
    files = {write_actions_page.PAGE: write_actions_page.write_page()}
    assert differing(files) == [], "run `make golden`"


def test_the_manual_is_fresh() -> None:
    assert differing(write_manual.make_files()) == [], "run `make golden`"


@pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)
def test_the_samples_are_fresh(write: Callable[[], dict[Path, str]]) -> None:
    assert differing(write()) == [], "run `make samples`"
