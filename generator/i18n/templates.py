"""Templates out of a pack, which is held in memory: no file is opened while a page is made."""

from __future__ import annotations

from collections.abc import Callable

from jinja2 import BaseLoader, Environment, TemplateNotFound, TemplateSyntaxError

from generator.source.characters import decode
from generator.source.tree import Layer

FOLDER = "templates"


class LayerLoader(BaseLoader):
    """Finds a template by its path below the ``templates`` of a pack."""

    def __init__(self, layer: Layer) -> None:
        self.layer = layer

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        """The text of a template, the name of its file in messages, and that it does not change."""
        del environment
        path = f"{FOLDER}/{template}"
        if path not in self.layer.files:
            raise TemplateNotFound(template)
        file = self.layer.name(path)
        text, findings = decode(self.layer.read(path), file)
        if findings:
            raise TemplateSyntaxError(findings[0].message, 1, template, file)
        return text, file, lambda: True

    def list_templates(self) -> list[str]:
        """All templates of the pack."""
        return sorted(path.removeprefix(f"{FOLDER}/") for path in self.layer.files if path.startswith(f"{FOLDER}/"))
