"""Broken files as people write them: each is told at its line, and none ends in a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import Severity
from tests.fuzz.broken import BROKEN, Broken
from tests.fuzz.judging import faults_of
from tests.fuzz.subjects import SUBJECTS


@pytest.mark.parametrize("case", BROKEN, ids=[case.what.replace(" ", "-") for case in BROKEN])
def test_a_broken_file_is_told_at_its_line(case: Broken, tmp_path: Path) -> None:
    subject = SUBJECTS[case.subject]
    subject.prepare(tmp_path)
    text = subject.text().decode("utf-8")
    assert case.old in text
    (tmp_path / subject.path).write_text(text.replace(case.old, case.new, 1), encoding="utf-8")
    findings = subject.judge(tmp_path, tmp_path / subject.path)
    errors = {(finding.code, finding.where.line) for finding in findings if finding.severity is Severity.ERROR}
    assert (case.code, case.line) in errors
    assert len(errors) <= 6, "one mistake is not told as many"
    assert faults_of(findings) == []
