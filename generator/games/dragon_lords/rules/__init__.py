"""The rules of Dragon Lords as pure functions over the tables: scales, costs, flight, damage, ranges, checks."""
