"""The commands of ``dragonpress language``; what they do is imported when they run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

language = typer.Typer(
    name="language",
    help="Translate the games: make the files of a language, and see how far it is.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Code = Annotated[str, typer.Argument(help="The code of the language, such as de.")]
In = Annotated[
    Path | None,
    typer.Option(
        "--in", readable=False, help="Folder of the translation; “language-CODE” here, or the shipped content."
    ),
]


@language.command("new")
def new(
    code: Code,
    out: Annotated[
        Path | None, typer.Option(readable=False, help="Folder to write to; “language-CODE” if none is named.")
    ] = None,
) -> None:
    """Make the files of a language: each text to translate with its English beside it.

    \b
    dragonpress language new de                   into the folder language-de, a pack to print with
    dragonpress language new de --out content     into the content of a checkout
    Run it again when the English has changed: what is missing is added, and nothing that you wrote is touched.
    """
    from generator.cli.language.making import run_new

    raise typer.Exit(run_new(code, out))


@language.command("status")
def status(
    code: Annotated[str, typer.Argument(help="The code of a language; all if none.")] = "",
    folder: In = None,
    details: Annotated[bool, typer.Option("--details", help="List every finding with its file and line.")] = False,
    fit: Annotated[bool, typer.Option("--fit", help="Compose all pages as well, and see what no longer fits.")] = False,
    json_: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Show how far a language is: texts missing, stale, too long, or with other figures than the English.

    \b
    missing   not translated yet               stale     the English has changed since
    plurals   plural forms are missing         same      reads the same as the English
    figures   shows other figures              too long  does not fit its place (--fit)
    """
    from generator.cli.language.seeing import run_status

    raise typer.Exit(run_status(code, folder, details, fit, json_))


@language.command("accept")
def accept(
    code: Code,
    keys: Annotated[
        list[str] | None, typer.Argument(help="Keys of texts, such as documents.maps; all if none.")
    ] = None,
    folder: In = None,
) -> None:
    """Note that translations are right for the English as it is now: they are stale no more."""
    from generator.cli.language.making import run_accept

    raise typer.Exit(run_accept(code, keys or (), folder))
