"""Fillable fields: check boxes and text fields with appearances of their own, so that every viewer shows the same."""

from __future__ import annotations

from typing import Any

from generator.backend.form_font import FIRST, encoded, form_font
from generator.scene.nodes import Entry, Tick
from generator.units import to_pt

Corners = tuple[float, float, float, float]
FONT = "Fira"
INK = "0.133 0.188 0.235"
MULTILINE = 1 << 12
#: Where a circle's curve leaves its tangent.
KAPPA = 0.5523


class FormWriter:
    """Collects the fields of one file. Marks of the same size and shape are written once."""

    def __init__(self, canvas: Any) -> None:
        self.canvas = canvas
        self.fields: list[Any] = []
        self.names: set[str] = set()
        self.marks: dict[tuple[float, float, bool, bool], Any] = {}
        self.font: Any = None

    def add(self, node: Tick | Entry, corners: Corners) -> None:
        """Put a field on the current page; ``corners`` in points. Raises ValueError for a name that is taken."""
        if node.name in self.names:
            raise ValueError(f"two fields are called {node.name}")
        self.names.add(node.name)
        widget = self.tick(node, corners) if isinstance(node, Tick) else self.entry(node, corners)
        self.canvas._addAnnotation(widget, node.name)
        self.fields.append(self.canvas._doc.refAnnotation(node.name))

    def tick(self, node: Tick, corners: Corners) -> Any:
        """A check box: its mark is a disc in a circle, a cross in a square."""
        from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFString

        width, height = corners[2] - corners[0], corners[3] - corners[1]
        state = PDFName("Yes" if node.ticked else "Off")
        marks = {name: self.mark(width, height, node.round, name == "Yes") for name in ("Yes", "Off")}
        return PDFDictionary(
            {
                "Type": PDFName("Annot"),
                "Subtype": PDFName("Widget"),
                "FT": PDFName("Btn"),
                "T": PDFString(node.name),
                "Rect": PDFArray([round(value, 3) for value in corners]),
                "F": 4,
                "V": state,
                "AS": state,
                "AP": PDFDictionary({"N": PDFDictionary(marks)}),
            }
        )

    def mark(self, width: float, height: float, is_round: bool, ticked: bool) -> Any:
        """The appearance of a check box, ticked or not."""
        key = (round(width, 2), round(height, 2), is_round, ticked)
        if key not in self.marks:
            name = f"mark{len(self.marks)}"
            content = (disc(width, height) if is_round else cross(width, height)) if ticked else ""
            self.marks[key] = self.appearance(name, width, height, content.encode("ascii"))
        return self.marks[key]

    def appearance(self, name: str, width: float, height: float, content: bytes, resources: Any = None) -> Any:
        """A form object of the given size in points."""
        from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFStream

        entries = {
            "Type": PDFName("XObject"),
            "Subtype": PDFName("Form"),
            "BBox": PDFArray([0, 0, round(width, 3), round(height, 3)]),
            "Resources": resources or PDFDictionary({}),
        }
        return self.canvas._doc.Reference(PDFStream(PDFDictionary(entries), content), f"form.{name}")

    def entry(self, node: Entry, corners: Corners) -> Any:
        """A text field with what stands in it already."""
        from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFString

        width, height = corners[2] - corners[0], corners[3] - corners[1]
        size = to_pt(node.size)
        font = PDFDictionary({"Font": PDFDictionary({FONT: self.font_reference()})})
        fields = {
            "Type": PDFName("Annot"),
            "Subtype": PDFName("Widget"),
            "FT": PDFName("Tx"),
            "T": PDFString(node.name),
            "Rect": PDFArray([round(value, 3) for value in corners]),
            "F": 4,
            "Ff": MULTILINE if node.multiline else 0,
            "Q": 1 if node.centered else 0,
            "DA": PDFString(f"/{FONT} {size:.2f} Tf {INK} rg"),
            "V": PDFString(node.value),
            "AP": PDFDictionary(
                {"N": self.appearance(node.name, width, height, self.typed(node, width, height, size), font)}
            ),
        }
        if node.tip:
            fields["TU"] = PDFString(node.tip)
        return PDFDictionary(fields)

    def typed(self, node: Entry, width: float, height: float, size: float) -> bytes:
        """The drawing of a value in its field. Raises ContentError for letters that cannot be typed."""
        font = form_font()
        lines = node.value.split("\n") if node.multiline else [node.value]
        ascent = font.ascent / 1000 * size
        y = height - 2 - ascent if node.multiline else (height - font.cap_height / 1000 * size) / 2
        parts = [b"/Tx BMC q BT", f"/{FONT} {size:.2f} Tf {INK} rg".encode("ascii")]
        for index, line in enumerate(lines):
            codes = encoded(line)
            x = (width - font.width(line) * size) / 2 if node.centered else 2.0
            row = y - index * size * 1.2
            parts.append(f"1 0 0 1 {x:.2f} {row:.2f} Tm <{codes.hex()}> Tj".encode("ascii"))
        parts.append(b"ET Q EMC")
        return b"\n".join(parts)

    def font_reference(self) -> Any:
        """The font of all fields, written once: a simple font whose codes name their letters."""
        from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFStream

        if self.font is None:
            document, font = self.canvas._doc, form_font()
            file = PDFStream(PDFDictionary({"Length1": len(font.data)}), font.data)
            name = PDFName("DPFORM+FiraSans-Regular")
            descriptor = PDFDictionary(
                {
                    "Type": PDFName("FontDescriptor"),
                    "FontName": name,
                    "Flags": 32,
                    "FontBBox": PDFArray(list(font.box)),
                    "ItalicAngle": 0,
                    "Ascent": font.ascent,
                    "Descent": font.descent,
                    "CapHeight": font.cap_height,
                    "StemV": 80,
                    "FontFile2": document.Reference(file, "form.fontfile"),
                }
            )
            differences: list[object] = []
            for code in sorted(font.names):
                if code - 1 not in font.names:
                    differences.append(code)
                differences.append(PDFName(font.names[code]))
            encoding = PDFDictionary(
                {
                    "Type": PDFName("Encoding"),
                    "BaseEncoding": PDFName("WinAnsiEncoding"),
                    "Differences": PDFArray(differences),
                }
            )
            dictionary = PDFDictionary(
                {
                    "Type": PDFName("Font"),
                    "Subtype": PDFName("TrueType"),
                    "BaseFont": name,
                    "FirstChar": FIRST,
                    "LastChar": FIRST + len(font.widths) - 1,
                    "Widths": PDFArray(font.widths),
                    "FontDescriptor": document.Reference(descriptor, "form.descriptor"),
                    "Encoding": encoding,
                }
            )
            self.font = document.Reference(dictionary, "form.font")
        return self.font

    def finish(self) -> None:
        """Name all fields in the catalogue of the file."""
        from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFString

        resources = PDFDictionary({"Font": PDFDictionary({FONT: self.font_reference()})})
        self.canvas._doc._catalog.AcroForm = PDFDictionary(
            {"Fields": PDFArray(self.fields), "DR": resources, "DA": PDFString(f"/{FONT} 10 Tf {INK} rg")}
        )


def disc(width: float, height: float) -> str:
    """A filled disc, a little smaller than its field."""
    cx, cy, r = width / 2, height / 2, min(width, height) * 0.38
    k = r * KAPPA
    return (
        f"{INK} rg {cx + r:.3f} {cy:.3f} m "
        f"{cx + r:.3f} {cy + k:.3f} {cx + k:.3f} {cy + r:.3f} {cx:.3f} {cy + r:.3f} c "
        f"{cx - k:.3f} {cy + r:.3f} {cx - r:.3f} {cy + k:.3f} {cx - r:.3f} {cy:.3f} c "
        f"{cx - r:.3f} {cy - k:.3f} {cx - k:.3f} {cy - r:.3f} {cx:.3f} {cy - r:.3f} c "
        f"{cx + k:.3f} {cy - r:.3f} {cx + r:.3f} {cy - k:.3f} {cx + r:.3f} {cy:.3f} c f"
    )


def cross(width: float, height: float) -> str:
    """Two strokes from corner to corner."""
    left, right, low, high = width * 0.2, width * 0.8, height * 0.2, height * 0.8
    first = f"{left:.3f} {low:.3f} m {right:.3f} {high:.3f} l"
    return f"{INK} RG 1.2 w 1 J {first} {left:.3f} {high:.3f} m {right:.3f} {low:.3f} l S"
