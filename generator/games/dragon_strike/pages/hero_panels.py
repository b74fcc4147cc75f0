"""Both panels of a hero card, from (0, 0): the front with all figures and dice, and the portrait for the others."""

from __future__ import annotations

from generator.games.dragon_strike.model.figures import Hero
from generator.games.dragon_strike.model.options import Feature, SpellLevel
from generator.games.dragon_strike.pages.dice import draw_die
from generator.games.dragon_strike.pages.hit_track import draw_track
from generator.games.dragon_strike.pages.pictures import figure
from generator.games.dragon_strike.pages.strikes import weapons
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box

#: A panel in mm; the band with the name; the track at the right edge and a box of it.
WIDTH, HEIGHT = 92.0, 112.0
BAND = 13.0
TRACK, BOX = 11.0, 11.0
#: From the edge to words; where the dice begin, a row of them, and a die, in mm.
MARGIN = 4.0
DICE, ROW, DIE = 59.0, 10.6, 9.6


def draw_front(job: Job, easel: Easel, name: str) -> None:
    """The panel that its player looks at."""
    hero: Hero = job.content.tables.heroes.heroes[name]
    t = job.texts
    right = WIDTH - TRACK - 3.0
    easel.rect(Box(0, 0, WIDTH, BAND), "band_heroes")
    easel.line(0, BAND + 0.4, WIDTH, BAND + 0.4, "outline", "lead")
    easel.label(t(f"heroes.{name}.name"), MARGIN, 9.4, easel.style("title", "paper", 20))
    track(job, easel, hero)
    portrait = Box(MARGIN, BAND + 2.6, 26.0, 41.0)
    easel.rect(Box(0, BAND + 0.8, MARGIN + 28.0, 44.0), "pale_heroes")
    easel.add(figure(job, name, portrait))
    left = MARGIN + 31.0
    numbers(job, easel, hero, Box(left, BAND + 2.0, right - left, 20.0))
    details(job, easel, hero, Box(left, BAND + 23.0, right - left, 22.0))
    dice(job, easel, hero, Box(MARGIN, DICE, right - MARGIN, 4 * ROW))
    equipment(job, easel, hero, Box(MARGIN, DICE + 4 * ROW - 0.2, right - MARGIN, HEIGHT - DICE - 4 * ROW - 1.4))


def track(job: Job, easel: Easel, hero: Hero) -> None:
    """The Hit Points along the right edge, down to none at the foot."""
    height = BOX * (hero.hit_points + 1)
    box = Box(WIDTH - TRACK, HEIGHT - height, TRACK, height)
    easel.label(job.texts("names.figures.hit-points-short"), box.cx, box.y - 1.8, "card_fact", "middle")
    draw_track(easel, box, hero.hit_points, upright=True, role="medium")


def numbers(job: Job, easel: Easel, hero: Hero, box: Box) -> None:
    """Armor Class, Hit Points and Speed."""
    t = job.texts
    shown = (
        ("armor-class", hero.armor_class),
        ("hit-points", hero.hit_points),
        ("speed", hero.speed),
    )
    for (key, value), column in zip(shown, box.split_x([1, 1, 1], 1.5), strict=True):
        easel.center(str(value), column.cx, column.y + 7.4, "big")
        # Two words stand on two lines.
        first, _, second = t(f"names.figures.{key}").partition(" ")
        easel.fit(first, column.cx, column.y + 17.0, column.width + 1, "card_fact", "middle")
        if second:
            easel.fit(second, column.cx, column.y + 20.4, column.width + 1, "card_fact", "middle")


def details(job: Job, easel: Easel, hero: Hero, box: Box) -> None:
    """Armor, and what a class has beyond the dice: spells or the cards of the thieves."""
    t = job.texts
    lines = [(t("pages.heroes.armor"), t(f"names.armor.{hero.armor}"))]
    if hero.casts:
        picks = " · ".join(str(hero.spells.get(level, 0)) for level in SpellLevel)
        lines.append((t("pages.heroes.levels"), " · ".join(str(n) for n, _ in enumerate(SpellLevel, 1))))
        lines.append((t("pages.heroes.spells"), picks))
    if hero.sneak_attacks:
        lines.append((t("pages.heroes.sneak"), t.count("pages.heroes.cards", hero.sneak_attacks)))
    y = box.y + 5.4
    for label, value in lines:
        easel.line(box.x, y - 4.2, box.right, y - 4.2, "hair", "stone")
        easel.label(label, box.x, y, "card_label")
        easel.fit(value, box.right, y, box.width - easel.width(label, "card_label") - 2, "card_fact", "end")
        y += 5.6


def dice(job: Job, easel: Easel, hero: Hero, box: Box) -> None:
    """A die for every attack and every feature, with what it is for."""
    t = job.texts
    attacks = [(weapons(t, attack), attack.strikes[0].die) for attack in hero.attacks]
    cells = [(t("names.features.attack"), words, die) for words, die in attacks]
    cells += [(t(f"names.features.{feature}"), "", hero.die(feature)) for feature in Feature if feature != "attack"]
    # Two attacks stand side by side; a single one has its row to itself.
    places = [*[(0, 0), (0, 1)][: len(attacks)], (1, 0), (1, 1), (2, 0), (2, 1), (3, 0)]
    width = box.width / 2
    for row in range(4):
        easel.line(box.x, box.y + row * ROW, box.right, box.y + row * ROW, "hair", "stone")
    for (label, below, die), (row, column) in zip(cells, places, strict=True):
        x, cy = box.x + column * width, box.y + (row + 0.5) * ROW
        draw_die(job, easel, die, x + DIE / 2, cy, DIE)
        room = width - DIE - 3.0
        words = f"**{label}**\n{below}" if below else f"**{label}**"
        easel.paragraph(words, Box(x + DIE + 2.0, cy - ROW / 2 + 0.6, room, ROW - 1.2), "hero_cell", valign="middle")


def equipment(job: Job, easel: Easel, hero: Hero, box: Box) -> None:
    """What the hero carries."""
    t = job.texts
    easel.line(box.x, box.y, box.right, box.y, "hair", "stone")
    items = t.language.listing([t(f"names.equipment.{item}") for item in hero.equipment])
    words = f"**{t('names.figures.equipment')}:** {items}"
    easel.paragraph(words, Box(box.x, box.y + 0.9, box.width, box.height - 0.9), "card_small", valign="middle")


def draw_reverse(job: Job, easel: Easel, name: str) -> None:
    """The panel that the others look at: who it is, Armor Class and Speed, the portrait."""
    hero: Hero = job.content.tables.heroes.heroes[name]
    t = job.texts
    easel.rect(Box(0, 0, WIDTH, HEIGHT), "pale_heroes")
    easel.rect(Box(0, 0, WIDTH, BAND + 4), "band_heroes")
    easel.line(0, BAND + 4.4, WIDTH, BAND + 4.4, "outline", "lead")
    easel.label(t(f"heroes.{name}.name"), WIDTH / 2, 11.6, easel.style("title", "paper", 24), "middle")
    easel.add(figure(job, name, Box(18, BAND + 8, WIDTH - 36, 64)))
    for key, value, x in (
        ("armor-class-short", hero.armor_class, 11.0),
        ("speed", hero.speed, WIDTH - 11.0),
    ):
        easel.center(str(value), x, BAND + 17, "big")
        easel.label(t(f"names.figures.{key}"), x, BAND + 27, "card_fact", "middle")
    line = Box(19, HEIGHT - 22, WIDTH - 38, 18)
    easel.line(WIDTH / 2 - 9, line.y - 1.5, WIDTH / 2 + 9, line.y - 1.5, "inner", "lead")
    easel.paragraph(t(f"heroes.{name}.line"), line, "hero_line", "middle", "middle")
