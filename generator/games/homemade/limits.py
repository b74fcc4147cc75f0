"""How large a homemade game may be: far more than any table needs, small enough that no file can hang the press."""

from __future__ import annotations

#: Cards of one deck, copies counted.
MAX_CARDS = 2_000
#: Fields of a card, and boxes on its face.
MAX_FIELDS = 40
#: Tokens of one sheet, copies counted.
MAX_TOKENS = 2_000
#: Places of a board's map along one side.
MAX_SIDE = 60
#: Letters of a board.
MAX_LETTERS = 100
#: Documents of a game, and figures that its texts may show.
MAX_DOCUMENTS = 40
MAX_FIGURES = 500
