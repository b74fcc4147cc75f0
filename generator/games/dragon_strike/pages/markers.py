"""The cardboard markers on both sides of one sheet: the fronts, and behind each of them its back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.games.dragon_strike.art.markers import SQUARES
from generator.games.dragon_strike.model.box import Markers
from generator.games.dragon_strike.pages.pictures import marker
from generator.games.dragon_strike.pages.sheet import document_title, frame, new_easel, page, steps
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.layout.backs import Backs, behind, flip_of
from generator.layout.marks import cut_marks
from generator.layout.placement import box_path
from generator.scene.geometry import Affine, Box, translate
from generator.scene.nodes import Group
from generator.scene.page import Document, Page

#: The side of a marker, its bleed, and the gap between two of them, in mm; how many lie in a row.
SIZE, BLEED = 23.0, 1.5
GAP = 2 * BLEED
IN_ROW = 7


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of cardboard: both sides, and where its front lies on the sheet."""

    front: str
    back: str
    box: Box


def compose(job: Job) -> Document:
    """Two pages. Backs follow for the edge that the printer flips on; none if no backs are asked for."""
    backs = job.how.backs if job.how.backs.duplex else Backs.LONG
    title = job.texts("documents.markers")

    def pages() -> Iterator[Page]:
        yield fronts(job, title)
        if job.how.backs is not Backs.NONE:
            yield reverses(job, title, backs)

    preference = Backs.NONE.preference if job.how.backs is Backs.NONE else backs.preference
    return Document("markers", document_title(job, "markers"), job.texts.language.tag, pages, duplex=preference)


def pieces(job: Job) -> list[Piece]:
    """Every piece, row by row, in the middle of the paper."""
    table: Markers = job.content.tables.markers
    pitch = SIZE + GAP
    left = (job.paper.width - IN_ROW * pitch + GAP) / 2
    top = job.paper.area.y + 20.0
    found: list[Piece] = []
    row = column = 0
    for piece in (each for each in table.pieces for _ in range(each.count)):
        across, _down = SQUARES.get(piece.front, (1, 1))
        if column + across > IN_ROW:
            row, column = row + 1, 0
        box = Box(left + column * pitch, top + row * pitch, across * pitch - GAP, SIZE)
        found.append(Piece(piece.front, piece.back or piece.front, box))
        column += across
    return found


def fronts(job: Job, title: str) -> Page:
    """The fronts with their cut marks, and what to do with them."""
    easel = new_easel(job)
    body = frame(job, easel, title, side=job.texts("press.front"))
    found = pieces(job)
    for piece in found:
        easel.add([face(job, piece.front, piece.box, translate(piece.box.x, piece.box.y))])
    trims = [piece.box for piece in found]
    easel.add(cut_marks(trims, [box.inset(-BLEED) for box in trims], BLEED, job.paper.sheet))
    legend(job, easel, Box(body.x, trims[-1].bottom + 4, body.width, body.bottom - trims[-1].bottom - 4))
    return page(job, easel, title)


def face(job: Job, side: str, box: Box, put: Affine) -> Group:
    """One side of a piece on the page, clipped to its bleed."""
    own = Box(0, 0, box.width, box.height)
    return Group(tuple(marker(job, side, own, BLEED)), put, box_path(own.inset(-BLEED)), f"piece-{side}")


def legend(job: Job, easel: Easel, box: Box) -> None:
    """How to make the markers."""
    steps(job, easel, box, ("markers.print", "markers.cut", "markers.use"), size=job.texts.language.number(SIZE))


def reverses(job: Job, title: str, backs: Backs) -> Page:
    """The backs, each behind its front when the sheet is flipped."""
    easel = new_easel(job)
    frame(job, easel, title, side=job.texts("press.back"))
    flip = flip_of(backs, job.paper.width, job.paper.height)
    for piece in pieces(job):
        put = behind(translate(piece.box.x, piece.box.y), flip, piece.box.width)
        easel.add([face(job, piece.back, piece.box, put)])
    return page(job, easel, f"{title} – {job.texts('press.backs')}")
