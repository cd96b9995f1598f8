"""The language that a browser asks for."""

from starlette.requests import HTTPConnection

from ...i18n.language_choice import choose_language


def read_language(request: HTTPConnection) -> str:
    """The language of ours that `Accept-Language` prefers; English if it names none."""
    wanted = [
        part.partition(";") for part in request.headers.get("accept-language", "").split(",")
    ]
    by_weight = sorted(wanted, key=lambda part: -read_weight(part[2]))
    return choose_language(tag.strip() for tag, _, _ in by_weight)


def read_weight(parameter: str) -> float:
    """How much a language is wanted: 1 unless it says less."""
    name, _, value = parameter.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0
