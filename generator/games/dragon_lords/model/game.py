"""Tables around the game: campaign, teams, map, game log, play sheet, and what lies in the box."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from generator.games.dragon_lords.model.fields import Count, every
from generator.games.dragon_lords.model.options import Altitude, CampaignEvent, LogColumn, Reward, RulesPart
from generator.source.model import Model, Problem, problem
from generator.source.provenance import Table


class RewardStep(Model):
    """What one reward changes a number by, and the limit: the least number needed, or the greatest whole bonus."""

    change: int
    limit: Count


class Campaign(Table):
    """Campaign points, and the rewards they buy."""

    points: Annotated[dict[CampaignEvent, int], every(CampaignEvent)]
    points_per_reward: Count
    rewards: Annotated[dict[Reward, RewardStep], every(Reward)]


class TeamSide(Model):
    """So many players, each with one dragon; where several dragons are named, the players choose among them."""

    players: Count
    dragons: tuple[str, ...]


class Teams(Model):
    """Two sides of unlike size that are a fair match."""

    rules: RulesPart
    larger: TeamSide
    smaller: TeamSide


class TeamTable(Table):
    """Fair teams for an odd number of players."""

    teams: tuple[Teams, ...]


class Extent(Model):
    """A number along the line between the two sides of the map, and one across it."""

    along: Count
    across: Count


class MapSheets(Table):
    """How many hexes the map has from edge to edge, how its sheets lie, and the hexes of one sheet."""

    hexes_edge_to_edge: Count
    sheets: Extent
    hexes_per_sheet: Extent

    def problems(self) -> Iterable[Problem]:
        """A line between the edges that the sheets do not make up."""
        line = self.sheets.along * self.hexes_per_sheet.along
        if line != self.hexes_edge_to_edge:
            yield problem("wrong-sum", f"the sheets have {line} hexes from edge to edge", "hexes_edge_to_edge")


class ColumnSpec(Model):
    """A column of the game log, and the rules that need it."""

    column: LogColumn
    rules: RulesPart


class GameLog(Table):
    """The columns of the game log from left to right, and its number of turns."""

    columns: tuple[ColumnSpec, ...]
    turns: Count


class PlaySheet(Table):
    """What a play sheet has room for."""

    name_length: Count


class Counters(Model):
    """Counters in the box."""

    each_altitude: Count
    engaged: Count


class Figures(Model):
    """Parts of the figures in the box."""

    bodies: Count
    wings: Count
    riders: Count


class Components(Table):
    """What lies in the box, and the sums as the source states them."""

    counters: Counters
    stated_counters: Count
    figures: Figures
    stated_figures: Count
    stands: Count
    map_sheets: Count
    quick_references: Count
    dice: Count

    def problems(self) -> Iterable[Problem]:
        """Sums that do not come out as stated."""
        counters = self.counters.each_altitude * len(Altitude) + self.counters.engaged
        figures = self.figures.bodies + self.figures.wings + self.figures.riders
        if counters != self.stated_counters:
            yield problem("wrong-sum", f"the counters come to {counters}", "stated_counters")
        if figures != self.stated_figures:
            yield problem("wrong-sum", f"the figure parts come to {figures}", "stated_figures")
