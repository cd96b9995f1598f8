"""The command line: `teotihuacan play`, `tui`, `simulate` and `bench`."""

import io
import sys
from collections.abc import Sequence

PROGRAM = "teotihuacan"
BAD_INPUT = 2


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0 all is well, 2 what was asked can't be done."""
    import typer

    from ..engine.errors import TeotihuacanError
    from .app import app

    forgive_encodings()
    # Typer carries its own copy of Click (older ones import it): reach the class through Typer.
    usage_error: type[Exception] = typer.BadParameter.__mro__[1]
    try:
        code = app(args=arguments, prog_name=PROGRAM, standalone_mode=False)
    except TeotihuacanError as error:
        refuse(str(error))
    except usage_error as error:
        refuse(usage_text(error))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def forgive_encodings() -> None:
    """Show a question mark for what a terminal can't show, rather than fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def usage_text(error: BaseException) -> str:
    """A usage error as a sentence that ends with where to look."""
    message = str(getattr(error, "format_message", error.__str__)()).rstrip()
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else PROGRAM
    return f"{message} (see {command} --help)"


def refuse(message: str) -> None:
    """Say in one line on stderr what is wrong, and exit."""
    print(f"{PROGRAM}: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(BAD_INPUT)
