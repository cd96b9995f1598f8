"""`teotihuacan config`: the settings, where each comes from, and how they are changed."""

from typing import Annotated, Any

import click

from ...i18n import say
from ..command import Group, Row
from ..declare import Argument
from ..formats import print_json
from ..options import Json


def complete_settings(begun: str) -> list[str]:
    """Names of settings."""
    del begun
    from ...terminal.settings import SETTINGS

    return list(SETTINGS)


Name = Annotated[
    str,
    Argument(metavar="metavar-setting", help="opt-setting", complete=complete_settings),
]
Value = Annotated[str, Argument(metavar="metavar-value", help="opt-setting-value")]


def start(context: click.Context, json: Json = False) -> None:
    """List the settings if there is no command."""
    if context.invoked_subcommand is None:
        list_all(json)


def list_all(json: Json = False) -> None:
    """Print all settings."""
    from ...terminal.settings import SETTINGS

    rows = [describe(name) for name in SETTINGS]
    if json:
        print_json({"settings": rows})
        return
    widths = [max(len(shown(row[column])) for row in rows) for column in ("name", "value")]
    for row in rows:
        line = f"{row['name']:{widths[0]}}  {shown(row['value']):{widths[1]}}  {row['source']}"
        click.echo(line.rstrip())


def path() -> None:
    """Print where the file is."""
    from ...terminal.settings import find_config_file

    click.echo(str(find_config_file()))


def get(name: Name, json: Json = False) -> None:
    """Print a setting."""
    row = describe(check_name(name))
    if json:
        print_json(row)
    else:
        click.echo(shown(row["value"]))


def set_value(name: Name, value: Value) -> None:
    """Write a setting into the file."""
    from ...terminal.settings import SETTINGS, find_config_file, parse_value
    from ...terminal.settings_file import change_file, set_line

    file = find_config_file()
    meant = parse_value(SETTINGS[check_name(name)], value, "teotihuacan config set")
    change_file(file, set_line(read(), name, meant))
    click.echo(say("config-written", file=str(file), name=name, value=value))


def unset(name: Name) -> None:
    """Take a setting out of the file."""
    from ...terminal.settings import find_config_file
    from ...terminal.settings_file import change_file, remove_line

    file = find_config_file()
    before = read()
    if before:
        change_file(file, remove_line(before, check_name(name)))
    click.echo(say("config-removed", file=str(file), name=name))


def read() -> str:
    """The file as it is, nothing if there is none."""
    from ...terminal.settings import find_config_file

    file = find_config_file()
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def check_name(name: str) -> str:
    """The name of a setting that there is."""
    from ...terminal.settings import SETTINGS, refusal

    if name not in SETTINGS:
        known = ", ".join(SETTINGS)
        raise refusal("error-config-name", place="config", name=name, known=known)
    return name


def describe(name: str) -> dict[str, Any]:
    """A setting with its value, and where that is from."""
    from ...terminal.settings import SETTINGS, find_data_folder, find_setting

    found = find_data_folder() if name == "data" else find_setting(name)
    source, value = found.place, found.value
    if not source:
        source = say("config-default")
        if name == "language":
            value, source = describe_language()
    return {
        "name": name,
        "value": value,
        "source": source,
        "variable": SETTINGS[name].variable,
    }


def describe_language() -> tuple[str, str]:
    """The language that is spoken though no setting says so, and why."""
    from ...i18n import current_language
    from ...i18n.settings import read_remembered_language

    remembered = read_remembered_language()
    return current_language(), say("config-remembered" if remembered else "config-system")


def shown(value: Any) -> str:
    """A value in a table; a sign for none."""
    return "-" if value is None else str(value)


ROWS = {
    "list": Row("commands.config", "teotihuacan config list --json", "list_all"),
    "path": Row("commands.config", "teotihuacan config path"),
    "get": Row("commands.config", "teotihuacan config get language"),
    "set": Row("commands.config", "teotihuacan config set serve.port 9000", "set_value"),
    "unset": Row("commands.config", "teotihuacan config unset bots"),
}
config = Group(start, "config", ROWS, "teotihuacan config set bots student", "config-")
