"""The six dragons of the figures: what each is made of, and its colours, which tell them apart in grey as well."""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.dragon_lords.art.palette import Palette


@dataclass(frozen=True, slots=True)
class Figure:
    """A dragon of the set: its letter, its steps of body, wings, breath and claws, and its colours."""

    letter: str
    steps: tuple[int, int, int, int]
    palette: Palette


def colors(body: str, wings: str, shade: str, deep: str, glow: str = "#F0CDBF", second: str = "#A4472A") -> Palette:
    """Dark lines on a body and wings of some colours."""
    return Palette(ink="#22303C", second=second, paper=body, tint=wings, shade=shade, deep=deep, glow=glow, solid=False)


#: White; dark wings; light wings; grey all over; dark all over, in light lines; pale with golden wings.
FIGURES: tuple[Figure, ...] = (
    Figure("A", (1, 5, 1, 3), colors("#FFFFFF", "#EEF3F7", "#D6E2EB", "#AFC2D2")),
    Figure("B", (2, 3, 2, 4), colors("#FFFFFF", "#6B88A3", "#55718B", "#8FA6BA")),
    Figure("C", (3, 4, 3, 5), colors("#D08A70", "#FBF1E6", "#EFDDCB", "#FFF8F0", "#F2C9A0", "#7A2C16")),
    Figure("D", (4, 2, 4, 2), colors("#BCC9B2", "#9DB092", "#869B7B", "#E4EADF")),
    Figure(
        "E",
        (5, 5, 5, 5),
        Palette(
            ink="#F4F7FA",
            second="#F2A07A",
            paper="#41566B",
            tint="#2C3E50",
            shade="#22303C",
            deep="#B9C7D4",
            glow="#B5553C",
            solid=False,
        ),
    ),
    Figure("F", (3, 1, 5, 3), colors("#FCF6E4", "#E6CB8B", "#D6B570", "#C29C54")),
)
