"""Tables of the advanced and optional rules."""

from __future__ import annotations

from collections.abc import Mapping

from generator.book.blocks import TableData
from generator.games.dragon_lords.book.table_words import Desk
from generator.games.dragon_lords.book.tables_basic import phase_table, uneven
from generator.games.dragon_lords.model.options import Rating, Rider, RulesPart, Tactic, Wings
from generator.games.dragon_lords.model.riders import CloseCombatAbility, MissileAbility, Shot
from generator.games.dragon_lords.pages.words import marked, signed
from generator.games.dragon_lords.wording import critical_text, spell_text
from generator.games.game import Job


def advanced_phases(job: Job) -> TableData:
    """The phases of a turn with riders."""
    keys = ("initiative", "speed", "movement", "rider-record", "riders", "target", "breath", "close")
    return phase_table(Desk(job), keys)


def initiative_rating(job: Job) -> TableData:
    """What the rating adds to the initiative roll; ratings that add the same stand together."""
    desk = Desk(job)
    groups: dict[int, list[Rating]] = {}
    for rating in Rating:
        groups.setdefault(desk.tables.initiative.modifier[rating], []).append(rating)
    rows = [(", ".join(ratings), signed(modifier)) for modifier, ratings in groups.items()]
    return desk.data(desk.head("mr", "modifier"), rows, left=())


def acceleration(job: Job) -> TableData:
    """How much faster a dragon may fly, by its wings."""
    desk = Desk(job)
    allowance: Mapping[Wings, int] = desk.tables.acceleration.allowance
    rows = [(desk.named("wings", wings), signed(allowance[wings])) for wings in Wings]
    return desk.data(desk.head("wings", "faster"), rows)


def rider_abilities(job: Job) -> TableData:
    """What riders can do at which range."""
    desk, table = Desk(job), Desk(job).tables
    rows = []
    for rider in Rider:
        ability = table.riders.abilities[rider]
        if isinstance(ability, MissileAbility):
            cells = (reach_text(desk, ability.medium), reach_text(desk, ability.long))
        elif isinstance(ability, CloseCombatAbility):
            bonus = desk.t("rider.lance", roll=signed(ability.close_combat), damage=signed(ability.damage))
            cells = (bonus, "–")
        else:
            cells = (desk.t("rider.by-spell"), desk.t("rider.by-spell"))
        rows.append((f"**{desk.named('rider', rider)}**", *cells))
    return desk.data(desk.head("rider", "medium", "long"), rows, left=(0, 1, 2), widths=(22, 31, 31))


def reach_text(desk: Desk, reach: Shot) -> str:
    """A range and what is rolled at it."""
    hexes = desk.job.texts.count("units.hexes", reach.reach)
    return desk.t("rider.missile", hexes=hexes, damage=desk.words.dice(reach.damage))


def spells(job: Job) -> TableData:
    """The wizard's spells in a line each."""
    desk, table = Desk(job), Desk(job).tables.spells
    rows = []
    for spell, card in table.spells.items():
        figures = (
            marked(str(getattr(card, key)), table.is_reconstructed("spells", spell, key))
            for key in ("cost", "medium", "long")
        )
        rows.append((f"**{desk.words.name('spell', spell)}**", *figures, spell_text(desk.words, desk.tables, spell)))
    head = desk.head("spell", "cost", "medium", "long", "effect")
    return desk.data(head, rows, left=(0, 4), widths=(34, 14, 20, 20, 88), wide=True)


def critical_hits(job: Job) -> TableData:
    """Critical hits by roll."""
    desk, table = Desk(job), Desk(job).tables.critical_hits
    rows = []
    for roll, row in table.rows.items():
        name = desk.named("critical-effect", row.effect)
        text = f"**{name}.** {critical_text(desk.words, desk.tables, roll)}"
        rows.append((marked(str(roll), table.is_reconstructed("rows", roll)), text))
    return desk.data((desk.words.dice(table.dice), desk.t("heads.effect")), rows, left=(1,), widths=(1, 6))


def fumbles(job: Job) -> TableData:
    """Fumbles by roll."""
    desk, table = Desk(job), Desk(job).tables.fumbles
    rows = [
        (
            marked(str(roll), table.is_reconstructed("rows", roll)),
            desk.words.dice(row.damage),
            desk.named("section", row.section),
        )
        for roll, row in table.rows.items()
    ]
    return desk.data((desk.words.dice(table.dice), *desk.head("damage", "section")), rows, left=(2,))


def tactics(job: Job) -> TableData:
    """The attacker's tactic against the defender's."""
    desk, table = Desk(job), Desk(job).tables.tactics
    names = [desk.named("tactic", tactic) for tactic in Tactic]
    rows = [
        (
            f"**{name}**",
            *(
                marked(signed(table.modifier[own][other]), table.is_reconstructed("modifier", own, other))
                for other in Tactic
            ),
        )
        for name, own in zip(names, Tactic, strict=True)
    ]
    return desk.data((desk.t("heads.attacker-defender"), *names), rows, wide=True)


def uneven_advanced(job: Job) -> TableData:
    """Fair sides for an odd number of players, advanced rules."""
    return uneven(Desk(job), RulesPart.ADVANCED)
