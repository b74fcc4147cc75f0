"""The tables of the screen: all monsters, and the feats with the dice that they take."""

from __future__ import annotations

from generator.games.dragon_strike.model.figures import Monster
from generator.games.dragon_strike.model.options import Feature, Reach
from generator.games.dragon_strike.pages.strikes import dice_of, draw_dice, weapons
from generator.games.dragon_strike.wording import power_lines
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.grid import Grid
from generator.kit.panel import panel
from generator.scene.geometry import Box

#: The columns of the table of monsters in parts of its width; its head and a die in mm.
COLUMNS = (10, 34, 12, 12, 12, 16, 55, 12, 100)
HEAD, DIE = 6.0, 9.0


def draw_monsters(job: Job, easel: Easel, box: Box) -> None:
    """All monsters: letters, name, figures, Armor Class, Hit Points, Speed, attacks, save, powers."""
    t, monsters = job.texts, job.content.tables.monsters.monsters
    grid = Grid.within(box, COLUMNS, [HEAD, *[(box.height - HEAD) / len(monsters)] * len(monsters)])
    grid.stripes(easel)
    head = (
        "",
        t("screen.columns.monster"),
        t("screen.columns.figures"),
        t("names.figures.armor-class-short"),
        t("names.figures.hit-points-short"),
        t("names.figures.speed"),
        t("screen.columns.attack"),
        t("screen.columns.save"),
        t("screen.columns.powers"),
    )
    for column, words in enumerate(head):
        cell = grid.cell(0, column)
        if column in (1, 6, 8):
            easel.fit(words, cell.x + 1, cell.cy + 1.1, cell.width - 1.4, "label")
        else:
            easel.fit(words, cell.cx, cell.cy + 1.1, cell.width - 0.8, "label", "middle")
    for row, (name, monster) in enumerate(monsters.items(), 1):
        monster_row(job, easel, grid, row, name, monster)
    easel.line(grid.box.x, grid.ys[1], grid.box.right, grid.ys[1], "inner", "lead")
    easel.line(grid.box.x, grid.box.bottom, grid.box.right, grid.box.bottom, "inner", "lead")


def monster_row(job: Job, easel: Easel, grid: Grid, row: int, name: str, monster: Monster) -> None:
    """One monster."""
    t = job.texts
    easel.center(t(f"monsters.{name}.letters"), grid.cell(row, 0).cx, grid.cell(row, 0).cy, "mark", "second")
    cell = grid.cell(row, 1)
    easel.fit(t(f"monsters.{name}.name"), cell.x + 1, cell.cy + 1.4, cell.width - 1.6, "cell_strong")
    for column, value in ((2, monster.figures), (3, monster.armor_class), (4, monster.hit_points), (5, monster.speed)):
        place = grid.cell(row, column)
        role = "cell" if column == 2 else "medium"
        easel.center(str(value), place.cx, place.cy, role)
    cell = grid.cell(row, 6)
    # A long-range attack has the longer name.
    parts = cell.split_x([1.0 + 0.5 * (attack.reach is Reach.LONG_RANGE) for attack in monster.attacks])
    for attack, part in zip(monster.attacks, parts, strict=True):
        x = draw_dice(job, easel, dice_of(attack), part.x + 1, cell.cy, DIE)
        room = Box(x + 1.4, cell.y + 0.6, part.right - x - 1.6, cell.height - 1.2)
        easel.paragraph(weapons(t, attack), room, "screen_cell", valign="middle")
    cell = grid.cell(row, 7)
    draw_dice(job, easel, [monster.save], cell.cx - DIE / 2, cell.cy, DIE)
    cell = grid.cell(row, 8)
    wits = f"{t(f'names.wits.{monster.wits}')}, {t('names.speech.' + ('talks' if monster.talks else 'silent'))}"
    words = ". ".join([*power_lines(t, monster), f"*{wits}*"])
    easel.paragraph(
        f"{words}.", Box(cell.x + 1, cell.y + 0.4, cell.width - 2, cell.height - 0.8), "screen_cell", valign="middle"
    )


def feat_table(job: Job, easel: Easel, box: Box) -> None:
    """The common feats, those of strength first: what each is, and who alone can try it."""
    t, rules = job.texts, job.content.tables.rules
    kinds = rules.feats.kinds
    needs = t("screen.feats.needs", success=rules.success)
    y = box.y
    for feature in (Feature.DEXTERITY, Feature.STRENGTH):
        inner = panel(easel, Box(box.x, y, box.width, 8), t(f"screen.feats.{feature}"), needs)
        y = inner.y + 0.6
        for feat, kind in kinds.items():
            if kind.feature != feature:
                continue
            words = t(f"names.feats.{feat}")
            if kind.classes is not None:
                names = t.language.listing([t(f"names.classes.{each}").lower() for each in kind.classes], "or")
                words = f"{words} – **{t('screen.feats.only', classes=names)}**"
            block = easel.paragraph(words, Box(box.x + 3.4, y, box.width - 3.4, 10), "screen_feat")
            easel.circle(box.x + 1.1, y + 2.0, 0.45, "second")
            y += block.height + 1.5
        y += 4.0
    easel.scribe.note_column("feats", y - 4.0 - box.bottom)
