"""The rider box, with the wizard's magic points, and the lines for notes."""

from __future__ import annotations

from generator.games.dragon_lords.model.options import Rider
from generator.games.dragon_lords.model.riders import CloseCombatAbility, MissileAbility, Shot
from generator.games.dragon_lords.pages.sheet import Sheet
from generator.games.dragon_lords.pages.words import signed
from generator.kit.panel import blank_line, panel
from generator.scene.geometry import Box

PLAIN_HEIGHT = 17.0
WIZARD_HEIGHT = 32.8
LINE = 6.4


def height(sheet: Sheet) -> float:
    """How much room the rider box takes, in mm: more for a wizard, none for a dragon that carries nobody."""
    if sheet.block is None or sheet.block.design.rider is Rider.WIZARD:
        return WIZARD_HEIGHT
    return PLAIN_HEIGHT if sheet.block.design.rider is not None else 0.0


def rider_box(sheet: Sheet, box: Box) -> None:
    """Type, medium and long range with their effects, and the magic points to tick off."""
    easel = sheet.easel
    inner = panel(easel, box, sheet.t("rider_box"), sheet.t("rider_note"))
    row = Box(inner.x, inner.y, inner.width, PLAIN_HEIGHT - 5.0)
    cells = row.split_x([0.95, 1.4, 1.2])
    kind, medium, long = rider_texts(sheet)
    for cell, key, value in zip(cells, ("rider_type", "medium", "long"), (kind, medium, long), strict=True):
        inside = cell.inset(1.4, 0)
        easel.label(sheet.t(key), inside.x, cell.y + 3.4, "label")
        if sheet.block is None:
            sheet.entry(key, Box(cell.x + 0.6, cell.y + 4.4, cell.width - 1.2, cell.height - 4.8), size=9)
        easel.paragraph(value, Box(inside.x, cell.y + 4.7, inside.width, cell.height - 5.2), "text", valign="middle")
    for cell in cells[1:]:
        easel.line(cell.x, cell.y, cell.x, cell.bottom, "hair")
    easel.rect(row, None, "inner")
    if sheet.block is None or sheet.block.magic_points:
        magic(sheet, Box(inner.x, row.bottom + 1, inner.width, inner.bottom - row.bottom - 1))


def rider_texts(sheet: Sheet) -> tuple[str, str, str]:
    """Type, medium and long range of the dragon's rider, in words; nothing on a blank sheet."""
    if sheet.block is None or sheet.block.design.rider is None:
        return "", "", ""
    rider = sheet.block.design.rider
    return sheet.words.capital(sheet.words.name("rider", rider)), *ability_texts(sheet, rider)


def ability_texts(sheet: Sheet, rider: Rider) -> tuple[str, str]:
    """What a rider does at medium and at long range, in words."""
    ability = sheet.tables.riders.abilities[rider]
    texts = sheet.words.texts
    if isinstance(ability, CloseCombatAbility):
        figures = {"close_combat": signed(ability.close_combat), "damage": signed(ability.damage)}
        return texts("riders.close-combat.effect", **figures), none(sheet)
    if isinstance(ability, MissileAbility):
        medium, long = (shot_text(sheet, shot) for shot in (ability.medium, ability.long))
        return medium, long
    by_spell = sheet.words.capital(texts("riders.spells.range"))
    return by_spell, by_spell


def shot_text(sheet: Sheet, shot: Shot) -> str:
    """Reach and damage of a shot."""
    texts = sheet.words.texts
    reach = texts.count("riders.missile.range", shot.reach)
    return f"{reach}: {texts('riders.missile.effect', damage=sheet.words.dice(shot.damage))}"


def none(sheet: Sheet) -> str:
    """What stands for a range that a rider lacks."""
    return sheet.words.capital(sheet.words.texts("riders.no-range"))


def magic(sheet: Sheet, box: Box) -> None:
    """The circles of the magic points, in tens of two fives."""
    easel = sheet.easel
    points = sheet.tables.riders.magic_points
    easel.label(sheet.t("magic"), box.x, box.y + 3.2, "label")
    easel.label(sheet.t("magic_count", points=points), box.right, box.y + 3.2, "label", "end")
    per_row = 20
    rows = -(-points // per_row)
    groups = per_row // 5
    pitch = min(3.9, (box.height - 4.4) / rows)
    gap = (box.width - per_row * pitch) / (groups - 1) if groups > 1 else 0
    gap = min(gap, 2.0)
    width = per_row * pitch + (groups - 1) * gap
    left = box.x + (box.width - width) / 2 + pitch / 2
    for index in range(points):
        row, column = divmod(index, per_row)
        x = left + column * pitch + column // 5 * gap
        y = box.y + 4.6 + pitch / 2 + row * pitch
        easel.circle(x, y, 1.5, "paper", "hair")
        sheet.tick(f"magic.{index + 1}", Box(x - 1.5, y - 1.5, 3, 3), True)


def notes(sheet: Sheet, box: Box) -> None:
    """Lines to write on, as many as there is room for."""
    inner = panel(sheet.easel, box, sheet.t("notes"))
    count = int(inner.height // LINE)
    sheet.entry("notes", Box(inner.x, inner.y + 0.5, inner.width, inner.height - 0.5), size=9)
    if sheet.fillable:
        return
    for index in range(1, count + 1):
        blank_line(sheet.easel, inner.x, inner.right, inner.y + index * LINE)
