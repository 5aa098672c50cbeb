"""The rules of Kingdom Builder's phases, as steps."""
