"""The SVG backend: one drawing a page through svgwrite, in millimetres, with the letters it uses embedded."""

from __future__ import annotations

import base64
import io
import math
from collections.abc import Iterator
from functools import cache
from typing import Any

from generator.backend.outline import slim, written
from generator.scene.geometry import IDENTITY, Affine
from generator.scene.nodes import Circle, Entry, Face, Group, Line, Link, Node, Paint, Path, Pen, Rect, Text, Tick, walk
from generator.scene.page import Document, Page
from generator.text.fonts import font_file

#: What a font brings for shaping and for other programs, and no drawing of ours uses.
UNUSED_TABLES = ("GSUB", "GPOS", "GDEF", "kern", "DSIG", "STAT")


#: No screen shows finer steps than these many mm.
FINE = 0.035


def fmt(value: float, digits: int = 4) -> float | int:
    """A length with at most so many decimals, without a needless point."""
    rounded = round(value, digits)
    return int(rounded) if rounded == int(rounded) else rounded


def css_family(face: Face) -> str:
    """The name under which a page embeds a face."""
    return f"{face.family} {face.weight}{' italic' if face.italic else ''}"


@cache
def subset_font(face: Face, letters: str, flavor: str | None = None) -> str:
    """A font of just these letters, as base64; ``flavor`` woff makes it smaller."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    options = subset.Options(layout_features=[], notdef_outline=True, hinting=False, recalc_timestamp=False)
    options.drop_tables += ["meta", *UNUSED_TABLES]
    target = io.BytesIO()
    with TTFont(font_file(face), recalcTimestamp=False, lazy=True) as font:
        worker = subset.Subsetter(options)
        worker.populate(text=letters)
        worker.subset(font)
        font.flavor = flavor
        font.save(target)
    return base64.b64encode(target.getvalue()).decode("ascii")


def paint_attributes(paint: Paint) -> dict[str, Any]:
    """The attributes of a fill and a pen."""
    attributes: dict[str, Any] = {"fill": paint.fill or "none"}
    if paint.pen is not None:
        attributes |= pen_attributes(paint.pen)
    return attributes


def pen_attributes(pen: Pen) -> dict[str, Any]:
    """The attributes of a pen."""
    attributes: dict[str, Any] = {
        "stroke": pen.color,
        "stroke_width": fmt(pen.width),
        "stroke_linejoin": "round",
        "stroke_linecap": "butt" if pen.butt else "round",
    }
    if pen.dash:
        attributes["stroke_dasharray"] = " ".join(str(fmt(length)) for length in pen.dash)
    return attributes


def path_data(path: Path) -> str:
    """The ``d`` attribute of a path."""
    steps = (step[0] + " ".join(str(fmt(number)) for number in step[1:]) for step in path.steps)
    return "".join(steps).replace(" -", "-")


def matrix(transform: Affine) -> str:
    """The ``transform`` attribute of an affine map."""
    t = transform
    numbers = [round(value, 8) for value in (t.a, t.b, t.c, t.d)] + [round(t.e, 4), round(t.f, 4)]
    return f"matrix({' '.join(f'{number:.8g}' for number in numbers)})"


class SvgWriter:
    """Draws the nodes of one page; ``inline`` names a drawing that stands in a page which brings the fonts."""

    def __init__(self, page: Page, document: Document, inline: str = "") -> None:
        import svgwrite

        size = (f"{fmt(page.width)}mm", f"{fmt(page.height)}mm")
        box = f"0 0 {fmt(page.width)} {fmt(page.height)}"
        self.drawing: Any = svgwrite.Drawing(size=size, viewBox=box, debug=False)
        self.drawing.attribs["xml:lang"] = document.language
        title = page.bookmarks[0].title if page.bookmarks else document.title
        if not inline:
            self.drawing.set_desc(title=title)
        self.clips = 0
        self.prefix = f"{inline}-" if inline else ""
        # A screen shows no more than a hundredth of a millimetre; groups may be drawn larger or smaller than they are.
        self.digits = 2 if inline else 4
        self.scale = 1.0
        if inline:
            self.drawing.attribs |= {"role": "img", "aria-label": document.title}
        else:
            self.drawing.embed_stylesheet(font_faces(page))
        for node in page.nodes:
            self.drawing.add(self.element(node))

    def fmt(self, value: float) -> float | int:
        """A length as this drawing writes it."""
        return fmt(value, self.digits)

    def outline(self, path: Path) -> str:
        """The ``d`` attribute of a path; within a page no finer than a screen shows it."""
        if not self.prefix:
            return path_data(path)
        return written(list(slim(path.steps, self.scale)), self.digits)

    def element(self, node: Node) -> Any:
        """The SVG element of a node."""
        make = self.drawing
        match node:
            case Text():
                return self.text(node)
            case Circle():
                center = self.fmt(node.cx), self.fmt(node.cy)
                return make.circle(center, self.fmt(node.r), **self.paint(node.paint))
            case Path():
                rule = {"fill_rule": "evenodd"} if node.even_odd else {}
                return make.path(self.outline(node), **self.paint(node.paint), **rule)
            case Rect():
                corner = {"rx": self.fmt(node.radius), "ry": self.fmt(node.radius)} if node.radius else {}
                place, size = (self.fmt(node.x), self.fmt(node.y)), (self.fmt(node.width), self.fmt(node.height))
                return make.rect(place, size, **self.paint(node.paint), **corner)
            case Line():
                start, end = (self.fmt(node.x1), self.fmt(node.y1)), (self.fmt(node.x2), self.fmt(node.y2))
                return make.line(start, end, **self.shortened(pen_attributes(node.pen)))
            case Link():
                return self.link(node)
            case Group():
                return self.group(node)
            case Tick() | Entry():
                # A picture has no fields; what they would be filled into is drawn already.
                return make.g()

    def paint(self, paint: Paint) -> dict[str, Any]:
        """The attributes of a fill and a pen."""
        return self.shortened(paint_attributes(paint))

    def shortened(self, attributes: dict[str, Any]) -> dict[str, Any]:
        """Attributes without those that the page says for all its drawings."""
        if self.prefix:
            return {name: value for name, value in attributes.items() if value != "round"}
        return attributes

    def text(self, node: Text) -> Any:
        attributes: dict[str, Any] = {
            "font_family": f"'{css_family(node.face)}'",
            "font_size": self.fmt(node.size),
            "fill": node.color,
        }
        if not self.prefix:
            # A page that brings the fonts says this for all its drawings.
            attributes["font_family"] += f", '{node.face.family}', sans-serif"
            attributes |= {"xml:space": "preserve", "style": "font-kerning:none;font-variant-ligatures:none"}
        if node.tracking:
            attributes["letter_spacing"] = self.fmt(node.tracking)
        return self.drawing.text(node.text, insert=(self.fmt(node.x), self.fmt(node.y)), **attributes)

    def group(self, node: Group) -> Any:
        made = self.drawing.g()
        if node.transform != IDENTITY:
            made.attribs["transform"] = matrix(node.transform)
        if node.clip is not None:
            self.clips += 1
            name = f"{self.prefix}clip{self.clips}"
            clip = self.drawing.defs.add(self.drawing.clipPath(id=name))
            rule = {"clip_rule": "evenodd"} if node.clip.even_odd else {}
            clip.add(self.drawing.path(self.outline(node.clip), **rule))
            made.attribs["clip-path"] = f"url(#{name})"
        saved = self.scale, self.digits
        if self.prefix:
            t = node.transform
            self.scale *= math.sqrt(abs(t.a * t.d - t.b * t.c)) or 1.0
            self.digits = max(0, math.ceil(math.log10(self.scale / FINE)))
        for child in node.children:
            made.add(self.element(child))
        self.scale, self.digits = saved
        return made

    def link(self, node: Link) -> Any:
        anchor = self.drawing.a(node.target)
        box = node.box
        place, size = (self.fmt(box.x), self.fmt(box.y)), (self.fmt(box.width), self.fmt(box.height))
        anchor.add(self.drawing.rect(place, size, fill="none", pointer_events="all"))
        return anchor

    def inline_text(self) -> str:
        """The drawing as it stands within another file."""
        target = io.StringIO()
        self.drawing.write(target)
        return target.getvalue().partition("?>")[2].strip()

    def bytes(self) -> bytes:
        """The finished file."""
        target = io.StringIO()
        self.drawing.write(target)
        return (target.getvalue() + "\n").encode("utf-8")


def letters_of(page: Page) -> dict[Face, set[str]]:
    """The letters of a page in each face."""
    letters: dict[Face, set[str]] = {}
    for node, _ in walk(page.nodes):
        if isinstance(node, Text):
            letters.setdefault(node.face, set()).update(node.text)
    return letters


def font_faces(page: Page) -> str:
    """The style sheet that embeds the letters of a page."""
    letters = letters_of(page)
    rules = []
    for face in sorted(letters, key=css_family):
        data = subset_font(face, "".join(sorted(letters[face])))
        source = f"url(data:font/ttf;base64,{data}) format('truetype')"
        rules.append(f"@font-face{{font-family:'{css_family(face)}';src:{source}}}")
    return "\n".join(rules)


def write_svg(document: Document) -> Iterator[bytes]:
    """One SVG file a page."""
    for page in document.pages():
        yield SvgWriter(page, document).bytes()
