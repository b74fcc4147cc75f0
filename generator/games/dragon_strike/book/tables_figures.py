"""The tables of heroes and monsters, with a dagger on every figure that the source does not give."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from generator.book.blocks import TableData
from generator.games.dragon_strike.book.words import DAGGER, hero_called, joined_dice
from generator.games.dragon_strike.model.options import Feature
from generator.games.dragon_strike.pages.strikes import weapons
from generator.games.dragon_strike.wording import power_lines, written
from generator.games.game import Job
from generator.source.provenance import Table


def daggered(text: str, table: Table, *path: object) -> str:
    """A figure, with a dagger if it is not printed in the source."""
    return f"{text}{DAGGER}" if table.is_reconstructed(*path) else text


def heroes(job: Job) -> TableData:
    """All heroes with their figures."""
    t, table = job.texts, job.content.tables.heroes
    features = [feature for feature in Feature if feature is not Feature.ATTACK]
    rows = []
    for name, hero in table.heroes.items():
        at = ("heroes", name)
        attacks = " / ".join(
            daggered(joined_dice(t, attack), table, *at, "attacks", index, "strikes", 0, "die")
            for index, attack in enumerate(hero.attacks)
        )
        dice = [
            daggered(written(t, hero.die(feature)), table, *at, feature.value.replace("-", "_")) for feature in features
        ]
        rows.append(
            (
                f"**{hero_called(t, name)}**",
                daggered(str(hero.speed), table, *at, "speed"),
                daggered(str(hero.armor_class), table, *at, "armor_class"),
                daggered(str(hero.hit_points), table, *at, "hit_points"),
                attacks,
                *dice,
            )
        )
    words = ("speed", "armor-class-short", "hit-points-short")
    head = (
        t("rulebook.tables.hero"),
        *(t(f"names.figures.{word}") for word in words),
        t("names.features-short.attack"),
        *(t(f"names.features-short.{feature}") for feature in features),
    )
    return TableData(head, tuple(rows), notes=(t("rulebook.notes.reconstructed"),), wide=True)


def monsters(job: Job) -> TableData:
    """All monsters with their figures."""
    t, table = job.texts, job.content.tables.monsters
    rows = []
    for name, monster in table.monsters.items():
        at = ("monsters", name)
        attacks = "; ".join(
            daggered(
                f"{joined_dice(t, attack)} {weapons(t, attack)}", table, *at, "attacks", index, "strikes", 0, "die"
            )
            for index, attack in enumerate(monster.attacks)
        )
        rows.append(
            (
                f"**{t(f'monsters.{name}.name')}**",
                t(f"monsters.{name}.letters"),
                str(monster.figures),
                daggered(str(monster.speed), table, *at, "speed"),
                daggered(str(monster.armor_class), table, *at, "armor_class"),
                daggered(str(monster.hit_points), table, *at, "hit_points"),
                attacks,
                daggered(written(t, monster.save), table, *at, "save"),
            )
        )
    head = (
        t("rulebook.tables.monster"),
        t("rulebook.tables.letters"),
        t("rulebook.tables.figures"),
        t("names.figures.speed"),
        t("names.figures.armor-class-short"),
        t("names.figures.hit-points-short"),
        t("rulebook.tables.attack"),
        t("names.features-short.save"),
    )
    several = any(len(monster.attacks) > 1 for monster in table.monsters.values())
    notes = (t("rulebook.notes.reconstructed"), *((t("rulebook.notes.choice"),) if several else ()))
    return TableData(head, tuple(rows), (3, 0.9, 1.2, 1.4, 1, 1, 6, 1.3), frozenset({0, 6}), notes, wide=True)


def natures(job: Job) -> TableData:
    """What the monsters are like, what else they can do, and how clever they are."""
    t = job.texts
    rows = []
    for name, monster in job.content.tables.monsters.monsters.items():
        powers = " ".join(f"{line}." for line in power_lines(t, monster))
        wits = f"{t(f'names.wits.{monster.wits}')}, {t('names.speech.' + ('talks' if monster.talks else 'silent'))}."
        words = f"{t(f'monsters.{name}.text')} *{wits}*"
        if powers:
            words += f" **{powers}**"
        rows.append((f"**{t(f'monsters.{name}.name')}**", words))
    head = (t("rulebook.tables.monster"), t("rulebook.tables.notes"))
    return TableData(head, tuple(rows), (1, 5), frozenset({0, 1}), wide=True)


FIGURE_TABLES: Mapping[str, Callable[[Job], TableData]] = {
    "hero-list": heroes,
    "monster-list": monsters,
    "monster-notes": natures,
}
