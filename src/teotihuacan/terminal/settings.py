"""Settings of the program: a variable goes before the file, the file before what is usual.

They are in `config.toml` in the user's folder for such files, or in the file that
TEOTIHUACAN_CONFIG names; `bots` may be there as `bots`, in the environment as TEOTIHUACAN_BOTS.
"""

import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..game.folders import APPLICATION, data_folder

if TYPE_CHECKING:
    from ..engine.errors import TeotihuacanError

TRUE, FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")
COLOURS = ("auto", "always", "never")
FILE_VARIABLE = "TEOTIHUACAN_CONFIG"


class Setting(NamedTuple):
    """A setting: the key of what it is, and how its values are read."""

    name: str
    help: str
    parse: Callable[[str], Any]
    wanted: Callable[[], str]  # values as they are typed

    @property
    def variable(self) -> str:
        """The variable of the environment that sets it."""
        return f"TEOTIHUACAN_{self.name.upper().replace('.', '_').replace('-', '_')}"


class Found(NamedTuple):
    """A value, and the file or variable it is from; None and "" if nobody has set it."""

    value: Any
    place: str


def parse_text(text: str) -> str:
    """Any text but none."""
    if not text.strip():
        raise ValueError
    return text


def choose_from(choices: Callable[[], tuple[str, ...]]) -> dict[str, Any]:
    """How one of several names is read."""

    def parse(text: str) -> str:
        if text not in choices():
            raise ValueError
        return text

    return {"parse": parse, "wanted": lambda: ", ".join(choices())}


def number_between(least: int, most: int) -> dict[str, Any]:
    """How a whole number is read."""

    def parse(text: str) -> int:
        number = int(text)
        if not least <= number <= most:
            raise ValueError
        return number

    return {"parse": parse, "wanted": lambda: f"{least} … {most}"}


def list_languages() -> tuple[str, ...]:
    """The languages that there are."""
    from ..i18n import LANGUAGES

    return tuple(LANGUAGES)


def list_levels() -> tuple[str, ...]:
    """The levels of Teotibot."""
    from ..engine.setup.options import LEVELS

    return tuple(LEVELS)


def list_bots() -> str:
    """Bots as they are named."""
    from ..bots import BOT_NAMES

    return ", ".join(BOT_NAMES)


def parse_bot(text: str) -> str:
    """The name of a bot that there is."""
    from ..bots import bot_named

    bot_named(text)
    return text


ANY_TEXT: dict[str, Any] = {"parse": parse_text, "wanted": lambda: '"…"'}
ROWS = (
    Setting("language", "opt-usual-language", **choose_from(list_languages)),
    Setting("colours", "opt-colours", **choose_from(lambda: COLOURS)),
    Setting("bots", "opt-usual-bot", parse_bot, list_bots),
    Setting("level", "opt-level", **choose_from(list_levels)),
    Setting("data", "opt-data", **ANY_TEXT),
    Setting("serve.host", "opt-address", **ANY_TEXT),
    Setting("serve.port", "opt-port", **number_between(1, 65535)),
    Setting("serve.database", "opt-database", **ANY_TEXT),
    Setting("serve.database-file", "opt-database-file", **ANY_TEXT),
    Setting("serve.redis", "opt-redis", **ANY_TEXT),
    Setting("serve.redis-file", "opt-redis-file", **ANY_TEXT),
    Setting("serve.workers", "opt-workers", **number_between(1, 1000)),
    Setting("serve.bot-processes", "opt-bot-processes", **number_between(1, 1000)),
    Setting("serve.rate-limit", "opt-rate-limit", **number_between(0, 10**6)),
    Setting("serve.keep-guests", "opt-keep-guests", **number_between(0, 36_500)),
    Setting("serve.keep-open-tables", "opt-keep-open-tables", **number_between(0, 36_500)),
    Setting("serve.keep-finished", "opt-keep-finished", **number_between(0, 36_500)),
    Setting("serve.keep-chat", "opt-keep-chat", **number_between(0, 36_500)),
    Setting("serve.trusted-proxies", "opt-trusted-proxies", **ANY_TEXT),
    Setting("serve.log-file", "opt-log-file", **ANY_TEXT),
)
SETTINGS = {row.name: row for row in ROWS}


def find_config_file() -> Path:
    """Where the settings are kept, or would be."""
    environment = os.environ
    if environment.get(FILE_VARIABLE):
        return Path(environment[FILE_VARIABLE]).expanduser()
    if sys.platform == "win32" and environment.get("APPDATA"):
        folder = Path(environment["APPDATA"])
    elif environment.get("XDG_CONFIG_HOME"):
        folder = Path(environment["XDG_CONFIG_HOME"])
    else:
        folder = Path.home() / ".config"
    return folder / APPLICATION / "config.toml"


def find_setting(name: str) -> Found:
    """The value of a setting, and where it is from."""
    setting = SETTINGS[name]
    text = os.environ.get(setting.variable)
    if text:
        return Found(parse_value(setting, text, setting.variable), setting.variable)
    file = find_config_file()
    values = read_config(file)
    if name in values:
        return Found(values[name], str(file))
    return Found(None, "")


@cache
def read_config(file: Path) -> dict[str, Any]:
    """The settings in a file by name; none if there is no such file."""
    if not file.is_file():
        return {}
    import tomllib

    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
    except (ValueError, OSError) as error:
        raise refusal("error-config-toml", file=str(file), reason=str(error)) from None
    values = {}
    for name, value in flatten(tables).items():
        if name not in SETTINGS:
            known = ", ".join(SETTINGS)
            raise refusal("error-config-name", place=str(file), name=name, known=known)
        values[name] = parse_value(SETTINGS[name], write_value(value), str(file))
    return values


def flatten(tables: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """The values of tables in tables, by names with dots."""
    values: dict[str, Any] = {}
    for name, value in tables.items():
        if isinstance(value, dict):
            values |= flatten(value, f"{before}{name}.")
        else:
            values[f"{before}{name}"] = value
    return values


def write_value(value: Any) -> str:
    """A value as it would be typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_value(setting: Setting, text: str, place: str) -> Any:
    """What a text means for a setting; a refusal names the place."""
    try:
        return setting.parse(text)
    except ValueError:
        raise refusal(
            "error-config-value",
            place=place,
            name=setting.name,
            value=repr(text),
            wanted=setting.wanted(),
        ) from None


def refusal(key: str, **facts: str) -> "TeotihuacanError":
    """An error of a setting; the engine's errors are loaded for it."""
    from ..engine.errors import TeotihuacanError

    return TeotihuacanError(key, **facts)


def apply_settings() -> None:
    """Let the environment of this process, and of those it starts, follow the settings."""
    find_setting("language")  # refused here if it is none
    data = find_setting("data")
    if data.value is not None:
        os.environ["TEOTIHUACAN_DATA"] = str(Path(data.value).expanduser())
    colours = find_setting("colours").value
    if colours == "never":
        os.environ["NO_COLOR"] = "1"
    elif colours == "always":
        os.environ["FORCE_COLOR"] = "1"


def find_data_folder() -> Found:
    """The folder of the user's games, and where that is from."""
    found = find_setting("data")
    return found if found.value else Found(str(data_folder()), "")
