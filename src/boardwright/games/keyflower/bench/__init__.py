"""How Keyflower is measured, for `boardwright bench`: who takes part, and measurements of its own, a module each."""
