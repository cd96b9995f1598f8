"""What shells offer behind the Tab key: typed in real ones."""

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from run_cli import cold_run, run

import teotihuacan
from teotihuacan.cli.help_page import SHELLS

SOURCE = Path(teotihuacan.__file__).parents[1]
PATIENCE = 300  # seconds on a busy machine
RC = {
    "bash": "PS1='> '\nbind 'set bell-style none'\n",
    "zsh": "PROMPT='> '\nautoload -Uz compinit\ncompinit -u\nunsetopt beep\n",
    "fish": "function fish_prompt; echo '> '; end\n",
}


def need(program: str) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with the program and a game to complete."""
    program = tmp_path / "bin" / "teotihuacan"
    program.parent.mkdir()
    program.write_text(
        f'#!/bin/sh\nPYTHONPATH="{SOURCE}" exec "{sys.executable}" -m teotihuacan.cli "$@"\n'
    )
    program.chmod(0o755)
    (tmp_path / "monday.json").write_text("{}")
    return tmp_path


class Shell:
    """An interactive shell in a terminal of its own, with the completion loaded."""

    def __init__(self, name: str, home: Path) -> None:
        self.server = f"completion-{name}-{os.getpid()}"
        script = RC[name] + run("completion", name).stdout
        (home / "rc").write_text(script)
        (home / ".zshrc").write_text(script)
        command = {
            "bash": f"bash --noprofile --rcfile {home / 'rc'} -i",
            "zsh": "zsh -i",
            "fish": f"fish --no-config -i -C 'source {home / 'rc'}'",
        }[name]
        path = f"{home / 'bin'}:{os.environ['PATH']}"
        settings = {"HOME": home, "ZDOTDIR": home, "PATH": path, "LC_ALL": "C.UTF-8"}
        words = [f"{key}={value}" for key, value in settings.items()]
        inside = shlex.join(["env", *words, *shlex.split(command)])
        self.tmux(
            "-f",
            "/dev/null",
            "new-session",
            "-d",
            "-x",
            "100",
            "-y",
            "30",
            f"cd {home}; {inside}",
        )

    def tmux(self, *arguments: str) -> str:
        command = ["tmux", "-L", self.server, *arguments]
        return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout

    def wait_for(self, text: str) -> str:
        """The screen, as soon as it shows a text."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            screen = self.tmux("capture-pane", "-p")
            if text in screen:
                return screen
            time.sleep(0.05)
        raise AssertionError(f"no {text!r} on the screen:\n{screen}")

    def complete(self, typed: str, shown: str) -> None:
        """Press Tab behind something, wait for what should be there, and take it all away."""
        self.tmux("send-keys", "-l", typed)
        self.tmux("send-keys", "Tab")
        self.wait_for(shown)
        self.tmux("send-keys", "C-u")


@pytest.fixture(params=["bash", "zsh"])
def shell(request: pytest.FixtureRequest, home: Path) -> Iterator[Shell]:
    need("tmux")
    need(request.param)
    opened = Shell(request.param, home)
    try:
        opened.wait_for(">")
        yield opened
    finally:
        opened.tmux("kill-server")


def test_the_tab_key_completes_commands_options_values_and_files(shell: Shell) -> None:
    shell.complete("teotihuacan veri", "> teotihuacan verify")
    shell.complete("teotihuacan simulate --adv", "--advanced-worship")
    shell.complete("teotihuacan play --bots novice,stu", "novice,student")
    shell.complete("teotihuacan play --level hardes", "hardest")
    shell.complete("teotihuacan --language c", "> teotihuacan --language cs")
    shell.complete("teotihuacan config set serve.po", "serve.port")
    shell.complete("teotihuacan replay mon", "monday.json")


def test_fish_completes_too(home: Path) -> None:
    need("fish")
    (home / "done.fish").write_text(run("completion", "fish").stdout)
    for line, word in [
        ("teotihuacan veri", "verify"),
        ("teotihuacan simulate --adv", "--advanced-worship"),
        ("teotihuacan rules 5.", "5.3"),
        ("teotihuacan completion f", "fish"),
    ]:
        code = f"source {home / 'done.fish'}; complete -C {shlex.quote(line)}"
        environment = {**os.environ, "HOME": str(home), "LC_ALL": "C.UTF-8"}
        environment["PATH"] = f"{home / 'bin'}:{environment['PATH']}"
        done = subprocess.run(
            ["fish", "--no-config", "-c", code],
            capture_output=True,
            encoding="utf-8",
            env=environment,
            check=True,
        )
        assert word in [found.partition("\t")[0] for found in done.stdout.splitlines()]


def ask(typed: str, **environment: str) -> list[str]:
    """What a zsh would be offered: kinds, words and what they mean, one below the other."""
    words = f"teotihuacan {typed}"
    asked = {"_TEOTIHUACAN_COMPLETE": "zsh_complete", "COMP_WORDS": words}
    asked["COMP_CWORD"] = str(len(words.split()) - (not words.endswith(" ")))
    process = cold_run(**asked, **environment)
    assert process.stderr == ""
    return process.stdout.splitlines()


def test_words_come_with_what_they_mean_in_the_language_spoken() -> None:
    assert ask("veri") == ["plain", "verify", "Replay records, and check them."]
    told = ask("veri", LC_ALL="fr_FR.UTF-8")
    assert told[:2] == ["plain", "verify"]
    assert told[2] != "Replay records, and check them."
    assert "The language to use" in ask("--lang")[2]


def test_rules_are_completed_by_number_and_by_topic() -> None:
    assert "5.3" in ask("rules 5.")
    assert "worship" in ask("rules wor")


def test_broken_settings_do_not_disturb_a_shell(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text("what?")
    assert "verify" in ask("veri", TEOTIHUACAN_CONFIG=str(tmp_path / "config.toml"))


@pytest.mark.parametrize("name", SHELLS)
def test_every_shell_has_a_script(name: str) -> None:
    process = run("completion", name)
    assert (process.returncode, process.stderr) == (0, "")
    assert f"{name}_complete" in process.stdout


def test_other_shells_are_refused() -> None:
    process = run("completion", "tcsh")
    assert (process.returncode, process.stdout) == (2, "")
    assert "there is no completion for 'tcsh': choose bash, zsh or fish" in process.stderr
