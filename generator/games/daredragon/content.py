"""The content of Daredragon Fellowship: all its figures and texts, read and put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from generator.errors import ContentError, Finding, Place, did_you_mean, raise_if_errors
from generator.games.daredragon.model_board import Board, Extension
from generator.games.daredragon.model_characters import Characters
from generator.games.daredragon.model_deck import Action, Card, Deck, Owner
from generator.games.daredragon.model_rules import (
    Dracometer,
    Figures,
    Health,
    Modifiers,
    Setup,
    Turns,
    Variant,
    Variants,
)
from generator.i18n.language import Language
from generator.i18n.texts import Texts, load_texts
from generator.source.model import Model, check
from generator.source.nodes import Source, Step
from generator.source.tree import Tree

M = TypeVar("M", bound=Model)

#: The files of figures, by name without ``.yaml``, and what each holds.
FILES: Mapping[str, type[Model]] = {
    "dracometer": Dracometer,
    "setup": Setup,
    "health": Health,
    "modifiers": Modifiers,
    "turns": Turns,
    "daredevil-deck": Deck,
    "dragon-deck": Deck,
    "board": Board,
    "extension": Extension,
    "variants": Variants,
    "characters": Characters,
}


@dataclass(frozen=True)
class Content:
    """The game in one variant. The ``base_`` decks are those that were read; the others are shifted by ``variant``.

    ``notes`` says what the variant could not shift in full; ``texts`` maps language codes.
    """

    figures: Figures
    base_daredevil_deck: Deck
    base_dragon_deck: Deck
    daredevil_deck: Deck
    dragon_deck: Deck
    board: Board
    extension: Extension
    variants: Variants
    characters: Characters
    variant: Variant
    texts: Mapping[str, Texts] = field(default_factory=dict)
    notes: tuple[Finding, ...] = ()
    sources: Mapping[str, Source] = field(default_factory=dict, repr=False, compare=False)

    def deck(self, owner: Owner) -> Deck:
        """The deck of one side, in this variant."""
        return self.dragon_deck if owner is Owner.DRAGON else self.daredevil_deck

    def base_deck(self, owner: Owner) -> Deck:
        """The deck of one side as it was read."""
        return self.base_dragon_deck if owner is Owner.DRAGON else self.base_daredevil_deck

    def cards(self, owner: Owner) -> tuple[Card, ...]:
        """The cards of one side, in this variant."""
        return self.deck(owner).cards(self.figures.setup.jokers)

    def action(self, owner: Owner, name: str) -> Action:
        """An action of one side by its id. Raises ContentError for one that the deck does not have."""
        action = self.deck(owner).action(name)
        if action is None:
            hint = did_you_mean(name, [known.id for known in self.deck(owner).actions])
            raise ContentError([Finding("unknown-action", f"the {owner} deck has no “{name}”", hint=hint)])
        return action

    def where(self, name: str, *loc: Step) -> Place:
        """Where a figure stands: the file by its name without ``.yaml``, and the path in it."""
        source = self.sources.get(name)
        return Place(f"{name}.yaml") if source is None else source.place(loc)


def read_sources(folder: Path | Tree) -> dict[str, Source]:
    """The files of figures in ``folder``. Raises ContentError with the findings of all files."""
    tree = game_tree(folder)
    findings: list[Finding] = stray_files(tree)
    sources: dict[str, Source] = {}
    for name in FILES:
        try:
            sources[name] = (tree / f"{name}.yaml").read()
        except ContentError as error:
            findings.extend(error.findings)
    raise_if_errors(findings)
    return sources


def game_tree(folder: Path | Tree) -> Tree:
    """The folder of the game as a tree; messages name a plain folder from two folders up on."""
    if isinstance(folder, Tree):
        return folder
    return Tree(folder, folder.relative_to(folder.parent.parent).as_posix())


def stray_files(folder: Tree) -> list[Finding]:
    """Files that belong to no figures, so that a misspelt name is not passed over in silence."""
    return [
        Finding(
            "unknown-file", f"no table is called “{path.stem}”", Place(path.shown), hint=did_you_mean(path.stem, FILES)
        )
        for path in folder.glob("*.y*ml")
        if path.name not in {f"{name}.yaml" for name in FILES}
    ]


def make_content(sources: Mapping[str, Source], texts: Mapping[str, Texts]) -> Content:
    """The content in its standard variant. Raises ContentError with everything that is wrong in any file."""
    models: dict[str, Model] = {}
    findings: list[Finding] = []
    for name, cls in FILES.items():
        model, wrong = check(cls, sources[name])
        findings.extend(wrong)
        if model is not None:
            models[name] = model
    raise_if_errors(findings)
    variants = taken(models, "variants", Variants)
    if not variants.variants:
        raise ContentError([Finding("too-short", "no variant is given", sources["variants"].place(("variants",)))])
    figures = Figures(
        taken(models, "dracometer", Dracometer),
        taken(models, "setup", Setup),
        taken(models, "health", Health),
        taken(models, "modifiers", Modifiers),
        taken(models, "turns", Turns),
    )
    daredevil, dragon = taken(models, "daredevil-deck", Deck), taken(models, "dragon-deck", Deck)
    return Content(
        figures=figures,
        base_daredevil_deck=daredevil,
        base_dragon_deck=dragon,
        daredevil_deck=daredevil,
        dragon_deck=dragon,
        board=taken(models, "board", Board),
        extension=taken(models, "extension", Extension),
        variants=variants,
        characters=taken(models, "characters", Characters),
        variant=variants.variants[0],
        texts=dict(texts),
        sources=dict(sources),
    )


def taken(models: Mapping[str, Model], name: str, cls: type[M]) -> M:
    """The model read from a file, as the kind that :data:`FILES` names."""
    model = models[name]
    if not isinstance(model, cls):
        raise TypeError(f"{name} is no {cls.__name__}")
    return model


def read_content(folder: Path | Tree, languages: Iterable[Language] = ()) -> Content:
    """The content of ``folder`` with the texts of the languages, in its standard variant.

    Raises ContentError with everything that is wrong in any file.
    """
    tree = game_tree(folder)
    findings: list[Finding] = []
    texts: dict[str, Texts] = {}
    for language in languages:
        try:
            texts[language.code] = load_texts(tree / "text" / language.code, language)
        except ContentError as error:
            findings.extend(error.findings)
    try:
        content = make_content(read_sources(tree), texts)
    except ContentError as error:
        raise ContentError([*findings, *error.findings]) from error
    raise_if_errors(findings)
    return content
