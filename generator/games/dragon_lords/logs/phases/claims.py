"""What a log says the board and the sheets show at the end of a turn, held against the replay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from generator.games.dragon_lords.logs.model import After
from generator.games.dragon_lords.logs.replay import Loc, TurnInPlay
from generator.games.dragon_lords.model.options import CampaignEvent, Section
from generator.games.dragon_lords.rules.dragon import Dragon, Status
from generator.games.dragon_lords.rules.hex_numbers import number_of
from generator.games.dragon_lords.rules.hexes import compass
from generator.games.dragon_lords.rules.tally import plain
from generator.games.dragon_lords.rules.wounds import Fate, Wounds, fate


class _Claim(NamedTuple):
    """One thing that the log says: where, about what, the value there, the value of the replay."""

    loc: Loc
    what: str
    said: object
    found: object


def replay_claims(turn: TurnInPlay) -> None:
    """Judge the state that a log gives after a turn, and go on with it.

    A dragon about which something was found in the turn is not judged: its state may only follow from that.
    """
    for name, entry in turn.entries.items():
        if entry.crash is not None and name not in turn.crashed:
            turn.note("needless-roll", name, "it does not crash in this turn", (*turn.entry_loc(name), "crash"))
        if entry.yields:
            _yield(turn, name)
        dragon = turn.replay.dragons[name]
        if entry.after is None or not dragon.playing:
            continue
        doubtful = name in turn.doubtful
        for claim in _claims(entry.after, dragon, (*turn.entry_loc(name), "after")):
            if claim.said != claim.found and not doubtful:
                message = f"{claim.what} is {claim.said} after this turn, but the moves and rolls make it {claim.found}"
                turn.note("wrong-state", name, message, claim.loc)
        turn.replay.dragons[name] = _adopted(dragon, entry.after)


def _yield(turn: TurnInPlay, name: str) -> None:
    """A dragon that cannot fly any more may give the game up, in a campaign (Living and Dying)."""
    game, loc = turn.replay, (*turn.entry_loc(name), "yields")
    dragon = game.dragons[name]
    if not dragon.playing:
        turn.note("illegal-yield", name, f"it is {dragon.status}", loc)
        return
    if not game.rules.campaign:
        hint = "rules: {campaign: true}"
        turn.note("illegal-yield", name, "yielding is for campaigns only", loc, hint)
    elif not (dragon.on_ground and fate(game.rules, dragon.wounds) is Fate.GROUNDED):
        turn.note("illegal-yield", name, "only a dragon that is stuck on the ground may yield", loc)
    game.take_out(name, Status.YIELDED)
    game.count(name, CampaignEvent.YIELDING)


def _claims(after: After, dragon: Dragon, loc: Loc) -> Iterator[_Claim]:
    pose = dragon.pose
    if after.hex is not None:
        yield _Claim((*loc, "hex"), "its hex", number_of(after.hex), number_of(pose.place))
    if after.facing is not None:
        yield _Claim((*loc, "facing"), "its facing", str(after.facing), str(compass(pose.facing)))
    if after.altitude is not None:
        yield _Claim((*loc, "altitude"), "its altitude", plain(after.altitude), plain(pose.altitude))
    if after.speed is not None:
        yield _Claim((*loc, "speed"), "its speed", after.speed, dragon.speed or 0)
    if after.magic is not None:
        yield _Claim((*loc, "magic"), "its wizard's magic points left", after.magic, dragon.magic_points)
    for section, points in after.damage.items():
        yield _Claim((*loc, "damage", section), f"damage to its {plain(section)}", points, dragon.wounds.taken(section))


def _adopted(dragon: Dragon, after: After) -> Dragon:
    """The dragon as the log has it."""
    pose = replace(
        dragon.pose,
        place=after.hex if after.hex is not None else dragon.pose.place,
        facing=after.facing.facing if after.facing is not None else dragon.pose.facing,
        altitude=after.altitude if after.altitude is not None else dragon.pose.altitude,
    )
    taken = {section: after.damage.get(section, dragon.wounds.taken(section)) for section in Section}
    return replace(
        dragon,
        pose=pose,
        wounds=Wounds(dragon.wounds.points, taken),
        speed=after.speed if after.speed is not None and not pose.on_ground else dragon.speed,
        magic_points=after.magic if after.magic is not None else dragon.magic_points,
    )
