"""Tables of the basic rules."""

from __future__ import annotations

from collections.abc import Sequence

from generator.book.blocks import TableData
from generator.games.dragon_lords.book.table_words import Desk
from generator.games.dragon_lords.model.building import TURNS
from generator.games.dragon_lords.model.game import TeamSide
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rating, RulesPart, Section, Wings
from generator.games.dragon_lords.pages.words import marked, signed
from generator.games.dragon_lords.rules.costs import design_cost
from generator.games.dragon_lords.rules.flight import bank_cost
from generator.games.game import Job

#: What is printed for a game, by document, and whether it is for the advanced rules only.
PARTS = ("play-sheets", "game-log", "maps", "counters", "figures", "quick-reference")
ADVANCED_PARTS = ("rider-cards", "spell-cards", "blank-play-sheet", "design-worksheet", "campaign")


def printed_parts(job: Job) -> TableData:
    """What to print, and how many of each."""
    desk = Desk(job)
    figures = {
        "sheets": job.texts.count("rulebook.units.map-sheets", desk.tables.components.map_sheets),
        "references": desk.tables.components.quick_references,
    }
    rows = [
        (job.texts(f"documents.{part}"), desk.t(f"printed.{part}", **figures)) for part in (*PARTS, *ADVANCED_PARTS)
    ]
    return desk.data(desk.head("part", "how-many"), rows, left=(0, 1))


def trait_scales(job: Job) -> TableData:
    """The five steps of each trait."""
    desk = Desk(job)
    scales = {"body": Body, "wings": Wings, "breath": Breath, "claws": Claws}
    rows = zip(*([desk.named(kind, option) for option in scale] for kind, scale in scales.items()), strict=True)
    head = [desk.words.name("component", kind) for kind in scales]
    return desk.data(head, rows, left=range(4))


def damage_points(job: Job) -> TableData:
    """Circles by body weight and by wing size."""
    desk, table = Desk(job), Desk(job).tables.damage_points
    rows = [
        (desk.named("body", body), str(table.body[body]), desk.named("wings", wings), str(table.wing[wings]))
        for body, wings in zip(Body, Wings, strict=True)
    ]
    note = desk.t("notes.head-and-tail", head=table.head, tail=table.tail)
    return desk.data(desk.head("body", "circles", "wings", "each-wing"), rows, left=(0, 2), notes=(note,))


def phases(job: Job) -> TableData:
    """The phases of a basic turn."""
    keys = ("initiative", "speed", "movement", "target", "breath", "close")
    return phase_table(Desk(job), keys)


def phase_table(desk: Desk, keys: Sequence[str]) -> TableData:
    """Phases by their keys, numbered."""
    rows = [
        (str(number), f"**{desk.t(f'phases.{key}.name')}**", desk.t(f"phases.{key}.what"))
        for number, key in enumerate(keys, 1)
    ]
    return desk.data(desk.head("", "phase", "what"), rows, left=(0, 1, 2), widths=(7, 30, 47))


def movement_costs(job: Job) -> TableData:
    """What each step of a move costs."""
    desk, table = Desk(job), Desk(job).tables.movement
    steps = {"forward": table.forward, "climb": table.climb, "dive": table.dive}
    rows = [(desk.named("maneuver", key), desk.t(f"steps.{key}"), str(cost)) for key, cost in steps.items()]
    rows.append((desk.t("steps.turn-name"), desk.t("steps.turn"), desk.t("steps.turn-cost")))
    return desk.data(desk.head("step", "what", "cost"), rows, left=(0, 1))


def turning_costs(job: Job) -> TableData:
    """Turns of each angle, and a bank, by rating."""
    desk, table = Desk(job), Desk(job).tables.turning
    rows = [
        (
            f"**{rating}**",
            *(
                marked(str(table.costs[rating][angle]), table.is_reconstructed("costs", rating, angle))
                for angle in TURNS
            ),
            str(bank_cost(desk.tables, rating)),
        )
        for rating in Rating
    ]
    head = (*desk.head("mr"), *(f"{angle}°" for angle in TURNS), *desk.head("bank"))
    return desk.data(head, rows, left=())


def range_key(job: Job) -> TableData:
    """From hexes to ranges."""
    desk = Desk(job)
    rows = [(span(band.least, band.most), desk.named("range", name)) for name, band in desk.tables.ranges.bands.items()]
    return desk.data(desk.head("hexes", "range"), rows, left=(1,))


def span(least: int, most: int) -> str:
    """One number, or from one to another."""
    return str(least) if least == most else f"{least}–{most}"


def to_hit(job: Job) -> TableData:
    """Everything that changes the target number; what adds nothing is left out."""
    desk, table = Desk(job), Desk(job).tables.to_hit
    rows = []
    for group in ("area", "range", "wings", "body"):
        for option, modifier in getattr(table, group).items():
            ours = table.is_reconstructed(group, option)
            rows.append((job.texts(f"to-hit.{group}.{option}"), marked(signed(modifier), ours)))
    for index, band in enumerate(table.altitude):
        name = job.texts("to-hit.altitude", least=band.least, most=band.most)
        rows.append((name, marked(signed(band.modifier), table.is_reconstructed("altitude", index, "modifier"))))
    ground = desk.t("advanced-only", what=job.texts("to-hit.attacker-on-ground"))
    rows.append((ground, signed(table.attacker_on_ground)))
    shown = [(desk.words.capital(name), modifier) for name, modifier in rows if modifier != signed(0)]
    note = desk.t("notes.nothing-else")
    return desk.data(desk.head("situation", "modifier"), shown, widths=(4, 1), notes=(note,))


def allocation(job: Job) -> TableData:
    """Where a hit strikes, by roll and direction."""
    desk, table = Desk(job), Desk(job).tables.damage_allocation
    sides = desk.tables.directions.hexsides
    head = (
        desk.words.dice(table.dice),
        *(f"{desk.words.name('direction-short', place)} ({number})" for number, place in sides.items()),
    )
    rows = []
    for roll, cells in table.rows.items():
        ours = {place: table.is_reconstructed("rows", roll, place) for place in sides.values()}
        whole = all(ours.values())
        shown = (
            marked(desk.words.name("section-short", cells[place]), ours[place] and not whole)
            for place in sides.values()
        )
        rows.append((f"**{marked(str(roll), whole)}**", *shown))
    legend = job.texts.language.listing(
        f"{desk.words.name('section-short', section)} – {desk.words.name('section', section).lower()}"
        for section in Section
    )
    return desk.data(head, rows, left=(), notes=(legend,))


def serious_effects(job: Job) -> TableData:
    """What a seriously damaged section costs."""
    desk, table = Desk(job), Desk(job).tables.serious_damage
    texts = job.texts
    rows = [
        (desk.named("section", Section.HEAD), texts.count("serious-damage.head", table.head.breath_steps)),
        (desk.named("section", Section.BODY), texts.count("serious-damage.body", table.body.claws_steps)),
        (desk.t("heads.each-wing"), texts("serious-damage.wing", change=signed(-table.wing.maximum_speed))),
        (desk.named("section", Section.TAIL), texts.count("serious-damage.tail", table.tail.rating_steps)),
    ]
    shown = [(name, desk.words.capital(effect)) for name, effect in rows]
    return desk.data(desk.head("section", "effect"), shown, left=(0, 1), widths=(1, 3))


def close_combat(job: Job) -> TableData:
    """The close combat modifier by rating, side by side."""
    desk, table = Desk(job), Desk(job).tables.close_combat.modifier
    head = (*desk.head("mr"), *(str(rating) for rating in Rating))
    row = (desk.t("heads.modifier"), *(str(table[rating]) for rating in Rating))
    return desk.data(head, [row])


def uneven_basic(job: Job) -> TableData:
    """Fair sides for an odd number of players, basic rules."""
    return uneven(Desk(job), RulesPart.BASIC)


def uneven(desk: Desk, part: RulesPart) -> TableData:
    """Fair sides, with the points of each worked out from its dragons."""
    rows = []
    for teams in desk.tables.teams.teams:
        if teams.rules is part:
            sides = (teams.larger, teams.smaller)
            points = sorted({total for side in sides for total in totals(desk, side)})
            players = str(sum(side.players for side in sides))
            rows.append((players, *(side_text(desk, side) for side in sides), "/".join(map(str, points))))
    head = tuple(desk.job.texts(f"scenarios.columns.{key}") for key in ("players", "larger", "smaller", "points"))
    return desk.data(head, rows, left=(1, 2))


def totals(desk: Desk, side: TeamSide) -> list[int]:
    """The design points of a side, for each dragon that it may fly."""
    return [side.players * design_cost(desk.tables, desk.content.dragon(name)).total for name in side.dragons]


def side_text(desk: Desk, side: TeamSide) -> str:
    """A side in words: how many, and which dragons."""
    return desk.job.texts("scenarios.each", count=side.players, names=" / ".join(side.dragons))
