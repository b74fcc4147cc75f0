"""The workshop where dragons are designed: choosing within a budget, comparing, listing, legions and teams."""
