"""`teotihuacan play` in a real terminal."""

from pathlib import Path

from terminals import TmuxScreen, open_terminal


def type_line(terminal: TmuxScreen, text: str) -> None:
    """Type an answer."""
    terminal.type_text(text)
    terminal.press("Enter")


def test_a_turn_in_a_real_terminal(tmp_path: Path) -> None:
    game = ("play", "--first-game", "--seed", "3", "--first", "1")
    with open_terminal(tmp_path, *game) as terminal:
        terminal.wait_for("Which worker moves?")
        type_line(terminal, "move 1@forest to decorations")
        screen = terminal.wait_for("What do you do at Decorations?")
        assert "→A1" in screen
        type_line(terminal, "undo")
        terminal.wait_for("Taken back.")
        type_line(terminal, "2")
        terminal.wait_for("1 Collect cocoa")
        type_line(terminal, "1")
        assert "B: " in terminal.wait_for("The light disc moved to 1.")
        terminal.press("C-c")
        assert "Goodbye!" in terminal.wait_for("ended 0")
