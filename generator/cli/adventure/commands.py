"""The commands about adventures and their options. Nothing heavy is imported before one of them runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

adventure = typer.Typer(
    name="adventure",
    help="Adventures for Dragon Strike: write your own, weigh their dangers.",
    epilog="Start with: dragonpress adventure new --setting castle. Judge it with: dragonpress check FILE.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[str, typer.Option("--lang", help="Language of the answer: en or pl.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]
Adventure = Annotated[str, typer.Argument(metavar="ADVENTURE", help="An adventure file, or the name of a ready-made.")]


def see(
    name: Adventure,
    from_: Annotated[str, typer.Option("--from", metavar="SQUARE", help="Where the hero stands, such as C4.")] = "",
    open_: Annotated[
        list[str] | None,
        typer.Option(
            "--open", metavar="DOOR", help="A door that is open, such as C4-C5, or a square that it touches; repeat."
        ),
    ] = None,
    master: Annotated[bool, typer.Option("--master", help="Show everything instead: the Dragon Master's map.")] = False,
    lang: Lang = "en",
    json_: Json = False,
) -> None:
    """Print the map of an adventure as a hero sees it from a square, and what comes on the board.

    \b
    dragonpress see flute --from L7 --open L6-L7
    dragonpress see my-adventure.yaml --master
    """
    from generator.cli.adventure.seeing import run_see

    raise typer.Exit(run_see(name, from_, tuple(open_ or ()), master, lang, json_))


@adventure.command()
def new(
    name: Annotated[str, typer.Argument(help="Its title; the file is named after it.")] = "",
    setting: Annotated[str, typer.Option(help="castle, valley, cavern or city.")] = "castle",
    out: Annotated[Path | None, typer.Option(help="File to write, or a folder for it.")] = None,
    lang: Annotated[
        list[str] | None, typer.Option("--lang", help="Language to write it in, en or pl; repeat for several.")
    ] = None,
    json_: Json = False,
) -> None:
    """Write a commented file to start from; it is legal as it stands. A file that is there is never replaced."""
    from generator.cli.adventure.making import run_new

    raise typer.Exit(run_new(name, setting, out, tuple(lang or ("en",)), json_))


@adventure.command()
def odds(
    name: Adventure,
    heroes: Annotated[
        str, typer.Option(help="Heroes to reckon with, such as warrior,elf; the adventure's party if none.")
    ] = "",
    lang: Lang = "en",
    json_: Json = False,
) -> None:
    """Tell how dangerous each room is by the dice: hits both ways, rounds of a fight, chances."""
    from generator.cli.adventure.weighing import run_odds

    raise typer.Exit(run_odds(name, heroes, lang, json_))


@adventure.command("list")
def list_(lang: Lang = "en", json_: Json = False) -> None:
    """List the ready-made adventures."""
    from generator.cli.adventure.weighing import run_list

    raise typer.Exit(run_list(lang, json_))
