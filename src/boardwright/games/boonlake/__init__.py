"""Boonlake."""
