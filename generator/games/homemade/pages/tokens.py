"""Tokens: pages of fronts, each followed by the page of its backs."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from generator.games.game import Job
from generator.games.homemade.model.token_file import Shape, TokenFile, TokenKind
from generator.games.homemade.pages.common import wording
from generator.games.homemade.pages.token_face import token
from generator.games.homemade.wording import Wording
from generator.kit.easel import Easel
from generator.kit.foot import foot
from generator.layout.backs import Backs, behind, flip_of
from generator.scene.geometry import Box, scale, translate
from generator.scene.nodes import Group
from generator.scene.page import Bookmark, Document, Page

#: Between two tokens, the head of a page, and a line of the list of tokens, in mm.
GUTTER, HEAD, LINE = 3.0, 20.0, 9.0


def compose(job: Job, name: str) -> Document:
    """All tokens in the order of the file, so many on a page as it holds."""
    words = wording(job)
    file = words.content.tokens(name)
    backs = job.how.backs if job.how.backs.duplex else Backs.LONG
    kinds = [index for index, kind in enumerate(file.tokens) for _ in range(kind.copies)]

    def pages() -> Iterator[Page]:
        boxes = places(job, file)
        for start in range(0, len(kinds), len(boxes)):
            part = kinds[start : start + len(boxes)]
            last = start + len(boxes) >= len(kinds)
            yield fronts(job, words, name, part, boxes, last)
            if job.how.backs is not Backs.NONE:
                yield reverses(job, words, name, part, boxes, backs)

    preference = Backs.NONE.preference if job.how.backs is Backs.NONE else backs.preference
    title = f"{words.title} – {words.document(name)}"
    return Document(name, title, job.texts.language.tag, pages, duplex=preference)


def high(file: TokenFile) -> float:
    """The height of a token in mm."""
    return file.size * 2 / math.sqrt(3) if file.shape is Shape.HEX else file.size


def places(job: Job, file: TokenFile) -> list[Box]:
    """Where tokens lie on a page, row by row; in the middle of the paper, so that backs meet fronts."""
    area = job.paper.area
    across, down = file.size + GUTTER, high(file) + GUTTER
    room = area.height - HEAD - 12 - LINE * list_rows(file)
    columns = max(1, int((area.width + GUTTER) / across))
    rows = max(1, int((room + GUTTER) / down))
    left = (job.paper.width - columns * across + GUTTER) / 2
    top = area.y + HEAD
    return [
        Box(left + column * across, top + row * down, file.size, high(file))
        for row in range(rows)
        for column in range(columns)
    ]


def fronts(job: Job, words: Wording, name: str, part: Sequence[int], boxes: Sequence[Box], last: bool) -> Page:
    """A page of fronts; after the last of them stands what the tokens are."""
    easel = Easel(job.theme, job.scribe)
    file = words.content.tokens(name)
    head(job, words, easel, name, "fronts")
    for index, box in zip(part, boxes, strict=False):
        easel.add([Group(token(job, words, name, index, False), translate(box.x, box.y), name="token")])
    if last:
        used = boxes[: len(part)]
        bottom = max(box.bottom for box in used) + 8
        listing(job, words, easel, name, file, bottom)
    return page(job, words, easel)


def reverses(job: Job, words: Wording, name: str, part: Sequence[int], boxes: Sequence[Box], backs: Backs) -> Page:
    """The backs of a page, each behind its front when the sheet is flipped."""
    easel = Easel(job.theme, job.scribe)
    file = words.content.tokens(name)
    head(job, words, easel, name, "backs")
    flip = flip_of(backs, job.paper.width, job.paper.height)
    for index, box in zip(part, boxes, strict=False):
        put = behind(translate(box.x, box.y), flip, file.size)
        easel.add([Group(token(job, words, name, index, True), put, name="token")])
    return page(job, words, easel)


def head(job: Job, words: Wording, easel: Easel, name: str, side: str) -> None:
    """The title of the page, and which side it is."""
    area = job.paper.area
    easel.fit(words.title, area.x, area.y + 3.2, area.width * 0.7, "kicker")
    easel.label(job.texts(f"press.{side}"), area.right, area.y + 3.2, "kicker", "end")
    easel.fit(words.document(name), area.x, area.y + 13.6, area.width, "title")


def list_rows(file: TokenFile) -> int:
    """Lines of the list of tokens, three in a line."""
    return -(-len(file.tokens) // 3)


def listing(job: Job, words: Wording, easel: Easel, name: str, file: TokenFile, top: float) -> None:
    """Each kind of token, small, with its name and how many there are."""
    area = job.paper.area
    columns = Box(area.x, top, area.width, LINE * list_rows(file)).split_x([1, 1, 1], 6)
    factor = 7.0 / high(file)
    for index, kind in enumerate(file.tokens):
        row, column = divmod(index, 3)
        x, y = columns[column].x, top + row * LINE
        small = token(job, words, name, index, False)
        easel.add([Group(small, translate(x, y) @ scale(factor), name="token")])
        box = Box(x + 10, y, columns[column].width - 10, 7.0)
        easel.paragraph(label(words, name, kind), box, "text", valign="middle")


def label(words: Wording, name: str, kind: TokenKind) -> str:
    """A kind of token in the list."""
    return f"**{kind.copies} ×** {words.text(f'{name}.{kind.id}')}"


def page(job: Job, words: Wording, easel: Easel) -> Page:
    """The finished page."""
    foot(easel, job.paper.area, job.texts("foot.scale"), (), words.imprint)
    title = words.title
    return Page(job.paper.width, job.paper.height, tuple(easel.nodes), (Bookmark(title),), title)
