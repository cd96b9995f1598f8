"""ruling 51, ruling 54, ruling 55: settled questions, answered as the game is played."""

from table import answers, changes, play, seat, table


def test_ruling_51_two_steps_are_paid_and_the_impossible_one_is_lost() -> None:
    """ruling 51: one step is possible, on green; the second one is lost, the 3 cocoa are paid."""
    before = table(seat("palace5 nobles1 nobles1", cocoa=3, temples=(11, 11, 10)))
    asked = play(before, "move 5@palace to forest", "main action")
    assert "ascend two temples" in answers(asked)
    after = play(asked, "ascend two temples")
    found = changes(before, after, 0)
    assert (found["cocoa"], found["temples.green"], found["vp"]) == (-3, 1, 5)
    assert after.seat == 1


def test_ruling_54_the_exchange_may_be_declined() -> None:
    """ruling 54, ruling 28: locked at the palace, nothing paid, nothing gained."""
    before = table(
        seat("nobles3 forest1 forest1", cocoa=1, wood=1),
        royal_tiles=["tech_vp", "cocoa_and_resource_to_resources", "gain_cocoa"],
    )
    asked = play(before, "move 3@nobles to palace", "worship cocoa_and_resource_to_resources")
    assert "decline" in answers(asked)
    after = play(asked, "decline")
    assert changes(before, after, 0) == {}


def test_ruling_54_nobody_may_pass_by_unlocking_nothing() -> None:
    """ruling 54, rule 3.1, rule 3.4: without a locked worker every answer is a move."""
    before = table(seat("nobles3 forest1 forest1", cocoa=9))
    assert all(text.startswith("move") for text in answers(before))


def test_ruling_55_the_extra_resource_comes_before_the_temple_step() -> None:
    """ruling 55, rule 6.5: 4 gold and 1 of technology 5 are there before the temple is chosen."""
    before = table(
        seat(
            "nobles4 gold_deposits4 gold_deposits5",
            cocoa=1,
            technologies=["resource_extra"],
        )
    )
    asked = play(before, "move 4@nobles to gold_deposits", "main action")
    assert asked.question == "choose_temple"
    assert changes(before, asked, 0) == {"gold": 4 + 1, "cocoa": -1}
