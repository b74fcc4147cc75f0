"""Loading the content of the game: every table, and the checks that hold them together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

from generator.errors import ContentError, Finding, Place, did_you_mean, raise_if_errors, sorted_findings
from generator.games.dragon_strike import crosschecks, crosschecks_cards
from generator.games.dragon_strike.model.cards import HeroSpell, Trap, Treasure, WizardSpell
from generator.games.dragon_strike.model.figures import Hero, Monster
from generator.games.dragon_strike.model.tables import Tables
from generator.resources import as_tree
from generator.source.model import Model, check
from generator.source.provenance import Table
from generator.source.reader import Source
from generator.source.tree import Tree

T = TypeVar("T")

FOLDER = "dragon-strike"
"""The game's folder in the content."""


@dataclass(frozen=True, slots=True)
class DragonStrikeContent:
    """All tables, and the file that each came from by its name (``heroes``, ``hero_spells``)."""

    tables: Tables
    sources: Mapping[str, Source]

    def hero(self, name: str) -> Hero:
        """The hero of that id. Raises ContentError if there is none."""
        return _found(self.tables.heroes.heroes, name, "hero")

    def monster(self, name: str) -> Monster:
        """The monster of that id. Raises ContentError if there is none."""
        return _found(self.tables.monsters.monsters, name, "monster")

    def hero_spell(self, name: str) -> HeroSpell:
        """The hero spell of that id. Raises ContentError if there is none."""
        return _found(self.tables.hero_spells.spells, name, "spell")

    def wizard_spell(self, name: str) -> WizardSpell:
        """The evil wizard's spell of that id. Raises ContentError if there is none."""
        return _found(self.tables.wizard_spells.spells, name, "spell")

    def treasure(self, name: str) -> Treasure:
        """The treasure of that id. Raises ContentError if there is none."""
        return _found(self.tables.treasures.treasures, name, "treasure")

    def trap(self, name: str) -> Trap:
        """The trap of that id. Raises ContentError if there is none."""
        return _found(self.tables.traps.traps, name, "trap")

    def all_tables(self) -> Iterator[tuple[str, Table]]:
        """Every table with its name."""
        for field in fields(self.tables):
            yield field.name, getattr(self.tables, field.name)


def load_content(root: Path | Tree) -> DragonStrikeContent:
    """The content of the game; ``root`` is the folder that holds the content of all games.

    Raises ContentError with the findings of all files together; when every file can be read, with those between them.
    """
    folder = as_tree(root) / FOLDER
    findings = _stray_tables(folder)
    sources: dict[str, Source] = {}
    loaded: dict[str, Any] = {}
    for name, model in table_models().items():
        try:
            sources[name] = (folder / table_file(name)).read()
        except ContentError as error:
            findings.extend(error.findings)
            continue
        loaded[name], problems = check(model, sources[name])
        findings.extend(problems)
    raise_if_errors(findings)
    content = DragonStrikeContent(Tables(**loaded), sources)
    raise_if_errors(check_content(content))
    return content


def check_content(content: DragonStrikeContent) -> list[Finding]:
    """Everything that is wrong between the tables, by place."""
    findings = [
        *crosschecks.check_box(content.tables, content.sources),
        *crosschecks.check_figures(content.tables, content.sources),
        *crosschecks_cards.check_decks(content.tables, content.sources),
    ]
    for name, table in content.all_tables():
        findings.extend(crosschecks.check_notes(table, content.sources[name]))
    return sorted_findings(findings)


def table_file(name: str) -> str:
    """The file of a table in the game's folder: ``hero_spells`` stands in ``hero-spells.yaml``."""
    return f"{name.replace('_', '-')}.yaml"


def table_models() -> dict[str, type[Model]]:
    """The model of each table by its name."""
    models = get_type_hints(Tables)
    return {field.name: models[field.name] for field in fields(Tables)}


def _stray_tables(folder: Tree) -> list[Finding]:
    """Files that belong to no table, so that a misspelt name is not passed over in silence."""
    known = {table_file(name) for name in table_models()}
    stems = sorted(Path(file).stem for file in known)
    return [
        Finding(
            "unknown-file", f"no table is called “{path.stem}”", Place(path.shown), hint=did_you_mean(path.stem, stems)
        )
        for path in folder.glob("*.y*ml")
        if path.name not in known
    ]


def _found(table: Mapping[str, T], name: str, kind: str) -> T:
    if name not in table:
        raise ContentError([Finding(f"unknown-{kind}", f"there is no {kind} “{name}”", hint=did_you_mean(name, table))])
    return table[name]
