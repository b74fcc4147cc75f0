"""The worked examples of the rulebook: the rules are given the dice, and the chapters show what comes out."""

from __future__ import annotations

from typing import Any

from generator.games.dragon_strike.boards.spells import breath as burnt
from generator.games.dragon_strike.book.scenes import load_scene
from generator.games.dragon_strike.book.words import half, joined_dice, weapon_name
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.options import Feature
from generator.games.dragon_strike.rules.attacks import Facts, possible, resolve
from generator.games.dragon_strike.rules.encounters import budget, hit_points, within_budget
from generator.games.dragon_strike.rules.feats import farthest_before_climb, longest_leap, spaces_left
from generator.games.dragon_strike.rules.harm import after_harm, after_turn, harm_taken, last_round_of_body
from generator.games.dragon_strike.rules.hourglass import dragon_round, rounds_left, start_space
from generator.games.dragon_strike.rules.searches import passage_search, trap_search
from generator.games.dragon_strike.wording import written
from generator.games.game import Job
from generator.i18n.texts import Texts

#: The dice of the examples as they fell: rolls that no rule holds.
WARRIOR_ROLL, MANSCORPION_ROLLS = 7, (6, 5, 10)
FLAMES = {"warrior": 5, "wizard": 6, "orc": 3}
PASSAGE_ROLL, TRAP_ROLL, TRAPS = 5, 6, 2
#: What the examples suppose: rounds played, the round of a death, the fastest line of play, a start of the hourglass.
PLAYED, DIED, FASTEST, START = 3, 3, 7, 12
#: Two bands of heroes before a giant and a troll.
FAIR, HARD = ("warrior", "wizard", "elf"), ("warrior", "wizard", "thief-female")


def examples(job: Job) -> dict[str, Any]:
    """Every worked example by its name."""
    content, texts = job.content, job.texts
    return {
        **fights(content, texts),
        **deeds(content),
        "hourglass": hourglass(content),
        "start": {"fastest": FASTEST, "space": start_space(content.tables.rules, FASTEST)},
        "budget": rooms(content, texts),
        "breath": breaths(job),
        "area": {"open": len(burnt_area(job))},
    }


def fights(content: DragonStrikeContent, texts: Texts) -> dict[str, Any]:
    """Attacks, the dragon's fire, and what is left."""
    rules = content.tables.rules
    warrior, bugbear, elf = content.hero("warrior"), content.monster("bugbear"), content.hero("elf")
    manscorpion, giant, troll = content.monster("manscorpion"), content.monster("giant"), content.monster("troll")
    blow = resolve(rules, warrior.attacks[0], [WARRIOR_ROLL], bugbear.armor_class)
    swords = resolve(rules, manscorpion.attacks[0], MANSCORPION_ROLLS, warrior.armor_class)
    airborne = possible(rules, elf.attacks, Facts(distance=1, airborne=True))
    near, far = giant.attacks
    away = rules.long_range_gap + 1
    dragon = content.monster("darkfyre")
    assert dragon.powers.breath is not None
    flames = {
        name: {"roll": roll, "lost": harm_taken(rules, dragon.powers.breath, figure.save, roll)}
        for name, roll in FLAMES.items()
        for figure in [content.tables.heroes.heroes.get(name) or content.monster(name)]
    }
    return {
        "warrior": {
            "die": warrior.die(Feature.ATTACK),
            "needed": bugbear.armor_class,
            "roll": WARRIOR_ROLL,
            "before": bugbear.hit_points,
            "after": after_harm(bugbear.hit_points, blow.damage),
        },
        "manscorpion": {
            "dice": joined_dice(texts, manscorpion.attacks[0]),
            "armor_class": warrior.armor_class,
            "rolls": texts.language.listing([str(roll) for roll in MANSCORPION_ROLLS]),
            "hits": sum(swords.hits),
            "damage": swords.damage,
        },
        "hover": {
            "can": texts.language.listing([weapon_name(texts, attack) for attack in airborne], "or"),
            "cannot": texts.language.listing([weapon_name(texts, a) for a in elf.attacks if a not in airborne], "or"),
        },
        "giant": {
            "near": {"weapon": weapon_name(texts, near), "die": joined_dice(texts, near)},
            "far": {"weapon": weapon_name(texts, far), "die": joined_dice(texts, far)},
            "distance": away,
            "beside": weapon_name(texts, possible(rules, giant.attacks, Facts(distance=1))[0]),
            "away": weapon_name(texts, possible(rules, giant.attacks, Facts(distance=away))[0]),
        },
        "dragon": {"dice": named_dice(texts, dragon.attacks[0])},
        "flames": flames,
        "troll": {
            "full": troll.hit_points,
            "before": troll.hit_points - 1,
            "after": after_turn(troll, troll.hit_points - 1),
        },
        "body": {"died": DIED, "last": last_round_of_body(rules, DIED)},
    }


def named_dice(texts: Texts, attack: Any) -> str:
    """Each strike of an attack with its die: “claw d10 + claw d10 + bite d12”."""
    return " + ".join(f"{texts(f'names.weapons.{s.weapon}')} {written(texts, s.die)}" for s in attack.strikes)


def deeds(content: DragonStrikeContent) -> dict[str, Any]:
    """Leaps, climbs and searches."""
    rules, warrior, dwarf = content.tables.rules, content.hero("warrior"), content.hero("dwarf")
    longest = longest_leap(rules, warrior.speed)
    return {
        "leap": {
            "speed": warrior.speed,
            "longest": longest,
            "left": spaces_left(warrior.speed, 0, longest),
            "dwarf_speed": dwarf.speed,
            "dwarf_longest": longest_leap(rules, dwarf.speed),
        },
        "climb": {
            "left": spaces_left(warrior.speed, 0, rules.feats.climb_spaces),
            "before": farthest_before_climb(rules, warrior.speed),
        },
        "search": {
            "traps": TRAPS,
            "passage_roll": PASSAGE_ROLL,
            "sprung": passage_search(rules, dwarf.secret_passages, PASSAGE_ROLL, TRAPS).sprung,
            "trap_roll": TRAP_ROLL,
            "disarmed": trap_search(rules, dwarf.traps, TRAP_ROLL).found,
        },
    }


def hourglass(content: DragonStrikeContent) -> dict[str, int]:
    """The hourglass after some rounds."""
    left = rounds_left(content.tables.time_track, START, PLAYED)
    return {"start": START, "played": PLAYED, "left": left, "dragon": dragon_round(START)}


def rooms(content: DragonStrikeContent, texts: Texts) -> dict[str, Any]:
    """A giant and a troll before two bands of heroes."""
    rules = content.tables.rules
    monsters = [content.monster("giant"), content.monster("troll")]

    def band(names: tuple[str, ...]) -> dict[str, str | int]:
        heroes = [content.hero(name) for name in names]
        fair = within_budget(rules, heroes, monsters)
        return {
            "names": texts.language.listing([texts(f"rulebook.heroes.{name}") for name in names]),
            "heroes": hit_points(heroes),
            "budget": half(texts, budget(rules, heroes)),
            "verdict": texts(f"rulebook.verdict.{'fair' if fair else 'hard'}"),
        }

    return {"monsters": hit_points(monsters), "fair": band(FAIR), "hard": band(HARD)}


def breaths(job: Job) -> dict[str, int]:
    """How many spaces burn at both distances, in the open."""
    found = {}
    for name in ("near", "far"):
        scene = load_scene(job.content.boards, job.content.tables.heroes.heroes, f"breath-{name}")
        head = scene.at("darkfyre")
        found[name] = len(burnt(scene.board, scene.without("darkfyre"), head, scene.to))
    return found


def burnt_area(job: Job) -> frozenset[Any]:
    """The spaces of an area spell in the open."""
    from generator.games.dragon_strike.boards.spells import area

    scene = load_scene(job.content.boards, job.content.tables.heroes.heroes, "breath-near")
    return area(scene.board, scene.state, scene.to)
