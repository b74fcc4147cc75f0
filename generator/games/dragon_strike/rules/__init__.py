"""The rules of Dragon Strike as pure functions: dice and facts are passed in."""
