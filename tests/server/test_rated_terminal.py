"""A seat at a rated table in the terminal: one is told what that means before one sits down."""

from pathlib import Path

from players import LINK, ME, People, good, make_table
from rated import RATED, account
from serving import Serving
from test_join import home, people, quiet  # noqa: F401 - fixtures

from terminals import open_terminal, wait


def test_whoever_is_invited_to_a_rated_game_agrees_first(
    quiet: Serving,  # noqa: F811
    people: People,  # noqa: F811
    home: Path,  # noqa: F811
    tmp_path: Path,
) -> None:
    ann, bob = account(people), account(people)
    table = make_table(ann, ME, LINK, **RATED)
    link = f"{quiet.url}/t/{table['key']}?seat={table['seats'][1]['invite']}"
    token = tmp_path / "token"
    token.write_text(bob.cookies["teotihuacan"])
    with open_terminal(home, "join", link, "--token", str(token)) as terminal:
        screen = terminal.wait_for("This game is rated. Sit down only if you agree")
        assert "rated game" in screen
        assert ann.table(table["key"])["seats"][1]["kind"] == "link"  # nobody sits there yet
        terminal.press("j")
        wait(lambda: ann.table(table["key"])["seats"][1]["name"] == bob.name, terminal.screen)
        terminal.wait_for("All seats are taken")
        good(ann.at(table["key"], "start"))
        terminal.wait_for("your choice")
