"""The rules, one file a phase."""
