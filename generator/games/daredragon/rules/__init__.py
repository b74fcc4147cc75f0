"""The rules of Daredragon Fellowship as pure functions: cards and choices are passed in, figures come from content."""
