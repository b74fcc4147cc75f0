"""The rulebook of Dragon Lords: what its chapters may say in figures, its tables, its diagrams."""
