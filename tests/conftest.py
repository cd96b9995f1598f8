"""What all tests share; in CI nothing is skipped: a missing real part is a failure there."""

import json
import os
import signal
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

# Tests read English, whatever is spoken or remembered here, and leave games of people alone.
os.environ["LC_ALL"] = "C.UTF-8"
FOLDER = tempfile.TemporaryDirectory()
os.environ["TEOTIHUACAN_DATA"] = FOLDER.name
# Threads of learning libraries sleep while they wait: other tests need the cores.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
# What tests start can be interrupted, even if they run in the background of a shell.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a finished game in a file."""
    from record_files import RECORD

    path = tmp_path / "game.json"
    path.write_text(json.dumps(RECORD), encoding="utf-8")
    return path


@pytest.fixture
def pseudo(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """The pseudo language is spoken, in the place of Hungarian."""
    from pseudo import disguised
    from teotihuacan.i18n import active_language, load_catalogue, set_language

    language = disguised(tmp_path_factory.mktemp("pseudo"))
    monkeypatch.setattr(
        active_language,
        "load_catalogue",
        lambda name: language if name == "hu" else load_catalogue(name),
    )
    set_language("hu")
    yield
    set_language("en")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Name the tests that failed, and turn skipped ones into a failed run where CI is set."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return
    if path := os.environ.get("FAILED_TESTS"):  # see tools/run_tests.py
        reports = reporter.stats.get("failed", []) + reporter.stats.get("error", [])
        names = dict.fromkeys(report.nodeid for report in reports)
        Path(path).write_text("".join(f"{name}\n" for name in names), encoding="utf-8")
    if not os.environ.get("CI"):
        return
    skipped = reporter.stats.get("skipped", [])
    if skipped and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        reporter.write_line(f"CI: {len(skipped)} tests were skipped, none may be", red=True)


def pytest_unconfigure() -> None:
    """End the process that forks programs for tests."""
    from forked import end_fork_server

    end_fork_server()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say aloud why tests were skipped, and how many."""
    reasons = Counter(
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple)
    )
    for reason, count in sorted(reasons.items()):
        terminalreporter.write_line(f"{reason}: {count} tests skipped", red=True, bold=True)
