"""How backs meet fronts: the ways to print them, and the maps from the front of a sheet to its back."""

from __future__ import annotations

from enum import StrEnum

from generator.errors import ContentError, Finding, did_you_mean
from generator.scene.geometry import Affine


class Backs(StrEnum):
    """Where the backs are printed.

    ``LONG`` and ``SHORT`` print them on the other side of the sheet, which is flipped on its long or short edge.
    ``FOLD`` prints them beside the fronts across a fold line, ``SEPARATE`` on sheets of their own after all fronts.
    """

    NONE = "none"
    LONG = "long"
    SHORT = "short"
    FOLD = "fold"
    SEPARATE = "separate"

    @property
    def duplex(self) -> bool:
        """Whether the printer turns the sheet."""
        return self in (Backs.LONG, Backs.SHORT)

    @property
    def preference(self) -> str:
        """What a PDF asks of the printer."""
        return {Backs.LONG: "DuplexFlipLongEdge", Backs.SHORT: "DuplexFlipShortEdge"}.get(self, "Simplex")


def find_backs(word: str) -> Backs:
    """The way of that name. Raises ContentError with the names that there are."""
    try:
        return Backs(word.lower())
    except ValueError:
        hint = did_you_mean(word, [way.value for way in Backs])
        raise ContentError(
            [Finding("unknown-option", f"no way to print backs is called “{word}”", hint=hint)]
        ) from None


def mirror_x(cx: float) -> Affine:
    """Left and right exchanged about the upright line at ``cx``."""
    return Affine(a=-1.0, e=2 * cx)


def mirror_y(cy: float) -> Affine:
    """Top and bottom exchanged about the level line at ``cy``."""
    return Affine(d=-1.0, f=2 * cy)


def flip_of(backs: Backs, width: float, height: float) -> Affine:
    """Where a point of the front of a sheet lies on its back, as the back is seen.

    A sheet that is turned on an upright edge mirrors its columns, on a level edge its rows; on a portrait sheet the
    long edge is the upright one.
    """
    upright = (backs is Backs.LONG) == (width <= height)
    return mirror_x(width / 2) if upright else mirror_y(height / 2)


def behind(front: Affine, flip: Affine, card_width: float) -> Affine:
    """The map that puts a back exactly behind a front that ``front`` puts on the sheet.

    The back stands upright when the cut card is turned over sideways, as a page is, whichever way the sheet was
    flipped: so where rows are mirrored, it is printed upside down.
    """
    return flip @ front @ mirror_x(card_width / 2)
