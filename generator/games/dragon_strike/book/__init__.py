"""The rulebook of Dragon Strike: its facts, tables, diagrams, and the recorded game that the rules replay."""
