"""The arithmetic of calibration."""

from __future__ import annotations

import pytest

from generator.errors import ContentError
from generator.layout.calibration import Readings, readings_to_profile
from generator.layout.printer import Pair, Printer
from tests.layout.samples import codes


def test_a_perfect_printer_needs_nothing() -> None:
    made = readings_to_profile("a4", Readings())
    assert made == Printer(paper="a4", margin=0.0)


def test_readings_become_a_profile() -> None:
    readings = Readings(99.4, 100.25, 1.5, -0.25, same_edge=False, margin=5)
    assert readings_to_profile("letter", readings) == Printer(
        paper="letter",
        flip="short",
        back_offset=Pair(x=1.5, y=-0.25),
        scale=Pair(x=1.006, y=0.9975),
        margin=5.0,
    )


def test_every_impossible_reading_is_told() -> None:
    with pytest.raises(ContentError) as error:
        readings_to_profile("a4", Readings(9.94, 250, 30, -30, margin=-1))
    assert codes(error.value.findings) == ["bad-reading"] * 5


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_a_reading_is_a_number(value: float) -> None:
    with pytest.raises(ContentError):
        readings_to_profile("a4", Readings(across=value))
    with pytest.raises(ContentError):
        readings_to_profile("a4", Readings(hole_right=value))
