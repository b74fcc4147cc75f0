"""The boards drawn: floors, walls, water, forest, cliffs, roofs, furniture; and the Dragon Master's map."""
