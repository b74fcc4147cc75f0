"""The counters: a page of fronts, ten in a row, and the page of their backs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from generator.games.dragon_lords.model.game import Components
from generator.games.dragon_lords.model.options import Altitude
from generator.games.dragon_lords.pages.counter_faces import BLEED, SIZE, altitude_face, back_face, engaged_face
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.foot import foot
from generator.layout.backs import Backs, behind, flip_of
from generator.layout.marks import cut_marks
from generator.layout.placement import box_path
from generator.scene.geometry import Affine, Box, translate
from generator.scene.nodes import Group, Node
from generator.scene.page import Bookmark, Document, Page

#: Between two counters in mm: room for the bleed of both.
GUTTER = 2 * BLEED
#: Height of the head of the page.
HEAD = 22.0

Draw = Callable[[], Sequence[Node]]
#: A kind of counter: its front, its back, and how many there are.
Kind = tuple[Draw, Draw, int]


def compose(job: Job) -> Document:
    """All counters of the box, a row a kind, from the highest altitude down (Components).

    Players choose an altitude counter in secret from among those that lie face down, so all of these have one back; an
    engaged counter lies open and is the same on both sides. Backs follow for the edge that the printer flips on; none
    if no backs are asked for.
    """
    backs = job.how.backs if job.how.backs.duplex else Backs.LONG

    def pages() -> Iterator[Page]:
        yield fronts_page(job)
        if job.how.backs is not Backs.NONE:
            yield backs_page(job, backs)

    title = f"Dragon Lords – {job.texts('documents.counters')}"
    preference = Backs.NONE.preference if job.how.backs is Backs.NONE else backs.preference
    return Document("counters", title, job.texts.language.tag, pages, duplex=preference)


def kinds(job: Job) -> list[Kind]:
    """Every kind of counter in the order of the rows."""
    table: Components = job.content.tables.components
    levels: dict[Altitude, int] = job.content.tables.altitudes.levels
    back = partial(back_face, job)
    engaged = partial(engaged_face, job)
    found: list[Kind] = [
        (partial(altitude_face, job, altitude), back, table.counters.each_altitude)
        for altitude in sorted(levels, key=lambda altitude: -levels[altitude])
    ]
    return [*found, (engaged, engaged, table.counters.engaged)]


def places(job: Job) -> list[list[Box]]:
    """Where the fronts lie on their page: a row for each kind, in the middle of the paper."""
    counts = [count for _, _, count in kinds(job)]
    pitch = SIZE + GUTTER
    left = (job.paper.width - max(counts) * pitch + GUTTER) / 2
    top = job.paper.area.y + HEAD
    return [
        [Box(left + column * pitch, top + row * pitch, SIZE, SIZE) for column in range(count)]
        for row, count in enumerate(counts)
    ]


def fronts_page(job: Job) -> Page:
    """The fronts with their cut marks."""
    easel = Easel(job.theme, job.scribe)
    head(job, easel, "front")
    boxes = places(job)
    for (front, _, _), row in zip(kinds(job), boxes, strict=True):
        nodes = tuple(front())
        easel.add(face(nodes, translate(box.x, box.y)) for box in row)
    trims = [box for row in boxes for box in row]
    easel.add(cut_marks(trims, [box.inset(-BLEED) for box in trims], BLEED, job.paper.sheet))
    steps(job, easel, boxes[-1][0].bottom + 8)
    return page(job, easel, job.texts("press.fronts"))


def backs_page(job: Job, backs: Backs) -> Page:
    """The backs, each behind its front when the sheet is flipped."""
    easel = Easel(job.theme, job.scribe)
    head(job, easel, "back")
    flip = flip_of(backs, job.paper.width, job.paper.height)
    for (_, back, _), row in zip(kinds(job), places(job), strict=True):
        nodes = tuple(back())
        easel.add(face(nodes, behind(translate(box.x, box.y), flip, SIZE)) for box in row)
    return page(job, easel, job.texts("press.backs"))


def face(nodes: tuple[Node, ...], put: Affine) -> Group:
    """A face on the page, clipped to its bleed."""
    return Group(nodes, put, box_path(Box(0, 0, SIZE, SIZE).inset(-BLEED)), "counter")


def head(job: Job, easel: Easel, side: str) -> None:
    """The title of the page, and which side it is."""
    area = job.paper.area
    easel.label(job.texts("counters.kicker"), area.x, area.y + 3.2, "subtitle")
    easel.label(job.texts(f"press.{side}"), area.right, area.y + 3.2, "subtitle", "end")
    easel.label(job.texts("documents.counters"), area.x, area.y + 13.6, easel.style("title", size=24))


def steps(job: Job, easel: Easel, top: float) -> None:
    """What to do with the sheet, in three columns."""
    area = job.paper.area
    columns = Box(area.x, top, area.width, 40).split_x([1, 1, 1], 8)
    for key, column in zip(("print", "cut", "use"), columns, strict=True):
        easel.label(job.texts(f"counters.{key}"), column.x, column.y + 3.2, "heading")
        easel.line(column.x, column.y + 4.4, column.right, column.y + 4.4, "inner", "lead")
        box = Box(column.x, column.y + 5.6, column.width, column.height - 5.6)
        figures = {"size": job.texts.language.number(SIZE)}
        easel.paragraph(job.texts(f"counters.{key}_text", **figures), box, "brief")


def page(job: Job, easel: Easel, title: str) -> Page:
    """The finished page; the bar stands on it whichever side it is."""
    foot(easel, job.paper.area, job.texts("foot.scale"), (), job.texts("maps.imprint"))
    return Page(job.paper.width, job.paper.height, tuple(easel.nodes), (Bookmark(title),), title)
