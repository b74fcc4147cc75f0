"""A dragon as its owner writes it down: five choices, and whatever values its owner states beside them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from generator.errors import did_you_mean
from generator.games.dragon_lords.model.dice import DiceField
from generator.games.dragon_lords.model.fields import Count
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rating, Rider, Section, Wings
from generator.source.model import Model, Problem, problem
from generator.source.provenance import Table
from generator.source.schemamarks import Also

NO_RIDER = "none"
"""How a file may say outright that a dragon carries nobody."""


def _no_rider(value: Any) -> Any:
    return None if value == NO_RIDER else value


class Design(Model):
    """A dragon. ``name``, ``body``, ``wings``, ``breath`` and ``claws`` are all it needs.

    The stated values are optional; whoever writes them down wants them checked against the rules. ``budget`` is the
    number of design points the dragon may cost; ``note`` is a text key or the owner's own words.
    """

    name: str
    """Its name, up to 24 letters."""
    body: Body
    """How heavy it is: a heavy dragon is tough and slow to turn."""
    wings: Wings
    """How large its wings are: large ones make it fast and nimble."""
    breath: Breath
    """What it attacks with from afar."""
    claws: Claws
    """How sharp its teeth and claws are, for close combat."""
    rider: Annotated[Rider | None, BeforeValidator(_no_rider), Also({"const": NO_RIDER})] = None
    """Who rides it, in the advanced rules; “none” says outright that nobody does."""

    cost: int | None = None
    """What it costs in design points, to be checked."""
    rating: Rating | None = None
    """Its maneuverability rating, to be checked."""
    close_combat: int | None = None
    """Its modifier in close combat, to be checked."""
    min_speed: int | None = None
    """Its least speed in movement points, to be checked."""
    max_speed: int | None = None
    """Its greatest speed in movement points, to be checked."""
    breath_damage: DiceField | None = None
    """The dice of its breath, to be checked."""
    claw_damage: DiceField | None = None
    """The dice of its teeth and claws, to be checked."""
    damage_points: dict[Section, int] = Field(default_factory=dict)
    """The points of damage that its sections take, to be checked."""

    budget: Count | None = None
    note: str = ""


class ReadyDragon(Design):
    """A ready-made dragon. ``note`` is a text key below ``notes``.

    ``misprints`` keeps, by field, what its printed sheet says where that cannot be right; the note tells it.
    """

    misprints: dict[str, str] = Field(default_factory=dict)

    def problems(self) -> Iterable[Problem]:
        """Misprints of fields that a dragon does not have."""
        for name in self.misprints:
            if name not in Design.model_fields:
                hint = did_you_mean(name, Design.model_fields)
                yield problem("unknown-key", f"a dragon has no “{name}”", "misprints", name, hint=hint, on_key=True)


class ReadyDragons(Table):
    """The ready-made dragons, in the order of the source."""

    dragons: tuple[ReadyDragon, ...]
