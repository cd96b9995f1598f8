"""VP over a game in characters: letters tell players apart, everything is where it belongs."""

from teotihuacan.terminal.score_plot import choose_scale, plot_scores

SCORES = [[0, 0], [10, 0], [10, 20], [30, 20], [30, 60]]


def test_letters_scale_moments_and_eclipses() -> None:
    lines = plot_scores(SCORES, [2, 4], [1, 4], 45, 13).plain.split("\n")
    assert len(lines) == 13
    assert max(map(len, lines)) <= 45
    assert lines[0].startswith(" 60│")
    assert lines[0].endswith("BB")  # the end of B's line, and the letter behind it
    assert lines[9].startswith("  0│*")  # both begin there
    assert "A" in "".join(lines[:10])
    assert [lines[10].index("┴"), lines[10].rindex("┴")] == [4 + 19, 4 + 38 - 0]
    assert lines[11].split() == ["1", "2"]
    assert lines[12].split() == ["eclipse", "1", "eclipse", "2"]


def test_a_round_number_above_all() -> None:
    assert [choose_scale(n) for n in (0, 3, 30, 31, 171)] == [
        (5, 5),
        (5, 5),
        (30, 5),
        (40, 10),
        (200, 50),
    ]


def test_negative_points_and_short_games_are_drawn() -> None:
    lines = plot_scores([[0, 0], [-5, 3]], [], [], 40, 10).plain.split("\n")
    assert lines[6].startswith(" 0│")
