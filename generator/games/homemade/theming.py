"""The look of a homemade game: a shipped theme, the roles of homemade pages, and on top its own ``theme.yaml``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from generator.errors import ContentError, Finding, did_you_mean, raise_if_errors
from generator.kit.theme import StyleSpec, Theme, ThemeFile, chain_of, unmet
from generator.source.model import load
from generator.source.nodes import Source
from generator.source.tree import Tree

#: The theme that has the roles of homemade pages, and that a game has if it names none.
HOMEMADE = "homemade"
#: The largest letters and pens in points, and the largest leading in ems.
MAX_SIZE, MAX_PEN, MAX_LEADING = 200, 20, 4
#: Roles that are set in the face of the theme's titles.
TITLES = (
    *("title", "face_title", "face_number", "back_title", "token_mark", "board_title", "space_mark"),
    *("book_cover", "book_chapter"),
)


def homemade_theme(path: Tree, themes: Path | Tree) -> Theme:
    """The theme of a game from its ``theme.yaml``, or the shipped one if there is no such file.

    ``themes`` is the folder of the themes that it may extend. Raises ContentError with everything that is wrong.
    """
    own: list[tuple[ThemeFile, Source]] = []
    extends = HOMEMADE
    if path.is_file():
        source = path.read()
        file = load(ThemeFile, source)
        extends = file.extends or HOMEMADE
        known = sorted(theme.stem for theme in themes.glob("*.yaml"))
        if extends not in known:
            where = source.place(("extends",))
            hint = did_you_mean(extends, known)
            raise ContentError([Finding("unknown-theme", f"no theme “{extends}”", where, hint=hint)])
        own = [(file, source)]
    base = [file for file, _ in chain_of(themes, HOMEMADE)]
    look = [] if extends == HOMEMADE else [file for file, _ in chain_of(themes, extends)]
    files = [*base, *look, *(file for file, _ in own)]
    theme = combined(files, own[0][1].file if own else f"templates/theme/{HOMEMADE}.yaml")
    raise_if_errors(
        finding for file, source in own for finding in (*unmet(theme, file, source), *too_large(file, source))
    )
    return theme


def too_large(file: ThemeFile, source: Source) -> Iterator[Finding]:
    """Letters and lines that fit no paper."""
    for role, spec in file.styles.items():
        if spec.size > MAX_SIZE or spec.leading > MAX_LEADING or abs(spec.tracking) > 1:
            hint = f"sizes go up to {MAX_SIZE} pt, leading to {MAX_LEADING} ems, tracking to 1 em"
            yield Finding("too-large", f"“{role}” fits no page", source.place(("styles", role)), hint=hint)
    for role, width in file.pens.items():
        if width > MAX_PEN:
            hint = f"pens go up to {MAX_PEN} pt"
            yield Finding("too-large", f"the pen “{role}” fits no page", source.place(("pens", role)), hint=hint)


def combined(files: list[ThemeFile], file: str) -> Theme:
    """The files as one theme, the last first. Titles of all kinds are set in the face of ``title``."""
    styles: dict[str, StyleSpec] = {}
    for layer in files:
        styles.update(layer.styles)
        title = layer.styles.get("title")
        if title is not None:
            face = {"family": title.family, "weight": title.weight, "italic": title.italic}
            face["capitals"] = title.capitals
            for role in TITLES:
                if role in styles and role not in layer.styles:
                    styles[role] = styles[role].model_copy(update=face)
    return Theme(
        fallback=next((layer.fallback for layer in reversed(files) if layer.fallback), ()),
        colors={role: value for layer in files for role, value in layer.colors.items()},
        pens={role: value for layer in files for role, value in layer.pens.items()},
        styles=styles,
        file=file,
    )
