"""Tests of the printed matter of Dragon Strike."""
