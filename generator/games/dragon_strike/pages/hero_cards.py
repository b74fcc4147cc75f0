"""The six hero cards: strips that fold to a tent; figures and dice to their player, the portrait to the others."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.dragon_strike.pages.hero_panels import HEIGHT, WIDTH, draw_front, draw_reverse
from generator.games.dragon_strike.pages.sheet import document_title, new_easel
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.foot import foot
from generator.scene.geometry import rotate, translate
from generator.scene.nodes import Group
from generator.scene.page import Bookmark, Document, Page

#: In mm: the height of a flap, the gap between two cards, how much narrower a flap is at its end; dashes of a fold.
FLAP, GAP, TAPER = 10.0, 4.0, 4.0
DASH = (1.6, 1.2)
ON_PAGE = 2


def compose(job: Job) -> Document:
    """Two cards a page."""
    names = list(job.content.tables.heroes.heroes)

    def pages() -> Iterator[Page]:
        for first in range(0, len(names), ON_PAGE):
            shown = names[first : first + ON_PAGE]
            easel = new_easel(job)
            body = foot(
                easel, job.paper.area, job.texts("foot.scale"), (job.texts("pages.ours"),), job.texts("pages.imprint")
            )
            easel.fit(job.texts("pages.heroes.make"), body.x, body.y + 2.8, body.width, "note")
            left = body.cx - (ON_PAGE * WIDTH + (ON_PAGE - 1) * GAP) / 2
            for index, name in enumerate(shown):
                strip(job, easel, name, left + index * (WIDTH + GAP), body.bottom - 2 * (HEIGHT + FLAP))
            title = ", ".join(job.texts(f"heroes.{name}.name") for name in shown)
            yield Page(job.paper.width, job.paper.height, tuple(easel.nodes), (Bookmark(title),), title)

    return Document("hero-cards", document_title(job, "hero-cards"), job.texts.language.tag, pages)


def strip(job: Job, easel: Easel, name: str, x: float, y: float) -> None:
    """The whole strip from its top left corner: flap, portrait upside down, fold, front, flap."""
    fold = y + FLAP + HEIGHT
    front, reverse = Easel(job.theme, job.scribe), Easel(job.theme, job.scribe)
    draw_front(job, front, name)
    draw_reverse(job, reverse, name)
    easel.add([Group(tuple(front.nodes), translate(x, fold), name=f"front-{name}")])
    turned = rotate(180, x + WIDTH / 2, fold) @ translate(x, fold)
    easel.add([Group(tuple(reverse.nodes), turned, name=f"reverse-{name}")])
    for top, end in ((y + FLAP, y), (fold + HEIGHT, fold + HEIGHT + FLAP)):
        corners = [(x, top), (x + TAPER, end), (x + WIDTH - TAPER, end), (x + WIDTH, top)]
        easel.polygon(corners, "tint", "hair")
        easel.center(job.texts("press.glue_here"), x + WIDTH / 2, (top + end) / 2, "token")
    for line in (y + FLAP, fold, fold + HEIGHT):
        easel.line(x, line, x + WIDTH, line, "hair", dash=DASH)
    for side in (x, x + WIDTH):
        easel.line(side, y + FLAP, side, fold + HEIGHT, "hair")
