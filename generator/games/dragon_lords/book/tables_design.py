"""Tables of building dragons, of campaigns, of the ready-made dragons, and of what has been reconstructed."""

from __future__ import annotations

from itertools import zip_longest

from generator.book.blocks import TableData
from generator.games.dragon_lords.book.table_words import Desk
from generator.games.dragon_lords.model.options import Body, Breath, CampaignEvent, Claws, Rider, Wings
from generator.games.dragon_lords.pages.words import marked, signed
from generator.games.dragon_lords.provenance_report import provenance_report
from generator.games.dragon_lords.rules.stats import stat_block
from generator.games.game import Job
from generator.source.provenance import Provenance


def costs(job: Job) -> TableData:
    """Every part of a dragon with its price."""
    desk, table = Desk(job), Desk(job).tables.costs
    scales = {"body": Body, "wings": Wings, "breath": Breath, "claws": Claws, "rider": Rider}
    columns = [
        [
            f"{desk.named(kind, option)} **{marked(str(points), table.is_reconstructed(kind, option))}**"
            for option, points in getattr(table, kind).items()
        ]
        for kind in scales
    ]
    head = [desk.words.name("component", kind) for kind in scales]
    return desk.data(head, zip_longest(*columns, fillvalue=""), left=range(5), wide=True)


def flight(job: Job) -> TableData:
    """Ratings by body and wings, with the speeds that each brings."""
    desk, table = Desk(job), Desk(job).tables.flight
    wings = list(reversed(Wings))
    head = (desk.t("heads.body-min"), *(f"{desk.named('wings', one)} ({table.maximum_speed[one]})" for one in wings))
    rows = [
        (
            f"{desk.named('body', body)} ({table.minimum_speed[body]})",
            *(marked(str(table.rating[body][one]), table.is_reconstructed("rating", body, one)) for one in wings),
        )
        for body in Body
    ]
    return desk.data(head, rows, widths=(25, 12, 12, 12, 12, 12), notes=(desk.t("notes.flight"),))


def weapons(job: Job) -> TableData:
    """The dice of breath and of tooth and claw."""
    desk, table = Desk(job), Desk(job).tables.weapons
    rows = [
        (
            desk.named("breath", breath),
            desk.words.dice(table.breath[breath]),
            desk.named("claws", claws),
            desk.words.dice(table.claws[claws]),
        )
        for breath, claws in zip(Breath, Claws, strict=True)
    ]
    head = (desk.words.name("component", "breath"), *desk.head("damage"), *desk.head("claws", "damage"))
    return desk.data(head, rows, left=(0, 2))


def campaign_points(job: Job) -> TableData:
    """What earns and costs campaign points."""
    desk, table = Desk(job), Desk(job).tables.campaign.points
    rows = [(desk.named("campaign-event", event), signed(table[event])) for event in CampaignEvent]
    return desk.data(desk.head("event", "points"), rows, widths=(4, 1))


def dragons(job: Job) -> TableData:
    """How the ready-made dragons fly, and what they cost."""
    desk = Desk(job)
    rows = []
    for dragon in desk.content.dragons.dragons:
        block = stat_block(desk.tables, dragon)
        rows.append(
            (
                f"**{dragon.name}**",
                desk.words.name("body", dragon.body).lower(),
                desk.words.name("wings", dragon.wings).lower(),
                marked(str(block.rating), block.is_reconstructed("rating")),
                str(block.close_combat),
                f"{block.min_speed}–{block.max_speed}",
                str(block.cost),
            )
        )
    head = desk.head("dragon", "body", "wings", "mr", "cc", "speed", "dp")
    return desk.data(head, rows, left=(0, 1, 2), widths=(19, 23, 16, 7, 6, 12, 7), wide=True)


def dragon_weapons(job: Job) -> TableData:
    """How the ready-made dragons fight, and who rides them."""
    desk = Desk(job)
    rows = []
    for dragon in desk.content.dragons.dragons:
        block = stat_block(desk.tables, dragon)
        rows.append(
            (
                f"**{dragon.name}**",
                f"{desk.words.name('breath', dragon.breath).lower()} {desk.words.dice(block.breath_damage)}",
                f"{desk.words.name('claws', dragon.claws).lower()} {desk.words.dice(block.claw_damage)}",
                desk.words.name("rider", dragon.rider).lower() if dragon.rider else "–",
            )
        )
    head = desk.head("dragon", "breath", "claws", "rider")
    return desk.data(head, rows, left=(0, 1, 2, 3), widths=(19, 25, 23, 17), wide=True)


def reconstructed(job: Job) -> TableData:
    """The figures that are ours, and what they rest on."""
    return provenance(Desk(job), Provenance.RECONSTRUCTED)


def derived(job: Job) -> TableData:
    """The figures that follow from others, and how."""
    return provenance(Desk(job), Provenance.DERIVED)


def provenance(desk: Desk, kind: Provenance) -> TableData:
    """The tables with figures of a kind, in the words of the language; a table without its words is an error."""
    report = provenance_report(desk.content)
    tables = dict.fromkeys(row.table for row in report if row.provenance == kind)
    rows = [
        (desk.t(f"provenance.{kind}.{table}.what"), desk.t(f"provenance.{kind}.{table}.why"))
        for table in (name.replace("_", "-") for name in tables)
    ]
    return desk.data(desk.head("figures", "why"), rows, left=(0, 1), widths=(3, 5))
