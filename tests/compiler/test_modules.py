"""The three modules that are compiled, and what they are made of."""

from dataclasses import replace
from pathlib import Path

import pytest
from compiler.engine import ENGINE
from compiler.module import CompiledModule
from compiler.modules import MODULES, write_sources
from compiler.observation import OBSERVATION
from compiler.search import SEARCH
from compiler.source import SubsetError
from toy_module import make_module


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.package)
def test_every_file_is_compiled_public_or_named_as_python(module: CompiledModule) -> None:
    folder = module.root.joinpath(*module.package.split("."))
    there = {
        ".".join(path.relative_to(folder).with_suffix("").parts)
        for part in module.folders
        for path in (folder / part).glob("*.py")
        if path.name != "__init__.py"
    }
    compiled = {file.module.removeprefix(f"{module.package}.") for file in module.files}
    python = {*module.stay_python, module.storage_file}
    assert compiled
    assert compiled | python | {module.public} == there | {module.public}
    assert not compiled & (python | {module.public})
    for name in python | {module.public}:
        assert module.open_file(name).path.is_file()


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.package)
def test_functions_around_memory_have_an_interpreted_twin(module: CompiledModule) -> None:
    source = module.open_file(module.storage_file)
    for name in module.storage_names:
        assert name in source.functions or f"\n{name} = " in source.text
        assert name in module.macros or name in module.storage.text


def test_what_the_engine_knows() -> None:
    assert {"settle", "legal_turn", "report"} <= ENGINE.functions.keys()
    assert isinstance(ENGINE.values["ACTIONS"], int)
    assert isinstance(ENGINE.values["CELL_BELOW"], list)
    assert "QUESTION_NAMES" not in ENGINE.values


def test_modules_beside_the_engine_call_its_rules() -> None:
    for module, copying in ((SEARCH, "copy_hot"), (OBSERVATION, "copy_record")):
        called = module.used_functions[ENGINE.package]
        assert {"seeded", "play", copying} <= called
        assert called <= ENGINE.functions.keys() | ENGINE.storage_functions.keys()


def test_modules_beside_the_engine_have_its_rules_in_them() -> None:
    for module, shared in (
        (SEARCH, ["copy_hot", "load_hot", "save_hot"]),
        (OBSERVATION, ["copy_record"]),
    ):
        text = module.write()
        assert f"from teotihuacan.engine._compiled cimport State, {', '.join(shared)}\n" in text
        assert "cdef void play(State p, int action) noexcept nogil:\n" in text
        assert not any(f"cdef void {name}(" in text for name in shared)


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ("def grow(x: int) -> int:\n    return x\n", "the name grow is taken by toy_"),
        ("SIZE = 5\n\n\ndef size() -> int:\n    return SIZE\n", "the name SIZE stands for"),
    ],
)
def test_a_module_has_no_name_of_the_one_it_uses(
    rules: str, message: str, tmp_path: Path
) -> None:
    source = "from .constants import SIZE\n\n\ndef grow(x: int) -> int:\n    return x * SIZE\n"
    used = make_module(tmp_path, source)
    module = replace(make_module(tmp_path, rules), uses=(used,))
    with pytest.raises(SubsetError, match=message):
        module.write()


def test_sources_are_written_once(tmp_path: Path) -> None:
    written = write_sources(tmp_path)
    assert list(written) == [module.package for module in MODULES]
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.p*")}
    assert {path.suffix for path in before} == {".py", ".pyx", ".pxd"}
    write_sources(tmp_path)
    assert {path: path.stat().st_mtime_ns for path in before} == before
