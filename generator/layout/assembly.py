"""The sheets of a tiled board: cut and register marks, glue strips, names, and the plan that shows how to join them."""

from __future__ import annotations

from collections.abc import Iterator

from generator.kit.easel import Easel
from generator.kit.foot import foot
from generator.kit.theme import Theme
from generator.layout.board import scaled_nodes
from generator.layout.placement import box_path
from generator.layout.tiling import RIM, Tile, Tiling
from generator.layout.words import Say
from generator.scene.geometry import Box, Point, rotate, scale, translate
from generator.scene.nodes import Group, Node, Paint, Path
from generator.scene.page import Bookmark, Document, Page
from generator.text.scribe import Scribe

#: Radius in mm of the ring that the corner of the next sheet is laid on.
RING = 2.0
DASH = (2.0, 1.2)
#: Gap in mm between a cut mark and the picture.
CLEARANCE = 0.5


def tiled_document(
    tiling: Tiling, id_: str, say: Say, theme: Theme, scribe: Scribe, language: str, imprint: str = ""
) -> Document:
    """The plan of a tiled board, then its sheets. A board that one sheet holds needs no plan."""

    def pages() -> Iterator[Page]:
        if tiling.count > 1:
            yield plan_page(tiling, say, Easel(theme, scribe), imprint)
        picture = scaled_nodes(tiling.board, tiling.factor)
        for tile in tiling.tiles():
            yield tile_page(tiling, tile, picture, say, Easel(theme, scribe))

    return Document(id_, tiling.board.title, language, pages)


def tile_page(tiling: Tiling, tile: Tile, picture: Node, say: Say, easel: Easel) -> Page:
    """One sheet of a tiled board."""
    put = tiling.origin(tile)
    easel.add([Group((picture,), put, clip=box_path(tile.window), name="tile")])
    window = moved(tile.window, *put.apply(0, 0))
    own = moved(tile.own, *put.apply(0, 0))
    glue_strips(easel, own, window, say)
    cut_edges(easel, tiling, tile, window)
    register_marks(easel, tiling, tile, own)
    place = say("press.tile_place", row=tile.row + 1, column=tile.column + 1)
    base = tiling.paper.area.bottom - 0.8
    easel.label(say("press.tile", name=tile.name), window.x, base, "cell")
    easel.label(f"{tiling.board.title} · {place}", tiling.paper.area.right - RIM, base, "label", "end", "ink")
    bookmarks = (Bookmark(say("press.tile", name=tile.name)),)
    return Page(tiling.paper.width, tiling.paper.height, tuple(easel.nodes), bookmarks, tile.name)


def moved(box: Box, dx: float, dy: float) -> Box:
    """A box shifted."""
    return Box(box.x + dx, box.y + dy, box.width, box.height)


def glue_strips(easel: Easel, own: Box, window: Box, say: Say) -> None:
    """The dashed lines that the next sheets are laid on, and the words on the strips beyond them."""
    words = say("press.glue_here")
    if window.right > own.right:
        easel.line(own.right, window.y, own.right, window.bottom, "hair", dash=DASH)
        note(easel, words, Box(own.right, own.y, window.right - own.right, own.height), True)
    if window.bottom > own.bottom:
        easel.line(window.x, own.bottom, window.right, own.bottom, "hair", dash=DASH)
        note(easel, words, Box(own.x, own.bottom, own.width, window.bottom - own.bottom), False)


def note(easel: Easel, words: str, strip: Box, upright: bool) -> None:
    """Words on white in the middle of a strip, along it."""
    pad = Easel(easel.theme, easel.scribe)
    half = easel.width(words, "label") / 2 + 1.2
    pad.rect(Box(-half, -2.0, 2 * half, 4.0), "paper", "hair")
    pad.center(words, 0, 0, "label", "ink")
    put = translate(strip.cx, strip.cy)
    easel.add([Group(tuple(pad.nodes), put @ rotate(-90) if upright else put)])


def cut_edges(easel: Easel, tiling: Tiling, tile: Tile, window: Box) -> None:
    """Cut marks at the ends of every edge that has no strip for glue."""
    xs = [window.x] + ([window.right] if tile.column + 1 == tiling.columns else [])
    ys = [window.y] + ([window.bottom] if tile.row + 1 == tiling.rows else [])
    for x in xs:
        for start, end in outside(window.y, window.bottom):
            easel.line(x, start, x, end, "hair")
    for y in ys:
        for start, end in outside(window.x, window.right):
            easel.line(start, y, end, y, "hair")


def outside(start: float, end: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """The stretches of a cut mark before and after an edge."""
    return (start - RIM, start - CLEARANCE), (end + CLEARANCE, end + RIM)


def register_marks(easel: Easel, tiling: Tiling, tile: Tile, own: Box) -> None:
    """Rings with a cross where the corners of the next sheets come to lie.

    They are drawn on the strips and in the margin only, so that the finished board shows nothing of them.
    """
    corners: list[Point] = []
    if tile.column + 1 < tiling.columns:
        corners += [(own.right, own.y), (own.right, own.bottom)]
    if tile.row + 1 < tiling.rows:
        corners += [(own.x, own.bottom), (own.right, own.bottom)]
    pad = Easel(easel.theme, easel.scribe)
    for x, y in dict.fromkeys(corners):
        pad.circle(x, y, RING, None, "hair")
        pad.line(x - 2 * RING, y, x + 2 * RING, y, "hair")
        pad.line(x, y - 2 * RING, x, y + 2 * RING, "hair")
    clip = Path((*box_path(tiling.paper.sheet).steps, *box_path(own).steps), Paint(), even_odd=True)
    easel.add([Group(tuple(pad.nodes), clip=clip, name="register")])


def plan_page(tiling: Tiling, say: Say, easel: Easel, imprint: str) -> Page:
    """The assembly plan: the board small with its seams and the names of its sheets, and how to join them."""
    paper = tiling.paper
    area = foot(easel, paper.area, say("foot.scale"), (), imprint)
    easel.fit(say("press.assembly_plan"), area.x, area.y + 8, area.width, "title")
    size = f"{tiling.width:.0f} × {tiling.height:.0f} mm"
    facts = f"{tiling.board.title} · {size} · {say('press.overlap_of', n=f'{tiling.overlap:g}')}"
    easel.fit(facts, area.x, area.y + 14, area.width, "value")
    steps = [say(f"press.assembly_{step}") for step in ("cut", "glue", "order")]
    y = area.y + 18
    for number, step in enumerate(steps, 1):
        block = easel.paragraph(f"**{number}.** {step}", Box(area.x, y, area.width, 14), "text")
        y += block.height + 1.5
    small_picture(easel, tiling, Box(area.x, y + 4, area.width, area.bottom - y - 6))
    return Page(paper.width, paper.height, tuple(easel.nodes), (Bookmark(say("press.assembly_plan")),), "0")


def small_picture(easel: Easel, tiling: Tiling, box: Box) -> None:
    """The whole board within a box, with the seams over it and the name of each sheet on white."""
    factor = min(box.width / tiling.width, box.height / tiling.height)
    put = translate(box.cx - tiling.width * factor / 2, box.y) @ scale(factor)
    picture = scaled_nodes(tiling.board, tiling.factor)
    easel.add([Group((picture,), put, clip=box_path(Box(0, 0, tiling.width, tiling.height)))])
    for tile in tiling.tiles():
        x, y = put.apply(tile.own.x, tile.own.y)
        cell = Box(x, y, tile.own.width * factor, tile.own.height * factor)
        easel.rect(cell, None, "outline")
        easel.circle(cell.cx, cell.cy, 6, "paper", "inner")
        easel.center(tile.name, cell.cx, cell.cy, "value")
