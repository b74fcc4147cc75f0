"""Finding room on a sheet: the grid for a deck on a paper, or what would fit instead."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from generator.errors import ContentError, Finding, Severity
from generator.layout.backs import Backs, mirror_x, mirror_y
from generator.layout.cards import MAX_BLEED, CardSize
from generator.layout.grid import Frame, Grid, best_grid, largest_bleed
from generator.layout.paper import Paper
from generator.scene.geometry import Box

#: Free mm on each side of a fold line, so that the fold can be seen and no card hangs on by its edge.
FOLD_ROOM = 3.0


def frames_of(paper: Paper, backs: Backs, margin: float | None = None) -> list[Frame]:
    """The parts of a paper that fronts may fill; for a folded sheet its upper or its left half."""
    inset = paper.card_margin if margin is None else margin
    area = paper.sheet.inset(inset)
    if backs is not Backs.FOLD:
        return [Frame(area)]
    level, upright = paper.height / 2, paper.width / 2
    upper = Box(area.x, area.y, area.width, level - FOLD_ROOM - area.y)
    left = Box(area.x, area.y, upright - FOLD_ROOM - area.x, area.height)
    # Cards lie against the fold: the nearer to it, the less a crooked fold moves their backs.
    return [Frame(upper, (0.5, 1.0), mirror_y(level)), Frame(left, (1.0, 0.5), mirror_x(upright))]


def find_room(
    size: CardSize,
    paper: Paper,
    backs: Backs,
    bleed: float,
    margin: float | None = None,
    papers: Iterable[Paper] = (),
) -> tuple[Grid, list[Finding]]:
    """The best grid, and a note if the bleed costs places.

    ``papers`` are those that may be named when this one is too small. Raises ContentError if not one card fits, or
    none with that bleed; the finding says what would fit.
    """
    if not 0 <= bleed <= MAX_BLEED:
        message = f"the bleed must be between 0 and {MAX_BLEED:g} mm, not {bleed:g}"
        raise ContentError([Finding("bad-bleed", message)])
    frames = frames_of(paper, backs, margin)
    plain = best_grid(frames, size, 0)
    if plain is None:
        raise ContentError([too_large(size, paper, backs, margin, papers)])
    grid = best_grid(frames, size, bleed)
    if grid is None:
        most = tenths(largest_bleed(frames, size, 1))
        message = f"with {bleed:g} mm of bleed not one card {size} fits on {paper.name}"
        hint = f"at most {most:g} mm fits" if most > 0 else "print it without bleed"
        raise ContentError([Finding("no-room-for-bleed", message, hint=f"{hint}, or take a larger paper")])
    notes = margin_notes(size, paper, backs, margin, plain)
    if grid.capacity == plain.capacity:
        return grid, notes
    most = tenths(largest_bleed(frames, size, plain.capacity))
    message = f"{bleed:g} mm of bleed leaves room for {grid.capacity} cards on {paper.name} instead of {plain.capacity}"
    hint = f"up to {most:g} mm keeps {plain.capacity}" if most > 0 else f"only no bleed at all keeps {plain.capacity}"
    return grid, [*notes, Finding("no-room-for-bleed", message, severity=Severity.NOTE, hint=hint)]


def margin_notes(size: CardSize, paper: Paper, backs: Backs, margin: float | None, plain: Grid) -> list[Finding]:
    """A note if a printer's own margin costs places."""
    usual = None if margin is None else best_grid(frames_of(paper, backs), size, 0)
    if usual is None or usual.capacity <= plain.capacity:
        return []
    message = f"a margin of {margin:g} mm leaves room for {plain.capacity} cards on {paper.name}"
    hint = f"a margin of {paper.card_margin:g} mm holds {usual.capacity}"
    return [Finding("no-room-for-margin", message, severity=Severity.NOTE, hint=hint)]


def tenths(length: float) -> float:
    """A length cut to tenths of a millimetre."""
    return math.floor(length * 10 + 1e-6) / 10


def too_large(size: CardSize, paper: Paper, backs: Backs, margin: float | None, papers: Iterable[Paper]) -> Finding:
    """The finding for a card that is larger than its paper, with the papers that would hold it."""
    holding = holders(size, backs, margin, papers)
    where = f"on half a sheet of {paper.name} (backs across a fold)" if backs is Backs.FOLD else f"on {paper.name}"
    hint = (
        f"these papers hold it: {', '.join(other.name for other in holding)}" if holding else "no known paper holds it"
    )
    if backs is Backs.FOLD and best_grid(frames_of(paper, Backs.LONG, margin), size, 0) is not None:
        hint = f"print the backs another way than “fold”; {hint}"
    return Finding("card-too-large", f"the card {size} does not fit {where}", hint=hint)


def holders(size: CardSize, backs: Backs, margin: float | None, papers: Iterable[Paper]) -> Sequence[Paper]:
    """The papers that hold at least one card."""
    return [paper for paper in papers if best_grid(frames_of(paper, backs, margin), size, 0) is not None]
