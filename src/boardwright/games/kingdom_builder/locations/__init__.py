"""The extra actions of location tiles: one small file for each way a tile works."""
