"""The line that editors look for."""

from __future__ import annotations

from generator.source.modeline import modeline, schema_named, with_modeline

LINE = "# yaml-language-server: $schema=../a.json\n"


def test_the_line_is_put_on_top_once() -> None:
    assert modeline("../a.json") == LINE
    assert with_modeline("a: 1\n", "../a.json") == f"{LINE}a: 1\n"
    assert with_modeline(f"{LINE}a: 1\n", "b.json") == "# yaml-language-server: $schema=b.json\na: 1\n"


def test_the_line_is_read_only_from_the_top() -> None:
    assert schema_named(f"{LINE}a: 1\n") == "../a.json"
    assert schema_named(f"a: 1\n{LINE}") == ""
