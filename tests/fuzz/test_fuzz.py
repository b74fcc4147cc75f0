"""Real files changed at random, and those that once went wrong: what comes of it is findings, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.__main__ import judged
from tests.fuzz.edits import EDITS, Edit, edited
from tests.fuzz.payloads import PAYLOADS
from tests.fuzz.seeds import seeds
from tests.fuzz.subjects import SUBJECTS

#: Those that take long are left to the long run: ``python -m tests.fuzz``.
QUICK = ("dragon", "game-log", "figures", "adventure-words", "pack.yaml", "game.yaml", "cards.yaml", "harbour.yaml")
EDIT = st.builds(Edit, st.sampled_from(sorted(EDITS)), st.floats(0, 0.9999), st.integers(0, len(PAYLOADS) - 1))


@pytest.mark.parametrize("name", QUICK)
def test_a_file_changed_at_random_ends_in_findings(name: str, tmp_path: Path) -> None:
    subject = SUBJECTS[name]
    subject.prepare(tmp_path)

    @settings(max_examples=6, suppress_health_check=list(HealthCheck))
    @given(st.lists(EDIT, min_size=1, max_size=2))
    def try_edits(edits: list[Edit]) -> None:
        told, _ = judged(subject, tmp_path, edited(subject.text(), edits))
        assert not told

    try_edits()


@pytest.mark.parametrize("name", SUBJECTS)
def test_the_files_themselves_are_right(name: str, tmp_path: Path) -> None:
    subject = SUBJECTS[name]
    subject.prepare(tmp_path)
    assert judged(subject, tmp_path, subject.text()) == ("", frozenset())


@pytest.mark.parametrize(("name", "path"), list(seeds()), ids=lambda value: getattr(value, "name", value))
def test_what_once_went_wrong_ends_in_findings(name: str, path: Path, tmp_path: Path) -> None:
    subject = SUBJECTS[name]
    subject.prepare(tmp_path)
    told, _ = judged(subject, tmp_path, path.read_bytes())
    assert not told
