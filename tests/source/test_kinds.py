"""Kinds of files are found by path and by id."""

from __future__ import annotations

import pytest

from generator.errors import ContentError
from generator.source.kinds import FileKind, find_kind, kind_of

WORDS = FileKind("words", "Words", dict, ("content/*/tales/*.*.yaml",))
TALE = FileKind("tale", "A tale", dict, ("content/*/tales/*.yaml",))


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("content/game/tales/one.yaml", "tale"),
        ("content/game/tales/one.en.yaml", "words"),
        ("content/game/deep/tales/one.yaml", None),
        ("game/tales/one.yaml", None),
    ],
)
def test_the_first_kind_that_fits_a_path_is_meant(path: str, kind: str | None) -> None:
    found = kind_of([WORDS, TALE], path)
    assert (found.id if found else None) == kind


def test_an_unknown_kind_is_told_with_the_nearest() -> None:
    with pytest.raises(ContentError) as caught:
        find_kind([WORDS, TALE], "tail")
    assert caught.value.findings[0].code == "unknown-kind"
    assert caught.value.findings[0].hint == "did you mean “tale”?"
