"""Diagrams of what is seen, searched and shot at: the rules work out every light space."""

from __future__ import annotations

from generator.book.blocks import Figure
from generator.games.dragon_strike.adventures.fields import square
from generator.games.dragon_strike.adventures.loading import load_adventures
from generator.games.dragon_strike.adventures.view import see
from generator.games.dragon_strike.boards.sight import clear_shot, visible
from generator.games.dragon_strike.boards.squares import distance
from generator.games.dragon_strike.book.scenes import Scene, SceneFigure, load_scene
from generator.games.dragon_strike.book.stage import Stage, towards
from generator.games.dragon_strike.rules.searches import within_search
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.resources import content_folder
from generator.scene.geometry import Box

#: The margin around a board on a diagram, for its outer walls, in mm.
RIM = 1.0


def scene_of(job: Job, name: str) -> Scene:
    """The position of a diagram."""
    return load_scene(job.content.boards, job.content.tables.heroes.heroes, name)


def sight_hall(easel: Easel, box: Box, job: Job) -> None:
    """All spaces that the wizard sees."""
    scene = scene_of(job, "sight")
    stage = Stage.within(job, easel, scene, box.inset(RIM))
    stage.ground(visible(scene.board, scene.state, scene.at("wizard")))
    stage.figures()


def shot(easel: Easel, box: Box, job: Job) -> None:
    """Lines from the elf to each orc; those that a figure stands in are crossed out."""
    scene = scene_of(job, "clear-shot")
    stage = Stage.within(job, easel, scene, box.inset(RIM))
    stage.ground()
    elf = scene.at("elf")
    for orc in (square(each.at) for each in scene.file.figures if each.who == "orc"):
        start, end = stage.middle(elf), stage.middle(orc)
        start, end = towards(start, end, stage.size * 0.5), towards(end, start, stage.size * 0.5)
        clear = clear_shot(scene.board, scene.state, elf, orc)
        stage.arrow([start, end], "second" if clear else "stone")
        if not clear:
            blocked = next(each for each in scene.file.figures if each.who == "warrior")
            x, y = stage.middle(square(blocked.at))
            stage.cross((x + stage.size * 0.75, y))
    stage.figures()


def cliff(easel: Easel, box: Box, job: Job) -> None:
    """What is seen from the foot of a cliff."""
    scene = scene_of(job, "cliff-sight")
    stage = Stage.within(job, easel, scene, box.inset(RIM))
    stage.ground(visible(scene.board, scene.state, scene.at("warrior")))
    stage.figures()


def search(easel: Easel, box: Box, job: Job) -> None:
    """The spaces that a search of the surroundings covers."""
    scene, rules = scene_of(job, "search"), job.content.tables.rules
    at = scene.at("thief-male")
    seen = visible(scene.board, scene.state, at)
    covered = {s for s in scene.board.spaces() if within_search(rules, distance(at, s), s in seen)}
    stage = Stage.within(job, easel, scene, box.inset(RIM))
    stage.ground(covered)
    stage.figures()


def castle_door(easel: Easel, box: Box, job: Job) -> None:
    """A room of an adventure on the board of the castle, as a hero at its open door sees it."""
    scene = scene_of(job, "castle-door")
    assert scene.file.adventure is not None
    adventure = load_adventures(content_folder())[scene.file.adventure].file
    at = scene.at("warrior")
    opened = [scene.board.door_of[edge] for edge in sorted(scene.state.open)]
    view = see(scene.board, adventure, at, list(dict.fromkeys(opened)))
    stage = Stage.within(job, easel, scene, box.inset(RIM))
    stage.ground(view.squares)
    for chest in view.chests:
        stage.piece("treasure", square(chest.at))
    for monster in view.monsters:
        stage.stand(SceneFigure(who=monster.monster, at=monster.at))
    stage.figures()


SIGHT_FIGURES = {
    "sight-hall": Figure(79, 68, sight_hall),
    "clear-shot": Figure(79, 57, shot),
    "cliff-sight": Figure(80, 26, cliff),
    "search-area": Figure(72, 62, search),
    "castle-door": Figure(80, 57, castle_door),
}
