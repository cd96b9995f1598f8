"""The command line `teotihuacan`: games to play and to watch, records, figures."""

import io
import sys
from collections.abc import Sequence

PROGRAM = "teotihuacan"
BAD_INPUT = 2
STOPPED = 130  # by Ctrl-C, as shells count
LONGEST_LINE = 500


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0 all is well, 2 what was asked can't be done."""
    import click

    from ..i18n import say
    from .app import app
    from .defaults import follow_settings
    from .language import apply_language

    forgive_encodings()
    try:
        usual = follow_settings(sys.argv[1:] if arguments is None else arguments)
        if arguments is None:  # left where they are: on Windows Click then expands their stars
            sys.argv[1:] = apply_language(sys.argv[1:])
        else:
            arguments = apply_language(arguments)
        code = app.main(
            args=arguments, prog_name=PROGRAM, standalone_mode=False, default_map=usual
        )
    except click.UsageError as error:
        refuse(describe_usage_error(error))
    except OSError as error:
        forget_output()
        refuse(say("error-output", reason=error.strerror or str(error)))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(STOPPED)
    except ValueError as error:
        refuse(describe_refusal(error))
    code = code if isinstance(code, int) else 0
    if arguments is None:
        leave_thinking(code)
    sys.exit(code)


def leave_thinking(code: int) -> None:
    """Exit at once if a bot still thinks in a thread of this process.

    Compiled code that runs on while Python takes itself down may crash it.
    """
    threads = sys.modules.get("teotihuacan.tui.thinking_threads")
    if threads is not None and threads.is_thinking():
        import os

        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def forgive_encodings() -> None:
    """Show a question mark for what a terminal can't show, rather than fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def forget_output() -> None:
    """Drop what could not be written, so that nobody tries again at the end."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def describe_refusal(error: ValueError) -> str:
    """What the game refuses, in the language spoken; any other error is raised again."""
    from ..engine.errors import TeotihuacanError  # late: loads the engine
    from ..i18n import translate

    if not isinstance(error, TeotihuacanError):
        raise error
    return translate(error)


def describe_usage_error(error: Exception) -> str:
    """A usage error as a sentence that ends with where to look."""
    from ..i18n import say
    from .click_messages import translate_usage_error

    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else PROGRAM
    return say("click-see", message=translate_usage_error(error), command=command)


def refuse(message: str) -> None:
    """Say in one line on stderr what is wrong, and exit."""
    print(f"{PROGRAM}: {fit_one_line(message)}", file=sys.stderr)
    sys.exit(BAD_INPUT)


def fit_one_line(message: str) -> str:
    """A message as a line that a terminal can show, cut where it goes on and on."""
    from ..terminal.printable import printable

    line = printable(" ".join(message.split()))
    return line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE - 3]}..."
