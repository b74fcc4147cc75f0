"""Emblems of the wizard's spells and figures of the riders, the backs of their cards, and what these share."""
