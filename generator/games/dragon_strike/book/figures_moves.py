"""Diagrams of moves, feats, magic and the dragon: where figures get, and what is struck, as the rules tell it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from generator.book.blocks import Figure
from generator.games.dragon_strike.boards.doors import can_close
from generator.games.dragon_strike.boards.dragon import dragon_reach, rear_squares
from generator.games.dragon_strike.boards.feats import climbs, feat_then_move, leaps, move_then_feat
from generator.games.dragon_strike.boards.passage import Passage, touched
from generator.games.dragon_strike.boards.reach import reach
from generator.games.dragon_strike.boards.spells import area as struck
from generator.games.dragon_strike.boards.spells import breath as burnt
from generator.games.dragon_strike.boards.spells import breath_path
from generator.games.dragon_strike.boards.squares import Square
from generator.games.dragon_strike.boards.state import HERO
from generator.games.dragon_strike.book.figures_sight import RIM, scene_of
from generator.games.dragon_strike.book.scenes import Scene
from generator.games.dragon_strike.book.stage import Stage, towards
from generator.games.dragon_strike.pages.pictures import marker
from generator.games.dragon_strike.rules.feats import longest_leap
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box

#: The height of a label over a picture, in mm.
LABEL = 5.0


def touching(easel: Easel, box: Box, job: Job) -> None:
    """The spaces that touch the warrior's."""
    scene = scene_of(job, "touching")
    at = scene.at("warrior")
    stage = Stage.within(job, easel, scene, box.inset(RIM))
    stage.ground({at, *touched(scene.board, scene.state, at, Passage.WALK)})
    for to in touched(scene.board, scene.state, at, Passage.WALK):
        start, end = stage.middle(at), stage.middle(to)
        stage.arrow([towards(start, end, stage.size * 0.46), towards(end, start, stage.size * 0.3)])
    stage.figures()


def reach_map(easel: Easel, box: Box, job: Job) -> None:
    """What each space costs."""
    scene = scene_of(job, "reach")
    at = scene.at("dwarf")
    costs = reach(scene.board, scene.without("dwarf"), HERO, at, job.content.hero("dwarf").speed).costs
    stage = Stage.within(job, easel, scene, box.inset(RIM))
    stage.ground(set(costs))
    for to, cost in costs.items():
        if to != at:
            stage.chip(str(cost), to)
    stage.figures()


def hovering(easel: Easel, box: Box, job: Job) -> None:
    """A gargoyle in the air between a sword and a bow."""
    scene = scene_of(job, "hovering")
    t = job.texts
    stage = Stage.within(job, easel, scene, Box(box.x, box.y + 4, box.width, box.height - 4).inset(RIM))
    stage.ground()
    air = stage.middle(scene.at("gargoyle"))
    for who, color, key in (("elf", "second", "bow"), ("warrior", "stone", "sword")):
        start = stage.middle(scene.at(who))
        near = towards(start, air, stage.size * 0.5), towards(air, start, stage.size * 0.55)
        stage.arrow(near, color)
        x, y = (near[0][0] + near[1][0]) / 2, (near[0][1] + near[1][1]) / 2
        if who == "warrior":
            stage.cross((x, y))
        side = 1 if who == "elf" else -1
        easel.label(t(f"rulebook.figures.hovering.{key}"), x + side * 4.5, y - 1.6, "fig_label", "middle")
    stage.figures()


def closing(easel: Easel, box: Box, job: Job) -> None:
    """Which of two doors can be closed."""
    scene = scene_of(job, "closing")
    stage = Stage.within(job, easel, scene, box.inset(RIM))
    stage.ground()
    stage.figures()
    for door in scene.board.doors:
        if door.edges[0] not in scene.state.open:
            continue
        first, second = (stage.middle(each) for each in door.edges[0].squares)
        at = (first[0] + second[0]) / 2, first[1] - stage.size * 0.72
        if can_close(scene.state, HERO, door):
            stage.tick(at)
        else:
            stage.cross(at)


def leap(easel: Easel, box: Box, job: Job) -> None:
    """Where a leap can end."""
    scene, rules = scene_of(job, "leap"), job.content.tables.rules
    at = scene.at("warrior")
    farthest = longest_leap(rules, job.content.hero("warrior").speed)
    ends = leaps(scene.board, scene.without("warrior"), HERO, at, farthest)
    stage = Stage.within(job, easel, scene, box.inset(RIM))
    stage.ground({at, *ends})
    for to, spaces in ends.items():
        if spaces == farthest:
            start, end = stage.middle(at), stage.middle(to)
            stage.arrow([towards(start, end, stage.size * 0.5), towards(end, start, stage.size * 0.2)])
    stage.figures()


def climbing(scene: Scene, spaces: int, at: Square, _left: int) -> Mapping[Square, int]:
    """Where a climb of the warrior ends, whatever is left of the Speed."""
    return climbs(scene.board, scene.without("warrior"), HERO, at, spaces)


def climb(easel: Easel, box: Box, job: Job) -> None:
    """Climbing before a move, and after one."""
    rules, speed = job.content.tables.rules, job.content.hero("warrior").speed
    for name, part, key in zip(("climb", "climb-after"), box.split_x([1, 1], 6), ("first", "second"), strict=True):
        scene = scene_of(job, name)
        board, state, at = scene.board, scene.without("warrior"), scene.at("warrior")

        feat = partial(climbing, scene, rules.feats.climb_spaces)
        made = feat_then_move if name == "climb" else move_then_feat
        ends = made(board, state, HERO, at, speed, feat)
        stage = Stage.within(job, easel, scene, Box(part.x, part.y + LABEL, part.width, part.height - LABEL).inset(RIM))
        easel.label(job.texts(f"rulebook.figures.climb.{key}"), stage.area.x, part.y + 3.4, "fig_strong")
        stage.ground({at, *ends})
        for to, cost in ends.items():
            if to.row != at.row:
                stage.chip(str(cost), to)
        last = max((to for to in ends if to.row == at.row), key=lambda to: to.column)
        stage.way([at, last])
        stage.figures()


def area(easel: Easel, box: Box, job: Job) -> None:
    """A web and the spaces that it reaches."""
    scene = scene_of(job, "area")
    stage = Stage.within(job, easel, scene, box.inset(RIM))
    stage.ground(struck(scene.board, scene.state, scene.to))
    easel.add(marker(job, "web", stage.box(scene.to, 0.86)))


def dragon_tail(easel: Easel, box: Box, job: Job) -> None:
    """The way of the head, and where the tail may lie."""
    scene = scene_of(job, "dragon-tail")
    state, at = scene.without("darkfyre"), scene.at("darkfyre")
    found = dragon_reach(scene.board, state, at, job.content.monster("darkfyre").speed)
    stage = Stage.within(job, easel, scene, box.inset(RIM))
    stage.ground({scene.to, *rear_squares(scene.board, state, scene.to)})
    stage.way(found.way(scene.to))
    stage.figures()
    stage.chip(job.texts("rulebook.figures.breath.head"), scene.to)


def breath(easel: Easel, box: Box, job: Job) -> None:
    """The fire at both distances."""
    for name, part in zip(("near", "far"), box.split_x([1, 1], 4), strict=True):
        scene = scene_of(job, f"breath-{name}")
        head, state = scene.at("darkfyre"), scene.without("darkfyre")
        stage = Stage.within(job, easel, scene, part.inset(RIM))
        stage.ground(burnt(scene.board, state, head, scene.to))
        for number, spot in enumerate(breath_path(scene.board, head, scene.to) or (), 1):
            stage.chip(str(number), spot)
        stage.figures()


MOVE_FIGURES = {
    "touching": Figure(60, 60, touching),
    "reach-map": Figure(79, 57, reach_map),
    "hovering": Figure(76, 36, hovering),
    "closing": Figure(79, 36, closing),
    "leap": Figure(76, 44, leap),
    "climb": Figure(170, 32, climb, wide=True),
    "area": Figure(66, 45, area),
    "dragon-tail": Figure(70, 51, dragon_tail),
    "breath": Figure(84, 42, breath),
}
