"""What requests depend on is found on the event loop: else each of them takes a thread."""

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator

from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from teotihuacan.server.http import api


def list_routes() -> Iterator[APIRoute]:
    """All endpoints of the server."""
    for module in pkgutil.iter_modules(api.__path__, f"{api.__name__}."):
        router = getattr(importlib.import_module(module.name), "router", None)
        if router is not None:
            yield from (route for route in router.routes if isinstance(route, APIRoute))


def list_calls(dependant: Dependant) -> Iterator[Callable[..., object] | None]:
    """What an endpoint calls before it is called itself, and that."""
    yield dependant.call
    for other in dependant.dependencies:
        yield from list_calls(other)


def test_no_request_takes_a_thread_for_what_it_depends_on() -> None:
    calls = {call for route in list_routes() for call in list_calls(route.dependant)}
    assert len(calls) > 50
    assert [call for call in calls if not is_async(call)] == []


def is_async(call: Callable[..., object] | None) -> bool:
    """Whether a function, or an object that can be called, needs no thread."""
    return any(map(inspect.iscoroutinefunction, (call, type(call).__call__)))
