"""The PDF backend: scene pages through ReportLab, embedded fonts only, the same bytes each time."""

from __future__ import annotations

import io
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from generator import __version__
from generator.scene.geometry import Affine, Box
from generator.scene.nodes import Circle, Entry, Face, Group, Line, Link, Node, Paint, Path, Pen, Rect, Text, Tick, walk
from generator.scene.page import Document, Page
from generator.text.fonts import font_file
from generator.units import MM_PER_PT, to_pt

if TYPE_CHECKING:
    from generator.backend.forms import FormWriter

#: The one face that an empty PDF starts with, so that no unembedded standard font is named.
_FIRST_FACE = Face("Fira Sans", 400)

#: ReportLab takes its settings from the environment and from files in the home folder as well; these count here.
#: Streams stay binary: writing them as text takes time and a quarter more room.
SETTINGS = {
    "useA85": 0,
    "invariant": 1,
    "pageCompression": 1,
    "ttfAsciiReadable": 1,
    "pdfMultiLine": 0,
    "pdfComments": 0,
    "canvas_baseColor": None,
}
#: The variable that dates the files of a reproducible build; a document is the same whenever it is made.
EPOCH = "SOURCE_DATE_EPOCH"


def face_name(face: Face) -> str:
    """The name under which a face is registered."""
    return f"{face.family.replace(' ', '')}-{face.weight}{'i' if face.italic else ''}"


def registered(face: Face) -> str:
    """The registered name of a face, registering its file on first use."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    name = face_name(face)
    if name not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(name, str(font_file(face))))
    return name


def new_canvas(target: io.BytesIO, language: str) -> Any:
    """An empty ReportLab canvas that no setting of the user's or the machine's changes."""
    from reportlab import rl_config
    from reportlab.pdfgen.canvas import Canvas

    for name, value in SETTINGS.items():
        setattr(rl_config, name, value)
    first = registered(_FIRST_FACE)
    epoch = os.environ.pop(EPOCH, None)
    try:
        return Canvas(target, pageCompression=1, invariant=1, initialFontName=first, initialFontSize=10, lang=language)
    finally:
        if epoch is not None:
            os.environ[EPOCH] = epoch


def rgb(color: str) -> tuple[float, float, float]:
    """The channels 0 to 1 of ``#rrggbb``."""
    red, green, blue = bytes.fromhex(color[1:])
    return red / 255, green / 255, blue / 255


#: A stamp's box in mm: larger than any page, about the page's origin.
MAX_SIDE = 4000.0
#: A group of fewer shapes is not worth a stamp.
STAMP_NODES = 12


def worth_a_stamp(group: Group) -> bool:
    """Whether a group is large enough to be written once and stamped, and holds shapes alone."""
    nodes = [node for node, _ in walk(group.children)]
    return len(nodes) >= STAMP_NODES and all(isinstance(node, Path | Rect | Circle | Line) for node in nodes)


@dataclass(frozen=True, slots=True)
class Outline:
    """A path in PDF operators, as ReportLab asks a path for them."""

    code: str

    def getCode(self) -> str:  # noqa: N802 (the name that ReportLab calls)
        """The operators."""
        return self.code


class PdfWriter:
    """Draws scene nodes on a ReportLab canvas. Keeps the graphics state, so that unchanged values are not repeated."""

    def __init__(self, document: Document, target: io.BytesIO) -> None:
        self.canvas: Any = new_canvas(target, document.language)
        canvas = self.canvas
        canvas.setTitle(document.title)
        canvas.setSubject(document.subject)
        canvas.setAuthor("Dragonpress")
        canvas.setCreator(f"Dragonpress {__version__}")
        canvas.setProducer(f"Dragonpress {__version__}")
        if document.keywords:
            canvas.setKeywords(", ".join(document.keywords))
        canvas.setViewerPreference("PrintScaling", "None")
        canvas.setViewerPreference("DisplayDocTitle", "true")
        if document.duplex:
            canvas.setViewerPreference("Duplex", document.duplex)
        self.height = 0.0
        self.count = 0
        self.outlined = False
        self.fill: str | None = None
        self.pen: Pen | None = None
        self.fields: FormWriter | None = None
        self.drawn: dict[tuple[int, float], tuple[Group, str]] = {}
        self.stamps: set[tuple[int, float]] = set()

    def page(self, page: Page) -> None:
        """Draw and finish one page."""
        canvas = self.canvas
        canvas.setPageSize((to_pt(page.width), to_pt(page.height)))
        self.height = page.height
        self.fill = self.pen = None
        canvas.setLineJoin(1)
        if page.trim is not None:
            canvas.setTrimBox(self.corners(page.trim))
        for index, bookmark in enumerate(page.bookmarks):
            key = f"page{self.count}-{index}"
            if bookmark.y is None:
                canvas.bookmarkPage(key)
            else:
                canvas.bookmarkHorizontal(key, 0, to_pt(self.height - bookmark.y))
            canvas.addOutlineEntry(bookmark.title, key, level=bookmark.level, closed=False)
            self.outlined = True
        for anchor in page.anchors:
            canvas.bookmarkHorizontal(anchor.name, 0, to_pt(self.height - anchor.y))
        if page.label:
            canvas.addPageLabel(self.count, prefix=page.label)
        for node in page.nodes:
            self.node(node)
        canvas.showPage()
        self.count += 1

    def finish(self) -> None:
        """Close the file."""
        if self.fields is not None:
            self.fields.finish()
        if self.outlined:
            self.canvas.showOutline()
        self.canvas.save()

    def corners(self, box: Box) -> tuple[float, float, float, float]:
        """Lower left and upper right corner of a box, in points."""
        return to_pt(box.x), to_pt(self.height - box.bottom), to_pt(box.right), to_pt(self.height - box.y)

    def node(self, node: Node) -> None:
        """Draw one node."""
        match node:
            case Text():
                self.text(node)
            case Circle():
                filled, stroked = self.use(node.paint)
                self.canvas.circle(
                    to_pt(node.cx), to_pt(self.height - node.cy), to_pt(node.r), stroke=stroked, fill=filled
                )
            case Path():
                self.path(node)
            case Rect():
                self.rect(node)
            case Line():
                self.use_pen(node.pen)
                y1, y2 = to_pt(self.height - node.y1), to_pt(self.height - node.y2)
                self.canvas.line(to_pt(node.x1), y1, to_pt(node.x2), y2)
            case Group():
                self.group(node)
            case Link():
                self.link(node)
            case Tick() | Entry():
                self.form().add(node, self.corners(node.box))

    def form(self) -> FormWriter:
        """The form of the file, begun with its first field."""
        from generator.backend.forms import FormWriter

        if self.fields is None:
            self.fields = FormWriter(self.canvas)
        return self.fields

    def use(self, paint: Paint) -> tuple[int, int]:
        """Set the state for a paint; returns ReportLab's flags (fill, stroke)."""
        if paint.fill is not None:
            self.use_fill(paint.fill)
        if paint.pen is not None:
            self.use_pen(paint.pen)
        return int(paint.fill is not None), int(paint.pen is not None)

    def use_fill(self, color: str) -> None:
        if color != self.fill:
            self.canvas.setFillColorRGB(*rgb(color))
            self.fill = color

    def use_pen(self, pen: Pen) -> None:
        old = self.pen
        if pen == old:
            return
        canvas = self.canvas
        if old is None or pen.color != old.color:
            canvas.setStrokeColorRGB(*rgb(pen.color))
        if old is None or pen.width != old.width:
            canvas.setLineWidth(to_pt(pen.width))
        if old is None or pen.dash != old.dash:
            canvas.setDash([to_pt(length) for length in pen.dash])
        if old is None or pen.butt != old.butt:
            canvas.setLineCap(0 if pen.butt else 1)
        self.pen = pen

    def text(self, node: Text) -> None:
        self.use_fill(node.color)
        canvas = self.canvas
        canvas.setFont(registered(node.face), to_pt(node.size))
        x, y = to_pt(node.x), to_pt(self.height - node.y)
        canvas.drawString(x, y, node.text, charSpace=to_pt(node.tracking) if node.tracking else None)

    def rect(self, node: Rect) -> None:
        filled, stroked = self.use(node.paint)
        x, y = to_pt(node.x), to_pt(self.height - node.y - node.height)
        width, height = to_pt(node.width), to_pt(node.height)
        if node.radius:
            self.canvas.roundRect(x, y, width, height, to_pt(node.radius), stroke=stroked, fill=filled)
        else:
            self.canvas.rect(x, y, width, height, stroke=stroked, fill=filled)

    def outline(self, node: Path) -> Outline:
        """The path in PDF operators. Written here, as ReportLab's own numbers take most of its time."""
        height, pt = self.height, 1 / MM_PER_PT
        code = []
        for step in node.steps:
            match step:
                case ("M", x, y):
                    code.append(f"{x * pt:.3f} {(height - y) * pt:.3f} m")
                case ("L", x, y):
                    code.append(f"{x * pt:.3f} {(height - y) * pt:.3f} l")
                case ("C", x1, y1, x2, y2, x, y):
                    code.append(
                        f"{x1 * pt:.3f} {(height - y1) * pt:.3f} {x2 * pt:.3f} {(height - y2) * pt:.3f} "
                        f"{x * pt:.3f} {(height - y) * pt:.3f} c"
                    )
                case _:
                    code.append("h")
        return Outline(" ".join(code))

    def path(self, node: Path) -> None:
        filled, stroked = self.use(node.paint)
        self.canvas.drawPath(self.outline(node), stroke=stroked, fill=filled, fillMode=0 if node.even_odd else 1)

    def group(self, node: Group) -> None:
        """Draw a group; one that comes again, as the very same object, is written once and stamped from then on."""
        key = id(node), self.height
        if key not in self.drawn:
            # The group is kept, so that its identity stays its own.
            self.drawn[key] = node, f"stamp{len(self.drawn)}"
            self.draw_group(node)
            return
        name = self.drawn[key][1]
        if key not in self.stamps:
            if not worth_a_stamp(node):
                self.draw_group(node)
                return
            self.stamps.add(key)
            saved = self.fill, self.pen
            self.fill = self.pen = None
            self.canvas.beginForm(name, 0, 0, to_pt(MAX_SIDE), to_pt(MAX_SIDE))
            self.canvas.translate(to_pt(MAX_SIDE) / 2, to_pt(MAX_SIDE) / 2)
            self.canvas.setLineJoin(1)
            self.draw_group(node)
            self.canvas.endForm()
            self.fill, self.pen = saved
        self.canvas.saveState()
        self.canvas.translate(-to_pt(MAX_SIDE) / 2, -to_pt(MAX_SIDE) / 2)
        self.canvas.doForm(name)
        self.canvas.restoreState()

    def draw_group(self, node: Group) -> None:
        canvas = self.canvas
        saved = self.fill, self.pen
        canvas.saveState()
        t = node.transform
        # The scene's matrix, seen from PDF's upward axis: flip, apply, flip back.
        flip = Affine(1 / MM_PER_PT, 0, 0, -1 / MM_PER_PT, 0, to_pt(self.height))
        unflip = Affine(MM_PER_PT, 0, 0, -MM_PER_PT, 0, self.height)
        m = flip @ t @ unflip
        canvas.transform(m.a, m.b, m.c, m.d, m.e, m.f)
        if node.clip is not None:
            canvas.clipPath(self.outline(node.clip), stroke=0, fill=0, fillMode=0 if node.clip.even_odd else 1)
        for child in node.children:
            self.node(child)
        canvas.restoreState()
        self.fill, self.pen = saved

    def link(self, node: Link) -> None:
        corners = self.corners(node.box)
        if node.target.startswith("#"):
            self.canvas.linkRect("", node.target[1:], corners, relative=1, thickness=0)
        else:
            self.canvas.linkURL(node.target, corners, relative=1, thickness=0)


def write_pdf(document: Document) -> tuple[bytes, int]:
    """The bytes of the document as PDF, and its number of pages."""
    target = io.BytesIO()
    writer = PdfWriter(document, target)
    for page in document.pages():
        writer.page(page)
    writer.finish()
    return target.getvalue(), writer.count
