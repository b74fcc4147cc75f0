"""Measurements: run ``python -m benchmarks`` in a checkout."""
