"""The dragon's likeness: the creature from above, its damage circles, and places for captions."""

from __future__ import annotations

from dataclasses import dataclass, field

from generator.games.dragon_lords.art.creature import Creature, creature
from generator.games.dragon_lords.art.ink import Obstacles, painted, pens, silhouette
from generator.games.dragon_lords.art.layout import Anchor, Layout, body_ranks, layout, lines
from generator.games.dragon_lords.art.palette import CHART, WIDTHS, Palette
from generator.games.dragon_lords.art.proportions import BUILDS, SPANS
from generator.games.dragon_lords.art.stage import fitted, stretched
from generator.games.dragon_lords.art.tracks import RADIUS, Points
from generator.scene.geometry import Box, Point
from generator.scene.nodes import Circle, Line, Node, Paint, Pen

#: Widths in mm from which a dragon alone is drawn in lines, and with all its detail; a smaller one is a silhouette.
LINES_FROM, DETAIL_FROM = 24.0, 120.0
#: How far detail keeps from the circles' rims, and the room for a caption below those of the body, in mm.
KEEP_CLEAR, CAPTION_ROOM = 1.2, 4.4


@dataclass(frozen=True, slots=True)
class Likeness:
    """A drawn dragon.

    By section (``head``, ``body``, ``tail``, ``left_wing``, ``right_wing``; left and right are the dragon's own, which
    from above are the page's): ``circles`` are the centres in marking order, ``panels`` the boxes around them,
    ``captions`` places for the section's name, ``halfway`` the ends of the half-way line. All are empty for a dragon
    without circles.
    """

    nodes: tuple[Node, ...]
    circles: dict[str, tuple[Point, ...]] = field(default_factory=dict)
    panels: dict[str, Box] = field(default_factory=dict)
    captions: dict[str, Anchor] = field(default_factory=dict)
    halfway: dict[str, tuple[Point, Point]] = field(default_factory=dict)


def draw_likeness(
    body: int, wings: int, breath: int, claws: int, box: Box, palette: Palette = CHART, points: Points | None = None
) -> Likeness:
    """The likeness of a dragon in a box.

    ``body`` (very light … very heavy), ``wings`` (tiny … huge), ``breath`` (cold, lightning, flame, ice, magma) and
    ``claws`` (blunt … razor-sharp) are steps from 1 to 5. With ``points`` the dragon carries its damage circles (Dragon
    Damage Tracks) and every dragon in the same box has the same scale; the box must measure at least 188 × 106 mm.
    Without, it fills the box as far as it can, with detail that suits the size.

    Raises ValueError for a step beyond 1 to 5 and for a box too small for circles.
    """
    for name, step, steps in (
        ("body", body, len(BUILDS)),
        ("wings", wings, len(SPANS)),
        ("breath", breath, 5),
        ("claws", claws, 5),
    ):
        if not 1 <= step <= steps:
            raise ValueError(f"{name} must be 1 to {steps}, not {step}")
    if points is None:
        return Likeness(tuple(portrait(creature(body, wings, breath, claws), box, palette)))

    stage = stretched(box)
    block = body_ranks(stage, points.body, body, lines(body, wings)[0]).box
    caption = Box(block.cx - 8, block.bottom, 16, CAPTION_ROOM)
    bare = stage.height(block.y - 1), stage.height(caption.bottom)
    dragon = creature(body, wings, breath, claws, bare)
    plan = layout(stage, dragon, points, body, wings)
    clear = Obstacles([caption, *(ranks.box.inset(-KEEP_CLEAR) for ranks in plan.ranks.values())])
    return Likeness(
        (*painted(dragon.marks, stage.transform, palette, 2, clear), *track_nodes(plan, palette)),
        {section: ranks.centres for section, ranks in plan.ranks.items()},
        {section: ranks.box for section, ranks in plan.ranks.items()},
        plan.captions,
        {section: ranks.halfway for section, ranks in plan.ranks.items()},
    )


def portrait(dragon: Creature, box: Box, palette: Palette) -> list[Node]:
    """The creature alone, as large as the box allows, with as much detail as its size carries."""
    inside = box.inset(min(0.3, box.width / 60))
    size = min(box.width, 1.6 * box.height)
    level = 2 if size >= DETAIL_FROM else 1 if size >= LINES_FROM else 0
    transform = fitted(inside, dragon.bounds(level)).transform
    if level == 0 and palette.solid:
        return silhouette(dragon.marks, transform, palette)
    return painted(dragon.marks, transform, palette, level)


def track_nodes(plan: Layout, palette: Palette) -> list[Node]:
    """Leader lines, half-way lines, and the circles over them."""
    brushes = pens(palette)
    thin = Pen(palette.lead, WIDTHS["hair"])
    nodes: list[Node] = [Line(*start, *end, thin) for start, end in plan.leaders]
    nodes += [Line(*ranks.halfway[0], *ranks.halfway[1], brushes["mark"]) for ranks in plan.ranks.values()]
    rim = Paint(palette.paper, brushes["inner"])
    nodes += [Circle(x, y, RADIUS, rim) for ranks in plan.ranks.values() for x, y in ranks.centres]
    return nodes
