"""What happens in a game of Boonlake, step by step."""
