"""Games that nobody would play: whatever a log says, the checker answers with findings, and always with the same."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.logs import check_log
from generator.games.dragon_lords.model.options import Altitude, Direction, Section, Spell, Tactic
from generator.games.dragon_lords.rules.hexes import Compass
from generator.games.dragon_lords.rules.ruleset import EVERYTHING
from generator.source.reader import parse_yaml

NAMES = ("Slash", "Tankerous", "Ozonic", "Kelvinight")

names = st.sampled_from(NAMES)
two_dice = st.one_of(st.integers(2, 12), st.sampled_from([2, 12]))
rolls = st.one_of(two_dice, st.builds("{}/{}".format, two_dice, two_dice))
one_die = st.integers(1, 6)
marks = st.dictionaries(st.sampled_from(Section), st.integers(0, 40), max_size=3)
numbers = st.builds("{:02d}{:02d}".format, st.integers(1, 9), st.integers(1, 9))
step = st.sampled_from(["F1", "F3", "F6", "C1", "D2", "L1", "R2", "L3", "BL", "BR2", "T", "G"])
optional_hit: dict[str, Any] = {
    "location": two_dice,
    "section": st.sampled_from(Section),
    "dice": st.integers(2, 24),
    "damage": st.integers(0, 60),
    "rider": two_dice,
}
hit = st.fixed_dictionaries({}, optional=optional_hit)
breath = st.fixed_dictionaries(
    {"target": names},
    optional={
        **optional_hit,
        "to_hit": two_dice,
        "side": st.sampled_from(Direction),
        "critical": rolls,
        "fumble": two_dice,
    },
)
rider = st.fixed_dictionaries(
    {"target": names},
    optional={
        **optional_hit,
        "to_hit": two_dice,
        "spell": st.sampled_from(Spell),
        "seems": st.sampled_from(["nearer", "farther"]),
        "turn": st.sampled_from(["L1", "R2", "L3"]),
        "marks": marks,
    },
)
after = st.fixed_dictionaries(
    {},
    optional={
        "hex": numbers,
        "facing": st.sampled_from(Compass),
        "altitude": st.sampled_from(Altitude),
        "speed": st.integers(1, 9),
        "damage": marks,
        "magic": st.integers(0, 9),
    },
)
entry = st.fixed_dictionaries(
    {"initiative": rolls, "speed": st.one_of(st.just("GR"), st.integers(1, 15))},
    optional={
        "move": st.lists(step, max_size=4),
        "ground_roll": one_die,
        "rider": rider,
        "breath": breath,
        "crash": hit,
        "yields": st.booleans(),
        "after": after,
    },
)
fighters = st.permutations(NAMES).map(lambda order: order[:2])


def combat(pair: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    side = {"tactic": st.sampled_from(Tactic), "roll": two_dice}
    return st.fixed_dictionaries(
        {
            "attacker": st.fixed_dictionaries({"dragon": st.just(pair[0])}, optional=side),
            "defender": st.fixed_dictionaries({"dragon": st.just(pair[1])}, optional=side),
        },
        optional={
            "hit": st.fixed_dictionaries({}, optional={**optional_hit, "column": one_die}),
            "winner": st.fixed_dictionaries(
                {}, optional={"roll": one_die, "marks": marks, "faces": st.just("n"), "facing": one_die}
            ),
            "loser": st.fixed_dictionaries({}, optional={"facing": one_die}),
        },
    )


turn = st.fixed_dictionaries(
    {"dragons": st.dictionaries(names, entry, min_size=2)},
    optional={"close_combat": st.lists(fighters.flatmap(combat), max_size=2), "order": st.permutations(NAMES)},
)
start = st.fixed_dictionaries(
    {"hex": numbers, "facing": st.sampled_from(Compass), "altitude": st.sampled_from(Altitude)},
    optional={"team": st.sampled_from(["red", "blue"])},
)
game = st.fixed_dictionaries(
    {
        "rules": st.dictionaries(st.sampled_from(sorted(EVERYTHING.model_dump())), st.booleans()),
        "map": st.just({"columns": 9, "rows": 9}),
        "dragons": st.fixed_dictionaries(dict.fromkeys(NAMES, start)),
        "turns": st.lists(turn, min_size=1, max_size=3),
    },
    optional={"points": st.dictionaries(names, st.integers(-50, 50))},
)


@settings(max_examples=60, deadline=None)
@given(game)
def test_any_game_can_be_checked(content: DragonLordsContent, played: dict[str, Any]) -> None:
    if played["rules"].get("fumbles"):
        played["rules"]["critical_hits"] = True
    text = json.dumps(played).encode()
    findings = check_log(content, parse_yaml(text, "log.yaml"))
    assert findings == check_log(content, parse_yaml(text, "log.yaml"))
    for finding in findings:
        assert (finding.where.file, finding.where.line) == ("log.yaml", 1)
        assert finding.where.column > 1
        assert "\n" not in finding.message
