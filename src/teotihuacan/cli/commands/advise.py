"""`teotihuacan advise`: the best actions of a position, and why."""

from typing import TYPE_CHECKING, Annotated, Any

from ..completions import complete_bots
from ..declare import Option
from ..formats import print_json
from ..options import Json, Seed, parse_positive_number
from .show import Ply, Source, read_position

if TYPE_CHECKING:
    from ...bots.advice import Advice
    from ...engine import Position

Adviser = Annotated[
    str,
    Option("--bot", metavar="metavar-name", help="opt-adviser", complete=complete_bots),
]
Top = Annotated[
    int,
    Option("--top", parser=parse_positive_number, metavar="N", help="opt-top"),
]


def advise(
    source: Source,
    ply: Ply = None,
    bot: Adviser = "adept",
    top: Top = 5,
    seed: Seed = 1,
    json: Json = False,
) -> None:
    """Show the best actions of a position for the seat that is asked."""
    from ...bots import advice, bot_named

    position, _ = read_position(source, ply)
    advised = advice.advise(position, bot_named(bot), seed, top)
    if json:
        print_json(to_report(advised, position, bot))
    else:
        show(advised, position, bot)


def to_report(advised: "Advice", position: "Position", bot: str) -> dict[str, Any]:
    """The advice as one object, with the texts of actions and reasons."""
    from ...game.notation import action_text
    from ...i18n.active_language import ENGLISH, use_language
    from ...terminal.advice import reason_text

    report = {"bot": bot, "question": position.question, **advised.to_dict()}
    for entry, suggestion in zip(report["suggestions"], advised.suggestions, strict=True):
        entry["text"] = action_text(position, suggestion.action)
        with use_language(ENGLISH):  # the report is for programs
            entry["reason"] = reason_text(suggestion)
    return report


def show(advised: "Advice", position: "Position", bot: str) -> None:
    """Print the question and the best answers."""
    from ...game.views import view
    from ...i18n import say
    from ...terminal.advice import advice_table
    from ...terminal.answers import question_words
    from ...terminal.wording import escape_text, seat_name
    from ..play.screen import make_console

    console = make_console()
    seen = view(position, advised.seat)
    console.print(
        f"\n{seat_name(advised.seat)} [bold]{question_words(seen)}[/]"
        f" [dim]{escape_text(say('advise-by', bot=bot, playouts=advised.playouts))}[/]\n"
    )
    console.print(advice_table(advised, seen))
