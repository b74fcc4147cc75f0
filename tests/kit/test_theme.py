"""Themes: roles, files that extend each other, and faults on their lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from generator.errors import ContentError, Finding, Place
from generator.kit.theme import load_theme
from generator.resources import templates_folder
from generator.scene.nodes import Face, Paint, Pen
from generator.units import pt

BASE = """\
fallback: [Fira Sans, Arimo]
colors:
  ink: "#1B1B22"
  lead: "#444444"
pens: {hair: 0.3}
styles:
  text: {family: Fira Sans, size: 9, smallest: 8}
  title: {family: Marcellus, size: 24, color: lead, tracking: 0.06, leading: 1.1, capitals: true}
"""


def folder(tmp_path: Path, **files: str) -> Path:
    for name, text in files.items():
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    return tmp_path


def refused(where: Path, name: str) -> list[Finding]:
    with pytest.raises(ContentError) as caught:
        load_theme(where, name)
    return list(caught.value.findings)


def place(name: str, line: int, column: int) -> Place:
    return Place(f"templates/theme/{name}.yaml", line, column)


class TestRoles:
    def test_roles_become_values(self, tmp_path: Path) -> None:
        theme = load_theme(folder(tmp_path, base=BASE), "base")
        assert theme.fallback == ("Fira Sans", "Arimo")
        assert theme.color("ink") == "#1B1B22"
        assert theme.color("#abcdef") == "#abcdef"
        assert theme.pen("hair", "lead", (1, 2)) == Pen("#444444", pt(0.3), (1, 2))
        assert theme.paint("lead", "hair") == Paint("#444444", Pen("#1B1B22", pt(0.3)))
        assert theme.paint() == Paint(None, None)
        style = theme.style("title")
        assert (style.face, style.size, style.color) == (Face("Marcellus"), 24, "#444444")
        assert (style.tracking, style.leading, style.capitals) == (0.06, 1.1, True)
        assert theme.style("title", "ink").color == "#1B1B22"

    def test_a_style_without_a_smallest_size_does_not_shrink(self, tmp_path: Path) -> None:
        theme = load_theme(folder(tmp_path, base=BASE), "base")
        assert (theme.smallest("text"), theme.smallest("title")) == (8, 24)

    def test_a_theme_overrides_role_by_role(self, tmp_path: Path) -> None:
        own = 'extends: base\ncolors: {lead: "#00ff00"}\nstyles:\n  text: {family: Arimo, size: 10}\n'
        theme = load_theme(folder(tmp_path, base=BASE, own=own), "own")
        assert (theme.color("ink"), theme.color("lead")) == ("#1B1B22", "#00ff00")
        assert theme.style("text").face == Face("Arimo")
        assert theme.style("title").color == "#00ff00"
        assert theme.fallback == ("Fira Sans", "Arimo")

    @pytest.mark.parametrize(
        ("ask", "message", "hint"),
        [
            ("color", "the theme has no colour “leed”", "did you mean “lead”?"),
            ("pen", "the theme has no pen “leed”", "write one of: hair"),
            ("style", "the theme has no style “leed”", "write one of: text, title"),
            ("smallest", "the theme has no style “leed”", "write one of: text, title"),
        ],
    )
    def test_a_role_that_is_not_there_is_told_with_the_file(
        self, tmp_path: Path, ask: str, message: str, hint: str
    ) -> None:
        theme = load_theme(folder(tmp_path, base=BASE), "base")
        with pytest.raises(ContentError) as caught:
            getattr(theme, ask)("leed")
        (finding,) = caught.value.findings
        assert (finding.code, finding.message, finding.hint) == ("unknown-role", message, hint)
        assert finding.where == place("base", 1, 1)


class TestFaults:
    @pytest.mark.parametrize(
        ("color", "hint"),
        [
            ("#fff", "write #ffffff"),
            ("#1B1", "write #11BB11"),
            ("red", "write #rrggbb, such as #1B1B22"),
            ("#12345", "write #rrggbb, such as #1B1B22"),
            ("#1234567", "write #rrggbb, such as #1B1B22"),
            ("#gggggg", "write #rrggbb, such as #1B1B22"),
            ("1B1B22", "write #rrggbb, such as #1B1B22"),
            ("", "write #rrggbb, such as #1B1B22"),
        ],
    )
    def test_a_colour_is_six_hex_digits(self, tmp_path: Path, color: str, hint: str) -> None:
        (finding,) = refused(folder(tmp_path, base=BASE.replace("#1B1B22", color)), "base")
        assert (finding.code, finding.message) == ("bad-color", f"“{color}” is no colour")
        assert finding.where == place("base", 3, 8)
        assert finding.hint == hint

    @pytest.mark.parametrize(
        ("old", "new", "code", "message", "line"),
        [
            ("smallest: 8", "smallest: 10", "bad-size", "the smallest size is 10 pt, the size 9 pt", 7),
            ("smallest: 8", "smallest: 0", "bad-size", "the smallest size is 0 pt, the size 9 pt", 7),
            ("size: 24", "size: -1", "bad-size", "a size of -1 pt cannot be printed", 8),
            ("leading: 1.1", "leading: 0", "bad-size", "a leading of 0 sets all lines on one", 8),
            ("size: 24", "size: 24, weight: 450", "bad-weight", "450 is no weight of a font", 8),
            ("size: 24", "size: 24, weight: 1000", "bad-weight", "1000 is no weight of a font", 8),
            ("hair: 0.3", "hair: 0", "bad-size", "a pen of 0 pt draws nothing", 5),
            ("color: lead", "color: leed", "unknown-role", "the theme has no colour “leed”", 8),
            ("color: lead", 'color: "#12"', "bad-color", "“#12” is no colour", 8),
            ("family: Marcellus", "family: Marcelus", "unknown-font", "no font file for Marcelus 400 normal", 8),
            ("size: 24", "size: 24, weight: 700", "unknown-font", "no font file for Marcellus 700 normal", 8),
            ("size: 24", "size: 24, italic: true", "unknown-font", "no font file for Marcellus 400 italic", 8),
            ("Sans, Arimo", "Sans, Arial", "unknown-font", "no font file for Arial 400 normal", 1),
        ],
    )
    def test_values_that_cannot_be_printed_stand_on_their_lines(
        self, tmp_path: Path, old: str, new: str, code: str, message: str, line: int
    ) -> None:
        assert old in BASE
        (finding,) = refused(folder(tmp_path, base=BASE.replace(old, new)), "base")
        assert (finding.code, finding.message) == (code, message)
        assert (finding.where.file, finding.where.line) == ("templates/theme/base.yaml", line)

    def test_all_faults_of_a_file_are_told_at_once(self, tmp_path: Path) -> None:
        text = BASE.replace("#1B1B22", "#1B").replace("#444444", "grey").replace("hair: 0.3", "hair: -1")
        assert [finding.where.line for finding in refused(folder(tmp_path, base=text), "base")] == [3, 4, 5]

    def test_a_colour_of_a_lower_file_may_be_named(self, tmp_path: Path) -> None:
        note, bad = "note: {family: Arimo, size: 9, color: lead}", "bad: {family: Arimo, size: 9, color: led}"
        own = f"extends: base\nstyles:\n  {note}\n  {bad}\n"
        (finding,) = refused(folder(tmp_path, base=BASE, own=own), "own")
        assert finding.where == place("own", 4, 40)
        assert finding.hint == "did you mean “lead”?"

    def test_a_theme_that_is_not_there(self, tmp_path: Path) -> None:
        (finding,) = refused(folder(tmp_path, base=BASE), "bse")
        assert (finding.code, finding.message) == ("unknown-theme", "no theme “bse”")
        assert finding.hint == "did you mean “base”?"
        assert finding.where == place("bse", 1, 1)

    @pytest.mark.parametrize("name", ["bsae", "../base", "/etc/passwd", "base.yaml"])
    def test_what_is_extended_must_be_there(self, tmp_path: Path, name: str) -> None:
        where = tmp_path / "theme"
        where.mkdir()
        folder(tmp_path, base=BASE)
        (finding,) = refused(folder(where, own=f"extends: {name}\n", base=BASE), "own")
        assert (finding.code, finding.message) == ("unknown-theme", f"no theme “{name}”")
        assert finding.where == place("own", 1, 10)

    def test_themes_in_a_ring(self, tmp_path: Path) -> None:
        where = folder(tmp_path, a="extends: b\n", b="colors: {}\nextends: c\n", c="extends: a\n")
        (finding,) = refused(where, "a")
        assert (finding.code, finding.message) == ("theme-ring", "themes extend each other: a → b → c → a")
        assert finding.where == place("c", 1, 10)
        (finding,) = refused(folder(tmp_path, a="extends: a\n"), "a")
        assert finding.message == "themes extend each other: a → a"

    def test_an_unknown_key_has_its_hint(self, tmp_path: Path) -> None:
        (finding,) = refused(folder(tmp_path, base=BASE.replace("pens:", "pen:")), "base")
        assert (finding.code, finding.where.line) == ("unknown-key", 5)


@pytest.mark.parametrize("name", sorted(path.stem for path in templates_folder("theme").glob("*.yaml")))
def test_every_shipped_theme_is_sound(name: str) -> None:
    theme = load_theme(templates_folder("theme"), name)
    assert all(re.fullmatch("#[0-9A-Fa-f]{6}", color) for color in theme.colors.values())
    for role in theme.styles:
        assert theme.style(role).size >= theme.smallest(role) > 0, role
