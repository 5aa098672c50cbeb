"""Extra actions that everybody has once a turn, as long as the board offers what they need."""
