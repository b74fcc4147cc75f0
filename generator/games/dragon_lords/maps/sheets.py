"""The map sheets by letter, and how each is drawn."""

from __future__ import annotations

from functools import lru_cache

from generator.games.dragon_lords.maps import seams
from generator.games.dragon_lords.maps.country.castle import CASTLE
from generator.games.dragon_lords.maps.country.ford import FORD
from generator.games.dragon_lords.maps.country.forest import FOREST
from generator.games.dragon_lords.maps.country.mere import MERE
from generator.games.dragon_lords.maps.country.moor import MOOR
from generator.games.dragon_lords.maps.country.vineyards import VINEYARDS
from generator.games.dragon_lords.maps.fields import fields
from generator.games.dragon_lords.maps.hills import contour_lines, relief
from generator.games.dragon_lords.maps.houses import village
from generator.games.dragon_lords.maps.ink import MapInk
from generator.games.dragon_lords.maps.landmarks import landmarks
from generator.games.dragon_lords.maps.relief import contours
from generator.games.dragon_lords.maps.roads import roads
from generator.games.dragon_lords.maps.terrain import Country
from generator.games.dragon_lords.maps.waters import lakes, marshes, meadows, rivers
from generator.games.dragon_lords.maps.woods import glades, hedges, trees, woods
from generator.scene.nodes import Node

COUNTRIES: tuple[Country, ...] = (FORD, MERE, FOREST, CASTLE, VINEYARDS, MOOR)


def country(letter: str) -> Country:
    """The countryside of a sheet."""
    return next(country for country in COUNTRIES if country.letter == letter)


@lru_cache(maxsize=8)
def countryside(letter: str, ink: MapInk) -> tuple[Node, ...]:
    """The land of a sheet from back to front, in hexes from the top left of the trimmed sheet."""
    land = country(letter)
    lines = contours((*seams.hills(), *land.hills), seams.WIDTH, seams.HEIGHT)
    return (
        *meadows(ink, land.rivers),
        *relief(ink, lines),
        *seams.seam_land(ink),
        *hedges(ink, land.hedges),
        *fields(ink, land.blocks),
        *marshes(ink, land.marshes),
        *woods(ink, land.woods),
        *glades(ink, land.glades),
        *contour_lines(ink, lines),
        *rivers(ink, land.rivers),
        *lakes(ink, land.lakes),
        *trees(ink, land.trees),
        *roads(ink, land.roads),
        *village(ink, land.rows),
        *landmarks(ink, land.landmarks),
    )
