"""Dragons side by side."""

from __future__ import annotations

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.workshop.comparing import Mark, compare, compared, tally
from generator.games.dragon_lords.workshop.figures import Figure
from generator.games.dragon_lords.workshop.parts import Parts

BEST, BETTER, WORSE, WORST = Mark


def dragons(content: DragonLordsContent, *names: str) -> list[Parts]:
    return [Parts.of(content.dragon(name)) for name in names]


def test_two_dragons_are_better_and_worse(content: DragonLordsContent) -> None:
    rows = {row.figure: row for row in compare(content.tables, dragons(content, "Reaper", "Skyblazer"))}
    assert (rows[Figure.COST].values, rows[Figure.COST].marks) == ((20, 18), (WORSE, BETTER))
    assert rows[Figure.MIN_SPEED].marks == (WORSE, BETTER)
    assert (rows[Figure.MAX_SPEED].values, rows[Figure.MAX_SPEED].marks) == ((15, 15), (None, None))
    assert rows[Figure.RATING].marks == (WORSE, BETTER)
    assert (rows[Figure.TURN_120].values, rows[Figure.TURN_120].marks) == ((3, 3), (None, None))
    assert (rows[Figure.TOUGHNESS].values, rows[Figure.TOUGHNESS].marks) == ((200, 180), (BETTER, WORSE))
    assert (rows[Figure.HARD_TO_HIT].values, rows[Figure.HARD_TO_HIT].marks) == ((-2, -1), (WORSE, BETTER))
    assert Figure.CLOSE_COMBAT_WITH_RIDER not in rows


def test_of_three_the_one_between_is_not_marked(content: DragonLordsContent) -> None:
    rows = {row.figure: row for row in compare(content.tables, dragons(content, "Slash", "Tankerous", "Zippinchill"))}
    assert (rows[Figure.COST].values, rows[Figure.COST].marks) == ((15, 12, 10), (WORST, None, BEST))
    assert (rows[Figure.BREATH_DAMAGE].values, rows[Figure.BREATH_DAMAGE].marks) == (
        (Dice(3), Dice(2), Dice(2)),
        (BEST, WORST, WORST),
    )
    assert rows[Figure.CLOSE_COMBAT_WITH_RIDER].values == (5, 3, 9)


def test_the_tally_counts_best_and_worst() -> None:
    rows = [
        compared(Figure.MAX_SPEED, [15, 12, 11]),
        compared(Figure.MIN_SPEED, [5, 1, 1]),
        compared(Figure.HEAD, [30, 30, 30]),
    ]
    assert tally(rows) == [(1, 1), (1, 0), (1, 1)]
    assert tally([]) == []
