"""Map sheets: a hex grid whose sheets meet in any order, and countryside seen from the air, drawn by code."""
