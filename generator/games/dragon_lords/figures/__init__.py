"""The dragon seen from the side, rising in flight, for figures that stand up; drawn in the hand of the likeness."""
