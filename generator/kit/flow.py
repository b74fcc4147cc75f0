"""Text that flows over columns and pages: blocks of known height, placed one below the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from generator.kit.easel import Easel
from generator.scene.geometry import Box

#: Draws a block into its box.
Draw = Callable[[Easel, Box], None]


@dataclass(frozen=True)
class Flowing:
    """A block: its height and the space before it in mm, and what draws it.

    A block that ``keeps`` stays in one column with the block after it, as a heading does.
    """

    height: float
    draw: Draw
    before: float = 0.0
    keeps: bool = False


def bundles(blocks: Iterable[Flowing]) -> Iterator[list[Flowing]]:
    """Blocks that stay together: each with all that it keeps."""
    bundle: list[Flowing] = []
    for block in blocks:
        bundle.append(block)
        if not block.keeps:
            yield bundle
            bundle = []
    if bundle:
        yield bundle


def flow(blocks: Iterable[Flowing], frames: Iterable[Sequence[Box]]) -> Iterator[list[tuple[Flowing, Box]]]:
    """The blocks of each page with their boxes.

    ``frames`` gives the columns of one page after the other, as many as are asked for. What is higher than a whole
    column gets a column of its own and runs out of it: whoever draws it finds that it does not fit.
    """
    pages = iter(frames)
    columns = list(next(pages))
    placed: list[tuple[Flowing, Box]] = []
    column = 0
    y = columns[0].y
    for bundle in bundles(blocks):
        height = sum(block.height for block in bundle) + sum(block.before for block in bundle[1:])
        box = columns[column]
        lead = bundle[0].before if y > box.y else 0.0
        if y + lead + height > box.bottom + 1e-6 and y > box.y:
            column += 1
            if column == len(columns):
                yield placed
                placed, columns, column = [], list(next(pages)), 0
            box = columns[column]
            y, lead = box.y, 0.0
        y += lead
        for index, block in enumerate(bundle):
            y += block.before if index else 0.0
            placed.append((block, Box(box.x, y, box.width, block.height)))
            y += block.height
    yield placed
