"""The bonus actions of the Marshlands, for whoever holds two equal location tiles."""
