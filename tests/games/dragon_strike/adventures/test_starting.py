"""A new adventure's file is legal on every board, in every language."""

from __future__ import annotations

import pytest

from generator.games.dragon_strike.adventures.starting import starting_file
from generator.games.dragon_strike.boards.loading import BOARDS, Boards
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.i18n.texts import Texts
from tests.games.dragon_strike.adventures.conftest import Judge


@pytest.mark.parametrize("setting", BOARDS)
@pytest.mark.parametrize("codes", [("en",), ("pl", "en")])
def test_a_new_file_has_no_fault(
    content: DragonStrikeContent,
    boards: Boards,
    texts: dict[str, Texts],
    judge: Judge,
    setting: str,
    codes: tuple[str, ...],
) -> None:
    sets = {code: texts[code] for code in codes}
    text = starting_file(content, boards[setting], sets, 'The "Tin" Crown', "crown.yaml")
    assert judge(text) == []
    assert text.splitlines()[2].startswith(f"setting: {setting} ")
    assert 'title: "The \\"Tin\\" Crown"' in text
