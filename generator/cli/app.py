"""The commands of ``dragonpress`` and the one place where an error becomes an exit status."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Signature, signature
from pathlib import Path
from typing import Annotated, Any

import typer

from generator import __version__
from generator.cli.adventure.commands import adventure as adventure_app
from generator.cli.adventure.commands import see
from generator.cli.dragon.commands import dragon as dragon_app
from generator.cli.language.commands import language as language_app
from generator.cli.pack.commands import new
from generator.cli.pack.commands import pack as pack_app

app = typer.Typer(
    name="dragonpress",
    help="Print dragon games: play sheets, game logs, cards and boards, in English and Polish, checked by the rules.",
    epilog="Start with: dragonpress build — it prints every game in every language into the folder “output”.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(dragon_app)
app.add_typer(adventure_app)
app.add_typer(language_app)
app.add_typer(pack_app)
app.command()(see)
app.command()(new)

Games = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Games to print; all if none is named.")]
Packs = Annotated[
    list[Path] | None,
    typer.Option(
        "--pack",
        metavar="DIR_OR_ZIP",
        readable=False,
        help="A pack that adds to the shipped content or changes it; repeat for several, each above those before it.",
    ),
]
Messages = Annotated[
    str, typer.Option("--messages", help="How to tell what is wrong: text, json or github (annotations).")
]
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
    paper: Annotated[
        str, typer.Option(help="Paper, such as a4 or letter; the printer's if none. See: dragonpress list.")
    ] = "",
    only: Annotated[list[str] | None, typer.Option(help="Print just this document; repeat for several.")] = None,
    format_: Annotated[
        list[str] | None, typer.Option("--format", help="pdf, svg, png; html, md for rulebooks; repeat for several.")
    ] = None,
    out: Annotated[Path, typer.Option(readable=False, help="Folder to write to.")] = Path("output"),
    dragon: Annotated[
        list[Path] | None,
        typer.Option(
            readable=False, help="A dragon file of your own: its dragons are printed instead of the ready-made."
        ),
    ] = None,
    profile: Annotated[str, typer.Option(help="What cards are made into: home, low-ink, mpc, tgc or tts.")] = "home",
    printer: Annotated[str, typer.Option(help="A printer that you have calibrated.")] = "",
    backs: Annotated[str, typer.Option(help="Backs of cards: none, long, short (edge), fold or separate.")] = "",
    back_offset: Annotated[str, typer.Option(help="Move backs right and down, in mm, such as 1.5,-0.3.")] = "",
    bleed: Annotated[str, typer.Option(help="Bleed of cards, 0 to 6 mm.")] = "",
    enlarge: Annotated[
        float | None, typer.Option(min=0.2, max=6, help="Make boards so many times larger, over several sheets.")
    ] = None,
    fillable: Annotated[
        bool, typer.Option("--fillable", help="Make play sheets and game logs as PDF forms to fill in on a screen.")
    ] = False,
    hex_mm: Annotated[
        float | None, typer.Option("--hex", min=10, max=60, help="Map hexes and figures: mm from side to side.")
    ] = None,
    variant: Annotated[
        str, typer.Option(help="Print a game in a variant, such as harder or faster. See: dragonpress list.")
    ] = "",
    booklet: Annotated[
        bool, typer.Option("--booklet", help="Print rulebooks to be folded: small pages, two to a side of a sheet.")
    ] = False,
    dpi: Annotated[float, typer.Option(min=30, max=1200, help="Resolution of PNG pages.")] = 150,
    allow_missing: Annotated[
        bool, typer.Option("--allow-missing", help="Print English where a language is not finished, and say where.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Make again what is up to date.")] = False,
    pack: Packs = None,
    messages: Messages = "text",
    json_: Json = False,
) -> None:
    """Print documents into OUT/<language>/<game>/<document>, checked first: nothing is written while anything is wrong.

    What is up to date is not made again.

    \b
    dragonpress build                                  everything
    dragonpress build dragon-lords --lang pl           one game, in Polish
    dragonpress build dragon-lords --only game-log     one document
    dragonpress build dragon-lords --only play-sheets --dragon my.yaml
    dragonpress build --pack my-pack                   with what a pack adds and changes
    """
    from generator.cli.building import request_of, run_build

    request = request_of(
        games=games,
        lang=lang,
        paper=paper,
        only=only,
        format_=format_,
        out=out,
        dragon=dragon,
        profile=profile,
        printer=printer,
        backs=backs,
        back_offset=back_offset,
        bleed=bleed,
        enlarge=enlarge,
        booklet=booklet,
        fillable=fillable,
        hex_mm=hex_mm,
        variant=variant,
        dpi=dpi,
        allow_missing=allow_missing,
        force=force,
        pack=pack,
    )
    raise typer.Exit(run_build(request, json_, messages))


def like_build(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the arguments of ``build``, but for those that only a single run has."""
    left = [each for each in signature(build, eval_str=True).parameters.values() if each.name not in ("force", "json_")]
    command.__signature__ = Signature(left)  # type: ignore[attr-defined]
    command.__annotations__ = {each.name: each.annotation for each in left}
    return command


@app.command()
@like_build
def watch(**arguments: Any) -> None:
    """Build, then build again whatever a change touches, as soon as a file is saved. Stop with Ctrl-C.

    \b
    dragonpress watch                                  everything
    dragonpress watch dragon-strike --only traps       one document, while you write its texts
    dragonpress watch dragon-lords --only play-sheets --dragon my.yaml
    dragonpress watch --pack my-pack                   with what a pack adds and changes
    A mistake is told as build tells it; what was printed before stays until it is put right.
    """
    from generator.cli.building import request_of
    from generator.cli.watching import run_watch

    messages = arguments.pop("messages")
    raise typer.Exit(run_watch(request_of(**arguments), messages))


@app.command()
def check(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[FILE_OR_FOLDER]...", readable=False, help="Files to judge; the shipped content if none."
        ),
    ] = None,
    format_: Annotated[
        str, typer.Option("--format", "--messages", help="text, json or github (annotations).")
    ] = "text",
    provenance: Annotated[
        bool,
        typer.Option("--provenance", help="List the figures that the source rules do not print, and why they are so."),
    ] = False,
    pack: Packs = None,
    json_: Annotated[bool, typer.Option("--json", help="The same as --format json.")] = False,
) -> None:
    """Judge content by the rules: every finding with its place, what is wrong and what would be right.

    \b
    dragonpress check                 the shipped content
    dragonpress check my.yaml         a dragon of your own
    dragonpress check --pack my-pack  a pack, together with the shipped content
    dragonpress explain wrong-cost    more about one kind of message
    Exit status 0 when there is no error, 1 otherwise.
    """
    from generator.cli.checking import run_check

    raise typer.Exit(run_check(paths, "json" if json_ else format_, provenance, pack or ()))


@app.command()
def explain(
    codes: Annotated[
        list[str] | None, typer.Argument(metavar="[CODE]...", help="Codes of messages, such as wrong-cost.")
    ] = None,
    json_: Json = False,
) -> None:
    """Explain a message by its code: why it is told, an example that is wrong and one that is right.

    \b
    dragonpress explain               the codes of all messages
    dragonpress explain wrong-cost    one of them
    """
    from generator.cli.explaining import run_explain

    raise typer.Exit(run_explain(codes or [], json_))


@app.command()
def schema(
    kind: Annotated[str, typer.Argument(metavar="[KIND]", help="A kind of file, such as dragon.")] = "",
    out: Annotated[
        Path | None, typer.Option(readable=False, help="Write the schema, or all of them, into a folder.")
    ] = None,
    mark: Annotated[
        Path | None,
        typer.Option(readable=False, metavar="FILE", help="Put the schema beside a file and its line on top of it."),
    ] = None,
    docs: Annotated[
        bool, typer.Option("--docs", help="Print the description of all kinds of files (Markdown).")
    ] = False,
    json_: Json = False,
) -> None:
    """List the kinds of files, or give the JSON Schema by which an editor completes and checks one while you type.

    \b
    dragonpress schema                          all kinds
    dragonpress schema dragon                   one schema
    dragonpress schema --out schemas            all schemas, each in a file
    dragonpress schema dragon --mark my.yaml    let your editor know what my.yaml is
    """
    from generator.cli.schemas import run_schema

    raise typer.Exit(run_schema(kind, out, mark, docs, json_))


@app.command("list")
def list_(pack: Packs = None, json_: Json = False) -> None:
    """List games, documents, languages and papers, those of packs included."""
    from generator.cli.listing import run_list

    raise typer.Exit(run_list(json_, pack or ()))


@app.command()
def calibrate(
    paper: Annotated[str, typer.Option(help="The paper in the printer.")] = "a4",
    lang: Annotated[str, typer.Option(help="Language of the sheet.")] = "en",
    out: Annotated[Path, typer.Option(readable=False, help="Folder to write to.")] = Path("output"),
) -> None:
    """Print the two-sided sheet that shows what your printer does, then ask for the readings and keep them.

    Away from a terminal it only writes the sheet; enter the readings with: dragonpress printer new NAME
    """
    from generator.cli.printers import run_calibrate

    raise typer.Exit(run_calibrate(paper, lang, out))


printer_app = typer.Typer(
    help="Printers that you have calibrated: use one with dragonpress build --printer NAME.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
app.add_typer(printer_app, name="printer")


@printer_app.command("new")
def printer_new(
    name: Annotated[str, typer.Argument(help="A name for the printer: small letters, digits, hyphens.")],
    paper: Annotated[str, typer.Option(help="The paper in the printer.")] = "a4",
    across: Annotated[float | None, typer.Option(help="Length of the bar across, in mm.")] = None,
    down: Annotated[float | None, typer.Option(help="Length of the bar down, in mm.")] = None,
    hole_right: Annotated[float | None, typer.Option(help="How far to the right the hole is, in mm.")] = None,
    hole_down: Annotated[float | None, typer.Option(help="How far down the hole is, in mm.")] = None,
    flip: Annotated[str, typer.Option(help="The edge that the printer flips on: long or short.")] = "",
    margin: Annotated[float | None, typer.Option(help="The largest of the four numbers at the edges, in mm.")] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace a printer of that name.")] = False,
) -> None:
    """Keep what you read off the calibration sheet; what you leave out is asked for, or taken to be perfect."""
    from generator.cli.printers import run_new

    raise typer.Exit(run_new(name, paper, (across, down, hole_right, hole_down, margin), flip, overwrite))


@printer_app.command("list")
def printer_list(json_: Json = False) -> None:
    """List your printers and what is known of them."""
    from generator.cli.printers import run_printers

    raise typer.Exit(run_printers(json_))


def main() -> None:
    """Run the command line. Findings end with exit status 1; only a fault of ours shows a traceback."""
    from generator.cli.streams import streams

    with streams():
        app()
