"""The quick reference: the basic rules, the advanced rules, riders and spells, with every table looked up in play."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.dragon_lords.model.building import TURNS
from generator.games.dragon_lords.model.options import Area, Range, Rating, Rider, Section, Spell, Wings
from generator.games.dragon_lords.pages import hits, maneuver
from generator.games.dragon_lords.pages.arc_diagram import arc_diagram
from generator.games.dragon_lords.pages.reference_page import GAP, largest
from generator.games.dragon_lords.pages.rider_box import ability_texts
from generator.games.dragon_lords.pages.sheet import Sheet
from generator.games.dragon_lords.pages.words import marked, signed
from generator.games.dragon_lords.rules.flight import bank_cost
from generator.games.dragon_lords.wording import critical_text, spell_text
from generator.games.game import Job
from generator.kit.column import Column
from generator.scene.geometry import Box
from generator.scene.page import Bookmark, Document, Page
from generator.text.style import TextStyle


def compose(job: Job) -> Document:
    """Three pages: the basic rules on one sheet, the advanced rules on both sides of another."""
    t = job.texts

    def pages() -> Iterator[Page]:
        for key, fill in (("title", basic), ("title_advanced", advanced), ("title_riders", riders_and_spells)):
            title = t(f"reference.{key}")
            nodes = largest(job, t("reference.kicker"), title, fill, size=11)
            yield Page(job.paper.width, job.paper.height, nodes, bookmarks=(Bookmark(title),))

    title = f"Dragon Lords – {t('documents.quick-reference')}"
    return Document("quick-reference", title, t.language.tag, pages)


def sections(sheet: Sheet) -> dict[str, list[str]]:
    """The entries of all sections, from the template."""
    words = sheet.words
    language = words.texts.language
    text = sheet.job.rendered(
        "quick-reference.j2",
        tables=sheet.tables,
        turns=TURNS,
        dice=words.dice,
        signed=signed,
        name=words.name,
        either=lambda numbers: language.listing([str(number) for number in numbers], "or"),
    )
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("# "):
            entries = found[line[2:].strip()] = []
        elif line.strip():
            entries.append(line.strip())
    return found


def titled(sheet: Sheet, column: Column, key: str, note: str = "") -> None:
    """The heading of a section."""
    column.heading(sheet.words.texts(f"reference.sections.{key}"), note)


def basic(sheet: Sheet, body: Box, style: TextStyle) -> None:
    """Sequence, speed, movement; breath with its tables; damage and close combat."""
    said = sections(sheet)
    t = sheet.words.texts
    left, middle, right = (Column(sheet.easel, box, style) for box in body.split_x([1, 1, 1], GAP))
    titled(sheet, left, "sequence")
    left.entries(said["sequence"], numbered=True)
    titled(sheet, left, "speed")
    left.entries(said["speed"])
    titled(sheet, left, "movement", t("reference.notes.points"))
    costs(sheet, left, ("forward", "climb", "dive"))
    left.entries(said["movement"])
    titled(sheet, left, "turning", t("reference.notes.points"))
    ratings(sheet, left)
    titled(sheet, left, "damage")
    left.entries(said["damage"])
    left.close(t("reference.sections.turning"))

    titled(sheet, middle, "breath")
    middle.entries(said["breath"])
    titled(sheet, middle, "to_hit", sheet.words.dice(sheet.tables.to_hit.dice))
    to_hit(sheet, middle)
    titled(sheet, middle, "arc")
    arc_diagram(sheet, middle.take(max(50.0, min(62.0, middle.box.bottom - middle.y))))
    middle.close(t("reference.sections.breath"))

    maneuver.direction(sheet, right.take(42))
    right.y += 3
    hits.allocation(sheet, right.take(60))
    right.y += 4
    hits.serious(sheet, right.take(27))
    titled(sheet, right, "close")
    right.entries(said["close"], numbered=True)
    right.close(t("reference.sections.close"))


def costs(sheet: Sheet, column: Column, names: tuple[str, ...]) -> None:
    """Movement points of the ways to move a hex."""
    movement = sheet.tables.movement
    rows = [(sheet.words.texts(f"reference.costs.{name}"), str(getattr(movement, name))) for name in names]
    column.table(("", ""), rows, (5, 1))


def ratings(sheet: Sheet, column: Column) -> None:
    """Turns and the close combat modifier by rating."""
    tables, t = sheet.tables, sheet.words.texts
    head = ("", *(f"{angle}°" for angle in TURNS), t("reference.columns.close_combat"))
    rows = []
    for rating in Rating:
        turning = tables.turning
        turns = [marked(str(turning.costs[rating][a]), turning.is_reconstructed("costs", rating, a)) for a in TURNS]
        rows.append((rating.value, *turns, signed(tables.close_combat.modifier[rating])))
    column.table(head, rows, (1, 1.2, 1.2, 1.2, 2.2), 4.4, frozenset())


def to_hit(sheet: Sheet, column: Column) -> None:
    """The base number and everything that changes it."""
    table, t = sheet.tables.to_hit, sheet.words.texts
    rows = [(t("reference.base"), str(table.base))]
    for rng in Range:
        band = sheet.tables.ranges.bands[rng]
        hexes = f"{band.least}–{band.most}" if band.least != band.most else str(band.least)
        label = f"{t(f'to-hit.range.{rng}')} ({t.count('units.hexes', band.most).replace(str(band.most), hexes, 1)})"
        rows.append((label, signed(table.range.get(rng, 0))))
    rows += [(t(f"to-hit.area.{area}"), signed(table.area[area])) for area in Area if table.area[area]]
    rows += [(t(f"to-hit.wings.{wings}"), signed(modifier)) for wings, modifier in table.wings.items()]
    rows += [(t(f"to-hit.body.{body}"), signed(modifier)) for body, modifier in table.body.items()]
    for index, band_ in enumerate(table.altitude):
        if not band_.modifier:
            continue
        text = marked(signed(band_.modifier), table.is_reconstructed("altitude", index, "modifier"))
        rows.append((t("to-hit.altitude", least=band_.least, most=band_.most), text))
    column.table(("", ""), [(sheet.words.capital(name), figure) for name, figure in rows], (5, 1), 4.4)


def advanced(sheet: Sheet, body: Box, style: TextStyle) -> None:
    """The advanced sequence, the ground, and the tables of the optional rules."""
    said = sections(sheet)
    t = sheet.words.texts
    optional = t("reference.notes.optional")
    left, middle, right = (Column(sheet.easel, box, style) for box in body.split_x([1, 1.06, 1], GAP))
    titled(sheet, left, "sequence")
    left.entries(said["sequence_advanced"], numbered=True)
    titled(sheet, left, "movement", t("reference.notes.points"))
    left.entries(said["movement_advanced"])
    by_rating(sheet, left)
    left.close(t("reference.sections.movement"))

    titled(sheet, middle, "ground")
    middle.entries(said["ground"])
    titled(sheet, middle, "crash")
    middle.entries(said["crash"])
    middle.heading(t("reference.sections.tactics"), optional)
    middle.entries(said["tactics"])
    tactics_table(sheet, middle)
    middle.close(t("reference.sections.crash"))

    right.heading(t("reference.sections.critical"), optional)
    critical(sheet, right)
    right.heading(t("reference.sections.fumbles"), optional)
    fumbles(sheet, right)
    right.heading(t("reference.sections.multiple_hits"), optional)
    right.entries(said["multiple_hits"])
    right.close(t("reference.sections.critical"))


def riders_and_spells(sheet: Sheet, body: Box, style: TextStyle) -> None:
    """What riders do, and the wizard's spellbook."""
    said = sections(sheet)
    t = sheet.words.texts
    column = Column(sheet.easel, body, style)
    titled(sheet, column, "riders")
    rider_table(sheet, column)
    column.entries(said["riders"])
    titled(sheet, column, "spells")
    column.entries(said["spells"])
    spell_table(sheet, column)
    column.close(t("reference.sections.spells"))


def by_rating(sheet: Sheet, column: Column) -> None:
    """What the advanced and optional rules make of rating and wings."""
    tables, t = sheet.tables, sheet.words.texts
    groups: dict[tuple[int, int], list[Rating]] = {}
    for rating in Rating:
        groups.setdefault((bank_cost(tables, rating), tables.initiative.modifier[rating]), []).append(rating)
    rows = [
        (f"{ratings[0]}–{ratings[-1]}", str(bank), signed(modifier)) for (bank, modifier), ratings in groups.items()
    ]
    head = (t("reference.columns.rating"), t("reference.columns.bank"), t("reference.columns.initiative"))
    column.table(head, rows, (1.4, 1, 1.2))
    allowance = tables.acceleration.allowance
    wings = [(sheet.words.capital(sheet.words.name("wings", w)), f"+{allowance[w]}") for w in reversed(Wings)]
    column.table((t("reference.columns.wings"), t("reference.columns.faster")), wings, (1.4, 1))


def rider_table(sheet: Sheet, column: Column) -> None:
    """What each rider does at both ranges."""
    t, words = sheet.words.texts, sheet.words
    rows = [(words.capital(words.name("rider", rider)), *ability_texts(sheet, rider)) for rider in Rider]
    head = (t("reference.columns.rider"), sheet.t("medium"), sheet.t("long"))
    column.table(head, rows, (1, 1.7, 1.5), 6.4, frozenset({0, 1, 2}))


def spell_table(sheet: Sheet, column: Column) -> None:
    """The spellbook: cost, ranges, effect in a line or two."""
    easel, t, words, table = sheet.easel, sheet.words.texts, sheet.words, sheet.tables.spells
    widths = (34.0, 14.0, 14.0, 14.0)
    box = column.take(5.0)
    xs = [box.x]
    for width in widths:
        xs.append(xs[-1] + width)
    keys = ("spell", "cost", "medium", "long")
    for x, width, key in zip(xs, widths, keys, strict=False):
        anchor = "start" if key == "spell" else "middle"
        easel.fit(
            t(f"reference.columns.{key}"), x + (1 if key == "spell" else width / 2), box.y + 3.8, width, "label", anchor
        )
    easel.label(t("reference.columns.effect"), xs[4] + 1, box.y + 3.8, "label")
    easel.line(box.x, box.bottom, box.right, box.bottom, "hair")
    style = column.style
    room = box.right - xs[4] - 2
    for index, spell in enumerate(Spell):
        card = table.spells[spell]
        lines = easel.scribe.lines(spell_text(words, sheet.tables, spell), style, room)
        row = column.take(max(4.6, len(lines) * style.line_height + 3.0))
        if index % 2 == 0:
            easel.rect(row, "tint")
        baseline = row.cy + 1.1
        easel.fit(words.name("spell", spell), row.x + 1, baseline, widths[0] - 1.5, "cell")
        for place, figure in enumerate(("cost", "medium", "long"), 1):
            text = marked(str(getattr(card, figure)), table.is_reconstructed("spells", spell, figure))
            easel.label(text, xs[place] + widths[place] / 2, baseline, "cell", "middle")
        text_box = Box(xs[4] + 1, row.y, room, row.height)
        easel.add(easel.scribe.place(lines, text_box, style, valign="middle").nodes)
    easel.line(box.x, column.y, box.right, column.y, "hair")


def critical(sheet: Sheet, column: Column) -> None:
    """The critical hits."""
    t, table, words = sheet.words.texts, sheet.tables.critical_hits, sheet.words
    when = t("reference.critical_when", natural=table.natural, most=table.needed_at_most)
    column.entry(when)
    rows = []
    for roll, row in table.rows.items():
        name = words.capital(words.name("critical-effect", row.effect))
        rows.append((str(roll), f"**{name}.** {critical_text(words, sheet.tables, roll)}"))
    table_of_texts(sheet, column, rows)


def table_of_texts(sheet: Sheet, column: Column, rows: list[tuple[str, str]]) -> None:
    """A number and a marked-up text a row."""
    easel = sheet.easel
    style = column.style
    room = column.box.width - 10
    for index, (number, text) in enumerate(rows):
        lines = easel.scribe.lines(text, style, room)
        row = column.take(max(4.2, len(lines) * style.line_height + 1.0))
        if index % 2 == 0:
            easel.rect(row, "tint")
        easel.center(number, row.x + 4, row.cy, "cell")
        easel.add(easel.scribe.place(lines, Box(row.x + 9, row.y, room, row.height), style, valign="middle").nodes)
    easel.line(column.box.x, column.y, column.box.right, column.y, "hair")


def fumbles(sheet: Sheet, column: Column) -> None:
    """The fumbles."""
    t, table, words = sheet.words.texts, sheet.tables.fumbles, sheet.words
    column.entry(t("reference.fumble_when", natural=table.natural))
    head = (t("reference.columns.roll"), t("reference.columns.damage"), t("reference.columns.section"))
    rows = []
    for roll, row in table.rows.items():
        name = words.capital(words.name("section", Section(row.section)))
        ours = table.is_reconstructed("rows", roll)
        rows.append((marked(str(roll), ours), words.dice(row.damage), name))
    column.table(head, rows, (1, 1.2, 2), 4.2, frozenset({2}))


def tactics_table(sheet: Sheet, column: Column) -> None:
    """The attacker's modifier by both tactics."""
    words, table = sheet.words, sheet.tables.tactics
    names = {tactic: words.capital(words.name("tactic", tactic)) for tactic in table.modifier}
    head = ("", *(name[0] for name in names.values()))
    rows = [
        (names[own], *(marked(signed(v), table.is_reconstructed("modifier", own, other)) for other, v in row.items()))
        for own, row in table.modifier.items()
    ]
    column.table(head, rows, (4.8, 1, 1, 1, 1, 1, 1), 4.6)
