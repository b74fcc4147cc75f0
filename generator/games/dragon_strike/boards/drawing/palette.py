"""The colours of the boards, by role. A theme that has a colour ``board_<role>`` overrides the one here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.kit.theme import Theme

#: Colours ``#rrggbb``. Floors are so light that figures, markers and pencil stand out; walls are dark.
COLORS: Mapping[str, str] = {
    "ink": "#2B2930",
    "grid": "#B9B3A9",
    "letter": "#8F8473",
    "medallion": "#F4F1EA",
    "medallion_ring": "#D3CABB",
    "coordinate": "#6F6A63",
    "coordinate_dark": "#D9D3CA",
    # Stone floors: joints, three stones, and the same in torchlight.
    "joint": "#C4BEB4",
    "stone1": "#E6E3DD",
    "stone2": "#DEDAD2",
    "stone3": "#EEECE7",
    "warm1": "#F3E8D2",
    "warm2": "#F8E2B8",
    "crack": "#B4ADA2",
    "shade": "#BDB6AB",
    # Tiles, cobbles, planks, earth, straw.
    "tile1": "#E9E4EC",
    "tile2": "#D4CCDC",
    "tile3": "#C2B7CF",
    "cobble": "#E0DCD4",
    "cobble_edge": "#B5AEA3",
    "plank1": "#EBDCC3",
    "plank2": "#E3D1B4",
    "plank3": "#F0E4CF",
    "plank_line": "#B89B70",
    "earth": "#E6DBC8",
    "earth_dot": "#BFAE92",
    "straw": "#C9A95C",
    "straw_ground": "#EFE4C8",
    # Caves.
    "cave": "#E4DFD8",
    "cave_dark": "#D6CFC5",
    "cave_line": "#B0A79B",
    "slime": "#CFE0B0",
    "slime_dark": "#9BB56A",
    "moss": "#C7D5AE",
    "moss_dark": "#92A873",
    "rock": "#9A9288",
    "rock_deep": "#847C73",
    "rock_crack": "#655D55",
    "rock_line": "#3A3530",
    # Open country.
    "grass": "#E3EDD3",
    "grass_dark": "#D5E3C0",
    "grass_line": "#A3BC84",
    "grass_high": "#F0F0D4",
    "grass_high_dark": "#E4E7BF",
    "leaf": "#B9D2A0",
    "leaf_light": "#CDE1B8",
    "leaf_dark": "#8FB075",
    "leaf_line": "#58793F",
    "road": "#EDE0C6",
    "road_edge": "#C6AE84",
    "water": "#C5DEEA",
    "water_deep": "#ACCFE0",
    "water_line": "#5E93AF",
    "bank": "#D9CBA9",
    "cliff": "#DCCFBA",
    "cliff_dark": "#C4B193",
    "cliff_line": "#5F5040",
    # Walls and what is built into them.
    "wall": "#2E2A33",
    "wall_light": "#5A545F",
    "wall_top": "#47424C",
    "masonry": "#8A848E",
    "masonry_joint": "#625C67",
    "low_wall": "#D6D1C8",
    "door": "#B37A41",
    "door_dark": "#6E4720",
    "iron": "#3D3B42",
    "window": "#CFE2EC",
    # Roofs.
    "tile_roof1": "#D79B7E",
    "tile_roof2": "#C68468",
    "tile_roof_line": "#8E543C",
    "slate_roof1": "#A9B0BC",
    "slate_roof2": "#949CAA",
    "slate_roof_line": "#5B6472",
    # Furniture.
    "wood": "#D8B98A",
    "wood_dark": "#BC9560",
    "wood_line": "#6E5128",
    "cloth": "#B9523F",
    "cloth_light": "#DD9C8E",
    "violet": "#6C5A9C",
    "violet_light": "#B4A8D2",
    "gold": "#E0B54A",
    "bone": "#F4EFE2",
    "fire": "#E58A2B",
    "fire_light": "#F8D27A",
    "crystal": "#BFD9EC",
    "crystal_dark": "#6F9CC4",
    "cap": "#C4604A",
    "white": "#FFFFFF",
    "boulder": "#BDB6AC",
    "boulder_light": "#D8D3CB",
    "boulder_dark": "#978F84",
}

#: Widths of the pens in mm: outlines, inner lines, hairlines, and the faintest.
WIDTHS = {"outline": 0.32, "inner": 0.18, "hair": 0.11, "faint": 0.08}


@dataclass(frozen=True)
class Palette:
    """Colours by role."""

    colors: Mapping[str, str] = field(default_factory=lambda: dict(COLORS))

    @classmethod
    def of(cls, theme: Theme | None) -> Palette:
        """The colours of a theme, and for roles that it has not, those of this module."""
        if theme is None:
            return cls()
        return cls({role: theme.colors.get(f"board_{role}", color) for role, color in COLORS.items()})

    def __getitem__(self, role: str) -> str:
        return self.colors[role]
