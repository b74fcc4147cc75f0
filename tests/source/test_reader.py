"""What the reader takes, what it refuses, and that it tells everything at once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from generator.errors import ContentError, Finding
from generator.source.reader import parse_yaml, read_yaml


def refused(text: str | bytes) -> list[Finding]:
    """The findings for a text that must be refused."""
    with pytest.raises(ContentError) as caught:
        parse_yaml(text.encode() if isinstance(text, str) else text, "f.yaml")
    return list(caught.value.findings)


def told(text: str | bytes) -> list[tuple[int, int, str]]:
    """Line, column and code of the findings for a text that must be refused."""
    return [(finding.where.line, finding.where.column, finding.code) for finding in refused(text)]


def test_the_types_of_values() -> None:
    source = parse_yaml(
        b"""\
text: Dragon Strike
quoted: "12"
single: 'true'
number: 12
part: 0.5
yes: true
no: NO
nothing:
tilde: ~
list: [1, a, [], {}]
folded: >-
  two
  lines
literal: |
  one
   two
5: five
10: {1.5: x, true: y, null: z}
time: 1:30
date: 2026-01-01
""",
        "f.yaml",
    )
    assert source.file == "f.yaml"
    assert source.data == {
        "text": "Dragon Strike",
        "quoted": "12",
        "single": "true",
        "number": 12,
        "part": 0.5,
        "yes": True,
        "no": "NO",
        "nothing": None,
        "tilde": None,
        "list": [1, "a", [], {}],
        "folded": "two lines",
        "literal": "one\n two\n",
        5: "five",
        10: {"1.5": "x", "true": "y", "null": "z"},
        "time": "1:30",
        "date": "2026-01-01",
    }


@pytest.mark.parametrize("text", ["[]", "{}", "a", "0", "false", '""', "--- a\n...\n", "# c\n- 1\n"])
def test_any_value_may_stand_alone(text: str) -> None:
    assert parse_yaml(text.encode(), "f").data in ([], {}, "a", 0, False, "", [1])


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark\n", "---\n", "~", "null\n", "\ufeff", " \n"])
def test_a_file_that_says_nothing(text: str) -> None:
    assert told(text) == [(1, 1, "empty-file")]


def test_a_byte_order_mark_is_skipped_but_only_in_front() -> None:
    assert parse_yaml(b"\xef\xbb\xbfa: 1", "f").data == {"a": 1}
    assert told("a: \ufeff1") == [(1, 4, "control-character")]


@pytest.mark.parametrize(
    ("data", "line", "column", "said"),
    [
        (b"\xff", 1, 1, "0xFF"),
        (b"name: \xc5\x82\nother: \xc5\x82\xb3", 2, 9, "0xB3"),
        (b"name: \xb3\xf3\xbf\n", 1, 7, "0xB3"),
        (b"\xef\xbb\xbfa\xff", 1, 2, "0xFF"),
        ("name: x".encode("utf-16"), 1, 1, "UTF-16"),
        ("name: Żółw".encode("utf-16-le"), 1, 1, "UTF-16"),
        ("name: Żółw".encode("utf-16-be"), 1, 1, "UTF-16"),
        ("name: x".encode("utf-32"), 1, 1, "UTF-32"),
        ("name: Żółw".encode("utf-32-be"), 1, 1, "UTF-32"),
        (b"a: \xed\xa0\x80", 1, 4, "0xED"),
        (b"a: \xc0\x80", 1, 4, "0xC0"),
    ],
)
def test_not_utf8(data: bytes, line: int, column: int, said: str) -> None:
    (finding,) = refused(data)
    assert (finding.code, finding.where.line, finding.where.column) == ("not-utf8", line, column)
    assert said in finding.message


def test_keys_that_stand_twice_are_all_named_with_both_lines() -> None:
    findings = refused("a: 1\nb: {c: 1, c: 2}\na: 3\n5: x\n'5': y\na: 4\n")
    assert [(f.code, f.where.line, f.where.column) for f in findings] == [
        ("duplicate-key", 2, 11),
        ("duplicate-key", 3, 1),
        ("duplicate-key", 5, 1),
        ("duplicate-key", 6, 1),
    ]
    assert findings[1].message == "the key “a” stands twice in this group: in line 1 and again in line 3"
    assert "in line 1 and again in line 6" in findings[3].message


def test_a_number_in_quotes_is_text_as_a_key_too() -> None:
    assert parse_yaml(b"'5': 5\n6: '6'\n", "f").data == {"5": 5, 6: "6"}


def test_keys_that_are_not_alike_are_not_twice() -> None:
    assert parse_yaml(b"a: 1\nA: 2\n' a': 3\n5: 4\n05: 5\n", "f").data == {"a": 1, "A": 2, " a": 3, 5: 4, "05": 5}


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("a: !!python/object/apply:os.system [x]", 1, 4),
        ("a: !!str 5", 1, 4),
        ("a: !mine {b: 1}", 1, 4),
        ("a: ! x", 1, 4),
        ("!!map\na: 1", 1, 1),
        ("a: 1\n!!str b: 1", 2, 1),
        ("- !<tag:example.org,2026:x> y", 1, 3),
    ],
)
def test_tags(text: str, line: int, column: int) -> None:
    assert told(text) == [(line, column, "forbidden-tag")]


def test_a_tag_is_shown_as_it_was_written() -> None:
    assert refused("a: !!python/name:os.system x")[0].message == "the tag “!!python/name:os.system” is not allowed"
    assert "\u202e" not in refused("a: !x%E2%80%AEy z")[0].message


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("[a]: 1", 1, 1), ("{a: 1}: 1", 1, 1), ("? - a\n: 1", 1, 3), ("a: {{ b }}", 1, 5), ("a: &x b\n*x : 1", 2, 1)],
)
def test_keys_that_are_no_words(text: str, line: int, column: int) -> None:
    assert told(text) == [(line, column, "complex-key")]


def test_merging() -> None:
    assert told("a: &a {x: 1}\nb:\n  <<: *a\n  y: 2\nc: <<\n") == [(3, 3, "merge-key"), (5, 4, "merge-key")]
    assert parse_yaml(b'"<<": "<<"', "f").data == {"<<": "<<"}


def test_several_documents() -> None:
    assert told("a: 1\n---\nb: 1\n") == [(2, 1, "several-documents")]
    assert told("a: 1\n...\n---\nb: 1\n---\n") == [(3, 1, "several-documents")]


@pytest.mark.parametrize("text", ["%YAML 1.2\n---\na: 1", "%TAG ! tag:x,2026:\n---\na: 1", "%YAML 9.9\n---\n", "%X\n"])
def test_directives(text: str) -> None:
    assert [code for _, _, code in told(text)] == ["yaml-syntax"]


@pytest.mark.parametrize("code", [0x00, 0x07, 0x1B, 0x7F, 0x85, 0x2028, 0x2029, *range(0x202A, 0x202F), 0xFFFE])
@pytest.mark.parametrize("text", ["a: b{}c", "a: 'b{}'", "a: |\n b{}c", "# b{}", "a{}: b", "[{}]"])
def test_characters_that_hide_or_reorder_text(code: int, text: str) -> None:
    before = text[: text.index("{")]
    line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
    assert (line, column, "control-character") in told(text.format(chr(code)))


@pytest.mark.parametrize("code", [*range(0x2066, 0x206A), 0x202E, 0x00, 0x1B])
def test_such_characters_written_as_escapes(code: int) -> None:
    assert told(f'a: 1\nb: "x\\u{code:04x}y"') == [(2, 4, "control-character")]
    assert told(f'"x\\u{code:04x}y": 1') == [(1, 1, "control-character")]
    (finding,) = refused(f'a: "\\u{code:04x}"')
    assert f"U+{code:04X}" in finding.message


def test_letters_signs_and_tabs_in_text_are_welcome() -> None:
    text = "Żółć „…” – ½ ♠ Ϟ 𝄞 \xa0 \u200d"
    assert parse_yaml(f'a: "{text}\\t"'.encode(), "f").data == {"a": text + "\t"}


@pytest.mark.parametrize("text", ["a:\n\tb: 1", "a:\n  b: 1\n\tc: 2", "a:\n  - x\n \t- y", "a: x\n\tb: 1", "[\n\t1\n]"])
def test_tabs_that_indent(text: str) -> None:
    assert (text.split("\t")[0].count("\n") + 1, 1, "tab-indentation") in told(text)


def test_tabs_in_texts_and_blank_lines_do_no_harm() -> None:
    text = "a: |\n  x\n  \ty\n\nb: 'q\n\tr'\nc:\t1\n \t\n\n"
    assert parse_yaml(text.encode(), "f").data == {"a": "x\n\ty\n", "b": "q r", "c": 1}


def test_tabs_are_found_after_texts_too_but_not_behind_the_place_where_the_file_breaks_off() -> None:
    assert told("a: 'q\n\tr'\nb: [\n\t1]\nc: @\nd: [\n\t1]\n") == [
        (4, 1, "tab-indentation"),
        (5, 4, "yaml-syntax"),
    ]


def test_a_list_item_that_sinks_into_the_text_above() -> None:
    assert told("- a\n - b\n- c: d\n") == [(2, 1, "yaml-syntax")]
    assert parse_yaml(b"- >\n  a\n  - b\n- 'a\n  - b'\n- a\n  b\n", "f").data == ["a - b\n", "a - b", "a b"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: *b", "“*b” repeats a value, but no “&b” stands before it"),
        ("a: &b [*b]", "“*b” stands inside the value that it repeats"),
        ("a: *b\nc: &b 1", "“*b” repeats a value, but no “&b” stands before it"),
    ],
)
def test_aliases_of_nothing(text: str, message: str) -> None:
    (finding,) = refused(text)
    assert (finding.code, finding.message) == ("unknown-alias", message)


def test_aliases() -> None:
    source = parse_yaml(b"&k a: &x 1\nb: *x\nc: *k\nd: &x [*k]\ne: *x\n", "f")
    assert source.data == {"a": 1, "b": 1, "c": "a", "d": ["a"], "e": ["a"]}


def test_a_key_is_missing() -> None:
    assert told('"": 1\nb: 2\n? \n: 3\n') == [(1, 1, "empty-key"), (3, 2, "empty-key")]


def test_everything_wrong_is_told_at_once_even_when_the_file_breaks_off() -> None:
    assert told("a: !!str 1\na: 2\nb\u202e: <<\n[x]: *y\nc: 'open\n") == [
        (1, 4, "forbidden-tag"),
        (2, 1, "duplicate-key"),
        (3, 2, "control-character"),
        (3, 5, "merge-key"),
        (4, 1, "complex-key"),
        (4, 6, "unknown-alias"),
        (5, 4, "yaml-syntax"),
    ]


def test_every_finding_has_a_hint_or_speaks_for_itself() -> None:
    for finding in refused("a: !!str 1\na: 2\n[x]: *y\nc: 'open\n"):
        assert finding.hint


def test_read_yaml(tmp_path: Path) -> None:
    path = tmp_path / "heroes.yaml"
    path.write_bytes("imię: Ślązak\r\n".encode())
    assert read_yaml(path).data == {"imię": "Ślązak"}
    assert read_yaml(path).file == path.as_posix()
    assert read_yaml(path, "content/heroes.yaml").file == "content/heroes.yaml"


def unreadable(path: Path) -> Finding:
    with pytest.raises(ContentError) as caught:
        read_yaml(path, "x.yaml")
    (finding,) = caught.value.findings
    assert (finding.code, finding.where.file, finding.where.line) == ("unreadable-file", "x.yaml", 1)
    return finding


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "heroes.yaml").write_text("a: 1")
    finding = unreadable(tmp_path / "heros.yaml")
    assert finding.message == "the file cannot be read: there is no such file"
    assert finding.hint == "did you mean “heroes.yaml”?"
    assert unreadable(tmp_path / "spells.yml").hint == ""
    assert unreadable(tmp_path / "nowhere" / "x.yaml").hint == ""
    assert "no such file" in unreadable(tmp_path / "a\0b").message


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "folder" in unreadable(tmp_path).message


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "no ordinary file" in unreadable(tmp_path / "pipe").message


@pytest.mark.parametrize(
    ("error", "said"),
    [(PermissionError(13, "Permission denied"), "no permission"), (OSError(5, "Input/output error"), "input/output")],
)
def test_a_file_that_resists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, said: str) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("a: 1")

    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(Path, "open", fail)
    assert said in unreadable(path).message
