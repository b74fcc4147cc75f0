"""Spells: how many a caster picks, which picks are allowed, and which are left for the next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from generator.errors import Finding, did_you_mean
from generator.games.dragon_strike.model.cards import HeroSpells
from generator.games.dragon_strike.model.figures import Hero, Monster
from generator.games.dragon_strike.model.options import SpellLevel


def picks(hero: Hero) -> Mapping[SpellLevel, int]:
    """The spell cards that a hero picks, by level (The Heroes Get Ready)."""
    return {level: hero.spells.get(level, 0) for level in SpellLevel}


def spells_left(deck: HeroSpells, taken: Iterable[str] = ()) -> dict[str, int]:
    """The copies of each spell that nobody has taken."""
    left = {name: spell.copies for name, spell in deck.spells.items()}
    for name in taken:
        if left.get(name, 0):
            left[name] -= 1
    return left


def pick_findings(deck: HeroSpells, hero: Hero, picked: Sequence[str], taken: Iterable[str] = ()) -> list[Finding]:
    """What is wrong with a hero's choice of spells, after others have ``taken`` theirs (The Heroes Get Ready).

    Both copies of a spell may be picked. A spell is cast once (Cast a Spell), so two castings take two cards.
    """
    findings = [
        Finding("unknown-spell", f"there is no spell “{name}”", hint=did_you_mean(name, deck.spells))
        for name in dict.fromkeys(picked)
        if name not in deck.spells
    ]
    left = spells_left(deck, taken)
    for name in (name for name in dict.fromkeys(picked) if name in left):
        if picked.count(name) > left[name]:
            message = f"“{name}” is picked {picked.count(name)} times, but {left[name]} are left"
            findings.append(Finding("too-many-copies", message))
    for level, wanted in picks(hero).items():
        found = sum(deck.spells[name].level is level for name in picked if name in deck.spells)
        if found != wanted:
            message = f"{found} spells of the {level} level are picked, not {wanted}"
            findings.append(Finding("wrong-picks", message, hint=f"pick {wanted}"))
    return findings


def wizard_pick_findings(monster: Monster, deck: Iterable[str], picked: Sequence[str]) -> list[Finding]:
    """What is wrong with the evil wizard's choice: so many cards, each of them once (The Dragon Master Gets Ready)."""
    names = list(deck)
    findings = [
        Finding("unknown-spell", f"there is no spell “{name}”", hint=did_you_mean(name, names))
        for name in dict.fromkeys(picked)
        if name not in names
    ]
    doubles = [name for name in dict.fromkeys(picked) if picked.count(name) > 1]
    findings += [Finding("too-many-copies", f"there is one card “{name}”") for name in doubles]
    if len(picked) != monster.powers.spells:
        message = f"{len(picked)} spells are picked, not {monster.powers.spells}"
        findings.append(Finding("wrong-picks", message, hint=f"pick {monster.powers.spells}"))
    return findings
