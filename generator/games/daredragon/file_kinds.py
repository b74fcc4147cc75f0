"""The kinds of files of Daredragon Fellowship, for editors and for the description of the format."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.daredragon.book.play_model import Record
from generator.games.daredragon.content import FILES
from generator.games.daredragon.rules.examples import Example
from generator.source.kinds import FileKind

FOLDER = "daredragon"


def file_kinds() -> Iterator[FileKind]:
    """The figures of the game, and its worked examples."""
    for name, model in FILES.items():
        title = f"Daredragon Fellowship: {name.replace('-', ' ')}"
        yield FileKind(f"{FOLDER}-{name}", title, model, (f"content/{FOLDER}/{name}.yaml",))
    yield FileKind(
        f"{FOLDER}-play", "Daredragon Fellowship: the recorded fight", Record, (f"content/{FOLDER}/book/play.yaml",)
    )
    yield FileKind(
        f"{FOLDER}-examples",
        "Daredragon Fellowship: worked examples",
        tuple[Example, ...],
        (f"content/{FOLDER}/examples/*.yaml",),
    )
