"""Columns are filled without widows, torn boxes and headings left alone."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from generator.book.atoms import Atom, Frame, balanced, fill, filled


def atom(height: float = 10.0, before: float = 0.0, breakable: bool = True, frame: Frame | None = None) -> Atom:
    return Atom(height, lambda *_: None, before, breakable, frame)


def test_a_column_takes_what_fits_and_drops_the_space_at_its_top() -> None:
    atoms = [atom(before=5), atom(before=5), atom(before=5)]
    column = fill(atoms, 0, 26)
    assert [put.y for put in column.puts] == [0, 15]
    assert (column.end, column.height) == (2, 25)
    assert [put.y for put in fill(atoms, 2, 26).puts] == [0]


def test_a_column_never_ends_within_what_stays_together() -> None:
    atoms = [atom(), atom(), atom(breakable=False), atom(breakable=False)]
    assert fill(atoms, 0, 35).end == 1
    assert fill(atoms, 0, 40).end == 4
    assert fill(atoms, 1, 20).end == 1
    forced = fill(atoms, 1, 20, force=True)
    assert (forced.end, forced.surplus) == (4, 10)


def test_a_box_is_closed_at_the_end_of_a_column_and_opened_again() -> None:
    frame = Frame(lambda *_: None, pad=2)
    atoms = [atom(frame=frame), atom(frame=frame), atom(before=4)]
    whole = fill(atoms, 0, 100)
    assert [put.y for put in whole.puts] == [2, 12, 28]
    assert [(begin, end) for _, begin, end in whole.frames] == [(0, 24)]
    first = fill(atoms, 0, 15)
    assert first.end == 1 and [(begin, end) for _, begin, end in first.frames] == [(0, 14)]
    rest = fill(atoms, 1, 100)
    assert [put.y for put in rest.puts] == [2, 18] and [(b, e) for _, b, e in rest.frames] == [(0, 14)]


def test_the_head_of_a_table_is_repeated() -> None:
    head = atom(4)
    atoms = [atom(), Atom(10, lambda *_: None, head=head), Atom(10, lambda *_: None, head=head)]
    assert len(fill(atoms, 0, 100).puts) == 3
    again = fill(atoms, 1, 100)
    assert [put.atom for put in again.puts] == [head, atoms[1], atoms[2]]
    assert [put.y for put in again.puts] == [0, 4, 14]


def test_columns_are_balanced() -> None:
    columns = balanced([atom() for _ in range(6)], 0, 100, 2)
    assert columns is not None
    assert [len(column.puts) for column in columns] == [3, 3]
    assert balanced([atom() for _ in range(6)], 0, 29, 2) is None


heights = st.lists(st.tuples(st.floats(1, 20), st.floats(0, 5), st.booleans()), min_size=1, max_size=30)


@given(heights, st.floats(20, 80))
def test_columns_hold_every_atom_once_and_never_more_than_their_height(
    shapes: list[tuple[float, float, bool]], height: float
) -> None:
    atoms = [atom(*shape) for shape in shapes]
    seen: list[Atom] = []
    start = 0
    while start < len(atoms):
        (column,) = filled(atoms, start, height, 1)
        if column.end == start:
            column = fill(atoms, start, height, force=True)
            assert column.surplus > 0
        else:
            assert column.height <= height + 1e-6
        assert column.end == len(atoms) or atoms[column.end].breakable
        seen += [put.atom for put in column.puts]
        start = column.end
    assert seen == atoms
