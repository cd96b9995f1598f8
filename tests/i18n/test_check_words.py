"""The checks on words find each kind of fault, at its place, and nothing in what is right."""

from pathlib import Path

import pytest
from toy import ENGLISH, Toy

HUNGARIAN = """\
board-forest = Erdő
seats = { $n } ülés
moved = { $name } ide lép: { $board }
"""


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    """English and the sources that use it: nothing is wrong with them."""
    return Toy(tmp_path)


def test_nothing_is_wrong_with_good_files(toy: Toy) -> None:
    toy.write("hu/all.ftl", HUNGARIAN)
    assert toy.faults() == []


def test_a_missing_message_is_found_where_english_has_it(toy: Toy) -> None:
    toy.write("hu/all.ftl", HUNGARIAN.replace("seats", "moved-not"))
    assert toy.faults() == [
        "en/all.ftl:2: seats: is missing in hu",
        "hu/all.ftl:2: moved-not: there is no such message in English",
    ]


def test_a_message_belongs_to_the_file_where_english_has_it(toy: Toy) -> None:
    first, rest = HUNGARIAN.split("\n", 1)
    toy.write("hu/all.ftl", rest)
    toy.write("hu/other.ftl", first + "\n")
    assert toy.faults() == ["hu/other.ftl:1: board-forest: is in all.ftl in English"]


def test_what_does_not_parse_is_found(toy: Toy) -> None:
    toy.write("hu/all.ftl", HUNGARIAN + "broken = { $n\n")
    assert toy.faults() == ['hu/all.ftl:4: no message: Expected token: "}"']


def test_a_key_that_is_there_twice(toy: Toy) -> None:
    toy.write("en/more.ftl", "\nseats = Seats\n")
    assert toy.faults() == ["en/more.ftl:2: seats: is already in all.ftl, line 2"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{ $nam } ide: { $board }", "moved: nobody passes $nam; there are $board, $name"),
        (
            "{ $name_to }: { $board }",
            "moved: $name is no name with forms, so there is no $name_to",
        ),
        ("{ $name }: { $board_to }", "moved: $board_to: board-alchemy has no .to"),
    ],
)
def test_arguments_that_nobody_passes(toy: Toy, text: str, fault: str) -> None:
    toy.write("hu/all.ftl", HUNGARIAN.replace("{ $name } ide lép: { $board }", text))
    assert toy.faults() == [f"hu/all.ftl:3: {fault}"]


def test_keys_of_names_and_forms_that_all_names_have_are_passed(toy: Toy) -> None:
    boards = "palace forest stone_quarry gold_deposits alchemy nobles decorations construction"
    names = [f"board-{name}" for name in boards.split()]
    english = ENGLISH.split("\n", 1)[1] + "".join(f"{name} = Board\n" for name in names)
    toy.write("en/all.ftl", english)
    (toy.browser / "names.ts").write_text("say(`board-${board}`);")
    hungarian = "".join(f"{name} = Tábla\n    .to = a táblára\n" for name in names)
    moved = "moved = { $board_key ->\n   *[forest] { $name }, { $board_to }\n}\n"
    toy.write("hu/all.ftl", hungarian + moved + "seats = { $n } ülés\n")
    assert toy.faults() == []


def test_arguments_that_calls_pass_may_be_used_though_english_does_not(toy: Toy) -> None:
    (toy.python / "more.py").write_text('say("seats", n=3, free=1)\n')
    toy.write("hu/all.ftl", HUNGARIAN.replace("{ $n } ülés", "{ $n } ülés, { $free } szabad"))
    assert toy.faults() == ["python/uses.py:1: seats: passes no $free, used in hu"]


def test_calls_that_pass_too_little_or_name_nothing(toy: Toy) -> None:
    (toy.python / "more.py").write_text('say("seats")\nraise GameError("error-lost", n=1)\n')
    (toy.browser / "a.ts").write_text(
        'say("moved", { name, ...worded(facts) });\nsay("seats", {});'
    )
    assert toy.faults() == [
        "python/more.py:1: seats: passes no $n, used in en",
        "python/more.py:2: error-lost: there is no such message",
        "browser/a.ts:2: seats: passes no $n, used in en",
    ]


def test_a_call_on_many_lines_passes_only_what_it_names(toy: Toy) -> None:
    (toy.browser / "a.ts").write_text(
        'say(\n  "seats",\n  {\n    free: count(\n      of,\n      n,\n    ),\n  },\n);'
    )
    assert toy.faults() == ["browser/a.ts:1: seats: passes no $n, used in en"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{ other }", "seats: other is no message to refer to"),
        ("{ -game }", "seats: there is no term -game"),
        ("{ SHOUT($n) }", "seats: there is no function SHOUT"),
    ],
)
def test_references_to_nothing(toy: Toy, text: str, fault: str) -> None:
    toy.write("hu/all.ftl", HUNGARIAN.replace("{ $n } ülés", text))
    assert toy.faults() == [f"hu/all.ftl:2: {fault}"]


def test_terms_of_the_common_file_are_known_and_must_be_used(toy: Toy) -> None:
    toy.write("hu/all.ftl", HUNGARIAN.replace("Erdő", "{ -erdo }"))
    toy.write("hu/terms.ftl", "-erdo = Erdő\n-viz = Víz\n")
    assert toy.faults() == ["hu/terms.ftl:2: viz: this term is used nowhere"]


def test_forms_of_a_name_have_no_arguments_of_their_own(toy: Toy) -> None:
    toy.write("hu/all.ftl", HUNGARIAN.replace("Erdő", "Erdő\n    .to = erdőbe { $n }"))
    assert toy.faults()[-1] == (
        "hu/all.ftl:1: board-forest: .to uses $n, which the name itself does not"
    )


def test_a_message_that_nobody_uses(toy: Toy) -> None:
    toy.write("en/all.ftl", ENGLISH + "alone = Alone\n")
    assert toy.faults() == ["en/all.ftl:7: alone: is used nowhere"]


def test_families_use_the_names_of_the_engine_only(toy: Toy) -> None:
    extra = "ask-turn = Turn\nask-gone = Gone\nboard-forest-does = Wood\npart-any = Any\n"
    toy.write("en/all.ftl", ENGLISH + extra)
    (toy.python / "more.py").write_text('say(f"ask-{question}")\nsay(f"{key}-does")\n')
    (toy.browser / "a.svelte").write_text("<p>{say(`part-${part}`)}</p>")
    assert toy.faults() == ["en/all.ftl:8: ask-gone: is used nowhere"]


@pytest.mark.parametrize(
    ("language", "forms", "fault"),
    [
        ("ru", "[one] { $n } место\n   *[many] { $n } мест", "seats: has no plural form few"),
        ("cs", "[one] { $n } místo\n   *[other] { $n } míst", "seats: has no plural form few"),
        (
            "tr",
            "[one] { $n } yer\n    [few] { $n } yer\n   *[other] { $n } yer",
            "seats: tr has no plural form few",
        ),
        (
            "ru",
            "[one] место\n    [few] { $n } места\n   *[many] { $n } мест",
            "seats: [one] is also 21: tell the number there, and add [1] if need",
        ),
    ],
)
def test_plural_forms(toy: Toy, language: str, forms: str, fault: str) -> None:
    text = HUNGARIAN.replace("{ $n } ülés", f"{{ $n ->\n    {forms}\n}}")
    toy.write(f"{language}/all.ftl", text)
    assert toy.faults() == [f"{language}/all.ftl:2: {fault}"]


def test_width_with_usual_arguments(toy: Toy) -> None:
    toy.write("en/all.ftl", ENGLISH.replace("seats =", "# at most 9 columns\nseats ="))
    toy.write("hu/all.ftl", HUNGARIAN.replace("{ $n } ülés", "{ $n } ülőhely"))
    assert toy.faults() == ["hu/all.ftl:2: seats: 10 columns, at most 9: '25 ülőhely'"]


def test_width_of_a_group_lets_single_messages_be_wider(toy: Toy) -> None:
    group = "## Head (at most 5 columns)\n\n"
    seats = ENGLISH.split("moved")[0].replace("seats =", "# at most 8 columns\nseats =")
    toy.write(
        "en/all.ftl", f"{group}{seats}## Others\n\nmoved = {{ $name }} went to {{ $board }}\n"
    )
    assert toy.faults() == ["en/all.ftl:3: board-forest: 6 columns, at most 5: 'Forest'"]
