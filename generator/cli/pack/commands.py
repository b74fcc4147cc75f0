"""``dragonpress new`` and ``dragonpress pack``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

pack = typer.Typer(name="pack", help="Packs that you share.", no_args_is_help=True, rich_markup_mode=None)

Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]


def new(
    folder: Annotated[
        Path, typer.Argument(metavar="NAME", readable=False, help="The folder to make: small letters, digits, hyphens.")
    ],
    game: Annotated[
        list[str] | None, typer.Option(help="A game that the pack is for; repeat for several. All if none is named.")
    ] = None,
    lang: Annotated[
        list[str] | None,
        typer.Option(help="A language that it has words in, en or pl; repeat for several. Both if none is named."),
    ] = None,
    title: Annotated[str, typer.Option(help="What the pack is called.")] = "",
    author: Annotated[str, typer.Option(help="Whose work it is.")] = "",
    json_: Json = False,
) -> None:
    """Write a small commented pack to start from: a dragon, a spell card, a hero, an adventure, words in other words.

    \b
    dragonpress new my-pack
    dragonpress new my-pack --game dragon-lords --lang en
    dragonpress build --pack my-pack
    Nothing is ever written over.
    """
    from generator.cli.pack.making import run_new

    raise typer.Exit(run_new(folder, game or (), lang or (), title, author, json_))


@pack.command("zip")
def zip_(
    folder: Annotated[Path, typer.Argument(metavar="DIR", readable=False, help="The folder of the pack.")],
    out: Annotated[
        Path | None, typer.Option(readable=False, help="File to write; the pack's id and .zip, beside it, if none.")
    ] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace a file of that name.")] = False,
    json_: Json = False,
) -> None:
    """Judge a pack and make one file of it to share. The same pack always makes the same file."""
    from generator.cli.pack.making import run_zip

    raise typer.Exit(run_zip(folder, out, overwrite, json_))
