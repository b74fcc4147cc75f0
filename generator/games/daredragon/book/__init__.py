"""What the chapters of the rulebook draw on: figures in words, worked examples, a fight replayed, tables, diagrams."""
