"""Dragon Lords: content models, rules and documents."""
