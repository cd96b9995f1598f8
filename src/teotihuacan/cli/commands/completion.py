"""`teotihuacan completion`: what makes a shell complete commands, options and values."""

from typing import Annotated

import click

from ...i18n import join_list, say
from .. import PROGRAM
from ..completions import complete_shells
from ..declare import Argument
from ..defaults import COMPLETING
from ..help_page import SHELLS

Shell = Annotated[
    str,
    Argument(metavar="metavar-shell", help="opt-shell", complete=complete_shells),
]


def completion(shell: Shell) -> None:
    """Print the script of a shell."""
    from click.shell_completion import get_completion_class

    from ..app import app

    made = get_completion_class(shell) if shell in SHELLS else None
    if made is None:
        raise click.BadParameter(
            say("bad-shell", text=shell, shells=join_list(list(SHELLS), "or")),
            param_hint=f"'{say('metavar-shell')}'",
        )
    # Click would start a bash to ask for its version: whoever asks has one.
    made._check_version = staticmethod(lambda: None)  # type: ignore[attr-defined]
    click.echo(made(app, {}, PROGRAM, COMPLETING).source().strip())
