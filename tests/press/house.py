"""A copy of the shipped content that tests may change."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator import resources
from generator.source.noting import forget


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with ``content/`` and ``templates/``, from which the press reads until the test ends."""
    root, shipped = tmp_path / "house", resources.data_root
    for name in ("content", "templates"):
        shutil.copytree(shipped() / name, root / name)
    # Modules know the function by its name, so it is replaced in each.
    for module in [module for name, module in sys.modules.items() if name.startswith("generator.")]:
        if getattr(module, "data_root", None) is shipped:
            monkeypatch.setattr(module, "data_root", lambda: root)
    forget()
    yield root
    forget()


def edit(path: Path, old: str, new: str) -> None:
    """Replace a piece of a file that stands in it once."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack that changes a text of the traps."""
    folder = tmp_path / "pack"
    (folder / "dragon-strike/text/en").mkdir(parents=True)
    about = "format: 1\nid: mine\ntitle: Mine\nauthor: Me\nlicence: CC BY 4.0\nlanguages: [en, pl]\n"
    (folder / "pack.yaml").write_text(about, encoding="utf-8")
    text = "override:\n  traps:\n    pit:\n      line: It was a rug.\n"
    (folder / "dragon-strike/text/en/traps.yaml").write_text(text, encoding="utf-8")
    return folder
