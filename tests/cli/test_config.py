"""Settings: an option goes before a variable, that before the file, that before the default."""

import json
import tomllib
from pathlib import Path

import pytest
from run_cli import cold_run, run

from record_files import printed
from teotihuacan.terminal.settings import SETTINGS, parse_value
from teotihuacan.terminal.settings_file import remove_line, set_line


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A settings file of the test's own, which isn't there yet."""
    path = tmp_path / "folder" / "config.toml"
    monkeypatch.setenv("TEOTIHUACAN_CONFIG", str(path))
    return path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)


def test_the_language_comes_from_the_first_who_says_so(config: Path, tmp_path: Path) -> None:
    def usage(*arguments: str, **environment: str) -> str:
        folder = str(tmp_path / "data")
        settings = {"TEOTIHUACAN_DATA": folder, "LC_ALL": "tr_TR.UTF-8", **environment}
        return cold_run(*arguments, "play", "--help", **settings).stdout.split()[0]

    assert usage() == "Kullanım:"
    write(config, 'language = "cs"')
    assert usage() == "Použití:"
    assert usage(TEOTIHUACAN_LANGUAGE="hu") == "Használat:"
    assert usage("--language", "en", TEOTIHUACAN_LANGUAGE="hu") == "Usage:"


def test_every_setting_tells_where_it_comes_from(config: Path) -> None:
    write(config, 'bots = "greedy"\n\n[serve]\nport = 9000\n')
    told = json.loads(run("config", "--json", TEOTIHUACAN_SERVE_PORT="9001").stdout)["settings"]
    rows = {row["name"]: row for row in told}
    assert [*rows] == [*SETTINGS]
    assert rows["bots"]["source"] == str(config)
    port = rows["serve.port"]
    assert (port["value"], port["source"]) == (9001, "TEOTIHUACAN_SERVE_PORT")
    assert (rows["level"]["value"], rows["level"]["source"]) == (None, "default")
    listed = printed("config", "list")
    assert [line.split()[0] for line in listed.splitlines()] == [*SETTINGS]
    assert not [line for line in listed.splitlines() if line.endswith(" ")]


def test_settings_are_written_read_and_removed(config: Path) -> None:
    assert printed("config", "path") == f"{config}\n"
    for name, value in [("serve.port", "9000"), ("bots", "greedy"), ("serve.host", "::1")]:
        assert printed("config", "set", name, value) == f"{config}: {name} = {value}\n"
        assert printed("config", "get", name) == f"{value}\n"
    written = {"bots": "greedy", "serve": {"port": 9000, "host": "::1"}}
    assert tomllib.loads(config.read_text()) == written
    printed("config", "unset", "serve.port")
    assert printed("config", "get", "serve.port") == "-\n"


def test_comments_stay() -> None:
    text = '# mine\nbots = "adept" # strong\n\n[serve] # at home\n# the door\nport = 1\n'
    changed = set_line(set_line(text, "serve.port", 2), "level", "harder")
    assert changed == (
        '# mine\nbots = "adept" # strong\nlevel = "harder"\n\n'
        "[serve] # at home\n# the door\nport = 2\n"
    )
    assert remove_line(changed, "level") == text.replace("port = 1", "port = 2")


BAD = {
    "what?": "is not readable as TOML",
    'colour = "never"': "there is no setting colour; there are language, colours",
    'colours = "blue"': "colours can't be 'blue'; give auto, always, never",
    'language = "xx"': "language can't be 'xx'; give en, hu, ru, fr, tr, cs",
    'bots = "nobody"': "bots can't be 'nobody'",
    "[serve]\nport = 99999": "serve.port can't be '99999'; give 1 … 65535",
    "[serve]\nport = true": "serve.port can't be 'true'",
}


@pytest.mark.parametrize("text", BAD)
def test_faults_in_the_file_are_one_line_that_names_it(config: Path, text: str) -> None:
    write(config, text)
    process = run("simulate", "--games", "1")
    if text.startswith("bots"):  # looked at by those who need it
        process = run("play", "--humans", "0")
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.count("\n") == 1
    assert str(config) in process.stderr
    assert BAD[text] in process.stderr
    assert run("play", "--help").returncode == 0
    assert run("config", "path").stdout == f"{config}\n"


def test_variables_are_checked_too(config: Path) -> None:
    assert not config.exists()
    process = run("simulate", "--games", "1", TEOTIHUACAN_COLOURS="blue")
    assert process.returncode == 2
    assert "TEOTIHUACAN_COLOURS: colours can't be 'blue'" in process.stderr


def test_settings_of_games_are_for_games_they_fit(config: Path, tmp_path: Path) -> None:
    write(config, 'bots = "random"\nlevel = "harder"\n')
    for options in (["--players", "3"], ["--solo"]):
        saved = tmp_path / f"{options[0]}.json"
        process = run("play", *options, "--seed", "1", "--save", str(saved), typed="quit\n")
        assert process.returncode == 0, process.stderr
    record = json.loads((tmp_path / "--players.json").read_text())
    assert record["names"][1:] == ["random", "random"]
    assert json.loads((tmp_path / "--solo.json").read_text())["setup"]["level"] == "harder"
    easy = tmp_path / "easy.json"
    run("play", "--solo", "--level", "easier", "--save", str(easy), typed="quit\n")
    assert json.loads(easy.read_text())["setup"]["level"] == "easier"
    report = json.loads(printed("simulate", "--solo", "--games", "1", "--json"))
    assert report["setup"].get("level") != "harder"


def test_the_data_folder_is_a_setting(config: Path, tmp_path: Path) -> None:
    write(config, f'data = "{tmp_path / "mine"}"')
    assert run("migrate", TEOTIHUACAN_DATA="").returncode == 0
    assert (tmp_path / "mine" / "games.sqlite").is_file()
    told = json.loads(run("config", "get", "data", "--json", TEOTIHUACAN_DATA="").stdout)
    assert (told["value"], told["source"]) == (str(tmp_path / "mine"), str(config))


def test_colours_can_be_forced_and_forbidden(config: Path) -> None:
    for colours, coloured in [("always", True), ("never", False)]:
        write(config, f'colours = "{colours}"')
        assert ("\x1b[" in cold_run("rules", "5.3").stdout) is coloured


def test_values_are_read_as_they_are_typed() -> None:
    assert parse_value(SETTINGS["serve.port"], "80", "here") == 80
    assert SETTINGS["serve.bot-processes"].variable == "TEOTIHUACAN_SERVE_BOT_PROCESSES"
