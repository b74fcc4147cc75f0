"""The commands of ``dragonpress dragon`` and their options. Nothing heavy is imported before one of them runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

dragon = typer.Typer(
    name="dragon",
    help="Design, compare and print dragons of your own.",
    epilog="Start with: dragonpress dragon new. It asks five questions and shows what each answer buys.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[str, typer.Option("--lang", help="Language of the answer: en or pl.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]
Budget = Annotated[int | None, typer.Option(min=1, max=999, help="Design points that a dragon may cost.")]
Purpose = Annotated[
    str | None,
    typer.Option("--for", help="Take the usual budget of a game: single, single-with-riders or campaign."),
]
Dragons = Annotated[
    list[str], typer.Argument(metavar="FILE|NAME...", help="Dragon files, or names of ready-made dragons.")
]
Paper = Annotated[str, typer.Option(help="Paper: a4 or letter; a4 if none.")]


@dragon.command()
def new(
    name: Annotated[str | None, typer.Argument(help="Its name, up to 24 letters.")] = None,
    body: Annotated[
        str | None, typer.Option(help="very-light, light, average, heavy or very-heavy: speed, turns, toughness.")
    ] = None,
    wings: Annotated[
        str | None, typer.Option(help="tiny, small, medium, large or huge: speed, turns, toughness.")
    ] = None,
    breath: Annotated[str | None, typer.Option(help="cold, lightning, flame, ice or magma: damage from afar.")] = None,
    claws: Annotated[
        str | None, typer.Option(help="blunt, dull, sharp, jagged or razor-sharp: damage in close combat.")
    ] = None,
    rider: Annotated[
        str | None,
        typer.Option(help="none, lancer, javelin-thrower, archer, crossbow-shooter or wizard (advanced rules)."),
    ] = None,
    budget: Budget = None,
    purpose: Purpose = None,
    out: Annotated[
        Path | None, typer.Option(help="File to write, or a folder for it; named after the dragon if not given.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it is there already.")] = False,
    sheet: Annotated[
        bool, typer.Option("--sheet", help="Print the play sheet at once, into the folder output.")
    ] = False,
    paper: Paper = "",
    ask: Annotated[
        bool | None,
        typer.Option("--ask/--no-ask", help="Ask for what is not given, or never ask. Asks on a terminal otherwise."),
    ] = None,
    lang: Lang = "en",
    json_: Json = False,
) -> None:
    """Design a dragon: asked step by step, or all by options.

    On a terminal each answer shows what is left of the budget and what the dragon can do now. The dragon goes to a
    small file that explains itself; one that breaks the rules or its budget is not written.

    \b
    dragonpress dragon new                             asks for everything
    dragonpress dragon new Emberwing --for campaign    asks for the rest, for 15 points
    dragonpress dragon new Emberwing --body light --wings huge --breath flame --claws sharp --rider archer
    Options take numbers, words, or the beginning of a word. Without a rider or a budget the dragon has none.
    """
    from generator.cli.dragon.making import run_new
    from generator.cli.dragon.ordering import Order

    chosen = {"body": body, "wings": wings, "breath": breath, "claws": claws, "rider": rider}
    order = Order(name, chosen, budget, purpose, out, force, sheet, paper, ask, lang, json_)
    raise typer.Exit(run_new(order))


@dragon.command()
def cost(
    dragons: Dragons, budget: Budget = None, purpose: Purpose = None, lang: Lang = "en", json_: Json = False
) -> None:
    """What dragons cost, line by line, and what is left.

    \b
    dragonpress dragon cost emberwing.yaml
    dragonpress dragon cost Reaper Skyblazer --for campaign
    The budget is the one of the file or the one given here, whichever is lower. Exit status 1 if it is overrun.
    """
    from generator.cli.dragon.accounts import run_cost

    raise typer.Exit(run_cost(dragons, budget, purpose, lang, json_))


@dragon.command()
def show(dragons: Dragons, lang: Lang = "en", json_: Json = False) -> None:
    """All figures of dragons, and where each comes from.

    Each figure names its cell in the tables, and says whether the rules print it, or why it is so.

    \b
    dragonpress dragon show emberwing.yaml
    dragonpress dragon show Ozonic --lang pl
    """
    from generator.cli.dragon.showing import run_show

    raise typer.Exit(run_show(dragons, lang, json_))


@dragon.command()
def compare(dragons: Dragons, lang: Lang = "en", json_: Json = False) -> None:
    """Dragons side by side, better and worse marked.

    The last column says which way a figure is better, and why.

    \b
    dragonpress dragon compare emberwing.yaml Zippinchill
    dragonpress dragon compare Slash Blowderby Tankerous
    """
    from generator.cli.dragon.showing import run_compare

    raise typer.Exit(run_compare(dragons, lang, json_))


@dragon.command("options")
def options_(
    budget: Budget = None,
    purpose: Purpose = None,
    body: Annotated[list[str] | None, typer.Option(help="Only this body; repeat for several.")] = None,
    wings: Annotated[list[str] | None, typer.Option(help="Only these wings; repeat for several.")] = None,
    breath: Annotated[list[str] | None, typer.Option(help="Only this breath; repeat for several.")] = None,
    claws: Annotated[list[str] | None, typer.Option(help="Only these claws; repeat for several.")] = None,
    rider: Annotated[
        list[str] | None, typer.Option(help="Only this rider, none, or any (the default); repeat for several.")
    ] = None,
    min_speed: Annotated[
        int | None,
        typer.Option(min=1, max=99, help="It must be able to fly as slowly as this: minimum speed N or less."),
    ] = None,
    max_speed: Annotated[
        int | None, typer.Option(min=1, max=99, help="It must be able to fly as fast as this: maximum speed N or more.")
    ] = None,
    rating: Annotated[str | None, typer.Option(help="Worst maneuverability that will do, A to I.")] = None,
    sort: Annotated[
        list[str] | None,
        typer.Option(
            help="What the first shall have most of: spent (the default: most of the budget used), cost (cheapest), "
            "speed, slow-flight, maneuver, close-combat, breath, claws, toughness or hard-to-hit; repeat for ties."
        ),
    ] = None,
    limit: Annotated[int, typer.Option(min=0, help="How many to show; 0 for all.")] = 20,
    lang: Lang = "en",
    json_: Json = False,
) -> None:
    """All designs that fit a wish, the best first.

    Looks through every dragon that the rules allow.

    \b
    dragonpress dragon options --budget 12 --rider none --sort claws
    dragonpress dragon options --for campaign --rider wizard --max-speed 14 --rating C
    dragonpress dragon options --budget 12 --body heavy --body very-heavy --sort breath --sort toughness
    Designs that are equal by the wish: the one that uses more of the budget goes first, then close combat, breath,
    claws, toughness and speed decide.
    """
    from generator.cli.dragon.listing import Query, run_options

    parts = {
        "body": body or [],
        "wings": wings or [],
        "breath": breath or [],
        "claws": claws or [],
        "rider": rider or [],
    }
    query = Query(budget, purpose, parts, min_speed, max_speed, rating, sort or [], limit, lang, json_)
    raise typer.Exit(run_options(query))


@dragon.command()
def legion(
    dragons: Dragons,
    points: Annotated[
        int | None, typer.Option(min=1, max=9999, help="Design points that all of them together may cost.")
    ] = None,
    lang: Lang = "en",
    json_: Json = False,
) -> None:
    """Several dragons against one total of points.

    For players who lead a legion: what each dragon costs, the sum, and what is left.

    \b
    dragonpress dragon legion legion.yaml --points 50
    dragonpress dragon legion Reaper Zippinchill Zippinchill --points 50
    A file can hold its own total as “legion: 50”; the lower one counts. Exit status 1 if it is overrun.
    """
    from generator.cli.dragon.accounts import run_legion

    raise typer.Exit(run_legion(dragons, points, lang, json_))


@dragon.command()
def team(
    players: Annotated[int, typer.Argument(min=1, max=99, metavar="N", help="Dragons on one side.")],
    against: Annotated[
        list[int] | None,
        typer.Option(min=1, max=99, help="Dragons on the other side; repeat for several. All if none."),
    ] = None,
    points: Annotated[int | None, typer.Option(min=1, max=9999, help="Design points of each side.")] = None,
    with_: Annotated[
        list[str] | None,
        typer.Option(
            "--with", metavar="FILE|NAME", help="A dragon that takes part on the side of N; one alone stands for all N."
        ),
    ] = None,
    rider: Annotated[
        str, typer.Option(help="any, or none for ready-made dragons without riders (basic rules).")
    ] = "any",
    different: Annotated[bool, typer.Option("--different", help="No ready-made dragon twice on a side.")] = False,
    limit: Annotated[int, typer.Option(min=0, help="How many ready-made sides to show for each number.")] = 3,
    lang: Lang = "en",
    json_: Json = False,
) -> None:
    """Teams of unequal number that are even in points.

    Lists what each dragon of a side may cost, and the ready-made dragons that come to the same sum.

    \b
    dragonpress dragon team 3 --points 36              who is even with three dragons of 12 points
    dragonpress dragon team 3 --against 2              all even match-ups of three against two
    dragonpress dragon team 2 --with Zippinchill       who is even with two of this dragon
    dragonpress dragon team 3 --points 40 --with Reaper --rider none
    """
    from generator.cli.dragon.gathering import Muster, run_team

    muster = Muster(players, against or [], points, with_ or [], rider, different, limit, lang, json_)
    raise typer.Exit(run_team(muster))


@dragon.command()
def sheet(
    dragons: Dragons,
    out: Annotated[Path, typer.Option(help="Folder to write to.")] = Path("output"),
    lang: Annotated[str, typer.Option("--lang", help="Language of the sheet: en or pl.")] = "en",
    paper: Paper = "",
    format_: Annotated[list[str] | None, typer.Option("--format", help="pdf, svg or png; repeat for several.")] = None,
    json_: Json = False,
) -> None:
    """Print the play sheets of dragons, one page each.

    They go to OUT/<language>/dragon-lords/play-sheets.

    \b
    dragonpress dragon sheet emberwing.yaml
    dragonpress dragon sheet emberwing.yaml Reaper --lang pl --paper letter --format png
    """
    from generator.cli.dragon.printing import run_sheet

    raise typer.Exit(run_sheet(dragons, out, lang, paper, format_ or ["pdf"], json_))
