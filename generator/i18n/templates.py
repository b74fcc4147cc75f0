"""Templates out of a tree of files, where packs are held in memory: none of their files is opened for a page."""

from __future__ import annotations

from collections.abc import Callable

from jinja2 import BaseLoader, Environment, TemplateNotFound, TemplateSyntaxError

from generator.errors import ContentError
from generator.source.noting import note
from generator.source.tree import Tree


class TreeLoader(BaseLoader):
    """Finds a template by its path below a place in a tree."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        """The text of a template, the name of its file in messages, and that it does not change."""
        del environment
        path = self.tree / template
        if ".." in template.split("/") or not path.is_file():
            raise TemplateNotFound(template)
        layer = path.topmost()
        file = path.shown if layer is None else layer.name(path.at)
        try:
            return path.plain(), file, lambda: True
        except ContentError as error:
            finding = error.findings[0]
            raise TemplateSyntaxError(finding.message, finding.where.line or 1, template, file) from error

    def note(self, template: str) -> None:
        """Tell whoever notes files that this template has been used; the environment may keep what was read before."""
        path = self.tree / template
        layer = path.topmost()
        if layer is not None:
            layer.note(path.at)
        elif path.base is not None and path.base.is_file():
            note(path.base, path.base.read_bytes())

    def list_templates(self) -> list[str]:
        """The names of all templates, for hints."""
        return self.tree.below()
