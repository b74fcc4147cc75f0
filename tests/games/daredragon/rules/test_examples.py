"""The worked examples of the content come out right, and the runner says what does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import ContentError, Finding
from generator.games.daredragon.content import Content
from generator.games.daredragon.rules.examples import RULES, Tried, check_examples, try_examples
from generator.source.reader import parse_yaml, read_yaml
from tests.games.daredragon.conftest import FOLDER

FILES = sorted((FOLDER / "examples").glob("*.yaml"))
#: The examples that the source itself gives, or that follow from it at once.
WANTED = [*range(1, 23), 25, 30, 33, 40]


@pytest.fixture(scope="module")
def tried(content: Content) -> list[Tried]:
    return [one for path in FILES for one in try_examples(content, read_yaml(path, path.name))]


def test_every_example_comes_out_right(content: Content) -> None:
    assert check_examples(content, FILES, FOLDER) == []


def test_the_examples_of_the_source_are_all_there(tried: list[Tried]) -> None:
    names = {one.example.id.split("-")[0] for one in tried}
    assert {f"FT{number}" for number in WANTED} <= names
    assert len(tried) > 80


def test_every_rule_is_tried(tried: list[Tried]) -> None:
    assert {one.example.rule for one in tried} | {"riposte"} == set(RULES)


def run(content: Content, text: str) -> list[Finding]:
    source = parse_yaml(text.encode("utf-8"), "my.yaml")
    return [finding for one in try_examples(content, source) for finding in one.findings]


def test_a_wrong_figure_is_told_on_its_line(content: Content) -> None:
    text = "- id: mine\n  rule: health\n  given: {of: daredevil, health: 9}\n  expect:\n    limit: 5\n    steps: -1\n"
    findings = run(content, text)
    assert [str(finding) for finding in findings] == [
        "my.yaml:5:12: error example-differs mine: limit should be 5, the rules give 4"
    ]


def test_nested_answers_are_compared_key_by_key(content: Content) -> None:
    text = (
        "- id: mine\n  rule: dragon-attack\n  given: {action: strike, target: A}\n"
        "  expect: {damage: {A: 6, B: 1}, prone: {A: true}, target: B}\n"
    )
    assert [finding.message for finding in run(content, text)] == [
        "mine: damage.B should be 1, the rules give 0",
        "mine: prone.A should be true, the rules give false",
        "mine: target should be B, the rules give A",
    ]


@pytest.mark.parametrize(
    ("example", "message"),
    [
        ("{id: x, rule: helth, given: {}, expect: {}}", "no rule of the examples is called “helth”"),
        ("{id: x, rule: health, given: {of: daredevil, health: 9}, expect: {limmit: 4}}", "the rules say nothing of"),
        ("{id: x, rule: health, given: {of: daredevil, health: 26}, expect: {}}", "26 is not on the health track"),
        ("{id: x, rule: health, given: {of: cat, health: 2}, expect: {}}", "cat"),
        ("{id: x, rule: dracometer, given: {value: 7, steps: 1}, expect: {}}", "7 is not on the dracometer"),
        ("{id: x, rule: dragon-attack, given: {action: bit, target: A}, expect: {}}", "the dragon deck has no “bit”"),
        ("{id: x, rule: dragon-attack, given: {action: bite, target: E}, expect: {}}", "nobody sits at “E”"),
        (
            "{id: x, rule: roar, given: {target: A, daredevils: {A: {health: 0}}}, expect: {}}",
            "A is at 0 and cannot be",
        ),
        ("{id: x, rule: turn-order, given: {players: 7}, expect: {}}", "no table for 7 players"),
        ("{id: x, rule: turn-order, given: {order: [A, A]}, expect: {}}", "the seats must be named once each"),
        ("{id: x, rule: turn-order, given: {order: [A, B], players: 4}, expect: {}}", "2 seats for 4 players"),
        ("{id: x, rule: glare, given: {glares: [glare-left]}, expect: {}}", "without a target the glare needs “last”"),
        ("{id: x, rule: glare, given: {target: A, glares: [bite]}, expect: {}}", "“bite” is no glare"),
        ("{id: x, rule: card, given: {deck: dragon, rank: Z}, expect: {}}", "the dragon deck has no Z of no suit"),
        ("{id: x, rule: first-aid, given: {by: A, on: A}, expect: {}}", "A cannot do that for themselves"),
        ("{id: x, rule: outcome, edition: '2', given: {}, expect: {}}", "there are no rules “2”"),
        ("{id: x, rule: outcome, variant: hardest, given: {}, expect: {}}", "there is no variant “hardest”"),
        ("{id: x, rule: roar, given: {guards: [{by: A, action: strike}]}, expect: {}}", "“strike” is no guard"),
        ("{id: x, rule: roar, given: {daredevils: {A: {preparing: shield}}}, expect: {}}", "is a guard and has no"),
        ("{id: x, rule: roar, given: {daredevils: {Z: {hand: 2}}}, expect: {}}", "nobody sits at “Z”"),
    ],
)
def test_what_cannot_be_is_a_finding_on_the_line(content: Content, example: str, message: str) -> None:
    findings = run(content, f"# one\n- {example}\n")
    assert any(message in finding.message for finding in findings), findings
    assert all((finding.where.file, finding.where.line) == ("my.yaml", 2) for finding in findings)


def test_a_file_that_is_no_list_of_examples(content: Content) -> None:
    with pytest.raises(ContentError, match="a file of examples is a list"):
        run(content, "id: x\n")
    with pytest.raises(ContentError) as caught:
        run(content, "- {id: x, rule: health, given: {}, expect: {}, surprise: 1}\n- {id: y}\n")
    assert {finding.where.line for finding in caught.value.findings} == {1, 2}


def test_an_id_is_used_once(content: Content, tmp_path: Path) -> None:
    path = tmp_path / "twice.yaml"
    example = "- {id: x, rule: outcome, given: {}, expect: {outcome: open}}\n"
    path.write_text(example * 2 + example.replace("open", "victory"), encoding="utf-8")
    findings = check_examples(content, [path], tmp_path)
    assert [finding.code for finding in findings] == ["duplicate-id", "duplicate-id", "example-differs"]
    assert check_examples(content, [tmp_path / "none.yaml"], tmp_path)[0].code == "unreadable-file"


def test_a_riposte_window_can_be_tried(content: Content) -> None:
    assert run(content, "- {id: x, rule: riposte, given: {turn: 8d, dodged: true}, expect: {turns: [9, 10]}}\n") == []
    assert len(run(content, "- {id: x, rule: riposte, given: {turn: 8d}, expect: {turns: [9, 10]}}\n")) == 1


def test_dragon_turns_may_be_written_with_a_d(content: Content) -> None:
    text = "- {id: x, rule: dragon-timing, given: {action: bite, turn: 5d}, expect: {due: 8d, ready: 10❖}}\n"
    assert run(content, text) == []
