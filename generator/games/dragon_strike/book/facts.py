"""The names that the chapters of the rulebook use in Jinja, all from the content and the rules."""

from __future__ import annotations

from functools import partial
from typing import Any

from generator.games.dragon_strike.boards.dragon import dragon_reach
from generator.games.dragon_strike.book.examples import examples
from generator.games.dragon_strike.book.play import play_facts
from generator.games.dragon_strike.book.scenes import load_scene
from generator.games.dragon_strike.book.words import die_name, hit_points, mark, monsters_called
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.options import Bane
from generator.games.dragon_strike.wording import immune_monsters
from generator.games.game import Job


def facts(job: Job) -> dict[str, Any]:
    """Everything that a chapter may name."""
    tables = job.content.tables
    monsters = tables.monsters.monsters
    dragon = monsters["darkfyre"]
    return {
        "r": tables.rules,
        "b": job.content.boards.figures,
        "c": tables.components,
        "k": tables.time_track,
        "s": tables.sneak_attacks,
        "bounds": tables.bounds,
        "hero": {name.replace("-", "_"): hero for name, hero in tables.heroes.heroes.items()},
        "monster": {name.replace("-", "_"): monster for name, monster in monsters.items()},
        "breath": dragon.powers.breath,
        "ex": examples(job),
        "play": play_facts(job),
        "scene": scene_facts(job),
        **counted(job),
        **named(job),
    }


def counted(job: Job) -> dict[str, Any]:
    """Functions that count things in words, and things counted."""
    t, tables = job.texts, job.content.tables
    return {
        "hp": partial(hit_points, t),
        "spaces": partial(t.count, "words.spaces"),
        "rounds": partial(t.count, "words.rounds"),
        "turns": partial(t.count, "words.turns"),
        "questions": partial(t.count, "words.questions"),
        "cards": partial(t.count, "rulebook.count.cards"),
        "die": partial(die_name, job),
        "sides": lambda die: Die(die).sides,
        "colour": lambda die: t(f"names.colours.{tables.dice.colours[Die(die)]}"),
        "boulders": lambda board: len(job.content.boards[board].boulders),
        "markers": lambda side: tables.markers.sides()[side],
        "dagger": partial(mark, job),
    }


def named(job: Job) -> dict[str, Any]:
    """Functions that name heroes, monsters and what they have."""
    t, tables = job.texts, job.content.tables
    heroes, monsters = tables.heroes.heroes, tables.monsters.monsters
    fireproof = immune_monsters(job.content, Bane.FIRE)
    immovable = [name for name, monster in monsters.items() if monster.immovable]

    def equipment(name: str) -> str:
        return t.language.listing([t(f"names.equipment.{item}") for item in heroes[name].equipment])

    def monster_list(names: list[str]) -> list[str]:
        return [monsters_called(t, name) for name in names]

    return {
        "monster_name": lambda name: t(f"monsters.{name}.name"),
        "hero_name": lambda name: t(f"heroes.{name}.name"),
        "hero_line": lambda name: t(f"heroes.{name}.line"),
        "armor": lambda name: t(f"names.armor.{heroes[name].armor}"),
        "equipment": equipment,
        "fireproof": monster_list(fireproof),
        "immovable": monster_list(immovable),
    }


def scene_facts(job: Job) -> dict[str, dict[str, int]]:
    """Figures of diagrams that captions speak of."""
    content = job.content
    heroes = content.tables.heroes.heroes
    tail = load_scene(content.boards, heroes, "dragon-tail")
    speed = content.monster("darkfyre").speed
    flown = dragon_reach(tail.board, tail.without("darkfyre"), tail.at("darkfyre"), speed)
    return {
        "reach": {"points": heroes["dwarf"].speed},
        "leap": {"points": heroes["warrior"].speed},
        "dragon_tail": {"cost": flown.costs[tail.to]},
    }
