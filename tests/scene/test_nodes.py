"""Nodes, groups and the walk through them."""

from __future__ import annotations

import dataclasses

import pytest

from generator.scene.geometry import IDENTITY, rotate, scale, translate
from generator.scene.nodes import Circle, Face, Group, Line, Node, Paint, Path, Pen, Rect, Text, group, walk

DOT = Circle(1, 2, 0.5, Paint("#000000"))
LINE = Line(0, 0, 1, 0, Pen("#000000", 0.3))


def test_leaves_come_from_back_to_front_with_their_maps() -> None:
    inner = Group((LINE,), scale(2))
    nodes: list[Node] = [DOT, Group((inner, DOT), translate(10, 20)), LINE]
    found = list(walk(nodes))
    assert [node for node, _ in found] == [DOT, LINE, DOT, LINE]
    assert [transform for _, transform in found] == [
        IDENTITY,
        translate(10, 20) @ scale(2),
        translate(10, 20),
        IDENTITY,
    ]
    assert found[1][1].apply(1, 1) == (12, 22)


def test_a_walk_can_start_from_a_map() -> None:
    ((node, transform),) = walk([Group((DOT,), rotate(90))], translate(5, 0))
    assert node == DOT
    assert transform.apply(1, 0) == pytest.approx((5, 1))


def test_empty_groups_have_no_leaves() -> None:
    assert list(walk([Group(()), Group((Group(()),))])) == []


def test_a_group_takes_any_nodes_and_keeps_their_order() -> None:
    made = group((node for node in (DOT, LINE)), translate(1, 1), name="dial")
    assert made == Group((DOT, LINE), translate(1, 1), None, "dial")


@pytest.mark.parametrize(
    "node",
    [DOT, LINE, Rect(0, 0, 1, 1, Paint()), Path((("M", 0, 0),), Paint()), Text(0, 0, "a", Face("Arimo"), 3), Group(())],
)
def test_nodes_do_not_change_and_can_be_compared(node: Node) -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(node, dataclasses.fields(node)[0].name, None)
    assert node == dataclasses.replace(node)
    assert hash(node) == hash(dataclasses.replace(node))
