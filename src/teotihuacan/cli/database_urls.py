"""URLs of databases, whose passwords belong into a file or the environment."""

from pathlib import Path
from urllib.parse import urlsplit

import click
from click.core import ParameterSource


def read_url(option: str, url: str, file: Path | None) -> str:
    """A URL as it was given, or from the first line of the file that keeps it."""
    from ..server.options import OptionError

    if has_password(url) and is_on_command_line(option):
        variable = f"TEOTIHUACAN_SERVE_{option.strip('-').upper()}"
        raise OptionError("error-password-shown", option=option, variable=variable)
    if file is None:
        return url
    if url:
        raise OptionError("error-url-twice", option=option)
    try:
        lines = file.read_text(encoding="utf-8").split()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise OptionError("error-file-unused", path=str(file), reason=reason) from None
    if len(lines) != 1:
        raise OptionError("error-url-file", path=str(file))
    return lines[0]


def is_on_command_line(option: str) -> bool:
    """Whether an option is among the words of the command: everybody can read those."""
    context = click.get_current_context(silent=True)
    name = option.strip("-")
    return context is not None and (
        context.get_parameter_source(name) == ParameterSource.COMMANDLINE
    )


def has_password(url: str) -> bool:
    """Whether a URL has a password in it."""
    try:
        return bool(urlsplit(url).password) or "password=" in url
    except ValueError:
        return False
