"""Legions: several dragons against one total."""

from __future__ import annotations

from generator.errors import Place
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.workshop.legion import Legion, muster, overspent, room_for_more


def legion(content: DragonLordsContent, points: int | None, *names: str) -> Legion:
    return muster(content.tables, [content.dragon(name) for name in names], points)


def test_a_legion_and_what_is_left(content: DragonLordsContent) -> None:
    found = legion(content, 50, "Reaper", "Zippinchill", "Fiercival")
    assert [account.total for _, account in found.dragons] == [20, 10, 16]
    assert (found.total, found.left) == (46, 4)
    assert room_for_more(content.tables, found) and overspent(found, Place()) == []


def test_three_points_buy_no_dragon(content: DragonLordsContent) -> None:
    found = legion(content, 33, "Reaper", "Zippinchill")
    assert found.left == 3 and not room_for_more(content.tables, found)


def test_a_point_too_many(content: DragonLordsContent) -> None:
    (finding,) = overspent(legion(content, 29, "Reaper", "Zippinchill"), Place("my.yaml"))
    assert str(finding).startswith("my.yaml:1:1: error over-budget the dragons cost 30 of 29 design points")
    assert "save 1" in finding.hint


def test_without_a_limit_nothing_is_left_or_overspent(content: DragonLordsContent) -> None:
    found = legion(content, None, "Reaper")
    assert found.left is None and not room_for_more(content.tables, found) and overspent(found, Place()) == []
