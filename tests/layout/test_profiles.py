"""Print profiles: the shipped list and what is refused."""

from __future__ import annotations

import pytest

from generator.errors import ContentError
from generator.layout.backs import Backs
from generator.layout.profiles import Form, Profile, find_profile
from generator.source.model import load
from generator.source.reader import parse_yaml
from tests.layout.samples import PROFILES, SIZES, codes


def test_the_shipped_profiles() -> None:
    assert {name: profile.form for name, profile in PROFILES.items()} == {
        "home": Form.SHEETS,
        "low-ink": Form.SHEETS,
        "mpc": Form.FACES,
        "tgc": Form.FACES,
        "tts": Form.TABLETOP,
    }
    assert PROFILES["low-ink"].low_ink
    assert PROFILES["home"].backs is Backs.LONG


@pytest.mark.parametrize(
    ("profile", "size", "width", "height"),
    [
        ("mpc", "poker", 822, 1122),
        ("tgc", "poker", 825, 1125),
        ("tgc", "bridge", 750, 1125),
        ("tgc", "tarot", 900, 1500),
        ("tgc", "mini", 600, 825),
    ],
)
def test_picture_sizes_of_print_services(profile: str, size: str, width: int, height: int) -> None:
    pixels = PROFILES[profile].pixels[size]
    assert (pixels.width, pixels.height, PROFILES[profile].dpi) == (width, height, 300)


def test_services_name_known_card_sizes() -> None:
    assert {size for profile in PROFILES.values() for size in profile.pixels} <= set(SIZES)


def test_an_unknown_profile_is_a_finding_with_a_hint() -> None:
    with pytest.raises(ContentError) as error:
        find_profile(PROFILES, "lowink")
    assert error.value.findings[0].hint == "did you mean “low-ink”?"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{name: A, form: faces}", "bad-profile"),
        ("{name: A, form: sheets, bleed: 7}", "bad-bleed"),
        ("{name: A, form: sheets, dpi: 0}", "bad-profile"),
        ("{name: A, form: tabletop, columns: 1, rows: 1}", "bad-profile"),
        ("{name: A, form: faces, pixels: {poker: {width: 0, height: 9}}}", "bad-pixels"),
    ],
)
def test_profiles_that_cannot_be(text: str, code: str) -> None:
    with pytest.raises(ContentError) as error:
        load(Profile, parse_yaml(text.encode(), "profiles.yaml"))
    assert code in codes(error.value.findings)
