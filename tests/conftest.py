"""What all tests share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from typer.testing import CliRunner, Result

from generator.cli.app import app

# The same examples each time and no limit of time for one: a slow or busy machine is no fault of the code.
settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Result]:
    """Run the command line in an empty folder; gives the result with exit status, stdout and stderr."""
    monkeypatch.chdir(tmp_path)
    runner = CliRunner()

    def call(*arguments: object) -> Result:
        return runner.invoke(app, [str(argument) for argument in arguments])

    return call


@pytest.fixture
def dragon_file(tmp_path: Path) -> Callable[[str], Path]:
    """Write a dragon file and give its path."""

    def write(text: str | bytes, name: str = "my.yaml") -> Path:
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
        return path

    return write
