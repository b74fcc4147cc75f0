"""The pictures of the documents: real pages at a small size. ``python -m docs.gallery`` makes them all again.

The same pages give the same bytes. A name after the command makes that picture alone.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent / "pictures"

#: The most bytes that one picture may have, and all of them together.
MOST_BYTES = 60_000
MOST_BYTES_IN_ALL = 700_000

#: A page is drawn so many times larger and then made smaller, which is kinder to thin lines.
FINER = 3
GAP, EDGE = 8, "#b9bdc2"


@dataclass(frozen=True)
class Page:
    """A page of a document, counted from one. ``build`` holds what is asked of the press beside the usual."""

    language: str
    game: str
    document: str
    number: int = 1
    build: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True)
class Picture:
    """Pages side by side in one file, each ``width`` pixels wide, in so many colours."""

    name: str
    width: int
    pages: tuple[Page, ...]
    colours: int = 32


def page(language: str, game: str, document: str, *numbers: int, **build: object) -> tuple[Page, ...]:
    """Pages of one document."""
    return tuple(Page(language, game, document, number, tuple(build.items())) for number in numbers or (1,))


LORDS, DARE, STRIKE = "dragon-lords", "daredragon", "dragon-strike"

PICTURES = (
    Picture(
        "covers",
        280,
        (*page("en", LORDS, "rulebook"), *page("pl", DARE, "rulebook"), *page("en", STRIKE, "rulebook")),
    ),
    Picture("lords-play-sheet", 440, page("en", LORDS, "play-sheets", 12), 16),
    Picture("lords-map", 440, page("pl", LORDS, "maps", 2), 48),
    Picture("lords-spell-cards", 440, page("pl", LORDS, "spell-cards"), 16),
    Picture("lords-figures", 440, page("en", LORDS, "figures"), 24),
    Picture("lords-rulebook", 340, page("en", LORDS, "rulebook", 4, 5), 16),
    Picture("dare-dragon-deck", 440, page("en", DARE, "dragon-deck"), 16),
    Picture("dare-daredevil-deck", 440, page("pl", DARE, "daredevil-deck"), 16),
    Picture("dare-board", 520, page("en", DARE, "board"), 16),
    Picture("dare-figures", 440, page("pl", DARE, "figures"), 16),
    Picture("dare-rulebook", 340, page("pl", DARE, "rulebook", 6, 7), 16),
    Picture("strike-hero-cards", 440, page("en", STRIKE, "hero-cards")),
    Picture("strike-monster-cards", 440, page("pl", STRIKE, "monster-cards")),
    Picture("strike-board", 520, page("en", STRIKE, "board-castle", profile="tts"), 48),
    Picture("strike-screen", 290, page("pl", STRIKE, "screen", 4, 5, 6)),
    Picture("strike-adventure-map", 520, page("pl", STRIKE, "adventure-maps"), 16),
    Picture("strike-rulebook", 340, page("en", STRIKE, "rulebook", 8, 9), 16),
)


def main() -> None:
    """Make the pictures that are named, or all of them and no others."""
    names = sys.argv[1:]
    FOLDER.mkdir(exist_ok=True)
    wanted = [picture for picture in PICTURES if not names or picture.name in names]
    for picture, data in drawn(wanted):
        (FOLDER / f"{picture.name}.png").write_bytes(data)
        print(f"{picture.name}.png {len(data)} bytes", flush=True)
    if not names:
        for path in FOLDER.glob("*.png"):
            if path.stem not in {picture.name for picture in PICTURES}:
                path.unlink()


def drawn(pictures: list[Picture]) -> Iterator[tuple[Picture, bytes]]:
    """Each picture as PNG. Raises ContentError if a page cannot be made."""
    with tempfile.TemporaryDirectory() as folder:
        for picture in pictures:
            yield picture, side_by_side(picture, [image(each, picture.width, Path(folder)) for each in picture.pages])


def image(which: Page, width: int, folder: Path) -> Any:
    """A page as an image, so many pixels wide, with a thin edge."""
    import pypdfium2
    from PIL import Image, ImageOps

    from generator.press import BuildRequest, build

    request = BuildRequest(games=[which.game], languages=[which.language], only=[which.document], out=folder, jobs=1)
    written, _ = build(replace(request, **dict(which.build)))
    path = folder / written[0].path
    if path.suffix == ".png":
        large = Image.open(path).convert("RGB")
    else:
        document = pypdfium2.PdfDocument(path)
        sheet = document[which.number - 1]
        large = sheet.render(scale=FINER * (width - 2) / sheet.get_width()).to_pil().convert("RGB")
        document.close()
    size = width - 2, round(large.height * (width - 2) / large.width)
    small = large.resize(size, Image.Resampling.LANCZOS)
    return ImageOps.expand(small, 1, EDGE)


def side_by_side(picture: Picture, images: list[Any]) -> bytes:
    """The images in one row, in few colours, as PNG without any date or tool in it."""
    from PIL import Image

    row = Image.new("RGB", (sum(each.width + GAP for each in images) - GAP, max(each.height for each in images)), EDGE)
    row.paste("white", (0, 0, *row.size))
    left = 0
    for each in images:
        row.paste(each, (left, 0))
        left += each.width + GAP
    target = io.BytesIO()
    # The greatest distances first: a little red on much white must stay red.
    few = row.quantize(picture.colours, method=Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE)
    few.save(target, format="PNG", optimize=True)
    return target.getvalue()


if __name__ == "__main__":
    main()
