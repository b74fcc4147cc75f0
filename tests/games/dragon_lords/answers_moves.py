"""What the rules answer to the worked examples of moves, speeds and initiative."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.options import Altitude, Rating, Wings
from generator.games.dragon_lords.rules.dragon import Dragon
from generator.games.dragon_lords.rules.hex_numbers import hex_of, number_of
from generator.games.dragon_lords.rules.hexes import compass, distance, hexes_between
from generator.games.dragon_lords.rules.initiative import move_order, ties
from generator.games.dragon_lords.rules.movement import fly
from generator.games.dragon_lords.rules.moves import Flyer, Moved, Pose, points_fault
from generator.games.dragon_lords.rules.powers import flyer, min_speed
from generator.games.dragon_lords.rules.ruleset import ADVANCED, BASIC
from generator.games.dragon_lords.rules.speed import greatest_speed, least_speed, speed_fault
from generator.games.dragon_lords.rules.steps import read_move, read_step
from generator.games.dragon_lords.rules.tempo import after_turn
from tests.games.dragon_lords.builders import design, dragon, pose

Given = dict[str | int, Any]


def _told(moved: Moved, speed: int) -> Given:
    return {
        "spent": moved.spent,
        "faults": len(moved.faults),
        "balanced": not points_fault(moved, speed),
        "altitude": str(moved.pose.altitude),
        "hexes": len(moved.path),
    }


def move(content: DragonLordsContent, given: Given) -> Given:
    start = replace(pose(), altitude=Altitude(given["altitude"]))
    steps = read_move(" ".join(given["move"]))
    moved = fly(content.tables, ADVANCED, Flyer(Rating(given["rating"]), 1), start, steps)
    return {"points": [line.points for line in moved.lines], **_told(moved, given["speed"])}


def take_off(content: DragonLordsContent, given: Given) -> Given:
    tables = content.tables
    grounded = dragon(tables, design(body=given["body"]), pose(altitude="ground"))
    steps = read_move(" ".join(given["move"]))
    moved = fly(tables, ADVANCED, flyer(tables, ADVANCED, grounded), grounded.pose, steps)
    allowed = [speed for speed in range(20) if not speed_fault(tables, ADVANCED, grounded, speed)]
    return {"least": min(allowed), "greatest": max(allowed), **_told(moved, given["speed"])}


def fast_flight(content: DragonLordsContent, given: Given) -> Given:
    tables = content.tables
    flying = dragon(tables, design(wings=str(Wings(given["wings"]))))
    fastest = []
    for speed in given["speeds"]:
        fastest.append(greatest_speed(tables, BASIC, flying).speed)
        flying = replace(flying, speed=speed, tempo=after_turn(tables, flying.tempo, speed))
    return {"fastest": fastest}


def _turns(content: DragonLordsContent, given: Given, *, carried: bool) -> Given:
    """Moves of one turn each; none for a turn that is not allowed."""
    rating, at, open_turn = Rating(given["rating"]), pose(), None
    points: list[int | None] = []
    for text in given["moves"]:
        moved = fly(content.tables, ADVANCED, Flyer(rating, 1, open_turn), at, [read_step(text)])
        points.append(None if moved.faults else moved.spent)
        at, open_turn = moved.pose, moved.turned if carried else None
    return {"points": points}


def turns_between_moves(content: DragonLordsContent, given: Given) -> Given:
    return _turns(content, given, carried=True)


def turns_afresh(content: DragonLordsContent, given: Given) -> Given:
    return _turns(content, given, carried=False)


def order(_content: DragonLordsContent, given: Given) -> Given:
    rolls = {name: tuple(int(roll) for roll in str(rolled).split("/")) for name, rolled in given["rolls"].items()}
    return {"order": move_order(rolls), "ties": [list(group) for group in ties(rolls)]}


def _ready(content: DragonLordsContent, name: str, at: Pose | None = None) -> Dragon:
    return dragon(content.tables, content.dragon(name), at, BASIC)


def speed_limits(content: DragonLordsContent, given: Given) -> Given:
    dragons = [_ready(content, name) for name in given["dragons"]]
    flying = [replace(each, speed=last) for each, last in zip(dragons, given["last_speeds"], strict=True)]
    return {
        "least": [least_speed(content.tables, each).speed for each in flying],
        "greatest": [greatest_speed(content.tables, BASIC, each).speed for each in flying],
    }


def flight(content: DragonLordsContent, given: Given) -> Given:
    tables = content.tables
    flying = _ready(content, given["dragon"], pose(given["hex"], given["facing"], given["altitude"]))
    assert min_speed(tables, flying) <= given["speed"]
    moved = fly(tables, BASIC, flyer(tables, BASIC, flying), flying.pose, read_move(" ".join(given["move"])))
    return {
        "hex": number_of(moved.pose.place),
        "facing": str(compass(moved.pose.facing)),
        "altitude": str(moved.pose.altitude),
        "faults": len(moved.faults),
        "balanced": not points_fault(moved, given["speed"]),
    }


def between(_content: DragonLordsContent, given: Given) -> Given:
    first, second = (hex_of(number) for number in given["hexes"])
    return {"between": hexes_between(first, second), "distance": distance(first, second)}


RULES = {
    "move": move,
    "take-off": take_off,
    "fast-flight": fast_flight,
    "turns-between-moves": turns_between_moves,
    "turns-afresh": turns_afresh,
    "order": order,
    "speed-limits": speed_limits,
    "flight": flight,
    "hexes-between": between,
}
