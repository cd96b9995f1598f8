"""Fixtures: servers whose people are looked at, and a guest at one of them."""

import uuid
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from running_app import Site, options_in, running


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(options_in(tmp_path, webhooks=("https://hooks.example",))) as site:
        yield site


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for many short visits: who is there already doesn't matter."""
    options = options_in(tmp_path_factory.mktemp("shared"), webhooks=("https://hooks.example",))
    with running(options) as site:
        yield site


@pytest.fixture
def somebody(shared: Site) -> httpx.Client:
    """The browser of a guest at the shared server whom no other test knows."""
    return shared.guest(f"Guest {uuid.uuid4()}"[:40])


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Site]:
    """A server that others reach too, with limits."""
    with running(options_in(tmp_path, names=("teo.example",), rate=20.0)) as site:
        yield site
