"""The declared route of a request: real paths contain secret keys."""

from starlette.types import Scope

UNMATCHED = "unmatched"


def template_of(scope: Scope) -> str:
    """The path with names for its parameters, known after routing."""
    # Newer versions of FastAPI keep routes of included routers as they were, and tell the whole
    # path beside them.
    inner = scope.get("fastapi") or {}
    for found in (inner.get("effective_route_context"), scope.get("route")):
        path = getattr(found, "path", None)
        if path:
            return str(path)
    return UNMATCHED
