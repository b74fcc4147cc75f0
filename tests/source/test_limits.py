"""Files that are made to choke a reader are refused, and soon."""

from __future__ import annotations

import pytest

from generator.errors import ContentError, Finding
from generator.source import limits
from generator.source.reader import parse_yaml

MEGA = 1_000_000


def refused(text: str) -> list[Finding]:
    with pytest.raises(ContentError) as caught:
        parse_yaml(text.encode(), "f.yaml")
    return list(caught.value.findings)


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def test_depth() -> None:
    assert parse_yaml(nested(40).encode(), "f").data is not None
    (finding,) = refused(nested(41))
    assert (finding.code, finding.where.line, finding.where.column) == ("too-deep", 1, 41)


def test_depth_counts_what_aliases_repeat() -> None:
    text = f"- &a {nested(30)}\n- {'[' * 9}*a{']' * 9}\n"
    assert parse_yaml(text.encode(), "f").data is not None
    (finding,) = refused(f"- &a {nested(30)}\n- {'[' * 10}*a{']' * 10}\n")
    assert (finding.code, finding.where.line, finding.where.column) == ("too-deep", 2, 13)


def test_depth_of_a_chain_of_aliases() -> None:
    chain = "a0: &a0 []\n" + "".join(f"a{i}: &a{i} [*a{i - 1}]\n" for i in range(1, 60))
    (finding,) = refused(chain)
    assert (finding.code, finding.where.line) == ("too-deep", 40)


@pytest.mark.parametrize(
    "text",
    [
        "[" * MEGA,
        "[\n" * MEGA,
        "- " * MEGA,
        "{a: " * (MEGA // 4),
        "[&a " * (MEGA // 4),
        "a:\n" + "".join(f"{' ' * depth}a:\n" for depth in range(1, 1400)),
        "- - - - - - - - a\n" + "- " * MEGA,
    ],
    ids=["brackets", "brackets on lines", "dashes", "braces", "anchors", "indented keys", "late dashes"],
)
def test_a_million_levels(text: str) -> None:
    assert [finding.code for finding in refused(text)] == ["too-deep"]


def test_groups_as_keys_of_groups_without_end() -> None:
    codes = [finding.code for finding in refused("? " * MEGA)]
    assert set(codes) == {"complex-key", "too-deep"}


def test_ten_to_the_ninth_laughs() -> None:
    text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
        f"{name}: &{name} [{', '.join([f'*{before}'] * 10)}]\n"
        for before, name in zip("abcdefgh", "bcdefghi", strict=True)
    )
    (finding,) = refused(text)
    assert (finding.code, finding.where.line) == ("too-large", 6)


def test_one_long_text_repeated_a_thousand_times() -> None:
    (finding,) = refused(f"a: &a {'x' * MEGA}\nb: [{'*a, ' * 1000}]")
    assert (finding.code, finding.where.line) == ("too-large", 2)


def test_aliases_within_the_limits_are_fine() -> None:
    source = parse_yaml(("a: &a [x, x, x]\nb: [" + "*a, " * 1000 + "]").encode(), "f")
    assert source.value(("b", 999, 2)) == "x"


@pytest.mark.parametrize(
    "text", ["- a\n" * 10, f"[{'[],' * 10}]", "{" + "".join(f"{key}: 1, " for key in range(5)) + "}"]
)
def test_number_of_values(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_NODES", 11)
    assert parse_yaml(text.encode(), "f").data
    monkeypatch.setattr(limits, "MAX_NODES", 10)
    (finding,) = refused(text)
    assert (finding.code, finding.message) == (
        "too-large",
        "the file holds more than 10 values, repeated values counted each time",
    )


def test_half_a_million_values() -> None:
    (finding,) = refused("[" + "a," * 500_000)
    assert (finding.code, finding.where.column) == ("too-large", 400_000)


def test_bytes() -> None:
    remark = b"# remark\n"
    assert parse_yaml(b"a: 1\n" + remark * ((limits.MAX_BYTES - 5) // len(remark)), "f").data == {"a": 1}
    (finding,) = refused("a" * (limits.MAX_BYTES + 1))
    assert (finding.code, finding.message) == ("too-large", "the file is larger than 2 MB")


def test_keys() -> None:
    assert parse_yaml(f"{'k' * 200}: 1".encode(), "f").data == {"k" * 200: 1}
    (finding,) = refused(f"a: 1\n{'k' * 201}: 1")
    assert (finding.code, finding.where.line) == ("too-long", 2)
    assert [finding.code for finding in refused(f"? {'k' * MEGA}\n: 1")] == ["too-long"]


@pytest.mark.parametrize(
    "text",
    [
        "\0" * MEGA,
        "\u202e" * (MEGA // 2),
        "a: 1\n" * 300_000,
        "[" + "*a, " * (MEGA // 4),
        "- <<\n" * 300_000,
        "- !x\n" * 300_000,
        "x: [\n" + "\t1,\n" * 50_000 + "]\n",
        "- [a]: b\n" * 200_000,
    ],
    ids=["NUL", "overrides", "same key", "aliases", "merges", "tags", "tabs", "list keys"],
)
def test_a_flood_of_findings_is_cut_off(text: str) -> None:
    assert 1 <= len(refused(text)) <= limits.MAX_FINDINGS


@pytest.mark.parametrize("sign", list("[]{},:?!&*#|>-%@`'\"\\\t\n .0~<="))
def test_two_megabytes_of_one_sign(sign: str) -> None:
    data = (sign * limits.MAX_BYTES).encode()
    try:
        parse_yaml(data, "f")
    except ContentError as error:
        assert error.findings
