"""All checks of the content together: what stands in the way of printing and playing, each finding on its line."""

from __future__ import annotations

from collections.abc import Iterator

from generator.errors import Finding, sorted_findings
from generator.games.daredragon.content import Content
from generator.games.daredragon.content_checks_board import check_board, check_extension
from generator.games.daredragon.content_checks_deck import check_deck
from generator.games.daredragon.content_checks_rules import (
    check_characters,
    check_dracometer,
    check_health,
    check_seats,
    check_setup,
    check_variants,
)
from generator.games.daredragon.content_checks_text import check_texts
from generator.games.daredragon.model_deck import Owner


def check_notes(content: Content) -> Iterator[Finding]:
    """Every note on a single figure points at a figure that is there."""
    for name, source in content.sources.items():
        data = source.data
        cells = data.get("cells") if isinstance(data, dict) else None
        for path in cells if isinstance(cells, dict) else ():
            try:
                source.value([int(part) if part.isdigit() else part for part in str(path).split(".")])
            except KeyError:
                where = source.place(("cells", path), key=True)
                yield Finding("idle-note", f"there is no figure at “{path}” in {name}.yaml", where)


def check_content(content: Content) -> list[Finding]:
    """Everything that is wrong with the content, and the notes of its variant, by place."""
    findings = [
        *check_dracometer(content),
        *check_setup(content),
        *check_health(content),
        *check_seats(content),
        *check_variants(content),
        *check_characters(content),
        *check_board(content),
        *check_extension(content),
        *check_texts(content),
        *check_notes(content),
        *content.notes,
    ]
    for owner in Owner:
        findings.extend(check_deck(content, owner))
    return sorted_findings(findings)
