"""What a dragon in play can do at the moment: ratings, speeds, weapons, after damage, critical hits and spells."""

from __future__ import annotations

from dataclasses import replace

from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Claws, Rating, Spell
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.damage import Powers, after_serious_damage
from generator.games.dragon_lords.rules.dragon import Dragon
from generator.games.dragon_lords.rules.flight import rating as rating_of
from generator.games.dragon_lords.rules.moves import Flyer
from generator.games.dragon_lords.rules.ruleset import RuleSet
from generator.games.dragon_lords.rules.scales import BREATH, CLAWS, RATINGS, step


def powers_now(tables: Tables, dragon: Dragon) -> Powers:
    """Weapons, rating and maximum speed after serious damage and critical hits; spells are left out."""
    design, scars = dragon.design, dragon.scars
    whole = Powers(
        design.breath,
        design.claws,
        rating_of(tables, design.body, design.wings),
        tables.flight.maximum_speed[design.wings],
    )
    hurt = after_serious_damage(tables, whole, dragon.wounds.serious)
    return replace(
        hurt,
        breath=step(BREATH, hurt.breath, -scars.head_shots),
        claws=step(CLAWS, hurt.claws, -scars.broken_legs),
        rating=step(RATINGS, hurt.rating, -scars.torn_wings),
    )


def min_speed(tables: Tables, dragon: Dragon) -> int:
    """Movement points that the dragon must spend to stay aloft (The Play Sheet: Minimum Speed)."""
    return tables.flight.minimum_speed[dragon.design.body]


def flying_rating(tables: Tables, dragon: Dragon) -> Rating:
    """The rating that the dragon moves by, with the spells that change it (The Spells: Lethargy, Vigor)."""
    return step(RATINGS, powers_now(tables, dragon).rating, _spell_steps(tables, dragon, Spell.VIGOR, Spell.LETHARGY))


def flyer(tables: Tables, rules: RuleSet, dragon: Dragon) -> Flyer:
    """What the price of the dragon's next move depends on."""
    carried = dragon.turned if rules.turning_between_moves else None
    return Flyer(flying_rating(tables, dragon), min_speed(tables, dragon), carried)


def breath_dice(tables: Tables, dragon: Dragon) -> Dice:
    """The damage of the dragon's breath."""
    return tables.weapons.breath[powers_now(tables, dragon).breath]


def claws_now(tables: Tables, dragon: Dragon) -> Claws:
    """The sharpness of tooth and claw, with the spells that change it (The Spells: Dull, Sharpen)."""
    return step(CLAWS, powers_now(tables, dragon).claws, _spell_steps(tables, dragon, Spell.SHARPEN, Spell.DULL))


def claws_dice(tables: Tables, dragon: Dragon) -> Dice:
    """The damage of tooth and claw, without a lancer's or a lunge's."""
    return tables.weapons.claws[claws_now(tables, dragon)]


def _spell_steps(tables: Tables, dragon: Dragon, better: Spell, worse: Spell) -> int:
    """Steps along a scale by two opposite spells together."""
    spells = tables.spells.spells
    up = dragon.magic.count(better) * (spells[better].effect.steps or 0)
    return up - dragon.magic.count(worse) * (spells[worse].effect.steps or 0)
