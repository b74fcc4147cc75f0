"""The phases of a turn, each replayed from the log and judged by the rules."""
