"""The language of the command line: asked for, remembered, of the system; no raw key anywhere."""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner
from run_cli import run
from test_cli_help import COMMANDS

from teotihuacan import i18n as words
from teotihuacan.cli.app import app
from teotihuacan.cli.command import Group
from teotihuacan.cli.language import check_language, extract_language
from teotihuacan.i18n import (
    LANGUAGES,
    current_language,
    join_list,
    load_catalogue,
    say,
    set_language,
)
from teotihuacan.i18n import catalogue as catalogues
from teotihuacan.i18n.numbers import (
    format_number,
    format_percent,
    format_short_number,
    format_signed_number,
)

WRITTEN = [name for name in LANGUAGES if files(words).joinpath(name).is_dir()]
HELP_WIDTH = 80
METAVAR = 12  # columns


@pytest.fixture(params=WRITTEN)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language that there is, spoken during a test."""
    set_language(request.param)
    yield request.param
    set_language("en")


def page(command: str) -> str:
    """A help page."""
    result = CliRunner().invoke(app, [*command.split(), "--help"], terminal_width=HELP_WIDTH)
    assert result.exit_code == 0, result.output
    return result.output


# Help ---


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_no_raw_key_and_fits(language: str, command: str) -> None:
    text = page(command)
    known = load_catalogue(language).sources
    raw = re.findall(r"\b(?:command|opt|metavar|click)-[a-z-]+", text)
    assert [key for key in raw if key in known or key.startswith("metavar")] == []
    assert "{" not in text
    assert max(map(len, text.splitlines())) <= HELP_WIDTH
    assert say("click-usage") in text
    if language != "en":
        assert not re.search(r"\b(?:Usage|Options|Commands|Arguments|Example|default):", text)


def test_names_of_values_are_short(language: str) -> None:
    for key in load_catalogue(language).sources:
        if key.startswith("metavar-"):
            assert len(say(key)) <= METAVAR, key


def test_every_option_of_the_program_has_words() -> None:
    known = load_catalogue("en")

    def check(group: Group) -> None:
        for name in group.rows:
            one = group.get_command(None, name)
            assert one is not None
            assert one.help in known
            for parameter in one.params:
                assert parameter.help in known, parameter.name
            if isinstance(one, Group):
                check(one)

    check(app)


# Which language ---


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few messages in what claims to be Turkish, for this process."""
    (tmp_path / "click.ftl").write_text(
        "click-usage = Kullanim:\nclick-see = { $message } ({ $command })\n"
        "click-bad-value = { $name }! { $why }\nbad-number = { $text } sayi degil\n"
    )
    (tmp_path / "commands.ftl").write_text("version = surum { $version }\n")
    read = catalogues.load_catalogue.__wrapped__
    pretended = {"tr": catalogues.Catalogue("tr", tmp_path), "en": read("en")}
    monkeypatch.setattr("teotihuacan.i18n.active_language.load_catalogue", pretended.__getitem__)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("arguments", "out"),
    [
        (["--language", "tr", "play", "--help"], "Kullanim: teotihuacan play"),
        (["play", "--help", "--language=tr_TR"], "Kullanim: teotihuacan play"),
        (["--version", "--language", "tr"], "surum "),
    ],
)
def test_the_option_stands_anywhere(
    arguments: list[str], out: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said_by_main(arguments, capsys)[0].startswith(out)


@pytest.mark.usefixtures("toy")
def test_refusals_are_in_the_language_too(capsys: pytest.CaptureFixture[str]) -> None:
    told = said_by_main(["bench", "--seconds", "soon", "--language", "tr"], capsys)[1]
    assert told == "teotihuacan: '--seconds'! soon sayi degil (teotihuacan bench)\n"


@pytest.mark.usefixtures("toy")
def test_the_option_goes_before_what_is_remembered_and_that_before_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "tr_TR.UTF-8")
    monkeypatch.setenv("TEOTIHUACAN_DATA", str(tmp_path / "data"))
    assert said_by_main(["--version"], capsys)[0].startswith("surum")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text(json.dumps({"language": "en"}))
    assert said_by_main(["--version"], capsys)[0].startswith("teotihuacan")
    assert said_by_main(["--language", "tr", "--version"], capsys)[0].startswith("surum")
    (tmp_path / "data" / "settings.json").write_text("broken")
    assert said_by_main(["--version"], capsys)[0].startswith("surum")


def said_by_main(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    """What the command line says in this process; English is spoken again afterwards."""
    from teotihuacan.cli import main

    try:
        with pytest.raises(SystemExit):
            main(arguments)
    finally:
        set_language("en")
    return capsys.readouterr()


@pytest.mark.parametrize("name", WRITTEN)
def test_processes_speak_what_the_system_and_the_option_say(name: str) -> None:
    by_option = run("--language", name, "arena", "--help")
    by_system = run("arena", "--help", LC_ALL="", LC_MESSAGES="", LANG=f"{name}_XX.UTF-8")
    assert (by_option.returncode, by_option.stderr) == (0, "")
    assert by_option.stdout == by_system.stdout
    assert by_option.stdout.startswith(load_catalogue(name).say("click-usage", {}))


def test_unknown_languages_are_refused_in_one_line() -> None:
    for arguments in (["--language", "xx", "play"], ["play", "--language=xx"]):
        process = run(*arguments)
        assert (process.returncode, process.stdout) == (2, "")
        assert "there is no language 'xx': choose en, hu, ru, fr, tr or cs" in process.stderr
    assert "'--language' needs a value" in run("--language").stderr


def test_the_option_is_taken_out_of_the_arguments() -> None:
    assert extract_language(["play", "--solo"]) == (None, ["play", "--solo"])
    assert extract_language(["--language", "hu", "play"]) == ("hu", ["play"])
    assert extract_language(["play", "--language=hu", "x"]) == ("hu", ["play", "x"])
    assert extract_language(["--language", "hu", "--language", "cs"]) == ("cs", [])
    assert extract_language(["show", "--", "--language", "hu"])[0] is None
    assert extract_language(["--language"]) == (None, ["--language"])
    assert check_language("fr-CA") == "fr"


# Figures ---


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("en", ["1,234.50", "50.0%", "-2.5", "+3", "171.25", "a, b and c"]),
        ("hu", ["1 234,50", "50,0%", "-2,5", "+3", "171,25", "a, b és c"]),
        ("tr", ["1.234,50", "%50,0", "-2,5", "+3", "171,25", "a, b ve c"]),
    ],
)
def test_figures_are_written_as_people_there_do(name: str, written: list[str]) -> None:
    set_language(name)
    try:
        assert current_language() == name
        figures = [
            format_number(1234.5, 2),
            format_percent(0.5),
            format_number(-2.5, 1),
            format_signed_number(3),
        ]
        figures += [format_short_number(171.25), join_list(["a", "b", "c"])]
    finally:
        set_language("en")
    assert [figure.replace("\u00a0", " ") for figure in figures] == written
