"""What an unquoted word means."""

from __future__ import annotations

import pytest

from generator.source.scalars import plain_key, plain_value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("0", 0),
        ("7", 7),
        ("-12", -12),
        ("+5", 5),
        ("999999999999999", 999_999_999_999_999),
        ("0.5", 0.5),
        ("-2.25", -2.25),
        ("5.0", 5.0),
        ("1e3", 1000.0),
        ("1.5E-2", 0.015),
    ],
)
def test_special_words(text: str, value: object) -> None:
    assert plain_value(text) == value
    assert type(plain_value(text)) is type(value)


@pytest.mark.parametrize(
    "text",
    [
        *("NO", "no", "Yes", "on", "off", "True", "FALSE", "Null", "NULL"),
        *("08", "00", "-07", "0x1F", "0o17", "1_000", "1:30", "2026-01-01", "5,34", "1 000", "+", "-", "--1"),
        *(".5", "5.", "08.5", "1e", "1e400", ".inf", "-.inf", ".nan", "1.2.3", "½", "٣", "2d6"),
        "1000000000000000",
        "0.1234567890123456789012345678901",
    ],
)
def test_all_else_is_text(text: str) -> None:
    assert plain_value(text) == text


@pytest.mark.parametrize(
    ("text", "key"),
    [("5", 5), ("-1", -1), ("05", "05"), ("1.5", "1.5"), ("true", "true"), ("null", "null"), ("no", "no")],
)
def test_only_whole_numbers_are_keys_that_are_not_text(text: str, key: object) -> None:
    assert plain_key(text) == key
    assert type(plain_key(text)) is type(key)
