"""Boonlake on a terminal; its drawer is in `board`, its words in `messages`."""
