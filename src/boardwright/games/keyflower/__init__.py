"""Keyflower: bid workers for tiles, use them anywhere, and build a village over four seasons."""
