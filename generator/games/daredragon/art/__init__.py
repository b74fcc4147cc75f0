"""The woodcuts of Daredragon Fellowship, drawn by code: emblems, marks, suits, backs, figures, board pictures."""
