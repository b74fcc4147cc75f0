"""Diagrams of a round table: turns and warm-ups, glares, area attacks with and without shields."""

from __future__ import annotations

from generator.games.daredragon.art.figures import marker
from generator.games.daredragon.art.marks import mark
from generator.games.daredragon.art.palette import WOODCUT, Palette
from generator.games.daredragon.book.answers import answered, given
from generator.games.daredragon.book.drawing import arc_points, arrow, at, pale_dragon, seat, sector
from generator.games.daredragon.model_board import DRAGON_SEAT
from generator.games.daredragon.pages.edition import edition_of
from generator.games.daredragon.rules.state import neighbours
from generator.games.daredragon.rules.turns import seats_for, turn_order
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box

#: The examples of warm-ups that the wheel shows, from the inside out.
WAITS = ("FT3-one", "FT3-two", "FT3-four")


def table_seats(job: Job) -> tuple[str, ...]:
    """The seats of the smallest table."""
    figures = edition_of(job).content.figures
    return seats_for(figures.turns, figures.setup.players.least)


def bearing(seats: tuple[str, ...], name: str) -> float:
    """Where a seat is, in degrees clockwise from straight up."""
    return 360.0 / len(seats) * seats.index(name)


def turn_wheel(easel: Easel, box: Box, job: Job) -> None:
    """A round of turns as a ring, and three warm-ups as arcs within it."""
    seats = table_seats(job)
    order = turn_order(seats)
    cx, cy = box.cx, box.cy
    outer = min(box.width, box.height) / 2 - 0.5
    inner = outer - 9.0
    each = 360.0 / len(order)
    wide, narrow = each * 1.22, each * 0.78
    for index, who in enumerate(order):
        dragon = who == DRAGON_SEAT
        middle, half = each * index, (narrow if dragon else wide) / 2
        piece = sector(cx, cy, inner, outer, middle - half + 0.8, middle + half - 0.8)
        easel.polygon(piece, "ink" if dragon else "bone")
        x, y = at(cx, cy, (inner + outer) / 2, middle)
        if dragon:
            easel.add(mark("claw-attack", Box(x - 2.6, y - 2.8, 5.2, 5.6), light(easel)))
        else:
            easel.center(who, x, y, easel.style("board_space", "ink"))
    for level, name in enumerate(WAITS):
        case = given(name)
        start, turns = bearing(seats, case["by"]), case["turns"]
        radius = inner - 4.0 - 6.6 * level
        end = start + 360.0 / len(seats) * turns
        gap = 0.0 if level < len(WAITS) - 1 else 10.0
        arrow(easel, arc_points(cx, cy, radius, start, end - gap, 8 * turns), ("lead", "second", "ink")[level])
        x, y = at(cx, cy, radius, start + (45, 135, 225)[level])
        waiting(easel, x, y, turns, ("lead", "second", "ink")[level])


def waiting(easel: Easel, cx: float, cy: float, turns: int, color: str) -> None:
    """A warm-up on its arc: the hourglass of the cards and a number."""
    easel.rect(Box(cx - 4.8, cy - 3.0, 9.6, 6.0), "paper")
    easel.add(mark("warm-up", Box(cx - 4.2, cy - 2.4, 4.4, 4.8), WOODCUT.in_one(easel.theme.color(color))))
    easel.center(str(turns), cx + 2.6, cy, easel.style("meter", color))


def light(easel: Easel) -> Palette:
    """Marks on a dark ground."""
    return WOODCUT.in_one(easel.theme.color("bone"))


def glare_steps(easel: Easel, box: Box, job: Job) -> None:
    """Where glares lead, with a target and without one."""
    content = edition_of(job).content
    seats = table_seats(job)
    for place, names in zip(
        box.split_x([1, 1], 6.0),
        (("FT5-left", "FT5-far-right"), ("FT6-left", "FT6-right", "FT7-far-left", "FT7-far-right")),
        strict=True,
    ):
        word = "with" if len(names) == 2 else "without"
        easel.center(job.texts(f"rulebook.figures.glare-steps.{word}"), place.cx, place.y + 2.0, "board_note")
        cx, cy = place.cx, place.y + 5.5 + (place.height - 5.5) / 2
        radius = min(place.width, place.height - 5.5) / 2 - 4.4
        case = given(names[0])
        target = case.get("target")
        if target is None:
            last = bearing(seats, case["last"]) + 180.0 / len(seats)
            x, y = at(cx, cy, radius, last)
            easel.circle(x, y, 1.3, "lead")
        for name in names:
            glared = answered(content, name)["target"]
            far = "far" in name
            start = bearing(seats, target) if target is not None else last
            end = bearing(seats, glared)
            right = name.endswith("right")
            while right and end <= start:
                end += 360
            while not right and end >= start:
                end -= 360
            # A short step runs along the seats, a long one inside them.
            sign = 1 if right else -1
            leave = sign * (22 if target is not None else 7)
            if far:
                points = arc_points(cx, cy, radius - 5.4, start + leave * 0.6, end - sign * 8, 10)
            else:
                points = arc_points(cx, cy, radius, start + leave, end - sign * 21, 8)
            arrow(easel, points, "second" if far else "lead")
        for name in seats:
            x, y = at(cx, cy, radius, bearing(seats, name))
            seat(easel, x, y, name, 4.0, "bone" if name == target else "paper")


def area_of_attack(easel: Easel, box: Box, job: Job) -> None:
    """An area attack on the first seat and what it covers."""
    seats = table_seats(job)
    target = seats[0]
    area = {target, *neighbours(seats, target)}
    ring(easel, box, seats, area, target)


def ring(easel: Easel, box: Box, seats: tuple[str, ...], area: set[str], target: str) -> dict[str, tuple[float, float]]:
    """A table with the area of an attack in colour; gives where each seat is."""
    cx, cy = box.cx, box.cy
    radius = min(box.width, box.height) / 2 - 6.0
    each = 360.0 / len(seats)
    for name in seats:
        if name in area:
            middle = bearing(seats, name)
            points = sector(cx, cy, radius * 0.34, radius + 5.8, middle - each / 2, middle + each / 2)
            easel.polygon(points, "tint_strong")
    width = radius * 1.16
    pale = Box(cx - width / 2, cy - width / 3, width, width * 2 / 3)
    pale_dragon(easel, pale)
    places = {}
    for name in seats:
        middle = bearing(seats, name)
        if name in area:
            x, y = at(cx, cy, radius * 0.6, middle)
            easel.add(mark("flame", Box(x - 2.6, y - 3.0, 5.2, 6.0)))
        x, y = at(cx, cy, radius, middle)
        seat(easel, x, y, name, 5.0, "bone" if name in area else "paper")
        places[name] = (x, y)
        if name == target:
            easel.add(marker("target", Box(x + 6.4, y - 4.5, 9, 9)))
    return places


def area_shields(easel: Easel, box: Box, job: Job) -> None:
    """An area attack with a shield inside and one from outside, and the damage to everybody."""
    content = edition_of(job).content
    seats = table_seats(job)
    case, answer = given("FT2"), answered(content, "FT2")
    target = case["target"]
    area = {target, *neighbours(seats, target)}
    inner = Box(box.x + 12, box.y, box.width - 24, box.height)
    # The table is turned by the seats' own order: the target need not stand at the top.
    places = ring(easel, inner, seats, area, target)
    shielders = [guard["by"] for guard in case["guards"]]
    for name, (x, y) in places.items():
        upright = abs(x - inner.cx) < 1
        dx, dy = (-9.6, 0.0) if upright else (0.0, 9.2 if x > inner.cx else -9.2)
        easel.center(str(answer["damage"][name]), x + dx, y + dy, easel.style("meter", "lead"))
        if name in shielders:
            easel.add(mark("guard", Box(x + 5.6 if upright else x - 3.0, y - 3.0 if upright else y + 6.0, 6.0, 7.0)))
    for name in shielders:
        if name not in area:
            middle = bearing(seats, name)
            radius = min(inner.width, inner.height) / 2 - 6.0
            points = arc_points(inner.cx, inner.cy, radius, middle + 20, middle + 360.0 / len(seats) - 34, 4)
            arrow(easel, points, "second")
