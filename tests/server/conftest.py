"""What the tests of the server share."""

import pytest
from people_fixtures import *  # noqa: F403
from service_fixtures import *  # noqa: F403


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what is marked `in_firefox` in both browsers."""
    if metafunc.definition.get_closest_marker("in_firefox"):
        metafunc.parametrize("browser", ["chromium", "firefox"], indirect=True, scope="module")
