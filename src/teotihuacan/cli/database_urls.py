"""URLs of databases, whose passwords belong into a file or the environment."""

import logging
from pathlib import Path
from urllib.parse import urlsplit

import click
from click.core import ParameterSource

from ..i18n import say

logger = logging.getLogger(__name__)


def read_url(option: str, url: str, file: Path | None) -> str:
    """A URL as it was given, or from the first line of the file that keeps it."""
    if file is None:
        return url
    from ..server.options import OptionError

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


def warn_of_passwords(*names: str, for_a_person: bool = True) -> None:
    """Warn of passwords on the command line: everybody on the machine can read them there."""
    context = click.get_current_context()
    for name in names:
        source = context.get_parameter_source(name)
        if source != ParameterSource.COMMANDLINE or not has_password(context.params[name]):
            continue
        variable = f"TEOTIHUACAN_SERVE_{name.upper()}"
        if for_a_person:
            warning = say("password-shown", option=f"--{name}", variable=variable)
            click.echo(warning, err=True)
        else:
            logger.warning("a password is on the command line", extra={"option": f"--{name}"})


def has_password(url: str) -> bool:
    """Whether a URL has a password in it."""
    try:
        return bool(urlsplit(url).password) or "password=" in url
    except ValueError:
        return False
