"""Bots by name, as they are written on the command line and in records.

`random`, `greedy`, `mcts:500` (playouts a decision), `mcts:0.5s` (seconds a decision), a level
for people (`novice` to `legend`), a style (`collector:100`), what they were before there was a
net (`classic:adept`, `classic:500`, `classic:collector:100`), or a bot of your own:
`file.py:Class` or `package.module:Class`, with a budget behind it if you like:
`mybot.py:MyBot:0.3s`.
"""

import ast
import importlib
import importlib.util
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from ..engine import TeotihuacanError
from ..engine.messages import Fact, message
from .greedy import GreedyBot
from .levels import CLASSIC_LEVELS, LEVELS
from .mcts import CLASSIC, MctsBot, SearchSettings
from .protocol import Bot, Budget
from .random_bot import RandomBot
from .styles import STYLES


@dataclass(frozen=True)
class Entrant:
    """A bot that can be seated: its name, how to make one, how long it may think."""

    name: str
    make: Callable[[], Bot]
    budget: Budget
    trusted: bool = True  # ours; others are run in a process of their own


NO_LIMIT = Budget()
DEFAULT = Budget(seconds=0.3)
BOT_NAMES = ("random", "greedy", "mcts", *LEVELS)


class BotError(TeotihuacanError):
    """No bot has this name, or it can't be loaded."""


def bot_named(name: str) -> Entrant:
    """The bot that a name stands for; BotError if there is none."""
    if name == "random":
        return Entrant(name, RandomBot, NO_LIMIT)
    if name == "greedy":
        return Entrant(name, GreedyBot, NO_LIMIT)
    head, _, tail = name.partition(":")
    found = find_search(tail, classic=True) if head == "classic" else find_search(name)
    if found:
        settings, budget = found
        return Entrant(name, partial(MctsBot, settings), budget)
    if head == "classic":
        raise BotError("error-classic-bot", name=repr(name))
    if head in BOT_NAMES and tail:
        raise BotError("error-bot-budget", bot=head, budget=tail)
    if ":" in name:
        return find_external_bot(name)
    raise BotError("error-no-bot", name=repr(name), known=(*BOT_NAMES, "file.py:Class"))


def find_search(name: str, *, classic: bool = False) -> tuple[SearchSettings, Budget] | None:
    """The search behind a name: a level, a style or `mcts`; None if it is none of these.

    Behind `classic:` a budget alone will do.
    """
    base, levels = (CLASSIC, CLASSIC_LEVELS) if classic else (SearchSettings(), LEVELS)
    if name in levels:
        level = levels[name]
        return replace(base, doubt=level.doubt), level.budget
    head, _, tail = name.partition(":")
    if head in STYLES:
        return replace(base, style=head), parse_budget(tail) if tail else DEFAULT
    if head == "mcts":
        return base, parse_budget(tail) if tail else DEFAULT
    if classic:
        with suppress(BotError):
            return base, parse_budget(name)
    return None


def parse_budget(text: str) -> Budget:
    """A budget as written: `500` playouts or `0.5s`."""
    try:
        if text.endswith("s"):
            budget = Budget(seconds=float(text[:-1]))
            good = 0 < (budget.seconds or 0) <= 3600
        else:
            budget = Budget(playouts=int(text))
            good = 0 < (budget.playouts or 0) <= 10**9
    except ValueError:
        good = False
    if not good:
        raise BotError("error-budget", value=repr(text))
    return budget


def find_external_bot(name: str) -> Entrant:
    """Somebody's own bot, by file or module and class; none of its code is run yet."""
    where, rest = split_bot_name(name)
    class_name, _, limit = rest.partition(":")
    budget = parse_budget(limit) if limit else DEFAULT
    try:
        found = find_defined_names(where)
    except TeotihuacanError as problem:
        raise make_load_error(class_name, where, problem) from None
    except (ImportError, OSError, SyntaxError, ValueError) as error:
        raise make_load_error(class_name, where, str(error)) from error
    if not {class_name, "*"} & found:
        raise make_load_error(class_name, where, message("error-no-class"))
    return Entrant(name, partial(make_bot, where, class_name), budget, trusted=False)


def split_bot_name(name: str) -> tuple[str, str]:
    """The file or module in a bot's name, and what is behind it; C:\\bots\\b.py is a file."""
    file, suffix, rest = name.partition(".py:")
    if suffix:
        return f"{file}.py", rest
    module, _, rest = name.partition(":")
    return module, rest


def make_load_error(class_name: str, where: str, problem: Fact) -> BotError:
    """The error for somebody's own bot that can't be loaded."""
    names = {"name": repr(class_name), "place": repr(where)}
    return BotError("error-bot-unloaded", **names, problem=problem)


def make_bot(where: str, class_name: str) -> Bot:
    """A new bot of a class in a file or module."""
    bot: Bot = getattr(load_module(where), class_name)()
    return bot


def find_defined_names(where: str) -> set[str]:
    """The names that a module's source gives to something; "*" for those it imports unnamed."""
    tree = ast.parse(find_source(where).read_bytes())
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.alias):
            names.add(node.asname or node.name)
    return names


def find_source(where: str) -> Path:
    """The file of a module given by file name or by import path."""
    if where.endswith(".py"):
        return Path(where)
    spec = importlib.util.find_spec(where)
    if spec is None or not spec.has_location:
        raise BotError("error-no-module")
    return Path(str(spec.origin))


def load_module(where: str) -> object:
    """A module by file name or by import path."""
    path = Path(where).resolve()
    sys.path.insert(0, str(path.parent if where.endswith(".py") else Path.cwd()))
    if not where.endswith(".py"):
        return importlib.import_module(where)
    name = f"own_bot_{path.stem}"  # its own: a file may be called like a module it imports
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{where} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
