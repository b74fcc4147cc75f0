"""The commands of ``dragonpress`` and the one place where an error becomes an exit status."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from generator import __version__

app = typer.Typer(
    name="dragonpress",
    help="Print dragon games: play sheets, game logs, cards and boards, in English and Polish, checked by the rules.",
    epilog="Start with: dragonpress build — it prints every game in every language into the folder “output”.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Games = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Games to print; all if none is named.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        typer.echo(f"dragonpress {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Print dragon games: play sheets, game logs, cards and boards, in English and Polish, checked by the rules."""


@app.command()
def build(
    games: Games = None,
    lang: Annotated[
        list[str] | None, typer.Option(help="Language to print, en or pl; repeat for several. All if none.")
    ] = None,
    paper: Annotated[str, typer.Option(help="Paper: a4 or letter.")] = "a4",
    only: Annotated[list[str] | None, typer.Option(help="Print just this document; repeat for several.")] = None,
    format_: Annotated[list[str] | None, typer.Option("--format", help="pdf, svg or png; repeat for several.")] = None,
    out: Annotated[Path, typer.Option(help="Folder to write to.")] = Path("output"),
    dragon: Annotated[
        list[Path] | None,
        typer.Option(help="A dragon file of your own: its dragons are printed instead of the ready-made."),
    ] = None,
    fillable: Annotated[
        bool, typer.Option("--fillable", help="Make play sheets and game logs as PDF forms to fill in on a screen.")
    ] = False,
    dpi: Annotated[float, typer.Option(min=30, max=1200, help="Resolution of PNG pages.")] = 150,
    json_: Json = False,
) -> None:
    """Print documents into OUT/<language>/<game>/<document>, checked first: nothing is written while anything is wrong.

    \b
    dragonpress build                                  everything
    dragonpress build dragon-lords --lang pl           one game, in Polish
    dragonpress build dragon-lords --only game-log     one document
    dragonpress build dragon-lords --only play-sheets --dragon my.yaml
    """
    from generator.cli.building import run_build

    raise typer.Exit(run_build(games, lang, paper, only, format_, out, dragon, fillable, dpi, json_))


@app.command()
def check(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FILE_OR_FOLDER]...", help="Files to judge; the shipped content if none."),
    ] = None,
    format_: Annotated[str, typer.Option("--format", help="text, json or github (annotations).")] = "text",
    provenance: Annotated[
        bool,
        typer.Option("--provenance", help="List the figures that the source rules do not print, and why they are so."),
    ] = False,
    json_: Annotated[bool, typer.Option("--json", help="The same as --format json.")] = False,
) -> None:
    """Judge content by the rules: every finding with its place, what is wrong and what would be right.

    \b
    dragonpress check                 the shipped content
    dragonpress check my.yaml         a dragon of your own
    Exit status 0 when there is no error, 1 otherwise.
    """
    from generator.cli.checking import run_check

    raise typer.Exit(run_check(paths, "json" if json_ else format_, provenance))


@app.command("list")
def list_(json_: Json = False) -> None:
    """List games, documents, languages and papers."""
    from generator.cli.listing import run_list

    raise typer.Exit(run_list(json_))


def main() -> None:
    """Run the command line. Findings end with exit status 1; only a fault of ours shows a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    app()
